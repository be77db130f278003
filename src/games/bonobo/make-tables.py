#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the tables of bonobo-tables.c from board.json.

    ./make-tables.py > bonobo-tables.c

Run it after a change of board.json; tests/games/test-bonobo.c compares the two.
"""

import json
import math
import pathlib

HERE = pathlib.Path(__file__).parent
THIRD_OF_A_ROW = math.sqrt(3) / 6

board = json.loads((HERE / 'board.json').read_text(encoding='utf-8'))
spot_index = {spot['id']: i for i, spot in enumerate(board['spots'])}
triangle_index = {triangle['id']: i for i, triangle in enumerate(board['triangles'])}
kinds = {'dune': 'BONOBO_DUNE', 'toilet': 'BONOBO_TOILET', 'shade': 'BONOBO_SHADE'}
place_index = {tuple(place['triangles']): i for i, place in enumerate(board['rhomb_positions'])}
shores = {'inner': 'BONOBO_INNER', 'edge': 'BONOBO_EDGE', 'corner': 'BONOBO_CORNER'}


def bits(indices):
    return '0x%x' % sum(1 << i for i in indices)


def numbers(values):
    return '{ ' + ', '.join(str(value) for value in values) + ' }'


def halves(x):
    return round(x * 2)


def thirds(y):
    return round(y / THIRD_OF_A_ROW)


def print_spot(spot):
    around = [triangle_index[id] for id in spot['triangles_in_angular_order']]
    print('  { "%s", %d, %d, %s, %s, %d, %s },' %
          (spot['id'], halves(spot['x']), thirds(spot['y']), shores[spot['kind']],
           bits(around), len(around), numbers(around)))


def place_with(triangle, same_row):
    """The place on the triangle and on a later one, beside it or below it."""
    for (first, second), place in place_index.items():
        if first == triangle['id'] and (first[0] == second[0]) == same_row:
            return place
    return 'BONOBO_NONE'


def print_triangle(triangle):
    spots = [spot_index[id] for id in triangle['spots']]
    print('  { "%s", %d, %d, %s, %s, %s, %s, %s, %s, %s },' %
          (triangle['id'], halves(triangle['cx']), thirds(triangle['cy']), kinds[triangle['type']],
           'TRUE' if triangle['points'] == 'up' else 'FALSE', numbers(spots),
           place_with(triangle, True), place_with(triangle, False), bits(spots),
           bits(triangle_index[id] for id in triangle['neighbours'])))


def print_place(place):
    triangles = [triangle_index[id] for id in place['triangles']]
    overlaps = [i for i, other in enumerate(board['rhomb_positions'])
                if set(place['triangles']) & set(other['triangles'])]
    print('  { %s, %s, %s, %s, { %s, %s } },' %
          (numbers(triangles), numbers(spot_index[id] for id in place['obtuse_spots']),
           numbers(spot_index[id] for id in place['acute_spots']), bits(triangles),
           bits(i for i in overlaps if i < 64), bits(i - 64 for i in overlaps if i >= 64)))


def print_table(declaration, entries, print_entry):
    print('\nconst %s =\n{' % declaration)
    for entry in entries:
        print_entry(entry)
    print('};')


print('/* SPDX-License-Identifier: GPL-3.0-or-later */')
print('\n/* Written by make-tables.py from board.json. */')
print('\n#include "bonobo-tables.h"')
print_table('BonoboSpot bonobo_spots[BONOBO_SPOTS]', board['spots'], print_spot)
print_table('BonoboTriangle bonobo_triangles[BONOBO_TRIANGLES]', board['triangles'], print_triangle)
print_table('BonoboPlace bonobo_places[BONOBO_PLACES]', board['rhomb_positions'], print_place)
print_table('BonoboRhomb bonobo_rhombi[BONOBO_RHOMBI]', board['rhombi'],
            lambda rhomb: print('  { "%s", %d },' % (rhomb['name'], rhomb['obtuse'])))
print_table('guint64 bonobo_triangles_of_kind[BONOBO_KINDS]', kinds,
            lambda kind: print('  %s,' % bits(i for i, triangle in enumerate(board['triangles'])
                                              if triangle['type'] == kind)))
