/** A battle told as a score: a row for each phase, a cell for each side, read off its explained steps. */
import { type ExplainedStep, type Played, type ScoreCell, type ScoreRow, total } from '@grognard/kernel';
import { number } from '../../words/grammar/english.ts';
import { words } from '../text/kit.ts';
import { type Round, SIDES, type Side } from '../vocabulary.ts';
import type { Battle } from './battle.ts';
import { whoOf } from './fight.ts';
import type { BattleResult } from './result.ts';

type Steps = ReadonlyMap<string, ExplainedStep>;
type Cells = ScoreRow['cells'];
type Facts = Readonly<Record<string, unknown>>;

export function score({ input, steps }: Played<BattleResult, Battle>): readonly ScoreRow[] {
  const told: Steps = new Map(steps.map((step) => [step.title.key, step]));
  return [
    ...struck(told, 'fire1'),
    ...struck(told, 'shock1'),
    ...morale(told, 1),
    ...decisions(told, input),
    ...struck(told, 'fire2'),
    ...struck(told, 'shock2'),
    ...morale(told, 2),
    ...pursued(told),
    { label: words('score.inflicted'), cells: cellsOf((side) => inflictedCell(told.get(`battle.inflicted.${side}`))) },
  ];
}

const factsOf = (step: ExplainedStep | undefined): Facts => step?.outcome?.facts ?? {};

/** A cell for each side that has one. */
const cellsOf = (cell: (side: Side) => ScoreCell | undefined): Cells =>
  Object.fromEntries(
    SIDES.flatMap((side) => {
      const made = cell(side);
      return made ? [[side, made]] : [];
    }),
  );

/** C Fire and Shock: die, modifier, total and column, what it scores; no row where nobody threw. */
function struck(told: Steps, phase: `${'fire' | 'shock'}${Round}`): readonly ScoreRow[] {
  const cells = cellsOf((side) => strikeCell(told.get(`battle.${phase}.${side}`)));
  return Object.keys(cells).length === 0 ? [] : [{ label: words(`score.${phase}`), cells }];
}

function strikeCell(step: ExplainedStep | undefined): ScoreCell | undefined {
  if (step === undefined) return undefined;
  const { stars, applied, modified } = factsOf(step) as Readonly<Record<'stars' | 'applied' | 'modified', number>>;
  return {
    dice: step.dice,
    modifier: total(step.modifiers),
    total: `${number(modified)} ${step.lookup?.column ?? ''}`,
    told: words('score.scored', { stars, applied }),
  };
}

/** C Stars against morale at the end of a round, and who breaks. */
function morale(told: Steps, round: Round): readonly ScoreRow[] {
  const step = told.get(`battle.morale.end${round}`);
  if (step === undefined) return [];
  const facts = factsOf(step);
  const broken = facts['broken'] as readonly Side[];
  const cells = cellsOf((side) => ({
    marks: { full: facts[`${side}Stars`] as number, of: facts[`${side}Morale`] as number },
    ...(broken.includes(side) && { told: words('score.breaks') }),
  }));
  return [{ label: words('score.morale'), cells }];
}

/** C, M Whoever wanted to retreat between the rounds, with his test where there was one. */
function decisions(told: Steps, battle: Battle): readonly ScoreRow[] {
  return SIDES.flatMap((side): ScoreRow[] => {
    const asked = told.get(`battle.withdraw.${side}`);
    if (asked?.answers[0]?.option !== 'withdraw') return [];
    const who = whoOf(battle, side);
    const label = words('score.retreat');
    const test = told.get(`retreat.test.${side}`);
    if (test?.outcome === undefined) return [{ label, cells: {}, note: words('score.retreats', { who }) }];
    const { threshold } = factsOf(test) as Readonly<Record<'threshold', number>>;
    const cells = { [side]: { dice: test.dice, total: `≤ ${number(threshold)}` } };
    return [{ label, cells, note: words('score.tested', { who, told: test.outcome }) }];
  });
}

/** I, J The pursuit of the winner and the attrition of whoever retreats stand in one row. */
function pursued(told: Steps): readonly ScoreRow[] {
  const cells = cellsOf((side) => {
    const chase = told.get(`battle.pursuit.${side}`);
    return chase ? strikeCell(chase) : wearCell(told.get(`retreat.wear.${side}`));
  });
  const chased = SIDES.some((side) => told.has(`battle.pursuit.${side}`));
  if (Object.keys(cells).length === 0) return [];
  return [{ label: words(chased ? 'score.pursuit' : 'score.attrition'), cells }];
}

function wearCell(step: ExplainedStep | undefined): ScoreCell | undefined {
  if (step === undefined) return undefined;
  const { modified, loss } = factsOf(step) as Readonly<Record<'modified' | 'loss', number>>;
  return {
    dice: step.dice,
    modifier: total(step.modifiers),
    total: number(modified),
    told: words('score.worn', { loss }),
  };
}

/** F, G What a side inflicted, its adjustments, and their sum. */
function inflictedCell(step: ExplainedStep | undefined): ScoreCell | undefined {
  if (step === undefined) return undefined;
  const { inflicted, adjusted } = factsOf(step) as Readonly<Record<'inflicted' | 'adjusted', number>>;
  const value = (id: string): number => step.modifiers.find((each) => each.id === id)?.value ?? 0;
  return {
    total: number(adjusted),
    told: words('score.adjusted', { inflicted, size: value('size'), national: value('national') }),
  };
}
