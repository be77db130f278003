/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "board/bgl-board.h"
#include "engine/nim.h"

#include "test-utils.h"

/* A board of the small game in tests/engine, which writes down what its class and its story do. Each object of the heap
 * is a spot, and a press on one takes it and all above it. */

#define LONG 60000   /* milliseconds: a step that does not end by itself during a test */

enum { STEP_TAKEN, STEP_WON, STEP_HEAPED };

typedef struct
{
  BglStoryStep step;
  guint        number;
} NimStep;

#define NIM_TYPE_BOARD (nim_board_get_type ())

G_DECLARE_FINAL_TYPE (NimBoard, nim_board, NIM, BOARD, BglBoard)

struct _NimBoard
{
  BglBoard  parent_instance;

  GString  *log;
  guint     n_refreshes;
  BglOrigin origin;
};

G_DEFINE_FINAL_TYPE (NimBoard, nim_board, BGL_TYPE_BOARD)

static guint step_time = 0;
static gboolean steps_read = FALSE;
static guint n_groups = 1;

static guint
get_heap (BglView *view)
{
  g_autoptr (GString) text = g_string_new (NULL);

  nim_rules.format_board (bgl_game_get_state (bgl_view_get_game (view)), text);

  return (guint) g_ascii_strtoull (text->str, NULL, 10);
}

static void
add_step (NimBoard *self,
          guint     kind,
          guint     number)
{
  BglStory *story = bgl_view_get_story (BGL_VIEW (self));
  NimStep *step = bgl_story_add (story, kind, step_time);

  self->origin = bgl_story_get_origin (story);
  step->number = number;
  if (steps_read)
    bgl_story_set_caption (story, &step->step, g_strdup_printf ("%u", number));
}

static void
heaped_cb (NimBoard *self,
           int       number)
{
  add_step (self, STEP_HEAPED, (guint) number);
}

static void
taken_cb (NimBoard *self,
          guint     seat,
          int       number)
{
  add_step (self, STEP_TAKEN, (guint) number);
}

static void
won_cb (NimBoard *self,
        guint     seat)
{
  add_step (self, STEP_WON, seat);
}

static const BglEventHandler event_handlers[] = {
  { "heaped", G_CALLBACK (heaped_cb) },
  { "taken", G_CALLBACK (taken_cb) },
  { "won", G_CALLBACK (won_cb) },
  { NULL, NULL },
};

static const char *
get_rule (const BglStoryStep *step)
{
  return step->event.rule != NULL ? step->event.rule : "-";
}

static void
nim_board_begin_step (BglView            *view,
                      const BglStoryStep *step)
{
  g_string_append_printf (NIM_BOARD (view)->log, "begin %u %s %u%s; ", step->kind, get_rule (step),
                          ((const NimStep *) step)->number,
                          bgl_story_is_skipping (bgl_view_get_story (view)) ? " skipping" : "");
}

static void
nim_board_end_step (BglView            *view,
                    const BglStoryStep *step)
{
  g_string_append_printf (NIM_BOARD (view)->log, "end %u; ", step->kind);
}

static void
nim_board_list_spots (BglBoard *board)
{
  for (guint i = 1; i <= get_heap (BGL_VIEW (board)); i++)
    bgl_board_add_spot (board, i, TRUE);
}

static double
nim_board_place_spot (BglBoard        *board,
                      guint            spot,
                      graphene_rect_t *bounds)
{
  graphene_rect_init (bounds, 20.0f * (float) spot, 40, 20, 20);

  return 2;
}

static guint
nim_board_get_group (BglBoard *board,
                     guint     spot)
{
  return spot % n_groups;
}

static char *
nim_board_describe_spot (BglBoard *board,
                         guint     spot)
{
  return g_strdup_printf ("Object %u", spot);
}

static void
nim_board_get_spots (BglBoard *board,
                     BglMove   move,
                     guint    *from,
                     guint    *to)
{
  if (bgl_move_get_seat (move) != BGL_TURN_CHANCE)
    *to = get_heap (BGL_VIEW (board)) + 1 - (guint) bgl_move_get_payload (move);
}

