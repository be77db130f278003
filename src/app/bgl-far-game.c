/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-far-game-private.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"
#include "net/bgl-state-file.h"

/* How long the connection may take to send the last messages when it is no longer needed, in milliseconds. */
#define PATIENCE 2000
/* How long a phrase stands beside the name of its player, in seconds. */
#define SAID_SECONDS 8

struct _BglFarGame
{
  GObject        parent_instance;

  char          *path;       /* NULL if it is not stored */
  BglInvitation *invitation;
  BglDistance   *distance;
  gboolean       watching;
  gboolean       connecting;
  gboolean       online;
  const char    *said[BGL_MAX_SEATS]; /* the last phrases, by seat from 0 */
  guint          said_id;
  char          *failure;
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_STARTED,
  SIGNAL_TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglFarGame, bgl_far_game, G_TYPE_OBJECT)

static void
tell (BglFarGame *self,
      const char *sentence,
      gboolean    brief)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, sentence, brief);
}

/* What the cards of the seats say about the players. */
static void
update_remarks (BglFarGame *self)
{
  BglTable *table = bgl_far_game_get_table (self);

  for (guint seat = 1; table != NULL && seat <= bgl_far_game_get_n_seats (self); seat++)
    {
      BglSeat *player = bgl_table_get_seat (table, seat);
      const char *remark = NULL;

      switch (bgl_session_get_sitter (bgl_far_game_get_session (self), seat))
        {
        case BGL_SITTER_YOU:
          if (self->online && !bgl_distance_is_sent (self->distance))
            /* Translators: a move is on its way to the others. It stands after the name of the player. */
            remark = C_("player", "sending");
          break;
        case BGL_SITTER_AWAY:
          /* Translators: the player is not connected now. It stands after the name. */
          remark = C_("player", "away");
          break;
        case BGL_SITTER_LEFT:
          /* Translators: the player has left the table for good. It stands after the name. */
          remark = C_("player", "has left");
          break;
        case BGL_SITTER_NONE:
        case BGL_SITTER_BOT:
        case BGL_SITTER_HERE:
        default:
          break;
        }
      if (self->said[seat - 1] != NULL)
        remark = self->said[seat - 1];
      bgl_seat_set_remark (player, remark);
    }
}

/* A phrase stands beside the name for a while. */
static gboolean
unsay_cb (gpointer user_data)
{
  BglFarGame *self = user_data;

  self->said_id = 0;
  memset (self->said, 0, sizeof self->said);
  update_remarks (self);

  return G_SOURCE_REMOVE;
}

static void
say (BglFarGame *self,
     guint       seat,
     guint       phrase)
{
  if (seat < 1 || seat > BGL_MAX_SEATS || phrase >= BGL_N_PHRASES)
    return;

  self->said[seat - 1] = bgl_phrase_get_label (phrase);
  g_clear_handle_id (&self->said_id, g_source_remove);
  self->said_id = g_timeout_add_seconds (SAID_SECONDS, unsay_cb, self);
  update_remarks (self);
}

static void
changed_cb (BglFarGame *self)
{
  update_remarks (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
started_cb (BglFarGame *self)
{
  bgl_table_start (bgl_far_game_get_table (self));
  update_remarks (self);
  g_signal_emit (self, signals[SIGNAL_STARTED], 0);
}

static void
presence_cb (BglFarGame *self,
             guint       seat,
             gboolean    present)
{
  g_autofree char *name = bgl_far_game_get_name (self, seat);
  g_autofree char *sentence = NULL;

  changed_cb (self);
  if (name == NULL || bgl_far_game_get_phase (self) == BGL_FAR_PHASE_OVER)
    return;

  /* Translators: %s is a player at a table at a distance. */
  sentence = present ? g_strdup_printf (_("%s is here."), name)
                     /* Translators: %s is a player at a table at a distance. */
                     : g_strdup_printf (_("%s is away."), name);
  tell (self, sentence, TRUE);
}

static void
online_cb (BglFarGame *self,
           gboolean    online)
{
  self->online = online;
  g_clear_pointer (&self->failure, g_free);
  changed_cb (self);
}

static void
failed_cb (BglFarGame *self,
           const char *reason)
{
  g_free (self->failure);
  self->failure = bgl_text_shorten (reason, BGL_TEXT_MESSAGE);
  self->connecting = FALSE;
  self->online = FALSE;
  changed_cb (self);
}

static void
news_cb (BglFarGame *self,
         guint       kind,
         guint       seat,
         guint       received)
{
  g_autofree char *sentence = bgl_far_game_describe_news (self, kind, seat, received);

  if (kind == BGL_NEWS_SAID)
    say (self, seat, received);
  if (sentence != NULL)
    tell (self, sentence, kind == BGL_NEWS_SAID);
}

static void
bgl_far_game_dispose (GObject *object)
{
  BglFarGame *self = BGL_FAR_GAME (object);

  g_clear_handle_id (&self->said_id, g_source_remove);
  if (self->distance != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->distance, self);
      bgl_far_game_disconnect (self);
    }
  g_clear_object (&self->distance);

  G_OBJECT_CLASS (bgl_far_game_parent_class)->dispose (object);
}

static void
bgl_far_game_finalize (GObject *object)
{
  BglFarGame *self = BGL_FAR_GAME (object);

  g_free (self->path);
  g_free (self->failure);
  g_clear_pointer (&self->invitation, bgl_invitation_free);

  G_OBJECT_CLASS (bgl_far_game_parent_class)->finalize (object);
}

static void
bgl_far_game_class_init (BglFarGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bgl_far_game_dispose;
  object_class->finalize = bgl_far_game_finalize;

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_STARTED] =
    g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOLD] =
    g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                  G_TYPE_STRING, G_TYPE_BOOLEAN);
}

