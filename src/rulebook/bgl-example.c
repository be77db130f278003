/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-example.h"
#include "engine/bgl-i18n.h"

struct _BglExample
{
  GObject    parent_instance;

  BglRecord *record;
  GArray    *steps;  /* guint: the steps of the record, without marks and parts */
  GPtrArray *marks;  /* words of the record, ending with NULL */
  guint      parts;
};

G_DEFINE_TYPE (BglExample, bgl_example, G_TYPE_OBJECT)

static void
bgl_example_finalize (GObject *object)
{
  BglExample *self = BGL_EXAMPLE (object);

  g_clear_object (&self->record);
  g_array_unref (self->steps);
  g_ptr_array_unref (self->marks);

  G_OBJECT_CLASS (bgl_example_parent_class)->finalize (object);
}

static void
bgl_example_class_init (BglExampleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_example_finalize;
}

static void
bgl_example_init (BglExample *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (guint));
  self->marks = g_ptr_array_new ();
  g_ptr_array_add (self->marks, NULL);
}

/* The places of a mark or picture are in the notation of the game. */
static gboolean
check_places (BglExample     *self,
              const BglStep  *step,
              GError        **error)
{
  const BglRules *rules = bgl_example_get_rules (self);

  for (guint i = 0; step->words[i] != NULL; i++)
    if (rules->is_place == NULL || !rules->is_place (step->words[i]))
      return bgl_refuse_record (error, step->line, BGL_RULE_RECORD_SYNTAX,
                                _("The example marks “%s”, which is not a place in this game."), step->words[i]);

  return TRUE;
}

static gboolean
read_parts (BglExample     *self,
            const BglStep  *step,
            GError        **error)
{
  static const char *const none[] = { NULL };
  const char *const *known = bgl_example_get_rules (self)->parts;

  if (known == NULL)
    known = none;

  for (guint i = 0; step->words[i] != NULL; i++)
    {
      guint index = 0;

      while (known[index] != NULL && !g_str_equal (known[index], step->words[i]))
        index++;
      if (known[index] == NULL)
        return bgl_refuse_record (error, step->line, BGL_RULE_RECORD_SYNTAX,
                                  _("The example shows “%s”, which is not a part of this table."), step->words[i]);
      self->parts |= 1u << index;
    }

  return TRUE;
}

static gboolean
read_step (BglExample  *self,
           guint        index,
           GError     **error)
{
  const BglStep *step = bgl_record_get_step (self->record, index);

  if (step->kind == BGL_STEP_SHOW)
    return read_parts (self, step, error);
  if (step->words != NULL && !check_places (self, step, error))
    return FALSE;

  if (step->kind != BGL_STEP_MARK)
    g_array_append_val (self->steps, index);
  else
    for (guint i = 0; step->words[i] != NULL; i++)
      g_ptr_array_insert (self->marks, (int) self->marks->len - 1, step->words[i]);

  return TRUE;
}

BglExample *
bgl_example_parse (const char  *text,
                   GError     **error)
{
  g_autoptr (BglExample) self = g_object_new (BGL_TYPE_EXAMPLE, NULL);

  g_return_val_if_fail (text != NULL, NULL);

  self->record = bgl_record_parse_example (text, error);
  if (self->record == NULL)
    return NULL;

  for (guint i = 0; i < bgl_record_get_n_steps (self->record); i++)
    if (!read_step (self, i, error))
      return NULL;

  return g_steal_pointer (&self);
}

BglRecord *
bgl_example_get_record (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);

  return self->record;
}

const BglRules *
bgl_example_get_rules (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);

  return bgl_record_get_rules (self->record);
}

guint
bgl_example_get_n_seats (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  return bgl_record_get_n_seats (self->record);
}

const char *const *
bgl_example_get_marks (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);

  return (const char *const *) self->marks->pdata;
}

guint
bgl_example_get_parts (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  return self->parts;
}

guint
bgl_example_get_n_steps (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  return self->steps->len;
}

const BglStep *
bgl_example_get_step (BglExample *self,
                      guint       index)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return bgl_record_get_step (self->record, g_array_index (self->steps, guint, index));
}

BglGame *
bgl_example_begin (BglExample  *self,
                   GError     **error)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);

  return bgl_record_begin (self->record, error);
}

static gboolean
run_refused (BglGame        *game,
             const BglStep  *step,
             GError        **error)
{
  g_autoptr (GError) refusal = NULL;

  if (bgl_game_play_text (game, step->seat, step->text, &refusal))
    {
      bgl_game_undo (game);
      return bgl_refuse_record (error, step->line, step->rule,
                                _("The example says that “%s” is refused, but it is allowed."),
                                step->text);
    }

  if (!g_str_equal (bgl_rule_error_get_rule (refusal), step->rule))
    return bgl_refuse_record (error, step->line, bgl_rule_error_get_rule (refusal),
                              _("The example says that “%s” is refused under “%s”, but it is "
                                "refused under “%s”."),
                              step->text, step->rule, bgl_rule_error_get_rule (refusal));

  return TRUE;
}

/* Moves that a lesson judges are legal. */
static gboolean
run_judged (BglGame        *game,
            const BglStep  *step,
            GError        **error)
{
  g_autoptr (GError) refusal = NULL;

  if (bgl_game_play_text (game, step->seat, step->text, &refusal))
    {
      bgl_game_undo (game);
      return TRUE;
    }

  return bgl_refuse_record (error, step->line, bgl_rule_error_get_rule (refusal),
                            _("The lesson says that “%s” is allowed, but it is refused."), step->text);
}

