/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <glib/gstdio.h>
#include <openssl/evp.h>

#include "engine/bgl-i18n.h"

#include "bgl-broker-process.h"

#define PROGRAM "mosquitto"
#define USER    "bungalow"
/* How often to look whether it answers, and how often to try another port. */
#define PAUSE   50 /* milliseconds */
#define N_LOOKS 100
#define N_PORTS 5

struct _BglBrokerProcess
{
  GObject      parent_instance;

  char        *address;
  guint        port;
  char        *password;
  char        *folder;   /* with its configuration, until it has read it */
  GSubprocess *process;
  gboolean     ready;
  guint        n_looks;
  guint        n_ports;
};

static guint ended_signal;

G_DEFINE_FINAL_TYPE (BglBrokerProcess, bgl_broker_process, G_TYPE_OBJECT)

static void try_port (GTask *task);

/* Debian has it where only root looks. */
static char *
find_program (void)
{
  static const char *const folders[] = { "/usr/sbin", "/usr/local/sbin" };
  char *found = g_find_program_in_path (PROGRAM);

  for (guint i = 0; found == NULL && i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *path = g_build_filename (folders[i], PROGRAM, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_EXECUTABLE))
        found = g_steal_pointer (&path);
    }

  return found;
}

gboolean
bgl_broker_process_is_available (void)
{
  g_autofree char *program = find_program ();

  return program != NULL;
}

/* The first address of this machine that others in its network can reach. */
static char *
find_address (void)
{
  struct ifaddrs *all;
  char *found = NULL;

  if (getifaddrs (&all) != 0)
    return NULL;

  for (struct ifaddrs *one = all; one != NULL && found == NULL; one = one->ifa_next)
    if (one->ifa_addr != NULL && one->ifa_addr->sa_family == AF_INET &&
        (one->ifa_flags & (IFF_UP | IFF_RUNNING | IFF_LOOPBACK)) == (IFF_UP | IFF_RUNNING))
      {
        g_autoptr (GSocketAddress) address = g_socket_address_new_from_native (one->ifa_addr,
                                                                               sizeof (struct sockaddr_in));

        found = g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
      }
  freeifaddrs (all);

  return found;
}

/* A port that is free now. Somebody else may take it first, so several are tried. */
static guint
find_port (const char *text)
{
  g_autoptr (GInetAddress) address = g_inet_address_new_from_string (text);
  g_autoptr (GSocketAddress) wanted = address != NULL ? g_inet_socket_address_new (address, 0) : NULL;
  g_autoptr (GSocket) probe = NULL;
  g_autoptr (GSocketAddress) bound = NULL;

  if (wanted == NULL)
    return 0;
  probe = g_socket_new (g_inet_address_get_family (address), G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, NULL);
  if (probe == NULL || !g_socket_bind (probe, wanted, FALSE, NULL))
    return 0;
  bound = g_socket_get_local_address (probe, NULL);

  return bound != NULL ? g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (bound)) : 0;
}

/* The format of mosquitto_passwd, which need not be installed. The password is random, so few rounds are enough. */
static char *
hash_password (const char *password)
{
  guint8 salt[12], hash[64];
  g_autofree char *salt_text = NULL;
  g_autofree char *hash_text = NULL;
  const int rounds = 101;

  bgl_random_bytes (salt, sizeof salt);
  if (PKCS5_PBKDF2_HMAC (password, -1, salt, sizeof salt, rounds, EVP_sha512 (), sizeof hash, hash) != 1)
    g_error ("libcrypto failed");
  salt_text = g_base64_encode (salt, sizeof salt);
  hash_text = g_base64_encode (hash, sizeof hash);

  return g_strdup_printf (USER ":$7$%d$%s$%s\n", rounds, salt_text, hash_text);
}

/* Files */

static const char *const names[] = { "mosquitto.conf", "passwords", "access" };

static void
remove_folder (BglBrokerProcess *self)
{
  for (guint i = 0; self->folder != NULL && i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL);

      g_unlink (path);
    }
  if (self->folder != NULL)
    g_rmdir (self->folder);
  g_clear_pointer (&self->folder, g_free);
}

/* Writes the configuration into a folder that only its owner can open. */
static gboolean
configure (BglBrokerProcess  *self,
           GError           **error)
{
  g_autofree char *hashed = hash_password (self->password);
  g_autofree char *template = g_build_filename (g_get_user_runtime_dir (), "bungalow-broker-XXXXXX", NULL);
  g_autofree char *configuration = NULL;
  const char *contents[G_N_ELEMENTS (names)];

  if (g_mkdtemp (template) == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The broker could not be started."));
      return FALSE;
    }
  self->folder = g_steal_pointer (&template);

  configuration = g_strdup_printf ("listener %u %s\n"
                                   "user %s\n"
                                   "allow_anonymous false\n"
                                   "password_file %s/passwords\n"
                                   "acl_file %s/access\n"
                                   "persistence false\n"
                                   "max_packet_size 300000\n"
                                   "max_queued_messages 200\n"
                                   "max_connections 100\n"
                                   "set_tcp_nodelay true\n"
                                   "log_dest none\n",
                                   self->port, self->address, g_get_user_name (), self->folder, self->folder);
  contents[0] = configuration;
  contents[1] = hashed;
  contents[2] = "user " USER "\ntopic readwrite bungalow/#\n";
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL);

      if (!g_file_set_contents_full (path, contents[i], -1, G_FILE_SET_CONTENTS_NONE, 0600, error))
        return FALSE;
    }

  return TRUE;
}

