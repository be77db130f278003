/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* See bgl-compat.c. */
#undef GDK_VERSION_MAX_ALLOWED

#include "bgl-compat.h"

#define HAVE_ANNOUNCE   GTK_CHECK_VERSION (4, 14, 0)
#define HAVE_CONTROLLED GTK_CHECK_VERSION (4, 18, 0)

/* The pending announcement of a window, one sentence per line. */
#define ANNOUNCED "bgl-announced"
/* When a window’s announcements are over, as gint64 in monotonic time. */
#define SPEECH_END "bgl-speech-end"

/* How long a screen reader with a calm voice needs. */
#define EACH_WORD (G_TIME_SPAN_SECOND * 2 / 5)

#if !HAVE_ANNOUNCE
/* Restores the name of an inactive window, so that it is spoken when the window becomes active again. */
static void
restore_name_cb (GtkWindow *window)
{
  const char *title = gtk_window_get_title (window);

  if (!gtk_window_is_active (window))
    gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, title != NULL ? title : "", -1);
}

/* Orca speaks a changed name of the active window, but not of other widgets without focus. When the focus moves, it
 * reads the current name and ignores notifications about it that arrive afterward. Therefore the name is set to an
 * empty text again immediately. Orca does not speak empty names. */
static void
announce_as_name (GtkWindow  *window,
                  const char *text)
{
  if (g_signal_handler_find (window, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, restore_name_cb, NULL) == 0)
    g_signal_connect (window, "notify::is-active", G_CALLBACK (restore_name_cb), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}
#endif

static gboolean
announce_cb (gpointer window)
{
  g_autofree char *text = g_object_steal_data (G_OBJECT (window), ANNOUNCED);

  /* Announce on the window, because Orca drops announcements of widgets that it does not know yet. */
#if HAVE_ANNOUNCE
  /* GTK's accessibility backend for tests crashes in this function. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (window), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  /* Remove when GTK 4.14 is required. */
  announce_as_name (GTK_WINDOW (window), text);
#endif

  return G_SOURCE_REMOVE;
}

/* A period makes the screen reader pause between the sentences. */
static char *
join_sentences (const char *first,
                const char *second)
{
  const char *last = g_utf8_prev_char (first + strlen (first));

  return g_strconcat (first, g_unichar_isalnum (g_utf8_get_char (last)) ? ".\n" : "\n", second, NULL);
}

static guint
count_words (const char *text)
{
  guint n = 0;

  for (gboolean inside = FALSE; *text != '\0'; text++)
    {
      n += !inside && !g_ascii_isspace (*text);
      inside = !g_ascii_isspace (*text);
    }

  return n;
}

static void
note_speech (GObject    *window,
             const char *text)
{
  gint64 *end = g_object_get_data (window, SPEECH_END);

  if (end == NULL)
    {
      end = g_new0 (gint64, 1);
      g_object_set_data_full (window, SPEECH_END, end, g_free);
    }
  *end = MAX (*end, g_get_monotonic_time ()) + count_words (text) * EACH_WORD;
}

guint
bgl_compat_get_speaking_time (GtkWidget *widget)
{
  GtkRoot *window;
  const gint64 *end;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  window = gtk_widget_get_root (widget);
  end = window != NULL ? g_object_get_data (G_OBJECT (window), SPEECH_END) : NULL;

  return end != NULL ? (guint) (MAX (*end - g_get_monotonic_time (), 0) / 1000) : 0;
}

/* Orca drops announcements if there are too many at once. Therefore texts that are announced at the same time are
 * joined. */
void
bgl_compat_announce (GtkWidget  *widget,
                     const char *text)
{
  GtkRoot *window;
  g_autofree char *earlier = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  window = gtk_widget_get_root (widget);
  if (!GTK_IS_WINDOW (window) || *text == '\0')
    return;

  earlier = g_object_steal_data (G_OBJECT (window), ANNOUNCED);
  if (earlier == NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, announce_cb, g_object_ref (window), g_object_unref);
  g_object_set_data_full (G_OBJECT (window), ANNOUNCED,
                          earlier != NULL ? join_sentences (earlier, text) : g_strdup (text), g_free);
  note_speech (G_OBJECT (window), text);
}

/* If the name of the focused object changes, Orca 48 stops speaking and speaks the new name. It waits if the object is
 * controlled by itself, a relation that GTK exposes from 4.18 on. */
void
bgl_compat_speak_on (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

#if HAVE_CONTROLLED
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_CONTROLS, widget, NULL, -1);
#endif
}

/* Names. From GTK 4.14 on, the libraries set these names themselves. */

#if !HAVE_ANNOUNCE
/* Orca mistakes a new dialog for a filler, because it learns about the dialog before that is on the screen.
 * Therefore the parent window announces the title, as long as it is active. */
static void
say_title_cb (GtkWindow *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (dialog);
  const char *title = gtk_window_get_title (dialog);

  if (parent != NULL && title != NULL)
    announce_as_name (parent, title);
}

/* Orca notices the focus of a dialog only when the focus moves. */
static void
say_focus_cb (GtkWindow *dialog)
{
  GtkWidget *focus = gtk_window_get_focus (dialog);

  if (!gtk_window_is_active (dialog))
    return;

  g_signal_handlers_disconnect_by_func (dialog, say_focus_cb, NULL);
  gtk_window_set_focus (dialog, NULL);
  gtk_window_set_focus (dialog, focus);
}
#endif

void
bgl_compat_introduce_dialog (GtkWindow *dialog)
{
  g_return_if_fail (GTK_IS_WINDOW (dialog));

#if !HAVE_ANNOUNCE
  g_signal_connect (dialog, "map", G_CALLBACK (say_title_cb), NULL);
  g_signal_connect (dialog, "notify::is-active", G_CALLBACK (say_focus_cb), NULL);
#endif
}

#if !HAVE_ANNOUNCE
static void
pages_changed_cb (GListModel *pages,
                  guint       position,
                  guint       removed,
                  guint       added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GObject) page = g_list_model_get_item (pages, i);

      if (gtk_stack_page_get_title (GTK_STACK_PAGE (page)) == NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
    }
}
#endif

void
bgl_compat_hush_pages (GtkStack *stack)
{
  g_return_if_fail (GTK_IS_STACK (stack));

#if !HAVE_ANNOUNCE
  GListModel *pages = G_LIST_MODEL (gtk_stack_get_pages (stack));

  g_signal_connect (pages, "items-changed", G_CALLBACK (pages_changed_cb), NULL);
  pages_changed_cb (pages, 0, 0, g_list_model_get_n_items (pages));
  /* The stack keeps its model only as long as the model is referenced. */
  g_object_set_data_full (G_OBJECT (stack), "bgl-pages", pages, g_object_unref);
#endif
}
