/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-game.h"
#include "engine/bgl-registry.h"
#include "engine/bgl-rules.h"

#include "fuzz.h"

/* More would only make each run slower. */
#define MAX_LINES 200

static BglGame *
begin (const char *head)
{
  g_auto (GStrv) words = g_strsplit (head, " ", 2);
  const BglRules *rules = words[0] != NULL ? bgl_registry_find (words[0]) : NULL;
  guint n_seats;

  if (rules == NULL)
    return NULL;

  n_seats = words[1] != NULL ? (guint) g_ascii_strtoull (words[1], NULL, 10) : 0;
  if (!bgl_rules_allows_seats (rules, n_seats))
    n_seats = rules->seat_counts[0];

  return bgl_game_new (rules, n_seats, NULL, NULL, NULL);
}

/* A seat, or * for chance, and whatever follows it. */
static void
play (BglGame *game,
      char    *line)
{
  const BglRules *rules = bgl_game_get_rules (game);
  guint seat = *line == '*' ? 0 : (guint) (*line - '0');
  guint ply = bgl_game_get_ply (game);
  g_autofree char *before = bgl_game_format_standing (game);
  g_autoptr (GError) error = NULL;

  if (bgl_game_play_text (game, seat, line + 1, &error))
    {
      g_autofree char *text = bgl_game_format_move (game, ply);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      g_assert_cmpuint (bgl_game_get_ply (game), ==, ply + 1);

      /* What a record would keep of it is the same move. */
      bgl_game_undo (game);
      g_assert_true (bgl_game_play_text (game, seat, strchr (text, ' ') + 1, &error));
      again = bgl_game_format_move (game, ply);
      g_assert_cmpstr (text, ==, again);

      for (guint i = 1; i <= bgl_game_get_n_seats (game); i++)
        {
          g_autofree char *words = rules->describe_seat != NULL ? rules->describe_seat (bgl_game_get_state (game), i)
                                                                : NULL;
        }
    }
  else
    {
      g_autofree char *after = bgl_game_format_standing (game);

      fuzz_assert_refusal (error);
      g_assert_cmpuint (bgl_game_get_ply (game), ==, ply);
      g_assert_cmpstr (before, ==, after);
    }
}

/* The first line names a game and its seats, each of the others is a move: it is either made, and can be written and
 * read again, or refused with a reason, and nothing has changed. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_LINES);
  g_autoptr (BglGame) game = lines[0] != NULL ? begin (lines[0]) : NULL;

  for (guint i = 1; game != NULL && lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      play (game, lines[i]);

  return 0;
}
