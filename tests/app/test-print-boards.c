/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-print-board.h"
#include "board/bgl-color-scheme.h"
#include "games/bangkok/bangkok-view-private.h"
#include "games/bonobo/bonobo-view-private.h"
#include "rulebook/bgl-book.h"
#include "test-utils.h"

/* The pictures of examples for paper. */

static BglPrintBoard *
draw_example (BglExample *example)
{
  BglPrintBoard *board = bgl_print_board_new (example);

  while (bgl_print_board_draw_next (board))
    ;

  return board;
}

static BglPrintBoard *
draw (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglExample) example = bgl_example_parse (text, &error);

  g_assert_no_error (error);

  return draw_example (example);
}

static gsize
get_length (cairo_surface_t *picture)
{
  return (gsize) cairo_image_surface_get_stride (picture) * (gsize) cairo_image_surface_get_height (picture);
}

static gboolean
is_same (cairo_surface_t *a,
         cairo_surface_t *b)
{
  return get_length (a) == get_length (b) &&
         memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), get_length (a)) == 0;
}

/* From 0 for black to 1 for white. */
static double
measure_light (cairo_surface_t *picture)
{
  const int width = cairo_image_surface_get_width (picture);
  const int height = cairo_image_surface_get_height (picture);
  double sum = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guint8 *dot = cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture) + 4 * x;

        sum += (dot[0] + dot[1] + dot[2]) / (3 * 255.0);
      }

  return sum / (width * height);
}

static BglPrintBoard *
draw_in (AdwColorScheme scheme)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  BglPrintBoard *board;

  adw_style_manager_set_color_scheme (style, scheme);
  board = draw ("[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1");
  g_assert_cmpint (adw_style_manager_get_color_scheme (style), ==, scheme);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);

  return board;
}

/* A dark screen does not make dark paper. There is a picture before the move and one after it, of the same part. */
static void
test_dark (void)
{
  g_autoptr (BglPrintBoard) scheme = draw_in (ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_autoptr (BglPrintBoard) dark = draw_in (ADW_COLOR_SCHEME_FORCE_DARK);

  g_assert_cmpuint (bgl_print_board_get_n_pictures (scheme), ==, 2);
  g_assert_cmpuint (bgl_print_board_get_n_pictures (dark), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      cairo_surface_t *picture = bgl_print_board_get_picture (scheme, i);

      g_assert_cmpint (cairo_image_surface_get_width (picture), ==, bgl_print_board_get_width (scheme));
      g_assert_cmpint (cairo_image_surface_get_height (picture), ==, bgl_print_board_get_height (scheme, i));
      g_assert_true (is_same (picture, bgl_print_board_get_picture (dark, i)));
    }
  g_assert_cmpint (bgl_print_board_get_height (scheme, 0), ==, bgl_print_board_get_height (scheme, 1));
  g_assert_false (is_same (bgl_print_board_get_picture (scheme, 0), bgl_print_board_get_picture (scheme, 1)));
}

/* The picture before a move shows where it goes, and that of a refused move shows that it is refused. */
static void
test_moves (void)
{
  static const char head[] = "[Game \"bango\"]\n[Seats \"2\"]\n[Position \"0,0 YYRR/RRYY/YYRR turn 1\"]\n\n";
  g_autofree char *near_text = g_strconcat (head, "1: 0,0>-1,1", NULL);
  g_autofree char *far_text = g_strconcat (head, "1: 0,0>4,1", NULL);
  g_autofree char *refused_text = g_strconcat (head, "refused 1: 0,0>-1,0 (bango-elsewhere)", NULL);
  g_autofree char *still_text = g_strconcat (head, "expect turn 1", NULL);
  g_autoptr (BglPrintBoard) near = draw (near_text);
  g_autoptr (BglPrintBoard) far = draw (far_text);
  g_autoptr (BglPrintBoard) refused = draw (refused_text);
  g_autoptr (BglPrintBoard) still = draw (still_text);

  g_assert_cmpuint (bgl_print_board_get_n_pictures (near), ==, 2);
  g_assert_cmpuint (bgl_print_board_get_n_pictures (refused), ==, 1);
  g_assert_cmpuint (bgl_print_board_get_n_pictures (still), ==, 1);
  g_assert_false (bgl_print_board_is_strip (near));
  g_assert_false (is_same (bgl_print_board_get_picture (near, 0), bgl_print_board_get_picture (far, 0)));
  g_assert_false (is_same (bgl_print_board_get_picture (refused, 0), bgl_print_board_get_picture (still, 0)));
}

/* A move that leaves the table as it is has one picture. */
static void
test_same (void)
{
  g_autoptr (BglPrintBoard) pass = draw ("[Game \"bango\"]\n[Seats \"2\"]\n"
                                         "[Position \"-2,-2 ..R../.RYR./RYYYR/.RYR./..R.. turn 1\"]\n\n1: pass");
  g_autoptr (BglPrintBoard) tile = draw ("[Game \"bango\"]\n[Seats \"2\"]\n\n1: 0,1");

  g_assert_cmpuint (bgl_print_board_get_n_pictures (pass), ==, 1);
  g_assert_cmpuint (bgl_print_board_get_n_pictures (tile), ==, 2);
}

/* The words on a board of Bangkok have at least 5.5 points, and what the dice are worth so far is left out. */
static void
test_letters (void)
{
  static const char text[] = "[Game \"bangkok\"]\n[Seats \"2\"]\n[Seed \"1\"]\n\nexpect turn 1";
  g_autoptr (BglExample) example = bgl_example_parse (text, NULL);
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);
  g_autoptr (BglTable) table = bgl_table_new_for_people (game);
  g_autoptr (PangoLayout) words = NULL;
  GtkWidget *view;
  int size;

  bgl_color_scheme_set_paper (TRUE);
  view = g_object_ref_sink (g_object_new (bangkok_ui.get_view_type (), "table", table, "example", TRUE, NULL));
  words = bangkok_view_create_text (BANGKOK_VIEW (view), 1);
  size = pango_font_description_get_size (pango_layout_get_font_description (words));
  g_assert_true (pango_font_description_get_size_is_absolute (pango_layout_get_font_description (words)));
  g_assert_cmpfloat ((double) size / PANGO_SCALE * 238 / bangkok_ui.example_size[0], >=, 5.5);
  g_assert_false (bangkok_view_shows_points (BANGKOK_VIEW (view)));
  bgl_color_scheme_set_paper (FALSE);
  g_object_unref (view);
}

