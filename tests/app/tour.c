/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tour.h"

#include "app/bgl-broker-row.h"
#include "app/bgl-example-view.h"
#include "app/bgl-new-game-dialog.h"
#include "app/bgl-report-dialog.h"
#include "app/bgl-rule-dialog.h"
#include "app/bgl-settings.h"
#include "app/bgl-table-layout.h"
#include "board/bgl-compat.h"
#include "board/bgl-game-ui.h"
#include "engine/bgl-registry.h"
#include "rulebook/bgl-book.h"

#define END G_MAXUINT

static TourFunc tour_look;

/* Finding widgets */

static void
collect (GtkWidget *widget,
         GType      type,
         GPtrArray *widgets)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (widgets, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, type, widgets);
}

void
tour_collect (GType      type,
              GPtrArray *widgets)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      collect (toplevel, type, widgets);
    }
}

char *
tour_describe (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s (%s)", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_css_name (widget));
  for (widget = gtk_widget_get_parent (widget); widget != NULL; widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, " in %s", G_OBJECT_TYPE_NAME (widget));

  return g_string_free (text, FALSE);
}

static GtkWidget *
get_dialog (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWidget) toplevel = g_list_model_get_item (toplevels, i);

      if (!BGL_IS_WINDOW (toplevel) && gtk_widget_get_mapped (toplevel))
        return toplevel;
    }

  return NULL;
}

/* What is there, and what its menus offer. */
static void
look (const char *format,
      ...) G_GNUC_PRINTF (1, 2);

static void
look (const char *format,
      ...)
{
  g_autofree char *place = NULL;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  va_list args;

  va_start (args, format);
  place = g_strdup_vprintf (format, args);
  va_end (args);

  bgl_test_settle ();
  tour_look (place);

  /* A dialog keeps those of the window behind it closed. */
  tour_collect (GTK_TYPE_MENU_BUTTON, buttons);
  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_is_sensitive (buttons->pdata[i]) &&
        (get_dialog () == NULL || gtk_widget_get_root (buttons->pdata[i]) == GTK_ROOT (get_dialog ())))
      {
        g_autofree char *menu = g_strconcat (place, ", menu", NULL);

        gtk_menu_button_popup (buttons->pdata[i]);
        bgl_test_settle ();
        tour_look (menu);
        gtk_menu_button_popdown (buttons->pdata[i]);
        bgl_test_settle ();
      }
}

static gboolean
has_no_dialog (gpointer window)
{
  return !bgl_compat_has_dialog (window);
}

static void
close_dialog (Fixture *fixture)
{
  GtkWidget *dialog = get_dialog ();

  if (dialog != NULL)
    {
      bgl_test_present (dialog);
      bgl_test_key ("Escape");
    }
  bgl_test_present (GTK_WIDGET (fixture->window));
  /* Newer dialogs are part of their window. */
  if (bgl_compat_has_dialog (GTK_WIDGET (fixture->window)))
    {
      bgl_test_key ("Escape");
      bgl_test_wait (has_no_dialog, fixture->window);
    }
}

static gboolean
is_expander (GtkWidget     *widget,
             gconstpointer  data)
{
  return ADW_IS_EXPANDER_ROW (widget) && !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (widget));
}

static void
expand (GtkWidget *widget)
{
  GtkWidget *row;

  while ((row = bgl_test_find (widget, is_expander, NULL)) != NULL)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}

/* Games */

static BglTable *
create_table (const BglRules *rules,
              guint           n_seats,
              guint           n_moves)
{
  g_autofree char *text = g_strdup_printf ("[Bungalow \"1\"]\n[Game \"%s\"]\n[Seats \"%u\"]\n\n", rules->id, n_seats);
  g_autoptr (BglTable) begun = bgl_test_table (text);
  g_autoptr (BglRecord) record = NULL;
  BglGame *game = bgl_table_get_game (begun);
  BglRandom random;

  bgl_random_init (&random, 7);
  for (guint i = 0; i < n_moves && !bgl_game_is_over (game); i++)
    {
      gconstpointer state = bgl_game_get_state (game);

      g_assert_true (bgl_game_play (game, bgl_game_get_turn (game) == BGL_TURN_CHANCE ? rules->draw_chance (state, &random)
                                                                                      : rules->draw_move (state, &random),
                                    NULL));
    }
  record = bgl_record_new_from_game (game);

  return bgl_table_new_from_record (record, NULL);
}

