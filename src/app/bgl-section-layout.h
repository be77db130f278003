/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_SECTION_LAYOUT (bgl_section_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglSectionLayout, bgl_section_layout, BGL, SECTION_LAYOUT, GtkLayoutManager)

/* How high a section will be at that width, without laying it out. */
typedef int (*BglSectionEstimate) (GtkWidget *section,
                                   int        width,
                                   gpointer   user_data);

/* Style classes of rows: one that is placed beside the text where there is room, one that spans both, and one that stays
 * below the row before it. */
#define BGL_SECTION_ASIDE "aside"
#define BGL_SECTION_SPAN  "span"
#define BGL_SECTION_KEEP  "keep"

/*
 * Rows of a long page below each other, in a column that is not wider than lines can be read. Text that has nothing
 * beside it is folded into two columns where there is room. To break the lines of all sections for a new width takes
 * longer than a frame, so a section that is not near what is being read has the height that it is estimated to have,
 * and nothing in it, until it is its turn.
 */
GtkLayoutManager *bgl_section_layout_new      (BglSectionEstimate  estimate,
                                               gpointer            user_data,
                                               gboolean            folds);
/* How many columns the text has where there is room for them, how wide each is at most, and what is beside them; 0 for
 * nothing beside them. */
void              bgl_section_layout_set_columns (BglSectionLayout *self,
                                                  int               n_columns,
                                                  int               column,
                                                  int               aside);
/* How much of the section is above the window, and how high that is: text beside a long row of boards stays in
 * sight. */
void              bgl_section_layout_follow   (BglSectionLayout   *self,
                                               int                 above,
                                               int                 page);
/* How far below the top of the section a row is, at that width. */
int               bgl_section_layout_get_offset (BglSectionLayout  *self,
                                                 int                width,
                                                 GtkWidget         *row);
/* About how high text becomes that is so high in one column, if there is room for two of them. */
int               bgl_section_layout_fold     (int                 height);
/* What a width is divided into; no aside where there is no room for both. */
void              bgl_section_layout_divide   (BglSectionLayout   *self,
                                               int                 width,
                                               int                *text,
                                               int                *aside);
/* Measures a row at the width that it will have, so that GTK knows its height. */
void              bgl_section_layout_measure_row (BglSectionLayout *self,
                                                  GtkWidget        *row,
                                                  int               width);
/* All rows are there. Until then the section has the height that it is estimated to have. */
void              bgl_section_layout_complete (BglSectionLayout   *self);
gboolean          bgl_section_layout_is_complete (BglSectionLayout *self);
/* One that is near has its real height at every width. */
void              bgl_section_layout_set_near (BglSectionLayout   *self,
                                               gboolean            near);
/* Whether its rows are laid out for its present width, and a wish that they be. */
gboolean          bgl_section_layout_is_exact (BglSectionLayout   *self);
void              bgl_section_layout_wake     (BglSectionLayout   *self);
/* Lets it wait for its turn again, as after a change of the letters. */
void              bgl_section_layout_doze     (BglSectionLayout   *self);

G_END_DECLS
