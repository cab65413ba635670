/**
 * I to L After the rounds: pursuit, adjustments, retreat, losses, victory.
 */
import { chance, checkpoint, d10, done, type Note, type Notes, type Step, words } from '@grognard/kernel';
import { enemyOf, SIDES, type Side } from '../vocabulary.ts';
import { adjusted, adjustmentNotes } from './adjustments.ts';
import { bear, type Left } from './bearing.ts';
import type { Fight } from './fight.ts';
import { losses } from './halves.ts';
import type { BattleResult } from './result.ts';
import { wearStep } from './retreat.ts';
import type { Finish } from './rounds.ts';
import { isLarge } from './stack.ts';
import { type Aftermath, aftermath, type Ending, endingOf, inflicted, lossesOf, withLosses } from './state.ts';

type Walk = (state: Aftermath) => Step<BattleResult>;

/** L A gap of 4 losses or more makes a victory major. */
const MAJOR_GAP = 8;

export function afterwards(fight: Fight): Finish<BattleResult> {
  const retreat: Walk = (state) => retreating(fight, state);
  const pursuit: Walk = (state) => pursuing(fight, state, retreat);
  return (state, ending, notes) => {
    const score = aftermath(inflicted(state, 'attacker'), inflicted(state, 'defender'), ending);
    return isPursued(ending) ? checkpoint('pursuit', score, pursuit, notes) : totalled(fight, score, retreat, notes);
  };
}

const NOTHING: Notes = () => [];

/** I Only an army that broke is pursued, and only by an enemy that did not. */
const isPursued = ({ manner }: Ending): boolean => manner === 'brokenInFire' || manner === 'brokenInShock';

/** I The winner rolls once on column E. */
function pursuing(fight: Fight, state: Aftermath, retreat: Walk): Step<BattleResult> {
  const { loser, manner, rounds } = endingOf(state);
  if (loser === 'none' || (manner !== 'brokenInFire' && manner !== 'brokenInShock')) {
    return totalled(fight, state, retreat, NOTHING);
  }
  const winner = enemyOf(loser);
  const strike = fight.strikes[winner].pursuit[manner][rounds];
  return chance(
    strike.ask,
    d10,
    (face) =>
      totalled(fight, withLosses(state, winner, strike.losses[face] as number), retreat, strike.told[face] ?? NOTHING),
    strike.before,
  );
}

/** F, G What each side inflicted is adjusted and becomes what the other has suffered. */
function totalled(fight: Fight, scored: Aftermath, retreat: Walk, told: Notes): Step<BattleResult> {
  const { armies, adjustments, book } = fight;
  const byAttacker = lossesOf(scored, 'attacker');
  const byDefender = lossesOf(scored, 'defender');
  const suffered = aftermath(
    adjusted(byDefender, adjustments.defender),
    adjusted(byAttacker, adjustments.attacker),
    endingOf(scored),
  );
  return checkpoint('retreat', suffered, retreat, () => [
    ...told(),
    ...adjustmentNotes(armies.attacker, byAttacker, adjustments.attacker, book),
    ...adjustmentNotes(armies.defender, byDefender, adjustments.defender, book),
  ]);
}

/** J The loser retreats and takes the test of wear; its cost is not adjusted. */
function retreating(fight: Fight, state: Aftermath): Step<BattleResult> {
  const ending = endingOf(state);
  switch (ending.manner) {
    case 'brokenInFire':
    case 'brokenInShock':
    case 'withdrew':
    case 'outlasted':
      return worn(fight, state, ending.loser === 'none' ? [] : [ending.loser], isPursued(ending));
    case 'bothBroken':
      return worn(fight, state, fight.book.rulings.bothBroken === 'bothRetreat' ? SIDES : [], true);
    case 'level':
      return settled(fight, state);
  }
}

/** J Each retreating army throws its own die. */
function worn(fight: Fight, state: Aftermath, [side, ...others]: readonly Side[], broken: boolean): Step<BattleResult> {
  if (side === undefined) return settled(fight, state);
  const { [side]: wear } = fight.wears;
  const next: Walk = (after) => worn(fight, after, others, broken);
  return wearStep(broken ? wear.broken : wear.withdrew, (cost, told) =>
    checkpoint(WORN[side], withLosses(state, side, cost), next, told),
  );
}

/** One name for each checkpoint, not one made anew for each face. */
const WORN = { attacker: 'worn-attacker', defender: 'worn-defender' } as const;

/** K Each side bears its losses; L then the gap says how great the victory is. */
const settled = (fight: Fight, state: Aftermath): Step<BattleResult> =>
  bear(fight.bearers.attacker, lossesOf(state, 'attacker'), (attacker, first) =>
    bear(
      fight.bearers.defender,
      lossesOf(state, 'defender'),
      (defender, told) => {
        const result = resultOf(fight, state, attacker, defender);
        return done(result, () => [...told(), victoryNote(result)]);
      },
      first,
    ),
  );

function resultOf(fight: Fight, state: Aftermath, attacker: Left, defender: Left): BattleResult {
  const { loser, manner, rounds } = endingOf(state);
  if (loser === 'none') return { winner: 'none', manner, rounds, major: false, attacker, defender };
  const winner = enemyOf(loser);
  const gap = lossesOf(state, loser) - lossesOf(state, winner);
  const major = gap >= MAJOR_GAP && mayBeMajor(fight, loser);
  return { winner, manner, rounds, gap: losses(gap), major, attacker, defender };
}

function victoryNote(result: BattleResult): Note {
  const { manner, major } = result;
  const outcome =
    result.winner === 'none'
      ? words('battle.draw', { manner })
      : words(major ? 'battle.major' : 'battle.minor', { winner: result.winner, gap: result.gap, manner });
  return { rule: 'L', title: words('battle.victory'), outcome };
}

/** L At least 1A(+) and 1A(−) on each side, and never against a native country. */
const mayBeMajor = ({ armies, book }: Fight, loser: Side): boolean =>
  !armies[loser].force.native && SIDES.every((side) => isLarge(armies[side].force, book));
