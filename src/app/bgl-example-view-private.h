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
  char   *story;    /* why it is refused, as markup, or NULL if no move is refused */
} BglFrame;

/*
 * An example of the rulebook: the board of its game, the text, the steps and the buttons. The board shows a separate
 * table on which the reader plays every seat.
 *
 * CSS nodes: example, with a .board and .controls. Accessible role: group.
 */
struct _BglExampleView
{
  AdwBin            parent_instance;

  BglExample       *example;       /* the visible example, original or changed */
  BglExample       *original;
  const BglCatalog *catalog;       /* of the language in which it was created, or NULL for that of the user */
  BglExample       *editable;      /* the original in the form that can be changed, or NULL */
  BglTable         *table;
  BglView          *view;
  GArray           *moves;         /* BglMove: the history of the example */
  GArray           *frames;        /* BglFrame, at least one */
  guint             frame;         /* the visible one */
  guint             picture;       /* the one that is shown first */
  guint             start;         /* the one from which the reader can play */
  gboolean          puzzle;        /* the reader has to find the move, so no arrow shows it */
  gboolean          live;          /* the reader plays */
  gboolean          strayed;       /* the reader has made a move */
  guint             show_id;       /* while the example is shown step by step */
  guint             scroll_id;     /* while the page is about to be scrolled to the board */
  guint             n_frames;      /* since scrolling was requested */
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

/* Shows another example, or the original if it is NULL. The view takes a reference. */
void bgl_example_view_use            (BglExampleView *self,
                                      BglExample     *example);
/* Shows lines of markup instead of the story. The lines of more, which may be NULL, are behind an expander. */
void bgl_example_view_show_text      (BglExampleView *self,
                                      const char     *story,
                                      const char     *more);
void bgl_example_view_show_refusal   (BglExampleView *self,
                                      const GError   *error);

/* bgl-example-words.c: the language of the example. */
BglLanguage bgl_example_view_enter_language (BglExampleView *self);
void bgl_example_view_init_words     (BglExampleView *self);
void bgl_example_view_set_label      (GtkButton      *button,
                                      const char     *label);

/* bgl-example-steps.c: the positions of the example. */
void bgl_example_view_clear_frame    (BglFrame       *frame);
/* Plays the example on its table and records the positions. */
void bgl_example_view_collect        (BglExampleView *self);
/* Restores the moves of the example after the reader has played. */
void bgl_example_view_restore        (BglExampleView *self);
void bgl_example_view_show_frame     (BglExampleView *self,
                                      guint           frame);
/* Returns the sentences about the last move that are relevant for the example, or what to do in the first position.
 * Sets more to the other sentences, or to NULL. Free both with g_free (). */
char *bgl_example_view_describe      (BglExampleView *self,
                                      char          **more);
/* Returns how to try the example, as markup. Free with g_free (). */
char *bgl_example_view_describe_task (BglExampleView *self);

/* bgl-example-scroll.c: scrolling the page that contains the example. */
/* The wheel scrolls the page everywhere on the example. */
void bgl_example_view_init_scrolling (BglExampleView *self);
/* Scrolls to the board, which may be above the visible part of the page when its buttons are visible. */
void bgl_example_view_reveal_board   (BglExampleView *self);

/* bgl-example-changes.c: dice and tiles that the reader changes. */
void bgl_example_view_show_parts     (BglExampleView *self);

G_END_DECLS
