/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-quiz-private.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-search.h"

/* How many playouts provide wrong answers about the end of the game, and how many moves they have at most. */
#define PLAYOUTS     4
#define PLAYOUT_MOVES 400

/* Moves that are allowed and moves that are not */

static gboolean
needs_seat (const BglPlay *play,
            BglMove        move)
{
  return (int) bgl_move_get_seat (move) != bgl_game_get_turn (play->game);
}

static BglMove
draw_legal (const BglPlay *play)
{
  const BglRules *rules = bgl_game_get_rules (play->game);

  return rules->draw_move (bgl_game_get_state (play->game), play->random);
}

static gboolean
has_rule (GPtrArray  *mistakes,
          const char *rule)
{
  for (guint i = 0; i < mistakes->len; i++)
    if (((const BglMistake *) mistakes->pdata[i])->rule == rule)
      return TRUE;

  return FALSE;
}

static gboolean
has_sentence (GPtrArray  *mistakes,
              const char *sentence)
{
  for (guint i = 0; i < mistakes->len; i++)
    if (g_str_equal (((const BglMistake *) mistakes->pdata[i])->sentence, sentence))
      return TRUE;

  return FALSE;
}

/* Chooses mistakes that break different rules, if possible, or else at least are refused for different reasons. */
static GPtrArray *
choose_mistakes (const BglPlay *play,
                 GPtrArray     *all,
                 guint          n)
{
  GPtrArray *chosen = g_ptr_array_new ();

  for (guint i = all->len; i > 1; i--)
    {
      guint j = bgl_random_below (play->random, i);
      gpointer mistake = all->pdata[j];

      all->pdata[j] = all->pdata[i - 1];
      all->pdata[i - 1] = mistake;
    }

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < all->len && chosen->len < n; i++)
      {
        BglMistake *mistake = all->pdata[i];

        if (pass == 0 ? !has_rule (chosen, mistake->rule) : !has_sentence (chosen, mistake->sentence))
          g_ptr_array_add (chosen, mistake);
      }

  return chosen;
}

static void
add_refused (BglQuestion      *question,
             const BglMistake *mistake,
             gboolean          with_seat,
             gboolean          right)
{
  g_autofree char *text = bgl_quiz_name_move (question->game, mistake->move, with_seat);
  BglAnswer *answer = bgl_question_add (question, text, mistake->move, right);

  if (answer != NULL)
    bgl_answer_add_reason (answer, bgl_game_get_rules (question->game), mistake->sentence, mistake->rule);
}

/* The reason is the rule of the first event that has one. */
static void
add_legal (BglQuestion *question,
           BglMove      move,
           gboolean     with_seat,
           gboolean     right)
{
  const BglRules *rules = bgl_game_get_rules (question->game);
  g_autofree gpointer state = g_memdup2 (bgl_game_get_state (question->game), rules->state_size);
  g_autoptr (BglEvents) events = bgl_events_new ();
  g_autofree char *text = bgl_quiz_name_move (question->game, move, with_seat);
  BglAnswer *answer = bgl_question_add (question, text, move, right);

  if (answer == NULL)
    return;

  rules->apply (state, move, events);
  for (guint i = 0; i < bgl_events_get_n (events) && answer->reasons->len == 0; i++)
    bgl_answer_add_reason (answer, rules, _("The rules allow this."), bgl_events_get (events, i)->rule);
}

/* Adds legal moves and mistakes. Either all answers name the player or none does. */
static void
add_moves (BglQuestion   *question,
           const BglPlay *play,
           const BglMove *legal,
           guint          n_legal,
           GPtrArray     *mistakes,
           gboolean       right_is_legal)
{
  gboolean with_seat = FALSE;

  for (guint i = 0; i < n_legal; i++)
    with_seat |= needs_seat (play, legal[i]);
  for (guint i = 0; i < mistakes->len; i++)
    with_seat |= needs_seat (play, ((const BglMistake *) mistakes->pdata[i])->move);

  for (guint i = 0; i < n_legal; i++)
    add_legal (question, legal[i], with_seat, right_is_legal);
  for (guint i = 0; i < mistakes->len; i++)
    add_refused (question, mistakes->pdata[i], with_seat, !right_is_legal);
}

