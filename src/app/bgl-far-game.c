/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-far-game.h"

#include "board/bgl-words.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"
#include "net/bgl-state-file.h"

/* How long the connection may take to send the last messages when it is no longer needed, in milliseconds. */
#define PATIENCE 2000

struct _BglFarGame
{
  GObject        parent_instance;

  char          *path;       /* NULL if it is not stored */
  BglInvitation *invitation;
  BglDistance   *distance;
  gboolean       watching;
  gboolean       connecting;
  gboolean       online;
  guint          present;    /* a mask of the seats whose players are connected */
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

/* The name of a seat in a sentence. */
static char *
get_label (BglFarGame *self,
           guint       seat)
{
  BglTable *table = bgl_far_game_get_table (self);
  g_autofree char *name = NULL;

  if (table != NULL && seat >= 1 && seat <= bgl_far_game_get_n_seats (self))
    return g_strdup (bgl_seat_get_name (bgl_table_get_seat (table, seat)));

  name = seat > 0 ? bgl_far_game_get_name (self, seat) : NULL;

  return name != NULL ? g_steal_pointer (&name) : g_strdup_printf (_("Player %u"), seat);
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

      if (bgl_seat_get_remote (player) && !bgl_seat_is_bot (player) && !bgl_far_game_is_present (self, seat))
        /* Translators: the player is not connected now. It stands after the name. */
        remark = C_("player", "away");
      bgl_seat_set_remark (player, remark);
    }
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
  guint before = self->present;
  g_autofree char *name = get_label (self, seat);
  g_autofree char *sentence = NULL;

  if (present)
    self->present |= 1u << (seat - 1);
  else
    self->present &= ~(1u << (seat - 1));
  if (self->present == before)
    return;

  changed_cb (self);
  /* Translators: %s is a player at a table at a distance. */
  sentence = present ? g_strdup_printf (_("%s is here."), name)
                     /* Translators: %s is a player at a table at a distance. */
                     : g_strdup_printf (_("%s is away."), name);
  if (bgl_far_game_get_phase (self) != BGL_FAR_PHASE_OVER)
    tell (self, sentence, TRUE);
}

static void
online_cb (BglFarGame *self,
           gboolean    online)
{
  self->online = online;
  g_clear_pointer (&self->failure, g_free);
  if (!online)
    self->present = 0;
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
  g_autofree char *name = get_label (self, seat);
  g_autofree char *sentence = NULL;

  switch ((BglNewsKind) kind)
    {
    case BGL_NEWS_SEATED:
      /* Translators: %s is a player at a table at a distance. */
      sentence = g_strdup_printf (_("%s has joined."), name);
      break;
    case BGL_NEWS_STARTED:
      return;
    case BGL_NEWS_FORFEITED:
      /* Translators: all players determine the dice together, but this one did not respond. %s is the player. */
      sentence = g_strdup_printf (_("%s did not respond in time and had no part in this roll."), name);
      break;
    case BGL_NEWS_REFUSED:
      sentence = g_strdup (_("A message that does not fit the game was ignored."));
      break;
    case BGL_NEWS_ILLEGAL:
      /* Translators: %s is a player at a table at a distance. */
      sentence = g_strdup_printf (_("A move of %s is not allowed and was ignored."), name);
      break;
    case BGL_NEWS_TOO_FAST:
      /* Translators: %s is a player at a table at a distance. A call is a word that one shouts in the game. */
      sentence = g_strdup_printf (_("A call of %s was too fast to be true and was ignored."), name);
      break;
    default:
      return;
    }

  tell (self, sentence, FALSE);
}

