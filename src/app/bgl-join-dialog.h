/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_JOIN_DIALOG (bgl_join_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BglJoinDialog, bgl_join_dialog, BGL, JOIN_DIALOG, AdwWindow)

/*
 * Asks for an invitation to a table at a distance, and for a name. Nothing is connected before the person agrees.
 *
 * Signals:
 *   accepted (char *invitation, char *name, gboolean watch)
 */
GtkWidget *bgl_join_dialog_new            (GtkWindow     *parent);

/* The link or the code; it may be anything. */
void       bgl_join_dialog_set_invitation (BglJoinDialog *self,
                                           const char    *text);
void       bgl_join_dialog_set_name       (BglJoinDialog *self,
                                           const char    *name);
void       bgl_join_dialog_set_watch      (BglJoinDialog *self,
                                           gboolean       watch);
/* Why one cannot join, or where the messages go (transfer none). */
const char *bgl_join_dialog_get_message   (BglJoinDialog *self);

G_END_DECLS
