/** C What the ground does to a die: the printed cells, the player's own, or EU8's where the ruling asks for them. */
import { LOST, type Refusal, words } from '@grognard/kernel';
import type { Crossing, Phase, Round, Side, Terrain } from '../vocabulary.ts';
import type { CombatBook } from './book.ts';

type Place = Terrain | Crossing;
type GroundColumn = `${Side}-${Phase}` | 'rounds';

/** What a side's die of a phase gets from the ground; a crossing may count in the first round only. */
export function ground(place: Place, side: Side, phase: Phase, round: Round, book: CombatBook): number {
  const rounds = Number(cell(place, 'rounds', book));
  return round > rounds && phase !== 'pursuit' ? 0 : Number(cell(place, `${side}-${phase}`, book));
}

/** C What the aid leaves to the base game and nobody has supplied. */
export function groundRefusals(place: Place, at: string, { tables, rulings }: CombatBook): readonly Refusal[] {
  if (rulings.terrainValues === 'eu8') return [];
  const lost = tables.terrain.columns.labels.filter(
    (column) => tables.terrain.cell(place, column) === LOST && !(place === 'river' && column === 'rounds'),
  );
  return lost.length === 0
    ? []
    : [
        {
          code: 'terrainLost',
          at,
          rule: 'C',
          facts: { place: words(`ground.${place}`), columns: lost.map((column) => words(`terrainColumn.${column}`)) },
        },
      ];
}

function cell(place: Place, column: GroundColumn, { tables, rulings }: CombatBook): string {
  const printed = tables.terrain.cell(place, column);
  if (printed !== LOST) return printed;
  if (place === 'river') return rulings.riverRounds === 'both' ? '2' : '1';
  return tables['terrain-eu8'].cell(place, column);
}
