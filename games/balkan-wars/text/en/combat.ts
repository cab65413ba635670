/** Combat, in English. */
import type { Dictionary } from '@grognard/kernel';
import { capital, count, number, signed, the } from '../../../words/grammar/english.ts';
import { nations } from './things.ts';

type Suffered = {
  readonly attacker: string;
  readonly defender: string;
};
type Fought = Suffered & {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly ignored: string;
};

export const combat = {
  'procedure.combat': 'Combat',
  'combat.input': 'The combat',
  'combat.totals': 'By totals',
  'combat.totals.attackingNation': 'Attacking country',
  'combat.totals.defendingNation': 'Defending country',
  'combat.term.attack': 'attack',
  'combat.term.defence': 'defence',
  'combat.term.odds': 'odds',
  'combat.term.shifts': 'shifts',
  'combat.term.column': 'column',
  'combat.term.die': 'die',
  'combat.headline': ({ face, drm, column }: { face: number; drm: number; column: string }, say) =>
    `${drm === 0 ? number(face) : `${number(face)} ${drm < 0 ? '−' : '+'} ${number(Math.abs(drm))} = ${number(face + drm)}`} on ${say(`line.${column}`)}`,
  'combat.next.rally': ({ id }: { id: string }) => `Rally ${id}`,
  'terrain.land': 'land',
  'terrain.water': 'water',
  'feature.city': 'city',
  'feature.fortification': 'fortification',
  'hexside.river': 'river',
  'hexside.lake': 'lake',
  'hexside.border': 'border',
  'unit.hex': 'Hex it stands in',
  'unit.hex.sample': '2720',
  'campaign.maps': 'Maps',
  'picture.title': ({ map }: { map: string }) => map,
  'picture.combat':
    'A line runs around the hexes beside the one attacked; ! at an attacker that stands elsewhere; hatched hexes lie as far away as survivors go, by a way over land and past the enemy; × where there is none.',
  'picture.beside': 'beside the hex attacked',
  'picture.apart': 'not beside the hex attacked',
  'picture.driven': ({ hexes }: { hexes: number }) => `${number(hexes)} hexes away`,
  'picture.shut': ({ hexes }: { hexes: number }) => `no open way of ${number(hexes)} hexes on this map`,
  'picture.stack': ({ units }: { units: readonly string[] }) => units.join(', '),
  'combat.level': 'Level of play',
  'combat.attackingPlayer': 'Who attacks',
  'combat.attackers': 'Attacking units',
  'combat.defenders': 'Defending units',
  'combat.terrain': 'Terrain',
  'combat.terrain.help':
    'The shifts of all terrain types in the defender’s hex added up, from the map’s own chart, which the aid does not print; minus shifts left.',
  'combat.entrenched': 'Entrenched',
  'combat.fortificationPresent': 'Fortification in the hex',
  'combat.allAcrossWater': 'All across a river or a lake',
  'combat.hexInAlbania': 'The defender’s hex lies in Albania',
  'combat.odds': 'Odds',
  'combat.odds.base': ({ attack, defence, column }: { attack: number; defence: number; column: string }, say) =>
    `${number(attack)} against ${number(defence)}: column ${say(`line.${column}`)}`,
  'combat.shifts': 'Column shifts',
  'combat.shifts.net': ({ net, column }: { net: number; column: string }, say) =>
    `net ${signed(net)}: column ${say(`line.${column}`)}`,
  'shift.artillerySuperiority': ({ ours, theirs }: { ours?: number; theirs?: number }) =>
    typeof ours === 'number' && typeof theirs === 'number'
      ? `Artillery superiority: bombardment ${number(ours)} against ${number(theirs)}`
      : 'Artillery superiority: the attacker’s bombardment minus the defender’s, artillery in good order only',
  'shift.entrenchment': 'Entrenchments',
  'shift.terrain': 'Terrain: the shifts of all types in the defender’s hex added up',
  'shift.acrossWater': 'Every unit attacks across a river, a lake or both',
  'shift.someUnsupplied': 'Some of the attackers unsupplied',
  'shift.allUnsupplied': 'All the attackers unsupplied',
  'shiftName.artillerySuperiority': 'Artillery',
  'shiftName.entrenchment': 'Entrenchments',
  'shiftName.terrain': 'Terrain',
  'shiftName.acrossWater': 'Water',
  'shiftName.someUnsupplied': 'Supply, in part',
  'shiftName.allUnsupplied': 'Supply, all',
  'combat.ask.attackerMorale': 'Spend a morale point on the die?',
  'combat.ask.attackerMorale.option': ({ option }: { option: string }, say) =>
    `${the(say.noun(`nation.${option}`))} spends a morale point`,
  'combat.ask.defenderMorale': 'Spend a morale point on the die?',
  'combat.ask.defenderMorale.option': ({ option }: { option: string }, say) =>
    `${the(say.noun(`nation.${option}`))} spends a morale point`,
  'combat.ask.morale': 'Spend a morale point on the die?',
  'combat.ask.morale.option': ({ option }: { option: string }, say) =>
    `${the(say.noun(`nation.${option}`))} spends a morale point`,
  'combat.ask.die': 'Combat die',
  'combat.ask.disrupted': 'No unit charged: which unit takes the D?',
  'modifier.attackerCharge': ({ attack, defence }: { attack?: number; defence?: number }) =>
    `The attackers that charge have a total Shock Value twice as high${typeof attack === 'number' && typeof defence === 'number' ? ` (${number(attack)} against ${number(defence)})` : ''}`,
  'modifier.attackerMorale': 'The attacker spends a morale point',
  'modifier.engineers': 'One or more engineer units attack a fortification or an entrenchment',
  'modifier.defenderCharge': ({ attack, defence, short }: { attack?: number; defence?: number; short?: boolean }) => {
    if (typeof attack !== 'number' || typeof defence !== 'number')
      return 'The defenders that charge have a higher total Shock Value';
    const values = `(${number(attack)} against ${number(defence)})`;
    return short
      ? `S&T 166: the attackers’ total Shock Value is not twice the defenders’ ${values}`
      : `The defenders that charge have a higher total Shock Value ${values}`;
  },
  'modifier.defenderMorale': 'The defender spends a morale point',
  'modifierName.attackerCharge': 'Attackers charge',
  'modifierName.attackerMorale': 'Attacker’s morale',
  'modifierName.engineers': 'Engineers',
  'modifierName.defenderCharge': 'Defenders charge',
  'modifierName.defenderMorale': 'Defender’s morale',
  'brief.someUnsupplied': 'Part unsupplied',
  'brief.allUnsupplied': 'Unsupplied',
  'brief.attackerCharge': 'Charge',
  'brief.attackerMorale': 'Morale',
  'brief.defenderCharge': 'Charge',
  'brief.defenderMorale': 'Morale',
  'combat.table': 'Combat Results Table',
  'suffers.-': ({ side }: { side: string }, say) => `no effect on ${the(say.noun(`side.${side}`))}`,
  'suffers.D': ({ side }: { side: string }, say) => `${the(say.noun(`side.${side}`))} is disrupted`,
  'suffers.S': ({ side }: { side: string }, say) => `${the(say.noun(`side.${side}`))} is shattered`,
  'suffers.R': ({ side }: { side: string }, say) => `${the(say.noun(`side.${side}`))} is routed`,
  'suffers.E': ({ side }: { side: string }, say) => `${the(say.noun(`side.${side}`))} is eliminated`,
  'combat.outcome': ({ attacker, defender }: Suffered, say) =>
    `${attacker}/${defender}: ${say(`suffers.${attacker}`, { side: 'attacker' })}, ${say(`suffers.${defender}`, { side: 'defender' })}`,
  'combat.summary': ({ attackers, defenders, attacker, defender, ignored }: Fought, say) =>
    `${capital(nations(attackers, say))} ${attackers.length > 1 ? 'attack' : 'attacks'} ${nations(defenders, say)}. ${say('combat.outcome', { attacker, defender })}${ignored === 'none' ? '' : `; ${say(`combat.ignored.${ignored}`)}`}`,
  'combat.boldItalics': 'Results in bold italics',
  'combat.ignored.none': 'neither result is in bold italics: both apply',
  'combat.ignored.attacker': 'the attacker’s result is in bold italics and is ignored at this level',
  'combat.ignored.defender': 'the defender’s result is in bold italics and is ignored at this level',
  'combat.ignored.both': 'both results are in bold italics and are ignored at this level',
  'combat.ignored.unknown':
    'this level ignores the results in bold italics, but you have not yet said whether this one is so in your copy: nothing is ignored',
  'combat.units': 'Units',
  'combat.morale': 'National morale',
  'combat.moraleChange': ({ country, change, because }: { country: string; change: number; because: string }, say) =>
    `${the(say.noun(`nation.${country}`))} ${change < 0 ? 'loses' : 'gains'} ${count(Math.abs(change), 'national morale point')}${because === 'fortification' ? ' for the fortification' : ''}`,
  'figure.attackersLost': 'Attacking units lost',
  'figure.defendersLost': 'Defending units lost',
  'figure.lossDifference': 'Defenders lost less attackers lost',
  'figure.attackersShaken': 'Attacking units affected',
  'figure.defendersShaken': 'Defending units affected',
  'figure.attackerMoraleSpent': 'Morale points the attacker spends',
  'figure.defenderMoraleSpent': 'Morale points the defender spends',
  'figure.attackerMoraleChange': 'National morale the attacker gains, less what he spends',
  'figure.defenderMoraleChange': 'National morale the defender gains, less what he spends',
} satisfies Dictionary;
