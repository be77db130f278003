/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sound.h"

#define RESOURCE_FOLDER "/io/github/bungalow_games/Bungalow/sounds"

struct _BglSound
{
  GObject              parent_instance;

  const BglGameUi *ui;
  const char      *due;      /* the most important sound of the current move so far */
  int              rank;     /* the index of its event in the table of the game, or -1 */
  guint            play_id;
  GHashTable      *streams;  /* name of a sound → GtkMediaStream */
};

enum
{
  SIGNAL_PLAYED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static double volume = 1;

G_DEFINE_FINAL_TYPE (BglSound, bgl_sound, G_TYPE_OBJECT)

/* A stream is created when it is first played, because creating the first one takes long, and many people play
 * without sound. */
static GtkMediaStream *
get_stream (BglSound   *self,
            const char *name)
{
  GtkMediaStream *stream = g_hash_table_lookup (self->streams, name);

  if (stream == NULL)
    {
      g_autofree char *path = g_strdup_printf (RESOURCE_FOLDER "/%s.wav", name);

      stream = gtk_media_file_new_for_resource (path);
      g_hash_table_insert (self->streams, (gpointer) name, stream);
    }

  return stream;
}

static gboolean
play_cb (gpointer user_data)
{
  BglSound *self = user_data;
  const char *name = g_steal_pointer (&self->due);
  GtkMediaStream *stream;
  GHashTableIter iter;

  self->play_id = 0;
  if (volume <= 0)
    return G_SOURCE_REMOVE;

  /* Play only one sound at a time. */
  g_hash_table_iter_init (&iter, self->streams);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &stream))
    if (gtk_media_stream_get_playing (stream))
      gtk_media_stream_pause (stream);

  g_signal_emit (self, signals[SIGNAL_PLAYED], 0, name);

  /* Without a device, or without a backend that can play, the stream has an error and stays silent. */
  stream = get_stream (self, name);
  gtk_media_stream_set_volume (stream, volume);
  if (gtk_media_stream_is_seekable (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);

  return G_SOURCE_REMOVE;
}

static void
event_cb (BglSound *self,
          BglEvent *event)
{
  const BglEventSound *sounds = self->ui->sounds;

  for (int i = 0; sounds != NULL && sounds[i].name != NULL; i++)
    if (sounds[i].event == event->type && (self->due == NULL || i > self->rank))
      {
        self->due = sounds[i].name;
        self->rank = i;
      }
}

/* Play the sound after the move has been shown, because creating the first stream would delay its frame. */
static void
moved_cb (BglSound *self)
{
  if (self->due != NULL && self->play_id == 0)
    self->play_id = g_idle_add_full (G_PRIORITY_LOW, play_cb, self, NULL);
}

void
bgl_sound_play (BglSound   *self,
                const char *name)
{
  g_return_if_fail (BGL_IS_SOUND (self));
  g_return_if_fail (name != NULL);

  self->due = g_intern_string (name);
  self->rank = -1;
  moved_cb (self);
}

static void
bgl_sound_finalize (GObject *object)
{
  BglSound *self = BGL_SOUND (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
  g_hash_table_unref (self->streams);

  G_OBJECT_CLASS (bgl_sound_parent_class)->finalize (object);
}

static void
bgl_sound_class_init (BglSoundClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_sound_finalize;

  signals[SIGNAL_PLAYED] =
    g_signal_new ("played", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bgl_sound_init (BglSound *self)
{
  self->streams = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
}

BglSound *
bgl_sound_new (void)
{
  return g_object_new (BGL_TYPE_SOUND, NULL);
}

void
bgl_sound_follow (BglSound        *self,
                  const BglGameUi *ui,
                  BglTable        *table)
{
  BglGame *game;

  g_return_if_fail (BGL_IS_SOUND (self));
  g_return_if_fail (ui != NULL);
  g_return_if_fail (BGL_IS_TABLE (table));

  self->ui = ui;
  game = bgl_table_get_game (table);
  g_signal_connect_object (game, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}

void
bgl_sound_set_volume (double new_volume)
{
  volume = new_volume;
}
