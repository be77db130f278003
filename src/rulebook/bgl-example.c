/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bgl-example.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-record.h"

struct _BglExample
{
  GObject    parent_instance;

  char      *text;
  BglRecord *record; /* only the tags */
  GArray    *steps;
  GPtrArray *marks;  /* ends with NULL */
  guint      parts;
};

G_DEFINE_TYPE (BglExample, bgl_example, G_TYPE_OBJECT)

static void
step_clear (BglStep *step)
{
  g_free (step->text);
  g_free (step->rule);
  g_strfreev (step->marks);
}

static void
bgl_example_finalize (GObject *object)
{
  BglExample *self = BGL_EXAMPLE (object);

  g_free (self->text);
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
  self->steps = g_array_new (FALSE, TRUE, sizeof (BglStep));
  g_array_set_clear_func (self->steps, (GDestroyNotify) step_clear);
  self->marks = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->marks, NULL);
}

static gboolean
refuse_line (GError **error,
             guint    line)
{
  return bgl_refuse_record (error, line, BGL_RULE_RECORD_SYNTAX,
                            _("This line of the example cannot be read."));
}

/* Parses a move: "1: 2,0". */
static gboolean
split_move (const char *line,
            guint       n_seats,
            BglStep    *step)
{
  g_auto (GStrv) parts = g_strsplit (line, ":", 2);
  guint64 seat = 0;

  if (g_strv_length (parts) != 2)
    return FALSE;

  g_strstrip (parts[0]);
  if (!g_str_equal (parts[0], "*") &&
      !g_ascii_string_to_unsigned (parts[0], 10, 1, n_seats, &seat, NULL))
    return FALSE;

  step->seat = (guint) seat;
  step->text = g_strdup (g_strstrip (parts[1]));

  return TRUE;
}

/* Parses the text after "refused": "1: 2,1 (RULE-ID)". */
static gboolean
split_refused (const char *line,
               guint       n_seats,
               BglStep    *step)
{
  const char *open = strrchr (line, '(');
  g_autofree char *move = NULL;
  gsize length;

  if (open == NULL || !g_str_has_suffix (open, ")"))
    return FALSE;

  length = strlen (open);
  move = g_strndup (line, open - line);
  step->rule = g_strndup (open + 1, length - 2);

  return split_move (move, n_seats, step);
}

static gboolean
read_step (BglExample  *self,
           const char  *line,
           guint        number,
           GError     **error)
{
  BglStep step = { .line = number };
  guint n_seats = bgl_record_get_n_seats (self->record);
  guint64 seat;
  gboolean understood = TRUE;

  if (g_str_has_prefix (line, "refused "))
    {
      step.kind = BGL_STEP_REFUSED;
      understood = split_refused (line + strlen ("refused "), n_seats, &step);
    }
  else if (g_str_has_prefix (line, "try "))
    {
      step.kind = BGL_STEP_TRY;
      understood = g_ascii_string_to_unsigned (line + strlen ("try "), 10, 1, n_seats, &seat, NULL);
      if (understood)
        step.seat = (guint) seat;
    }
  else if (g_str_has_prefix (line, "expect event "))
    {
      step.kind = BGL_STEP_EXPECT_EVENT;
      step.text = g_strdup (line + strlen ("expect event "));
    }
  else if (g_str_has_prefix (line, "expect "))
    {
      step.kind = BGL_STEP_EXPECT;
      step.text = g_strdup (line + strlen ("expect "));
    }
  else
    {
      step.kind = BGL_STEP_MOVE;
      understood = split_move (line, n_seats, &step);
    }

  if (!understood)
    {
      step_clear (&step);
      return refuse_line (error, number);
    }

  g_array_append_val (self->steps, step);
  return TRUE;
}

/* Parses the text after "mark", "2,0 1,1", and adds it to the list before the final NULL. */
static gboolean
read_marks (BglExample  *self,
            const char  *line,
            guint        number,
            GPtrArray   *marks,
            GError     **error)
{
  const BglRules *rules = bgl_example_get_rules (self);
  g_auto (GStrv) places = g_strsplit (line, " ", -1);

  for (guint i = 0; places[i] != NULL; i++)
    {
      if (*places[i] == '\0')
        continue;
      if (rules->is_place == NULL || !rules->is_place (places[i]))
        return bgl_refuse_record (error, number, BGL_RULE_RECORD_SYNTAX,
                                  _("The example marks “%s”, which is not a place in this game."), places[i]);
      g_ptr_array_insert (marks, (int) marks->len - 1, g_strdup (places[i]));
    }

  return TRUE;
}

/* Parses the text after "picture": " next 2,0". */
static gboolean
read_picture (BglExample  *self,
              const char  *line,
              guint        number,
              GError     **error)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func (g_free);
  BglStep step = { .kind = BGL_STEP_PICTURE, .line = number };

  step.next = g_str_equal (line, " next") || g_str_has_prefix (line, " next ");
  if (step.next)
    line += strlen (" next");

  g_ptr_array_add (marks, NULL);
  if (!read_marks (self, line, number, marks, error))
    return FALSE;

  step.marks = (GStrv) g_ptr_array_free (g_steal_pointer (&marks), FALSE);
  g_array_append_val (self->steps, step);

  return TRUE;
}

