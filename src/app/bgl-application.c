/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-application.h"

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"
#include "rulebook/bgl-link.h"

#include "bgl-cover-art-resources.h"
#include "bgl-preferences-page.h"
#include "bgl-printer.h"
#include "bgl-resources.h"
#include "bgl-search-provider.h"
#include "bgl-settings.h"
#include "bgl-shortcuts.h"
#include "bgl-window-distance.h"
#include "bgl-window.h"
#include "board/bgl-board-styles.h"
#include "board/bgl-compat.h"
#include "board/bgl-game-ui.h"
#include "board/bgl-sound.h"

/* The path of the resources, which does not depend on the application id of the build. */
#define RESOURCE_PATH "/io/github/bungalow_games/Bungalow"

#define EXIT_USAGE 2

/* How long the application keeps running without a window after a desktop search, in milliseconds. */
#define IDLE_MILLISECONDS (20 * 1000)

typedef enum
{
  DIALOG_ABOUT,
  DIALOG_PREFERENCES,
  DIALOG_SHORTCUTS,
  N_DIALOGS
} Dialog;

struct _BglApplication
{
  AdwApplication     parent_instance;

  BglStore          *store;
  BglSearchProvider *search;
  GtkWidget         *dialogs[N_DIALOGS]; /* weak pointers */
};

G_DEFINE_FINAL_TYPE (BglApplication, bgl_application, ADW_TYPE_APPLICATION)

static const struct
{
  const char *action;
  const char *accels[3];
} accels[] = {
  { "win.new-game", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.library", { "<Control>l" } },
  { "win.back", { "<Alt>Left", "Back" } },
  { "win.undo", { "<Control>z", "Undo" } },
  { "win.redo", { "<Shift><Control>z", "Redo" } },
  { "win.hint", { "<Control>h" } },
  { "win.pause", { "Pause" } },
  { "win.log", { "F9" } },
  { "win.rules", { "F1" } },
  { "window.close", { "<Control>w" } },
  { "app.shortcuts", { "<Control>question" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
};

static void
volume_changed_cb (GSettings *settings)
{
  bgl_sound_set_volume (g_settings_get_boolean (settings, BGL_SETTING_SOUNDS)
                        ? g_settings_get_double (settings, BGL_SETTING_VOLUME) : 0);
}

void
bgl_app_init (void)
{
  static gsize registered = 0;

  if (g_once_init_enter (&registered))
    {
      bgl_board_styles_register ();
      bgl_register_resource ();
      bgl_cover_art_register_resource ();
      g_signal_connect (bgl_settings_get (), "changed::" BGL_SETTING_SOUNDS, G_CALLBACK (volume_changed_cb), NULL);
      g_signal_connect (bgl_settings_get (), "changed::" BGL_SETTING_VOLUME, G_CALLBACK (volume_changed_cb), NULL);
      volume_changed_cb (bgl_settings_get ());
      g_once_init_leave (&registered, 1);
    }
}

static BglWindow *
get_window (BglApplication *self)
{
  GtkWidget *window;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (BGL_IS_WINDOW (l->data))
      return l->data;

  window = bgl_window_new (GTK_APPLICATION (self), self->store);
  if (IS_DEVELOPMENT)
    gtk_widget_add_css_class (window, "devel");

  return BGL_WINDOW (window);
}

/* Presents a window and returns it as the parent of a dialog that no particular window asked for. */
static GtkWidget *
get_parent (BglApplication *self)
{
  BglWindow *window = get_window (self);

  gtk_window_present (GTK_WINDOW (window));

  return GTK_WIDGET (window);
}

static GtkWidget *
create_dialog (Dialog     dialog,
               GtkWidget *parent)
{
  switch (dialog)
    {
    case DIALOG_ABOUT:
      return bgl_compat_show_about (parent);

    case DIALOG_PREFERENCES:
      return bgl_compat_show_preferences (parent, _("Preferences"),
                                          ADW_PREFERENCES_PAGE (bgl_preferences_page_new ()), FALSE);

    case DIALOG_SHORTCUTS:
      return bgl_compat_show_preferences (parent, _("Keyboard Shortcuts"),
                                          ADW_PREFERENCES_PAGE (bgl_shortcuts_page_new ()), TRUE);

    case N_DIALOGS:
    default:
      g_assert_not_reached ();
    }
}

/* Each dialog is open once at most. A closed one may outlive its window in GTK 4.8 while the pointer is pressed. */
static void
show_dialog (BglApplication *self,
             Dialog          dialog)
{
  GtkWidget *shown = self->dialogs[dialog];

  if (shown != NULL && gtk_widget_get_mapped (shown))
    bgl_compat_raise_dialog (shown);
  else
    g_set_weak_pointer (&self->dialogs[dialog], create_dialog (dialog, get_parent (self)));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  show_dialog (user_data, DIALOG_ABOUT);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  show_dialog (user_data, DIALOG_PREFERENCES);
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  show_dialog (user_data, DIALOG_SHORTCUTS);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  bgl_window_ask_new_game (BGL_WINDOW (get_parent (user_data)), g_variant_get_string (parameter, NULL));
}

/* One action without a parameter for each game, called new-GAME, because the actions of a desktop entry cannot
 * have parameters. */
static void
new_this_game_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  const char *name = g_action_get_name (G_ACTION (action));

  bgl_window_ask_new_game (BGL_WINDOW (get_parent (user_data)), name + strlen ("new-"));
}

static void
add_game_actions (BglApplication *self)
{
  guint n_uis;
  const BglGameUi *const *uis = bgl_game_ui_list (&n_uis);

  for (guint i = 0; i < n_uis; i++)
    {
      g_autofree char *name = g_strconcat ("new-", uis[i]->rules->id, NULL);
      g_autoptr (GSimpleAction) action = g_simple_action_new (name, NULL);

      g_signal_connect (action, "activate", G_CALLBACK (new_this_game_cb), self);
      g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (action));
    }
}

static void
search_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  BglWindow *window = BGL_WINDOW (get_parent (user_data));

  bgl_window_open_uri (window, "bungalow:index", NULL);
  bgl_reader_find (bgl_window_get_reader (window), g_variant_get_string (parameter, NULL));
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GList *window;

  /* Each window saves its game when it closes. A window that cannot save asks the user and stays open. */
  while ((window = gtk_application_get_windows (user_data)) != NULL)
    {
      g_autoptr (GtkWindow) top = g_object_ref (window->data);

      gtk_window_close (top);
      if (BGL_IS_WINDOW (top) && gtk_widget_get_visible (GTK_WIDGET (top)))
        return;
      gtk_window_destroy (top);
    }

  g_application_quit (user_data);
}

