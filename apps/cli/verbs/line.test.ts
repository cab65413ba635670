/** One line for a chat, of every game: no line break, nothing a chat would take for a mark of its own, not too long. */
import { shelf } from '@grognard/games';
import { resultLine, speakerFor } from '@grognard/games/words';
import { LOCALES, open, openExample, playExample, unpacked } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { spoken } from '../testing/paper.ts';

const ASSAULT = ['specimen', 'assault', '--example', '7.4-a'];
const HELD = ['--answers', '[{"attacker":"hold","defender":"hold"}]', '--dice', '1'];

describe('--format line', () => {
  test('a result with its dice', async () => {
    const { out } = await spoken(['resolve', ...ASSAULT, ...HELD, '--format', 'line']);
    // A 1 less one for the river is row 0, which is A1 in the column 2/1.
    expect(out).toMatch(/^The Ford \(specimen\) · Assault: A1: the attacker loses 1, the defender 0 \(die 1\)\n$/);
    const french = await spoken(['resolve', ...ASSAULT, ...HELD, '--format', 'line', '--lang', 'fr']);
    expect(french.out).toMatch(/^Le Gué \(spécimen\) · Assaut : [^\n]*\(dé 1\)\n$/);
  });

  test('odds, and how the decisions were settled', async () => {
    const { out } = await spoken(['odds', ...ASSAULT, '--policy', 'never', '--format', 'line']);
    expect(out.match(/33\.3%/g)).toHaveLength(3);
    expect(out).toMatch(/commits as little as it may\)\n$/);
  });

  test('a situation as the short link that the web app makes of it', async () => {
    const { out } = await spoken(['odds', ...ASSAULT, '--format', 'link']);
    const [, code = ''] =
      /^http:\/\/127\.0\.0\.1:8080\/#\/game\/specimen\/chart\/assault\?s=([\w-]+)\n$/.exec(out) ?? [];
    const game = await shelf.find(({ id }) => id === 'specimen')?.load();
    const procedure = game?.procedures['assault'];
    if (!game || !procedure) throw new Error('the specimen lost its assault');
    const read = unpacked(game, procedure, code);
    const again = open(game, 'assault', read?.input, { rulings: read?.rulings ?? {} });
    // The example as it is printed: 11 against 4 across the river.
    expect(again.ok && again.value.input).toEqual({ attack: 11, defence: 4, acrossRiver: true });
    const thrown = await spoken(['resolve', ...ASSAULT, ...HELD, '--format', 'link']);
    expect(thrown.status).toBe(2);
  });

  test('another format is refused, before anything is thrown', async () => {
    const { status, err } = await spoken(['resolve', ...ASSAULT, ...HELD, '--format', 'verse', '--lang', 'fr']);
    expect(status).toBe(2);
    expect(err).toContain('il n’y a pas de forme « verse »');
  });

  test.each(shelf.map((entry) => [entry.id, entry] as const))('every worked example of %s', async (_, entry) => {
    const game = await entry.load();
    for (const example of game.examples.filter(({ refused }) => !refused)) {
      const opened = openExample(game, example);
      const played = opened.ok ? playExample(opened.value, example) : opened;
      if (!opened.ok || !played.ok) continue;
      for (const locale of LOCALES) {
        const line = resultLine(opened.value, speakerFor(game, locale), played.value);
        expect(line, example.id).not.toMatch(/[\n*_~`|<>]|\[[a-z]+\./);
        expect(line.length, example.id).toBeLessThanOrEqual(480);
      }
    }
  });
});
