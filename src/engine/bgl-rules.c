/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-i18n.h"
#include "bgl-rules.h"

gboolean
bgl_rules_allows_seats (const BglRules *rules,
                        guint           n_seats)
{
  for (const guint8 *count = rules->seat_counts; *count != 0; count++)
    if (*count == n_seats)
      return TRUE;

  return FALSE;
}

const BglRuleInfo *
bgl_rules_find_rule (const BglRules *rules,
                     const char     *id)
{
  for (const BglRuleInfo *info = rules->rules; info->id != NULL; info++)
    if (g_str_equal (info->id, id))
      return info;

  return NULL;
}

GPtrArray *
bgl_rules_list_tips (const BglRules *rules,
                     gconstpointer   state)
{
  GPtrArray *tips = g_ptr_array_new_with_free_func ((GDestroyNotify) bgl_tip_free);
  char *turn;

  if (rules->list_tips != NULL)
    {
      rules->list_tips (state, tips);
      return tips;
    }

  turn = rules->describe_turn (state);
  if (turn != NULL)
    bgl_tip_add (tips, rules->get_turn_rule != NULL ? rules->get_turn_rule (state) : NULL, turn);

  return tips;
}

char *
bgl_rules_format_event (const BglRules *rules,
                        const BglEvent *event)
{
  const BglEventInfo *info = &rules->events[event->type];
  GString *text = g_string_new (info->name);

  for (guint i = 0; info->args[i].key != NULL; i++)
    {
      g_string_append_printf (text, " %s=", info->args[i].key);

      if (info->args[i].kind >= BGL_ARG_GAME)
        rules->format_arg (info->args[i].kind, event->args[i], text);
      else
        g_string_append_printf (text, "%d", event->args[i]);
    }

  g_string_append_printf (text, " rule=%s", event->rule);

  return g_string_free (text, FALSE);
}

char *
bgl_rules_format_move (const BglRules *rules,
                       gconstpointer   state,
                       BglMove         move)
{
  GString *text = g_string_new (NULL);

  if (bgl_move_get_seat (move) == BGL_TURN_CHANCE)
    g_string_append (text, "*: ");
  else
    g_string_append_printf (text, "%u: ", bgl_move_get_seat (move));

  if (bgl_move_is_resign (move))
    g_string_append (text, "resign");
  else
    rules->format_move (state, move, text);

  return g_string_free (text, FALSE);
}

char *
bgl_rules_describe_move (const BglRules *rules,
                         gconstpointer   state,
                         BglMove         move)
{
  GString *text;

  if (bgl_move_is_resign (move))
    /* Translators: a move as the words of a button: the player gives up. */
    return g_strdup (_("Resign"));
  if (rules->describe_move != NULL)
    return rules->describe_move (state, move);

  text = g_string_new (NULL);
  rules->format_move (state, move, text);

  return g_string_free (text, FALSE);
}

guint
bgl_rules_get_side (const BglRules *rules,
                    gconstpointer   state,
                    guint           seat)
{
  return rules->get_side != NULL ? rules->get_side (state, seat) : seat;
}

BglMove
bgl_rules_drop_time (const BglRules *rules,
                     BglMove         move)
{
  g_return_val_if_fail (rules != NULL, move);

  return rules->get_time != NULL && rules->get_time (move) > 0 ? rules->set_time (move, 0) : move;
}

gboolean
bgl_rules_is_over (const BglRules *rules,
                   gconstpointer   state)
{
  return rules->get_turn (state) == BGL_TURN_OVER;
}

gboolean
bgl_rules_check (const BglRules  *rules,
                 gconstpointer    state,
                 BglMove          move,
                 GError         **error)
{
  if (bgl_rules_is_over (rules, state))
    return bgl_refuse (error, BGL_RULE_RECORD_OVER,
                       _("The game is over. No more moves can be made."));

  return rules->check (state, move, error);
}
