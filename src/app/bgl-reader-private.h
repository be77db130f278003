/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-contents.h"
#include "bgl-reader.h"

G_BEGIN_DECLS

/* A place of the history. */
typedef struct
{
  char *page;
  char *section;
  char *visited;   /* the language it was read in, where that is none of the chosen ones; or NULL */
} BglReaderPlace;

/*
 * CSS nodes: reader, of the class .zoom-N. Accessible role: group.
 */
struct _BglReader
{
  AdwBin          parent_instance;

  GStrv           languages;     /* chosen */
  char           *visited;       /* shown instead of those at this place, or NULL */
  int             width;         /* that its parts are arranged for */
  guint           arrange_id;
  int             zoom;
  gboolean        beside;        /* a table, not in place of it */

  char           *page_id;
  GPtrArray      *history;       /* BglReaderPlace */
  guint           position;      /* in the history */

  AdwHeaderBar   *header;
  GtkLabel       *title;         /* two lines, if it is narrow */
  GtkButton      *close_button;
  GtkToggleButton *search_button;
  GtkSearchBar   *search_bar;
  GtkSearchEntry *search_entry;
  GtkMenuButton  *contents_button;
  GtkPopover     *contents_popover;
  BglContents    *contents;
  BglContents    *sidebar;
  GtkLabel       *contents_label;
  GtkWidget      *body;
  GtkBox         *toolbar;
  GtkWidget      *history_box;
  GtkBox         *language_box;
  GtkMenuButton  *language_button;
  GActionMap     *language_actions; /* the checks of its menu */
  GtkWidget      *step_box;
  GtkStack       *stack;
  BglReaderPage  *page;
  GtkListBox     *hits;
  int             hit;           /* that was followed last, or -1 */
  GtkEventController *shortcuts; /* while it can be seen */
};

/* bgl-reader.c: the page and the section that are on show. */
const BglPage *bgl_reader_get_book_page     (BglReader     *self);
int            bgl_reader_get_section_index (BglReader     *self);
void           bgl_reader_update_contents   (BglReader     *self);
/* Goes to the present place of the history. */
void           bgl_reader_show_history      (BglReader     *self);
/* Says which place is shown, if the page has the focus. */
void           bgl_reader_announce_place    (BglReader     *self);

/* bgl-reader-languages.c */
void           bgl_reader_init_languages    (BglReader     *self);
/* Shows in the buttons and in the menu which languages are on show and how. */
void           bgl_reader_update_languages  (BglReader     *self);
/* What is on show: all languages that were chosen, or the one that is visited. */
GStrv          bgl_reader_list_shown        (BglReader     *self);
void           bgl_reader_update_page       (BglReader     *self);
/* Shows a language for this place only; NULL for those that were chosen. */
void           bgl_reader_visit_language    (BglReader     *self,
                                             const char    *language);
void           bgl_reader_toggle_language   (BglReader     *self,
                                             const char    *language);

/* bgl-reader-actions.c: commands. */
void           bgl_reader_install_actions   (GtkWidgetClass *widget_class);
void           bgl_reader_update_actions    (BglReader     *self);
void           bgl_reader_add_shortcuts     (BglReader     *self);
void           bgl_reader_remove_shortcuts  (BglReader     *self);
void           bgl_reader_restore_zoom      (BglReader     *self);

/* bgl-reader-search.c: from words to places. */
void           bgl_reader_init_search       (BglReader     *self);
void           bgl_reader_step_hit          (BglReader     *self,
                                             int            by);
void           bgl_reader_next_hit_cb       (BglReader     *self);
void           bgl_reader_previous_hit_cb   (BglReader     *self);
void           bgl_reader_search_changed_cb (BglReader     *self);
void           bgl_reader_hit_activated_cb  (BglReader     *self,
                                             GtkListBoxRow *row);

G_END_DECLS
