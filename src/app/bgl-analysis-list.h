/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-chance-mark.h"
#include "engine/bgl-table.h"

G_BEGIN_DECLS

#define BGL_TYPE_ANALYSIS_LIST (bgl_analysis_list_get_type ())

G_DECLARE_FINAL_TYPE (BglAnalysisList, bgl_analysis_list, BGL, ANALYSIS_LIST, GtkWidget)

/*
 * Those moves of a game that matter most in some way, the greatest first, each a button that goes there. The widget is
 * hidden if there are none.
 *
 * Signals:
 *   ply-activated (guint ply)  the user wants to see this ply
 */
GtkWidget *bgl_analysis_list_new    (BglTable          *table,
                                     const char        *title,
                                     guint              most);
/* Adds a move that matters to this seat, unless it is in the list already or too small. Texts are made only for moves
 * in the list. */
typedef char *(*BglAnalysisListText) (guint             ply,
                                      gpointer          user_data);

void       bgl_analysis_list_add    (BglAnalysisList   *self,
                                     guint              ply,
                                     double             size,
                                     const char        *figure,
                                     guint              seat,
                                     BglChanceMarkKind  mark,
                                     BglAnalysisListText describe,
                                     gpointer           user_data);
void       bgl_analysis_list_clear  (BglAnalysisList   *self);
guint      bgl_analysis_list_get_n_rows (BglAnalysisList *self);

G_END_DECLS
