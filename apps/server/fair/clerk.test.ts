/** The lines that only the server adds: none but what it owes, and what a proof tells of them. */
import { createHmac } from 'node:crypto';
import { fold, type Refusal } from '@grognard/kernel';
import {
  type ActDraft,
  type Binding,
  campaignEventIn,
  dueOf,
  type FairEvent,
  faceOf,
  follow,
  fromHex,
  type Line,
  lineText,
  owed,
  seedCommitment,
  toHex,
  utf8,
  verifyJournal,
} from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { acted, automatic, began, bound, game, kinds, refused, seated } from '../testing/small-game.ts';
import { type Table, testSecret } from '../testing/table.ts';
import { nativeCrypto, verifiesBeside } from './native-crypto.ts';

/** A line that the server forges, as the next. */
const forged = (table: Table, event: object): readonly Refusal[] => {
  const { length, head } = table.shared;
  const line = { sequence: length, previous: head, event } as Line<FairEvent>;
  const next = follow(game, table.shared, line, nativeCrypto);
  return next.ok ? [] : next.refusals;
};
/** A server that stops before it adds what it owes. */
const owing = (table: Table, seat: string, draft: ActDraft): Table => {
  const line = table.hand(seat).sign(table.shared, draft);
  const next = follow(game, table.shared, line, nativeCrypto);
  table.shared = next.ok ? next.value : expect.fail(JSON.stringify(next.refusals));
  return table;
};
const owedBy = (table: Table): FairEvent =>
  owed(table.shared, dueOf(table.shared) ?? expect.fail('nothing is owed'), table.secrets, nativeCrypto);

