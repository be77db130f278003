/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-statistics.h"

#include "bgl-registry.h"

static void
tally_free (BglTally *tally)
{
  g_free (tally->person);
  g_free (tally->opponent);
  g_free (tally);
}

static char *
create_key (const BglRules *rules,
            const char     *person,
            gboolean        is_bot,
            const char     *opponent)
{
  return g_strdup_printf ("%s\n%s\n%d\n%s", rules->id, person, is_bot, opponent);
}

/* Returns NULL if games between the two people are already counted in the tally of the other person. */
static BglTally *
find_tally (GPtrArray      *tallies,
            GHashTable     *index,
            const BglRules *rules,
            BglSeat        *person,
            BglSeat        *opponent)
{
  gboolean is_bot = bgl_seat_is_bot (opponent);
  const char *name = is_bot ? bgl_level_get_label (bgl_seat_get_level (opponent)) : bgl_seat_get_name (opponent);
  g_autofree char *key = create_key (rules, bgl_seat_get_label (person), is_bot, name);
  g_autofree char *reverse = create_key (rules, name, FALSE, bgl_seat_get_label (person));
  BglTally *tally = g_hash_table_lookup (index, key);

  if (tally != NULL)
    return tally;
  if (!is_bot && g_hash_table_contains (index, reverse))
    return NULL;

  tally = g_new0 (BglTally, 1);
  tally->rules = rules;
  tally->person = g_strdup (bgl_seat_get_label (person));
  tally->opponent = g_strdup (name);
  tally->is_bot = is_bot;
  g_ptr_array_add (tallies, tally);
  g_hash_table_insert (index, g_steal_pointer (&key), tally);

  return tally;
}

/* A game counts once against each kind of opponent, even if several opponents are of the same kind. */
static void
count_person (GPtrArray    *tallies,
              GHashTable   *index,
              BglSavedGame *entry,
              guint         number)
{
  g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) lost = g_hash_table_new (NULL, NULL);
  gboolean won = bgl_saved_game_has_won (entry, number);

  for (guint i = 1; i <= bgl_saved_game_get_n_seats (entry); i++)
    {
      BglTally *tally;

      if (bgl_saved_game_are_partners (entry, number, i) || (won && bgl_saved_game_has_won (entry, i)))
        continue;

      tally = find_tally (tallies, index, bgl_saved_game_get_rules (entry), bgl_saved_game_get_seat (entry, number),
                          bgl_saved_game_get_seat (entry, i));
      if (tally == NULL)
        continue;

      if (bgl_saved_game_has_won (entry, i) && g_hash_table_add (lost, tally))
        tally->n_losses++;
      if (!g_hash_table_add (met, tally))
        continue;

      tally->n_games++;
      tally->n_wins += won;
      tally->n_draws += g_str_equal (bgl_saved_game_get_result (entry), "-");
    }
}

static guint
get_rank (const BglRules *rules)
{
  guint n_games;

  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    if (bgl_registry_list (NULL)[i] == rules)
      return i;

  return n_games;
}

static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const BglTally *first = *(const BglTally *const *) a;
  const BglTally *second = *(const BglTally *const *) b;

  if (first->rules != second->rules)
    return (int) get_rank (first->rules) - (int) get_rank (second->rules);

  return (int) second->n_games - (int) first->n_games;
}

GPtrArray *
bgl_statistics_count (GListModel *entries)
{
  GPtrArray *tallies = g_ptr_array_new_with_free_func ((GDestroyNotify) tally_free);
  g_autoptr (GHashTable) index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_val_if_fail (G_IS_LIST_MODEL (entries), tallies);

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (entries, i);

      if (bgl_saved_game_get_result (entry) == NULL)
        continue;

      for (guint seat = 1; seat <= bgl_saved_game_get_n_seats (entry); seat++)
        if (!bgl_seat_is_bot (bgl_saved_game_get_seat (entry, seat)))
          count_person (tallies, index, entry, seat);
    }

  g_ptr_array_sort (tallies, compare_tallies);

  return tallies;
}

/* Times */

static void
pace_free (BglPace *pace)
{
  g_free (pace->person);
  g_array_unref (pace->times);
  g_free (pace);
}

static BglPace *
find_pace (GPtrArray      *paces,
           const BglRules *rules,
           BglSeat        *seat)
{
  const char *person = bgl_seat_get_label (seat);
  BglPace *pace;

  for (guint i = 0; i < paces->len; i++)
    {
      pace = paces->pdata[i];
      if (pace->rules == rules && g_str_equal (pace->person, person))
        return pace;
    }

  pace = g_new0 (BglPace, 1);
  pace->rules = rules;
  pace->person = g_strdup (person);
  pace->is_you = bgl_seat_is_you (seat);
  pace->times = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (paces, pace);

  return pace;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return (first > second) - (first < second);
}

static void
sum_up (BglPace *pace)
{
  g_autoptr (GArray) sorted = g_array_copy (pace->times);
  guint middle = sorted->len / 2;

  g_array_sort (sorted, compare_times);
  pace->best = g_array_index (sorted, guint, 0);
  pace->median = g_array_index (sorted, guint, middle);
  if (sorted->len % 2 == 0)
    pace->median = (pace->median + g_array_index (sorted, guint, middle - 1)) / 2;
}

static int
compare_paces (gconstpointer a,
               gconstpointer b)
{
  const BglPace *first = *(const BglPace *const *) a;
  const BglPace *second = *(const BglPace *const *) b;

  if (first->rules != second->rules)
    return (int) get_rank (first->rules) - (int) get_rank (second->rules);

  return (int) second->times->len - (int) first->times->len;
}

GPtrArray *
bgl_statistics_time (GListModel *entries)
{
  GPtrArray *paces = g_ptr_array_new_with_free_func ((GDestroyNotify) pace_free);

  g_return_val_if_fail (G_IS_LIST_MODEL (entries), paces);

  /* The newest entry comes first, so iterate backward. */
  for (guint i = g_list_model_get_n_items (entries); i > 0; i--)
    {
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (entries, i - 1);
      guint n_reactions;
      const BglReaction *reactions = bgl_saved_game_get_reactions (entry, &n_reactions);

      for (guint j = 0; j < n_reactions; j++)
        {
          BglSeat *seat = bgl_saved_game_get_seat (entry, reactions[j].seat);

          if (!bgl_seat_is_bot (seat))
            g_array_append_val (find_pace (paces, bgl_saved_game_get_rules (entry), seat)->times, reactions[j].time);
        }
    }

  for (guint i = 0; i < paces->len; i++)
    sum_up (paces->pdata[i]);
  g_ptr_array_sort (paces, compare_paces);

  return paces;
}
