/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "test-utils.h"

#include <math.h>

#include "board/bgl-event-time.h"
#include "games/bongo/bongo-dice.h"

static const BongoDice dice = {
  .film = { 3, 1 },
  .animals = { BONGO_GNU, BONGO_GNU, BONGO_GNU, BONGO_RHINO, BONGO_BONGO },
  .poachers = { BONGO_GNU, BONGO_RHINO },
  .guard = BONGO_BONGO,
};

static void
test_new (void)
{
  GtkWidget *tray = g_object_ref_sink (bongo_dice_tray_new ());

  g_assert_cmpuint (bgl_tray_get_n_dice (BGL_TRAY (tray)), ==, BONGO_N_DICE);
  g_assert_finalize_object (tray);
}

static void
assert_label (BglTray    *tray,
              guint       index,
              const char *label)
{
  g_assert_cmpstr (bgl_spot_get_label (BGL_SPOT (bgl_tray_get_die (tray, index))), ==, label);
}

/* Every die says what it is and what it shows, and afterwards whether it counts. */
static void
test_labels (void)
{
  GtkWidget *widget = g_object_ref_sink (bongo_dice_tray_new ());
  BglTray *tray = BGL_TRAY (widget);
  BongoAnswer answer;

  bongo_dice_tray_set_dice (tray, &dice, 1);
  assert_label (tray, 0, "Film die: 3");
  assert_label (tray, 2, "White die: gnu");
  assert_label (tray, 7, "Red die, poacher: gnu");
  assert_label (tray, 9, "Green die, guard: bongo");

  bongo_answer (&dice, BONGO_LEVEL_GUARDS, &answer);
  bongo_dice_tray_show_answer (tray, &dice, &answer);
  g_assert_cmpuint (answer.number, ==, 2);
  g_assert_true (answer.guarded);
  assert_label (tray, 9, "Green die, guard: bongo, protects the victim");
  g_assert_cmpint (bgl_die_get_mark (bgl_tray_get_die (tray, 2)), ==, BGL_DIE_DIM);

  g_assert_finalize_object (widget);
}

/* The corners of a die that lies turned in its allocation. */
static void
get_corners (BglDie           *die,
             GtkWidget        *tray,
             graphene_point_t *corners)
{
  int cell = gtk_widget_get_width (GTK_WIDGET (die));
  double half = bgl_die_get_size (cell) / 2.0;
  double angle = bgl_die_get_angle (die);

  for (int i = 0; i < 4; i++)
    {
      double x = (i == 0 || i == 3 ? -1 : 1) * half;
      double y = (i < 2 ? -1 : 1) * half;

      g_assert_true (gtk_widget_compute_point (GTK_WIDGET (die), tray,
                                               &GRAPHENE_POINT_INIT ((float) (cell / 2.0 + x * cos (angle) - y * sin (angle)),
                                                                     (float) (cell / 2.0 + x * sin (angle) + y * cos (angle))),
                                               &corners[i]));
    }
}

/* Two convex shapes are apart when some side of one of them separates them. */
static gboolean
is_apart (const graphene_point_t *a,
          const graphene_point_t *b)
{
  for (int shape = 0; shape < 2; shape++)
    for (int i = 0; i < 4; i++)
      {
        const graphene_point_t *own = shape == 0 ? a : b;
        const graphene_point_t *other = shape == 0 ? b : a;
        double nx = own[(i + 1) % 4].y - own[i].y, ny = own[i].x - own[(i + 1) % 4].x;
        gboolean separates = TRUE;

        for (int j = 0; j < 4; j++)
          separates &= nx * (other[j].x - own[i].x) + ny * (other[j].y - own[i].y) > 0;
        if (separates)
          return TRUE;
      }

  return FALSE;
}

