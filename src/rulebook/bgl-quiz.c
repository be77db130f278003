/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-quiz-private.h"

/* Longer games are cut off, because they provide enough positions. */
#define MAX_PLIES 300
/* How many positions are tried for one question before another kind of question is used. */
#define TRIES     60
/* The easiest questions are about this percentage of a game, from its beginning. */
#define EASY_PART 40

/* At least this many right answers make the next quiz harder, and fewer than this many make it easier. */
#define HARDER_FROM  8
#define EASIER_BELOW 4

struct _BglQuiz
{
  GObject         parent_instance;

  const BglRules *rules;
  guint           level;
  GPtrArray      *questions;
  guint           given[BGL_QUIZ_QUESTIONS];
};

G_DEFINE_FINAL_TYPE (BglQuiz, bgl_quiz, G_TYPE_OBJECT)

typedef enum
{
  KIND_OWN,
  KIND_SCORE,
  KIND_LEGAL,
  KIND_REFUSED,
  KIND_OUTCOME,
} Kind;

#define N_KINDS (KIND_OUTCOME + 1)

/* The kinds of questions, in steps of increasing difficulty. If a game cannot ask one kind, the next kind is used. */
static const struct
{
  Kind  kind;
  guint step;
} plan[BGL_QUIZ_QUESTIONS] = {
  { KIND_LEGAL, 0 }, { KIND_REFUSED, 0 }, { KIND_OWN, 0 },
  { KIND_LEGAL, 1 }, { KIND_OWN, 1 }, { KIND_OUTCOME, 1 },
  { KIND_REFUSED, 2 }, { KIND_OWN, 2 }, { KIND_OUTCOME, 2 }, { KIND_SCORE, 2 },
};

#define LAST_STEP 2

/* The last step of a level is as hard as the first one of the next. */
static guint
get_difficulty (guint level,
                guint step)
{
  return ((level - 1) * LAST_STEP + step) * BGL_MAX_DIFFICULTY / (BGL_QUIZ_LEVELS * LAST_STEP);
}

static BglGame *
begin_game (const BglRules *rules,
            guint           difficulty,
            BglRandom      *random)
{
  BglOptions options;
  guint n_counts = 0;
  guint n_seats;

  while (rules->seat_counts[n_counts] != 0)
    n_counts++;
  n_seats = rules->seat_counts[((n_counts - 1) * difficulty + BGL_MAX_DIFFICULTY / 2) / BGL_MAX_DIFFICULTY];

  bgl_options_init (&options, rules->options);
  if (rules->quiz != NULL && rules->quiz->choose_options != NULL)
    rules->quiz->choose_options (&options, n_seats, difficulty, random);

  return bgl_game_new (rules, n_seats, &options, NULL, NULL);
}

static void
play_at_random (BglPlay *play)
{
  const BglRules *rules = bgl_game_get_rules (play->game);

  while (!bgl_game_is_over (play->game) && play->n_moves < MAX_PLIES)
    {
      gconstpointer state = bgl_game_get_state (play->game);
      BglMove move = bgl_game_get_turn (play->game) == BGL_TURN_CHANCE
                     ? rules->draw_chance (state, play->random)
                     : rules->draw_move (state, play->random);

      if (!bgl_game_play (play->game, move, NULL))
        g_return_if_reached ();
      play->n_moves++;
    }
}

/* Seeks to a position in which a player is to act: a random one in the part of the game that is easy enough, or the
 * last one. */
static void
seek_at_random (BglPlay  *play,
                guint     difficulty,
                gboolean  to_the_end)
{
  guint part = EASY_PART + (100 - EASY_PART) * difficulty / BGL_MAX_DIFFICULTY;
  guint n_moves = MAX (play->n_moves * part / 100, 1);
  guint ply = to_the_end ? play->n_moves : 1 + bgl_random_below (play->random, n_moves);

  do
    bgl_game_seek (play->game, --ply);
  while (ply > 0 && bgl_game_get_turn (play->game) == BGL_TURN_CHANCE);
}

