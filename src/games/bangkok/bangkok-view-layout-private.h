/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bangkok-view-layout.h"

G_BEGIN_DECLS

/* Shared by the files of the layout. */

#define MARGIN        12
#define GAP           8
#define PAD           4   /* within a tray */
#define EASY_POOL_DIE 34  /* large enough to be read and touched without effort */

/* The height of the pool for dice of that size. */
double bangkok_layout_get_pool_height (const BangkokLayout *layout,
                                       double               width,
                                       int                  die);
/* The size of dice for which all trays fit into that width. */
int    bangkok_layout_get_tray_die    (int                  width,
                                       int                  largest);
int    bangkok_layout_get_hand_height (const BangkokLayout *layout,
                                       gboolean             tight);
void   bangkok_layout_place_own       (BangkokLayout       *layout,
                                       double               x,
                                       double              *y,
                                       double               width);

/* bangkok-view-layout-parts.c: the layout of an example that shows only some parts of the table. */
void   bangkok_layout_place_parts     (BangkokLayout       *layout);

G_END_DECLS
