/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-look.h"
#include "bgl-table-layout.h"
#include "bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_TABLE_PAGE (bgl_table_page_get_type ())

G_DECLARE_FINAL_TYPE (BglTablePage, bgl_table_page, BGL, TABLE_PAGE, AdwBin)

/* Properties: table (construct only), can-hint. */
GtkWidget      *bgl_table_page_new            (BglTable     *table);

/* Lets the game go on: at once or, for somebody who is new to this game, after a card with its aim. */
void            bgl_table_page_start          (BglTablePage *self);

BglTable       *bgl_table_page_get_table      (BglTablePage *self);
BglView        *bgl_table_page_get_view       (BglTablePage *self);
BglTableLayout *bgl_table_page_get_layout     (BglTablePage *self);
const char     *bgl_table_page_get_heading    (BglTablePage *self);
const char     *bgl_table_page_get_story      (BglTablePage *self);

/* The rule of the refusal on show, or NULL. */
const char     *bgl_table_page_get_refusal    (BglTablePage *self);

gboolean        bgl_table_page_get_can_hint   (BglTablePage *self);
void            bgl_table_page_hint           (BglTablePage *self);

void            bgl_table_page_say            (BglTablePage *self,
                                               const char   *text);
void            bgl_table_page_speak_standing (BglTablePage *self);
void            bgl_table_page_speak_last     (BglTablePage *self);
/* The rule that matters now, or NULL. */
const char     *bgl_table_page_get_rule          (BglTablePage *self);
/* Whether the buttons of the window stand at the end of the page's header. */
void            bgl_table_page_set_title_buttons (BglTablePage *self,
                                                  gboolean      show);
/* Tells something beside the game, over the board for a moment, with a button for it. */
void            bgl_table_page_notify            (BglTablePage *self,
                                                  const char   *text,
                                                  const char   *button,
                                                  const char   *action);

G_END_DECLS
