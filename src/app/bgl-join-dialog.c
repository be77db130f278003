/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-join-dialog.h"

#include "bgl-distance-settings.h"
#include "board/bgl-compat.h"
#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"
#include "engine/bgl-text.h"

/* The most letters that the entry keeps: more than an invitation has, so that a longer one is refused and not cut. */
#define MAX_LETTERS 600

struct _BglJoinDialog
{
  AdwWindow  parent_instance;

  GtkWidget *join;
  GtkWidget *invitation;
  GtkWidget *name;
  GtkLabel  *message;
  GtkSwitch *watch;
};

G_DEFINE_FINAL_TYPE (BglJoinDialog, bgl_join_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_ACCEPTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What was typed, without the spaces and line breaks around a pasted text. Free with g_free (). */
static char *
get_invitation (BglJoinDialog *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->invitation))));
}

/* Explains what is wrong with the text, or says which computer passes on the messages. */
static char *
describe (const char *text,
          gboolean   *valid)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BglInvitation) invitation = NULL;
  g_autoptr (BglBroker) own = NULL;
  const BglBroker *broker;
  g_autofree char *host = NULL;

  *valid = FALSE;
  if (*text == '\0')
    return g_strdup (_("Paste the link that you got, or type the code."));

  invitation = bgl_invitation_parse (text, &error);
  if (invitation == NULL)
    return g_strdup (error->message);

  own = bgl_distance_settings_get_broker ();
  broker = invitation->broker != NULL ? invitation->broker : own;
  if (broker == NULL)
    return g_strdup (_("The code alone is not enough, because your preferences do not contain a message broker. "
                       "Ask for the link."));

  *valid = TRUE;
  host = bgl_text_shorten (broker->host, BGL_TEXT_QUOTE);
  if (broker->tls)
    /* Translators: %s is the address of a server. */
    return g_strdup_printf (_("The messages of the game go through %s. It learns your network address, but cannot read "
                              "the messages."), host);

  /* Translators: %s is the address of a server. */
  return g_strdup_printf (_("The messages of the game go through %s. It learns your network address, but cannot read "
                            "the messages. The connection itself is not encrypted."), host);
}

static void
changed_cb (BglJoinDialog *self)
{
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;
  gboolean valid;

  text = get_invitation (self);
  message = describe (text, &valid);
  gtk_label_set_text (self->message, message);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "join.accept", valid);
  if (valid || *text == '\0')
    gtk_widget_remove_css_class (self->invitation, "error");
  else
    gtk_widget_add_css_class (self->invitation, "error");
}

static void
accept_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  BglJoinDialog *self = BGL_JOIN_DIALOG (widget);
  g_autofree char *invitation = get_invitation (self);
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name)));

  bgl_distance_settings_set_name (name);
  g_signal_emit (self, signals[SIGNAL_ACCEPTED], 0, invitation, name, gtk_switch_get_active (self->watch));
  gtk_window_close (GTK_WINDOW (self));
}

static void
bgl_join_dialog_class_init (BglJoinDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_ACCEPTED] =
    g_signal_new ("accepted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                  G_TYPE_STRING, G_TYPE_STRING, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-join-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BglJoinDialog, join);
  gtk_widget_class_bind_template_child (widget_class, BglJoinDialog, invitation);
  gtk_widget_class_bind_template_child (widget_class, BglJoinDialog, name);
  gtk_widget_class_bind_template_child (widget_class, BglJoinDialog, message);
  gtk_widget_class_bind_template_child (widget_class, BglJoinDialog, watch);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_install_action (widget_class, "join.accept", NULL, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bgl_join_dialog_init (BglJoinDialog *self)
{
  g_autofree char *name = bgl_distance_settings_get_name ();

  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_introduce_dialog (GTK_WINDOW (self));
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  bgl_names_follow (GTK_WIDGET (self));
  gtk_window_set_focus (GTK_WINDOW (self), self->invitation);
  changed_cb (self);
}

GtkWidget *
bgl_join_dialog_new (GtkWindow *parent)
{
  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  return g_object_new (BGL_TYPE_JOIN_DIALOG, "transient-for", parent, NULL);
}

void
bgl_join_dialog_set_invitation (BglJoinDialog *self,
                                const char    *text)
{
  g_autofree char *shown = NULL;

  g_return_if_fail (BGL_IS_JOIN_DIALOG (self));
  g_return_if_fail (text != NULL);

  shown = bgl_text_shorten (text, MAX_LETTERS);
  gtk_editable_set_text (GTK_EDITABLE (self->invitation), shown);
}

void
bgl_join_dialog_set_name (BglJoinDialog *self,
                          const char    *name)
{
  g_return_if_fail (BGL_IS_JOIN_DIALOG (self));
  g_return_if_fail (name != NULL);

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

void
bgl_join_dialog_set_watch (BglJoinDialog *self,
                           gboolean       watch)
{
  g_return_if_fail (BGL_IS_JOIN_DIALOG (self));

  gtk_switch_set_active (self->watch, watch);
}

const char *
bgl_join_dialog_get_message (BglJoinDialog *self)
{
  g_return_val_if_fail (BGL_IS_JOIN_DIALOG (self), NULL);

  return gtk_label_get_text (self->message);
}
