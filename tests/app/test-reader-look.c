/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/bgl-cover.h"
#include "app/bgl-example-view.h"
#include "app/bgl-reader.h"
#include "engine/bgl-registry.h"

#include "reader-fixture.h"
#include "window-fixture.h"

/* How the rulebook is set: lines, headings, covers, and boards beside the text. */

static const char *const languages[] = { "en", "fr", "ru", NULL };

static GtkWidget *
get_section (BglReader  *reader,
             const char *id)
{
  return bgl_reader_page_find_section (bgl_reader_get_page (reader), id);
}

/* All lines of paragraphs but the last ones, which are as long as they happen to be. */
static void
count_letters (GtkWidget *widget,
               guint     *n_lines,
               guint     *n_letters)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (gtk_widget_get_parent (widget), "block"))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
      const char *text = pango_layout_get_text (layout);

      for (GSList *line = pango_layout_get_lines_readonly (layout); line != NULL && line->next != NULL; line = line->next)
        {
          const PangoLayoutLine *full = line->data;

          *n_letters += (guint) g_utf8_strlen (text + full->start_index, full->length);
          *n_lines += 1;
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!BGL_IS_EXAMPLE_VIEW (child))
      count_letters (child, n_lines, n_letters);
}

static void
check_lines (BglReader *reader)
{
  static const char *const sections[] = { "bonobo-components", "bonobo-isolated", "bonobo-token", "bonobo-scoring" };
  guint n_lines = 0, n_letters = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_assert_true (bgl_reader_open_section (reader, sections[i]));
      bgl_test_settle ();
      count_letters (get_section (reader, sections[i]), &n_lines, &n_letters);
    }
  g_test_message ("%u letters in %u lines", n_letters, n_lines);
  g_assert_cmpuint (n_lines, >=, 8);
  g_assert_cmpuint (n_letters, >=, 60 * n_lines);
  g_assert_cmpuint (n_letters, <=, 75 * n_lines);
}

static void
test_lines (gconstpointer data)
{
  static const int zooms[] = { 100, 150 };

  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      BglReader *reader = reader_fixture_new (data, zooms[i]);
      GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1280, 700);

      g_test_message ("%s at %d %%", (const char *) data, zooms[i]);
      check_lines (reader);

      bgl_test_close (window, GTK_WIDGET (reader));
    }
}

/* Where there is no room for three columns, the languages below each other are as wide as one of them alone. */
static void
test_stacked_lines (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 800, 700);

  bgl_reader_set_languages (reader, languages);
  check_lines (reader);

  bgl_test_close (window, GTK_WIDGET (reader));
}

static int
get_letter_size (BglReader  *reader,
                 const char *section,
                 guint       row)
{
  GtkWidget *widget = gtk_widget_get_first_child (get_section (reader, section));
  PangoContext *context;

  while (BGL_IS_COVER (widget))
    widget = gtk_widget_get_next_sibling (widget);
  while (row-- > 0)
    widget = gtk_widget_get_next_sibling (widget);
  widget = gtk_widget_get_first_child (widget);
  g_assert_true (GTK_IS_LABEL (widget));
  context = pango_layout_get_context (gtk_label_get_layout (GTK_LABEL (widget)));

  return pango_font_description_get_size (pango_context_get_font_description (context));
}

/* The title, a chapter, a rule and its text differ at every size. */
static void
test_headings (void)
{
  static const int zooms[] = { 80, 100, 200 };

  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      BglReader *reader = reader_fixture_new ("en", zooms[i]);
      GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1000, 700);
      int title, chapter, rule, text;

      bgl_reader_open (reader, "bango", NULL);
      bgl_test_settle ();
      title = get_letter_size (reader, "bango", 0);
      bgl_reader_open_section (reader, "bango-chapter-turn");
      bgl_test_settle ();
      chapter = get_letter_size (reader, "bango-chapter-turn", 0);
      bgl_reader_open_section (reader, "bango-touch");
      bgl_test_settle ();
      rule = get_letter_size (reader, "bango-touch", 0);
      text = get_letter_size (reader, "bango-touch", 1);
      g_assert_cmpint (title, >, chapter * 1.2);
      g_assert_cmpint (chapter, >, rule * 1.2);
      g_assert_cmpint (rule, >, text * 1.1);

      bgl_test_close (window, GTK_WIDGET (reader));
    }
}

static gboolean
is_cover (GtkWidget     *widget,
          gconstpointer  data)
{
  return BGL_IS_COVER (widget);
}

