/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "window-fixture.h"

#include "app/bgl-notice-overlay.h"
#include "app/bgl-reader.h"
#include "app/bgl-shortcuts.h"

#define KEYBOARD_PAGE "/io/github/bungalow_games/Bungalow/help/en/keyboard.page"

/* The keys of the numeric pad are the same as the others, and where a plus needs Shift, the equal sign does. */
static guint
normalize (guint keyval)
{
  static const guint same[][2] = {
    { GDK_KEY_KP_Add, GDK_KEY_plus },
    { GDK_KEY_equal, GDK_KEY_plus },
    { GDK_KEY_KP_Subtract, GDK_KEY_minus },
    { GDK_KEY_KP_0, GDK_KEY_0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    if (keyval == same[i][0])
      return same[i][1];

  return gdk_keyval_to_lower (keyval);
}

/* In that group; NULL for any. */
static gboolean
is_shown (const char      *wanted_group,
          guint            keyval,
          GdkModifierType  modifiers)
{
  const char *group = NULL;

  for (const BglShortcutInfo *info = bgl_shortcuts_list (); info->title != NULL; info++)
    {
      g_auto (GStrv) accelerators = g_strsplit (info->accelerator, " ", -1);

      if (info->group != NULL)
        group = info->group;
      if (wanted_group != NULL && strcmp (group, wanted_group) != 0)
        continue;

      for (guint i = 0; accelerators[i] != NULL; i++)
        {
          guint shown;
          GdkModifierType held;

          g_assert_true (gtk_accelerator_parse (accelerators[i], &shown, &held));
          if (normalize (shown) == normalize (keyval) && held == modifiers)
            return TRUE;
        }
    }

  return FALSE;
}

/* Whatever the application binds. Keyboards have keys of their own for some of it, which bear their names. */
static void
test_accelerators (void)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  g_assert_cmpuint (g_strv_length (actions), >, 10);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; accels[j] != NULL; j++)
        {
          static const char *const named[] = { "Back", "Undo", "Redo", NULL };
          guint keyval;
          GdkModifierType modifiers;

          if (g_strv_contains (named, accels[j]))
            continue;
          g_test_message ("%s: %s", actions[i], accels[j]);
          g_assert_true (gtk_accelerator_parse (accels[j], &keyval, &modifiers));
          g_assert_true (is_shown (NULL, keyval, modifiers));
        }
    }
}

/* Whatever a widget binds, in the group. */
static guint
check_controllers (GtkWidget  *widget,
                   const char *group)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;

      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
          g_autofree char *text = gtk_shortcut_trigger_to_string (trigger);

          if (!GTK_IS_KEYVAL_TRIGGER (trigger) || strcmp (text, "<Control>Insert") == 0)
            continue;
          g_test_message ("%s: %s", group != NULL ? group : "any group", text);
          g_assert_true (is_shown (group, gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                                   gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))));
          n++;
        }
    }

  return n;
}

static gboolean
is_of_type (GtkWidget     *widget,
            gconstpointer  data)
{
  return strcmp (G_OBJECT_TYPE_NAME (widget), data) == 0;
}

static void
test_reader (Fixture       *fixture,
             gconstpointer  data)
{
  BglReader *reader;
  GtkWidget *page;

  g_assert_true (bgl_window_open_uri (fixture->window, "bungalow:bango", NULL));
  bgl_test_settle ();
  reader = bgl_window_get_reader (fixture->window);
  g_assert_cmpuint (check_controllers (GTK_WIDGET (reader), "In the Rulebook"), >, 10);
  page = bgl_test_find (GTK_WIDGET (reader), is_of_type, "BglReaderPage");
  g_assert_nonnull (page);
  g_assert_cmpuint (check_controllers (page, "In the Rulebook"), >, 0);
}

static gboolean
is_overlay (GtkWidget     *widget,
            gconstpointer  data)
{
  return BGL_IS_NOTICE_OVERLAY (widget) && gtk_widget_get_mapped (widget);
}

