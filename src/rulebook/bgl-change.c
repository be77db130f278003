/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-change.h"

#include <string.h>

static void
part_free (BglPart *part)
{
  g_free (part->value);
  g_free (part->group);
  g_free (part->place);
  g_free (part);
}

static int
compare_parts (gconstpointer a,
               gconstpointer b)
{
  const BglPart *first = *(const BglPart *const *) a;
  const BglPart *second = *(const BglPart *const *) b;

  return first->start < second->start ? -1 : first->start > second->start;
}

static gboolean
is_taken (GPtrArray *parts,
          guint      start)
{
  for (guint i = 0; i < parts->len; i++)
    if (((BglPart *) parts->pdata[i])->start == start)
      return TRUE;

  return FALSE;
}

/* Positions, rolls, and draws make up the situation. The other lines are what players do in it. */
static gboolean
is_situation (const char *line)
{
  return g_str_has_prefix (line, "[Position ") || g_str_has_prefix (line, "*:");
}

static void
find_words (const BglChanges *changes,
            const BglWordSet *set,
            const char       *line,
            guint             offset,
            GPtrArray        *parts)
{
  g_autoptr (GRegex) regex = g_regex_new (set->pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, line, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *before = NULL;
      int start, end;
      BglPart *part;

      g_match_info_fetch_pos (match, 1, &start, &end);
      if (is_taken (parts, offset + (guint) start))
        continue;

      part = g_new0 (BglPart, 1);
      part->set = set;
      part->start = offset + (guint) start;
      part->length = (guint) (end - start);
      part->value = g_match_info_fetch (match, 1);
      before = g_strndup (line, (gsize) start);
      part->group = changes->describe_group (before);
      part->place = changes->describe_place != NULL ? changes->describe_place (before) : NULL;
      g_ptr_array_add (parts, part);
    }
}

/* A line end, a semicolon, or a slash begins a new row. */
static void
count_rows (GPtrArray  *parts,
            const char *text)
{
  guint row = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      BglPart *part = parts->pdata[i];
      const BglPart *before = i > 0 ? parts->pdata[i - 1] : NULL;

      if (before != NULL && strcspn (text + before->start, "\n;/") < part->start - before->start)
        row++;
      part->row = row;
    }
}

GPtrArray *
bgl_example_list_parts (BglExample *self)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);
  const BglChanges *changes;
  g_autofree char *text = NULL;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), parts);

  changes = bgl_example_get_rules (self)->changes;
  if (changes == NULL)
    return parts;

  text = bgl_record_to_string (bgl_example_get_record (self));
  for (const char *line = text; line != NULL; line = strchr (line, '\n'))
    {
      g_autofree char *copy = NULL;

      if (*line == '\n')
        line++;
      if (!is_situation (line))
        continue;

      copy = g_strndup (line, strcspn (line, "\n"));
      for (const BglWordSet *set = changes->sets; set->label != NULL; set++)
        find_words (changes, set, copy, (guint) (line - text), parts);
    }

  g_ptr_array_sort (parts, compare_parts);
  count_rows (parts, text);

  return parts;
}

BglExample *
bgl_example_new_editable (BglExample *self)
{
  g_autoptr (BglRecord) record = bgl_record_new ();
  g_autoptr (BglExample) editable = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *text = NULL;
  const BglChanges *changes;
  const char *position;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);

  changes = bgl_example_get_rules (self)->changes;
  if (changes == NULL)
    return NULL;

  bgl_record_add_tags (record, bgl_example_get_record (self));
  position = bgl_record_get_tag (record, "Position");
  if (position != NULL && changes->make_room != NULL)
    {
      g_autofree char *wide = changes->make_room (position);

      bgl_record_set_tag (record, "Position", wide);
    }

  for (guint i = 0; i < bgl_record_get_n_steps (bgl_example_get_record (self)); i++)
    {
      const BglStep *step = bgl_record_get_step (bgl_example_get_record (self), i);

      if (step->kind == BGL_STEP_MOVE || step->kind == BGL_STEP_TRY || step->kind == BGL_STEP_SHOW)
        bgl_record_add_step (record, step);
    }

  text = bgl_record_to_string (record);
  editable = bgl_example_parse (text, NULL);
  if (editable == NULL)
    return NULL;

  parts = bgl_example_list_parts (editable);

  return parts->len > 0 ? g_steal_pointer (&editable) : NULL;
}

/* Whether the situation is possible: the position, and all rolls and draws before the first move of a player that is
 * no longer legal. */
static gboolean
check (BglExample  *self,
       GError     **error)
{
  g_autoptr (BglGame) game = bgl_example_begin (self, error);

  if (game == NULL)
    return FALSE;

  for (guint i = 0; i < bgl_example_get_n_steps (self); i++)
    {
      const BglStep *step = bgl_example_get_step (self, i);

      if (step->kind != BGL_STEP_MOVE)
        continue;
      if (bgl_game_play_text (game, step->seat, step->text, step->seat == 0 ? error : NULL))
        continue;

      return step->seat != 0;
    }

  return TRUE;
}

BglExample *
bgl_example_change (BglExample  *self,
                    guint        part,
                    const char  *value,
                    GError     **error)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (BglExample) changed = NULL;
  const BglPart *old;

  g_return_val_if_fail (BGL_IS_EXAMPLE (self), NULL);
  g_return_val_if_fail (value != NULL, NULL);

  parts = bgl_example_list_parts (self);
  g_return_val_if_fail (part < parts->len, NULL);

  old = parts->pdata[part];
  whole = bgl_record_to_string (bgl_example_get_record (self));
  text = g_string_new (whole);
  g_string_erase (text, old->start, old->length);
  g_string_insert (text, old->start, value);

  changed = bgl_example_parse (text->str, error);
  if (changed == NULL || !check (changed, error))
    return NULL;

  return g_steal_pointer (&changed);
}