/* On paper the points of a token of Bonobo Beach are on the token, and rings around covered triangles leave the
 * numbers of the rhomb alone. */
static void
test_numbers (void)
{
  static const char text[] =
    "[Game \"bonobo\"]\n[Seats \"2\"]\n[Position \"C5-C6=pool b2=1 turn=2\"]\n\nexpect turn 2";
  g_autoptr (BglExample) example = bgl_example_parse (text, NULL);
  g_autoptr (BglGame) game = bgl_example_begin (example, NULL);
  g_autoptr (BglTable) table = bgl_table_new_for_people (game);
  g_autoptr (BglSketch) sketch = bgl_sketch_new ();
  graphene_point_t middle, point;
  graphene_rect_t ring;
  const BonoboState *state = bgl_game_get_state (game);
  BonoboView *self;
  GtkWidget *view, *window;

  bgl_color_scheme_set_paper (TRUE);
  view = g_object_new (bonobo_ui.get_view_type (), "table", table, "example", TRUE, NULL);
  window = bgl_test_show (view, 480, 430);
  self = BONOBO_VIEW (view);

  bonobo_view_point_spot (self, bonobo_find_spot ("b2", -1), &middle);
  bonobo_view_point_sum (self, bonobo_find_spot ("b2", -1), &point);
  g_assert_cmpfloat (graphene_point_distance (&middle, &point, NULL, NULL), <, 0.25 * self->room.edge);

  g_assert_true (bgl_view_mark_place (BGL_VIEW (view), "C5", sketch));
  g_assert_true (bgl_sketch_get_extents (sketch, &ring));
  graphene_rect_get_center (&ring, &middle);
  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    for (guint corner = 0; corner < BONOBO_CORNERS && state->place[i] != BONOBO_NONE; corner++)
      {
        int number;

        bonobo_view_get_corner (self, state, i, state->place[i], corner, &number, &point);
        g_assert_cmpfloat (graphene_point_distance (&middle, &point, NULL, NULL), >,
                           ring.size.width / 2 + 0.1 * self->room.edge);
      }

  bgl_color_scheme_set_paper (FALSE);
  bgl_test_close (window, view);
}