static BglMove
nim_board_name_move (BglBoard *board,
                     guint     seat,
                     guint     from,
                     guint     to)
{
  return bgl_move_new (seat, get_heap (BGL_VIEW (board)) + 1 - to);
}

static void
nim_board_update (BglBoard *board)
{
  NIM_BOARD (board)->n_refreshes++;
}

static void
nim_board_finalize (GObject *object)
{
  g_string_free (NIM_BOARD (object)->log, TRUE);

  G_OBJECT_CLASS (nim_board_parent_class)->finalize (object);
}

static void
nim_board_class_init (NimBoardClass *klass)
{
  BglViewClass *view_class = BGL_VIEW_CLASS (klass);
  BglBoardClass *board_class = BGL_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nim_board_finalize;
  view_class->event_handlers = event_handlers;
  view_class->step_size = sizeof (NimStep);
  view_class->begin_step = nim_board_begin_step;
  view_class->end_step = nim_board_end_step;
  board_class->list_spots = nim_board_list_spots;
  board_class->place_spot = nim_board_place_spot;
  board_class->get_group = nim_board_get_group;
  board_class->describe_spot = nim_board_describe_spot;
  board_class->get_spots = nim_board_get_spots;
  board_class->name_move = nim_board_name_move;
  board_class->update = nim_board_update;
}

static void
nim_board_init (NimBoard *self)
{
  self->log = g_string_new (NULL);
}

/* Fixture */

typedef struct
{
  BglTable  *table;
  BglGame   *game;
  NimBoard  *board;
  BglStory  *story;
  GtkWidget *window;
  char      *refused;
} Fixture;

static void
refused_cb (BglTable *table,
            GError   *error,
            Fixture  *f)
{
  g_free (f->refused);
  f->refused = g_strdup (bgl_rule_error_get_rule (error));
}

/* The tags are those of the two seats: NULL for people. */
static void
open_board (Fixture    *f,
            const char *first,
            const char *second)
{
  const char *const tags[] = { first, second };
  g_autoptr (GListStore) seats = g_list_store_new (BGL_TYPE_SEAT);

  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    {
      g_autoptr (BglSeat) seat = bgl_seat_new_from_tag (i + 1, tags[i]);

      g_list_store_append (seats, seat);
    }

  *f = (Fixture) { 0 };
  f->game = bgl_game_new (&nim_rules, 2, NULL, NULL, NULL);
  f->table = bgl_table_new (f->game, G_LIST_MODEL (seats), NULL);
  f->board = g_object_new (NIM_TYPE_BOARD, "table", f->table, NULL);
  f->story = bgl_view_get_story (BGL_VIEW (f->board));
  f->window = bgl_test_show (GTK_WIDGET (f->board), 300, 300);
  g_signal_connect (f->table, "refused", G_CALLBACK (refused_cb), f);
}

static void
close_board (Fixture *f)
{
  step_time = 0;
  steps_read = FALSE;
  bgl_test_animate (FALSE);
  bgl_test_close (f->window, GTK_WIDGET (f->board));
  /* A view that is gone holds nobody. */
  g_assert_cmpuint (bgl_table_get_held (f->table), ==, 0);
  g_clear_pointer (&f->refused, g_free);
  g_clear_object (&f->game);
  g_assert_finalize_object (f->table);
}

static void
play (Fixture *f,
      guint    seat,
      guint    number)
{
  g_autoptr (GError) error = NULL;

  bgl_game_play (f->game, bgl_move_new (seat, number), &error);
  g_assert_no_error (error);
}

static void
click (Fixture *f,
       guint    spot)
{
  bgl_test_settle ();
  bgl_test_click_widget (bgl_board_get_spot (BGL_BOARD (f->board), spot));
}

static void
assert_log (Fixture    *f,
            const char *log)
{
  g_assert_cmpstr (f->board->log->str, ==, log);
  g_string_truncate (f->board->log, 0);
}

static gboolean
is_finished (gpointer data)
{
  return !bgl_story_is_playing (((Fixture *) data)->story);
}

/* Takes the first heap of seven, except for the last two. */
static void
play_first_heap (Fixture *f)
{
  play (f, 1, 2);
  play (f, 2, 2);
  play (f, 1, 1);
  bgl_story_skip (f->story);
  g_string_truncate (f->board->log, 0);
}