static void
bgl_far_game_dispose (GObject *object)
{
  BglFarGame *self = BGL_FAR_GAME (object);

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
  bgl_distance_stop (self->distance, PATIENCE);
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
  BglRecord *record;
  int turn;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  session = bgl_far_game_get_session (self);
  game = bgl_session_get_game (session);
  record = bgl_session_get_table (session);
  turn = game != NULL ? bgl_game_get_turn (game) : BGL_TURN_OVER;

  /* The host plays for bots, too. */
  return turn > 0 && bgl_session_is_own_seat (session, (guint) turn) &&
         bgl_seat_get_tag_level (bgl_record_get_seat (record, (guint) turn)) == NULL;
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

/* The share of whoever has that seat, but not of the host for the seats of bots; NULL if there is none. */
static BglShare *
find_holder (BglFarGame *self,
             guint       seat)
{
  GPtrArray *shares = bgl_session_get_shares (bgl_far_game_get_session (self));

  for (guint i = 0; i < shares->len; i++)
    {
      BglShare *share = g_ptr_array_index (shares, i);

      if (bgl_session_find_seat (bgl_far_game_get_session (self), share->fingerprint) == seat)
        return share;
    }

  return NULL;
}

static const char *
get_tag (BglFarGame *self,
         guint       seat)
{
  BglRecord *record = bgl_session_get_table (bgl_far_game_get_session (self));

  return record != NULL ? bgl_record_get_seat (record, seat) : NULL;
}

gboolean
bgl_far_game_is_taken (BglFarGame *self,
                       guint       seat)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);

  return bgl_seat_get_tag_level (get_tag (self, seat)) != NULL || find_holder (self, seat) != NULL;
}

gboolean
bgl_far_game_is_present (BglFarGame *self,
                         guint       seat)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), FALSE);
  g_return_val_if_fail (seat >= 1 && seat <= BGL_MAX_SEATS, FALSE);

  return (self->present & (1u << (seat - 1))) != 0;
}

char *
bgl_far_game_get_name (BglFarGame *self,
                       guint       seat)
{
  const BglEntry *claim;
  BglShare *holder;
  g_autoptr (BglSeat) player = NULL;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  if (!bgl_far_game_is_taken (self, seat))
    return NULL;

  holder = bgl_seat_get_tag_level (get_tag (self, seat)) == NULL ? find_holder (self, seat) : NULL;
  claim = holder != NULL ? bgl_share_find_first (holder, BGL_ENTRY_CLAIM) : NULL;
  player = bgl_seat_new_from_tag (seat, claim != NULL ? claim->text : get_tag (self, seat));

  return g_strdup (bgl_seat_get_name (player));
}

/* The others at the table, or everybody if one only watches. */
static char *
list_names (BglFarGame *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 1; seat <= bgl_far_game_get_n_seats (self); seat++)
    {
      gboolean own = bgl_session_is_own_seat (bgl_far_game_get_session (self), seat);
      char *name = own && bgl_seat_get_tag_level (get_tag (self, seat)) == NULL ? NULL
                                                                                : bgl_far_game_get_name (self, seat);

      if (name != NULL)
        g_ptr_array_add (names, name);
    }
  g_ptr_array_add (names, NULL);

  return bgl_words_list ((const char *const *) names->pdata);
}

static char *
describe_turn (BglFarGame *self)
{
  BglGame *game = bgl_session_get_game (bgl_far_game_get_session (self));
  g_autofree char *name = NULL;
  int turn;

  if (game == NULL)
    return g_strdup (_("Waiting for players"));
  if (bgl_far_game_is_your_turn (self))
    return g_strdup (_("Your turn"));

  turn = bgl_game_get_turn (game);
  if (turn == BGL_TURN_OVER)
    return g_strdup (_("The game is over"));
  if (turn == BGL_TURN_ANY)
    return g_strdup (_("Everybody at once"));
  if (turn == BGL_TURN_CHANCE)
    return g_strdup (_("Rolling or drawing"));

  name = get_label (self, (guint) turn);

  return g_strdup_printf (_("%s’s turn"), name);
}

char *
bgl_far_game_describe (BglFarGame *self)
{
  g_autofree char *names = NULL;
  g_autofree char *turn = NULL;

  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  names = list_names (self);
  turn = describe_turn (self);
  if (*names == '\0')
    return g_steal_pointer (&turn);

  /* Translators: a game at a distance: the others, and whose turn it is, such as “Anna and Boris · Your turn”. */
  return g_strdup_printf (_("%s · %s"), names, turn);
}

const char *
bgl_far_game_get_code (BglFarGame *self)
{
  g_return_val_if_fail (BGL_IS_FAR_GAME (self), NULL);

  return self->invitation->code;
}
