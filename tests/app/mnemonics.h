/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Fails the test if two widgets of a window or two items of a menu share a letter, in any language of the application.
 * The application runs in English, and what it shows is translated for the comparison. */
void mnemonics_check (const char *place);
