/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <math.h>

#include "test-utils.h"

#include "board/bgl-art.h"
#include "board/bgl-badge.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-motion.h"
#include "board/bgl-mover.h"
#include "board/bgl-prompt.h"
#include "board/bgl-spot.h"
#include "board/bgl-tooltip.h"

static void
test_new_destroy (void)
{
  GtkWidget *widgets[] = { bgl_spot_new (), bgl_badge_new (NULL, 1), bgl_prompt_new () };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      g_object_ref_sink (widgets[i]);
      g_assert_finalize_object (widgets[i]);
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_spot (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *spot = bgl_spot_new ();
  GtkWidget *window;
  guint count = 0;

  gtk_widget_set_size_request (spot, 40, 40);
  gtk_box_append (GTK_BOX (box), spot);
  bgl_spot_set_label (BGL_SPOT (spot), "Cell");
  g_signal_connect_swapped (spot, "activate", G_CALLBACK (count_cb), &count);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (spot),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Cell");

  window = bgl_test_show (box, 100, 100);
  g_assert_true (gtk_widget_grab_focus (spot));

  bgl_test_key ("Return");
  g_assert_cmpuint (count, ==, 1);
  bgl_test_key ("space");
  g_assert_cmpuint (count, ==, 2);
  g_assert_true (gtk_widget_activate_action (spot, "spot.activate", NULL));
  g_assert_cmpuint (count, ==, 3);
  g_assert_true (gtk_widget_activate (spot));
  g_assert_cmpuint (count, ==, 4);

  bgl_test_close (window, box);
}

static gboolean
is_named (gpointer spot)
{
  g_autofree char *difference = gtk_test_accessible_check_property (spot, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                                    bgl_spot_get_label (spot));

  return difference == NULL;
}

/* A screen reader would cut off what it announces to read the focused spot again when its name changes. */
static void
test_spot_name (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *spot = bgl_spot_new ();
  GtkWidget *other = bgl_spot_new ();
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), spot);
  gtk_box_append (GTK_BOX (box), other);
  window = bgl_test_show (box, 100, 100);
  g_assert_true (gtk_widget_grab_focus (spot));

  /* Without a name, screen readers would speak the name of the class. */
  bgl_compat_announce (spot, "Two words");
  bgl_spot_set_label (BGL_SPOT (spot), "Cell");
  g_assert_true (is_named (spot));

  /* A name that changes more than once has its last value when the announcement is over. */
  bgl_compat_announce (spot, "Two words");
  bgl_spot_set_label (BGL_SPOT (spot), "Cell: a tile");
  bgl_spot_set_label (BGL_SPOT (other), "Other cell");
  g_assert_false (is_named (spot));
  g_assert_true (is_named (other));
  bgl_spot_set_label (BGL_SPOT (spot), "Cell: empty");
  g_assert_false (is_named (spot));
  bgl_test_wait (is_named, spot);
  g_assert_cmpuint (bgl_compat_get_speaking_time (spot), ==, 0);

  /* Without the focus, it does not disturb. */
  bgl_compat_announce (spot, "A sentence that takes as long as the test may wait, at least if it is spoken slowly.");
  bgl_spot_set_label (BGL_SPOT (spot), "Cell: a tile");
  g_assert_false (is_named (spot));
  g_assert_true (gtk_widget_grab_focus (other));
  g_assert_true (is_named (spot));
  g_assert_cmpuint (bgl_compat_get_speaking_time (spot), >, 5000);

  bgl_test_close (window, box);
}

