/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-game-ui.h"

G_BEGIN_DECLS

#define BGL_TYPE_ACTIVITY_PAGE (bgl_activity_page_get_type ())

G_DECLARE_FINAL_TYPE (BglActivityPage, bgl_activity_page, BGL, ACTIVITY_PAGE, AdwBin)

/*
 * A page for an activity of a game other than playing it, such as practicing. The game creates the contents.
 * The header bar has buttons to go back and to open the rules.
 *
 * CSS node: widget, with the game as a style class. Accessible role: group, labeled with the activity.
 */
GtkWidget         *bgl_activity_page_new               (const BglGameUi   *ui,
                                                        const BglActivity *activity);

const BglGameUi     *bgl_activity_page_get_ui          (BglActivityPage   *self);
/* The widget that the game created (transfer none). */
GtkWidget         *bgl_activity_page_get_content       (BglActivityPage   *self);
void               bgl_activity_page_set_title_buttons (BglActivityPage   *self,
                                                        gboolean           title_buttons);

G_END_DECLS
