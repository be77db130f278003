/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * The cryptography of tables at a distance, in the few forms in which the protocol uses it. Everything comes from
 * libcrypto: SHA-256, HMAC and HKDF with it, ChaCha20-Poly1305, and Ed25519.
 */
#define BGL_HASH_SIZE      32
#define BGL_SIGNATURE_SIZE 64
#define BGL_SEAL_OVERHEAD  (12 + 16)

/* Hashes several pieces of data one after the other. The list of pointers and sizes ends with NULL. */
void     bgl_hash           (guint8       *hash,
                             gconstpointer data,
                             gsize         size,
                             ...) G_GNUC_NULL_TERMINATED;
/* Derives 32 bytes from a secret for one purpose (HKDF-SHA256). */
void     bgl_derive         (guint8       *derived,
                             gconstpointer secret,
                             gsize         size,
                             const char   *purpose);
void     bgl_random_bytes   (gpointer      bytes,
                             gsize         size);

/* Ed25519: a private key is 32 random bytes. */
void     bgl_public_key     (const guint8 *private_key,
                             guint8       *public_key);
void     bgl_sign           (const guint8 *private_key,
                             gconstpointer data,
                             gsize         size,
                             guint8       *signature);
gboolean bgl_check_signature (const guint8 *public_key,
                              gconstpointer data,
                              gsize         size,
                              const guint8 *signature);

/* Encrypts and authenticates data for one topic (transfer full). */
GBytes  *bgl_seal           (const guint8 *key,
                             const char   *topic,
                             gconstpointer data,
                             gsize         size);
/* Returns NULL if the message was not sealed with this key for this topic. */
GBytes  *bgl_unseal         (const guint8 *key,
                             const char   *topic,
                             gconstpointer message,
                             gsize         size);

/* Bytes as lower-case hexadecimal digits. Free with g_free (). */
char    *bgl_format_hex     (gconstpointer bytes,
                             gsize         size);
/* Reads exactly that many bytes, followed by the end of the text. */
gboolean bgl_parse_hex      (const char   *text,
                             gpointer      bytes,
                             gsize         size);

G_END_DECLS
