/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-inside.h"
#include "view-fixture.h"

#include "../games/bonobo-test.h"

#include "board/bgl-caption.h"
#include "board/bgl-spot.h"
#include "games/bonobo/bonobo-tables.h"
#include "games/bonobo/bonobo-private.h"
#include "games/bonobo/bonobo-track.h"
#include "games/bonobo/bonobo-view.h"

/* Everything on the board has a place of its own, at every size. */

typedef ViewFixture Fixture;

#define GAME "bonobo"

#define CLOSING POSITION ("B1-C2=wet-dog A3-A4=pool b1=1 a1=2 hand=spring")
/* Laid on A3-B4, the sandcastle makes the sunshade A4 active, which takes the longest sentence. */
#define SHADE POSITION ("A5-A6=pool hand=sandcastle")

/* What boards have at 360 × 640, 800 × 600, 1000 × 720 and 1920 × 1080, at the end of a game too, and
 * beside a rule. */
static const int sizes[][2] = {
  { 360, 300 }, { 360, 375 }, { 360, 416 }, { 360, 520 }, { 480, 430 }, { 500, 470 }, { 540, 320 },
  { 700, 603 }, { 800, 430 }, { 800, 720 }, { 1000, 560 }, { 1620, 960 }, { 600, 1000 },
};

static gboolean
has_type (GtkWidget     *widget,
          gconstpointer  data)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) data) && gtk_widget_get_mapped (widget);
}

static gboolean
has_css_name (GtkWidget     *widget,
              gconstpointer  data)
{
  return g_str_equal (gtk_widget_get_css_name (widget), data);
}

static graphene_rect_t
get_bounds (Fixture   *f,
            GtkWidget *child)
{
  graphene_rect_t bounds;

  g_assert_nonnull (child);
  g_assert_true (gtk_widget_compute_bounds (child, f->view, &bounds));
  return bounds;
}

static void
assert_apart (const graphene_rect_t *first,
              const graphene_rect_t *second,
              const char            *what,
              const int             *size)
{
  if (graphene_rect_intersection (first, second, NULL))
    g_error ("at %d × %d: %s is covered", size[0], size[1], what);
}

/* There is water beside the beach, which is as wide as a third of an edge. */
static void
assert_shores (Fixture   *f,
               const int *size)
{
  graphene_rect_t first = get_bounds (f, bonobo_view_get_spot (BONOBO_VIEW (f->view), bonobo_find_spot ("d1", -1)));
  graphene_rect_t second = get_bounds (f, bonobo_view_get_spot (BONOBO_VIEW (f->view), bonobo_find_spot ("d2", -1)));
  graphene_rect_t last = get_bounds (f, bonobo_view_get_spot (BONOBO_VIEW (f->view), bonobo_find_spot ("d7", -1)));
  const double beach = (second.origin.x - first.origin.x) / 3;

  if (first.origin.x + first.size.width / 2 - beach < 8 ||
      last.origin.x + last.size.width / 2 + beach > gtk_widget_get_width (f->view) - 8)
    g_error ("at %d × %d: the island touches the edge", size[0], size[1]);
}

/* No word lies over a spot or the beach around it, over the track, the raft or the edge of the board. */
static void
assert_room (Fixture   *f,
             GtkWidget *words,
             const int *size)
{
  const graphene_rect_t board = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (f->view),
                                                    gtk_widget_get_height (f->view));
  const graphene_rect_t bounds = get_bounds (f, words);
  graphene_rect_t other;

  for (guint i = 0; i < BONOBO_SPOTS; i++)
    {
      other = get_bounds (f, bonobo_view_get_spot (BONOBO_VIEW (f->view), i));
      graphene_rect_inset (&other, -0.1 * other.size.width, -0.1 * other.size.height);
      assert_apart (&bounds, &other, bonobo_spots[i].name, size);
    }

  assert_shores (f, size);
  other = get_bounds (f, bgl_test_find (f->view, has_css_name, "score-track"));
  assert_apart (&bounds, &other, "the track", size);
  other = get_bounds (f, bonobo_view_get_stack (BONOBO_VIEW (f->view)));
  assert_apart (&bounds, &other, "the stack", size);

  if (!graphene_rect_contains_rect (&board, &bounds))
    g_error ("at %d × %d: the words are cut off", size[0], size[1]);
}

