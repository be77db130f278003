/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-board-styles.h"

#include <adwaita.h>
#include <math.h>

#include "bgl-board-resources.h"
#include "bgl-compat.h"
#include "bgl-game-resources.h"
#include "bgl-game-ui.h"

#define RESOURCE_FOLDER "/io/github/bungalow_games/Bungalow/"

static double
linearize (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

/* Relative luminance as WCAG defines it. */
static double
get_luminance (const GdkRGBA *color)
{
  return 0.2126 * linearize (color->red) + 0.7152 * linearize (color->green) + 0.0722 * linearize (color->blue);
}

/* Returns the letter color with the higher contrast, black or white. */
static const char *
get_letters (const char *ground)
{
  GdkRGBA color;
  double luminance;

  if (!gdk_rgba_parse (&color, ground))
    return "white";

  luminance = get_luminance (&color);

  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "white" : "black";
}

static void
update_cb (GtkCssProvider *provider)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autoptr (GString) css = g_string_new (NULL);
  const BglGameUi *const *uis;
  guint n_uis;

  uis = bgl_game_ui_list (&n_uis);
  for (guint i = 0; i < n_uis; i++)
    {
      const char *game = uis[i]->rules->id;
      const char *accent = uis[i]->accent[dark];

      g_string_append_printf (css,
                              ".%s button.suggested-action { background-color: %s; color: %s; }\n"
                              ".%s button.suggested-action:not(:hover):not(:active) { background-image: none; }\n"
                              ".%s seat-card.active { background-color: alpha(%s, 0.2);"
                              " box-shadow: inset 0 0 0 2px %s; }\n"
                              ".%s log-view .line.current, .%s browse-bar { background-color: alpha(%s, 0.2);"
                              " border-color: %s; }\n",
                              game, accent, get_letters (accent), game, game, accent, accent,
                              game, game, accent, accent);
    }

  bgl_compat_load_css (provider, css->str);
}

void
bgl_board_styles_register (void)
{
  static gsize registered = 0;

  if (g_once_init_enter (&registered))
    {
      bgl_board_register_resource ();
      bgl_game_register_resource ();
      g_once_init_leave (&registered, 1);
    }
}

void
bgl_board_styles_add_icons (void)
{
  static gsize added = 0;

  if (g_once_init_enter (&added))
    {
      gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                        RESOURCE_FOLDER "icons");
      g_once_init_leave (&added, 1);
    }
}

static void
add_provider (GdkDisplay     *display,
              GtkCssProvider *provider)
{
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
add_sheet (GdkDisplay *display,
           const char *folder)
{
  g_autofree char *path = g_strconcat (RESOURCE_FOLDER, folder, "/style.css", NULL);
  g_autoptr (GtkCssProvider) provider = NULL;

  /* A game need not have a style sheet. */
  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return;

  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, path);
  add_provider (display, provider);
}

void
bgl_board_styles_install (GdkDisplay *display)
{
  g_autoptr (GtkCssProvider) provider = NULL;
  const BglGameUi *const *uis;
  guint n_uis;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  bgl_board_styles_register ();
  add_sheet (display, "board");
  uis = bgl_game_ui_list (&n_uis);
  for (guint i = 0; i < n_uis; i++)
    add_sheet (display, uis[i]->rules->id);

  provider = gtk_css_provider_new ();
  update_cb (provider);
  add_provider (display, provider);
  g_signal_connect_object (adw_style_manager_get_for_display (display), "notify::dark",
                           G_CALLBACK (update_cb), provider, G_CONNECT_SWAPPED);
}
