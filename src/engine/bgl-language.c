/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-language.h"

#include "bgl-catalogs-resources.h"

#define RESOURCE_ROOT "/io/github/bungalow_games/Bungalow/po"
/* The language of the texts in the source. */
#define SOURCE_LANGUAGE "en"

static _Thread_local const BglCatalog *current;

/* Catalogs */

/* Catalogs are compiled into the program, like the rulebook, because an installation may omit the files of languages
 * other than that of the user. */
static BglCatalog *
load (const char *language)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_ROOT "/%s.mo", language);
  g_autoptr (GBytes) bytes = NULL;

  if (g_str_equal (language, SOURCE_LANGUAGE))
    return bgl_catalog_new_empty ();

  g_resources_register (bgl_catalogs_get_resource ());
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return bytes != NULL ? bgl_catalog_new (bytes, NULL) : NULL;
}

const BglCatalog *
bgl_catalog_get (const char *language)
{
  static GMutex mutex;
  static GHashTable *catalogs;
  g_autoptr (GMutexLocker) locker = NULL;
  gpointer catalog;

  g_return_val_if_fail (language != NULL, NULL);

  locker = g_mutex_locker_new (&mutex);
  if (catalogs == NULL)
    catalogs = g_hash_table_new (g_str_hash, g_str_equal);
  if (!g_hash_table_lookup_extended (catalogs, language, NULL, &catalog))
    {
      catalog = load (language);
      g_hash_table_insert (catalogs, g_strdup (language), catalog);
    }

  return catalog;
}

/* The current language */

const BglCatalog *
bgl_catalog_get_current (void)
{
  return current;
}

BglLanguage
bgl_language_enter (const BglCatalog *catalog)
{
  const BglLanguage language = { .before = current };

  current = catalog;

  return language;
}

void
bgl_language_leave (BglLanguage *self)
{
  current = self->before;
}

static void
marshal_cb (GClosure     *closure,
            GValue       *result,
            guint         n_values,
            const GValue *values,
            gpointer      hint,
            gpointer      catalog)
{
  g_auto (BglLanguage) language = bgl_language_enter (catalog);

  g_cclosure_marshal_generic (closure, result, n_values, values, hint, NULL);
}

gulong
bgl_language_connect (gpointer    instance,
                      const char *signal,
                      GCallback   callback,
                      gpointer    object)
{
  GClosure *closure;

  g_return_val_if_fail (G_IS_OBJECT (object), 0);

  closure = g_cclosure_new_object_swap (callback, object);
  g_closure_set_meta_marshal (closure, (gpointer) current, marshal_cb);

  return g_signal_connect_closure (instance, signal, closure, FALSE);
}
