/** English words of the battle and of the table it lies on. */
import type { Dictionary, Say } from '@grognard/kernel';
import { and, capital, count, number, the, verb } from '../../words/grammar/english.ts';
import type { Arm, DLevel, Morale, Stand, Tactic, Troop, Who } from '../vocabulary.ts';
import type {
  DiceFacts,
  FireFacts,
  ForceFateFacts,
  HeadlineFacts,
  HitFacts,
  LossFacts,
  OutcomeFacts,
  PlayedFacts,
  QuotaFacts,
  SummaryFacts,
  WinnerFacts,
} from './facts.ts';
import { added, gunOf, tacticsOf, troopsOf, who } from './notation.ts';

export const sps = (value: number): string => count(value, 'SP');

/** The subject with a verb that agrees. */
export const does = (facts: Who, one: string, many: string, say: Say): string => {
  const subject = who(facts, say);
  return `${the(subject)} ${verb(subject, one, many)}`;
};

/** `3 left`, `none left`. */
export const leftOf = (left: number): string => `${left === 0 ? 'none' : number(left)} left`;

const level = (of: DLevel): string => (of === '-' ? 'no D level' : of);

const lossOf = (lost: number, of: DLevel): string =>
  `${lost === 0 ? 'nothing' : sps(lost)}${of === '-' ? '' : ` (${of})`}`;

const lossesOf = (by: LossFacts): string =>
  by.attackerLost + by.defenderLost === 0 && by.attackerLevel === '-' && by.defenderLevel === '-'
    ? 'Nobody loses anything'
    : `The attacker loses ${lossOf(by.attackerLost, by.attackerLevel)}, the defender ${lossOf(by.defenderLost, by.defenderLevel)}`;

/** How the loser stands, after a subject of one or many. */
const stands = (stand: Stand, morale: Morale | '-', one: boolean): string => {
  const state = morale === 'DM' ? ', demoralised' : morale === 'ROUTED' ? ', routed' : '';
  switch (stand) {
    case 'holds':
      return one ? 'holds' : 'hold';
    case 'retreats':
      return `${one ? 'retreats' : 'retreat'}${state}`;
    case 'eliminated':
      return one ? 'is eliminated' : 'are eliminated';
    case 'surrenders':
      return one ? 'surrenders' : 'surrender';
  }
};

const NOBODY = 'both forces are gone; the defender holds the space, and nobody gains';

const outcome = ({ winner, stand, morale }: OutcomeFacts): string => {
  if (winner === 'nobody') return NOBODY;
  const loser = winner === 'attacker' ? 'defender' : 'attacker';
  return `the ${winner} wins, the ${loser} ${stands(stand, morale, true)}`;
};

const won = ({ winner, loser, stand, morale, spaces = 0 }: WinnerFacts, say: Say): string => {
  if (winner === 'nobody') return NOBODY;
  const wins = does(winner, 'wins', 'win', say);
  if (!loser || !stand) return wins;
  const beaten = who(loser, say);
  const far = spaces > 0 ? ` ${count(spaces, 'space')}` : '';
  const state = morale === undefined ? '-' : morale;
  const how = stands(stand, '-', !beaten.plural);
  const shaken = state === 'DM' ? ', demoralised' : state === 'ROUTED' ? ', routed' : '';
  return `${wins}; ${the(beaten)} ${how}${far}${stand === 'retreats' ? shaken : ''}`;
};

/** `Austrian line cavalry`. */
export const troopsIn = (nation: Troop, arm: Arm, say: Say): string => {
  const { adjective = '' } = say.noun(`nation.${nation}`);
  return `${adjective} ${{ infantry: 'infantry', cavalry: 'line cavalry', light: 'light troops' }[arm]}`;
};

/** `Austrian line cavalry SPs`, `Austrian light steps`. */
const lossQuestion = (adjective: string) => ({
  infantry: `How many ${adjective} infantry SPs are lost?`,
  cavalry: `How many ${adjective} line cavalry SPs are lost?`,
  light: `How many ${adjective} light steps are lost?`,
});

