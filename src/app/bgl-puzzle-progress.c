/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-puzzle-progress.h"

#include "bgl-settings.h"

/* More than a game has. Older ones are forgotten. */
#define MAX_SOLVED 2000

static GVariant *
lookup (const char         *key,
        const BglRules     *rules,
        const GVariantType *type)
{
  g_autoptr (GVariant) all = g_settings_get_value (bgl_settings_get (), key);

  return g_variant_lookup_value (all, rules->id, type);
}

/* Takes a floating value. */
static void
store (const char     *key,
       const BglRules *rules,
       GVariant       *value)
{
  g_autoptr (GVariant) all = g_settings_get_value (bgl_settings_get (), key);
  GVariantDict dict;

  g_variant_dict_init (&dict, all);
  g_variant_dict_insert_value (&dict, rules->id, value);
  g_settings_set_value (bgl_settings_get (), key, g_variant_dict_end (&dict));
}

static guint
get_number (const char     *key,
            const BglRules *rules)
{
  g_autoptr (GVariant) value = lookup (key, rules, G_VARIANT_TYPE_UINT32);

  return value != NULL ? g_variant_get_uint32 (value) : 0;
}

guint
bgl_puzzle_progress_get_grade (const BglRules *rules)
{
  g_return_val_if_fail (rules != NULL, 1);

  return CLAMP (get_number (BGL_SETTING_PUZZLE_GRADES, rules), 1, BGL_PUZZLE_GRADES);
}

void
bgl_puzzle_progress_set_grade (const BglRules *rules,
                               guint           grade)
{
  g_return_if_fail (rules != NULL);
  g_return_if_fail (grade >= 1 && grade <= BGL_PUZZLE_GRADES);

  store (BGL_SETTING_PUZZLE_GRADES, rules, g_variant_new_uint32 (grade));
}

GArray *
bgl_puzzle_progress_get_solved (const BglRules *rules)
{
  g_autoptr (GVariant) value = NULL;
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (guint32));
  const guint32 *numbers;
  gsize n;

  g_return_val_if_fail (rules != NULL, ids);

  value = lookup (BGL_SETTING_SOLVED_PUZZLES, rules, G_VARIANT_TYPE ("au"));
  if (value != NULL)
    {
      numbers = g_variant_get_fixed_array (value, &n, sizeof *numbers);
      g_array_append_vals (ids, numbers, (guint) MIN (n, MAX_SOLVED));
    }

  return ids;
}

static gboolean
has_id (GArray  *ids,
        guint32  id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, guint32, i) == id)
      return TRUE;

  return FALSE;
}

guint
bgl_puzzle_progress_count_solved (const BglRules *rules,
                                  guint           grade)
{
  g_autoptr (GArray) ids = bgl_puzzle_progress_get_solved (rules);
  GPtrArray *puzzles = bgl_puzzles_get (rules);
  guint n = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i);

      n += puzzle->grade == grade && has_id (ids, puzzle->id);
    }

  return n;
}

void
bgl_puzzle_progress_add_solved (const BglPuzzle *puzzle)
{
  g_autoptr (GArray) ids = NULL;

  g_return_if_fail (puzzle != NULL);

  ids = bgl_puzzle_progress_get_solved (puzzle->rules);
  for (guint i = ids->len; i-- > 0;)
    if (g_array_index (ids, guint32, i) == puzzle->id)
      g_array_remove_index (ids, i);
  if (ids->len == MAX_SOLVED)
    g_array_remove_index (ids, 0);
  g_array_append_val (ids, puzzle->id);

  store (BGL_SETTING_SOLVED_PUZZLES, puzzle->rules,
         g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, ids->data, ids->len, sizeof (guint32)));
}

guint
bgl_puzzle_progress_get_row (const BglRules *rules)
{
  g_return_val_if_fail (rules != NULL, 0);

  return get_number (BGL_SETTING_PUZZLE_ROWS, rules);
}

void
bgl_puzzle_progress_set_row (const BglRules *rules,
                             guint           row)
{
  g_return_if_fail (rules != NULL);

  if (bgl_puzzle_progress_get_row (rules) != row)
    store (BGL_SETTING_PUZZLE_ROWS, rules, g_variant_new_uint32 (row));
}

/* Days */

guint
bgl_puzzle_progress_get_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate date;
  int year, month, day;

  g_date_time_get_ymd (now, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);

  return g_date_get_julian (&date);
}

/* The last day with a solved puzzle, and how many days in a row there were. */
static void
get_days (const BglRules *rules,
          guint          *last,
          guint          *n)
{
  g_autoptr (GVariant) value = lookup (BGL_SETTING_PUZZLE_DAYS, rules, G_VARIANT_TYPE ("(uu)"));

  *last = *n = 0;
  if (value != NULL)
    g_variant_get (value, "(uu)", last, n);
  if (*n == 0 || *n > *last)
    *last = *n = 0;
}

gboolean
bgl_puzzle_progress_is_day_solved (const BglRules *rules,
                                   guint           day)
{
  guint last, n;

  g_return_val_if_fail (rules != NULL, FALSE);

  get_days (rules, &last, &n);

  return last == day;
}

void
bgl_puzzle_progress_set_day_solved (const BglRules *rules,
                                    guint           day)
{
  g_return_if_fail (rules != NULL);

  if (!bgl_puzzle_progress_is_day_solved (rules, day))
    store (BGL_SETTING_PUZZLE_DAYS, rules,
           g_variant_new ("(uu)", day, bgl_puzzle_progress_count_days (rules, day) + 1));
}

guint
bgl_puzzle_progress_count_days (const BglRules *rules,
                                guint           day)
{
  guint last, n;

  g_return_val_if_fail (rules != NULL, 0);

  get_days (rules, &last, &n);

  return last == day || last + 1 == day ? n : 0;
}
