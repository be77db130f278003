/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "bgl-view.h"

G_BEGIN_DECLS

#define BGL_TYPE_SKETCH_BIN (bgl_sketch_bin_get_type ())

G_DECLARE_FINAL_TYPE (BglSketchBin, bgl_sketch_bin, BGL, SKETCH_BIN, AdwBin)

/* Which move of the game the arrow shows. */
typedef enum
{
  BGL_TRACE_NONE,
  BGL_TRACE_LAST,    /* the move that led to the position */
  BGL_TRACE_NEXT,    /* the next move in the history */
  BGL_TRACE_REFUSED, /* a move that the rules do not allow here */
} BglTrace;

/* Sets the marked places, in the notation of the game; NULL for none. */
void bgl_sketch_bin_set_marks (BglSketchBin       *self,
                               const char *const  *marks);
/* Sets the move that the arrow shows. The last argument is only used for BGL_TRACE_REFUSED. */
void bgl_sketch_bin_set_trace (BglSketchBin       *self,
                               BglTrace            trace,
                               BglMove             refused);
/* Creates the sketch that is currently drawn over the view. Free with bgl_sketch_free (). */
BglSketch *bgl_sketch_bin_create (BglSketchBin    *self);

G_END_DECLS
