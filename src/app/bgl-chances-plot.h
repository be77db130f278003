/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-chance-mark.h"
#include "engine/bgl-table.h"

G_BEGIN_DECLS

/* The position after one ply. */
typedef struct
{
  gboolean          known;                   /* whether it has been analyzed */
  double            chances[BGL_MAX_SEATS];  /* of winning, from 0 to 1, from seat 1 on */
  BglChanceMarkKind mark;
  guint             seat;                    /* whose move or luck the mark is about */
} BglChancePoint;

#define BGL_TYPE_CHANCES_PLOT (bgl_chances_plot_get_type ())

G_DECLARE_FINAL_TYPE (BglChancesPlot, bgl_chances_plot, BGL, CHANCES_PLOT, GtkWidget)

/*
 * The chance of winning of each side over a game: a line for each, in the color of its first seat, with its own dashes
 * and shapes. The ply on the board has a vertical line. A click or a drag chooses a ply. With the focus on the plot,
 * Up and Down go to the marks before and after it; Left and Right, Page Up and Page Down, Home, and End also work if
 * the page does not already handle them.
 *
 * Signals:
 *   ply-activated (guint ply)  the user wants to see this ply
 */
void        bgl_chances_plot_set_table (BglChancesPlot       *self,
                                        BglTable             *table);
void        bgl_chances_plot_set_point (BglChancesPlot       *self,
                                        guint                 ply,
                                        const BglChancePoint *point);
/* The ply on the board. The text says what matters there, besides the chances; it is spoken after them. */
void        bgl_chances_plot_set_ply   (BglChancesPlot       *self,
                                        guint                 ply,
                                        const char           *text);
/* Where a ply is, in the coordinates of the widget. */
double      bgl_chances_plot_get_x     (BglChancesPlot       *self,
                                        guint                 ply);
/* Returns what is spoken about the current ply (transfer none). */
const char *bgl_chances_plot_get_text  (BglChancesPlot       *self);
/* Describes the chances as “Anna 63%, Bot 37%”, or returns NULL if they are not known. Free with g_free (). */
char       *bgl_chances_plot_describe  (BglChancesPlot       *self,
                                        guint                 ply);

G_END_DECLS
