/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "rulebook/bgl-book.h"

G_BEGIN_DECLS

#define BGL_TYPE_CONTENTS (bgl_contents_get_type ())

G_DECLARE_FINAL_TYPE (BglContents, bgl_contents, BGL, CONTENTS, GtkWidget)

/*
 * The table of contents of a page: its chapters, and the sections of the current one.
 *
 * Properties: expanded (whether the sections of all chapters are shown).
 *
 * Signals:
 *   chosen (const char *section)  the user wants to go to that section
 *
 * CSS node: contents; the current row has the class .current. Accessible role: navigation.
 */
void bgl_contents_set_page    (BglContents   *self,
                               const BglPage *page);
/* Marks the section with that index and keeps its row in view. */
void bgl_contents_set_current (BglContents   *self,
                               guint          index);

G_END_DECLS
