/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-catalog.h"

/*
 * A program with this file is linked so that the functions of GLib that translate into the language of the user lead
 * here: nothing that belongs to a page may call them.
 */

/* Notes every such call, until the end. */
void language_fixture_watch       (void);
/* Fails if there was one. */
void language_fixture_check       (const char       *when);
void language_fixture_end         (void);
/* Fails if a text of the program is on show that has a translation: labels, tooltips, and what spots say. */
void language_fixture_check_words (GtkWidget        *widget,
                                   const BglCatalog *catalog);
