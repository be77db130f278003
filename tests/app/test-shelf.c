/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-shelf-card.h"
#include "app/bgl-shelf-grid.h"
#include "app/bgl-shelf.h"

static gboolean
is_scrolled_window (GtkWidget     *widget,
                    gconstpointer  data)
{
  return GTK_IS_SCROLLED_WINDOW (widget);
}

static gboolean
is_hidden (GtkWidget     *widget,
           gconstpointer  data)
{
  graphene_rect_t bounds;
  GtkWidget *frame = (GtkWidget *) data;

  if (!GTK_IS_BUTTON (widget) && !gtk_widget_has_css_class (widget, "title-1"))
    return FALSE;
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_mapped (widget))
    return FALSE;

  g_assert_true (gtk_widget_compute_bounds (widget, frame, &bounds));

  return bounds.origin.y < 0 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (frame) ||
         bounds.origin.x < 0 || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (frame);
}

/* The names and buttons of all games are seen without scrolling, also where every game is to be continued. */
static void
test_fits (void)
{
  const struct { int width, height; } sizes[] = { { 1000, 720 }, { 1280, 800 }, { 1920, 1080 } };
  const char *languages[] = { "en", "fr", "ru" };
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  if (n_uis > 6)
    {
      g_test_skip ("People have to scroll if there are more than six games.");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (languages) * 2; i++)
    {
      int width = sizes[i % G_N_ELEMENTS (sizes)].width;
      int height = sizes[i % G_N_ELEMENTS (sizes)].height;
      const char *language = languages[i / G_N_ELEMENTS (sizes) % G_N_ELEMENTS (languages)];
      gboolean waiting = i >= G_N_ELEMENTS (sizes) * G_N_ELEMENTS (languages);
      GtkWidget *shelf, *window, *scroller;
      GtkAdjustment *adjustment;

      if (!bgl_test_set_language (language))
        continue;

      g_test_message ("%d × %d, %s, waiting: %d", width, height, language, waiting);
      shelf = g_object_new (BGL_TYPE_SHELF, NULL);
      bgl_shelf_complete (BGL_SHELF (shelf));
      for (guint j = 0; waiting && j < n_uis; j++)
        bgl_shelf_card_set_waiting (bgl_shelf_find_card (BGL_SHELF (shelf), uis[j]->rules->id),
                                    "Anna and Boris · 12 moves · 9:26");
      window = bgl_test_show (shelf, width, height);
      scroller = bgl_test_find (shelf, is_scrolled_window, NULL);
      adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
      g_assert_null (bgl_test_find (shelf, is_hidden, shelf));
      bgl_test_close (window, shelf);
    }

  bgl_test_set_language ("en");
}

/* Where there is too little height for all of it, the covers give way first, and all by the same height. */
static void
test_covers (void)
{
  GtkWidget *shelf = g_object_new (BGL_TYPE_SHELF, NULL);
  GtkWidget *window;
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);
  int first = 0;

  bgl_shelf_complete (BGL_SHELF (shelf));
  window = bgl_test_show (shelf, 1000, 720);
  for (guint i = 0; i < n_uis; i++)
    {
      GtkWidget *card = GTK_WIDGET (bgl_shelf_find_card (BGL_SHELF (shelf), uis[i]->rules->id));
      int height = gtk_widget_get_height (gtk_widget_get_first_child (card));

      if (i == 0)
        first = height;
      g_assert_cmpint (height, ==, first);
      g_assert_cmpint (height, >=, (int) (gtk_widget_get_width (card) * BGL_SHELF_CARD_FLAT));
      g_assert_cmpint (height, <, (int) (gtk_widget_get_width (card) * BGL_SHELF_CARD_FULL));
    }
  bgl_test_close (window, shelf);
}

static gboolean
is_grid (GtkWidget     *widget,
         gconstpointer  data)
{
  return BGL_IS_SHELF_GRID (widget);
}

/* More games are in three columns, and all of them are seen as well. */
static void
test_many (void)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint n_cards = MAX (n_uis, 5); n_cards <= 6; n_cards++)
    {
      GtkWidget *shelf = g_object_new (BGL_TYPE_SHELF, NULL);
      GtkWidget *grid, *window, *scroller;
      GtkAdjustment *adjustment;
      float left[6];
      guint i = 0;

      bgl_shelf_complete (BGL_SHELF (shelf));
      grid = bgl_test_find (shelf, is_grid, NULL);
      for (i = n_uis; i < n_cards; i++)
        {
          GtkWidget *card = bgl_shelf_card_new (uis[i - n_uis]);

          bgl_shelf_card_complete (BGL_SHELF_CARD (card));
          bgl_shelf_grid_add (BGL_SHELF_GRID (grid), card);
        }

      window = bgl_test_show (shelf, 1000, 720);
      scroller = bgl_test_find (shelf, is_scrolled_window, NULL);
      adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
      g_assert_null (bgl_test_find (shelf, is_hidden, shelf));

      i = 0;
      for (GtkWidget *card = gtk_widget_get_first_child (grid); card != NULL; card = gtk_widget_get_next_sibling (card))
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (card, grid, &bounds));
          left[i++] = bounds.origin.x;
        }
      g_assert_cmpfloat (left[0], <, left[1]);
      g_assert_cmpfloat (left[1], <, left[2]);
      g_assert_cmpfloat (left[3], <, left[4]);
      if (n_cards == 6)
        g_assert_cmpfloat (left[3], ==, left[0]);
      else
        g_assert_cmpfloat (left[3], >, left[0]);
      bgl_test_close (window, shelf);
    }
}

