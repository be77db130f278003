/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-example-view.h"
#include "app/bgl-reader.h"

#include "reader-fixture.h"

/* Scrolling the rulebook: nothing on the page takes the wheel from the page, no board is missing, and no work is done
 * twice. */

static gboolean
is_example (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_EXAMPLE_VIEW (widget);
}

static gboolean
has_board (gpointer data)
{
  return bgl_example_view_get_view (data) != NULL && gtk_widget_get_width (data) > 0;
}

static gboolean
is_scroller (GtkWidget     *widget,
             gconstpointer  data)
{
  GtkAdjustment *adjustment;

  if (!GTK_IS_SCROLLED_WINDOW (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;

  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

  return gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + 1;
}

static gboolean
is_past (gpointer data)
{
  GtkWidget *example = data;
  GtkWidget *page = gtk_widget_get_ancestor (example, BGL_TYPE_READER_PAGE);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (example, page, &bounds) && bounds.origin.y + bounds.size.height < 0;
}

static void
check_wheel (const char *rule,
             int         width)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), width, 640);
  GtkWidget *section, *example;
  graphene_rect_t bounds;

  g_assert_true (bgl_reader_open_section (reader, rule));
  bgl_test_settle ();

  section = bgl_reader_page_find_section (bgl_reader_get_page (reader), rule);
  example = bgl_test_find (section, is_example, NULL);
  g_assert_nonnull (example);
  bgl_test_wait (has_board, example);
  bgl_test_settle ();
  g_assert_null (bgl_test_find (example, is_scroller, NULL));

  /* The pointer rests on the board while it can. */
  for (guint i = 0; i < 40 && !is_past (example); i++)
    {
      g_assert_true (gtk_widget_compute_bounds (example, GTK_WIDGET (bgl_reader_get_page (reader)), &bounds));
      bgl_test_point (GTK_WIDGET (bgl_reader_get_page (reader)), width / 2.0,
                      CLAMP (bounds.origin.y + bounds.size.height / 2, 20, 500));
      bgl_test_send_wheel (3);
      bgl_test_settle ();
    }
  g_assert_true (is_past (example));

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void
test_wheel (gconstpointer rule)
{
  check_wheel (rule, 900);
  check_wheel (rule, 360);
}

typedef struct
{
  GtkWidget     *page;
  GtkAdjustment *adjustment;
  guint          n_boards;  /* that were in sight, once for each frame */
  guint          n_frames;
} Ride;

static gboolean
is_missing_board (GtkWidget     *widget,
                  gconstpointer  data)
{
  Ride *ride = (Ride *) data;
  graphene_rect_t bounds;

  if (!BGL_IS_EXAMPLE_VIEW (widget) || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_compute_bounds (widget, ride->page, &bounds) ||
      bounds.origin.y >= gtk_widget_get_height (ride->page) || bounds.origin.y + bounds.size.height <= 0)
    return FALSE;

  ride->n_boards++;

  return !bgl_example_view_is_awake (BGL_EXAMPLE_VIEW (widget));
}

/* Checks the frame before, then scrolls on. */
static gboolean
ride_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  Ride *ride = user_data;

  g_assert_null (bgl_test_find (ride->page, is_missing_board, ride));
  gtk_adjustment_set_value (ride->adjustment, gtk_adjustment_get_value (ride->adjustment) + 30);
  ride->n_frames++;

  return G_SOURCE_CONTINUE;
}

static gboolean
has_ridden (gpointer data)
{
  return ((Ride *) data)->n_frames >= 100;
}

/* A page that scrolls with every frame has all its boards as well. */
static void
test_boards (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 900, 640);
  Ride ride = { 0 };
  guint id;

  bgl_reader_open (reader, "bango", NULL);
  bgl_test_settle ();
  ride.page = GTK_WIDGET (bgl_reader_get_page (reader));
  ride.adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (ride.page)));
  id = gtk_widget_add_tick_callback (GTK_WIDGET (reader), ride_cb, &ride, NULL);
  bgl_test_wait (has_ridden, &ride);
  gtk_widget_remove_tick_callback (GTK_WIDGET (reader), id);
  g_assert_cmpuint (ride.n_boards, >, 50);

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void (*measure_label) (GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);
static guint n_broken; /* how often the lines of a paragraph were broken */

