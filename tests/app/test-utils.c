/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include <X11/Xlib.h>
#include <X11/XKBlib.h>
#include <X11/extensions/XTest.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>

#include "app/bgl-application.h"
#include "app/bgl-settings.h"
#include "board/bgl-game-ui.h"
#include "engine/bgl-analysis.h"
#include "painting.h"

#define PATIENCE (150 * G_USEC_PER_SEC)

static Display *display;

void
bgl_test_init (int    *argc,
               char ***argv)
{
  bgl_test_init_painting ();
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  bgl_app_init ();
  bgl_test_animate (FALSE);
  /* The bus of the tests has nobody to show messages, and GLib warns of that. */
  g_settings_set_boolean (bgl_settings_get (), BGL_SETTING_NOTIFY_TURN, FALSE);
  bgl_test_set_newcomer (FALSE);

  display = XOpenDisplay (NULL);
  if (display == NULL)
    g_error ("There is no X display.");
}

void
bgl_test_animate (gboolean animate)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animate, NULL);
}

void
bgl_test_set_newcomer (gboolean newcomer)
{
  g_autoptr (GStrvBuilder) games = g_strv_builder_new ();
  g_auto (GStrv) finished = NULL;
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis && !newcomer; i++)
    g_strv_builder_add (games, uis[i]->rules->id);
  finished = g_strv_builder_end (games);
  g_settings_set_strv (bgl_settings_get (), BGL_SETTING_FINISHED_GAMES, (const char *const *) finished);
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

void
bgl_test_present (GtkWidget *window)
{
  gtk_window_present (GTK_WINDOW (window));
  bgl_test_wait (is_active, window);
  bgl_test_settle ();
}

GtkWidget *
bgl_test_show (GtkWidget *widget,
               int        width,
               int        height)
{
  GtkWidget *window = gtk_window_new ();

  /* Where the last test left it, the pointer might be at something of this one. */
  XTestFakeMotionEvent (display, -1, DisplayWidth (display, DefaultScreen (display)) - 1,
                        DisplayHeight (display, DefaultScreen (display)) - 1, 0);

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  bgl_test_present (window);

  return window;
}

GtkWidget *
bgl_test_show_part (GtkWidget *widget,
                    int        width,
                    int        height)
{
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), widget);

  return bgl_test_show (overlay, width, height);
}

/* Fails if the widget needs less height with a width than without one. GTK 4.18 warns about this when a window opens. */
void
bgl_test_check_heights (GtkWidget *widget)
{
  int least, width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  for (; width < 2000; width += 50)
    {
      int height;

      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      g_assert_cmpint (height, >=, least);
    }
}

GtkWidget *
bgl_test_find (GtkWidget     *widget,
               BglTestMatch   match,
               gconstpointer  data)
{
  if (match (widget, data))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = bgl_test_find (child, match, data);

      if (found != NULL)
        return found;
    }

  return NULL;
}

void
bgl_test_write_file (const char *folder,
                     const char *name,
                     const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
bgl_test_write_analyzed (const char *folder,
                         const char *name,
                         const char *record)
{
  const BglAnalysisParams params = { .seed = 1, .jobs = 1, .effort = 1 };
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BglRecord) parsed = bgl_record_parse (record, -1, NULL);
  g_autoptr (BglAnalysis) analysis = bgl_analysis_run (parsed, &params, NULL, NULL, NULL, NULL);

  bgl_test_write_file (folder, name, record);
  g_assert_nonnull (analysis);
  g_assert_true (bgl_analysis_save (analysis, file, parsed, NULL));
}

void
bgl_test_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_no_errno (g_remove (path));
    }
  g_remove (folder);
}

static gboolean
is_gone (gpointer data)
{
  g_autoptr (GObject) object = g_weak_ref_get (data);

  return object == NULL;
}

void
bgl_test_unref (gpointer object)
{
  GWeakRef watched;

  g_weak_ref_init (&watched, object);
  g_object_unref (object);
  bgl_test_wait (is_gone, &watched);
  g_weak_ref_clear (&watched);
}

void
bgl_test_close (GtkWidget *window,
                GtkWidget *widget)
{
  GWeakRef watched;

  g_weak_ref_init (&watched, widget);
  gtk_window_destroy (GTK_WINDOW (window));
  bgl_test_wait (is_gone, &watched);
  g_weak_ref_clear (&watched);
  /* Timers go with the widget that they are for. */
  g_assert_null (g_main_context_find_source_by_user_data (NULL, widget));
  bgl_test_settle ();
}

static gboolean
give_up_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

