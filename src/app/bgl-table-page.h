/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-table-layout.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_TABLE_PAGE (bgl_table_page_get_type ())

G_DECLARE_FINAL_TYPE (BglTablePage, bgl_table_page, BGL, TABLE_PAGE, AdwBin)

/* Properties: table (construct only), can-hint, helping. */
GtkWidget      *bgl_table_page_new            (BglTable     *table);

/* Starts or continues the game. For people who have never finished this game, a card explains its aim first. */
void            bgl_table_page_start          (BglTablePage *self);

BglTable       *bgl_table_page_get_table      (BglTablePage *self);
BglView        *bgl_table_page_get_view       (BglTablePage *self);
BglTableLayout *bgl_table_page_get_layout     (BglTablePage *self);
const char     *bgl_table_page_get_heading    (BglTablePage *self);
const char     *bgl_table_page_get_story      (BglTablePage *self);

/* The rule of the visible refusal, or NULL. */
const char     *bgl_table_page_get_refusal    (BglTablePage *self);

gboolean        bgl_table_page_get_can_hint   (BglTablePage *self);
void            bgl_table_page_hint           (BglTablePage *self);

/* Whether the table helper is on. The second function is the choice of a person, and is remembered for the game. */
gboolean        bgl_table_page_get_helping    (BglTablePage *self);
void            bgl_table_page_set_helping    (BglTablePage *self,
                                               gboolean      helping);

/* Whether a person can type a move now. The second function opens the entry. */
gboolean        bgl_table_page_get_can_type   (BglTablePage *self);
void            bgl_table_page_type_move      (BglTablePage *self);

void            bgl_table_page_say            (BglTablePage *self,
                                               const char   *text);
void            bgl_table_page_speak_standing (BglTablePage *self);
void            bgl_table_page_speak_last     (BglTablePage *self);
/* Whether the game can describe this about its board. The second function does so. */
gboolean        bgl_table_page_can_describe   (BglTablePage *self,
                                               BglScan       scan);
void            bgl_table_page_describe       (BglTablePage *self,
                                               BglScan       scan);
/* The name of the action that describes this, without “win.”. */
const char     *bgl_table_page_get_command    (BglScan       scan);
/* The rule that matters now, or NULL. */
const char     *bgl_table_page_get_rule          (BglTablePage *self);
/* Whether the window buttons are at the end of the page's header bar. */
void            bgl_table_page_set_title_buttons (BglTablePage *self,
                                                  gboolean      show);
/* Shows a message for a moment, with a button that activates an action with a target. The label, the action, and the
 * target are NULL for no button. A floating target is consumed. */
void            bgl_table_page_notify            (BglTablePage *self,
                                                  const char   *text,
                                                  const char   *button,
                                                  const char   *action,
                                                  GVariant     *target);

/* Whether the board of the game uses the key for a command of the table, so that the game cannot use it for
 * something else. Uppercase and lowercase are the same. */
gboolean        bgl_table_page_uses_key          (const BglGameUi *ui,
                                                  guint            keyval);

/* Adds a button to the header bar. */
void            bgl_table_page_add_button (BglTablePage *self,
                                           GtkWidget    *button);

G_END_DECLS
