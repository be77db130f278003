/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "monkey.h"

#include "app/bgl-example-view.h"
#include "app/bgl-quiz-view.h"
#include "app/bgl-replay-page.h"

/* Moves, at the table, in examples and in the replay. */

/* Games are never as long as this: a playout ends. */
#define MAX_PLAYOUT 3000

/* Whoever sits there thinks quickly. */
static const char *const seats[] = { "Anna", "Boris", "bot:beginner", "bot:easy", "bot:beginner", "bot:medium" };

static char *
draw_option (Monkey              *self,
             const BglOptionInfo *info,
             guint                n_seats)
{
  guint n_choices = 0;
  g_autoptr (GString) scores = g_string_new (NULL);

  switch (info->kind)
    {
    case BGL_OPTION_SEAT:
      return g_strdup_printf ("%u", 1 + monkey_draw (self, n_seats));
    case BGL_OPTION_CHOICE:
      while (info->choices[n_choices].nick != NULL)
        n_choices++;
      return g_strdup (info->choices[monkey_draw (self, n_choices)].nick);
    case BGL_OPTION_NUMBER:
      return g_strdup_printf ("%d", info->minimum + (int) monkey_draw (self, (guint) (info->maximum - info->minimum + 1)));
    case BGL_OPTION_SCORES:
      for (guint i = 0; i < n_seats; i++)
        g_string_append_printf (scores, "%s%u", i > 0 ? "," : "", monkey_draw (self, 5));
      return g_strdup (scores->str);
    default:
      g_assert_not_reached ();
    }
}

static BglRecord *
draw_record (Monkey         *self,
             const BglRules *rules)
{
  BglRecord *record = bgl_record_new ();
  guint n_counts = 0;
  guint n_seats;
  g_autofree char *count = NULL;

  while (rules->seat_counts[n_counts] != 0)
    n_counts++;
  n_seats = rules->seat_counts[monkey_draw (self, n_counts)];
  count = g_strdup_printf ("%u", n_seats);

  bgl_record_set_tag (record, "Bungalow", "1");
  bgl_record_set_tag (record, "Game", rules->id);
  bgl_record_set_tag (record, "Seats", count);

  for (const BglOptionInfo *info = rules->options; info != NULL && info->name != NULL; info++)
    if ((info->only_seats == 0 || info->only_seats == n_seats) && monkey_draw (self, 2) == 0)
      {
        g_autofree char *name = g_strdup_printf ("Option-%s", info->name);
        g_autofree char *value = draw_option (self, info, n_seats);

        bgl_record_set_tag (record, name, value);
      }

  return record;
}

/* Plays at random to the end, and goes back from there. */
static void
play_out (Monkey  *self,
          BglGame *game)
{
  const BglRules *rules = bgl_game_get_rules (game);
  guint n_moves, back;

  for (guint i = 0; i < MAX_PLAYOUT && !bgl_game_is_over (game); i++)
    {
      gconstpointer state = bgl_game_get_state (game);
      BglMove move = bgl_game_get_turn (game) == BGL_TURN_CHANCE ? rules->draw_chance (state, &self->random)
                                                                : rules->draw_move (state, &self->random);

      g_assert_true (bgl_game_play (game, move, NULL));
    }

  n_moves = bgl_game_get_n_moves (game);
  back = monkey_draw (self, 8);
  if (monkey_draw (self, 2) == 0)
    bgl_game_seek (game, n_moves - MIN (n_moves, back));
  else
    bgl_game_seek (game, monkey_draw (self, n_moves));
}

