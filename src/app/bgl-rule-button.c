/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-rule-button.h"

#include "board/bgl-names.h"
#include "engine/bgl-i18n.h"

void
bgl_rule_button_set_rule (GtkWidget         *button,
                          const BglRuleInfo *rule)
{
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_BUTTON (button));

  gtk_widget_set_visible (button, rule != NULL);
  if (rule == NULL)
    return;

  /* Translators: %s is the name of a rule. A button with this name shows the rule. */
  name = g_strdup_printf (_("Rule: %s"), _(rule->title));
  gtk_widget_set_tooltip_text (button, name);
  bgl_names_set (button, name);
  /* Set the target first, because the action must never be without it. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-rule");
}
