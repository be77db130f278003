/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/*
 * A library that takes the place of the C library's functions for files, and has calls on paths below one folder
 * fail. It is linked, or preloaded into any program with
 *
 *   LD_PRELOAD=libfaults.so BUNGALOW_FAULTS=CALL:ERRNO:FOLDER
 *
 * where all calls from that one on fail; CALL is a number from 1, ERRNO a number too. BUNGALOW_SLOW=MILLISECONDS:FOLDER
 * has every fsync () take that long instead.
 */

/* Has the call with that number fail, counted from now, and only that one or all after it, too. */
void     faults_arm     (const char *folder,
                         unsigned    call,
                         int         number,
                         int         lasting);
/* No call fails anymore. Returns how many were seen. */
unsigned faults_disarm  (void);
/* A disk that does not answer: every fsync () below the folder waits until it is not held anymore. */
void     faults_hold    (int         hold);
/* How many calls of fsync () have succeeded, on files or on folders. */
unsigned faults_count_syncs (int on_folders);
/* The name of the function that failed first, or NULL. */
const char *faults_get_first (void);
