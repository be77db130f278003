/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bonobo-canvas.h"

#include "engine/bgl-i18n.h"

/* Shows what a spot is worth: a card with the triangles around the spot, the points so far, and when they are
 * scored. The label of the spot gives the same information to a screen reader. */

#define PAD      8
#define SPACE    8
#define EDGE     28   /* the size of the triangles in the picture */
#define PLATE    14

/* In words */

char *
bonobo_view_describe_points (BonoboView *self,
                             guint       spot)
{
  BonoboValue value;
  g_autofree char *points = NULL;

  bonobo_state_value_spot (bonobo_view_get_state (self), spot, &value);
  if (value.n_numbers == 0)
    /* Translators: %s is a spot such as b2; nobody has laid a rhomb there. Little room. */
    return g_strdup_printf (_("%s: no numbers yet"), bonobo_spots[spot].name);

  points = bonobo_format_plain (value.points);
  /* Translators: a spot such as b2, and the points that a token there would score now, which may be
   * negative. Little room. */
  return g_strdup_printf (_("%s: %s so far"), bonobo_spots[spot].name, points);
}

static char *
describe_scoring (const BonoboState *state,
                  guint              spot)
{
  const guint64 around = bonobo_spots[spot].triangles & state->free;
  const guint n_free = bonobo_count_bits (around);
  g_autofree char *formula = NULL;
  BonoboValue value;

  if (n_free == 0)
    return g_strdup (_("All the triangles around it are covered."));

  if ((around & state->active & bonobo_triangles_of_kind[BONOBO_TOILET]) != 0)
    return g_strdup (_("The spot is barred because it touches an active toilet."));

  if ((around & state->active) == 0)
    return g_strdup_printf (ngettext ("A token scores when %u more triangle is covered.",
                                      "A token scores when %u more triangles are covered.", n_free), n_free);

  bonobo_state_value_spot (state, spot, &value);
  if (value.n_numbers == 0)
    return g_strdup (_("A token scores at the end."));

  formula = bonobo_value_to_formula (&value);
  /* Translators: %s is how the points come about, such as (6 + 3 − 2) × 2. */
  return g_strdup_printf (_("A token scores at the end: %s."), formula);
}

gboolean
bonobo_view_has_risk (BonoboView *self,
                      guint       spot)
{
  const BonoboState *state = bonobo_view_get_state (self);
  const guint64 toilets = bonobo_spots[spot].triangles & state->free & bonobo_triangles_of_kind[BONOBO_TOILET];

  return toilets != 0 && (toilets & state->active) == 0;
}

char *
bonobo_view_describe_worth (BonoboView *self,
                            guint       spot,
                            const char *end,
                            const char *separator)
{
  g_autofree char *points = bonobo_view_describe_points (self, spot);
  g_autofree char *scoring = describe_scoring (bonobo_view_get_state (self), spot);
  const char *risk = bonobo_view_has_risk (self, spot) ? _("A toilet beside it may drive the token away.") : NULL;

  return g_strconcat (points, end, scoring, risk != NULL ? separator : NULL, risk, NULL);
}

/* Sizes */

static PangoLayout *
create_layout (BonoboView *self,
               const char *heading,
               const char *text,
               int         width,
               double      scale)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  g_autofree char *words = g_strconcat (heading, "\n", text, NULL);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

  bold->end_index = strlen (heading);
  pango_attr_list_insert (attributes, bold);
  pango_attr_list_insert (attributes, pango_attr_scale_new (0.92 * scale));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MAX (width - 2 * PAD - SPACE - 2 * EDGE, 1) * PANGO_SCALE);
  pango_layout_set_text (layout, words, -1);

  return layout;
}

static int
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return MAX (height, 2 * EDGE) + 2 * PAD;
}

/* The height for the longest text that the card can have. */
int
bonobo_view_measure_worth (BonoboView *self,
                           int         width,
                           double      scale)
{
  g_autofree char *heading = g_strdup_printf (_("%s: %s so far"), "d4", "−88");
  g_autofree char *formula = g_strdup_printf (_("A token scores at the end: %s."), "(−8 + 8 + 8 − 8 + 8) × 8");
  g_autofree char *covered = g_strdup_printf (ngettext ("A token scores when %u more triangle is covered.",
                                                        "A token scores when %u more triangles are covered.", 6), 6);
  g_autoptr (PangoLayout) first = create_layout (self, heading, formula, width, scale);
  g_autoptr (PangoLayout) second = create_layout (self, heading, covered, width, scale);

  /* Which of the two sentences is longer depends on the language. */
  return MAX (get_height (first), get_height (second));
}

/* Picture */

static void
draw_covered (cairo_t *cr,
              guint    triangle,
              int      value)
{
  bonobo_art_add_triangle (cr, bonobo_triangles[triangle].up, EDGE, EDGE * 0.016, EDGE * 0.06);
  bgl_art_set_source (cr, value > 0 ? 0x7fb7a4 : 0x59606e, 1);
  cairo_fill (cr);
}

static graphene_point_t
get_offset (guint spot,
            guint triangle)
{
  return GRAPHENE_POINT_INIT ((bonobo_triangles[triangle].x - bonobo_spots[spot].x) * BONOBO_UNIT_X * EDGE,
                              (bonobo_triangles[triangle].y - bonobo_spots[spot].y) * BONOBO_UNIT_Y * EDGE);
}

