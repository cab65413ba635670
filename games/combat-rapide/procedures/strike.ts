/**
 * C One die of Fire, of Shock or of Pursuit: its modifiers, its column, and what each face does.
 *
 * A strike is worked out once for a battle; walking it only adds numbers.
 */
import {
  type Alike,
  type Ask,
  alike,
  askWords,
  chanceMeeting,
  d10,
  judge,
  type Note,
  type Notes,
  type Step,
  total,
} from '@grognard/kernel';
import { scoreIn } from '../tables/combat-cell.ts';
import type { DieModifier } from '../tables/die-modifiers.table.ts';
import { ask, words } from '../text/kit.ts';
import type { Column, Crossing, Phase, Round, Side, Terrain } from '../vocabulary.ts';
import { type Army, hasCavalryAdvantage } from './army.ts';
import type { CombatBook } from './book.ts';
import { ground } from './ground.ts';
import { halves, losses } from './halves.ts';
import { type Standing, scored } from './state.ts';

/** Where a battle is fought. */
export interface Field {
  readonly terrain: Terrain;
  readonly crossing: Crossing;
}

/** What makes one die of a side differ from another. */
export interface Occasion {
  readonly phase: Phase;
  readonly round: Round;
  /** M The enemy failed to withdraw. */
  readonly failedRetreat: boolean;
  /** I The enemy broke in a Fire phase. */
  readonly brokeInFire: boolean;
}

export interface Strike {
  readonly ask: Ask;
  /** What a face adds to the state; the index is the face. */
  readonly adds: readonly number[];
  /** The half losses a face scores. */
  readonly losses: readonly number[];
  /** Faces that score the same. */
  readonly alike: Alike;
  /** The sum of what is added to the die. */
  readonly modifier: number;
  /** The modifiers, told before the die. */
  readonly before: Notes;
  /** The result of a face, told after the die. */
  readonly told: (face: number) => Notes;
}

const FACES = Array.from({ length: 11 }, (_, face) => face);

export function strike(
  own: Army,
  enemy: Army,
  field: Field,
  column: Column,
  occasion: Occasion,
  book: CombatBook,
): Strike {
  const { phase, round } = occasion;
  const thrown = askFor(own.side, phase, round);
  const modifiers = judge(book.tables['die-modifiers'], verdicts(own, enemy, field, occasion, book));
  const modifier = total(modifiers);
  const results = FACES.map((face) => result(own, phase, column, face + modifier, book));
  const adds = results.map(({ applied, stars }) => scored(own.side, own.enemy, applied, stars));
  const tells = results.map((each) => () => [told(thrown, each, column, book)]);
  return {
    ask: thrown,
    adds,
    losses: results.map(({ applied }) => applied),
    alike: alike(d10, (face) => adds[face] as number),
    modifier,
    before: () => [{ rule: thrown.rule, title: askWords(thrown), modifiers }],
    told: (face) => tells[face] as Notes,
  };
}

/** Where a die leads: a checkpoint, what it keeps of the state, and what follows from that. */
export interface Meeting<T> {
  readonly name: string;
  readonly kept: (state: Standing) => number;
  readonly next: (kept: number) => Step<T>;
  /** What is told of the state after the result itself. */
  readonly told?: (state: Standing) => readonly Note[];
}

/** The die is thrown and its result added. */
export const strikeStep = <T>(
  { ask: thrown, alike: scores, adds, before, told: tells }: Strike,
  state: Standing,
  { name, kept, next, told: more }: Meeting<T>,
  notes: Notes = before,
): Step<T> => {
  const telling = more
    ? (face: number): Notes => {
        const after = state + (adds[face] as number);
        return () => [...tells(face)(), ...more(after)];
      }
    : tells;
  return chanceMeeting(thrown, scores, name, (face) => kept(state + (adds[face] as number)), next, telling, notes);
};

const askFor = (side: Side, phase: Phase, round: Round): Ask =>
  phase === 'pursuit'
    ? ask('I', `battle.pursuit.${side}`, { side })
    : ask('C', `battle.${phase}${round}.${side}`, { side });

/** C, D, I, M Every modifier that could touch the die; those of another phase are not asked. */
function verdicts(
  own: Army,
  enemy: Army,
  { terrain, crossing }: Field,
  { phase, round, failedRetreat, brokeInFire }: Occasion,
  book: CombatBook,
): Readonly<Record<DieModifier, boolean | number | undefined>> {
  const [mine, theirs] = [own.force.leader, enemy.force.leader];
  const ahead = (rating: 'fire' | 'shock'): number => Math.max(0, mine[rating] - theirs[rating]);
  const pursuit = phase === 'pursuit';
  return {
    leaderFire: phase === 'fire' ? ahead('fire') : undefined,
    leaderShock: phase === 'shock' ? ahead('shock') : undefined,
    leaderPursuit: pursuit ? ahead('shock') : undefined,
    terrain: ground(terrain, own.side, phase, round, book),
    crossing: ground(crossing, own.side, phase, round, book),
    cavalry: phase === 'fire' ? undefined : hasCavalryAdvantage(own, enemy),
    secondRound: pursuit ? undefined : round === 2,
    failedRetreat: phase === 'fire' && round === 2 ? failedRetreat : undefined,
    brokeInFire: pursuit ? brokeInFire : undefined,
    oneRound: pursuit ? round === 1 : undefined,
    other: own.force.other[phase],
  };
}

interface Result {
  readonly phase: Phase;
  readonly modified: number;
  /** The row of the table that the modified die gives. */
  readonly row: string;
  readonly stars: number;
  /** Half losses the table says, and those that the technology lets through. */
  readonly loss: number;
  readonly applied: number;
}

/** F Die and column give stars and losses; E Fire losses may be halved or none; I a pursuit breaks nobody any more. */
function result(own: Army, phase: Phase, column: Column, modified: number, { tables }: CombatBook): Result {
  const { combat } = tables;
  const row = combat.rows.find(modified);
  const score = scoreIn(combat.cell(row, column));
  const loss = halves(score.losses);
  return {
    phase,
    modified,
    row,
    stars: phase === 'pursuit' ? 0 : score.stars,
    loss,
    applied: phase === 'fire' ? throughFire(loss, own.fireLosses) : loss,
  };
}

/** E Renaissance Fire takes nothing, Arquebus Fire half, rounded down to a half. */
function throughFire(loss: number, fireLosses: Army['fireLosses']): number {
  switch (fireLosses) {
    case 'none':
      return 0;
    case 'half':
      return Math.floor(loss / 2);
    case 'full':
      return loss;
  }
}

const told = (
  thrown: Ask,
  { phase, modified, row, stars, loss, applied }: Result,
  column: Column,
  { tables }: CombatBook,
): Note => ({
  rule: thrown.rule,
  title: askWords(thrown),
  lookup: tables.combat.look(row, column),
  outcome: words(phase === 'pursuit' ? 'battle.pursued' : 'battle.scored', {
    modified,
    stars,
    loss: losses(loss),
    applied: losses(applied),
  }),
});
