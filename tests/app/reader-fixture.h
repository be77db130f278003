/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "test-utils.h"

#include "app/bgl-reader.h"

/* A rulebook that remembers nothing of earlier ones, in one language and with text of that size, in percent. */
BglReader *reader_fixture_new           (const char *language,
                                         int         zoom);
/* No paragraph or cell of a section sticks out of its row, and all have room for words. */
void       reader_fixture_assert_inside (GtkWidget  *section);
