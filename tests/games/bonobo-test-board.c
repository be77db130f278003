/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>
#include <string.h>

#include "games/bonobo/bonobo-private.h"

#include "bonobo-json.h"
#include "bonobo-test.h"

/* The tables against board.json, and the examples of that file. */

static GVariant *
load_board (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "..", "src", "games", "bonobo",
                                                 "board.json", NULL);

  return bonobo_json_load (path);
}

static GVariant *
lookup (GVariant   *object,
        const char *key)
{
  GVariant *value = g_variant_lookup_value (object, key, NULL);

  g_assert_nonnull (value);

  return value;
}

static double
lookup_number (GVariant   *object,
               const char *key)
{
  double number = 0;

  g_assert_true (g_variant_lookup (object, key, "d", &number));

  return number;
}

static const char *
lookup_string (GVariant   *object,
               const char *key)
{
  const char *string = NULL;

  g_assert_true (g_variant_lookup (object, key, "&s", &string));

  return string;
}

static GVariant *
get_element (GVariant *array,
             guint     index)
{
  g_autoptr (GVariant) boxed = g_variant_get_child_value (array, index);

  return g_variant_get_variant (boxed);
}

static void
assert_near (double number,
             double expected)
{
  g_assert_cmpfloat_with_epsilon (number, expected, 0.0001);
}

/* A list of names in the file against numbers in a table. */
static void
assert_names (GVariant     *object,
              const char   *key,
              guint         n,
              const guint8 *indices,
              guint       (*find) (const char *name, gssize length))
{
  g_autoptr (GVariant) names = lookup (object, key);

  g_assert_cmpuint (g_variant_n_children (names), ==, n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) name = get_element (names, i);

      g_assert_cmpuint (find (g_variant_get_string (name, NULL), -1), ==, indices[i]);
    }
}

static guint64
make_set (GVariant   *object,
          const char *key)
{
  g_autoptr (GVariant) names = lookup (object, key);
  guint64 set = 0;

  for (gsize i = 0; i < g_variant_n_children (names); i++)
    {
      g_autoptr (GVariant) boxed = get_element (names, i);
      const char *name = g_variant_get_string (boxed, NULL);
      guint index = g_ascii_isupper (name[0]) ? bonobo_find_triangle (name, -1) : bonobo_find_spot (name, -1);

      g_assert_cmpuint (index, !=, BONOBO_NONE);
      set |= BONOBO_BIT (index);
    }

  return set;
}

static void
test_counts (void)
{
  g_autoptr (GVariant) board = load_board ();
  g_autoptr (GVariant) counts = lookup (board, "counts");
  g_autoptr (GVariant) parameters = lookup (board, "rules_parameters");
  static const char *const kinds[BONOBO_KINDS] = { "dune", "toilet", "shade" };
  static const char *const shores[] = { "inner_spots", "edge_spots", "corner_spots" };
  guint n_shores[3] = { 0 };

  g_assert_cmpfloat (lookup_number (counts, "triangles"), ==, BONOBO_TRIANGLES);
  g_assert_cmpfloat (lookup_number (counts, "spots"), ==, BONOBO_SPOTS);
  g_assert_cmpfloat (lookup_number (counts, "rhomb_positions"), ==, BONOBO_PLACES);

  for (guint kind = 0; kind < BONOBO_KINDS; kind++)
    {
      guint64 set = 0;
      guint n = 0;

      for (guint i = 0; i < BONOBO_TRIANGLES; i++)
        if (bonobo_triangles[i].kind == kind)
          {
            set |= BONOBO_BIT (i);
            n++;
          }

      g_assert_cmpfloat (lookup_number (counts, kinds[kind]), ==, n);
      g_assert_cmphex (bonobo_triangles_of_kind[kind], ==, set);
    }

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    n_shores[bonobo_spots[i].shore]++;
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat (lookup_number (counts, shores[i]), ==, n_shores[i]);

  g_assert_cmpfloat (lookup_number (parameters, "tokens_per_player"), ==, BONOBO_TOKENS);
  g_assert_cmpfloat (lookup_number (parameters, "dune_factor"), ==, 2);
  g_assert_cmpfloat (lookup_number (parameters, "start_score"), ==, 0);
}