static gboolean
has_action (GtkWidget     *widget,
            gconstpointer  action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static gboolean
is_example (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_EXAMPLE_VIEW (widget);
}

/* Every game has its picture and a way to the table, in every language. */
static void
test_beginning (gconstpointer language)
{
  BglReader *reader = reader_fixture_new (language, 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1000, 700);
  guint n_games;

  bgl_registry_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      const char *game = bgl_registry_list (NULL)[i]->id;
      g_autofree char *nutshell = g_strdup_printf ("%s-overview", game);
      GtkWidget *cover, *learn;

      g_assert_true (bgl_reader_open (reader, game, NULL));
      bgl_test_settle ();
      cover = bgl_test_find (get_section (reader, game), is_cover, NULL);
      g_assert_nonnull (cover);
      g_assert_true (gtk_widget_get_mapped (cover));
      g_assert_cmpstr (bgl_cover_get_ui (BGL_COVER (cover))->rules->id, ==, game);

      learn = bgl_test_find (get_section (reader, nutshell), has_action, "win.learn");
      g_assert_nonnull (learn);
      g_assert_cmpstr (g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (learn)), NULL), ==,
                       game);
    }

  /* The manual has none. */
  bgl_reader_open (reader, "keyboard", NULL);
  bgl_test_settle ();
  g_assert_null (bgl_test_find (GTK_WIDGET (bgl_reader_get_page (reader)), is_cover, NULL));

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* How many dots of a picture something is drawn on. */
static guint
count_dots (cairo_surface_t *surface)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  guint n_dots = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      n_dots += data[y * cairo_image_surface_get_stride (surface) + 4 * x + 3] > 128;

  return n_dots;
}

/* The piece can be seen at the size of the reader, and is drawn within its place. */
static void
check_piece (const BglGameUi *ui,
             const char      *name)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 64, 64);
  cairo_t *cr = cairo_create (surface);
  guint n_dots;

  g_test_message ("%s: %s", ui->rules->id, name);
  cairo_translate (cr, 16, 16);
  g_assert_true (ui->draw_piece (cr, 32, name));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (surface);
  n_dots = count_dots (surface);
  g_assert_cmpuint (n_dots, >, 200);

  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_rectangle (cr, -1, -1, 34, 34);
  cairo_fill (cr);
  cairo_surface_flush (surface);
  g_assert_cmpuint (count_dots (surface), ==, 0);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Every item of the components is drawn, and the games know the pieces that their pages show. */
static void
test_pieces (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 40, 40);
  cairo_t *cr = cairo_create (surface);
  GPtrArray *pages = bgl_book_get_pages (bgl_book_get ("en", NULL));
  guint n_pieces = 0;

  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];
      const BglGameUi *ui = bgl_game_ui_find (page->id);

      for (guint j = 0; j < page->sections->len; j++)
        {
          const BglSection *section = page->sections->pdata[j];

          for (guint k = 0; k < section->blocks->len; k++)
            {
              const BglBlock *block = section->blocks->pdata[k];

              if (block->kind == BGL_BLOCK_ITEM && g_str_has_suffix (section->id, "-components"))
                g_assert_nonnull (block->pieces);
              for (guint l = 0; block->pieces != NULL && block->pieces[l] != NULL; l++, n_pieces++)
                check_piece (ui, block->pieces[l]);
            }
        }
      if (ui != NULL)
        g_assert_false (ui->draw_piece (cr, 40, "teapot"));
    }
  g_assert_cmpuint (n_pieces, >=, 60);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* A chapter ends with ways to its neighbors; a rule within it does not. */
static void
test_ways (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1000, 700);
  GtkWidget *way;

  bgl_reader_open_section (reader, "bango-touch");
  bgl_test_settle ();
  g_assert_null (bgl_test_find (get_section (reader, "bango-touch"), has_action, "reader.follow"));

  bgl_reader_open_section (reader, "bango-five");
  bgl_test_settle ();
  way = bgl_test_find (get_section (reader, "bango-five"), has_action, "reader.follow");
  g_assert_nonnull (way);
  g_signal_emit_by_name (way, "clicked");
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-overview");
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.back", NULL);
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-five");

  bgl_test_close (window, GTK_WIDGET (reader));
}

static void
check_way (BglReader  *reader,
           const char *id,
           guint       n_wanted)
{
  GtkWidget *row, *section = get_section (reader, id);
  guint n_ways = 0;

  row = gtk_widget_get_parent (bgl_test_find (section, has_action, "reader.follow"));
  for (GtkWidget *way = gtk_widget_get_first_child (row); way != NULL; way = gtk_widget_get_next_sibling (way), n_ways++)
    {
      GtkWidget *words = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (way)));

      if (GTK_IS_IMAGE (words))
        words = gtk_widget_get_next_sibling (words);
      /* The caption is short: it is not broken because a title is. */
      g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (gtk_widget_get_first_child (words)))),
                       ==, 1);
      for (GtkWidget *label = gtk_widget_get_first_child (words); label != NULL; label = gtk_widget_get_next_sibling (label))
        {
          PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));

          g_assert_false (pango_layout_is_ellipsized (layout));
          g_assert_cmpint (pango_layout_get_line_count (layout), <=, n_wanted);
        }
    }
  g_assert_cmpuint (n_ways, ==, n_wanted);
}

