/** 12.3 Forced march: once, after the normal march of the Command. */
import {
  type Ask,
  choice,
  done,
  type Effect,
  explained,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import { enteredBy, onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { forceName, leaderName, rating, sps, supply } from '../fields.ts';
import { toldTroops } from '../force.ts';
import { ATTEMPTED, attempt } from './attempt.ts';
import { miscounted, wear, wornOff } from './attrition.ts';
import type { Taken } from './battle/result.ts';
import type { ClashBook } from './book.ts';

const input = field.record(
  'forced-march.input',
  {
    force: forceName(),
    leader: leaderName(),
    rating: rating(),
    sps: sps('forced-march.sps'),
    troops: toldTroops(),
    supply: supply(),
    marched: field.flag('forced-march.marched', { default: true }),
    forced: field.flag('forced-march.forced'),
  },
  { counter: [forceHere('force', 'supply', 'troops'), leaderHere('leader', 'rating')] },
);

type ForcedMarch = Infer<typeof input>;

interface Outcome {
  readonly success: boolean;
  readonly mps: number;
  readonly lost: number;
  readonly left: number;
  /** Of which troops, where they were told. */
  readonly taken: readonly Taken[];
}

const LARGE = 20;
const DIE: Ask = { rule: '12.3', text: 'forced-march.ask.die', side: 'attacker' };
const MOVE: Ask = { rule: '12.3', text: 'forced-march.ask.move' };

export const forcedMarch: Procedure<ForcedMarch, Outcome, ClashBook, CampaignState> = {
  id: 'forced-march',
  rule: '12.3',
  input,
  rulings: ['edition', 'forced-march-toll', 'forced-march-tenth'],
  refusals: (m) => refusals(m),
  begin: (m, book) => warned(m, roll(m, book)),
  outcome: ({ success }) => (success ? 'success' : 'failure'),
  outcomeWords: (outcome) => words(`attempt.${outcome}`),
  outcomes: ATTEMPTED,
  summary: (result) => words('forced-march.summary', { ...result }),
  figures: { mps: ({ mps }: Outcome) => mps, lost: ({ lost }: Outcome) => lost },
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
  const fault = (code: string, at: string): Refusal => ({ code, at, rule: '12.3', facts: { sps: m.sps } });
  return [
    ...(m.marched ? [] : [fault('noNormalMarch', 'marched')]),
    ...(m.forced ? [fault('forcedTwice', 'forced')] : []),
    ...(m.sps <= 1 ? [fault('wouldVanish', 'sps')] : []),
    ...miscounted(m.troops, m.sps, '12.3'),
  ];
}

/** 12.3 Two SPs that succeed are gone: one is removed, then a tenth of the other, rounded up. */
const warned = (m: ForcedMarch, step: Step<Outcome>): Step<Outcome> =>
  m.sps === 2
    ? explained(
        () => [{ rule: '12.3', title: words('forced-march.warning'), outcome: words('forced-march.last') }],
        step,
      )
    : step;

/** 12.3 The size is that before the attempt; the supply lines belong to the charts of 2009. */
function roll(m: ForcedMarch, { tables, rulings }: ClashBook): Step<Outcome> {
  const { rows } = tables['movement-figures'];
  const later = rulings.edition === 'lr2009';
  const modifiers = judge(tables['forced-march-modifiers'], {
    commander: m.rating,
    large: m.sps > LARGE,
    short: later ? m.supply === 'SS' : undefined,
    critical: later ? m.supply === 'CS' : undefined,
  });
  return attempt(DIE, modifiers, rows.forcedMarchNeeds.figure, (success) => {
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
): Step<Outcome> =>
  choice(MOVE, 'attacker', ['stay', 'march'], (option) => {
    const tenth = option === 'march' ? Math.ceil((base * rows.forcedMarchPercent.figure) / 100) : 0;
    const mps = option === 'march' ? rows.forcedMarchMps.figure : 0;
    return worn(m, { success: true, mps }, Math.min(m.sps, toll + tenth));
  });

const worn = (m: ForcedMarch, result: Pick<Outcome, 'success' | 'mps'>, lost: number): Step<Outcome> =>
  wear(m.troops, lost, '12.3', (taken) => done({ ...result, lost, left: m.sps - lost, taken }));