export { lossQuestion };

export const battle = {
  'battle.input': 'The battle',
  'battle.intensity': 'Intensity',
  'battle.attacker': 'Attacking force',
  'battle.attackerHand': 'Tactics the attacker holds',
  'battle.defender': 'Defending force',
  'battle.defenderHand': 'Tactics the defender holds',
  'battle.fortress': 'Enemy fortress space for the attacker',
  'battle.entrenched': 'The defender is entrenched',
  'battle.mod.commander': 'Commander’s battle DRM',
  'battle.mod.tactics': 'Successful tactics',
  'battle.mod.artillery': 'Field artillery, +1 each',
  'battle.mod.large': 'More than 35 SPs',
  'battle.mod.cavalrySuperior': 'Cavalry superiority: 3 or more line cavalry SPs more',
  'battle.mod.cavalryInferior': 'Cavalry inferiority: 3 or more line cavalry SPs fewer',
  'battle.mod.fortress': 'Attacker in an enemy fortress space',
  'battle.mod.entrenched': 'Attack on an entrenched defender',
  'battle.mod.demoralised': 'Force demoralised',
  'battle.mod.mostlyCavalry': 'More than half of the attackers are cavalry',
  'battle.mod.routed': 'Force routed',
  'battle.mod.hills': 'Attacker in hills',
  'battle.mod.enemyTactics': 'Subtracted by enemy tactics',
  'battle.ask.tactics': 'Which tactics?',
  'battle.ask.tactics.option': ({ option }: { option: string }, say: Say) =>
    and(tacticsOf(option).map((tactic) => say(`tactic.${tactic}`))),
  'option.none': 'no tactic',
  'battle.ask.keep': 'Which single tactic is kept?',
  'battle.ask.keep.option': ({ option }: { option: string }, say: Say) => say(`tactic.${option}`),
  'battle.ask.advice': 'To what does the adviser add?',
  'battle.ask.advice.roll': 'to the battle die',
  'battle.ask.advice.endurance': 'to endurance',
  'battle.void': 'Surprise Attack!',
  'battle.void.side': ({ who: surprised, tactics }: { who: Who; tactics: readonly Tactic[] }, say: Say) =>
    `${capital(does(surprised, 'is', 'are', say))} surprised: ${and(tactics.map((tactic) => say(`tactic.${tactic}`)))} ${tactics.length === 1 ? 'is' : 'are'} revealed and void`,
  'battle.tactic': 'Tactic',
  'battle.tactic.works': ({ tactic, who: player }: { tactic: Tactic; who: Who }, say: Say) =>
    `${capital(does(player, 'plays', 'play', say))} ${say(`tactic.${tactic}`)}: it works`,
  'battle.tactic.idle': ({ tactic, who: player }: { tactic: Tactic; who: Who }, say: Say) =>
    `${capital(does(player, 'plays', 'play', say))} ${say(`tactic.${tactic}`)}: it has no effect`,
  'battle.tactic.defensive-position': 'Die for Defensive Position/Countermarch',
  'battle.tactic.flanking-maneuver': 'Die for Flanking Maneuver',
  'battle.tactic.night-march': 'Die for Night March',
  'battle.tactic.oblique-attack': 'Die for Oblique Attack',
  'battle.tactic.rally-re-attack': 'Die for Rally & Re-attack',
  'battle.tactic.surprise-attack': 'Die for Surprise Attack!',
  'battle.fire.attacker': 'Attacker’s battle die',
  'battle.fire.defender': 'Defender’s battle die',
  'battle.fire.cell': ({ sum, net, total, sps: firing, cell }: FireFacts) =>
    `${added({ face: sum, drm: net, sum: total })}; ${sps(firing)} ${firing === 1 ? 'fires' : 'fire'}: ${cell} on the enemy`,
  'battle.fire.six': ({ sum, net, total, sps: firing, cell }: FireFacts) =>
    `natural ${number(sum)}: a leader is hit; ${added({ face: sum, drm: net, sum: total })}; ${sps(firing)} ${firing === 1 ? 'fires' : 'fire'}: ${cell} on the enemy`,
  'battle.ask.losses': 'Which troops go first?',
  'battle.ask.losses.option': ({ option }: { option: string }, say: Say) => {
    const { nation, arm } = troopsOf(option);
    return troopsIn(nation, arm, say);
  },
  'battle.ask.losses.next': 'Which troops make up the rest?',
  'battle.ask.losses.next.option': ({ option }: { option: string }, say: Say) => {
    const { nation, arm } = troopsOf(option);
    return troopsIn(nation, arm, say);
  },
  'battle.losses.manner': 'How losses are chosen',
  'battle.losses.manner.arms': 'by whole arms: which troops bear them first',
  'battle.losses.manner.numbers': 'by numbers: how many SPs of each',
  'battle.losses.manner.help':
    'By numbers every division the quotas allow is offered; by whole arms the questions stay few',
  'battle.losses': 'Losses',
  'battle.losses.due': ({ who: loser, sps: lost, own, cavalry }: QuotaFacts, say: Say) => {
    const parts = [
      ...(own > 0 ? [`at least ${number(own)} of the commander’s nation`] : []),
      ...(cavalry > 0 ? [`at least ${number(cavalry)} of line cavalry`] : []),
    ];
    return `${capital(does(loser, 'loses', 'lose', say))} ${sps(lost)}${parts.length > 0 ? `: ${and(parts)}` : ''}`;
  },
  'battle.ask.gun': 'Field artillery step lost',
  'battle.ask.gun.option': ({ option }: { option: string }, say: Say) => {
    const { loss, nation } = gunOf(option);
    const { adjective = '' } = say.noun(`nation.${nation}`);
    return loss === 'flip'
      ? `flip a field artillery unit (${adjective})`
      : `give up a reduced field artillery unit (${adjective})`;
  },
  'battle.leader.who': 'Who is hit?',
  'battle.leader.again': 'Who is hit, rolled again',
  'battle.leader.which': 'Which of the other leaders?',
  'battle.leader.fate': 'What becomes of him?',
  'battle.leader.commander': 'the commander',
  'battle.leader.second': 'the second senior leader',
  'battle.leader.other': 'one of the other leaders',
  'battle.leader.nobody': 'nobody fits: no leader is lost',
  'battle.fate.killed': ({ name = 'the commander' }: { name?: string }) => `${name} is killed`,
  'battle.fate.captured': ({ name = 'the commander' }: { name?: string }) => `${name} is captured`,
  'battle.fate.wounded': ({ name = 'the commander' }: { name?: string }) => `${name} is wounded`,
  'leader.fate.killed': 'killed',
  'leader.fate.captured': 'captured',
  'leader.fate.wounded': 'wounded',
  'battle.endurance.attacker': 'Attacker’s endurance',
  'battle.endurance.defender': 'Defender’s endurance',
  'battle.morale': ({ level: of, endurance, morale }: { level: DLevel; endurance: number; morale: Morale }, say: Say) =>
    `${level(of)} against endurance ${number(endurance)}: ${say(`morale.${morale}`)}`,
  'battle.winner': 'Winner',
  'battle.won': (facts: WinnerFacts, say: Say) => capital(won(facts, say)),
  'battle.gamble': 'Desperate Gamble',
  'battle.gamble.lost': ({ sps: lost }: { sps: number }) =>
    `the French did not win: ${sps(lost)} more ${lost === 1 ? 'is' : 'are'} taken prisoner`,
  'battle.outcome': (facts: OutcomeFacts) => outcome(facts),
  'battle.summary': ({ winner, stand, spaces, ...losses }: SummaryFacts) => {
    const far = spaces > 1 ? ` ${count(spaces, 'space')}` : '';
    return `${capital(outcome({ winner, stand, morale: '-' }))}${far}. ${lossesOf(losses)}.`;
  },
  'battle.headline': ({ fires }: HeadlineFacts, say: Say) =>
    fires
      .map(
        ({ who: side, sum, net, total, column, cell }) =>
          `${who(side, say).noun}: ${added({ face: sum, drm: net, sum: total })} on ${column}, ${cell}`,
      )
      .join('; '),
  'battle.fate.force': ({ lost, left, stand, morale, spaces }: ForceFateFacts) => {
    if (left === 0) return stand === 'surrenders' ? 'surrenders' : 'eliminated';
    const parts = [
      lost === 0 ? 'nothing lost' : `${sps(lost)} lost`,
      ...(morale === 'DM' ? ['demoralised'] : morale === 'ROUTED' ? ['routed'] : []),
      ...(spaces > 0 ? [`retreats ${count(spaces, 'space')}`] : []),
    ];
    return parts.join(', ');
  },
  'battle.next.retreat': ({ who: loser }: { who: Who }, say: Say) => `Retreat: ${who(loser, say).noun}`,

  'score.tactics': 'Tactics',
  'score.fire': 'Battle die',
  'score.losses': 'Losses',
  'score.leaders': 'Leaders',
  'score.endurance': 'Endurance',
  'score.played': ({ tactics }: PlayedFacts, say: Say) =>
    and(tactics.map(({ tactic, works }) => `${say(`tactic.${tactic}`)}${works ? '' : ' (no effect)'}`)),
  'score.cell': ({ cell }: { cell: string }) => cell,
  'score.lost': ({ lost, left, guns }: { lost: number; left: number; guns: number }) =>
    `${lost === 0 ? 'no SP' : sps(lost)} lost, ${leftOf(left)}${guns > 0 ? `, ${count(guns, 'gun step')}` : ''}`,
  'score.hit': ({ leaders }: HitFacts, say: Say) =>
    leaders.map(({ name = 'commander', fate }) => `${name} ${say(`leader.fate.${fate}`)}`).join(', '),
  'score.winner': (facts: WinnerFacts, say: Say) => `${capital(won(facts, say))}.`,

  'term.drm': 'DRM',
  'term.needs': 'needed',
  'term.sps': 'SPs',
  'term.column': 'column',
  'term.adjustments': 'adjustments',
  'term.left': 'left',
  'quick.input': 'By totals',
  'quick.attackerNation': 'Attacker’s nation',
  'quick.attackerSps': 'Attacker’s SPs',
  'quick.attackerDrm': 'Attacker’s DRMs in all',
  'quick.defenderNation': 'Defender’s nation',
  'quick.defenderSps': 'Defender’s SPs',
  'quick.defenderDrm': 'Defender’s DRMs in all',
  'headline.dice': ({ needs, ...dice }: DiceFacts) =>
    needs === undefined ? `a roll of ${added(dice)}` : `${added(dice)}; ${number(needs)} needed`,

  'fate.lost': ({ lost, left }: { lost: number; left: number }) => `${sps(lost)} lost, ${leftOf(left)}`,
  'fate.moved': ({ space }: { space: string }) => `moves to ${space}`,
  'fate.enters': 'enters the space',
  'fate.stays': 'stays where it is',
  'fate.withdraws': 'withdraws from the space',
  'fate.stands': 'must stand',
  'fate.overran': ({ sps: captured }: { sps: number }) => `captures ${sps(captured)}`,
  'fate.captured': 'captured',
  'fate.entrenched': 'entrenched',
  'fate.open': 'not entrenched',
  'fate.fell': 'the fortress falls',
  'fate.marker': ({ marker }: { marker: number }) => `Siege marker at ${number(marker)}`,
  'fate.garrison': ({ sps: inside }: { sps: number }) => `${sps(inside)} in garrison`,
  'fate.steps': ({ left }: { left: number }) =>
    left === 0 ? 'loses its last step' : `loses a step, ${number(left)} left`,
  'fate.treasury': ({ thl }: { thl: number }) => `${number(thl)} Thl in the treasury`,
} satisfies Dictionary;
