/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-dealer.h"

typedef struct
{
  guint64 seed;
} BglDealerPrivate;

enum
{
  PROP_0,
  PROP_SEED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_TYPE_WITH_PRIVATE (BglDealer, bgl_dealer, G_TYPE_OBJECT)

static BglMove
bgl_dealer_real_deal (BglDealer *self,
                      BglGame   *game)
{
  BglDealerPrivate *priv = bgl_dealer_get_instance_private (self);
  BglRandom random;

  bgl_random_init (&random, priv->seed ^ bgl_random_mix (bgl_game_get_ply (game) + 1));

  return bgl_game_get_rules (game)->draw_chance (bgl_game_get_state (game), &random);
}

static void
bgl_dealer_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  BglDealer *self = BGL_DEALER (object);
  BglDealerPrivate *priv = bgl_dealer_get_instance_private (self);

  switch (prop_id)
    {
    case PROP_SEED:
      priv->seed = g_value_get_uint64 (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bgl_dealer_class_init (BglDealerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = bgl_dealer_set_property;
  klass->deal = bgl_dealer_real_deal;

  props[PROP_SEED] =
    g_param_spec_uint64 ("seed", NULL, NULL, 0, G_MAXUINT64, 0,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bgl_dealer_init (BglDealer *self)
{
}

BglDealer *
bgl_dealer_new (guint64 seed)
{
  return g_object_new (BGL_TYPE_DEALER, "seed", seed, NULL);
}

BglMove
bgl_dealer_deal (BglDealer *self,
                 BglGame   *game)
{
  g_return_val_if_fail (BGL_IS_DEALER (self), BGL_MOVE_NONE);
  g_return_val_if_fail (bgl_game_get_turn (game) == BGL_TURN_CHANCE, BGL_MOVE_NONE);

  return BGL_DEALER_GET_CLASS (self)->deal (self, game);
}
