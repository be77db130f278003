/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-distance-group.h"

#include "bgl-distance-settings.h"
#include "bgl-settings.h"
#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

struct _BglDistanceGroup
{
  AdwPreferencesGroup parent_instance;

  GtkEditable        *name;
  GtkEditable        *address;
  GtkEditable        *user;
  GtkEditable        *password;
  GtkSwitch          *check;
  GtkLabel           *message;
};

G_DEFINE_FINAL_TYPE (BglDistanceGroup, bgl_distance_group, ADW_TYPE_PREFERENCES_GROUP)

static const char *
get_note (void)
{
  return _("The password is stored in a file that only you can read, and it is a part of your invitations.");
}

static void
set_text (GtkEditable *entry,
          char        *text)
{
  g_autofree char *owned = text;

  gtk_editable_set_text (entry, owned);
}

static void
name_changed_cb (BglDistanceGroup *self)
{
  bgl_distance_settings_set_name (gtk_editable_get_text (self->name));
}

/* Whether something else was typed than what is stored. */
static gboolean
has_changed (BglDistanceGroup *self)
{
  g_autofree char *address = bgl_distance_settings_get_address ();
  g_autofree char *user = bgl_distance_settings_get_user ();
  g_autofree char *password = bgl_distance_settings_get_password ();

  return !g_str_equal (gtk_editable_get_text (self->address), address) ||
         !g_str_equal (gtk_editable_get_text (self->user), user) ||
         !g_str_equal (gtk_editable_get_text (self->password), password);
}

/* What was typed is stored only if it can be used. */
static void
apply_cb (BglDistanceGroup *self)
{
  g_autofree char *address = g_strstrip (g_strdup (gtk_editable_get_text (self->address)));
  g_autoptr (GError) error = NULL;
  const char *message;

  if (!has_changed (self))
    return;

  if (bgl_distance_settings_set_broker (address, gtk_editable_get_text (self->user),
                                        gtk_editable_get_text (self->password), &error))
    {
      message = get_note ();
      gtk_widget_remove_css_class (GTK_WIDGET (self->address), "error");
      /* The address may have contained the other two. */
      set_text (self->address, bgl_distance_settings_get_address ());
      set_text (self->user, bgl_distance_settings_get_user ());
      set_text (self->password, bgl_distance_settings_get_password ());
    }
  else
    {
      message = error->message;
      gtk_widget_add_css_class (GTK_WIDGET (self->address), "error");
      bgl_compat_announce (GTK_WIDGET (self), message);
    }
  gtk_label_set_text (self->message, message);
}

static void
watch_entry (BglDistanceGroup *self,
             GtkEditable      *entry)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_object (focus, "leave", G_CALLBACK (apply_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (entry), focus);
}

static void
bgl_distance_group_unmap (GtkWidget *widget)
{
  apply_cb (BGL_DISTANCE_GROUP (widget));

  GTK_WIDGET_CLASS (bgl_distance_group_parent_class)->unmap (widget);
}

static void
bgl_distance_group_class_init (BglDistanceGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->unmap = bgl_distance_group_unmap;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/bungalow_games/Bungalow/bgl-distance-group.ui");
  gtk_widget_class_bind_template_child (widget_class, BglDistanceGroup, name);
  gtk_widget_class_bind_template_child (widget_class, BglDistanceGroup, address);
  gtk_widget_class_bind_template_child (widget_class, BglDistanceGroup, user);
  gtk_widget_class_bind_template_child (widget_class, BglDistanceGroup, password);
  gtk_widget_class_bind_template_child (widget_class, BglDistanceGroup, check);
  gtk_widget_class_bind_template_child (widget_class, BglDistanceGroup, message);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
}

static void
bgl_distance_group_init (BglDistanceGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_handlers_block_by_func (self->name, name_changed_cb, self);
  set_text (self->name, bgl_distance_settings_get_name ());
  g_signal_handlers_unblock_by_func (self->name, name_changed_cb, self);
  set_text (self->address, bgl_distance_settings_get_address ());
  set_text (self->user, bgl_distance_settings_get_user ());
  set_text (self->password, bgl_distance_settings_get_password ());
  gtk_label_set_text (self->message, get_note ());
  watch_entry (self, self->address);
  watch_entry (self, self->user);
  watch_entry (self, self->password);
  g_settings_bind (bgl_settings_get (), BGL_SETTING_DISTANCE_CHECK, self->check, "active", G_SETTINGS_BIND_DEFAULT);
}

GtkWidget *
bgl_distance_group_new (void)
{
  return g_object_new (BGL_TYPE_DISTANCE_GROUP, NULL);
}