void
bgl_test_wait_at (BglTestFunc  condition,
                  gpointer     data,
                  const char  *where,
                  const char  *what)
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

#define FIRST_FRAME "bgl-test-first-frame"

/* How often each window on show has been drawn since the frames were last forgotten. */
static gint64
count_frames (gboolean one_more)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  gint64 fewest = G_MAXINT64;

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);
      GdkFrameClock *clock = gtk_widget_get_frame_clock (toplevel);
      gint64 *first = g_object_get_data (G_OBJECT (toplevel), FIRST_FRAME);

      if (clock == NULL || !gtk_widget_get_mapped (toplevel))
        continue;

      if (first == NULL)
        {
          first = g_new (gint64, 1);
          *first = gdk_frame_clock_get_frame_counter (clock);
          g_object_set_data_full (G_OBJECT (toplevel), FIRST_FRAME, first, g_free);
        }
      if (one_more)
        gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
      fewest = MIN (fewest, gdk_frame_clock_get_frame_counter (clock) - *first);
    }

  return fewest;
}

static void
forget_frames (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GObject) toplevel = g_list_model_get_item (toplevels, i);

      g_object_set_data (toplevel, FIRST_FRAME, NULL);
    }
}

/* In the first frame a motion of the pointer is handed over, and in the second all that followed
 * from it is laid out. */
static gboolean
is_drawn (gpointer data)
{
  return count_frames (TRUE) >= 2;
}

static gboolean
idle_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Where something moves, or bots play on, and the machine is slow, the main loop never has nothing to
 * do: after some more frames that is good enough. */
static gboolean
is_idle (gpointer data)
{
  gint64 n_frames = count_frames (FALSE);

  return *(gboolean *) data || (n_frames > 10 && n_frames < G_MAXINT64);
}

void
bgl_test_settle (void)
{
  /* In the second round comes what the server answers to the first, such as a new size. */
  for (guint i = 0; i < 2; i++)
    {
      gboolean idle = FALSE;
      guint source;

      XSync (display, False);
      gdk_display_sync (gdk_display_get_default ());
      forget_frames ();
      bgl_test_wait (is_drawn, NULL);

      source = g_idle_add_full (G_PRIORITY_LOW + 1, idle_cb, &idle, NULL);
      bgl_test_wait (is_idle, &idle);
      if (!idle)
        g_source_remove (source);
    }
}

void
bgl_test_set_layouts (const char *layouts,
                      guint       current)
{
  g_autofree char *command = g_strconcat ("setxkbmap -layout ", layouts, NULL);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  XkbLockGroup (display, XkbUseCoreKbd, current);
  bgl_test_settle ();
}

void
bgl_test_send_key (const char *name,
                   gboolean    down)
{
  KeySym symbol = XStringToKeysym (name);

  if (symbol == NoSymbol)
    g_error ("There is no key %s.", name);
  XTestFakeKeyEvent (display, XKeysymToKeycode (display, symbol), down, 0);
  /* The server writes down when it has heard of the key: before this program goes on. */
  XSync (display, False);
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

void
bgl_test_send_pointer (GtkWidget *widget,
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
  XFlush (display);
}

void
bgl_test_send_button (gboolean down)
{
  XTestFakeButtonEvent (display, 1, down, 0);
  XFlush (display);
}

void
bgl_test_send_wheel (int steps)
{
  guint button = steps > 0 ? 5 : 4;

  for (int i = 0; i < ABS (steps); i++)
    {
      XTestFakeButtonEvent (display, button, True, 0);
      XTestFakeButtonEvent (display, button, False, 0);
    }
  XFlush (display);
}

void
bgl_test_point (GtkWidget *widget,
                double     x,
                double     y)
{
  /* From one pixel beside: a pointer that was there already does not move. */
  bgl_test_send_pointer (widget, x - 1, y);
  bgl_test_send_pointer (widget, x, y);
  bgl_test_settle ();
}

void
bgl_test_press (void)
{
  bgl_test_send_button (TRUE);
  bgl_test_settle ();
}

void
bgl_test_release (void)
{
  bgl_test_send_button (FALSE);
  bgl_test_settle ();
}

void
bgl_test_click (GtkWidget *widget,
                double     x,
                double     y)
{
  bgl_test_point (widget, x, y);
  /* GtkListBox ignores a button that was held longer than a double click takes, so a slow frame between the two events
   * would lose the click. */
  bgl_test_send_button (TRUE);
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
      bgl_test_send_pointer (widget, x + (to_x - x) * i / steps, y + (to_y - y) * i / steps);
      bgl_test_settle ();
    }
}
