/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sketch-bin.h"

/*
 * A view with marks over it that explain the position. The marks are drawn together with the view, so that they follow
 * its animations.
 *
 * CSS nodes: widget. No accessible role of its own.
 */
struct _BglSketchBin
{
  AdwBin    parent_instance;

  GStrv     marks;
  BglTrace  trace;
  BglMove   refused;
};

G_DEFINE_FINAL_TYPE (BglSketchBin, bgl_sketch_bin, ADW_TYPE_BIN)

static void
add_trace (BglSketchBin *self,
           BglView      *view,
           BglSketch    *sketch)
{
  BglGame *game = bgl_view_get_game (view);
  guint ply = bgl_game_get_ply (game);
  const BglEvent *events = NULL;
  guint n_events = 0;
  BglMove move = self->refused;

  if (self->trace == BGL_TRACE_LAST || self->trace == BGL_TRACE_NEXT)
    {
      guint index = self->trace == BGL_TRACE_LAST ? ply - 1 : ply;

      /* There is no previous or next move. */
      if (index >= bgl_game_get_n_moves (game))
        return;

      move = bgl_game_get_move (game, index);
      events = bgl_game_get_events (game, index, &n_events);
    }

  bgl_view_trace_move (view, move, events, n_events, sketch);
  if (self->trace == BGL_TRACE_REFUSED)
    bgl_sketch_refuse (sketch);
}

BglSketch *
bgl_sketch_bin_create (BglSketchBin *self)
{
  BglSketch *sketch = bgl_sketch_new ();
  BglView *view;

  g_return_val_if_fail (BGL_IS_SKETCH_BIN (self), sketch);

  view = BGL_VIEW (adw_bin_get_child (ADW_BIN (self)));
  if (view == NULL)
    return sketch;

  for (guint i = 0; self->marks != NULL && self->marks[i] != NULL; i++)
    bgl_view_mark_place (view, self->marks[i], sketch);
  if (self->trace != BGL_TRACE_NONE)
    add_trace (self, view, sketch);

  return sketch;
}

static void
bgl_sketch_bin_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  BglSketchBin *self = BGL_SKETCH_BIN (widget);

  GTK_WIDGET_CLASS (bgl_sketch_bin_parent_class)->snapshot (widget, snapshot);

  if (self->trace != BGL_TRACE_NONE || self->marks != NULL)
    {
      g_autoptr (BglSketch) sketch = bgl_sketch_bin_create (self);

      bgl_sketch_snapshot (sketch, widget, snapshot);
    }
}

static void
bgl_sketch_bin_finalize (GObject *object)
{
  g_strfreev (BGL_SKETCH_BIN (object)->marks);

  G_OBJECT_CLASS (bgl_sketch_bin_parent_class)->finalize (object);
}

static void
bgl_sketch_bin_class_init (BglSketchBinClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_sketch_bin_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = bgl_sketch_bin_snapshot;
}

static void
bgl_sketch_bin_init (BglSketchBin *self)
{
}

void
bgl_sketch_bin_set_marks (BglSketchBin      *self,
                          const char *const *marks)
{
  g_return_if_fail (BGL_IS_SKETCH_BIN (self));

  g_strfreev (self->marks);
  self->marks = marks != NULL && marks[0] != NULL ? g_strdupv ((GStrv) marks) : NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bgl_sketch_bin_set_trace (BglSketchBin *self,
                          BglTrace      trace,
                          BglMove       refused)
{
  g_return_if_fail (BGL_IS_SKETCH_BIN (self));

  self->trace = trace;
  self->refused = refused;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
