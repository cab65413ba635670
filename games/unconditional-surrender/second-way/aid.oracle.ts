/** The aid worked out once more, straight from its transcription: nothing here comes from the procedures. */
import { type Entry, type Game, open, practiceNumbers, type Resolution, resolve } from '@grognard/kernel';
import printed from '../examples/tables.printed.json' with { type: 'json' };
import { game as surrender } from '../game.ts';

export { printed };

/** The game as whoever reads inputs from outside knows it. */
export const game: Game = surrender;

/** So many random cases a procedure; more by the environment. */
const { process } = globalThis as { process?: { readonly env: Readonly<Record<string, string | undefined>> } };
export const CASES = Number(process?.env['GROGNARD_CASES'] ?? 1000);

/** Random picks, the same for the same seed. */
export class Chance {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = practiceNumbers(seed);
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  flag(share = 0.5): boolean {
    return this.next() < share;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  many<T>(most: number, make: (index: number) => T): readonly T[] {
    return Array.from({ length: this.below(most + 1) }, (_, index) => make(index));
  }
}

/** A reading of every ruling. */
export const anyRulings = (chance: Chance): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(game.rulings).map(([id, { readings }]) => [id, chance.of(readings)]));

export interface Marker {
  readonly name: string;
  readonly drm: number;
  readonly halves: boolean;
  readonly stays: boolean;
}

export const anyMarkers = (chance: Chance, side: string): readonly Marker[] =>
  chance.many(chance.flag(0.2) ? 8 : 3, (index) => ({
    name: `${side} event ${index}`,
    drm: chance.below(8) - 3,
    halves: chance.flag(0.2),
    stays: chance.flag(0.3),
  }));

/** Both sums as the players have counted them. */
export interface Counted {
  readonly attack: number;
  readonly attackHalved: number;
  readonly defence: number;
  readonly defenceHalved: number;
}

/** Now and then the players bring their own sums. */
export const anyCounted = (chance: Chance): { readonly counted?: Counted } =>
  chance.flag(0.1)
    ? {
        counted: {
          attack: chance.below(21) - 10,
          attackHalved: chance.below(3),
          defence: chance.below(21) - 10,
          defenceHalved: chance.below(3),
        },
      }
    : {};

/** What a journal says, taken in the order the aid asks for it. */
export class Script {
  readonly #entries: readonly Entry[];
  #at = 0;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  get over(): boolean {
    return this.#at === this.#entries.length;
  }

  die(): number {
    const entry = this.#entries[this.#at++];
    if (entry?.kind !== 'die') throw new Error(`a die is due, the journal has ${JSON.stringify(entry)}`);
    return entry.face;
  }

  choice(): string {
    const entry = this.#entries[this.#at++];
    if (entry?.kind !== 'choice') throw new Error(`a choice is due, the journal has ${JSON.stringify(entry)}`);
    return entry.option;
  }

  /** Both cards, and what lies under them: markers by their places in the hand, and the air unit. */
  cards(
    attacker: readonly Marker[],
    defender: readonly Marker[],
  ): { readonly attacker: Card; readonly defender: Card } {
    const entry = this.#entries[this.#at++];
    if (entry?.kind !== 'together') throw new Error(`two cards are due, the journal has ${JSON.stringify(entry)}`);
    return {
      attacker: card(entry.answers['attacker'] ?? '', attacker),
      defender: card(entry.answers['defender'] ?? '', defender),
    };
  }
}

export interface Card {
  readonly markers: readonly Marker[];
  readonly air: boolean;
}

export const NO_CARD: Card = { markers: [], air: false };

const card = (option: string, hand: readonly Marker[]): Card => {
  const things = option.split('+').slice(1);
  return {
    markers: hand.filter((_, index) => things.includes(String(index + 1))),
    air: things.includes('air'),
  };
};

/** Steps 4 and 5: the sum held to ±10, the die added, halved and rounded up so many times, at least 1. */
export function value(die: number, drm: readonly number[], halvings: number): number {
  const sum = drm.reduce((all, each) => all + each, 0);
  let result = die + (sum > 10 ? 10 : sum < -10 ? -10 : sum);
  for (let time = 0; time < halvings; time += 1) result = Math.ceil(result / 2);
  return result < 1 ? 1 : result;
}

/** Step 6: attacker along the top, defender down the side. */
export function crossed(attacker: number, defender: number, smoothed: boolean): { code: string; plus: number } {
  const printedCell = printed.rows[defender - 1]?.cells.split(' ')[attacker - 1] ?? '?';
  const suspect = printed.suspect.some((each) => each.attacker === attacker && each.defender === defender);
  // Attacker 11 against 5 and 14 against 6 would read what their mirrors answer.
  const mirror = attacker > defender ? (attacker === 11 ? 'DR+2' : 'DD+3') : printedCell;
  const [code = '?', plus = '0'] = (smoothed && suspect ? mirror : printedCell).split('+');
  return { code, plus: Number(plus) };
}

/** Plays an input at random, if the rules accept it. */
export function played(
  chance: Chance,
  procedure: string,
  input: object,
  rulings: Readonly<Record<string, string>>,
): Resolution | undefined {
  const opened = open(game, procedure, input, { rulings });
  if (!opened.ok) return undefined;
  const resolution = resolve(opened.value, {
    face: (_ask, { sides }) => 1 + chance.below(sides),
    answer: (_ask, _side, options) => chance.of(options),
  });
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.refusals));
  return resolution.value;
}

/** Effects without their order. */
export const inNoOrder = (effects: readonly unknown[]): readonly string[] =>
  effects.map((effect) => JSON.stringify(sortedKeys(effect as object))).toSorted();

const sortedKeys = (effect: object): object => Object.fromEntries(Object.entries(effect).toSorted());

/** The markers a side loses: all it committed, but for those that stay, each once. */
export const spent = (...cards: readonly Card[]): readonly object[] =>
  [...new Set(cards.flatMap(({ markers }) => markers))]
    .filter(({ stays }) => !stays)
    .map(({ name }) => ({ kind: 'markerSpent', marker: name }));

export const sumOf = ({ markers }: Card): number => markers.reduce((all, { drm }) => all + drm, 0);
export const halvesOf = ({ markers }: Card): number => markers.filter(({ halves }) => halves).length;
