/**
 * Combat Rapide: the exact odds of Rivoli against a dynamic programme written by hand for that very battle, and battles
 * played in a second. The programme knows nothing of steps and walkers; it reads the same table cells.
 */
import { game } from '@grognard/games/combat-rapide';
import { type Game, live, never, type Opened, odds, open, PlayRecord, play, practiceDice } from '@grognard/kernel';
import { type Pair, paired, worked } from './measure.ts';

export interface CombatRapideTimings {
  /** The exact odds of Rivoli against the programme. */
  readonly odds: Pair;
  /** Battles in a second on one core. */
  readonly plays: number;
  readonly explainedPlays: number;
}

type Weights = Readonly<Record<string, number>>;

const PAIRS = 60;
const WARM_UPS = 20;
const PLAYED_FOR = 1_000;
const BATCH = 100;

/** Measures ours and the plain programme turn by turn, after both have warmed up and agreed. */
export function combatRapideTimings(): CombatRapideTimings {
  const cells = readCells();
  const plain = (): Weights => plainOdds(cells);
  agree(rivoliOdds(), plain());
  return {
    odds: paired(rivoliOdds, plain, PAIRS, { warmUps: WARM_UPS }),
    plays: playsInASecond(rivoli(), false),
    explainedPlays: playsInASecond(rivoli(), true),
  };
}

/**
 * The exact odds of Rivoli's outcome, nobody withdrawing: the unit in which other odds are measured. As whatever is
 * measured beside it, the battle is opened anew each time: nothing is left over from the last.
 */
export const rivoliOdds = (): Weights => weightsOf(rivoli());

function rivoli(): Opened {
  const example = game.examples.find(({ id }) => id === 'rivoli-1797');
  const shelved: Game = game;
  const opened = open(shelved, 'battle', example?.input);
  if (!opened.ok) throw new Error('Rivoli is refused');
  return opened.value;
}

/** Our odds with nobody withdrawing, in ten-thousand-millionths. */
function weightsOf({ procedure, begin }: Opened): Weights {
  const { distribution } = odds(begin(), { policy: never, outcome: (result) => procedure.outcome(result) });
  const share = (weight: bigint): number => Number((weight * BigInt(DICE)) / distribution.total);
  return Object.fromEntries(distribution.outcomes.map(({ outcome, weight }) => [outcome, share(weight)]));
}

function agree(ours: Weights, plain: Weights): void {
  for (const outcome of new Set([...Object.keys(ours), ...Object.keys(plain)])) {
    if (ours[outcome] !== plain[outcome]) {
      throw new Error(`odds of ${outcome}: ours ${ours[outcome]}, by hand ${plain[outcome]}, of ${DICE}`);
    }
  }
}

function playsInASecond({ begin }: Opened, explaining: boolean): number {
  const start = begin();
  const source = live(practiceDice(1797), (_ask, _side, [first = '']) => first);
  const once = (): unknown => play(start, source, explaining ? new PlayRecord() : undefined);
  for (let warm = 0; warm < 5_000; warm += 1) once();
  const batch = (): void => {
    for (let count = 0; count < BATCH; count += 1) once();
  };
  let [played, spent] = [0, 0];
  for (; spent < PLAYED_FOR; played += BATCH) spent += worked(batch);
  return Math.round((played * 1_000) / spent);
}

// The programme written by hand. Everything is Rivoli's own: 2A+ each, Lace War, veterans of morale 4, Bonaparte 6.6.6
// against Alvintzy 4.3.2, French Shock on column A, half a loss more for both nations, no size adjustment.

/** Ten dice of ten sides: eight in two rounds, one of pursuit, one of retreat. */
const DICE = 10 ** 10;
const MORALE = 4;
const NATION = 1;
const MAJOR = 8;

/** What each face adds to the packed state, for each strike; half losses of the pursuit and of the retreat by face. */
interface Cells {
  readonly french: Readonly<Record<'fire1' | 'shock1' | 'fire2' | 'shock2', readonly number[]>>;
  readonly austrian: Readonly<Record<'fire1' | 'shock1' | 'fire2' | 'shock2', readonly number[]>>;
  readonly pursuit: (french: boolean, brokeInFire: boolean, round: number) => readonly number[];
  readonly retreat: readonly number[];
  readonly retreatWithdrawn: (manoeuvre: number) => readonly number[];
}

/** A state is four small numbers in one: half losses by each side, stars on each side. */
const BY_FRENCH = 1;
const BY_AUSTRIANS = 64;
const ON_AUSTRIANS = 64 * 64;
const ON_FRENCH = 64 * 64 * 16;

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function readCells(): Cells {
  const { combat, retreat } = game.tables as unknown as Readonly<Record<string, { readonly cells: string[][] }>>;
  if (!combat || !retreat) throw new Error('no tables');
  const cell = (column: number, die: number): readonly [stars: number, losses: number] => {
    const [stars, losses] = (combat.cells[Math.min(16, Math.max(0, die))]?.[column] ?? '').split('|').map(Number);
    return [stars ?? Number.NaN, (losses ?? Number.NaN) * 2];
  };
  const adds = (column: number, modifier: number, losses: number, stars: number): readonly number[] =>
    FACES.map((face) => {
      const [marks, lost] = cell(column, face + modifier);
      return lost * losses + marks * stars;
    });
  const [A, B, E] = [0, 1, 4];
  return {
    french: {
      fire1: adds(B, 3, BY_FRENCH, ON_AUSTRIANS),
      shock1: adds(A, 4, BY_FRENCH, ON_AUSTRIANS),
      fire2: adds(B, 3 - 1, BY_FRENCH, ON_AUSTRIANS),
      shock2: adds(A, 4 - 1, BY_FRENCH, ON_AUSTRIANS),
    },
    austrian: {
      fire1: adds(B, 0, BY_AUSTRIANS, ON_FRENCH),
      shock1: adds(B, 0, BY_AUSTRIANS, ON_FRENCH),
      fire2: adds(B, -1, BY_AUSTRIANS, ON_FRENCH),
      shock2: adds(B, -1, BY_AUSTRIANS, ON_FRENCH),
    },
    pursuit: (french, brokeInFire, round) =>
      FACES.map((face) => cell(E, face + (french ? 4 : 0) + (brokeInFire ? 1 : 0) + (round === 1 ? 2 : 0))[1]),
    retreat: FACES.map((face) => Number(retreat.cells[face]?.[0]) * 2),
    retreatWithdrawn: (manoeuvre) => FACES.map((face) => Number(retreat.cells[Math.max(0, face - manoeuvre)]?.[0]) * 2),
  };
}

