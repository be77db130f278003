/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The island of Bonobo Beach and its rhombi, as board.json describes them. Spots, triangles, places for a rhomb, and
 * rhombi are numbers from 0, in the order of that file. Sets of spots and of triangles are bit masks.
 */
#define BONOBO_SPOTS     37
#define BONOBO_TRIANGLES 54
#define BONOBO_PLACES    72
#define BONOBO_RHOMBI    28
#define BONOBO_KINDS     3

#define BONOBO_NONE 0xff

#define BONOBO_BIT(n) (G_GUINT64_CONSTANT (1) << (n))
#define BONOBO_ALL_TRIANGLES (BONOBO_BIT (BONOBO_TRIANGLES) - 1)
#define BONOBO_ALL_SPOTS     (BONOBO_BIT (BONOBO_SPOTS) - 1)
#define BONOBO_ALL_RHOMBI    ((1u << BONOBO_RHOMBI) - 1)

typedef enum
{
  BONOBO_DUNE,
  BONOBO_TOILET,
  BONOBO_SHADE,
} BonoboKind;

typedef enum
{
  BONOBO_INNER,
  BONOBO_EDGE,
  BONOBO_CORNER,
} BonoboShore;

/* Coordinates are exact: x in halves of an edge, and y in sixths of √3 edges, which are thirds of the height of a
 * row. The origin is the center of the island, and y grows downward. */
#define BONOBO_UNIT_X 0.5
#define BONOBO_UNIT_Y 0.28867513459481287

typedef struct
{
  char    name[4];
  gint8   x, y;
  guint8  shore;      /* BonoboShore */
  guint64 triangles;  /* the triangles that the spot touches, as a set */
  guint8  n_around;
  guint8  around[6];  /* the same, clockwise from the left */
} BonoboSpot;

typedef struct
{
  char    name[4];
  gint8   x, y;       /* the center */
  guint8  kind;       /* BonoboKind */
  guint8  up;         /* whether it points up */
  guint8  corners[3]; /* spots: left, right, and the one above or below */
  guint8  beside;     /* the place that covers it and the next triangle of the row, or BONOBO_NONE */
  guint8  below;      /* the place that covers it and the triangle below, or BONOBO_NONE */
  guint64 spots;      /* the corners as a set */
  guint64 neighbours; /* triangles with a common edge */
} BonoboTriangle;

/* Two triangles with a common edge, sorted by row and number. */
typedef struct
{
  guint8  triangles[2];
  guint8  blunt[2];   /* the spots that the number v points to */
  guint8  tips[2];    /* the spots that the number 2v points to */
  guint64 covers;     /* the triangles as a set */
  guint64 overlaps[2]; /* the places that share a triangle with it, including itself: 0 to 63, 64 to 71 */
} BonoboPlace;

typedef struct
{
  const char *name;   /* as in a record */
  gint8       value;  /* v */
} BonoboRhomb;

extern const BonoboSpot     bonobo_spots[BONOBO_SPOTS];
extern const BonoboTriangle bonobo_triangles[BONOBO_TRIANGLES];
extern const BonoboPlace    bonobo_places[BONOBO_PLACES];
extern const BonoboRhomb    bonobo_rhombi[BONOBO_RHOMBI];
extern const guint64        bonobo_triangles_of_kind[BONOBO_KINDS];

G_END_DECLS