/* The pictures of one example are of one size, wherever its moves go. */
static void
test_size (void)
{
  g_autoptr (BglPrintBoard) board = draw ("[Game \"bango\"]\n[Seats \"2\"]\n\n1: 2,0\n2: 3,0\npicture\n1: 4,0\npicture\n"
                                          "2: 5,0\npicture");

  g_assert_true (bgl_print_board_is_strip (board));
  g_assert_cmpuint (bgl_print_board_get_n_pictures (board), ==, 3);
  g_assert_cmpint (bgl_print_board_get_height (board, 0), ==, bgl_print_board_get_height (board, 2));
}

/* Close to the marks, the rest of the island is left out, and the pictures show nothing but it. */
static void
test_closeup (void)
{
  static const char head[] = "[Game \"bonobo\"]\n[Seats \"2\"]\n\n";
  g_autofree char *whole_text = g_strconcat (head, "1: token b2", NULL);
  g_autofree char *close_text = g_strconcat (head, "mark b2\n1: token b2", NULL);
  g_autofree char *apart_text = g_strconcat (head, "mark b2 f2\n1: token b2", NULL);
  g_autoptr (BglPrintBoard) whole = draw (whole_text);
  g_autoptr (BglPrintBoard) close = draw (close_text);
  g_autoptr (BglPrintBoard) apart = draw (apart_text);

  g_assert_cmpint (bgl_print_board_get_width (close), <, bgl_print_board_get_width (whole) / 2);
  g_assert_cmpint (bgl_print_board_get_height (close, 0), <, bgl_print_board_get_height (whole, 0) / 2);
  g_assert_cmpint (bgl_print_board_get_height (apart, 0), >, bgl_print_board_get_height (close, 0));
}

/* Each game has one continuous example. All of its pictures differ, and each has a sentence in every language. */
static void
test_strip (gconstpointer data)
{
  const BglPage *page = bgl_book_find_page (bgl_book_get ("en", NULL), data);
  guint n_strips = 0;

  for (guint i = 0; i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];
          g_autoptr (BglPrintBoard) board = NULL;
          guint n_pictures;

          if (block->kind != BGL_BLOCK_EXAMPLE || bgl_example_count_pictures (block->example) == 0)
            continue;

          n_strips++;
          board = draw_example (block->example);
          n_pictures = bgl_print_board_get_n_pictures (board);
          g_assert_true (bgl_print_board_is_strip (board));
          g_assert_cmpuint (n_pictures, ==, bgl_example_count_pictures (block->example));
          g_assert_cmpuint (n_pictures, >=, 3);
          for (guint a = 0; a < n_pictures; a++)
            {
              g_assert_cmpfloat (measure_light (bgl_print_board_get_picture (board, a)), <, 0.99);
              for (guint b = 0; b < a; b++)
                g_assert_false (is_same (bgl_print_board_get_picture (board, a), bgl_print_board_get_picture (board, b)));
            }
        }
    }
  g_assert_cmpuint (n_strips, ==, 1);
}

/* Boards from the whole book take little ink. */
static void
test_ink (gconstpointer data)
{
  const BglPage *page = bgl_book_find_page (bgl_book_get ("en", NULL), data);

  for (guint i = 0; i < page->sections->len; i += 3)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const BglBlock *block = section->blocks->pdata[j];
          g_autoptr (BglPrintBoard) board = NULL;

          if (block->kind != BGL_BLOCK_EXAMPLE)
            continue;

          board = draw_example (block->example);
          for (guint k = 0; k < bgl_print_board_get_n_pictures (board); k++)
            {
              g_test_message ("%s: %.2f", section->id, measure_light (bgl_print_board_get_picture (board, k)));
              g_assert_cmpfloat (measure_light (bgl_print_board_get_picture (board, k)), >, 0.75);
            }
          break;
        }
    }
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "bangkok", "bango", "bongo", "bonobo" };

  bgl_test_init (&argc, &argv);

  g_test_add_func ("/print-boards/dark", test_dark);
  g_test_add_func ("/print-boards/moves", test_moves);
  g_test_add_func ("/print-boards/same", test_same);
  g_test_add_func ("/print-boards/letters", test_letters);
  g_test_add_func ("/print-boards/numbers", test_numbers);
  g_test_add_func ("/print-boards/size", test_size);
  g_test_add_func ("/print-boards/closeup", test_closeup);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *strip = g_strdup_printf ("/print-boards/strip/%s", games[i]);
      g_autofree char *ink = g_strdup_printf ("/print-boards/ink/%s", games[i]);

      g_test_add_data_func (strip, games[i], test_strip);
      g_test_add_data_func (ink, games[i], test_ink);
    }

  return g_test_run ();
}
