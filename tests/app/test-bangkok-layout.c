/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "engine/bgl-game.h"
#include "games/bangkok/bangkok-rules.h"
#include "games/bangkok/bangkok-view-layout.h"

#include "test-utils.h"

static BangkokState
play (guint   n_seats,
      guint   n_picks,
      guint64 seed)
{
  BglRandom random;
  BglOptions options;
  BangkokState state;

  bgl_random_init (&random, seed);
  bgl_options_init (&options, bangkok_rules.options);
  g_assert_true (bangkok_rules.setup (&state, n_seats, &options, NULL, NULL));
  while (state.phase != BANGKOK_PHASE_PICK || n_picks-- > 0)
    bangkok_rules.apply (&state, bangkok_rules.draw_move (&state, &random), NULL);

  return state;
}

static void
init_layout (BangkokLayout *layout,
             guint          n_seats,
             int            width,
             int            height)
{
  const BangkokLayoutInput input = {
    .width = width,
    .height = height,
    .n_seats = n_seats,
    .n_places = n_seats * BANGKOK_DICE,
    .own = 1,
    .line = 15,
    .strip_height = 34,
    .name_width = 76,
    .bar_height = 30,
  };

  bangkok_layout_init (layout, &input);
}

static const struct
{
  int width, height;
} sizes[] = {
  { 360, 333 }, { 360, 480 }, { 420, 700 }, { 600, 400 }, { 640, 560 }, { 690, 590 }, { 790, 360 }, { 970, 670 },
  { 1600, 1000 },
};

/* Half the diagonal reach of a die that is turned, along an axis. */
static double
get_reach (const BangkokLayout *layout,
           const BangkokSlot   *slot)
{
  const double angle = fabs (slot->angle) * G_PI / 180;

  return layout->pool_die / 2.0 * (cos (angle) + sin (angle));
}

static void
test_no_overlap (void)
{
  for (guint n_seats = 2; n_seats <= BANGKOK_SEATS; n_seats++)
    for (guint seed = 0; seed < 10; seed++)
      {
        const BangkokState state = play (n_seats, 0, seed);
        BangkokSlot slots[BANGKOK_POOL];

        bangkok_slots_init (slots, &state);
        for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
          {
            BangkokLayout layout;

            init_layout (&layout, n_seats, sizes[size].width, sizes[size].height);
            for (guint i = 0; i < n_seats * BANGKOK_DICE; i++)
              {
                const double reach = get_reach (&layout, &slots[i]);
                graphene_point_t middle;

                bangkok_layout_get_slot (&layout, &slots[i], &middle);
                g_assert_cmpfloat (middle.x - reach, >=, layout.pool.origin.x - 0.5);
                g_assert_cmpfloat (middle.y - reach, >=, layout.pool.origin.y - 0.5);
                g_assert_cmpfloat (middle.x + reach, <=, layout.pool.origin.x + layout.pool.size.width + 0.5);
                g_assert_cmpfloat (middle.y + reach, <=, layout.pool.origin.y + layout.pool.size.height + 0.5);

                for (guint j = 0; j < i; j++)
                  {
                    graphene_point_t other;

                    bangkok_layout_get_slot (&layout, &slots[j], &other);
                    g_assert_cmpfloat (MAX (fabsf (other.x - middle.x), fabsf (other.y - middle.y)), >=,
                                       reach + get_reach (&layout, &slots[j]) - 0.5);
                  }
              }
          }
      }
}

