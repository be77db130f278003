/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/*
 * What all targets share. Each has an entry point of libFuzzer in a file of its own; fuzz-seeds.c feeds the files
 * of a folder to it where there is no clang.
 */
int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);
int LLVMFuzzerInitialize   (int          *argc,
                            char       ***argv);

/* A refusal has a rule and a sentence that can be shown as it is. */
void fuzz_assert_refusal (const GError *error);
