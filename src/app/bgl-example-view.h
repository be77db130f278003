/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "board/bgl-view.h"
#include "rulebook/bgl-example.h"

G_BEGIN_DECLS

#define BGL_TYPE_EXAMPLE_VIEW (bgl_example_view_get_type ())

G_DECLARE_FINAL_TYPE (BglExampleView, bgl_example_view, BGL, EXAMPLE_VIEW, AdwBin)

/* An example of the rulebook on the game's own board, which can be played, tried, and reset. It keeps the language
 * in which it is created, and takes a reference to the example. */
GtkWidget  *bgl_example_view_new       (BglExample     *example);
void        bgl_example_view_show_me   (BglExampleView *self);
/* Lets the reader make moves. */
void        bgl_example_view_try_it    (BglExampleView *self);
gboolean    bgl_example_view_get_live  (BglExampleView *self);
void        bgl_example_view_reset     (BglExampleView *self);
/* Creating a board takes longer than creating a paragraph, so it is created when the example becomes visible. */
void        bgl_example_view_wake      (BglExampleView *self);
gboolean    bgl_example_view_is_awake  (BglExampleView *self);
BglView    *bgl_example_view_get_view  (BglExampleView *self);
BglGame    *bgl_example_view_get_game  (BglExampleView *self);
/* The text below the board (transfer none). */
const char *bgl_example_view_get_story (BglExampleView *self);

G_END_DECLS
