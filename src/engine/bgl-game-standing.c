/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-game.h"
#include "bgl-i18n.h"

/* The score, the winners, and the places of a game. */

/* Whether no seat with a lower number plays for the same side. */
static gboolean
is_first_of_side (BglGame *self,
                  guint    seat)
{
  const BglRules *rules = bgl_game_get_rules (self);
  gconstpointer state = bgl_game_get_state (self);

  for (guint other = 1; other < seat; other++)
    if (bgl_rules_get_side (rules, state, other) == bgl_rules_get_side (rules, state, seat))
      return FALSE;

  return TRUE;
}

gboolean
bgl_game_check_resign (BglGame  *self,
                       guint     seat,
                       GError  **error)
{
  const BglRules *rules;
  guint n_seats, n_sides = 0;

  g_return_val_if_fail (BGL_IS_GAME (self), FALSE);

  if (bgl_game_is_over (self))
    return bgl_refuse (error, BGL_RULE_RECORD_OVER,
                       _("The game is over. No more moves can be made."));

  rules = bgl_game_get_rules (self);
  if (rules->get_time != NULL)
    return bgl_refuse (error, BGL_RULE_RECORD_RESIGN,
                       _("You cannot resign in a game that is played in real time."));

  n_seats = bgl_game_get_n_seats (self);
  for (guint i = 1; i <= n_seats; i++)
    n_sides += is_first_of_side (self, i);
  if (n_sides != 2)
    return bgl_refuse (error, BGL_RULE_RECORD_RESIGN,
                       _("You can resign only in a game between two players or two teams."));

  if (seat < 1 || bgl_game_get_turn (self) != (int) seat)
    return bgl_refuse (error, BGL_RULE_RECORD_RESIGN,
                       _("You can resign only on your turn."));

  return TRUE;
}

guint
bgl_game_get_resigned (BglGame *self)
{
  BglMove last;

  g_return_val_if_fail (BGL_IS_GAME (self), 0);

  if (bgl_game_get_ply (self) == 0)
    return 0;

  last = bgl_game_get_move (self, bgl_game_get_ply (self) - 1);

  return bgl_move_is_resign (last) ? bgl_move_get_seat (last) : 0;
}

guint
bgl_game_get_winners (BglGame *self)
{
  const BglRules *rules;
  gconstpointer state;
  guint resigned, winners = 0;

  g_return_val_if_fail (BGL_IS_GAME (self), 0);
  g_return_val_if_fail (bgl_game_is_over (self), 0);

  rules = bgl_game_get_rules (self);
  state = bgl_game_get_state (self);
  resigned = bgl_game_get_resigned (self);
  if (resigned == 0)
    return rules->get_winners (state);

  for (guint seat = 1; seat <= bgl_game_get_n_seats (self); seat++)
    if (bgl_rules_get_side (rules, state, seat) != bgl_rules_get_side (rules, state, resigned))
      winners |= 1u << (seat - 1);

  return winners;
}

void
bgl_game_get_places (BglGame *self,
                     guint   *places)
{
  int scores[BGL_MAX_SEATS] = { 0 };
  guint n_seats, winners;

  g_return_if_fail (BGL_IS_GAME (self));
  g_return_if_fail (bgl_game_is_over (self));

  n_seats = bgl_game_get_n_seats (self);
  winners = bgl_game_get_winners (self);
  bgl_game_get_rules (self)->get_scores (bgl_game_get_state (self), scores);

  for (guint i = 0; i < n_seats; i++)
    {
      places[i] = 1;
      if (winners == 0 || (winners & (1u << i)) != 0)
        continue;

      /* A seat comes after all winners, whatever their scores, and after all seats with a higher score. Partners
       * count once. */
      for (guint j = 0; j < n_seats; j++)
        places[i] += is_first_of_side (self, j + 1) && ((winners & (1u << j)) != 0 || scores[j] > scores[i]);
    }
}

char *
bgl_game_format_result (BglGame *self)
{
  g_autoptr (GString) result = NULL;
  guint winners;

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);

  if (!bgl_game_is_over (self))
    return NULL;

  winners = bgl_game_get_winners (self);
  result = g_string_new (NULL);
  for (guint seat = 1; seat <= bgl_game_get_n_seats (self); seat++)
    if (winners & (1u << (seat - 1)))
      g_string_append_printf (result, "%s%u", result->len > 0 ? "," : "", seat);

  return g_strdup (result->len > 0 ? result->str : "-");
}

char *
bgl_game_format_standing (BglGame *self)
{
  const BglRules *rules;
  gconstpointer state;
  g_autofree char *result = NULL;
  int scores[BGL_MAX_SEATS] = { 0 };
  GString *text;
  int turn;

  g_return_val_if_fail (BGL_IS_GAME (self), NULL);

  rules = bgl_game_get_rules (self);
  state = bgl_game_get_state (self);
  text = g_string_new (NULL);
  turn = bgl_game_get_turn (self);

  switch (turn)
    {
    case BGL_TURN_OVER:
      g_string_append (text, "over\n");
      break;
    case BGL_TURN_ANY:
      g_string_append (text, "turn any\n");
      break;
    case BGL_TURN_CHANCE:
      g_string_append (text, "turn *\n");
      break;
    default:
      g_string_append_printf (text, "turn %d\n", turn);
    }

  rules->get_scores (state, scores);
  g_string_append (text, "score");
  for (guint i = 0; i < bgl_game_get_n_seats (self); i++)
    g_string_append_printf (text, " %d", scores[i]);
  g_string_append_c (text, '\n');

  if (rules->format_standing != NULL)
    rules->format_standing (state, text);

  result = bgl_game_format_result (self);
  if (result != NULL)
    g_string_append_printf (text, "winner %s\n", result);

  return g_string_free (text, FALSE);
}
