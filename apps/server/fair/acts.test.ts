/** Every act and every line of the clerk that may be refused, each with its code, its place and what it says. */
import { createHmac } from 'node:crypto';
import {
  type Ask,
  chance,
  choice,
  d6,
  done,
  field,
  fold,
  type Game,
  type Procedure,
  type Refusal,
  Refused,
  type Step,
  together,
} from '@grognard/kernel';
import {
  type ActDraft,
  type Binding,
  brief,
  campaignEventIn,
  dueOf,
  type FairEvent,
  faceOf,
  follow,
  fromHex,
  type Line,
  lineText,
  moves,
  owed,
  sealOf,
  seedCommitment,
  toHex,
  undoTarget,
  utf8,
  verifyJournal,
  write,
} from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto, verifiesBeside } from './native-crypto.ts';

const { integer, record } = field;
const ask = (text: string): Ask => ({ rule: '1', text });
const lost = (): never => {
  throw new Refused([{ code: 'lost', at: 'cell' }]);
};

const STEPS: Readonly<Record<string, (n: number) => Step<number>>> = {
  /** The attacker pays, or may not; then two dice. */
  toll: (n) =>
    choice(ask('pay'), 'attacker', ['no', 'yes', 'forbidden'], (option) =>
      option === 'forbidden'
        ? lost()
        : chance(ask('one'), d6, (one) => chance(ask('two'), d6, (two) => done(n + one + two))),
    ),
  seal: (n) =>
    together(ask('seal'), { red: ['a', 'b'], attacker: ['c', 'd'] }, ({ red, attacker }) =>
      red === 'b' && attacker === 'd' ? lost() : chance(ask('die'), d6, (face) => done(n + face)),
    ),
  /** A die of which every face leads to a cell that is lost. */
  stuck: () => chance(ask('die'), d6, lost),
  dead: lost,
  plain: (n) => done(n),
};
const procedures = Object.fromEntries(
  Object.entries(STEPS).map(([id, begin]) => [
    id,
    {
      id,
      rule: '1',
      input: record('input', { n: integer('n', { min: 0, max: 9, default: 0 }) }),
      begin: ({ n }: { n: number }) => begin(n),
      outcome: String,
      summary: () => ({ key: 'x' }),
      figures: {},
      effects: (by: number) => [{ kind: 'gain', by }],
    } as unknown as Procedure,
  ]),
);
const game = {
  id: 'small',
  version: '1',
  titles: { en: 'Small', fr: 'Petit' },
  period: '',
  sides: ['red', 'blue', 'attacker', 'defender'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures,
  campaign: {
    state: record('state', { track: integer('track', { min: 0, max: 999, default: 0 }) }),
    sides: ['red', 'blue', 'green'],
    apply: (state: { track: number }, { by }: { by: number }) => ({ track: state.track + by }),
  },
  text: { en: {}, fr: {} },
  examples: [],
} as unknown as Game;

const began = (procedure: string, roles: Readonly<Record<string, string>> = {}, input: object = {}): ActDraft =>
  ({ kind: 'began', procedure, input, roles }) as ActDraft;
const refused = (table: Table, seat: string, draft: ActDraft): readonly Refusal[] => {
  const written = write(table.shared, table.hand(seat).sign(table.shared, draft), table.secrets, nativeCrypto);
  return written.ok ? [] : written.refusals;
};
const acted = (table: Table, ...acts: readonly (readonly [string, ActDraft])[]): Table => {
  for (const [seat, draft] of acts) expect(table.act(seat, draft)).toEqual([]);
  return table;
};
const waited = (table: Table): readonly string[] =>
  moves(table.shared).map((move) => [move.seat, move.kind, ...('side' in move ? [move.side] : [])].join(' '));
const kinds = (table: Table): readonly string[] => table.lines.map(({ event }) => event.kind);
const seated = (empty: readonly string[] = []): Table => new Table(game, { empty });
const sealing = (table: Table, seat: string, side: string, option: string): ActDraft =>
  table.hand(seat).seal(table.shared, side, option);
const automatic = (table: Table, seat: string): ActDraft =>
  table.hand(seat).automatic(table.shared) ?? expect.fail(`${seat} has nothing to do`);

describe('a procedure that begins', () => {
  test('wants two players, and no other that is open', () => {
    expect(refused(seated(['blue', 'green']), 'red', began('plain'))).toEqual([
      { code: 'tooFewSeated', at: 'kind', facts: { taken: 1, needed: 2 } },
    ]);
    expect(refused(seated(['green']), 'red', began('plain'))).toEqual([]);
    const open = acted(seated(), ['red', began('toll')]);
    expect(refused(open, 'blue', began('plain'))).toEqual([{ code: 'procedureOpen', at: 'kind', facts: { began: 4 } }]);
    for (const draft of [
      { kind: 'corrected', at: 'track', value: 1, reason: 'r' },
      { kind: 'reviewed', version: '1', verdicts: [] },
    ] as const)
      expect(refused(open, 'blue', draft)).toEqual([{ code: 'procedureOpen', at: 'kind', facts: { began: 4 } }]);
  });

  test('says every fault of its roles and of its input', () => {
    const roles = { nobody: 'red', attacker: 'king', red: 'blue', defender: 'green', blue: 'blue' };
    expect(refused(seated(['green']), 'red', began('toll', roles, { n: 10 }))).toMatchObject([
      { code: 'noSuchSide', at: 'roles.nobody', facts: { received: 'nobody', options: game.sides } },
      { code: 'noSuchSeat', at: 'roles.attacker', facts: { received: 'king', options: ['red', 'blue', 'green'] } },
      { code: 'ownSide', at: 'roles.red', facts: { side: 'red' } },
      { code: 'seatEmpty', at: 'roles.defender', facts: { seat: 'green' } },
      { code: 'twoRoles', at: 'roles.blue', facts: { seat: 'blue' } },
      { code: 'notAnInteger', at: 'input.n' },
    ]);
    expect(refused(seated(), 'red', began('none'))).toMatchObject([{ code: 'unknownProcedure', at: 'input' }]);
    expect(refused(seated(), 'red', began('dead'))).toEqual([{ code: 'lost', at: 'input.cell' }]);
    expect(refused(seated(), 'red', began('toll', { attacker: 'green', red: 'red' }))).toEqual([]);
  });

  test('lets a seat answer for the side of its own name, and for those it was given', () => {
    const table = acted(seated(), ['red', began('toll', { attacker: 'green' })]);
    expect(table.shared.open?.roles).toEqual({ red: 'red', blue: 'blue', attacker: 'green' });
    expect(table.shared.open).toMatchObject({
      line: 4,
      by: 'red',
      entries: [],
      irreversible: false,
      seals: {},
      unsealed: {},
    });
  });
});

describe('a side that nobody has', () => {
  test('is claimed by a seat without a part', () => {
    expect(refused(seated(), 'green', { kind: 'claimed', side: 'attacker' })).toEqual([
      { code: 'nothingOpen', at: 'kind' },
    ]);
    const table = acted(seated(), ['red', began('toll')]);
    expect(waited(table)).toEqual(['green claimed attacker']);
    const claims = (seat: string, side: string) => refused(table, seat, { kind: 'claimed', side });
    expect(claims('green', 'nobody')).toEqual([
      { code: 'noSuchSide', at: 'side', facts: { received: 'nobody', options: game.sides } },
    ]);
    expect(claims('green', 'red')).toEqual([{ code: 'roleTaken', at: 'side', facts: { side: 'red' } }]);
    expect(claims('blue', 'attacker')).toEqual([{ code: 'twoRoles', at: 'side', facts: { seat: 'blue' } }]);
    acted(table, ['green', { kind: 'claimed', side: 'attacker' }]);
    expect([waited(table), table.shared.open?.roles['attacker']]).toEqual([['green chose attacker'], 'green']);
  });
});

describe('an answer', () => {
  const chose = (side: string, option: string): ActDraft => ({ kind: 'chose', side, option });

  test('is of the side that is asked, and of the seat that has it', () => {
    expect(refused(seated(), 'red', chose('attacker', 'no'))).toEqual([
      { code: 'notAsked', at: 'side', facts: { side: 'attacker' } },
    ]);
    const unclaimed = acted(seated(), ['red', began('toll')]);
    expect(refused(unclaimed, 'red', chose('red', 'no'))).toEqual([
      { code: 'notAsked', at: 'side', facts: { side: 'red' } },
    ]);
    expect(refused(unclaimed, 'red', chose('attacker', 'no'))).toEqual([
      { code: 'roleUnclaimed', at: 'side', facts: { side: 'attacker' } },
    ]);
    const table = acted(seated(), ['red', began('toll', { attacker: 'green' })]);
    expect(refused(table, 'red', chose('attacker', 'no'))).toEqual([
      { code: 'notYourSide', at: 'side', facts: { side: 'attacker', seat: 'red' } },
    ]);
    expect(refused(table, 'green', chose('attacker', 'perhaps'))).toMatchObject([
      { code: 'notAnOption', facts: { received: 'perhaps' } },
    ]);
  });

  test('that the rules forbid may be given otherwise', () => {
    const table = acted(seated(), ['red', began('toll', { attacker: 'green' })]);
    expect(refused(table, 'green', chose('attacker', 'forbidden'))).toEqual([{ code: 'lost', at: 'cell' }]);
    acted(table, ['green', chose('attacker', 'yes')]);
    expect(kinds(table).at(-1)).toBe('bound');
    expect(table.shared.open?.entries).toMatchObject([{ kind: 'choice', option: 'yes' }]);
  });
});

describe('a sealed choice', () => {
  const opened = () => acted(seated(), ['red', began('seal', { attacker: 'green' })]);
  const notAsked = (side: string) => [{ code: 'notAsked', at: 'side', facts: { side } }];

  test('is sealed once by each that is asked', () => {
    const table = opened();
    expect(waited(table)).toEqual(['red sealed red', 'green sealed attacker']);
    const sealed = (side: string): ActDraft => ({ kind: 'sealed', side, commitment: testSecret(3) });
    expect(refused(seated(), 'red', sealed('red'))).toEqual(notAsked('red'));
    expect(refused(table, 'blue', sealed('blue'))).toEqual(notAsked('blue'));
    expect(refused(table, 'red', sealed('attacker'))).toEqual([
      { code: 'notYourSide', at: 'side', facts: { side: 'attacker', seat: 'red' } },
    ]);
    acted(table, ['red', sealing(table, 'red', 'red', 'a')]);
    expect([waited(table), table.shared.open?.irreversible]).toEqual([['green sealed attacker'], false]);
    expect(refused(table, 'red', sealed('red'))).toEqual([{ code: 'sealedTwice', at: 'side', facts: { side: 'red' } }]);
    acted(table, ['green', sealing(table, 'green', 'attacker', 'c')]);
    expect([waited(table), table.shared.open?.irreversible]).toEqual([
      ['red unsealed red', 'green unsealed attacker'],
      true,
    ]);
    const unclaimed = acted(seated(), ['red', began('seal')]);
    expect(refused(unclaimed, 'green', sealed('attacker'))).toEqual([
      { code: 'roleUnclaimed', at: 'side', facts: { side: 'attacker' } },
    ]);
    expect(waited(unclaimed)).toEqual(['red sealed red', 'green claimed attacker']);
  });

  test('is shown when all have sealed, as it was sealed, and once', () => {
    const table = opened();
    const shown = (side: string, option = 'a', nonce = testSecret(4)): ActDraft => ({
      kind: 'unsealed',
      side,
      option,
      nonce,
    });
    expect(refused(seated(), 'red', shown('red'))).toEqual(notAsked('red'));
    expect(refused(table, 'blue', shown('blue'))).toEqual(notAsked('blue'));
    expect(refused(table, 'red', shown('attacker'))).toEqual([
      { code: 'notYourSide', at: 'side', facts: { side: 'attacker', seat: 'red' } },
    ]);
    acted(table, ['red', sealing(table, 'red', 'red', 'a')]);
    expect(refused(table, 'red', shown('red'))).toEqual([
      { code: 'notAllSealed', at: 'side', facts: { missing: ['attacker'] } },
    ]);
    // What is no option was sealed with a number of the player's own.
    const nonce = testSecret(5);
    const place = { campaign: table.shared.id, began: 4, entry: 0, side: 'attacker' };
    acted(table, ['green', { kind: 'sealed', side: 'attacker', commitment: sealOf(nativeCrypto, place, 'x', nonce) }]);
    expect(refused(table, 'red', shown('red'))).toEqual([{ code: 'sealBroken', at: 'option', facts: { side: 'red' } }]);
    expect(refused(table, 'green', shown('attacker', 'x', nonce))).toEqual([
      { code: 'sealedNoOption', at: 'option', facts: { side: 'attacker', received: 'x', options: ['c', 'd'] } },
    ]);
    const mine = automatic(table, 'red');
    acted(table, ['red', mine]);
    expect(refused(table, 'red', mine)).toEqual([{ code: 'unsealedTwice', at: 'side', facts: { side: 'red' } }]);
    expect(waited(table)).toEqual(['green unsealed attacker']);
  });

  test('that leads where the rules cannot go is stuck, and can only be given up by all', () => {
    const table = opened();
    acted(table, ['red', sealing(table, 'red', 'red', 'b')]);
    acted(table, ['green', sealing(table, 'green', 'attacker', 'd')]);
    for (const seat of ['red', 'green']) acted(table, [seat, automatic(table, seat)]);
    expect(table.shared.open?.stuck).toEqual([{ code: 'lost', at: 'cell' }]);
    expect([waited(table), dueOf(table.shared)]).toEqual([[], undefined]);
    expect(undoTarget(table.shared)).toEqual({ line: 4, needed: ['red', 'blue', 'green'] });
  });
});

/** Two dice of which the first is bound and nobody has contributed. */
const bound = () =>
  acted(
    seated(),
    ['red', began('toll', { attacker: 'green' })],
    ['green', { kind: 'chose', side: 'attacker', option: 'yes' }],
  );

describe('a contribution', () => {
  const contributed = (roll: number): ActDraft => ({
    kind: 'contributed',
    roll,
    nonce: testSecret(6),
    pledge: testSecret(7),
  });

  test('is to the roll that is bound, by each seat once, as it was pledged', () => {
    expect(refused(seated(), 'red', contributed(4))).toEqual([
      { code: 'noSuchRoll', at: 'roll', facts: { received: 4 } },
    ]);
    const table = bound();
    expect(waited(table)).toEqual(['red contributed', 'blue contributed', 'green contributed']);
    expect(refused(table, 'red', contributed(5))).toEqual([{ code: 'noSuchRoll', at: 'roll', facts: { received: 5 } }]);
    expect(refused(table, 'red', contributed(6))).toEqual([
      { code: 'pledgeBroken', at: 'nonce', facts: { seat: 'red' } },
    ]);
    expect(refused(table, 'red', { kind: 'pledged', pledge: testSecret(8) })).toEqual([
      { code: 'pledgeStands', at: 'pledge', facts: { seat: 'red' } },
    ]);
    acted(table, ['red', automatic(table, 'red')]);
    expect(waited(table)).toEqual(['blue contributed', 'green contributed']);
    expect(refused(table, 'red', contributed(6))).toEqual([
      { code: 'contributedTwice', at: 'by', facts: { seat: 'red' } },
    ]);
  });

  test('is of those who sat there when the roll was bound', () => {
    const table = acted(
      seated(['blue']),
      ['red', began('toll', { attacker: 'green' })],
      ['green', { kind: 'chose', side: 'attacker', option: 'yes' }],
    );
    acted(table, ['blue', table.hand('blue').takeSeat(table.shared)]);
    expect(refused(table, 'blue', contributed(5))).toEqual([
      { code: 'notAContributor', at: 'by', facts: { seat: 'blue' } },
    ]);
    expect(waited(table)).toEqual(['red contributed', 'green contributed']);
  });

  test('serves all dice that follow with nothing decided in between, and then the seed is shown', () => {
    const table = bound();
    table.settle();
    expect(kinds(table).slice(6)).toEqual([
      'bound',
      'contributed',
      'contributed',
      'contributed',
      'thrown',
      'bound',
      'thrown',
      'resolved',
      'epoch',
    ]);
    expect(table.shared.open).toBeUndefined();
    expect(table.shared.epoch).toMatchObject({ number: 1, spent: false, thrown: [] });
    expect(table.lines.filter(({ event }) => event.kind === 'bound').map(({ event }) => event)).toMatchObject([
      {
        roll: { run: 6, die: 1, purpose: 'one', sides: 6, procedure: 'toll', rule: '1' },
        contributors: ['red', 'blue', 'green'],
      },
      { roll: { run: 6, die: 2, purpose: 'two', sides: 6 }, contributors: ['red', 'blue', 'green'] },
    ]);
  });
});

describe('a roll that is given up', () => {
  test('spends the pledges of those who had not shown theirs, who pledge anew before anybody contributes', () => {
    const table = bound();
    acted(table, ['red', automatic(table, 'red')]);
    acted(table, ['blue', { kind: 'undoAsked', line: 4 }]);
    expect(waited(table).filter((each) => each.includes('undoAnswered'))).toEqual([
      'red undoAnswered',
      'green undoAnswered',
    ]);
    const asked = table.lines.length - 1;
    acted(
      table,
      ['red', { kind: 'undoAnswered', asked, answer: 'consent' }],
      ['green', { kind: 'undoAnswered', asked, answer: 'consent' }],
    );
    expect(kinds(table).slice(-2)).toEqual(['abandoned', 'epoch']);
    expect(table.lines.at(-2)?.event).toMatchObject({ began: 4, consent: ['blue', 'red', 'green'] });
    expect(waited(table)).toEqual(['blue pledged', 'green pledged', 'red began', 'blue began', 'green began']);
    acted(
      table,
      ['red', began('toll', { attacker: 'green' })],
      ['green', { kind: 'chose', side: 'attacker', option: 'yes' }],
    );
    const { line } = table.shared.open?.run ?? expect.fail('a run');
    expect(
      refused(table, 'red', { kind: 'contributed', roll: line, nonce: testSecret(1), pledge: testSecret(2) }),
    ).toEqual([{ code: 'notAllPledged', at: 'by', facts: { missing: ['blue', 'green'] } }]);
    expect(waited(table)).toEqual(['blue pledged', 'green pledged']);
    acted(table, ['blue', automatic(table, 'blue')]);
    expect(table.lines.at(-1)?.event.kind).toBe('pledged');
    table.settle();
    expect(table.shared.open).toBeUndefined();
  });

  test('where the rules cannot go on it is stuck', () => {
    const table = acted(seated(), ['red', began('stuck')]);
    table.settle();
    expect([table.shared.open?.stuck, waited(table)]).toEqual([[{ code: 'lost', at: 'cell' }], []]);
  });
});

describe('taking back', () => {
  const noted = (text: string): ActDraft => ({ kind: 'noted', text });

  test('wants something to take back, the last of it, and one question at a time', () => {
    expect(refused(seated(), 'red', { kind: 'undoAsked', line: 0 })).toEqual([{ code: 'nothingToUndo', at: 'line' }]);
    const table = acted(seated(), ['red', noted('a')], ['blue', noted('b')]);
    expect(undoTarget(table.shared)).toEqual({ line: 5, needed: ['blue'] });
    expect(refused(table, 'red', { kind: 'undoAsked', line: 4 })).toEqual([
      { code: 'undoOutOfOrder', at: 'line', facts: { received: 4, last: 5 } },
    ]);
    acted(table, ['red', { kind: 'undoAsked', line: 5 }]);
    expect(table.shared.undo).toEqual({ asked: 6, by: 'red', target: 5, needed: ['blue'], consent: ['red'] });
    expect(refused(table, 'green', { kind: 'undoAsked', line: 5 })).toEqual([
      { code: 'undoPending', at: 'kind', facts: { asked: 6 } },
    ]);
    const answer = (asked: number, said: 'consent' | 'refuse' = 'consent'): ActDraft => ({
      kind: 'undoAnswered',
      asked,
      answer: said,
    });
    expect(refused(table, 'blue', answer(5))).toEqual([
      { code: 'noSuchQuestion', at: 'asked', facts: { received: 5 } },
    ]);
    expect(refused(table, 'red', answer(6))).toEqual([{ code: 'consentedTwice', at: 'by', facts: { seat: 'red' } }]);
    acted(table, ['green', answer(6)]);
    expect(table.shared.undo?.consent).toEqual(['red', 'green']);
    acted(table, ['blue', answer(6)]);
    expect(table.lines.at(-1)?.event).toEqual({ kind: 'undone', event: 2, line: 5, consent: ['red', 'green', 'blue'] });
    expect(undoTarget(table.shared)).toEqual({ line: 4, needed: ['red'] });
  });

  test('a question lapses when somebody plays on or a new event stands, but not with a note on an open procedure', () => {
    const table = acted(seated(), ['red', noted('a')], ['blue', { kind: 'undoAsked', line: 4 }], ['blue', noted('b')]);
    expect(table.shared.undo).toBeUndefined();
    const open = acted(
      seated(),
      ['red', began('toll', { attacker: 'green' })],
      ['blue', { kind: 'undoAsked', line: 4 }],
      ['blue', noted('b')],
    );
    expect(open.shared.undo?.target).toBe(4);
    acted(open, ['green', { kind: 'chose', side: 'attacker', option: 'yes' }]);
    expect(open.shared.undo).toBeUndefined();
  });

  test('one’s own procedure without a die is given up alone, and one with dice by all who sit there', () => {
    const alone = acted(
      seated(),
      ['red', began('toll', { attacker: 'green' })],
      ['red', { kind: 'undoAsked', line: 4 }],
    );
    expect(kinds(alone).at(-1)).toBe('abandoned');
    const table = bound();
    table.settle();
    const line = table.lines.findIndex(({ event }) => event.kind === 'resolved');
    expect(undoTarget(table.shared)).toEqual({ line, needed: ['red', 'blue', 'green'] });
    const quiet = acted(seated(), ['blue', began('plain', {}, { n: 3 })]);
    expect([quiet.shared.campaign.state, undoTarget(quiet.shared)]).toEqual([
      { track: 3 },
      { line: 5, needed: ['blue'] },
    ]);
  });
});

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

describe('who may act', () => {
  test('a seat there is, that is taken, with the key that took it', () => {
    const table = seated(['green']);
    const signed = (seat: string, draft: ActDraft) => table.hand(seat).sign(table.shared, draft);
    const at = (line: Line<FairEvent>) => {
      const next = follow(game, table.shared, line, nativeCrypto);
      return next.ok ? [] : next.refusals;
    };
    const note: ActDraft = { kind: 'noted', text: 'x' };
    const own = signed('red', note);
    expect(at(own)).toEqual([]);
    expect(at({ ...own, event: { ...own.event, by: 'king' } })).toEqual([
      { code: 'noSuchSeat', at: 'by', facts: { received: 'king', options: ['red', 'blue', 'green'] } },
    ]);
    expect(at({ ...own, event: { ...own.event, by: 'blue' } })).toEqual([
      { code: 'notSigned', at: 'signature', facts: { seat: 'blue' } },
    ]);
    expect(at({ ...own, event: { ...own.event, by: 'green' } })).toEqual([
      { code: 'seatEmpty', at: 'by', facts: { seat: 'green' } },
    ]);
    expect(at(signed('red', table.hand('red').takeSeat(table.shared)))).toEqual([
      { code: 'seatTaken', at: 'by', facts: { seat: 'red' } },
    ]);
    const weak = signed('green', { kind: 'seated', key: '00'.repeat(32), pledge: testSecret(1) });
    expect(at(weak)).toEqual([{ code: 'weakKey', at: 'key', facts: { seat: 'green' } }]);
    expect(at({ ...own, sequence: 9 })).toEqual([
      { code: 'lineOutOfOrder', at: 'sequence', facts: { received: 9, length: 3 } },
    ]);
    expect(at({ ...own, previous: testSecret(1) })).toEqual([{ code: 'chainBroken', at: 'previous' }]);
  });

  test('a campaign is opened once, by a line of this protocol, with its own seats and a sound key', () => {
    const [opening] = seated().lines;
    const at = (event: object) => {
      const next = follow(game, undefined, { sequence: 0, previous: null, event } as Line<FairEvent>, nativeCrypto);
      return next.ok ? [] : next.refusals;
    };
    const event = opening?.event as FairEvent & { fair: object };
    expect(at(event)).toEqual([]);
    expect(at({ kind: 'noted', by: 'red', text: 'x' })).toEqual([{ code: 'notOpened', at: 'kind' }]);
    const fair = (change: object) => at({ ...event, fair: { ...event.fair, ...change } });
    expect(fair({ protocol: 1 })).toEqual([
      { code: 'olderProtocol', at: 'fair.protocol', facts: { received: 1, protocol: 2 } },
    ]);
    expect(fair({ protocol: 3 })).toEqual([
      { code: 'unknownProtocol', at: 'fair.protocol', facts: { received: 3, protocol: 2 } },
    ]);
    expect(fair({ seats: ['red', 'blue'] })).toEqual([
      { code: 'otherSeats', at: 'fair.seats', facts: { seats: ['red', 'blue', 'green'] } },
    ]);
    expect(fair({ server: '01'.padEnd(64, '0') })).toEqual([{ code: 'weakServerKey', at: 'fair.server' }]);
    expect(at({ ...event, setup: { track: -1 } })).toMatchObject([{ code: 'notAnInteger', at: 'track' }]);
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

describe('what a seat waits for', () => {
  test('an empty seat may be taken at any time', () => {
    const table = seated(['blue']);
    expect(waited(table)).toEqual(['blue seated', 'red began', 'green began']);
    acted(table, ['red', began('toll')]);
    expect(waited(table)).toEqual(['blue seated', 'green claimed attacker']);
    acted(table, ['green', { kind: 'undoAsked', line: 3 }]);
    expect(waited(table)).toEqual(['blue seated', 'red undoAnswered', 'green claimed attacker']);
    expect(moves(table.shared)[1]).toEqual({ kind: 'undoAnswered', seat: 'red', asked: 4 });
  });

  test('the question, the options and the roll are told', () => {
    const table = acted(seated(), ['red', began('toll', { attacker: 'green' })]);
    const options = ['no', 'yes', 'forbidden'];
    expect(moves(table.shared)).toEqual([{ kind: 'chose', seat: 'green', side: 'attacker', ask: ask('pay'), options }]);
    expect(moves(bound().shared)[0]).toEqual({ kind: 'contributed', seat: 'red', roll: 6 });
    const sealed = acted(seated(), ['red', began('seal', { attacker: 'green' })]);
    expect(moves(sealed.shared)[0]).toEqual({
      kind: 'sealed',
      seat: 'red',
      side: 'red',
      ask: ask('seal'),
      options: ['a', 'b'],
    });
  });

  test('a device does by itself what needs no thought, unless somebody asks to give up', () => {
    const table = acted(seated(), ['red', began('seal', { attacker: 'green' })]);
    const device = (seat: string) => table.hand(seat).automatic(table.shared)?.kind;
    expect([device('red'), table.hand('red').sealed(table.shared, 'red')]).toEqual([undefined, undefined]);
    acted(table, ['red', sealing(table, 'red', 'red', 'b')]);
    acted(table, ['green', sealing(table, 'green', 'attacker', 'c')]);
    expect([device('red'), device('blue'), table.hand('red').sealed(table.shared, 'red')]).toEqual([
      'unsealed',
      undefined,
      'b',
    ]);
    expect(table.hand('blue').sealed(table.shared, 'red')).toBeUndefined();
    acted(table, ['blue', { kind: 'undoAsked', line: 4 }]);
    expect(device('red')).toBeUndefined();
    expect(() => table.hand('red').seal(seated().shared, 'red', 'a')).toThrow('no procedure is open');
  });

  test('an act is sent as it is, where no map can be spared', () => {
    const table = seated();
    const act = { ...began('toll', {}, { n: 1 }), kind: 'began' } as const;
    expect(brief(table.shared, act as never)).toEqual(act);
    const unknown = { ...act, procedure: 'none' };
    expect(brief(table.shared, unknown as never)).toBe(unknown);
    const note = { kind: 'noted', text: 'x' } as const;
    expect(brief(table.shared, note)).toBe(note);
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
