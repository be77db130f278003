/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-example-view.h"
#include "bgl-reader-page.h"
#include "bgl-section-layout.h"

G_BEGIN_DECLS

/* How far a section has been built. */
typedef struct
{
  guint      n_made;    /* its heading and how many of its blocks have rows */
  gint64     frame;     /* in which the last of them was made */
  GtkWidget *measured;  /* the last row whose lines are broken, or NULL */
} BglProgress;

/*
 * CSS nodes: reader-page, with headings of the classes .title-1, .title-2 and .heading, and
 * paragraphs of the classes .note, .term and .code. Accessible role of what scrolls: document.
 */
struct _BglReaderPage
{
  GtkWidget          parent_instance;

  GtkScrolledWindow *scroller;
  GtkBox            *box;

  char              *page_id;
  GPtrArray         *pages;      /* BglPage, one for each language; owned by their books */
  GStrv              languages;
  guint              main;       /* the column whose language boards and buttons have */
  gboolean           stacked;    /* languages are below each other at every width */
  GPtrArray         *sections;   /* GtkBox, one for each section */
  GArray            *progress;   /* BglProgress, for each section */
  GArray            *tops;       /* double, of each section, and the end of the last one; empty before there is a width */
  char              *marked;
  int                column_width;    /* of each language, where there is room for it */

  guint              anchor;          /* the section at the upper edge */
  double             anchor_offset;   /* how much of it is above */
  gboolean           anchored_to_end;
  gboolean           keeps_place;     /* just now */
  double             place;           /* to which it was scrolled last */
  double             length;          /* of the page, as far as it is known */
  gboolean           opens;           /* until its first frame */
  guint              settle_id;
  guint              section_id;
  const char        *current;
};

/* The section with that index in the language of a column. */
const BglSection *bgl_reader_page_get_nth      (BglReaderPage *self,
                                                guint          column,
                                                guint          index);

static inline BglSectionLayout *
bgl_reader_page_get_layout (BglReaderPage *self,
                            guint          index)
{
  return BGL_SECTION_LAYOUT (gtk_widget_get_layout_manager (self->sections->pdata[index]));
}

/* On either side of the text, and above it. */
#define BGL_READER_PAGE_MARGIN 18

/* bgl-reader-page-place.c: what is in sight. */
void              bgl_reader_page_init_place      (BglReaderPage *self);
/* The width of the sections, or less than 0 before anything has a size. */
int               bgl_reader_page_get_sheet_width (BglReaderPage *self);
/* Keeps what is being read where it is while the heights of sections change. */
void              bgl_reader_page_keep_place      (BglReaderPage *self);
/* Puts the beginning of a section at the upper edge. */
void              bgl_reader_page_show_from       (BglReaderPage *self,
                                                   guint          index);
/* Puts back what was at the upper edge: a section, and so many pixels of it above the edge. */
void              bgl_reader_page_return_to       (BglReaderPage *self,
                                                   guint          anchor,
                                                   double         offset);
/* Builds the rest of the page, a piece with each frame. */
void              bgl_reader_page_settle          (BglReaderPage *self);

/* bgl-reader-rows.c: makes the rows of a section. */
gboolean          bgl_reader_page_has_all_rows (BglReaderPage *self,
                                                guint          index);
/* Makes the next rows of a section that has not got all of them: the heading, a table, or another block. Returns whether
 * this was as much work as a frame has time for. */
gboolean          bgl_reader_page_add_rows     (BglReaderPage *self,
                                                guint          index);
/* The example in a row, or NULL. */
BglExampleView   *bgl_reader_page_get_example  (GtkWidget *row);
/* Whether a section has an example. */
gboolean          bgl_reader_page_has_example  (BglReaderPage *self,
                                                guint          index);
/* A text that can be selected, in a language. */
GtkWidget        *bgl_reader_page_create_label (BglReaderPage     *self,
                                                const char        *markup,
                                                const char        *text,
                                                const char        *language,
                                                const char        *css_class,
                                                GtkAccessibleRole  role);
/* A row with a column for each language. */
GtkBox           *bgl_reader_page_add_row      (BglReaderPage *self,
                                                GtkBox        *section,
                                                const char    *css_class);

/* bgl-reader-columns.c: the widths of the columns, which follow the letters. */
void              bgl_reader_page_update_columns   (BglReaderPage *self);
/* About how high a section will be. */
int               bgl_reader_page_estimate_section (BglReaderPage *self,
                                                    guint          index,
                                                    int            width);

/* bgl-reader-head.c: what a page of a game has beside the text of the book. */
/* The game's picture, at the beginning of its page. */
void              bgl_reader_page_add_cover    (BglReaderPage *self,
                                                GtkBox        *box);
int               bgl_reader_page_get_cover_height (BglReaderPage *self,
                                                    int            width);
/* What one can do after the nutshell. */
void              bgl_reader_page_add_buttons  (BglReaderPage *self,
                                                guint          index,
                                                GtkBox        *box);
/* A piece of the game, of the size of the text. */
GtkWidget        *bgl_reader_page_create_piece (BglReaderPage *self,
                                                const char    *name);
gboolean          bgl_reader_page_ends_chapter (BglReaderPage *self,
                                                guint          index);
/* To the chapters before and after, at the end of a chapter. */
void              bgl_reader_page_add_ways     (BglReaderPage *self,
                                                guint          index,
                                                GtkBox        *box);

/* bgl-reader-page-keys.c: scrolling, links and boards by keyboard. */
void              bgl_reader_page_init_keys     (BglReaderPage *self);
/* Takes the focus back from a link or a board. */
void              bgl_reader_page_leave_rows    (BglReaderPage *self);
gboolean          bgl_reader_page_focus         (GtkWidget        *widget,
                                                 GtkDirectionType  direction);

G_END_DECLS
