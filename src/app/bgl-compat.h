/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * Hides the differences between GTK 4.8 and libadwaita 1.2 and newer versions. Only the bgl-compat files check for
 * versions.
 */

/* Asks a question with two answers. The callback runs only for the affirmative one. Closing the window also closes the
 * dialog. */
typedef void (*BglAnswerFunc) (GtkWidget *parent,
                               gpointer   user_data);

void bgl_compat_ask               (GtkWidget          *parent,
                                   const char         *heading,
                                   const char         *body,
                                   const char         *cancel,
                                   const char         *accept,
                                   BglAnswerFunc       callback,
                                   gpointer            user_data,
                                   GDestroyNotify      destroy);
/* The same with a third, destructive answer. */
void bgl_compat_ask_discard       (GtkWidget          *parent,
                                   const char         *heading,
                                   const char         *body,
                                   const char         *cancel,
                                   const char         *discard,
                                   const char         *accept,
                                   BglAnswerFunc       discard_callback,
                                   BglAnswerFunc       callback,
                                   gpointer            user_data,
                                   GDestroyNotify      destroy);
/* Says something that needs no answer. */
void bgl_compat_tell              (GtkWidget          *parent,
                                   const char         *heading,
                                   const char         *body);

/* Shows a dialog with a spinner and a button to cancel. The second function closes it. */
GtkWidget *bgl_compat_show_waiting (GtkWidget         *parent,
                                   const char         *heading,
                                   GCancellable       *cancellable);
void bgl_compat_end_waiting       (GtkWidget          *dialog);

/* Both return the dialog (transfer none), which lives until it is closed. */
GtkWidget *bgl_compat_show_about  (GtkWidget          *parent);
/* Takes ownership of the page. If it is long, it can be searched. */
GtkWidget *bgl_compat_show_preferences (GtkWidget     *parent,
                                   const char         *title,
                                   AdwPreferencesPage *page,
                                   gboolean            searchable);
/* Brings such a dialog to the front again. */
void bgl_compat_raise_dialog      (GtkWidget          *dialog);

/* Has a screen reader speak the text, after what it is speaking already. Does nothing for a widget that is in no
 * window. */
void bgl_compat_announce          (GtkWidget          *widget,
                                   const char         *text);

/* Has a screen reader finish what it is speaking when the name of this widget changes while it has the focus. */
void bgl_compat_speak_on          (GtkWidget          *widget);

/* Has a screen reader say the title of a dialog, which is a window of its own, and where its focus is, when it opens. */
void bgl_compat_introduce_dialog  (GtkWindow          *dialog);
/* Pages without a title shall have no name, because a screen reader would say it. */
void bgl_compat_hush_pages        (GtkStack           *stack);

/* Whether a dialog lies over the window as a part of it; the callback, with the window as its argument, hears
 * when that changes. Dialogs that are windows of their own do not count. */
gboolean bgl_compat_has_dialog    (GtkWidget          *window);
void bgl_compat_watch_dialogs     (GtkWidget          *window,
                                   GCallback           callback);

void bgl_compat_load_css          (GtkCssProvider     *provider,
                                   const char         *css);
/* For what only GdkPixbuf can write. */
GdkPixbuf *bgl_compat_get_pixbuf  (GdkTexture         *texture);

/* Asks for a file: one to open or, with a suggestion for its name, one to write. The callback gets it
 * unless the person changes their mind; the filter may be NULL. */
typedef void (*BglFileFunc) (GtkWindow *parent,
                             GFile     *file,
                             gpointer   user_data);

void bgl_compat_choose_file       (GtkWindow          *parent,
                                   const char         *title,
                                   const char         *suggestion,
                                   GtkFileFilter      *filter,
                                   BglFileFunc         callback,
                                   gpointer            user_data,
                                   GDestroyNotify      destroy);

/* Opens the file with the program that the person prefers for it, or shows where it is in the file
 * manager. A message over the parent says what went wrong. */
void bgl_compat_open_file         (GtkWindow          *parent,
                                   GFile              *file);
void bgl_compat_show_in_files     (GtkWindow          *parent,
                                   GFile              *file);

/* Brings an item of a list into sight, if the list has it. */
void bgl_compat_scroll_to         (GtkListView        *list,
                                   gpointer            item);

G_END_DECLS