describe('a server', () => {
  test('adds what it owes and nothing else, and nobody adds before it has', () => {
    const table = seated();
    for (const kind of ['bound', 'thrown', 'resolved', 'abandoned', 'undone', 'epoch', 'opened'])
      expect(forged(table, { kind })).toEqual([{ code: 'notDue', at: 'kind', facts: { received: kind } }]);
    owing(table, 'red', began('stuck'));
    expect(refused(table, 'red', { kind: 'noted', text: 'x' })).toEqual([
      { code: 'clerkOwes', at: 'kind', facts: { due: 'bound' } },
    ]);
    expect(forged(table, { kind: 'thrown', roll: 4, face: 1 })).toEqual([
      { code: 'notDue', at: 'kind', facts: { received: 'thrown' } },
    ]);
  });

  test('binds the die that is asked for, with every seat that is taken', () => {
    const table = owing(seated(), 'red', began('stuck'));
    const told = owedBy(table) as FairEvent & { roll: object };
    expect(forged(table, told)).toEqual([]);
    const other = [{ code: 'otherRoll', at: 'roll', facts: { rule: '1', sides: 6 } }];
    expect(forged(table, { ...told, contributors: ['red', 'blue'] })).toEqual(other);
    for (const change of [
      { sides: 8 },
      { die: 2 },
      { run: 4 },
      { purpose: 'x' },
      { procedure: 'toll' },
      { campaign: 'x' },
    ])
      expect(forged(table, { ...told, roll: { ...told.roll, ...change } })).toEqual(other);
  });

  test('throws the die that is bound, with a face that it has', () => {
    const table = bound();
    for (const seat of ['red', 'blue']) acted(table, [seat, automatic(table, seat)]);
    owing(table, 'green', automatic(table, 'green'));
    expect(forged(table, { kind: 'thrown', roll: 5, face: 1 })).toEqual([
      { code: 'noSuchRoll', at: 'roll', facts: { received: 5 } },
    ]);
    for (const face of [0, 7])
      expect(forged(table, { kind: 'thrown', roll: 6, face })).toEqual([
        { code: 'falseFace', at: 'face', facts: { line: 10 } },
      ]);
    // Any face will do until the seed is shown.
    for (const face of [1, 6]) expect(forged(table, { kind: 'thrown', roll: 6, face })).toEqual([]);
  });

  test('ends a procedure exactly as it was played', () => {
    const table = owing(seated(), 'red', began('plain', {}, { n: 3 }));
    const told = owedBy(table) as FairEvent & { ending: object };
    expect(forged(table, told)).toEqual([]);
    const { ending: _, ...bare } = told;
    expect(forged(table, bare)).toEqual([]);
    const other = [{ code: 'otherResult', at: 'journal', facts: { began: 4 } }];
    for (const change of [
      { began: 3 },
      { procedure: 'toll' },
      { input: { n: 4 } },
      { journal: [{ kind: 'die', rule: '1', text: 'x', sides: 6, face: 1 }] },
    ])
      expect(forged(table, { ...told, ...change })).toEqual(other);
    expect(forged(table, { ...told, ending: { ...told.ending, effects: [] } })).toEqual([
      { code: 'otherEnding', at: 'ending', facts: { received: '3', name: '3' } },
    ]);
    const elsewhere = { ...told.ending, version: '0' };
    expect(forged(table, { ...told, ending: elsewhere })).toEqual([]);
    expect(forged(table, { ...told, ending: { ...elsewhere, effects: [] } })).toMatchObject([{ code: 'otherEnding' }]);
    expect(forged(table, { ...told, ending: { ...elsewhere, digest: '0', name: 'other' } })).toEqual([]);
  });

  test('takes back what was asked for, with the consent that was given and the seats that are empty', () => {
    const table = acted(
      seated(['green']),
      ['red', { kind: 'noted', text: 'a' }],
      ['blue', { kind: 'undoAsked', line: 3 }],
    );
    owing(table, 'red', { kind: 'undoAnswered', asked: 4, answer: 'consent' });
    const told = owedBy(table);
    expect(told).toEqual({ kind: 'undone', event: 1, line: 3, consent: ['blue', 'red'], absent: ['green'] });
    expect(forged(table, told)).toEqual([]);
    for (const change of [
      { line: 2 },
      { consent: ['blue'] },
      { consent: ['red', 'blue'] },
      { absent: undefined },
      { absent: ['green', 'red'] },
      { absent: [] },
    ])
      expect(forged(table, { ...told, ...change })).toEqual([{ code: 'otherConsent', at: 'consent' }]);
  });

  test('gives up what was asked for, with the consent that was given', () => {
    const table = owing(acted(seated(), ['red', began('toll', { attacker: 'green' })]), 'red', {
      kind: 'undoAsked',
      line: 4,
    });
    const told = owedBy(table);
    expect(told).toEqual({ kind: 'abandoned', began: 4, consent: ['red'] });
    expect(forged(table, { ...told, began: 3 })).toEqual([{ code: 'nothingOpen', at: 'began' }]);
    expect(forged(table, { ...told, consent: [] })).toEqual([{ code: 'otherConsent', at: 'consent' }]);
    expect(forged(table, told)).toEqual([]);
  });

  test('shows the seed that it had committed to, and every die must follow from it', () => {
    const table = bound();
    table.settle();
    const epoch = table.lines.at(-1)?.event ?? expect.fail('an epoch');
    const before = table.lines.slice(0, -1);
    const standing = before.reduce<Table['shared'] | undefined>((shared, line) => {
      const next = follow(game, shared, line, nativeCrypto);
      return next.ok ? next.value : expect.fail(JSON.stringify(next.refusals));
    }, undefined);
    if (!standing) return expect.fail();
    const at = (shared: Table['shared'], event: object) => {
      const next = follow(
        game,
        shared,
        { sequence: shared.length, previous: shared.head, event } as Line<FairEvent>,
        nativeCrypto,
      );
      return next.ok ? next.value.epoch : next.refusals;
    };
    expect(at(standing, epoch)).toMatchObject({
      number: 1,
      thrown: [],
      spent: false,
      commitment: seedCommitment(nativeCrypto, standing.id, 1, table.secrets.seed(1)),
    });
    expect(at(standing, { ...epoch, number: 1 })).toEqual([{ code: 'otherEpoch', at: 'number', facts: { epoch: 0 } }]);
    expect(at(standing, { ...epoch, seed: testSecret(2) })).toEqual([
      { code: 'otherSeed', at: 'seed', facts: { epoch: 0 } },
    ]);
    const [first, second] = standing.epoch.thrown;
    if (!first || !second) return expect.fail();
    const bent = { ...second, face: (second.face % 6) + 1 };
    expect(at({ ...standing, epoch: { ...standing.epoch, thrown: [first, bent] } }, epoch)).toEqual([
      { code: 'falseDie', at: 'face', facts: { line: second.line, received: bent.face, face: second.face } },
    ]);
  });

  test('writes a review only under the rules that are in force', () => {
    expect(refused(seated(), 'red', { kind: 'reviewed', version: '2', verdicts: [] })).toEqual([
      { code: 'otherVersion', at: 'version', facts: { received: '2', version: '1' } },
    ]);
    expect(refused(seated(), 'red', { kind: 'reviewed', version: '1', verdicts: [] })).toEqual([]);
  });
});

