/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-analysis.h"
#include "bgl-file.h"
#include "bgl-i18n.h"
#include "bgl-store-private.h"
#include "bgl-text.h"

G_DEFINE_TYPE (BglStore, bgl_store, G_TYPE_OBJECT)

static void
bgl_store_finalize (GObject *object)
{
  BglStore *self = BGL_STORE (object);

  g_clear_object (&self->folder);
  g_clear_object (&self->entries);
  g_clear_object (&self->strays);
  g_clear_pointer (&self->hidden, g_ptr_array_unref);
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  g_clear_pointer (&self->damaged, g_strfreev);

  G_OBJECT_CLASS (bgl_store_parent_class)->finalize (object);
}

static void
bgl_store_class_init (BglStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_store_finalize;
}

static void
bgl_store_init (BglStore *self)
{
  self->entries = g_list_store_new (BGL_TYPE_SAVED_GAME);
  self->strays = g_list_store_new (BGL_TYPE_SAVED_GAME);
  self->hidden = g_ptr_array_new_with_free_func (g_object_unref);
  self->kept = g_ptr_array_new_with_free_func (g_object_unref);
  self->damaged = g_new0 (char *, 1);
}

BglStore *
bgl_store_new (GFile *folder)
{
  BglStore *self;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);

  self = g_object_new (BGL_TYPE_STORE, NULL);
  self->folder = g_object_ref (folder);

  return self;
}

BglStore *
bgl_store_new_default (void)
{
  g_autoptr (GFile) folder = g_file_new_build_filename (g_get_user_data_dir (), "bungalow", "games",
                                                        NULL);

  return bgl_store_new (folder);
}

/* Returns the first file name that does not exist yet: NAME, NAME-2, NAME-3 … */
static GFile *
find_free_file (GFile      *folder,
                const char *stem,
                const char *suffix)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strconcat (stem, suffix, NULL)
                                     : g_strdup_printf ("%s-%u%s", stem, i, suffix);
      g_autoptr (GFile) file = g_file_get_child (folder, name);
      g_autoptr (GFileInfo) info = NULL;
      g_autoptr (GError) error = NULL;

      info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS,
                                NULL, &error);
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
        return g_steal_pointer (&file);

      /* If the folder cannot be searched, use a unique name. */
      if (info == NULL)
        {
          g_autofree char *unique = g_uuid_string_random ();
          g_autofree char *other = g_strconcat (stem, "-", unique, suffix, NULL);

          return g_file_get_child (folder, other);
        }
    }
}

