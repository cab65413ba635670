import type { Dictionary, Words } from '@grognard/kernel';
import { UNNAMED } from '../vocabulary.ts';
import { type CounterFacts, called, counters, half, starred } from './notation.ts';

const lost = (losses: number): string =>
  losses === 0 ? 'no loss' : `${half(losses)} ${losses > 1 ? 'losses' : 'loss'}`;

type Suffering = CounterFacts & { readonly suffered: number };

export const en = {
  'side.attacker': 'Attacker',
  'side.defender': 'Defender',
  'side.none': 'Nobody',
  'side.first': 'First player',
  'side.second': 'Second player',

  'procedure.battle': 'Battle',
  'procedure.stacking': 'Stacking check',
  'procedure.conversion': 'Conversion check',
  'procedure.retreat-test': 'Retreat',
  'procedure.losses': 'Losses',

  'nation.france': 'France',
  'nation.spain': 'Spain',
  'nation.england': 'England',
  'nation.turkey': 'Turkey',
  'nation.austria': 'Austria',
  'nation.prussia': 'Prussia',
  'nation.russia': 'Russia',
  'nation.venice': 'Venice',
  'nation.portugal': 'Portugal',
  'nation.hungary': 'Hungary',
  'nation.aztecs': 'Aztecs',
  'nation.other': 'another country',
  'troops.conscript': 'conscripts',
  'troops.veteran': 'veterans',
  'fireColumn.fires': 'fires',
  'fireColumn.losses': 'losses',
  'lossColumn.losses': 'losses',
  'lossColumn.less': 'fewer losses inflicted',
  'nationalRow.spain': 'Spain',
  'nationalRow.portugal': 'Portugal',
  'nationalRow.venice': 'Venice',
  'nationalRow.england': 'England',
  'nationalRow.turkey-2A+': 'Turkey, 2A(+)',
  'nationalRow.turkey-1A+': 'Turkey, 1A(+)',
  'nationalRow.france': 'France',
  'nationalRow.prussia': 'Prussia',
  'nationalRow.austria': 'Austria',
  'nationalRow.russia': 'Russia',
  'nationalRow.england-VI': 'England, Period VI',
  'nationalColumn.nation': 'nation',
  'nationalColumn.from': 'from',
  'nationalColumn.to': 'to',
  'nationalColumn.force': 'at least (detachments)',
  'nationalColumn.adjust': 'losses inflicted',
  'terrainColumn.attacker-fire': 'attacker’s Fire',
  'terrainColumn.attacker-shock': 'attacker’s Shock',
  'terrainColumn.attacker-pursuit': 'attacker’s pursuit',
  'terrainColumn.defender-fire': 'defender’s Fire',
  'terrainColumn.defender-shock': 'defender’s Shock',
  'terrainColumn.defender-pursuit': 'defender’s pursuit',
  'terrainColumn.rounds': 'rounds',
  'ground.plain': 'plain',
  'ground.forest': 'forest',
  'ground.swamp': 'swamp',
  'ground.desert': 'desert',
  'ground.mountain': 'mountain',
  'ground.none': 'no obstacle',
  'ground.river': 'river',
  'ground.pass': 'pass',
  'ground.strait': 'strait',
  'ground.landing': 'landing',
  'technology.MED': 'Medieval',
  'technology.REN': 'Renaissance',
  'technology.ARQ': 'Arquebus',
  'technology.MUS': 'Musket',
  'technology.BAR': 'Baroque',
  'technology.MAN': 'Manoeuvre',
  'technology.LACE': 'Lace War',
  'cavalry.standard': 'standard',
  'cavalry.eastern': 'doubled (Turks, Islam and Asia)',
  'cavalry.none': 'none (natives of America and Oceania)',
  'terrain.plain': 'plain',
  'terrain.forest': 'forest',
  'terrain.swamp': 'swamp',
  'terrain.desert': 'desert',
  'terrain.mountain': 'mountain',
  'crossing.none': 'none',
  'crossing.river': 'river',
  'crossing.pass': 'pass',
  'crossing.strait': 'strait',
  'crossing.landing': 'landing',

  'force.name': 'Name of the force',
  'force.name.help': 'In a campaign, the name by which its register knows it.',
  'force.player': 'Player',
  'force.byNation': 'by nation',
  'force.nation': 'Nation',
  'force.armiesPlus': 'Armies (+)',
  'force.armiesMinus': 'Armies (−)',
  'force.detachments': 'Detachments (D)',
  'force.pacha': 'Worth of the pacha in D',
  'force.pachas': 'Pachas',
  'force.pachas.help': 'One number for each pacha: usually 1, for some 0 or 2.',
  'force.technology': 'Technology',
  'force.veteran': 'Veterans',
  'force.leader': 'Leader',
  'force.leader.help': 'Ratings as written on the counter: Manoeuvre.Fire.Shock. Zeros for a force without a leader.',
  'force.leader.name': 'Name of the leader',
  'force.leader.manoeuvre': 'Manoeuvre',
  'force.leader.fire': 'Fire',
  'force.leader.shock': 'Shock',
  'force.cavalry': 'Cavalry',
  'force.native': 'Native country',
  'force.revolution': 'French army of the Revolution',
  'force.other': 'Other die modifiers',
  'force.other.help': 'What the base game adds to the dice of this side and the other fields do not say.',
  'force.other.fire': 'Fire',
  'force.other.shock': 'Shock',
  'force.other.pursuit': 'Pursuit',
  'force.lost': 'Detachments lost so far',

  'battle.input': 'The battle',
  'battle.year': 'Year',
  'battle.terrain': 'Terrain',
  'battle.crossing': 'The attacker attacks across',
  'battle.crossing.help': 'What the attacker had to cross to reach the field.',
  'battle.army.attacker': 'Attacker',
  'battle.army.defender': 'Defender',
  'battle.army': ({ nation, technology, strength, fire, shock, revolution }: ArmyFacts, say) =>
    `${say(`nation.${nation}`)}, ${say(`technology.${technology}`)}, ${strength} D: ${fire === '-' ? 'no Fire' : `Fire on ${fire}`}, Shock on ${shock}${revolution ? ' (Revolution)' : ''}`,
  'battle.mayFire.attacker': 'Attacker, Fire',
  'battle.mayFire.defender': 'Defender, Fire',
  'battle.fires': 'the army fires',
  'battle.noFire': 'the army does not fire',
  'battle.troops.attacker': 'Attacker, morale',
  'battle.troops.defender': 'Defender, morale',
  'battle.moraleIs': ({ morale }: { morale: number }) => `morale ${morale}`,
  'battle.fire1.attacker': 'Attacker, first Fire',
  'battle.fire1.defender': 'Defender, first Fire',
  'battle.fire2.attacker': 'Attacker, second Fire',
  'battle.fire2.defender': 'Defender, second Fire',
  'battle.shock1.attacker': 'Attacker, first Shock',
  'battle.shock1.defender': 'Defender, first Shock',
  'battle.shock2.attacker': 'Attacker, second Shock',
  'battle.shock2.defender': 'Defender, second Shock',
  'battle.pursuit.attacker': 'Attacker, pursuit',
  'battle.pursuit.defender': 'Defender, pursuit',
  'battle.scored': ({ modified, stars, loss, applied }: ScoreFacts) =>
    `${modified}: ${starred(stars)} on morale, ${lost(applied)}${applied === loss ? '' : ` (${half(loss)} by the table)`}`,
  'battle.pursued': ({ modified, applied }: ScoreFacts) => `${modified}: ${lost(applied)} more`,
  'battle.morale.fire1': 'Morale after the first Fire',
  'battle.morale.fire2': 'Morale after the second Fire',
  'battle.morale.end1': 'End of the first round',
  'battle.morale.end2': 'End of the second round',
  'battle.morale': ({ attackerStars, attackerMorale, defenderStars, defenderMorale, broken }: MoraleFacts, say) =>
    `attacker ${attackerStars} of ${attackerMorale}, defender ${defenderStars} of ${defenderMorale}: ${
      broken.length === 0 ? 'nobody breaks' : `${broken.map((side) => say(`side.${side}`)).join(' and ')} broken`
    }`,
  'battle.withdraw.attacker': 'Does the attacker withdraw?',
  'battle.withdraw.defender': 'Does the defender withdraw?',
  'battle.withdraw.attacker.fight': 'fight on',
  'battle.withdraw.attacker.withdraw': 'withdraw',
  'battle.withdraw.defender.fight': 'fight on',
  'battle.withdraw.defender.withdraw': 'withdraw',
  'battle.nation.attacker': 'Attacker, national adjustment',
  'battle.nation.defender': 'Defender, national adjustment',
  'battle.inflicted.attacker': 'Losses inflicted by the attacker',
  'battle.inflicted.defender': 'Losses inflicted by the defender',
  'battle.inflicted': ({ inflicted, adjusted }: { inflicted: number; adjusted: number }) =>
    `${half(inflicted)} before, ${half(adjusted)} after the adjustments`,
  'battle.victory': 'Outcome',
  'battle.draw': ({ manner }: { manner: string }, say) => `draw: ${say(`manner.${manner}`)}`,
  'battle.minor': ({ winner, gap, manner }: VictoryFacts, say) =>
    `${say(`side.${winner}`)} wins (${say(`manner.${manner}`)}), gap ${gap < 0 ? '−' : ''}${half(Math.abs(gap))}`,
  'battle.major': ({ winner, gap, manner }: VictoryFacts, say) =>
    `major victory, ${say(`side.${winner}`)} (${say(`manner.${manner}`)}), gap ${half(gap)}`,
  'battle.summary': ({ winner, manner, major, attacker, defender }: SummaryFacts, say) =>
    `${winner === 'none' ? 'Draw' : `${say(`side.${winner}`)} wins`}${major ? ', major victory' : ''} (${say(`manner.${manner}`)}). Attacker: ${lost(attacker.suffered)}, left ${counters(attacker, 'nothing')}. Defender: ${lost(defender.suffered)}, left ${counters(defender, 'nothing')}.`,
  'manner.brokenInFire': 'loser broken in Fire',
  'manner.brokenInShock': 'loser broken in Shock',
  'manner.withdrew': 'loser withdrew',
  'manner.outlasted': 'loser had less morale left',
  'manner.bothBroken': 'both armies broken',
  'manner.level': 'nobody broken',
  'outcome.attackerMajor': 'Major victory of the attacker',
  'outcome.attacker': 'Victory of the attacker',
  'outcome.draw': 'Draw',
  'outcome.defender': 'Victory of the defender',
  'outcome.defenderMajor': 'Major victory of the defender',

  'modifier.leaderFire': 'Leader: Fire differential, if positive',
  'modifier.leaderShock': 'Leader: Shock differential, if positive',
  'modifier.leaderPursuit': 'Leader: Shock differential in pursuit, if positive',
  'modifier.terrain': 'Terrain',
  'modifier.crossing': 'Attack across a river or the like',
  'modifier.cavalry': 'Double the enemy’s cavalry',
  'modifier.secondRound': 'Second round',
  'modifier.failedRetreat': 'The enemy failed to withdraw',
  'modifier.brokeInFire': 'The enemy broke in Fire',
  'modifier.oneRound': 'Victory in the first round',
  'modifier.other': 'Other modifiers of the base game',
  'modifier.manoeuvre': 'Leader’s manoeuvre, if the army did not break',
  'modifier.size': 'Force smaller than 2A(+)',
  'modifier.national': 'Nation and year',

  'retreat.input': 'The retreating army',
  'retreat.broken': 'The army broke',
  'retreat.morale': 'Morale left after the first round',
  'retreat.morale.help': 'Needed only with option M.',
  'retreat.wear.attacker': 'Attacker, retreat',
  'retreat.wear.defender': 'Defender, retreat',
  'retreat.cost': ({ modified, loss }: { modified: number; loss: number }) => `${modified}: ${lost(loss)}`,
  'retreat.test.attacker': 'Attacker, test to withdraw',
  'retreat.test.defender': 'Defender, test to withdraw',
  'retreat.succeeded': ({ face, threshold, manoeuvre, morale }: TestFacts) =>
    `${face} against ${threshold} (manoeuvre ${manoeuvre} + morale ${morale}): the army withdraws`,
  'retreat.failed': ({ face, threshold, manoeuvre, morale }: TestFacts) =>
    `${face} against ${threshold} (manoeuvre ${manoeuvre} + morale ${morale}): the battle goes on, +2 to the enemy’s next Fire`,
  'retreat.held': 'The army fails to withdraw',
  'retreat.lost': ({ loss }: { loss: number }) => `The army retreats: ${lost(loss)}`,

  'losses.input': 'The force and its losses',
  'losses.whole': 'Losses, whole',
  'losses.half': 'and a half',
  'losses.table': 'Loss table',
  'losses.attacker': 'Attacker, losses',
  'losses.defender': 'Defender, losses',
  'losses.left': ({ suffered, remaining }: { suffered: number; remaining: number }) =>
    `${lost(suffered)} suffered: ${remaining} D left`,
  'losses.counters': 'Counters',
  'losses.force': (left: Suffering) => `Left: ${counters(left, 'nothing')}`,
  'losses.outcome': ({ remaining }: { remaining: number }) => `${remaining} D left in counters`,
  'losses.moved': 'Counters in the province',
  'losses.moved.attacker': 'Attacker, counters in the province',
  'losses.moved.defender': 'Defender, counters in the province',
  'losses.excess': ({ excess }: { excess: number }) =>
    `${excess} ${excess > 1 ? 'counters' : 'counter'} too many: to be moved next turn`,
  'losses.ask.pachas.attacker': 'Which pachas are given up for the losses?',
  'losses.ask.pachas.defender': 'Which pachas are given up for the losses?',
  'losses.ask.takingIn.attacker': 'How many A(−) take in 2 D and turn to (+)?',
  'losses.ask.takingIn.defender': 'How many A(−) take in 2 D and turn to (+)?',
  'option.apart': 'none, the counters stay apart',
  'option.one': 'one A(−) takes in 2 D',
  'option.two': 'two A(−) take in 2 D each',
  'option.none': 'none',
  'option.1': 'a pacha worth 1',
  'option.2': 'a pacha worth 2',
  'option.1+1': 'two pachas worth 1',
  'option.1+2': 'both pachas, worth 1 and 2',
  'option.2+2': 'two pachas worth 2',
  'option.0': 'a pacha worth 0',
  'option.0+0': 'two pachas worth 0',
  'option.0+1': 'both pachas, worth 0 and 1',
  'option.0+2': 'both pachas, worth 0 and 2',

  'stacking.input': 'The stack',
  'stacking.worth': 'Worth of the stack',
  'stacking.equivalent': ({ equivalent, strength }: { equivalent: number; strength: number }) =>
    `counters worth ${equivalent} D; fights with ${strength} D`,
  'stacking.fault': 'Against the stacking rule',
  'stacking.excess': 'Counters in the province',
  'stacking.summary': ({ allowed, equivalent }: { allowed: boolean; equivalent: number }) =>
    `${equivalent} D: ${allowed ? 'the stack is allowed' : 'the stack is not allowed'}`,
  'verdict.allowed': 'Allowed',
  'verdict.forbidden': 'Not allowed',

  'conversion.input': 'The exchange of counters',
  'conversion.before': 'Before',
  'conversion.after': 'After',
  'conversion.check': 'Conversion',
  'conversion.allowed': ({ flipped }: { flipped: number }) =>
    flipped === 0 ? 'nothing changes' : `allowed: ${flipped} A(−) take in 2 D each and turn to (+)`,
  'conversion.armyFromDetachments': 'not allowed: detachments never make an Army counter, it must be there already',
  'conversion.worthChanges': 'not allowed: the worth in D does not stay the same',
  'conversion.notDescribed': 'not allowed: only an A(−) taking in 2 D is described',

  'refusal.noCounters': 'no counter at all; a force has at least one Army or detachment',
  'refusal.tooManyEquivalents': ({ received, most }: LimitFacts) => `${received} D in equivalents; at most ${most}`,
  'refusal.tooManyArmies': ({ received, most }: LimitFacts) => `${received} Army counters; at most ${most}`,
  'refusal.tooManyDetachments': ({ received, most }: LimitFacts) => `${received} D counters; at most ${most}`,
  'refusal.tooManyPachas': ({ received, most }: LimitFacts) => `${received} pachas; at most ${most}`,
  'refusal.pachasNotTurkish': 'only Turkey has pachas',
  'refusal.noRevolution': ({ first }: { first: number }) =>
    `only a French army of Lace War technology, from ${first} on, is an army of the Revolution`,
  'refusal.bothSides': ({ what, name }: { what: 'force' | 'leader'; name: string }) =>
    `the ${what} “${name}” stands on both sides; name another here`,
  'refusal.forceDestroyed': ({ name }: { name: string }) =>
    `nothing is left of “${name}”: it was wiped out; correct the register with a reason if it has new counters`,
  'unbooked.forceUnknown': ({ name }: { name: string }) => `“${name}” is not in the register of forces`,
  'refusal.terrainLost': ({ place, columns }: { place: Words; columns: readonly Words[] }, say) =>
    `the aid leaves “${say(place)}” to the base game: lay your own cells over the table of terrain and crossings (${columns.map((column) => say(column)).join(', ')}), take EU8’s by the ruling “${say('ruling.terrainValues')}”, or choose plain and give the values as other modifiers`,

  'figure.attackerLosses': 'Attacker’s losses',
  'figure.defenderLosses': 'Defender’s losses',
  'figure.attackerEdge': 'Defender’s losses less attacker’s',
  'figure.defenderEdge': 'Attacker’s losses less defender’s',
  'figure.attackerLeft': 'D left to the attacker',
  'figure.defenderLeft': 'D left to the defender',
  'figure.retreatLosses': 'Losses of the retreat',
  'figure.detachmentsLeft': 'D left in counters',
  'figure.worthLeft': 'D left, pachas included',
  'figure.equivalent': 'Worth in D',
  'figure.strength': 'Strength in D',
  'figure.flipped': 'Armies turned to (+)',

  'effect.left': (facts: CounterFacts & { name: string; lost: number }) =>
    `${facts.name}: ${facts.lost} D lost, left ${counters(facts, 'nothing')}`,
  'effect.unkept': (facts: CounterFacts & { lost: number }) =>
    `a force without a name: ${facts.lost} D lost, left ${counters(facts, 'nothing')}; no register keeps it`,
  'effect.crowded': ({ name, excess }: { name: string; excess: number }) =>
    `${name === UNNAMED ? 'a force without a name' : name}: ${excess} ${excess > 1 ? 'counters' : 'counter'} too many in the province, to be moved next turn`,
  'effect.converted': (facts: Omit<CounterFacts, 'pachas'> & { name: string }) =>
    `${facts.name}: now ${counters({ ...facts, pachas: [] }, 'nothing')}`,
  'effect.fought': ({ year, winner, major, ...sides }: FoughtFacts, say) =>
    `${year}, ${called(sides.attacker, sides.attackerNation, say)} against ${called(sides.defender, sides.defenderNation, say)}: ${winner === 'none' ? 'draw' : `${say(`side.${winner}`)} wins`}${major ? ', major victory' : ''}`,
  'campaign.state': 'The campaign',
  'campaign.year': 'Year',
  'campaign.forces': 'Forces',
  'campaign.force': 'Force',
  'campaign.force.sample': 'Army of Italy',
  'campaign.leaders': 'Leaders',
  'campaign.battles': 'Battles fought',
  'campaign.battle': 'Battle',
  'campaign.attacker': 'Attacking force',
  'campaign.defender': 'Defending force',
  'campaign.attackerNation': 'Attacking nation',
  'campaign.defenderNation': 'Defending nation',
  'campaign.winner': 'Winner',
  'campaign.major': 'Major victory',
  'setup.naples-1495': 'War of Italy, 1495: Bayard and Cordoba',
  'setup.mohacs-1520': 'Mohács, 1520: Ali Bey and King Louis',
  'setup.tenochtitlan-1520': 'Tenochtitlan, 1520: the Aztecs and Cortés',
  'setup.rocroi-1643': 'Rocroi, 1643: Spain and Condé',
  'setup.rivoli-1797': 'Rivoli, 1797: Bonaparte and Alvintzy',

  'ruling.withdrawal': 'How does an army withdraw after the first round?',
  'ruling.withdrawal.why': 'Section M is an optional rule; without it an army withdraws at will, as in example 5.',
  'ruling.withdrawal.free': 'at will',
  'ruling.withdrawal.test': 'by the test of option M',
  'ruling.withdrawalOrder': 'Who decides first whether to withdraw?',
  'ruling.withdrawalOrder.why': 'The aid is silent; the 2003 draft lets the defender decide first.',
  'ruling.withdrawalOrder.defenderFirst': 'the defender',
  'ruling.withdrawalOrder.attackerFirst': 'the attacker',
  'ruling.afterFailedTest': 'When one side has failed to withdraw, may the other still try?',
  'ruling.afterFailedTest.why':
    'The aid is silent; in the 2003 draft the other side decides only if the first declined.',
  'ruling.afterFailedTest.notAsked': 'no',
  'ruling.afterFailedTest.asked': 'yes',
  'ruling.equalTest': 'Does a roll equal to manoeuvre plus morale let the army withdraw?',
  'ruling.equalTest.why': 'The sign of the comparison is lost; EU8 reads “not more than”, the 2003 draft “less than”.',
  'ruling.equalTest.succeeds': 'yes',
  'ruling.equalTest.fails': 'no',
  'ruling.bothBroken': 'What if both armies break in the same phase?',
  'ruling.bothBroken.why': 'The aid is silent; the 2003 draft makes it a draw without pursuit or retreat test.',
  'ruling.bothBroken.draw': 'a draw, each goes back where it came from',
  'ruling.bothBroken.bothRetreat': 'a draw, and both take the retreat test',
  'ruling.nobodyBroken': 'What if nobody breaks in two rounds?',
  'ruling.nobodyBroken.why':
    'The aid is silent; in the 2003 draft the lower remaining morale loses. No pursuit: section I pursues only a broken army.',
  'ruling.nobodyBroken.lowerMorale': 'the lower remaining morale loses and retreats; equal is a draw',
  'ruling.nobodyBroken.draw': 'a draw, nobody retreats',
  'ruling.destroyedAfterOne': 'What if the losses of the first round already destroy a force?',
  'ruling.destroyedAfterOne.why': 'Section F takes nothing off during the battle; the 2003 draft stops it.',
  'ruling.destroyedAfterOne.fightOn': 'the second round is fought',
  'ruling.destroyedAfterOne.stop': 'the battle stops and the lower remaining morale loses',
  'ruling.inflictedCap': 'May a force inflict more losses than its own strength?',
  'ruling.inflictedCap.why':
    'The aid never limits them and example 3 sits exactly on the limit; the 2003 draft has one.',
  'ruling.inflictedCap.none': 'yes',
  'ruling.inflictedCap.ownStrength': 'no, at most its strength in D after the size adjustment',
  'ruling.renaissanceFire': 'May a Renaissance force fire without an Army (+)?',
  'ruling.renaissanceFire.why': 'Section E speaks of 1 or 2 Armies (+) and of D, not of Armies (−) alone.',
  'ruling.renaissanceFire.armyPlus': 'no, unless pachas raise an Army (−) to (+)',
  'ruling.renaissanceFire.anyArmy': 'with any Army counter, as in EU8',
  'ruling.terrainValues': 'Where do the values of other terrain come from?',
  'ruling.terrainValues.why': 'The aid leaves them to the base game; EU8’s are at hand.',
  'ruling.terrainValues.ownCopy': 'from the player’s own copy',
  'ruling.terrainValues.eu8': 'from EU8 where the aid says nothing',
  'ruling.riverRounds': 'Does the river count in the second round?',
  'ruling.riverRounds.why':
    'Example 2 ends in one round, but counts the river in the pursuit; EU8 counts it in the first round only.',
  'ruling.riverRounds.both': 'yes',
  'ruling.riverRounds.first': 'no',
  'ruling.pachaCavalry': 'Do pachas bring cavalry?',
  'ruling.pachaCavalry.why': 'Section D counts D and Armies; example 2 comes out the same either way.',
  'ruling.pachaCavalry.none': 'no',
  'ruling.pachaCavalry.asDetachments': 'as much as a detachment',
  'ruling.pachaAbsorbs': 'How much of the losses does a pacha take who is worth 0 or 2?',
  'ruling.pachaAbsorbs.why': 'Section H gives his worth for strength and says only that he takes losses.',
  'ruling.pachaAbsorbs.worth': 'his worth',
  'ruling.pachaAbsorbs.one': '1 D, whatever his worth',
  'ruling.nationalForce': 'Which adjustment has a force of 5 to 7 D?',
  'ruling.nationalForce.why': 'Section G speaks of 2A(+) and of 1A(+) only.',
  'ruling.nationalForce.atLeast': 'that of 1A(+)',
  'ruling.nationalForce.exactly': 'none',
  'ruling.majorForce': 'What is a force of at least 1A(+) and 1A(−)?',
  'ruling.majorForce.why': 'Section L names counters; section A counts everything in D.',
  'ruling.majorForce.strength': 'a strength of 6 D or more',
  'ruling.majorForce.counters': 'an Army (+) and another Army counter',
  'ruling.recombination': 'After losses, does an A(−) take in the D that stand beside it?',
  'ruling.recombination.why':
    'Section N says that it may; section K gives the counters left “without reckoning”, and its image is lost for forces with D.',
  'ruling.recombination.largest': 'yes, what is left is put into the largest counters',
  'ruling.recombination.choice': 'as its owner chooses: D are lost first, then A(−), then A(+)',
  'ruling.provinceCounters': 'Is there a limit of two counters in a province?',
  'ruling.provinceCounters.why':
    'Section B allows six counters in its example, section K remarks on two and on a D too many.',
  'ruling.provinceCounters.stackRule': 'no, section B is the rule',
  'ruling.provinceCounters.two': 'yes, what is too many moves off next turn',
} satisfies Dictionary;

interface ArmyFacts {
  readonly nation: string;
  readonly technology: string;
  readonly strength: number;
  readonly fire: string;
  readonly shock: string;
  readonly revolution: boolean;
}
interface ScoreFacts {
  readonly modified: number;
  readonly stars: number;
  readonly loss: number;
  readonly applied: number;
}
interface MoraleFacts {
  readonly attackerStars: number;
  readonly attackerMorale: number;
  readonly defenderStars: number;
  readonly defenderMorale: number;
  readonly broken: readonly string[];
}
interface VictoryFacts {
  readonly winner: string;
  readonly gap: number;
  readonly manner: string;
}
interface SummaryFacts {
  readonly winner: string;
  readonly manner: string;
  readonly major: boolean;
  readonly attacker: Suffering;
  readonly defender: Suffering;
}
interface TestFacts {
  readonly face: number;
  readonly threshold: number;
  readonly manoeuvre: number;
  readonly morale: number;
}
interface LimitFacts {
  readonly received: number;
  readonly most: number;
}
interface FoughtFacts {
  readonly year: number;
  readonly attacker: string;
  readonly attackerNation: string;
  readonly defender: string;
  readonly defenderNation: string;
  readonly winner: string;
  readonly major: boolean;
}
