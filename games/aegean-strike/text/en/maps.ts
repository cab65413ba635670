/** Movement, formation change, zones of control, supply, the two maps. */

import type { Dictionary, Words } from '@grognard/kernel';
import { count, number } from '../../../words/grammar/english.ts';

export const maps = {
  'procedure.movement': 'Ground movement',
  'procedure.formation-change': 'Formation change',
  'procedure.zones-of-control': 'Zones of control',
  'procedure.supply': 'Supply network',
  'procedure.map-change': 'From map to map',
  'terrain.sea': 'Water',
  'feature.airbase': 'airbase',
  'feature.port': 'port',
  'hexside.road': 'road',
  'hexside.sea': 'coast',
  'hexside.bosphorus': 'Bosphorus',
  'hexside.bridge': 'bridge',
  'place.unit': 'Unit on the map',
  'place.engineers': 'Engineers are with it',
  'place.declared': 'Hexes it has declared combat against (Deliberate Assault)',
  'zones.input': 'Map and units',
  'zones.units': 'Units',
  'zones.of': ({ unit }: { unit: string }) => `Zone of ${unit}`,
  'zones.told': ({ locking, fluid }: { locking: readonly string[]; fluid: readonly string[] }) =>
    `locking: ${locking.join(', ') || 'none'}; fluid: ${fluid.join(', ') || 'none'}`,
  'zones.summary': ({ locking, fluid }: { locking: number; fluid: number }) =>
    `hexes in locking zones: ${number(locking)}; in fluid zones: ${number(fluid)}`,
  'zones.outcome': ({ hexes }: { hexes: number }) => `${count(hexes, 'hex', 'hexes')} in zones of control`,
  'zone.locking': 'locking zone of control',
  'zone.fluid': 'fluid zone of control',
  'figure.zoneHexes': 'Hexes in zones of control',
  'refusal.neverAZone': 'artillery and other small units never have a zone of control',
  'refusal.notAdjacent': ({ hex }: { hex: string }) => `${hex} is not next to the unit`,
  'refusal.declaredInVain': 'only a unit in Deliberate Assault locks the hex it has declared combat against',
  'change.input': 'The change',
  'change.side': 'Side',
  'change.from': 'Old formation',
  'change.to': 'New formation',
  'change.terrain': 'Terrain of the unit’s hex',
  'change.points': 'Movement points left',
  'change.changed': 'It has already changed formation in this move',
  'change.adjacent': 'An enemy stands next to it, in a hex it can enter',
  'change.pursuit': 'In pursuit',
  'change.cost': 'Cost of the change',
  'change.told': ({ out, into, left }: { out: number; into: number; left: number }) =>
    `${number(out)} to leave, ${number(into)} to enter; movement points left: ${number(left)}`,
  'change.points.count': ({ points }: { points: number }) => `${count(points, 'movement point', 'movement points')}`,
  'figure.points': 'Movement points',
  'refusal.sameFormation': 'the unit is already in this formation',
  'refusal.changedTwice': 'a unit may change formation only once in a move',
  'movement.input': 'Map, unit and path',
  'movement.changeTo': 'Changes formation to',
  'movement.changeAfter': 'After so many hexes of the path',
  'movement.path': 'The path, hex by hex (empty: only what is in reach)',
  'movement.others': 'Other units on the map',
  'movement.way': 'The path',
  'movement.told': ({
    walked,
    out,
    into,
    on,
    spent,
  }: {
    walked: number;
    out: number;
    into: number;
    on: number;
    spent: number;
  }) =>
    out + into + on === 0
      ? `movement points on the path: ${number(spent)}`
      : `movement points: ${number(walked)} before the change of formation, ${number(out)} + ${number(into)} for it, ${number(on)} after it; ${number(spent)} in all`,
  'movement.summary': (
    {
      hex,
      spent,
      left,
      formation,
      reach,
    }: { hex: string; spent: number; left: number; formation: Words; reach: number },
    say,
  ) =>
    `${hex}, ${say(formation)}: movement points spent ${number(spent)}, left ${number(left)}; hexes in reach: ${number(reach)}`,
  'movement.at': ({ hex }: { hex: string }) => `in ${hex}`,
  'figure.reach': 'Hexes in reach',
  'refusal.changeTooLate': ({ steps }: { steps: number }) => `the path has only ${count(steps, 'hex', 'hexes')}`,
  'refusal.atSea': ({ hex }: { hex: string }) => `${hex} is water`,
  'refusal.way.apart': ({ from, to }: { from: string; to: string }) => `${to} does not touch ${from}`,
  'refusal.way.water': ({ from, to }: { from: string; to: string }) =>
    `water lies between ${from} and ${to}: only transport by sea crosses it`,
  'refusal.way.unbridged': ({ from, to }: { from: string; to: string }) =>
    `the Bosphorus between ${from} and ${to} is not bridged`,
  'refusal.way.terrain': ({ to }: { to: string }) => `the terrain of ${to} is closed to this unit`,
  'refusal.way.noMovement': ({ from, to }: { from: string; to: string }) =>
    `a unit in this formation does not move (from ${from} to ${to})`,
  'refusal.way.enemy': ({ to }: { to: string }) => `an enemy holds ${to}`,
  'refusal.way.held': ({ from }: { from: string }) =>
    `a locking zone of armour holds the unit in ${from}: it can only disengage`,
  'refusal.way.assault': ({ to }: { to: string }) => `no unit in Deliberate Assault may go to ${to}`,
  'refusal.way.stopped': ({ from }: { from: string }) => `the unit must stop in ${from}: it entered a locking zone`,
  'supply.input': 'Map, sources, depots and units',
  'supply.side': 'Side',
  'supply.sources': 'Hexes that are in the network by themselves',
  'supply.depot': 'Depot',
  'supply.unit': 'Unit',
  'supply.units': 'Units that draw supply',
  'supply.depotTitle': ({ depot }: { depot: string }) => depot,
  'supply.depot.joined': ({ points }: { points: number | null }) =>
    `in the network at ${count(points ?? 0, 'armour movement point')}`,
  'supply.depot.cut': ({ points }: { points: number | null }) =>
    points === null
      ? 'out of the network: no route leads there'
      : `out of the network at ${count(points, 'armour movement point')}`,
  'supply.depot.eliminated': () => 'eliminated: three Hits or more this turn',
  'supply.unitTitle': ({ unit }: { unit: string }) => `Unit ${unit}`,
  'supply.unit.in': ({ points, depot }: { points: number | null; depot?: string | null }) =>
    `in supply, ${count(points ?? 0, 'point')} from ${depot ?? 'a depot'}`,
  'supply.unit.out': ({ points }: { points: number | null; depot?: string | null }) =>
    points === null
      ? 'out of supply: no route leads to a depot'
      : `out of supply, ${count(points, 'point')} from a depot`,
  'supply.summary': ({
    joined,
    depots,
    supplied,
    units,
  }: {
    joined: number;
    depots: number;
    supplied: number;
    units: number;
  }) =>
    `depots in the network: ${number(joined)} of ${number(depots)}; units in supply: ${number(supplied)} of ${number(units)}`,
  'supply.outcome': ({ outcome }: { outcome: string }) =>
    `depots in the network ${outcome.split('/')[0]}, units in supply ${outcome.split('/')[1]}`,
  'figure.joined': 'Depots in the network',
  'mapChange.input': 'The path',
  'mapChange.path': 'The path, place by place',
  'mapChange.step': 'Place',
  'mapChange.sample': 'AX-06',
  'mapChange.place': 'Kind of place',
  'mapChange.place.strategic': 'strategic hex',
  'mapChange.place.transition': 'transition hex',
  'mapChange.place.edge': 'edge of the operational map',
  'mapChange.place.operational': 'operational hex',
  'mapChange.into': ({ hex }: { hex: string }) => `Into ${hex}`,
  'mapChange.sum': 'In all',
  'mapChange.told': ({
    strategic,
    operational,
    inOperational,
  }: {
    strategic: number;
    operational: number;
    inOperational: number;
  }) =>
    `${count(strategic, 'strategic point')} and ${count(operational, 'operational point')}; ${count(inOperational, 'operational hex', 'operational hexes')} in all`,
  'mapChange.outcome': ({ hexes }: { hexes: number }) => count(hexes, 'operational hex', 'operational hexes'),
  'refusal.noJump': ({ hex }: { hex: string }) =>
    `there is no such step into ${hex}: between the maps the path leads through a transition hex and the edge`,
  'picture.title': ({ procedure, map }: { procedure: string; map: string }, say) =>
    `${say(`procedure.${procedure}`)}: ${map}`,
  'picture.zones-of-control': 'L marks the hexes in a locking zone, F those in a fluid one.',
  'picture.movement':
    'A line runs around the hexes in reach, each with the movement points it takes to come there; L and F mark enemy zones of control, I interdiction, (I) interdiction that the move removes.',
  'picture.supply':
    'S marks the sources of the network, I interdiction; × before a name stands for out of the network or out of supply, † for eliminated.',
  'picture.unit': ({ unit, formation }: { unit: string; formation: string }, say) =>
    `${unit}, ${say(`formation.${formation}`)}`,
  'picture.stack': ({ pieces }: { pieces: readonly Words[] }, say) => pieces.map((piece) => say(piece)).join('; '),
  'picture.inReach': 'in reach',
  'picture.way': 'the path',
  'picture.start': 'where the move begins',
  'picture.points': ({ points }: { points: number }) => `for ${count(points, 'movement point', 'movement points')}`,
  'picture.interdicted': 'interdicted',
  'picture.cleared': 'interdiction removed by the move',
  'picture.source': 'in the network by itself',
  'picture.depot': ({ depot, state, points }: { depot: string; state: string; points: number | null }, say) =>
    `${say('supply.depotTitle', { depot })}, ${say(`supply.depot.${state}`, { points })}`,
  'picture.drawing': ({ unit, supplied, points }: { unit: string; supplied: boolean; points: number | null }, say) =>
    `${say('supply.unitTitle', { unit })}, ${say(supplied ? 'supply.unit.in' : 'supply.unit.out', { points })}`,
  'picture.wayToDepot.joined': ({ depot }: { depot: string }) => `route to ${depot}`,
  'picture.wayToDepot.cut': ({ depot }: { depot: string }) => `too long a route to ${depot}`,
  'picture.wayToUnit.in': ({ unit }: { unit: string }) => `route from a depot to unit ${unit}`,
  'picture.wayToUnit.out': ({ unit }: { unit: string }) => `too long a route from a depot to unit ${unit}`,
  'procedure.bridge': 'Bridge building',
  'supply.depots': 'Supply depots',
  'mapChange.side': 'Side',
  'mapChange.ranging': 'Only a range is counted',
  'refusal.noSuchNumber': ({ hex }: { hex: string }) =>
    `${hex} is no number of this map; strategic hexes read AX-06, operational ones 4530`,
  'refusal.closedHex': ({ hex }: { hex: string }) => `a political event has closed ${hex} to this side`,
  'bridge.input': 'Map, engineers and hexside',
  'bridge.hexside': 'Hexside of the Bosphorus',
  'bridge.built': ({ hexside, unit }: { hexside: string; unit: string }) => `${unit} bridges ${hexside}`,
  'bridge.summary': ({ hexside }: { hexside: string }) => `${hexside} can be crossed, for two movement points more`,
  'bridge.outcome': () => 'the bridge stands',
  'refusal.noStrait': ({ hexside }: { hexside: string }) => `${hexside} is no hexside of the Bosphorus on this map`,
  'refusal.noEngineers': 'only engineers build a bridge',
  'refusal.notAtStrait': ({ hexside }: { hexside: string }) => `the unit does not stand beside ${hexside}`,
  'refusal.alreadyBridged': ({ hexside }: { hexside: string }) => `${hexside} has a bridge`,
} satisfies Dictionary;
