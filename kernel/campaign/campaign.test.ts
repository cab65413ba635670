import { describe, expect, test } from 'vitest';
import { d6 } from '../dice/die.ts';
import { practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { integer, record } from '../input/field.ts';
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import { chance, done } from '../step/step.ts';
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

const start = (): CampaignEvent => {
  const opened = begin(game, 'test', {});
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