static BglTable *
create_table (Monkey *self)
{
  g_autoptr (BglRecord) begun = draw_record (self, self->ui->rules);
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (BglGame) game = NULL;
  g_autoptr (GError) error = NULL;
  BglTable *table;

  game = bgl_record_begin (begun, &error);
  g_assert_no_error (error);
  if (monkey_draw (self, 4) > 0)
    play_out (self, game);

  record = bgl_record_new_from_game (game);
  for (guint seat = 1; seat <= bgl_game_get_n_seats (game); seat++)
    {
      g_autofree char *name = g_strdup_printf ("Seat%u", seat);

      bgl_record_set_tag (record, name, seats[monkey_draw (self, G_N_ELEMENTS (seats))]);
    }
  table = bgl_table_new_from_record (record, &error);
  g_assert_no_error (error);

  return table;
}

gboolean
monkey_sit_down (Monkey *self)
{
  g_autoptr (BglTable) table = create_table (self);
  BglGame *game = bgl_table_get_game (table);

  monkey_note ("seats %u, ply %u", bgl_game_get_n_seats (game), bgl_game_get_ply (game));
  bgl_window_show_table (self->fixture.window, table, NULL);

  return TRUE;
}

/* A view that listens to somebody. */
static BglView *
find_view (Monkey *self)
{
  BglView *view = monkey_find (self, BGL_TYPE_VIEW);

  return view != NULL && bgl_view_get_interactive (view) ? view : NULL;
}

static BglMove
draw_legal (Monkey  *self,
            BglGame *game)
{
  guint n_moves;
  g_autofree BglMove *moves = bgl_game_list_moves (game, &n_moves);

  return n_moves > 0 ? moves[monkey_draw (self, n_moves)] : BGL_MOVE_NONE;
}

static void
note_move (BglGame *game,
           BglMove  move)
{
  g_autofree char *text = bgl_rules_format_move (bgl_game_get_rules (game), bgl_game_get_state (game), move);

  monkey_note ("%s", text);
}

static gboolean
play (Monkey *self)
{
  BglView *view = find_view (self);
  BglTable *table;
  BglMove move;

  if (view == NULL)
    return FALSE;

  table = bgl_view_get_table (view);
  move = draw_legal (self, bgl_table_get_game (table));
  if (move == BGL_MOVE_NONE)
    return FALSE;

  note_move (bgl_table_get_game (table), move);
  if (bgl_table_get_calls_open (table) && !bgl_seat_is_bot (bgl_table_get_seat (table, bgl_move_get_seat (move))))
    bgl_table_call (table, move, g_get_monotonic_time ());
  else
    bgl_table_play (table, move, NULL);

  return TRUE;
}

/* As a typing error makes it of a legal move, or of one that was made before. */
static gboolean
play_wrongly (Monkey *self)
{
  BglView *view = find_view (self);
  const BglRules *rules;
  BglTable *table;
  BglGame *game;
  g_autofree char *text = NULL;
  g_autoptr (GString) wrong = NULL;
  guint seat;
  BglMove move;

  if (view == NULL)
    return FALSE;

  table = bgl_view_get_table (view);
  game = bgl_table_get_game (table);
  rules = bgl_game_get_rules (game);
  if (bgl_game_get_ply (game) > 0 && monkey_draw (self, 2) == 0)
    {
      text = bgl_game_format_move (game, monkey_draw (self, bgl_game_get_ply (game)));
    }
  else
    {
      move = draw_legal (self, game);
      if (move == BGL_MOVE_NONE)
        return FALSE;
      text = bgl_rules_format_move (rules, bgl_game_get_state (game), move);
    }

  /* Behind the seat. */
  wrong = g_string_new (strchr (text, ':') + 2);
  for (guint i = monkey_draw (self, 3); i > 0 && wrong->len > 0; i--)
    {
      char *place = wrong->str + monkey_draw (self, (guint) wrong->len);

      *place = g_ascii_isdigit (*place) ? (char) ('0' + monkey_draw (self, 10)) : *place;
    }
  seat = 1 + monkey_draw (self, bgl_game_get_n_seats (game));
  monkey_note ("%u: %s", seat, wrong->str);

  if (rules->parse_move (bgl_game_get_state (game), seat, wrong->str, &move, NULL))
    bgl_table_play (table, move, NULL);

  return TRUE;
}

