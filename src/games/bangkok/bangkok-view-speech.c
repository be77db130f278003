/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-view-private.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"

/* What a screen reader says about dice and places, and what a pick would score. */

static void
add_item (GString    *list,
          const char *item)
{
  if (list->len > 0)
    /* Translators: goes between the items of a list, such as “Exact +4, Closest −2”. */
    g_string_append (list, C_("list of points", ", "));
  g_string_append (list, item);
}

char *
bangkok_view_describe_die (guint color,
                           guint value)
{
  switch ((BangkokColor) color)
    {
    case BANGKOK_RED:
      /* Translators: a die of that color, and what it shows. */
      return g_strdup_printf (C_("die", "Red %u"), value);
    case BANGKOK_GREEN:
      return g_strdup_printf (C_("die", "Green %u"), value);
    case BANGKOK_BLUE:
      return g_strdup_printf (C_("die", "Blue %u"), value);
    case BANGKOK_YELLOW:
      return g_strdup_printf (C_("die", "Yellow %u"), value);
    case BANGKOK_VIOLET:
      return g_strdup_printf (C_("die", "Violet %u"), value);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The dice of a group, and how far their sum is from the goal. */
static char *
describe_sum (BangkokView *self,
              const char  *dice,
              int          sum)
{
  const int goal = bangkok_view_get_state (self)->goal;

  if (sum == goal)
    /* Translators: %s is a sum with its result, such as “4 + 5 = 9”. */
    return g_strdup_printf (_("%s, hits the goal."), dice);
  if (sum < goal)
    /* Translators: %s is a sum with its result, %d how far it is from the goal. */
    return g_strdup_printf (_("%s, %d below the goal."), dice, goal - sum);

  /* Translators: %s is a sum with its result, %d how far it is from the goal. */
  return g_strdup_printf (_("%s, %d above the goal."), dice, sum - goal);
}

/* Returns “Red 4 + Blue 5 = 9”, or with plain values “4 + 5 = 9”, optionally with one more die. */
static char *
format_sum (const BangkokHand *hand,
            guint              group,
            gboolean           plain,
            const BangkokSlot *more)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint sum = 0, n = 0;

  for (guint i = 0; i < hand->n_dice + (more != NULL ? 1u : 0u); i++)
    {
      const guint color = i < hand->n_dice ? hand->dice[i].color : more->color;
      const guint value = i < hand->n_dice ? hand->dice[i].value : more->value;
      g_autofree char *die = NULL;

      if (i < hand->n_dice && hand->dice[i].group != group)
        continue;

      die = plain ? g_strdup_printf ("%u", value) : bangkok_view_describe_die (color, value);
      g_string_append_printf (text, "%s%s", n > 0 ? " + " : "", die);
      sum += value;
      n++;
    }

  if (n > 1)
    g_string_append_printf (text, " = %u", sum);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What a pick would score */

static char *
format_change (int change)
{
  return change < 0 ? g_strdup_printf ("−%d", -change) : g_strdup_printf ("+%d", change);
}

static char *
describe_gain (BangkokView         *self,
               const BangkokChange *change)
{
  const BangkokScore *score = bangkok_points_get_score (self->points);
  const int before = score->totals[self->own - 1];
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < BANGKOK_CATEGORIES; i++)
    if (change->gain[i] != 0)
      {
        g_autofree char *number = format_change (change->gain[i]);
        g_autofree char *item = g_strdup_printf ("%s %s", bangkok_category_get_label (i), number);

        add_item (list, item);
      }

  if (list->len == 0)
    /* Translators: what a pick would change in the points of the player. */
    return g_strdup_printf (ngettext ("Still %d point.", "Still %d points.", before), before);

  /* Translators: the points of a player before and after a pick, and where the change comes from:
   * “12 → 14 points: Exact +4, Closest −2.” */
  return g_strdup_printf (ngettext ("%d → %d point: %s.", "%d → %d points: %s.",
                                    before + change->totals[self->own - 1]),
                          before, before + change->totals[self->own - 1], list->str);
}

static char *
describe_others (BangkokView         *self,
                 const BangkokChange *change)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 1; seat <= bangkok_view_get_state (self)->n_seats; seat++)
    if (seat != self->own && change->totals[seat - 1] != 0)
      {
        g_autofree char *number = format_change (change->totals[seat - 1]);
        g_autofree char *item = g_strdup_printf ("%s %s", bangkok_view_get_short_name (self, seat), number);

        add_item (list, item);
      }

  if (list->len == 0)
    return NULL;

  /* Translators: the points that other players gain or lose by a pick: “Others: Anna −2.” */
  return g_strdup_printf (_("Others: %s."), list->str);
}