static void
test_spots (void)
{
  g_autoptr (GVariant) board = load_board ();
  g_autoptr (GVariant) spots = lookup (board, "spots");
  static const char *const shores[] = { "inner", "edge", "corner" };

  g_assert_cmpuint (g_variant_n_children (spots), ==, BONOBO_SPOTS);

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      const BonoboSpot *spot = &bonobo_spots[i];
      g_autoptr (GVariant) entry = get_element (spots, i);
      double q = lookup_number (entry, "q");
      double r = lookup_number (entry, "r");

      g_assert_cmpstr (spot->name, ==, lookup_string (entry, "id"));
      g_assert_cmpstr (shores[spot->shore], ==, lookup_string (entry, "kind"));
      assert_near (spot->x * BONOBO_UNIT_X, lookup_number (entry, "x"));
      assert_near (spot->y * BONOBO_UNIT_Y, lookup_number (entry, "y"));
      assert_near (spot->x * BONOBO_UNIT_X, q + r / 2);
      assert_near (spot->y * BONOBO_UNIT_Y, r * sqrt (3) / 2);
      assert_names (entry, "triangles_in_angular_order", spot->n_around, spot->around, bonobo_find_triangle);
      g_assert_cmphex (spot->triangles, ==, make_set (entry, "triangles_in_angular_order"));
    }
}

static void
test_triangles (void)
{
  g_autoptr (GVariant) board = load_board ();
  g_autoptr (GVariant) triangles = lookup (board, "triangles");
  static const char *const kinds[BONOBO_KINDS] = { "dune", "toilet", "shade" };

  g_assert_cmpuint (g_variant_n_children (triangles), ==, BONOBO_TRIANGLES);

  for (guint i = 0; i < BONOBO_TRIANGLES; i++)
    {
      const BonoboTriangle *triangle = &bonobo_triangles[i];
      g_autoptr (GVariant) entry = get_element (triangles, i);

      g_assert_cmpstr (triangle->name, ==, lookup_string (entry, "id"));
      g_assert_cmpstr (triangle->up ? "up" : "down", ==, lookup_string (entry, "points"));
      g_assert_cmpstr (kinds[triangle->kind], ==, lookup_string (entry, "type"));
      assert_near (triangle->x * BONOBO_UNIT_X, lookup_number (entry, "cx"));
      assert_near (triangle->y * BONOBO_UNIT_Y, lookup_number (entry, "cy"));
      assert_names (entry, "spots", 3, triangle->corners, bonobo_find_spot);
      g_assert_cmphex (triangle->spots, ==, make_set (entry, "spots"));
      g_assert_cmphex (triangle->neighbours, ==, make_set (entry, "neighbours"));

      for (guint j = 0; j < BONOBO_SPOTS; j++)
        g_assert_cmpint ((triangle->spots >> j) & 1, ==, (bonobo_spots[j].triangles >> i) & 1);
    }
}

/* The file says that the map of the kinds repeats under a rotation by 120 degrees. */
static void
test_symmetry (void)
{
  for (guint i = 0; i < BONOBO_TRIANGLES; i++)
    {
      double x = bonobo_triangles[i].x * BONOBO_UNIT_X;
      double y = bonobo_triangles[i].y * BONOBO_UNIT_Y;
      double turned_x = -x / 2 - y * sqrt (3) / 2;
      double turned_y = x * sqrt (3) / 2 - y / 2;
      guint n_found = 0;

      for (guint j = 0; j < BONOBO_TRIANGLES; j++)
        if (fabs (bonobo_triangles[j].x * BONOBO_UNIT_X - turned_x) < 0.01 &&
            fabs (bonobo_triangles[j].y * BONOBO_UNIT_Y - turned_y) < 0.01)
          {
            g_assert_cmpuint (bonobo_triangles[j].kind, ==, bonobo_triangles[i].kind);
            n_found++;
          }

      g_assert_cmpuint (n_found, ==, 1);
    }
}