/* Parses the text after "show": "values seat1". */
static gboolean
read_parts (BglExample  *self,
            const char  *line,
            guint        number,
            GError     **error)
{
  const char *const *known = bgl_example_get_rules (self)->parts;
  g_auto (GStrv) parts = g_strsplit (line, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      guint index = 0;

      if (*parts[i] == '\0')
        continue;
      while (known != NULL && known[index] != NULL && !g_str_equal (known[index], parts[i]))
        index++;
      if (known == NULL || known[index] == NULL)
        return bgl_refuse_record (error, number, BGL_RULE_RECORD_SYNTAX,
                                  _("The example shows “%s”, which is not a part of this table."), parts[i]);
      self->parts |= 1u << index;
    }

  return TRUE;
}

static gboolean
read_line (BglExample  *self,
           const char  *line,
           guint        number,
           GError     **error)
{
  if (g_str_has_prefix (line, "mark "))
    return read_marks (self, line + strlen ("mark "), number, self->marks, error);
  if (g_str_has_prefix (line, "show "))
    return read_parts (self, line + strlen ("show "), number, error);
  if (g_str_equal (line, "picture") || g_str_has_prefix (line, "picture "))
    return read_picture (self, line + strlen ("picture"), number, error);

  return read_step (self, line, number, error);
}

BglExample *
bgl_example_parse (const char  *text,
                   GError     **error)
{
  g_autoptr (BglExample) self = g_object_new (BGL_TYPE_EXAMPLE, NULL);
  g_autoptr (GString) tags = g_string_new ("[Bungalow \"1\"]\n");
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  /* Regular expressions are used to find the words that can be changed, and require valid UTF-8. */
  if (!g_utf8_validate (text, -1, NULL))
    {
      bgl_refuse_record (error, 1, BGL_RULE_RECORD_SYNTAX, _("This is not UTF-8 text."));
      return NULL;
    }

  self->text = g_strstrip (g_strdup (text));
  lines = g_strsplit (self->text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strstrip (lines[i]);
      if (*lines[i] == '[' && !g_str_has_prefix (lines[i], "[Bungalow "))
        g_string_append_printf (tags, "%s\n", lines[i]);
    }

  self->record = bgl_record_parse (tags->str, -1, error);
  if (self->record == NULL)
    return NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && *lines[i] != '[' && *lines[i] != '#' &&
        !read_line (self, lines[i], i + 1, error))
      return NULL;

  return g_steal_pointer (&self);
}

const char *
bgl_example_get_text (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);

  return self->text;
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

  return &g_array_index (self->steps, BglStep, index);
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

  step = &g_array_index (self->steps, BglStep, index);

  switch (step->kind)
    {
    case BGL_STEP_MOVE:
      if (bgl_game_play_text (game, step->seat, step->text, error))
        return TRUE;
      if (error != NULL)
        bgl_rule_error_set_line (*error, step->line);
      return FALSE;

    case BGL_STEP_REFUSED:
      return run_refused (game, step, error);

    case BGL_STEP_EXPECT:
      return run_expect (game, step, error);

    case BGL_STEP_EXPECT_EVENT:
      return run_expect_event (game, step, error);

    case BGL_STEP_TRY:
    case BGL_STEP_PICTURE:
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
                       BglGame    *game,
                       guint       n_steps)
{
  g_return_if_fail (BGL_IS_EXAMPLE (self));
  g_return_if_fail (BGL_IS_GAME (game));
  g_return_if_fail (n_steps <= self->steps->len);

  for (guint i = 0; i < n_steps; i++)
    if (g_array_index (self->steps, BglStep, i).kind == BGL_STEP_MOVE)
      bgl_example_run_step (self, game, i, NULL);
}

guint
bgl_example_count_pictures (BglExample *self)
{
  guint n_pictures = 0;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  for (guint i = 0; i < self->steps->len; i++)
    if (g_array_index (self->steps, BglStep, i).kind == BGL_STEP_PICTURE)
      n_pictures++;

  return n_pictures;
}

guint
bgl_example_find_try (BglExample *self)
{
  g_return_val_if_fail (BGL_IS_EXAMPLE (self), 0);

  for (guint i = 0; i < self->steps->len; i++)
    if (g_array_index (self->steps, BglStep, i).kind == BGL_STEP_TRY)
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
      const BglStep *step = &g_array_index (self->steps, BglStep, --index);

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
      bgl_example_run_moves (self, game, bgl_example_find_picture (self));
      bgl_game_get_rules (game)->format_board (bgl_game_get_state (game), text);
    }
  if (text->len > 0)
    g_string_truncate (text, text->len - 1);

  return g_string_free (text, FALSE);
}
