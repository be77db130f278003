/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The functions are defined under both of their names, so neither may be a macro for the other. */
#undef _FILE_OFFSET_BITS
#undef _FORTIFY_SOURCE
#define _GNU_SOURCE

#include "faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX];
static unsigned n_calls;
static unsigned failing;
static int failing_number;
static int failing_on;
static int armed;
static const char *first;
static pthread_cond_t released = PTHREAD_COND_INITIALIZER;
static int held;
static unsigned delay; /* of a sync, in milliseconds */
static unsigned n_syncs[2]; /* of files, and of folders */

void
faults_arm (const char *below,
            unsigned    call,
            int         number,
            int         lasting)
{
  pthread_mutex_lock (&mutex);
  snprintf (folder, sizeof folder, "%s", below);
  n_calls = 0;
  failing = call;
  failing_number = number;
  failing_on = lasting;
  first = NULL;
  armed = 1;
  pthread_mutex_unlock (&mutex);
}

unsigned
faults_disarm (void)
{
  unsigned n;

  pthread_mutex_lock (&mutex);
  armed = 0;
  n = n_calls;
  pthread_mutex_unlock (&mutex);

  return n;
}

void
faults_hold (int hold)
{
  pthread_mutex_lock (&mutex);
  held = hold;
  pthread_cond_broadcast (&released);
  pthread_mutex_unlock (&mutex);
}

unsigned
faults_count_syncs (int on_folders)
{
  unsigned n;

  pthread_mutex_lock (&mutex);
  n = n_syncs[!!on_folders];
  pthread_mutex_unlock (&mutex);

  return n;
}

const char *
faults_get_first (void)
{
  return first;
}

__attribute__ ((constructor)) static void
arm_from_environment (void)
{
  const char *text = getenv ("BUNGALOW_FAULTS");
  const char *slow = getenv ("BUNGALOW_SLOW");
  unsigned call;
  int number, end;

  if (slow != NULL && sscanf (slow, "%u:%n", &delay, &end) == 1)
    faults_arm (slow + end, 0, 0, 0);

  if (text != NULL && sscanf (text, "%u:%d:%n", &call, &number, &end) == 2)
    faults_arm (text + end, call, number, 1);
}

static int
is_below (const char *path)
{
  size_t length = strlen (folder);

  return strncmp (path, folder, length) == 0 && (path[length] == '/' || path[length] == '\0');
}

static int
is_below_fd (int fd)
{
  char link_path[64];
  char path[PATH_MAX];
  ssize_t length;

  snprintf (link_path, sizeof link_path, "/proc/self/fd/%d", fd);
  length = readlink (link_path, path, sizeof path - 1);
  if (length < 0)
    return 0;
  path[length] = '\0';

  return is_below (path);
}

/* Counts a call; whether it is to fail, with errno set. */
static int
fails (const char *name)
{
  int failed;

  pthread_mutex_lock (&mutex);
  n_calls++;
  failed = n_calls == failing || (failing_on && n_calls > failing);
  if (failed && first == NULL)
    first = name;
  pthread_mutex_unlock (&mutex);
  if (failed)
    errno = failing_number;

  return failed;
}

#define FAILS_PATH(name, path) (armed && is_below (path) && fails (name))
#define FAILS_FD(name, fd)     (armed && is_below_fd (fd) && fails (name))

#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

/* Reading cannot damage a file. */
static int
is_writing (int flags)
{
  return (flags & (O_ACCMODE | O_CREAT)) != O_RDONLY || (flags & O_DIRECTORY) != 0;
}

#define DEFINE_OPEN(name)                                                            \
  int                                                                                \
  name (const char *path,                                                            \
        int         flags,                                                           \
        ...)                                                                         \
  {                                                                                  \
    va_list args;                                                                    \
    mode_t mode;                                                                     \
                                                                                     \
    va_start (args, flags);                                                          \
    mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (args, mode_t) : 0;         \
    va_end (args);                                                                   \
                                                                                     \
    return is_writing (flags) && FAILS_PATH ("open", path) ? -1                      \
                                                           : REAL (name) (path, flags, mode); \
  }

