/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A node of a small tree, which is needed because the meaning of an element depends on where it is. A node without a
 * name is text. */
typedef struct _Node BglNode;

struct _Node
{
  char       *name;
  char       *text;
  GHashTable *attributes;
  GPtrArray  *children;
  BglNode       *parent;
};

/* Parses a document into a tree (transfer full). The root has no name; its only element is the root element of the
 * document. */
BglNode       *bgl_node_parse (const char     *text,
                               gssize          length,
                               GError        **error);
void           bgl_node_free  (BglNode        *node);

gboolean       bgl_node_is    (const BglNode  *node,
                               const char     *name);
/* Returns the value of an attribute (transfer none), or NULL. */
const char    *bgl_node_get   (const BglNode  *node,
                               const char     *attribute);
const BglNode *bgl_node_find  (const BglNode  *node,
                               const char     *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglNode, bgl_node_free)

G_END_DECLS
