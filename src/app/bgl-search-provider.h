/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BGL_TYPE_SEARCH_PROVIDER (bgl_search_provider_get_type ())

G_DECLARE_FINAL_TYPE (BglSearchProvider, bgl_search_provider, BGL, SEARCH_PROVIDER, GObject)

/*
 * Answers the search of the desktop with games and with places of the rulebook, in the desktop's language,
 * over the interface org.gnome.Shell.SearchProvider2. A result is "game:ID" or a bungalow: link. What is
 * chosen is done by the commands of the group: new-game (s), rules (ss), search (s).
 */
BglSearchProvider *bgl_search_provider_new      (GActionGroup       *actions);

gboolean           bgl_search_provider_export   (BglSearchProvider  *self,
                                                 GDBusConnection    *connection,
                                                 const char         *object_path,
                                                 GError            **error);
void               bgl_search_provider_unexport (BglSearchProvider  *self);

/* The results that have all of the words, games first; ends with NULL. */
char             **bgl_search_provider_find     (BglSearchProvider  *self,
                                                 const char *const  *terms);
/* What is shown of a result: a dictionary a{sv}, floating; NULL for one that is not there. */
GVariant          *bgl_search_provider_describe (BglSearchProvider  *self,
                                                 const char         *result);

G_END_DECLS
