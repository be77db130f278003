/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-i18n.h"
#include "bgl-record-private.h"
#include "bgl-registry.h"
#include "bgl-seat.h"
#include "bgl-text.h"

G_DEFINE_TYPE (BglRecord, bgl_record, G_TYPE_OBJECT)

static void
tag_clear (BglRecordTag *tag)
{
  g_free (tag->name);
  g_free (tag->value);
}

static void
step_clear (BglStep *step)
{
  g_free (step->text);
  g_free (step->rule);
  g_strfreev (step->words);
}

static void
bgl_record_finalize (GObject *object)
{
  BglRecord *self = BGL_RECORD (object);

  g_array_unref (self->tags);
  g_array_unref (self->steps);

  G_OBJECT_CLASS (bgl_record_parent_class)->finalize (object);
}

static void
bgl_record_class_init (BglRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_record_finalize;
}

static void
bgl_record_init (BglRecord *self)
{
  self->tags = g_array_new (FALSE, FALSE, sizeof (BglRecordTag));
  g_array_set_clear_func (self->tags, (GDestroyNotify) tag_clear);
  self->steps = g_array_new (FALSE, FALSE, sizeof (BglStep));
  g_array_set_clear_func (self->steps, (GDestroyNotify) step_clear);
}

BglRecord *
bgl_record_new (void)
{
  return g_object_new (BGL_TYPE_RECORD, NULL);
}

BglRecordTag *
bgl_record_find_tag (BglRecord  *self,
                     const char *name)
{
  for (guint i = 0; i < self->tags->len; i++)
    {
      BglRecordTag *tag = &g_array_index (self->tags, BglRecordTag, i);

      if (g_str_equal (tag->name, name))
        return tag;
    }

  return NULL;
}

