/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>

#include "bgl-i18n.h"
#include "bgl-puzzle-resources.h"
#include "bgl-puzzle.h"
#include "bgl-text.h"

#define RESOURCES "/io/github/bungalow_games/Bungalow/puzzles/"

/* More moves than any puzzle has. */
#define MAX_MOVES 64

static gboolean
refuse_line (GError     **error,
             const char  *text)
{
  g_autofree char *shown = bgl_text_shorten (text, BGL_TEXT_QUOTE);

  return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                            /* Translators: %s is a part of the line of a puzzle. */
                            _("“%s” is not a valid part of a puzzle."), shown);
}

/* FNV-1a, because the numbers are stored and must never change. */
static guint32
hash (const char *text)
{
  guint32 value = 2166136261u;

  for (; *text != '\0'; text++)
    value = (value ^ (guchar) *text) * 16777619u;

  return value;
}

static gboolean
read_number (const char *text,
             guint       maximum,
             guint      *number)
{
  guint64 value;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 1, maximum, &value, NULL))
    return FALSE;

  *number = (guint) value;
  return TRUE;
}

/* Reads grade, seats, and options. */
static gboolean
read_head (BglPuzzle   *self,
           const char  *text,
           GError     **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (!read_number (words[0], BGL_PUZZLE_GRADES, &self->grade) ||
      !read_number (words[1], BGL_MAX_SEATS, &self->n_seats) || !bgl_rules_allows_seats (self->rules, self->n_seats))
    return refuse_line (error, text);

  for (guint i = 2; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      if (pair[0] == NULL || pair[1] == NULL)
        return refuse_line (error, words[i]);
      if (!bgl_options_set (&self->options, self->rules->options, self->n_seats, pair[0], pair[1], error))
        return FALSE;
    }

  return TRUE;
}

/* Adds a move to the puzzle. The first one of a seat decides who the player is. */
static gboolean
read_move (BglPuzzle   *self,
           BglGame     *game,
           const char  *text,
           GError     **error)
{
  int turn = bgl_game_get_turn (game);
  guint seat = turn == BGL_TURN_ANY ? 1 : turn > 0 ? (guint) turn : 0;

  if (turn == BGL_TURN_OVER || self->n_moves == MAX_MOVES)
    return refuse_line (error, text);
  if (!bgl_game_play_text (game, seat, text, error))
    return FALSE;

  self->moves[self->n_moves++] = bgl_game_get_move (game, bgl_game_get_ply (game) - 1);
  if (self->seat == 0)
    self->seat = seat;
  if (self->seat == 0)
    self->n_before++;
  else if (seat == self->seat)
    self->n_own++;

  return TRUE;
}

static gboolean
read_moves (BglPuzzle   *self,
            const char  *text,
            GError     **error)
{
  g_auto (GStrv) words = g_strsplit (text, ";", -1);
  g_autoptr (BglGame) game = bgl_game_new (self->rules, self->n_seats, &self->options, self->position, error);

  if (game == NULL)
    return FALSE;

  self->moves = g_new (BglMove, MAX_MOVES);
  for (guint i = 0; words[i] != NULL; i++)
    if (!read_move (self, game, g_strstrip (words[i]), error))
      return FALSE;

  /* The player makes the last move. */
  if (self->n_moves == 0 || self->seat == 0 || bgl_move_get_seat (self->moves[self->n_moves - 1]) != self->seat)
    return refuse_line (error, text);

  return TRUE;
}

BglPuzzle *
bgl_puzzle_parse (const BglRules  *rules,
                  const char      *line,
                  GError         **error)
{
  g_autoptr (BglPuzzle) self = g_new0 (BglPuzzle, 1);
  g_auto (GStrv) parts = NULL;
  g_autofree char *named = NULL;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (line != NULL, NULL);

  self->rules = rules;
  bgl_options_init (&self->options, rules->options);
  parts = g_strsplit (line, "|", -1);
  if (g_strv_length (parts) != 3)
    {
      refuse_line (error, line);
      return NULL;
    }

  for (guint i = 0; i < 3; i++)
    g_strstrip (parts[i]);
  if (parts[1][0] != '\0')
    self->position = g_strdup (parts[1]);

  if (!read_head (self, parts[0], error) || !read_moves (self, parts[2], error))
    return NULL;

  /* A puzzle that only got another grade stays the same. What is drawn first is a part of it. */
  named = g_strdup_printf ("%s|%s|%" G_GUINT64_FORMAT, strchr (parts[0], ' '), parts[1],
                           self->n_before > 0 ? self->moves[self->n_before - 1] : 0);
  self->id = hash (named);

  return g_steal_pointer (&self);
}

BglPuzzle *
bgl_puzzle_copy (const BglPuzzle *self)
{
  BglPuzzle *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->position = g_strdup (self->position);
  copy->moves = g_memdup2 (self->moves, self->n_moves * sizeof *self->moves);

  return copy;
}

void
bgl_puzzle_free (BglPuzzle *self)
{
  g_free (self->position);
  g_free (self->moves);
  g_free (self);
}

