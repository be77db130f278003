/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "view-fixture.h"

#include "../games/bonobo-test.h"

#include "app/bgl-caption.h"
#include "games/bonobo/bonobo-board.h"
#include "games/bonobo/bonobo-private.h"
#include "games/bonobo/bonobo-track.h"
#include "games/bonobo/bonobo-view.h"

/* Everything on the board has a place of its own, at every size. */

typedef ViewFixture Fixture;

#define GAME "bonobo"

#define CLOSING POSITION ("B1-C2=wet-dog A3-A4=pool b1=1 a1=2 hand=spring")
/* Laid on A3-B4, the sandcastle makes the sun shade A4 active, which takes the longest sentence. */
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

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bonobo-room/caption", test_caption);
  g_test_add_func ("/bonobo-room/track", test_track);

  return g_test_run ();
}
