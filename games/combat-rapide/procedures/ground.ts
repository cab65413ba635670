/** C What the ground does to a die: the printed cells, the player's own, or EU8's where the ruling asks for them. */
import { LOST, type Refusal } from '@grognard/kernel';
import { refusal, words } from '../text/kit.ts';
import { type Crossing, PHASES, type Phase, type Round, SIDES, type Side, type Terrain } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';

type Place = Terrain | Crossing;
type GroundColumn = `${Side}-${Phase}` | 'rounds';

const COLUMNS: readonly GroundColumn[] = [
  ...SIDES.flatMap((side) => PHASES.map((phase) => `${side}-${phase}` as const)),
  'rounds',
];

/** What a side's die of a phase gets from the ground; a crossing may count in the first round only. */
export function ground(place: Place, side: Side, phase: Phase, round: Round, book: CombatBook): number {
  const rounds = Number(cell(place, 'rounds', book));
  return round > rounds && phase !== 'pursuit' ? 0 : Number(cell(place, `${side}-${phase}`, book));
}

/** C What the aid leaves to the base game and nobody has supplied. */
export function groundRefusals(place: Place, at: string, { tables, rulings }: CombatBook): readonly Refusal[] {
  if (rulings.terrainValues === 'eu8') return [];
  const lost = COLUMNS.filter(
    (column) => tables.terrain.cell(place, column) === LOST && !(place === 'river' && column === 'rounds'),
  );
  if (lost.length === 0) return [];
  const facts = { place: words(`ground.${place}`), columns: lost.map((column) => words(`terrainColumn.${column}`)) };
  return [refusal('terrainLost', at, { rule: 'C', facts })];
}

function cell(place: Place, column: GroundColumn, { tables, rulings }: CombatBook): string {
  const printed = tables.terrain.cell(place, column);
  if (printed !== LOST) return printed;
  if (place === 'river') return rulings.riverRounds === 'both' ? '2' : '1';
  return tables['terrain-eu8'].cell(place, column);
}
