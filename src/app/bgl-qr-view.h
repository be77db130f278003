/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BGL_TYPE_QR_VIEW (bgl_qr_view_get_type ())

G_DECLARE_FINAL_TYPE (BglQrView, bgl_qr_view, BGL, QR_VIEW, GtkWidget)

/* Shows a text as a QR code, or nothing if it is too long. */
void bgl_qr_view_set_text (BglQrView  *self,
                           const char *text);

G_END_DECLS
