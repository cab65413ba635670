import type { Dictionary } from '@grognard/kernel';
import { count, number } from '../../words/grammar/english.ts';
import { signed } from '../../words/numbers.ts';
import { cityName } from './city.ts';
import { faces } from './faces.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

interface ByFace {
  readonly first: readonly number[];
  readonly second: readonly number[];
}
interface Press {
  readonly gains: readonly number[];
  readonly change: number;
  readonly reveals: readonly number[];
}
interface Refused {
  readonly refusedOpponents: number;
  readonly refusedLeague: number;
}
interface Separate {
  readonly country: string;
  readonly city: string;
  readonly inside: 'whollyInside' | 'unspecified';
}
interface Naval {
  readonly turkish: readonly number[];
  readonly league: readonly number[];
}

export const en = {
  'side.attacker': 'Attacker',
  'side.defender': 'Defender',
  'side.first': 'First player',
  'side.second': 'Second player',
  'alignment.first': 'with the first player',
  'alignment.second': 'with the second player',
  'alignment.neutral': 'neutral',
  'camp.league': 'the Balkan League',
  'camp.opponents': 'its opponents (Ottoman side, or Bulgaria’s side in scenario 2)',
  'scenario.1': '1: First Balkan War',
  'scenario.2': '2: Second Balkan War',
  'level.beginner': 'beginner',
  'level.competitor': 'competitor',
  'level.advanced': 'advanced',
  'ending.no': 'goes on',
  'ending.armistice': 'ended by armistice',
  'ending.worldWar': 'ended in world war',

  'nation.albania': 'Albania',
  'nation.bulgaria': 'Bulgaria',
  'nation.greece': 'Greece',
  'nation.montenegro': 'Montenegro',
  'nation.ottoman': 'Ottoman Empire',
  'nation.romania': 'Romania',
  'nation.serbia': 'Serbia',
  'nation.austriaHungary': 'Austria-Hungary',
  'nation.germany': 'Germany',
  'nation.italy': 'Italy',
  'nation.russia': 'Russia',
  'nation.greatBritain': 'Great Britain',
  'nation.france': 'France',
  'nation.nowhere': 'nowhere',
  'city.constantinople': 'Constantinople',
  'city.adrianople': 'Adrianople (2720)',
  'city.salonika': 'Salonika (3332)',
  'city.scutari': 'Scutari (2542)',
  'city.skopje': 'Skopje (2537)',
  'city.other': 'another city',

  'unitType.division': 'division',
  'unitType.engineer': 'engineers',
  'unitType.headquarters': 'headquarters',
  'unitType.heavyArtillery': 'heavy artillery',
  'unitType.armyArtillery': 'army artillery',
  'unitType.otherArtillery': 'other artillery',
  'unitType.mobileSupply': 'mobile supply',
  'unitType.depot': 'depot',
  'unitType.fortification': 'fortification',
  'unitType.other': 'other unit',
  'result.-': '– no effect',
  'result.D': 'D disrupted',
  'result.S': 'S shattered',
  'result.R': 'R rout',
  'result.E': 'E elimination',
  'fate.unhurt': 'unhurt',
  'fate.demoralised': 'demoralised',
  'fate.eliminated': 'eliminated',
  'fate.surrendered': 'surrendered',
  'place.map': 'on the map',
  'place.pool': 'own mobilisation pool',
  'place.prisoners': 'prisoners’ box under the opponent’s pool',
  'place.gone': 'out of the game',
  'affected.none': 'none',
  'affected.charging': 'charging units; if none charged, one of the owner’s choice',
  'affected.all': 'all',

  unit: 'Unit',
  'unit.id': 'Name',
  'unit.id.sample': '1st Division',
  'unit.country': 'Country',
  'unit.type': 'Type',
  'unit.player': 'Player',
  'unit.player.help': 'Only where it does not follow from the country.',
  'unit.place': 'Place',
  'unit.strength': 'Combat strength',
  'unit.cadre': 'Cadre level',
  'unit.cadre.help': 'Needed only of a unit that charges: its Shock Value.',
  'unit.bombardment': 'Bombardment',
  'unit.bombardment.help': 'Of artillery and fortifications only; none told counts as none.',
  'unit.movement': 'Movement allowance',
  'unit.command': 'Command level',
  'unit.staff': 'Staff level',
  'unit.demoralised': 'Demoralised',
  'unit.charging': 'Charges',
  'unit.supplied': 'In supply',
  'unit.retreatBlocked': 'Could not retreat three hexes',

  nation: 'Nation',
  'nation.country': 'Country',
  'nation.player': 'Player',
  'nation.morale': 'National morale',
  'standing.nations': 'Nations at war and their morale',
  'standing.nations.help':
    'Only a nation listed here with morale above zero can spend a point. The aid prints no starting morale: read it off your map.',
  'standing.capitulated': 'Countries that have capitulated',
  'standing.armistices': 'Countries under a separate armistice',
  'standing.albaniaClosed': 'Albania is closed (event 26)',
  'standing.ottomansUnsupplied': 'All Ottoman units are unsupplied (event 22)',

  'phase.diplomacy': 'Diplomacy',
  'phase.mobilisation': 'Mobilisation',
  'phase.movement': 'Movement',
  'phase.combat': 'Combat',
  'phase.rally': 'Rally',
  'phase.turnEnd': 'End of the turn',
  'combat.totals': 'By totals',
  'combat.term.attack': 'attack',
  'combat.term.defence': 'defence',
  'combat.term.odds': 'odds',
  'combat.term.shifts': 'shifts',
  'combat.term.column': 'column',
  'combat.term.die': 'die',
  'combat.headline': ({ face, drm, column }: { face: number; drm: number; column: string }) =>
    `${number(face)} ${drm < 0 ? '−' : '+'} ${number(Math.abs(drm))} = ${number(face + drm)} on ${column}`,
  'combat.fate.short': ({ fate, place, retreat }: { fate: string; place: string; retreat: number }, say) =>
    [
      say(`fate.${fate}`),
      ...(place === 'map' ? [] : [say(`place.${place}`)]),
      ...(retreat > 0 ? [`retreats ${count(retreat, 'hex', 'hexes')}`] : []),
    ].join(', '),
  'combat.next.rally': ({ id }: { id: string }) => `Rally ${id}`,
  'procedure.combat': 'Combat',
  'combat.input': 'The combat',
  'combat.level': 'Level of play',
  'combat.attackingPlayer': 'Who attacks',
  'combat.attackers': 'Attacking units',
  'combat.defenders': 'Defending units',
  'combat.terrainShifts': 'Terrain shifts, one for each terrain type in the defender’s hex',
  'combat.terrainShifts.help': 'From the map’s own chart, which the aid does not print; minus shifts left.',
  'combat.terrainShift': 'Columns',
  'combat.entrenched': 'The defender is entrenched',
  'combat.fortificationPresent': 'A fortification stands in the hex',
  'combat.allAcrossWater': 'Every attacker crosses a river or a lake',
  'combat.hexInAlbania': 'The defender’s hex lies in Albania',
  'combat.odds': 'Odds',
  'combat.odds.base': ({ attack, defence, column }: { attack: number; defence: number; column: string }) =>
    `${attack} against ${defence}: column ${column}`,
  'combat.shifts': 'Column shifts',
  'combat.shifts.net': ({ net, column }: { net: number; column: string }) => `net ${signed(net)}: column ${column}`,
  'shift.artillerySuperiority': ({ ours, theirs }: { ours?: number; theirs?: number }) =>
    typeof ours === 'number'
      ? `Artillery superiority: bombardment ${ours} against ${theirs}`
      : 'Artillery superiority: the attacker’s bombardment minus the defender’s, artillery in good order only',
  'shift.entrenchment': 'Entrenchments',
  'shift.terrain': 'Terrain: the shifts of all types in the defender’s hex added up',
  'shift.acrossWater': 'Every attacker crosses a river, a lake or both',
  'shift.someUnsupplied': 'Some of the attackers unsupplied',
  'shift.allUnsupplied': 'All the attackers unsupplied',
  'shiftName.artillerySuperiority': 'Artillery',
  'shiftName.entrenchment': 'Entrenchments',
  'shiftName.terrain': 'Terrain',
  'shiftName.acrossWater': 'Water',
  'shiftName.someUnsupplied': 'Supply, in part',
  'shiftName.allUnsupplied': 'Supply, all',
  'combat.ask.attackerMorale': 'Spend a morale point on the die?',
  'combat.ask.defenderMorale': 'Spend a morale point on the die?',
  'combat.ask.morale': 'Spend a morale point on the die?',
  'combat.ask.die': 'Combat die',
  'combat.ask.disrupted': 'No unit charged: which unit takes the D?',
  'modifier.attackerCharge': ({ attack, defence }: { attack?: number; defence?: number }) =>
    `The attackers that charge have a total Shock Value twice as high${typeof attack === 'number' ? ` (${attack} against ${defence})` : ''}`,
  'modifier.attackerMorale': 'Attacker spends a morale point',
  'modifier.engineers': 'One or more engineer units attack a fortification or an entrenchment',
  'modifier.defenderCharge': ({ attack, defence, short }: { attack?: number; defence?: number; short?: boolean }) => {
    if (typeof attack !== 'number') return 'The defenders that charge have a higher total Shock Value';
    const values = `(${attack} against ${defence})`;
    return short
      ? `S&T 166: the attackers’ total Shock Value is not twice the defenders’ ${values}`
      : `The defenders that charge have a higher total Shock Value ${values}`;
  },
  'modifier.defenderMorale': 'Defender spends a morale point',
  'modifierName.attackerCharge': 'Attackers charge',
  'modifierName.attackerMorale': 'Attacker’s morale',
  'modifierName.engineers': 'Engineers',
  'modifierName.defenderCharge': 'Defenders charge',
  'modifierName.defenderMorale': 'Defender’s morale',
  'combat.table': 'Combat Results Table',
  'combat.outcome': ({ attacker, defender }: { attacker: string; defender: string }, say) =>
    `${attacker}/${defender}: attacker ${say(`resultName.${attacker}`)}, defender ${say(`resultName.${defender}`)}`,
  'combat.summary': ({ attacker, defender, ignored }: { attacker: string; defender: string; ignored: string }, say) =>
    `${say('combat.outcome', { attacker, defender })}${ignored === 'none' ? '' : `; ${say(`combat.ignored.${ignored}`)}`}`,
  'combat.boldItalics': 'Results in bold italics',
  'combat.ignored.none': 'neither result is in bold italics: both apply',
  'combat.ignored.attacker': 'the attacker’s result is in bold italics and is ignored at this level',
  'combat.ignored.defender': 'the defender’s result is in bold italics and is ignored at this level',
  'combat.ignored.both': 'both results are in bold italics and are ignored at this level',
  'combat.ignored.unknown':
    'this cell is not marked from your own copy: nothing is ignored, though this level ignores the results in bold italics',
  'resultName.-': 'unaffected',
  'resultName.D': 'disrupted',
  'resultName.S': 'shattered',
  'resultName.R': 'routed',
  'resultName.E': 'eliminated',
  'combat.units': 'Units',
  'combat.fate': (
    { role, id, fate, place, retreat }: { role: string; id: string; fate: string; place: string; retreat: number },
    say,
  ) =>
    `${say(`side.${role}`)}, ${id}: ${say(`fate.${fate}`)}${place === 'map' ? '' : `, ${say(`place.${place}`)}`}${retreat > 0 ? `, retreats ${retreat} hexes` : ''}`,
  'combat.morale': 'National morale',
  'combat.moraleChange': ({ country, change, because }: { country: string; change: number; because: string }, say) =>
    `${say(`nation.${country}`)} ${signed(change)}${because === 'fortification' ? ' (fortification lost)' : ''}`,
  'figure.attackersLost': 'Attacking units lost',
  'figure.defendersLost': 'Defending units lost',
  'figure.lossDifference': 'Defenders lost less attackers lost',
  'figure.attackersShaken': 'Attacking units hit',
  'figure.defendersShaken': 'Defending units hit',
  'figure.attackerMoraleSpent': 'Morale points the attacker spends',
  'figure.defenderMoraleSpent': 'Morale points the defender spends',
  'figure.attackerMoraleChange': 'National morale the attacker gains, less what he spends',
  'figure.defenderMoraleChange': 'National morale the defender gains, less what he spends',

  'procedure.rally': 'Rally',
  'rally.input': 'The unit that rallies',
  'rally.headquarters': 'Headquarters in reach',
  'rally.headquarters.help': 'One at most; none counts as staff 0.',
  'rally.hq': 'Headquarters',
  'rally.ask.morale': 'Spend a national morale point?',
  'rally.ask.die': 'Rally die',
  'rallyTarget.cadre': 'Cadre level of the unit',
  'rallyTarget.staff': 'Staff level of the headquarters',
  'rallyTarget.morale': 'One national morale point spent',
  'rallyTargetName.cadre': 'Cadre',
  'rallyTargetName.staff': 'Staff',
  'rallyTargetName.morale': 'Morale',
  'rallyExtreme.alwaysRallies': 'Always rallies',
  'rallyExtreme.neverRallies': 'Never rallies',
  'rally.read': ({ face, target, rallies }: { face: number; target: number; rallies: boolean }) =>
    `${face} against ${target}: ${rallies ? 'the unit rallies' : 'it stays demoralised'}`,
  'rally.summary': ({ rallies, target }: { rallies: boolean; target: number }) =>
    `${rallies ? 'The unit rallies' : 'The unit stays demoralised'} (target ${target})`,
  'rally.rallies': 'the unit rallies',
  'rally.fails': 'the unit stays demoralised',
  'figure.rallied': 'Units rallied',
  'figure.moraleSpent': 'Morale points spent',

  'procedure.national-rally': 'National Rally',
  'nationalRally.input': 'The nation that rallies',
  'nationalRally.permitted': 'The rules allow a National Rally now',
  'nationalRally.permitted.help': 'When it may be tried is not in the aid: look it up in the rulebook.',
  'nationalRally.ask.die': 'National Rally die',
  'nationalRally.read': ({ country, morale }: { country: string; morale: number }, say) =>
    `${say(`nation.${country}`)}: national morale is now ${morale}`,
  'nationalRally.morale': ({ morale }: { morale: number }) => `morale becomes ${morale}`,
  'figure.morale': 'New national morale',

  'procedure.capture': 'Capture of a city',
  'capture.input': 'The capture',
  'capture.city': 'City',
  'capture.name': 'Name of the city',
  'capture.name.help': 'Only for a city that is not in the list.',
  'capture.capturer': 'Captured by',
  'capture.originalOwner': 'Original owner',
  'capture.firstCapture': 'First capture of the game',
  'capture.title': 'Capture',
  'capture.read': (
    {
      capturer,
      owner,
      first,
      gain,
      loss,
    }: { capturer: string; owner: string; first: boolean; gain: number; loss: number },
    say,
  ) => {
    if (!first) return 'not the first capture: national morale does not change';
    const lost = `${say(`nation.${owner}`)} ${signed(loss)}`;
    return gain === 0
      ? `${lost}; ${say(`nation.${capturer}`)} is a Great Power and has no national morale`
      : `${say(`nation.${capturer}`)} ${signed(gain)}, ${lost}`;
  },
  'capture.first': 'first capture',
  'capture.again': 'captured before',
  'figure.gain': 'Morale gained',
  'figure.loss': 'Morale the owner loses',

  'procedure.demoralisation': 'Demoralised counter',
  'demoralisation.input': 'The counter',
  'demoralisation.read': 'Effects of demoralisation',
  'demoralisation.summary': (
    {
      movement,
      command,
      staff,
      givesSupply,
      entrenches,
      bombards,
    }: {
      movement?: number;
      command?: number;
      staff?: number;
      givesSupply: boolean;
      entrenches: boolean;
      bombards: boolean;
    },
    say,
  ) =>
    [
      ...(movement === undefined ? [] : [`movement ${movement}`]),
      ...(command === undefined ? [] : [`command ${command}`]),
      ...(staff === undefined ? [] : [`staff ${staff}`]),
      `gives supply: ${say(givesSupply ? 'yes' : 'no')}`,
      `entrenches: ${say(entrenches ? 'yes' : 'no')}`,
      `bombards: ${say(bombards ? 'yes' : 'no')}`,
    ].join('; '),
  'demoralisation.movement': 'Movement allowance',
  'demoralisation.supplyUnits': 'Mobile supply and depots',
  'demoralisation.headquarters': 'Command and staff of a headquarters',
  'demoralisation.engineers': 'Engineers',
  'demoralisation.artillery': 'Artillery',
  'figure.movement': 'Movement allowance',

  'procedure.mobilisation': 'Mobilisation',
  'mobilisation.input': 'The mobilisation',
  'mobilisation.player': 'Who mobilises',
  'mobilisation.units': 'Units to bring in',
  'mobilisation.unit': 'Unit',
  'mobilisation.lostBefore': 'Has been eliminated or has surrendered',
  'mobilisation.depots': 'Friendly depots that can take a unit',
  'mobilisation.extraPoints': 'Further mobilisation points any of your countries may use',
  'mobilisation.extraPoints.help':
    'Whatever the scenario gives besides; volunteers and Great Powers have fields of their own.',
  'mobilisation.ask.morale': ({ country, cost }: { country: string; cost: number }, say) =>
    `${say(`nation.${country}`)} owes ${plural(cost, 'point', 'points')}: how many does national morale pay?`,
  'mobilisation.ask.morale.no': 'none: its units stay in the pool',
  'mobilisation.ask.shared': ({ country, left }: { country: string; left: number }, say) =>
    `${say(`nation.${country}`)} still owes ${plural(left, 'point', 'points')}: how many come from volunteers, Great Powers and further points? Its own points pay the rest.`,
  'mobilisation.costs': 'Costs',
  'mobilisation.cost': ({ id, cost }: { id: string; cost: number }) => `${id}: ${plural(cost, 'point', 'points')}`,
  'mobilisation.payments': 'Payment',
  'mobilisation.payment': (
    {
      country,
      cost,
      points,
      volunteers,
      powers,
      extra,
      morale,
    }: {
      country: string;
      cost: number;
      points: number;
      volunteers: number;
      powers: number;
      extra: number;
      morale: number;
    },
    say,
  ) => {
    const parts = [
      ...(points > 0 ? [`${points} of its own`] : []),
      ...(volunteers > 0 ? [`${volunteers} of volunteers`] : []),
      ...(powers > 0 ? [`${powers} of the Great Powers`] : []),
      ...(extra > 0 ? [`${extra} further`] : []),
      ...(morale > 0 ? [`${morale} of national morale`] : []),
    ];
    return `${say(`nation.${country}`)} pays ${cost}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
  },
  'mobilisation.left': 'In the pool',
  'mobilisation.stays': ({ id }: { id: string }) => `${id} stays in the pool`,
  'mobilisation.total': ({ total }: { total: number }) => `${plural(total, 'point', 'points')} in all`,
  'mobilisation.summary': ({ total, units }: { total: number; units: number }) =>
    `${plural(units, 'unit', 'units')} mobilised for ${plural(total, 'point', 'points')}`,
  'figure.cost': 'Mobilisation points',
  'figure.unitsMobilised': 'Units mobilised',
  'figure.pointsSpent': 'Mobilisation points spent, morale apart',
  treasury: 'Treasury',
  'treasury.points': 'Mobilisation points',
  'cost.division': 'Division',
  'cost.engineer': 'Engineers',
  'cost.headquarters': 'Headquarters',
  'cost.others': 'All others',
  'cost.greatPowers': 'Austro-Hungarian, British and German units',
  'costOf.cadre': 'cadre level',
  'costOf.commandAndStaff': 'command level + staff level',
  'costOf.nothing': 'free, automatic',

  'procedure.political-event': 'Political event',
  'event.input': 'The war as it stands',
  'event.corpsCommitted': 'The Ottoman 7th or 8th Corps is on the operational map',
  'event.leagueHolds': 'Cities the Balkan League holds',
  'event.ottomansInside': 'Ottoman units inside a country of 1912',
  'event.intruder': 'Ottoman presence',
  'event.intruder.where': 'Where',
  'event.where.whollyInside': 'in a hex wholly inside',
  'event.where.border': 'in a border hex only',
  'event.units': 'Units on the map (for event 15)',
  'event.inAlbania': 'Units in hexes wholly inside Albania (for event 26)',
  'event.leaves': 'Its owner can move it out',
  'event.heavyArtillery': 'Heavy artillery in the pools (for event 11)',
  'event.depots': 'Depots (for event 11)',
  'event.depot': 'Depot',
  'event.depot.id': 'Name or hex',
  'event.ask.tens': 'First die: tens',
  'event.ask.units': 'Second die: units',
  'event.ask.receiver': 'Who receives: 1–3 first player, 4–6 second',
  'event.ask.points': 'Volunteers: mobilisation points',
  'event.ask.guns': 'Place one heavy artillery unit on a friendly depot?',
  'event.ask.depot': 'On which depot?',
  'event.ask.country': 'Which country takes the volunteers?',
  'event.ask.country.later': 'decide when mobilising',
  'event.ask.collapse': ({ country }: { country: string }, say) =>
    `Collapse of ${say(`nation.${country}`)}: 1–3 capitulates`,
  'event.ask.disease': ({ player }: { player: string }, say) => `Disease, ${say(`side.${player}`)}: number of units`,
  'event.ask.sick': 'Which unit falls sick?',
  'event.sick': ({ count, listed }: { count: number; listed: number }) =>
    `${plural(count, 'unit falls', 'units fall')} sick, ${plural(listed, 'is', 'are')} listed${listed < count ? ': all of them, and whatever else he has on the map' : ''}`,
  'event.ask.press': ({ player }: { player: string }, say) => `War correspondents, ${say(`side.${player}`)}`,
  'event.ask.reveal': 'Reveal one enemy stack under fog of war?',
  'event.ask.youngTurks': 'Young Turks: Ottoman morale gained',
  'event.ask.guerrilla': 'Guerrilla: which country',
  'event.ask.naval': 'Naval engagement: 1–2 Turkish victory, 3–6 League victory',
  'event.ask.offer': 'Offer an armistice to the Balkan League?',
  'event.ask.accept': 'Accept the Ottoman armistice and end the game?',
  'event.table': 'Event',
  'event.happens': ({ roll, event, scenario }: { roll: number; event: string; scenario: string }, say) =>
    `${roll}: ${say(`event.${event}`)} (scenario ${scenario})`,
  'event.effects': 'Effects',
  'event.summary': ({ roll, event, effects }: { roll: number; event: string; effects: number }, say) =>
    `${roll}: ${say(`event.${event}`)}${effects === 0 ? ', without effect' : ''}`,
  'figure.effects': 'Effects',
  'figure.moraleBalance': 'Morale gained by the first player’s countries, less the second’s',
  'event.armsPurchase': 'Arms purchase',
  'event.volunteers': 'Volunteers',
  'event.moraleCollapseFirst': 'Morale collapse of the first player',
  'event.moraleCollapseSecond': 'Morale collapse of the second player',
  'event.disease': 'Disease',
  'event.correspondents': 'War correspondents',
  'event.revoltElsewhere': 'Ottoman subjects revolt elsewhere',
  'event.youngTurks': 'Young Turk revolt',
  'event.guerrilla': 'Guerrilla',
  'event.albania': 'Albania',
  'event.ottomanArmistice': 'Ottoman armistice',
  'event.bulgarianArmistice': 'Bulgarian armistice',
  'event.greekArmistice': 'Greek armistice',
  'event.montenegrinArmistice': 'Montenegrin armistice',
  'event.serbianArmistice': 'Serbian armistice',
  'event.romania': 'Romania intervenes',
  'event.ottomans': 'The Ottomans intervene',
  'event.austriaHungary': 'Austria-Hungary intervenes',
  'event.germany': 'Germany intervenes',
  'event.italy': 'Italy intervenes',
  'event.russia': 'Russia intervenes',
  'event.greatBritain': 'Great Britain intervenes',
  'event.france': 'France intervenes',
  'event.crisis': 'European crisis elsewhere',
  'event.confrontation': 'Confrontation of the Great Powers',
  'event.navalEngagement': 'Naval engagement',
  'event.nothing': 'No event',

  'event.does.none': '—',
  'event.does.arms': ({ first, second }: ByFace) =>
    `d6, ${faces(first)} first player, ${faces(second)} second: he may at once put one heavy artillery unit, if his pool has one, on any friendly depot`,
  'event.does.volunteers': ({ first, second }: ByFace) =>
    `d6, ${faces(first)} first player, ${faces(second)} second: he rolls a die and keeps so many mobilisation points until his next Mobilisation Segment`,
  'event.does.moraleCollapse': ({ capitulates }: { capitulates: readonly number[] }) =>
    `d6 for each of his countries at morale 0: ${faces(capitulates)}, it capitulates, all its units leave play and none can be mobilised any more`,
  'event.does.disease':
    'each player rolls d6 and picks that many of his units anywhere on the map: demoralised, or eliminated, never surrendered, where they already were',
  'event.does.correspondents': ({ gains, change, reveals }: Press) =>
    `d6 for each player: ${faces(gains)}, morale ${signed(change)} for each of his countries; ${faces(reveals)}, the enemy may reveal one of his fogged stacks`,
  'event.does.revoltElsewhere':
    'with the 7th or 8th Corps on the operational map: the penalty of First War special rule 4; otherwise no event',
  'event.does.youngTurks': ({ moraleAtMost }: { moraleAtMost: number }) =>
    `Ottoman morale of ${moraleAtMost} or less gains a die; whatever the result, ALL Ottoman units are unsupplied in the coming Ottoman Combat Segment`,
  'event.does.guerrilla': (
    { countries, extraMovement }: { countries: readonly string[]; extraMovement: number },
    say,
  ) =>
    `d6: ${countries.map((country, index) => `${index + 1} ${say(`nation.${country}`)}`).join(', ')}; this turn its enemies pay ${signed(extraMovement)} movement for each hex wholly inside; border hexes are not affected`,
  'event.does.albaniaIndependent':
    'the first player, then the second, moves all his units out of Albania, and may move them again in his own Movement Segment; a unit left in a hex wholly inside is eliminated and goes to its own Mobilisation Pool, depots and fortifications excepted; no unit may enter Albania for the rest of the game',
  'event.does.joins': ({ country, camp }: { country: string; camp: string }, say) =>
    `${say(`nation.${country}`)} joins ${say(`camp.${camp}`)}`,
  'event.does.armisticeOffer': ({ refusedOpponents, refusedLeague }: Refused) =>
    `the Ottomans may offer an armistice: accepted, the game ends; refused, morale ${signed(refusedOpponents)} for their side and ${signed(refusedLeague)} for each country of the League`,
  'event.does.separateArmistice': ({ country, city, inside }: Separate, say) =>
    `${say(`nation.${country}`)} attacks no more until attacked, but moves and defends normally, if the League holds ${say(`city.${city}`)} and no Ottoman unit is ${inside === 'whollyInside' ? 'wholly ' : ''}inside the country`,
  'event.does.alliance': ({ power, camp }: { power: string; camp: string }, say) =>
    `${say(`nation.${power}`)} sides with ${say(`camp.${camp}`)}`,
  'event.does.crisis': (_: object, say) => say('effect.crisis'),
  'event.does.confrontation': (_: object, say) => say('effect.confrontation'),
  'event.does.navalEngagement': ({ turkish, league }: Naval, say) =>
    `unless Greece has capitulated, d6: ${faces(turkish)}, ${say('effect.naval', { winner: 'turks' })}; ${faces(league)}, ${say('effect.naval', { winner: 'league' })}`,

  'procedure.diplomatic-conflict': 'Diplomatic Conflict',
  'diplomacy.input': 'The conflict',
  'diplomacy.commits': 'Diplomatic power committed',
  'diplomacy.ask.die.first': 'First player’s die',
  'diplomacy.ask.die.second': 'Second player’s die',
  'diplomacy.ask.advantage': 'Diplomatic advantage: what do you do?',
  'diplomacy.ask.advantage.decline': 'nothing',
  'diplomacy.ask.advantage.take': 'take control of a neutral Great Power',
  'diplomacy.ask.advantage.neutralise': 'turn an enemy ally neutral',
  'diplomacy.ask.balance': 'The balance of power shifts your way: which power?',
  'diplomacy.ask.balance.gain-austriaHungary': 'gain Austria-Hungary',
  'diplomacy.ask.balance.gain-germany': 'gain Germany',
  'diplomacy.ask.balance.gain-italy': 'gain Italy',
  'diplomacy.ask.balance.gain-russia': 'gain Russia',
  'diplomacy.ask.balance.gain-greatBritain': 'gain Great Britain',
  'diplomacy.ask.balance.gain-france': 'gain France',
  'diplomacy.ask.balance.neutralise-austriaHungary': 'turn Austria-Hungary neutral',
  'diplomacy.ask.balance.neutralise-germany': 'turn Germany neutral',
  'diplomacy.ask.balance.neutralise-italy': 'turn Italy neutral',
  'diplomacy.ask.balance.neutralise-russia': 'turn Russia neutral',
  'diplomacy.ask.balance.neutralise-greatBritain': 'turn Great Britain neutral',
  'diplomacy.ask.balance.neutralise-france': 'turn France neutral',
  'diplomacy.ask.lot': 'Lot: which Great Power',
  'diplomacy.table': ({ first, second }: { first: number; second: number }) => `Totals ${first} against ${second}`,
  'diplomacy.code.C': 'C: the war goes on',
  'diplomacy.code.A': 'A: armistice, the game ends and victory is scored',
  'diplomacy.code.1D': '1D: diplomatic advantage to the first player',
  'diplomacy.code.2D': '2D: diplomatic advantage to the second player',
  'diplomacy.code.BP1': 'BP1: the balance of power shifts to the first player',
  'diplomacy.code.BP2': 'BP2: the balance of power shifts to the second player',
  'diplomacy.code.WW': 'WW: world war, the game ends and both sides lose',
  'diplomacy.player.nobody': '–',
  'diplomacy.player.first': 'first player',
  'diplomacy.player.second': 'second player',
  'diplomacy.player.random': 'by lot',
  'diplomacy.effect.none': 'no effect',
  'diplomacy.effect.gameEnds': 'the game ends, score victory',
  'diplomacy.effect.takeNeutralOrNeutralise': 'may take a neutral Great Power or turn an enemy ally neutral',
  'diplomacy.effect.gainOrNeutralise': 'gains a Great Power, even the enemy’s, or turns an enemy ally neutral',
  'diplomacy.effect.bothLose': 'the game ends, both sides lose',
  'diplomacy.summary': ({ code }: { code: string; effects: number }, say) => say(`diplomacy.code.${code}`),
  'figure.ends': 'The game ends',
  'figure.firstAdvantage': 'Advantage to the first player, less to the second',
  power: 'Great Power',
  'power.power': 'Power',
  'power.alignment': 'Alignment',
  'power.diplomacy': 'Diplomatic power',
  'power.points': 'Mobilisation points',

  'procedure.next-turn': 'Next turn',
  'nextTurn.input': 'The turn that ends',
  'nextTurn.conflictOwed': 'A Diplomatic Conflict is still owed this turn',
  'nextTurn.title': 'Turn',
  'nextTurn.read': ({ turnNumber }: { turnNumber: number }) => `Turn ${turnNumber} begins`,

  'moraleEvent.fortificationLost': 'Own fortification eliminated',
  'moraleEvent.constantinople': 'First capture of Constantinople',
  'moraleEvent.otherCity': 'First capture of another city',
  'spending.combat': 'Combat die',
  'spending.mobilisation': 'Mobilisation',
  'spending.rally': 'Rally',
  'spendingMost.1': '1',
  'spendingMost.noLimit': 'no limit',
  'spendingPer.combat': 'combat',
  'spendingPer.segment': 'segment',
  'spendingPer.combatUnit': 'combat unit being rallied',

  'option.albania': 'Albania',
  'option.bulgaria': 'Bulgaria',
  'option.greece': 'Greece',
  'option.montenegro': 'Montenegro',
  'option.ottoman': 'the Ottoman Empire',
  'option.romania': 'Romania',
  'option.serbia': 'Serbia',
  'option.no': 'no',
  'option.yes': 'yes',

  'campaign.state': 'The campaign',
  'campaign.scenario': 'Scenario',
  'campaign.firstCamp': 'The first player leads',
  'campaign.turnNumber': 'Turn',
  'campaign.powers': 'Great Powers',
  'campaign.treasuries': 'Mobilisation points of the countries',
  'campaign.volunteers': 'Volunteers’ points not yet given to a country',
  'campaign.units': 'Units',
  'campaign.captured': 'Cities captured once',
  'campaign.city': 'City',
  'campaign.holder': 'Last captured by',
  'campaign.amphibiousForbidden': 'The League may make no amphibious operation',
  'campaign.turn': 'This turn',
  'campaign.eventDone': 'The political event of this turn has been rolled',
  'campaign.crisis': 'European crisis: the Great Powers’ points are zero',
  'campaign.confrontation': 'A Diplomatic Conflict must be fought, with all power',
  'campaign.diplomacyDone': 'A Diplomatic Conflict has been fought',
  'campaign.guerrilla': 'Guerrilla in',
  'campaign.ended': 'The game',

  'setup.firstWar': 'First Balkan War, the League plays first',
  'setup.firstWar.help':
    'The nations that the events name for the First War, the League against the Ottoman Empire. The aid prints neither their national morale nor who is First Player: give the morale of each nation from your map before the first political event.',
  'setup.firstWarOttomansFirst': 'First Balkan War, the Ottomans play first',
  'setup.firstWarOttomansFirst.help': (_: object, say) => say('setup.firstWar.help'),
  'setup.secondWar': 'Second Balkan War, the League plays first',
  'setup.secondWar.help':
    'The nations that the events name for the Second War, the League against Bulgaria. The aid prints neither their national morale nor who is First Player: give the morale of each nation from your map before the first political event.',
  'setup.secondWarBulgariaFirst': 'Second Balkan War, Bulgaria plays first',
  'setup.secondWarBulgariaFirst.help': (_: object, say) => say('setup.secondWar.help'),

  'effect.morale': ({ country, change }: { country: string; change: number }, say) =>
    `${say(`nation.${country}`)}: morale ${signed(change)}`,
  'effect.moraleSpent': ({ country, points }: { country: string; points: number }, say) =>
    `${say(`nation.${country}`)} spends ${plural(points, 'morale point', 'morale points')}`,
  'effect.moraleSet': ({ country, morale }: { country: string; morale: number }, say) =>
    `${say(`nation.${country}`)}: morale becomes ${morale}`,
  'effect.unit': ({ id, fate, place, retreat }: { id: string; fate: string; place: string; retreat: number }, say) =>
    `${id}: ${say(`fate.${fate}`)}${place === 'map' ? '' : `, ${say(`place.${place}`)}`}${retreat > 0 ? `, retreats ${retreat} hexes` : ''}`,
  'effect.rallied': ({ id }: { id: string }) => `${id} is in good order again`,
  'effect.mobilised': ({ id }: { id: string }) => `${id} leaves the pool for the map`,
  'effect.placed': ({ id, depot }: { id: string; depot: string }) => `${id} is placed on ${depot}`,
  'effect.pointsSpent': ({ country, points }: { country: string; points: number }, say) =>
    `${say(`nation.${country}`)} spends ${plural(points, 'mobilisation point', 'mobilisation points')}`,
  'effect.volunteers': ({ player, country, points }: { player: string; country: string; points: number }, say) =>
    `${say(`side.${player}`)}: ${plural(points, 'point', 'points')} of volunteers${country === 'later' ? ', country to be named' : ` for ${say(`nation.${country}`)}`}`,
  'effect.volunteersSpent': ({ player, points }: { player: string; points: number }, say) =>
    `${say(`side.${player}`)} uses ${plural(points, 'point', 'points')} of volunteers`,
  'effect.powerPointsSpent': ({ power, points }: { power: string; points: number }, say) =>
    `${say(`nation.${power}`)} gives ${plural(points, 'mobilisation point', 'mobilisation points')}`,
  'effect.capitulates': ({ country }: { country: string }, say) =>
    `${say(`nation.${country}`)} capitulates: its units leave play for good`,
  'effect.joins': ({ country, player }: { country: string; player: string }, say) =>
    `${say(`nation.${country}`)} joins the ${say(`side.${player}`).toLowerCase()}`,
  'effect.aligns': ({ power, alignment }: { power: string; alignment: string }, say) =>
    `${say(`nation.${power}`)} is now ${say(`alignment.${alignment}`)}`,
  'effect.armistice': ({ country }: { country: string }, say) =>
    `${say(`nation.${country}`)} may not attack until one of its units is attacked`,
  'effect.armisticeEnds': ({ country }: { country: string }, say) =>
    `The armistice of ${say(`nation.${country}`)} ends`,
  'effect.albaniaClosed': 'No unit may enter Albania for the rest of the game',
  'effect.ottomansUnsupplied': 'All Ottoman units are unsupplied in the coming Ottoman Combat Segment',
  'effect.revoltPenalty': 'The Ottomans suffer the penalty of First War special rule 4 (see the rulebook)',
  'effect.guerrilla': ({ country, extraMovement }: { country: string; extraMovement: number }, say) =>
    `This turn enemies pay ${signed(extraMovement)} movement for each hex wholly inside ${say(`nation.${country}`)}`,
  'effect.reveal': ({ player }: { player: string }, say) =>
    `One fogged stack of the ${say(`side.${player}`).toLowerCase()} is revealed`,
  'effect.crisis': 'The Great Powers’ diplomatic power and mobilisation points are zero this turn',
  'effect.confrontation': 'A Diplomatic Conflict must be fought this turn, with all available power',
  'effect.diplomacyDone': 'The Diplomatic Conflict of this turn has been fought',
  'effect.eventDone': 'The political event of this turn has been rolled',
  'effect.naval': ({ winner }: { winner: string }) =>
    winner === 'turks'
      ? 'Turkish victory: no League amphibious operation until the League wins at sea'
      : 'League victory: it may make amphibious operations, and one more later if it has none left',
  'effect.captured': ({ city, holder }: { city: string; holder: string }, say) =>
    `${cityName(city, say)} counts as captured once, and is now held by ${say(`nation.${holder}`)}`,
  'effect.nextTurn': 'The turn moves on; what lasted one turn ends',
  'effect.gameEnds': ({ how }: { how: string }) =>
    how === 'armistice' ? 'The game ends: score victory now' : 'The game ends: both sides lose',

  'unbooked.nationNotOnTrack': ({ country }: { country: string }, say) =>
    `${say(`nation.${country}`)} is not on the national morale track: the change waits until it is put there with the morale it had`,
  'unbooked.moraleUnknown': ({ country }: { country: string }, say) =>
    `the national morale of ${say(`nation.${country}`)} is not known: the change waits until the morale it had is given`,
  'unbooked.trackFull': ({ points, most }: { points: number; most: number }) =>
    `the track has room for ${most}, not for ${points}: the change waits until there is room`,
  'unbooked.treasuryShort': ({ country, points }: { country: string; points: number }, say) =>
    `${say(`nation.${country}`)} is ${plural(points, 'mobilisation point', 'mobilisation points')} short on its track: the payment waits until they are put there`,
  'unbooked.volunteersShort': ({ player, points }: { player: string; points: number }, say) =>
    `the ${say(`side.${player}`).toLowerCase()} is ${plural(points, 'point', 'points')} of volunteers short on his track: the payment waits until they are put there`,
  'unbooked.powerNotOnTrack': ({ power }: { power: string }, say) =>
    `${say(`nation.${power}`)} is not on the track of the Great Powers: the change waits until it is put there`,
  'unbooked.unitUnknown': ({ id }: { id: string }) =>
    `${id} is not in the register: what befell it waits until it is entered`,
  'refusal.unitElsewhere': ({ id, place, wanted }: { id: string; place: string; wanted: string }, say) =>
    `${id} stands elsewhere: ${say(`place.${place}`)}, not ${say(`place.${wanted}`)}`,
  'refusal.otherType': ({ id, type, wanted }: { id: string; type: string; wanted: string }, say) =>
    `${id} is of another type: ${say(`unitType.${type}`)}, not ${say(`unitType.${wanted}`)}`,
  'refusal.cadreUnknown': ({ id }: { id: string }) => `${id} charges: give its cadre level, which is its Shock Value`,
  'refusal.levelUnknown': ({ id }: { id: string }) => `${id} costs by this level; give what the counter prints`,
  'refusal.countryUnknown': ({ id }: { id: string }) => `${id} is not in the register yet; give its country`,
  'refusal.ownerUnknown': ({ id }: { id: string }) =>
    `it is not known whose ${id} is; give its player, or list its country among the nations at war`,
  'refusal.moraleUnknown': ({ country }: { country: string }, say) =>
    `the events ask for the national morale of ${say(`nation.${country}`)}, which the aid does not print; give it from your map`,
  'refusal.oneEventATurn': 'the political event of this turn has already been rolled',
  'refusal.underArmistice': ({ country }: { country: string }, say) =>
    `${say(`nation.${country}`)} is under a separate armistice and may not attack until attacked`,
  'refusal.noAttackStrength': 'the attack has no strength; give attackers with a total above 0',
  'refusal.albaniaIsClosed': 'nobody may enter or fight in Albania any more',
  'refusal.onBothSides': ({ id }: { id: string }) => `${id} stands on both sides; name each unit once`,
  'refusal.hasCapitulated': ({ country }: { country: string }, say) =>
    `${say(`nation.${country}`)} has capitulated; its units are out of play`,
  'refusal.wrongPlayer': ({ country, player }: { country: string; player: string }, say) =>
    `${say(`nation.${country}`)} belongs to the ${say(`side.${player}`).toLowerCase()}`,
  'refusal.noGuns': ({ type }: { type: string }, say) =>
    `a unit of type “${say(`unitType.${type}`)}” has no bombardment; give 0, or an artillery type`,
  'refusal.notDemoralised': 'the unit is in good order; only a demoralised unit rallies',
  'refusal.enemyHeadquarters': 'this headquarters is the enemy’s; name one of your own, or none',
  'refusal.advancedOnly': 'National Rally belongs to the advanced game',
  'refusal.notPermitted': 'say that the rules allow it now: when it may be tried is not in the aid',
  'refusal.cityUnnamed': 'name the city',
  'refusal.ownCity': ({ country }: { country: string }, say) =>
    `${say(`nation.${country}`)} cannot capture its own city`,
  'refusal.capturedBefore': ({ city }: { city: string }, say) =>
    `${cityName(city, say)} has been captured before; only the first capture counts, so say that this is not the first`,
  'refusal.conflictOwed': 'the Great Powers’ confrontation must be fought before the turn ends',
  'refusal.neverReplaced': ({ id, type }: { id: string; type: string }, say) =>
    `${id}: a lost ${say(`unitType.${type}`)} never comes back`,
  'refusal.tooFewDepots': ({ units, depots }: { units: number; depots: number }) =>
    `${units} units for ${plural(depots, 'depot', 'depots')}; each depot takes one`,
  'refusal.cannotPay': ({ cost, lacking }: { cost: number; lacking: number }) =>
    `the units cost ${cost} in all; ${plural(lacking, 'point is', 'points are')} lacking, morale included`,
  'refusal.crisisTurn': ({ committed }: { committed: number }) =>
    `in a turn of European crisis every Great Power counts 0; ${committed} cannot be committed`,
  'refusal.morePowerThanHeld': ({ committed, available }: { committed: number; available: number }) =>
    `${committed} committed, only ${available} available`,
  'refusal.mustUseAll': ({ committed, available }: { committed: number; available: number }) =>
    `under a confrontation all power must be used: commit ${available}, not ${committed}`,
  'refusal.oneConflictATurn': 'one Diplomatic Conflict a turn has already been fought',

  'ruling.oddsRounding': 'How are fractions of the odds read?',
  'ruling.oddsRounding.why':
    'The aid prints only the column heads; games of this family round in the defender’s favour.',
  'ruling.oddsRounding.defender': 'in the defender’s favour',
  'ruling.oddsRounding.nearest': 'to the nearest column',
  'ruling.negativeArtillery': 'Does the defender’s stronger artillery shift the column left?',
  'ruling.negativeArtillery.why': 'The formula is a plain difference; only the word “superiority” hints otherwise.',
  'ruling.negativeArtillery.shiftsLeft': 'yes, the difference is signed',
  'ruling.negativeArtillery.noShift': 'no, the least is no shift',
  'ruling.unsuppliedGuns': 'Do unsupplied field guns count for artillery superiority?',
  'ruling.unsuppliedGuns.why':
    'The errata let fortifications always bombard because they are always in supply: the others then need supply.',
  'ruling.unsuppliedGuns.silent': 'no',
  'ruling.unsuppliedGuns.fire': 'yes',
  'ruling.demoralisedFortGuns': 'Do the guns of a demoralised fortification count?',
  'ruling.demoralisedFortGuns.why': 'Only artillery in good order takes part.',
  'ruling.demoralisedFortGuns.silent': 'no',
  'ruling.demoralisedFortGuns.fire': 'yes',
  'ruling.chargeRule': 'Which charge rule is in force?',
  'ruling.chargeRule.why': 'S&T 166 corrected the rule later than the list the aid prints.',
  'ruling.chargeRule.errata166': 'S&T 166: short of twice the shock, the defender profits',
  'ruling.chargeRule.aid': 'the aid: the defender profits only with more shock',
  'ruling.moraleOrder': 'Who says first that he spends a morale point?',
  'ruling.moraleOrder.why': 'The aid does not say; the attacker’s line comes first in its list.',
  'ruling.moraleOrder.attackerFirst': 'the attacker, then the defender',
  'ruling.moraleOrder.sealed': 'both in secret, at once',
  'ruling.blockedRetreat': 'What becomes of a unit that cannot carry out its rout?',
  'ruling.blockedRetreat.why': 'The aid is silent; elimination is the usual price.',
  'ruling.blockedRetreat.eliminate': 'it is eliminated',
  'ruling.blockedRetreat.surrender': 'it surrenders',
  'ruling.fixedUnitsInRout': 'What becomes of forts and depots under a rout?',
  'ruling.fixedUnitsInRout.why': 'They cannot move, so their retreat is blocked.',
  'ruling.fixedUnitsInRout.blocked': 'their retreat is blocked',
  'ruling.fixedUnitsInRout.stay': 'they stay, demoralised',
  'ruling.multinationalMorale': 'Whose morale changes when several nations fight on one side?',
  'ruling.multinationalMorale.why': 'The chart speaks of the attacker and the defender only.',
  'ruling.multinationalMorale.each': 'each nation with a unit in the combat',
  'ruling.multinationalMorale.strongest': 'the nation with the most strength in it',
  'ruling.fortMorale': 'Several forts lost at once: how much morale?',
  'ruling.fortMorale.why': 'The chart speaks of one fortification.',
  'ruling.fortMorale.each': 'one point for each fort',
  'ruling.fortMorale.once': 'one point in all',
  'ruling.surrenderedFort': 'Does a surrendered fort cost morale like an eliminated one?',
  'ruling.surrenderedFort.why': 'Both leave the game for good.',
  'ruling.surrenderedFort.alike': 'yes',
  'ruling.surrenderedFort.noLoss': 'no',
  'ruling.unitsPerDepot': 'How many units may one depot take in a segment?',
  'ruling.unitsPerDepot.why': 'A review of the game says one; the aid is silent.',
  'ruling.unitsPerDepot.one': 'one',
  'ruling.unitsPerDepot.noLimit': 'any number',
  'ruling.greatPowerDepots': 'Do Great Powers’ units need a depot each?',
  'ruling.greatPowerDepots.why': 'They “mobilise automatically”; the aid names no depot for them.',
  'ruling.greatPowerDepots.free': 'no',
  'ruling.greatPowerDepots.bound': 'yes, like any other unit',
  'ruling.eventsPerTurn': 'How many political events does a turn have?',
  'ruling.eventsPerTurn.why':
    'The aid does not say; events speak of “this turn” and of segments to come, so one is rolled as the turn begins.',
  'ruling.eventsPerTurn.one': 'one',
  'ruling.eventsPerTurn.noLimit': 'as many as the players roll',
  'ruling.youngTurks': 'Event 22: when are the Ottomans unsupplied?',
  'ruling.youngTurks.why': '“Whatever the result” is read as: in any case.',
  'ruling.youngTurks.always': 'in any case',
  'ruling.youngTurks.onlyIfLow': 'only if their morale was two or less',
  'ruling.albaniaArmyArtillery': 'Event 26: where does army artillery left in Albania go?',
  'ruling.albaniaArmyArtillery.why':
    'The general note keeps it out of the game; the event’s own text names only depots and forts.',
  'ruling.albaniaArmyArtillery.outOfGame': 'out of the game',
  'ruling.albaniaArmyArtillery.pool': 'to the pool',
  'ruling.revoltInScenario2': 'Event 21 in scenario 2',
  'ruling.revoltInScenario2.why': 'It points to a rule of scenario 1.',
  'ruling.revoltInScenario2.ifJoined': 'only if the Ottomans have joined and the corps are committed',
  'ruling.revoltInScenario2.asPrinted': 'whenever the corps are committed',
  'ruling.montenegroHexes': 'Event 34: which Ottoman presence breaks the condition?',
  'ruling.montenegroHexes.why': 'The other three armistices say “wholly inside”; this one does not.',
  'ruling.montenegroHexes.any': 'any hex of Montenegro',
  'ruling.montenegroHexes.whollyInside': 'hexes wholly inside',
  'ruling.diplomacyMode': 'How is a Diplomatic Conflict fought?',
  'ruling.diplomacyMode.why': 'The second player’s heading speaks of “+1 to the die”, so dice are thrown.',
  'ruling.diplomacyMode.dice': 'power plus one die each',
  'ruling.diplomacyMode.raw': 'power alone, no dice',
  'ruling.secondBonus': 'When does the second player add 1?',
  'ruling.secondBonus.why': 'The heading ties it to the die.',
  'ruling.secondBonus.withDice': 'when dice are thrown',
  'ruling.secondBonus.always': 'always',
  'ruling.secondBonus.never': 'never',
  'ruling.balanceOfPower': 'Are the BP1 and BP2 corners printed right?',
  'ruling.balanceOfPower.why': 'They run against the 1D/2D trend, perhaps on purpose.',
  'ruling.balanceOfPower.asPrinted': 'as printed',
  'ruling.balanceOfPower.swapped': 'swapped',
} satisfies Dictionary;
