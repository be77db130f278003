/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A QR code (ISO/IEC 18004) of some bytes, with error correction level M, in the smallest of the versions 1 to 20, which
 * hold up to 666 bytes. An invitation needs less.
 */
typedef struct
{
  guint   size;    /* modules on each side, without the empty margin of four modules that every code needs */
  guint8 *modules; /* by rows; 1 is dark */
} BglQr;

/* Returns NULL if there are too many bytes. */
BglQr   *bgl_qr_new     (gconstpointer  data,
                         gsize          size);
void     bgl_qr_free    (BglQr         *self);
gboolean bgl_qr_is_dark (const BglQr   *self,
                         guint          x,
                         guint          y);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglQr, bgl_qr_free)

G_END_DECLS
