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
  BGL_TRACE_LAST,    /* the one that led to the position */
  BGL_TRACE_NEXT,    /* the one that follows in the history */
  BGL_TRACE_REFUSED, /* one that the rules do not allow here */
} BglTrace;

/* The places that are marked, in the game's own notation; NULL for none. */
void bgl_sketch_bin_set_marks (BglSketchBin       *self,
                               const char *const  *marks);
/* The move matters for BGL_TRACE_REFUSED alone. */
void bgl_sketch_bin_set_trace (BglSketchBin       *self,
                               BglTrace            trace,
                               BglMove             refused);
/* What is drawn over the view just now: free with bgl_sketch_free (). */
BglSketch *bgl_sketch_bin_create (BglSketchBin    *self);

G_END_DECLS