static void
test_places (void)
{
  g_autoptr (GVariant) board = load_board ();
  g_autoptr (GVariant) places = lookup (board, "rhomb_positions");

  g_assert_cmpuint (g_variant_n_children (places), ==, BONOBO_PLACES);

  for (guint i = 0; i < BONOBO_PLACES; i++)
    {
      const BonoboPlace *place = &bonobo_places[i];
      g_autoptr (GVariant) entry = get_element (places, i);
      g_autoptr (GString) name = g_string_new (NULL);
      const BonoboTriangle *first = &bonobo_triangles[place->triangles[0]];
      gboolean same_row = first->name[0] == bonobo_triangles[place->triangles[1]].name[0];

      bonobo_rules.format_arg (BONOBO_ARG_PLACE, i, name);
      g_assert_cmpstr (name->str, ==, lookup_string (entry, "id"));
      assert_names (entry, "triangles", 2, place->triangles, bonobo_find_triangle);
      assert_names (entry, "obtuse_spots", 2, place->blunt, bonobo_find_spot);
      assert_names (entry, "acute_spots", 2, place->tips, bonobo_find_spot);
      g_assert_cmphex (place->covers, ==, make_set (entry, "triangles"));
      g_assert_cmpuint (same_row ? first->beside : first->below, ==, i);

      for (guint j = 0; j < BONOBO_PLACES; j++)
        g_assert_cmpint ((place->overlaps[j / 64] >> (j % 64)) & 1, ==,
                         (place->covers & bonobo_places[j].covers) != 0);
    }
}

static void
test_rhombi (void)
{
  g_autoptr (GVariant) board = load_board ();
  g_autoptr (GVariant) rhombi = lookup (board, "rhombi");

  g_assert_cmpuint (g_variant_n_children (rhombi), ==, BONOBO_RHOMBI);

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    {
      g_autoptr (GVariant) entry = get_element (rhombi, i);
      g_autofree char *label = g_ascii_strdown (bonobo_rhomb_get_label (i), -1);

      g_assert_cmpfloat (lookup_number (entry, "id"), ==, i + 1);
      g_assert_cmpstr (bonobo_rhombi[i].name, ==, lookup_string (entry, "name"));
      g_assert_cmpfloat (lookup_number (entry, "obtuse"), ==, bonobo_rhombi[i].value);
      g_assert_cmpfloat (lookup_number (entry, "acute"), ==, 2 * bonobo_rhombi[i].value);
      g_assert_cmpuint (bonobo_find_rhomb (bonobo_rhombi[i].name, -1), ==, i);

      /* The words for people are in the order of the table. Records keep the one name that is not US English. */
      g_strdelimit (label, " ", '-');
      g_assert_cmpstr (label, ==, g_str_equal (bonobo_rhombi[i].name, "rubbish-heap") ? "trash-heap"
                                                                                      : bonobo_rhombi[i].name);
    }
}

/* The position of an example before its last rhomb, which is in the hand of seat 1. */
static char *
make_position (GVariant  *example,
               char     **lay)
{
  g_autoptr (GVariant) placements = lookup (example, "placements");
  g_autoptr (GVariant) tokens = lookup (example, "tokens");
  GString *position = g_string_new (NULL);
  gsize n = g_variant_n_children (placements);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) entry = get_element (placements, i);
      g_autoptr (GVariant) triangles = lookup (entry, "triangles");
      g_autoptr (GVariant) first = get_element (triangles, 0);
      g_autoptr (GVariant) second = get_element (triangles, 1);
      const char *rhomb = lookup_string (entry, "rhomb");
      g_autofree char *pair = g_strdup_printf ("%s-%s", g_variant_get_string (first, NULL),
                                               g_variant_get_string (second, NULL));

      g_assert_cmpfloat (lookup_number (entry, "obtuse"), ==,
                         bonobo_rhombi[bonobo_find_rhomb (rhomb, -1)].value);

      if (i + 1 < n)
        {
          g_string_append_printf (position, "%s=%s ", pair, rhomb);
        }
      else
        {
          g_string_append_printf (position, "hand=%s ", rhomb);
          *lay = g_strdup_printf ("1: lay %s", pair);
        }
    }

  for (gsize i = 0; i < g_variant_n_children (tokens); i++)
    {
      g_autoptr (GVariant) token = get_element (tokens, i);

      g_string_append_printf (position, "%s=%d ", lookup_string (token, "spot"),
                              1 + (int) lookup_number (token, "player"));
    }

  return g_string_free (position, FALSE);
}

