/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

/* Lets the button show a rule in the rulebook, and hides it if the rule is NULL. */
void bgl_rule_button_set_rule (GtkWidget         *button,
                               const BglRuleInfo *rule);

G_END_DECLS
