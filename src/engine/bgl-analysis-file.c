/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "bgl-analysis-private.h"

/*
 * The cache:
 *
 *     Bungalow analysis 1 HASH
 *     chances CHANCE… ERROR…        for each position
 *     move BEST LOSS ERROR          after it, for a move that was compared with others
 *
 * A file that is not exactly like this is ignored.
 */

#define SUFFIX ".analysis"
#define HEADER "Bungalow analysis"

/* Chances are added up from numbers with 17 digits. */
#define TOLERANCE 1e-6

GFile *
bgl_analysis_get_file (GFile *record_file)
{
  g_autofree char *uri = NULL;
  g_autofree char *name = NULL;
  g_autofree char *other = NULL;
  g_autoptr (GFile) parent = NULL;

  g_return_val_if_fail (G_IS_FILE (record_file), NULL);

  name = g_file_get_basename (record_file);
  other = g_strconcat (name, SUFFIX, NULL);
  parent = g_file_get_parent (record_file);

  return parent != NULL ? g_file_get_child (parent, other) : g_file_resolve_relative_path (record_file, other);
}

/* The game, its options, its moves, and its result, but not the names of the players. */
static char *
create_header (BglGame *game)
{
  g_autoptr (BglRecord) bare = bgl_record_new_from_game (game);
  g_autofree char *text = bgl_record_to_string (bare);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strdup_printf (HEADER " %d %s", BGL_ANALYSIS_VERSION, hash);
}

static void
append_number (GString *text,
               double   number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, " %s", g_ascii_dtostr (buffer, sizeof buffer, number));
}

/* The best moves are written as in a record, at their positions. */
static char *
format (BglAnalysis *self,
        BglGame     *game)
{
  g_autoptr (BglGame) replay = bgl_game_new_at (game, 0);
  g_autofree char *header = create_header (game);
  GString *text = g_string_new (header);

  for (guint i = 0; i <= self->n_plies; i++)
    {
      const BglAnalysisPly *ply = i < self->n_plies ? &self->plies[i] : NULL;

      g_string_append (text, "\nchances");
      for (guint seat = 0; seat < self->n_seats; seat++)
        append_number (text, self->positions[i].chance[seat]);
      for (guint seat = 0; seat < self->n_seats; seat++)
        append_number (text, self->positions[i].error[seat]);

      if (ply != NULL && ply->best != BGL_MOVE_NONE)
        {
          g_autofree char *best = bgl_rules_format_move (self->rules, bgl_game_get_state (replay), ply->best);

          g_string_append (text, "\nmove");
          append_number (text, ply->loss);
          append_number (text, ply->loss_error);
          g_string_append_printf (text, " %s", best);
        }
      if (ply != NULL)
        bgl_game_play (replay, ply->move, NULL);
    }
  g_string_append_c (text, '\n');

  return g_string_free (text, FALSE);
}

/* Reading */

typedef struct
{
  char **lines;
  guint  next;
} Reader;

/* Reads a number between 0 and 1, with a space before it, and moves the text behind it. */
static gboolean
read_number (const char **text,
             double      *number)
{
  char *end;

  if (**text != ' ' || !(g_ascii_isdigit ((*text)[1])))
    return FALSE;

  *number = g_ascii_strtod (*text + 1, &end);
  *text = end;

  return isfinite (*number) && *number >= 0 && *number <= 1;
}

static const char *
read_line (Reader     *reader,
           const char *keyword)
{
  const char *line = reader->lines[reader->next];

  if (line == NULL || !g_str_has_prefix (line, keyword))
    return NULL;
  reader->next++;

  return line + strlen (keyword);
}

static gboolean
read_position (BglAnalysis *self,
               Reader      *reader,
               guint        index)
{
  const BglAnalysisPosition *known = &self->positions[index];
  BglAnalysisPosition position = { .known = TRUE };
  const char *text = read_line (reader, "chances");
  double sum = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      if (text == NULL || !read_number (&text, &position.chance[seat]) ||
          (known->known && fabs (position.chance[seat] - known->chance[seat]) > TOLERANCE))
        return FALSE;
      sum += position.chance[seat];
    }
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (!read_number (&text, &position.error[seat]))
      return FALSE;

  if (*text != '\0' || fabs (sum - 1) > TOLERANCE)
    return FALSE;

  self->positions[index] = position;
  return TRUE;
}

/* The best move must be legal, and another player must not make it. */
static gboolean
read_move (BglAnalysisPly *ply,
           Reader         *reader,
           BglGame        *replay)
{
  const char *text = read_line (reader, "move");
  g_autofree char *seat = g_strdup_printf (" %u: ", ply->seat);

  if (text == NULL)
    return TRUE;

  if (ply->seat == 0 || !read_number (&text, &ply->loss) || !read_number (&text, &ply->loss_error) ||
      !g_str_has_prefix (text, seat) ||
      !bgl_game_parse_move (replay, ply->seat, text + strlen (seat), &ply->best, NULL) ||
      !bgl_rules_check (bgl_game_get_rules (replay), bgl_game_get_state (replay), ply->best, NULL))
    return FALSE;

  ply->grade = bgl_analysis_grade (ply->loss, ply->loss_error);
  return TRUE;
}

static gboolean
parse (BglAnalysis *self,
       BglGame     *game,
       const char  *text)
{
  g_autoptr (BglGame) replay = bgl_game_new_at (game, 0);
  g_autofree char *header = create_header (game);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Reader reader = { .lines = lines };

  if (g_strcmp0 (lines[0], header) != 0)
    return FALSE;
  reader.next++;

  for (guint i = 0; i <= self->n_plies; i++)
    {
      if (!read_position (self, &reader, i))
        return FALSE;
      if (i == self->n_plies)
        break;
      if (!read_move (&self->plies[i], &reader, replay))
        return FALSE;
      bgl_game_play (replay, self->plies[i].move, NULL);
    }

  bgl_analysis_update (self);

  return g_strcmp0 (lines[reader.next], "") == 0 && lines[reader.next + 1] == NULL;
}

BglAnalysis *
bgl_analysis_load (GFile     *record_file,
                   BglRecord *record)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (BglGame) game = NULL;
  g_autoptr (BglAnalysis) self = NULL;
  g_autofree char *text = NULL;
  gsize size;

  g_return_val_if_fail (G_IS_FILE (record_file), NULL);
  g_return_val_if_fail (BGL_IS_RECORD (record), NULL);

  game = bgl_record_replay (record, NULL);
  if (game == NULL)
    return NULL;

  self = bgl_analysis_new (game);
  if (bgl_analysis_is_timed (self))
    {
      bgl_analysis_judge_calls (self, game, record);
      return g_steal_pointer (&self);
    }

  file = bgl_analysis_get_file (record_file);
  text = bgl_record_read (file, &size, NULL);
  if (text == NULL || strlen (text) != size || !parse (self, game, text))
    return NULL;

  return g_steal_pointer (&self);
}

gboolean
bgl_analysis_save (BglAnalysis  *self,
                   GFile        *record_file,
                   BglRecord    *record,
                   GError      **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (BglGame) game = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (G_IS_FILE (record_file), FALSE);
  g_return_val_if_fail (BGL_IS_RECORD (record), FALSE);
  g_return_val_if_fail (bgl_analysis_is_complete (self), FALSE);

  if (bgl_analysis_is_timed (self))
    return TRUE;

  game = bgl_record_replay (record, error);
  if (game == NULL)
    return FALSE;

  file = bgl_analysis_get_file (record_file);
  text = format (self, game);

  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}
