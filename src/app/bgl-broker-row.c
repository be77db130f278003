/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-broker-row.h"

#include "bgl-distance-settings.h"
#include "bgl-settings.h"
#include "engine/bgl-i18n.h"
#include "net/bgl-broker-process.h"

struct _BglBrokerRow
{
  AdwComboRow  parent_instance;

  BglBrokerWay ways[2]; /* by the index in the list */
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BglBrokerRow, bgl_broker_row, ADW_TYPE_COMBO_ROW)

static void
fill (BglBrokerRow *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (BglBroker) broker = bgl_distance_settings_get_broker ();
  guint n_ways = 0;

  if (broker != NULL)
    {
      gtk_string_list_append (list, broker->host);
      self->ways[n_ways++] = BGL_BROKER_WAY_OWN;
    }
  if (bgl_broker_process_is_available ())
    {
      /* Translators: where the messages of a game go. The game cannot continue later. */
      gtk_string_list_append (list, _("On this network, while Bungalow runs"));
      self->ways[n_ways++] = BGL_BROKER_WAY_NETWORK;
    }
  if (n_ways == 0)
    {
      /* Translators: there is no message broker. */
      gtk_string_list_append (list, C_("broker", "None"));
      self->ways[n_ways++] = BGL_BROKER_WAY_NONE;
    }

  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (list));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
selected_cb (BglBrokerRow *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
preferences_cb (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences", NULL);
}

static void
bgl_broker_row_class_init (BglBrokerRowClass *klass)
{
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bgl_broker_row_init (BglBrokerRow *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("emblem-system-symbolic");

  /* Translators: a message broker is a server that passes on the messages of a game between computers. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Message Broker"));
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self), TRUE);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Preferences"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Preferences"), -1);
  g_signal_connect (button, "clicked", G_CALLBACK (preferences_cb), NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);

  g_signal_connect_object (bgl_settings_get (), "changed::" BGL_SETTING_BROKER, G_CALLBACK (fill), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::selected", G_CALLBACK (selected_cb), NULL);
  fill (self);
}

GtkWidget *
bgl_broker_row_new (void)
{
  return g_object_new (BGL_TYPE_BROKER_ROW, NULL);
}

gboolean
bgl_broker_row_is_supported (void)
{
  return TRUE;
}

BglBrokerWay
bgl_broker_row_get_way (GtkWidget *widget)
{
  guint selected;

  g_return_val_if_fail (BGL_IS_BROKER_ROW (widget), BGL_BROKER_WAY_NONE);

  selected = adw_combo_row_get_selected (ADW_COMBO_ROW (widget));

  return selected < G_N_ELEMENTS (BGL_BROKER_ROW (widget)->ways) ? BGL_BROKER_ROW (widget)->ways[selected]
                                                                 : BGL_BROKER_WAY_NONE;
}

const char *
bgl_broker_row_get_problem (GtkWidget *widget)
{
  return bgl_broker_row_get_way (widget) != BGL_BROKER_WAY_NONE
         ? NULL
         : _("To play at a distance, you need a message broker. Enter its address in the preferences.");
}

char *
bgl_broker_row_get_own_name (void)
{
  return bgl_distance_settings_get_name ();
}
