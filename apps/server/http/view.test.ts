/** A campaign as each may see it: whose move it is, what is open, what is asked to be taken back. */
import { game as ford } from '@grognard/games/specimen';
import type { Game } from '@grognard/kernel';
import { undoTarget } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import type { Access } from '../admission/access.ts';
import type { Room } from '../rooms/room.ts';
import { Table } from '../testing/table.ts';
import { campaignView } from './view.ts';

interface View {
  readonly you: string | null;
  readonly access: string;
  readonly length: number;
  readonly seats: readonly { readonly seat: string; readonly taken: boolean; readonly here: boolean }[];
  readonly moves: readonly { readonly kind: string; readonly seat: string; readonly text: string }[];
  readonly open: unknown;
  readonly undo: { readonly line: number | null; readonly needed: readonly string[]; readonly asked: unknown };
}

const OBSERVER: Access = { kind: 'observer' };
const seenAt = (table: Table, access: Access = OBSERVER, here: readonly string[] = []): View => {
  const { length, head } = table.shared;
  const room = { shared: table.shared, vouch: () => table.secrets.vouch({ length, head }) } as unknown as Room;
  return campaignView(room, access, here, 'en') as unknown as View;
};

describe('a campaign', () => {
  test('is seen by a seat, by who is invited to one, and by who only watches', () => {
    const table = new Table(ford as Game, { empty: ['defender'] });
    expect(seenAt(table)).toMatchObject({ you: null, access: 'observer', length: 2 });
    expect(seenAt(table, { kind: 'seat', seat: 'attacker' })).toMatchObject({ you: 'attacker', access: 'seat' });
    expect(seenAt(table, { kind: 'invited', seat: 'defender' })).toMatchObject({ you: 'defender', access: 'invited' });
    expect(seenAt(table, OBSERVER, ['attacker']).seats).toMatchObject([
      { seat: 'attacker', name: 'Attacker', taken: true, here: true },
      { seat: 'defender', name: 'Defender', taken: false, here: false },
    ]);
  });

  test('says what each seat may do now, a question with its options, and what is open', () => {
    const table = new Table(ford as Game);
    expect(seenAt(table)).toMatchObject({ open: null, undo: { line: null, needed: [], asked: null } });
    const began = table.lines.length;
    const input = { attack: 11, defence: 4 };
    table.act('attacker', { kind: 'began', procedure: 'assault', input, roles: {} });
    const { moves, open } = seenAt(table);
    const reserves = moves.filter(({ kind }) => kind === 'sealed');
    expect(reserves.map(({ seat }) => seat)).toEqual(['attacker', 'defender']);
    for (const move of reserves)
      expect(move).toMatchObject({
        side: move.seat,
        text: expect.any(String),
        rule: expect.stringContaining('7.2'),
        question: 'Commit the reserve?',
        options: [
          { option: 'hold', text: 'hold it back' },
          { option: 'commit', text: 'commit it' },
        ],
      });
    expect(open).toMatchObject({
      began,
      by: 'attacker',
      procedure: 'assault',
      input,
      sealed: [],
      stuck: [],
      journal: [],
    });
    table.act('attacker', table.hand('attacker').seal(table.shared, 'attacker', 'commit'));
    // That it is sealed is known, and nothing of what.
    const sealed = seenAt(table);
    expect(sealed.open).toMatchObject({ sealed: ['attacker'] });
    expect(JSON.stringify(sealed.open)).not.toContain('commit"');
    table.act('defender', table.hand('defender').seal(table.shared, 'defender', 'hold'));
    table.settle();
    expect(seenAt(table).open).toMatchObject({ journal: [{ kind: 'together' }, { kind: 'die', sides: 6 }] });
  });

  test('says what may be taken back, by whose consent, and what is asked', () => {
    const table = new Table(ford as Game);
    table.act('attacker', { kind: 'began', procedure: 'assault', input: { attack: 11, defence: 4 }, roles: {} });
    table.playOut();
    const target = undoTarget(table.shared);
    expect(target).toBeDefined();
    expect(seenAt(table).undo).toEqual({ line: target?.line, needed: target?.needed, asked: null });
    const line = Number(target?.line);
    const asked = table.lines.length;
    expect(table.act('attacker', { kind: 'undoAsked', line })).toEqual([]);
    const { undo } = table.shared;
    expect(undo).toBeDefined();
    expect(seenAt(table).undo.asked).toEqual({ line: asked, by: 'attacker', target: line, consent: undo?.consent });
    expect(seenAt(table).moves.map(({ kind, seat }) => [kind, seat])).toContainEqual(['undoAnswered', 'defender']);
  });
});
