/** A journal as a device follows it: each line when it comes, its signature by whoever is quickest. */
import { game as ford } from '@grognard/games/specimen';
import type { Game } from '@grognard/kernel';
import { type Line, lineText, textHash, toHex } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { Table } from '../testing/table.ts';
import { Followed, type Following } from './followed.ts';

const NOTE = { kind: 'noted', text: 'x' } as const;

describe('a journal that is followed', () => {
  const { lines, shared } = new Table(ford as Game);
  const [first, second, third] = lines as [Line, Line, Line];
  const hashOf = (line: Line): string => textHash(nativeCrypto, lineText(line));
  const following = (more: Partial<Following> = {}) =>
    new Followed({
      crypto: nativeCrypto,
      gameOf: async (id) => (id === 'specimen' ? (ford as Game) : undefined),
      ...more,
    });
  /** The same line with a signature of somebody's choosing. */
  const forged = (line: Line): Line => ({ ...line, event: { ...line.event, signature: 'ab'.repeat(64) } }) as Line;

  test('is taken line by line, and what cannot be leaves it as it was', async () => {
    const followed = following();
    expect(await followed.take(first)).toBeUndefined();
    expect(await followed.take({ ...second, previous: 'a'.repeat(64) } as Line)).toMatchObject([
      { code: expect.any(String) },
    ]);
    expect(await followed.take(undefined as never)).toEqual([{ code: 'lineNotALine', at: '' }]);
    expect(await followed.take({} as never)).toMatchObject([{ code: expect.any(String) }]);
    const danced = { ...second, event: { ...second.event, kind: 'danced' } } as unknown as Line;
    expect(await followed.take(danced)).toMatchObject([{ code: 'notAnAct', at: 'kind' }]);
    expect(await following().take({ ...first, event: { kind: 'danced' } } as never)).toMatchObject([
      { code: 'notAnAct', at: 'kind' },
    ]);
    expect(await followed.take(forged(second)), 'nobody else looks at its signature').toMatchObject([
      { code: expect.stringMatching(/sign/i) },
    ]);
    expect(followed.lines).toEqual([first]);
    for (const line of [second, third]) expect(await followed.take(line)).toBeUndefined();
    expect([followed.lines, followed.shared?.head]).toEqual([lines, shared.head]);
  });

  test('begins as the secret link says, with a game that is known', async () => {
    expect(await following({ opening: hashOf(first).slice(0, 32) }).take(first)).toBeUndefined();
    expect(await following({ opening: 'a'.repeat(32) }).take(first)).toEqual([{ code: 'otherOpening', at: '' }]);
    const unknown = [{ code: 'unknownGame', at: 'game', facts: expect.objectContaining({ options: [] }) }];
    expect(await following({ gameOf: async () => undefined }).take(first)).toEqual(unknown);
    expect(await following().take(second)).toEqual(unknown);
  });

  test('signatures are looked at beside where that is quicker, and again by the protocol where they were not good', async () => {
    const looked: unknown[] = [];
    const beside = (good: boolean) => {
      looked.length = 0;
      const verify = async (key: Uint8Array) => looked.push(toHex(key)) > 0 && good;
      return following({ verify });
    };
    const note = (seat: 'attacker' | 'defender') => {
      const table = new Table(ford as Game);
      table.act(seat, NOTE);
      return table.lines;
    };
    const noted = note('attacker');
    const last = noted.at(-1) as Line;
    for (const good of [true, false]) {
      const followed = beside(good);
      for (const line of noted) expect(await followed.take(line)).toBeUndefined();
      // Also that of a seat when it is taken.
      const [attacker, defender] = ['attacker', 'defender'].map((seat) => followed.shared?.seated[seat]?.key);
      expect(looked).toEqual([attacker, defender, attacker]);
    }
    const taken = async (good: boolean, isChecked = false) => {
      const followed = beside(good);
      for (const line of noted.slice(0, -1)) await followed.take(line);
      return followed.take(forged(last), isChecked);
    };
    // Whoever looks beside is believed, and so is this device itself.
    expect(await taken(true)).toBeUndefined();
    expect(await taken(false, true)).toBeUndefined();
    expect(await taken(false)).toMatchObject([{ code: expect.any(String) }]);
  });

  test('what a seat says that nobody has is refused for that, whoever would look at its signature', async () => {
    const table = new Table(ford as Game, { empty: ['attacker'] });
    const line = table.hand('attacker').sign(table.shared, NOTE);
    for (const verify of [undefined, async () => true]) {
      const followed = following({ verify });
      for (const each of table.lines) await followed.take(each);
      const [refusal] = (await followed.take(line)) ?? [];
      expect(refusal?.code).not.toBe('lineNotALine');
      expect(followed.lines).toEqual(table.lines);
      expect(refusal).toEqual(
        (
          await following()
            .take(line)
            .then(() => followed.take(line))
        )?.[0],
      );
    }
  });

  test('what this device has checked before is as long as it signed, if it is the same', () => {
    const trusted = (length: number, head: string) => following().trusted(lines, { length, head });
    expect(trusted(2, hashOf(second))).toBe(2);
    expect(trusted(3, hashOf(third))).toBe(3);
    expect([trusted(2, hashOf(third)), trusted(4, hashOf(third)), trusted(0, hashOf(first))]).toEqual([0, 0, 0]);
    expect(following().trusted(lines, undefined)).toBe(0);
  });
});
