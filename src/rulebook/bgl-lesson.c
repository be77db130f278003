/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-lesson.h"
#include "bgl-mallard.h"
#include "engine/bgl-i18n.h"

struct _BglLesson
{
  GObject         parent_instance;

  const BglRules *rules;
  BglPage        *page;
  GPtrArray      *steps; /* BglLessonStep */
};

G_DEFINE_FINAL_TYPE (BglLesson, bgl_lesson, G_TYPE_OBJECT)

/* The strings of a step belong to the page. */
static void
step_free (BglLessonStep *step)
{
  g_ptr_array_unref (step->answers);
  g_free (step);
}

static void
bgl_lesson_finalize (GObject *object)
{
  BglLesson *self = BGL_LESSON (object);

  g_ptr_array_unref (self->steps);
  bgl_page_free (self->page);

  G_OBJECT_CLASS (bgl_lesson_parent_class)->finalize (object);
}

static void
bgl_lesson_class_init (BglLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_lesson_finalize;
}

static void
bgl_lesson_init (BglLesson *self)
{
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
}

/* Reading */

static char *
get_page_id (const BglRules *rules)
{
  return g_strconcat (rules->id, BGL_BOOK_LESSON, NULL);
}

gboolean
bgl_lesson_exists (const BglRules *rules)
{
  g_autofree char *id = NULL;

  g_return_val_if_fail (rules != NULL, FALSE);

  id = get_page_id (rules);

  return bgl_book_has_page (id);
}

static gboolean
refuse (GError     **error,
        guint        index,
        const char  *fault)
{
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "Step %u of the lesson %s", index + 1, fault);

  return FALSE;
}

static guint
count_lines (BglExample  *example,
             BglStepKind  kind)
{
  guint n = 0;

  for (guint i = 0; i < bgl_example_get_n_steps (example); i++)
    n += bgl_example_get_step (example, i)->kind == kind;

  return n;
}

static gboolean
check_step (BglLesson  *self,
            guint       index,
            GError    **error)
{
  const BglLessonStep *step = bgl_lesson_get_step (self, index);
  guint n_wrong;

  if (step->example == NULL)
    return refuse (error, index, "has no example.");
  if (bgl_example_get_rules (step->example) != self->rules)
    return refuse (error, index, "is about another game.");

  n_wrong = count_lines (step->example, BGL_STEP_WRONG);
  if (step->answers->len < n_wrong || step->answers->len > n_wrong + 1)
    return refuse (error, index, "needs a note for each wrong move, and may have one for all others.");
  if (bgl_example_find_try (step->example) == bgl_example_get_n_steps (step->example))
    return (step->praise == NULL && step->answers->len == 0) ||
           refuse (error, index, "answers moves, but has no goal.");
  if (bgl_lesson_get_solution (self, index) == NULL)
    return refuse (error, index, "has no solution.");

  return TRUE;
}

/* The blocks of the page are those of all items. Each item begins with its sentence. */
static gboolean
read_steps (BglLesson  *self,
            GError    **error)
{
  const BglSection *section = self->page->sections->pdata[0];
  BglLessonStep *step = NULL;

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BglBlock *block = section->blocks->pdata[i];

      if (block->kind == BGL_BLOCK_STEP)
        {
          step = g_new0 (BglLessonStep, 1);
          step->sentence = block->markup;
          step->text = block->text;
          step->answers = g_ptr_array_new ();
          g_ptr_array_add (self->steps, step);
        }
      /* Help browsers show what is before the steps. */
      else if (step == NULL)
        continue;
      else if (block->kind == BGL_BLOCK_EXAMPLE && step->example == NULL)
        step->example = block->example;
      else if (block->kind == BGL_BLOCK_PARAGRAPH && step->praise == NULL)
        step->praise = block->markup;
      else if (block->kind == BGL_BLOCK_NOTE)
        g_ptr_array_add (step->answers, block->markup);
      else
        return refuse (error, self->steps->len - 1, "has something that a lesson cannot show.");
    }

  for (guint i = 0; i < self->steps->len; i++)
    if (!check_step (self, i, error))
      return FALSE;

  return self->steps->len > 0 || refuse (error, 0, "is missing.");
}

