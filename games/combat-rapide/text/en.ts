import type { Dictionary, Say, Words } from '@grognard/kernel';
import { and, capital, count, number, signed, the, verb, year } from '../../words/grammar/english.ts';
import type { Manner, Round, Side, Who } from '../vocabulary.ts';
import { brief } from './brief.en.ts';
import type {
  AdjustedFacts,
  ArmyFacts,
  CounterFacts,
  FoughtFacts,
  HeadlineFacts,
  LeftFacts,
  LimitFacts,
  LossFacts,
  LostGroundFacts,
  MoraleFacts,
  ScoredFacts,
  SummaryFacts,
  TestFacts,
  VictoryFacts,
} from './facts.ts';
import { counters, loserOf, opponents, pachasIn, printedScore, stackWords, starred, who } from './notation.ts';

const lost = (losses: number): string => (losses === 0 ? 'no loss' : count(losses, 'loss', 'losses'));
const left = (facts: CounterFacts): string => counters(facts, count, and) ?? 'nothing';
const subject = (facts: Who, say: Say): string => the(who(facts, say));
/** The subject with a verb that agrees. */
const does = (facts: Who, one: string, many: string, say: Say): string =>
  `${subject(facts, say)} ${verb(who(facts, say), one, many)}`;

/** How the loser lost, or how nobody did. */
const ended = (manner: Manner, loser: Who, say: Say): string => {
  switch (manner) {
    case 'brokenInFire':
      return `${does(loser, 'breaks', 'break', say)} in Fire`;
    case 'brokenInShock':
      return `${does(loser, 'breaks', 'break', say)} in Shock`;
    case 'withdrew':
      return does(loser, 'retreats', 'retreat', say);
    case 'outlasted':
      return `${does(loser, 'has', 'have', say)} less morale left`;
    case 'bothBroken':
      return 'both armies break';
    case 'level':
      return 'nobody breaks';
  }
};

const ordinal = (round: Round): string => (round === 1 ? 'first' : 'second');

/** The same with the round in which it happened. */
const endedIn = ({ manner, lost: loser, rounds }: HeadlineFacts, say: Say): string => {
  switch (manner) {
    case 'brokenInFire':
      return `${does(loser, 'breaks', 'break', say)} in the ${ordinal(rounds)} Fire`;
    case 'brokenInShock':
      return `${does(loser, 'breaks', 'break', say)} in the ${ordinal(rounds)} Shock`;
    case 'withdrew':
      return `${does(loser, 'retreats', 'retreat', say)} after the first round`;
    case 'bothBroken':
      return `both armies break in the ${ordinal(rounds)} round`;
    case 'outlasted':
    case 'level':
      return ended(manner, loser, say);
  }
};

const suffering = (side: Side, facts: LeftFacts, say: Say): string =>
  `${capital(the(say.noun(`side.${side}`)))} has suffered ${lost(facts.suffered)} and has ${left(facts)} left.`;

/** What a force loses and has left. */
const loss = (facts: LossFacts, say: Say): string =>
  `${capital(does(facts, 'loses', 'lose', say))} ${facts.lost === 0 ? 'nothing' : `${number(facts.lost)} D`} and ${verb(who(facts, say), 'has', 'have')} ${left(facts)} left`;

/** Which pachas are given up. */
const pachas = ({ option }: { option: string }): string => {
  const [first, second] = pachasIn(option);
  if (first === undefined) return 'none, the counters take all losses';
  if (second === undefined) return `a pacha worth ${number(first)}`;
  return first === second
    ? `two pachas worth ${number(first)} each`
    : `two pachas, worth ${number(first)} and ${number(second)}`;
};