BglQuestion *
bgl_quiz_ask_legal (const BglPlay *play)
{
  g_autoptr (GPtrArray) all = bgl_quiz_list_mistakes (play);
  g_autoptr (GPtrArray) mistakes = choose_mistakes (play, all, BGL_MAX_ANSWERS - 1);
  g_autoptr (BglQuestion) question = bgl_question_new (play->game, BGL_MOVE_NONE);
  BglMove legal = draw_legal (play);

  bgl_question_set_text (question, "%s", _("Which of these moves is allowed?"));
  add_moves (question, play, &legal, 1, mistakes, TRUE);

  return question->answers->len > 2 ? g_steal_pointer (&question) : NULL;
}

BglQuestion *
bgl_quiz_ask_refused (const BglPlay *play)
{
  g_autoptr (GPtrArray) all = bgl_quiz_list_mistakes (play);
  g_autoptr (GPtrArray) mistakes = choose_mistakes (play, all, 1);
  g_autoptr (BglQuestion) question = bgl_question_new (play->game, BGL_MOVE_NONE);
  BglMove legal[BGL_MAX_ANSWERS - 1];

  if (mistakes->len == 0)
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (legal); i++)
    legal[i] = draw_legal (play);

  bgl_question_set_text (question, "%s", _("Which of these moves is not allowed?"));
  add_moves (question, play, legal, G_N_ELEMENTS (legal), mistakes, FALSE);

  return question->answers->len > 2 ? g_steal_pointer (&question) : NULL;
}

/* What follows from a move */

/* Describes who acts after the move, or who has won, in one sentence. */
static char *
describe_outcome (int   turn,
                  guint winners,
                  GStrv names)
{
  g_autoptr (GString) list = NULL;

  if (turn == BGL_TURN_CHANCE)
    return g_strdup (_("A roll or a draw comes next."));
  if (turn == BGL_TURN_ANY)
    return g_strdup (_("Next, everybody can act."));
  if (turn > 0)
    /* Translators: the name of a player. */
    return g_strdup_printf (_("The game continues. It is %s’s turn."), names[turn - 1]);
  if (winners == 0)
    return g_strdup (_("The game is over. Nobody wins."));

  list = g_string_new (NULL);
  for (guint i = 0; names[i] != NULL; i++)
    if ((winners >> i & 1) != 0)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", names[i]);

  /* Translators: one name, or several with commas between them; the plural form is that of their number. */
  return g_strdup_printf (ngettext ("The game is over. %s wins.", "The game is over. %s win.",
                                    (gulong) __builtin_popcount (winners)),
                          list->str);
}

static void
add_outcome (BglQuestion *question,
             int          turn,
             guint        winners,
             gboolean     right)
{
  g_auto (GStrv) names = bgl_question_list_names (question->game);
  g_autofree char *text = describe_outcome (turn, winners, names);
  BglAnswer *answer;

  if (question->answers->len >= BGL_MAX_ANSWERS)
    return;

  answer = bgl_question_add (question, text, BGL_MOVE_NONE, right);
  if (answer != NULL && !right)
    bgl_answer_copy_reasons (answer, question->answers->pdata[0]);
}

/* Adds outcomes that this position can lead to, as plausible wrong answers. */
static void
add_possible_ends (BglQuestion   *question,
                   const BglPlay *play)
{
  const BglRules *rules = bgl_game_get_rules (play->game);

  for (guint i = 0; i < PLAYOUTS; i++)
    {
      g_autofree gpointer state = g_memdup2 (bgl_game_get_state (play->game), rules->state_size);

      bgl_search_playout (rules, state, PLAYOUT_MOVES, play->random);
      if (bgl_rules_is_over (rules, state))
        add_outcome (question, BGL_TURN_OVER, rules->get_winners (state), FALSE);
    }
}

static void
name_move_and_seat (const BglPlay  *play,
                    BglMove         move,
                    char          **name,
                    char          **words)
{
  g_auto (GStrv) names = bgl_question_list_names (play->game);

  *name = g_strdup (names[bgl_move_get_seat (move) - 1]);
  *words = bgl_quiz_name_move (play->game, move, FALSE);
}

