/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-view-layout.h"

G_BEGIN_DECLS

/* Shared by the files of the layout. */

#define MARGIN        12
#define GAP           8
#define PAD           4   /* within a tray */
#define TIGHT         4   /* the space around and between hands that must move close together */
#define EASY_POOL_DIE 34  /* large enough to be read and touched without effort */
#define MIN_POOL_DIE  26
#define MIN_HAND_DIE  18

/* The height of the pool for dice of that size. */
double bangkok_layout_get_pool_height (const BangkokLayout *layout,
                                       double               width,
                                       int                  die);
/* The size of dice for which all trays fit into that width. */
int    bangkok_layout_get_tray_die    (int                  width,
                                       int                  largest);
int    bangkok_layout_get_tray_height (const BangkokLayout *layout,
                                       int                  die);
/* Hands that are not in front are in two columns if there is room. */
guint  bangkok_layout_get_hand_columns (const BangkokLayout *layout,
                                        double               width);
void   bangkok_layout_fit_hands       (BangkokLayout       *layout,
                                       double               width);
int    bangkok_layout_get_hand_height (const BangkokLayout *layout,
                                       gboolean             tight);
/* Places a row for each seat, beginning with the first, in the order of play. */
void   bangkok_layout_place_hands     (BangkokLayout       *layout,
                                       guint                first,
                                       guint                n,
                                       double               x,
                                       double              *y,
                                       double               width,
                                       gboolean             tight);
void   bangkok_layout_place_others    (BangkokLayout       *layout,
                                       double               x,
                                       double              *y,
                                       double               width);
int    bangkok_layout_get_own_height  (const BangkokLayout *layout);
void   bangkok_layout_place_own       (BangkokLayout       *layout,
                                       double               x,
                                       double              *y,
                                       double               width);

/* bangkok-view-layout-wide.c */
void   bangkok_layout_place_wide      (BangkokLayout       *layout);
/* Whether everything is visible with a column at the side, regardless of the table of points. */
gboolean bangkok_layout_fits_wide     (const BangkokLayoutInput *input);

/* bangkok-view-layout-narrow.c */
void   bangkok_layout_place_narrow    (BangkokLayout       *layout);
/* Places all hands close together. */
void   bangkok_layout_place_ranks     (BangkokLayout       *layout,
                                       int                  height);

/* bangkok-view-layout-parts.c: the layout of an example that shows only some parts of the table. */
void   bangkok_layout_place_parts     (BangkokLayout       *layout);

G_END_DECLS