/* Whether the widget is on the screen or not, it keeps its state, and the tooltip is set only if that is a change. */
static void
test_tooltip (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *spot = bgl_spot_new ();
  GtkWidget *window;
  guint count = 0;

  gtk_widget_set_size_request (spot, 40, 40);
  gtk_box_append (GTK_BOX (box), spot);
  g_signal_connect_swapped (spot, "notify::tooltip-text", G_CALLBACK (count_cb), &count);

  bgl_tooltip_set (spot, NULL);
  g_assert_cmpuint (count, ==, 0);
  bgl_tooltip_set (spot, "Here");
  bgl_tooltip_set (spot, "Here");
  g_assert_cmpuint (count, ==, 1);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (spot), ==, "Here");
  g_assert_true (gtk_widget_get_visible (spot));

  window = bgl_test_show (box, 100, 100);
  g_assert_true (gtk_widget_grab_focus (spot));
  bgl_tooltip_set (spot, "There");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (spot), ==, "There");
  g_assert_true (gtk_widget_get_mapped (spot));
  g_assert_true (gtk_widget_has_focus (spot));
  bgl_tooltip_set (spot, NULL);
  g_assert_false (gtk_widget_get_has_tooltip (spot));
  g_assert_cmpuint (count, ==, 3);

  gtk_widget_set_visible (spot, FALSE);
  bgl_tooltip_set (spot, "Away");
  g_assert_false (gtk_widget_get_visible (spot));

  bgl_test_close (window, box);
}

/* Relative luminance as WCAG defines it. */
static double
get_luminance (guint32 color)
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    {
      double channel = (color >> (16 - 8 * i) & 0xff) / 255.0;

      sum += weights[i] * (channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4));
    }

  return sum;
}

static double
get_contrast (guint32 one,
              guint32 other)
{
  double a = get_luminance (one) + 0.05;
  double b = get_luminance (other) + 0.05;

  return MAX (a, b) / MIN (a, b);
}

static const guint32 grounds[2][3] = { { 0xffffff, 0xfafafa, 0xebebeb }, { 0x242424, 0x303030, 0x383838 } };

/* The color of a point of the widget, without its alpha. */
static guint32
get_color (GtkWidget *widget,
           int        x,
           int        y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guint32 pixel;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (x, y, 1, 1));
  gdk_texture_download (texture, (guchar *) &pixel, sizeof pixel);

  return pixel & 0xffffff;
}

/* Each game has an accent color of its own, another one in the dark style, and both can be seen. Its buttons and the card of
 * the player to move have that color. */
static void
test_accents (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  bgl_board_styles_install (gdk_display_get_default ());
  for (guint i = 0; i < n_uis; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
      GtkWidget *button = gtk_button_new ();
      GtkWidget *card = g_object_new (GTK_TYPE_BOX, "css-name", "seat-card", NULL);
      GtkWidget *window;

      gtk_widget_add_css_class (box, uis[i]->rules->id);
      gtk_widget_add_css_class (button, "suggested-action");
      gtk_widget_add_css_class (card, "active");
      gtk_widget_set_size_request (button, 60, 40);
      gtk_widget_set_size_request (card, 60, 40);
      gtk_widget_set_valign (box, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), button);
      gtk_box_append (GTK_BOX (box), card);
      window = bgl_test_show (box, 200, 200);
      bgl_test_point (window, 190, 190);

      for (guint dark = 0; dark < 2; dark++)
        {
          guint32 accent = (guint32) g_ascii_strtoull (uis[i]->accent[dark] + 1, NULL, 16);

          g_test_message ("%s, %s", uis[i]->rules->id, dark ? "dark" : "light");
          adw_style_manager_set_color_scheme (manager, dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
          bgl_test_settle ();
          g_assert_cmphex (get_color (button, 10, gtk_widget_get_height (button) / 2), ==, accent);
          g_assert_cmphex (get_color (card, 0, gtk_widget_get_height (card) / 2), ==, accent);

          for (guint j = 0; j < G_N_ELEMENTS (grounds[dark]); j++)
            g_assert_cmpfloat (get_contrast (accent, grounds[dark][j]), >=, 3);
          for (guint j = 0; j < i; j++)
            g_assert_cmpstr (uis[i]->accent[dark], !=, uis[j]->accent[dark]);
        }
      adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);
      bgl_test_close (window, box);
    }
}

/* Pale seats can be seen on light ground and deep ones on dark ground, also on the card of the player to move,
 * which has some of the game's accent. */
