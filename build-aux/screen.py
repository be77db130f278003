# SPDX-License-Identifier: GPL-3.0-or-later
"""What the scripts that use the application as people do have in common: they find things as a
screen reader does, click on them, and look at the display. On a display of their own, see
build-aux/headless with GTK_A11Y=atspi."""

import re
import subprocess
import sys
import time

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

Role = Atspi.Role


def fail(message):
    sys.exit(f'{sys.argv[0]}: {message}')


def start_window_manager():
    manager = subprocess.Popen(['openbox', '--sm-disable'],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while subprocess.run(['xdotool', 'get_num_desktops'], stdout=subprocess.DEVNULL,
                         stderr=subprocess.DEVNULL, check=False).returncode:
        time.sleep(0.1)
    subprocess.run(['xdotool', 'mousemove', '0', '9999'], check=True)
    return manager


def look(form='png'):
    return subprocess.run(['import', '-window', 'root', f'{form}:-'],
                          stdout=subprocess.PIPE, check=True).stdout


def wait_until_still(seconds=60):
    """Until something is there and has not moved for a second."""
    before = b''
    for _ in range(seconds):
        time.sleep(1)
        now = look('rgb')
        if now == before and len(set(now)) > 16:
            return
        before = now
    fail('the window does not come to rest')


def wait_for(what, condition, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.2)
    return fail(f'waited in vain for {what}')


def walk(node=None):
    """All that a screen reader finds; what goes away meanwhile is left out."""
    if node is None:
        node = Atspi.get_desktop(0)
    yield node
    try:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child:
                yield from walk(child)
    except GLib.Error:
        return


def find(pattern, role=None, within=None):
    """The first thing whose name matches, or None."""
    label = re.compile(pattern)
    for node in walk(within):
        try:
            if (role is None or node.get_role() == role) and label.search(node.get_name() or ''):
                return node
        except GLib.Error:
            continue
    return None


def find_cell(cell):
    """A place of a board by its coordinates, such as “−2, 1”, with the comma or semicolon of any language."""
    words = r'\s?[,;]\s'.join(map(re.escape, cell.split(', ')))
    return find(r'(?<![\d−])' + words + r'(?!\d)', Role.TABLE_CELL)


def click(node):
    """In a window at the corner of the display, where the coordinates of both are the same."""
    box = node.get_extents(Atspi.CoordType.WINDOW)
    x, y = box.x + box.width // 2, box.y + box.height // 2
    subprocess.run(['xdotool', 'mousemove', str(x), str(y), 'click', '1'], check=True)


def press(node):
    """A button, as a screen reader presses it, wherever its window is."""
    if not node.do_action(0):
        fail(f'“{node.get_name()}” cannot be pressed')
