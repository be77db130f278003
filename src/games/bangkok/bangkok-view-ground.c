/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bangkok-canvas.h"

#include "engine/bgl-i18n.h"

/* Draws what does not change during a round: cloth, light, and the printed parts. It is drawn once for each size and
 * cached as a picture, because cloth and light are most of the work of a frame. */

static void
draw_mat (const BangkokCanvas *canvas)
{
  BangkokView *self = canvas->self;
  GdkTexture *mat = bangkok_art_get_mat (self->scheme, canvas->scale);
  const double width = gtk_widget_get_width (GTK_WIDGET (self->mat));
  const double height = MAX (gtk_widget_get_height (GTK_WIDGET (self->mat)), self->layout.height);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  const graphene_rect_t tile =
    GRAPHENE_RECT_INIT (0, 0,
                        gdk_texture_get_width (mat) / canvas->scale,
                        gdk_texture_get_height (mat) / canvas->scale);
  const graphene_rect_t *pool = &self->layout.pool;
  const GskColorStop lantern[] = {
    { 0.0f, { 1.0f, 0.74f, 0.36f, 0.30f } },
    { 0.55f, { 1.0f, 0.66f, 0.36f, 0.10f } },
    { 1.0f, { 1.0f, 0.60f, 0.36f, 0.0f } },
  };

  gtk_snapshot_push_repeat (canvas->snapshot, &bounds, &tile);
  gtk_snapshot_append_texture (canvas->snapshot, mat, &tile);
  gtk_snapshot_pop (canvas->snapshot);

  /* The light of a lantern over the pool. */
  if (self->scheme != BGL_COLOR_SCHEME_HIGH_CONTRAST && self->scheme != BGL_COLOR_SCHEME_PAPER && pool->size.height > 0)
    gtk_snapshot_append_radial_gradient (canvas->snapshot, &bounds,
                                         &GRAPHENE_POINT_INIT (pool->origin.x + pool->size.width * 0.5f,
                                                               pool->origin.y + pool->size.height * 0.45f),
                                         pool->size.width * 0.62f,
                                         MAX (pool->size.height, pool->size.width * 0.4f) * 0.8f, 0, 1,
                                         lantern, G_N_ELEMENTS (lantern));
}

static void
draw_row (const BangkokCanvas *canvas,
          guint                row)
{
  BangkokView *self = canvas->self;
  const BangkokLayout *layout = &self->layout;
  const graphene_rect_t *bounds = &layout->rows[row - 1];
  const double line = layout->in.line;
  const double die = layout->board_die;
  g_autofree char *number = g_strdup_printf ("%u", row);
  graphene_rect_t slot, words = *bounds;
  graphene_point_t middle;

  bangkok_layout_get_row_die (layout, row, &middle);
  slot = GRAPHENE_RECT_INIT (middle.x - die / 2, middle.y - die / 2, die, die);
  graphene_rect_inset (&slot, 1, 1);
  bangkok_canvas_outline (canvas, &slot, bangkok_art_get_corner (die), 1, canvas->tones->line, 0.55);

  if (layout->wide)
    {
      words.origin.x += 6;
      words.size.width = 22;
      bangkok_canvas_text (canvas, number, &words, 0.5, 1.25 * layout->growth, TRUE, canvas->tones->text);
    }
  else
    {
      words.size.height = line;
      bangkok_canvas_text (canvas, number, &words, 0.5, 1.0, TRUE, canvas->tones->text);
    }

  for (guint place = 1; place <= BANGKOK_PLACES; place++)
    {
      const guint pay = bangkok_score_get_pay (row, place);
      g_autofree char *points = pay > 0 ? g_strdup_printf ("%u", pay) : g_strdup ("–");
      graphene_rect_t cell;

      if (layout->wide)
        {
          double left = bounds->origin.x + 32 + die + 12;
          double each = (bounds->origin.x + bounds->size.width - left) / BANGKOK_PLACES;

          cell = GRAPHENE_RECT_INIT (left + (place - 1) * each, bounds->origin.y, each, bounds->size.height);
        }
      else
        {
          /* Keep the figures close together, so that it is clear which row they belong to. */
          double each = MIN (bounds->size.width / (BANGKOK_PLACES + 1), 18);

          cell = GRAPHENE_RECT_INIT (bounds->origin.x + bounds->size.width / 2 + (place - 2.5) * each,
                                     bounds->origin.y + line + die, each, line);
        }
      bangkok_canvas_text (canvas, points, &cell, 0.5, layout->wide ? 1.15 * layout->growth : 0.95, place == 1,
                           place == 1 ? canvas->tones->text : canvas->tones->dim);
    }
}

