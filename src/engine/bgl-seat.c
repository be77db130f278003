/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-i18n.h"
#include "bgl-seat.h"
#include "bgl-text.h"

#define BOT_PREFIX "bot:"

struct _BglSeat
{
  GObject  parent_instance;

  guint    number;
  char    *name;
  char    *short_name; /* only for bots */
  gboolean is_named;   /* the name was chosen by a person */
  gboolean is_you;
  gboolean is_bot;
  gboolean is_remote;
  BglLevel level;
  guint    handicap;
  gboolean active;
  gboolean thinking;
  char    *status;
  char    *remark;
  int      score;
  guint    place;
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_NAME,
  PROP_IS_BOT,
  PROP_IS_REMOTE,
  PROP_HANDICAP,
  PROP_ACTIVE,
  PROP_THINKING,
  PROP_STATUS,
  PROP_SCORE,
  PROP_PLACE,
  PROP_REMARK,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_TYPE (BglSeat, bgl_seat, G_TYPE_OBJECT)

static void
bgl_seat_finalize (GObject *object)
{
  BglSeat *self = BGL_SEAT (object);

  g_free (self->name);
  g_free (self->short_name);
  g_free (self->status);
  g_free (self->remark);

  G_OBJECT_CLASS (bgl_seat_parent_class)->finalize (object);
}

static void
bgl_seat_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  BglSeat *self = BGL_SEAT (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case PROP_NAME:
      g_value_set_string (value, bgl_seat_get_name (self));
      break;
    case PROP_IS_BOT:
      g_value_set_boolean (value, self->is_bot);
      break;
    case PROP_IS_REMOTE:
      g_value_set_boolean (value, self->is_remote);
      break;
    case PROP_HANDICAP:
      g_value_set_uint (value, self->handicap);
      break;
    case PROP_ACTIVE:
      g_value_set_boolean (value, self->active);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, self->thinking);
      break;
    case PROP_STATUS:
      g_value_set_string (value, self->status);
      break;
    case PROP_SCORE:
      g_value_set_int (value, self->score);
      break;
    case PROP_PLACE:
      g_value_set_uint (value, self->place);
      break;
    case PROP_REMARK:
      g_value_set_string (value, self->remark);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_seat_class_init (BglSeatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = bgl_seat_finalize;
  object_class->get_property = bgl_seat_get_property;

  props[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 1, BGL_MAX_SEATS, 1, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_IS_BOT] = g_param_spec_boolean ("is-bot", NULL, NULL, FALSE, flags);
  props[PROP_IS_REMOTE] = g_param_spec_boolean ("is-remote", NULL, NULL, FALSE, flags);
  props[PROP_HANDICAP] =
    g_param_spec_uint ("handicap", NULL, NULL, 0, BGL_MAX_HANDICAP, 0, flags);
  props[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE, flags);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  props[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, flags);
  props[PROP_SCORE] = g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  props[PROP_PLACE] = g_param_spec_uint ("place", NULL, NULL, 0, BGL_MAX_SEATS, 0, flags);
  props[PROP_REMARK] = g_param_spec_string ("remark", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bgl_seat_init (BglSeat *self)
{
}

BglSeat *
bgl_seat_new_human (guint       number,
                    const char *name)
{
  BglSeat *self = g_object_new (BGL_TYPE_SEAT, NULL);
  /* Translators: somebody at the table without a name; the number is that of the seat. */
  g_autofree char *substitute = g_strdup_printf (_("Player %u"), number);
  const char *rest;

  self->number = number;
  self->name = name != NULL ? bgl_text_shorten (name, BGL_TEXT_NAME) : NULL;

  /* Remove the prefix of bots, so that the record does not show this person as a bot. */
  while ((rest = bgl_seat_get_tag_level (self->name)) != NULL)
    memmove (self->name, rest, strlen (rest) + 1);

  /* Nobody may pass for “You”. */
  if (self->name == NULL || *self->name == '\0' || bgl_label_is_you (self->name))
    {
      g_free (self->name);
      self->name = g_strdup (substitute);
    }

  /* Older records contain the default name in their tags. */
  self->is_named = !g_str_equal (self->name, substitute);

  return self;
}

BglSeat *
bgl_seat_new_bot (guint    number,
                  BglLevel level)
{
  BglSeat *self = g_object_new (BGL_TYPE_SEAT, NULL);

  self->number = number;
  self->is_bot = TRUE;
  self->level = level;
  /* Translators: the name of a bot at the table: its strength, such as “hard”, and the number
   * of its seat, because two bots may be equally strong. */
  self->name = g_strdup_printf (_("Bot %2$u (%1$s)"), bgl_level_get_label (level), number);
  /* Translators: the name of a bot where there is little room; the number is that of the seat. */
  self->short_name = g_strdup_printf (_("Bot %u"), number);

  return self;
}

const char *
bgl_seat_get_tag_level (const char *tag)
{
  return tag != NULL && g_str_has_prefix (tag, BOT_PREFIX) ? tag + strlen (BOT_PREFIX) : NULL;
}

BglSeat *
bgl_seat_new_from_tag (guint       number,
                       const char *tag)
{
  const char *nick = bgl_seat_get_tag_level (tag);
  BglLevel level;

  if (nick != NULL && bgl_level_from_nick (nick, &level))
    return bgl_seat_new_bot (number, level);

  return bgl_seat_new_human (number, tag);
}

char *
bgl_seat_to_tag (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), NULL);

  if (self->is_bot)
    return g_strconcat (BOT_PREFIX, bgl_level_get_nick (self->level), NULL);

  return self->is_named ? g_strdup (self->name) : NULL;
}

guint
bgl_seat_get_number (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), 0);

  return self->number;
}