static void
test_rims (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (guint seat = 1; seat <= BGL_MAX_SEATS; seat++)
      for (guint dark = 0; dark < 2; dark++)
        {
          guint32 rim = bgl_badge_get_rim (uis[i], seat, dark == 1, FALSE);
          guint32 accent = (guint32) g_ascii_strtoull (uis[i]->accent[dark] + 1, NULL, 16);

          g_test_message ("%s %u %s", uis[i]->rules->id, seat, dark ? "dark" : "light");
          for (guint j = 0; j < 3; j++)
            {
              g_assert_cmpfloat (get_contrast (rim, grounds[dark][j]), >=, 3);
              g_assert_cmpfloat (get_contrast (rim, bgl_art_mix (grounds[dark][j], accent, 0.2)), >=, 3);
            }
        }
}

static void
test_badge (void)
{
  const BglGameUi *bango = bgl_game_ui_find ("bango");
  GtkWidget *badge;
  int size;

  g_assert_nonnull (bango);
  g_assert_cmpstr (bgl_game_ui_get_seat_shape (bango, 1), ==, "sun");
  g_assert_cmpstr (bgl_game_ui_get_seat_shape (bango, 2), ==, "ring");
  g_assert_cmpstr (bgl_game_ui_get_seat_shape (bango, 3), ==, "sun");
  g_assert_cmpstr (bgl_game_ui_get_seat_shape (NULL, 1), ==, "circle");
  g_assert_cmpstr (bgl_game_ui_get_seat_shape (NULL, 5), ==, "star");
  g_assert_cmpstr (bgl_game_ui_get_seat_color (NULL, 1), ==, "#0072b2");

  badge = g_object_ref_sink (bgl_badge_new (bango, 2));
  g_assert_cmpstr (bgl_badge_get_game (BGL_BADGE (badge)), ==, "bango");
  g_assert_cmpuint (bgl_badge_get_seat (BGL_BADGE (badge)), ==, 2);

  bgl_badge_set_pixel_size (BGL_BADGE (badge), 48);
  gtk_widget_measure (badge, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
  g_assert_cmpint (size, ==, 48);

  g_assert_finalize_object (badge);
}

static GtkWidget *
put_spot (GtkWidget *fixed,
          double     x,
          double     y)
{
  GtkWidget *spot = bgl_spot_new ();

  gtk_widget_set_size_request (spot, 20, 20);
  gtk_fixed_put (GTK_FIXED (fixed), spot, x, y);

  return spot;
}

/* A triangular grid: every neighbour of the middle is reached by one key or two. */
static void
test_mover (void)
{
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *middle = put_spot (fixed, 100, 100);
  GtkWidget *left = put_spot (fixed, 60, 100);
  GtkWidget *right = put_spot (fixed, 140, 100);
  GtkWidget *up_left = put_spot (fixed, 80, 65);
  GtkWidget *up_right = put_spot (fixed, 120, 65);
  GtkWidget *down_left = put_spot (fixed, 80, 135);
  GtkWidget *down_right = put_spot (fixed, 120, 135);
  GtkWidget *window = bgl_test_show (fixed, 300, 300);
  const struct
  {
    double     dx, dy;
    GtkWidget *to;
  } moves[] = {
    { -1, 0, left }, { 1, 0, right },
    { -1, -1, up_left }, { 1, -1, up_right }, { -1, 1, down_left }, { 1, 1, down_right },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      gtk_widget_grab_focus (middle);
      g_assert_true (bgl_mover_move (fixed, moves[i].dx, moves[i].dy));
      g_assert_true (gtk_widget_has_focus (moves[i].to));
    }

  /* Nothing lies further left: the focus stays. */
  gtk_widget_grab_focus (left);
  g_assert_true (bgl_mover_move (fixed, -1, 0));
  g_assert_true (gtk_widget_has_focus (left));

  /* What cannot have the focus is passed over. */
  gtk_widget_set_sensitive (middle, FALSE);
  g_assert_true (bgl_mover_move (fixed, 1, 0));
  g_assert_true (gtk_widget_has_focus (right));

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_false (bgl_mover_move (fixed, 1, 0));

  bgl_test_close (window, fixed);
}

/* Of two spots that are equally near, the one straight ahead is preferred, in whatever order they are. */
static void
test_mover_ties (void)
{
  GtkWidget *fixed = gtk_fixed_new ();
  GtkWidget *beside = put_spot (fixed, 40, 40);
  GtkWidget *corner = put_spot (fixed, 10, 10);
  GtkWidget *below = put_spot (fixed, 10, 100);
  GtkWidget *window = bgl_test_show (fixed, 300, 300);

  gtk_widget_grab_focus (corner);
  g_assert_true (bgl_mover_move (fixed, 0, 1));
  g_assert_true (gtk_widget_has_focus (below));
  g_assert_false (gtk_widget_has_focus (beside));

  bgl_test_close (window, fixed);
}

typedef struct
{
  double least, last;
  guint  n_done;
} Course;

static Course course;

static void
run_cb (double   value,
        gpointer data)
{
  g_assert_true (GTK_IS_LABEL (data));
  course.least = MIN (course.least, value);
  course.last = value;
}

static gboolean
is_done (gpointer data)
{
  return course.n_done > 0;
}

static gboolean
is_under_way (gpointer data)
{
  return course.last > 2;
}

static void
test_motion (void)
{
  GtkWidget *label = gtk_label_new ("Moving");
  GtkWidget *window = bgl_test_show (label, 100, 100);
  AdwAnimation *motion = bgl_motion_new (label, run_cb, ADW_LINEAR);

  bgl_test_animate (TRUE);
  g_signal_connect_swapped (motion, "done", G_CALLBACK (count_cb), &course.n_done);

  /* All the way, and from the beginning again. */
  for (guint i = 0; i < 2; i++)
    {
      course = (Course) { .least = 100 };
      bgl_motion_play (motion, 2, 5, 60);
      bgl_test_wait (is_done, NULL);
      g_assert_cmpfloat (course.least, >=, 2);
      g_assert_cmpfloat (course.least, <, 5);
      g_assert_cmpfloat (course.last, ==, 5);
    }

  /* At once, but only where it plays. */
  course = (Course) { 0 };
  bgl_motion_skip (motion);
  g_assert_cmpuint (course.n_done, ==, 0);
  bgl_motion_play (motion, 1, 3, 60 * 1000);
  bgl_motion_skip (motion);
  g_assert_cmpuint (course.n_done, ==, 1);
  g_assert_cmpfloat (course.last, ==, 3);

  /* It does not outlive whom it moves. */
  course = (Course) { 0 };
  bgl_motion_play (motion, 2, 4, 60 * 1000);
  bgl_test_wait (is_under_way, NULL);
  bgl_motion_clear (&motion);
  g_assert_null (motion);
  course.last = 0;
  bgl_test_settle ();
  g_assert_cmpfloat (course.last, ==, 0);
  g_assert_cmpuint (course.n_done, ==, 0);
  bgl_motion_clear (&motion);

  bgl_test_animate (FALSE);
  bgl_test_close (window, label);
}

static void
note_cb (int *last,
         int  answer)
{
  *last = answer;
}

static void
test_prompt (void)
{
  GtkWidget *prompt = bgl_prompt_new ();
  GtkWidget *window = bgl_test_show (prompt, 300, 200);
  int answered = -2, considered = -2;

  g_signal_connect_swapped (prompt, "answered", G_CALLBACK (note_cb), &answered);
  g_signal_connect_swapped (prompt, "considered", G_CALLBACK (note_cb), &considered);

  g_assert_false (gtk_widget_get_visible (prompt));
  bgl_prompt_ask (BGL_PROMPT (prompt), "Which one?");
  bgl_prompt_add_answer (BGL_PROMPT (prompt), 3, "A", "The first one", NULL);
  bgl_prompt_add_answer (BGL_PROMPT (prompt), 5, "B", NULL, "suggested-action");
  g_assert_true (gtk_widget_get_visible (prompt));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (prompt), GTK_ACCESSIBLE_PROPERTY_LABEL, "Which one?");
  bgl_test_settle ();

  bgl_prompt_focus (BGL_PROMPT (prompt));
  g_assert_cmpint (considered, ==, 3);
  bgl_test_key ("Tab");
  g_assert_cmpint (considered, ==, 5);
  bgl_test_key ("space");
  g_assert_cmpint (answered, ==, 5);

  bgl_prompt_ask (BGL_PROMPT (prompt), "And now?");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (prompt), GTK_ACCESSIBLE_PROPERTY_LABEL, "And now?");

  bgl_prompt_clear (BGL_PROMPT (prompt));
  g_assert_false (gtk_widget_get_visible (prompt));

  bgl_test_close (window, prompt);
}