static int
measure (BangkokView *self,
         const char  *text)
{
  g_autoptr (PangoLayout) layout = bangkok_view_create_text (self, 1);
  int width;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

static void
draw_board (const BangkokCanvas *canvas)
{
  const BangkokLayout *layout = &canvas->self->layout;

  bangkok_canvas_panel (canvas, &layout->board);

  if (layout->wide)
    {
      static const char *const heads[BANGKOK_PLACES] = {
        /* Translators: places in a ranking, over columns of points. */
        NC_("place", "1st"), NC_("place", "2nd"), NC_("place", "3rd"),
      };
      const graphene_rect_t *first = &layout->rows[0];
      double left = first->origin.x + 32 + layout->board_die + 12;
      double each = (first->origin.x + first->size.width - left) / BANGKOK_PLACES;
      graphene_rect_t words = GRAPHENE_RECT_INIT (layout->board.origin.x + 12, layout->board.origin.y + 2, 100,
                                                  first->origin.y - layout->board.origin.y);

      /* Translators: heading of the board that says what each row of values pays. */
      const char *heading = C_("Bangkok", "Values");

      /* The large text on paper may leave no room for the heading. */
      if (canvas->self->scheme != BGL_COLOR_SCHEME_PAPER || measure (canvas->self, heading) < left - words.origin.x)
        bangkok_canvas_text (canvas, heading, &words, 0, 1.0, FALSE, canvas->tones->dim);
      for (guint i = 0; i < BANGKOK_PLACES; i++)
        {
          words.origin.x = (float) (left + i * each);
          words.size.width = (float) each;
          bangkok_canvas_text (canvas, bgl_pgettext2 ("place", heads[i]), &words, 0.5,
                               0.92, FALSE, canvas->tones->dim);
        }
    }

  for (guint row = 1; row <= BANGKOK_ROWS; row++)
    draw_row (canvas, row);
}

static void
draw_squares (const BangkokCanvas *canvas)
{
  bangkok_canvas_panel (canvas, &canvas->self->layout.track);

  for (guint i = 0; i < BANGKOK_SQUARES + BANGKOK_HUNDREDS; i++)
    {
      g_autofree char *number = NULL;
      graphene_rect_t square;

      bangkok_layout_get_square (&canvas->self->layout, i, &square);
      if (i < BANGKOK_SQUARES)
        number = i % 10 == 0 || i % canvas->self->layout.track_columns == 0 ? g_strdup_printf ("%u", i) : NULL;
      else
        number = g_strdup_printf ("%u", (i - BANGKOK_SQUARES) * 100);

      graphene_rect_inset (&square, 1, 1);
      bangkok_canvas_fill (canvas, &square, 3, canvas->tones->tray, i % 10 == 0 || i >= BANGKOK_SQUARES ? 1 : 0.6);
      if (number != NULL)
        {
          if (i >= BANGKOK_SQUARES)
            square.size.width *= 0.55f;
          bangkok_canvas_text (canvas, number, &square, 0.5, canvas->self->scheme == BGL_COLOR_SCHEME_PAPER ? 0.85 : 0.72, FALSE, canvas->tones->dim);
        }
    }
}

static void
draw_ground (const BangkokCanvas *canvas)
{
  const BangkokLayout *layout = &canvas->self->layout;

  draw_mat (canvas);
  if (layout->goal.size.height > 0)
    bangkok_canvas_panel (canvas, &layout->goal);
  if (layout->board.size.height > 0)
    draw_board (canvas);
  if (layout->track.size.height > 0)
    draw_squares (canvas);
  for (guint seat = 1; seat <= layout->in.n_seats; seat++)
    if (layout->hands[seat - 1].size.height > 0)
      bangkok_canvas_panel (canvas, &layout->hands[seat - 1]);
}

static void
draw_ground_cb (cairo_t       *cr,
                double         width,
                double         height,
                gconstpointer  data)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  BangkokCanvas canvas;

  bangkok_canvas_init (&canvas, (BangkokView *) data, snapshot);
  draw_ground (&canvas);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
}

GdkTexture *
bangkok_view_get_ground (BangkokView *self)
{
  const BangkokLayoutInput *in = &self->layout.in;

  /* The key has everything that the picture depends on: the language, the color scheme, and all input of the layout. */
  return bgl_art_get_texture (in->width, MAX (in->height, self->layout.height),
                              gtk_widget_get_scale_factor (GTK_WIDGET (self)), draw_ground_cb, self,
                              "bangkok ground %p %d %d %u %u %d %d %d %d %d %d %d %u %u %d",
                              (gpointer) bgl_catalog_get_current (), self->scheme, in->height, in->n_seats, in->own,
                              in->line, in->strip_height, in->name_width, in->bar_height, in->sheet_height,
                              in->sheet_in_pool, in->counting, in->parts, in->n_places, in->quiz);
}