static void
sit_down (Fixture        *fixture,
          const BglRules *rules,
          guint           n_seats,
          guint           n_moves)
{
  g_autoptr (BglTable) table = create_table (rules, n_seats, n_moves);

  bgl_window_show_table (fixture->window, table, NULL);
  bgl_test_settle ();
  bgl_view_skip_animations (bgl_table_page_get_view (bgl_window_get_page (fixture->window)));
  bgl_test_settle ();
}

static void
visit_table (Fixture       *fixture,
             gconstpointer  data)
{
  static const guint moves[] = { 0, 5, 16, END };
  const BglRules *rules = data;
  guint n_counts = 0;

  while (rules->seat_counts[n_counts] != 0)
    n_counts++;
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      guint n_seats = rules->seat_counts[i % n_counts];

      sit_down (fixture, rules, n_seats, moves[i]);
      look ("table of %s for %u after %u moves", rules->id, n_seats, moves[i]);
      if (fixture_is_enabled (fixture, "type-move"))
        {
          fixture_activate (fixture, "type-move", NULL);
          look ("typing a move of %s", rules->id);
          bgl_test_key ("Escape");
        }
      if (fixture_is_enabled (fixture, "hint"))
        {
          fixture_activate (fixture, "hint", NULL);
          look ("hint of %s", rules->id);
        }
      if (moves[i] == 16)
        {
          bgl_table_browse (fixture_get_table (fixture), 2);
          look ("earlier move of %s", rules->id);
          bgl_table_end_browsing (fixture_get_table (fixture));
        }
      if (moves[i] == 16 && fixture_is_enabled (fixture, "resign"))
        {
          fixture_activate (fixture, "resign", NULL);
          look ("resigning in %s", rules->id);
          close_dialog (fixture);
        }
    }

  /* Narrow windows have other buttons. */
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  look ("end of %s in a narrow window", rules->id);
  sit_down (fixture, rules, rules->seat_counts[0], 6);
  look ("table of %s in a narrow window", rules->id);
}

static void
visit_intro (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  bgl_test_set_newcomer (TRUE);
  for (guint i = 0; i < n_games; i++)
    {
      sit_down (fixture, games[i], games[i]->seat_counts[0], 0);
      look ("introduction of %s", games[i]->id);
    }
  bgl_test_set_newcomer (FALSE);
}

static void
visit_new_game (Fixture       *fixture,
                gconstpointer  data)
{
  const BglRules *rules = data;
  GtkWidget *dialog;

  bgl_window_ask_new_game (fixture->window, rules->id);
  bgl_test_settle ();
  dialog = fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG);
  for (const guint8 *seats = rules->seat_counts; *seats != 0; seats++)
    {
      bgl_new_game_dialog_set_n_seats (BGL_NEW_GAME_DIALOG (dialog), *seats);
      expand (dialog);
      look ("new game of %s for %u", rules->id, *seats);
    }
  bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 1, "bot:easy");
  look ("new game of %s with a bot", rules->id);
  if (bgl_broker_row_is_supported ())
    {
      bgl_new_game_dialog_set_far (BGL_NEW_GAME_DIALOG (dialog), TRUE);
      look ("new game of %s at a distance", rules->id);
      bgl_new_game_dialog_set_seat (BGL_NEW_GAME_DIALOG (dialog), 1, "bot:easy");
      look ("new game of %s at a distance with a problem", rules->id);
    }
}

/* Tables at a distance, without a broker that answers. */
static void
visit_distance (Fixture       *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog;

  g_settings_set_string (bgl_settings_get (), "broker", "mqtt://127.0.0.1:1");
  fixture_activate (fixture, "join", NULL);
  look ("joining a table");
  close_dialog (fixture);

  bgl_window_ask_new_game (fixture->window, "bango");
  bgl_test_settle ();
  dialog = fixture_find_window (BGL_TYPE_NEW_GAME_DIALOG);
  bgl_new_game_dialog_set_far (BGL_NEW_GAME_DIALOG (dialog), TRUE);
  bgl_test_present (dialog);
  bgl_test_key ("Return");
  bgl_test_present (GTK_WIDGET (fixture->window));
  look ("waiting room");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  look ("waiting room in a narrow window");
  fixture_activate (fixture, "back", NULL);
  look ("shelf with a table at a distance");
  g_settings_reset (bgl_settings_get (), "broker");
}