static void
count_measure (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL && gtk_widget_has_css_class (widget, "prose"))
    {
      /* Only cells of a table, which have one line, are asked without a width. */
      g_assert_true (for_size > 0 || !gtk_label_get_wrap (GTK_LABEL (widget)));
      n_broken++;
    }

  measure_label (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static guint
count_paragraphs (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "prose");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_paragraphs (child);

  return n;
}

static gboolean
is_built (gpointer data)
{
  return gtk_widget_get_mapped (bgl_reader_page_find_section (data, "bangkok-credits"));
}

/* To break the lines of a page is most of the work for it. It is not done in vain: for no width, or before GTK has found
 * the style of the text. */
static void
test_lines (void)
{
  GtkWidgetClass *label_class = GTK_WIDGET_CLASS (g_type_class_ref (GTK_TYPE_LABEL));
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 900, 640);
  guint n_paragraphs;

  measure_label = label_class->measure;
  label_class->measure = count_measure;
  n_broken = 0;
  bgl_reader_open (reader, "bangkok", NULL);
  bgl_test_wait (is_built, bgl_reader_get_page (reader));
  n_paragraphs = count_paragraphs (GTK_WIDGET (bgl_reader_get_page (reader)));
  g_test_message ("%u of %u", n_broken, n_paragraphs);
  g_assert_cmpuint (n_paragraphs, >, 200);
  g_assert_cmpuint (n_broken, <, n_paragraphs * 5 / 4);

  bgl_test_close (window, GTK_WIDGET (reader));
  label_class->measure = measure_label;
  g_type_class_unref (label_class);
}

/* The lower edge of what is drawn. */
static double
get_drawn (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &bounds);

  return bounds.origin.y + bounds.size.height;
}

/* A page that needs no scrolling is drawn as a whole: nothing else makes GTK draw it again when its text is there. */
static void
test_short (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *page = GTK_WIDGET (bgl_reader_get_page (reader));
  GtkWidget *window, *last;
  graphene_rect_t bounds;

  bgl_reader_open (reader, "index", NULL);
  window = bgl_test_show (GTK_WIDGET (reader), 1400, 1000);
  bgl_test_settle ();
  last = bgl_reader_page_find_section (BGL_READER_PAGE (page), "manual");
  g_assert_true (gtk_widget_get_mapped (last));
  g_assert_true (gtk_widget_compute_bounds (last, page, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 100);
  g_assert_cmpfloat (get_drawn (gtk_widget_get_parent (last)), >, bounds.origin.y + bounds.size.height / 2);

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* A window that becomes higher near the end of the page shows an earlier place, while sizes are given out. Changing the
 * name of the section in the toolbar then would leave the toolbar without a size. */
static void
test_grow (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 700, 400);
  BglReaderPage *page = bgl_reader_get_page (reader);
  GtkWidget *scroller;
  GtkAdjustment *adjustment;
  guint n_changes = 0;

  g_assert_true (bgl_reader_open_section (reader, "bango"));
  bgl_test_settle ();
  scroller = bgl_test_find (GTK_WIDGET (page), is_scroller, NULL);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  for (guint i = 1; i <= 8; i++)
    {
      const char *before;

      gtk_window_set_default_size (GTK_WINDOW (window), 700, 400);
      bgl_test_settle ();
      bgl_test_key ("End");
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) - 50.0 * i);
      bgl_test_settle ();
      before = bgl_reader_page_get_section (page);

      gtk_window_set_default_size (GTK_WINDOW (window), 700, 900);
      bgl_test_settle ();
      n_changes += before != bgl_reader_page_get_section (page);
    }
  g_assert_cmpuint (n_changes, >, 0);

  bgl_test_close (window, GTK_WIDGET (reader));
}

int
main (int    argc,
      char **argv)
{
  static const char *const rules[] = { "bangkok-pick", "bango-touch", "bongo-call", "bonobo-token" };

  bgl_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *name = g_strdup_printf ("/reader-scroll/wheel/%s", rules[i]);

      g_test_add_data_func (name, rules[i], test_wheel);
    }

  g_test_add_func ("/reader-scroll/boards", test_boards);
  g_test_add_func ("/reader-scroll/lines", test_lines);
  g_test_add_func ("/reader-scroll/short", test_short);
  g_test_add_func ("/reader-scroll/grow", test_grow);

  return g_test_run ();
}