describe('what a proof tells of dice', () => {
  const diceOf = (table: Table, lines = table.lines.length) =>
    verifyJournal(
      table.lines
        .slice(0, lines)
        .map((line) => `${lineText(line)}\n`)
        .join(''),
      game,
      nativeCrypto,
    ).dice;
  const paid = ['green', { kind: 'chose', side: 'attacker', option: 'yes' }] as const;

  test('proved when their seed is shown, and waiting for it until then', () => {
    const table = bound();
    table.settle();
    const all = { contributors: ['red', 'blue', 'green'], empty: [] };
    const none = { givenUp: [], takenBack: 0 };
    expect(diceOf(table)).toEqual({ proved: 2, waiting: 0, by: [{ ...all, dice: 2 }], ...none });
    expect(diceOf(table, table.lines.length - 1)).toEqual({ proved: 0, waiting: 2, by: [], ...none });
    expect(diceOf(table, table.lines.length - 3)).toEqual({ proved: 0, waiting: 1, by: [], ...none });
  });

  test('by those who contributed, beside the seats that were empty then', () => {
    const table = acted(seated(['blue']), ['red', began('toll', { attacker: 'green' })], paid);
    table.settle();
    acted(
      table,
      ['blue', table.hand('blue').takeSeat(table.shared)],
      ['red', began('toll', { attacker: 'green' })],
      paid,
    );
    table.settle();
    expect(diceOf(table).by).toEqual([
      { contributors: ['red', 'green'], empty: ['blue'], dice: 2 },
      { contributors: ['red', 'blue', 'green'], empty: [], dice: 2 },
    ]);
    const line = table.lines.findLastIndex(({ event }) => event.kind === 'resolved');
    acted(table, ['red', { kind: 'undoAsked', line }]);
    const asked = table.lines.length - 1;
    for (const seat of ['blue', 'green']) acted(table, [seat, { kind: 'undoAnswered', asked, answer: 'consent' }]);
    expect(diceOf(table).takenBack).toBe(1);
    acted(table, ['red', { kind: 'noted', text: 'x' }], ['red', { kind: 'undoAsked', line: table.lines.length }]);
    expect([kinds(table).at(-1), diceOf(table).takenBack]).toEqual(['undone', 1]);
  });

  test('given up with those who agreed, and how much had been shown by then', () => {
    const table = bound();
    acted(table, ['red', automatic(table, 'red')], ['blue', { kind: 'undoAsked', line: 4 }]);
    const asked = table.lines.length - 1;
    for (const seat of ['red', 'green']) acted(table, [seat, { kind: 'undoAnswered', asked, answer: 'consent' }]);
    const given = { line: asked + 3, began: 4, procedure: 'toll', contributions: 1, consent: ['blue', 'red', 'green'] };
    expect(diceOf(table)).toEqual({ proved: 0, waiting: 0, by: [], givenUp: [given], takenBack: 0 });
    // What was given up before a die was bound was no roll.
    const early = acted(
      seated(),
      ['red', began('toll', { attacker: 'green' })],
      ['red', { kind: 'undoAsked', line: 4 }],
    );
    expect(diceOf(early).givenUp).toEqual([]);
  });
});

describe('the check of a signature on another thread', () => {
  test('says what the check on this one says', async () => {
    const secret = fromHex(testSecret(4));
    const [key, message] = [toHex(nativeCrypto.publicKey(secret)), utf8('a message')];
    const signature = toHex(nativeCrypto.sign(secret, message));
    expect(await verifiesBeside(key, message, signature)).toBe(true);
    expect(await verifiesBeside(key, utf8('another'), signature)).toBe(false);
    expect(await verifiesBeside('00'.repeat(32), message, signature)).toBe(false);
    expect(await verifiesBeside('ab', message, signature)).toBe(false);
    expect(await verifiesBeside(key, message, 'ab')).toBe(false);
    expect(nativeCrypto.verify(fromHex('ab'), message, fromHex(signature))).toBe(false);
  });
});

