/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey.h"

#include <pthread.h>
#include <signal.h>
#include <unistd.h>

#include "app/bgl-new-game-dialog.h"
#include "app/bgl-rule-dialog.h"
#include "app/bgl-settings.h"
#include "games/bongo/bongo-settings.h"

/* The last steps, kept as text so that a signal handler can print them. */
#define N_LINES  50
#define LINE_MAX_LENGTH 240

static char lines[N_LINES][LINE_MAX_LENGTH];
static guint n_lines;
static char headline[LINE_MAX_LENGTH];

static void
write_text (const char *text)
{
  G_GNUC_UNUSED gssize n = write (STDERR_FILENO, text, strlen (text));
}

static void
print_steps (void)
{
  write_text ("\nThe monkey: ");
  write_text (headline);
  write_text ("\n");
  for (guint i = n_lines > N_LINES ? n_lines - N_LINES : 0; i < n_lines; i++)
    {
      write_text (lines[i % N_LINES]);
      write_text ("\n");
    }
}

static void
die_cb (int number)
{
  print_steps ();
  signal (number, SIG_DFL);
  raise (number);
}

/* The sanitizers print their own report first, and call back. They are linked or not. */
void __sanitizer_set_death_callback (void (*callback) (void)) __attribute__ ((weak));
const char *__asan_default_options (void);

const char *
__asan_default_options (void)
{
  return "handle_abort=1:handle_sigtrap=1";
}

/* Faults of GTK 4.8 that do no harm and that nothing here can keep it from:
 * - A widget that is pressed goes away.
 * - The list of a combo row opens with a key while the row is scrolled out of sight. GDK finds no monitor there, and the
 *   list gets a size from a rectangle that was never set.
 * - A window goes away between two frames, or while a tooltip waits to open in it.
 * - A list that scrolls has a new row that it has not placed yet.
 * And the bus of the tests has nobody to show notifications, which the monkey may turn on. */
static gboolean
is_known (const char *message)
{
  static const char *const known[] = {
    "Broken accounting of active state",
    "gdk_monitor_get_geometry: assertion",
    "attempt to allocate GtkPopoverContent",
    "gdk_surface_get_device_position: assertion",
    "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE",
    "_gdk_frame_clock_uninhibit_freeze: assertion",
    "Trying to snapshot GtkListItemWidget",
    "unable to send notifications through",
  };

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (strstr (message, known[i]) != NULL)
      return TRUE;

  return FALSE;
}

static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        user_data)
{
  return !is_known (message);
}

static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && is_known (fields[i].value))
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

/* Newer versions of GLib end a test with a fatal message before they ask whether it is fatal. */
static void
handle_message (const char     *domain,
                GLogLevelFlags  level,
                const char     *message,
                gpointer        user_data)
{
  if (!is_known (message))
    g_log_default_handler (domain, level, message, user_data);
}

void
monkey_install_handlers (void)
{
  static const int numbers[] = { SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP };

  g_log_set_writer_func (write_log, NULL, NULL);
  g_test_log_set_fatal_handler (is_fatal, NULL);
  g_log_set_handler ("GLib-GIO", G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL, handle_message, NULL);

  if (__sanitizer_set_death_callback != NULL)
    {
      __sanitizer_set_death_callback (print_steps);
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    signal (numbers[i], die_cb);
}

static void
begin_line (guint       index,
            const char *name)
{
  g_snprintf (lines[n_lines % N_LINES], LINE_MAX_LENGTH, "%5u %s", index, name);
  n_lines++;
}

void
monkey_note (const char *format,
             ...)
{
  char *line = lines[(n_lines - 1) % N_LINES];
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  g_strlcat (line, " ", LINE_MAX_LENGTH);
  g_strlcat (line, text, LINE_MAX_LENGTH);
}

/* The watchdog */

static int heartbeat;
static guint patience;
static pthread_t main_thread;

static gboolean
heartbeat_cb (gpointer data)
{
  g_atomic_int_inc (&heartbeat);

  return G_SOURCE_CONTINUE;
}

static gpointer
watch_thread (gpointer data)
{
  int last = -1;
  guint waited = 0;

  while (waited < patience)
    {
      int now = g_atomic_int_get (&heartbeat);

      waited = now == last ? waited + 1 : 0;
      last = now;
      g_usleep (G_USEC_PER_SEC);
    }

  write_text ("The main loop is stuck.\n");
  /* In the main thread, so that a debugger or a sanitizer shows where that is. */
  pthread_kill (main_thread, SIGABRT);

  return NULL;
}

void
monkey_watch (guint seconds)
{
  patience = seconds;
  main_thread = pthread_self ();
  g_timeout_add_full (G_PRIORITY_HIGH, 200, heartbeat_cb, NULL, NULL);
  g_thread_unref (g_thread_new ("watchdog", watch_thread, NULL));
}

/* Choosing */

guint
monkey_draw (Monkey *self,
             guint   n)
{
  return bgl_random_below (&self->random, n);
}

gpointer
monkey_pick (Monkey    *self,
             GPtrArray *array)
{
  return array->len > 0 ? array->pdata[monkey_draw (self, array->len)] : NULL;
}

static gboolean
is_own (GtkWidget *toplevel)
{
  return BGL_IS_WINDOW (toplevel) || BGL_IS_NEW_GAME_DIALOG (toplevel) || BGL_IS_RULE_DIALOG (toplevel) ||
         ADW_IS_PREFERENCES_WINDOW (toplevel) || ADW_IS_MESSAGE_DIALOG (toplevel);
}

/* A plain window is the monkey's own stranger. */
GtkWindow *
monkey_find_foreign (Monkey *self)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (gtk_widget_get_mapped (toplevel) && G_OBJECT_TYPE (toplevel) != GTK_TYPE_WINDOW &&
          (!is_own (toplevel) || (BGL_IS_WINDOW (toplevel) && toplevel != GTK_WIDGET (self->fixture.window))))
        return GTK_WINDOW (toplevel);
    }

  return NULL;
}

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, type, found);
}

