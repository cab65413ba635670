import { game as ford } from '@grognard/games/specimen';
import { game as surrender } from '@grognard/games/unconditional-surrender';
import { type FairEvent, faceOf, moves, verifyJournal } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { crypto } from '../client/crypto.ts';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

const kinds = (table: Table, from = 0): string[] => table.lines.slice(from).map(({ event }) => event.kind);
const assault = { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} } as const;

describe('a procedure between two seats', () => {
  test('goes line by line: sealed, opened, bound, contributed, thrown, resolved, revealed', () => {
    const table = new Table(ford);
    expect(table.act('attacker', assault)).toEqual([]);
    expect(table.act('attacker', table.hand('attacker').seal(table.shared, 'attacker', 'commit'))).toEqual([]);
    table.settle();
    expect(kinds(table, 3), 'nothing is opened before both have sealed').toEqual(['began', 'sealed']);
    expect(table.act('defender', table.hand('defender').seal(table.shared, 'defender', 'hold'))).toEqual([]);
    table.playOut();
    expect(kinds(table, 3).slice(0, 9)).toEqual([
      'began',
      'sealed',
      'sealed',
      'unsealed',
      'unsealed',
      'bound',
      'contributed',
      'contributed',
      'thrown',
    ]);
    expect(kinds(table).slice(-2)).toEqual(['resolved', 'epoch']);
    expect(table.shared.open).toBeUndefined();
    const report = verifyJournal(table.file, ford, crypto);
    expect(report).toMatchObject({ holds: true, faults: [], end: 'signed', dice: { waiting: 0 } });
    expect(report.events['thrown']).toBeGreaterThan(0);
  });

  test('a ground combat with sealed commitments is played and proved', () => {
    const table = new Table(surrender);
    const procedure = 'ground-combat';
    const example = surrender.examples.find((each) => each.procedure === procedure && each.preset && !each.refused);
    const [first = '', second = ''] = table.shared.seats;
    const input = example?.input ?? {};
    expect(table.act(first, { kind: 'began', procedure, input, roles: { attacker: first, defender: second } })).toEqual(
      [],
    );
    table.playOut(3);
    expect(kinds(table).filter((kind) => kind === 'sealed').length).toBeGreaterThan(1);
    expect(verifyJournal(table.file, surrender, crypto)).toMatchObject({ holds: true, dice: { waiting: 0 } });
  });

  test('the campaign is what the same events make in a file of one table', () => {
    const table = new Table(ford);
    table.act('attacker', assault);
    table.playOut(5);
    table.act('defender', { kind: 'noted', text: 'Rain all day.' });
    const resolved = table.lines.map(({ event }) => event).find((event) => event.kind === 'resolved');
    expect(table.shared.campaign.standing.map(({ event }) => event.kind)).toEqual(['opened', 'resolved', 'noted']);
    expect(resolved).toMatchObject({ procedure: 'assault', began: 3 });
  });
});

describe('what is refused', () => {
  const refusalsOf = (act: (table: Table) => readonly string[], begun = true): readonly string[] => {
    const table = new Table(ford);
    if (begun) table.act('attacker', assault);
    return act(table);
  };

  test('sealing for the other side', () => {
    expect(refusalsOf((t) => t.act('attacker', t.hand('attacker').seal(t.shared, 'defender', 'hold')))).toEqual([
      'notYourSide',
    ]);
  });
  test('opening before all have sealed', () => {
    expect(
      refusalsOf((t) => {
        t.act('attacker', t.hand('attacker').seal(t.shared, 'attacker', 'hold'));
        return t.act('attacker', { kind: 'unsealed', side: 'attacker', option: 'hold', nonce: '0'.repeat(64) });
      }),
    ).toEqual(['notAllSealed']);
  });
  test('opening something else than was sealed', () => {
    expect(
      refusalsOf((t) => {
        for (const side of ['attacker', 'defender']) t.act(side, t.hand(side).seal(t.shared, side, 'hold'));
        const open = t.hand('attacker').automatic(t.shared);
        return open?.kind === 'unsealed' ? t.act('attacker', { ...open, option: 'commit' }) : ['nothing to open'];
      }),
    ).toEqual(['sealBroken']);
  });
  test('a second seal, a claim of a side that is taken, a second procedure, a correction under way', () => {
    expect(
      refusalsOf((t) => {
        t.act('attacker', t.hand('attacker').seal(t.shared, 'attacker', 'hold'));
        return t.act('attacker', t.hand('attacker').seal(t.shared, 'attacker', 'commit'));
      }),
    ).toEqual(['sealedTwice']);
    expect(refusalsOf((t) => t.act('attacker', { kind: 'claimed', side: 'defender' }))).toEqual(['roleTaken']);
    expect(refusalsOf((t) => t.act('defender', assault))).toEqual(['procedureOpen']);
    expect(
      refusalsOf((t) => t.act('defender', { kind: 'corrected', at: 'lost.attacker', value: 3, reason: 'miscounted' })),
    ).toEqual(['procedureOpen']);
  });
  test('a contribution that was not pledged', () => {
    expect(
      refusalsOf((t) => {
        for (const side of ['attacker', 'defender']) t.act(side, t.hand(side).seal(t.shared, side, 'hold'));
        while (!t.shared.open?.bound) {
          const seat = moves(t.shared).find(({ kind }) => kind === 'unsealed')?.seat ?? '';
          const draft = t.hand(seat).automatic(t.shared);
          if (draft) t.act(seat, draft);
        }
        const roll = t.shared.open.bound.line;
        return t.act('defender', { kind: 'contributed', roll, nonce: testSecret(9), pledge: testSecret(10) });
      }),
    ).toEqual(['pledgeBroken']);
  });
  test('a bad input, with every fault and its place', () => {
    expect(
      refusalsOf(
        (t) => t.act('attacker', { ...assault, input: { attack: 0, defence: 'x' }, roles: { nobody: 'attacker' } }),
        false,
      ),
    ).toEqual(['noSuchSide', 'notAnInteger', 'notAnInteger']);
  });
  test('an act signed for another place in the journal', () => {
    expect(
      refusalsOf((t) => {
        const late = t.hand('defender').sign(t.shared, { kind: 'noted', text: 'late' });
        t.act('attacker', { kind: 'noted', text: 'first' });
        return t.send(late);
      }),
    ).toEqual(['lineOutOfOrder']);
  });
});

