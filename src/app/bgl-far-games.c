/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-far-games.h"

#include <string.h>

#include "engine/bgl-file.h"
#include "net/bgl-verify.h"

#define SUFFIX ".state"

struct _BglFarGames
{
  GObject     parent_instance;

  BglStore   *store;
  char       *folder;
  GListStore *games;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_STARTED,
  SIGNAL_TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GType
bgl_far_games_get_item_type (GListModel *model)
{
  return BGL_TYPE_FAR_GAME;
}

static guint
bgl_far_games_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (BGL_FAR_GAMES (model)->games));
}

static gpointer
bgl_far_games_get_item (GListModel *model,
                        guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (BGL_FAR_GAMES (model)->games), position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = bgl_far_games_get_item_type;
  iface->get_n_items = bgl_far_games_get_n_items;
  iface->get_item = bgl_far_games_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (BglFarGames, bgl_far_games, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* The record of a finished game, under a name that follows from its table, so that it is saved only once. */
static void
save_finished (BglFarGames *self,
               BglFarGame  *game)
{
  g_autoptr (GFile) new_file = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *text = NULL;

  /* What has not been sent may not be signed yet. */
  if (bgl_far_game_get_phase (game) != BGL_FAR_PHASE_OVER || bgl_far_game_is_watching (game) ||
      !bgl_distance_is_sent (bgl_far_game_get_distance (game)))
    return;

  new_file = bgl_store_new_file (self->store, bgl_far_game_get_rules (game)->id);
  folder = g_file_get_parent (new_file);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, bgl_far_game_get_code (game), -1);
  sum[8] = '\0';
  name = g_strdup_printf ("%s-at-a-distance-%s.bungalow", bgl_far_game_get_rules (game)->id, sum);
  file = g_file_get_child (folder, name);
  if (g_file_query_exists (file, NULL))
    return;

  text = bgl_verify_format (bgl_far_game_get_session (game));
  g_file_make_directory_with_parents (folder, NULL, NULL);
  bgl_file_replace (file, text, strlen (text), NULL);
}

static void
changed_cb (BglFarGames *self,
            BglFarGame  *game)
{
  save_finished (self, game);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0, game);
}

static void
started_cb (BglFarGames *self,
            BglFarGame  *game)
{
  g_signal_emit (self, signals[SIGNAL_STARTED], 0, game);
}

static void
told_cb (BglFarGames *self,
         const char  *sentence,
         gboolean     brief,
         BglFarGame  *game)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, game, sentence, brief);
}

