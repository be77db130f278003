/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The translations of one language: a file that msgfmt has compiled. It is checked completely before it is used, so that
 * a damaged one is an error and nothing worse.
 *
 * A key is the English text, or its context, the character \004, and the text. Everything that is found belongs to the
 * catalog.
 */
typedef struct _BglCatalog BglCatalog;

BglCatalog *bgl_catalog_new         (GBytes           *bytes,
                                     GError          **error);
/* Without translations: the language of the program itself, which is English. */
BglCatalog *bgl_catalog_new_empty   (void);
void        bgl_catalog_free        (BglCatalog       *self);
/* The translation, or NULL. */
const char *bgl_catalog_find        (const BglCatalog *self,
                                     const char       *key);
/* The form of the translation for a number, or NULL. The key is that of the singular. */
const char *bgl_catalog_find_plural (const BglCatalog *self,
                                     const char       *key,
                                     gulong            n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglCatalog, bgl_catalog_free)

G_END_DECLS
