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
/* Asks a question with a third, destructive answer. */
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
/* Shows a message. */
void bgl_compat_show_message      (GtkWidget          *parent,
                                   const char         *heading,
                                   const char         *body);

/* Shows a dialog with a spinner and a button to cancel (transfer none). bgl_compat_end_waiting () closes it. */
GtkWidget *bgl_compat_show_waiting (GtkWidget         *parent,
                                   const char         *heading,
                                   GCancellable       *cancellable);
void bgl_compat_end_waiting       (GtkWidget          *dialog);

/* Shows the About dialog. Returns the dialog (transfer none), which exists until it is closed. */
GtkWidget *bgl_compat_show_about  (GtkWidget          *parent);
/* Shows a page of preferences, and takes ownership of the page. A long page should be searchable. Returns the dialog
 * (transfer none), which exists until it is closed. */
GtkWidget *bgl_compat_show_preferences (GtkWidget     *parent,
                                   const char         *title,
                                   AdwPreferencesPage *page,
                                   gboolean            searchable);
/* Brings a dialog of one of these two functions to the front again. */
void bgl_compat_raise_dialog      (GtkWidget          *dialog);

/* Makes a screen reader speak the text after what it is currently speaking. Does nothing if the widget is not in a
 * window. */
void bgl_compat_announce          (GtkWidget          *widget,
                                   const char         *text);

/* Returns how long, in milliseconds, a screen reader probably still speaks what was announced in the window of the
 * widget. */
guint bgl_compat_get_speaking_time (GtkWidget         *widget);

/* Makes a screen reader finish its sentence if the name of this widget changes while it has the focus. */
void bgl_compat_speak_on          (GtkWidget          *widget);

/* Makes a screen reader speak the title and the focus of a dialog that is a separate window, when it opens. */
void bgl_compat_introduce_dialog  (GtkWindow          *dialog);
/* Removes the names of pages without a title, because a screen reader would speak them. */
void bgl_compat_hush_pages        (GtkStack           *stack);

/* Whether a dialog is shown inside the window. The callback is called with the window when this changes. Dialogs
 * that are separate windows do not count. */
gboolean bgl_compat_has_dialog    (GtkWidget          *window);
void bgl_compat_watch_dialogs     (GtkWidget          *window,
                                   GCallback           callback);

void bgl_compat_load_css          (GtkCssProvider     *provider,
                                   const char         *css);

/* Asks for a file to open or, if there is a suggested name, to write. The callback is not called if the person
 * cancels. The filter may be NULL. */
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

/* Opens the file with its default application, or shows it in the file manager. If this fails, a message is shown
 * over the parent. */
void bgl_compat_open_file         (GtkWindow          *parent,
                                   GFile              *file);
void bgl_compat_show_in_files     (GtkWindow          *parent,
                                   GFile              *file);

/* Scrolls to an item of a list, if the list contains it. */
void bgl_compat_scroll_to         (GtkListView        *list,
                                   gpointer            item);

G_END_DECLS
