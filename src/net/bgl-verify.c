/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "engine/bgl-i18n.h"

#include "bgl-verify.h"
#include "bgl-session-private.h"

#define HEADING "# distance 1 "
#define SHARE   "# share "
#define LINE    "# | "

#define RULE "record-distance"

static void
append_share (GString  *text,
              BglShare *share)
{
  g_autofree char *key = bgl_format_hex (share->public_key, sizeof share->public_key);
  g_autofree char *signature = bgl_format_hex (share->signature, sizeof share->signature);
  g_auto (GStrv) lines = g_strsplit (share->text->str, "\n", -1);

  g_string_append_printf (text, SHARE "%s %s\n", key, signature);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    g_string_append_printf (text, LINE "%s\n", lines[i]);
}

char *
bgl_verify_format (BglSession *session)
{
  g_autoptr (BglRecord) record = bgl_session_to_record (session);
  g_autofree char *start = bgl_record_to_string (record);
  g_autofree char *game = bgl_format_hex (session->game_id, sizeof session->game_id);
  GString *text = g_string_new (start);

  g_string_append_printf (text, "\n" HEADING "%s\n", game);
  for (guint i = 0; i < session->n_members; i++)
    if (session->members[i].share != NULL)
      append_share (text, session->members[i].share);

  return g_string_free (text, FALSE);
}

/* Reads the share that begins at that line, and goes on to the line after it. */
static gboolean
read_share (BglSession  *session,
            char       **lines,
            guint       *index)
{
  g_auto (GStrv) words = g_strsplit (lines[*index] + strlen (SHARE), " ", 2);
  g_autoptr (GString) text = g_string_new (NULL);
  guint8 key[BGL_HASH_SIZE];
  guint8 signature[BGL_SIGNATURE_SIZE];

  for ((*index)++; lines[*index] != NULL && g_str_has_prefix (lines[*index], LINE); (*index)++)
    g_string_append_printf (text, "%s\n", lines[*index] + strlen (LINE));

  return g_strv_length (words) == 2 && bgl_parse_hex (words[0], key, sizeof key) &&
         bgl_parse_hex (words[1], signature, sizeof signature) &&
         bgl_session_receive (session, key, text->str, text->len, signature) == BGL_RECEIVED_NEW;
}

/* Compares each move of the record with what the shares prove. */
static gboolean
compare (BglRecord   *record,
         BglSession  *session,
         GError     **error)
{
  g_autoptr (BglRecord) proven = bgl_session_to_record (session);
  guint n_steps = bgl_record_get_n_steps (record);

  for (guint i = 0; i < n_steps; i++)
    {
      const BglStep *step = bgl_record_get_step (record, i);
      const BglStep *other = i < bgl_record_get_n_steps (proven) ? bgl_record_get_step (proven, i) : NULL;

      if (other == NULL || step->seat != other->seat || !g_str_equal (step->text, other->text))
        return bgl_refuse_record (error, step->line, RULE, _("This is not what the players signed."));
    }

  if (n_steps < bgl_record_get_n_steps (proven) ||
      bgl_record_get_rules (record) != bgl_record_get_rules (proven) ||
      bgl_record_get_n_seats (record) != bgl_record_get_n_seats (proven))
    return bgl_refuse (error, RULE, _("This is not what the players signed."));

  return TRUE;
}

BglSession *
bgl_verify_parse (const char  *text,
                  gsize        size,
                  GError     **error)
{
  g_autoptr (BglRecord) record = bgl_record_parse (text, (gssize) size, error);
  g_autoptr (BglGame) game = record != NULL ? bgl_record_replay (record, error) : NULL;
  g_autoptr (BglSession) session = NULL;
  g_auto (GStrv) lines = NULL;
  guint8 game_id[BGL_HASH_SIZE];
  guint i = 0;

  if (game == NULL)
    return NULL;

  lines = g_strsplit (text, "\n", -1);
  while (lines[i] != NULL && !g_str_has_prefix (lines[i], HEADING))
    i++;
  if (lines[i] == NULL || !bgl_parse_hex (lines[i] + strlen (HEADING), game_id, sizeof game_id))
    {
      bgl_refuse (error, RULE, _("This game was not played at a distance, or its proofs are missing."));
      return NULL;
    }

  session = bgl_session_new (game_id, NULL, NULL, NULL);
  for (i++; lines[i] != NULL && g_str_has_prefix (lines[i], SHARE); )
    {
      guint line = i + 1;

      if (!read_share (session, lines, &i))
        {
          bgl_refuse_record (error, line, RULE, _("This part was changed after it was signed."));
          return NULL;
        }
    }

  if (session->game == NULL)
    {
      bgl_refuse (error, RULE, _("This game was not played at a distance, or its proofs are missing."));
      return NULL;
    }

  return compare (record, session, error) ? g_steal_pointer (&session) : NULL;
}
