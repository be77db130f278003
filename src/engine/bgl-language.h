/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "bgl-catalog.h"

G_BEGIN_DECLS

/*
 * Text is in the language of the user, unless a catalog has been entered:
 *
 *   g_auto (BglLanguage) language = bgl_language_enter (bgl_catalog_get ("fr"));
 *
 * From there to the end of the block, all text on this thread is French, whatever the locale is. The rulebook does this
 * for its pages, because a page can be read in a language other than that of the user.
 *
 * Code that creates text later, such as the board of an example, remembers bgl_catalog_get_current () when it is
 * created and enters that catalog again. bgl_language_connect () does so for a signal handler.
 */
typedef struct
{
  const BglCatalog *before;
} BglLanguage;

BglLanguage       bgl_language_enter      (const BglCatalog *catalog);
void              bgl_language_leave      (BglLanguage      *self);
/* Like g_signal_connect_object () with G_CONNECT_SWAPPED. The handler runs in the current language of this call. */
gulong            bgl_language_connect    (gpointer          instance,
                                           const char       *signal,
                                           GCallback         callback,
                                           gpointer          object);

/* The catalog of a language such as “en” or “fr” (transfer none), which is never freed. NULL if there are no
 * translations, which stands for the language of the user. */
const BglCatalog *bgl_catalog_get         (const char       *language);
/* The catalog that has been entered (transfer none), or NULL for the language of the user. */
const BglCatalog *bgl_catalog_get_current (void);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BglLanguage, bgl_language_leave)

G_END_DECLS