/* Without animations, steps begin and end in their order, with the rules of their events, before the move is over. */
static void
test_order (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  step_time = LONG;
  play_first_heap (&f);
  play (&f, 2, 2);
  assert_log (&f, "begin 0 nim-take 2; end 0; begin 1 nim-end 2; end 1; ");
  g_assert_false (bgl_story_is_playing (f.story));
  play (&f, 0, 5);
  assert_log (&f, "begin 2 nim-heap 5; end 2; ");
  close_board (&f);
}

/* With animations, one step follows the other. */
static void
test_time (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  play_first_heap (&f);
  bgl_test_animate (TRUE);
  step_time = 30;
  play (&f, 2, 2);
  assert_log (&f, "begin 0 nim-take 2; ");
  g_assert_cmpuint (bgl_story_get_n_steps (f.story), ==, 2);
  g_assert_cmpfloat (bgl_story_get_end (f.story), ==, 60);
  bgl_test_wait (is_finished, &f);
  assert_log (&f, "end 0; begin 1 nim-end 2; end 1; ");
  close_board (&f);
}

/* A move of chance continues the story; that of a player ends it. */
static void
test_next_move (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  play_first_heap (&f);
  bgl_test_animate (TRUE);
  step_time = LONG;
  play (&f, 2, 2);
  assert_log (&f, "begin 0 nim-take 2; ");
  play (&f, 0, 9);
  assert_log (&f, "");
  g_assert_cmpuint (bgl_story_get_n_steps (f.story), ==, 3);
  play (&f, 1, 1);
  assert_log (&f, "end 0; begin 1 nim-end 2 skipping; end 1; begin 2 nim-heap 9 skipping; end 2; "
              "begin 0 nim-take 1; ");
  g_assert_cmpuint (bgl_story_get_n_steps (f.story), ==, 1);
  close_board (&f);
}

/* What there is to read makes bots wait and the view busy, until it is skipped. */
static void
test_reading (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  bgl_test_animate (TRUE);
  step_time = LONG;
  play (&f, 1, 1);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, 0);
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.board)));
  g_assert_false (bgl_view_skip_animations (BGL_VIEW (f.board)));

  steps_read = TRUE;
  play (&f, 2, 1);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, BGL_HOLD_STORY);
  g_assert_true (bgl_view_get_busy (BGL_VIEW (f.board)));
  g_string_truncate (f.board->log, 0);
  g_assert_true (bgl_view_skip_animations (BGL_VIEW (f.board)));
  assert_log (&f, "end 0; ");
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, 0);
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.board)));
  close_board (&f);
}

/* While a caption is read, the clock stops, and continues afterward. */
static void
test_pause (void)
{
  Fixture f;
  double now;

  open_board (&f, NULL, NULL);
  bgl_test_animate (TRUE);
  step_time = 40;
  play (&f, 1, 1);
  bgl_story_set_paused (f.story, TRUE);
  now = bgl_story_get_now (f.story);
  bgl_test_settle ();
  g_assert_cmpfloat (bgl_story_get_now (f.story), ==, now);
  bgl_story_set_paused (f.story, FALSE);
  bgl_test_wait (is_finished, &f);
  close_board (&f);
}

/* A pause lasts even if animations are off, and makes chance wait as well. So does a wait for a person. */
static void
test_waiting (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  play_first_heap (&f);
  play (&f, 2, 2);
  bgl_story_add_pause (f.story, STEP_WON, 20);
  bgl_story_play (f.story);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, BGL_HOLD_PERSON);
  bgl_story_set_waiting (f.story, TRUE);
  bgl_test_wait (is_finished, &f);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, BGL_HOLD_PERSON);
  bgl_table_start (f.table);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 4);
  bgl_story_set_waiting (f.story, FALSE);
  bgl_test_settle ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 5);
  close_board (&f);
}

static gboolean
is_at_rest (gpointer data)
{
  return bgl_story_find (((Fixture *) data)->story, STEP_TAKEN) == NULL;
}

static void
advanced_cb (guint *n_frames)
{
  (*n_frames)++;
}

