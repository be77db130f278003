/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-example-view.h"
#include "bgl-reader-page.h"
#include "bgl-section-layout.h"

G_BEGIN_DECLS

/* How far a section has been built. */
typedef struct
{
  guint      n_made;    /* how many rows exist: the heading, and one for each block */
  gint64     frame;     /* the frame in which the last row was created */
  GtkWidget *measured;  /* the last row that was measured, or NULL */
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
  guint              main;       /* the column whose language is used for boards and buttons */
  gboolean           stacked;    /* languages are below each other at every width */
  GPtrArray         *sections;   /* GtkBox, one for each section */
  GArray            *progress;   /* BglProgress, for each section */
  GArray            *tops;       /* double, the top of each section and the end of the last; empty without a width */
  char              *marked;
  int                column_width;    /* of each language, if there is room for it */

  guint              anchor;          /* the section at the upper edge */
  double             anchor_offset;   /* how much of that section is above the edge */
  gboolean           anchored_to_end;
  gboolean           keeps_place;     /* while keep_place changes the scroll position */
  double             place;           /* the last scroll position */
  double             length;          /* of the page, as far as known */
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

/* The margin on either side of the text, and above it. */
#define BGL_READER_PAGE_MARGIN 18

/* bgl-reader-page-place.c: the visible part. */
void              bgl_reader_page_init_place      (BglReaderPage *self);
/* The width of the sections, or less than 0 before the first allocation. */
int               bgl_reader_page_get_sheet_width (BglReaderPage *self);
/* Keeps the text that is being read in place while the heights of sections change. */
void              bgl_reader_page_keep_place      (BglReaderPage *self);
/* Scrolls the beginning of a section to the upper edge. */
void              bgl_reader_page_show_from       (BglReaderPage *self,
                                                   guint          index);
/* Scrolls back to what was at the upper edge: a section with offset pixels of it above the edge. */
void              bgl_reader_page_return_to       (BglReaderPage *self,
                                                   guint          anchor,
                                                   double         offset);
/* Builds the rest of the page, a part in each frame. */
void              bgl_reader_page_settle          (BglReaderPage *self);

/* bgl-reader-rows.c: creates the rows of a section. */
gboolean          bgl_reader_page_has_all_rows (BglReaderPage *self,
                                                guint          index);
/* Creates the next rows of an incomplete section: the heading, a table, or another block. Returns whether this takes
 * all the time of a frame. */
gboolean          bgl_reader_page_add_rows     (BglReaderPage *self,
                                                guint          index);
/* The example in a row, or NULL. */
BglExampleView   *bgl_reader_page_get_example  (GtkWidget *row);
gboolean          bgl_reader_page_has_example  (BglReaderPage *self,
                                                guint          index);
/* Creates a selectable label in a language. */
GtkWidget        *bgl_reader_page_create_label (BglReaderPage     *self,
                                                const char        *markup,
                                                const char        *text,
                                                const char        *language,
                                                const char        *css_class,
                                                GtkAccessibleRole  role);
/* Adds a row with a column for each language (transfer none). */
GtkBox           *bgl_reader_page_add_row      (BglReaderPage *self,
                                                GtkBox        *section,
                                                const char    *css_class);

/* bgl-reader-columns.c: the widths of the columns, which follow from the text size. */
void              bgl_reader_page_update_columns   (BglReaderPage *self);
/* Estimates the height of a section. */
int               bgl_reader_page_estimate_section (BglReaderPage *self,
                                                    guint          index,
                                                    int            width);

/* bgl-reader-head.c: what a page of a game has in addition to the text of the book. */
/* Adds the game's picture at the beginning of its page. */
void              bgl_reader_page_add_cover    (BglReaderPage *self,
                                                GtkBox        *box);
int               bgl_reader_page_get_cover_height (BglReaderPage *self,
                                                    int            width);
/* Adds the buttons to play and for the quiz, if the section is the overview of a game. */
void              bgl_reader_page_add_buttons  (BglReaderPage *self,
                                                guint          index,
                                                GtkBox        *box);
/* Creates a picture of a piece in the size of the text. */
GtkWidget        *bgl_reader_page_create_piece (BglReaderPage *self,
                                                const char    *name);
gboolean          bgl_reader_page_ends_chapter (BglReaderPage *self,
                                                guint          index);
/* Adds links to the chapters before and after, at the end of a chapter. */
void              bgl_reader_page_add_ways     (BglReaderPage *self,
                                                guint          index,
                                                GtkBox        *box);

/* bgl-reader-page-keys.c: scrolling, links and boards by keyboard. */
void              bgl_reader_page_init_keys     (BglReaderPage *self);
/* Moves the focus from a link or a board to the page. */
void              bgl_reader_page_leave_rows    (BglReaderPage *self);
gboolean          bgl_reader_page_focus         (GtkWidget        *widget,
                                                 GtkDirectionType  direction);

G_END_DECLS
