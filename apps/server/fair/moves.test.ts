/** Who is waited for, at every point of a procedure between two seats; and what is evidence at all. */
import { game as ford } from '@grognard/games/specimen';
import { isEvidence, moves } from '@grognard/kernel/fair';
import { expect, test } from 'vitest';
import { Table } from '../testing/table.ts';

const BOTH = ['attacker', 'defender'];
const assault = { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} } as const;
const waited = (table: Table): readonly string[] => moves(table.shared).map(({ kind, seat }) => `${seat} ${kind}`);
const all = (kind: string, seats: readonly string[] = BOTH): readonly string[] =>
  seats.map((seat) => `${seat} ${kind}`);

test('each seat in its turn, from sealing to the next procedure', () => {
  const table = new Table(ford);
  expect(waited(table)).toEqual(all('began'));
  table.act('attacker', assault);
  expect(waited(table)).toEqual(all('sealed'));
  table.act('attacker', table.hand('attacker').seal(table.shared, 'attacker', 'hold'));
  expect(waited(table)).toEqual(all('sealed', ['defender']));
  table.act('defender', table.hand('defender').seal(table.shared, 'defender', 'hold'));
  expect(waited(table)).toEqual(all('unsealed'));
  for (const seat of BOTH) {
    const open = table.hand(seat).automatic(table.shared);
    if (open) table.act(seat, open);
    const left = BOTH.slice(BOTH.indexOf(seat) + 1);
    if (left.length > 0) expect(waited(table)).toEqual(all('unsealed', left));
  }
  table.playOut();
  expect(waited(table)).toEqual(all('began'));
});

test('evidence has lines of text and heads, and says that it is evidence', () => {
  const sound = { grognard: 'evidence', journal: ['{}', '{}'], heads: [] };
  expect(isEvidence(sound)).toBe(true);
  const others: readonly unknown[] = [
    undefined,
    null,
    'evidence',
    () => sound,
    { ...sound, grognard: 'proof' },
    { ...sound, journal: 'lines' },
    { ...sound, journal: ['one', 2] },
    { ...sound, journal: ['two\nlines'] },
    { ...sound, heads: {} },
    { grognard: 'evidence', journal: [] },
  ];
  for (const other of others) expect(isEvidence(other), JSON.stringify(other)).toBe(false);
});
