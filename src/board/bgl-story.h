/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* Where a move came from. */
typedef enum
{
  BGL_ORIGIN_TABLE,   /* a bot, chance, or text that somebody typed */
  BGL_ORIGIN_REPLAY,  /* the history: a redo, or a step through a game */
  BGL_ORIGIN_KEY,     /* the keyboard or assistive technology */
  BGL_ORIGIN_CLICK,
  BGL_ORIGIN_DROP,    /* a piece that was dragged there */
} BglOrigin;

/* A part of what a move causes. Games put their own members after this one, at the beginning of a struct. */
typedef struct
{
  guint    kind;      /* defined by the game */
  double   start;     /* milliseconds since the story began */
  double   duration;
  BglEvent event;     /* the event that the step shows; its rule is NULL if it shows none */
  char    *caption;   /* or NULL */

  /* The player reads something during the step: bots wait, the view is busy, and a press only skips the step. */
  guint    reads : 1;
  /* Nothing moves. Bots and chance wait. The step lasts as long even if animations are off. */
  guint    pauses : 1;

  /*< private >*/
  guint    begun : 1;
  guint    ended : 1;
} BglStoryStep;

#define BGL_TYPE_STORY (bgl_story_get_type ())

G_DECLARE_FINAL_TYPE (BglStory, bgl_story, BGL, STORY, GObject)

/*
 * Shows the events of a move one after the other, or at the same time. The rules never wait for it: a view adds steps
 * while the game emits its events, and the story plays them afterward. Every view has one; see bgl_view_get_story ().
 *
 * A move of a player ends the story of the last move. A move of chance continues it, because dice that are rolled one
 * after the other may be in the air at the same time.
 *
 * If animations are off, or the view is not visible, steps have no duration. They still begin and end, in their order.
 *
 * Properties: busy (read only): a step that players read is not over.
 *
 * Signals:
 *   begin (BglStoryStep *step)    the step begins
 *   end (BglStoryStep *step)      the step is over
 *   advanced ()              time has passed, so the view must be drawn again
 *   finished ()              all steps are over, and have been removed
 */

/* The size is that of the steps of the game. The function releases its own members of a step, and may be NULL. */
BglStory   *bgl_story_new          (GtkWidget          *widget,
                                    BglTable           *table,
                                    gsize               step_size,
                                    GDestroyNotify      clear_step);

/* Adds a step for the current event of the game, after all others. The duration is that at the normal tempo. The step
 * belongs to the story, and lasts until the story is finished. (transfer none) */
gpointer    bgl_story_add          (BglStory           *self,
                                    guint               kind,
                                    guint               milliseconds);
/* Like bgl_story_add (), but begins at that time of the story. */
gpointer    bgl_story_add_at       (BglStory           *self,
                                    double              start,
                                    guint               kind,
                                    guint               milliseconds);
/* Adds a step during which nothing happens. */
gpointer    bgl_story_add_pause    (BglStory           *self,
                                    guint               kind,
                                    guint               milliseconds);
/* Marks that players read something during the step. */
void        bgl_story_set_reading  (BglStory           *self,
                                    BglStoryStep       *step);
/* Whether steps that are added from now on and have something to read last long enough for beginners. */
void        bgl_story_set_unhurried (BglStory          *self,
                                    gboolean            unhurried);
/* Gives the step a text to read (transfer full). */
void        bgl_story_set_caption  (BglStory           *self,
                                    BglStoryStep       *step,
                                    char               *caption);

/* The time of the story, and when its last step ends, in milliseconds. */
double      bgl_story_get_now      (BglStory           *self);
double      bgl_story_get_end      (BglStory           *self);
guint       bgl_story_get_n_steps  (BglStory           *self);
/* (transfer none) */
gpointer    bgl_story_get_step     (BglStory           *self,
                                    guint               index);
/* The first step of that kind that is not over, or NULL. (transfer none) */
gpointer    bgl_story_find         (BglStory           *self,
                                    guint               kind);
/* How much of the step is over, from 0 to 1. */
double      bgl_story_get_progress (BglStory           *self,
                                    const BglStoryStep *step);

/* Where the move that is being shown came from. */
BglOrigin   bgl_story_get_origin   (BglStory           *self);
gboolean    bgl_story_is_playing   (BglStory           *self);
gboolean    bgl_story_get_busy     (BglStory           *self);
/* Whether the remaining steps are skipped at the moment. */
gboolean    bgl_story_is_skipping  (BglStory           *self);

/* Plays the steps that were added. The class does this for those of a move. */
void        bgl_story_play         (BglStory           *self);
/* Ends all steps now, up to the next pause, or the pause itself if it has begun. Returns whether there was something to
 * read. */
gboolean    bgl_story_skip         (BglStory           *self);
/* Stops the clock, for example while a caption is read. */
void        bgl_story_set_paused   (BglStory           *self,
                                    gboolean            paused);

/* Makes bots and chance wait until a person is ready. */
void        bgl_story_set_waiting  (BglStory           *self,
                                    gboolean            waiting);
gboolean    bgl_story_get_waiting  (BglStory           *self);

/* For BglView: */

/* A move has been made, and its events follow. */
void        bgl_story_begin        (BglStory           *self,
                                    BglMove             move,
                                    BglOrigin           origin);
/* Removes all steps, because the game jumped to another position. */
void        bgl_story_clear        (BglStory           *self);

G_END_DECLS
