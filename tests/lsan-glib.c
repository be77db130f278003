/* SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE

#include <link.h>
#include <sanitizer/lsan_interface.h>
#include <string.h>

/*
 * What LeakSanitizer must know about GLib.
 *
 * GLib allocates its table of quarks while it is loaded. When the table grows, GLib keeps the old one for threads that may
 * still read it, but drops the only pointer to it. A suppression needs the complete stack of the allocation, and to record
 * complete stacks of all allocations makes the tests of widgets five times slower. So the first table is looked up
 * in GLib's variables, and excepted.
 */

/* GCC does not install sanitizer/allocator_interface.h. */
int    __sanitizer_get_ownership      (const volatile void *place);
size_t __sanitizer_get_allocated_size (const volatile void *place);

/* QUARK_BLOCK_SIZE of GLib. */
#define TABLE_SIZE (2048 * sizeof (char *))

static int
ignore_table (struct dl_phdr_info *info,
              size_t               size,
              void                *data)
{
  if (strstr (info->dlpi_name, "libglib-2.0.so") == NULL)
    return 0;

  for (int i = 0; i < info->dlpi_phnum; i++)
    {
      const ElfW (Phdr) *header = &info->dlpi_phdr[i];
      void *const *place = (void *const *) (info->dlpi_addr + ((header->p_vaddr + 7) & ~(ElfW (Addr)) 7));
      void *const *end = (void *const *) (info->dlpi_addr + header->p_vaddr + header->p_memsz);

      if (header->p_type != PT_LOAD || (header->p_flags & PF_W) == 0)
        continue;

      for (; place + 1 <= end; place++)
        if (*place != NULL && __sanitizer_get_ownership (*place) && __sanitizer_get_allocated_size (*place) == TABLE_SIZE)
          __lsan_ignore_object (*place);
    }

  return 1;
}

__attribute__ ((constructor))
static void
ignore_quarks (void)
{
  dl_iterate_phdr (ignore_table, NULL);
}
