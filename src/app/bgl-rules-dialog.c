/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-rules-dialog.h"

#include <glib/gi18n-lib.h>

/*
 * All rules of a game, each with its sentence. It leaves the game beside it usable.
 *
 * CSS node: window. Accessible role: dialog.
 */
struct _BglRulesDialog
{
  AdwWindow       parent_instance;

  const BglRules *rules;

  AdwWindowTitle *heading;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (BglRulesDialog, bgl_rules_dialog, ADW_TYPE_WINDOW)

static void
bgl_rules_dialog_class_init (BglRulesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/bungalow_games/Bungalow/bgl-rules-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BglRulesDialog, heading);
  gtk_widget_class_bind_template_child (widget_class, BglRulesDialog, list);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
bgl_rules_dialog_init (BglRulesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bgl_rules_dialog_new (GtkWindow      *parent,
                      const BglRules *rules)
{
  BglRulesDialog *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (BGL_TYPE_RULES_DIALOG, "transient-for", parent, NULL);
  self->rules = rules;

  /* Translators: title of a window; %s is a game. */
  title = g_strdup_printf (_("Rules of %s"), _(rules->name));
  gtk_window_set_title (GTK_WINDOW (self), title);
  adw_window_title_set_title (self->heading, title);
  adw_window_title_set_subtitle (self->heading, rules->designers);

  for (const BglRuleInfo *rule = rules->rules; rule->id != NULL; rule++)
    {
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(rule->title));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(rule->sentence));
      gtk_list_box_append (self->list, row);
    }

  return GTK_WIDGET (self);
}

void
bgl_rules_dialog_show_rule (BglRulesDialog *self,
                            const char     *rule)
{
  const BglRuleInfo *info;

  g_return_if_fail (BGL_IS_RULES_DIALOG (self));
  g_return_if_fail (rule != NULL);

  info = bgl_rules_find_rule (self->rules, rule);
  if (info != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) (info - self->rules->rules))));
}

guint
bgl_rules_dialog_get_n_rules (BglRulesDialog *self)
{
  guint n = 0;

  g_return_val_if_fail (BGL_IS_RULES_DIALOG (self), 0);

  while (gtk_list_box_get_row_at_index (self->list, (int) n) != NULL)
    n++;

  return n;
}
