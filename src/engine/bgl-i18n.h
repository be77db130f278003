/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <libintl.h>
#include <string.h>

#include "bgl-language.h"

G_BEGIN_DECLS

/*
 * Translates into the current language of the thread, unlike <glib/gi18n-lib.h>, which always uses that of the user.
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
/* Takes the key in a catalog, and the offset of the text in that key. */
const char *bgl_pgettext  (const char *key,
                           gsize       offset) G_GNUC_FORMAT (1);
/* For texts that are marked with NC_ (). */
const char *bgl_pgettext2 (const char *context,
                           const char *text) G_GNUC_FORMAT (2);

/* For main (): sets the locale, and binds the translations for the language of the user. */
void        bgl_i18n_init (void);

G_END_DECLS