export const en = {
  ...brief,
  'side.attacker': { noun: 'attacker' },
  'side.defender': { noun: 'defender' },
  'side.none': 'nobody',
  'side.first': { noun: 'first player' },
  'side.second': { noun: 'second player' },
  force: { noun: 'force' },
  'phase.stacking': 'Stacking',
  'phase.battle': 'Battle',

  'procedure.battle': 'Battle',
  'procedure.stacking': 'Stacking',
  'procedure.conversion': 'Conversion',
  'procedure.retreat-test': 'Retreat',
  'procedure.losses': 'Losses',

  'nation.france': { noun: 'France', bare: true },
  'nation.spain': { noun: 'Spain', bare: true },
  'nation.england': { noun: 'England', bare: true },
  'nation.turkey': { noun: 'Turkey', bare: true },
  'nation.austria': { noun: 'Austria', bare: true },
  'nation.prussia': { noun: 'Prussia', bare: true },
  'nation.russia': { noun: 'Russia', bare: true },
  'nation.venice': { noun: 'Venice', bare: true },
  'nation.portugal': { noun: 'Portugal', bare: true },
  'nation.hungary': { noun: 'Hungary', bare: true },
  'nation.aztecs': { noun: 'Aztecs', plural: true },
  'nation.other': { noun: 'another country', bare: true },
  'name.Fra': 'French army',
  'name.Esp': 'Spanish army',
  'name.Tur': 'Turkish army',
  'name.Hon': 'Hungarian army',
  'name.Azt': 'Aztec army',
  'name.Aut': 'Austrian army',
  'name.Louis': 'King Louis',
  'name.Cortés': 'Cortés',
  ...stackWords,
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
  'nationalRow.turkey-2A+': 'Turkey, 2A+',
  'nationalRow.turkey-1A+': 'Turkey, 1A+',
  'nationalRow.france': 'France',
  'nationalRow.prussia': 'Prussia',
  'nationalRow.austria': 'Austria',
  'nationalRow.russia': 'Russia',
  'nationalRow.england-VI': 'England, Period VI',
  'nationalColumn.nation': 'nation',
  'nationalColumn.from': 'from',
  'nationalColumn.to': 'to',
  'nationalColumn.force': 'from this strength (D)',
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

  'force.name': 'Name of the force',
  'force.name.help': 'In a campaign, the name by which its register knows it.',
  'force.name.sample': 'Army of Italy',
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
  'force.manoeuvre': 'Manoeuvre',
  'force.fire': 'Fire',
  'force.shock': 'Shock',
  'force.pursuit': 'Pursuit',
  'force.cavalry': 'Cavalry',
  'force.native': 'Native country',
  'force.revolution': 'French army of the Revolution',
  'force.other': 'Other die modifiers',
  'force.other.help': 'What the base game adds to the dice of this side and the other fields do not say.',
  'force.lost': 'Detachments lost so far',

  'battle.input': 'The battle',
  'battle.year': 'Year',
  'battle.terrain': 'Terrain',
  'battle.crossing': 'The attacker crosses',
  'battle.crossing.help': 'What the attacker had to cross to reach the field.',
  'battle.army.attacker': 'Columns of the attacker',
  'battle.army.defender': 'Columns of the defender',
  'battle.army': ({ technology, strength, fire, shock, revolution }: ArmyFacts, say) =>
    `${say(technology)}, ${number(strength)} D: ${fire === '-' ? 'no Fire' : `Fire on column ${fire}`}, Shock on column ${shock}${revolution ? ' (army of the Revolution)' : ''}`,
  'battle.mayFire.attacker': 'Fire of the attacker',
  'battle.mayFire.defender': 'Fire of the defender',
  'battle.fires': 'the army may fire',
  'battle.noFire': 'the army may not fire',
  'battle.troops.attacker': 'Morale of the attacker',
  'battle.troops.defender': 'Morale of the defender',
  'battle.moraleIs': ({ morale }: { morale: number }) =>
    `morale ${number(morale)}: the army breaks at ${count(morale, 'star')}`,
  'battle.fire1.attacker': 'First Fire of the attacker',
  'battle.fire1.defender': 'First Fire of the defender',
  'battle.fire2.attacker': 'Second Fire of the attacker',
  'battle.fire2.defender': 'Second Fire of the defender',
  'battle.shock1.attacker': 'First Shock of the attacker',
  'battle.shock1.defender': 'First Shock of the defender',
  'battle.shock2.attacker': 'Second Shock of the attacker',
  'battle.shock2.defender': 'Second Shock of the defender',
  'battle.pursuit.attacker': 'Pursuit by the attacker',
  'battle.pursuit.defender': 'Pursuit by the defender',
  'battle.scored': ({ modified, stars, loss, applied }: ScoredFacts) => {
    const table = applied === loss ? '' : ` (the table says ${number(loss)})`;
    if (stars === 0) return `${number(modified)}: ${lost(applied)}${table}`;
    return `${number(modified)}: ${starred(stars)} on morale and ${lost(applied)}${table}`;
  },
  'battle.pursued': ({ modified, applied }: ScoredFacts) =>
    `${number(modified)}: ${applied === 0 ? 'no further loss' : `${lost(applied)} more`}`,
  'battle.morale.fire1': 'Morale after the first Fire',
  'battle.morale.fire2': 'Morale after the second Fire',
  'battle.morale.end1': 'End of the first round',
  'battle.morale.end2': 'End of the second round',
  'battle.morale': ({ attacker, defender, broken, ...facts }: MoraleFacts, say) => {
    const breaks = broken.map((side) => (side === 'attacker' ? attacker : defender));
    const [first, second] = breaks;
    const told = !first ? 'nobody breaks' : second ? 'both armies break' : does(first, 'breaks', 'break', say);
    return `${does(attacker, 'has', 'have', say)} suffered ${count(facts.attackerStars, 'star')} with morale ${number(facts.attackerMorale)}, ${subject(defender, say)} ${number(facts.defenderStars)} with morale ${number(facts.defenderMorale)}; ${told}`;
  },
  'battle.withdraw.attacker': 'Does the attacker retreat?',
  'battle.withdraw.defender': 'Does the defender retreat?',
  'battle.withdraw.attacker.fight': 'fight on',
  'battle.withdraw.attacker.withdraw': 'retreat',
  'battle.withdraw.defender.fight': 'fight on',
  'battle.withdraw.defender.withdraw': 'retreat',
  'battle.nation.attacker': 'Nation of the attacker',
  'battle.nation.defender': 'Nation of the defender',
  'battle.inflicted.attacker': 'Losses inflicted by the attacker',
  'battle.inflicted.defender': 'Losses inflicted by the defender',
  'battle.inflicted': ({ inflicted, adjusted }: { inflicted: number; adjusted: number }) =>
    inflicted === adjusted ? lost(adjusted) : `${lost(inflicted)}, ${number(adjusted)} after the adjustments`,
  'battle.victory': 'Outcome',
  'battle.draw': ({ manner }: { manner: Manner }, say) => `draw: ${ended(manner, {}, say)}`,
  'battle.minor': ({ won, lost: loser, gap, manner }: VictoryFacts, say) =>
    `victory of ${subject(won, say)} by a gap of ${count(gap, 'loss', 'losses')}: ${ended(manner, loser, say)}`,
  'battle.major': ({ won, lost: loser, gap, manner }: VictoryFacts, say) =>
    `major victory of ${subject(won, say)} by a gap of ${count(gap, 'loss', 'losses')}: ${ended(manner, loser, say)}`,
  'battle.summary': ({ winner, manner, major, attacker, defender }: SummaryFacts, say) => {
    const victory = winner === 'none' ? 'Draw' : say(`outcome.${winner}${major ? 'Major' : ''}`);
    return `${victory}: ${ended(manner, loserOf(winner), say)}. ${suffering('attacker', attacker, say)} ${suffering('defender', defender, say)}`;
  },
  'battle.headline': (facts: HeadlineFacts, say) =>
    capital(endedIn(facts, say)) + (facts.gap === undefined ? '' : `: a gap of ${count(facts.gap, 'loss', 'losses')}`),
  'battle.fate': (facts: LeftFacts) => `${lost(facts.suffered)}, ${left(facts)} left`,
  'outcome.attackerMajor': 'Major victory of the attacker',
  'outcome.attacker': 'Victory of the attacker',
  'outcome.draw': 'Draw',
  'outcome.defender': 'Victory of the defender',
  'outcome.defenderMajor': 'Major victory of the defender',

  'score.fire1': 'Fire 1',
  'score.shock1': 'Shock 1',
  'score.fire2': 'Fire 2',
  'score.shock2': 'Shock 2',
  'score.morale': 'Morale',
  'score.retreat': 'Retreat',
  'score.pursuit': 'Pursuit',
  'score.attrition': 'Attrition',
  'score.inflicted': 'Inflicted',
  'score.scored': ({ stars, applied }: { stars: number; applied: number }) => printedScore(stars, applied),
  'score.breaks': 'breaks',
  'score.retreats': ({ who: facts }: { who: Who }, say) => capital(does(facts, 'retreats', 'retreat', say)),
  'score.tested': ({ who: facts, told }: { who: Who; told: Words }, say) =>
    `${capital(does(facts, 'wants', 'want', say))} to retreat: ${say(told)}`,
  'score.worn': ({ loss }: { loss: number }) => `retreat: ${lost(loss)}`,
  'score.adjusted': ({ inflicted, size, national }: AdjustedFacts) =>
    [
      number(inflicted),
      ...(size === 0 ? [] : [`size ${signed(size)}`]),
      ...(national === 0 ? [] : [`nation ${signed(national)}`]),
    ].join(', '),

  'quick.input': 'The battle in short',
  'quick.attackerTechnology': 'Technology of the attacker',
  'quick.defenderTechnology': 'Technology of the defender',
  'quick.fire': 'Fire differential of the leaders',
  'quick.shock': 'Shock differential of the leaders',
  'quick.differential.help': 'Above zero for the attacker, below for the defender.',
  'next.conversion': ({ who: facts }: { who: Who }, say) => `An A− of ${subject(facts, say)} takes in 2 D`,
  'next.losses': ({ loss }: { loss: number }) => `Take ${lost(loss)} off a force`,

  'modifier.leaderFire': 'Leader: Fire differential, if positive',
  'modifier.leaderShock': 'Leader: Shock differential, if positive',
  'modifier.leaderPursuit': 'Leader: Shock differential in pursuit, if positive',
  'modifier.terrain': 'Terrain',
  'modifier.crossing': 'Across a river, a pass or a strait, or a landing',
  'modifier.cavalry': 'Double the enemy’s cavalry',
  'modifier.secondRound': 'Second round',
  'modifier.failedRetreat': 'The enemy failed to retreat',
  'modifier.brokeInFire': 'The enemy broke in Fire',
  'modifier.oneRound': 'Victory in the first round',
  'modifier.other': 'Other modifiers of the base game',
  'modifier.manoeuvre': 'Leader’s manoeuvre, if the army did not break',
  'modifier.size': 'Force smaller than 2A+',
  'modifier.national': 'Nation and year',

  'retreat.input': 'The retreating army',
  'retreat.threshold': 'Threshold',
  'retreat.die': 'Attrition die',
  'retreat.broken': 'The army broke in morale',
  'retreat.morale': 'Morale left after the first round',
  'retreat.morale.help': 'Needed only with option M.',
  'retreat.wear.attacker': ({ alone }: { alone?: boolean }) =>
    alone ? 'Attrition test' : 'Attrition test of the attacker',
  'retreat.wear.defender': ({ alone }: { alone?: boolean }) =>
    alone ? 'Attrition test' : 'Attrition test of the defender',
  'retreat.cost': ({ modified, loss }: { modified: number; loss: number }) => `${number(modified)}: ${lost(loss)}`,
  'retreat.test.attacker': ({ alone }: { alone?: boolean }) =>
    alone ? 'Retreat test' : 'Retreat test of the attacker',
  'retreat.test.defender': ({ alone }: { alone?: boolean }) =>
    alone ? 'Retreat test' : 'Retreat test of the defender',
  'retreat.succeeded': ({ face, threshold, manoeuvre, morale }: TestFacts) =>
    `${number(face)} against a threshold of ${number(threshold)} (manoeuvre ${number(manoeuvre)} + morale ${number(morale)}): the army retreats`,
  'retreat.failed': ({ face, threshold, manoeuvre, morale, bonus }: TestFacts) =>
    `${number(face)} against a threshold of ${number(threshold)} (manoeuvre ${number(manoeuvre)} + morale ${number(morale)}): the army must stay, and the enemy has ${signed(bonus)} at his next Fire`,
  'retreat.held': 'The army fails to retreat',
  'retreat.headline': ({ face, modifier, modified }: { face: number; modifier: number; modified: number }) => {
    const added =
      modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${number(Math.abs(modifier))} = ${number(modified)}`;
    return `${number(face)}${added} on the retreat table`;
  },
  'retreat.headline.test': ({ face, threshold }: { face: number; threshold: number }) =>
    `${number(face)} against a threshold of ${number(threshold)}`,
  'retreat.lost': ({ loss }: { loss: number }) => `The army retreats: ${lost(loss)}`,

  'losses.input': 'The force and its losses',
  'losses.whole': 'Losses, whole',
  'losses.half': 'and a half',
  'losses.table': 'Loss table',
  'losses.attacker': 'Losses of the attacker',
  'losses.defender': 'Losses of the defender',
  'losses.left': ({ suffered, remaining }: { suffered: number; remaining: number }) =>
    `${lost(suffered)} suffered: ${number(remaining)} D left`,
  'losses.headline': ({ start, suffered, remaining }: { start: number; suffered: number; remaining: number }) =>
    `${lost(suffered)} of ${number(start)} D: ${number(remaining)} D left`,
  'losses.suffered': 'Losses suffered',
  'losses.start': 'Force at the start',
  'losses.remaining': 'Left',
  'losses.counters': 'Counters',
  'losses.force': (facts: LeftFacts) => `The force has ${left(facts)} left`,
  'losses.outcome': ({ remaining }: { remaining: number }) => `${number(remaining)} D left in counters`,
  'losses.moved': 'Counters in the province',
  'losses.moved.attacker': 'Counters of the attacker in the province',
  'losses.moved.defender': 'Counters of the defender in the province',
  'losses.excess': ({ excess }: { excess: number }) => `${count(excess, 'counter')} too many: to be moved next turn`,
  'losses.ask.pachas.attacker': 'Which pachas are given up for the losses?',
  'losses.ask.pachas.attacker.option': pachas,
  'losses.ask.pachas.defender': 'Which pachas are given up for the losses?',
  'losses.ask.pachas.defender.option': pachas,
  'losses.ask.takingIn.attacker': 'How many A− take in 2 D and turn to (+)?',
  'losses.ask.takingIn.defender': 'How many A− take in 2 D and turn to (+)?',
  'option.apart': 'none, the counters stay apart',
  'option.one': 'one A− takes in 2 D',
  'option.two': 'two A− take in 2 D each',

  'stacking.input': 'The stack',
  'stacking.worth': 'Worth of the stack',
  'stacking.equivalent': ({ equivalent, strength }: { equivalent: number; strength: number }) =>
    `the counters are worth ${number(equivalent)} D, the stack fights with ${number(strength)} D`,
  'stacking.most': 'Limit in D',
  'stacking.fault': 'Against the stacking rule',
  'stacking.summary': ({ allowed, equivalent }: { allowed: boolean; equivalent: number }) =>
    `${number(equivalent)} D: the stack is ${allowed ? 'allowed' : 'not allowed'}`,
  'verdict.allowed': 'Allowed',
  'verdict.forbidden': 'Not allowed',

  'conversion.input': 'The exchange of counters',
  'conversion.before': 'Before',
  'conversion.after': 'After',
  'conversion.check': 'Conversion',
  'conversion.allowed': ({ flipped }: { flipped: number }) => {
    if (flipped === 0) return 'Nothing changes';
    return flipped > 1
      ? `Allowed: ${number(flipped)} A− take in 2 D each and turn to (+)`
      : `Allowed: ${number(flipped)} A− takes in 2 D and turns to (+)`;
  },
  'conversion.armyFromDetachments': 'Not allowed: detachments never make an Army counter, it must be there already',
  'conversion.worthChanges': 'Not allowed: the worth in D does not stay the same',
  'conversion.fate': ({ flipped }: { flipped: number }) =>
    flipped === 0 ? 'stays as it is' : `${number(flipped)} A− flipped to (+)`,
  'conversion.notDescribed': 'Not allowed: only an A− taking in 2 D is described',

  'refusal.noCounters': 'no counter at all; a force has at least one Army or detachment',
  'refusal.tooManyEquivalents': ({ received, most }: LimitFacts) =>
    `${number(received)} D in equivalents; at most ${number(most)}`,
  'refusal.tooManyArmies': ({ received, most }: LimitFacts) =>
    `${count(received, 'Army counter')}; at most ${number(most)}`,
  'refusal.tooManyDetachments': ({ received, most }: LimitFacts) =>
    `${count(received, 'D counter')}; at most ${number(most)}`,
  'refusal.tooManyPachas': ({ received, most }: LimitFacts) => `${count(received, 'pacha')}; at most ${number(most)}`,
  'refusal.pachasNotTurkish': 'only Turkey has pachas',
  'refusal.noRevolution': ({ first }: { first: number }) =>
    `only a French army of Lace War technology, from ${year(first)} on, is an army of the Revolution`,
  'refusal.bothSides': ({ what, name }: { what: 'force' | 'leader'; name: string }) =>
    `the ${what} “${name}” stands on both sides; name another here`,
  'refusal.forceDestroyed': ({ name }: { name: string }) =>
    `nothing is left of “${name}”: it was wiped out; correct the register with a reason if it has new counters`,
  'unbooked.forceUnknown': ({ name }: { name: string }) => `“${name}” is not in the register of forces`,
  'refusal.terrainLost': ({ place, columns }: LostGroundFacts, say) =>
    `the aid leaves “${say(place)}” to the base game: lay your own cells over the table of terrain and crossings (${and(columns.map((column) => say(column)))}), take EU8’s by the ruling “${say('ruling.terrainValues')}”, or choose plain and give the values as other modifiers`,

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

  'effect.left': (facts: LossFacts, say) => loss(facts, say),
  'effect.unkept': (facts: LossFacts, say) => `${loss(facts, say)}; the force has no name, so no register keeps it`,
  'effect.crowded': ({ excess, ...facts }: Who & { excess: number }, say) =>
    `${capital(does(facts, 'has', 'have', say))} ${count(excess, 'counter')} too many in the province, to be moved next turn`,
  'effect.converted': (facts: Who & CounterFacts, say) =>
    `${capital(does(facts, 'now has', 'now have', say))} ${left(facts)}`,
  'effect.fought': (facts: FoughtFacts, say) => {
    const [first, second] = opponents(facts);
    return facts.winner === 'none'
      ? `${year(facts.year)}: ${subject(first, say)} and ${subject(second, say)} fight without a decision`
      : `${year(facts.year)}: ${does(first, 'beats', 'beat', say)} ${subject(second, say)}${facts.major ? '; a major victory' : ''}`;
  },
  'campaign.state': 'The campaign',
  'campaign.year': 'Year',
  'campaign.forces': 'Forces',
  'campaign.force': 'Force',
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

  'ruling.withdrawal': 'How does an army retreat after the first round?',
  'ruling.withdrawal.why': 'Section M is an optional rule; without it an army retreats at will, as in example 5.',
  'ruling.withdrawal.free': 'at will',
  'ruling.withdrawal.test': 'by the test of option M',
  'ruling.withdrawalOrder': 'Who decides first whether to retreat?',
  'ruling.withdrawalOrder.why': 'The aid is silent; the 2003 draft lets the defender decide first.',
  'ruling.withdrawalOrder.defenderFirst': 'the defender',
  'ruling.withdrawalOrder.attackerFirst': 'the attacker',
  'ruling.afterFailedTest': 'When one side has failed to retreat, may the other still try?',
  'ruling.afterFailedTest.why':
    'The aid is silent; in the 2003 draft the other side decides only if the first declined.',
  'ruling.afterFailedTest.notAsked': 'no',
  'ruling.afterFailedTest.asked': 'yes',
  'ruling.equalTest': 'Does a roll equal to manoeuvre plus morale let the army retreat?',
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
  'ruling.nationalForce.why': 'Section G speaks of 2A+ and of 1A+ only.',
  'ruling.nationalForce.atLeast': 'that of 1A+',
  'ruling.nationalForce.exactly': 'none',
  'ruling.majorForce': 'What is a force of at least 1A+ and 1A−?',
  'ruling.majorForce.why': 'Section L names counters; section A counts everything in D.',
  'ruling.majorForce.strength': 'a strength of 6 D or more',
  'ruling.majorForce.counters': 'an Army (+) and another Army counter',
  'ruling.recombination': 'After losses, does an A− take in the D that stand beside it?',
  'ruling.recombination.why':
    'Section N says that it may; section K gives the counters left “without reckoning”, and its image is lost for forces with D.',
  'ruling.recombination.largest': 'yes, what is left is put into the largest counters',
  'ruling.recombination.choice': 'as its owner chooses: D are lost first, then A−, then A+',
  'ruling.provinceCounters': 'Is there a limit of two counters in a province?',
  'ruling.provinceCounters.why':
    'Section B allows six counters in its example, section K remarks on two and on a D too many.',
  'ruling.provinceCounters.stackRule': 'no, section B is the rule',
  'ruling.provinceCounters.two': 'yes, what is too many moves off next turn',
} satisfies Dictionary;
