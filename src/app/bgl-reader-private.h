/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-contents.h"
#include "bgl-reader.h"

G_BEGIN_DECLS

/* An entry of the history. */
typedef struct
{
  char *page;
  char *section;
  char *visited;   /* the language in which it was read, if that is not a chosen one, or NULL */
} BglReaderPlace;

/*
 * CSS nodes: reader, of the class .zoom-N. Accessible role: group.
 */
struct _BglReader
{
  AdwBin          parent_instance;

  GStrv           languages;     /* the chosen languages */
  char           *visited;       /* the language shown instead of those at this place, or NULL */
  int             width;         /* the width for which the parts are arranged */
  guint           arrange_id;
  int             zoom;
  gboolean        beside;        /* beside a table or a quiz, not instead of it */

  char           *page_id;
  GPtrArray      *history;       /* BglReaderPlace */
  guint           position;      /* the current place in the history */

  AdwHeaderBar   *header;
  GtkLabel       *title;         /* in two lines if the window is narrow */
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
  GActionMap     *language_actions; /* the check marks of its menu */
  GtkWidget      *step_box;
  GtkStack       *stack;
  BglReaderPage  *page;
  GtkListBox     *hits;
  int             hit;           /* the hit that was opened last, or -1 */
  GtkEventController *shortcuts; /* while the reader is visible */
};

/* bgl-reader.c: the visible page and section. */
const BglPage *bgl_reader_get_book_page     (BglReader     *self);
int            bgl_reader_get_section_index (BglReader     *self);
void           bgl_reader_update_contents   (BglReader     *self);
/* Goes to the current place of the history. */
void           bgl_reader_show_history      (BglReader     *self);
/* Announces the visible place, if the page has the focus. */
void           bgl_reader_announce_place    (BglReader     *self);

/* bgl-reader-languages.c */
void           bgl_reader_init_languages    (BglReader     *self);
/* Updates the buttons and the menu to the visible languages and their arrangement. */
void           bgl_reader_update_languages  (BglReader     *self);
/* The visible languages: those that were chosen, or the visited one. Free with g_strfreev (). */
GStrv          bgl_reader_list_shown        (BglReader     *self);
void           bgl_reader_update_page       (BglReader     *self);
/* Shows a language for this place only, or the chosen ones if it is NULL. */
void           bgl_reader_visit_language    (BglReader     *self,
                                             const char    *language);
void           bgl_reader_toggle_language   (BglReader     *self,
                                             const char    *language);

/* bgl-reader-actions.c: actions and shortcuts. */
void           bgl_reader_install_actions   (GtkWidgetClass *widget_class);
void           bgl_reader_update_actions    (BglReader     *self);
void           bgl_reader_add_shortcuts     (BglReader     *self);
void           bgl_reader_remove_shortcuts  (BglReader     *self);
void           bgl_reader_restore_zoom      (BglReader     *self);

/* bgl-reader-search.c: the search. */
void           bgl_reader_init_search       (BglReader     *self);
void           bgl_reader_step_hit          (BglReader     *self,
                                             int            by);
void           bgl_reader_next_hit_cb       (BglReader     *self);
void           bgl_reader_previous_hit_cb   (BglReader     *self);
void           bgl_reader_search_changed_cb (BglReader     *self);
void           bgl_reader_hit_activated_cb  (BglReader     *self,
                                             GtkListBoxRow *row);

G_END_DECLS
