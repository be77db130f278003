/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib-unix.h>

#include "engine/bgl-i18n.h"
#include "net/bgl-broker-process.h"

#include "cli-talk.h"
#include "cli.h"

/* A broker for this network, until somebody presses Ctrl+C. */
typedef struct
{
  BglBrokerProcess *process;
  GMainLoop        *loop;
  int               status;
} Broker;

static void
ended_cb (Broker *broker)
{
  cli_say (_("The broker has ended."));
  broker->status = CLI_NO;
  g_main_loop_quit (broker->loop);
}

static void
started_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  Broker *broker = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BglBroker) address = NULL;
  g_autofree char *url = NULL;

  broker->process = bgl_broker_process_start_finish (result, &error);
  if (broker->process == NULL)
    {
      broker->status = cli_usage ("%s", error->message);
      g_main_loop_quit (broker->loop);
      return;
    }

  g_signal_connect_swapped (broker->process, "ended", G_CALLBACK (ended_cb), broker);
  address = bgl_broker_process_get_broker (broker->process);
  url = bgl_broker_to_string (address);
  g_print ("%s\n", url);
}

static gboolean
interrupt_cb (gpointer user_data)
{
  g_main_loop_quit (user_data);

  return G_SOURCE_CONTINUE;
}

int
cli_broker (int    argc,
            char **argv)
{
  g_autofree char *address = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GOptionEntry entries[] = {
    { "address", 0, 0, G_OPTION_ARG_STRING, &address, N_("Address of this machine to listen on"), N_("ADDRESS") },
    G_OPTION_ENTRY_NULL
  };
  Broker broker = { .loop = loop, .status = CLI_YES };
  guint interrupt_id, terminate_id;

  if (!cli_parse (&argc, &argv, NULL, entries))
    return CLI_USAGE;
  if (argc != 1)
    return cli_usage (_("This command takes only options."));

  interrupt_id = g_unix_signal_add (SIGINT, interrupt_cb, loop);
  terminate_id = g_unix_signal_add (SIGTERM, interrupt_cb, loop);
  bgl_broker_process_start_async (address, NULL, started_cb, &broker);
  g_main_loop_run (loop);
  g_clear_object (&broker.process);
  g_source_remove (interrupt_id);
  g_source_remove (terminate_id);

  return broker.status;
}
