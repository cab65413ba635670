/**
 * I to L After the rounds: pursuit, adjustments, retreat, losses, victory.
 */
import {
  chanceMeeting,
  done,
  explained,
  type Note,
  type Notes,
  type Settled,
  type Step,
  settled,
} from '@grognard/kernel';
import { words } from '../text/kit.ts';
import { enemyOf, SIDES, type Side } from '../vocabulary.ts';
import { adjustmentNotes } from './adjustments.ts';
import { account, bear, isWorthCertain, type Left, leftsOf } from './bearing.ts';
import { type Fight, whoIn } from './fight.ts';
import { losses } from './halves.ts';
import { type BattleResult, FIGURES, outcomeOf } from './result.ts';
import type { Finish } from './rounds.ts';
import { isLarge } from './stack.ts';
import { type Aftermath, type Ending, endingOf, exchanged, lossesOf, withLosses } from './state.ts';

type Walk = (state: Aftermath) => Step<BattleResult>;

/** L A gap of 4 losses or more makes a victory major. */
const MAJOR_GAP = 8;

export function afterwards(fight: Fight): Finish<BattleResult> {
  const borne: Walk = (state) => bearing(fight, state);
  const retreat: Walk = (state) => retreating(fight, state, borne);
  return (score) =>
    isPursued(endingOf(score))
      ? pursuing(fight, score, retreat)
      : explained(adjustmentsTold(fight, score), retreat(adjusted(fight, score)));
}

/** I Only an army that broke is pursued, and only by an enemy that did not. */
const isPursued = ({ manner }: Ending): boolean => manner === 'brokenInFire' || manner === 'brokenInShock';

/** I The winner rolls once on column E. */
function pursuing(fight: Fight, state: Aftermath, retreat: Walk): Step<BattleResult> {
  const { loser, manner, rounds } = endingOf(state);
  const winner = enemyOf(loser as Side);
  const strike = fight.strikes[winner].pursuit[manner as 'brokenInFire' | 'brokenInShock'][rounds];
  const scored = (face: number): Aftermath => withLosses(state, winner, strike.losses[face] as number);
  return chanceMeeting(
    strike.ask,
    strike.alike,
    'retreat',
    (face) => adjusted(fight, scored(face)),
    retreat,
    (face) => () => [...strike.told(face)(), ...adjustmentsTold(fight, scored(face))()],
    strike.before,
  );
}

/** F, G What each side inflicted is adjusted and becomes what the other has suffered. */
const adjusted = ({ adjustments }: Fight, scored: Aftermath): Aftermath =>
  exchanged(
    scored,
    adjustments.defender.after[lossesOf(scored, 'defender')] as number,
    adjustments.attacker.after[lossesOf(scored, 'attacker')] as number,
  );

const adjustmentsTold =
  ({ armies, adjustments, book }: Fight, scored: Aftermath): Notes =>
  () =>
    SIDES.flatMap((side) => adjustmentNotes(armies[side], lossesOf(scored, side), adjustments[side], book));

/** J The loser retreats and takes the attrition test; its cost is not adjusted. */
function retreating(fight: Fight, state: Aftermath, borne: Walk): Step<BattleResult> {
  const ending = endingOf(state);
  switch (ending.manner) {
    case 'brokenInFire':
    case 'brokenInShock':
    case 'withdrew':
    case 'outlasted':
      return worn(fight, state, ending.loser as Side, isPursued(ending), borne);
    case 'bothBroken':
      return fight.book.rulings.bothBroken === 'bothRetreat'
        ? worn(fight, state, 'attacker', true, (after) => worn(fight, after, 'defender', true, borne))
        : borne(state);
    case 'level':
      return borne(state);
  }
}

/** J A retreating army throws its own die. */
function worn(fight: Fight, state: Aftermath, side: Side, broken: boolean, next: Walk): Step<BattleResult> {
  const { [side]: wear } = fight.wears;
  const { ask, alike, costs, told, before } = broken ? wear.broken : wear.withdrew;
  const suffered = (face: number): Aftermath => withLosses(state, side, costs[face] as number);
  return chanceMeeting(ask, alike, WORN[side], suffered, next, told, before);
}