/* The keys of a board. No game uses one of them for something else. */
static void
test_board (Fixture       *fixture,
            gconstpointer  data)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);
  GtkWidget *page;

  fixture_sit_down (fixture, PEOPLE);
  page = GTK_WIDGET (bgl_window_get_page (fixture->window));
  g_assert_cmpuint (check_controllers (bgl_test_find (page, is_overlay, NULL), NULL), >, 6);

  for (guint i = 0; i < n_uis; i++)
    for (const BglShortcutInfo *info = uis[i]->shortcuts; info != NULL && info->title != NULL; info++)
      {
        g_auto (GStrv) accelerators = g_strsplit (info->accelerator, " ", -1);

        for (guint j = 0; accelerators[j] != NULL; j++)
          {
            guint keyval;
            GdkModifierType held;

            g_assert_true (gtk_accelerator_parse (accelerators[j], &keyval, &held));
            g_assert_false (held == 0 && bgl_table_page_uses_key (uis[i], keyval));
          }
      }
}

/* Each game's own keys. Those of the pad of arrows are the board's. */
static void
test_games (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const keys[][3] = {
    { "bangkok", "Bangkok", "t" }, { "bangkok", "Bangkok", "o" }, { "bonobo", "Bonobo Beach", "d" },
  };
  static const char board[][10] = { "Left", "Up", "Home", "Page_Down" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (is_shown (keys[i][1], gdk_keyval_from_name (keys[i][2]), 0));
  for (guint i = 0; i < G_N_ELEMENTS (board); i++)
    g_assert_true (is_shown ("On the Board", gdk_keyval_from_name (board[i]), 0));
}

/* The page of the manual about keys */

/* The sections with the keys of one group. */
static const char *const sections[][2] = {
  { "board-keys", "On the Board" },
  { "describe-keys", "Describe Board" },
  { "replay-keys", "Replay and Earlier Moves" },
  { "bongo-keys", "Bongo" },
  { "rulebook-keys", "In the Rulebook" },
  { "quiz-keys", "In the Quiz" },
};

typedef struct
{
  GHashTable *named;
  const char *group;
  GString    *text;
  GString    *sequence;
  gboolean    in_key;
  gboolean    in_sequence;
  guint       n_keys;
} Manual;

/* A key in a section, as an entry of a set. */
static char *
name_key (const char      *group,
          guint            keyval,
          GdkModifierType  modifiers)
{
  return g_strdup_printf ("%s: %x+%x", group != NULL ? group : "", normalize (keyval), modifiers);
}

static void
check_key (Manual     *manual,
           const char *text)
{
  static const char *const names[][2] = {
    { "Ctrl", "Control" }, { "Esc", "Escape" }, { "Enter", "Return" }, { "Page Up", "Page_Up" }, { "Space", "space" },
    { "Page Down", "Page_Down" }, { "−", "minus" }, { "+", "plus" }, { "?", "question" }, { ",", "comma" },
    { "[", "bracketleft" }, { "]", "bracketright" }, { "Backspace", "BackSpace" },
  };
  g_auto (GStrv) parts = g_strsplit (text, "\n", -1);
  g_autoptr (GString) accelerator = g_string_new (NULL);
  guint keyval;
  GdkModifierType modifiers;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *name = parts[i];

      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        if (strcmp (names[j][0], name) == 0)
          name = names[j][1];
      g_string_append_printf (accelerator, parts[i + 1] != NULL ? "<%s>" : "%s", name);
    }

  g_test_message ("%s: %s", manual->group != NULL ? manual->group : "any group", accelerator->str);
  g_assert_true (gtk_accelerator_parse (accelerator->str, &keyval, &modifiers));
  g_assert_true (is_shown (manual->group, keyval, modifiers));
  g_hash_table_add (manual->named, name_key (manual->group, keyval, modifiers));
  manual->n_keys++;
}

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              user_data,
               GError              **error)
{
  Manual *manual = user_data;

  if (strcmp (element, "section") == 0)
    {
      manual->group = NULL;
      for (guint i = 0; names[i] != NULL; i++)
        for (guint j = 0; j < G_N_ELEMENTS (sections); j++)
          if (strcmp (names[i], "id") == 0 && strcmp (values[i], sections[j][0]) == 0)
            manual->group = sections[j][1];
    }
  else if (strcmp (element, "keyseq") == 0)
    {
      manual->in_sequence = TRUE;
      g_string_truncate (manual->sequence, 0);
    }
  else if (strcmp (element, "key") == 0)
    {
      manual->in_key = TRUE;
      g_string_truncate (manual->text, 0);
    }
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              user_data,
             GError              **error)
{
  Manual *manual = user_data;

  if (strcmp (element, "keyseq") == 0)
    {
      manual->in_sequence = FALSE;
      check_key (manual, manual->sequence->str);
    }
  else if (strcmp (element, "key") == 0)
    {
      manual->in_key = FALSE;
      if (!manual->in_sequence)
        check_key (manual, manual->text->str);
      else
        g_string_append_printf (manual->sequence, manual->sequence->len > 0 ? "\n%s" : "%s", manual->text->str);
    }
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              user_data,
           GError              **error)
{
  Manual *manual = user_data;

  if (manual->in_key)
    g_string_append_len (manual->text, text, (gssize) length);
}

