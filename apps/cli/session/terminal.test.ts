import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { built } from '../testing/command.ts';
import { hasTerminal, terminal } from '../testing/terminal.ts';

beforeAll(built);

const ENTER = '\r';
const DOWN = '\u001b[B';
const OTHER_SCREEN = '\u001b[?1049h';
const BACK = '\u001b[?1049l';

describe.runIf(hasTerminal)('at a real terminal', () => {
  test('questions, odds with bars, sealed choices that leave no trace, typed dice, the explanation', async () => {
    const screen = terminal(['resolve', 'specimen', 'assault']);
    await screen.until('Attacking strength');
    screen.type(`11${ENTER}`);
    await screen.until('Defending strength');
    screen.type(ENTER);
    await screen.until('crosses the ford');
    screen.type(ENTER);
    await screen.until('Throw, or change something');
    screen.type(`${DOWN}${ENTER}`);
    await screen.until('Attacker, to the keyboard');
    screen.type(ENTER);
    await screen.until('What you type is not shown');
    const before = screen.seen().length;
    screen.type(`2${ENTER}`);
    await screen.until('Defender, to the keyboard');
    // Between the key and the call of the other side the screen is only wiped: neither key nor option comes back.
    const between = stripVTControlCharacters(screen.seen().slice(before)).split('Sealed choice')[0];
    expect(between?.trim()).toBe('');
    screen.type(ENTER);
    await screen.until('What you type is not shown');
    screen.type(`1${ENTER}`);
    await screen.until('Assault die, d6');
    screen.type(`1${ENTER}`);
    await screen.until('No effect');
    await screen.until('Does it stand?');
    screen.type(ENTER);
    expect(await screen.ended).toBe(0);
    const [, away = ''] = screen.seen().split(OTHER_SCREEN);
    const [secret = '', after = ''] = away.split(BACK);
    expect(screen.seen().split(OTHER_SCREEN)).toHaveLength(2);
    expect(screen.seen().split(BACK)).toHaveLength(2);
    expect(secret.endsWith('\u001b[2J\u001b[3J\u001b[H')).toBe(true);
    expect(after).toContain('commit it');
    expect(after).toContain('\u001b[1m');
  });

  test('the guided session in French, to the end; no colour where NO_COLOR is set', async () => {
    const screen = terminal([], { LC_ALL: 'fr_FR.UTF-8', NO_COLOR: '1' });
    await screen.until('Quel jeu ?');
    // The last of the list is to quit, above it a campaign in a file.
    screen.type('\u001b[A\u001b[A\u001b[A');
    screen.type(ENTER);
    await screen.until('Quelle procédure ?');
    screen.type(ENTER);
    await screen.until('Quelle situation ?');
    screen.type(ENTER);
    await screen.until('Rien n’est jeté ici');
    screen.type('\u0003');
    await screen.until('À la prochaine.');
    expect(await screen.ended).toBe(0);
    for (let colour = 30; colour < 38; colour += 1) expect(screen.seen()).not.toContain(`\u001b[${colour}m`);
  });

  test('odds have bars, and the likeliest is full', async () => {
    const screen = terminal([
      'odds',
      'specimen',
      'assault',
      '--input',
      '{"attack":11,"defence":4}',
      '--policy',
      'never',
    ]);
    expect(await screen.ended).toBe(0);
    const shown = stripVTControlCharacters(screen.seen());
    expect(shown).toMatch(/D1[^\n]*?\s+33\.3%\s+1\/3\s+█{20}/);
    expect(shown).toMatch(/A1[^\n]*?\s+16\.7%\s+1\/6\s+█{10}\s/);
  });

  test('Ctrl-C in the middle of a secret wipes the other screen and leaves it', async () => {
    const screen = terminal(['resolve', 'specimen', 'assault', '--input', '{}', '--dice', '1']);
    await screen.until('Attacker, to the keyboard');
    screen.type(ENTER);
    await screen.until('What you type is not shown');
    screen.type('2\u0003');
    await screen.until('nothing was changed');
    expect(await screen.ended).toBe(1);
    expect(screen.seen().split(BACK)).toHaveLength(2);
  });
});
