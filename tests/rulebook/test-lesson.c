/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-registry.h"
#include "rulebook/bgl-tutor.h"

#define HEAD \
  "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"bango-lesson\"><title>Lesson</title><steps>"
#define TAIL "</steps></page>"
#define CODE(text) \
  "<listing><code mime=\"application/x-bungalow-example\">[Game \"bango\"]\n[Seats \"2\"]\n\n" text "</code></listing>"
#define ITEM(text, rest) "<item><p>Do it.</p>" CODE (text) rest "</item>"

static BglLesson *
parse (const char  *text,
       GError     **error)
{
  g_autoptr (BglBook) book = bgl_book_new_from_page ("bango-lesson", text, -1, error);

  g_assert_nonnull (book);

  return bgl_lesson_new (g_ptr_array_steal_index (bgl_book_get_pages (book), 0), bgl_registry_find ("bango"), error);
}

/* A lesson that says something untrue must not pass. */
static const struct
{
  const char *name;
  const char *text;
  gboolean    reads; /* whether it can be read */
  gboolean    runs;  /* and whether it holds */
} lessons[] = {
  { "holds", HEAD ITEM ("1: 0,1\n2: 1,1\ntry 1\nrefused 1: 2,2 (bango-touch)\nwrong 1: 0,-1\naccept 1: -1,0\n1: 0,2\n",
                        "<p>Right.</p><note><p>Wrong.</p></note><note><p>Other.</p></note>") TAIL, TRUE, TRUE },
  { "shows", HEAD ITEM ("1: 0,1\n2: 1,1\n", "") TAIL, TRUE, TRUE },
  { "event", HEAD ITEM ("try 1\naccept event tile-laid seat=1\n1: 0,1\n", "") TAIL, TRUE, TRUE },
  { "before-all", HEAD "<item><p>Do it.</p></item>" TAIL, FALSE, FALSE },
  { "empty", HEAD TAIL, FALSE, FALSE },
  { "no-note", HEAD ITEM ("try 1\nwrong 1: 0,-1\n1: 0,1\n", "<p>Right.</p>") TAIL, FALSE, FALSE },
  { "many-notes", HEAD ITEM ("try 1\n1: 0,1\n", "<note><p>A.</p></note><note><p>B.</p></note>") TAIL, FALSE, FALSE },
  { "no-solution", HEAD ITEM ("try 1\n", "<p>Right.</p>") TAIL, FALSE, FALSE },
  { "no-goal", HEAD ITEM ("1: 0,1\n", "<p>Right.</p>") TAIL, FALSE, FALSE },
  { "second-praise", HEAD ITEM ("try 1\n1: 0,1\n", "<p>Right.</p><p>Really.</p>") TAIL, FALSE, FALSE },
  { "unreachable", HEAD ITEM ("1: 2,1\ntry 1\n1: 0,1\n", "") TAIL, TRUE, FALSE },
  { "wrong-refused", HEAD ITEM ("try 1\nwrong 1: 2,1\n1: 0,1\n", "<note><p>A.</p></note>") TAIL, TRUE, FALSE },
  { "wrong-accepted", HEAD ITEM ("try 1\nwrong 1: 0,1\n1: 0,1\n", "<note><p>A.</p></note>") TAIL, TRUE, FALSE },
  { "accept-refused", HEAD ITEM ("try 1\naccept 1: 2,1\n1: 0,1\n", "") TAIL, TRUE, FALSE },
  { "refused-otherwise", HEAD ITEM ("try 1\nrefused 1: 2,1 (bango-lift)\n1: 0,1\n", "") TAIL, TRUE, FALSE },
};

static void
test_faults (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglLesson) lesson = parse (lessons[i].text, &error);

  g_assert_cmpint (lesson != NULL, ==, lessons[i].reads);
  if (lesson != NULL)
    g_assert_cmpint (bgl_lesson_run (lesson, &error), ==, lessons[i].runs);
  g_assert_cmpint (error == NULL, ==, lessons[i].runs);
}

static void
prepare (BglTutor *tutor)
{
  while (bgl_tutor_get_state (tutor) == BGL_TUTOR_PREPARING)
    bgl_tutor_advance (tutor);
}

static void
play (BglTutor   *tutor,
      const char *text)
{
  bgl_table_play_text (bgl_tutor_get_table (tutor), 1, text, NULL);
}

/* Two steps of one game, and a third one in another position. */
#define STEPS \
  HEAD ITEM ("try 1\nwrong 1: 0,-1\naccept 1: -1,0\n1: 0,1\n", \
             "<p>Right.</p><note><p>Not <em>there</em>.</p></note><note><p>Elsewhere.</p></note>") \
  ITEM ("1: 0,1\n2: 1,1\ntry 1\n1: 0,2\n", "<p>Good.</p>") \
  ITEM ("1: 2,0\n2: 3,0\n", "") TAIL

