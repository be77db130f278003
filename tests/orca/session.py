# SPDX-License-Identifier: GPL-3.0-or-later
"""Bungalow with the real Orca on a display of its own, used by keys, and heard."""

import os
import pathlib
import re
import subprocess
import sys

import gi
from gi.repository import Gio, GLib

from voice import Voice

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / 'build-aux'))
gi.require_version('Atspi', '2.0')
from screen import fail, start_window_manager  # noqa: E402

# Words a minute: as fast as the application believes that anybody listens.
RATE = 600
# A pause of so many seconds means that nothing more is to come.
QUIET = 0.7


def enable_accessibility():
    """As the session of a desktop does when somebody turns on the screen reader."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ['IsEnabled', 'ScreenReaderEnabled']:
        bus.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.freedesktop.DBus.Properties', 'Set',
                      GLib.Variant('(ssv)', ('org.a11y.Status', name, GLib.Variant('b', True))), None,
                      Gio.DBusCallFlags.NONE, 20000)


def hide_processes(runtime):
    """Orca neither starts beside another one of the same person nor ends that one, if it finds none."""
    folder = runtime / 'bin'
    folder.mkdir()
    (folder / 'pgrep').write_text('#!/bin/sh\nexit 1\n')
    (folder / 'pgrep').chmod(0o755)
    return folder


class Silence(Exception):
    """Something that was needed has not been spoken."""


class Session:
    def __init__(self, build, settings):
        runtime = pathlib.Path(os.environ['XDG_RUNTIME_DIR'])
        self.log = pathlib.Path(os.environ['XDG_STATE_HOME'], 'orca.log')
        self.heard = 0
        self.processes = []
        folder = pathlib.Path(os.environ['XDG_CONFIG_HOME'], 'glib-2.0', 'settings')
        folder.mkdir(parents=True, exist_ok=True)
        (folder / 'keyfile').write_text('[io/github/bungalow_games/Bungalow]\n' +
                                        ''.join(f'{key}={value}\n' for key, value in settings.items()))
        self.environment = {
            **os.environ,
            'GSETTINGS_BACKEND': 'keyfile',
            'GSETTINGS_SCHEMA_DIR': str(build / 'data'),
            'BUNGALOW_LOCALEDIR': str(build / 'po'),
            'GSK_RENDERER': 'cairo',
            'LC_ALL': 'C.UTF-8',
            'SPEECHD_ADDRESS': f'unix_socket:{runtime}/voice',
            'PATH': f'{hide_processes(runtime)}:{os.environ["PATH"]}',
        }

        self.voice = Voice(runtime / 'voice', RATE)
        self.manager = start_window_manager()
        enable_accessibility()
        with self.log.open('w') as log:
            self.orca = subprocess.Popen(['orca'], env=self.environment, stdout=log, stderr=log)
        if not self.hear(60):
            fail(f'Orca does not speak:\n{self.log.read_text()}')
        self.bungalow = subprocess.Popen([build / 'src' / 'bungalow'], env=self.environment)

    def hear(self, seconds, cut=False):
        """The next sentence, or None. Sentences that were cut off are left out unless they are wanted."""
        while True:
            sentence = self.voice.wait(self.heard, seconds)
            if sentence is None:
                return None
            self.heard += 1
            if cut or not sentence.cut:
                return sentence.text

    def listen(self, pattern, seconds=60, cut=False):
        """Until a sentence matches the regular expression; returns the match."""
        before = self.heard
        while True:
            text = self.hear(seconds, cut)
            if text is None:
                heard = ''.join(f'\n  {sentence.text}' for sentence in self.voice.sentences[before:])
                raise Silence(f'waited in vain for “{pattern}” and heard:{heard}')
            match = re.search(pattern, text)
            if match:
                return match

    def rest(self):
        """Until it is quiet, as people do who do not want to interrupt what is spoken."""
        while self.hear(QUIET) is not None:
            pass

    def ask(self, key):
        """Presses a key that asks for something, and returns what is spoken then, without the name of the key."""
        self.rest()
        before = self.heard
        self.press(key)
        self.hear(5)
        self.rest()
        answer = self.voice.sentences[before:self.heard]
        for sentence in answer:
            sentence.asked = True
        return [sentence.text for sentence in answer if not sentence.cut and sentence.text.lower() != key.lower()]

    def press(self, *keys):
        self.voice.interrupt()
        subprocess.run(['xdotool', 'key', *keys], check=True)

    def end(self):
        for process in [self.bungalow, self.orca, self.manager]:
            process.terminate()
        for process in [self.bungalow, self.orca, self.manager]:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