static void
test_caption (void)
{
  static const struct
  {
    const char *record;
    const char *move;
  } moves[] = {
    { CLOSING, "lay A1-B2" },
    { SHADE, "lay A3-B4" },
    { POSITION (BONOBO_LAST_TOKEN), "token d3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        Fixture f = { 0 };

        view_fixture_open (&f, BONOBO_TYPE_VIEW, moves[i].record, sizes[j][0], sizes[j][1]);
        g_assert_true (bgl_game_play_text (f.game, 1, moves[i].move, NULL));
        bgl_test_settle ();
        g_assert_nonnull (bonobo_view_get_caption (BONOBO_VIEW (f.view), NULL));
        assert_room (&f, bgl_test_find (f.view, has_type, &(GType) { BGL_TYPE_CAPTION }), sizes[j]);
        view_fixture_close (&f);
      }
}

/* Equal scores point at the same number, and their markers can be told apart. */
static void
test_track (void)
{
  Fixture f = { 0 };
  BonoboTrack *track;
  graphene_point_t feet[2], markers[2];

  view_fixture_open (&f, BONOBO_TYPE_VIEW, PEOPLE "\n", 360, 400);
  track = BONOBO_TRACK (bgl_test_find (f.view, has_css_name, "score-track"));
  for (int score = -10; score <= 30; score += 20)
    {
      for (guint i = 0; i < 2; i++)
        bonobo_track_set_score (track, i + 1, score);
      for (guint i = 0; i < 2; i++)
        {
          bonobo_track_get_foot (track, i + 1, &feet[i]);
          bonobo_track_get_marker (track, i + 1, &markers[i]);
          g_assert_cmpfloat (markers[i].x, >, 8);
          g_assert_cmpfloat (markers[i].x, <, gtk_widget_get_width (GTK_WIDGET (track)) - 8);
        }
      g_assert_cmpfloat (feet[0].x, ==, feet[1].x);
      g_assert_cmpfloat (markers[1].x - markers[0].x, >=, 15);
    }
  view_fixture_close (&f);
}

static void
assert_worth (Fixture    *f,
              const char *expected)
{
  g_autofree char *worth = NULL;

  bgl_test_settle ();
  worth = bonobo_view_get_worth (BONOBO_VIEW (f->view));
  if (expected == NULL)
    g_assert_null (worth);
  else
    {
      g_auto (GStrv) words = g_strsplit (worth, "\u00a0", -1);
      g_autofree char *plain = g_strjoinv (" ", words);

      /* Formulas have no-break spaces. */
      g_assert_cmpstr (plain, ==, expected);
    }
}

static void
point_at (Fixture    *f,
          const char *spot)
{
  graphene_point_t point;

  bonobo_view_point_spot (BONOBO_VIEW (f->view), bonobo_find_spot (spot, -1), &point);
  bgl_test_point (f->view, point.x, point.y);
}

/* Pointer and focus show what a spot is worth, and when. */
static void
test_worth (void)
{
  static const struct
  {
    const char *spot;
    const char *worth;
  } spots[] = {
    { "d4", "d4: no numbers yet\nA token scores when 6 more triangles are covered." },
    { "c2", "c2: 5 so far\nA token scores when 3 more triangles are covered." },
    { "b2", "b2: 11 so far\nThe spot is barred because it touches an active toilet." },
    { "b1", "b1: 1 so far\nAll the triangles around it are covered." },
    { "b4", "b4: no numbers yet\nA token scores when 6 more triangles are covered.\n"
            "A toilet beside it may drive the token away." },
  };
  Fixture f = { 0 };

  view_fixture_open (&f, BONOBO_TYPE_VIEW, POSITION ("B1-C2=wet-dog A3-A4=pool A1-B2=spring c3=1"), 800, 720);
  bgl_table_start (f.table);
  assert_worth (&f, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      point_at (&f, spots[i].spot);
      assert_worth (&f, spots[i].worth);
    }
  bgl_test_point (f.view, 4, 300);
  assert_worth (&f, NULL);

  gtk_widget_grab_focus (bonobo_view_get_spot (BONOBO_VIEW (f.view), bonobo_find_spot ("d3", -1)));
  bgl_test_key ("Right");
  assert_worth (&f, spots[0].worth);
  view_fixture_close (&f);

  /* Beside a dune that doubles, and a sunshade. */
  view_fixture_open (&f, BONOBO_TYPE_VIEW, POSITION ("A2-A3=spring B4-B5=blondes B2-B3=bodybuilder b2=1"), 800, 720);
  point_at (&f, "b2");
  assert_worth (&f, "b2: 14 so far\nA token scores at the end: (3 + 6 − 2) × 2.");
  view_fixture_close (&f);
}

/* A quiz asks about it. Its board keeps no room for the answer, so the island is in the middle of a small window. */
static void
test_quiz (void)
{
  BglTable *table = bgl_test_table (POSITION ("B1-C2=wet-dog A3-A4=pool c3=1"));
  GtkWidget *view = g_object_new (BONOBO_TYPE_VIEW, "table", table, "example", TRUE, "hints", FALSE, NULL);
  GtkWidget *window = bgl_test_show (view, 360, 288);
  Fixture f = { .view = view };
  graphene_point_t middle;

  point_at (&f, "d4");
  assert_worth (&f, NULL);
  bonobo_view_point_spot (BONOBO_VIEW (view), bonobo_find_spot ("d4", -1), &middle);
  g_assert_cmpfloat_with_epsilon (middle.x, gtk_widget_get_width (view) / 2.0, 8);
  bgl_test_close (window, view);
  bgl_test_unref (table);
}

/* A caption stays until something else is pointed at. */
static void
test_read_on (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BONOBO_TYPE_VIEW, CLOSING, 800, 720);
  bgl_table_start (f.table);
  point_at (&f, "d4");
  g_assert_true (bgl_game_play_text (f.game, 1, "lay A1-B2", NULL));
  assert_worth (&f, NULL);
  g_assert_nonnull (bonobo_view_get_caption (BONOBO_VIEW (f.view), NULL));
  point_at (&f, "c3");
  assert_worth (&f, "c3: no numbers yet\nA token scores when 6 more triangles are covered.");
  bgl_test_point (f.view, 4, 300);
  assert_worth (&f, NULL);
  g_assert_nonnull (bonobo_view_get_caption (BONOBO_VIEW (f.view), NULL));
  view_fixture_close (&f);
}