static void
test_tutor (void)
{
  g_autoptr (BglLesson) lesson = parse (STEPS, NULL);
  g_autoptr (BglTutor) tutor = bgl_tutor_new (lesson, 0);
  BglTable *table = bgl_tutor_get_table (tutor);
  BglGame *game = bgl_table_get_game (table);

  g_assert_cmpuint (bgl_lesson_get_n_steps (lesson), ==, 3);
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WAITING);
  g_assert_null (bgl_tutor_get_reaction (tutor));

  /* A refused move leaves everything as it was, and says why. */
  play (tutor, "2,1");
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WAITING);
  g_assert_nonnull (strstr (bgl_tutor_get_reaction (tutor), "bungalow:bango/bango-touch"));
  g_assert_true (bgl_tutor_is_critical (tutor));

  /* A wrong one is answered and taken back, and so is one that the lesson does not mention. */
  play (tutor, "0,-1");
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WRONG);
  g_assert_cmpstr (bgl_tutor_get_reaction (tutor), ==, "Not <i>there</i>.");
  bgl_tutor_advance (tutor);
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WAITING);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 0);
  g_assert_cmpstr (bgl_tutor_get_reaction (tutor), ==, "Not <i>there</i>.");
  play (tutor, "2,0");
  g_assert_cmpstr (bgl_tutor_get_reaction (tutor), ==, "Elsewhere.");
  bgl_tutor_advance (tutor);

  g_assert_true (bgl_table_play (table, bgl_tutor_get_solution (tutor), NULL));
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_RIGHT);
  g_assert_cmpstr (bgl_tutor_get_reaction (tutor), ==, "Right.");
  g_assert_false (bgl_tutor_is_critical (tutor));

  /* The next step goes on at the same table, with the move of the opponent. */
  bgl_tutor_go_to (tutor, 1);
  g_assert_true (bgl_tutor_get_table (tutor) == table);
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_PREPARING);
  g_assert_null (bgl_tutor_get_reaction (tutor));
  prepare (tutor);
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WAITING);
  g_assert_cmpuint (bgl_game_get_ply (game), ==, 2);

  /* A lesson without an answer of its own has a general one. */
  play (tutor, "2,0");
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WRONG);
  g_assert_nonnull (bgl_tutor_get_reaction (tutor));
  bgl_tutor_advance (tutor);
  play (tutor, "0,2");
  g_assert_cmpstr (bgl_tutor_get_reaction (tutor), ==, "Good.");

  /* A step in another position has another table. One without a goal only shows something. */
  bgl_tutor_go_to (tutor, 2);
  g_assert_true (bgl_tutor_get_table (tutor) != table);
  prepare (tutor);
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_RIGHT);
  g_assert_true (bgl_tutor_get_solution (tutor) == BGL_MOVE_NONE);

  bgl_tutor_go_to (tutor, 3);
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_DONE);

  /* A step that is left out is not shown. */
  bgl_tutor_go_to (tutor, 0);
  table = bgl_tutor_get_table (tutor);
  bgl_tutor_go_to (tutor, 1);
  g_assert_true (bgl_tutor_get_table (tutor) != table);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (bgl_tutor_get_table (tutor))), ==, 1);

  /* And back again. */
  bgl_tutor_go_to (tutor, 0);
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WAITING);
  play (tutor, "-1,0");
  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_RIGHT);
  bgl_tutor_go_to (tutor, 1);
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (bgl_tutor_get_table (tutor))), ==, 1);
}

static void
iterate (void)
{
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
}

/* Bots and chance leave their moves to the tutor. */
static void
test_waits (void)
{
  g_autoptr (BglLesson) lesson = parse (STEPS, NULL);
  g_autoptr (BglTutor) tutor = bgl_tutor_new (lesson, 0);
  BglTable *table = bgl_tutor_get_table (tutor);

  g_assert_true (bgl_table_get_running (table));
  play (tutor, "0,1");
  iterate ();
  g_assert_false (bgl_table_get_thinking (table));
  g_assert_cmpuint (bgl_game_get_ply (bgl_table_get_game (table)), ==, 1);
}

/* The lessons of the rulebook */

typedef struct
{
  const BglRules *rules;
  const char     *language;
} Case;