/* Whether the manual names several keys at once: “Arrow keys”, “1 to 4”. */
static gboolean
is_in_range (const char *group,
             guint       keyval)
{
  static const guint arrows[] = { GDK_KEY_Left, GDK_KEY_Up, GDK_KEY_Right, GDK_KEY_Down };

  for (guint i = 0; strcmp (group, "On the Board") == 0 && i < G_N_ELEMENTS (arrows); i++)
    if (keyval == arrows[i])
      return TRUE;

  return strcmp (group, "In the Quiz") == 0 && (keyval == GDK_KEY_2 || keyval == GDK_KEY_3);
}

/* The manual names every key, in the section of its group if there is one. */
static void
check_complete (Manual *manual)
{
  const char *group = NULL;

  for (const BglShortcutInfo *info = bgl_shortcuts_list (); info->title != NULL; info++)
    {
      g_auto (GStrv) accelerators = g_strsplit (info->accelerator, " ", -1);
      const char *section = NULL;

      if (info->group != NULL)
        group = info->group;
      for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
        if (strcmp (sections[i][1], group) == 0)
          section = group;

      for (guint i = 0; accelerators[i] != NULL; i++)
        {
          g_autofree char *name = NULL;
          guint keyval;
          GdkModifierType modifiers;

          g_assert_true (gtk_accelerator_parse (accelerators[i], &keyval, &modifiers));
          name = name_key (section, keyval, modifiers);
          g_test_message ("%s: %s", group, accelerators[i]);
          g_assert_true (is_in_range (group, keyval) || g_hash_table_contains (manual->named, name));
        }
    }
}

static void
test_manual (void)
{
  static const GMarkupParser parser = { start_element, end_element, read_text, NULL, NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) sequence = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) page = NULL;
  g_autoptr (GHashTable) named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Manual manual = { .named = named, .text = text, .sequence = sequence };
  g_autoptr (GMarkupParseContext) context = NULL;
  gsize size;
  const char *content;

  page = g_resources_lookup_data (KEYBOARD_PAGE, 0, &error);
  g_assert_no_error (error);
  content = g_bytes_get_data (page, &size);
  context = g_markup_parse_context_new (&parser, 0, &manual, NULL);
  g_assert_true (g_markup_parse_context_parse (context, content, (gssize) size, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (manual.n_keys, >, 40);
  check_complete (&manual);
}

/* In a group, nothing is listed twice: neither a key nor what it does. */
static void
test_unique (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *group = NULL;

  for (const BglShortcutInfo *info = bgl_shortcuts_list (); info->title != NULL; info++)
    {
      g_auto (GStrv) accelerators = g_strsplit (info->accelerator, " ", -1);

      if (info->group != NULL)
        {
          group = info->group;
          g_assert_true (g_hash_table_add (seen, g_strdup (group)));
        }
      g_test_message ("%s: %s (%s)", group, info->title, info->accelerator);
      g_assert_true (g_hash_table_add (seen, g_strdup_printf ("%s: %s", group, info->title)));
      for (guint i = 0; accelerators[i] != NULL; i++)
        g_assert_true (g_hash_table_add (seen, g_strdup_printf ("%s: %s", group, accelerators[i])));
    }
}

/* Whether a title is broken into so many lines that words are torn apart. */
static gboolean
is_squeezed (GtkWidget     *widget,
             gconstpointer  data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title") &&
         pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget))) > 3;
}