/** The same by Node alone: blocks under a rising counter, numbers past the last whole multiple thrown away. */
function faceByHand(seed: string, binding: Binding, contributions: Readonly<Record<string, string>>): number {
  const inOrder = (value: object): object =>
    Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  const message = JSON.stringify({
    binding: inOrder(binding),
    contributions: inOrder(contributions),
    what: 'grognard roll',
  });
  const blocks = Array.from({ length: 40 }, (_, counter) =>
    createHmac('sha256', Buffer.from(seed, 'hex')).update(`${counter}:${message}`).digest(),
  );
  const bytes = Buffer.concat(blocks);
  const { sides } = binding;
  const wide = sides > 256;
  for (let at = 0; at < bytes.length; at += wide ? 4 : 1) {
    const value = wide ? bytes.readUInt32BE(at) : (bytes[at] ?? 0);
    const range = wide ? 2 ** 32 : 256;
    if (value < range - (range % sides)) return (value % sides) + 1;
  }
  return Number.NaN;
}

test('a face follows from seed, binding and contributions as anybody can work it out', () => {
  const binding = { campaign: 'c', run: 7, die: 1, procedure: 'p', rule: '1', purpose: 'q', sides: 6 };
  const contributions = { b: testSecret(2), a: testSecret(3) };
  // Nearly half of all bytes are thrown away for 129 sides, and of all numbers for two to the thirty-first and one.
  for (const sides of [1, 2, 6, 10, 129, 256, 257, 1000, 2 ** 31 + 1, 2 ** 32]) {
    for (let die = 1; die <= 40; die += 1) {
      const one = { ...binding, die, sides };
      expect(faceOf(nativeCrypto, testSecret(die), one, contributions)).toBe(
        faceByHand(testSecret(die), one, contributions),
      );
    }
  }
});

describe('what cannot be owed', () => {
  const asked = (table: Table, due: Parameters<typeof owed>[1]) => () =>
    owed(table.shared, due, table.secrets, nativeCrypto);

  test('is a fault of the server', () => {
    for (const due of ['bound', 'thrown', 'resolved', 'abandoned'] as const)
      expect(asked(seated(), due)).toThrow(`${due} is owed for a procedure that is not open`);
    const open = acted(seated(), ['red', began('toll', { attacker: 'green' })]);
    expect(asked(open, 'bound')).toThrow('no die is asked for');
    expect(asked(open, 'thrown')).toThrow('no die is bound');
  });

  test('what is owed besides follows from how things stand', () => {
    const table = seated();
    expect(asked(table, 'epoch')()).toEqual({
      kind: 'epoch',
      number: 0,
      seed: table.secrets.seed(0),
      commitment: seedCommitment(nativeCrypto, table.shared.id, 1, table.secrets.seed(1)),
    });
    expect(asked(table, 'undone')()).toEqual({ kind: 'undone', event: 0, line: 0, consent: [] });
  });
});

test('the campaign’s own events among the lines are what the campaign keeps', () => {
  const table = acted(
    seated(),
    ['red', began('plain', {}, { n: 3 })],
    ['blue', { kind: 'noted', text: 'x' }],
    ['red', { kind: 'corrected', at: 'track', value: 5, reason: 'r' }],
  );
  acted(
    table,
    ['red', { kind: 'reviewed', version: '1', verdicts: [] }],
    ['red', { kind: 'undoAsked', line: table.lines.length }],
  );
  const told = table.lines.flatMap(({ event }) => campaignEventIn(event) ?? []);
  expect(told.map(({ kind }) => kind)).toEqual(['opened', 'resolved', 'noted', 'corrected', 'reviewed', 'undone']);
  for (const event of told)
    for (const key of ['by', 'signature', 'fair', 'began', 'line']) expect(event).not.toHaveProperty(key);
  const folded = fold(game, told);
  expect(folded.ok && [folded.value.state, folded.value.standing.length]).toEqual([
    table.shared.campaign.state,
    table.shared.campaign.standing.length,
  ]);
});