/* The names of chapters are complete in a narrow window. A single one has the whole row. */
static void
test_narrow_ways (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 360, 640);

  bgl_reader_open_section (reader, "bango-silence");
  bgl_test_settle ();
  check_way (reader, "bango-silence", 2);
  bgl_reader_open_section (reader, "bango-next-game");
  bgl_test_settle ();
  check_way (reader, "bango-next-game", 2);
  bgl_reader_open_section (reader, "bango-components");
  bgl_test_settle ();
  check_way (reader, "bango-components", 2);
  bgl_reader_open_section (reader, "bango-credits");
  bgl_test_settle ();
  check_way (reader, "bango-credits", 1);

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* Where there is room, an example is beside its rule; else below it. */
static void
test_beside (void)
{
  static const int widths[] = { 1280, 800, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      BglReader *reader = reader_fixture_new ("en", 100);
      GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), widths[i], 700);
      GtkWidget *section, *example, *paragraph;
      graphene_rect_t board, text;

      bgl_reader_open_section (reader, "bango-cut");
      bgl_test_settle ();
      section = get_section (reader, "bango-cut");
      example = bgl_test_find (section, is_example, NULL);
      paragraph = gtk_widget_get_next_sibling (gtk_widget_get_first_child (section));
      g_assert_true (gtk_widget_compute_bounds (example, section, &board));
      g_assert_true (gtk_widget_compute_bounds (paragraph, section, &text));
      if (widths[i] >= 1280)
        g_assert_cmpfloat (board.origin.x, >, text.origin.x + text.size.width);
      else
        g_assert_cmpfloat (board.origin.y, >, text.origin.y + text.size.height);
      g_assert_cmpfloat (board.origin.x + board.size.width, <=, gtk_widget_get_width (section));

      bgl_test_close (window, GTK_WIDGET (reader));
    }
}

/* While the boards of a rule pass by, its text stays beside them, and goes with the last one. */
static void
test_follows (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1280, 700);
  GtkWidget *page = GTK_WIDGET (bgl_reader_get_page (reader));
  GtkAdjustment *place;
  GtkWidget *section, *heading;
  graphene_rect_t bounds, below;

  bgl_reader_open_section (reader, "bango-cut");
  bgl_test_settle ();
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (page)));
  section = get_section (reader, "bango-cut");
  heading = gtk_widget_get_first_child (section);

  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + 500);
  bgl_test_settle ();
  g_assert_cmpstr (bgl_reader_get_section (reader), ==, "bango-cut");
  g_assert_true (gtk_widget_compute_bounds (section, page, &bounds));
  g_assert_cmpfloat (bounds.origin.y, <, -400);
  g_assert_true (gtk_widget_compute_bounds (heading, page, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <, 60);

  bgl_reader_open_section (reader, "bango-equal-cut");
  bgl_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (heading, page, &bounds));
  g_assert_true (gtk_widget_compute_bounds (get_section (reader, "bango-equal-cut"), page, &below));
  g_assert_cmpfloat (bounds.origin.y, <, below.origin.y);

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* Where the text of a row is on the page. */
static graphene_rect_t
get_text (GtkWidget *row)
{
  GtkWidget *page = gtk_widget_get_ancestor (row, BGL_TYPE_READER_PAGE);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (row), page, &bounds));

  return bounds;
}

/* Counts the columns of a section. In each of them, rows are below each other. */
static guint
count_text_columns (GtkWidget *section)
{
  GtkWidget *first = gtk_widget_get_next_sibling (gtk_widget_get_first_child (section));
  graphene_rect_t before = get_text (first);
  double top = before.origin.y;
  guint n_columns = 1;

  for (GtkWidget *row = gtk_widget_get_next_sibling (first);
       row != NULL && !gtk_widget_has_css_class (row, "span"); row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds = get_text (row);

      if (bounds.origin.y < before.origin.y)
        {
          n_columns++;
          g_assert_cmpfloat (bounds.origin.x, >, before.origin.x + before.size.width);
          g_assert_cmpfloat_with_epsilon (bounds.origin.y, top, 1);
          g_assert_false (gtk_widget_has_css_class (row, "keep"));
        }
      else
        {
          g_assert_cmpfloat (bounds.origin.y, >=, before.origin.y + before.size.height);
        }
      before = bounds;
    }

  return n_columns;
}

/* A summary with ten items or more has enough lines for two columns. */
static gboolean
is_long (const char *summary)
{
  const BglSection *section = bgl_book_find_section (bgl_book_get ("en", NULL), summary, NULL);

  return section->blocks->len >= 10;
}