char *
bangkok_view_describe_pick (BangkokView *self,
                            guint        group,
                            gboolean     lines)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokSlot *slot = bangkok_view_get_held (self);
  const BangkokHand *hand = &state->hands[self->own - 1];
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *dice = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *gain = NULL;
  g_autofree char *others = NULL;
  BangkokChange change;

  bangkok_change_init (&change, state, bangkok_move_new_pick (self->own, slot->color, slot->value, group));

  dice = format_sum (hand, group != BANGKOK_APART ? group : BANGKOK_NO_GROUP, TRUE, slot);
  sum = describe_sum (self, dice, change.sum);
  gain = describe_gain (self, &change);
  others = describe_others (self, &change);

  bgl_words_add_sentence (text, sum);
  g_string_append_c (text, lines ? '\n' : ' ');
  g_string_append (text, gain);
  if (others != NULL)
    bgl_words_add_sentence (text, others);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
bangkok_view_list_places (BangkokView       *self,
                          const BangkokSlot *slot)
{
  const BangkokState *state = bangkok_view_get_state (self);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint group = BANGKOK_APART; group <= state->hands[self->own - 1].n_groups; group++)
    {
      g_autofree char *points = NULL;
      g_autofree char *item = NULL;
      BangkokChange change;

      bangkok_change_init (&change, state, bangkok_move_new_pick (self->own, slot->color, slot->value, group));
      points = format_change (change.totals[self->own - 1]);
      /* Translators: a place for a die and the points that it brings there, in a list such as
       * “new group +2, group 1 −4”. */
      item = group == BANGKOK_APART ? g_strdup_printf (_("new group %s"), points)
                                    : g_strdup_printf (_("group %u %s"), group, points);
      add_item (list, item);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
describe_places (BangkokView *self)
{
  g_autofree char *list = bangkok_view_list_places (self, bangkok_view_get_held (self));

  /* Translators: a list of places with points, such as “new group +2, group 1 −4”. */
  return g_strdup_printf (_("Place the die. Your points: %s."), list);
}

char *
bangkok_view_describe_step (BglBoard *board)
{
  BangkokView *self = BANGKOK_VIEW (board);

  if (bangkok_view_get_held (self) != NULL)
    return describe_places (self);
  if (bangkok_view_is_counting (self))
    return g_strdup (_("The points are being counted. Click the board to see them all at once."));
  if (bangkok_view_offers_round (self))
    /* Translators: the number of the round that is over. “Next Round” is a button. */
    return g_strdup_printf (_("Round %u has been scored. Press “Next Round” to roll new dice."),
                            bangkok_view_get_round (self));

  return NULL;
}

/* Labels */

static char *
describe_goal (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const guint round = bangkok_view_get_round (self);

  if (state->goal == 0)
    return g_strdup (_("The goal has not been rolled yet."));

  /* Translators: the goal of sums, the number of the round and how many rounds there are. */
  return g_strdup_printf (_("Goal %u. Round %u of %u."), state->goal, round, state->n_seats);
}

static char *
describe_row (BangkokView *self,
              guint        row)
{
  const BangkokState *state = bangkok_view_get_state (self);
  g_autofree char *content = NULL;
  g_autofree char *pay = NULL;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint place = 1; place <= BANGKOK_PLACES; place++)
    if (bangkok_score_get_pay (row, place) > 0)
      {
        g_autofree char *points = g_strdup_printf ("%u", bangkok_score_get_pay (row, place));

        add_item (list, points);
      }
  /* Translators: a list of points for the first, second and third place: “Pays 6, 3, 1.” */
  pay = g_strdup_printf (_("Pays %s."), list->str);

  for (guint color = 0; color < state->n_seats; color++)
    if (state->rows[color] == row)
      {
        g_autofree char *die = bangkok_view_describe_die (color, row);

        /* Translators: a row of the values board, and the die that lies there. */
        content = g_strdup_printf (_("Values board, row %u: %s."), row, die);
      }
  if (content == NULL)
    content = g_strdup_printf (_("Values board, row %u: no die."), row);

  return g_strdup_printf ("%s %s", content, pay);
}

