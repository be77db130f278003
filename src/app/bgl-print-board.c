/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-print-board.h"

#include <adwaita.h>
#include <math.h>

#include "board/bgl-board-layout.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-sketch-bin.h"

#define QUALITY "90"

/* A pixel with a color value below this is not background. */
#define GROUND 250
/* The margin around what is on the table, in dots. */
#define MARGIN 4
/* The margin around the marks of a close-up, and the least size of a close-up, as fractions of the width of the
 * board. */
#define SURROUNDINGS  0.05
#define LEAST_CLOSEUP 0.38

/* One picture: a position and its marks. */
typedef struct
{
  guint              ply;
  const char *const *marks;    /* owned by the example */
  BglTrace           trace;
  BglMove            refused;
} Shot;

struct _BglPrintBoard
{
  BglExample    *example;
  const BglGameUi *ui;
  double         zoom;        /* layout size of a close-up relative to the screen; 1 for a whole board */
  gboolean       strip;
  GArray        *shots;       /* Shot */
  GPtrArray     *drawings;    /* cairo_surface_t, for the shots that have been drawn */
  GdkRectangle   part;        /* the part that all pictures show, in dots; pictures with words may be lower */
  GPtrArray     *pictures;    /* cairo_surface_t, when all are drawn */
};

/* Views need a window for their style and a renderer. This window is never shown and never destroyed, because the
 * frame clock of a window that was never mapped is not made to be destroyed. */
static GtkWindow *
get_window (void)
{
  static GtkWindow *window = NULL;

  if (window == NULL)
    {
      g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
      g_autoptr (GSimpleAction) action = g_simple_action_new ("show-rule", G_VARIANT_TYPE_STRING);

      /* Without this action, texts that link to a rule would look disabled. */
      g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
      window = GTK_WINDOW (gtk_window_new ());
      gtk_widget_insert_action_group (GTK_WIDGET (window), "win", G_ACTION_GROUP (actions));
      gtk_widget_realize (GTK_WIDGET (window));
    }

  return window;
}

/* Choosing the pictures */

/* The number of moves among the first n_steps steps. */
static guint
count_moves (BglExample *example,
             guint       n_steps)
{
  guint n_moves = 0;

  for (guint i = 0; i < n_steps; i++)
    if (bgl_example_get_step (example, i)->kind == BGL_STEP_MOVE)
      n_moves++;

  return n_moves;
}

static void
add_strip (BglPrintBoard *self)
{
  for (guint i = 0; i < bgl_example_get_n_steps (self->example); i++)
    {
      const BglStep *step = bgl_example_get_step (self->example, i);
      Shot shot = { .ply = count_moves (self->example, i) };

      if (step->kind != BGL_STEP_PICTURE && step->kind != BGL_STEP_PICTURE_NEXT)
        continue;

      shot.marks = (const char *const *) step->words;
      shot.trace = step->kind == BGL_STEP_PICTURE_NEXT ? BGL_TRACE_NEXT : BGL_TRACE_LAST;
      g_array_append_val (self->shots, shot);
    }
}

/* The first move after the picture that the rules refuse, or BGL_MOVE_NONE. */
static BglMove
find_refused (BglExample *example,
              guint       picture)
{
  for (guint i = picture; i < bgl_example_get_n_steps (example); i++)
    {
      const BglStep *step = bgl_example_get_step (example, i);
      g_autoptr (BglGame) game = NULL;
      g_autoptr (BglTable) table = NULL;
      BglMove move = BGL_MOVE_NONE;

      if (step->kind != BGL_STEP_REFUSED)
        continue;

      game = bgl_example_begin (example, NULL);
      table = bgl_table_new_for_people (game);
      bgl_example_run_moves (example, table, i);
      bgl_game_parse_move (game, step->seat, step->text, &move, NULL);
      return move;
    }

  return BGL_MOVE_NONE;
}

static void
add_pair (BglPrintBoard *self)
{
  const guint picture = bgl_example_find_picture (self->example);
  const guint n_moves = count_moves (self->example, bgl_example_get_n_steps (self->example));
  Shot before = { .ply = count_moves (self->example, picture), .marks = bgl_example_get_marks (self->example) };
  Shot after = { .ply = n_moves };

  if (before.ply < n_moves)
    {
      before.trace = BGL_TRACE_NEXT;
    }
  else
    {
      before.refused = find_refused (self->example, picture);
      before.trace = before.refused != BGL_MOVE_NONE ? BGL_TRACE_REFUSED : BGL_TRACE_NONE;
    }

  g_array_append_val (self->shots, before);
  if (before.ply < n_moves)
    g_array_append_val (self->shots, after);
}