/* The process */

/* Runs in the child, before the program starts: it gets a signal when its parent dies, however that happens. */
static void
die_with_parent (gpointer user_data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (getppid () != (pid_t) GPOINTER_TO_INT (user_data))
    _exit (1);
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (BglBrokerProcess) self = g_weak_ref_get (user_data);

  g_subprocess_wait_finish (G_SUBPROCESS (source), result, NULL);
  if (self != NULL && self->process == G_SUBPROCESS (source))
    {
      g_clear_object (&self->process);
      if (self->ready)
        g_signal_emit (self, ended_signal, 0);
    }
  g_weak_ref_clear (user_data);
  g_free (user_data);
}

static gboolean
spawn (BglBrokerProcess  *self,
       GError           **error)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE |
                                                                        G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autofree char *program = find_program ();
  g_autofree char *path = g_build_filename (self->folder, names[0], NULL);
  GWeakRef *weak;

  if (program == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("The program mosquitto is not installed. It is needed for tables on this network."));
      return FALSE;
    }

  g_subprocess_launcher_set_child_setup (launcher, die_with_parent, GINT_TO_POINTER ((int) getpid ()), NULL);
  self->process = g_subprocess_launcher_spawn (launcher, error, program, "-c", path, NULL);
  if (self->process == NULL)
    return FALSE;

  weak = g_new0 (GWeakRef, 1);
  g_weak_ref_init (weak, self);
  g_subprocess_wait_async (self->process, NULL, ended_cb, weak);

  return TRUE;
}

static void
end (BglBrokerProcess *self)
{
  if (self->process != NULL)
    g_subprocess_send_signal (self->process, SIGTERM);
  g_clear_object (&self->process);
  remove_folder (self);
}

/* Starting */

static void look (GTask *task);

static gboolean
look_cb (gpointer user_data)
{
  look (user_data);

  return G_SOURCE_REMOVE;
}

static void
connected_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  BglBrokerProcess *self = g_task_get_task_data (task);
  g_autoptr (GSocketConnection) connection = g_socket_client_connect_finish (G_SOCKET_CLIENT (source), result, NULL);

  if (g_task_return_error_if_cancelled (task))
    return;
  if (connection != NULL && self->process != NULL)
    {
      self->ready = TRUE;
      remove_folder (self);
      g_task_return_pointer (task, g_object_ref (self), g_object_unref);
    }
  else if (self->process != NULL && ++self->n_looks < N_LOOKS)
    g_timeout_add (PAUSE, look_cb, g_steal_pointer (&task));
  else
    {
      end (self);
      try_port (g_steal_pointer (&task));
    }
}

/* It is ready when it accepts a connection. */
static void
look (GTask *task)
{
  BglBrokerProcess *self = g_task_get_task_data (task);
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnectable) address = g_network_address_new (self->address, (guint16) self->port);

  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_connect_async (client, address, g_task_get_cancellable (task), connected_cb, task);
}

static void
try_port (GTask *task)
{
  BglBrokerProcess *self = g_task_get_task_data (task);
  g_autoptr (GTask) owned = task;
  g_autoptr (GError) error = NULL;

  self->n_looks = 0;
  self->port = self->n_ports++ < N_PORTS ? find_port (self->address) : 0;
  if (self->port == 0)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", _("The broker could not be started."));
  else if (!configure (self, &error) || !spawn (self, &error))
    g_task_return_error (task, g_steal_pointer (&error));
  else
    look (g_steal_pointer (&owned));
}

void
bgl_broker_process_start_async (const char          *address,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, user_data);
  BglBrokerProcess *self = g_object_new (BGL_TYPE_BROKER_PROCESS, NULL);
  guint8 bytes[16];

  g_task_set_source_tag (task, bgl_broker_process_start_async);
  g_task_set_task_data (task, self, g_object_unref);
  bgl_random_bytes (bytes, sizeof bytes);
  self->password = bgl_format_hex (bytes, sizeof bytes);
  self->address = address != NULL ? g_strdup (address) : find_address ();
  if (self->address == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NETWORK_UNREACHABLE, "%s",
                               _("This machine is not connected to a network."));
      g_object_unref (task);
      return;
    }

  try_port (task);
}

BglBrokerProcess *
bgl_broker_process_start_finish (GAsyncResult  *result,
                                 GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

BglBroker *
bgl_broker_process_get_broker (BglBrokerProcess *self)
{
  BglBroker *broker;

  g_return_val_if_fail (BGL_IS_BROKER_PROCESS (self), NULL);

  broker = g_new0 (BglBroker, 1);
  broker->host = g_strdup (self->address);
  broker->port = self->port;
  broker->user = g_strdup (USER);
  broker->password = g_strdup (self->password);

  return broker;
}

/* The object */

static void
bgl_broker_process_finalize (GObject *object)
{
  BglBrokerProcess *self = BGL_BROKER_PROCESS (object);

  end (self);
  g_free (self->address);
  g_free (self->password);

  G_OBJECT_CLASS (bgl_broker_process_parent_class)->finalize (object);
}

static void
bgl_broker_process_class_init (BglBrokerProcessClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bgl_broker_process_finalize;

  ended_signal = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
bgl_broker_process_init (BglBrokerProcess *self)
{
}