static void
assert_standing (const BonoboState *state,
                 GVariant          *result)
{
  g_autoptr (GVariant) isolated = lookup (result, "isolated");
  g_autoptr (GVariant) tokens = lookup (result, "tokens_left");
  g_autoptr (GVariant) scores = lookup (result, "scores_before_final");
  static const char *const kinds[BONOBO_KINDS] = { "dune", "toilet", "shade" };
  GVariantIter iter;
  const char *name, *kind;
  GVariant *value;
  guint64 active = 0, occupied = 0;

  g_variant_iter_init (&iter, isolated);
  while (g_variant_iter_loop (&iter, "{&sv}", &name, &value))
    {
      guint triangle = bonobo_find_triangle (name, -1);

      kind = g_variant_get_string (value, NULL);
      g_assert_cmpstr (kinds[bonobo_triangles[triangle].kind], ==, kind);
      active |= BONOBO_BIT (triangle);
    }
  g_assert_cmphex (state->active, ==, active);

  g_variant_iter_init (&iter, tokens);
  while (g_variant_iter_loop (&iter, "{&sv}", &name, &value))
    {
      guint spot = bonobo_find_spot (name, -1);

      g_assert_cmpuint (bonobo_state_get_owner (state, spot), ==, 1 + (guint) g_variant_get_double (value));
      occupied |= BONOBO_BIT (spot);
    }
  g_assert_cmphex (bonobo_state_get_occupied (state), ==, occupied);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GVariant) score = get_element (scores, i);

      g_assert_cmpfloat (state->scores[i], ==, g_variant_get_double (score));
    }
}

static gboolean
find_final (BglGame *game,
            guint    spot,
            int     *points)
{
  const BglEvent *events;
  guint n;

  events = bgl_game_get_events (game, bgl_game_get_ply (game) - 1, &n);
  for (guint i = 0; i < n; i++)
    if (events[i].type == BONOBO_EVENT_TOKEN_FINAL && events[i].args[1] == (int) spot)
      {
        *points = events[i].args[2];
        return TRUE;
      }

  return FALSE;
}

/* All triangles around these spots are covered or isolated, so that whatever follows, their
 * tokens score the same in the end. */
static void
assert_final_values (BglGame  *game,
                     GVariant *result)
{
  g_autoptr (GVariant) values = lookup (result, "final_token_values");
  const BonoboState *state = bonobo_test_get_state (game);
  GVariantIter iter;
  const char *name;
  GVariant *value;

  g_variant_iter_init (&iter, values);
  while (g_variant_iter_loop (&iter, "{&sv}", &name, &value))
    {
      BonoboValue details;

      bonobo_state_value_spot (state, bonobo_find_spot (name, -1), &details);
      g_assert_cmpfloat (details.points, ==, g_variant_get_double (value));
      g_assert_cmpint (bonobo_state_get_points (state, bonobo_find_spot (name, -1)), ==, details.points);
    }

  for (guint64 seed = 0; seed < 10; seed++)
    {
      guint ply = bgl_game_get_ply (game);

      bonobo_test_finish (game, seed);

      g_variant_iter_init (&iter, values);
      while (g_variant_iter_loop (&iter, "{&sv}", &name, &value))
        {
          int points = 0;

          g_assert_true (find_final (game, bonobo_find_spot (name, -1), &points));
          g_assert_cmpfloat (points, ==, g_variant_get_double (value));
        }

      bgl_game_seek (game, ply);
    }
}