BglLesson *
bgl_lesson_new (BglPage         *page,
                const BglRules  *rules,
                GError         **error)
{
  g_autoptr (BglLesson) self = g_object_new (BGL_TYPE_LESSON, NULL);

  g_return_val_if_fail (page != NULL, NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self->page = page;
  self->rules = rules;

  return read_steps (self, error) ? g_steal_pointer (&self) : NULL;
}

BglLesson *
bgl_lesson_load (const BglRules  *rules,
                 const char      *language,
                 GError         **error)
{
  g_autofree char *id = NULL;
  BglPage *page;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (language != NULL, NULL);

  id = get_page_id (rules);
  page = bgl_book_load_page (language, id, error);

  return page != NULL ? bgl_lesson_new (page, rules, error) : NULL;
}

const BglRules *
bgl_lesson_get_rules (BglLesson *self)
{
  g_return_val_if_fail (BGL_IS_LESSON (self), NULL);

  return self->rules;
}

guint
bgl_lesson_get_n_steps (BglLesson *self)
{
  g_return_val_if_fail (BGL_IS_LESSON (self), 0);

  return self->steps->len;
}

const BglLessonStep *
bgl_lesson_get_step (BglLesson *self,
                     guint      index)
{
  g_return_val_if_fail (BGL_IS_LESSON (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return self->steps->pdata[index];
}

guint
bgl_lesson_get_seat (BglLesson *self)
{
  g_return_val_if_fail (BGL_IS_LESSON (self), 0);

  for (guint i = 0; i < self->steps->len; i++)
    {
      BglExample *example = bgl_lesson_get_step (self, i)->example;
      guint found = bgl_example_find_try (example);

      if (found < bgl_example_get_n_steps (example))
        return bgl_example_get_step (example, found)->seat;
    }

  return 1;
}

const char *
bgl_lesson_get_solution (BglLesson *self,
                         guint      index)
{
  BglExample *example;

  g_return_val_if_fail (BGL_IS_LESSON (self), NULL);

  example = bgl_lesson_get_step (self, index)->example;
  for (guint i = bgl_example_find_try (example); i < bgl_example_get_n_steps (example); i++)
    if (bgl_example_get_step (example, i)->kind == BGL_STEP_MOVE)
      return bgl_example_get_step (example, i)->text;

  return NULL;
}

/* Judging */

/* How fast a player was is not part of a goal. */
static gboolean
is_move (BglGame       *before,
         BglMove        move,
         const BglStep *step)
{
  const BglRules *rules = bgl_game_get_rules (before);
  BglMove wanted;

  return bgl_game_parse_move (before, step->seat, step->text, &wanted, NULL) &&
         bgl_rules_drop_time (rules, wanted) == bgl_rules_drop_time (rules, move);
}

static gboolean
has_event (BglGame    *game,
           const char *expected)
{
  guint n_events;
  const BglEvent *events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *event = bgl_rules_format_event (bgl_game_get_rules (game), &events[i]);

      if (bgl_example_match_event (event, expected))
        return TRUE;
    }

  return FALSE;
}

gboolean
bgl_lesson_judge (BglLesson   *self,
                  guint        index,
                  BglGame     *game,
                  const char **answer)
{
  g_autoptr (BglGame) before = NULL;
  const BglLessonStep *step;
  gboolean solved = FALSE;
  guint n_wrong = 0;
  BglMove move;

  g_return_val_if_fail (BGL_IS_LESSON (self), FALSE);
  g_return_val_if_fail (bgl_game_get_ply (game) > 0, FALSE);
  g_return_val_if_fail (answer != NULL, FALSE);

  *answer = NULL;
  step = bgl_lesson_get_step (self, index);
  before = bgl_game_new_at (game, bgl_game_get_ply (game) - 1);
  move = bgl_game_get_move (game, bgl_game_get_ply (game) - 1);

  for (guint i = bgl_example_find_try (step->example); i < bgl_example_get_n_steps (step->example); i++)
    {
      const BglStep *line = bgl_example_get_step (step->example, i);

      if (line->kind == BGL_STEP_MOVE && !solved)
        {
          solved = TRUE;
          if (is_move (before, move, line))
            return TRUE;
        }
      else if (line->kind == BGL_STEP_ACCEPT && is_move (before, move, line))
        return TRUE;
      else if (line->kind == BGL_STEP_WRONG && *answer == NULL && is_move (before, move, line))
        *answer = step->answers->pdata[n_wrong];
      n_wrong += line->kind == BGL_STEP_WRONG;
    }

  if (*answer != NULL)
    return FALSE;

  for (guint i = 0; i < bgl_example_get_n_steps (step->example); i++)
    {
      const BglStep *line = bgl_example_get_step (step->example, i);

      if (line->kind == BGL_STEP_ACCEPT_EVENT && has_event (game, line->text))
        return TRUE;
    }

  if (step->answers->len > n_wrong)
    *answer = step->answers->pdata[n_wrong];

  return FALSE;
}

/* Checking */

/* Plays the moves before “try” again, and judges a line of the example after it. */
static gboolean
run_line (BglLesson      *self,
          guint           index,
          const BglStep  *line,
          gboolean        right,
          GError        **error)
{
  BglExample *example = bgl_lesson_get_step (self, index)->example;
  g_autoptr (BglGame) game = bgl_example_begin (example, error);
  const char *answer;

  for (guint i = 0; i < bgl_example_find_try (example); i++)
    if (!bgl_example_run_step (example, game, i, error))
      return FALSE;

  if (!bgl_game_play_text (game, line->seat, line->text, error))
    return FALSE;
  if (bgl_lesson_judge (self, index, game, &answer) == right)
    return TRUE;

  return bgl_refuse_record (error, line->line, BGL_RULE_RECORD_RESULT,
                            right ? _("The lesson does not accept “%s”.") : _("The lesson accepts “%s”."), line->text);
}

static gboolean
run_step (BglLesson  *self,
          guint       index,
          GError    **error)
{
  BglExample *example = bgl_lesson_get_step (self, index)->example;
  guint start = bgl_example_find_try (example);
  gboolean solved = FALSE;

  if (!bgl_example_run (example, error))
    return FALSE;

  for (guint i = start; i < bgl_example_get_n_steps (example); i++)
    {
      const BglStep *line = bgl_example_get_step (example, i);

      if ((line->kind == BGL_STEP_MOVE && !solved) || line->kind == BGL_STEP_ACCEPT || line->kind == BGL_STEP_WRONG)
        if (!run_line (self, index, line, line->kind != BGL_STEP_WRONG, error))
          return FALSE;
      solved |= line->kind == BGL_STEP_MOVE;
    }

  return TRUE;
}

gboolean
bgl_lesson_run (BglLesson  *self,
                GError    **error)
{
  g_return_val_if_fail (BGL_IS_LESSON (self), FALSE);

  for (guint i = 0; i < self->steps->len; i++)
    if (!run_step (self, i, error))
      {
        g_prefix_error (error, "Step %u: ", i + 1);
        return FALSE;
      }

  return TRUE;
}
