/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

#define BGL_TYPE_RULE_DIALOG (bgl_rule_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BglRuleDialog, bgl_rule_dialog, BGL, RULE_DIALOG, AdwWindow)

/* The rule must belong to the game. */
GtkWidget         *bgl_rule_dialog_new      (GtkWindow         *parent,
                                             const BglRules    *rules,
                                             const BglRuleInfo *rule);


G_END_DECLS