static BglQuestion *
ask_kind (const BglPlay *play,
          Kind           kind,
          guint          difficulty)
{
  const BglQuizSource *source = bgl_game_get_rules (play->game)->quiz;

  switch (kind)
    {
    case KIND_OWN:
      return source != NULL && source->ask != NULL ? source->ask (play->game, difficulty, play->random) : NULL;
    case KIND_REFUSED:
      return bgl_quiz_ask_refused (play);
    case KIND_OUTCOME:
      return bgl_quiz_ask_outcome (play);
    case KIND_SCORE:
      return bgl_quiz_ask_score (play);
    case KIND_LEGAL:
    default:
      return bgl_quiz_ask_legal (play);
    }
}

static BglQuestion *
try_to_ask (const BglRules *rules,
            Kind            kind,
            guint           difficulty,
            BglRandom      *random)
{
  g_autoptr (BglGame) game = begin_game (rules, difficulty, random);
  BglPlay play = { .game = game, .random = random };
  BglQuestion *question = NULL;

  play_at_random (&play);

  /* Playing a game takes longer than seeking in it, so several positions of it are tried. */
  for (guint i = 0; question == NULL && i < TRIES / 6; i++)
    {
      seek_at_random (&play, difficulty, i == 0 && kind == KIND_OUTCOME && bgl_random_below (random, 3) != 0);
      if (bgl_game_get_turn (game) != BGL_TURN_CHANCE)
        question = ask_kind (&play, kind, difficulty);
    }

  return question;
}

static BglQuestion *
make_question (const BglRules *rules,
               Kind            kind,
               guint           difficulty,
               BglRandom      *random)
{
  for (;;)
    {
      for (guint i = 0; i < TRIES / 10; i++)
        {
          BglQuestion *question = try_to_ask (rules, kind, difficulty, random);

          if (question == NULL)
            continue;

          question->difficulty = difficulty;
          bgl_question_shuffle (question, random);
          return question;
        }

      kind = (kind + 1) % N_KINDS;
    }
}

static void
bgl_quiz_finalize (GObject *object)
{
  BglQuiz *self = BGL_QUIZ (object);

  g_ptr_array_unref (self->questions);

  G_OBJECT_CLASS (bgl_quiz_parent_class)->finalize (object);
}

static void
bgl_quiz_class_init (BglQuizClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_quiz_finalize;
}

static void
bgl_quiz_init (BglQuiz *self)
{
  self->questions = g_ptr_array_new_with_free_func ((GDestroyNotify) bgl_question_free);
  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    self->given[i] = BGL_QUIZ_NO_ANSWER;
}

/* The index of the rule that explains the right answer. */
static guint
get_place (const BglRules    *rules,
           const BglQuestion *question)
{
  const BglRuleInfo *info = bgl_rules_find_rule (rules, bgl_question_get_rule (question,
                                                                               bgl_question_find_right (question)));

  return (guint) (info - rules->rules);
}

static int
compare_questions (gconstpointer a,
                   gconstpointer b,
                   gpointer      rules)
{
  const BglQuestion *first = *(const BglQuestion *const *) a;
  const BglQuestion *second = *(const BglQuestion *const *) b;

  if (first->difficulty != second->difficulty)
    return first->difficulty < second->difficulty ? -1 : 1;

  return (int) get_place (rules, first) - (int) get_place (rules, second);
}

BglQuiz *
bgl_quiz_new (const BglRules *rules,
              guint           level,
              guint64         seed)
{
  BglQuiz *self;
  BglRandom random;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (level >= 1 && level <= BGL_QUIZ_LEVELS, NULL);

  self = g_object_new (BGL_TYPE_QUIZ, NULL);
  self->rules = rules;
  self->level = level;
  bgl_random_init (&random, seed);

  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    g_ptr_array_add (self->questions,
                     make_question (rules, plan[i].kind, get_difficulty (level, plan[i].step), &random));
  g_ptr_array_sort_with_data (self->questions, compare_questions, (gpointer) rules);

  return self;
}