const char *
bgl_seat_get_name (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), NULL);

  return self->name;
}

static const char *
get_you (void)
{
  /* Translators: stands in place of the name of the only person at the table, as in “You: 17 points” or
   * “You and Bot 2”, never as the subject of a sentence. */
  return C_("player", "You");
}

const char *
bgl_seat_get_short_name (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), NULL);

  return self->short_name != NULL ? self->short_name : bgl_seat_get_label (self);
}

const char *
bgl_seat_get_label (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), NULL);

  return self->is_you ? get_you () : self->name;
}

gboolean
bgl_label_is_you (const char *label)
{
  return g_strcmp0 (label, get_you ()) == 0;
}

gboolean
bgl_seat_is_you (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), FALSE);

  return self->is_you;
}

void
bgl_seat_find_you (BglSeat *const *seats,
                   guint           n_seats)
{
  BglSeat *person = NULL;
  gboolean has_remote = FALSE;

  for (guint i = 0; i < n_seats; i++)
    {
      seats[i]->is_you = FALSE;
      has_remote |= seats[i]->is_remote;
    }
  for (guint i = 0; i < n_seats; i++)
    {
      if (!bgl_seat_is_here (seats[i]))
        continue;
      if (person != NULL)
        return;
      person = seats[i];
    }

  /* The name is for people at other machines. */
  if (person != NULL && n_seats > 1)
    person->is_you = !person->is_named || has_remote;
}

gboolean
bgl_seat_is_bot (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), FALSE);

  return self->is_bot;
}

BglLevel
bgl_seat_get_level (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), BGL_LEVEL_BEGINNER);

  return self->level;
}

gboolean
bgl_seat_get_remote (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), FALSE);

  return self->is_remote;
}

void
bgl_seat_set_remote (BglSeat  *self,
                     gboolean  remote)
{
  g_return_if_fail (BGL_IS_SEAT (self));

  remote = !!remote;
  if (self->is_remote == remote)
    return;

  self->is_remote = remote;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_REMOTE]);
}

void
bgl_seat_become (BglSeat *self,
                 BglSeat *other)
{
  g_return_if_fail (BGL_IS_SEAT (self));
  g_return_if_fail (BGL_IS_SEAT (other));

  g_free (self->name);
  g_free (self->short_name);
  self->name = g_strdup (other->name);
  self->short_name = g_strdup (other->short_name);
  self->is_named = other->is_named;
  self->is_bot = other->is_bot;
  self->level = other->level;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_IS_BOT]);
}

gboolean
bgl_seat_is_here (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), FALSE);

  return !self->is_bot && !self->is_remote;
}

const char *
bgl_seat_get_remark (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), NULL);

  return self->remark;
}

void
bgl_seat_set_remark (BglSeat    *self,
                     const char *remark)
{
  g_return_if_fail (BGL_IS_SEAT (self));

  if (g_strcmp0 (self->remark, remark) == 0)
    return;

  g_free (self->remark);
  self->remark = g_strdup (remark);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REMARK]);
}

guint
bgl_seat_get_handicap (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), 0);

  return self->handicap;
}

void
bgl_seat_set_handicap (BglSeat *self,
                       guint    handicap)
{
  g_return_if_fail (BGL_IS_SEAT (self));
  g_return_if_fail (handicap <= BGL_MAX_HANDICAP);

  if (self->handicap == handicap)
    return;

  self->handicap = handicap;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HANDICAP]);
}

gboolean
bgl_seat_get_active (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), FALSE);

  return self->active;
}

void
bgl_seat_set_active (BglSeat  *self,
                     gboolean  active)
{
  g_return_if_fail (BGL_IS_SEAT (self));

  active = !!active;
  if (self->active == active)
    return;

  self->active = active;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
}

gboolean
bgl_seat_get_thinking (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), FALSE);

  return self->thinking;
}

void
bgl_seat_set_thinking (BglSeat  *self,
                       gboolean  thinking)
{
  g_return_if_fail (BGL_IS_SEAT (self));

  thinking = !!thinking;
  if (self->thinking == thinking)
    return;

  self->thinking = thinking;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

const char *
bgl_seat_get_status (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), NULL);

  return self->status;
}

void
bgl_seat_set_status (BglSeat    *self,
                     const char *status)
{
  g_return_if_fail (BGL_IS_SEAT (self));

  if (g_strcmp0 (self->status, status) == 0)
    return;

  g_free (self->status);
  self->status = g_strdup (status);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STATUS]);
}

int
bgl_seat_get_score (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), 0);

  return self->score;
}

void
bgl_seat_set_score (BglSeat *self,
                    int      score)
{
  g_return_if_fail (BGL_IS_SEAT (self));

  if (self->score == score)
    return;

  self->score = score;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCORE]);
}

guint
bgl_seat_get_place (BglSeat *self)
{
  g_return_val_if_fail (BGL_IS_SEAT (self), 0);

  return self->place;
}

void
bgl_seat_set_place (BglSeat *self,
                    guint    place)
{
  g_return_if_fail (BGL_IS_SEAT (self));

  if (self->place == place)
    return;

  self->place = place;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLACE]);
}