/* In a small window covers stay pictures, and the buttons of all games are reached by scrolling. */
static void
test_small (void)
{
  GtkWidget *shelf = g_object_new (BGL_TYPE_SHELF, NULL);
  GtkWidget *window, *grid, *card, *buttons;
  graphene_rect_t bounds;

  bgl_shelf_complete (BGL_SHELF (shelf));
  window = bgl_test_show (shelf, 800, 600);
  card = GTK_WIDGET (bgl_shelf_find_card (BGL_SHELF (shelf), "bongo"));
  grid = gtk_widget_get_parent (card);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_first_child (card)), >=, 130);
  buttons = gtk_widget_get_last_child (gtk_widget_get_last_child (card));
  g_assert_true (gtk_widget_compute_bounds (buttons, grid, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (grid));
  bgl_test_close (window, shelf);
}

static gboolean
opens_rules (GtkWidget     *widget,
             gconstpointer  data)
{
  return GTK_IS_BUTTON (widget) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.rules-of") == 0;
}

/* Who comes back from the rulebook goes on at the button that opened it. */
static void
test_return (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *card, *button;

  bgl_shelf_complete (bgl_window_get_shelf (fixture->window));
  card = GTK_WIDGET (bgl_shelf_find_card (bgl_window_get_shelf (fixture->window), "bongo"));
  button = bgl_test_find (card, opens_rules, NULL);
  gtk_widget_grab_focus (button);
  bgl_test_settle ();
  bgl_test_key ("Return");
  g_assert_nonnull (bgl_window_get_reader (fixture->window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) != button);

  bgl_test_key ("Alt_L+Left");
  g_assert_null (bgl_window_get_reader (fixture->window));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
}

typedef struct
{
  const char *action;
  guint       n;
} Count;

static gboolean
count (GtkWidget     *widget,
       gconstpointer  data)
{
  Count *wanted = (Count *) data;

  if (GTK_IS_ACTIONABLE (widget) && gtk_widget_get_mapped (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), wanted->action) == 0)
    wanted->n++;

  return FALSE;
}

static guint
count_actions (GtkWidget  *widget,
               const char *action)
{
  Count wanted = { action, 0 };

  bgl_test_find (widget, count, &wanted);

  return wanted.n;
}

/* One unfinished game, one button that continues it. */
static void
test_continue_once (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *shelf = GTK_WIDGET (bgl_window_get_shelf (fixture->window));
  BglTable *table;

  g_assert_cmpuint (count_actions (shelf, "win.continue"), ==, 0);

  table = fixture_sit_down (fixture, PEOPLE);
  g_assert_true (fixture_play (table, 1, "0,1"));
  fixture_activate (fixture, "back", NULL);
  bgl_test_wait (fixture_is_waiting, fixture);
  bgl_test_settle ();
  g_assert_cmpuint (count_actions (shelf, "win.continue"), ==, 1);
  g_assert_true (fixture_is_said ((char *) "Anna and Boris · 1 move"));
}

static gboolean
is_menu_button (GtkWidget     *widget,
                gconstpointer  data)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget));
}

static gboolean
has_item (GMenuModel *menu,
          const char *action)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *name = NULL;

      if (section != NULL && has_item (section, action))
        return TRUE;
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name) && strcmp (name, action) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
test_help (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *shelf = GTK_WIDGET (bgl_window_get_shelf (fixture->window));
  GtkWidget *button;

  bgl_shelf_complete (BGL_SHELF (shelf));
  button = bgl_test_find (shelf, is_menu_button, NULL);
  g_assert_nonnull (button);
  g_assert_true (has_item (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), "win.help"));
  g_assert_true (fixture_is_enabled (fixture, "help"));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  g_test_add_func ("/shelf/fits", test_fits);
  g_test_add_func ("/shelf/covers", test_covers);
  g_test_add_func ("/shelf/many", test_many);
  FIXTURE_ADD ("/shelf/continue-once", test_continue_once);
  FIXTURE_ADD ("/shelf/help", test_help);
  g_test_add_func ("/shelf/small", test_small);
  FIXTURE_ADD ("/shelf/return", test_return);

  return g_test_run ();
}
