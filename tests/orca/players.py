# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play from what they hear, and from nothing else."""

import collections
import random
import re

from session import Silence

NAMES = {'bango': 'Bango', 'bangkok': 'Bangkok', 'bongo': 'Bongo', 'bonobo': 'Bonobo Beach'}
# The keys that describe the board, and the beginning of what they may answer.
KEYS = {
    'bango': {'s': 'You: ', 'l': '', 'r': '', 'y': r'\d+ \w+ tiles?|No ', 'e': r'\d+ \w+ tiles?|No ', 'c': '', 'h': ''},
    'bangkok': {'s': 'You: ', 'l': '', 'y': '', 'e': '', 'c': '', 'v': ''},
    'bongo': {'s': 'You: ', 'l': ''},
    'bonobo': {'s': 'You: ', 'l': '', 'r': '', 'y': '', 'e': '', 'c': '', 'h': '', 'v': ''},
}
OVER = r'^(?:You win|.+ wins|.+ win|The game is a draw|Draw)\.?$'


# When there is something to describe.
DESCRIBED_TURN = 3


class Player:
    def __init__(self, session, game):
        self.session = session
        self.game = game
        self.chance = random.Random(1)
        self.n_asked = 0
        self.faults = []

    def sit_down(self):
        """From the shelf to the table."""
        session = self.session
        self.tab_to(f'Play {NAMES[self.game]} ')
        session.press('Return')
        # On a slow machine, Orca speaks the key after the title that it opens.
        session.listen(f'New Game of {NAMES[self.game]}', cut=True)
        session.rest()
        session.press('Return')
        # What is spoken about the game may come before the introduction is closed.
        table = session.heard
        session.listen(r'^Start ', cut=True)
        session.rest()
        session.press('Return')
        session.heard = table

    def tab_to(self, name):
        for _ in range(40):
            text = self.session.hear(10)
            if text is None or 'button' in text:
                self.session.rest()
                if text is not None and text.startswith(name):
                    return
                self.session.press('Tab')
        raise Silence(f'there is no “{name}”')

    def ask(self, pattern):
        """Waits for the sentence, and asks for the standing once if nothing is heard."""
        try:
            return self.session.listen(pattern, 30)
        except Silence:
            self.n_asked += 1
            self.session.press('s')
            return self.session.listen(pattern)

    def describe(self):
        """Presses each of the keys that describe the board."""
        for key, pattern in KEYS[self.game].items():
            answer = self.session.ask(key)
            if not any(re.match(pattern, text) for text in answer):
                raise Silence(f'the key {key} was answered by {answer}')

    def expect(self, key, pattern):
        """Presses a key that must be answered, maybe after a new page has been built. If it is not, the game goes on."""
        session = self.session
        session.rest()
        before = session.heard
        session.press(key)
        try:
            session.listen(pattern, 10)
        except Silence as silence:
            self.faults.append(f'after {key}: {silence}')
        session.rest()
        for sentence in session.voice.sentences[before:session.heard]:
            sentence.asked = True

    def look_up(self):
        """Goes to a place that opens the rulebook at its rule, and comes back."""
        for key in ['Left'] * 10 + ['Down'] * 4 + ['Right'] * 14:
            if any(re.match('Goal|Values board', text) for text in self.session.ask(key)):
                self.expect('Return', 'The goal|The values board')
                self.expect('Escape', 'Goal|Values board')
                return
        raise Silence('the goal and the values were not found')

    def play(self):
        raise NotImplementedError


class Typist(Player):
    """Asks for the possible moves and takes one of them."""

    def play(self):
        session = self.session
        n_turns = 0
        while True:
            news = self.ask(f'Your turn|Next Round|{OVER}')[0]
            if news == 'Next Round':
                # The focus is on this button, which has been spoken too.
                session.rest()
                session.press('Return')
                continue
            if news != 'Your turn':
                return
            session.rest()
            n_turns += 1
            if n_turns == DESCRIBED_TURN:
                self.describe()
                if self.game == 'bangkok':
                    self.look_up()
            session.press('m')
            n_moves = int(session.listen(r'(\d+) moves?')[1])
            for _ in range(self.chance.randint(1, min(n_moves, 4))):
                session.rest()
                session.press('Down')
                session.listen(r'^\S.*: \w+')
            session.press('Return')


class Caller(Player):
    """Finds the answer in Bongo, on the basic level."""

    def __init__(self, session, game):
        super().__init__(session, game)
        self.keys = {}

    def find_answer(self, dice):
        first, second = int(dice[1]), int(dice[2])
        target = first if first == second else 6 - first - second
        counts = collections.Counter(dice[3].split(', '))
        fitting = [animal for animal in ['bongo', 'gnu', 'rhino'] if counts[animal] == target]
        if len(fitting) == 2:
            fitting = [animal for animal in ['bongo', 'gnu', 'rhino'] if animal not in fitting]
        return fitting[0] if fitting else 'nothing'

    def play(self):
        session = self.session
        dice = None
        n_turns = 0
        while True:
            text = self.ask(f'Film: |^Go|^Choose a trophy|, supply \\d+|^Your turn|when you are ready|is next|Too late|{OVER}').string
            keys = re.search(r'Your keys: (.+?)\. ', text)
            if keys:
                self.keys = dict(pair.rsplit(' ', 1) for pair in keys[1].split(', '))
            if 'Film: ' in text:
                dice = re.search(r'Film: (\d), (\d)\. White: ([a-z, ]+)', text)
            elif text.startswith('Go'):
                session.press(self.keys[self.find_answer(dice)].lower())
            elif text.startswith('Choose a trophy') or ', supply ' in text:
                session.rest()
                session.press('Return')
            elif re.match(OVER, text):
                return
            else:
                session.rest()
                if text.startswith('Your turn'):
                    n_turns += 1
                    if n_turns == DESCRIBED_TURN:
                        self.describe()
                        self.expect(self.keys['nothing'].lower(), 'Too (early|late)')
                session.press('space')


PLAYERS = {'bango': Typist, 'bangkok': Typist, 'bongo': Caller, 'bonobo': Typist}
