/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "bonobo-private.h"
#include "engine/bgl-i18n.h"

/* Moves and events in the notation of records and of the command line. */

const BglEventInfo bonobo_event_infos[] =
{
  [BONOBO_EVENT_TOKEN_SET] = { "token-set",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT } } },
  [BONOBO_EVENT_DRAW_BEGUN] = { "draw-begun",
    { { "seat", BGL_ARG_SEAT } } },
  [BONOBO_EVENT_RHOMB_DRAWN] = { "rhomb-drawn",
    { { "seat", BGL_ARG_SEAT }, { "rhomb", BONOBO_ARG_RHOMB }, { "value", BGL_ARG_INT } } },
  [BONOBO_EVENT_RHOMB_LAID] = { "rhomb-laid",
    { { "seat", BGL_ARG_SEAT }, { "rhomb", BONOBO_ARG_RHOMB }, { "value", BGL_ARG_INT },
      { "place", BONOBO_ARG_PLACE } } },
  [BONOBO_EVENT_NUMBER_COUNTED] = { "number-counted",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "rhomb", BONOBO_ARG_RHOMB },
      { "number", BGL_ARG_INT } } },
  [BONOBO_EVENT_TOKEN_SCORED] = { "token-scored",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "points", BGL_ARG_INT },
      { "score", BGL_ARG_INT } }, .explained = TRUE },
  [BONOBO_EVENT_TRIANGLE_ACTIVE] = { "triangle-active",
    { { "triangle", BONOBO_ARG_TRIANGLE }, { "kind", BONOBO_ARG_KIND } }, .explained = TRUE },
  [BONOBO_EVENT_TOKEN_DRIVEN] = { "token-driven",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "triangle", BONOBO_ARG_TRIANGLE } }, .explained = TRUE },
  [BONOBO_EVENT_PASSED] = { "passed",
    { { "seat", BGL_ARG_SEAT } }, .explained = TRUE },
  [BONOBO_EVENT_FINAL_SCORING] = { "final-scoring",
    { { "tokens", BGL_ARG_INT } } },
  [BONOBO_EVENT_SIGNS_TURNED] = { "signs-turned",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "triangle", BONOBO_ARG_TRIANGLE },
      { "from", BGL_ARG_INT }, { "to", BGL_ARG_INT } }, .explained = TRUE },
  [BONOBO_EVENT_DOUBLED] = { "doubled",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "triangle", BONOBO_ARG_TRIANGLE },
      { "from", BGL_ARG_INT }, { "to", BGL_ARG_INT } }, .explained = TRUE },
  [BONOBO_EVENT_TOKEN_FINAL] = { "token-final",
    { { "seat", BGL_ARG_SEAT }, { "spot", BONOBO_ARG_SPOT }, { "points", BGL_ARG_INT },
      { "score", BGL_ARG_INT }, { "shades", BGL_ARG_INT }, { "dunes", BGL_ARG_INT } }, .explained = TRUE },
  [BONOBO_EVENT_GAME_OVER] = { "game-over",
    { { "winners", BONOBO_ARG_WINNERS } } },
  { NULL }
};

static gboolean
is_name (const char *name,
         const char *text,
         gssize      length)
{
  gsize n = length < 0 ? strlen (text) : (gsize) length;

  return strlen (name) == n && memcmp (name, text, n) == 0;
}

guint
bonobo_find_spot (const char *name,
                  gssize      length)
{
  for (guint i = 0; i < BONOBO_SPOTS; i++)
    if (is_name (bonobo_spots[i].name, name, length))
      return i;

  return BONOBO_NONE;
}

guint
bonobo_find_triangle (const char *name,
                      gssize      length)
{
  for (guint i = 0; i < BONOBO_TRIANGLES; i++)
    if (is_name (bonobo_triangles[i].name, name, length))
      return i;

  return BONOBO_NONE;
}

guint
bonobo_find_rhomb (const char *name,
                   gssize      length)
{
  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (is_name (bonobo_rhombi[i].name, name, length))
      return i;

  return BONOBO_NONE;
}

