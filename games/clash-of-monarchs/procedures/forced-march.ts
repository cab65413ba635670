/** 12.3 Forced march: once, after the normal march of the Command. */
import {
  choice,
  done,
  type Effect,
  explained,
  type Infer,
  judge,
  type Modifier,
  type Procedure,
  type Refusal,
  type Step,
} from '@grognard/kernel';
import { enteredBy, onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { forceName, leaderName, rating, seldom, sps, supply } from '../fields.ts';
import { toldTroops } from '../force.ts';
import { ask, field, type RefusalCode, refusal, words } from '../text/kit.ts';
import { type Attempted, anAttempt, attempt } from './attempt.ts';
import { miscounted, wear, wornOff } from './attrition.ts';
import type { Taken } from './battle/result.ts';
import type { ClashBook } from './book.ts';
import { attemptTerms, diceHeadline } from './on-table.ts';

const input = field.record(
  'forced-march.input',
  {
    force: forceName(),
    leader: leaderName(),
    rating: rating(),
    sps: sps('forced-march.sps'),
    troops: toldTroops(),
    supply: supply(),
    marched: seldom('forced-march.marched', true),
    forced: seldom('forced-march.forced'),
  },
  {
    counter: [
      forceHere('force', ['supply', 'troops'], { state: ['supply'] }),
      leaderHere('leader', ['rating'], { printed: ['rating'] }),
    ],
  },
);

type ForcedMarch = Infer<typeof input>;

export interface ForcedMarched extends Attempted {
  readonly mps: number;
  readonly lost: number;
  readonly left: number;
  /** Of which troops, where they were told. */
  readonly taken: readonly Taken[];
}

const LARGE = 20;
const DIE = ask('12.3', 'forced-march.ask.die', { side: 'attacker' });
const MOVE = ask('12.3', 'forced-march.ask.move');

export const forcedMarch: Procedure<ForcedMarch, ForcedMarched, ClashBook, CampaignState, typeof input> = {
  id: 'forced-march',
  rule: '12.3',
  phase: 'movement',
  input,
  rulings: ['edition', 'forced-march-toll', 'forced-march-tenth'],
  refusals: (m) => refusals(m),
  begin: (m, book) => warned(m, roll(m, book)),
  ...anAttempt,
  summary: ({ taken: _, ...result }) => words('forced-march.summary', result),
  equation: (m, book) => attemptTerms(modifiersOf(m, book), needed(book)),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ lost, left }) => [
    { at: '', words: words('fate.lost', { lost, left }), after: { sps: left }, ...(left === 0 && { gone: true }) },
  ],
  figures: { mps: ({ mps }: ForcedMarched) => mps, lost: ({ lost }: ForcedMarched) => lost },
  effects: ({ mps, lost, left, taken }, { force }): readonly Effect[] => [
    ...wornOff(force, taken, lost),
    ...(left === 0 ? [onCounter(force, { kind: 'eliminated', force })] : []),
    ...(left > 0 && mps > 0 ? enteredBy(force) : []),
  ],
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return { ...commanderOf(force), ...strengthOf(force) };
  },
};

function refusals(m: ForcedMarch): readonly Refusal[] {
  const fault = (code: RefusalCode, at: string): Refusal => refusal(code, at, { rule: '12.3', facts: { sps: m.sps } });
  return [
    ...(m.marched ? [] : [fault('noNormalMarch', 'marched')]),
    ...(m.forced ? [fault('forcedTwice', 'forced')] : []),
    ...(m.sps <= 1 ? [fault('wouldVanish', 'sps')] : []),
    ...miscounted(m.troops, m.sps, '12.3'),
  ];
}

/** 12.3 Two SPs that succeed are gone: one is removed, then a tenth of the other, rounded up. */
const warned = (m: ForcedMarch, step: Step<ForcedMarched>): Step<ForcedMarched> =>
  m.sps === 2
    ? explained(
        () => [{ rule: '12.3', title: words('forced-march.warning'), outcome: words('forced-march.last') }],
        step,
      )
    : step;

/** 12.3 The size is that before the attempt; the supply lines belong to the charts of 2009. */
function modifiersOf(m: ForcedMarch, { tables, rulings }: ClashBook): readonly Modifier[] {
  const later = rulings.edition === 'lr2009';
  return judge(tables['forced-march-modifiers'], {
    commander: m.rating,
    large: m.sps > LARGE,
    short: later ? m.supply === 'SS' : undefined,
    critical: later ? m.supply === 'CS' : undefined,
  });
}

const needed = ({ tables }: ClashBook): number => tables['movement-figures'].rows.forcedMarchNeeds.figure;

function roll(m: ForcedMarch, book: ClashBook): Step<ForcedMarched> {
  const { rulings, tables } = book;
  const { rows } = tables['movement-figures'];
  return attempt(DIE, modifiersOf(m, book), needed(book), (success) => {
    const pays = success || rulings['forced-march-toll'] === 'always';
    const toll = pays ? rows.forcedMarchToll.figure : 0;
    if (!success) return worn(m, { success, mps: 0 }, toll);
    return move(m, toll, rulings['forced-march-tenth'] === 'remainder' ? m.sps - toll : m.sps, rows);
  });
}

/** 12.3 The Command may move; if it does, a tenth of its SPs is removed afterwards, rounded up. */
const move = (
  m: ForcedMarch,
  toll: number,
  base: number,
  rows: ClashBook['tables']['movement-figures']['rows'],
): Step<ForcedMarched> =>
  choice(MOVE, 'attacker', ['stay', 'march'], (option) => {
    const tenth = option === 'march' ? Math.ceil((base * rows.forcedMarchPercent.figure) / 100) : 0;
    const mps = option === 'march' ? rows.forcedMarchMps.figure : 0;
    return worn(m, { success: true, mps }, Math.min(m.sps, toll + tenth));
  });

const worn = (m: ForcedMarch, result: Pick<ForcedMarched, 'success' | 'mps'>, lost: number): Step<ForcedMarched> =>
  wear(m.troops, lost, '12.3', (taken) => done({ ...result, lost, left: m.sps - lost, taken }));
