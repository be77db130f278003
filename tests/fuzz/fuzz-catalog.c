/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-catalog.h"

#include "fuzz.h"

/* Any bytes are either refused or a catalog in which everything that is found is UTF-8, for every number. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static const char *const keys[] = { "", "Pass", "%u tile", "level\004easy", "zwei" };
  static const gulong numbers[] = { 0, 1, 2, 5, 11, 21, 1000, G_MAXULONG };
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglCatalog) catalog = bgl_catalog_new (bytes, &error);

  if (catalog == NULL)
    {
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      return 0;
    }

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    for (guint j = 0; j < G_N_ELEMENTS (numbers); j++)
      {
        const char *found = bgl_catalog_find_plural (catalog, keys[i], numbers[j]);

        g_assert_true (found == NULL || g_utf8_validate (found, -1, NULL));
        g_assert_true ((found == NULL) == (bgl_catalog_find (catalog, keys[i]) == NULL));
      }

  return 0;
}