/* A question may go, or make room for another one, while somebody is pressing an answer: letting go
 * then answers nothing. */
static void
test_pressed_prompt (void)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *below = gtk_label_new ("Below\nall of it\nthere are\nwords\nand\nmore\nwords");
  GtkWidget *prompt = bgl_prompt_new ();
  GtkWidget *window;
  int answered = -2;

  gtk_overlay_set_child (GTK_OVERLAY (overlay), below);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), prompt);
  window = bgl_test_show (overlay, 200, 100);
  g_signal_connect_swapped (prompt, "answered", G_CALLBACK (note_cb), &answered);

  for (guint again = 0; again < 2; again++)
    {
      bgl_prompt_ask (BGL_PROMPT (prompt), NULL);
      bgl_prompt_add_answer (BGL_PROMPT (prompt), 1, "A first answer", NULL, NULL);
      bgl_test_settle ();
      bgl_test_point (prompt, gtk_widget_get_width (prompt) / 2.0, gtk_widget_get_height (prompt) / 2.0);
      bgl_test_press ();

      if (again)
        {
          bgl_prompt_ask (BGL_PROMPT (prompt), NULL);
          bgl_prompt_add_answer (BGL_PROMPT (prompt), 2, "Another answer", NULL, NULL);
        }
      else
        {
          bgl_prompt_clear (BGL_PROMPT (prompt));
        }
      bgl_test_settle ();
      bgl_test_release ();
      g_assert_cmpint (answered, ==, -2);
      g_assert_cmpint (gtk_widget_get_visible (prompt), ==, again);
    }

  bgl_test_click_widget (prompt);
  g_assert_cmpint (answered, ==, 2);

  bgl_test_close (window, overlay);
}

