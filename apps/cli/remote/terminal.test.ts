/** A real terminal at the table: news stands above the line being typed, which stays as it was. */
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Served } from '@grognard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { built, freshFolder } from '../testing/command.ts';
import { invited, started } from '../testing/remote.ts';
import { SeatedCommand } from '../testing/seat.ts';
import { hasTerminal, terminal } from '../testing/terminal.ts';

let server: Served;
beforeAll(async () => {
  built();
  server = await started(join(freshFolder(), 'terminal.db'));
});
afterAll(() => server.stop());

const ENTER = '\r';

describe.runIf(hasTerminal)('at a real terminal', () => {
  test('a whole assault against another command, opened question by question', async () => {
    const { links } = await invited(server.url, 'specimen');
    const other = new SeatedCommand(links[1] ?? '', { more: ['--json'] });
    await other.hears('"joined"');
    const screen = terminal(['join', links[0] ?? ''], { GROGNARD_STATE: freshFolder() });
    await screen.until('readable by you alone');
    await screen.until('Attacker> ');
    screen.type(`open${ENTER}`);
    await screen.until('Which chart?');
    screen.type(ENTER);
    await screen.until('Which situation?');
    screen.type(ENTER);
    await screen.until('Open it?');
    // What comes while questions have the screen waits until they are answered.
    other.type('note while you think');
    await other.until((seat) => seat.said().includes('while you think'));
    expect(stripVTControlCharacters(screen.seen())).not.toContain('while you think');
    screen.type(ENTER);
    await screen.until('Note: while you think');
    await screen.until('Your move. Attacker: Commit the reserve?');
    screen.type('advi');
    other.type('seal hold');
    await screen.until('Defender has sealed a choice.');
    await screen.until('Attacker> advi');
    screen.type(`se${ENTER}`);
    await screen.until('when all play as well as');
    screen.type(`7${ENTER}`);
    await screen.until('"7" is not offered');
    screen.type(`seal commit${ENTER}`);
    await screen.until('d6:');
    screen.type(`nonsense${ENTER}`);
    await screen.until('is nothing one does at the table');
    screen.type(`leave${ENTER}`);
    await screen.until('Your seat is kept');
    expect(await screen.ended).toBe(0);
    await other.until((seat) => seat.news().at(-1)?.kind === 'presence');
    await other.leave();
  });

  test('Ctrl-C leaves, and a link can be typed unseen', async () => {
    const { links, watch } = await invited(server.url, 'specimen');
    const screen = terminal(['join', '-', '--no-keep', '--lang', 'fr'], { GROGNARD_STATE: freshFolder() });
    await screen.until('On ne le voit pas.');
    screen.type(`${watch}${ENTER}`);
    await screen.until('observateur> ');
    screen.type('\u0003');
    await screen.until('Vous avez quitté la table.');
    expect(await screen.ended).toBe(0);
    expect(screen.seen()).not.toContain(watch.split('/').at(-1));
    expect(links).toHaveLength(2);
  });
});
