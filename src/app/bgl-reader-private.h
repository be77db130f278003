/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-reader.h"

G_BEGIN_DECLS

/*
 * CSS nodes: reader, of the class .zoom-N. Accessible role: group.
 */
struct _BglReader
{
  AdwBin          parent_instance;

  GStrv           languages;     /* chosen for columns */
  char           *language;      /* read where there is room for one */
  gboolean        narrow;        /* no room for all of them */
  gboolean        compact;       /* not even for all buttons */
  guint           narrow_id;
  int             zoom;

  char           *page_id;
  GPtrArray      *history;       /* URIs */
  guint           position;      /* in the history */

  AdwWindowTitle *title;
  GtkToggleButton *search_button;
  GtkSearchBar   *search_bar;
  GtkSearchEntry *search_entry;
  GtkMenuButton  *contents_button;
  GtkPopover     *contents_popover;
  GtkListBox     *contents;
  GtkLabel       *contents_label;
  GtkBox         *language_box;
  GtkWidget      *step_box;
  GtkStack       *stack;
  BglReaderPage  *page;
  GtkListBox     *hits;
  GtkEventController *shortcuts; /* while it can be seen */
};

/* bgl-reader.c: the page and the section that are on show. */
const BglPage *bgl_reader_get_book_page     (BglReader     *self);
int            bgl_reader_get_section_index (BglReader     *self);
void           bgl_reader_update_contents   (BglReader     *self);
/* Goes to the present place of the history. */
void           bgl_reader_show_history      (BglReader     *self);

/* bgl-reader-languages.c */
void           bgl_reader_init_languages    (BglReader     *self);
/* What is on show: all languages that were chosen, or the one that there is room for. */
GStrv          bgl_reader_list_shown        (BglReader     *self);
void           bgl_reader_update_page       (BglReader     *self);
void           bgl_reader_toggle_language   (BglReader     *self,
                                             const char    *language);

/* bgl-reader-actions.c: commands. */
void           bgl_reader_install_actions   (GtkWidgetClass *widget_class);
void           bgl_reader_update_actions    (BglReader     *self);
void           bgl_reader_add_shortcuts     (BglReader     *self);
void           bgl_reader_remove_shortcuts  (BglReader     *self);
void           bgl_reader_restore_zoom      (BglReader     *self);

/* bgl-reader-search.c: from words to places. */
void           bgl_reader_search_changed_cb (BglReader     *self);
void           bgl_reader_hit_activated_cb  (BglReader     *self,
                                             GtkListBoxRow *row);

G_END_DECLS
