/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-rule-dialog.h"

#include "board/bgl-compat.h"
#include "engine/bgl-i18n.h"

/*
 * A short version of one rule, for use while another dialog blocks the rulebook.
 *
 * CSS node: window. Accessible role: dialog, described by the rule's sentence.
 */
struct _BglRuleDialog
{
  AdwWindow          parent_instance;

  const BglRuleInfo *rule;

  AdwWindowTitle    *heading;
  GtkLabel          *name;
  GtkLabel          *sentence;
  GtkWidget         *close;
};

G_DEFINE_FINAL_TYPE (BglRuleDialog, bgl_rule_dialog, ADW_TYPE_WINDOW)

static void
bgl_rule_dialog_class_init (BglRuleDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-rule-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BglRuleDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, BglRuleDialog, name);
  gtk_widget_class_bind_template_child (widget_class, BglRuleDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, BglRuleDialog, close);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bgl_rule_dialog_init (BglRuleDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bgl_compat_introduce_dialog (GTK_WINDOW (self));
  gtk_window_set_focus (GTK_WINDOW (self), self->close);
}

GtkWidget *
bgl_rule_dialog_new (GtkWindow         *parent,
                     const BglRules    *rules,
                     const BglRuleInfo *rule)
{
  BglRuleDialog *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  self = g_object_new (BGL_TYPE_RULE_DIALOG, "transient-for", parent, NULL);
  self->rule = rule;

  gtk_window_set_title (GTK_WINDOW (self), _(rule->title));
  adw_window_title_set_title (self->heading, _(rules->name));
  gtk_label_set_text (self->name, _(rule->title));
  gtk_label_set_text (self->sentence, _(rule->sentence));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _(rule->sentence), -1);

  return GTK_WIDGET (self);
}
