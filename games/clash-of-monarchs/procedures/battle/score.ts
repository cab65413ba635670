/** A battle told as a score: a row for each step, a cell for each side. */
import type { ExplainedStep, Played, ScoreCell, ScoreRow } from '@grognard/kernel';
import { number } from '../../../words/grammar/english.ts';
import { rankOf } from '../../tables/battle-cell.ts';
import { words } from '../../text/kit.ts';
import { nameOf, SIDES, type Side, type Tactic, type Who } from '../../vocabulary.ts';
import { type Battle, whoOf } from './input.ts';
import { type BattleResult, lossesOf, type SideResult } from './result.ts';
import { firedIn } from './table.ts';

type Cells = ScoreRow['cells'];

export const score = ({ result, input, steps }: Played<BattleResult, Battle>): readonly ScoreRow[] => [
  ...row('score.tactics', (side) => tacticsCell(steps, side)),
  ...row('score.fire', (side) => fireCell(steps, side)),
  ...row('score.losses', (side) => lossesCell(result[side])),
  ...row('score.leaders', (side) => leadersCell(result[side])),
  ...row('score.endurance', (side) => enduranceCell(result[side], steps, side)),
  { label: words('battle.winner'), cells: {}, note: words('score.winner', winnerFacts(result, input)) },
];

/** A row with a cell for each side that has one; none where nobody has. */
function row(
  label: `score.${'tactics' | 'fire' | 'losses' | 'leaders' | 'endurance'}`,
  cell: (side: Side) => ScoreCell | undefined,
): readonly ScoreRow[] {
  const cells: Cells = Object.fromEntries(
    SIDES.flatMap((side) => {
      const made = cell(side);
      return made ? [[side, made]] : [];
    }),
  );
  return Object.keys(cells).length === 0 ? [] : [{ label: words(label), cells }];
}

type TacticTold = { readonly tactic: Tactic; readonly who: Who };

/** 15.4.3 What a side played, what came of it, and the dice it threw for it. */
function tacticsCell(steps: readonly ExplainedStep[], side: Side): ScoreCell | undefined {
  const told = steps.flatMap(({ title, outcome }) =>
    title.key === 'battle.tactic' && outcome
      ? [{ works: outcome.key === 'battle.tactic.works', ...(outcome.facts as TacticTold) }]
      : [],
  );
  const own = told.filter(({ who }) => who.side === side);
  if (own.length === 0) return undefined;
  const dice = own.flatMap(
    ({ tactic }) => steps.find(({ title }) => title.key === `battle.tactic.${tactic}`)?.dice ?? [],
  );
  return {
    ...(dice.length > 0 && { dice }),
    told: words('score.played', { tactics: own.map(({ tactic, works }) => ({ tactic, works })) }),
  };
}

/** 15.3-7 Dice, net modifier, total and column, and the cell that falls on the enemy. */
function fireCell(steps: readonly ExplainedStep[], side: Side): ScoreCell {
  const { net, total, column, cell } = firedIn(steps, side);
  const dice = steps.find(({ title }) => title.key === `battle.fire.${side}`)?.dice ?? [];
  return { dice, modifier: net, total: `${number(total)} ${column}`, told: words('score.cell', { cell }) };
}

/** 15.7.1 SPs, prisoners and guns. */
const lossesCell = (own: SideResult): ScoreCell => ({
  total: number(lossesOf(own)),
  told: words('score.lost', {
    lost: lossesOf(own),
    left: own.stand === 'surrenders' ? 0 : own.left,
    guns: own.guns.length,
  }),
});

function leadersCell(own: SideResult): ScoreCell | undefined {
  return own.leaders.length === 0
    ? undefined
    : { told: words('score.hit', { leaders: own.leaders.map(({ name, fate }) => ({ ...nameOf({ name }), fate })) }) };
}

/** 15.7.4 The D level against endurance. */
function enduranceCell(own: SideResult, steps: readonly ExplainedStep[], side: Side): ScoreCell {
  const told = steps.find(({ title }) => title.key === `battle.endurance.${side}`)?.outcome?.facts;
  const { endurance = 0 } = (told ?? {}) as { readonly endurance?: number };
  return {
    marks: { full: Math.max(0, rankOf(own.level)), of: endurance },
    total: own.level,
    told: words(`morale.${own.morale}`),
  };
}

/** Who wins, and how the loser stands. */
export const winnerFacts = (result: BattleResult, battle: Battle) => {
  const { winner } = result;
  if (winner === 'nobody') return { winner } as const;
  const loser = winner === 'attacker' ? 'defender' : 'attacker';
  const { stand, morale, spaces } = result[loser];
  return { winner: whoOf(battle, winner), loser: whoOf(battle, loser), stand, morale, spaces } as const;
};
