/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bgl-bot.h"

G_BEGIN_DECLS

/* Explains a move that is legal in this state. The report of the search may be NULL. Free with bgl_hint_free (). */
BglHint *bgl_hint_new         (const BglRules        *rules,
                               gconstpointer          state,
                               BglMove                move,
                               const BglSearchReport *report);
void     bgl_hint_free        (BglHint               *hint);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglHint, bgl_hint_free)

/* Finds the move of an expert on a worker thread, with a copy of the state, in at most a second. */
void     bgl_hint_find_async  (const BglRules        *rules,
                               gconstpointer          state,
                               guint64                seed,
                               GCancellable          *cancellable,
                               GAsyncReadyCallback    callback,
                               gpointer               user_data);
/* Returns NULL with G_IO_ERROR_CANCELLED if the search was canceled, and with G_IO_ERROR_NOT_FOUND if it found no
 * legal move. */
BglHint *bgl_hint_find_finish (GAsyncResult          *result,
                               GError               **error);

G_END_DECLS
