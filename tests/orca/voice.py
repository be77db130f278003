# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the place of Speech Dispatcher: whatever a screen reader says is written down instead of being spoken.

The screen reader is the real one and needs no option for this: it connects to a socket and sends commands (SSIP, the
protocol of Speech Dispatcher). Speaking takes its time here as well, so that a sentence can be cut off by the next
one."""

import dataclasses
import html
import re
import socketserver
import threading
import time


@dataclasses.dataclass
class Sentence:
    text: str
    start: float
    end: float
    cut: bool = False
    interrupted: bool = False  # by the listener, with a key
    asked: bool = False        # the answer to a key that asks for it


# So many seconds may pass on a busy machine until a key has interrupted what is spoken.
REACTION = 3


class Voice:
    def __init__(self, path, rate):
        self.rate = rate
        self.sentences = []
        self.pressed = 0
        self.changed = threading.Condition()
        self.server = socketserver.ThreadingUnixStreamServer(str(path), make_handler(self))
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def speak(self, text):
        words = len(text.split())
        with self.changed:
            start = max(time.monotonic(), self.get_end())
            self.sentences.append(Sentence(text, start, start + words * 60 / self.rate))
            self.changed.notify_all()

    def interrupt(self):
        """The listener presses a key."""
        self.pressed = time.monotonic()

    def stop(self):
        """Cuts off what is spoken. The listener has interrupted only what was being spoken when the key was pressed:
        what was still to come, and what a change of the focus cuts off after the key, has not been heard."""
        now = time.monotonic()
        with self.changed:
            for sentence in reversed(self.sentences):
                if sentence.end <= now:
                    break
                sentence.cut = True
                sentence.interrupted = sentence.start < self.pressed and now < self.pressed + REACTION
                sentence.end = now
            self.changed.notify_all()

    def get_end(self):
        return self.sentences[-1].end if self.sentences else 0

    def wait(self, number, seconds):
        """The sentence with that number, as soon as it is over; None if nothing is spoken for so long."""
        limit = time.monotonic() + seconds
        with self.changed:
            while True:
                now = time.monotonic()
                if number < len(self.sentences):
                    rest = self.sentences[number].end - now
                    if rest <= 0:
                        return self.sentences[number]
                else:
                    rest = limit - now
                    if rest <= 0:
                        return None
                self.changed.wait(rest)


def strip(text):
    """The words, without the marks between them."""
    return html.unescape(re.sub(r'<[^>]*>', '', text)).strip()


def make_handler(voice):
    class Handler(socketserver.StreamRequestHandler):
        def answer(self, code, message, *data):
            lines = [f'{code}-{line}' for line in data] + [f'{code} {message}']
            self.wfile.write(''.join(line + '\r\n' for line in lines).encode())

        def receive(self):
            lines = []
            for line in self.rfile:
                line = line.decode().rstrip('\r\n')
                if line == '.':
                    break
                lines.append(line[1:] if line.startswith('..') else line)
            return strip('\n'.join(lines))

        def handle(self):
            for line in self.rfile:
                words = line.decode().split()
                command = words[0].upper() if words else ''
                if command == 'SPEAK':
                    self.answer(230, 'OK RECEIVING DATA')
                    self.say(self.receive())
                elif command in ('CHAR', 'KEY'):
                    self.say(' '.join(words[1:]))
                elif command in ('STOP', 'CANCEL'):
                    voice.stop()
                    self.answer(210, 'OK STOPPED')
                elif command == 'HISTORY':
                    self.answer(245, 'OK CLIENT ID SENT', 1)
                elif command == 'LIST':
                    self.answer(250, 'OK LIST SENT', 'English\ten\tnone' if 'VOICES' in line.decode() else 'log')
                elif command == 'GET':
                    self.answer(251, 'OK GET RETURNED', 0)
                elif command == 'QUIT':
                    self.answer(231, 'BYE')
                    return
                else:
                    self.answer(200, 'OK')

        def say(self, text):
            for sentence in filter(None, text.splitlines()):
                voice.speak(sentence)
            self.answer(225, 'OK MESSAGE QUEUED', len(voice.sentences))

    return Handler