static void
visit_quiz (Fixture       *fixture,
            gconstpointer  data)
{
  const BglRules *rules = data;
  BglQuizView *quiz;

  bgl_window_show_quiz (fixture->window, rules->id);
  bgl_test_settle ();
  quiz = bgl_window_get_quiz (fixture->window);
  for (guint i = 0; i < BGL_QUIZ_QUESTIONS; i++)
    {
      look ("question %u of %s", i + 1, rules->id);
      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.answer", "u", 1u);
      look ("answer %u of %s", i + 1, rules->id);
      gtk_widget_activate_action (GTK_WIDGET (quiz), "quiz.next", NULL);
    }
  look ("result of the quiz of %s", rules->id);
}

static gboolean
is_prepared (gpointer page)
{
  const BglTutorState state = bgl_tutor_get_state (bgl_lesson_page_get_tutor (page));

  bgl_view_skip_animations (bgl_lesson_page_get_view (page));

  return state != BGL_TUTOR_PREPARING && state != BGL_TUTOR_WRONG;
}

static void
visit_lesson (Fixture       *fixture,
              gconstpointer  data)
{
  const BglRules *rules = data;
  BglLessonPage *page;

  bgl_window_show_lesson (fixture->window, rules->id);
  bgl_test_settle ();
  page = bgl_window_get_lesson (fixture->window);
  bgl_test_wait (is_prepared, page);
  look ("lesson of %s", rules->id);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  look ("lesson of %s in a narrow window", rules->id);
}

static void
visit_puzzles (Fixture       *fixture,
               gconstpointer  data)
{
  const BglRules *rules = data;
  BglAttempt *attempt;
  BglTable *table;
  guint n;
  g_autofree BglMove *moves = NULL;

  bgl_window_show_puzzles (fixture->window, rules->id);
  bgl_test_settle ();
  look ("puzzle of %s", rules->id);

  attempt = bgl_puzzle_page_get_attempt (bgl_window_get_puzzles (fixture->window));
  table = bgl_attempt_get_table (attempt);
  while (bgl_attempt_get_state (attempt) == BGL_ATTEMPT_PREPARING)
    bgl_attempt_advance (attempt);
  moves = bgl_game_list_moves (bgl_table_get_game (table), &n);
  for (guint i = 0; i < n && bgl_attempt_get_state (attempt) == BGL_ATTEMPT_WAITING; i++)
    if (moves[i] != bgl_attempt_get_puzzle (attempt)->moves[bgl_game_get_ply (bgl_table_get_game (table))])
      bgl_table_play (table, moves[i], NULL);
  look ("wrong answer to the puzzle of %s", rules->id);

  bgl_attempt_show_solution (attempt);
  while (bgl_attempt_get_state (attempt) == BGL_ATTEMPT_PREPARING)
    bgl_attempt_advance (attempt);
  look ("solution of the puzzle of %s", rules->id);
}

/* The rulebook */

static gboolean
is_scroller (GtkWidget     *widget,
             gconstpointer  data)
{
  return GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget);
}

/* Boards come into being shortly before they are in sight. */
static void
build_page (BglReader *reader)
{
  GtkWidget *scroller = bgl_test_find (GTK_WIDGET (bgl_reader_get_page (reader)), is_scroller, NULL);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  double page = gtk_adjustment_get_page_size (adjustment);

  while (gtk_adjustment_get_value (adjustment) + page < gtk_adjustment_get_upper (adjustment) - 1)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 2 * page);
      bgl_test_settle ();
    }
  gtk_adjustment_set_value (adjustment, 0);
}