gboolean
bonobo_parse_pair (const char *text,
                   gssize      length,
                   guint       triangles[2])
{
  gsize n = length < 0 ? strlen (text) : (gsize) length;
  const char *hyphen = memchr (text, '-', n);
  guint first, second;

  if (hyphen == NULL)
    return FALSE;

  first = bonobo_find_triangle (text, hyphen - text);
  second = bonobo_find_triangle (hyphen + 1, text + n - hyphen - 1);

  triangles[0] = MIN (first, second);
  triangles[1] = MAX (first, second);

  return first != BONOBO_NONE && second != BONOBO_NONE;
}

gboolean
bonobo_parse_move (gconstpointer   data,
                   guint           seat,
                   const char     *text,
                   BglMove        *move,
                   GError        **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  const char *verb = words[0] != NULL ? words[0] : "";
  const char *object = words[0] != NULL ? words[1] : NULL;
  gboolean more = object != NULL && words[2] != NULL;
  guint index = BONOBO_NONE;
  guint pair[2];

  if (object == NULL && g_str_equal (verb, "draw"))
    {
      *move = bonobo_move_draw (seat);
      return TRUE;
    }

  if (object == NULL && g_str_equal (verb, "pass"))
    {
      *move = bonobo_move_pass (seat);
      return TRUE;
    }

  if (object != NULL && !more)
    {
      if (g_str_equal (verb, "token") && (index = bonobo_find_spot (object, -1)) != BONOBO_NONE)
        {
          *move = bonobo_move_set_token (seat, index);
          return TRUE;
        }

      if (g_str_equal (verb, "rhomb") && (index = bonobo_find_rhomb (object, -1)) != BONOBO_NONE)
        {
          *move = bgl_move_new (seat, bgl_move_get_payload (bonobo_move_deal (index)));
          return TRUE;
        }

      if (g_str_equal (verb, "lay") && bonobo_parse_pair (object, -1, pair))
        {
          *move = bonobo_move_lay (seat, pair[0], pair[1]);
          return TRUE;
        }
    }

  return bgl_refuse (error, BGL_RULE_RECORD_SYNTAX,
                     /* Translators: the words in quotes are written as they are in every language,
                      * %s is what was written instead. */
                     _("“%s” is not a move. Moves are “token b2”, “draw”, “rhomb pool”, “lay A1-A2”, and “pass”."),
                     text);
}

void
bonobo_format_move (gconstpointer  data,
                    BglMove        packed,
                    GString       *text)
{
  BonoboMove move = bonobo_move_unpack (packed);

  switch (move.kind)
    {
    case BONOBO_SET_TOKEN:
      g_string_append_printf (text, "token %s", bonobo_spots[move.spot].name);
      break;

    case BONOBO_DRAW:
      g_string_append (text, "draw");
      break;

    case BONOBO_DEAL:
      g_string_append_printf (text, "rhomb %s", bonobo_rhombi[move.rhomb].name);
      break;

    case BONOBO_LAY:
      g_string_append_printf (text, "lay %s-%s", bonobo_triangles[move.triangles[0]].name,
                              bonobo_triangles[move.triangles[1]].name);
      break;

    case BONOBO_PASS:
      g_string_append (text, "pass");
      break;

    default:
      g_assert_not_reached ();
    }
}

void
bonobo_format_arg (guint    kind,
                   int      value,
                   GString *text)
{
  static const char *const kinds[BONOBO_KINDS] = { "dune", "toilet", "shade" };

  switch (kind)
    {
    case BONOBO_ARG_SPOT:
      g_string_append (text, bonobo_spots[value].name);
      break;

    case BONOBO_ARG_TRIANGLE:
      g_string_append (text, bonobo_triangles[value].name);
      break;

    case BONOBO_ARG_KIND:
      g_string_append (text, kinds[value]);
      break;

    case BONOBO_ARG_PLACE:
      g_string_append_printf (text, "%s-%s",
                              bonobo_triangles[bonobo_places[value].triangles[0]].name,
                              bonobo_triangles[bonobo_places[value].triangles[1]].name);
      break;

    case BONOBO_ARG_RHOMB:
      g_string_append (text, bonobo_rhombi[value].name);
      break;

    case BONOBO_ARG_WINNERS:
      for (guint rest = value; rest != 0; rest &= rest - 1)
        g_string_append_printf (text, "%s%u", rest == (guint) value ? "" : ",", bonobo_first_bit (rest) + 1);
      break;

    default:
      g_assert_not_reached ();
    }
}