static void rules_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data);

static const GActionEntry entries[] = {
  { "about", about_cb },
  { "preferences", preferences_cb },
  { "shortcuts", shortcuts_cb },
  { "new-game", new_game_cb, "s" },
  { "rules", rules_cb, "(ss)" },
  { "search", search_cb, "s" },
  { "quit", quit_cb },
};

static void
color_scheme_changed_cb (BglApplication *self)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT,
    ADW_COLOR_SCHEME_FORCE_LIGHT,
    ADW_COLOR_SCHEME_FORCE_DARK,
  };
  int scheme = g_settings_get_enum (bgl_settings_get (), BGL_SETTING_COLOR_SCHEME);

  g_assert (scheme >= 0 && scheme < (int) G_N_ELEMENTS (schemes));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[scheme]);
}

static void
add_style_sheet (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, RESOURCE_PATH "/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
bgl_application_startup (GApplication *application)
{
  BglApplication *self = BGL_APPLICATION (application);

  bgl_app_init ();
  G_APPLICATION_CLASS (bgl_application_parent_class)->startup (application);

  self->store = bgl_store_new_default ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_game_actions (self);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action, accels[i].accels);

  g_signal_connect_object (bgl_settings_get (), "changed::" BGL_SETTING_COLOR_SCHEME,
                           G_CALLBACK (color_scheme_changed_cb), self, G_CONNECT_SWAPPED);
  color_scheme_changed_cb (self);
  add_style_sheet ();
  bgl_board_styles_install (gdk_display_get_default ());
}

/* Opens a link, or shows a message if the rulebook does not contain its target. */
static void
open_uri (BglWindow  *window,
          const char *uri,
          const char *language)
{
  if (!bgl_window_open_uri (window, uri, language))
    {
      const char *place = uri + strlen (BGL_LINK_PREFIX);
      g_autofree char *shown = bgl_text_shorten (place, BGL_TEXT_QUOTE);
      /* Translators: %s is a place such as “GAME/RULE-ID”. */
      g_autofree char *body = g_strdup_printf (_("The rulebook does not contain “%s”."), shown);

      bgl_compat_show_message (GTK_WIDGET (window), _("Page Not Found"), body);
    }
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  const char *place, *language;
  g_autofree char *uri = NULL;

  g_variant_get (parameter, "(&s&s)", &place, &language);
  uri = g_strconcat (BGL_LINK_PREFIX, place, NULL);
  open_uri (BGL_WINDOW (get_parent (user_data)), uri, *language != '\0' ? language : NULL);
}