static void
items_changed_cb (BglFarGames *self,
                  guint        position,
                  guint        removed,
                  guint        added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

static void
bgl_far_games_dispose (GObject *object)
{
  BglFarGames *self = BGL_FAR_GAMES (object);

  for (guint i = 0; self->games != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr (BglFarGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      g_signal_handlers_disconnect_by_data (game, self);
      bgl_far_game_disconnect (game);
    }
  g_clear_object (&self->games);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (bgl_far_games_parent_class)->dispose (object);
}

static void
bgl_far_games_finalize (GObject *object)
{
  g_free (BGL_FAR_GAMES (object)->folder);

  G_OBJECT_CLASS (bgl_far_games_parent_class)->finalize (object);
}

static void
bgl_far_games_class_init (BglFarGamesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bgl_far_games_dispose;
  object_class->finalize = bgl_far_games_finalize;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  BGL_TYPE_FAR_GAME);
  signals[SIGNAL_STARTED] =
    g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  BGL_TYPE_FAR_GAME);
  signals[SIGNAL_TOLD] =
    g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                  BGL_TYPE_FAR_GAME, G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
bgl_far_games_init (BglFarGames *self)
{
  self->folder = g_build_filename (g_get_user_data_dir (), "bungalow", "distance", NULL);
  self->games = g_list_store_new (BGL_TYPE_FAR_GAME);
  g_signal_connect_object (self->games, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
}

BglFarGames *
bgl_far_games_new (BglStore *store)
{
  BglFarGames *self;

  g_return_val_if_fail (BGL_IS_STORE (store), NULL);

  self = g_object_new (BGL_TYPE_FAR_GAMES, NULL);
  self->store = g_object_ref (store);

  return self;
}

static BglFarGame *
find_path (BglFarGames *self,
           const char  *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr (BglFarGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      if (g_strcmp0 (bgl_far_game_get_path (game), path) == 0)
        return game;
    }

  return NULL;
}

/* Takes the game, which may be NULL. */
static BglFarGame *
add (BglFarGames *self,
     BglFarGame  *game)
{
  g_autoptr (BglFarGame) owned = game;

  if (game == NULL)
    return NULL;

  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "started", G_CALLBACK (started_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_list_store_insert (self->games, 0, game);

  return game;
}

void
bgl_far_games_load (BglFarGames *self)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_if_fail (BGL_IS_FAR_GAMES (self));

  dir = g_dir_open (self->folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      /* A file that cannot be read stays where it is. */
      if (g_str_has_suffix (name, SUFFIX) && find_path (self, path) == NULL)
        add (self, bgl_far_game_load (path, NULL));
    }
}

/* A new name. The secret of the table must not be in it. */
static char *
make_path (BglFarGames *self)
{
  g_autofree char *name = g_strdup_printf ("%08x%08x" SUFFIX, g_random_int (), g_random_int ());

  g_mkdir_with_parents (self->folder, 0700);

  return g_build_filename (self->folder, name, NULL);
}

BglFarGame *
bgl_far_games_host (BglFarGames  *self,
                    BglRecord    *record,
                    guint         seat,
                    const char   *name,
                    BglBroker    *broker,
                    GError      **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BGL_IS_FAR_GAMES (self), NULL);

  path = make_path (self);

  return add (self, bgl_far_game_host (path, record, seat, name, broker, error));
}

static BglFarGame *
find_code (BglFarGames *self,
           const char  *code)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr (BglFarGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      if (g_str_equal (bgl_far_game_get_code (game), code))
        return game;
    }

  return NULL;
}

BglFarGame *
bgl_far_games_join (BglFarGames  *self,
                    const char   *text,
                    const char   *name,
                    BglBroker    *broker,
                    gboolean      watch,
                    GError      **error)
{
  g_autoptr (BglBroker) owned = broker;
  g_autoptr (BglInvitation) invitation = NULL;
  g_autofree char *path = NULL;
  BglFarGame *game;

  g_return_val_if_fail (BGL_IS_FAR_GAMES (self), NULL);

  invitation = bgl_invitation_parse (text, error);
  if (invitation == NULL)
    return NULL;

  game = find_code (self, invitation->code);
  if (game != NULL)
    return game;

  path = watch ? NULL : make_path (self);

  /* The link says where its broker is. */
  return add (self, bgl_far_game_join (path, text, name, invitation->broker == NULL ? g_steal_pointer (&owned) : NULL,
                                       error));
}

BglFarGame *
bgl_far_games_find (BglFarGames *self,
                    BglTable    *table)
{
  g_return_val_if_fail (BGL_IS_FAR_GAMES (self), NULL);

  for (guint i = 0; table != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr (BglFarGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      if (bgl_far_game_get_table (game) == table)
        return game;
    }

  return NULL;
}

void
bgl_far_games_remove (BglFarGames *self,
                      BglFarGame  *game)
{
  guint position;

  g_return_if_fail (BGL_IS_FAR_GAMES (self));
  g_return_if_fail (BGL_IS_FAR_GAME (game));

  if (!g_list_store_find (self->games, game, &position))
    return;

  g_signal_handlers_disconnect_by_data (game, self);
  bgl_far_game_leave (game);
  g_list_store_remove (self->games, position);
}

void
bgl_far_games_connect_all (BglFarGames *self)
{
  g_return_if_fail (BGL_IS_FAR_GAMES (self));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->games)); i++)
    {
      g_autoptr (BglFarGame) game = g_list_model_get_item (G_LIST_MODEL (self->games), i);

      bgl_far_game_connect (game);
    }
}
