/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-broker-row.h"
#include "bgl-distance-group.h"
#include "bgl-window-distance.h"

/* What other files call, in a build without tables at a distance. */

gboolean
bgl_broker_row_is_supported (void)
{
  return FALSE;
}

GtkWidget *
bgl_broker_row_new (void)
{
  g_return_val_if_reached (NULL);
}

BglBrokerWay
bgl_broker_row_get_way (GtkWidget *widget)
{
  return BGL_BROKER_WAY_NONE;
}

const char *
bgl_broker_row_get_problem (GtkWidget *widget)
{
  return NULL;
}

char *
bgl_broker_row_get_own_name (void)
{
  return g_strdup ("");
}

void
bgl_window_init_distance (BglWindow *self)
{
}

void
bgl_window_dispose_distance (BglWindow *self)
{
}

void
bgl_window_load_distance (BglWindow *self)
{
}

void
bgl_window_invite (BglWindow  *self,
                   BglRecord  *record,
                   guint       seat,
                   const char *name,
                   guint       way)
{
}

gboolean
bgl_window_open_invitation (BglWindow  *self,
                            const char *uri)
{
  return FALSE;
}

void
bgl_window_update_distance (BglWindow *self)
{
}

const BglRules *
bgl_window_get_room_rules (BglWindow *self)
{
  return NULL;
}

void
bgl_window_set_room_buttons (BglWindow *self,
                             gboolean   show)
{
}

GtkWidget *
bgl_distance_group_new (void)
{
  return NULL;
}

gboolean
bgl_window_can_propose_back (BglWindow *self)
{
  return FALSE;
}

void
bgl_window_propose_back (BglWindow *self)
{
}

void
bgl_window_check_proofs (BglWindow *self,
                         GFile     *file)
{
}
