/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <glib/gi18n.h>
#include <locale.h>

#include "app/bgl-application.h"
#include "app/bgl-settings.h"

#define PATIENCE (60 * G_USEC_PER_SEC)

static Display *display;

void
bgl_test_init (int    *argc,
               char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  bgl_app_init ();
  bgl_test_animate (FALSE);
  /* The bus of the tests has nobody to show messages, and GLib warns of that. */
  g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN, FALSE);

  display = XOpenDisplay (NULL);
  if (display == NULL)
    g_error ("There is no X display.");
}

void
bgl_test_animate (gboolean animate)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animate, NULL);
}

gboolean
bgl_test_set_language (const char *language)
{
  static const char *const locales[] = { "", "en_US.UTF-8", "fr_FR.UTF-8", "ru_RU.UTF-8" };
  g_autofree char *header = g_strdup_printf ("Language: %s", language);

  g_setenv ("LANGUAGE", language, TRUE);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BUNGALOW_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  for (guint i = 0; i < G_N_ELEMENTS (locales); i++)
    if (setlocale (LC_ALL, locales[i]) != NULL &&
        (g_str_equal (language, "en") || strstr (dgettext (GETTEXT_PACKAGE, ""), header) != NULL))
      return TRUE;

  return FALSE;
}

BglTable *
bgl_test_table (const char *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglRecord) parsed = bgl_record_parse (record, -1, &error);
  BglTable *table;

  g_assert_no_error (error);
  table = bgl_table_new_from_record (parsed, &error);
  g_assert_no_error (error);

  return table;
}

static gboolean
is_active (gpointer data)
{
  return gtk_window_is_active (GTK_WINDOW (data));
}

GtkWidget *
bgl_test_show (GtkWidget *widget,
               int        width,
               int        height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  bgl_test_wait (is_active, window);

  return window;
}

void
bgl_test_close (GtkWidget *window,
                GtkWidget *widget)
{
  gpointer watched = widget;

  if (watched != NULL)
    g_object_add_weak_pointer (G_OBJECT (widget), &watched);

  gtk_window_destroy (GTK_WINDOW (window));
  bgl_test_settle ();
  g_assert_null (watched);
}

static gboolean
give_up_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

void
bgl_test_wait_at (BglTestFunc condition,
                  gpointer    data,
                  const char *where,
                  const char *what)
{
  gboolean woken = FALSE;
  guint source = g_timeout_add (20, give_up_cb, &woken);
  gint64 end = g_get_monotonic_time () + PATIENCE;

  /* The source wakes the loop up for conditions that no event changes. */
  while (!condition (data))
    {
      if (g_get_monotonic_time () > end)
        g_error ("%s: waited in vain for %s", where, what);
      g_main_context_iteration (NULL, TRUE);
    }

  g_source_remove (source);
}

typedef struct
{
  gint64 end;
} Pause;

static gboolean
is_quiet (gpointer data)
{
  return g_get_monotonic_time () > ((Pause *) data)->end && !g_main_context_pending (NULL);
}

void
bgl_test_settle (void)
{
  Pause pause;

  XSync (display, False);
  pause.end = g_get_monotonic_time () + 60 * 1000;
  bgl_test_wait (is_quiet, &pause);
}

void
bgl_test_send_key (const char *name,
                   gboolean    down)
{
  KeySym symbol = XStringToKeysym (name);

  if (symbol == NoSymbol)
    g_error ("There is no key %s.", name);
  XTestFakeKeyEvent (display, XKeysymToKeycode (display, symbol), down, 0);
  XFlush (display);
}

void
bgl_test_key (const char *keys)
{
  g_auto (GStrv) names = g_strsplit (keys, "+", -1);
  guint n = g_strv_length (names);

  for (guint i = 0; i < 2 * n; i++)
    {
      gboolean down = i < n;

      bgl_test_send_key (names[down ? i : 2 * n - 1 - i], down);
    }
  bgl_test_settle ();
}

static void
move_pointer (GtkWidget *widget,
              double     x,
              double     y)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  double surface_x, surface_y;
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (root),
                                           &GRAPHENE_POINT_INIT (x, y), &point));
  gtk_native_get_surface_transform (GTK_NATIVE (root), &surface_x, &surface_y);

  /* Without a window manager, windows lie in the corner of the screen. */
  XTestFakeMotionEvent (display, -1, (int) (point.x + surface_x), (int) (point.y + surface_y), 0);
}

void
bgl_test_point (GtkWidget *widget,
                double     x,
                double     y)
{
  /* From one pixel beside: a pointer that was there already does not move. */
  move_pointer (widget, x - 1, y);
  move_pointer (widget, x, y);
  bgl_test_settle ();
}

void
bgl_test_press (void)
{
  XTestFakeButtonEvent (display, 1, True, 0);
  bgl_test_settle ();
}

void
bgl_test_release (void)
{
  XTestFakeButtonEvent (display, 1, False, 0);
  bgl_test_settle ();
}

void
bgl_test_click (GtkWidget *widget,
                double     x,
                double     y)
{
  bgl_test_point (widget, x, y);
  bgl_test_press ();
  bgl_test_release ();
}

void
bgl_test_click_widget (GtkWidget *widget)
{
  bgl_test_click (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
bgl_test_drag (GtkWidget *widget,
               double     x,
               double     y,
               double     to_x,
               double     to_y)
{
  const int steps = 6;

  bgl_test_point (widget, x, y);
  bgl_test_press ();
  for (int i = 1; i <= steps; i++)
    {
      move_pointer (widget, x + (to_x - x) * i / steps, y + (to_y - y) * i / steps);
      bgl_test_settle ();
    }
}
