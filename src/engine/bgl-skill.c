/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-skill.h"

#include "bgl-i18n.h"
#include "bgl-registry.h"

static void
skill_game_free (BglSkillGame *game)
{
  g_strfreev (game->opponents);
  g_free (game);
}

static void
skill_free (BglSkill *skill)
{
  g_free (skill->person);
  g_ptr_array_unref (skill->games);
  g_free (skill);
}

static void
opponent_free (BglSkillOpponent *opponent)
{
  g_free (opponent->opponent);
  g_free (opponent);
}

void
bgl_skills_free (BglSkills *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->skills);
  g_ptr_array_unref (self->missing);
  g_free (self);
}

/* Counting */

static BglSkill *
find_skill (GPtrArray      *skills,
            const BglRules *rules,
            BglSeat        *seat)
{
  BglSkill *skill;

  for (guint i = 0; i < skills->len; i++)
    {
      skill = skills->pdata[i];
      if (skill->rules == rules && g_str_equal (skill->person, bgl_seat_get_label (seat)))
        return skill;
    }

  skill = g_new0 (BglSkill, 1);
  skill->rules = rules;
  skill->person = g_strdup (bgl_seat_get_label (seat));
  skill->is_you = bgl_seat_is_you (seat);
  skill->games = g_ptr_array_new_with_free_func ((GDestroyNotify) skill_game_free);
  g_ptr_array_add (skills, skill);

  return skill;
}

static char *
name_opponent (BglSeat *seat)
{
  if (bgl_seat_is_bot (seat))
    /* Translators: %s is the level of a bot. */
    return g_strdup_printf (_("Bot (%s)"), bgl_level_get_label (bgl_seat_get_level (seat)));

  return g_strdup (bgl_seat_get_name (seat));
}

static char **
list_opponents (BglSavedGame *entry,
                guint         number)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 1; i <= bgl_saved_game_get_n_seats (entry); i++)
    {
      g_autofree char *name = name_opponent (bgl_saved_game_get_seat (entry, i));

      if (!bgl_saved_game_are_partners (entry, number, i) &&
          !g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_steal_pointer (&name));
    }
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

static void
count_game (GPtrArray    *skills,
            BglSavedGame *entry,
            BglAnalysis  *analysis)
{
  for (guint i = 1; i <= bgl_saved_game_get_n_seats (entry); i++)
    {
      BglSeat *seat = bgl_saved_game_get_seat (entry, i);
      const BglAnalysisSum *sum = bgl_analysis_get_sum (analysis, i);
      BglSkillGame *game;

      if (bgl_seat_is_bot (seat) || sum->n_moves == 0)
        continue;

      game = g_new0 (BglSkillGame, 1);
      game->played = bgl_saved_game_get_modified (entry);
      game->opponents = list_opponents (entry, i);
      game->error = sum->loss / sum->n_moves;
      game->luck = sum->luck;
      g_ptr_array_add (find_skill (skills, bgl_saved_game_get_rules (entry), seat)->games, game);
    }
}

static guint
get_rank (const BglRules *rules)
{
  guint n_games, rank;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (rank = 0; rank < n_games && games[rank] != rules; rank++)
    continue;

  return rank;
}

static int
compare_skills (gconstpointer a,
                gconstpointer b)
{
  const BglSkill *first = *(const BglSkill *const *) a;
  const BglSkill *second = *(const BglSkill *const *) b;

  if (first->rules != second->rules)
    return (int) get_rank (first->rules) - (int) get_rank (second->rules);

  return (int) second->games->len - (int) first->games->len;
}

/* Reading */

typedef struct
{
  GPtrArray *entries;   /* BglSavedGame, newest first */
  GPtrArray *files;     /* GFile of each, so that the thread does not use the entries */
  GPtrArray *analyses;  /* BglAnalysis of each, or NULL */
} Request;

static void
request_free (Request *request)
{
  g_ptr_array_unref (request->entries);
  g_ptr_array_unref (request->files);
  g_ptr_array_unref (request->analyses);
  g_free (request);
}

