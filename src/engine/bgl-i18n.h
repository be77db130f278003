/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <libintl.h>
#include <string.h>

#include "bgl-language.h"

G_BEGIN_DECLS

/*
 * Translations into the language that is spoken, in place of <glib/gi18n-lib.h>, which only knows that of the user.
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

/* For programs: sets the locale, and finds the translations for the language of the user. */
void        bgl_i18n_init (void);

G_END_DECLS