BglGame *
bgl_puzzle_begin (const BglPuzzle *self)
{
  BglGame *game;

  g_return_val_if_fail (self != NULL, NULL);

  game = bgl_game_new (self->rules, self->n_seats, &self->options, self->position, NULL);
  /* The same position was set up when the puzzle was read. */
  g_assert (game != NULL);

  return game;
}

char *
bgl_puzzle_describe_goal (const BglPuzzle *self)
{
  g_autoptr (BglGame) game = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  game = bgl_puzzle_begin (self);
  for (guint i = 0; i < self->n_before; i++)
    bgl_game_play (game, self->moves[i], NULL);

  return self->rules->puzzles->describe_goal (bgl_game_get_state (game), self->n_own);
}

/* Collections */

static GBytes *
load (const BglRules *rules)
{
  g_autofree char *path = g_strconcat (RESOURCES, rules->id, NULL);

  return g_resource_lookup_data (bgl_puzzle_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

gboolean
bgl_puzzles_exist (const BglRules *rules)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (rules != NULL, FALSE);

  if (rules->puzzles == NULL)
    return FALSE;

  path = g_strconcat (RESOURCES, rules->id, NULL);

  return g_resource_get_info (bgl_puzzle_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

GPtrArray *
bgl_puzzles_parse (const BglRules  *rules,
                   const char      *text,
                   GError         **error)
{
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) bgl_puzzle_free);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      GError *fault = NULL;
      BglPuzzle *puzzle;

      if (g_strstrip (lines[i])[0] == '\0' || lines[i][0] == '#')
        continue;

      puzzle = bgl_puzzle_parse (rules, lines[i], &fault);
      if (puzzle == NULL)
        {
          bgl_rule_error_set_line (fault, i + 1);
          g_propagate_error (error, fault);
          return NULL;
        }
      g_ptr_array_add (puzzles, puzzle);
    }

  return g_steal_pointer (&puzzles);
}

GPtrArray *
bgl_puzzles_get (const BglRules *rules)
{
  static GHashTable *known;
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  GPtrArray *puzzles;

  g_return_val_if_fail (rules != NULL, NULL);

  if (known == NULL)
    known = g_hash_table_new (NULL, NULL);

  puzzles = g_hash_table_lookup (known, rules);
  if (puzzles == NULL)
    {
      g_autoptr (GBytes) bytes = load (rules);
      g_autofree char *text = bytes != NULL
                              ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : g_strdup ("");

      puzzles = bgl_puzzles_parse (rules, text, NULL);
      if (puzzles == NULL)
        puzzles = g_ptr_array_new ();
      g_hash_table_insert (known, (gpointer) rules, puzzles);
    }

  return puzzles;
}

/* How long ago the puzzle was seen: 0 for never, otherwise the later, the higher. */
static guint
find_known (const BglPuzzle *puzzle,
            const guint32   *known,
            guint            n_known)
{
  for (guint i = n_known; i > 0; i--)
    if (known[i - 1] == puzzle->id)
      return i;

  return 0;
}

BglPuzzle *
bgl_puzzles_draw (const BglRules *rules,
                  guint           grade,
                  const guint32  *known,
                  guint           n_known,
                  BglRandom      *random)
{
  const BglPuzzle *drawn = NULL;
  GPtrArray *puzzles;
  guint n_fresh = 0;
  guint oldest = G_MAXUINT;

  g_return_val_if_fail (rules != NULL && rules->puzzles != NULL, NULL);
  g_return_val_if_fail (grade >= 1 && grade <= BGL_PUZZLE_GRADES, NULL);

  puzzles = bgl_puzzles_get (rules);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const BglPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      guint seen = puzzle->grade == grade ? find_known (puzzle, known, n_known) : G_MAXUINT;

      if (seen == 0 && bgl_random_below (random, ++n_fresh) == 0)
        drawn = puzzle;
      else if (n_fresh == 0 && seen < oldest)
        drawn = puzzle;
      oldest = MIN (oldest, seen);
    }

  return drawn != NULL ? bgl_puzzle_copy (drawn) : NULL;
}

/* Every puzzle comes once, in a random order, before the first one comes again. */
BglPuzzle *
bgl_puzzles_get_daily (const BglRules *rules,
                       guint           julian)
{
  g_autofree guint *order = NULL;
  GPtrArray *puzzles;
  BglRandom random;

  g_return_val_if_fail (rules != NULL && rules->puzzles != NULL, NULL);

  puzzles = bgl_puzzles_get (rules);
  if (puzzles->len == 0)
    return NULL;

  bgl_random_init (&random, (guint64) (julian / puzzles->len) << 32 | hash (rules->id));
  order = g_new (guint, puzzles->len);
  for (guint i = 0; i < puzzles->len; i++)
    {
      guint at = bgl_random_below (&random, i + 1);

      order[i] = order[at];
      order[at] = i;
    }

  return bgl_puzzle_copy (g_ptr_array_index (puzzles, order[julian % puzzles->len]));
}