static void
unref_analysis (gpointer analysis)
{
  if (analysis != NULL)
    bgl_analysis_unref (analysis);
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Request *request = task_data;

  for (guint i = 0; i < request->files->len; i++)
    {
      g_autoptr (BglRecord) record = NULL;

      if (g_task_return_error_if_cancelled (task))
        return;

      record = bgl_record_load (request->files->pdata[i], NULL);
      g_ptr_array_add (request->analyses,
                       record != NULL ? bgl_analysis_load (request->files->pdata[i], record) : NULL);
    }

  g_task_return_boolean (task, TRUE);
}

void
bgl_skills_count_async (GListModel          *entries,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Request *request = g_new0 (Request, 1);

  g_return_if_fail (G_IS_LIST_MODEL (entries));

  g_task_set_source_tag (task, bgl_skills_count_async);
  request->entries = g_ptr_array_new_with_free_func (g_object_unref);
  request->files = g_ptr_array_new_with_free_func (g_object_unref);
  request->analyses = g_ptr_array_new_with_free_func (unref_analysis);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (entries, i);

      if (bgl_saved_game_get_kind (entry) != BGL_SAVED_GAME_GAME || bgl_saved_game_get_result (entry) == NULL ||
          bgl_saved_game_get_rules (entry)->get_time != NULL)
        continue;

      g_ptr_array_add (request->entries, g_object_ref (entry));
      g_ptr_array_add (request->files, g_object_ref (bgl_saved_game_get_file (entry)));
    }
  g_task_set_task_data (task, request, (GDestroyNotify) request_free);
  g_task_run_in_thread (task, read_thread);
}

BglSkills *
bgl_skills_count_finish (GAsyncResult  *result,
                         GError       **error)
{
  const Request *request;
  BglSkills *self;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;

  request = g_task_get_task_data (G_TASK (result));
  self = g_new0 (BglSkills, 1);
  self->skills = g_ptr_array_new_with_free_func ((GDestroyNotify) skill_free);
  self->missing = g_ptr_array_new_with_free_func (g_object_unref);

  /* The newest entry comes first, so iterate backward. */
  for (guint i = request->entries->len; i > 0; i--)
    if (request->analyses->pdata[i - 1] != NULL)
      {
        count_game (self->skills, request->entries->pdata[i - 1], request->analyses->pdata[i - 1]);
        self->n_analyzed++;
      }
    else
      {
        g_ptr_array_insert (self->missing, 0, g_object_ref (request->entries->pdata[i - 1]));
      }
  g_ptr_array_sort (self->skills, compare_skills);

  return self;
}

/* Averages */

double
bgl_skill_get_error (const BglSkill *self,
                     guint           first)
{
  double sum = 0;

  g_return_val_if_fail (self != NULL && first < self->games->len, 0);

  for (guint i = first; i < self->games->len; i++)
    sum += ((const BglSkillGame *) self->games->pdata[i])->error;

  return sum / (self->games->len - first);
}

static int
compare_opponents (gconstpointer a,
                   gconstpointer b)
{
  const BglSkillOpponent *first = *(const BglSkillOpponent *const *) a;
  const BglSkillOpponent *second = *(const BglSkillOpponent *const *) b;

  return (int) second->n_games - (int) first->n_games;
}

GPtrArray *
bgl_skill_count_opponents (const BglSkill *self)
{
  GPtrArray *opponents = g_ptr_array_new_with_free_func ((GDestroyNotify) opponent_free);
  g_autoptr (GHashTable) index = g_hash_table_new (g_str_hash, g_str_equal);

  g_return_val_if_fail (self != NULL, opponents);

  for (guint i = 0; i < self->games->len; i++)
    {
      const BglSkillGame *game = self->games->pdata[i];

      for (char **name = game->opponents; *name != NULL; name++)
        {
          BglSkillOpponent *opponent = g_hash_table_lookup (index, *name);

          if (opponent == NULL)
            {
              opponent = g_new0 (BglSkillOpponent, 1);
              opponent->opponent = g_strdup (*name);
              g_hash_table_insert (index, opponent->opponent, opponent);
              g_ptr_array_add (opponents, opponent);
            }
          opponent->n_games++;
          /* Running averages */
          opponent->error += (game->error - opponent->error) / opponent->n_games;
          opponent->luck += (game->luck - opponent->luck) / opponent->n_games;
        }
    }
  g_ptr_array_sort (opponents, compare_opponents);

  return opponents;
}