#define TABLE_OF_THREE                                                                                   \
  "[Bungalow \"1\"]\n[Game \"bonobo\"]\n[Seats \"3\"]\n[Seat1 \"Anna\"]\n[Seat2 \"bot:easy\"]\n" \
  "[Seat3 \"bot:easy\"]\n\n1: token d4\n2: token c3\n3: draw\n*: rhomb pool\n3: lay A1-A2\n"

static void
assert_mark (Fixture    *f,
             const char *spot,
             const char *sentence)
{
  GtkWidget *child = bonobo_view_get_spot (BONOBO_VIEW (f->view), bonobo_find_spot (spot, -1));
  const char *label = bgl_spot_get_label (BGL_SPOT (child));

  g_assert_nonnull (strstr (label, sentence));
}

static void
assert_no_mark (Fixture    *f,
                const char *spot)
{
  GtkWidget *child = bonobo_view_get_spot (BONOBO_VIEW (f->view), bonobo_find_spot (spot, -1));

  g_assert_null (strstr (bgl_spot_get_label (BGL_SPOT (child)), "ove"));
}

/* All moves since the player's own one are marked, also after the player has drawn. */
static void
test_recent_moves (void)
{
  Fixture f = { 0 };

  view_fixture_open (&f, BONOBO_TYPE_VIEW, TABLE_OF_THREE, 800, 720);
  assert_mark (&f, "c3", "Move 1 of the last 2.");
  assert_no_mark (&f, "d4");
  g_assert_true (bgl_game_play_text (f.game, 1, "draw", NULL));
  assert_mark (&f, "c3", "Move 1 of the last 2.");
  g_assert_true (bgl_game_play_text (f.game, BGL_TURN_CHANCE, "rhomb crab", NULL));
  assert_mark (&f, "c3", "Move 1 of the last 2.");
  assert_no_mark (&f, "d4");
  g_assert_true (bgl_game_play_text (f.game, 1, "lay F1-F2", NULL));
  assert_no_mark (&f, "c3");
  g_assert_true (bgl_game_play_text (f.game, 2, "token e3", NULL));
  assert_mark (&f, "e3", "Last move.");
  g_assert_true (bgl_game_play_text (f.game, 3, "draw", NULL));
  g_assert_true (bgl_game_play_text (f.game, BGL_TURN_CHANCE, "rhomb hammock", NULL));
  assert_mark (&f, "e3", "Last move.");
  bgl_game_seek (f.game, 5);
  assert_mark (&f, "c3", "Move 1 of the last 2.");
  bgl_game_seek (f.game, 0);
  assert_no_mark (&f, "c3");
  view_fixture_close (&f);
}

static void
add_text (GtkWidget *widget,
          GString   *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s|", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_text (child, text);
}

/* Each token with its points, why, and the totals. */
static void
test_summary (void)
{
  BglTable *table = bgl_test_table (PEOPLE "[Position \"" BONOBO_LAST_TOKEN " score=5,0\"]\n\n1: token d3\n");
  GtkWidget *summary = g_object_ref_sink (bonobo_ui.create_summary (table));
  g_autoptr (GString) text = g_string_new (NULL);

  add_text (summary, text);
  g_string_replace (text, "\u00a0", " ", 0);
  g_assert_cmpstr (text->str, ==,
                   "Anna|13|d3|Final scoring: (8 − 2 − 2 − 8) × 2|−8|"
                   "e3|Sunshade and dune: (4 + 4) × 2|16|Starting score|5|"
                   "Boris|−26|e2|Final scoring: (3 − 4 − 4 − 8) × 2|−26|");
  g_object_unref (summary);
  bgl_test_unref (table);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bonobo-room/caption", test_caption);
  g_test_add_func ("/bonobo-room/track", test_track);
  g_test_add_func ("/bonobo-room/worth", test_worth);
  g_test_add_func ("/bonobo-room/quiz", test_quiz);
  g_test_add_func ("/bonobo-room/read-on", test_read_on);
  g_test_add_func ("/bonobo-room/recent-moves", test_recent_moves);

  g_test_add_func ("/bonobo-room/summary", test_summary);

  return g_test_run ();
}