/* The window shows all of them, on a narrow screen too. */
static void
test_page (void)
{
  static const char *const languages[] = { "fr", "ru", "en" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      GtkWidget *page, *window;
      int least;

      if (!bgl_test_set_language (languages[i]))
        continue;

      page = bgl_shortcuts_page_new ();
      window = bgl_test_show (page, 360, 640);
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
      g_assert_true (fixture_is_said ((char *) "F9"));
      g_assert_null (bgl_test_find (page, is_squeezed, NULL));
      if (g_str_equal (languages[i], "en"))
        {
          for (const BglShortcutInfo *info = bgl_shortcuts_list (); info->title != NULL; info++)
            g_assert_true (fixture_is_said ((char *) info->title));
          g_assert_true (fixture_is_said ((char *) "Page Up"));
        }
      bgl_test_close (window, page);
    }
}

static gboolean
has_accel (GtkWidget     *widget,
           gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);
}

static gboolean
is_menu_button (GtkWidget     *widget,
                gconstpointer  data)
{
  return GTK_IS_MENU_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (widget)), "view-more-symbolic") == 0;
}

/* Keys that are held together are joined, so that they differ from those of which one is enough. */
static void
test_joined (void)
{
  static const char *const joined[] = { "Ctrl", "+", "G" };
  GtkWidget *page = bgl_shortcuts_page_new ();
  GtkWidget *window = bgl_test_show (page, 480, 640);
  GtkWidget *row = gtk_widget_get_ancestor (bgl_test_find (page, has_accel, "Next Result"), ADW_TYPE_ACTION_ROW);
  GtkWidget *keys = gtk_widget_get_parent (bgl_test_find (row, has_accel, "Ctrl"));
  GtkWidget *cap = gtk_widget_get_first_child (keys);

  for (guint i = 0; i < G_N_ELEMENTS (joined); i++)
    {
      g_assert_true (has_accel (cap, joined[i]));
      cap = gtk_widget_get_next_sibling (cap);
    }
  g_assert_null (cap);
  g_assert_null (bgl_test_find (gtk_widget_get_next_sibling (keys), has_accel, "+"));

  bgl_test_close (window, page);
}

/* The menu of the rulebook shows the keys that every keyboard has. */
static void
test_menu (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const accels[] = { "Ctrl++", "Ctrl+-", "Ctrl+0" };
  GtkWidget *button, *popover;

  bgl_window_show_rules (fixture->window, "bango");
  bgl_test_settle ();
  button = bgl_test_find (GTK_WIDGET (bgl_window_get_reader (fixture->window)), is_menu_button, NULL);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  bgl_test_settle ();
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    g_assert_nonnull (bgl_test_find (popover, has_accel, accels[i]));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GApplication) application = fixture_init (&argc, &argv);

  g_test_add_func ("/shortcuts/accelerators", test_accelerators);
  FIXTURE_ADD ("/shortcuts/reader", test_reader);
  FIXTURE_ADD ("/shortcuts/board", test_board);
  FIXTURE_ADD ("/shortcuts/menu", test_menu);
  FIXTURE_ADD ("/shortcuts/games", test_games);
  g_test_add_func ("/shortcuts/manual", test_manual);
  g_test_add_func ("/shortcuts/unique", test_unique);
  g_test_add_func ("/shortcuts/page", test_page);
  g_test_add_func ("/shortcuts/joined", test_joined);

  return g_test_run ();
}
