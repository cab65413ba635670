/**
 * Random political event: the die, the events that are thrown again, the die for the length of a war, and what changes.
 */
import {
  type Ask,
  chance,
  checkpoint,
  d10,
  die,
  done,
  type Effect,
  explained,
  field,
  type Infer,
  type Procedure,
  type Step,
  words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { EVENTS, type Event } from '../vocabulary.ts';

const input = field.record('event.input', {
  happened: field.list('event.happened', field.integer('campaign.event', { min: 1, max: 10 }), {
    min: 0,
    max: 10,
    unique: true,
    default: [],
  }),
  pactInGreece: field.flag('campaign.pactInGreece'),
  airWar: field.integer('campaign.airWar', { min: 0, max: 99, default: 0 }),
  golan: field.integer('campaign.golan', { min: 0, max: 99, default: 0 }),
});

type Input = Infer<typeof input>;

interface Result {
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
}

const NOTHING = { turns: 0, extraTurns: 0, suspended: false, israeli: { f15: 0, f16: 0 } };

const DIE: Ask = { rule: 'events', text: 'event.ask.die' };
const AGAIN: Ask = { rule: 'events', text: 'event.ask.again' };
const LENGTH: Ask = { rule: 'events', text: 'event.ask.length' };
const EXTRA: Ask = { rule: 'events', text: 'event.ask.extra' };

export const politicalEvent: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'political-event',
  rule: 'events',
  input,
  rulings: ['repeatedEvents', 'warFirstTurn', 'overlappingWars', 'israeliF16', 'beirut', 'neutralGreece'],
  begin: (state, book) =>
    chance(DIE, d10, (face) => {
      const event = EVENTS[face - 1] as Event;
      return isBarred(event, state, book) ? again(state, book) : happens(event, state, book);
    }),
  outcome: ({ event, ignored }) => (ignored ? 'ignored' : event),
  summary: ({ event, ignored, turns }) =>
    words(ignored ? 'event.ignored' : 'event.summary', { event: words(`event.${event}`), turns }),
  outcomeWords: (outcome) => words(outcome === 'ignored' ? 'event.repeat' : `event.${outcome}`),
  figures: { turns: ({ turns }: Result) => turns },
  effects: (result) => effects(result),
  fromCampaign: ({ events, pactInGreece, wars }) => ({
    happened: events,
    pactInGreece,
    airWar: wars.airWar,
    golan: wars.golan,
  }),
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

/**
 * Thrown again until an event comes that may: each of those left is as likely as the next, so one draw among them says the
 * same. With a ten-sided die, throw until an open event comes and count its place among the open ones.
 */
const again = (state: Input, book: AegeanBook): Step<Result> => {
  const open = EVENTS.filter((event) => !isBarred(event, state, book));
  const [first] = open;
  if (first === undefined) return done({ ...NOTHING, event: '1', ignored: true });
  return explained(
    () => [{ rule: 'events', title: words(AGAIN.text), outcome: words('event.open', { open }) }],
    chance(AGAIN, die(open.length), (place) => happens(open[place - 1] ?? first, state, book)),
  );
};

/** A war takes a die for its length; every other event stands as it is. */
const happens = (event: Event, state: Input, book: AegeanBook): Step<Result> =>
  checkpoint('event', event, (now) => {
    const repeat = state.happened.includes(Number(now)) && book.rulings.repeatedEvents === 'ignored';
    const result: Result = {
      ...NOTHING,
      event: now,
      ignored: repeat,
      suspended: suspended(now, state, book),
      israeli: israeli(now, state, book),
    };
    const lasts = book.tables['political-events'].rows[now].lasts === 'die';
    return explained(
      () => [{ rule: 'events', title: words('event.title'), outcome: words(repeat ? 'event.repeat' : `event.${now}`) }],
      lasts && !repeat ? war(result, state, book) : done(result),
    );
  });

/** Event 1 brings an F-15 and two F-16; a war with Syria takes the F-15 and an F-16 away until it ends. */
const israeli = (event: Event, { happened, airWar, golan }: Input, { rulings }: AegeanBook): Result['israeli'] => {
  const joined = happened.includes(1);
  const warBefore = airWar > 0 || golan > 0;
  if (!joined && event !== '1') return NOTHING.israeli;
  if (!joined && warBefore) return { f15: 0, f16: rulings.israeliF16 === 'oneServes' ? 1 : 0 };
  return warBefore || event === '2' || event === '3' ? { f15: 0, f16: 1 } : { f15: 1, f16: 2 };
};

/** Beirut closed by an air war is no base yet; a neutral Greece owes nothing to Cyprus. */
const suspended = (event: Event, { airWar, happened }: Input, { rulings }: AegeanBook): boolean =>
  (event === '8' && airWar > 0 && rulings.beirut === 'closureWins') ||
  (event === '10' && happened.includes(6) && rulings.neutralGreece === 'exempt');

/** Events 2 and 3: a die of turns; while the other war runs, one more die before Israeli aircraft are free. */
const war = (result: Result, { airWar, golan }: Input, book: AegeanBook): Step<Result> => {
  const other = result.event === '2' ? golan : airWar;
  const afterThis = book.rulings.warFirstTurn === 'counts' ? 0 : 1;
  return chance(LENGTH, d10, (turns) => {
    const length = { ...result, turns: turns + afterThis };
    if (other === 0 || book.rulings.overlappingWars === 'ownDieOnly') return done(length);
    return chance(EXTRA, d10, (extraTurns) => done({ ...length, extraTurns }));
  });
};

const effects = ({ event, ignored, turns, extraTurns }: Result): readonly Effect[] =>
  ignored
    ? []
    : [
        { kind: 'happened', event: Number(event) },
        ...(turns > 0 ? [{ kind: 'war', event: Number(event), turns, extraTurns }] : []),
      ];
