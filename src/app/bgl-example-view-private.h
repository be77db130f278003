/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-example-view.h"

G_BEGIN_DECLS

/*
 * An example of the rulebook: the board of its game, what happened, and its buttons. The board
 * plays through a table of its own, on which every seat is the reader's.
 *
 * CSS nodes: example, with a .board and .controls. Accessible role: group.
 */
struct _BglExampleView
{
  AdwBin           parent_instance;

  BglExample      *example;       /* as it is now */
  BglExample      *original;
  BglExample      *loose;         /* the original in the form that can be changed, or NULL */
  BglTable        *table;
  BglView         *view;
  guint            stage;         /* the step before which the reader meets it */
  guint            next_step;
  guint            step_id;
  guint            wish_id;       /* while a change is about to be made */
  GString         *outcome;       /* what several moves bring about, while they are played at once */

  AdwBin          *frame;
  GtkLabel        *story;
  GtkWidget       *buttons;
  GtkButton       *show_me;
  GtkToggleButton *change;
  GtkBox          *parts;
};

/* Puts another example in the place of the one on show, or the original with NULL. */
void bgl_example_view_use            (BglExampleView *self,
                                      BglExample     *example);
/* Plays everything to the end at once and tells what it brought about. */
void bgl_example_view_play_out       (BglExampleView *self);
void bgl_example_view_tell_refusal   (BglExampleView *self,
                                      const GError   *error);

/* bgl-example-changes.c: dice and tiles that the reader changes. */
void bgl_example_view_show_parts     (BglExampleView *self);

G_END_DECLS
