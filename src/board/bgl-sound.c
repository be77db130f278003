/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-sound.h"

#define RESOURCE_FOLDER "/io/github/bungalow_games/Bungalow/sounds"

/* From the least to the most important sound. Each move plays only the sound of its most important event. */
static const char *const names[] = {
  "pick", "tile", "rhomb", "dice", "go", "cough", "gone", "right", "wrong", "win",
};

struct _BglSound
{
  GObject         parent_instance;

  const BglGameUi  *ui;
  const char     *due;      /* the most important sound of the current move so far */
  guint           play_id;
  GtkMediaStream *streams[G_N_ELEMENTS (names)];
};

enum
{
  SIGNAL_PLAYED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static double volume = 1;

G_DEFINE_FINAL_TYPE (BglSound, bgl_sound, G_TYPE_OBJECT)

static int
get_weight (const char *name)
{
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], name))
      return (int) i;

  return -1;
}

const char *
bgl_sound_weigh (const char *first,
                 const char *second)
{
  return get_weight (second) > get_weight (first) ? second : first;
}

/* A stream is created when it is first played, because creating the first one takes long, and many people play
 * without sound. */
static GtkMediaStream *
get_stream (BglSound *self,
            int       index)
{
  if (self->streams[index] == NULL)
    {
      g_autofree char *path = g_strdup_printf (RESOURCE_FOLDER "/%s.wav", names[index]);

      self->streams[index] = gtk_media_file_new_for_resource (path);
    }

  return self->streams[index];
}

static gboolean
play_cb (gpointer user_data)
{
  BglSound *self = user_data;
  int index = get_weight (self->due);
  GtkMediaStream *stream;

  self->play_id = 0;
  self->due = NULL;
  if (index < 0 || volume <= 0)
    return G_SOURCE_REMOVE;

  /* Play only one sound at a time. */
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (self->streams[i] != NULL && gtk_media_stream_get_playing (self->streams[i]))
      gtk_media_stream_pause (self->streams[i]);

  g_signal_emit (self, signals[SIGNAL_PLAYED], 0, names[index]);

  /* Without a device, or without a backend that can play, the stream has an error and stays silent. */
  stream = get_stream (self, index);
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
  if (self->ui->sounds != NULL)
    self->due = bgl_sound_weigh (self->due, self->ui->sounds[event->type]);
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
  g_return_if_fail (get_weight (name) >= 0);

  self->due = bgl_sound_weigh (self->due, names[get_weight (name)]);
  moved_cb (self);
}

static void
bgl_sound_finalize (GObject *object)
{
  BglSound *self = BGL_SOUND (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_clear_object (&self->streams[i]);

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
}

BglSound *
bgl_sound_new (void)
{
  return g_object_new (BGL_TYPE_SOUND, NULL);
}

void
bgl_sound_follow (BglSound      *self,
                  const BglGameUi *ui,
                  BglTable      *table)
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