static gboolean
has_time_passed (gpointer data)
{
  return bgl_story_get_now (((Fixture *) data)->story) > 200;
}

/* During a pause at the end, time passes, but nothing is drawn. */
static void
test_rest (void)
{
  Fixture f;
  guint n_frames = 0;

  open_board (&f, NULL, NULL);
  bgl_test_animate (TRUE);
  step_time = 40;
  play (&f, 1, 1);
  bgl_story_add_pause (f.story, STEP_WON, LONG);
  bgl_story_play (f.story);
  g_assert_nonnull (bgl_story_find (f.story, STEP_TAKEN));
  g_assert_nonnull (bgl_story_find (f.story, STEP_WON));
  g_assert_null (bgl_story_find (f.story, STEP_HEAPED));
  bgl_test_wait (is_at_rest, &f);

  g_signal_connect_swapped (f.story, "advanced", G_CALLBACK (advanced_cb), &n_frames);
  bgl_test_wait (has_time_passed, &f);
  g_assert_cmpuint (n_frames, ==, 0);
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, BGL_HOLD_PERSON);
  g_assert_true (bgl_story_is_playing (f.story));
  close_board (&f);
}

/* What is skipped ends before a pause, so that its result can be seen. The next skip ends the pause. */
static void
test_skip_to_pause (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  bgl_test_animate (TRUE);
  step_time = LONG;
  steps_read = TRUE;
  play (&f, 1, 1);
  bgl_story_add_pause (f.story, STEP_WON, LONG);
  bgl_story_play (f.story);
  g_string_truncate (f.board->log, 0);

  g_assert_true (bgl_story_skip (f.story));
  assert_log (&f, "end 0; begin 1 - 0 skipping; ");
  g_assert_false (bgl_view_get_busy (BGL_VIEW (f.board)));
  g_assert_true (bgl_story_is_playing (f.story));
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, BGL_HOLD_PERSON);

  g_assert_false (bgl_story_skip (f.story));
  assert_log (&f, "end 1; ");
  g_assert_false (bgl_story_is_playing (f.story));
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, 0);
  close_board (&f);
}

/* After a jump, nothing of the story is left. */
static void
test_jump (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  bgl_test_animate (TRUE);
  step_time = LONG;
  steps_read = TRUE;
  play (&f, 1, 1);
  g_string_truncate (f.board->log, 0);
  bgl_game_undo (f.game);
  assert_log (&f, "");
  g_assert_false (bgl_story_is_playing (f.story));
  g_assert_cmpuint (bgl_table_get_held (f.table), ==, 0);
  bgl_game_redo (f.game);
  assert_log (&f, "begin 0 nim-take 1; ");
  g_assert_cmpint (f.board->origin, ==, BGL_ORIGIN_REPLAY);
  close_board (&f);
}

/* Where the move came from is known while its events are shown. */
static void
test_origin (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  play (&f, 1, 1);
  g_assert_cmpint (f.board->origin, ==, BGL_ORIGIN_TABLE);
  click (&f, 6);
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  g_assert_cmpint (f.board->origin, ==, BGL_ORIGIN_CLICK);
  g_assert_true (bgl_board_focus_spot (BGL_BOARD (f.board), 5));
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 3);
  g_assert_cmpint (f.board->origin, ==, BGL_ORIGIN_KEY);
  close_board (&f);
}

/* A key skips what there is to read and then does what it always does, except for Enter and Space, which only skip. So
 * does a press, anywhere on the view. */
static void
test_keys (void)
{
  Fixture f;
  BglBoard *board;

  open_board (&f, NULL, NULL);
  board = BGL_BOARD (f.board);
  bgl_test_animate (TRUE);
  step_time = LONG;
  steps_read = TRUE;
  play (&f, 1, 1);
  bgl_test_settle ();
  g_assert_true (bgl_board_focus_spot (board, 5));
  bgl_test_key ("Right");
  g_assert_false (bgl_view_get_busy (BGL_VIEW (board)));
  g_assert_cmpuint (bgl_board_get_home (board), ==, 6);

  play (&f, 2, 1);
  bgl_test_key ("Return");
  g_assert_false (bgl_view_get_busy (BGL_VIEW (board)));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 2);
  bgl_test_key ("Return");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 3);

  g_assert_true (bgl_view_get_busy (BGL_VIEW (board)));
  bgl_test_click (GTK_WIDGET (board), 250, 250);
  g_assert_false (bgl_view_get_busy (BGL_VIEW (board)));
  play (&f, 2, 1);
  click (&f, 1);
  g_assert_false (bgl_view_get_busy (BGL_VIEW (board)));
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 4);
  close_board (&f);
}

