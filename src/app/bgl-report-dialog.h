/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BGL_TYPE_REPORT_DIALOG (bgl_report_dialog_get_type ())

G_DECLARE_FINAL_TYPE (BglReportDialog, bgl_report_dialog, BGL, REPORT_DIALOG, AdwWindow)

/*
 * A report about a fault, which people can read, copy and send.
 *
 * CSS node: window. Accessible role: dialog.
 */
GtkWidget *bgl_report_dialog_new (GtkWindow  *parent,
                                  const char *report);

G_END_DECLS
