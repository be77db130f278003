/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-language.h"
#include "engine/bgl-table.h"

#include "bgl-color-scheme.h"
#include "bgl-prompt.h"
#include "bgl-sketch.h"
#include "bgl-story.h"

G_BEGIN_DECLS

#define BGL_TYPE_VIEW (bgl_view_get_type ())

G_DECLARE_DERIVABLE_TYPE (BglView, bgl_view, BGL, VIEW, GtkWidget)

/*
 * Shows a game and turns gestures into moves, on a table, in an example of the rulebook, or in the quiz. A view makes
 * moves only with bgl_table_play () and does not store the position.
 *
 * Escape cancels. Views fill the space that they are given and draw nothing outside of it.
 *
 * Typed signals of the game drive the view: their handlers add steps to the story of the view, which shows them one by
 * one. While there is something to read in it, the view is busy. Until then, the page around it does not show the result,
 * and shows only the scores that the view has already shown.
 *
 * A view keeps the language in which it was created: an example of the rulebook has that of its page. All virtual
 * functions are called in that language. Other callbacks of a view must enter it, or be connected with
 * bgl_language_connect ().
 *
 * A view of an example requests the height that shows everything at its width, so that nothing in it scrolls, and
 * offers nothing that changes real games. It is not interactive at first.
 *
 * Properties: table (construct only), example (construct only), parts (construct only), interactive, hints,
 * busy (read only), step (read only).
 *
 * Signals:
 *   score-shown (guint seat) the shown score of that seat has changed
 *   cue (const char *name)   a sound should be played that does not belong to an event of the game
 */
typedef struct
{
  const char *event;      /* the name of an event of the game; NULL ends the table */
  GCallback   handler;    /* takes the view and the arguments of the event */
} BglEventHandler;

/* What a question wants from the player. */
typedef enum
{
  BGL_DEMAND_NONE,    /* nothing: the focus stays on the board */
  BGL_DEMAND_KEY,     /* a key of the game answers as well: it gets the focus only if the question before it had it */
  BGL_DEMAND_ANSWER,  /* an answer: it takes the focus from the board */
} BglDemand;

struct _BglViewClass
{
  GtkWidgetClass parent_class;

  /* The events that the view shows, or NULL. The handlers are called before moved (). */
  const BglEventHandler *event_handlers;

  /* The steps of the story: their size, and a function that releases the members that the game added, or NULL. */
  gsize          step_size;
  GDestroyNotify clear_step;

  /* A step begins or ends. */
  void (*begin_step) (BglView            *self,
                      const BglStoryStep *step);
  void (*end_step)   (BglView            *self,
                      const BglStoryStep *step);
  /* Time has passed during a story. Draws the widget again by default. */
  void (*advance)    (BglView            *self);

  /* Shows where a move would go, until the next move is made. The move may be illegal. BGL_MOVE_NONE shows none. */
  void (*show_move) (BglView *self,
                     BglMove  move);
  /* Points out where to look for a move, without giving it away; see bgl_spot_set_named (). Returns the number of
   * places, 0 by default. */
  guint (*show_area) (BglView *self,
                      BglMove  move);
  /* Points out the pieces that the player can pick up now. Returns their number, 0 by default. */
  guint (*show_pieces) (BglView *self);
  /* Adds to the sketch where a move begins and ends, and what it removes from the board. The events are those of the
   * move; a refused move has none. */
  void (*trace_move) (BglView        *self,
                      BglMove         move,
                      const BglEvent *events,
                      guint           n_events,
                      BglSketch      *sketch);
  /* Adds rings to the sketch for a place in the notation of the game. Returns FALSE if the place is not visible. */
  gboolean (*mark_place) (BglView    *self,
                          const char *place,
                          BglSketch  *sketch);
  /* Cancels unfinished input, such as a lifted tile. Returns FALSE if there was none. */
  gboolean (*cancel) (BglView *self);
  /* Jumps to the end of animations that are not part of the story. */
  void (*skip_animations) (BglView *self);
  /* Describes what has happened on the board since the last sentence of the log, such as a roll (transfer full), or
   * returns NULL. */
  char *(*describe_last) (BglView *self);

  /* The game has advanced by one move, whose story follows, or has jumped to another position, whose story is empty,
   * unless rewound () adds a pause. Called after construction as well. refresh () follows. */
  void (*moved) (BglView *self,
                 BglMove  move);
  void (*rewound) (BglView *self);
  /* Updates everything that is derived from the position, from who may act, and from the story. Called once for each
   * change. */
  void (*refresh) (BglView *self);
  /* The table was started or stopped. refresh () follows. */
  void (*running_changed) (BglView *self);

  /* Questions. The functions are NULL in games that ask nothing. */

  /* What to ask now, as a number of the game; 0 for nothing. */
  guint (*find_question) (BglView *self);
  void (*ask) (BglView   *self,
               guint      question,
               BglPrompt *prompt);
  void (*answer) (BglView *self,
                  int      answer);
  /* BGL_DEMAND_ANSWER for all questions if the function is NULL. */
  BglDemand (*get_demand) (BglView *self,
                           guint    question);
  /* The pointer or the focus is on an answer, or on none if it is BGL_PROMPT_NONE. May be NULL. */
  void (*consider) (BglView *self,
                    int      answer);

