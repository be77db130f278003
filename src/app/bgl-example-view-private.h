/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-example-view.h"
#include "board/bgl-sketch-bin.h"
#include "engine/bgl-language.h"

G_BEGIN_DECLS

/* One position of the example that the reader can step to. */
typedef struct
{
  guint   ply;
  BglMove refused;  /* the move that is refused there, or BGL_MOVE_NONE */
  char   *story;    /* why it is refused, as markup; NULL where no move is */
} BglFrame;

/*
 * An example of the rulebook: the board of its game, what happened, its steps and its buttons. The board
 * shows the history of a table of its own, on which every seat is the reader's.
 *
 * CSS nodes: example, with a .board and .controls. Accessible role: group.
 */
struct _BglExampleView
{
  AdwBin            parent_instance;

  BglExample       *example;       /* as it is now */
  BglExample       *original;
  const BglCatalog *catalog;       /* of the language in which it was created, or NULL for that of the user */
  BglExample       *loose;         /* the original in the form that can be changed, or NULL */
  BglTable         *table;
  BglView          *view;
  GArray           *moves;         /* BglMove: the history of the example */
  GArray           *frames;        /* BglFrame, at least one */
  guint             frame;         /* the one on show */
  guint             picture;       /* the one that is shown first */
  guint             start;         /* the one from which the reader may play on */
  gboolean          puzzle;        /* the reader has to find the move, so no arrow shows it */
  gboolean          live;          /* the reader plays */
  gboolean          strayed;       /* the reader has made a move */
  guint             show_id;       /* while the example is shown step by step */
  guint             scroll_id;     /* while the page is about to be scrolled to the board */
  guint             n_frames;      /* since that was wanted */
  guint             wish_id;       /* while a change is about to be made */

  BglSketchBin     *frame_bin;
  GtkBox           *story;         /* a label for each line */
  GtkExpander      *more;
  GtkBox           *more_story;
  GString          *said;          /* the text of the story */
  GtkWidget        *steps;
  GtkButton        *previous;
  GtkButton        *next;
  GtkScale         *scale;
  GtkAdjustment    *adjustment;
  GtkLabel         *place;
  GtkWidget        *buttons;
  GtkButton        *show_me;
  AdwButtonContent *show_me_content;
  GtkToggleButton  *try_it;
  GtkToggleButton  *change;
  GtkButton        *reset;
  GtkBox           *parts;
};

/* Puts another example in the place of the one on show, or the original with NULL. */
void bgl_example_view_use            (BglExampleView *self,
                                      BglExample     *example);
/* Says something in the place of the story: lines of markup. More of them are behind an expander, or NULL. */
void bgl_example_view_tell           (BglExampleView *self,
                                      const char     *story,
                                      const char     *more);
void bgl_example_view_tell_refusal   (BglExampleView *self,
                                      const GError   *error);

/* bgl-example-words.c: the language of the example. */
BglLanguage bgl_example_view_enter_language (BglExampleView *self);
void bgl_example_view_init_words     (BglExampleView *self);
void bgl_example_view_set_label      (GtkButton      *button,
                                      const char     *label);

/* bgl-example-steps.c: the positions of the example. */
void bgl_example_view_clear_frame    (BglFrame       *frame);
/* Plays the example on its table and notes the positions. */
void bgl_example_view_collect        (BglExampleView *self);
/* Brings the history back after the reader has played. */
void bgl_example_view_restore        (BglExampleView *self);
void bgl_example_view_show_frame     (BglExampleView *self,
                                      guint           frame);
/* The events of the last move, or in the first position what to do: those that the example is about, and the others, or
 * NULL. */
char *bgl_example_view_describe      (BglExampleView *self,
                                      char          **more);
/* Tells the reader how to try the example, as markup. */
char *bgl_example_view_describe_task (BglExampleView *self);

/* bgl-example-scroll.c: the page that the example is on. */
/* The wheel scrolls the page everywhere on the example. */
void bgl_example_view_init_scrolling (BglExampleView *self);
/* Scrolls to the board, which may be above the visible part of the page when its buttons are visible. */
void bgl_example_view_reveal_board   (BglExampleView *self);

/* bgl-example-changes.c: dice and tiles that the reader changes. */
void bgl_example_view_show_parts     (BglExampleView *self);

G_END_DECLS