GFile *
bgl_store_new_file (BglStore   *self,
                    const char *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stem = NULL;
  g_autofree char *time = NULL;

  g_return_val_if_fail (BGL_IS_STORE (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  time = g_date_time_format (now, "%Y-%m-%d-%H%M%S");
  stem = g_strdup_printf ("%s-%s", game, time);

  return find_free_file (self->folder, stem, BGL_STORE_SUFFIX);
}

gboolean
bgl_store_owns (BglStore *self,
                GFile    *file)
{
  g_autoptr (GFile) parent = NULL;

  g_return_val_if_fail (BGL_IS_STORE (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  parent = g_file_get_parent (file);

  return parent != NULL && g_file_equal (parent, self->folder);
}

GFile *
bgl_store_set_aside (BglStore  *self,
                     GFile     *file,
                     GError   **error)
{
  g_autoptr (GFile) target = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (BGL_IS_STORE (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  /* Rename only files in the folder of the application, whatever path the settings contain. */
  if (!bgl_store_owns (self, file))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, g_strerror (EACCES));
      return NULL;
    }

  name = g_file_get_basename (file);
  target = find_free_file (self->folder, name, BGL_STORE_DAMAGED);

  if (!g_file_move (file, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return NULL;

  return g_steal_pointer (&target);
}

char *
bgl_store_get_reason (const GError *error)
{
  if (error->domain == BGL_RULE_ERROR)
    /* Translators: a line of a file, and what is wrong there, as a sentence. */
    return g_strdup_printf (_("Line %u: %s"), bgl_rule_error_get_line (error), error->message);

  return g_strdup (error->message);
}

GFile *
bgl_store_explain (BglStore  *self,
                   GFile     *file,
                   GError   **error)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = bgl_text_shorten (base, BGL_TEXT_QUOTE);
  g_autoptr (GFile) target = NULL;
  g_autofree char *target_base = NULL;
  g_autofree char *target_name = NULL;

  if ((*error)->domain != BGL_RULE_ERROR)
    {
      /* Translators: a file name; the reason follows. */
      g_prefix_error (error, _("The game “%s” cannot be read and was not changed: "), name);
      return NULL;
    }

  if ((*error)->code == BGL_RULE_ERROR_VERSION)
    {
      /* Translators: a file name; the reason follows. */
      g_prefix_error (error, _("The game “%s” needs another version of Bungalow and was not changed: "), name);
      return NULL;
    }

  target = bgl_store_set_aside (self, file, NULL);
  if (target == NULL)
    {
      g_prefix_error (error, _("%s, line %u: "), name, bgl_rule_error_get_line (*error));
      return NULL;
    }

  target_base = g_file_get_basename (target);
  target_name = bgl_text_shorten (target_base, BGL_TEXT_QUOTE);
  /* Translators: file name, its new name, line number; the reason follows. */
  g_prefix_error (error, _("The game “%s” is damaged and was set aside as “%s” (line %u): "),
                  name, target_name, bgl_rule_error_get_line (*error));

  return g_steal_pointer (&target);
}

BglRecord *
bgl_store_load (BglStore  *self,
                GFile     *file,
                GError   **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (GFile) aside = NULL;

  g_return_val_if_fail (BGL_IS_STORE (self), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  bgl_store_recover (file);
  record = bgl_store_read (file, TRUE, &local);
  if (record != NULL)
    return g_steal_pointer (&record);

  aside = bgl_store_explain (self, file, &local);
  g_propagate_error (error, g_steal_pointer (&local));

  return NULL;
}

GFile *
bgl_store_get_unfinished (BglStore   *self,
                          const char *game)
{
  g_return_val_if_fail (BGL_IS_STORE (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->entries)); i++)
    {
      /* The list holds another reference, so the file stays valid. */
      g_autoptr (BglSavedGame) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);

      if (bgl_saved_game_get_result (entry) == NULL && g_str_equal (bgl_saved_game_get_rules (entry)->id, game))
        return bgl_saved_game_get_file (entry);
    }

  return NULL;
}

GListModel *
bgl_store_get_entries (BglStore *self)
{
  g_return_val_if_fail (BGL_IS_STORE (self), NULL);

  return G_LIST_MODEL (self->entries);
}

GListModel *
bgl_store_get_strays (BglStore *self)
{
  g_return_val_if_fail (BGL_IS_STORE (self), NULL);

  return G_LIST_MODEL (self->strays);
}

static GListStore *
get_list (BglStore     *self,
          BglSavedGame *entry)
{
  return bgl_saved_game_get_kind (entry) == BGL_SAVED_GAME_GAME ? self->entries : self->strays;
}

/* The lists are sorted from the newest to the oldest. */
static void
insert_entry (BglStore     *self,
              BglSavedGame *entry)
{
  GListStore *list = get_list (self, entry);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  guint position;

  for (position = 0; position < n; position++)
    {
      g_autoptr (BglSavedGame) other = g_list_model_get_item (G_LIST_MODEL (list), position);

      if (bgl_saved_game_get_modified (other) <= bgl_saved_game_get_modified (entry))
        break;
    }

  g_list_store_insert (list, position, entry);
}

void
bgl_store_hide (BglStore     *self,
                BglSavedGame *entry)
{
  guint position;

  g_return_if_fail (BGL_IS_STORE (self));
  g_return_if_fail (BGL_IS_SAVED_GAME (entry));

  if (!g_list_store_find (get_list (self, entry), entry, &position))
    return;

  g_ptr_array_add (self->hidden, g_object_ref (entry));
  g_list_store_remove (get_list (self, entry), position);
}

void
bgl_store_show (BglStore     *self,
                BglSavedGame *entry)
{
  g_return_if_fail (BGL_IS_STORE (self));
  g_return_if_fail (BGL_IS_SAVED_GAME (entry));

  if (g_ptr_array_find (self->hidden, entry, NULL))
    {
      insert_entry (self, entry);
      g_ptr_array_remove (self->hidden, entry);
    }
}

gboolean
bgl_store_delete (BglStore      *self,
                  BglSavedGame  *entry,
                  GError       **error)
{
  g_autoptr (GFile) analysis = NULL;

  g_return_val_if_fail (BGL_IS_STORE (self), FALSE);
  g_return_val_if_fail (BGL_IS_SAVED_GAME (entry), FALSE);

  if (!g_ptr_array_find (self->hidden, entry, NULL))
    return TRUE;

  if (!g_file_delete (bgl_saved_game_get_file (entry), NULL, error))
    return FALSE;

  /* Most games have no analysis. */
  analysis = bgl_analysis_get_file (bgl_saved_game_get_file (entry));
  g_file_delete (analysis, NULL, NULL);

  g_ptr_array_remove (self->hidden, entry);

  return TRUE;
}

/* The original name of "NAME.bungalow.damaged" and "NAME.bungalow-2.damaged" is "NAME.bungalow". */
BglSavedGame *
bgl_store_put_back (BglStore      *self,
                    BglSavedGame  *entry,
                    GError       **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GFile) target = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autoptr (GError) local = NULL;
  BglSavedGame *back;
  gint64 modified;
  guint position;

  g_return_val_if_fail (BGL_IS_STORE (self), NULL);
  g_return_val_if_fail (BGL_IS_SAVED_GAME (entry), NULL);
  g_return_val_if_fail (bgl_saved_game_get_kind (entry) == BGL_SAVED_GAME_SET_ASIDE, NULL);

  name = g_file_get_basename (bgl_saved_game_get_file (entry));
  *g_strrstr (name, BGL_STORE_SUFFIX) = '\0';
  target = find_free_file (self->folder, name, BGL_STORE_SUFFIX);
  if (!g_file_move (bgl_saved_game_get_file (entry), target, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return NULL;

  g_ptr_array_add (self->kept, g_object_ref (target));
  modified = bgl_saved_game_get_modified (entry);
  if (g_list_store_find (self->strays, entry, &position))
    g_list_store_remove (self->strays, position);

  record = bgl_store_read (target, FALSE, &local);
  if (record != NULL)
    {
      back = bgl_saved_game_new (target, record, modified);
    }
  else
    {
      g_autofree char *reason = bgl_store_get_reason (local);

      back = bgl_saved_game_new_stray (target, BGL_SAVED_GAME_DAMAGED, reason, modified);
    }
  insert_entry (self, back);

  return back;
}

BglSavedGame *
bgl_store_import (BglStore   *self,
                  BglRecord  *record,
                  GError    **error)
{
  g_autoptr (GFile) target = NULL;
  g_autoptr (BglSavedGame) entry = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (BGL_IS_STORE (self), NULL);
  g_return_val_if_fail (BGL_IS_RECORD (record), NULL);

  text = bgl_record_to_string (record);
  target = bgl_store_new_file (self, bgl_record_get_rules (record)->id);
  g_mkdir_with_parents (g_file_peek_path (self->folder), 0777);
  if (!bgl_file_replace (target, text, strlen (text), error))
    return NULL;

  entry = bgl_saved_game_new (target, record, g_get_real_time ());
  insert_entry (self, entry);

  return g_steal_pointer (&entry);
}

const char *const *
bgl_store_get_damaged (BglStore *self)
{
  g_return_val_if_fail (BGL_IS_STORE (self), NULL);

  return (const char *const *) self->damaged;
}
