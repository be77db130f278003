/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-reader-page.h"

G_BEGIN_DECLS

/*
 * CSS nodes: reader-page, with headings of the classes .title-1, .title-2 and .heading, and
 * paragraphs of the classes .note, .term and .code. Accessible role: document.
 */
struct _BglReaderPage
{
  GtkWidget          parent_instance;

  GtkScrolledWindow *scroller;
  AdwClamp          *clamp;
  GtkBox            *box;

  char              *page_id;
  GPtrArray         *pages;      /* BglPage, one for each language; owned by their books */
  GStrv              languages;
  GPtrArray         *sections;   /* GtkBox, one for each section */
  GPtrArray         *examples;   /* BglExampleView, from top to bottom */
  char              *marked;

  guint              anchor;          /* the section at the upper edge */
  double             anchor_offset;   /* how much of it is above */
  gboolean           anchored_to_end;
  gboolean           keeps_place;     /* just now */
  double             place;           /* to which it was scrolled last, and by whom ever */
  double             length;          /* of the page, as far as it is known */
  guint              settle_id;
  guint              n_frames;        /* since something changed */
  const char        *current;
};

/* The section with that index in the language of a column. */
const BglSection *bgl_reader_page_get_nth      (BglReaderPage *self,
                                                guint          column,
                                                guint          index);

/* bgl-reader-rows.c: makes the rows of a section. */
void              bgl_reader_page_fill_section (BglReaderPage *self,
                                                guint          index);
/* About how high they will be. */
int               bgl_reader_page_estimate_section (BglReaderPage *self,
                                                    guint          index,
                                                    int            width);
/* bgl-reader-page-keys.c: scrolling, links and boards by keyboard. */
void              bgl_reader_page_init_keys     (BglReaderPage *self);
/* Takes the focus back from a link or a board. */
void              bgl_reader_page_leave_rows    (BglReaderPage *self);
gboolean          bgl_reader_page_focus         (GtkWidget        *widget,
                                                 GtkDirectionType  direction);

G_END_DECLS