#define DEFINE_OPENAT(name)                                                          \
  int                                                                                \
  name (int         fd,                                                              \
        const char *path,                                                            \
        int         flags,                                                           \
        ...)                                                                         \
  {                                                                                  \
    va_list args;                                                                    \
    mode_t mode;                                                                     \
                                                                                     \
    va_start (args, flags);                                                          \
    mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (args, mode_t) : 0;         \
    va_end (args);                                                                   \
                                                                                     \
    return is_writing (flags) && (FAILS_PATH ("openat", path) || (*path != '/' && FAILS_FD ("openat", fd))) \
           ? -1 : REAL (name) (fd, path, flags, mode);                               \
  }

DEFINE_OPEN (open)
DEFINE_OPEN (open64)
DEFINE_OPENAT (openat)
DEFINE_OPENAT (openat64)

ssize_t
write (int         fd,
       const void *data,
       size_t      length)
{
  return FAILS_FD ("write", fd) ? -1 : REAL (write) (fd, data, length);
}

/* A disk that becomes full takes a part of what is written. */
static ssize_t
write_half (int         fd,
            const void *data,
            size_t      length,
            off_t       offset)
{
  return length > 1 && errno == ENOSPC && !failing_on ? REAL (pwrite) (fd, data, length / 2, offset) : -1;
}

ssize_t
pwrite (int         fd,
        const void *data,
        size_t      length,
        off_t       offset)
{
  return FAILS_FD ("pwrite", fd) ? write_half (fd, data, length, offset) : REAL (pwrite) (fd, data, length, offset);
}

ssize_t
pwrite64 (int         fd,
          const void *data,
          size_t      length,
          off64_t     offset)
{
  return FAILS_FD ("pwrite", fd) ? write_half (fd, data, length, offset)
                                 : REAL (pwrite64) (fd, data, length, offset);
}

/* Nobody cuts the power: without waiting for a disk, thousands of calls can be tried in a moment. */
static int
pretend_to_sync (int fd)
{
  struct stat info;

  if (*folder == '\0' || !is_below_fd (fd))
    return 0;

  usleep (delay * 1000);
  pthread_mutex_lock (&mutex);
  while (held)
    pthread_cond_wait (&released, &mutex);
  if (fstat (fd, &info) == 0)
    n_syncs[S_ISDIR (info.st_mode)]++;
  pthread_mutex_unlock (&mutex);

  return 1;
}

int
fsync (int fd)
{
  if (FAILS_FD ("fsync", fd))
    return -1;

  return pretend_to_sync (fd) ? 0 : REAL (fsync) (fd);
}

int
fdatasync (int fd)
{
  if (FAILS_FD ("fdatasync", fd))
    return -1;

  return pretend_to_sync (fd) ? 0 : REAL (fdatasync) (fd);
}

int
ftruncate (int   fd,
           off_t length)
{
  return FAILS_FD ("ftruncate", fd) ? -1 : REAL (ftruncate) (fd, length);
}

int
ftruncate64 (int     fd,
             off64_t length)
{
  return FAILS_FD ("ftruncate", fd) ? -1 : REAL (ftruncate64) (fd, length);
}

/* As in the kernel, the descriptor is closed all the same. */
int
close (int fd)
{
  int failed = FAILS_FD ("close", fd);
  int number = errno;
  int result = REAL (close) (fd);

  if (!failed)
    return result;
  errno = number;

  return -1;
}

int
rename (const char *from,
        const char *to)
{
  return FAILS_PATH ("rename", to) ? -1 : REAL (rename) (from, to);
}

int
renameat2 (int           from_fd,
           const char   *from,
           int           to_fd,
           const char   *to,
           unsigned int  flags)
{
  return FAILS_PATH ("rename", to) ? -1 : REAL (renameat2) (from_fd, from, to_fd, to, flags);
}

int
unlink (const char *path)
{
  return FAILS_PATH ("unlink", path) ? -1 : REAL (unlink) (path);
}

int
mkdir (const char *path,
       mode_t      mode)
{
  return FAILS_PATH ("mkdir", path) ? -1 : REAL (mkdir) (path, mode);
}
