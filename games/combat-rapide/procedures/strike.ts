/**
 * C One die of Fire, of Shock or of Pursuit: its modifiers, its column, and what each face does.
 *
 * A strike is worked out once for a battle; walking it only adds numbers.
 */
import { type Ask, chance, checkpoint, d10, judge, type Notes, type Step, total, words } from '@grognard/kernel';
import type { DieModifier } from '../tables/die-modifiers.table.ts';
import type { Column, Crossing, Phase, Round, Side, Terrain } from '../vocabulary.ts';
import { type Army, hasCavalryAdvantage } from './army.ts';
import type { CombatBook } from './book.ts';
import { ground } from './ground.ts';
import { halves, losses } from './halves.ts';
import { scored } from './state.ts';

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
  /** The modifiers, told before the die. */
  readonly before: Notes;
  /** The result of a face, told after the die. */
  readonly told: readonly Notes[];
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
  const ask = askFor(own.side, phase, round);
  const modifiers = judge(book.tables['die-modifiers'], verdicts(own, enemy, field, occasion, book));
  const results = FACES.map((face) => result(own, phase, column, face + total(modifiers), book));
  return {
    ask,
    adds: results.map(({ applied, stars }) => scored(own.side, own.enemy, applied, stars)),
    losses: results.map(({ applied }) => applied),
    before: () => [{ rule: ask.rule, title: words(ask.text), modifiers }],
    told: results.map((each) => () => [told(ask, each)]),
  };
}

/** The die is thrown and its result added; `then` goes on from the new state. */
export const strikeStep = <T>(
  { ask, adds, before, told }: Strike,
  state: number,
  name: string,
  then: (state: number) => Step<T>,
  notes: Notes = before,
): Step<T> => chance(ask, d10, (face) => checkpoint(name, state + (adds[face] as number), then, told[face]), notes);

const askFor = (side: Side, phase: Phase, round: Round): Ask => ({
  rule: phase === 'pursuit' ? 'I' : 'C',
  text: phase === 'pursuit' ? `battle.pursuit.${side}` : `battle.${phase}${round}.${side}`,
  side,
});

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
  readonly look: ReturnType<CombatBook['tables']['combat']['look']>;
  readonly stars: number;
  /** Half losses the table says, and those that the technology lets through. */
  readonly loss: number;
  readonly applied: number;
}

/** F Die and column give stars and losses; E Fire losses may be halved or none; I a pursuit breaks nobody any more. */
function result(own: Army, phase: Phase, column: Column, modified: number, { tables }: CombatBook): Result {
  const { combat } = tables;
  const look = combat.look(combat.rows.find(modified), column);
  const [stars, cell] = look.cell.split('|') as [string, string];
  const loss = halves(cell);
  return {
    phase,
    modified,
    look,
    stars: phase === 'pursuit' ? 0 : Number(stars),
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

const told = ({ rule, text }: Ask, { phase, modified, look, stars, loss, applied }: Result) => ({
  rule,
  title: words(text),
  lookup: look,
  outcome: words(phase === 'pursuit' ? 'battle.pursued' : 'battle.scored', {
    modified,
    stars,
    loss: losses(loss),
    applied: losses(applied),
  }),
});