static void
bgl_far_game_init (BglFarGame *self)
{
}

/* Takes the distance, which may be NULL after an error. */
static BglFarGame *
create (const char  *path,
        BglDistance *distance,
        gboolean     watching)
{
  BglFarGame *self;

  if (distance == NULL)
    return NULL;

  self = g_object_new (BGL_TYPE_FAR_GAME, NULL);
  self->path = g_strdup (path);
  self->distance = distance;
  self->watching = watching;
  self->invitation = bgl_invitation_parse (bgl_distance_get_invitation (distance), NULL);
  g_signal_connect_object (distance, "news", G_CALLBACK (news_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance, "presence", G_CALLBACK (presence_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance, "started", G_CALLBACK (started_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance, "online", G_CALLBACK (online_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (distance, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

BglFarGame *
bgl_far_game_host (const char  *path,
                   BglRecord   *record,
                   guint        seat,
                   const char  *name,
                   BglBroker   *broker,
                   GError     **error)
{
  const BglDistanceOptions options = { .broker = broker, .state = path, .name = name, .seat = seat, .level = -1 };

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (BGL_IS_RECORD (record), NULL);
  g_return_val_if_fail (broker != NULL, NULL);

  return create (path, bgl_distance_host (record, &options, error), FALSE);
}

BglFarGame *
bgl_far_game_join (const char  *path,
                   const char  *invitation,
                   const char  *name,
                   BglBroker   *broker,
                   GError     **error)
{
  const BglDistanceOptions options =
    { .broker = broker, .state = path, .name = name, .level = -1, .watch = path == NULL };

  g_return_val_if_fail (invitation != NULL, NULL);

  return create (path, bgl_distance_join (invitation, &options, error), path == NULL);
}

BglFarGame *
bgl_far_game_load (const char  *path,
                   GError     **error)
{
  BglStateFile state = { 0 };
  BglFarGame *self = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  if (bgl_state_file_load (&state, path, error))
    self = bgl_far_game_join (path, state.invitation, "", NULL, error);
  bgl_state_file_clear (&state);

  return self;
}

/* The connection */

/* The application must not end before the last messages have been sent. */
static void
hold_application (BglFarGame *self)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return;

  g_application_hold (application);
  g_signal_connect_object (self->distance, "stopped", G_CALLBACK (g_application_release), application,
                           G_CONNECT_SWAPPED);
}

void
bgl_far_game_connect (BglFarGame *self)
{
  g_return_if_fail (BGL_IS_FAR_GAME (self));

  if (self->connecting)
    return;

  self->connecting = TRUE;
  g_clear_pointer (&self->failure, g_free);
  bgl_distance_start (self->distance);
}

void
bgl_far_game_disconnect (BglFarGame *self)
{
  g_return_if_fail (BGL_IS_FAR_GAME (self));

  if (!self->connecting)
    return;

  self->connecting = FALSE;
  self->online = FALSE;
  hold_application (self);
  bgl_distance_stop (self->distance, PATIENCE);
}

/* The file is written until everything has been sent. */
static void
left_cb (BglDistance *distance,
         char        *path)
{
  g_unlink (path);
}

void
bgl_far_game_leave (BglFarGame *self)
{
  g_return_if_fail (BGL_IS_FAR_GAME (self));

  g_signal_handlers_disconnect_by_data (self->distance, self);
  if (self->path != NULL)
    {
      g_signal_connect_data (self->distance, "stopped", G_CALLBACK (left_cb), g_strdup (self->path),
                             (GClosureNotify) (void (*) (void)) g_free, 0);
      g_unlink (self->path);
    }
  if (self->connecting)
    {
      hold_application (self);
      bgl_distance_give_up (self->distance);
    }
  self->connecting = FALSE;
  self->online = FALSE;
}

gboolean
bgl_far_game_is_connecting (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  return self->connecting;
}

gboolean
bgl_far_game_is_online (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  return self->online;
}

const char *
bgl_far_game_get_failure (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  return self->failure;
}

/* The game */

const char *
bgl_far_game_get_path (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  return self->path;
}

BglDistance *
bgl_far_game_get_distance (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  return self->distance;
}

BglSession *
bgl_far_game_get_session (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  return bgl_distance_get_session (self->distance);
}

BglTable *
bgl_far_game_get_table (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  return bgl_distance_get_table (self->distance);
}

BglFarPhase
bgl_far_game_get_phase (BglFarGame *self)
{
  BglGame *game;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), BGL_FAR_PHASE_WAITING);

  game = bgl_session_get_game (bgl_far_game_get_session (self));
  if (game == NULL)
    return BGL_FAR_PHASE_WAITING;

  return bgl_game_is_over (game) ? BGL_FAR_PHASE_OVER : BGL_FAR_PHASE_PLAYING;
}

const BglRules *
bgl_far_game_get_rules (BglFarGame *self)
{
  BglRecord *record;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  record = bgl_session_get_table (bgl_far_game_get_session (self));

  return record != NULL ? bgl_record_get_rules (record) : NULL;
}

gboolean
bgl_far_game_is_host (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  return bgl_session_is_host (bgl_far_game_get_session (self));
}

gboolean
bgl_far_game_is_watching (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  return self->watching;
}

gboolean
bgl_far_game_is_your_turn (BglFarGame *self)
{
  BglSession *session;
  BglGame *game;
  int turn;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  session = bgl_far_game_get_session (self);
  game = bgl_session_get_game (session);
  turn = game != NULL ? bgl_game_get_turn (game) : BGL_TURN_OVER;

  return turn > 0 && bgl_session_get_sitter (session, (guint) turn) == BGL_SITTER_YOU;
}

/* The players */

guint
bgl_far_game_get_n_seats (BglFarGame *self)
{
  BglRecord *record;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), 0);

  record = bgl_session_get_table (bgl_far_game_get_session (self));

  return record != NULL ? bgl_record_get_n_seats (record) : 0;
}

gboolean
bgl_far_game_is_taken (BglFarGame *self,
                       guint       seat)
{
  BglRecord *record;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  record = bgl_session_get_table (bgl_far_game_get_session (self));

  return bgl_session_get_sitter (bgl_far_game_get_session (self), seat) != BGL_SITTER_NONE ||
         (record != NULL && bgl_seat_get_tag_level (bgl_record_get_seat (record, seat)) != NULL);
}

gboolean
bgl_far_game_is_present (BglFarGame *self,
                         guint       seat)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  return self->online && bgl_session_get_sitter (bgl_far_game_get_session (self), seat) == BGL_SITTER_HERE;
}

char *
bgl_far_game_get_name (BglFarGame *self,
                       guint       seat)
{
  BglTable *table;
  BglRecord *record;
  const char *name, *tag;
  g_autoptr (BglSeat) player = NULL;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  table = bgl_far_game_get_table (self);
  record = bgl_session_get_table (bgl_far_game_get_session (self));
  if (table != NULL)
    return g_strdup (bgl_seat_get_name (bgl_table_get_seat (table, seat)));
  if (record == NULL || !bgl_far_game_is_taken (self, seat))
    return NULL;

  name = bgl_session_get_name (bgl_far_game_get_session (self), seat);
  tag = bgl_record_get_seat (record, seat);
  player = bgl_seat_get_tag_level (tag) != NULL ? bgl_seat_new_from_tag (seat, tag)
                                                : bgl_seat_new_human (seat, *name != '\0' ? name : NULL);

  return g_strdup (bgl_seat_get_name (player));
}

const char *
bgl_far_game_get_code (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  return self->invitation->code;
}

BglRecord *
bgl_far_game_create_next (BglFarGame  *self,
                          guint       *seat,
                          BglBroker  **broker)
{
  BglSession *session;
  g_autoptr (BglTable) next = NULL;
  g_autoptr (BglRecord) record = NULL;
  g_autofree char *url = NULL;
  BglRecord *tags;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);
  g_return_val_if_fail (bgl_far_game_get_phase (self) == BGL_FAR_PHASE_OVER, NULL);

  session = bgl_far_game_get_session (self);
  next = bgl_table_new_next (bgl_far_game_get_table (self));
  record = bgl_table_to_record (next);
  tags = bgl_record_new ();
  bgl_record_add_tags (tags, record);

  /* People choose their names when they join. */
  *seat = 0;
  for (guint i = 1; i <= bgl_record_get_n_seats (tags); i++)
    {
      g_autofree char *tag = g_strdup_printf ("Seat%u", i);

      if (bgl_seat_get_tag_level (bgl_record_get_seat (tags, i)) == NULL)
        bgl_record_set_tag (tags, tag, NULL);
      if (bgl_session_get_sitter (session, i) == BGL_SITTER_YOU)
        *seat = i;
    }
  url = bgl_broker_to_string (self->invitation->broker);
  *broker = bgl_broker_parse (url, NULL);

  return tags;
}
