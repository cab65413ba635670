/** Every act that may be refused, with its code, its place and what it says; and whose move it is. */
import {
  type ActDraft,
  brief,
  dueOf,
  type FairEvent,
  follow,
  type Line,
  moves,
  sealOf,
  undoTarget,
} from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import {
  acted,
  ask,
  automatic,
  began,
  bound,
  game,
  kinds,
  refused,
  sealing,
  seated,
  waited,
} from '../testing/small-game.ts';
import { testSecret } from '../testing/table.ts';
import { nativeCrypto, trustingCrypto } from './native-crypto.ts';

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
    // What is no signature at all is none, even to whoever has checked the signatures himself.
    for (const signature of ['', 'ab', 'zz'.repeat(64), 'ab'.repeat(65), undefined]) {
      const unsigned = { ...own, event: { ...own.event, signature } } as Line<FairEvent>;
      const notSigned = [{ code: 'notSigned', at: 'signature', facts: { seat: 'red' } }];
      expect(at(unsigned), String(signature)).toEqual(notSigned);
      const trusted = follow(game, table.shared, unsigned, trustingCrypto);
      expect(trusted.ok ? [] : trusted.refusals, String(signature)).toEqual(notSigned);
    }
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
