/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "test-utils.h"

#include "app/bgl-reader.h"

/* A rulebook that remembers nothing of earlier ones, in one language and with text of that size, in percent. */
BglReader *reader_fixture_new (const char *language,
                               int         zoom);