const char *
bgl_record_get_tag (BglRecord  *self,
                    const char *name)
{
  BglRecordTag *tag;

  g_return_val_if_fail (BGL_IS_RECORD (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  tag = bgl_record_find_tag (self, name);

  return tag != NULL ? tag->value : NULL;
}

void
bgl_record_append_tag (BglRecord  *self,
                       const char *name,
                       const char *value,
                       guint       line)
{
  BglRecordTag tag = { .name = g_strdup (name), .value = g_strdup (value), .line = line };

  g_array_append_val (self->tags, tag);
}

void
bgl_record_set_tag (BglRecord  *self,
                    const char *name,
                    const char *value)
{
  g_autofree char *clean = NULL;
  BglRecordTag *tag;

  g_return_if_fail (BGL_IS_RECORD (self));
  g_return_if_fail (name != NULL);

  /* A line end inside the quotes would make the record invalid. */
  if (value != NULL)
    {
      clean = g_utf8_make_valid (value, -1);
      for (char *c = clean; *c != '\0'; c++)
        if (g_ascii_iscntrl (*c))
          *c = ' ';
    }

  tag = bgl_record_find_tag (self, name);

  if (tag == NULL && value != NULL)
    {
      bgl_record_append_tag (self, name, clean, 0);
    }
  else if (tag != NULL && value == NULL)
    {
      g_array_remove_index (self->tags, tag - (BglRecordTag *) self->tags->data);
    }
  else if (tag != NULL)
    {
      g_free (tag->value);
      tag->value = g_steal_pointer (&clean);
    }

  if (g_str_equal (name, "Game"))
    self->rules = value != NULL ? bgl_registry_find (value) : NULL;
  else if (g_str_equal (name, "Seats"))
    self->n_seats = value != NULL ? (guint) g_ascii_strtoull (value, NULL, 10) : 0;
}

void
bgl_record_add_tags (BglRecord *self,
                     BglRecord *other)
{
  g_return_if_fail (BGL_IS_RECORD (self));
  g_return_if_fail (BGL_IS_RECORD (other));

  for (guint i = 0; i < other->tags->len; i++)
    {
      const BglRecordTag *tag = &g_array_index (other->tags, BglRecordTag, i);

      if (bgl_record_find_tag (self, tag->name) == NULL)
        bgl_record_set_tag (self, tag->name, tag->value);
    }
}

/* Writing */

BglRecord *
bgl_record_new_from_game (BglGame *game)
{
  BglRecord *self = bgl_record_new ();
  const BglRules *rules = bgl_game_get_rules (game);
  const BglOptions *options = bgl_game_get_options (game);
  guint n_seats = bgl_game_get_n_seats (game);
  g_autofree char *seats = g_strdup_printf ("%u", n_seats);
  g_autofree char *result = NULL;

  bgl_record_set_tag (self, "Bungalow", "1");
  bgl_record_set_tag (self, "Game", rules->id);
  bgl_record_set_tag (self, "Seats", seats);

  for (guint i = 0; rules->options != NULL && rules->options[i].name != NULL; i++)
    if (!bgl_options_is_default (options, rules->options, n_seats, i))
      {
        g_autofree char *name = g_strconcat ("Option-", rules->options[i].name, NULL);
        g_autofree char *value = bgl_options_get (options, rules->options, n_seats, i);

        bgl_record_set_tag (self, name, value);
      }

  if (bgl_game_get_position (game) != NULL)
    bgl_record_set_tag (self, "Position", bgl_game_get_position (game));

  for (guint i = 0; i < bgl_game_get_ply (game); i++)
    {
      g_autofree char *text = bgl_game_format_move (game, i);
      BglStep step = { .seat = bgl_move_get_seat (bgl_game_get_move (game, i)), .text = strchr (text, ' ') + 1 };

      bgl_record_add_step (self, &step);
    }

  result = bgl_game_format_result (game);
  bgl_record_set_tag (self, "Result", result);

  return self;
}

/* Tags are always written in this order: the game, the players, the options, and at the end the result. */
static guint
rank_tag (const char *name)
{
  static const char *const order[] = { "Bungalow", "Game", "Seats" };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (g_str_equal (name, order[i]))
      return i;

  if (g_str_has_prefix (name, "Seat"))
    return 10;
  if (g_str_has_prefix (name, "Option-"))
    return 11;
  if (g_str_equal (name, "Position"))
    return 12;

  return g_str_equal (name, "Result") ? 14 : 13;
}

#define LAST_RANK 14

static void
append_quoted (GString    *text,
               const char *value)
{
  for (; *value != '\0'; value++)
    {
      if (*value == '"' || *value == '\\')
        g_string_append_c (text, '\\');
      g_string_append_c (text, *value);
    }
}

static void
append_step (GString       *text,
             const BglStep *step)
{
  if (bgl_record_keywords[step->kind] != NULL)
    g_string_append_printf (text, "%s ", bgl_record_keywords[step->kind]);

  if (bgl_record_has_move (step->kind) && step->seat == 0)
    g_string_append (text, "*: ");
  else if (bgl_record_has_move (step->kind))
    g_string_append_printf (text, "%u: ", step->seat);

  g_string_append (text, step->text);
  if (step->rule != NULL)
    g_string_append_printf (text, " (%s)", step->rule);
  g_string_append_c (text, '\n');
}

char *
bgl_record_to_string (BglRecord *self)
{
  GString *text;

  g_return_val_if_fail (BGL_IS_RECORD (self), NULL);

  text = g_string_new (NULL);

  for (guint rank = 0; rank <= LAST_RANK; rank++)
    for (guint i = 0; i < self->tags->len; i++)
      {
        const BglRecordTag *tag = &g_array_index (self->tags, BglRecordTag, i);

        if (rank_tag (tag->name) != rank)
          continue;

        g_string_append_printf (text, "[%s \"", tag->name);
        append_quoted (text, tag->value);
        g_string_append (text, "\"]\n");
      }

  g_string_append_c (text, '\n');

  for (guint i = 0; i < self->steps->len; i++)
    append_step (text, &g_array_index (self->steps, BglStep, i));

  return g_string_free (text, FALSE);
}

/* Replaying */

const BglRules *
bgl_record_get_rules (BglRecord *self)
{
  g_return_val_if_fail (BGL_IS_RECORD (self), NULL);

  return self->rules;
}

guint
bgl_record_get_n_seats (BglRecord *self)
{
  g_return_val_if_fail (BGL_IS_RECORD (self), 0);

  return self->n_seats;
}

guint
bgl_record_get_n_steps (BglRecord *self)
{
  g_return_val_if_fail (BGL_IS_RECORD (self), 0);

  return self->steps->len;
}

const BglStep *
bgl_record_get_step (BglRecord *self,
                     guint      index)
{
  g_return_val_if_fail (BGL_IS_RECORD (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return &g_array_index (self->steps, BglStep, index);
}

void
bgl_record_add_step (BglRecord     *self,
                     const BglStep *step)
{
  BglStep copy;

  g_return_if_fail (BGL_IS_RECORD (self));

  copy = *step;
  copy.text = g_strdup (step->text);
  copy.rule = g_strdup (step->rule);
  copy.words = g_strdupv (step->words);
  g_array_append_val (self->steps, copy);
}

const char *
bgl_record_get_seat (BglRecord *self,
                     guint      seat)
{
  g_autofree char *name = g_strdup_printf ("Seat%u", seat);

  return bgl_record_get_tag (self, name);
}

guint
bgl_record_get_handicap (BglRecord *self,
                         guint      seat)
{
  g_autofree char *name = g_strdup_printf ("Handicap%u", seat);
  const char *value = bgl_record_get_tag (self, name);
  guint64 handicap = 0;

  if (value != NULL)
    g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, &handicap, NULL);

  return (guint) MIN (handicap, BGL_MAX_HANDICAP);
}

BglGame *
bgl_record_begin (BglRecord  *self,
                  GError    **error)
{
  const BglRecordTag *position;
  BglGame *game;

  g_return_val_if_fail (BGL_IS_RECORD (self), NULL);

  /* A record that was not parsed has not been checked yet. */
  if (!bgl_record_check_tags (self, 0, error))
    return NULL;

  position = bgl_record_find_tag (self, "Position");
  game = bgl_game_new (self->rules, self->n_seats, &self->options,
                       position != NULL ? position->value : NULL, error);

  if (game == NULL && error != NULL && position != NULL)
    bgl_rule_error_set_line (*error, position->line);

  return game;
}

gboolean
bgl_record_play (BglRecord  *self,
                 BglGame    *game,
                 guint       index,
                 GError    **error)
{
  const BglStep *step;

  g_return_val_if_fail (BGL_IS_RECORD (self), FALSE);
  g_return_val_if_fail (BGL_IS_GAME (game), FALSE);
  g_return_val_if_fail (index < self->steps->len, FALSE);

  step = &g_array_index (self->steps, BglStep, index);
  g_return_val_if_fail (step->kind == BGL_STEP_MOVE, FALSE);

  if (bgl_game_play_text (game, step->seat, step->text, error))
    return TRUE;

  if (error != NULL)
    bgl_rule_error_set_line (*error, step->line);

  return FALSE;
}

gboolean
bgl_record_check_result (BglRecord  *self,
                         BglGame    *game,
                         GError    **error)
{
  const BglRecordTag *result;
  g_autofree char *expected = NULL;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (BGL_IS_RECORD (self), FALSE);
  g_return_val_if_fail (BGL_IS_GAME (game), FALSE);

  result = bgl_record_find_tag (self, "Result");
  if (result == NULL)
    return TRUE;

  expected = bgl_game_format_result (game);
  shown = bgl_text_shorten (result->value, BGL_TEXT_QUOTE);

  if (expected == NULL)
    return bgl_refuse_record (error, result->line, BGL_RULE_RECORD_RESULT,
                              _("The file gives the result “%s”, but the game is not over."), shown);

  if (!g_str_equal (expected, result->value))
    return bgl_refuse_record (error, result->line, BGL_RULE_RECORD_RESULT,
                              _("The file gives the result “%s”, but the moves lead to “%s”."),
                              shown, expected);

  return TRUE;
}

BglGame *
bgl_record_replay (BglRecord  *self,
                   GError    **error)
{
  g_autoptr (BglGame) game = NULL;

  g_return_val_if_fail (BGL_IS_RECORD (self), NULL);

  game = bgl_record_begin (self, error);
  if (game == NULL)
    return NULL;

  for (guint i = 0; i < self->steps->len; i++)
    if (!bgl_record_play (self, game, i, error))
      return NULL;

  return bgl_record_check_result (self, game, error) ? g_steal_pointer (&game) : NULL;
}
