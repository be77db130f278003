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

  guint              first;      /* the sections on show: those in sight and their neighbours */
  guint              last;
  guint              settle_id;
  guint              n_frames;   /* since something changed */
  int                width;      /* for which the lines were broken last */
  guint              restart_id;
  double             pushed_from; /* the height before a section was put above; 0 when none was */
  double             expected;    /* where the page was put; elsewhere the reader has scrolled */
  gboolean           chosen;      /* the place was asked for and is still settling */
  const char        *current;
};

/* The section with that index in the language of a column. */
const BglSection *bgl_reader_page_get_nth      (BglReaderPage *self,
                                                guint          column,
                                                guint          index);

/* bgl-reader-rows.c: makes the rows of a section. */
void              bgl_reader_page_fill_section (BglReaderPage *self,
                                                guint          index);

G_END_DECLS
