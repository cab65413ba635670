import { game as ford } from '@grognard/games/specimen';
import { type Fault, verifyJournal } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

const table = new Table(ford);
table.act('attacker', { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
table.playOut(4);
table.act('defender', { kind: 'noted', text: 'À l’été.' });

describe('one changed byte', () => {
  const bytes = Buffer.from(table.file, 'utf8');
  const lineAt = (offset: number): number => bytes.subarray(0, offset).filter((byte) => byte === 0x0a).length + 1;
  const faultsOf = (offset: number, flip: number): readonly Fault[] => {
    const changed = Buffer.from(bytes);
    changed[offset] = (changed[offset] ?? 0) ^ flip;
    const { faults, torn } = verifyJournal(changed.toString('utf8'), ford, nativeCrypto);
    // A last line without its end is no fault of the lines before it, but it is told of, with its place.
    return [...faults, ...(torn ? [torn] : [])];
  };

  test('is found and located, wherever it stands', () => {
    const missed: string[] = [];
    for (let offset = 0; offset < bytes.length; offset += 1) {
      const faults = faultsOf(offset, 1 + (offset % 127));
      const line = lineAt(offset);
      // A line break taken away or put in makes two lines of one or one of two: the place is the line or its neighbour.
      const near = faults.some((fault) => Math.abs(fault.line - line) <= (isBreak(offset) ? 1 : 0));
      if (!near)
        missed.push(
          `byte ${offset}, line ${line}: ${faults.map((f) => `${f.code} ${f.line}`).join(', ') || 'nothing'}`,
        );
    }
    expect(missed).toEqual([]);
  });

  const isBreak = (offset: number): boolean => {
    const [before, flipped] = [bytes[offset] ?? 0, (bytes[offset] ?? 0) ^ (1 + (offset % 127))];
    return before === 0x0a || flipped === 0x0a;
  };

  test('of the first and the last line too', () => {
    const last = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
    for (const offset of [0, 1, 20, last, last + 5, bytes.length - 2, bytes.length - 1]) {
      expect(faultsOf(offset, 1).length, `byte ${offset}`).toBeGreaterThan(0);
    }
  });
});
