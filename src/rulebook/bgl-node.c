/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bgl-node.h"

void
bgl_node_free (BglNode *node)
{
  g_free (node->name);
  g_free (node->text);
  g_clear_pointer (&node->attributes, g_hash_table_unref);
  g_ptr_array_unref (node->children);
  g_free (node);
}

static BglNode *
node_new (BglNode *parent)
{
  BglNode *node = g_new0 (BglNode, 1);

  node->parent = parent;
  node->children = g_ptr_array_new_with_free_func ((GDestroyNotify) bgl_node_free);
  if (parent != NULL)
    g_ptr_array_add (parent->children, node);

  return node;
}

gboolean
bgl_node_is (const BglNode *node,
             const char    *name)
{
  return g_strcmp0 (node->name, name) == 0;
}

const char *
bgl_node_get (const BglNode *node,
              const char    *attribute)
{
  return node->attributes != NULL ? g_hash_table_lookup (node->attributes, attribute) : NULL;
}

const BglNode *
bgl_node_find (const BglNode *node,
               const char    *name)
{
  for (guint i = 0; i < node->children->len; i++)
    if (bgl_node_is (node->children->pdata[i], name))
      return node->children->pdata[i];

  return NULL;
}

static void
start_element_cb (GMarkupParseContext  *context,
                  const char           *name,
                  const char          **keys,
                  const char          **values,
                  gpointer              user_data,
                  GError              **error)
{
  BglNode **current = user_data;
  BglNode *node = node_new (*current);

  node->name = g_strdup (name);
  node->attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; keys[i] != NULL; i++)
    g_hash_table_insert (node->attributes, g_strdup (keys[i]), g_strdup (values[i]));

  *current = node;
}

static void
end_element_cb (GMarkupParseContext  *context,
                const char           *name,
                gpointer              user_data,
                GError              **error)
{
  BglNode **current = user_data;

  *current = (*current)->parent;
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              user_data,
         GError              **error)
{
  BglNode **current = user_data;

  node_new (*current)->text = g_strndup (text, length);
}

BglNode *
bgl_node_parse (const char  *text,
                gssize       length,
                GError     **error)
{
  static const GMarkupParser parser = {
    .start_element = start_element_cb,
    .end_element = end_element_cb,
    .text = text_cb,
  };
  BglNode *root = node_new (NULL);
  BglNode *current = root;
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &current, NULL);

  if (g_markup_parse_context_parse (context, text, length, error) &&
      g_markup_parse_context_end_parse (context, error))
    return root;

  bgl_node_free (root);
  return NULL;
}
