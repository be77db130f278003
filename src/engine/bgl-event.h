/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define BGL_EVENT_ARGS 6

/* How to print an argument of an event. Games define their own kinds starting at BGL_ARG_GAME. */
typedef enum
{
  BGL_ARG_INT,
  BGL_ARG_SEAT,
  BGL_ARG_GAME,
} BglArgKind;

typedef struct
{
  const char *key;   /* NULL ends the list */
  guint       kind;
} BglArgInfo;

typedef struct
{
  const char *name;  /* "tile-laid"; NULL ends the table */
  BglArgInfo  args[BGL_EVENT_ARGS + 1];
  gboolean    explained;  /* whether beginners need its rule explained when it happens, such as a scoring */
} BglEventInfo;

guint bgl_event_info_get_n_args (const BglEventInfo *info);
/* The index of the argument with that key, or -1. */
int   bgl_event_info_find_arg   (const BglEventInfo *info,
                                 const char         *key);

/* Something that a move causes. The type is an index into the game's table of events. */
typedef struct
{
  guint       type;
  const char *rule;
  guint       n_args;
  int         args[BGL_EVENT_ARGS];
} BglEvent;

#define BGL_TYPE_EVENT (bgl_event_get_type ())

GType bgl_event_get_type (void) G_GNUC_CONST;

/* A list of events. All functions accept NULL and then do nothing, so that playouts, which need no events, lose no
 * time. */
typedef struct _BglEvents BglEvents;

BglEvents      *bgl_events_new   (void);
void            bgl_events_free  (BglEvents       *events);
void            bgl_events_clear (BglEvents       *events);
void            bgl_events_add   (BglEvents       *events,
                                  guint            type,
                                  const char      *rule,
                                  guint            n_args,
                                  ...);
guint           bgl_events_get_n (const BglEvents *events);
const BglEvent *bgl_events_get   (const BglEvents *events,
                                  guint            index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BglEvents, bgl_events_free)

G_END_DECLS