static char *
describe_slot (BangkokView *self,
               guint        index)
{
  const BangkokState *state = bangkok_view_get_state (self);
  const BangkokSlot *slot = &self->slots[index];
  const guint n = state->pool[slot->color][slot->value];
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *die = bangkok_view_describe_die (slot->color, slot->value);
  g_autofree char *there = NULL;

  if (n > 1)
    /* Translators: a die such as “Red 5”, and how many equal ones there are. */
    there = g_strdup_printf (ngettext ("%s in the pool, %u of them.", "%s in the pool, %u of them.", n), die, n);
  else
    /* Translators: a die such as “Red 5”. */
    there = g_strdup_printf (_("%s in the pool."), die);
  bgl_words_add_sentence (text, there);

  if (bangkok_view_get_held (self) == slot)
    bgl_words_add_sentence (text, _("Selected. To put it back, press Enter here or press Escape."));
  if (bangkok_view_is_hinted (self, slot))
    {
      const guint group = bangkok_move_get_group (bgl_board_get_hint (BGL_BOARD (self)));

      if (group == BANGKOK_APART)
        bgl_words_add_sentence (text, _("Suggested: take this die and start a new group."));
      else
        {
          g_autofree char *hint = g_strdup_printf (_("Suggested: take this die and add it to group %u."), group);

          bgl_words_add_sentence (text, hint);
        }
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What the selected die would score in a place, and whether the hint suggests it. */
static char *
describe_place (BangkokView *self,
                guint        group)
{
  const BglMove hint = bgl_board_get_hint (BGL_BOARD (self));
  g_autofree char *pick = bangkok_view_describe_pick (self, group, FALSE);

  if (hint == BGL_MOVE_NONE || bangkok_move_get_group (hint) != group)
    return g_steal_pointer (&pick);

  /* Translators: added to what the selected die would score in the place that a hint suggests. */
  return g_strdup_printf (_("%s Suggested."), pick);
}

/* The dice of a group that are marked on the board, or NULL. */
static char *
describe_recent (BangkokView *self,
                 guint        seat,
                 guint        group)
{
  const BangkokHand *hand = &bangkok_view_get_state (self)->hands[seat - 1];
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < hand->n_dice; i++)
    if (hand->dice[i].group == group && self->recent[seat - 1][i] > 0)
      {
        g_autofree char *die = bangkok_view_describe_die (hand->dice[i].color, hand->dice[i].value);

        add_item (list, die);
      }

  if (list->len == 0)
    return NULL;

  /* Translators: a list of dice such as “Red 5, Blue 2”. */
  return g_strdup_printf (_("New since your last move: %s."), list->str);
}

static char *
describe_group (BangkokView *self,
                guint        seat,
                guint        group)
{
  const BangkokHand *hand = &bangkok_view_get_state (self)->hands[seat - 1];
  g_autofree char *dice = format_sum (hand, group, FALSE, NULL);
  g_autofree char *sum = describe_sum (self, dice, hand->sum[group - 1]);
  g_autofree char *pick = NULL;
  g_autofree char *text = NULL;

  if (seat != self->own)
    {
      g_autoptr (GString) label = g_string_new (NULL);
      g_autofree char *recent = describe_recent (self, seat, group);

      /* Translators: a player, the number of one of the player’s groups, and its sum. */
      g_string_printf (label, _("%s, group %u: %s"), bangkok_view_get_name (self, seat), group, sum);
      if (recent != NULL)
        bgl_words_add_sentence (label, recent);

      return g_string_free (g_steal_pointer (&label), FALSE);
    }

  /* Translators: the number of a group, and its sum as in “4 + 5 = 9, hits the goal.” */
  text = g_strdup_printf (_("Group %u: %s"), group, sum);
  if (bangkok_view_get_held (self) == NULL)
    return g_steal_pointer (&text);

  pick = describe_place (self, group);
  /* Translators: what a group is, and what it would become with the selected die. */
  return g_strdup_printf (_("%s With the selected die: %s"), text, pick);
}

static char *
describe_apart (BangkokView *self)
{
  g_autofree char *pick = NULL;

  if (bangkok_view_get_held (self) == NULL)
    return g_strdup (_("Place for a new group."));

  pick = describe_place (self, BANGKOK_APART);
  /* Translators: what the selected die would score in a new group. */
  return g_strdup_printf (_("Start a new group: %s"), pick);
}

static char *
describe_track (BangkokView *self)
{
  const BangkokState *state = bangkok_view_get_state (self);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 1; seat <= state->n_seats; seat++)
    {
      g_autofree char *item = g_strdup_printf ("%s %u", bangkok_view_get_name (self, seat), state->scores[seat - 1]);

      add_item (list, item);
    }

  /* Translators: a list of players with their points. */
  return g_strdup_printf (_("Score track: %s."), list->str);
}

char *
bangkok_view_describe_spot (BglBoard *board,
                            guint     spot)
{
  BangkokView *self = BANGKOK_VIEW (board);
  const BangkokTarget target = bangkok_target_unpack (spot);

  switch (target.on)
    {
    case BANGKOK_ON_GOAL:
      return describe_goal (self);
    case BANGKOK_ON_ROW:
      return describe_row (self, target.index);
    case BANGKOK_ON_DIE:
      return describe_slot (self, target.index);
    case BANGKOK_ON_PLACE:
      return target.index == BANGKOK_APART ? describe_apart (self) : describe_group (self, target.seat, target.index);
    case BANGKOK_ON_TRACK:
      return describe_track (self);
    case BANGKOK_ON_NOTHING:
    default:
      g_return_val_if_reached (NULL);
    }
}