static gboolean
run_expect (BglGame        *game,
            const BglStep  *step,
            GError        **error)
{
  g_autofree char *standing = bgl_game_format_standing (game);
  g_auto (GStrv) lines = g_strsplit (standing, "\n", -1);

  if (g_strv_contains ((const char *const *) lines, step->text))
    return TRUE;

  return bgl_refuse_record (error, step->line, BGL_RULE_RECORD_RESULT,
                            _("The example expects “%s”, but the result is:\n%s"), step->text,
                            standing);
}

gboolean
bgl_example_match_event (const char *event,
                         const char *expected)
{
  g_auto (GStrv) has = NULL;
  g_auto (GStrv) wanted = NULL;

  g_return_val_if_fail (event != NULL && expected != NULL, FALSE);

  has = g_strsplit (event, " ", -1);
  wanted = g_strsplit (expected, " ", -1);

  for (guint i = 0; wanted[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) has, wanted[i]))
      return FALSE;

  return TRUE;
}

static gboolean
run_expect_event (BglGame        *game,
                  const BglStep  *step,
                  GError        **error)
{
  g_autoptr (GString) story = g_string_new (NULL);
  const BglEvent *events = NULL;
  guint n_events = 0;

  if (bgl_game_get_ply (game) > 0)
    events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n_events);

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *event = bgl_rules_format_event (bgl_game_get_rules (game), &events[i]);

      if (bgl_example_match_event (event, step->text))
        return TRUE;
      g_string_append_printf (story, "%s\n", event);
    }

  return bgl_refuse_record (error, step->line, BGL_RULE_RECORD_RESULT,
                            _("The example expects “%s”, but this happened:\n%s"), step->text,
                            story->str);
}

gboolean
bgl_example_run_step (BglExample  *self,
                      BglGame     *game,
                      guint        index,
                      GError     **error)
{
  const BglStep *step;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), FALSE);
  g_return_val_if_fail (BGL_IS_GAME (game), FALSE);
  g_return_val_if_fail (index < self->steps->len, FALSE);

  step = bgl_example_get_step (self, index);

  switch (step->kind)
    {
    case BGL_STEP_MOVE:
      return bgl_record_play (self->record, game, g_array_index (self->steps, guint, index), error);

    case BGL_STEP_REFUSED:
      return run_refused (game, step, error);

    case BGL_STEP_WRONG:
    case BGL_STEP_ACCEPT:
      return run_judged (game, step, error);

    case BGL_STEP_EXPECT:
      return run_expect (game, step, error);

    case BGL_STEP_EXPECT_EVENT:
      return run_expect_event (game, step, error);

    case BGL_STEP_TRY:
    case BGL_STEP_ACCEPT_EVENT:
    case BGL_STEP_PICTURE_NEXT:
    case BGL_STEP_PICTURE:
    case BGL_STEP_MARK:
    case BGL_STEP_SHOW:
    default:
      return TRUE;
    }
}

gboolean
bgl_example_run (BglExample  *self,
                 GError     **error)
{
  g_autoptr (BglGame) game = NULL;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), FALSE);

  game = bgl_example_begin (self, error);
  if (game == NULL)
    return FALSE;

  for (guint i = 0; i < self->steps->len; i++)
    if (!bgl_example_run_step (self, game, i, error))
      return FALSE;

  return TRUE;
}

void
bgl_example_run_moves (BglExample *self,
                       BglTable   *table,
                       guint       n_steps)
{
  g_return_if_fail (BGL_IS_EXAMPLE (self));
  g_return_if_fail (BGL_IS_TABLE (table));
  g_return_if_fail (n_steps <= self->steps->len);

  for (guint i = 0; i < n_steps; i++)
    {
      const BglStep *step = bgl_example_get_step (self, i);

      if (step->kind == BGL_STEP_MOVE)
        bgl_table_play_text (table, step->seat, step->text, NULL);
    }
}

guint
bgl_example_count_pictures (BglExample *self)
{
  guint n_pictures = 0;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  for (guint i = 0; i < self->steps->len; i++)
    n_pictures += bgl_example_get_step (self, i)->kind == BGL_STEP_PICTURE ||
                  bgl_example_get_step (self, i)->kind == BGL_STEP_PICTURE_NEXT;

  return n_pictures;
}

guint
bgl_example_find_try (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  for (guint i = 0; i < self->steps->len; i++)
    if (bgl_example_get_step (self, i)->kind == BGL_STEP_TRY)
      return i;

  return self->steps->len;
}

guint
bgl_example_find_picture (BglExample *self)
{
  guint index;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  index = bgl_example_find_try (self);
  if (index < self->steps->len)
    return index;

  while (index > 0)
    {
      const BglStep *step = bgl_example_get_step (self, --index);

      if (step->kind == BGL_STEP_MOVE)
        return step->seat == 0 ? self->steps->len : index;
    }

  return 0;
}

char *
bgl_example_format_board (BglExample *self)
{
  g_autoptr (BglGame) game = NULL;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), g_string_free (text, FALSE));

  game = bgl_example_begin (self, NULL);
  if (game != NULL)
    {
      g_autoptr (BglTable) table = bgl_table_new_for_people (game);

      bgl_example_run_moves (self, table, bgl_example_find_picture (self));
      bgl_game_get_rules (game)->format_board (bgl_game_get_state (game), text);
    }
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);

  return g_string_free (text, FALSE);
}
