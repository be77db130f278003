/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-private.h"
#include "bangkok-score.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-seat.h"

static const char *
get_color_name (guint color)
{
  switch ((BangkokColor) color)
    {
    case BANGKOK_RED:
      /* Translators: a color of dice, in a list such as “red 5”. */
      return C_("dice", "red");
    case BANGKOK_GREEN:
      return C_("dice", "green");
    case BANGKOK_BLUE:
      return C_("dice", "blue");
    case BANGKOK_YELLOW:
      return C_("dice", "yellow");
    case BANGKOK_VIOLET:
      return C_("dice", "violet");
    default:
      g_return_val_if_reached ("");
    }
}

/* The die that a seat takes, as the object of a sentence. */
static char *
describe_taken_die (int die)
{
  guint value = bangkok_die_get_value (die);

  switch ((BangkokColor) bangkok_die_get_color (die))
    {
    case BANGKOK_RED:
      /* Translators: a die of that color and value, as in “Anna takes the red 5”. */
      return g_strdup_printf (C_("die taken", "the red %u"), value);
    case BANGKOK_GREEN:
      return g_strdup_printf (C_("die taken", "the green %u"), value);
    case BANGKOK_BLUE:
      return g_strdup_printf (C_("die taken", "the blue %u"), value);
    case BANGKOK_YELLOW:
      return g_strdup_printf (C_("die taken", "the yellow %u"), value);
    case BANGKOK_VIOLET:
      return g_strdup_printf (C_("die taken", "the violet %u"), value);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_value (const int *args)
{
  const char *color = get_color_name (bangkok_die_get_color (args[0]));
  guint value = bangkok_die_get_value (args[0]);

  if ((int) value == args[1])
    /* Translators: a die for the values board: its color, and what it shows, which is also
     * the number of its row. */
    return g_strdup_printf (_("Values board: the %s die shows %u and takes that row."), color, value);

  /* Translators: a die for the values board: its color, what it shows, and its row. */
  return g_strdup_printf (_("Values board: the %s die shows %u and moves to row %d."),
                          color, value, args[1]);
}

static char *
describe_pool (const int *args)
{
  g_autoptr (GString) dice = g_string_new (NULL);

  for (guint value = 1; value <= BANGKOK_SIDES; value++)
    for (guint i = 0; i < bangkok_dice_get_count (args[1], value); i++)
      g_string_append_printf (dice, "%s%u", dice->len > 0 ? " " : "", value);

  /* Translators: a color, and what the dice of that color show: “1 1 3 4 4 6 6”. */
  return g_strdup_printf (_("Pool: %s %s."), get_color_name (args[0]), dice->str);
}

static char *
describe_laid (const int  *args,
               const char *name)
{
  g_autofree char *die = describe_taken_die (args[1]);

  if (args[3] == 1)
    /* Translators: a player, and a die such as “the red 5”. */
    return BGL_SENTENCE (name, _("%s takes %s and starts a new group."), _("You take %s and start a new group."), die);

  /* Translators: a player, a die such as “the red 5”, the number of a group and its new sum. */
  return BGL_SENTENCE (name, _("%s takes %s and adds it to group %d, which now totals %d."),
                       _("You take %s and add it to group %d, which now totals %d."), die, args[2], args[4]);
}

static char *
describe_closest (const int  *args,
                  const char *name)
{
  if (args[2] == 0)
    /* Translators: a player, points, and the number of a group; with a house rule. */
    return g_strdup_printf (ngettext ("%s: %d point for group %d, which hits the goal and counts as closest.",
                                      "%s: %d points for group %d, which hits the goal and counts as closest.",
                                      args[3]),
                            name, args[3], args[1]);

  /* Translators: a player, points, the number of a group and how far its sum is from the goal. */
  return g_strdup_printf (ngettext ("%s: %d point for group %d, which is closest to the goal (off by %d).",
                                    "%s: %d points for group %d, which is closest to the goal (off by %d).",
                                    args[3]),
                          name, args[3], args[1], args[2]);
}

static char *
describe_points (const BglEvent *event,
                 const char     *name)
{
  const int *args = event->args;

  switch (event->type)
    {
    case BANGKOK_EVENT_EXACT:
      /* Translators: a player, points, and the number of a group. */
      return g_strdup_printf (ngettext ("%s: %d point for group %d, which hits the goal.",
                                        "%s: %d points for group %d, which hits the goal.", args[2]),
                              name, args[2], args[1]);

    case BANGKOK_EVENT_CLOSEST:
      return describe_closest (args, name);

    case BANGKOK_EVENT_COLORS:
      /* Translators: a player, points, and how many colors the player’s dice show. */
      return g_strdup_printf (ngettext ("%s: %d point for the fewest colors (%d).",
                                        "%s: %d points for the fewest colors (%d).", args[2]),
                              name, args[2], args[1]);

    case BANGKOK_EVENT_TRIO:
      /* Translators: a player, points, and the value of three dice in three colors. */
      return g_strdup_printf (ngettext ("%s: %d point for a trio of %ds.",
                                        "%s: %d points for a trio of %ds.", args[2]),
                              name, args[2], args[1]);

    case BANGKOK_EVENT_SEQUENCE:
      /* Translators: a player, points, and the first and last value of a sequence. */
      return g_strdup_printf (ngettext ("%s: %d point for the sequence %d–%d.",
                                        "%s: %d points for the sequence %d–%d.", args[3]),
                              name, args[3], args[1], args[2]);

    case BANGKOK_EVENT_NUMBERS:
      /* Translators: a player, points, the value of dice, how many dice of it the player has,
       * and the place in the ranking that is paid. */
      return g_strdup_printf (ngettext ("%s: %d point for the number %d (dice: %d, place %d).",
                                        "%s: %d points for the number %d (dice: %d, place %d).", args[4]),
                              name, args[4], args[1], args[2], args[3]);

    case BANGKOK_EVENT_MAJORITY:
      /* Translators: a player, points, a color of dice, its row on the values board, how many dice of
       * the color the player has, and the place in the ranking that is paid. */
      return g_strdup_printf (ngettext ("%s: %d point for %s in row %d (dice: %d, place %d).",
                                        "%s: %d points for %s in row %d (dice: %d, place %d).", args[5]),
                              name, args[5], get_color_name (args[2]), args[1], args[3], args[4]);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_end (const BangkokState *state,
              guint               winners,
              const char *const  *names)
{
  g_autoptr (GString) list = g_string_new (NULL);
  const gboolean shared = (winners & (winners - 1)) != 0;
  gboolean you = FALSE;
  guint points = 0;

  for (guint i = 0; i < state->n_seats; i++)
    if (winners & 1u << i)
      {
        points = state->scores[i];
        if (shared && bgl_label_is_you (names[i]))
          {
            you = TRUE;
            continue;
          }
        if (list->len > 0)
          /* Translators: goes between the names of players in a list. */
          g_string_append (list, C_("list of players", ", "));
        g_string_append (list, names[i]);
      }

  if (!shared)
    /* Translators: a player, and the points of all rounds. */
    return BGL_SENTENCE (list->str,
                         ngettext ("%s wins the game with %u point.", "%s wins the game with %u points.", points),
                         ngettext ("You win the game with %u point.", "You win the game with %u points.", points),
                         points);

  if (you)
    /* Translators: a list of one or more other players, and the points that each of them has. */
    return g_strdup_printf (ngettext ("You share the win with %s. Each of you has %u point.",
                                      "You share the win with %s. Each of you has %u points.", points),
                            list->str, points);

  /* Translators: a list of two or more players, and the points that each of them has. */
  return g_strdup_printf (ngettext ("%s share the win with %u point each.", "%s share the win with %u points each.", points),
                          list->str, points);
}

char *
bangkok_describe_event (gconstpointer      data,
                        const BglEvent    *event,
                        const char *const *names)
{
  const int *args = event->args;

  switch ((BangkokEventType) event->type)
    {
    case BANGKOK_EVENT_ROUND_BEGAN:
      /* Translators: the number of the round, and a player. */
      return bgl_label_is_you (names[args[1] - 1]) ? g_strdup_printf (_("Round %d. You start."), args[0])
                                                   : g_strdup_printf (_("Round %d. %s starts."), args[0],
                                                                      names[args[1] - 1]);

    case BANGKOK_EVENT_GOAL_ROLLED:
      return g_strdup_printf (_("The goal of this round is %d."), args[1]);

    case BANGKOK_EVENT_VALUE_PLACED:
      return describe_value (args);

    case BANGKOK_EVENT_POOL_ROLLED:
      return describe_pool (args);

    /* The sentence of the next event describes both events. */
    case BANGKOK_EVENT_DIE_TAKEN:
      return NULL;

    case BANGKOK_EVENT_DIE_LAID:
      return describe_laid (args, names[args[0] - 1]);

    case BANGKOK_EVENT_EXACT:
    case BANGKOK_EVENT_CLOSEST:
    case BANGKOK_EVENT_COLORS:
    case BANGKOK_EVENT_TRIO:
    case BANGKOK_EVENT_SEQUENCE:
    case BANGKOK_EVENT_NUMBERS:
    case BANGKOK_EVENT_MAJORITY:
      return describe_points (event, names[args[0] - 1]);

    case BANGKOK_EVENT_ROUND_SCORED:
      /* Translators: a player, the points of this round, and the total of all rounds. */
      return BGL_SENTENCE (names[args[1] - 1],
                           ngettext ("%s gets %d point in this round and now has %d.",
                                     "%s gets %d points in this round and now has %d.", args[2]),
                           ngettext ("You get %d point in this round and now have %d.",
                                     "You get %d points in this round and now have %d.", args[2]),
                           args[2], args[3]);

    case BANGKOK_EVENT_GAME_OVER:
      return describe_end (data, args[0], names);

    default:
      g_return_val_if_reached (NULL);
    }
}

char *
bangkok_describe_move (gconstpointer data,
                       BglMove       move)
{
  const BangkokState *state = data;
  BangkokMove parts = bangkok_move_unpack (move);
  g_autofree char *die = NULL;

  if (parts.kind != BANGKOK_PICK || parts.color >= state->n_seats ||
      parts.value < 1 || parts.value > BANGKOK_SIDES || parts.group > BANGKOK_DICE)
    return NULL;

  die = describe_taken_die (bangkok_die_pack (parts.color, parts.value));

  if (parts.group == BANGKOK_APART)
    /* Translators: the words of a button; a die such as “the red 5”. */
    return g_strdup_printf (_("Take %s and start a new group"), die);

  /* Translators: the words of a button; a die such as “the red 5”, and the number of a group. */
  return g_strdup_printf (_("Take %s and add it to group %u"), die, parts.group);
}

char *
bangkok_describe_seat (gconstpointer data,
                       guint         seat)
{
  const BangkokState *state = data;
  BangkokScore score;
  guint points;

  if (state->hands[seat - 1].n_dice == 0)
    return g_strdup (_("No dice yet"));

  bangkok_score (state, &score);
  points = score.totals[seat - 1];

  /* Short, because the card is narrow. */
  if (state->phase != BANGKOK_PHASE_PICK)
    /* Translators: the points that a player got in the round that is over. */
    return g_strdup_printf (_("+%u this round"), points);

  /* Translators: the points that a player would get if the round ended now. */
  return g_strdup_printf (_("+%u so far"), points);
}

/* The color whose majority pays most, which is the one in the row with the lowest number. */
static guint
get_best_color (const BangkokState *state)
{
  guint best = 0;

  for (guint color = 1; color < state->n_seats; color++)
    if (state->rows[color] < state->rows[best])
      best = color;

  return best;
}

/* Suggests what to take a die for, with the numbers of this round. */
static char *
describe_pick (const BangkokState *state)
{
  const guint color = get_best_color (state);
  const guint pay = bangkok_score_get_pay (state->rows[color], 1);

  switch ((BangkokColor) color)
    {
    case BANGKOK_RED:
      /* Translators: the goal of the round, and points for the player with the most dice of that color. */
      return g_strdup_printf (_("Take a die. A sum of %u scores 4 points, and the most red dice score %u."), state->goal, pay);
    case BANGKOK_GREEN:
      return g_strdup_printf (_("Take a die. A sum of %u scores 4 points, and the most green dice score %u."), state->goal, pay);
    case BANGKOK_BLUE:
      return g_strdup_printf (_("Take a die. A sum of %u scores 4 points, and the most blue dice score %u."), state->goal, pay);
    case BANGKOK_YELLOW:
      return g_strdup_printf (_("Take a die. A sum of %u scores 4 points, and the most yellow dice score %u."), state->goal, pay);
    case BANGKOK_VIOLET:
      return g_strdup_printf (_("Take a die. A sum of %u scores 4 points, and the most violet dice score %u."), state->goal, pay);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
bangkok_describe_turn (gconstpointer data)
{
  const BangkokState *state = data;

  switch ((BangkokPhase) state->phase)
    {
    case BANGKOK_PHASE_GOAL:
      if (state->round > 0)
        /* Translators: the number of the round that is over, and of the next one. */
        return g_strdup_printf (_("Round %u is over. Round %u starts with a new roll of all dice."),
                                state->round, state->round + 1);
      return g_strdup (_("First, all dice are rolled. Then take one die per turn, and start a new group with it or add it to one of yours."));
    case BANGKOK_PHASE_VALUES:
      return g_strdup (_("The dice for the values board are being rolled."));
    case BANGKOK_PHASE_POOL:
      return g_strdup (_("The dice for the pool are being rolled."));
    case BANGKOK_PHASE_PICK:
      return describe_pick (state);
    case BANGKOK_PHASE_OVER:
      return g_strdup (_("The game is over."));
    default:
      g_return_val_if_reached (NULL);
    }
}

/* A round is announced when all of its dice have been rolled. */
char *
bangkok_describe_phase (gconstpointer   data,
                        char          **detail)
{
  const BangkokState *state = data;
  g_autoptr (GString) list = g_string_new (NULL);

  if (state->round == 0 || state->phase == BANGKOK_PHASE_VALUES || state->phase == BANGKOK_PHASE_POOL)
    return NULL;

  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    for (guint color = 0; color < state->n_seats; color++)
      if (state->rows[color] == row)
        g_string_append_printf (list, "%s%s %u",
                                /* Translators: goes between the items of a list such as “red 5, blue 4”. */
                                list->len > 0 ? C_("list of points", ", ") : "",
                                get_color_name (color), bangkok_score_get_pay (row, 1));

  /* Translators: the goal of the round, and a list of colors with points, such as “red 5, blue 4”. */
  *detail = g_strdup_printf (_("A sum of %u scores 4 points. Points for the most dice of a color: %s."), state->goal, list->str);

  /* Translators: the number of the round, and how many there are. */
  return g_strdup_printf (_("Round %u of %u"), state->round, state->n_seats);
}