static void
bgl_application_activate (GApplication *application)
{
  get_parent (BGL_APPLICATION (application));
}

static void
bgl_application_open (GApplication  *application,
                      GFile        **files,
                      int            n_files,
                      const char    *hint)
{
  BglWindow *window = BGL_WINDOW (get_parent (BGL_APPLICATION (application)));

  /* The window shows one table at a time, so the last file stays visible. */
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);

      if (bgl_window_open_invitation (window, uri))
        continue;
      if (g_str_has_prefix (uri, BGL_LINK_PREFIX))
        open_uri (window, uri, NULL);
      else
        bgl_window_open_file (window, files[i]);
    }
}

/* A desktop search starts the application without a window. The application stays for the next letter of the query
 * and for the result that the user chooses. Once it has a window, it ends as usual. */

static void
searched_cb (BglApplication *self)
{
  if (gtk_application_get_windows (GTK_APPLICATION (self)) != NULL)
    return;

  g_application_set_inactivity_timeout (G_APPLICATION (self), IDLE_MILLISECONDS);
  g_application_hold (G_APPLICATION (self));
  g_application_release (G_APPLICATION (self));
}

static void
bgl_application_window_added (GtkApplication *application,
                              GtkWindow      *window)
{
  g_application_set_inactivity_timeout (G_APPLICATION (application), 0);

  GTK_APPLICATION_CLASS (bgl_application_parent_class)->window_added (application, window);
}

static gboolean
bgl_application_dbus_register (GApplication     *application,
                               GDBusConnection  *connection,
                               const char       *object_path,
                               GError          **error)
{
  BglApplication *self = BGL_APPLICATION (application);
  g_autofree char *search_path = g_strconcat (object_path, "/SearchProvider", NULL);

  if (!G_APPLICATION_CLASS (bgl_application_parent_class)->dbus_register (application, connection, object_path, error))
    return FALSE;

  self->search = bgl_search_provider_new (G_ACTION_GROUP (application));
  g_signal_connect_object (self->search, "asked", G_CALLBACK (searched_cb), self, G_CONNECT_SWAPPED);

  return bgl_search_provider_export (self->search, connection, search_path, error);
}

static void
bgl_application_dbus_unregister (GApplication    *application,
                                 GDBusConnection *connection,
                                 const char      *object_path)
{
  BglApplication *self = BGL_APPLICATION (application);

  if (self->search != NULL)
    bgl_search_provider_unexport (self->search);
  g_clear_object (&self->search);

  G_APPLICATION_CLASS (bgl_application_parent_class)->dbus_unregister (application, connection, object_path);
}

/* A message may quote the command line, whose control characters must not reach the terminal. */
static void
print_error (const GError *error)
{
  g_autofree char *message = bgl_text_shorten (error->message, BGL_TEXT_MESSAGE);

  g_printerr ("%s\n", message);
}

/* Activates an action in the running instance, or in this one if there is none. Returns the exit status, or -1 to
 * continue. */
static int
activate_and_run (GApplication *application,
                  const char   *action,
                  GVariant     *parameter)
{
  g_autoptr (GVariant) sunk = g_variant_ref_sink (parameter);
  g_autoptr (GError) error = NULL;

  if (!g_application_register (application, NULL, &error))
    {
      print_error (error);
      return EXIT_FAILURE;
    }

  g_action_group_activate_action (G_ACTION_GROUP (application), action, sunk);

  /* If another instance is running, it performs the action, and this process is done. */
  return g_application_get_is_remote (application) ? EXIT_SUCCESS : -1;
}

static int
begin_new_game (GApplication *application,
                const char   *game)
{
  if (bgl_game_ui_find (game) == NULL)
    {
      g_autofree char *shown = bgl_text_shorten (game, BGL_TEXT_QUOTE);

      g_printerr (_("There is no game called “%s”.\n"), shown);
      return EXIT_USAGE;
    }

  return activate_and_run (application, "new-game", g_variant_new_string (game));
}

