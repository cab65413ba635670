/** 12.3 Forced march: once, after the normal march of the Command. */
import {
  type Book,
  choice,
  done,
  type Effect,
  explained,
  type Infer,
  judge,
  type Modifier,
  type Procedure,
  type RecordField,
  type Refusal,
  type Step,
} from '@grognard/kernel';
import { enteredBy, onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { forceName, leaderName, rating, seldom, sps } from '../fields.ts';
import { toldTroops } from '../force.ts';
import type { Rulings } from '../rulings.ts';
import { ask, field, type RefusalCode, refusal, words } from '../text/kit.ts';
import { type Attempted, anAttempt, attempt } from './attempt.ts';
import { miscounted, wear, wornOff } from './attrition.ts';
import type { Taken } from './battle/result.ts';
import type { ClashBook } from './book.ts';
import { attemptTerms, diceHeadline } from './on-table.ts';

/** What is asked of a forced march in every edition. */
export const forcedMarchFields = {
  force: forceName(),
  leader: leaderName(),
  rating: rating(),
  sps: sps('forced-march.sps'),
  troops: toldTroops(),
  marched: seldom('forced-march.marched', true),
  forced: seldom('forced-march.forced'),
};

export const leads = leaderHere('leader', ['rating'], { printed: ['rating'] });

const input = field.record('forced-march.input', forcedMarchFields, {
  counter: [forceHere('force', ['troops'], { printed: ['sps'] }), leads],
});

export type ForcedMarch = Infer<typeof input>;

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

/** What a forced march reads in every edition, its modifiers apart. */
type ForcingBook = Book<
  Pick<Rulings, 'forced-march-toll' | 'forced-march-tenth'>,
  Pick<ClashBook['tables'], 'movement-figures'>
>;

type Modifying<M, B> = (march: M, book: B) => readonly Modifier[];

/** A forced march by the modifiers of an edition. */
export const forcedMarchBy = <M extends ForcedMarch, B extends ForcingBook, F extends RecordField>(
  described: F,
  modifying: Modifying<M, B>,
): Procedure<M, ForcedMarched, B, CampaignState, F> => ({
  id: 'forced-march',
  rule: '12.3',
  phase: 'movement',
  input: described,
  rulings: ['forced-march-toll', 'forced-march-tenth'],
  refusals: (m) => refusals(m),
  begin: (m, book) => warned(m, roll(m, modifying(m, book), book)),
  ...anAttempt,
  summary: ({ taken: _, ...result }) => words('forced-march.summary', result),
  equation: (m, book) => attemptTerms(modifying(m, book), needed(book)),
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
  fromCampaign: (state, said): Partial<M> => {
    const force = forceNamed(state, said['force']);
    return { ...commanderOf(force), ...strengthOf(force) } as Partial<M>;
  },
});

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

/** 12.3 Which of the printed modifiers apply; the size is that before the attempt. */
export const forcing = (m: ForcedMarch) => ({ commander: m.rating, large: m.sps > LARGE });

const needed = ({ tables }: ForcingBook): number => tables['movement-figures'].rows.forcedMarchNeeds.figure;

function roll(m: ForcedMarch, modifiers: readonly Modifier[], book: ForcingBook): Step<ForcedMarched> {
  const { rulings, tables } = book;
  const { rows } = tables['movement-figures'];
  return attempt(DIE, modifiers, needed(book), (success) => {
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

export const forcedMarch = {
  ...forcedMarchBy(input, (m: ForcedMarch, { tables }: ClashBook) =>
    judge(tables['forced-march-modifiers'], forcing(m)),
  ),
  // Version 0.2 asked for the supply, which another edition reads.
  earlier: ({ supply: _, ...rest }: Readonly<Record<string, unknown>>) => rest,
};
