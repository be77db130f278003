/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-language.h"
#include "engine/bgl-table.h"

#include "bgl-light.h"
#include "bgl-sketch.h"

G_BEGIN_DECLS

#define BGL_TYPE_VIEW (bgl_view_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglView, bgl_view, BGL, VIEW, GtkWidget)

/*
 * What shows one game and turns gestures into moves: the board of the table page and, later,
 * of the rulebook's examples. A view plays through bgl_table_play () alone and
 * keeps no position of its own.
 *
 * Escape cancels. Views fill the space that they are given and draw nothing outside of it.
 *
 * A view that tells step by step what has happened is busy until it has caught up with the
 * position: the page around it then waits with the result, and shows the scores that are told.
 *
 * A view keeps the language in which it was created: an example of the rulebook has that of its page. Everything that
 * BglView calls has it already. What comes to a view in another way must enter it, or be connected with
 * bgl_language_connect ().
 *
 * A view of an example asks for the height that shows everything at its width, so that nothing in it
 * scrolls, and offers nothing that changes real games. It is not interactive at first.
 *
 * Properties: table (construct only), example (construct only), parts (construct only), interactive, hints, busy (read only), step (read only).
 *
 * Signals: told (guint seat): the score of that seat, as it is told, has changed.
 */
struct _BglViewClass
{
  GtkWidgetClass parent_class;

  /* Shows where a move would go, until the next move; it need not be one that the rules allow.
   * BGL_MOVE_NONE shows none. */
  void (*show_move) (BglView *self,
                     BglMove  move);
  /* Adds to the sketch where a move comes from and goes to, and what it takes off the board. The events are
   * those of the move; a refused one has none. */
  void (*trace_move) (BglView        *self,
                      BglMove         move,
                      const BglEvent *events,
                      guint           n_events,
                      BglSketch      *sketch);
  /* Adds rings to the sketch for a place in the game's own notation. FALSE where it is not on show. */
  gboolean (*mark_place) (BglView    *self,
                          const char *place,
                          BglSketch  *sketch);
  /* Drops what was begun and not finished, such as a lifted tile. Returns FALSE for nothing. */
  gboolean (*cancel) (BglView *self);
  /* Jumps to the end of all animations. */
  void (*skip_animations) (BglView *self);
  /* Tells why a move was refused where it was tried. Returns FALSE to leave that to the page, which
   * lays a message over the board. */
  gboolean (*show_refusal) (BglView      *self,
                            const GError *error);

  /* The game has gone one move on, which is told and may be animated; or has jumped, which is not. */
  void (*moved) (BglView *self,
                 BglMove  move);
  void (*rewound) (BglView *self);
  /* Who may act has changed, with the position as it was. */
  void (*refresh) (BglView *self);
  /* The colours of the desktop have changed. Called once before the widget is first seen, too. */
  void (*restyle) (BglView  *self,
                   BglLight  light);
};

BglTable *bgl_view_get_table       (BglView *self);
BglGame  *bgl_view_get_game        (BglView *self);
/* Never while an earlier position of the table is on show. */
gboolean  bgl_view_get_interactive (BglView *self);
void      bgl_view_set_interactive (BglView *self,
                                    gboolean interactive);
/* Whether legal places are shown. */
/* Whether it is a picture of the rulebook or of a quiz rather than a table. */
gboolean  bgl_view_get_example     (BglView *self);
/* The parts of the table that are on show, as bits by their index in the rules' list; 0 for all of it. */
guint     bgl_view_get_parts       (BglView *self);
gboolean  bgl_view_get_hints       (BglView *self);
void      bgl_view_set_hints       (BglView *self,
                                    gboolean hints);
gboolean  bgl_view_get_busy        (BglView *self);
/* The score as far as it has been told. */
int       bgl_view_get_score       (BglView *self,
                                    guint    seat);
void      bgl_view_show_move       (BglView *self,
                                    BglMove  move);
/* The two that draw over the board of an example. */
void      bgl_view_trace_move      (BglView        *self,
                                    BglMove         move,
                                    const BglEvent *events,
                                    guint           n_events,
                                    BglSketch      *sketch);
gboolean  bgl_view_mark_place      (BglView        *self,
                                    const char     *place,
                                    BglSketch      *sketch);
gboolean  bgl_view_cancel          (BglView *self);
void      bgl_view_skip_animations (BglView *self);
/* Shows another ply of the game with bgl_table_browse (). A step forwards is animated, but not where the
 * view is still busy with an earlier one. */
void      bgl_view_show_ply        (BglView *self,
                                    guint    ply);
gboolean  bgl_view_show_refusal    (BglView      *self,
                                    const GError *error);

/* What the person does just now, where a move takes several steps: a sentence for the line below the
 * board, in place of the rules' own, such as what the marks mean while a tile is lifted. NULL for none. */
const char *bgl_view_get_step      (BglView *self);

/* For the views of games. */
BglLanguage bgl_view_enter_language (BglView   *self);
void      bgl_view_set_step        (BglView    *self,
                                    const char *step);
/* A view gets busy when it hears the first event of a move, before the
 * seats have their new scores; these stay hidden until they are told or it is no longer busy. */
void      bgl_view_set_busy        (BglView *self,
                                    gboolean busy);
void      bgl_view_tell_score      (BglView *self,
                                    guint    seat,
                                    int      score);

/* How long something that look.md gives in milliseconds shall take, with the speed of the
 * preferences and the desktop's wish for no motion; 0 for at once. */
guint     bgl_view_get_duration    (BglView *self,
                                    guint    milliseconds);
/* The same for a widget that is no view. */
guint     bgl_view_scale_duration  (GtkWidget *widget,
                                    guint      milliseconds);
/* The factor on all durations of all views: 1 normal, 0 off. */
void      bgl_view_set_tempo       (double   factor);

G_END_DECLS