static int
open_rules (GApplication *application,
            const char   *place,
            const char   *language)
{
  g_auto (GStrv) parts = g_strsplit (place, "/", 2);
  g_autoptr (GError) error = NULL;
  const BglPage *page = NULL;
  BglBook *book = bgl_book_get (language != NULL ? language : "en", &error);

  if (book == NULL)
    {
      print_error (error);
      return EXIT_USAGE;
    }

  if (bgl_book_find_page (book, parts[0]) == NULL ||
      (parts[1] != NULL && bgl_book_find_section (book, parts[1], &page) == NULL))
    {
      g_autofree char *shown = bgl_text_shorten (place, BGL_TEXT_QUOTE);

      g_printerr (_("The rulebook does not contain “%s”.\n"), shown);
      return EXIT_USAGE;
    }

  return activate_and_run (application, "rules",
                           g_variant_new ("(ss)", place, language != NULL ? language : ""));
}

/* Writes a PDF file without a window and independently of a running instance. */
static int
print_rules (GApplication *application,
             const char   *place,
             const char   *languages,
             const char   *output)
{
  g_autoptr (BglPrinter) printer = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (output == NULL)
    {
      g_printerr (_("Use --output to name the file to write.\n"));
      return EXIT_USAGE;
    }

  g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (application, NULL, &error))
    {
      print_error (error);
      return EXIT_FAILURE;
    }
  /* Paper is light. Setting the color scheme once avoids changing it for each board. */
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);

  printer = bgl_printer_parse (place, languages, &error);
  if (printer == NULL)
    {
      print_error (error);
      return EXIT_USAGE;
    }

  file = g_file_new_for_commandline_arg (output);
  if (!bgl_printer_export (printer, file, &error))
    {
      print_error (error);
      return EXIT_FAILURE;
    }

  return EXIT_SUCCESS;
}

static int
bgl_application_handle_local_options (GApplication *application,
                                      GVariantDict *options)
{
  const char *game, *place, *language = NULL, *output = NULL;

  g_variant_dict_lookup (options, "language", "&s", &language);
  g_variant_dict_lookup (options, "output", "^&ay", &output);

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("bungalow %s\n", PACKAGE_VERSION);
      return EXIT_SUCCESS;
    }

  if (g_variant_dict_lookup (options, "new-game", "&s", &game))
    return begin_new_game (application, game);

  if (g_variant_dict_lookup (options, "rules", "&s", &place))
    return open_rules (application, place, language);

  if (g_variant_dict_lookup (options, "print", "&s", &place))
    return print_rules (application, place, language, output);

  return G_APPLICATION_CLASS (bgl_application_parent_class)->handle_local_options (application, options);
}

static void
bgl_application_finalize (GObject *object)
{
  BglApplication *self = BGL_APPLICATION (object);

  for (guint i = 0; i < N_DIALOGS; i++)
    g_clear_weak_pointer (&self->dialogs[i]);
  g_clear_object (&self->search);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (bgl_application_parent_class)->finalize (object);
}

static void
bgl_application_class_init (BglApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = bgl_application_finalize;

  application_class->startup = bgl_application_startup;
  application_class->activate = bgl_application_activate;
  application_class->open = bgl_application_open;
  application_class->handle_local_options = bgl_application_handle_local_options;
  application_class->dbus_register = bgl_application_dbus_register;
  application_class->dbus_unregister = bgl_application_dbus_unregister;

  GTK_APPLICATION_CLASS (klass)->window_added = bgl_application_window_added;
}

static void
bgl_application_init (BglApplication *self)
{
  const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, _("Print the version"), NULL },
    { "new-game", 0, 0, G_OPTION_ARG_STRING, NULL, _("Set up a new game"), _("GAME") },
    { "rules", 0, 0, G_OPTION_ARG_STRING, NULL, _("Open the rulebook"), _("GAME[/RULE-ID]") },
    { "print", 0, 0, G_OPTION_ARG_STRING, NULL, _("Export the rulebook as a PDF file"), _("GAME[/summary]") },
    { "language", 0, 0, G_OPTION_ARG_STRING, NULL,
      _("Language of the rulebook; for --print, one or two, separated by a comma"), "en|fr|ru" },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, NULL, _("File to write"), _("FILE") },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
}

BglApplication *
bgl_application_new (void)
{
  BglApplication *self = g_object_new (BGL_TYPE_APPLICATION,
                                       "application-id", APPLICATION_ID,
                                       "flags", G_APPLICATION_HANDLES_OPEN,
                                       NULL);

  /* GTK would add the icons there at the start, see bgl_board_styles_add_icons (). */
  g_application_set_resource_base_path (G_APPLICATION (self), NULL);

  return self;
}
