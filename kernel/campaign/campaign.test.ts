import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Effect, Procedure } from '../game/procedure.ts';
import { flag, integer, record, text } from '../input/field.ts';
import { canonical } from '../journal/canonical.ts';
import type { Checked } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import { chance, done } from '../step/step.ts';
import { grid } from '../table/grid.ts';
import { words } from '../text/words.ts';
import { append, begin, type Campaign, fold } from './campaign.ts';
import type { CampaignEvent } from './event.ts';
import { isIrreversible } from './taking-back.ts';
import { standingBefore } from './turn.ts';

const advance: Procedure<{ by: number; track: number }, number> = {
  id: 'advance',
  rule: 'x',
  input: record('x', {
    by: integer('by', { min: 0, max: 5 }),
    track: integer('track', { min: 0, max: 99_999, default: 0 }),
  }),
  begin: ({ by }) => (by === 0 ? chance({ rule: 'x', text: 'die' }, d6, (face) => done(face)) : done(by)),
  outcome: String,
  summary: () => words('x'),
  figures: {},
  effects: (by) => [{ kind: 'advance', by }],
  fromCampaign: (state) => ({ track: (state as { track: number }).track }),
};

const game: Game = {
  id: 'test',
  version: '1',
  titles: { en: 'Test', fr: 'Essai' },
  period: '',
  sides: ['red', 'blue'],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { advance: advance as Procedure },
  campaign: {
    state: record('state', { track: integer('track', { min: 0, max: 99_999, default: 0 }) }),
    sides: ['red', 'blue'],
    apply: (state, { by }) => ({ track: (state as { track: number }).track + (by as number) }),
  },
  text: { en: {}, fr: {} },
  examples: [],
};

const start = (of: Game = game): CampaignEvent => {
  const opened = begin(of, 'test', {});
  if (!opened.ok) throw new Error('refused');
  return opened.value;
};

const codes = (checked: ReturnType<typeof append>): string[] =>
  checked.ok ? [] : checked.refusals.map(({ code }) => code);

const quiet = (by: number, track: number): CampaignEvent => ({
  kind: 'resolved',
  procedure: 'advance',
  input: { by, track },
  journal: [],
});
const rolled = (face: number, track: number): CampaignEvent => ({
  kind: 'resolved',
  procedure: 'advance',
  input: { by: 0, track },
  journal: [{ kind: 'die', rule: 'x', text: 'die', sides: 6, face }],
});

describe('a campaign of 1,000 events', () => {
  test('folds to the state that plain bookkeeping gives, undo and redo included', () => {
    const next = practiceNumbers(9);
    const events: CampaignEvent[] = [start()];
    // The book beside it: a stack of what stands, and one of what was undone.
    const book = {
      stack: [] as { by: number; sequence: number; die: boolean }[],
      undone: [] as { by: number; sequence: number; die: boolean }[],
    };
    const track = (): number => book.stack.reduce((sum, { by }) => sum + by, 0);
    let campaign: Campaign | undefined;
    const add = (event: CampaignEvent): void => {
      const added = append(game, campaign, event);
      if (!added.ok) throw new Error(canonical(added.refusals as unknown as Plain));
      campaign = added.value;
    };
    add(events[0] as CampaignEvent);
    const before: { readonly track: number }[] = [];
    while (events.length < 1000) {
      before[events.length] = { track: track() };
      const pick = next();
      const last = book.stack.at(-1);
      const again = book.undone.at(-1);
      if (pick < 0.25 && last) {
        events.push({ kind: 'undone', event: last.sequence, consent: last.die ? ['red', 'blue'] : [] });
        book.undone.push(book.stack.pop() as typeof last);
      } else if (pick < 0.4 && again) {
        events.push({ kind: 'redone', event: again.sequence });
        book.stack.push(book.undone.pop() as typeof again);
      } else {
        const die = next() < 0.5;
        const by = die ? 1 + Math.floor(next() * 6) : 1 + Math.floor(next() * 5);
        events.push(die ? rolled(by, track()) : quiet(by, track()));
        book.stack.push({ by, sequence: events.length - 1, die });
        book.undone.length = 0;
      }
      add(events.at(-1) as CampaignEvent);
      expect(campaign?.state).toEqual({ track: track() });
    }
    const folded = fold(game, JSON.parse(JSON.stringify(events)) as CampaignEvent[]);
    expect(folded.ok && folded.value.state).toEqual({ track: track() });
    expect(folded.ok && folded.value.length).toBe(1000);
    if (!folded.ok) return;
    // Folded in two goes it is the same campaign.
    const half = fold(game, events.slice(0, 500));
    expect(half.ok && fold(game, events.slice(500), half.value)).toEqual(fold(game, events));
    expect(standingBefore(folded.value, events, 0)).toBeUndefined();
    expect(standingBefore(folded.value, events, 1000)).toBeUndefined();
    for (const [sequence, { kind }] of [...events.entries()].slice(1, 120)) {
      if (kind === 'resolved') expect(standingBefore(folded.value, events, sequence)?.state).toEqual(before[sequence]);
    }
  });
});

