/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "bgl-keys.h"

G_BEGIN_DECLS

#define BGL_FINGERPRINT_SIZE 16
#define BGL_MAX_INVITATION   512 /* bytes */
#define BGL_MAX_BROKER       400 /* bytes, as it is written in an invitation */

/* Where a broker is: mqtt://[USER:PASSWORD@]HOST[:PORT], or mqtts:// for a connection with TLS. */
typedef struct
{
  gboolean tls;
  char    *host;
  guint    port;
  char    *user;     /* or NULL */
  char    *password; /* or NULL */
} BglBroker;

/*
 * An invitation to a table: bungalow:join?broker=URL&host=FINGERPRINT#CODE. The code is the secret of the table. It has
 * twenty letters and digits that can be read out, for people who know the broker already.
 */
typedef struct
{
  BglBroker *broker;                     /* NULL for a code without a link */
  gboolean   has_host;
  guint8     host[BGL_FINGERPRINT_SIZE]; /* of the key of the host */
  char      *code;                       /* in groups of four, separated by hyphens */
} BglInvitation;

/* What all holders of an invitation have in common. */
typedef struct
{
  char  *topic;                   /* where all topics of the table begin */
  guint8 key[BGL_HASH_SIZE];      /* encrypts messages */
  guint8 game[BGL_HASH_SIZE];     /* identifies the game in hashes */
} BglTableKeys;

BglBroker     *bgl_broker_parse       (const char  *url,
                                       GError     **error);
/* Free with g_free (). */
char          *bgl_broker_to_string   (const BglBroker *self);
void           bgl_broker_free        (BglBroker   *self);

/* Creates an invitation with a new code. Takes the broker. */
BglInvitation *bgl_invitation_new     (BglBroker   *broker,
                                       const guint8 *host);
/* Parses a link, or a code alone. */
BglInvitation *bgl_invitation_parse   (const char  *text,
                                       GError     **error);
/* Free with g_free (). */
char          *bgl_invitation_to_string (const BglInvitation *self);
void           bgl_invitation_free    (BglInvitation *self);

void           bgl_table_keys_init    (BglTableKeys *self,
                                       const char  *code);
void           bgl_table_keys_clear   (BglTableKeys *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglBroker, bgl_broker_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglInvitation, bgl_invitation_free)

G_END_DECLS