/* Drawing */

/* The view is created after the moves have been played, so that it does not animate them. */
static GtkWidget *
create_board (BglPrintBoard *self,
              const Shot    *shot)
{
  g_autoptr (BglGame) game = bgl_example_begin (self->example, NULL);
  g_autoptr (BglTable) table = NULL;
  BglView *view;
  GtkWidget *board;

  g_assert (game != NULL);

  table = bgl_table_new_for_people (game);
  bgl_example_run_moves (self->example, table, bgl_example_get_n_steps (self->example));
  bgl_table_browse (table, shot->ply);
  view = g_object_new (self->ui->get_view_type (),
                       "table", table,
                       "example", TRUE,
                       "parts", self->zoom > 1 ? self->ui->closeup_parts : bgl_example_get_parts (self->example),
                       NULL);
  bgl_view_set_interactive (view, FALSE);

  board = g_object_new (BGL_TYPE_SKETCH_BIN, "child", view, NULL);
  bgl_sketch_bin_set_marks (BGL_SKETCH_BIN (board), shot->marks);
  bgl_sketch_bin_set_trace (BGL_SKETCH_BIN (board), shot->trace, shot->refused);

  return board;
}

/* Returns the render node of the board, which need not be on the screen. Large text makes the board higher. */
static GskRenderNode *
snapshot_board (GtkWidget *board,
                int        width,
                int       *height,
                double     dots)
{
  GtkWindow *window = get_window ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  int least;

  gtk_window_set_child (window, board);
  gtk_widget_map (board);
  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  *height = MAX (*height, least);
  gtk_widget_allocate (board, width, *height, -1, NULL);
  bgl_view_skip_animations (BGL_VIEW (adw_bin_get_child (ADW_BIN (board))));

  gtk_snapshot_scale (snapshot, (float) dots, (float) dots);
  gtk_widget_snapshot_child (GTK_WIDGET (window), board, snapshot);

  return gtk_snapshot_to_node (snapshot);
}

static gboolean
is_ground (const guint8 *dot)
{
  return dot[0] >= GROUND && dot[1] >= GROUND && dot[2] >= GROUND;
}

/* Finds the part of the picture that is not just background. */
static void
find_matter (cairo_surface_t *surface,
             GdkRectangle    *matter)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  const int stride = cairo_image_surface_get_stride (surface);
  const guint8 *data = cairo_image_surface_get_data (surface);
  int left = width, right = 0, top = height, bottom = 0;

  for (int y = 0; y < height; y++)
    {
      const guint8 *row = data + y * stride;
      int first = 0, last = width - 1;

      while (first < width && is_ground (row + 4 * first))
        first++;
      if (first == width)
        continue;

      while (is_ground (row + 4 * last))
        last--;
      left = MIN (left, first);
      right = MAX (right, last);
      top = MIN (top, y);
      bottom = y;
    }

  matter->x = MAX (left - MARGIN, 0);
  matter->y = MAX (top - MARGIN, 0);
  matter->width = MIN (right + MARGIN + 1, width) - matter->x;
  matter->height = MIN (bottom + MARGIN + 1, height) - matter->y;
}

static GdkPixbuf *
create_pixbuf (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    {
      const guint32 *from = (const guint32 *) (cairo_image_surface_get_data (surface) +
                                               y * cairo_image_surface_get_stride (surface));
      guint8 *to = gdk_pixbuf_get_pixels (pixbuf) + y * gdk_pixbuf_get_rowstride (pixbuf);

      for (int x = 0; x < width; x++)
        {
          to[3 * x] = (from[x] >> 16) & 0xff;
          to[3 * x + 1] = (from[x] >> 8) & 0xff;
          to[3 * x + 2] = from[x] & 0xff;
        }
    }

  return pixbuf;
}

/* Boards are opaque and have soft tones, so a PDF file that contains them as JPEG is much smaller. If GdkPixbuf
 * cannot write JPEG, the file is large. */
static void
attach_jpeg (cairo_surface_t *surface)
{
  g_autoptr (GdkPixbuf) pixbuf = create_pixbuf (surface);
  char *data = NULL;
  gsize length;

  if (gdk_pixbuf_save_to_buffer (pixbuf, &data, &length, "jpeg", NULL, "quality", QUALITY, NULL))
    cairo_surface_set_mime_data (surface, CAIRO_MIME_TYPE_JPEG, (guchar *) data, length, g_free, data);
}

