/** How an air/naval combat lies on the table: the line that sums it up, its short form, what is said of the counters afterwards. */
import type { CounterFate, EquationTerm, NextAct } from '@grognard/kernel';
import { type SurrenderBook, usualBook } from '../../book.ts';
import { interdiction } from '../../tables/interdiction.table.ts';
import { transport } from '../../tables/transport.table.ts';
import { words } from '../../text/kit.ts';
import { type BySide, bySide, SIDES } from '../../vocabulary.ts';
import type { Lines } from '../confrontation.ts';
import { equationOf, byTotals as shortByTotals } from '../counted.ts';
import { NOTHING } from '../selections.ts';
import { airNavalChanges } from './changes.ts';
import type { AirNavalResult } from './fight.ts';
import { airNavalLines } from './forces.ts';
import { type AirNavalInput, struckIn } from './input.ts';

const linesIn = (fight: AirNavalInput, book: SurrenderBook): BySide<Lines> =>
  bySide((side) => airNavalLines(fight, side, NOTHING, book));

export const equation = (fight: AirNavalInput, book: SurrenderBook): readonly EquationTerm[] =>
  equationOf(linesIn(fight, book));

/** A fighter a side stands for whatever was counted. */
export const byTotals = shortByTotals(
  { attacker: { name: 'A', nationality: 'germany' }, defender: { name: 'B', nationality: 'uk' } },
  (fight: AirNavalInput) => linesIn(fight, usualBook),
);

/** Both units with their sorties, then whatever an interdicted convoy had aboard and the unit that traced. */
export function fates(result: AirNavalResult, fight: AirNavalInput): readonly CounterFate[] {
  const over = endedIn(result, fight);
  const units = SIDES.map((side): CounterFate => {
    const facts = { added: result.added[side], sorties: result.sorties[side], over: over.has(fight[side].name) };
    return { at: side, words: words('airNaval.fate', facts), after: { sorties: facts.sorties } };
  });
  return result.effect === 'interdicted' ? [...units, ...aboard(result, fight, over), ...traced(result, fight)] : units;
}

/** Whose activation is over: what the campaign is told, told on the counters. */
const endedIn = (result: AirNavalResult, fight: AirNavalInput): ReadonlySet<string> =>
  new Set(
    airNavalChanges(result, fight, []).flatMap((change) => (change.kind === 'activationEnds' ? [change.unit] : [])),
  );

/** Transport. Nothing befalls the cargo of what was not interdicted. */
function aboard(
  { cargoSorties }: AirNavalResult,
  { cause, cargo, airCargo }: AirNavalInput,
  over: ReadonlySet<string>,
): readonly CounterFate[] {
  const struck = struckIn(cause);
  if (!struck || !interdiction.rows[struck].transport) return [];
  return [
    ...cargo.map(({ name, strength }, index): CounterFate => {
      const reduced = transport.rows[strength].stepsLost > 0;
      return {
        at: `cargo[${index}]`,
        words: words('airNaval.fate.cargo', { reduced, over: over.has(name) }),
        ...(reduced && { after: { strength: 'reduced' } }),
      };
    }),
    ...airCargo.map(({ name, sorties: before }, index): CounterFate => {
      const sorties = cargoSorties[index] ?? before;
      return {
        at: `airCargo[${index}]`,
        words: words('airNaval.fate', { added: sorties - before, sorties, over: over.has(name) }),
        after: { sorties },
      };
    }),
  ];
}

/** A trace that was interdicted costs its unit supply. */
const traced = ({ supply }: AirNavalResult, { tracing }: AirNavalInput): readonly CounterFate[] =>
  supply === null
    ? []
    : tracing.map((_, index) => ({ at: `tracing[${index}]`, words: words('airNaval.fate.supply', { supply }) }));

/** Escort, interdiction: a winner with fewer than six sorties may attack again. */
export const next = ({ mayAttackAgain, sorties }: AirNavalResult, { attacker }: AirNavalInput): readonly NextAct[] =>
  mayAttackAgain
    ? [
        {
          procedure: 'air-naval-combat',
          input: { attacker: { ...attacker, sorties: sorties.attacker } },
          words: words('airNaval.next.attack', { unit: attacker.name }),
        },
      ]
    : [];