/* Draws the triangles around the spot, with the ground of the free ones and the numbers of the covered ones. */
static void
draw_picture (const BonoboCanvas *canvas,
              guint               spot,
              double              x,
              double              y)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = bonobo_view_get_state (self);
  graphene_point_t sums[BONOBO_RHOMBI] = { 0 };
  guint n_covered[BONOBO_RHOMBI] = { 0 };
  int numbers[BONOBO_RHOMBI] = { 0 };
  cairo_t *cr = gtk_snapshot_append_cairo (canvas->snapshot,
                                           &GRAPHENE_RECT_INIT (x - EDGE - 8, y - EDGE - 8,
                                                                2 * EDGE + 16, 2 * EDGE + 16));

  cairo_translate (cr, x, y);
  for (guint64 rest = bonobo_spots[spot].triangles; rest != 0; rest &= rest - 1)
    {
      const guint triangle = bonobo_first_bit (rest);
      const graphene_point_t offset = get_offset (spot, triangle);
      guint place, rhomb;

      cairo_save (cr);
      cairo_translate (cr, offset.x, offset.y);
      if (bonobo_state_get_cover (state, triangle, &place, &rhomb))
        {
          const gboolean tip = bonobo_places[place].tips[0] == spot || bonobo_places[place].tips[1] == spot;

          draw_covered (cr, triangle, bonobo_rhombi[rhomb].value);
          numbers[rhomb] = bonobo_rhombi[rhomb].value * (tip ? 2 : 1);
          sums[rhomb].x += offset.x;
          sums[rhomb].y += offset.y;
          n_covered[rhomb]++;
        }
      else
        bonobo_art_draw_triangle (cr, EDGE, triangle, self->scheme);
      cairo_restore (cr);
    }

  for (guint i = 0; i < BONOBO_RHOMBI; i++)
    if (n_covered[i] > 0)
      bonobo_art_draw_plate (cr, sums[i].x / n_covered[i] * 1.08, sums[i].y / n_covered[i] * 1.08, PLATE,
                             numbers[i], self->scheme);

  cairo_arc (cr, 0, 0, 4, 0, 2 * G_PI);
  bgl_art_set_source (cr, 0xffffff, 1);
  cairo_fill (cr);
  cairo_destroy (cr);

  for (guint64 rest = bonobo_spots[spot].triangles & state->active; rest != 0; rest &= rest - 1)
    {
      const guint triangle = bonobo_first_bit (rest);
      const graphene_point_t offset = get_offset (spot, triangle);

      bonobo_canvas_append (canvas, bonobo_art_get_active (triangle, self->scheme, EDGE, canvas->scale),
                            &GRAPHENE_POINT_INIT (x + offset.x, y + offset.y));
    }
}

void
bonobo_view_draw_worth (const BonoboCanvas *canvas)
{
  BonoboView *self = canvas->self;
  const BonoboState *state = bonobo_view_get_state (self);
  const GdkRectangle *words = &self->room.words;
  const GdkRGBA ground = bgl_art_rgba (self->scheme == BGL_COLOR_SCHEME_LIGHT ? 0x07525b : 0x04222b,
                                       self->scheme == BGL_COLOR_SCHEME_HIGH_CONTRAST ? 1 : 0.92);
  const GdkRGBA white = bgl_art_rgba (0xffffff, 1);
  g_autofree char *heading = NULL;
  g_autofree char *scoring = NULL;
  g_autofree char *with_risk = NULL;
  g_autoptr (PangoLayout) layout = NULL;
  GskRoundedRect card;
  int height, text_height;

  if (!bonobo_view_shows_worth (self))
    return;

  heading = bonobo_view_describe_points (self, self->aim);
  scoring = describe_scoring (state, self->aim);
  layout = create_layout (self, heading, scoring, words->width, self->words_scale);
  if (bonobo_view_has_risk (self, self->aim))
    {
      g_autoptr (PangoLayout) longer = NULL;

      /* The picture shows the toilet too. The sentence about it is added only if there is room. */
      with_risk = g_strdup_printf ("%s\n%s", scoring, _("A toilet beside it may drive the token away."));
      longer = create_layout (self, heading, with_risk, words->width, self->words_scale);
      if (get_height (longer) <= words->height)
        g_set_object (&layout, longer);
    }

  height = MIN (get_height (layout), words->height);
  pango_layout_get_pixel_size (layout, NULL, &text_height);
  gsk_rounded_rect_init_from_rect (&card, &GRAPHENE_RECT_INIT (words->x, words->y + words->height - height,
                                                               words->width, height), 12);
  gtk_snapshot_push_rounded_clip (canvas->snapshot, &card);
  gtk_snapshot_append_color (canvas->snapshot, &ground, &card.bounds);
  gtk_snapshot_save (canvas->snapshot);
  gtk_snapshot_translate (canvas->snapshot,
                          &GRAPHENE_POINT_INIT (words->x + PAD + 2 * EDGE + SPACE,
                                                card.bounds.origin.y + (height - text_height) / 2));
  gtk_snapshot_append_layout (canvas->snapshot, layout, &white);
  gtk_snapshot_restore (canvas->snapshot);
  gtk_snapshot_pop (canvas->snapshot);
  draw_picture (canvas, self->aim, words->x + PAD + EDGE, card.bounds.origin.y + height / 2);
}
