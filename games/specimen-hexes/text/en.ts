import type { Dictionary } from '@grognard/kernel';
import { and, capital, count, number, possessive, the, verb } from '../../words/grammar/english.ts';
import type { Arm, Nation, Place, Terrain } from '../vocabulary.ts';

const lost = (steps: number): string => (steps === 0 ? 'nothing' : count(steps, 'step'));

export const en = {
  'side.attacker': { noun: 'attacker' },
  'side.defender': { noun: 'defender' },
  'side.valmer': { noun: 'Valmer', bare: true },
  'side.cantons': { noun: 'Cantons', plural: true },
  'arm.infantry': { noun: 'infantry' },
  'arm.cavalry': { noun: 'cavalry' },
  'arm.guns': { noun: 'guns', plural: true },
  'terrain.plain': 'plain',
  'terrain.wood': 'wood',
  'terrain.scree': 'scree',
  'terrain.peak': 'peak',
  'terrain.road': 'road',
  'chart.infantry': 'infantry',
  'chart.cavalry': 'cavalry',
  'chart.guns': 'guns',
  'chart.shift': 'column shift',
  'feature.camp': 'camp',
  'hexside.road': 'road',
  'hexside.gorge': 'gorge',
  'place.map': 'on the map',
  'place.pool': 'in the pool',
  'place.lost': 'lost',
  'phase.march': 'March',
  'phase.skirmish': 'Skirmishes',
  'phase.muster': 'Muster',

  unit: 'Counter',
  'unit.name': 'Name',
  'unit.name.sample': '1st Battalion',
  'unit.nation': 'Nation',
  'unit.arm': 'Arm',
  'unit.strength': 'Strength',
  'unit.movement': 'Movement points',
  'unit.reduced': 'Reduced',
  'unit.reduced.help': 'A reduced counter counts half and is lost with its next step.',
  'unit.hex': 'Hex',
  'unit.hex.sample': '0203',
  'unit.place': 'Place',
  'follows.arm': 'by its arm',
  // Names of the examples, as each language has them.
  'name.Guard': 'Guard',
  'name.Uhlans': 'Uhlans',
  'name.Battery': 'Battery',
  'name.Upper Canton': 'Upper Canton',
  'name.Lower Canton': 'Lower Canton',

  'procedure.march': 'March',
  'march.input': 'The march',
  'march.to': 'Marches to',
  'march.held': 'Hexes the enemy holds',
  'march.held.help': 'No counter enters them.',
  'march.way': 'The way',
  'march.told': ({ way, spent }: { way: readonly string[]; spent: number }) =>
    `by ${and(way)} for ${count(spent, 'point')}`,
  'march.outcome': ({ hex }: { hex: string }) => `stands in ${hex}`,
  'march.summary': ({ hex, spent, left }: { hex: string; spent: number; left: number }) =>
    `To ${hex} for ${count(spent, 'point')}; ${number(left)} left`,
  'picture.title': 'A march through the pass',
  'picture.reach': 'in reach',
  'picture.held': 'held by the enemy',
  'picture.way': 'the way',
  'picture.counter': ({ name }: { name: string }) => name,
  'picture.counters': ({ names }: { names: readonly string[] }) => names.join(', '),
  'picture.skirmish': 'A skirmish in the pass',
  'picture.skirmish.told': ({ hex }: { hex: string }) =>
    `A line runs around the hexes beside ${hex}, which is attacked; R marks those to which its defenders may retreat.`,
  'picture.beside': 'beside the hex attacked',
  'picture.retreat': 'open to retreat',

  'procedure.skirmish': 'Skirmish',
  'skirmish.input': 'The skirmish',
  'skirmish.attackers': 'Attackers',
  'skirmish.defenders': 'Defenders',
  'skirmish.ground': 'Ground of the defenders',
  'skirmish.ground.help': 'The hex that is attacked; the ground shifts the column.',
  'skirmish.ambush': 'An ambush is ready',
  'skirmish.ambush.help': 'Only the defender knows. It may be sprung in place of holding the ground.',
  'skirmish.night': 'By night',
  'skirmish.totals': 'By totals',
  'skirmish.attack': 'Attacking strength',
  'skirmish.defence': 'Defending strength',
  'skirmish.odds': 'Odds',
  'skirmish.odds.told': ({ attack, defence, base }: { attack: number; defence: number; base: string }) =>
    `${number(attack)} against ${number(defence)}: ${base}`,
  'skirmish.shift': 'Shift',
  'skirmish.ask.orders': 'Orders',
  'skirmish.ask.orders.probe': 'probe',
  'skirmish.ask.orders.press': 'press on',
  'skirmish.ask.orders.hold': 'hold the ground',
  'skirmish.ask.orders.ambush': 'spring the ambush',
  'skirmish.order': ({ option }: { option: string }, say) => say(`skirmish.ask.orders.${option}`),
  'skirmish.ask.die': 'Skirmish die',
  'skirmish.ask.retreat': 'Stand, or retreat and save a step?',
  'skirmish.ask.retreat.stand': 'stand',
  'skirmish.ask.retreat.retreat': 'retreat',
  'skirmish.ask.loss': 'Which counter loses a step?',
  'skirmish.table': 'Result',
  'skirmish.outcome': ({ code }: { code: string }, say) => `${code}: ${say(`code.${code}`)}`,
  'skirmish.summary': ({
    code,
    attackers,
    defenders,
    retreats,
  }: {
    code: string;
    attackers: number;
    defenders: number;
    retreats: boolean;
  }) =>
    `${code}: the attacker loses ${lost(attackers)}, the defender ${lost(defenders)}${retreats ? ' and retreats' : ''}`,
  'skirmish.headline': ({ face, modifier, column }: { face: number; modifier: number; column: string }) =>
    modifier === 0
      ? `${number(face)} on ${column}`
      : `${number(face)} ${modifier < 0 ? '−' : '+'} ${number(Math.abs(modifier))} = ${number(face + modifier)} on ${column}`,
  'skirmish.next': ({ name }: { name: string }) => `${name} follows up`,
  'fate.reduced': 'is reduced',
  'fate.lost': 'is lost',
  'modifier.press': 'The attacker presses on',
  'modifier.ambushed': 'He presses on into the ambush',
  'modifier.foundOut': 'The ambush lies in wait for a probe',
  'modifier.night': 'Night attack',
  'brief.press': 'Pressed on',
  'brief.ambushed': 'Ambush',
  'brief.foundOut': 'Found out',
  'brief.night': 'Night',
  'code.-': 'no effect',
  'code.A1': 'the attacker loses a step',
  'code.A2': 'the attacker loses two steps',
  'code.D1': 'the defender loses a step or retreats',
  'code.D2': 'the defender loses two steps, or a step and retreats',

  'procedure.muster': 'Muster',
  'muster.input': 'The muster',
  'muster.recruits': 'Counters called from the pool',
  'muster.points': 'Points in the purse',
  'muster.points.help': 'In a campaign the purse of the nation says it.',
  'muster.cost': 'Cost',
  'muster.cost.told': ({ spent }: { spent: number }) => `${count(spent, 'point')} spent`,
  'muster.ask.die': ({ name }: { name: string }) => `Muster die of ${name}`,
  'muster.summary': ({ came, spent }: { came: number; spent: number }) =>
    `${count(came, 'counter')} on the map for ${count(spent, 'point')}`,
  'muster.stayed': 'stays in the pool',

  'figure.spent': 'Movement points spent',
  'figure.attackerSteps': 'Steps the attacker loses',
  'figure.defenderSteps': 'Steps the defender loses',
  'figure.stepDifference': 'Defender’s steps less attacker’s',
  'figure.came': 'Counters that come',

  'effect.moved': ({ name, hex }: { name: string; hex: string }) => `${name} marches to ${hex}`,
  'effect.reduced': ({ name }: { name: string }) => `${name} is reduced`,
  'effect.eliminated': ({ name }: { name: string }) => `${name} is lost`,
  'effect.retreats': ({ nation }: { nation: Nation }, say) => {
    const who = say.noun(`side.${nation}`);
    return `${capital(the(who))} ${verb(who, 'retreats', 'retreat')} a hex`;
  },
  'effect.mustered': ({ name, hex }: { name: string; hex: string }) => `${name} comes onto the map in ${hex}`,
  'effect.spent': ({ nation, points }: { nation: Nation; points: number }, say) => {
    const who = say.noun(`side.${nation}`);
    return `${capital(the(who))} ${verb(who, 'spends', 'spend')} ${count(points, 'point')}`;
  },

  'campaign.state': 'The campaign',
  'campaign.units': 'Counters',
  'campaign.maps': 'Maps',
  'campaign.purses': 'Purses',
  'campaign.purse': 'Purse',
  'setup.autumn': 'Autumn',
  'setup.autumn.help': 'Valmer is in camp, the Cantons hold the heights.',
  'unbooked.shortPurse': ({ nation, held, points }: { nation: Nation; held: number; points: number }, say) =>
    `${capital(possessive(say.noun(`side.${nation}`)))} purse holds ${count(held, 'point')}, and ${number(points)} must be paid`,

  'refusal.elsewhere': ({ name, place, wanted }: { name: string; place: Place; wanted: Place }, say) =>
    `${name} is ${say(`place.${place}`)}; give a counter that is ${say(`place.${wanted}`)}`,
  'refusal.enemyThere': ({ hex }: { hex: string }) => `the enemy holds ${hex}; give a hex that is free`,
  'refusal.costLost': ({ arm, terrain }: { arm: Arm; terrain: Terrain }, say) =>
    `what ${the(say.noun(`arm.${arm}`))} ${verb(say.noun(`arm.${arm}`), 'pays', 'pay')} to enter ${say(`terrain.${terrain}`)} is lost in our source; lay your own cell over the terrain chart`,
  'refusal.tooFar': ({ hex, points }: { hex: string; points: number }) =>
    `no way leads to ${hex} for ${count(points, 'point')}; give a nearer hex`,
  'refusal.mixedForce': ({ name, nation }: { name: string; nation: Nation }, say) =>
    `${name} belongs to ${the(say.noun(`side.${nation}`))}; give counters of one nation`,
  'refusal.againstItself': ({ nation }: { nation: Nation }, say) => {
    const who = say.noun(`side.${nation}`);
    return `${the(who)} ${verb(who, 'does', 'do')} not attack ${verb(who, 'itself', 'themselves')}; give counters of the other nation`;
  },
  'refusal.onBothSides': ({ name }: { name: string }) => `${name} stands on both sides; give it once`,
  'refusal.tooDear': ({ cost, points }: { cost: number; points: number }) =>
    `these counters cost ${count(cost, 'point')}, the purse holds ${number(points)}; give fewer`,

  'ruling.besideEnemy': 'Does a march end beside the enemy?',
  'ruling.besideEnemy.why':
    '2.2 forbids his hexes and says nothing of those around; most games of the family stop there.',
  'ruling.besideEnemy.stop': 'it ends in the first such hex',
  'ruling.besideEnemy.pass': 'it goes on',
  'ruling.lossPick': 'Who says which counter loses a step?',
  'ruling.lossPick.why': '3.6 counts the steps and names nobody; owners usually choose.',
  'ruling.lossPick.owner': 'its owner',
  'ruling.lossPick.enemy': 'the enemy',
} satisfies Dictionary;
