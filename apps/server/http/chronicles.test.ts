/** A shared campaign's journal in sentences: read in pieces, told once. */
import { game as ford } from '@grognard/games/specimen';
import type { Game } from '@grognard/kernel';
import { lineText } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import { Table } from '../testing/table.ts';
import { Chronicles, linesOf } from './chronicles.ts';

describe('a journal in sentences', () => {
  const asked: unknown[] = [];
  const storeOf = (count: number) => ({
    lines: async (_id: string, from: number, most: number) => {
      asked.push([from, most]);
      const length = Math.max(0, Math.min(most, count - from));
      return Array.from({ length }, (_, at) => ({ sequence: from + at, text: `${from + at}`, time: '' }));
    },
  });

  test.each([
    [1_999, [[0, 2_000]]],
    [
      2_000,
      [
        [0, 2_000],
        [2_000, 2_000],
      ],
    ],
    [
      2_001,
      [
        [0, 2_000],
        [2_000, 2_000],
      ],
    ],
  ])('%d lines are read in pieces', async (count, pieces) => {
    asked.length = 0;
    const texts = await linesOf(storeOf(count), 'x');
    expect([texts.length, texts.at(-1), asked]).toEqual([count, `${count - 1}`, pieces]);
  });

  test('that cannot be told is refused, and not remembered', async () => {
    const table = new Table(ford as Game);
    table.act('attacker', { kind: 'noted', text: 'x' });
    // Without its first line nobody knows what was opened.
    const texts = table.lines.slice(1).map(lineText);
    const lines = async (_id: string, from: number) =>
      texts.slice(from).map((text, at) => ({ sequence: from + at, text, time: '' }));
    const chronicles = new Chronicles();
    const told = () =>
      chronicles.told({ store: { lines } } as unknown as Services, { shared: table.shared, length: 4 } as Room, 'en');
    for (const _ of [1, 2])
      await expect(told()).rejects.toMatchObject({ code: 'refused', refusals: [{ code: expect.any(String) }] });
  });

  test('is made once as long as nothing is added, for each language, a hundred of them', async () => {
    const table = new Table(ford as Game);
    let read = 0;
    const lines = async (_id: string, from: number, most: number) => {
      read += 1;
      return table.lines.slice(from, from + most).map((line, at) => ({ sequence: at, text: lineText(line), time: '' }));
    };
    const chronicles = new Chronicles();
    const services = { store: { lines } } as unknown as Services;
    const told = (length: number, locale: 'en' | 'fr' = 'en') =>
      chronicles.told(services, { shared: table.shared, length } as Room, locale);
    const first = await told(0);
    expect(first).toMatchObject({ format: 1, sections: [{ entries: [{ kind: 'opened' }] }] });
    expect(await told(0)).toBe(first);
    expect(read).toBe(1);
    expect(await told(0, 'fr')).not.toBe(first);
    for (let length = 1; length < 99; length += 1) await told(length);
    // A hundred are kept: two of no lines and ninety-eight others.
    expect(await told(0)).toBe(first);
    await told(99);
    expect(await told(0)).not.toBe(first);
  });
});
