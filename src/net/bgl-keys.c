/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>
#include <openssl/sha.h>

#include "bgl-keys.h"

#define NONCE_SIZE 12
#define TAG_SIZE   16

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EVP_PKEY, EVP_PKEY_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (EVP_MD_CTX, EVP_MD_CTX_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (EVP_CIPHER_CTX, EVP_CIPHER_CTX_free)

/* Separates the keys of this protocol, in this version, from all others. */
static const char salt[] = "bungalow distance 1";

/* A library that cannot hash or encrypt leaves nothing that a program could do instead. */
static void
require (gboolean worked)
{
  if (!worked)
    g_error ("libcrypto failed");
}

void
bgl_hash (guint8       *hash,
          gconstpointer data,
          gsize         size,
          ...)
{
  guint8 buffer[512];
  g_autoptr (GByteArray) rest = NULL; /* only if the buffer is too small */
  gsize length = 0;
  va_list args;

  va_start (args, size);
  while (data != NULL)
    {
      if (rest == NULL && length + size > sizeof buffer)
        {
          rest = g_byte_array_sized_new ((guint) (length + size));
          g_byte_array_append (rest, buffer, (guint) length);
        }
      if (rest != NULL)
        g_byte_array_append (rest, data, (guint) size);
      else
        memcpy (buffer + length, data, size);
      length += size;

      data = va_arg (args, gconstpointer);
      if (data != NULL)
        size = va_arg (args, gsize);
    }
  va_end (args);

  SHA256 (rest != NULL ? rest->data : buffer, length, hash);
}

/* HKDF with one block of output. */
void
bgl_derive (guint8        *derived,
            gconstpointer  secret,
            gsize          size,
            const char    *purpose)
{
  guint8 key[BGL_HASH_SIZE];
  g_autofree char *info = g_strconcat (purpose, "\x01", NULL);

  require (HMAC (EVP_sha256 (), salt, sizeof salt - 1, secret, size, key, NULL) != NULL);
  require (HMAC (EVP_sha256 (), key, sizeof key, (const guint8 *) info, strlen (info), derived, NULL) != NULL);
}

void
bgl_random_bytes (gpointer bytes,
                  gsize    size)
{
  require (RAND_bytes (bytes, (int) size) == 1);
}

void
bgl_public_key (const guint8 *private_key,
                guint8       *public_key)
{
  g_autoptr (EVP_PKEY) key = EVP_PKEY_new_raw_private_key (EVP_PKEY_ED25519, NULL, private_key, BGL_HASH_SIZE);
  gsize size = BGL_HASH_SIZE;

  require (key != NULL && EVP_PKEY_get_raw_public_key (key, public_key, &size) == 1);
}

void
bgl_sign (const guint8  *private_key,
          gconstpointer  data,
          gsize          size,
          guint8        *signature)
{
  g_autoptr (EVP_PKEY) key = EVP_PKEY_new_raw_private_key (EVP_PKEY_ED25519, NULL, private_key, BGL_HASH_SIZE);
  g_autoptr (EVP_MD_CTX) context = EVP_MD_CTX_new ();
  gsize length = BGL_SIGNATURE_SIZE;

  require (key != NULL && context != NULL &&
           EVP_DigestSignInit (context, NULL, NULL, NULL, key) == 1 &&
           EVP_DigestSign (context, signature, &length, data, size) == 1);
}

gboolean
bgl_check_signature (const guint8  *public_key,
                     gconstpointer  data,
                     gsize          size,
                     const guint8  *signature)
{
  g_autoptr (EVP_PKEY) key = EVP_PKEY_new_raw_public_key (EVP_PKEY_ED25519, NULL, public_key, BGL_HASH_SIZE);
  g_autoptr (EVP_MD_CTX) context = EVP_MD_CTX_new ();

  return key != NULL && context != NULL &&
         EVP_DigestVerifyInit (context, NULL, NULL, NULL, key) == 1 &&
         EVP_DigestVerify (context, signature, BGL_SIGNATURE_SIZE, data, size) == 1;
}

/* A message is the nonce, the encrypted data, and the tag. The topic is authenticated, so that nobody can move a
 * message to another topic. */
GBytes *
bgl_seal (const guint8  *key,
          const char    *topic,
          gconstpointer  data,
          gsize          size)
{
  g_autoptr (EVP_CIPHER_CTX) context = EVP_CIPHER_CTX_new ();
  guint8 *message = g_malloc (size + BGL_SEAL_OVERHEAD);
  int length;

  bgl_random_bytes (message, NONCE_SIZE);
  require (context != NULL &&
           EVP_EncryptInit_ex (context, EVP_chacha20_poly1305 (), NULL, key, message) == 1 &&
           EVP_EncryptUpdate (context, NULL, &length, (const guint8 *) topic, (int) strlen (topic)) == 1 &&
           EVP_EncryptUpdate (context, message + NONCE_SIZE, &length, data, (int) size) == 1 &&
           EVP_EncryptFinal_ex (context, message + NONCE_SIZE + size, &length) == 1 &&
           EVP_CIPHER_CTX_ctrl (context, EVP_CTRL_AEAD_GET_TAG, TAG_SIZE, message + NONCE_SIZE + size) == 1);

  return g_bytes_new_take (message, size + BGL_SEAL_OVERHEAD);
}

GBytes *
bgl_unseal (const guint8  *key,
            const char    *topic,
            gconstpointer  message,
            gsize          size)
{
  g_autoptr (EVP_CIPHER_CTX) context = EVP_CIPHER_CTX_new ();
  g_autofree guint8 *data = NULL;
  const guint8 *bytes = message;
  gsize data_size;
  int length;

  if (size < BGL_SEAL_OVERHEAD)
    return NULL;

  data_size = size - BGL_SEAL_OVERHEAD;
  data = g_malloc (data_size + 1);
  require (context != NULL &&
           EVP_DecryptInit_ex (context, EVP_chacha20_poly1305 (), NULL, key, bytes) == 1 &&
           EVP_CIPHER_CTX_ctrl (context, EVP_CTRL_AEAD_SET_TAG, TAG_SIZE,
                                (gpointer) (bytes + NONCE_SIZE + data_size)) == 1);
  if (EVP_DecryptUpdate (context, NULL, &length, (const guint8 *) topic, (int) strlen (topic)) != 1 ||
      EVP_DecryptUpdate (context, data, &length, bytes + NONCE_SIZE, (int) data_size) != 1 ||
      EVP_DecryptFinal_ex (context, data + data_size, &length) != 1)
    return NULL;

  return g_bytes_new_take (g_steal_pointer (&data), data_size);
}

char *
bgl_format_hex (gconstpointer bytes,
                gsize         size)
{
  static const char digits[] = "0123456789abcdef";
  char *text = g_malloc (2 * size + 1);

  for (gsize i = 0; i < size; i++)
    {
      text[2 * i] = digits[((const guint8 *) bytes)[i] >> 4];
      text[2 * i + 1] = digits[((const guint8 *) bytes)[i] & 15];
    }
  text[2 * size] = '\0';

  return text;
}

gboolean
bgl_parse_hex (const char *text,
               gpointer    bytes,
               gsize       size)
{
  for (gsize i = 0; i < 2 * size; i++)
    {
      /* Upper-case digits would be a second way to write the same bytes. */
      if (!g_ascii_isxdigit (text[i]) || g_ascii_isupper (text[i]))
        return FALSE;
      if (i % 2 == 1)
        ((guint8 *) bytes)[i / 2] = (guint8) (g_ascii_xdigit_value (text[i - 1]) << 4 | g_ascii_xdigit_value (text[i]));
    }

  return text[2 * size] == '\0';
}