static cairo_surface_t *
cut_out (cairo_surface_t    *surface,
         const GdkRectangle *part)
{
  cairo_surface_t *result = cairo_image_surface_create (CAIRO_FORMAT_RGB24, part->width, part->height);
  cairo_t *cr = cairo_create (result);

  cairo_set_source_surface (cr, surface, -part->x, -part->y);
  cairo_paint (cr);
  cairo_destroy (cr);
  attach_jpeg (result);

  return result;
}

/* Without GL, GTK draws on such a surface too, but GTK 4.8 needs as long as for the drawing to copy it from a texture. */
static cairo_surface_t *
render (GskRenderNode *node,
        float          width,
        float          height)
{
  GskRenderer *renderer = gtk_native_get_renderer (GTK_NATIVE (get_window ()));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceilf (width), (int) ceilf (height));

  if (GSK_IS_CAIRO_RENDERER (renderer))
    {
      cairo_t *cr = cairo_create (surface);

      gsk_render_node_draw (node, cr);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
    }
  else
    {
      g_autoptr (GdkTexture) texture =
        gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));

      gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                            (gsize) cairo_image_surface_get_stride (surface));
      cairo_surface_mark_dirty (surface);
    }

  return surface;
}

static void
add_part (BglPrintBoard      *self,
          const GdkRectangle *part)
{
  if (self->part.width == 0)
    self->part = *part;
  else
    gdk_rectangle_union (&self->part, part, &self->part);
}

/* A close-up shows the marks and their surroundings. */
static void
add_surroundings (BglPrintBoard *self,
                  GtkWidget     *board,
                  double         dots)
{
  g_autoptr (BglSketch) sketch = bgl_sketch_bin_create (BGL_SKETCH_BIN (board));
  g_autoptr (GArray) tags = bgl_sketch_list_tags (sketch, board);
  const float margin = (float) (SURROUNDINGS * gtk_widget_get_width (board));
  graphene_rect_t marks;

  if (!bgl_sketch_get_extents (sketch, &marks))
    return;

  for (guint i = 0; i < tags->len; i++)
    graphene_rect_union (&marks, &g_array_index (tags, graphene_rect_t, i), &marks);
  graphene_rect_inset (&marks, -margin, -margin);
  graphene_rect_scale (&marks, (float) dots, (float) dots, &marks);
  add_part (self, &(GdkRectangle) { (int) marks.origin.x, (int) marks.origin.y,
                                    (int) marks.size.width, (int) marks.size.height });
}

/* Makes the visible part of the board large enough for orientation, and keeps it within the board. */
static void
widen_part (BglPrintBoard *self)
{
  const int width = cairo_image_surface_get_width (self->drawings->pdata[0]);
  const int height = cairo_image_surface_get_height (self->drawings->pdata[0]);
  const int least = (int) (LEAST_CLOSEUP * width);
  GdkRectangle wide = {
    .width = MIN (MAX (self->part.width, least), width),
    .height = MIN (MAX (self->part.height, least), height),
  };

  wide.x = CLAMP (self->part.x + (self->part.width - wide.width) / 2, 0, width - wide.width);
  wide.y = CLAMP (self->part.y + (self->part.height - wide.height) / 2, 0, height - wide.height);
  self->part = wide;
}

static void
draw (BglPrintBoard *self,
      const Shot    *shot)
{
  const double dots = BGL_PRINT_BOARD_DOTS / self->zoom;
  const int width = (int) (self->ui->example_size[0] * self->zoom);
  int height = (int) (bgl_board_layout_get_height (self->example, (int) self->ui->example_size[0]) * self->zoom);
  GtkWidget *board = create_board (self, shot);
  g_autoptr (GskRenderNode) node = snapshot_board (board, width, &height, dots);

  if (self->zoom > 1)
    add_surroundings (self, board, dots);
  g_ptr_array_add (self->drawings, render (node, (float) (width * dots), (float) (height * dots)));
  gtk_window_set_child (get_window (), NULL);
}