/* A question shows only the dice that are left: they lie close together, in their order. */
static void
test_packed (void)
{
  for (guint n_seats = 2; n_seats <= BANGKOK_SEATS; n_seats++)
    {
      const BangkokState state = play (n_seats, 4 * n_seats + 1, n_seats);
      BangkokSlot loose[BANGKOK_POOL], packed[BANGKOK_POOL];
      gboolean present[BANGKOK_POOL] = { FALSE };
      BangkokLayout layout;
      BangkokLayoutInput input = {
        .width = 360,
        .height = 330,
        .n_seats = n_seats,
        .own = 2,
        .line = 15,
        .strip_height = 34,
        .name_width = 76,
        .bar_height = 30,
        .quiz = TRUE,
      };

      bangkok_slots_init (loose, &state);
      memcpy (packed, loose, sizeof packed);
      for (guint i = 0; i < n_seats * BANGKOK_DICE; i++)
        present[i] = i % 4 == 0;
      input.n_places = bangkok_slots_pack (packed, present);
      g_assert_cmpuint (input.n_places, ==, (n_seats * BANGKOK_DICE + 3) / 4);

      bangkok_layout_init (&layout, &input);
      g_assert_cmpfloat (layout.bar.size.height, ==, 0);
      for (guint i = 0; i < BANGKOK_POOL; i++)
        {
          graphene_point_t middle;

          if (!present[i])
            continue;

          g_assert_cmpuint (packed[i].place, <, input.n_places);
          bangkok_layout_get_slot (&layout, &packed[i], &middle);
          g_assert_true (graphene_rect_contains_point (&layout.pool, &middle));
          for (guint j = 0; j < i; j++)
            if (present[j])
              g_assert_cmpint (packed[i].place < packed[j].place, ==, loose[i].place < loose[j].place);
        }
      for (guint seat = 1; seat <= n_seats; seat++)
        g_assert_cmpfloat (layout.hands[seat - 1].origin.y, >=, layout.pool.origin.y + layout.pool.size.height);
    }
}

/* The dice lie in the same way as long as the round lasts. */
static void
test_stable (void)
{
  const BangkokState before = play (4, 0, 7);
  const BangkokState after = play (4, 19, 7);
  BangkokSlot first[BANGKOK_POOL], last[BANGKOK_POOL];

  bangkok_slots_init (first, &before);
  bangkok_slots_init (last, &after);
  for (guint i = 0; i < BANGKOK_POOL; i++)
    {
      g_assert_cmpuint (first[i].value, ==, last[i].value);
      g_assert_cmpuint (first[i].place, ==, last[i].place);
      g_assert_cmpfloat (first[i].x, ==, last[i].x);
      g_assert_cmpfloat (first[i].y, ==, last[i].y);
      g_assert_cmpfloat (first[i].angle, ==, last[i].angle);
    }
}

#define N_POOLS 2000

/* The dice lie in any order: each die is equally often in each place. */
static void
test_scattered (void)
{
  BangkokState state = play (2, 0, 7);
  guint counts[2 * BANGKOK_DICE][2 * BANGKOK_DICE] = { 0 };
  const double mean = (double) N_POOLS / (2 * BANGKOK_DICE);

  for (guint pool = 0; pool < N_POOLS; pool++)
    {
      BangkokSlot slots[BANGKOK_POOL];

      /* A real game has too few goals to count. */
      state.round = pool % 200;
      state.goal = pool / 200;
      bangkok_slots_init (slots, &state);
      for (guint i = 0; i < 2 * BANGKOK_DICE; i++)
        counts[i][slots[i].place]++;
    }

  for (guint i = 0; i < 2 * BANGKOK_DICE; i++)
    for (guint place = 0; place < 2 * BANGKOK_DICE; place++)
      g_assert_cmpfloat_with_epsilon (counts[i][place], mean, 5 * sqrt (mean));
}

static void
assert_inside (const graphene_rect_t *outer,
               const graphene_rect_t *inner)
{
  g_assert_cmpfloat (inner->origin.x, >=, outer->origin.x - 0.5);
  g_assert_cmpfloat (inner->origin.y, >=, outer->origin.y - 0.5);
  g_assert_cmpfloat (inner->origin.x + inner->size.width, <=, outer->origin.x + outer->size.width + 0.5);
  g_assert_cmpfloat (inner->origin.y + inner->size.height, <=, outer->origin.y + outer->size.height + 0.5);
}

/* Whatever the groups, they have room in front of their seat. */
static void
test_trays (void)
{
  for (guint n_seats = 2; n_seats <= BANGKOK_SEATS; n_seats++)
    for (guint seed = 0; seed < 10; seed++)
      {
        const guint n_dice = seed % BANGKOK_DICE;
        const BangkokState state = play (n_seats, n_dice * n_seats, seed);

        for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
          {
            BangkokLayout layout;

            init_layout (&layout, n_seats, sizes[size].width, sizes[size].height);
            for (guint seat = 1; seat <= n_seats; seat++)
              {
                const BangkokHand *hand = &state.hands[seat - 1];
                graphene_rect_t trays[BANGKOK_DICE + 1];

                bangkok_layout_get_trays (&layout, hand, seat, trays);
                for (guint i = 0; i <= hand->n_groups; i++)
                  assert_inside (&layout.hands[seat - 1], &trays[i]);
              }
          }
      }
}

