/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "net/bgl-distance.h"

/*
 * The life of a connection: it never blocks the main loop, and everything can be released at any moment. Instead of a
 * broker, there is a socket that accepts connections, and says yes to each message if it is told to.
 */

#define LONG  60000 /* milliseconds that no test waits for */
#define SHORT   300

typedef struct
{
  GSocketService *service;
  char           *url;
  gboolean        answers;
} Fixture;

/* Answers the first few messages of a connection: CONNECT, SUBSCRIBE, UNSUBSCRIBE, and PUBLISH with QoS 1. */
static void
answer (GSocketConnection *connection)
{
  GInputStream *input = g_io_stream_get_input_stream (G_IO_STREAM (connection));
  GOutputStream *output = g_io_stream_get_output_stream (G_IO_STREAM (connection));

  for (;;)
    {
      guint8 header[2], reply[5] = { 0 };
      g_autofree guint8 *body = NULL;
      gsize length, topic, n_reply = 4;

      if (g_input_stream_read (input, header, 2, NULL, NULL) != 2)
        return;
      length = header[1] & 0x7f;
      if (header[1] & 0x80)
        {
          guint8 more;

          if (g_input_stream_read (input, &more, 1, NULL, NULL) != 1)
            return;
          length += (gsize) more << 7;
        }
      body = g_malloc (length + 1);
      if (!g_input_stream_read_all (input, body, length, NULL, NULL, NULL))
        return;

      switch (header[0] >> 4)
        {
        case 1:
          reply[0] = 0x20;
          break;
        case 3:
          topic = 2 + (gsize) body[0] * 256 + body[1];
          reply[0] = 0x40;
          memcpy (reply + 2, body + topic, 2);
          break;
        case 8:
          reply[0] = 0x90;
          memcpy (reply + 2, body, 2);
          n_reply = 5;
          break;
        case 10:
          reply[0] = 0xb0;
          memcpy (reply + 2, body, 2);
          break;
        default:
          return;
        }
      reply[1] = (guint8) (n_reply - 2);
      if (!g_output_stream_write_all (output, reply, n_reply, NULL, NULL, NULL))
        return;
    }
}

static gboolean
run_cb (GThreadedSocketService *service,
        GSocketConnection      *connection,
        GObject                *source,
        gpointer                user_data)
{
  Fixture *fixture = user_data;

  if (fixture->answers)
    answer (connection);
  else
    g_usleep (SHORT * 1000);

  return TRUE;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) wanted = g_inet_socket_address_new (loopback, 0);
  g_autoptr (GSocketAddress) effective = NULL;

  fixture->answers = GPOINTER_TO_INT (data);
  fixture->service = g_threaded_socket_service_new (64);
  g_socket_listener_add_address (G_SOCKET_LISTENER (fixture->service), wanted, G_SOCKET_TYPE_STREAM,
                                 G_SOCKET_PROTOCOL_DEFAULT, NULL, &effective, &error);
  g_assert_no_error (error);
  fixture->url = g_strdup_printf ("mqtt://127.0.0.1:%u",
                                  g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (effective)));
  g_signal_connect (fixture->service, "run", G_CALLBACK (run_cb), fixture);
}

static void
clean_up (Fixture       *fixture,
          gconstpointer  data)
{
  g_socket_service_stop (fixture->service);
  g_socket_listener_close (G_SOCKET_LISTENER (fixture->service));
  g_object_unref (fixture->service);
  g_free (fixture->url);
}

static BglDistance *
make (const char *url)
{
  BglDistanceOptions options = { .broker = bgl_broker_parse (url, NULL), .level = -1 };
  g_autoptr (BglRecord) table = bgl_record_parse ("[Bungalow \"1\"]\n[Game \"bango\"]\n[Seats \"2\"]\n\n", -1, NULL);
  BglDistance *distance = bgl_distance_host (table, &options, NULL);

  g_assert_nonnull (distance);

  return distance;
}

static gboolean
wake_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Lets pass what is due in that time. */
static void
run_for (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, wake_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_null (gpointer *pointer)
{
  gint64 start = g_get_monotonic_time ();

  while (*pointer != NULL)
    {
      g_assert_cmpint (g_get_monotonic_time () - start, <, (gint64) LONG * 1000);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (1000);
    }
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_stop (Fixture       *fixture,
           gconstpointer  data)
{
  BglDistance *distance = make (fixture->url);
  guint n_stopped = 0;
  gint64 start;

  g_object_add_weak_pointer (G_OBJECT (distance), (gpointer *) &distance);
  g_signal_connect_swapped (distance, "stopped", G_CALLBACK (count_cb), &n_stopped);
  bgl_distance_start (distance);

  /* The owner need not wait. */
  start = g_get_monotonic_time ();
  bgl_distance_stop (distance, fixture->answers ? LONG : SHORT);
  bgl_distance_stop (distance, LONG);
  g_assert_cmpint (g_get_monotonic_time () - start, <, SHORT * 1000);
  g_assert_cmpuint (n_stopped, ==, 0);
  g_object_unref (distance);
  g_assert_nonnull (distance);

  wait_for_null ((gpointer *) &distance);
  g_assert_cmpuint (n_stopped, ==, 1);
}

/* It was never started, so there is nothing to wait for. */
static void
test_stop_early (void)
{
  BglDistance *distance = make ("mqtt://127.0.0.1:1");

  g_object_add_weak_pointer (G_OBJECT (distance), (gpointer *) &distance);
  bgl_distance_stop (distance, LONG);
  g_object_unref (distance);
  wait_for_null ((gpointer *) &distance);
}

/* The last reference goes while the connection is being made, or has been made for some time. */
static void
test_release (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint i = 0; i < 20; i++)
    {
      BglDistance *distance = make (fixture->url);

      g_object_add_weak_pointer (G_OBJECT (distance), (gpointer *) &distance);
      bgl_distance_start (distance);
      run_for (i);
      g_object_unref (distance);
      g_assert_null (distance);
    }
  run_for (SHORT);
}

static void
release_cb (BglDistance **distance)
{
  g_clear_object (distance);
}

/* The last reference goes in a handler. */
static void
test_release_in_signal (Fixture       *fixture,
                        gconstpointer  data)
{
  static const char *const names[] = { "changed", "online", "stopped" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BglDistance *distance = make (fixture->url);
      BglDistance *seen = distance;

      g_object_add_weak_pointer (G_OBJECT (distance), (gpointer *) &seen);
      g_signal_connect_swapped (distance, names[i], G_CALLBACK (release_cb), &distance);
      bgl_distance_start (distance);
      if (i == 2)
        bgl_distance_stop (distance, SHORT);
      wait_for_null ((gpointer *) &seen);
      g_assert_null (distance);
    }
  run_for (SHORT);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/connection/stop", Fixture, GINT_TO_POINTER (TRUE), set_up, test_stop, clean_up);
  g_test_add ("/connection/stop-in-vain", Fixture, GINT_TO_POINTER (FALSE), set_up, test_stop, clean_up);
  g_test_add_func ("/connection/stop-early", test_stop_early);
  g_test_add ("/connection/release", Fixture, GINT_TO_POINTER (TRUE), set_up, test_release, clean_up);
  g_test_add ("/connection/release-in-vain", Fixture, GINT_TO_POINTER (FALSE), set_up, test_release, clean_up);
  g_test_add ("/connection/release-in-signal", Fixture, GINT_TO_POINTER (TRUE), set_up, test_release_in_signal,
              clean_up);

  return g_test_run ();
}
