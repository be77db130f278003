/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BGL_TYPE_SEARCH_PROVIDER (bgl_search_provider_get_type ())

G_DECLARE_FINAL_TYPE (BglSearchProvider, bgl_search_provider, BGL, SEARCH_PROVIDER, GObject)

/*
 * Answers desktop searches with games and places of the rulebook, in the desktop's language, over the interface
 * org.gnome.Shell.SearchProvider2. A result is "game:ID" or a bungalow: link. Choosing a result activates an action of
 * the group: new-game (s), rules (ss), or search (s). The group must outlive the provider.
 */
BglSearchProvider *bgl_search_provider_new      (GActionGroup       *actions);

gboolean           bgl_search_provider_export   (BglSearchProvider  *self,
                                                 GDBusConnection    *connection,
                                                 const char         *object_path,
                                                 GError            **error);
void               bgl_search_provider_unexport (BglSearchProvider  *self);

/* The results that contain all of the words, games first. Free with g_strfreev (). */
char             **bgl_search_provider_find     (BglSearchProvider  *self,
                                                 const char *const  *terms);
/* The description of a result: a floating dictionary a{sv}, or NULL if there is no such result. */
GVariant          *bgl_search_provider_describe (BglSearchProvider  *self,
                                                 const char         *result);

G_END_DECLS
