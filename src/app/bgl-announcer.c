/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-announcer.h"

#include "bgl-settings.h"
#include "board/bgl-compat.h"
#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* The most log lines that are spoken in one batch. A move that ends with the scoring of a round has fewer. */
#define MOST_LINES 80

struct _BglAnnouncer
{
  GObject   parent_instance;

  BglView  *view;      /* not owned */
  BglLog   *log;
  guint     people;    /* bit mask of the seats of people */
  guint     n_spoken;  /* how many lines of the log were spoken */
  guint     ply;       /* the ply that was announced last */
  char     *turn;      /* the turn that was announced last, or NULL */
  char     *advice;    /* the advice about the turn that was spoken last */
  char     *step;      /* the advice about a step of the turn that was spoken last */
  BglTableHelper *helper;  /* not owned, or NULL */
  GHashTable *helped;  /* what the helper has said */
};

G_DEFINE_FINAL_TYPE (BglAnnouncer, bgl_announcer, G_TYPE_OBJECT)

/* Screen readers do not speak for a window that is not active. */
static gboolean
is_listening (BglAnnouncer *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->view));

  return gtk_widget_get_mapped (GTK_WIDGET (self->view)) && GTK_IS_WINDOW (root) && gtk_window_is_active (GTK_WINDOW (root));
}

/* Log lines wait until the window is active and the view shows the current position. */
static gboolean
is_heard (BglAnnouncer *self)
{
  return is_listening (self) && !bgl_table_get_browsing (bgl_view_get_table (self->view));
}

void
bgl_announcer_say (BglAnnouncer *self,
                   const char   *text)
{
  g_return_if_fail (BGL_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  bgl_compat_announce (GTK_WIDGET (self->view), text);
}

static gboolean
is_wanted (BglAnnouncer *self,
           BglLogLine   *line)
{
  const guint seats = bgl_log_line_get_seats (line);

  return seats == 0 || (seats & self->people) != 0 || bgl_settings_get_speech () != BGL_SPEECH_MINE;
}

/* Speaks the lines that were added since the last call, but only the newest MOST_LINES of them. */
static void
say_lines (BglAnnouncer *self)
{
  const guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->log));

  if (!is_heard (self))
    return;

  if (n_lines > MOST_LINES)
    self->n_spoken = MAX (self->n_spoken, n_lines - MOST_LINES);
  for (; self->n_spoken < n_lines; self->n_spoken++)
    {
      g_autoptr (BglLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->log), self->n_spoken);

      if (is_wanted (self, line))
        bgl_announcer_say (self, bgl_log_line_get_text (line));
    }
}

static void
items_changed_cb (BglAnnouncer *self,
                  guint         position,
                  guint         removed,
                  guint         added)
{
  self->n_spoken = MIN (self->n_spoken, position);
  if (removed > 0 && added == 0 && is_heard (self))
    /* Translators: spoken, when the last moves have been taken back. */
    bgl_announcer_say (self, _("Undone."));

  /* When the game ends, the focus moves and would cut off the speech. bgl_announcer_update () speaks these lines. */
  if (!bgl_game_is_over (bgl_view_get_game (self->view)))
    say_lines (self);
}

/* Announces the earlier position on the board and the move that led to it. */
static void
say_earlier (BglAnnouncer *self)
{
  BglTable *table = bgl_view_get_table (self->view);
  BglLogLine *line = bgl_log_get_current_line (self->log);
  guint ply = bgl_game_get_ply (bgl_table_get_game (table));
  g_autofree char *place = NULL;

  if (ply == self->ply)
    return;

  self->ply = ply;
  g_clear_pointer (&self->turn, g_free);
  place = bgl_words_earlier (table);
  bgl_announcer_say (self, place);
  if (line != NULL && ply > 0)
    bgl_announcer_say (self, bgl_log_line_get_text (line));
}

/* Returns NULL if there is nothing to announce, for example while dice are rolled. */
static char *
describe_turn (BglAnnouncer *self)
{
  BglTable *table = bgl_view_get_table (self->view);
  BglGame *game = bgl_table_get_game (table);
  int turn = bgl_game_get_turn (game);

  if (turn == BGL_TURN_OVER)
    return bgl_words_result (table);
  if (turn == BGL_TURN_CHANCE && bgl_table_get_running (table) && (bgl_table_get_held (table) & BGL_HOLD_PERSON) == 0)
    return NULL;
  /* The board itself announces open calls. */
  if (turn == BGL_TURN_ANY && bgl_table_get_paused (table) == 0)
    return NULL;
  if (turn > 0 && (self->people & (1u << (turn - 1))) == 0 && bgl_settings_get_speech () != BGL_SPEECH_ALL)
    return NULL;

  return bgl_words_turn (table);
}

