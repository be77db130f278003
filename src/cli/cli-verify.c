/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"
#include "net/bgl-verify.h"

#include "cli.h"

int
cli_verify (int    argc,
            char **argv)
{
  GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (GFile) file = NULL;
  g_autoptr (BglSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GPtrArray *shares;
  gsize size;

  if (!cli_parse (&argc, &argv, _("FILE"), entries))
    return CLI_USAGE;
  if (argc != 2)
    return cli_usage (_("Name one game file."));

  file = g_file_new_for_commandline_arg (argv[1]);
  text = bgl_record_read (file, &size, &error);
  if (text == NULL)
    {
      g_autofree char *shown = bgl_text_shorten (argv[1], BGL_TEXT_QUOTE);

      return cli_usage ("%s: %s", shown, error->message);
    }

  session = bgl_verify_parse (text, size, &error);
  if (session == NULL)
    return cli_fail (error);

  /* The fingerprints say whose signatures these are. */
  shares = bgl_session_get_shares (session);
  for (guint i = 0; i < shares->len; i++)
    {
      BglShare *share = g_ptr_array_index (shares, i);
      g_autofree char *fingerprint = bgl_format_hex (share->fingerprint, sizeof share->fingerprint);

      g_print ("seat %u %s\n", bgl_session_find_seat (session, share->fingerprint), fingerprint);
    }
  g_print ("verified %u\n", bgl_game_get_ply (bgl_session_get_game (session)));

  return CLI_YES;
}