static gboolean
is_mapped_entry (GtkWidget     *widget,
                 gconstpointer  data)
{
  return GTK_IS_ENTRY (widget) && gtk_widget_get_mapped (widget);
}

/* Types a move, whole or only its beginning, and often one that is not possible. Sometimes the card stays open. */
static gboolean
type_move (Monkey *self)
{
  static const char *const nonsense[] = { "", "x", "(0, 0)", "−1; 2", "1,1>", "b2", "die", " " };
  BglTablePage *page = monkey_find (self, BGL_TYPE_TABLE_PAGE);
  GtkWidget *entry, *window;
  g_autofree char *text = NULL;
  BglGame *game;
  BglMove move;

  if (page == NULL || !bgl_table_page_get_can_type (page))
    return FALSE;

  window = GTK_WIDGET (self->fixture.window);
  g_action_group_activate_action (G_ACTION_GROUP (window), "type-move", NULL);
  monkey_pass_time (monkey_draw (self, 30));
  page = monkey_find (self, BGL_TYPE_TABLE_PAGE);
  entry = page != NULL ? bgl_test_find (GTK_WIDGET (page), is_mapped_entry, NULL) : NULL;
  if (entry == NULL)
    return TRUE;

  game = bgl_table_get_game (bgl_table_page_get_table (page));
  move = draw_legal (self, game);
  if (move != BGL_MOVE_NONE && monkey_draw (self, 3) > 0)
    {
      g_autofree char *whole = bgl_rules_format_move (bgl_game_get_rules (game), bgl_game_get_state (game), move);

      text = g_strdup (strchr (whole, ':') + 2);
      if (monkey_draw (self, 3) == 0)
        text[monkey_draw (self, (guint) strlen (text))] = '\0';
    }
  else
    {
      text = g_strdup (nonsense[monkey_draw (self, G_N_ELEMENTS (nonsense))]);
    }
  monkey_note ("%s", text);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  if (monkey_draw (self, 4) > 0)
    g_signal_emit_by_name (entry, "activate");

  return TRUE;
}

/* The descriptions of the board, often several at once. */
static gboolean
describe (Monkey *self)
{
  BglTablePage *page = monkey_find (self, BGL_TYPE_TABLE_PAGE);

  if (page == NULL)
    return FALSE;

  for (guint i = 1 + monkey_draw (self, 3); i > 0; i--)
    {
      BglScan scan = monkey_draw (self, BGL_N_SCANS);

      monkey_note ("%s", bgl_table_page_get_command (scan));
      if (bgl_table_page_can_describe (page, scan))
        bgl_table_page_describe (page, scan);
    }

  return TRUE;
}

static gboolean
skip (Monkey *self)
{
  BglView *view = monkey_find (self, BGL_TYPE_VIEW);

  if (view == NULL)
    return FALSE;

  bgl_view_skip_animations (view);

  return TRUE;
}

static gboolean
cancel (Monkey *self)
{
  BglView *view = monkey_find (self, BGL_TYPE_VIEW);

  if (view == NULL)
    return FALSE;

  bgl_view_cancel (view);

  return TRUE;
}

static gboolean
show_move (Monkey *self)
{
  BglView *view = monkey_find (self, BGL_TYPE_VIEW);
  BglMove move;

  if (view == NULL)
    return FALSE;

  move = draw_legal (self, bgl_view_get_game (view));
  if (move != BGL_MOVE_NONE)
    note_move (bgl_view_get_game (view), move);
  bgl_view_show_move (view, move);

  return TRUE;
}

/* Back and forth, also far and quickly. */
static gboolean
seek (Monkey *self)
{
  BglReplayPage *replay = monkey_find (self, BGL_TYPE_REPLAY_PAGE);
  BglGame *game;

  if (replay == NULL)
    return FALSE;

  game = bgl_table_get_game (bgl_replay_page_get_table (replay));
  if (monkey_draw (self, 3) == 0)
    bgl_game_seek (game, monkey_draw (self, bgl_game_get_n_moves (game) + 1));
  else
    for (guint i = 1 + monkey_draw (self, 6); i > 0; i--)
      bgl_game_redo (game);
  monkey_note ("to %u", bgl_game_get_ply (game));

  return TRUE;
}