static void
visit_rulebook (Fixture       *fixture,
                gconstpointer  data)
{
  const char *const languages[] = { "en", "fr", NULL };
  const BglRules *rules = data;
  g_autoptr (GPtrArray) examples = g_ptr_array_new ();
  BglReader *reader;

  bgl_window_show_rules (fixture->window, rules->id);
  bgl_test_settle ();
  reader = bgl_window_get_reader (fixture->window);
  build_page (reader);
  look ("rulebook of %s", rules->id);

  tour_collect (BGL_TYPE_EXAMPLE_VIEW, examples);
  for (guint i = 0; i < examples->len; i++)
    bgl_example_view_try_it (examples->pdata[i]);
  look ("examples of %s", rules->id);

  bgl_reader_set_languages (reader, languages);
  bgl_test_settle ();
  build_page (reader);
  look ("rulebook of %s in two languages", rules->id);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  look ("rulebook of %s in a narrow window", rules->id);
  bgl_reader_set_languages (reader, languages + 1);
}

static void
visit_manual (Fixture       *fixture,
              gconstpointer  data)
{
  GPtrArray *pages = bgl_book_get_pages (bgl_book_get ("en", NULL));
  BglReader *reader;

  bgl_window_open_uri (fixture->window, "bungalow:index", NULL);
  bgl_test_settle ();
  reader = bgl_window_get_reader (fixture->window);
  for (guint i = 0; i < pages->len; i++)
    {
      const BglPage *page = pages->pdata[i];

      if (bgl_registry_find (page->id) != NULL)
        continue;
      g_assert_true (bgl_reader_open (reader, page->id, NULL));
      look ("page %s", page->id);
    }

  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.search", NULL);
  look ("search");
  bgl_reader_find (reader, "die");
  look ("results of a search");
  bgl_reader_find (reader, "nothing like this");
  look ("no results of a search");

  g_assert_true (bgl_reader_open (reader, "bango", NULL));
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.print", NULL);
  look ("print dialog");
  close_dialog (fixture);
  gtk_widget_activate_action (GTK_WIDGET (reader), "reader.export", NULL);
  look ("export dialog");
  close_dialog (fixture);
}

/* The house */

static void
visit_shelf (Fixture       *fixture,
             gconstpointer  data)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  look ("shelf");
  for (guint i = 0; i < n_games; i++)
    bgl_shelf_card_set_waiting (bgl_shelf_find_card (bgl_window_get_shelf (fixture->window), games[i]->id), "12 moves");
  look ("shelf with unfinished games");
}

static gboolean
is_listed (gpointer data)
{
  BglLibraryPage *library = bgl_window_get_library (((Fixture *) data)->window);

  return library != NULL && g_list_model_get_n_items (bgl_library_page_get_shown (library)) > 2;
}

static gboolean
is_stack (GtkWidget     *widget,
          gconstpointer  data)
{
  return ADW_IS_VIEW_STACK (widget);
}

static gboolean
is_layout (GtkWidget     *widget,
           gconstpointer  data)
{
  return BGL_IS_TABLE_LAYOUT (widget);
}

static void
visit_library (Fixture       *fixture,
               gconstpointer  data)
{
  AdwViewStack *stack;
  BglLibraryPage *library;
  g_autoptr (GListModel) pages = NULL;
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  bgl_window_show_library (fixture->window);
  look ("no played games");
  bgl_window_show_shelf (fixture->window);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *name = g_strconcat (games[i]->id, ".bungalow", NULL);
      g_autoptr (BglTable) table = create_table (games[i], games[i]->seat_counts[0], i == 0 ? 6 : END);
      g_autoptr (BglRecord) record = bgl_record_new_from_game (bgl_table_get_game (table));
      g_autofree char *text = bgl_record_to_string (record);

      if (i == 0)
        bgl_test_write_file (fixture->path, name, text);
      else
        bgl_test_write_analyzed (fixture->path, name, text);
    }
  bgl_test_write_file (fixture->path, "damaged.bungalow", "[Bungalow \"1\"]\ngarbage");
  fixture_close_window (fixture);
  fixture_open_window (fixture);

  bgl_window_show_library (fixture->window);
  bgl_test_wait (is_listed, fixture);
  library = bgl_window_get_library (fixture->window);
  stack = ADW_VIEW_STACK (bgl_test_find (GTK_WIDGET (library), is_stack, NULL));
  pages = G_LIST_MODEL (adw_view_stack_get_pages (stack));
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (pages, i);

      adw_view_stack_set_visible_child (stack, adw_view_stack_page_get_child (page));
      look ("played games, page %u", i + 1);
    }
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
  look ("statistics in a narrow window");

  /* Games that are not finished are continued instead. */
  for (guint i = 0; i < 2 + n_games && is_listed (fixture); i++)
    {
      GListModel *shown = bgl_library_page_get_shown (library);
      g_autoptr (BglSavedGame) entry = i < g_list_model_get_n_items (shown) ? g_list_model_get_item (shown, i) : NULL;

      if (entry == NULL || bgl_saved_game_get_kind (entry) != BGL_SAVED_GAME_GAME)
        continue;
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), i % 2 == 0 ? 360 : 1000, 700);
      g_signal_emit_by_name (library, "opened", entry);
      bgl_test_settle ();
      look (bgl_window_get_replay (fixture->window) != NULL ? "replay %u" : "continued game %u", i);
      if (bgl_window_get_replay (fixture->window) != NULL)
        {
          GtkWidget *layout = bgl_test_find (GTK_WIDGET (bgl_window_get_replay (fixture->window)), is_layout, NULL);

          fixture_activate (fixture, "analyze", NULL);
          look ("analysis %u", i);
          /* In a narrow window, this opens the sheet. */
          bgl_table_layout_set_log_visible (BGL_TABLE_LAYOUT (layout), TRUE);
          look ("analysis %u with its sheet", i);
        }
      bgl_window_show_library (fixture->window);
      bgl_test_settle ();
    }
}