static void
test_examples (void)
{
  g_autoptr (GVariant) board = load_board ();
  g_autoptr (GVariant) examples = lookup (board, "examples");

  g_assert_cmpuint (g_variant_n_children (examples), ==, 14);

  for (gsize i = 0; i < g_variant_n_children (examples); i++)
    {
      g_autoptr (GVariant) example = get_element (examples, i);
      g_autoptr (GVariant) result = lookup (example, "result");
      g_autoptr (GVariant) legal = g_variant_lookup_value (result, "legal", NULL);
      g_autofree char *lay = NULL;
      g_autofree char *position = make_position (example, &lay);
      g_autoptr (BglGame) game = NULL;

      g_test_message ("%s", lookup_string (example, "name"));

      /* This one asks whether the token may be set. */
      if (legal != NULL)
        {
          guint spot = bonobo_find_spot ("b2", -1);

          game = game_test_new (&bonobo_rules, 2, NULL, "hand=pool");
          game_test_play (game, lay);
          g_assert_cmphex (bonobo_spots[spot].triangles & bonobo_test_get_state (game)->free, ==,
                           make_set (result, "free_triangles"));
          game_test_play (game, "2: token b2");
          continue;
        }

      game = game_test_new (&bonobo_rules, 2, NULL, position);
      game_test_play (game, lay);
      assert_standing (bonobo_test_get_state (game), result);
      assert_final_values (game, result);

      if (g_variant_lookup (result, "banned_spots", "av", NULL))
        g_assert_cmphex (bonobo_test_get_state (game)->barred, ==, make_set (result, "banned_spots"));
    }
}

/* The examples of the rule page that end a game: position, spot, and how the points come about. */
static void
test_formulas (void)
{
  static const struct
  {
    const char *position;
    const char *spot;
    const char *formula;
    int         points;
  } formulas[] = {
    { "A2-A3=ice-cream-cart B2-B3=spring B5-B6=sandcastle", "b2", "(3 + 2) × 4", 20 },
    { "A2-A3=spring B4-B5=blondes B2-B3=bodybuilder", "b2", "(3 + 6 − 2) × 2", 14 },
    { "A2-A3=jellyfish A5-A6=sandcastle", "a2", "4", 4 },
    { "A4-A5=pool A7-B8=sandcastle", "a3", "4 × 2", 8 },
    { "A2-A3=pool A5-A6=bodybuilder B6-B7=sandcastle B4-B5=mosquitoes", "b3", "8 + 2 + 4 + 3", 17 },
    { "A3-B4=mosquitoes A5-B6=ice-cream-cart C5-C6=sandcastle", "b3", "(2 + 3) × 2", 10 },
    { "A4-A5=mosquitoes A7-B8=sandcastle", "a3", "−3 × 2", -6 },
    { "A3-B4=sandcastle C6-C7=bodybuilder C3-C4=spring B1-B2=pool B6-B7=crab D4-D5=shark-fin", "c3",
      "(6 + 2 − 4) × 8", 32 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (formulas); i++)
    {
      g_autofree char *position = g_strdup_printf ("%s %s=2", formulas[i].position, formulas[i].spot);
      g_autoptr (BglGame) game = game_test_new (&bonobo_rules, 3, NULL, position);
      g_autofree char *formula = NULL;
      guint spot = bonobo_find_spot (formulas[i].spot, -1);
      BonoboValue value;
      int points = 0;

      bonobo_state_value_spot (bonobo_test_get_state (game), spot, &value);
      formula = bonobo_value_to_formula (&value);
      bonobo_test_assert_words (formula, formulas[i].formula);
      g_assert_cmpint (value.points, ==, formulas[i].points);

      bonobo_test_finish (game, i);
      g_assert_true (find_final (game, spot, &points));
      g_assert_cmpint (points, ==, formulas[i].points);
    }
}

void
bonobo_test_add_board (void)
{
  g_test_add_func ("/bonobo/board/counts", test_counts);
  g_test_add_func ("/bonobo/board/spots", test_spots);
  g_test_add_func ("/bonobo/board/triangles", test_triangles);
  g_test_add_func ("/bonobo/board/symmetry", test_symmetry);
  g_test_add_func ("/bonobo/board/places", test_places);
  g_test_add_func ("/bonobo/board/rhombi", test_rhombi);
  g_test_add_func ("/bonobo/examples/board", test_examples);
  g_test_add_func ("/bonobo/examples/page", test_formulas);
}
