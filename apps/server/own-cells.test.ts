/** What the command's `--overlay` and `--seed` do, asked over HTTP: what is wrong with them is told, all of it, in words. */
import { createHmac } from 'node:crypto';
import { LOCALES } from '@grognard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, running } from './testing/running.ts';

let host: Running;

beforeAll(async () => {
  host = await running(undefined, {}, { games: ['specimen'] });
});
afterAll(() => host.stop());

interface Told {
  readonly cells?: readonly (readonly string[])[];
  readonly journal?: readonly { readonly kind: string; readonly face?: number }[];
  readonly refusals?: readonly { readonly code: string; readonly at: string; readonly words: string }[];
}

async function told(path: string, payload: object, locale = 'en'): Promise<Told> {
  const headers = { 'accept-language': locale };
  const answer = await host.server.app.inject({
    method: 'POST',
    url: `/api/games/specimen/${path}`,
    headers,
    payload,
  });
  return answer.json() as Told;
}

const faults = ({ refusals = [] }: Told): readonly string[] => refusals.map(({ code, at }) => `${code} ${at}`);

describe('own cells', () => {
  test('lie where they were put, and the printed table stays as it was', async () => {
    const overlay = { assault: [{ row: '6', column: '2/1', cell: 'A1' }] };
    const laid = (await told('tables/assault', { overlay })).cells?.flat() ?? [];
    const printed = (await told('tables/assault', { overlay: {} })).cells?.flat() ?? [];
    expect(laid.flatMap((cell, at) => (cell === printed[at] ? [] : [[printed[at], cell]]))).toEqual([['D2', 'A1']]);
  });

  test.each([
    [{}, ['missing overlay']],
    [{ overlay: {}, overlays: {} }, ['unknownField overlays']],
    [{ overlay: { assault: [{ row: '6', column: '2/1' }] } }, ['missing overlay.assault[0].cell']],
    [{ overlay: { asault: [] } }, ['unknownTable overlay.asault']],
    [
      { overlay: { assault: [{ row: '9', column: '2/1', cell: 'ZZ' }] } },
      ['overlayRow assault[0]', 'overlayCell assault[0]'],
    ],
  ])('%j is refused by name', async (body, expected) => {
    for (const path of ['tables', 'tables/assault']) expect(faults(await told(path, body))).toEqual(expected);
  });

  test('a table that is not there is not found, whatever lies over it', async () => {
    expect(faults(await told('tables/asault', { overlay: {} }))).toEqual(['nearTable ']);
  });
});

describe('a seed', () => {
  const situation = { input: { attack: 1, defence: 4 }, answers: [{ attacker: 'hold', defender: 'hold' }] };

  test('gives the face that its HMAC gives', async () => {
    /** The first byte, over six; 252 and above are thrown away. */
    const byHand = (seed: string): number | undefined => {
      const [byte = 0] = createHmac('sha256', Buffer.from(seed, 'hex')).update(Buffer.alloc(8)).digest();
      return byte < 252 ? (byte % 6) + 1 : undefined;
    };
    // In the column 1/2 only a six asks the defender anything.
    const faces = Array.from({ length: 12 }, (_, at) => `0${at.toString(16)}`)
      .map((seed) => [seed, byHand(seed)] as const)
      .filter(([, face]) => face !== undefined && face < 6);
    expect(new Set(faces.map(([, face]) => face)).size).toBeGreaterThan(2);
    for (const [seed, face] of faces) {
      const { journal = [] } = await told('assault/resolve', { ...situation, seed });
      expect([seed, journal.find(({ kind }) => kind === 'die')?.face]).toEqual([seed, face]);
    }
  });

  test.each(LOCALES)('that is none, or stands beside dice, is refused in words (%s)', async (locale) => {
    const wrong = await told('assault/resolve', { ...situation, seed: 'xyz' }, locale);
    expect(faults(wrong)).toEqual(['notASeed seed']);
    expect(wrong.refusals?.[0]?.words).toContain(locale === 'fr' ? 'n’est pas une graine' : 'is no seed');
    expect(faults(await told('assault/resolve', { ...situation, seed: 7 }, locale))).toEqual(['notASeed seed']);
    expect(faults(await told('assault/resolve', { ...situation, seed: '01', dice: [1] }, locale))).toEqual([
      'notBoth seed',
    ]);
    expect(faults(await told('assault/odds', { input: situation.input, seed: '01' }, locale))).toEqual([
      'unknownField seed',
    ]);
  });
});