  /* The color scheme has changed. Also called once before the widget is first shown. Draws the widget again by
   * default. */
  void (*restyle) (BglView  *self,
                   BglColorScheme  scheme);
};

BglTable *bgl_view_get_table       (BglView *self);
BglGame  *bgl_view_get_game        (BglView *self);
/* Always FALSE while an earlier position of the table is shown. */
gboolean  bgl_view_get_interactive (BglView *self);
void      bgl_view_set_interactive (BglView *self,
                                    gboolean interactive);
/* Whether the view is in the rulebook or in a quiz, and not at a table. */
gboolean  bgl_view_get_example     (BglView *self);
/* The parts of the table that are shown, as bits by their index in the parts of the rules; 0 for all. */
guint     bgl_view_get_parts       (BglView *self);
/* Whether legal places are shown. */
gboolean  bgl_view_get_hints       (BglView *self);
void      bgl_view_set_hints       (BglView *self,
                                    gboolean hints);
gboolean  bgl_view_get_busy        (BglView *self);
BglColorScheme bgl_view_get_color_scheme (BglView *self);
/* (transfer none) */
BglStory *bgl_view_get_story       (BglView *self);
/* The score of a seat that has been shown so far. */
int       bgl_view_get_score       (BglView *self,
                                    guint    seat);
void      bgl_view_show_move       (BglView *self,
                                    BglMove  move);
/* Points out one or several places, until the next move or bgl_view_clear_named (). Returns their number. */
guint     bgl_view_show_area       (BglView *self,
                                    BglMove  move);
/* Points out the pieces that the player can pick up, until one of them is picked up, or as above. Returns their number. */
guint     bgl_view_show_pieces     (BglView *self);
/* These two functions add marks over the board of an example to the sketch. */
void      bgl_view_trace_move      (BglView        *self,
                                    BglMove         move,
                                    const BglEvent *events,
                                    guint           n_events,
                                    BglSketch      *sketch);
gboolean  bgl_view_mark_place      (BglView        *self,
                                    const char     *place,
                                    BglSketch      *sketch);
/* Removes the rings of all spots that are pointed out; see bgl_spot_set_named (). A move does the same. */
void      bgl_view_clear_named     (BglView *self);
gboolean  bgl_view_cancel          (BglView *self);
/* Jumps to the end of all animations. Returns whether there was something to read. */
gboolean  bgl_view_skip_animations (BglView *self);
/* Shows another ply of the game with bgl_table_browse (). A step forward is animated, unless the view is still busy
 * with an earlier one. */
void      bgl_view_show_ply        (BglView *self,
                                    guint    ply);
/* Free with g_free (). */
char     *bgl_view_describe_last   (BglView      *self);

/* A sentence about the current step of a move that has several, such as what the marks mean while a tile is lifted. The
 * line below the board shows it instead of the sentence of the rules. NULL for none. */
const char *bgl_view_get_step      (BglView *self);

/* Only for the views of games. */
BglLanguage bgl_view_enter_language (BglView   *self);
void      bgl_view_set_step        (BglView    *self,
                                    const char *step);
/* Makes the move of a person. If the move is refused, the table emits BglTable::refused with the reason. */
gboolean  bgl_view_play            (BglView   *self,
                                    BglMove    move,
                                    BglOrigin  origin);
/* The question with its answers (transfer none); NULL in games that ask nothing. The game places it. */
BglPrompt *bgl_view_get_prompt     (BglView   *self);
/* What is asked, or 0. */
guint     bgl_view_get_question    (BglView   *self);
BglDemand bgl_view_get_demand      (BglView   *self);
/* For refresh (): asks what find_question () returns. A question is asked again after a move, and if the context, a
 * number of the game, has changed. Returns FALSE if nothing has changed. */
gboolean  bgl_view_update_question (BglView   *self,
                                    guint      context);
/* Moves the focus to the first answer, as soon as a screen reader has probably finished its announcements. */
void      bgl_view_focus_question  (BglView   *self);
/* Whether a person at this view may act, as of the last refresh. */
gboolean  bgl_view_can_act         (BglView   *self);
/* Calls refresh () now, or when the changes that are being made are complete. */
void      bgl_view_refresh         (BglView   *self);
/* Collects refreshes until the same number of calls with FALSE. */
void      bgl_view_set_frozen      (BglView   *self,
                                    gboolean   frozen);
/* A view becomes busy during the events of a move, before the seats have their new scores. These stay hidden until this
 * function is called or the view is no longer busy. */
void      bgl_view_show_score      (BglView *self,
                                    guint    seat,
                                    int      score);
/* Plays a sound, by the name of its file. */
void      bgl_view_cue             (BglView    *self,
                                    const char *sound);

/* The duration of an animation that normally takes that many milliseconds. It depends on the animation speed in the
 * preferences, and is 0 if animations are off on the desktop. */
guint     bgl_view_get_duration    (BglView *self,
                                    guint    milliseconds);
/* Like bgl_view_get_duration (), for a widget that is not a view. */
guint     bgl_view_scale_duration  (GtkWidget *widget,
                                    guint      milliseconds);
/* Sets the factor for all durations of all views: 1 is normal, 0 is off. */
void      bgl_view_set_tempo       (double   factor);

G_END_DECLS