GPtrArray *
monkey_collect (GType type)
{
  GPtrArray *found = g_ptr_array_new ();
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (is_own (toplevel))
        collect (toplevel, type, found);
    }

  return found;
}

gpointer
monkey_find (Monkey *self,
             GType   type)
{
  g_autoptr (GPtrArray) found = monkey_collect (type);

  return monkey_pick (self, found);
}

/* Time */

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

void
monkey_pass_time (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;
  guint source;

  /* At least what is due already. */
  for (guint i = 0; i < 20 && g_main_context_iteration (NULL, FALSE); i++)
    ;
  if (milliseconds == 0)
    return;

  source = g_timeout_add (MIN (milliseconds, 10), wake_cb, NULL);
  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
}

/* Mostly within an animation, sometimes long enough for one to end or a bot to move. */
static guint
draw_pause (Monkey *self)
{
  guint kind = monkey_draw (self, 100);

  if (kind < 35)
    return 0;
  if (kind < 75)
    return 1 + monkey_draw (self, 40);
  if (kind < 93)
    return 40 + monkey_draw (self, 200);
  if (kind < 99)
    return 240 + monkey_draw (self, 400);

  return 700 + monkey_draw (self, 1000);
}

/* Steps */

static const MonkeyStep *const all_steps[] = {
  monkey_board_steps,
  monkey_input_steps,
  monkey_house_steps,
  monkey_setting_steps,
  monkey_call_steps,
};

static const MonkeyStep *
draw_step (Monkey *self)
{
  guint total = 0;
  guint place;

  for (guint i = 0; i < G_N_ELEMENTS (all_steps); i++)
    for (const MonkeyStep *step = all_steps[i]; step->name != NULL; step++)
      total += step->weight;

  place = monkey_draw (self, total);
  for (guint i = 0; i < G_N_ELEMENTS (all_steps); i++)
    for (const MonkeyStep *step = all_steps[i]; step->name != NULL; step++)
      {
        if (place < step->weight)
          return step;
        place -= step->weight;
      }

  g_assert_not_reached ();
}

static void
closed_cb (Monkey *self)
{
  self->fixture.window = NULL;
}

/* While the pointer is pressed, GTK 4.8 may keep a window that was closed. */
static void
open_window (Monkey *self)
{
  fixture_open_window (&self->fixture);
  g_signal_connect_swapped (self->fixture.window, "unrealize", G_CALLBACK (closed_cb), self);
}

static void
make_step (Monkey  *self,
           guint64  seed)
{
  GtkWindow *foreign = monkey_find_foreign (self);
  guint tries = 0;

  bgl_random_init (&self->random, seed ^ bgl_random_mix (self->index + 1));

  if (self->fixture.window == NULL)
    {
      begin_line (self->index, "open");
      open_window (self);
    }
  else if (foreign != NULL)
    {
      begin_line (self->index, "close");
      monkey_note ("%s", G_OBJECT_TYPE_NAME (foreign));
      gtk_window_close (foreign);
    }
  else
    {
      const MonkeyStep *step;

      /* Where little can be done, something else is. */
      do
        {
          step = draw_step (self);
          begin_line (self->index, step->name);
          if (step->act (self))
            break;
          n_lines--;
        }
      while (++tries < 20);
    }

  monkey_pass_time (draw_pause (self));
  if (self->fixture.window != NULL)
    monkey_check (self);
}