/* One move, one refresh: of a player, of chance, and from a click. */
static void
test_refreshes (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  play_first_heap (&f);
  f.board->n_refreshes = 0;
  play (&f, 2, 2);
  g_assert_cmpuint (f.board->n_refreshes, ==, 1);
  play (&f, 0, 9);
  g_assert_cmpuint (f.board->n_refreshes, ==, 2);

  /* The press moves the focus, and the spot that has it then is gone after the move. */
  bgl_test_settle ();
  g_assert_true (bgl_board_focus_spot (BGL_BOARD (f.board), 2));
  bgl_test_point (GTK_WIDGET (f.board), 190, 50);
  bgl_test_press ();
  f.board->n_refreshes = 0;
  bgl_test_release ();
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 6);
  g_assert_cmpuint (f.board->n_refreshes, ==, 1);
  close_board (&f);
}

/* Somebody who acts out of turn gets an answer. At a table that does not run, or without people, nothing happens. */
static void
test_out_of_turn (void)
{
  Fixture f;

  open_board (&f, NULL, "bot:beginner");
  play (&f, 1, 1);
  click (&f, 6);
  g_assert_null (f.refused);

  bgl_table_set_held (f.table, BGL_HOLD_STORY, TRUE);
  bgl_table_start (f.table);
  click (&f, 6);
  g_assert_cmpstr (f.refused, ==, "nim-turn");
  g_assert_cmpuint (bgl_game_get_ply (f.game), ==, 1);
  close_board (&f);

  open_board (&f, "bot:beginner", "bot:beginner");
  bgl_table_set_held (f.table, BGL_HOLD_STORY, TRUE);
  bgl_table_start (f.table);
  click (&f, 7);
  g_assert_null (f.refused);
  close_board (&f);
}

static void
assert_focus (Fixture *f,
              guint    spot)
{
  g_assert_true (gtk_widget_has_focus (bgl_board_get_spot (BGL_BOARD (f->board), spot)));
}

/* Tab stops once at each group of spots, and returns to the one that had the focus. */
static void
test_groups (void)
{
  Fixture f;

  open_board (&f, NULL, NULL);
  n_groups = 3;
  bgl_test_settle ();
  g_assert_true (bgl_board_focus_spot (BGL_BOARD (f.board), 6));
  bgl_test_key ("Tab");
  assert_focus (&f, 1);
  bgl_test_key ("Right");
  bgl_test_key ("Right");
  bgl_test_key ("Right");
  assert_focus (&f, 4);
  bgl_test_key ("Shift_L+Tab");
  /* The arrow keys went over another spot of this group. */
  assert_focus (&f, 3);
  bgl_test_key ("Tab");
  assert_focus (&f, 4);
  bgl_test_key ("Tab");
  assert_focus (&f, 2);
  n_groups = 1;
  close_board (&f);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/story/order", test_order);
  g_test_add_func ("/story/time", test_time);
  g_test_add_func ("/story/next-move", test_next_move);
  g_test_add_func ("/story/reading", test_reading);
  g_test_add_func ("/story/pause", test_pause);
  g_test_add_func ("/story/waiting", test_waiting);
  g_test_add_func ("/story/rest", test_rest);
  g_test_add_func ("/story/skip-to-pause", test_skip_to_pause);
  g_test_add_func ("/story/jump", test_jump);
  g_test_add_func ("/story/origin", test_origin);
  g_test_add_func ("/board/keys", test_keys);
  g_test_add_func ("/board/refreshes", test_refreshes);
  g_test_add_func ("/board/out-of-turn", test_out_of_turn);
  g_test_add_func ("/board/groups", test_groups);

  return g_test_run ();
}