describe('undo', () => {
  const after = (...events: readonly CampaignEvent[]): Campaign => {
    const folded = fold(game, [start(), ...events]);
    if (!folded.ok) throw new Error(canonical(folded.refusals as unknown as Plain));
    return folded.value;
  };

  test('a die once thrown is taken back only with consent', () => {
    const campaign = after(rolled(4, 0));
    expect(codes(append(game, campaign, { kind: 'undone', event: 1, consent: [] }))).toEqual(['consentNeeded']);
    expect(codes(append(game, campaign, { kind: 'undone', event: 1, consent: ['red'] }))).toEqual(['consentNeeded']);
    const undone = append(game, campaign, { kind: 'undone', event: 1, consent: ['red', 'blue'] });
    expect(undone.ok && undone.value.state).toEqual({ track: 0 });
  });

  test('goes back in order, never past the opening, and redo ends with a new event', () => {
    const campaign = after(quiet(2, 0), quiet(3, 2));
    expect(codes(append(game, campaign, { kind: 'undone', event: 1, consent: [] }))).toEqual(['undoOutOfOrder']);
    const back = after(quiet(2, 0), quiet(3, 2), { kind: 'undone', event: 2, consent: [] }, quiet(1, 2));
    expect(codes(append(game, back, { kind: 'redone', event: 2 }))).toEqual(['nothingToRedo']);
    expect(codes(append(game, after(), { kind: 'undone', event: 0, consent: [] }))).toEqual(['nothingToUndo']);
  });

  test('a journal that does not fit the rules is refused where it differs', () => {
    const wrong: CampaignEvent = {
      kind: 'resolved',
      procedure: 'advance',
      input: { by: 0, track: 0 },
      journal: [{ kind: 'die', rule: 'x', text: 'die', sides: 10, face: 4 }],
    };
    const folded = fold(game, [start(), wrong]);
    expect(folded.ok ? [] : folded.refusals.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'journalDiffers events[1].journal[0]',
    ]);
    expect(codes(append(game, after(), rolled(7, 0)))).toEqual(['notAFace']);
    expect(codes(append(game, after(quiet(2, 0)), quiet(2, 0)))).toEqual(['campaignKnows']);
  });
});

describe('a campaign of an earlier version', () => {
  const asked = { ...game, version: '2', rulings: { tides: { rule: 'x', readings: ['in', 'out'], default: 'in' } } };
  const opening = (version: string, rulings: Readonly<Record<string, string>>) =>
    append(asked, undefined, { ...(start() as Extract<CampaignEvent, { kind: 'opened' }>), version, rulings });

  test('opens though one of its rulings has gone since; the others stay in force', () => {
    const opened = opening('1', { tides: 'out', winds: 'west' });
    expect(opened.ok && opened.value.rulings).toEqual({ tides: 'out' });
  });

  test('a ruling that never was is refused where the version is today’s', () => {
    expect(codes(opening('2', { tides: 'out', winds: 'west' }))).toEqual(['unknownRuling']);
  });
});