describe('taking back', () => {
  test('one’s own note freely, a battle with dice only by consent', () => {
    const table = new Table(ford);
    table.act('attacker', { kind: 'noted', text: 'A slip of the pen.' });
    expect(table.act('attacker', { kind: 'undoAsked', line: 3 })).toEqual([]);
    expect(kinds(table).slice(-2)).toEqual(['undoAsked', 'undone']);
    table.act('attacker', assault);
    table.playOut(2);
    const line = table.lines.findIndex(({ event }) => event.kind === 'resolved');
    expect(table.act('attacker', { kind: 'undoAsked', line })).toEqual([]);
    expect(table.shared.undo?.needed).toEqual(['attacker', 'defender']);
    const asked = table.lines.length - 1;
    expect(table.act('defender', { kind: 'undoAnswered', asked, answer: 'consent' })).toEqual([]);
    expect(table.shared.campaign.state).toEqual({ lost: { attacker: 0, defender: 0 } });
    expect(verifyJournal(table.file, ford, crypto).holds).toBe(true);
  });

  test('a seat that nobody has taken holds nobody up, and whoever sits down is asked anew', () => {
    const ground = surrender.examples.find(({ procedure, preset }) => procedure === 'ground-combat' && preset);
    const roles = { attacker: 'axis', defender: 'western' };
    const began = { kind: 'began', procedure: 'ground-combat', input: ground?.input ?? {}, roles } as const;
    const table = new Table(surrender, { empty: ['soviet'] });
    expect(table.act('axis', began)).toEqual([]);
    table.playOut(3);
    const resolved = (): number => table.lines.findLastIndex(({ event }) => event.kind === 'resolved');
    expect(table.act('axis', { kind: 'undoAsked', line: resolved() })).toEqual([]);
    expect(table.shared.undo?.needed).toEqual(['axis', 'western']);
    expect(table.act('western', { kind: 'undoAnswered', asked: table.lines.length - 1, answer: 'consent' })).toEqual(
      [],
    );
    expect(table.lines.at(-1)?.event).toMatchObject({
      kind: 'undone',
      consent: ['axis', 'western'],
      absent: ['soviet'],
    });
    expect(verifyJournal(table.file, surrender, crypto).holds).toBe(true);

    expect(table.act('axis', began)).toEqual([]);
    table.playOut(4);
    expect(table.act('axis', { kind: 'undoAsked', line: resolved() })).toEqual([]);
    expect(table.act('soviet', table.hand('soviet').takeSeat(table.shared))).toEqual([]);
    expect(table.act('western', { kind: 'undoAnswered', asked: table.lines.length - 2, answer: 'consent' })).toEqual([
      'noSuchQuestion',
    ]);
    expect(table.act('axis', { kind: 'undoAsked', line: resolved() })).toEqual([]);
    expect(table.shared.undo?.needed).toEqual(['axis', 'western', 'soviet']);
    expect(verifyJournal(table.file, surrender, crypto).holds).toBe(true);
  });

  test('a refusal ends the question, and an open procedure with dice is not given up alone', () => {
    const table = new Table(ford);
    table.act('attacker', assault);
    for (const side of ['attacker', 'defender']) table.act(side, table.hand(side).seal(table.shared, side, 'hold'));
    const open = table.hand('attacker').automatic(table.shared);
    if (open) table.act('attacker', open);
    expect(table.act('attacker', { kind: 'undoAsked', line: 3 })).toEqual([]);
    expect(table.shared.open, 'a secret is out: it needs both').toBeDefined();
    expect(table.act('defender', { kind: 'undoAnswered', asked: table.lines.length - 1, answer: 'refuse' })).toEqual(
      [],
    );
    expect(table.shared.undo).toBeUndefined();
    expect(table.act('defender', { kind: 'undoAsked', line: 3 })).toEqual([]);
    expect(table.act('attacker', { kind: 'undoAnswered', asked: table.lines.length - 1, answer: 'consent' })).toEqual(
      [],
    );
    expect(kinds(table).at(-1)).toBe('abandoned');
    expect(verifyJournal(table.file, ford, crypto).holds).toBe(true);
  });
});

describe('a die', () => {
  test('every face is equally likely, and each roll is its own', () => {
    const counts = new Array<number>(6).fill(0);
    const binding = { campaign: 'c', run: 7, procedure: 'p', rule: '1', purpose: 'q', sides: 6 } as const;
    for (let die = 1; die <= 12_000; die += 1) {
      const face = faceOf(nativeCrypto, testSecret(1), { ...binding, die }, { a: testSecret(2), b: testSecret(3) });
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const square = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // Chi-squared with 5 degrees of freedom passes 20.5 once in a thousand.
    expect(square).toBeLessThan(20.5);
  });
});

test('every event of a played journal is of a described shape', async () => {
  const { checkEvent } = await import('@grognard/kernel/fair');
  const table = new Table(ford);
  table.act('attacker', assault);
  table.playOut();
  const events: readonly FairEvent[] = table.lines.map(({ event }) => event);
  expect(events.flatMap((event) => (checkEvent(event).ok ? [] : [event.kind]))).toEqual([]);
});
