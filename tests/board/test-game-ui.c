/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <adwaita.h>

#include "board/bgl-board-styles.h"
#include "board/bgl-board.h"
#include "validate/game-ui.h"

static void
test_valid (gconstpointer data)
{
  g_autofree char *fault = bgl_game_ui_validate (data);

  g_assert_cmpstr (fault, ==, NULL);
}

/* Every test below puts one fault into the table of a game, and expects a sentence with these words. */
static void
assert_fault (const BglGameUi *ui,
              const char      *words)
{
  g_autofree char *fault = bgl_game_ui_validate (ui);

  g_assert_nonnull (fault);
  g_test_message ("%s", fault);
  g_assert_nonnull (strstr (fault, words));
}

static void
draw_nothing (cairo_t  *cr,
              double    width,
              double    height,
              gboolean  dark)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, width / 2, height);
  cairo_fill (cr);
}

static gboolean
draw_any_piece (cairo_t    *cr,
                double      size,
                const char *name)
{
  return TRUE;
}

static void
test_missing (void)
{
  const BglGameUi *bango = bgl_game_ui_find ("bango");
  BglGameUi ui = *bango;

  ui.rules = NULL;
  assert_fault (&ui, "rules is missing");

  ui = *bango;
  ui.get_view_type = gtk_label_get_type;
  assert_fault (&ui, "get_view_type ()");

  ui = *bango;
  ui.example_size[1] = 0;
  assert_fault (&ui, "example_size is missing");

  ui = *bango;
  ui.draw_cover = NULL;
  assert_fault (&ui, "draw_cover is missing");
  ui.draw_cover = draw_nothing;
  assert_fault (&ui, "leaves a part of the cover empty");

  ui = *bango;
  ui.draw_piece = NULL;
  assert_fault (&ui, "The section bango-components shows a piece “yellow”");
  ui.draw_piece = draw_any_piece;
  assert_fault (&ui, "draw_piece () returns TRUE");
}

static void
test_colors (void)
{
  const BglGameUi *bango = bgl_game_ui_find ("bango");
  BglGameUi ui = *bango;

  ui.accent[1] = NULL;
  assert_fault (&ui, "accent needs two colors");

  ui = *bango;
  ui.seat_colors[1] = "reddish";
  assert_fault (&ui, "“reddish” in seat_colors");

  ui = *bango;
  ui.seat_shapes[1] = "moon";
  assert_fault (&ui, "“moon” in seat_shapes");
}

static void
test_sounds (void)
{
  BglGameUi ui = *bgl_game_ui_find ("bango");
  BglEventSound sounds[] = { { 0, "tile" }, { 0, NULL } };

  ui.sounds = NULL;
  test_valid (&ui);
  ui.sounds = sounds;
  test_valid (&ui);

  sounds[0].event = 99;
  assert_fault (&ui, "the event 99, which the rules do not have");
  sounds[0].event = 0;
  sounds[0].name = "fanfare";
  assert_fault (&ui, "There is no sound fanfare for the event tile-laid");
}

/* Views that lack something */

typedef struct
{
  BglBoard parent_instance;
} FaultyView;

typedef struct
{
  BglBoardClass parent_class;
} FaultyViewClass;

static GType faulty_view_get_type (void);

G_DEFINE_TYPE (FaultyView, faulty_view, BGL_TYPE_BOARD)

static void
faulty_view_class_init (FaultyViewClass *klass)
{
}

static void
faulty_view_init (FaultyView *self)
{
}

static int
get_no_piece (BglBoard *board,
              guint     spot)
{
  return -1;
}

static void
draw_no_piece (BglBoard              *board,
               GtkSnapshot           *snapshot,
               int                    piece,
               const graphene_rect_t *bounds)
{
}

static guint
ask_nothing (BglView *view)
{
  return 0;
}

static void
test_views (void)
{
  static const BglGrid grid = { .columns = 3, .rows = 3 };
  static const BglEventHandler handlers[] = { { "tile-burned", G_CALLBACK (get_no_piece) }, { NULL, NULL } };
  g_autoptr (GTypeClass) klass = g_type_class_ref (faulty_view_get_type ());
  g_autoptr (GTypeClass) model = g_type_class_ref (bgl_game_ui_find ("bango")->get_view_type ());
  BglBoardClass *board = (BglBoardClass *) klass;
  BglViewClass *view = BGL_VIEW_CLASS (klass);
  BglGameUi ui = *bgl_game_ui_find ("bango");

  ui.get_view_type = faulty_view_get_type;
  assert_fault (&ui, "get_spots is missing");
  board->get_spots = ((BglBoardClass *) model)->get_spots;
  assert_fault (&ui, "name_move is missing");
  board->name_move = ((BglBoardClass *) model)->name_move;
  assert_fault (&ui, "describe_spot is missing");
  board->describe_spot = ((BglBoardClass *) model)->describe_spot;
  assert_fault (&ui, "needs a grid, or list_spots and place_spot");
  board->grid = &grid;
  test_valid (&ui);
  board->draw_piece = draw_no_piece;
  assert_fault (&ui, "get_piece is missing");
  board->get_piece = get_no_piece;
  test_valid (&ui);

  view->find_question = ask_nothing;
  assert_fault (&ui, "ask is missing");
  view->ask = BGL_VIEW_CLASS (model)->ask;
  assert_fault (&ui, "answer is missing");
  view->answer = BGL_VIEW_CLASS (model)->answer;
  test_valid (&ui);

  view->event_handlers = handlers;
  assert_fault (&ui, "The view handles the event tile-burned");
}

int
main (int   argc,
      char *argv[])
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bgl_board_styles_install (gdk_display_get_default ());

  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-ui/valid/%s", uis[i]->rules->id);

      g_test_add_data_func (path, uis[i], test_valid);
    }
  g_test_add_func ("/game-ui/missing", test_missing);
  g_test_add_func ("/game-ui/colors", test_colors);
  g_test_add_func ("/game-ui/sounds", test_sounds);
  g_test_add_func ("/game-ui/views", test_views);

  return g_test_run ();
}