/** States with their weights out of `DICE`. */
type States = Map<number, number>;

const byFrench = (state: number): number => state % 64;
const byAustrians = (state: number): number => Math.floor(state / BY_AUSTRIANS) % 64;
const austriansBroken = (state: number): boolean => Math.floor(state / ON_AUSTRIANS) % 16 >= MORALE;
const frenchBroken = (state: number): boolean => Math.floor(state / ON_FRENCH) >= MORALE;

function plainOdds(cells: Cells): Weights {
  const ends: Record<string, number> = { attackerMajor: 0, attacker: 0, draw: 0, defender: 0, defenderMajor: 0 };
  let states: States = new Map([[0, DICE]]);
  for (const round of [1, 2] as const) states = plainRound(cells, round, states, ends);
  for (const [state, weight] of states) {
    const [onAustrians, onFrench] = [Math.floor(state / ON_AUSTRIANS) % 16, Math.floor(state / ON_FRENCH)];
    if (onAustrians === onFrench) add(ends, 'draw', weight);
    else conclude(ends, state, onAustrians > onFrench, cells.retreatWithdrawn(onAustrians > onFrench ? 4 : 6), weight);
  }
  return ends;
}

/** One round: what ends in it goes to `ends`, what stands comes back. */
function plainRound(cells: Cells, round: 1 | 2, before: States, ends: Record<string, number>): States {
  const { french, austrian } = cells;
  const fired = thrown(thrown(before, french[`fire${round}`]), austrian[`fire${round}`]);
  const [standing, frenchGone, austriansGone]: [States, States, States] = [new Map(), new Map(), new Map()];
  for (const [state, weight] of fired) {
    if (frenchBroken(state) && austriansBroken(state)) add(ends, 'draw', weight);
    else if (frenchBroken(state)) frenchGone.set(state, weight);
    else if (austriansBroken(state)) austriansGone.set(state, weight);
    else standing.set(state, weight);
  }
  pursued(cells, thrown(austriansGone, french[`shock${round}`]), true, true, round, ends);
  pursued(cells, thrown(frenchGone, austrian[`shock${round}`]), false, true, round, ends);
  const shocked = thrown(thrown(standing, french[`shock${round}`]), austrian[`shock${round}`]);
  const [after, frenchLost, austriansLost]: [States, States, States] = [new Map(), new Map(), new Map()];
  for (const [state, weight] of shocked) {
    if (frenchBroken(state) && austriansBroken(state)) add(ends, 'draw', weight);
    else if (frenchBroken(state)) frenchLost.set(state, weight);
    else if (austriansBroken(state)) austriansLost.set(state, weight);
    else after.set(state, weight);
  }
  pursued(cells, austriansLost, true, false, round, ends);
  pursued(cells, frenchLost, false, false, round, ends);
  return after;
}

/** Every face of one die for every state, equal states put together. */
function thrown(before: States, adds: readonly number[]): States {
  const after: States = new Map();
  for (const [state, weight] of before) {
    const share = weight / 10;
    for (const more of adds) {
      const next = state + more;
      after.set(next, (after.get(next) ?? 0) + share);
    }
  }
  return after;
}

/** Only the losses matter once a side is broken; then the pursuit and the retreat. */
function pursued(
  cells: Cells,
  broken: States,
  byTheFrench: boolean,
  inFire: boolean,
  round: 1 | 2,
  ends: Record<string, number>,
): void {
  const losses: States = new Map();
  for (const [state, weight] of broken) {
    const left = byFrench(state) + BY_AUSTRIANS * byAustrians(state);
    losses.set(left, (losses.get(left) ?? 0) + weight);
  }
  const unit = byTheFrench ? BY_FRENCH : BY_AUSTRIANS;
  const chased = thrown(
    losses,
    cells.pursuit(byTheFrench, inFire, round).map((lost) => lost * unit),
  );
  for (const [state, weight] of chased) conclude(ends, state, byTheFrench, cells.retreat, weight);
}

/** The loser's retreat, the adjustments of both nations, the gap. */
function conclude(
  ends: Record<string, number>,
  state: number,
  frenchWin: boolean,
  retreat: readonly number[],
  weight: number,
): void {
  const [onAustrians, onFrench] = [byFrench(state) + NATION, byAustrians(state) + NATION];
  for (const lost of retreat) {
    const gap = (frenchWin ? onAustrians - onFrench : onFrench - onAustrians) + lost;
    add(ends, `${frenchWin ? 'attacker' : 'defender'}${gap >= MAJOR ? 'Major' : ''}`, weight / 10);
  }
}

const add = (ends: Record<string, number>, outcome: string, weight: number): void => {
  ends[outcome] = (ends[outcome] ?? 0) + weight;
};
