/** How a ground combat lies on the table: the line that sums it up, its short form, what is said of the counters afterwards. */
import type { CounterFate, EquationTerm, NextAct, Played, ScoreCell, ScoreRow } from '@grognard/kernel';
import { type SurrenderBook, usualBook } from '../../book.ts';
import { words } from '../../text/kit.ts';
import type { Thrown } from '../../text/spelt-sum.ts';
import { type BySide, bySide } from '../../vocabulary.ts';
import { airNavalCode } from '../air-naval/fight.ts';
import type { Lines } from '../confrontation.ts';
import { equationOf, byTotals as shortByTotals } from '../counted.ts';
import { throwsIn } from '../headline.ts';
import { NOTHING } from '../selections.ts';
import { groundLines } from './forces.ts';
import type { GroundInput } from './input.ts';
import { type GroundResult, toldOf } from './results.ts';

const linesIn = (combat: GroundInput, book: SurrenderBook): BySide<Lines> =>
  bySide((side) => groundLines(combat, side, NOTHING, false, book));

export const equation = (combat: GroundInput, book: SurrenderBook): readonly EquationTerm[] =>
  equationOf(linesIn(combat, book));

/** An army a side stands for whatever was counted. */
export const byTotals = shortByTotals(
  { primary: { name: 'A', nationality: 'germany' }, defender: { name: 'B', nationality: 'ussr' } },
  (combat: GroundInput) => linesIn(combat, usualBook),
);

export function fates(result: GroundResult, combat: GroundInput): readonly CounterFate[] {
  const told = toldOf(result);
  const over = told.activationEnds;
  const staying = { retreats: false, hex: null };
  return [
    {
      at: 'primary',
      words: words('ground.fate', {
        fate: result.primary,
        hurt: result.attackerSteps > 0,
        ...staying,
        over: over && result.primary !== 'eliminated',
      }),
      ...left(result.primary),
    },
    ...combat.additional.map(
      ({ strength }, index): CounterFate => ({
        at: `additional[${index}]`,
        words: words('ground.fate', { fate: strength, hurt: false, ...staying, over }),
      }),
    ),
    {
      at: 'defender',
      words: words('ground.fate', {
        fate: result.defender,
        hurt: result.defenderSteps > 0,
        retreats: told.retreats,
        hex: told.hex,
        over: false,
      }),
      ...left(result.defender),
    },
    ...flown('attackerAir', combat.attackerAir, result.airSorties.attacker),
    ...flown('defenderAir', combat.defenderAir, result.airSorties.defender),
  ];
}

/** How a ground counter stands afterwards: with its strength, or no more. */
const left = (fate: GroundResult['primary']): Pick<CounterFate, 'after' | 'gone'> =>
  fate === 'eliminated' ? { gone: true } : { after: { strength: fate } };

const flown = (list: string, units: GroundInput['attackerAir'], sorties: number | null): readonly CounterFate[] =>
  sorties === null
    ? []
    : units.map((unit, index) => ({
        at: `${list}[${index}]`,
        words: words('airNaval.fate', { added: sorties - unit.sorties, sorties, over: false }),
        after: { sorties },
      }));

/** A row for the air combat inside and one for the ground; a combat without the first is told by its headline. */
export function score({ result, steps }: Pick<Played<GroundResult>, 'result' | 'steps'>): readonly ScoreRow[] {
  const [air, ground] = throwsIn(steps);
  if (!air || !ground || result.airCode === null) return [];
  return [
    { label: words('combat.score.air'), cells: cellsOf(air), note: airNavalCode(result.airCode) },
    { label: words('combat.score.ground'), cells: cellsOf(ground), note: words(`groundCode.${result.code}`) },
  ];
}

const cellsOf = (thrown: BySide<Thrown>): BySide<ScoreCell> =>
  bySide((side) => ({
    dice: [{ sides: 6, face: thrown[side].die }],
    modifier: thrown[side].drm,
    total: String(thrown[side].value),
  }));

/** A mobile attack that does not end the activation may be followed by another. */
export const next = (result: GroundResult, { attack, primary }: GroundInput): readonly NextAct[] =>
  attack === 'mobile' && !result.attackerActivationEnds
    ? [
        {
          procedure: 'ground-combat',
          input: { primary: { ...primary } },
          words: words('ground.next.attack', { unit: primary.name }),
        },
      ]
    : [];
