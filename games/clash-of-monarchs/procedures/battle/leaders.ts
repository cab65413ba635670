/** 15.7.2 Leader casualties: who is hit, and what becomes of him. */
import { type Ask, askWords, chance, d6, die, explained, type Step } from '@grognard/kernel';
import { type Force, type Leader, majorityNation, NOBODY } from '../../force.ts';
import { ask, words } from '../../text/kit.ts';
import { FATES, nameOf, type Side } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import type { Casualty, LeaderHit } from './result.ts';

type Roll = 'who' | 'again' | 'which' | 'fate';

/** The dice of a leader hit, each under its own question. */
const asked = (what: Roll, side: Side): Ask => ask('15.7.2', `battle.leader.${what}`, { side });

type After<T> = (hits: readonly LeaderHit[]) => Step<T>;

/** 15.7.2 As many leaders as were hit, one after the other. */
export const hitLeaders = <T>(
  force: Force,
  side: Side,
  count: number,
  hits: readonly LeaderHit[],
  book: ClashBook,
  then: After<T>,
): Step<T> =>
  count === 0
    ? then(hits)
    : who(force, side, 'who', hits, book, (more) => hitLeaders(force, side, count - 1, more, book, then));

/** 15.7.2 One roll for who. If it names nobody, nobody is lost; the other reading rolls once more. */
const who = <T>(
  force: Force,
  side: Side,
  roll: 'who' | 'again',
  hits: readonly LeaderHit[],
  book: ClashBook,
  then: After<T>,
): Step<T> =>
  chance(asked(roll, side), d6, (face) => {
    const table = book.tables['leader-hit'];
    const look = table.look(table.rows.find(face), 'leader');
    const places = candidates(force, look.cell).filter((place) => hits.every((hit) => hit.place !== place));
    const [only, another] = places;
    const step = (): Step<T> => {
      if (only === undefined) {
        return roll === 'who' && book.rulings['leader-nobody'] === 'again-once'
          ? who(force, side, 'again', hits, book, then)
          : then(hits);
      }
      if (another === undefined) return fate(force, side, only, hits, book, then);
      return chance(asked('which', side), die(places.length), (drawn) =>
        fate(force, side, places[drawn - 1] ?? only, hits, book, then),
      );
    };
    return explained(
      () => [
        {
          rule: '15.7.2',
          title: askWords(asked(roll, side)),
          lookup: look,
          outcome: words(only === undefined ? 'battle.leader.nobody' : `battle.leader.${look.cell}`),
        },
      ],
      step(),
    );
  });

/** 15.7.2 The second senior leader is the first of the majority nation; the others are the rest. */
function candidates(force: Force, named: 'commander' | 'second' | 'other'): readonly number[] {
  const majority = majorityNation(force, force.commander.nation);
  const second = force.leaders.findIndex(({ nation }) => nation === majority);
  switch (named) {
    case 'commander':
      return force.commander.name === NOBODY ? [] : [0];
    case 'second':
      return second < 0 ? [] : [second + 1];
    case 'other':
      return force.leaders.flatMap((_leader, index) => (index === second ? [] : [index + 1]));
  }
}

/** 15.7.2 One roll for what happens to him. */
const fate = <T>(
  force: Force,
  side: Side,
  place: number,
  hits: readonly LeaderHit[],
  { tables }: ClashBook,
  then: After<T>,
): Step<T> =>
  chance(asked('fate', side), d6, (face) => {
    const table = tables['leader-fate'];
    const look = table.look(table.rows.find(face), 'fate');
    const { name } = leaderAt(force, place);
    return explained(
      () => [
        {
          rule: '15.7.2',
          title: askWords(asked('fate', side)),
          lookup: look,
          outcome: words(`battle.fate.${look.cell}`, nameOf({ name })),
        },
      ],
      then([...hits, { place, fate: look.cell }]),
    );
  });

const leaderAt = (force: Force, place: number): Leader | Force['commander'] =>
  force.leaders[place - 1] ?? force.commander;

/** 21.2 The change of monarchical will; two of the four count only as army leader. */
export function casualty(force: Force, hit: LeaderHit, book: ClashBook): Casualty {
  const { name, nation } = leaderAt(force, hit.place);
  return { ...hit, name, nation, will: willOf(force, hit, book) };
}

function willOf(force: Force, { place, fate: what }: LeaderHit, { tables }: ClashBook): number {
  const { person } = leaderAt(force, place);
  if (person === 'other' || person === 'Henry') return 0;
  const row = tables['leader-will'].rows[person];
  return row.asArmyLeader && place !== 0 ? 0 : row[what];
}

/** Whether any fate of any leader of the force would change a will. */
export const mayCostWill = (force: Force, book: ClashBook): boolean =>
  [force.commander, ...force.leaders].some((_leader, place) =>
    FATES.some((fate) => willOf(force, { place, fate }, book) !== 0),
  );
