/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-error.h"
#include "bgl-i18n.h"
#include "bgl-options.h"
#include "bgl-text.h"

void
bgl_options_init (BglOptions          *options,
                  const BglOptionInfo *infos)
{
  *options = (BglOptions) { 0 };

  for (guint i = 0; infos != NULL && infos[i].name != NULL; i++)
    options->value[i] = infos[i].value;
}

int
bgl_options_find (const BglOptionInfo *infos,
                  const char          *name)
{
  for (guint i = 0; infos != NULL && infos[i].name != NULL; i++)
    if (g_str_equal (infos[i].name, name))
      return i;

  return -1;
}

/* Parses a whole number in the range. The error of g_ascii_string_to_signed () is ignored, because its message comes
 * from GLib. */
static gboolean
parse_number (const char *text,
              int         minimum,
              int         maximum,
              int        *number)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, minimum, maximum, &value, NULL))
    return FALSE;

  *number = (int) value;
  return TRUE;
}

static gboolean
parse_scores (const char *text,
              guint       n_seats,
              int        *scores)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  if (g_strv_length (words) != n_seats)
    return FALSE;

  for (guint i = 0; i < n_seats; i++)
    if (!parse_number (g_strstrip (words[i]), -1000000, 1000000, &scores[i]))
      return FALSE;

  return TRUE;
}

static gboolean
parse_choice (const BglOptionInfo *info,
              const char          *text,
              int                 *index)
{
  for (guint i = 0; info->choices[i].nick != NULL; i++)
    if (g_str_equal (info->choices[i].nick, text))
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

gboolean
bgl_options_set (BglOptions           *options,
                 const BglOptionInfo  *infos,
                 guint                 n_seats,
                 const char           *name,
                 const char           *value,
                 GError              **error)
{
  int index = bgl_options_find (infos, name);
  BglOptions changed = *options;
  gboolean known = FALSE;
  g_autofree char *shown = NULL;

  if (index < 0)
    {
      shown = bgl_text_shorten (name, BGL_TEXT_QUOTE);
      return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                _("This game has no option “%s”."), shown);
    }

  switch (infos[index].kind)
    {
    case BGL_OPTION_SEAT:
      known = parse_number (value, 1, n_seats, &changed.value[index]);
      break;
    case BGL_OPTION_NUMBER:
      known = parse_number (value, infos[index].minimum, infos[index].maximum, &changed.value[index]);
      break;
    case BGL_OPTION_CHOICE:
      known = parse_choice (&infos[index], value, &changed.value[index]);
      break;
    case BGL_OPTION_SCORES:
      known = parse_scores (value, n_seats, changed.scores);
      break;
    default:
      g_assert_not_reached ();
    }

  if (!known)
    {
      shown = bgl_text_shorten (value, BGL_TEXT_QUOTE);
      return bgl_refuse_record (error, 0, BGL_RULE_RECORD_SYNTAX,
                                _("The option “%s” cannot have the value “%s”."), name, shown);
    }

  *options = changed;
  return TRUE;
}

char *
bgl_options_get (const BglOptions    *options,
                 const BglOptionInfo *infos,
                 guint                n_seats,
                 guint                index)
{
  GString *text;

  switch (infos[index].kind)
    {
    case BGL_OPTION_CHOICE:
      return g_strdup (infos[index].choices[options->value[index]].nick);

    case BGL_OPTION_SCORES:
      text = g_string_new (NULL);
      for (guint i = 0; i < n_seats; i++)
        g_string_append_printf (text, "%s%d", i > 0 ? "," : "", options->scores[i]);
      return g_string_free (text, FALSE);

    case BGL_OPTION_SEAT:
    case BGL_OPTION_NUMBER:
    default:
      return g_strdup_printf ("%d", options->value[index]);
    }
}

gboolean
bgl_options_is_default (const BglOptions    *options,
                        const BglOptionInfo *infos,
                        guint                n_seats,
                        guint                index)
{
  if (infos[index].kind != BGL_OPTION_SCORES)
    return options->value[index] == infos[index].value;

  for (guint i = 0; i < n_seats; i++)
    if (options->scores[i] != 0)
      return FALSE;

  return TRUE;
}