static void
test_lesson (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglLesson) lesson = bgl_lesson_load (self->rules, self->language, &error);

  g_assert_no_error (error);
  bgl_lesson_run (lesson, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bgl_lesson_get_n_steps (lesson), >=, 8);
  g_assert_cmpuint (bgl_lesson_get_n_steps (lesson), <=, 14);

  for (guint i = 0; i < bgl_lesson_get_n_steps (lesson); i++)
    {
      const BglLessonStep *step = bgl_lesson_get_step (lesson, i);

      /* The sentence fits below the board of a phone, and there is an answer. */
      g_assert_cmpint (g_utf8_strlen (step->text, -1), <=, 170);
      if (bgl_lesson_get_solution (lesson, i) != NULL)
        g_assert_nonnull (step->praise);
    }
}

/* From the beginning to the end: first every wrong move of a step, then its solution. */
static void
test_playing (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (BglLesson) lesson = bgl_lesson_load (self->rules, self->language, NULL);
  g_autoptr (BglTutor) tutor = bgl_tutor_new (lesson, 0);

  for (guint i = 0; i < bgl_lesson_get_n_steps (lesson); i++)
    {
      const BglLessonStep *step = bgl_lesson_get_step (lesson, i);
      guint n_wrong = 0;

      g_assert_cmpuint (bgl_tutor_get_step (tutor), ==, i);
      prepare (tutor);
      for (guint j = 0; j < bgl_example_get_n_steps (step->example); j++)
        {
          const BglStep *line = bgl_example_get_step (step->example, j);
          BglTable *table = bgl_tutor_get_table (tutor);

          if (line->kind == BGL_STEP_REFUSED)
            {
              g_assert_false (bgl_table_play_text (table, line->seat, line->text, NULL));
              g_assert_nonnull (strstr (bgl_tutor_get_reaction (tutor), line->rule));
            }
          else if (line->kind == BGL_STEP_WRONG)
            {
              g_assert_true (bgl_table_play_text (table, line->seat, line->text, NULL));
              g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_WRONG);
              g_assert_cmpstr (bgl_tutor_get_reaction (tutor), ==, step->answers->pdata[n_wrong++]);
              bgl_tutor_advance (tutor);
              prepare (tutor);
            }
        }

      if (bgl_lesson_get_solution (lesson, i) != NULL)
        g_assert_true (bgl_table_play (bgl_tutor_get_table (tutor), bgl_tutor_get_solution (tutor), NULL));
      g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_RIGHT);
      bgl_tutor_go_to (tutor, i + 1);
    }

  g_assert_cmpint (bgl_tutor_get_state (tutor), ==, BGL_TUTOR_DONE);
}

/* All languages have the same steps. */
static void
test_alike (gconstpointer data)
{
  const BglRules *rules = data;
  g_autoptr (BglLesson) english = bgl_lesson_load (rules, "en", NULL);

  for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
    {
      g_autoptr (BglLesson) lesson = bgl_lesson_load (rules, *language, NULL);

      g_assert_cmpuint (bgl_lesson_get_n_steps (lesson), ==, bgl_lesson_get_n_steps (english));
      for (guint i = 0; i < bgl_lesson_get_n_steps (lesson); i++)
        {
          const BglLessonStep *one = bgl_lesson_get_step (english, i);
          const BglLessonStep *other = bgl_lesson_get_step (lesson, i);

          g_assert_cmpstr (bgl_lesson_get_solution (english, i), ==, bgl_lesson_get_solution (lesson, i));
          g_assert_cmpuint (one->answers->len, ==, other->answers->len);
          /* The catalogs have no gaps. */
          if (!g_str_equal (*language, "en"))
            g_assert_cmpstr (one->text, !=, other->text);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const BglRules *const *games;

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lesson/faults/%s", lessons[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_faults);
    }
  g_test_add_func ("/lesson/tutor", test_tutor);
  g_test_add_func ("/lesson/waits", test_waits);

  games = bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *alike = g_strdup_printf ("/lesson/alike/%s", games[i]->id);

      if (!bgl_lesson_exists (games[i]))
        continue;

      g_test_add_data_func (alike, games[i], test_alike);
      for (const char *const *language = bgl_book_list_languages (); *language != NULL; language++)
        {
          const Case self = { games[i], *language };
          g_autofree char *facts = g_strdup_printf ("/lesson/facts/%s/%s", games[i]->id, *language);
          g_autofree char *playing = g_strdup_printf ("/lesson/playing/%s/%s", games[i]->id, *language);

          g_test_add_data_func_full (facts, g_memdup2 (&self, sizeof self), test_lesson, g_free);
          g_test_add_data_func_full (playing, g_memdup2 (&self, sizeof self), test_playing, g_free);
        }
    }

  return g_test_run ();
}
