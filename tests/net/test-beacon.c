/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "net/bgl-distance.h"

/* Tables on the local network. Only the loopback interface is used. */

#define HERE "127.0.0.1"

static char *
make_invitation (const guint8 *private_key)
{
  guint8 public_key[BGL_HASH_SIZE], fingerprint[BGL_FINGERPRINT_SIZE];
  g_autoptr (BglInvitation) invitation = NULL;

  bgl_public_key (private_key, public_key);
  bgl_fingerprint (public_key, fingerprint);
  invitation = bgl_invitation_new (bgl_broker_parse ("mqtt://a:b@127.0.0.1:5", NULL), fingerprint);

  return bgl_invitation_to_string (invitation);
}

static gboolean
wake_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Returns FALSE if there are not that many tables after some time. */
static gboolean
wait_for_tables (GListModel *tables,
                 guint       n,
                 guint       milliseconds)
{
  gboolean over = FALSE;
  guint id = g_timeout_add (milliseconds, wake_cb, &over);

  while (!over && g_list_model_get_n_items (tables) != n)
    g_main_context_iteration (NULL, TRUE);
  if (!over)
    g_source_remove (id);

  return g_list_model_get_n_items (tables) == n;
}

/* A table is found with what its host tells everybody, and disappears with its host. */
static void
test_find (void)
{
  guint8 key[BGL_HASH_SIZE] = { 1 }, other_key[BGL_HASH_SIZE] = { 2 };
  g_autofree char *link = make_invitation (key);
  g_autoptr (GError) error = NULL;
  g_autoptr (BglBeacon) listener = bgl_beacon_new_listener (HERE, &error);
  g_autoptr (BglBeacon) open = NULL;
  g_autoptr (BglBeacon) closed = NULL;
  g_autoptr (BglFoundTable) found = NULL;
  g_autoptr (BglFoundTable) second = NULL;
  GListModel *tables;

  if (listener == NULL)
    {
      g_test_skip ("no multicast here");
      return;
    }

  tables = bgl_beacon_get_tables (listener);
  open = bgl_beacon_new_announcer (HERE, key, "bango", "Anna <b>\n", link, NULL);
  g_assert_true (wait_for_tables (tables, 1, 10000));
  closed = bgl_beacon_new_announcer (HERE, other_key, "bongo", NULL, NULL, NULL);
  g_assert_true (wait_for_tables (tables, 2, 10000));

  found = g_list_model_get_item (tables, 0);
  g_assert_cmpstr (bgl_found_table_get_game (found), ==, "bango");
  g_assert_true (g_str_has_prefix (bgl_found_table_get_name (found), "Anna <b>"));
  g_assert_cmpstr (bgl_found_table_get_invitation (found), ==, link);
  second = g_list_model_get_item (tables, 1);
  g_assert_cmpstr (bgl_found_table_get_game (second), ==, "bongo");
  g_assert_null (bgl_found_table_get_invitation (second));

  g_clear_object (&open);
  g_assert_true (wait_for_tables (tables, 1, 20000));
}

/* The host of a table announces it, with or without the invitation. */
static void
test_host (void)
{
  BglDistanceOptions options = { .broker = bgl_broker_parse ("mqtt://127.0.0.1:1", NULL), .level = -1, .name = "Anna" };
  g_autoptr (BglRecord) record = bgl_record_parse ("[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n", -1, NULL);
  g_autoptr (BglDistance) host = bgl_distance_host (record, &options, NULL);
  g_autoptr (BglBeacon) listener = bgl_beacon_new_listener (HERE, NULL);
  g_autoptr (BglBeacon) announcer = NULL;

  if (listener == NULL)
    {
      g_test_skip ("no multicast here");
      return;
    }

  bgl_distance_start (host);
  for (guint open = 0; open < 2; open++)
    {
      g_autoptr (BglFoundTable) found = NULL;
      gint64 start = g_get_monotonic_time ();

      g_clear_object (&announcer);
      announcer = bgl_distance_announce (host, open, NULL);
      while (found == NULL || (bgl_found_table_get_invitation (found) != NULL) != (open == 1))
        {
          g_assert_cmpint (g_get_monotonic_time () - start, <, 20 * G_USEC_PER_SEC);
          g_main_context_iteration (NULL, TRUE);
          g_clear_object (&found);
          found = g_list_model_get_item (bgl_beacon_get_tables (listener), 0);
        }
      g_assert_cmpstr (bgl_found_table_get_game (found), ==, "bango");
      g_assert_cmpstr (bgl_found_table_get_name (found), ==, "Anna");
      if (open)
        g_assert_cmpstr (bgl_found_table_get_invitation (found), ==, bgl_distance_get_invitation (host));
      g_assert_cmpuint (g_list_model_get_n_items (bgl_beacon_get_tables (listener)), ==, 1);
    }
}

/* An announcement of somebody else's table is not listed, and the list has a limited length. */
static void
test_forged (void)
{
  guint8 key[BGL_HASH_SIZE] = { 1 }, thief[BGL_HASH_SIZE] = { 3 };
  g_autofree char *link = make_invitation (key);
  g_autoptr (BglBeacon) listener = bgl_beacon_new_listener (HERE, NULL);
  g_autoptr (BglBeacon) stolen = NULL;
  g_autoptr (BglBeacon) wrong = NULL;
  g_autoptr (GPtrArray) many = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *tables;

  if (listener == NULL)
    {
      g_test_skip ("no multicast here");
      return;
    }

  tables = bgl_beacon_get_tables (listener);
  stolen = bgl_beacon_new_announcer (HERE, thief, "bango", "Eve", link, NULL);
  wrong = bgl_beacon_new_announcer (HERE, thief, "../bango", "Eve", NULL, NULL);
  g_assert_false (wait_for_tables (tables, 1, 500));

  for (guint i = 0; i < 100; i++)
    {
      guint8 own[BGL_HASH_SIZE] = { 4, (guint8) i };

      g_ptr_array_add (many, bgl_beacon_new_announcer (HERE, own, "bango", "Eve", NULL, NULL));
    }
  g_assert_false (wait_for_tables (tables, 100, 500));
  g_assert_cmpuint (g_list_model_get_n_items (tables), ==, 32);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/beacon/find", test_find);
  g_test_add_func ("/beacon/host", test_host);
  g_test_add_func ("/beacon/forged", test_forged);

  return g_test_run ();
}