/* On a small screen with everybody at the table, the pool and the own dice are seen together. */
static void
test_first_things (void)
{
  BangkokLayout layout;

  init_layout (&layout, 5, 360, 370);
  g_assert_false (layout.wide);
  g_assert_cmpfloat (layout.hands[0].origin.y + layout.hands[0].size.height, <=, layout.bar.origin.y);
  g_assert_cmpfloat (layout.hands[1].origin.y, >, layout.hands[0].origin.y);

  init_layout (&layout, 5, 970, 670);
  g_assert_true (layout.wide);
  g_assert_cmpint (layout.height, <=, 670);
}

/* In the default window everything is in sight at once, with what is printed at the side. */
static void
test_default_window (void)
{
  for (guint n_seats = 2; n_seats <= BANGKOK_SEATS; n_seats++)
    for (int width = 640; width <= 700; width += 30)
      {
        BangkokLayout layout;

        init_layout (&layout, n_seats, width, 560);
        g_assert_true (layout.wide);
        g_assert_cmpint (layout.height, <=, 560);
        g_assert_cmpfloat (layout.track.size.height, >, 0);
        g_assert_cmpfloat (layout.bar.size.height, ==, 0);
        g_assert_cmpint (layout.hand_die, >=, 20);
        g_assert_cmpint (layout.pool_die, >=, 26);

        /* On a large table dice grow, but not beyond it. */
        init_layout (&layout, n_seats, 2 * width, 650 + width / 2);
        g_assert_true (layout.wide);
        g_assert_cmpfloat (layout.growth, >, 1.2);
        g_assert_cmpint (layout.height, <=, 650 + width / 2);
      }
}

/* The table of points at the end of a round is in sight too, and turns the table to no other shape. */
static void
test_default_window_scored (void)
{
  for (guint n_seats = 2; n_seats <= BANGKOK_SEATS; n_seats++)
    {
      BangkokLayout layout;
      const BangkokLayoutInput input = {
        .width = 690,
        .height = 590,
        .n_seats = n_seats,
        .n_places = n_seats * BANGKOK_DICE,
        .own = 1,
        .line = 15,
        .strip_height = 34,
        .name_width = 76,
        .bar_height = 30,
        .sheet_width = 290,
        .sheet_height = 300,
        .sheet_in_pool = TRUE,
      };

      bangkok_layout_init (&layout, &input);
      g_assert_true (layout.wide);
      g_assert_cmpint (layout.height, <=, 590);
      g_assert_cmpfloat (layout.sheet.size.height, ==, 300);
      assert_inside (&GRAPHENE_RECT_INIT (0, 0, 690, 590), &layout.sheet);
    }
}

/* A low table keeps the pool and the own dice in sight, and says where the others' are. */
static void
test_low (void)
{
  for (guint n_seats = 2; n_seats <= BANGKOK_SEATS; n_seats++)
    {
      BangkokLayout layout;
      const graphene_rect_t *own = &layout.hands[0], *last = &layout.hands[n_seats - 1];

      init_layout (&layout, n_seats, 790, 360);
      g_assert_false (layout.wide);
      g_assert_cmpint (layout.bar.size.height > 0, ==, last->origin.y + last->size.height > 360);
      if (n_seats < 4)
        continue;

      g_assert_cmpfloat (layout.bar.size.height, ==, 30);
      g_assert_cmpfloat (layout.bar.origin.y, ==, 330);
      g_assert_cmpfloat (own->origin.y + own->size.height, <=, 330);
      /* What lies last can be scrolled clear of the bar. */
      g_assert_cmpfloat (layout.height, >=, layout.track.origin.y + layout.track.size.height + 30);
    }
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/bangkok-layout/no-overlap", test_no_overlap);
  g_test_add_func ("/bangkok-layout/packed", test_packed);
  g_test_add_func ("/bangkok-layout/stable", test_stable);
  g_test_add_func ("/bangkok-layout/scattered", test_scattered);
  g_test_add_func ("/bangkok-layout/trays", test_trays);
  g_test_add_func ("/bangkok-layout/first-things", test_first_things);

  g_test_add_func ("/bangkok-layout/default-window", test_default_window);
  g_test_add_func ("/bangkok-layout/default-window-scored", test_default_window_scored);
  g_test_add_func ("/bangkok-layout/low", test_low);

  return g_test_run ();
}