/* Text without a board beside it uses the room of the boards. */
static void
test_folded (gconstpointer data)
{
  static const struct { int width; guint n_columns; } windows[] = { { 1280, 2 }, { 1920, 2 }, { 800, 1 }, { 360, 1 } };
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      BglReader *reader = reader_fixture_new (data, 100);
      GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), windows[i].width, 700);

      for (guint j = 0; j < n_games; j++)
        {
          g_autofree char *summary = g_strdup_printf ("%s-summary", games[j]->id);
          g_autofree char *credits = g_strdup_printf ("%s-credits", games[j]->id);

          g_assert_true (bgl_reader_open_section (reader, summary));
          bgl_test_settle ();
          if (is_long (summary))
            g_assert_cmpuint (count_text_columns (get_section (reader, summary)), ==, windows[i].n_columns);
          /* Few lines are read better below each other. */
          g_assert_true (bgl_reader_open_section (reader, credits));
          bgl_test_settle ();
          g_assert_cmpuint (count_text_columns (get_section (reader, credits)), ==, 1);
        }

      bgl_test_close (window, GTK_WIDGET (reader));
    }
}

/* However long the cells of a table are, it is as wide as the text. */
static void
test_tables (void)
{
  static const char *const sections[] = { "record-tags", "record-options", "record-moves", "bonobo-components" };

  for (guint i = 0; languages[i] != NULL; i++)
    {
      BglReader *reader = reader_fixture_new (languages[i], 100);
      GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1280, 700);

      for (guint j = 0; j < G_N_ELEMENTS (sections); j++)
        {
          bgl_reader_open (reader, j < 3 ? "records" : "bonobo", sections[j]);
          bgl_test_settle ();
          reader_fixture_assert_inside (get_section (reader, sections[j]));
        }

      bgl_test_close (window, GTK_WIDGET (reader));
    }
}

/* The texts of numbered steps begin below each other, whatever the widths of the figures. */
static void
test_steps (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 600, 700);
  graphene_rect_t bounds, first;
  guint n_steps = 0;

  g_assert_true (bgl_reader_open_section (reader, "bangkok-chapter-scoring"));
  bgl_test_settle ();
  for (GtkWidget *row = gtk_widget_get_first_child (get_section (reader, "bangkok-chapter-scoring")); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *item = gtk_widget_get_first_child (row);
      GtkWidget *mark = GTK_IS_BOX (item) ? gtk_widget_get_first_child (item) : NULL;

      if (mark == NULL || !gtk_widget_has_css_class (mark, "mark"))
        continue;

      g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (item), window, &bounds));
      if (n_steps++ == 0)
        first = bounds;
      g_assert_cmpfloat (bounds.origin.x, ==, first.origin.x);
    }
  g_assert_cmpuint (n_steps, ==, 7);

  bgl_test_close (window, GTK_WIDGET (reader));
}

/* The manual has no boards: its text is in the middle. */
static void
test_middle (void)
{
  BglReader *reader = reader_fixture_new ("en", 100);
  GtkWidget *window = bgl_test_show (GTK_WIDGET (reader), 1280, 700);
  GtkWidget *section;
  graphene_rect_t bounds;

  bgl_reader_open (reader, "keyboard", NULL);
  bgl_test_settle ();
  section = get_section (reader, "keyboard");
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (section), section, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >, 100);
  g_assert_cmpfloat_with_epsilon (bounds.origin.x + bounds.size.width / 2, gtk_widget_get_width (section) / 2, 2);

  bgl_test_close (window, GTK_WIDGET (reader));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *lines = g_strdup_printf ("/reader-look/lines/%s", languages[i]);
      g_autofree char *folded = g_strdup_printf ("/reader-look/folded/%s", languages[i]);
      g_autofree char *beginning = g_strdup_printf ("/reader-look/beginning/%s", languages[i]);

      g_test_add_data_func (lines, languages[i], test_lines);
      g_test_add_data_func (folded, languages[i], test_folded);
      g_test_add_data_func (beginning, languages[i], test_beginning);
    }
  g_test_add_func ("/reader-look/stacked-lines", test_stacked_lines);
  g_test_add_func ("/reader-look/headings", test_headings);
  g_test_add_func ("/reader-look/pieces", test_pieces);
  g_test_add_func ("/reader-look/ways", test_ways);
  g_test_add_func ("/reader-look/narrow-ways", test_narrow_ways);
  g_test_add_func ("/reader-look/beside", test_beside);
  g_test_add_func ("/reader-look/follows", test_follows);
  g_test_add_func ("/reader-look/middle", test_middle);
  g_test_add_func ("/reader-look/tables", test_tables);
  g_test_add_func ("/reader-look/steps", test_steps);

  return g_test_run ();
}