static void
draw_nothing (cairo_t       *cr,
              double         width,
              double         height,
              gconstpointer  data)
{
  (*(guint *) data)++;
}

static void
test_art (void)
{
  guint drawn = 0;
  GdkTexture *texture = bgl_art_get_texture (10, 20, 2, draw_nothing, &drawn, "test");

  g_assert_cmpint (gdk_texture_get_width (texture), ==, 20);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 40);
  g_assert_true (bgl_art_get_texture (10, 20, 2, draw_nothing, &drawn, "test") == texture);
  g_assert_cmpuint (drawn, ==, 1);
  bgl_art_get_texture (10, 20, 1, draw_nothing, &drawn, "test");
  g_assert_cmpuint (drawn, ==, 2);

  g_assert_cmphex (bgl_art_mix (0x000000, 0xff8000, 0.5), ==, 0x804000);
}

int
main (int    argc,
      char **argv)
{
  bgl_test_init (&argc, &argv);

  g_test_add_func ("/board-widgets/new-destroy", test_new_destroy);
  g_test_add_func ("/board-widgets/spot", test_spot);
  g_test_add_func ("/board-widgets/spot-name", test_spot_name);
  g_test_add_func ("/board-widgets/tooltip", test_tooltip);
  g_test_add_func ("/board-widgets/badge", test_badge);
  g_test_add_func ("/board-widgets/accents", test_accents);
  g_test_add_func ("/board-widgets/rims", test_rims);
  g_test_add_func ("/board-widgets/mover", test_mover);
  g_test_add_func ("/board-widgets/mover-ties", test_mover_ties);
  g_test_add_func ("/board-widgets/motion", test_motion);
  g_test_add_func ("/board-widgets/prompt", test_prompt);
  g_test_add_func ("/board-widgets/pressed-prompt", test_pressed_prompt);
  g_test_add_func ("/board-widgets/art", test_art);

  return g_test_run ();
}
