/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>
#include <libintl.h>
#include <string.h>

#include "bgl-catalog.h"

G_BEGIN_DECLS

/*
 * Translations, in place of <glib/gi18n-lib.h>. Words are in the language of the user, unless a catalog has been entered:
 *
 *   g_auto (BglLanguage) language = bgl_language_enter (bgl_catalog_get ("fr"));
 *
 * From there to the end of the block everything on this thread is French, whatever the locale is. The rulebook does this
 * for what belongs to its pages, because a page can be read in another language than that of the user.
 *
 * What speaks later, such as the board of an example, remembers bgl_catalog_get_current () when it is created and enters
 * it again. bgl_language_keep () does so for a closure.
 */

#define _(String)            bgl_gettext (String)
#define N_(String)           (String)
#define C_(Context, String)  bgl_pgettext (Context "\004" String, strlen (Context) + 1)
#define NC_(Context, String) (String)

#undef ngettext
#define ngettext(Singular, Plural, N) bgl_ngettext (Singular, Plural, N)

const char *bgl_gettext   (const char *text) G_GNUC_FORMAT (1);
const char *bgl_ngettext  (const char *singular,
                           const char *plural,
                           gulong      n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);
/* The key of a catalog, and where the text begins in it. */
const char *bgl_pgettext  (const char *key,
                           gsize       offset) G_GNUC_FORMAT (1);
/* For texts that are marked with NC_ (). */
const char *bgl_pgettext2 (const char *context,
                           const char *text) G_GNUC_FORMAT (2);

typedef struct
{
  const BglCatalog *before;
} BglLanguage;

/* For programs: sets the locale, and finds the translations for the language of the user. */
void              bgl_i18n_init           (void);

/* The catalog of a language such as “en” or “fr”, which is there for as long as the program runs. NULL, which is the
 * language of the user, if there are no translations. */
const BglCatalog *bgl_catalog_get         (const char       *language);
/* The catalog that has been entered, or NULL for the language of the user. */
const BglCatalog *bgl_catalog_get_current (void);

BglLanguage       bgl_language_enter      (const BglCatalog *catalog);
void              bgl_language_leave      (BglLanguage      *language);
/* Whatever the closure calls has the language that is spoken now. */
void              bgl_language_keep       (GClosure         *closure);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BglLanguage, bgl_language_leave)

G_END_DECLS