static void
draw_on_paper (BglPrintBoard *self,
               const Shot    *shot)
{
  GtkSettings *settings = gtk_settings_get_default ();
  AdwStyleManager *style = adw_style_manager_get_default ();
  AdwColorScheme scheme = adw_style_manager_get_color_scheme (style);
  gboolean animations;

  /* Draw for light paper. The color scheme is restored before the screen is drawn again. */
  if (adw_style_manager_get_dark (style))
    adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  bgl_color_scheme_set_paper (TRUE);
  /* Animations would never progress in a window without frames. */
  g_object_get (settings, "gtk-enable-animations", &animations, NULL);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  draw (self, shot);
  g_object_set (settings, "gtk-enable-animations", animations, NULL);
  bgl_color_scheme_set_paper (FALSE);
  adw_style_manager_set_color_scheme (style, scheme);
}

/* A move that changes nothing on the board needs no picture after it. */
static void
drop_same (BglPrintBoard *self)
{
  cairo_surface_t *before = self->drawings->pdata[0];
  cairo_surface_t *after = self->drawings->pdata[self->drawings->len - 1];
  const gsize length =
    (gsize) cairo_image_surface_get_stride (before) * (gsize) cairo_image_surface_get_height (before);

  if (self->strip || self->drawings->len < 2 ||
      cairo_image_surface_get_height (before) != cairo_image_surface_get_height (after) ||
      memcmp (cairo_image_surface_get_data (before), cairo_image_surface_get_data (after), length) != 0)
    return;

  g_ptr_array_set_size (self->drawings, 1);
}

/* Cuts the same part out of each picture. In games with words, each picture is only as high as its contents. */
static void
cut_out_all (BglPrintBoard *self)
{
  g_autofree GdkRectangle *parts = g_new0 (GdkRectangle, self->drawings->len);

  for (guint i = 0; i < self->drawings->len && self->zoom <= 1; i++)
    {
      find_matter (self->drawings->pdata[i], &parts[i]);
      add_part (self, &parts[i]);
    }
  if (self->zoom > 1)
    widen_part (self);
  drop_same (self);

  for (guint i = 0; i < self->drawings->len; i++)
    {
      if (!self->ui->has_words)
        parts[i] = self->part;
      parts[i].x = self->part.x;
      parts[i].width = self->part.width;
      g_ptr_array_add (self->pictures, cut_out (self->drawings->pdata[i], &parts[i]));
    }
  g_ptr_array_set_size (self->drawings, 0);
}

static gboolean
has_marks (BglPrintBoard *self)
{
  for (guint i = 0; i < self->shots->len; i++)
    {
      const Shot *shot = &g_array_index (self->shots, Shot, i);

      if (shot->marks != NULL && shot->marks[0] != NULL)
        return TRUE;
    }

  return FALSE;
}

BglPrintBoard *
bgl_print_board_new (BglExample *example)
{
  BglPrintBoard *self;

  g_return_val_if_fail (BGL_IS_EXAMPLE (example), NULL);

  self = g_new0 (BglPrintBoard, 1);
  self->example = g_object_ref (example);
  self->ui = bgl_game_ui_find (bgl_example_get_rules (example)->id);
  self->shots = g_array_new (FALSE, FALSE, sizeof (Shot));
  self->drawings = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  self->pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  self->strip = bgl_example_count_pictures (example) > 0;
  if (self->strip)
    add_strip (self);
  else
    add_pair (self);
  self->zoom = self->ui->closeup > 0 && has_marks (self) ? self->ui->closeup : 1;

  return self;
}

void
bgl_print_board_free (BglPrintBoard *self)
{
  g_object_unref (self->example);
  g_array_unref (self->shots);
  g_ptr_array_unref (self->drawings);
  g_ptr_array_unref (self->pictures);
  g_free (self);
}

gboolean
bgl_print_board_draw_next (BglPrintBoard *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (self->pictures->len == 0, FALSE);

  draw_on_paper (self, &g_array_index (self->shots, Shot, self->drawings->len));
  if (self->drawings->len < self->shots->len)
    return TRUE;

  cut_out_all (self);

  return FALSE;
}

gboolean
bgl_print_board_is_strip (BglPrintBoard *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->strip;
}

guint
bgl_print_board_get_n_pictures (BglPrintBoard *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pictures->len;
}

cairo_surface_t *
bgl_print_board_get_picture (BglPrintBoard *self,
                             guint          index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->pictures->len, NULL);

  return self->pictures->pdata[index];
}

int
bgl_print_board_get_width (BglPrintBoard *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->part.width;
}

int
bgl_print_board_get_height (BglPrintBoard *self,
                            guint          index)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (index < self->pictures->len, 0);

  return cairo_image_surface_get_height (self->pictures->pdata[index]);
}