describe('a campaign whose game has ended', () => {
  const ends = 5;
  const rules = game.campaign as NonNullable<Game['campaign']>;
  const ending: Game = {
    ...game,
    campaign: {
      ...rules,
      closed: (state) => ((state as { track: number }).track >= ends ? { code: 'over', rule: 'x' } : undefined),
    },
  };
  const reached = (by: number) => fold(ending, [start(), quiet(by, 0)]);

  test('resolves nothing more, and says why', () => {
    const [before, after] = [reached(ends - 1), reached(ends)];
    if (!before.ok || !after.ok) throw new Error('refused');
    expect(codes(append(ending, before.value, quiet(1, ends - 1)))).toEqual([]);
    const refused = append(ending, after.value, quiet(1, ends));
    expect(refused.ok ? [] : refused.refusals).toEqual([{ code: 'over', rule: 'x', at: '' }]);
  });

  test('still takes notes, corrections and undos', () => {
    const after = reached(ends);
    if (!after.ok) throw new Error('refused');
    expect(codes(append(ending, after.value, { kind: 'noted', text: 'a fine game' }))).toEqual([]);
    expect(codes(append(ending, after.value, { kind: 'undone', event: 1, consent: [] }))).toEqual([]);
    const mended = append(ending, after.value, { kind: 'corrected', at: 'track', value: 1, reason: 'miscounted' });
    expect(mended.ok && codes(append(ending, mended.value, quiet(1, 1)))).toEqual([]);
  });
});

describe('a campaign that cannot be opened', () => {
  const ruled = {
    ...game,
    rulings: { rounding: { readings: ['up', 'down'], default: 'up', rule: 'x', why: 'x' } },
  } as unknown as Game;
  const faults = (setup: unknown, rulings = {}, overlay = {}) => {
    const opened = begin(ruled, 'test', setup, rulings, overlay);
    return opened.ok ? [] : opened.refusals.map(({ code }) => code);
  };

  test('is told every fault of set-up, readings and own cells at once', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ track: -1 })).toEqual(['notAnInteger']);
    expect(faults({}, { rounding: 'sideways' })).toHaveLength(1);
    expect(faults({}, {}, { fire: [] })).toEqual(['unknownTable']);
    expect(faults({ track: -1 }, { rounding: 'sideways' }, { fire: [] })).toHaveLength(3);
  });

  test('an event is taken back with consent where a die fell or a secret was shown, and without it otherwise', () => {
    const played = (...kinds: readonly string[]) =>
      isIrreversible({ kind: 'resolved', journal: kinds.map((kind) => ({ kind })) } as unknown as CampaignEvent);
    expect([played(), played('choice'), played('choice', 'die'), played('together'), played('die')]).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(isIrreversible({ kind: 'noted', text: '' } as unknown as CampaignEvent)).toBe(false);
  });
});

const folded = (of: Game, events: readonly CampaignEvent[]): Campaign => {
  const whole = fold(of, events);
  if (!whole.ok) throw new Error(canonical(whole.refusals as unknown as Plain));
  return whole.value;
};
const added = (of: Game, campaign: Campaign, ...events: readonly CampaignEvent[]): Campaign =>
  events.reduce((so, event) => {
    const next = append(of, so, event);
    if (!next.ok) throw new Error(canonical(next.refusals as unknown as Plain));
    return next.value;
  }, campaign);
const refusalsOf = (checked: Checked<unknown>) => (checked.ok ? [] : checked.refusals);

