/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-language.h"
#include "engine/bgl-table.h"

#include "bgl-color-scheme.h"
#include "bgl-sketch.h"

G_BEGIN_DECLS

#define BGL_TYPE_VIEW (bgl_view_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglView, bgl_view, BGL, VIEW, GtkWidget)

/*
 * Shows a game and turns gestures into moves, on a table, in an example of the rulebook, or in the quiz. A view makes
 * moves only with bgl_table_play () and does not store the position.
 *
 * Escape cancels. Views fill the space that they are given and draw nothing outside of it.
 *
 * A view that shows step by step what happened is busy until it has reached the position. Until then, the page around it
 * does not show the result, and shows only the scores that the view has already shown.
 *
 * A view keeps the language in which it was created: an example of the rulebook has that of its page. Everything that
 * BglView calls has it already. What comes to a view in another way must enter it, or be connected with
 * bgl_language_connect ().
 *
 * A view of an example asks for the height that shows everything at its width, so that nothing in it
 * scrolls, and offers nothing that changes real games. It is not interactive at first.
 *
 * Properties: table (construct only), example (construct only), parts (construct only), interactive, hints,
 * busy (read only), step (read only).
 *
 * Signals:
 *   told (guint seat)       the score of that seat, as it is told, has changed
 *   cue (const char *name)  a sound that belongs to no event of the game
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
  /* Shows why a move was refused, at the place where it was tried. Returns FALSE if the page should show a message over the
   * board instead. */
  gboolean (*show_refusal) (BglView      *self,
                            const GError *error);
  /* What has happened on the board since the last sentence of the log, such as a roll that is still open. NULL for
   * nothing. */
  char *(*describe_last) (BglView *self);

  /* The game has advanced by one move, which may be animated, or has jumped to another position, which is not animated. */
  void (*moved) (BglView *self,
                 BglMove  move);
  void (*rewound) (BglView *self);
  /* Interactivity changed; the position did not. */
  void (*refresh) (BglView *self);
  /* The colours of the desktop have changed. Called once before the widget is first seen, too. */
  void (*restyle) (BglView  *self,
                   BglColorScheme  scheme);
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
/* Points out no place anymore; see bgl_spot_set_named (). A move does the same. */
void      bgl_view_clear_named     (BglView *self);
gboolean  bgl_view_cancel          (BglView *self);
void      bgl_view_skip_animations (BglView *self);
/* Shows another ply of the game with bgl_table_browse (). A step forwards is animated, but not where the
 * view is still busy with an earlier one. */
void      bgl_view_show_ply        (BglView *self,
                                    guint    ply);
gboolean  bgl_view_show_refusal    (BglView      *self,
                                    const GError *error);
char     *bgl_view_describe_last   (BglView      *self);

/* A sentence about the current step of a move that has several, such as what the marks mean while a tile is lifted. The
 * line below the board shows it instead of the sentence of the rules. NULL for none. */
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
/* Plays a sound, by the name of its file. */
void      bgl_view_cue             (BglView    *self,
                                    const char *sound);

/* The duration of an animation that normally takes that many milliseconds. It depends on the animation speed in the
 * preferences, and is 0 if animations are off on the desktop. */
guint     bgl_view_get_duration    (BglView *self,
                                    guint    milliseconds);
/* The same for a widget that is no view. */
guint     bgl_view_scale_duration  (GtkWidget *widget,
                                    guint      milliseconds);
/* The factor on all durations of all views: 1 normal, 0 off. */
void      bgl_view_set_tempo       (double   factor);

G_END_DECLS