/** One name for each checkpoint, not one made anew for each face. */
const WORN = { attacker: 'worn-attacker', defender: 'worn-defender' } as const;

/** K Each side bears its losses; who gives up what changes no outcome, so it is walked only where it is asked for. */
function bearing(fight: Fight, state: Aftermath): Step<BattleResult> {
  const { attacker, defender } = fight.bearers;
  const [onAttacker, onDefender] = [lossesOf(state, 'attacker'), lossesOf(state, 'defender')];
  const [first, second] = [attacker.bearings(onAttacker).only, defender.bearings(onDefender).only];
  if (first && second) {
    const told = (): readonly Note[] => [
      ...account(attacker, onAttacker, first),
      ...account(defender, onDefender, second),
    ];
    return concluded(fight, state, first, second, told);
  }
  return settled(
    'borne',
    state,
    (suffered) => certain(fight, suffered),
    (suffered) => asked(fight, suffered),
  );
}

/** H, N Whoever has a choice is asked, the attacker first. */
const asked = (fight: Fight, state: Aftermath): Step<BattleResult> =>
  bear(fight.bearers.attacker, lossesOf(state, 'attacker'), (attacker, first) =>
    bear(
      fight.bearers.defender,
      lossesOf(state, 'defender'),
      (defender, told) => concluded(fight, state, attacker, defender, told),
      first,
    ),
  );

/** L Both have borne their losses; the gap says how great the victory is. */
function concluded(fight: Fight, state: Aftermath, attacker: Left, defender: Left, told: Notes): Step<BattleResult> {
  const result = resultOf(fight, state, attacker, defender);
  return done(result, () => [...told(), victoryNote(fight, result)]);
}

/** Everything but what is left to an owner whose answers change it. */
function certain(fight: Fight, state: Aftermath): Settled {
  const [attacker, defender] = SIDES.map((side) => leftsOf(fight.bearers[side], lossesOf(state, side))) as [
    readonly Left[],
    readonly Left[],
  ];
  const { attackerLeft, defenderLeft, ...figures } = FIGURES;
  const known = {
    ...figures,
    ...(isWorthCertain(attacker) && { attackerLeft }),
    ...(isWorthCertain(defender) && { defenderLeft }),
  };
  const result = resultOf(fight, state, attacker[0] as Left, defender[0] as Left);
  const read = Object.entries(known).map(([name, figure]) => [name, figure(result)] as const);
  return { outcome: outcomeOf(result), figures: Object.fromEntries(read) };
}

function resultOf(fight: Fight, state: Aftermath, attacker: Left, defender: Left): BattleResult {
  const { loser, manner, rounds } = endingOf(state);
  if (loser === 'none') return { winner: 'none', manner, rounds, major: false, attacker, defender };
  const winner = enemyOf(loser);
  const gap = lossesOf(state, loser) - lossesOf(state, winner);
  const major = gap >= MAJOR_GAP && mayBeMajor(fight, loser);
  return { winner, manner, rounds, gap: losses(gap), major, attacker, defender };
}

function victoryNote(fight: Fight, result: BattleResult): Note {
  const { manner, major } = result;
  const head = { rule: 'L', title: words('battle.victory') };
  if (result.winner === 'none') return { ...head, outcome: words('battle.draw', { manner }) };
  const { winner, gap } = result;
  const [won, lost] = [whoIn(fight, winner), whoIn(fight, enemyOf(winner))];
  return { ...head, outcome: words(major ? 'battle.major' : 'battle.minor', { winner, won, lost, gap, manner }) };
}

/** L At least 1A+ and 1A− on each side, and never against a native country. */
const mayBeMajor = ({ armies, book }: Fight, loser: Side): boolean =>
  !armies[loser].force.native && SIDES.every((side) => isLarge(armies[side].force, book));