static void
set_up (Monkey *self)
{
  const char *const finished[] = { self->ui->rules->id, NULL };
  GSettings *settings = bgl_settings_get ();

  self->fixture.path = g_dir_make_tmp ("bungalow-monkey-XXXXXX", NULL);
  self->fixture.folder = g_file_new_for_path (self->fixture.path);
  g_settings_reset (settings, BGL_SETTING_TABLES);
  g_settings_reset (settings, BGL_SETTING_SESSION);
  g_settings_reset (settings, BGL_SETTING_BOOK_PLACES);
  g_settings_reset (settings, BGL_SETTING_BOOK_LANGUAGES);
  g_settings_reset (settings, BGL_SETTING_COLOR_SCHEME);
  /* The aim of the game is shown first. */
  if (monkey_draw (self, 3) > 0)
    g_settings_set_strv (settings, BGL_SETTING_FINISHED_GAMES, finished);
  else
    g_settings_reset (settings, BGL_SETTING_FINISHED_GAMES);
  /* Bongo by ear, and without a clock. */
  g_settings_set_string (bongo_settings_get (), BONGO_SETTING_ANNOUNCEMENT, monkey_draw (self, 3) > 0 ? "automatic" : "always");
  g_settings_set_boolean (bongo_settings_get (), BONGO_SETTING_WITHOUT_TIME, monkey_draw (self, 3) == 0);
  g_settings_set_string (settings, BGL_SETTING_ANIMATION_SPEED, "normal");
  g_settings_set_string (settings, BGL_SETTING_BOT_PACE, "fast");
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, "gtk-decoration-layout", ":close", NULL);
  bgl_test_animate (TRUE);
  open_window (self);
}

/* Something among these may keep the window alive. */
static void
note_windows (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GObject) toplevel = g_list_model_get_item (toplevels, i);

      monkey_note ("%s", G_OBJECT_TYPE_NAME (toplevel));
    }
}

static gboolean
close_foreign (gpointer data)
{
  GtkWindow *foreign = monkey_find_foreign (data);

  if (foreign != NULL)
    gtk_window_close (foreign);

  return foreign == NULL;
}

static void
tear_down (Monkey *self)
{
  if (self->pressed)
    bgl_test_send_button (FALSE);
  bgl_test_wait (close_foreign, self);
  g_clear_pointer (&self->stranger, gtk_window_destroy);
  bgl_test_animate (FALSE);

  if (self->fixture.window != NULL)
    {
      monkey_check_end (self);
      g_signal_handlers_disconnect_by_data (self->fixture.window, self);
    }
  fixture_tear_down (&self->fixture, NULL);
}

/* Each step has its own random numbers, so that a run can be cut down to the steps that matter. */
static gboolean
is_listed (const char *list,
           guint       index)
{
  g_auto (GStrv) parts = list != NULL ? g_strsplit (list, ",", -1) : NULL;

  if (list == NULL)
    return TRUE;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *end;
      guint64 first = g_ascii_strtoull (parts[i], &end, 10);
      guint64 last = *end == '-' ? g_ascii_strtoull (end + 1, NULL, 10) : first;

      if (index >= first && index <= last)
        return TRUE;
    }

  return FALSE;
}

void
monkey_run (GApplication    *application,
            const BglGameUi *ui,
            guint64          seed,
            guint            n_steps,
            const char      *only,
            const char      *language)
{
  Monkey self = { .application = application, .ui = ui };

  if (!bgl_test_set_language (language))
    language = "en";
  g_snprintf (headline, sizeof headline, "--game %s --language %s --seed %" G_GUINT64_FORMAT " --steps %u",
              ui->rules->id, language, seed, n_steps);
  n_lines = 0;
  /* Tables draw their seeds from here. */
  g_random_set_seed ((guint32) seed);

  begin_line (0, "begin");
  /* Not the same steps in each game. */
  seed ^= g_str_hash (ui->rules->id);
  bgl_random_init (&self.random, seed);
  set_up (&self);
  monkey_sit_down (&self);

  for (self.index = 1; self.index <= n_steps; self.index++)
    if (is_listed (only, self.index))
      make_step (&self, seed);

  begin_line (self.index, "end");
  note_windows ();
  tear_down (&self);
}
