/**
 * Random political event: the die, the events that are thrown again, the die for the length of a war, and what changes.
 */

import {
  chance,
  checkpoint,
  d10,
  done,
  type Effect,
  explained,
  type Infer,
  type Procedure,
  type Step,
  thrownAgain,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { politics } from '../parts/politics.ts';
import { ask, field, wordedBy, words } from '../text/kit.ts';
import { DEBTORS, type Debtor, EVENTS, type Event, type Phase } from '../vocabulary.ts';

const input = field.record('event.input', {
  ...politics,
  israelBusy: field.integer('campaign.israelBusy', { min: 0, max: 99, default: 0 }),
  pactInGreece: field.flag('campaign.pactInGreece'),
});

type Input = Infer<typeof input>;

export interface PoliticalEventResult {
  readonly event: Event;
  /** A repeat that changes nothing. */
  readonly ignored: boolean;
  /** Turns a war lasts from now on, and more turns before Israeli aircraft are free. */
  readonly turns: number;
  readonly extraTurns: number;
  /** Whether Beirut, or the demand on Greece, stands under another event. */
  readonly suspended: boolean;
  /** Israeli air units that serve NATO from now on. */
  readonly israeli: { readonly f15: number; readonly f16: number };
  /** Divisions demanded, and the turns after this one at whose end they must be there. */
  readonly demands: readonly { readonly country: Debtor; readonly divisions: number; readonly turns: number }[];
}

const NOTHING = { turns: 0, extraTurns: 0, suspended: false, israeli: { f15: 0, f16: 0 }, demands: [] };

const DIE = ask('events', 'event.ask.die');
const LENGTH = ask('events', 'event.ask.length');
const EXTRA = ask('events', 'event.ask.extra');

export const politicalEvent: Procedure<Input, PoliticalEventResult, AegeanBook, CampaignState, typeof input> = {
  id: 'political-event',
  rule: 'events',
  phase: 'politics' satisfies Phase,
  input,
  rulings: ['repeatedEvents', 'warFirstTurn', 'overlappingWars', 'israeliF16', 'beirut', 'neutralGreece'],
  begin: (state, book) => thrown(state, book),
  outcome: ({ event, ignored }) => (ignored ? 'ignored' : event),
  outcomes: [...EVENTS, 'ignored'],
  summary: ({ event, ignored, turns }) =>
    words(ignored ? 'event.ignored' : 'event.summary', { event: words(`event.${event}`), turns }),
  outcomeWords: (outcome) => (outcome === 'ignored' ? words('event.repeat') : wordedBy(EVENTS)('event')(outcome)),
  figures: { turns: ({ turns }: PoliticalEventResult) => turns },
  effects: (result) => effects(result),
  fromCampaign: ({ events, pactInGreece, wars }) => ({ ...wars, happened: events, pactInGreece }),
};

const isBarred = (event: Event, { happened, pactInGreece }: Input, { tables, rulings }: AegeanBook): boolean => {
  const { rerolledAfter } = tables['political-events'].rows[event];
  if (rulings.repeatedEvents === 'rolledAgain' && happened.includes(Number(event))) return true;
  switch (rerolledAfter) {
    case 'event5':
      return happened.includes(5);
    case 'pactInGreece':
      return pactInGreece;
    case 'never':
      return false;
  }
};

/** Events 4 and 6: an event that may not happen is ignored, and the die is thrown again. */
const thrown = (state: Input, book: AegeanBook): Step<PoliticalEventResult> => {
  const barred = EVENTS.filter((event) => isBarred(event, state, book));
  if (barred.length === EVENTS.length) return done({ ...NOTHING, event: '1', ignored: true });
  const step = chance(DIE, thrownAgain(d10, barred.map(Number)), (face) =>
    happens(EVENTS[face - 1] as Event, state, book),
  );
  return barred.length === 0
    ? step
    : explained(
        () => [{ rule: 'events', title: words('event.again'), outcome: words('event.barred', { barred }) }],
        step,
      );
};

/** A war takes a die for its length; every other event stands as it is. */
const happens = (event: Event, state: Input, book: AegeanBook): Step<PoliticalEventResult> =>
  checkpoint('event', event, (now) => {
    const repeat = state.happened.includes(Number(now)) && book.rulings.repeatedEvents === 'ignored';
    const result: PoliticalEventResult = {
      ...NOTHING,
      event: now,
      ignored: repeat,
      suspended: suspended(now, state, book),
      israeli: israeli(now, state, book),
      demands: repeat ? [] : demands(now, state, book),
    };
    const lasts = book.tables['political-events'].rows[now].lasts === 'die';
    return explained(
      () => [{ rule: 'events', title: words('event.title'), outcome: words(repeat ? 'event.repeat' : `event.${now}`) }],
      lasts && !repeat ? war(result, state, book) : done(result),
    );
  });

/** Event 1 brings an F-15 and two F-16; a war with Syria takes the F-15 and an F-16 away until it ends. */
const israeli = (event: Event, affairs: Input, { rulings }: AegeanBook): PoliticalEventResult['israeli'] => {
  const joined = affairs.happened.includes(1);
  // The turns added while two wars ran keep Israel busy past both of them.
  const warBefore = affairs.airWar > 0 || affairs.golan > 0 || affairs.israelBusy > 0;
  if (!joined && event !== '1') return NOTHING.israeli;
  if (!joined && warBefore) return { f15: 0, f16: rulings.israeliF16 === 'oneServes' ? 1 : 0 };
  return warBefore || event === '2' || event === '3' ? { f15: 0, f16: 1 } : { f15: 1, f16: 2 };
};

/** Beirut closed by an air war is no base yet; a neutral Greece owes nothing to Cyprus. */
const suspended = (event: Event, { airWar, happened }: Input, { rulings }: AegeanBook): boolean =>
  (event === '8' && airWar > 0 && rulings.beirut === 'closureWins') ||
  (event === '10' && happened.includes(6) && rulings.neutralGreece === 'exempt');

/** Events 2 and 3: a die of turns; while the other war runs, one more die before Israeli aircraft are free. */
const war = (result: PoliticalEventResult, { airWar, golan }: Input, book: AegeanBook): Step<PoliticalEventResult> => {
  const other = result.event === '2' ? golan : airWar;
  const afterThis = book.rulings.warFirstTurn === 'counts' ? 0 : 1;
  return chance(LENGTH, d10, (turns) => {
    const length = { ...result, turns: turns + afterThis };
    if (other === 0 || book.rulings.overlappingWars === 'ownDieOnly') return done(length);
    return chance(EXTRA, d10, (extraTurns) => done({ ...length, extraTurns }));
  });
};

/** Events 7, 9 and 10: each country must have its divisions somewhere by the end of a turn. */
const demands = (
  event: Event,
  { happened }: Input,
  { tables, rulings }: AegeanBook,
): PoliticalEventResult['demands'] => {
  const { rows } = tables['event-demands'];
  const exempt = happened.includes(6) && rulings.neutralGreece === 'exempt';
  return DEBTORS.filter((country) => rows[country].event === event && !(exempt && country === 'greece')).map(
    (country) => ({ country, divisions: rows[country].divisions, turns: rows[country].grace }),
  );
};

const effects = (result: PoliticalEventResult): readonly Effect[] => {
  if (result.ignored) return [];
  const { turns, extraTurns } = result;
  const event = Number(result.event);
  return [
    { kind: 'happened', event },
    ...(turns > 0 ? [{ kind: 'war', event, turns, extraTurns }] : []),
    ...result.demands.map(({ country, turns: left }) => ({ kind: 'demanded', country, turns: left })),
  ];
};
