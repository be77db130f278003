# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays in the installed Flatpak, for build-aux/test-flatpak.

usage: play-flatpak.py PICTURE ID…
"""

import glob
import os
import subprocess
import sys

import screen

PICTURE, ID, *OTHERS = sys.argv[1:]
GAMES = os.path.join(os.environ['HOME'], '.var', 'app', ID, 'data', 'bungalow', 'games')


def start(*arguments, identity=ID):
    """In the background: the first one stays, later ones only send it a message."""
    return subprocess.Popen(['flatpak', '--user', 'run', identity, *arguments],
                            stdin=subprocess.DEVNULL)


def has_window(title):
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', f'^{title}$'],
                          stdout=subprocess.DEVNULL, check=False).returncode == 0


def wait_for_window(title):
    screen.wait_for(f'the window “{title}”', lambda: has_window(title))


def stop(process, identity=ID):
    subprocess.run(['gapplication', 'action', identity, 'quit'], check=True)
    process.wait(timeout=30)


def read_save():
    """The only saved game and its moves."""
    files = glob.glob(os.path.join(GAMES, '*.bungalow'))
    if not files:
        return None
    if len(files) > 1:
        screen.fail(f'there are several saved games: {files}')
    with open(files[0], encoding='utf-8') as file:
        return files[0], [line for line in file.read().split('\n\n', 1)[1].splitlines() if line]


def begin_game():
    """Sits down at Bango and makes a move, if the bot does not make the first one."""
    start('--new-game', 'bango').wait()
    wait_for_window('New game of Bango')
    dialog = screen.wait_for('the dialog', lambda: screen.find('^New game of Bango$', screen.Role.DIALOG))
    screen.press(screen.find('^_?Play', screen.Role.PUSH_BUTTON, dialog))
    wait_for_window('Bango')
    screen.wait_until_still()
    if not read_save():
        screen.press(screen.wait_for('a place on the board', lambda: screen.find_cell('0, 1')))
    return screen.wait_for('the save', read_save)


def ask_search():
    """The search of the desktop, answered from inside the sandbox."""
    path = '/' + ID.replace('.', '/') + '/SearchProvider'
    answer = subprocess.run(['gdbus', 'call', '--session', '--dest', ID, '--object-path', path, '--method',
                             'org.gnome.Shell.SearchProvider2.GetInitialResultSet', "['bango']"],
                            stdout=subprocess.PIPE, text=True, check=True).stdout
    if 'game:bango' not in answer:
        screen.fail(f'the search found {answer}')


def main():
    manager = screen.start_window_manager()

    application = start()
    wait_for_window('Bungalow')
    others = [start(identity=identity) for identity in OTHERS]
    screen.wait_until_still()
    ask_search()
    begin_game()
    screen.wait_until_still()
    file, moves = read_save()
    for process, identity in zip(others, OTHERS):
        stop(process, identity)
    stop(application)
    if read_save() != (file, moves):
        screen.fail('quitting changed the save')
    print(f'      a game was begun and saved, {len(moves)} moves')

    application = start()
    wait_for_window('Bango')
    screen.wait_for('the moves on the board', lambda: screen.find('[Uu]ndo'))
    if read_save() != (file, moves):
        screen.fail('the game was not found again as it was saved')
    print('      it was found again after a restart')

    start('--rules', 'bango/bango-cut', '--language', 'ru').wait()
    screen.wait_for('the rule in Russian', lambda: screen.find('Отрезанные фишки'))
    screen.wait_until_still()
    with open(PICTURE, 'wb') as picture:
        picture.write(screen.look())
    print('      the rulebook was opened in Russian')

    stop(application)
    manager.terminate()
    manager.wait()


if __name__ == '__main__':
    try:
        main()
    except SystemExit:
        with open(PICTURE, 'wb') as picture:
            picture.write(screen.look())
        raise
