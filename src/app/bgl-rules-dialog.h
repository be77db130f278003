/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "engine/bgl-rules.h"

G_BEGIN_DECLS

#define BGL_TYPE_RULES_DIALOG (bgl_rules_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BglRulesDialog, bgl_rules_dialog, BGL, RULES_DIALOG, AdwWindow)

GtkWidget *bgl_rules_dialog_new         (GtkWindow      *parent,
                                         const BglRules *rules);

/* Brings the keyboard and the eye to a rule. */
void       bgl_rules_dialog_show_rule   (BglRulesDialog *self,
                                         const char     *rule);
guint      bgl_rules_dialog_get_n_rules (BglRulesDialog *self);

G_END_DECLS