/* Returns NULL if there is no advice. A step is a part of the turn that the player has begun. */
static char *
describe_advice (BglAnnouncer *self,
                 gboolean     *is_step)
{
  BglTable *table = bgl_view_get_table (self->view);
  BglGame *game = bgl_table_get_game (table);

  *is_step = bgl_view_get_step (self->view) != NULL;
  /* The game waits until somebody presses a button. */
  if (bgl_game_get_turn (game) == BGL_TURN_CHANCE &&
      ((bgl_table_get_held (table) & BGL_HOLD_PERSON) != 0 || !bgl_table_get_running (table)))
    return g_strdup (bgl_view_get_step (self->view));
  if (bgl_settings_get_speech () != BGL_SPEECH_ALL || !bgl_table_is_waiting (table) || bgl_game_get_turn (game) <= 0)
    return NULL;
  if (*is_step)
    return g_strdup (bgl_view_get_step (self->view));

  return bgl_game_get_rules (game)->describe_turn (bgl_game_get_state (game));
}

/* Speaks what the helper says, but each sentence only once. Returns FALSE if the helper has nothing to say. */
static gboolean
say_help (BglAnnouncer *self)
{
  const char *text = self->helper != NULL ? bgl_table_helper_get_text (self->helper) : NULL;

  if (text == NULL || bgl_settings_get_speech () != BGL_SPEECH_ALL ||
      bgl_game_get_turn (bgl_view_get_game (self->view)) == BGL_TURN_ANY)
    return FALSE;

  if (g_hash_table_add (self->helped, g_strdup (text)))
    bgl_announcer_say (self, text);

  return TRUE;
}

/* Does not repeat the same advice on every turn, or when the player leaves a step. The helper takes the place of the
 * advice about the turn, but not of that about a step. */
static void
say_advice (BglAnnouncer *self)
{
  const gboolean helped = say_help (self);
  gboolean is_step;
  g_autofree char *advice = describe_advice (self, &is_step);
  char **last = is_step ? &self->step : &self->advice;

  if (advice == NULL || g_strcmp0 (advice, *last) == 0 || (helped && !is_step))
    return;

  bgl_announcer_say (self, advice);
  g_clear_pointer (&self->step, g_free);
  if (!is_step)
    g_free (self->advice);
  *last = g_steal_pointer (&advice);
}

void
bgl_announcer_update (BglAnnouncer *self)
{
  g_autofree char *turn = NULL;
  guint ply;
  gboolean is_new;

  g_return_if_fail (BGL_IS_ANNOUNCER (self));

  if (is_listening (self) && bgl_table_get_browsing (bgl_view_get_table (self->view)))
    say_earlier (self);
  if (!bgl_game_is_over (bgl_view_get_game (self->view)) || !bgl_view_get_busy (self->view))
    say_lines (self);
  if (!is_heard (self) || bgl_view_get_busy (self->view) ||
      bgl_table_get_failure (bgl_view_get_table (self->view)) != NULL)
    return;

  turn = describe_turn (self);
  ply = bgl_game_get_ply (bgl_view_get_game (self->view));
  is_new = turn != NULL && (ply != self->ply || g_strcmp0 (turn, self->turn) != 0);

  if (is_new)
    bgl_announcer_say (self, turn);
  self->ply = ply;
  g_free (self->turn);
  self->turn = g_steal_pointer (&turn);

  say_advice (self);
}

static void
map_cb (BglAnnouncer *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->view));

  g_signal_handlers_disconnect_by_func (root, bgl_announcer_update, self);
  g_signal_connect_object (root, "notify::is-active", G_CALLBACK (bgl_announcer_update), self, G_CONNECT_SWAPPED);
  bgl_announcer_update (self);
}

static void
bgl_announcer_dispose (GObject *object)
{
  BglAnnouncer *self = BGL_ANNOUNCER (object);

  g_clear_object (&self->log);
  g_clear_pointer (&self->turn, g_free);
  g_clear_pointer (&self->advice, g_free);
  g_clear_pointer (&self->step, g_free);
  g_clear_pointer (&self->helped, g_hash_table_unref);

  G_OBJECT_CLASS (bgl_announcer_parent_class)->dispose (object);
}

static void
bgl_announcer_class_init (BglAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bgl_announcer_dispose;
}

static void
bgl_announcer_init (BglAnnouncer *self)
{
  self->helped = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
bgl_announcer_set_helper (BglAnnouncer   *self,
                          BglTableHelper *helper)
{
  g_return_if_fail (BGL_IS_ANNOUNCER (self));

  self->helper = helper;
}

BglAnnouncer *
bgl_announcer_new (BglView *view,
                   BglLog  *log)
{
  BglAnnouncer *self;
  BglTable *table;
  guint n_seats;

  g_return_val_if_fail (BGL_IS_VIEW (view), NULL);
  g_return_val_if_fail (BGL_IS_LOG (log), NULL);

  self = g_object_new (BGL_TYPE_ANNOUNCER, NULL);
  self->view = view;
  self->log = g_object_ref (log);
  self->n_spoken = g_list_model_get_n_items (G_LIST_MODEL (log));

  table = bgl_view_get_table (view);
  n_seats = bgl_game_get_n_seats (bgl_table_get_game (table));
  for (guint seat = 1; seat <= n_seats; seat++)
    if (bgl_seat_is_here (bgl_table_get_seat (table, seat)))
      self->people |= 1u << (seat - 1);

  g_signal_connect_object (log, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "map", G_CALLBACK (map_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);

  return self;
}
