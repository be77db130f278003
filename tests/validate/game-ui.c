/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "game-ui.h"

#include "board/bgl-art.h"
#include "board/bgl-board.h"
#include "rulebook/bgl-book.h"

#define SOUND_PATH   "/io/github/bungalow_games/Bungalow/sounds/%s.wav"
#define COVER_WIDTH  200
#define COVER_HEIGHT 120

static gboolean
is_event (const BglGameUi *ui,
          const char      *name)
{
  for (const BglEventInfo *event = ui->rules->events; event->name != NULL; event++)
    if (g_str_equal (event->name, name))
      return TRUE;

  return FALSE;
}

/* The view */

static char *
check_board (BglBoardClass *klass)
{
  const struct
  {
    const char *member;
    gboolean    is_set;
  } members[] = {
    { "get_spots", klass->get_spots != NULL },
    { "name_move", klass->name_move != NULL },
    { "describe_spot", klass->describe_spot != NULL },
    { "get_piece", klass->get_piece != NULL || klass->draw_piece == NULL },
  };
  /* The defaults of these functions need the grid. */
  g_autoptr (GTypeClass) base = g_type_class_ref (BGL_TYPE_BOARD);
  const BglBoardClass *board = (const BglBoardClass *) base;

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (!members[i].is_set)
      return g_strdup_printf ("%s is missing in the class of the view.", members[i].member);

  if (klass->grid == NULL && (klass->list_spots == board->list_spots || klass->place_spot == board->place_spot))
    return g_strdup ("The class of the view needs a grid, or list_spots and place_spot.");

  return NULL;
}

static char *
check_view (const BglGameUi *ui)
{
  g_autoptr (GTypeClass) klass = NULL;
  const BglViewClass *view_class;

  if (ui->get_view_type == NULL || !g_type_is_a (ui->get_view_type (), BGL_TYPE_VIEW))
    return g_strdup ("get_view_type () does not return the type of a view.");

  klass = g_type_class_ref (ui->get_view_type ());
  view_class = (BglViewClass *) klass;
  for (const BglEventHandler *handler = view_class->event_handlers;
       handler != NULL && handler->event != NULL; handler++)
    if (!is_event (ui, handler->event))
      return g_strdup_printf ("The view handles the event %s, which the rules do not have.", handler->event);

  if (view_class->find_question != NULL && view_class->ask == NULL)
    return g_strdup ("ask is missing in the class of the view.");
  if (view_class->find_question != NULL && view_class->answer == NULL)
    return g_strdup ("answer is missing in the class of the view.");

  if (ui->example_size[0] == 0 || ui->example_size[1] == 0)
    return g_strdup ("example_size is missing.");

  return g_type_is_a (ui->get_view_type (), BGL_TYPE_BOARD) ? check_board ((BglBoardClass *) klass) : NULL;
}

/* The cover */

static gboolean
is_covered (const BglGameUi *ui,
            gboolean         dark)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, COVER_WIDTH, COVER_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  gboolean covered = TRUE;

  ui->draw_cover (cr, COVER_WIDTH, COVER_HEIGHT, dark);
  cairo_surface_flush (surface);
  for (int y = 0; y < COVER_HEIGHT; y++)
    {
      const guint32 *row = (const guint32 *) (gconstpointer) (cairo_image_surface_get_data (surface) +
                                                              y * cairo_image_surface_get_stride (surface));

      for (int x = 0; x < COVER_WIDTH; x++)
        covered &= row[x] >> 24 >= 128;
    }

  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return covered;
}

static char *
check_cover (const BglGameUi *ui)
{
  if (ui->draw_cover == NULL)
    return g_strdup ("draw_cover is missing.");
  if (!is_covered (ui, FALSE) || !is_covered (ui, TRUE))
    return g_strdup ("draw_cover () leaves a part of the cover empty.");

  return NULL;
}

/* Colors, shapes, and sounds */

static gboolean
is_color (const char *text)
{
  GdkRGBA rgba;

  return text != NULL && gdk_rgba_parse (&rgba, text);
}

static char *
check_colors (const BglGameUi *ui)
{
  if (!is_color (ui->accent[0]) || !is_color (ui->accent[1]))
    return g_strdup ("accent needs two colors, such as \"#8a5a2b\".");

  for (guint i = 0; i < BGL_MAX_SEATS; i++)
    {
      if (ui->seat_colors[i] != NULL && !is_color (ui->seat_colors[i]))
        return g_strdup_printf ("“%s” in seat_colors is not a color.", ui->seat_colors[i]);
      if (ui->seat_shapes[i] != NULL && !bgl_shape_is_name (ui->seat_shapes[i]))
        return g_strdup_printf ("“%s” in seat_shapes is not a shape.", ui->seat_shapes[i]);
    }

  return NULL;
}

static char *
check_sounds (const BglGameUi *ui)
{
  guint n_events = 0;

  while (ui->rules->events[n_events].name != NULL)
    n_events++;

  for (const BglEventSound *row = ui->sounds; row != NULL && row->name != NULL; row++)
    {
      g_autofree char *path = g_strdup_printf (SOUND_PATH, row->name);

      if (row->event >= n_events)
        return g_strdup_printf ("sounds has a row for the event %u, which the rules do not have.", row->event);
      if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
        return g_strdup_printf ("There is no sound %s for the event %s.", row->name,
                                ui->rules->events[row->event].name);
    }

  return NULL;
}

/* The pieces that the rulebook shows */

static gboolean
knows_piece (const BglGameUi *ui,
             const char      *name)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  cairo_t *cr = cairo_create (surface);
  const gboolean is_known = ui->draw_piece != NULL && ui->draw_piece (cr, 1, name);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return is_known;
}

/* Readers see every piece of the game in the list of its components. */
static char *
check_block (const BglGameUi  *ui,
             const BglSection *section,
             const BglBlock   *block)
{
  if (block->kind == BGL_BLOCK_ITEM && g_str_has_suffix (section->id, "-components") && block->pieces == NULL)
    return g_strdup_printf ("The item “%s” of the section %s has no piece beside it: its style must be “piece-NAME”.",
                            block->text, section->id);

  for (char **name = block->pieces; name != NULL && *name != NULL; name++)
    if (!knows_piece (ui, *name))
      return g_strdup_printf ("The section %s shows a piece “%s”, which draw_piece () does not know.", section->id,
                              *name);

  return NULL;
}

static char *
check_pieces (const BglGameUi *ui)
{
  BglBook *book = bgl_book_get ("en", NULL);
  const BglPage *page = book != NULL ? bgl_book_find_page (book, ui->rules->id) : NULL;
  char *fault = NULL;

  if (knows_piece (ui, "?"))
    return g_strdup ("draw_piece () returns TRUE for a piece that the game does not have.");

  for (guint i = 0; page != NULL && i < page->sections->len; i++)
    {
      const BglSection *section = page->sections->pdata[i];

      for (guint j = 0; j < section->blocks->len && fault == NULL; j++)
        fault = check_block (ui, section, section->blocks->pdata[j]);
    }

  return fault;
}

char *
bgl_game_ui_validate (const BglGameUi *ui)
{
  static char *(*const checks[]) (const BglGameUi *ui) = {
    check_view, check_cover, check_colors, check_sounds, check_pieces,
  };
  char *fault = NULL;

  g_return_val_if_fail (ui != NULL, NULL);

  if (ui->rules == NULL)
    return g_strdup ("rules is missing.");

  for (guint i = 0; i < G_N_ELEMENTS (checks) && fault == NULL; i++)
    fault = checks[i] (ui);

  return fault;
}