/* Looking back at the table, and on again. */
static gboolean
browse (Monkey *self)
{
  BglTablePage *page = monkey_find (self, BGL_TYPE_TABLE_PAGE);
  BglTable *table;
  guint last;

  if (page == NULL)
    return FALSE;

  table = bgl_table_page_get_table (page);
  last = bgl_table_get_browsing (table) ? bgl_table_get_live_ply (table) : bgl_game_get_ply (bgl_table_get_game (table));
  if (bgl_table_get_browsing (table) && monkey_draw (self, 2) == 0)
    bgl_table_end_browsing (table);
  else
    bgl_table_browse (table, monkey_draw (self, last + 1));
  monkey_note ("%u of %u", bgl_game_get_ply (bgl_table_get_game (table)), last);

  return TRUE;
}

static gboolean
step_replay (Monkey *self)
{
  static const char *const actions[] = { "first", "previous", "previous", "next", "next", "next", "last", "run",
                                         "run", "copy", "branch", "analyze", "stop-analysis", "best" };
  BglReplayPage *replay = monkey_find (self, BGL_TYPE_REPLAY_PAGE);
  g_autofree char *action = NULL;

  if (replay == NULL)
    return FALSE;

  action = g_strconcat ("replay.", actions[monkey_draw (self, G_N_ELEMENTS (actions))], NULL);
  monkey_note ("%s", action);
  gtk_widget_activate_action (GTK_WIDGET (replay), action, NULL);

  return TRUE;
}

/* Examples of the rulebook, and the quiz */

static gboolean
touch_example (Monkey *self)
{
  BglExampleView *example = monkey_find (self, BGL_TYPE_EXAMPLE_VIEW);
  g_autoptr (GPtrArray) buttons = NULL;

  if (example == NULL)
    return FALSE;

  buttons = monkey_collect (GTK_TYPE_BUTTON);
  for (guint i = buttons->len; i > 0; i--)
    if (!gtk_widget_is_ancestor (buttons->pdata[i - 1], GTK_WIDGET (example)))
      g_ptr_array_remove_index (buttons, i - 1);
  if (buttons->len > 0)
    {
      GtkWidget *button = monkey_pick (self, buttons);

      monkey_note ("%s %s", G_OBJECT_TYPE_NAME (button), gtk_button_get_label (GTK_BUTTON (button)));
      gtk_widget_activate (button);
    }

  return TRUE;
}

static gboolean
answer_quiz (Monkey *self)
{
  BglQuizView *quiz = monkey_find (self, BGL_TYPE_QUIZ_VIEW);
  guint answer;

  if (quiz == NULL)
    return FALSE;

  answer = 1 + monkey_draw (self, 5);
  switch (monkey_draw (self, 5))
    {
    case 0:
    case 1:
      monkey_note ("answer %u", answer);
      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.answer", "u", answer);
      break;
    case 2:
      monkey_note ("again");
      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.again", NULL);
      break;
    default:
      monkey_note ("next");
      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.next", NULL);
    }

  return TRUE;
}

const MonkeyStep monkey_board_steps[] = {
  { "play", 40, play },
  { "play-wrongly", 8, play_wrongly },
  { "type-move", 8, type_move },
  { "describe", 8, describe },
  { "skip", 6, skip },
  { "cancel", 4, cancel },
  { "show-move", 3, show_move },
  { "seek", 14, seek },
  { "browse", 8, browse },
  { "replay", 14, step_replay },
  { "example", 14, touch_example },
  { "quiz", 14, answer_quiz },
  { "sit-down", 3, monkey_sit_down },
  { NULL, 0, NULL },
};
