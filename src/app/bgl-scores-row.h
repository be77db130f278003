/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_SCORES_ROW (bgl_scores_row_get_type ())

G_DECLARE_FINAL_TYPE (BglScoresRow, bgl_scores_row, BGL, SCORES_ROW, AdwExpanderRow)

/*
 * The score that each seat starts with. A collapsed row shows the scores that are not 0; an expanded one has a number
 * for each seat.
 *
 * CSS node: row.expander. Accessible role: that of the parent class; the numbers are labeled with the names.
 */
GtkWidget *bgl_scores_row_new       (void);

/* The players at the table. The numbers of other seats are hidden. */
void       bgl_scores_row_set_names (BglScoresRow      *self,
                                     const char *const *names);
/* The scores as a record writes them, such as 12,-3. Free with g_free (). */
char      *bgl_scores_row_get_value (BglScoresRow      *self);
/* NULL stands for 0 in every seat. */
void       bgl_scores_row_set_value (BglScoresRow      *self,
                                     const char        *value);

G_END_DECLS
