/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_SECTION_LAYOUT (bgl_section_layout_get_type ())

G_DECLARE_FINAL_TYPE (BglSectionLayout, bgl_section_layout, BGL, SECTION_LAYOUT, GtkLayoutManager)

/* Estimates the height of a section at that width, without laying it out. */
typedef int (*BglSectionEstimate) (GtkWidget *section,
                                   int        width,
                                   gpointer   user_data);

/* Style classes of rows: for a row beside the text if there is room, for one that spans both, and for one that stays
 * below the previous row. */
#define BGL_SECTION_ASIDE "aside"
#define BGL_SECTION_SPAN  "span"
#define BGL_SECTION_KEEP  "keep"

/*
 * Rows of a long page below each other, in a column that is not too wide to be read. Text that has nothing beside it is
 * split into two columns if there is room. Laying out all sections for a new width takes longer than a frame, so a
 * section that is not near the visible part has an estimated height, and its rows are hidden, until it is woken.
 */
GtkLayoutManager *bgl_section_layout_new      (BglSectionEstimate  estimate,
                                               gpointer            user_data,
                                               gboolean            folds);
/* Sets the number of columns of the text if there is room for them, the greatest width of a column, and the greatest
 * width of rows beside the text, or 0 for none. */
void              bgl_section_layout_set_columns (BglSectionLayout *self,
                                                  int               n_columns,
                                                  int               column,
                                                  int               aside);
/* Sets how much of the section is above the window, and the height of the window. Text beside a long row of boards
 * stays visible. */
void              bgl_section_layout_follow   (BglSectionLayout   *self,
                                               int                 above,
                                               int                 page);
/* The offset of a row from the top of the section at that width. */
int               bgl_section_layout_get_offset (BglSectionLayout  *self,
                                                 int                width,
                                                 GtkWidget         *row);
/* The approximate height of text that is this high in one column, if there is room for two. */
int               bgl_section_layout_fold     (int                 height);
/* Divides a width between the text and the rows beside it. aside is 0 if there is no room for both. */
void              bgl_section_layout_divide   (BglSectionLayout   *self,
                                               int                 width,
                                               int                *text,
                                               int                *aside);
/* Measures a row at its future width, so that GTK caches the height. */
void              bgl_section_layout_measure_row (BglSectionLayout *self,
                                                  GtkWidget        *row,
                                                  int               width);
/* Call this when all rows exist. Until then, the section has its estimated height. */
void              bgl_section_layout_complete (BglSectionLayout   *self);
gboolean          bgl_section_layout_is_complete (BglSectionLayout *self);
/* A section that is near the visible part has its real height at every width. */
void              bgl_section_layout_set_near (BglSectionLayout   *self,
                                               gboolean            near);
/* Whether the rows are laid out for the current width. The second function requests this. */
gboolean          bgl_section_layout_is_exact (BglSectionLayout   *self);
void              bgl_section_layout_wake     (BglSectionLayout   *self);
/* Makes the section wait to be woken again, for example after the text size has changed. */
void              bgl_section_layout_doze     (BglSectionLayout   *self);

G_END_DECLS
