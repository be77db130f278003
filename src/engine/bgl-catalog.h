/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The translations of one language, from a file compiled by msgfmt. The file is checked completely before it is used,
 * so that a damaged file only causes an error.
 *
 * A key is the English text, or its context, the character \004, and the text. Strings that are found are owned by the
 * catalog.
 */
typedef struct _BglCatalog BglCatalog;

BglCatalog *bgl_catalog_new         (GBytes           *bytes,
                                     GError          **error);
/* Creates a catalog without translations, for English, which is the language of the source. */
BglCatalog *bgl_catalog_new_empty   (void);
void        bgl_catalog_free        (BglCatalog       *self);
/* Returns the translation (transfer none), or NULL. */
const char *bgl_catalog_find        (const BglCatalog *self,
                                     const char       *key);
/* Returns the plural form of the translation for a number (transfer none), or NULL. The key is that of the singular. */
const char *bgl_catalog_find_plural (const BglCatalog *self,
                                     const char       *key,
                                     gulong            n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglCatalog, bgl_catalog_free)

G_END_DECLS