static void
visit_activities (Fixture       *fixture,
                  gconstpointer  data)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    for (const BglActivity *activity = uis[i]->activities; activity != NULL && activity->id != NULL; activity++)
      {
        bgl_window_show_activity (fixture->window, uis[i]->rules->id, activity->id);
        look ("%s of %s", activity->id, uis[i]->rules->id);
      }
}

static void
visit_dialogs (Fixture       *fixture,
               gconstpointer  data)
{
  static const char *const actions[] = { "preferences", "shortcuts", "about" };
  const BglRules *rules = bgl_registry_find ("bango");
  GtkWidget *dialog;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), actions[i], NULL);
      look ("%s", actions[i]);
      close_dialog (fixture);
    }

  dialog = bgl_report_dialog_new (GTK_WINDOW (fixture->window), "What happened");
  gtk_window_present (GTK_WINDOW (dialog));
  look ("report");
  close_dialog (fixture);

  dialog = bgl_rule_dialog_new (GTK_WINDOW (fixture->window), rules, rules->rules);
  gtk_window_present (GTK_WINDOW (dialog));
  look ("rule");
  close_dialog (fixture);

  /* There is no such place. */
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "rules",
                                  g_variant_new ("(ss)", "nowhere", ""));
  look ("message");
  close_dialog (fixture);
}

static void
add (const char    *name,
     const char    *part,
     gconstpointer  data,
     void         (*visit) (Fixture *, gconstpointer))
{
  const BglRules *rules = data;
  g_autofree char *path = g_strconcat ("/", name, "/", part, rules != NULL ? "/" : NULL, rules != NULL ? rules->id : NULL,
                                       NULL);

  g_test_add (path, Fixture, data, fixture_set_up, visit, fixture_tear_down);
}

void
tour_add (const char *name,
          TourFunc    func)
{
  guint n_games;
  const BglRules *const *games = bgl_registry_list (&n_games);

  tour_look = func;
  add (name, "pages/shelf", NULL, visit_shelf);
  add (name, "pages/dialogs", NULL, visit_dialogs);
  add (name, "pages/introduction", NULL, visit_intro);
  add (name, "pages/library", NULL, visit_library);
  add (name, "pages/activities", NULL, visit_activities);
  if (bgl_broker_row_is_supported ())
    add (name, "pages/distance", NULL, visit_distance);
  add (name, "pages/manual", NULL, visit_manual);
  for (guint i = 0; i < n_games; i++)
    {
      add (name, "pages/new-game", games[i], visit_new_game);
      add (name, "table", games[i], visit_table);
      add (name, "quiz", games[i], visit_quiz);
      add (name, "lesson", games[i], visit_lesson);
      if (bgl_puzzles_exist (games[i]))
        add (name, "puzzles", games[i], visit_puzzles);
      add (name, "rulebook", games[i], visit_rulebook);
    }
}