guint
bgl_quiz_get_level (BglQuiz *self)
{
  g_return_val_if_fail (BGL_IS_QUIZ (self), 1);

  return self->level;
}

guint
bgl_quiz_get_next_level (BglQuiz *self)
{
  guint n_right = bgl_quiz_get_n_right (self);

  if (n_right >= HARDER_FROM)
    return MIN (self->level + 1, BGL_QUIZ_LEVELS);

  return n_right < EASIER_BELOW ? MAX (self->level - 1, 1) : self->level;
}

const BglRules *
bgl_quiz_get_rules (BglQuiz *self)
{
  g_return_val_if_fail (BGL_IS_QUIZ (self), NULL);

  return self->rules;
}

const BglQuestion *
bgl_quiz_get_question (BglQuiz *self,
                       guint    index)
{
  g_return_val_if_fail (BGL_IS_QUIZ (self), NULL);
  g_return_val_if_fail (index < BGL_QUIZ_QUESTIONS, NULL);

  return self->questions->pdata[index];
}

gboolean
bgl_quiz_answer (BglQuiz *self,
                 guint    index,
                 guint    answer)
{
  const BglQuestion *question = bgl_quiz_get_question (self, index);

  g_return_val_if_fail (question != NULL, FALSE);
  g_return_val_if_fail (answer < question->answers->len, FALSE);

  if (self->given[index] == BGL_QUIZ_NO_ANSWER)
    self->given[index] = answer;

  return self->given[index] == bgl_question_find_right (question);
}

guint
bgl_quiz_get_answer (BglQuiz *self,
                     guint    index)
{
  g_return_val_if_fail (BGL_IS_QUIZ (self), BGL_QUIZ_NO_ANSWER);
  g_return_val_if_fail (index < BGL_QUIZ_QUESTIONS, BGL_QUIZ_NO_ANSWER);

  return self->given[index];
}

guint
bgl_quiz_get_n_right (BglQuiz *self)
{
  guint n = 0;

  g_return_val_if_fail (BGL_IS_QUIZ (self), 0);

  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    n += self->given[i] == bgl_question_find_right (self->questions->pdata[i]);

  return n;
}

static void
add_rule (GPtrArray         *rules,
          const BglQuestion *question,
          guint              answer)
{
  const char *rule = bgl_question_get_rule (question, answer);

  if (!g_ptr_array_find (rules, rule, NULL))
    g_ptr_array_add (rules, (gpointer) rule);
}

GPtrArray *
bgl_quiz_list_missed (BglQuiz *self)
{
  GPtrArray *rules = g_ptr_array_new ();

  g_return_val_if_fail (BGL_IS_QUIZ (self), rules);

  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    {
      const BglQuestion *question = self->questions->pdata[i];

      if (self->given[i] == BGL_QUIZ_NO_ANSWER || self->given[i] == bgl_question_find_right (question))
        continue;

      add_rule (rules, question, self->given[i]);
      add_rule (rules, question, bgl_question_find_right (question));
    }

  return rules;
}

GPtrArray *
bgl_quiz_list_learned (BglQuiz *self)
{
  GPtrArray *rules = g_ptr_array_new ();
  g_autoptr (GPtrArray) missed = NULL;

  g_return_val_if_fail (BGL_IS_QUIZ (self), rules);

  missed = bgl_quiz_list_missed (self);
  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    {
      const BglQuestion *question = self->questions->pdata[i];

      if (self->given[i] == bgl_question_find_right (question) &&
          !g_ptr_array_find (missed, bgl_question_get_rule (question, self->given[i]), NULL))
        add_rule (rules, question, self->given[i]);
    }

  return rules;
}