/* The move that was played in this position. This way, the last move of a game is as likely as any other. */
static BglMove
get_played (const BglPlay *play)
{
  guint ply = bgl_game_get_ply (play->game);

  return ply < play->n_moves ? bgl_game_get_move (play->game, ply) : BGL_MOVE_NONE;
}

/* Adds that nothing else happens, which is part of the answer. Returns FALSE if there are no reasons at all. */
static gboolean
end_reasons (BglAnswer      *answer,
             const BglRules *rules,
             int             turn)
{
  if (answer->reasons->len == 0)
    return FALSE;

  if (turn != BGL_TURN_OVER)
    {
      const BglReason *last = answer->reasons->pdata[answer->reasons->len - 1];

      bgl_answer_add_reason (answer, rules, _("Nothing else happens."), last->rule);
    }

  return TRUE;
}

BglQuestion *
bgl_quiz_ask_outcome (const BglPlay *play)
{
  const BglRules *rules = bgl_game_get_rules (play->game);
  BglMove move = get_played (play);
  g_autoptr (BglQuestion) question = bgl_question_new (play->game, move);
  g_autofree gpointer state = g_memdup2 (bgl_game_get_state (play->game), rules->state_size);
  g_autoptr (BglEvents) events = bgl_events_new ();
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  guint n_seats = bgl_game_get_n_seats (play->game);
  guint seat = bgl_move_get_seat (move);
  int turn;

  if (seat == 0 || (rules->quiz != NULL && rules->quiz->skips_outcome))
    return NULL;

  name_move_and_seat (play, move, &name, &words);
  /* Translators: the name of a player, and a move. */
  bgl_question_set_text (question, _("%s chooses “%s.” What happens?"), name, words);

  rules->apply (state, move, events);
  turn = rules->get_turn (state);
  add_outcome (question, turn, turn == BGL_TURN_OVER ? rules->get_winners (state) : 0, TRUE);
  bgl_answer_add_events (question->answers->pdata[0], play->game, state, events);
  if (!end_reasons (question->answers->pdata[0], rules, turn))
    return NULL;

  add_possible_ends (question, play);
  add_outcome (question, (int) (seat % n_seats) + 1, 0, FALSE);
  add_outcome (question, (int) seat, 0, FALSE);
  add_outcome (question, BGL_TURN_OVER, 0, FALSE);

  return question->answers->len > 2 ? g_steal_pointer (&question) : NULL;
}

BglQuestion *
bgl_quiz_ask_score (const BglPlay *play)
{
  const BglRules *rules = bgl_game_get_rules (play->game);
  BglMove move = get_played (play);
  g_autoptr (BglQuestion) question = bgl_question_new (play->game, move);
  g_autofree gpointer state = g_memdup2 (bgl_game_get_state (play->game), rules->state_size);
  g_autoptr (BglEvents) events = bgl_events_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  int before[BGL_MAX_SEATS], after[BGL_MAX_SEATS];
  guint n_seats = bgl_game_get_n_seats (play->game);
  guint seat;

  if (rules->quiz == NULL || rules->quiz->score_question == NULL || bgl_move_get_seat (move) == 0)
    return NULL;

  rules->get_scores (state, before);
  rules->apply (state, move, events);
  rules->get_scores (state, after);

  /* Starting at a random seat, find the first one whose score changes. */
  seat = bgl_random_below (play->random, n_seats);
  for (guint i = 0; before[seat] == after[seat]; i++)
    {
      if (i == n_seats)
        return NULL;
      seat = (seat + 1) % n_seats;
    }

  names = bgl_question_list_names (play->game);
  name_move_and_seat (play, move, &name, &words);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  bgl_question_set_text (question, _(rules->quiz->score_question), name, words, names[seat]);
#pragma GCC diagnostic pop

  bgl_answer_add_events (bgl_question_add_number (question, after[seat], TRUE), play->game, state, events);
  if (((const BglAnswer *) question->answers->pdata[0])->reasons->len == 0)
    return NULL;

  bgl_question_fill_numbers (question, after[seat], MIN (0, MIN (before[seat], after[seat])),
                             (const int[]) { before[seat], 2 * before[seat] - after[seat] }, 2,
                             play->random);

  return g_steal_pointer (&question);
}