/* Dice lie at angles, in the tray, and never on one another, whatever its shape. */
static void
test_scatter (void)
{
  static const int sizes[][2] = { { 348, 130 }, { 640, 430 }, { 250, 500 }, { 180, 90 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *tray = bongo_dice_tray_new ();
      GtkWidget *window;

      gtk_widget_set_halign (tray, GTK_ALIGN_START);
      gtk_widget_set_valign (tray, GTK_ALIGN_START);
      gtk_widget_set_size_request (tray, sizes[i][0], sizes[i][1]);
      bongo_dice_tray_set_dice (BGL_TRAY (tray), &dice, 1);
      window = bgl_test_show (tray, 700, 600);

      for (guint64 seed = 1; seed < 40; seed++)
        {
          graphene_point_t corners[BONGO_N_DICE][4];
          gboolean turned = FALSE;

          bgl_tray_scatter (BGL_TRAY (tray), seed);
          gtk_widget_size_allocate (tray, &(GtkAllocation) { 0, 0, MAX (sizes[i][0], 480), MAX (sizes[i][1], 240) }, -1);

          for (guint a = 0; a < BONGO_N_DICE; a++)
            {
              BglDie *die = bgl_tray_get_die (BGL_TRAY (tray), a);

              turned |= bgl_die_get_angle (die) != 0;
              get_corners (die, tray, corners[a]);
              for (guint b = 0; b < a; b++)
                g_assert_true (is_apart (corners[a], corners[b]));
            }
          g_assert_true (turned);
        }

      bgl_test_close (window, tray);
    }
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
has_settled (gpointer data)
{
  return !bgl_tray_get_rolling (data);
}

/* The dice come to rest once, at once without motion, and when somebody clicks. */
static void
test_roll (void)
{
  GtkWidget *tray = bongo_dice_tray_new ();
  GtkWidget *window;
  guint n_settled = 0;

  bongo_dice_tray_set_dice (BGL_TRAY (tray), &dice, 7);
  g_signal_connect_swapped (tray, "settled", G_CALLBACK (count_cb), &n_settled);
  window = bgl_test_show (tray, 480, 320);

  bgl_tray_roll (BGL_TRAY (tray), 0);
  g_assert_cmpuint (n_settled, ==, 1);

  /* Without animations the time does not matter. */
  bgl_tray_roll (BGL_TRAY (tray), 1000);
  g_assert_cmpuint (n_settled, ==, 2);

  bgl_test_animate (TRUE);
  bgl_tray_roll (BGL_TRAY (tray), 100);
  g_assert_true (bgl_tray_get_rolling (BGL_TRAY (tray)));
  bgl_test_wait (has_settled, tray);
  g_assert_cmpuint (n_settled, ==, 3);

  bgl_tray_roll (BGL_TRAY (tray), 60 * 1000);
  bgl_test_click_widget (tray);
  g_assert_false (bgl_tray_get_rolling (BGL_TRAY (tray)));
  g_assert_cmpuint (n_settled, ==, 4);

  /* Closed in the middle of a roll. */
  bgl_tray_roll (BGL_TRAY (tray), 60 * 1000);
  bgl_test_close (window, tray);
  bgl_test_animate (FALSE);
}

/* The first roll may come before the tray has its room. */
static void
test_grow (void)
{
  GtkWidget *tray = bongo_dice_tray_new ();
  GtkWidget *window;
  BglDie *die;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  bongo_dice_tray_set_dice (BGL_TRAY (tray), &dice, 7);
  die = bgl_tray_get_die (BGL_TRAY (tray), 0);
  window = bgl_test_show (tray, 480, 320);
  bgl_test_animate (TRUE);

  gtk_widget_size_allocate (GTK_WIDGET (die), &(GtkAllocation) { 0, 0, 1, 1 }, -1);
  bgl_tray_roll (BGL_TRAY (tray), 60 * 1000);
  gtk_widget_size_allocate (GTK_WIDGET (die), &(GtkAllocation) { 0, 0, 90, 90 }, -1);
  GTK_WIDGET_GET_CLASS (die)->snapshot (GTK_WIDGET (die), snapshot);

  bgl_test_close (window, tray);
  bgl_test_animate (FALSE);
}

/* Times of events are mapped so that they keep their order, whenever they are handled. */
static void
test_moment (void)
{
  BglEventClock clock = { 0 };
  gint64 first, second;

  g_assert_cmpint (bgl_event_time_map (&clock, GDK_CURRENT_TIME, 5000), ==, 5000);

  /* The first one was on its way for 30 ms, which nobody can know yet. */
  g_assert_cmpint (bgl_event_time_map (&clock, 1000, 9030000), ==, 9030000);
  g_assert_cmpint (bgl_event_time_map (&clock, 1100, 9100000), ==, 9100000);
  /* From now on it is known: what is handled late counts from when it happened. */
  g_assert_cmpint (bgl_event_time_map (&clock, 1200, 9250000), ==, 9200000);

  /* Two in the same frame, handled in the wrong order. */
  second = bgl_event_time_map (&clock, 1316, 9316000);
  first = bgl_event_time_map (&clock, 1312, 9316000);
  g_assert_cmpint (first, <, second);
  g_assert_cmpint (second - first, ==, 4000);

  /* What is learned on the way must not turn them around either. */
  clock = (BglEventClock) { 0 };
  first = bgl_event_time_map (&clock, 1000, 5040900);
  second = bgl_event_time_map (&clock, 1003, 5041000);
  g_assert_cmpint (first, <=, second);
  g_assert_cmpint (bgl_event_time_map (&clock, 1003, 5041900), ==, second);

  /* The clock of the server starts over. */
  clock = (BglEventClock) { 0 };
  first = bgl_event_time_map (&clock, G_MAXUINT32 - 9, 50000000);
  second = bgl_event_time_map (&clock, 10, 50025000);
  g_assert_cmpint (first, ==, 50000000);
  g_assert_cmpint (second, ==, 50020000);
}

int
main (int   argc,
      char *argv[])
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/dice/new", test_new);
  g_test_add_func ("/dice/labels", test_labels);
  g_test_add_func ("/dice/scatter", test_scatter);
  g_test_add_func ("/dice/roll", test_roll);
  g_test_add_func ("/dice/grow", test_grow);
  g_test_add_func ("/dice/moment", test_moment);

  return g_test_run ();
}
