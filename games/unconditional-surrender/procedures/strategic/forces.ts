/** Steps 4 and 5 of a strategic combat: the Axis attacks, the Western or the Soviet faction defends. */
import { judge, type Modifier } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { bySide, type PortZone, type Side } from '../../vocabulary.ts';
import { type Force, forceOf, type Lines } from '../confrontation.ts';
import { countedLines } from '../counted.ts';
import type { Selected } from '../selections.ts';
import { times } from '../times.ts';
import type { StrategicInput } from './input.ts';

/** Both sides' forces, with whatever markers. */
type StrategicForces = (side: Side, markers: Selected) => Force;

export function strategicForces(combat: StrategicInput, book: SurrenderBook): StrategicForces {
  const forces = bySide((side) => forceOf((markers) => strategicLines(combat, side, markers, book)));
  return (side, markers) => forces[side](markers);
}

export function strategicLines(
  combat: StrategicInput,
  side: Side,
  { drm, halvings }: Selected,
  book: SurrenderBook,
): Lines {
  const halved = judge(book.tables['strategic-halving'], { markers: halvings });
  if (combat.counted) {
    const modifiers = judge(book.tables['strategic-drm'], { ...NOT_ASKED, markers: drm });
    return countedLines(combat.counted, side, { modifiers, halvings: halved });
  }
  return {
    modifiers: side === 'attacker' ? axisLines(combat, drm, book) : allyLines(combat, drm, book),
    halvings: halved,
  };
}

const NOT_ASKED = {
  ports1279: undefined,
  ports34: undefined,
  port6: undefined,
  port31: undefined,
  port32: undefined,
  sovietAirZone13: undefined,
  conqueredAllies: undefined,
  usaWestern: undefined,
  westernZone13: undefined,
  bombed: undefined,
};

/** Axis faction: its ports, each line against the opponents it names. */
function axisLines(
  { opponent, axisPorts }: StrategicInput,
  markers: number,
  { tables, rulings }: SurrenderBook,
): readonly Modifier[] {
  const list = tables['strategic-drm'];
  const west = opponent === 'western';
  const ports = (
    id: 'ports1279' | 'ports34' | 'port6' | 'port31' | 'port32',
    ...zones: readonly PortZone[]
  ): number => {
    const count = axisPorts.filter((zone) => zones.includes(zone)).length;
    return times(list, id, rulings.portLines === 'once' ? Math.min(1, count) : count);
  };
  return judge(list, {
    ...NOT_ASKED,
    ports1279: west ? ports('ports1279', '1', '2', '7', '9') : undefined,
    ports34: ports('ports34', '3', '4'),
    port6: west ? undefined : ports('port6', '6'),
    port31: west ? ports('port31', '31') : undefined,
    port32: ports('port32', '32'),
    markers,
  });
}

/** The faction that answers, by its own lines. */
function allyLines(combat: StrategicInput, markers: number, { tables, rulings }: SurrenderBook): readonly Modifier[] {
  const list = tables['strategic-drm'];
  switch (combat.opponent) {
    case 'soviet':
      return judge(list, {
        ...NOT_ASKED,
        sovietAirZone13: combat.sovietAirZone13 && !combat.westernZone13,
        conqueredAllies: times(list, 'conqueredAllies', Math.ceil(counted(combat, rulings.alliedCountries) / 3)),
        markers,
      });
    case 'western':
      return judge(list, {
        ...NOT_ASKED,
        usaWestern: combat.usaWestern,
        westernZone13: combat.westernZone13,
        bombed: times(list, 'bombed', combat.bombed),
        markers,
      });
  }
}

/** The conquered countries that the Soviet line counts, by the reading in force. */
function counted({ conquered }: StrategicInput, reading: 'westernAndSoviet' | 'western' | 'soviet'): number {
  switch (reading) {
    case 'westernAndSoviet':
      return conquered.western + conquered.soviet;
    case 'western':
      return conquered.western;
    case 'soviet':
      return conquered.soviet;
  }
}