describe('taken back and put back', () => {
  const back = (event: number, more: object = {}): CampaignEvent => ({ kind: 'undone', event, consent: [], ...more });
  const three = () => folded(game, [start(), quiet(1, 0), quiet(2, 1), quiet(3, 3)]);

  test('several, the last first, and put back the other way round', () => {
    const none = added(game, three(), back(3), back(2), back(1));
    expect([none.state, none.standing.length, none.length]).toEqual([{ track: 0 }, 1, 7]);
    expect(none.undone.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    expect(refusalsOf(append(game, none, { kind: 'redone', event: 3 }))).toEqual([
      { code: 'redoOutOfOrder', at: '', facts: { received: 3, last: 1 } },
    ]);
    const again = added(game, none, { kind: 'redone', event: 1 }, { kind: 'redone', event: 2 });
    expect([again.state, again.length, again.last]).toEqual([{ track: 3 }, 9, { kind: 'redone', event: 2 }]);
    expect(again.undone.map(({ sequence }) => sequence)).toEqual([3]);
    expect(again.standing.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(added(game, again, { kind: 'redone', event: 3 }).standing).toEqual(three().standing);
  });

  test('out of order is refused with what was asked and what is last', () => {
    expect(refusalsOf(append(game, three(), back(1)))).toEqual([
      { code: 'undoOutOfOrder', at: '', facts: { received: 1, last: 3 } },
    ]);
    expect(refusalsOf(append(game, three(), { kind: 'redone', event: 3 }))).toEqual([
      { code: 'nothingToRedo', at: '' },
    ]);
  });

  test('a side that nobody plays need not consent; those who have not are named', () => {
    const thrown = folded(game, [start(), rolled(4, 0)]);
    expect(refusalsOf(append(game, thrown, back(1, { consent: ['red'] })))).toEqual([
      { code: 'consentNeeded', at: '', facts: { sequence: 1, missing: ['blue'] } },
    ]);
    expect(refusalsOf(append(game, thrown, back(1, { absent: ['blue'] })))).toMatchObject([
      { facts: { missing: ['red'] } },
    ]);
    expect(added(game, thrown, back(1, { consent: ['red'], absent: ['blue'] })).state).toEqual({ track: 0 });
  });
});

describe('how a campaign stood before an event', () => {
  test('is the campaign in all but state and what was owed then', () => {
    const events = [start(), quiet(1, 0), quiet(2, 1)];
    const campaign = folded(game, events);
    expect(standingBefore(campaign, events, 1)).toEqual({ ...campaign, state: { track: 0 } });
    expect(standingBefore(campaign, events, 2)).toEqual({ ...campaign, state: { track: 1 } });
  });

  test('is found again by folding where the event was taken back', () => {
    const events = [start(), quiet(1, 0), quiet(2, 1), { kind: 'undone', event: 2, consent: [] } as const, quiet(4, 1)];
    const campaign = folded(game, events);
    expect(standingBefore(campaign, events, 2)?.length).toBe(2);
    expect(standingBefore(campaign, events, 2)?.state).toEqual({ track: 1 });
    expect(standingBefore(campaign, events, 4)).toEqual({ ...campaign, state: { track: 1 } });
    expect(standingBefore(campaign, events, 3)?.state).toEqual({ track: 3 });
  });
});

describe('a correction', () => {
  const corrected = (at: string, value: Plain, reason = 'by hand') =>
    append(game, folded(game, [start()]), { kind: 'corrected', at, value, reason });

  test('is refused with its place, without a reason, off the tracks, or out of bounds', () => {
    expect(refusalsOf(corrected('track', 1, ' '))).toEqual([{ code: 'reasonMissing', at: 'reason' }]);
    expect(refusalsOf(corrected('fame', 1))).toEqual([
      { code: 'noSuchTrack', at: 'fame', facts: { options: ['track'] } },
    ]);
    expect(refusalsOf(corrected('owed[0]', null))).toMatchObject([{ code: 'noSuchTrack', at: 'owed[0]' }]);
    expect(refusalsOf(corrected('track', -1))).toMatchObject([{ code: 'notAnInteger', at: 'track' }]);
    expect(refusalsOf(corrected('track', 7))).toEqual([]);
  });
});

describe('an opening', () => {
  const first = start() as Extract<CampaignEvent, { kind: 'opened' }>;

  test('is the first event and no other', () => {
    expect(refusalsOf(append(game, undefined, quiet(1, 0)))).toEqual([{ code: 'notOpened', at: '' }]);
    expect(refusalsOf(append(game, folded(game, [first]), first))).toEqual([{ code: 'openedTwice', at: '' }]);
    expect(refusalsOf(fold(game, []))).toEqual([{ code: 'emptyCampaign', at: '' }]);
    expect(refusalsOf(fold(game, [first, first]))).toEqual([{ code: 'openedTwice', at: 'events[1]' }]);
    // After what is folded already, an event is named by its place in the whole.
    expect(refusalsOf(fold(game, [quiet(1, 1), first], folded(game, [first, quiet(1, 0)])))).toEqual([
      { code: 'openedTwice', at: 'events[3]' },
    ]);
    expect(fold(game, [], folded(game, [first]))).toEqual({ ok: true, value: folded(game, [first]) });
  });

  test('is of this format, of this game, and of a game that keeps campaigns', () => {
    expect(refusalsOf(append(game, undefined, { ...first, format: 2 }))).toEqual([
      { code: 'unknownFormat', at: 'format', facts: { received: 2, format: 1 } },
    ]);
    expect(refusalsOf(append(game, undefined, { ...first, game: 'other' }))).toEqual([
      { code: 'otherGame', at: 'game', facts: { received: 'other', game: 'test' } },
    ]);
    const { campaign: _, ...without } = game;
    for (const refused of [begin(without, 'x', {}), append(without, undefined, first)])
      expect(refusalsOf(refused)).toEqual([{ code: 'noCampaign', at: '', facts: { game: 'test' } }]);
    expect(refusalsOf(append(game, undefined, { ...first, setup: { track: -1 } }))).toMatchObject([{ at: 'track' }]);
    expect(refusalsOf(append(game, undefined, { ...first, overlay: { fire: [] } }))).toMatchObject([
      { code: 'unknownTable' },
    ]);
  });

  test('keeps own cells only where there are any', () => {
    const title = { en: 'T', fr: 'T' };
    const fire = grid({
      ...{ id: 'fire', title, provenance: { document: 'r', heading: '1' }, rowsAre: title, columnsAre: title },
      codes: ['-', 'A'],
      grid: `
           x
        1  -
      `,
    });
    const ruled = { ...game, tables: { fire } } as unknown as Game;
    const overlay = { fire: [{ row: '1', column: 'x', cell: 'A' }] };
    const opening = begin(ruled, 'test', {}, {}, overlay);
    expect(opening.ok && opening.value).toEqual({ ...first, overlay });
    expect(opening.ok && folded(ruled, [opening.value]).overlay).toEqual(overlay);
    expect(first).not.toHaveProperty('overlay');
    expect(folded(game, [first])).toMatchObject({ overlay: {}, name: 'test', version: '1', length: 1, last: first });
  });

  test('of an earlier version is brought into today’s shape, unless it is whole as it stands', () => {
    const rules = game.campaign as NonNullable<Game['campaign']>;
    const later: Game = {
      ...game,
      version: '2',
      campaign: {
        ...rules,
        earlier: (setup, version) => ({ track: Number((setup as { old?: number }).old ?? 50) + Number(version) }),
      },
    };
    const state = (of: Game, setup: Plain, version: string) => {
      const opened = append(of, undefined, { ...first, version, setup });
      return opened.ok ? opened.value.state : opened.refusals.map(({ code }) => code);
    };
    expect(state(later, { old: 7 }, '1')).toEqual({ track: 8 });
    expect(state(later, { track: 7 }, '1')).toEqual({ track: 7 });
    // What would be filled in with what is usual today is not whole.
    expect(state(later, {}, '1')).toEqual({ track: 51 });
    expect(state(later, { old: 7 }, '2')).toEqual(['unknownField']);
    expect(state({ ...game, version: '2' }, { track: 7 }, '1')).toEqual({ track: 7 });
    expect(state({ ...game, version: '2' }, {}, '1')).toEqual({ track: 0 });
  });
});

describe('what finds no place', () => {
  type Tracks = { readonly a: number; readonly b: number; readonly open: boolean };
  const small = integer('n', { min: 0, max: 99, default: 0 });
  /** An effect adds to a track; behind the door it waits, and says so where it is asked to. */
  const doored = (tries: string[], mending = 'open'): Game => {
    const send: Procedure<{ to: string; by: number; mend: boolean }, Plain> = {
      ...(advance as unknown as Procedure<{ to: string; by: number; mend: boolean }, Plain>),
      input: record('x', {
        to: text('to', { max: 9 }),
        by: integer('by', { min: 0, max: 9 }),
        mend: flag('mend'),
      }) as never,
      begin: (input) => done(input as unknown as Plain),
      outcome: () => 'sent',
      effects: (result) => [{ kind: 'send', ...(result as object) } as Effect],
    };
    const { fromCampaign: _, ...plain } = send;
    return {
      ...game,
      procedures: { advance: plain as unknown as Procedure },
      campaign: {
        state: record('state', { a: small, b: small, open: flag('open') }),
        sides: [],
        apply: (before, effect) => {
          const tracks = before as Tracks;
          const { to, by, mend } = effect as unknown as { to: 'a' | 'b'; by: number; mend: boolean };
          tries.push(`${to}${by}`);
          if (to === 'b' && !tracks.open)
            return { unbooked: 'shut', facts: { a: tracks.a }, ...(mend && { mend: { at: mending, value: true } }) };
          return { ...tracks, [to]: tracks[to] + by };
        },
      },
    };
  };
  const sent = (to: string, by: number, mend = false): CampaignEvent => ({
    kind: 'resolved',
    procedure: 'advance',
    input: { to, by, mend },
    journal: [],
  });

  test('waits in its order, is tried again when something changed, and keeps the last reason', () => {
    const tries: string[] = [];
    const of = doored(tries);
    const waiting = added(of, folded(of, [start(of)]), sent('b', 1), sent('b', 2, true));
    expect(waiting.owed.map(({ sequence, why }) => [sequence, why.unbooked, why.facts])).toEqual([
      [1, 'shut', { a: 0 }],
      [2, 'shut', { a: 0 }],
    ]);
    // Nothing had changed when the second came: the first was not tried again.
    expect(tries).toEqual(['b1', 'b2']);
    tries.length = 0;
    const more = added(of, waiting, sent('a', 5));
    // The one that names the door waits for the door; the other is tried, and says how things stand now.
    expect(tries).toEqual(['a5', 'b1']);
    expect(more.owed.map(({ why }) => why.facts)).toEqual([{ a: 5 }, { a: 0 }]);
    expect(more.state).toEqual({ a: 5, b: 0, open: false });
    const opened = added(of, more, { kind: 'corrected', at: 'open', value: true, reason: 'unlocked' });
    expect([opened.state, opened.owed]).toEqual([{ a: 5, b: 3, open: true }, []]);
  });

  test('and where it names a place inside a track, it waits for that track', () => {
    const of = doored([], 'open.inner');
    const waiting = added(of, folded(of, [start(of)]), sent('b', 3, true));
    const opened = added(of, waiting, { kind: 'corrected', at: 'open', value: true, reason: 'unlocked' });
    expect([opened.state, opened.owed]).toEqual([{ a: 0, b: 3, open: true }, []]);
  });

  test('is struck out one at a time', () => {
    const of = doored([]);
    const waiting = added(of, folded(of, [start(of)]), sent('b', 1), sent('b', 2), sent('b', 3));
    const strike = (at: string, value: Plain = null) =>
      append(of, waiting, { kind: 'corrected', at, value, reason: 'x' });
    const struck = strike('owed[1]');
    expect(struck.ok && struck.value.owed.map(({ sequence }) => sequence)).toEqual([1, 3]);
    expect(struck.ok && struck.value.state).toEqual(waiting.state);
    expect(refusalsOf(strike('owed[2]', 7))).toEqual([{ code: 'onlyStruck', at: 'owed[2]' }]);
    expect(refusalsOf(strike('owed[3]'))).toMatchObject([{ code: 'noSuchTrack', at: 'owed[3]' }]);
  });
});
