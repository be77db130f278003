/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The letters that do something at every table of a game in real time, so that such a game does not use them itself.
 * bgl_table_page_uses_key () knows the keys of all tables, but needs a window. */
#define BGL_TABLE_KEYS_IN_REAL_TIME "lps"
