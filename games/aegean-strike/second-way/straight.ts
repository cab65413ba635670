/**
 * The same results reckoned another way: straight through, with dice in hand, from the transcription of the page. Nothing
 * here is shared with the procedures but the game's doors.
 */
import { type Game, open, type Plain, practiceNumbers, resolve } from '@grognard/kernel';
import { expect } from 'vitest';
import transcription from '../examples/tables.printed.json' with { type: 'json' };
import { game as aegeanStrike } from '../game.ts';

const game: Game = aegeanStrike;

type ByName<T> = Readonly<Record<string, T>>;
interface Line {
  readonly infantry: number | string;
  readonly other: number | string;
  readonly armourMultiple: number | string;
  readonly otherMultiple: number | string;
  readonly barred: readonly string[] | string;
}
interface Page {
  readonly terrain: ByName<{ readonly alone: Line; readonly engineers: Line; readonly shift: number }>;
  readonly formations: ByName<{
    readonly supply: ByName<number>;
    readonly outside: ByName<string>;
    readonly city: ByName<string>;
    readonly combat: { readonly type: string; readonly value: number };
    readonly in: number;
    readonly out: number;
    readonly terrain: number | string;
    readonly declare: boolean;
  }>;
  readonly quality: { readonly order: readonly string[]; readonly rows: ByName<readonly number[]> };
  readonly groundCombat: { readonly columns: readonly string[]; readonly rows: ByName<readonly string[]> };
  readonly detection: readonly {
    readonly sensor: string;
    readonly medium: string;
    readonly op?: ByName<number>;
    readonly fragment?: readonly number[];
    readonly run?: readonly number[];
  }[];
  readonly missions: readonly {
    readonly id: string;
    readonly group: string;
    readonly mode: string;
    readonly segments: readonly string[];
    readonly sp: number;
  }[];
  readonly unitGroups: ByName<readonly string[]>;
  readonly events: ByName<{
    readonly divisions: ByName<number>;
    readonly penalty: number;
    readonly hexes: readonly string[];
  }>;
  readonly otherCosts: ByName<{ readonly alone: readonly number[]; readonly engineers: readonly number[] }>;
  readonly track: { readonly airNaval: readonly number[]; readonly ground: readonly number[] };
  readonly parachute: {
    readonly bands: readonly (readonly [number, number, string])[];
    readonly modifiers: readonly number[];
  };
  readonly sovietDefence: {
    readonly bands: readonly (readonly [number, number, { readonly abort: boolean; readonly hits: number }])[];
  };
}
export const page = transcription as unknown as Page;

/** Random, the same for the same seed. */
export class Draw {
  readonly #next: () => number;
  constructor(seed: number) {
    this.#next = practiceNumbers(seed);
  }
  int(from: number, to: number): number {
    return from + Math.floor(this.#next() * (to - from + 1));
  }
  one<T>(items: readonly T[]): T {
    return items[this.int(0, items.length - 1)] as T;
  }
  flag(share = 0.5): boolean {
    return this.#next() < share;
  }
  many<T>(from: number, to: number, make: (place: number) => T): readonly T[] {
    return Array.from({ length: this.int(from, to) }, (_, place) => make(place));
  }
}

/** Dice and answers as they fall: two of the same seed fall alike. */
export class Fate {
  readonly #dice: Draw;
  readonly #answers: Draw;
  thrown = 0;
  constructor(seed: number) {
    this.#dice = new Draw(seed);
    this.#answers = new Draw(seed + 1_000_000);
  }
  die(): number {
    this.thrown += 1;
    return this.#dice.int(1, 10);
  }
  pick(options: readonly string[]): string {
    return this.#answers.one(options);
  }
}

export type Readings = Readonly<Record<string, string>>;

/** A reading of each ruling that a chapter reads; the others stay as they are. */
export const readings = (draw: Draw, ids: readonly string[]): Readings =>
  Object.fromEntries(ids.map((id) => [id, draw.one(game.rulings[id]?.readings ?? expect.fail(`no ruling ${id}`))]));

/** The reading in force. */
export const reading = (r: Readings, id: string): string => r[id] ?? game.rulings[id]?.default ?? '';

export interface Played {
  readonly result: ByName<Plain>;
  readonly thrown: number;
}

/** What the procedure makes of it; nothing where it refuses. */
export function played(procedure: string, input: unknown, rulings: Readings, seed: number): Played | undefined {
  const opened = open(game, procedure, input, { rulings });
  if (!opened.ok) return undefined;
  const fate = new Fate(seed);
  const run = resolve(opened.value, { face: () => fate.die(), answer: (_, __, options) => fate.pick(options) });
  if (!run.ok) return expect.fail(JSON.stringify(run.refusals));
  return { result: run.value.result as ByName<Plain>, thrown: fate.thrown };
}

/** Plays a chapter so many times; the straight reckoning gives the part of the result it is asked for, or nothing. */
export function compare(
  tried: number,
  procedure: string,
  make: (draw: Draw) => { readonly input: object; readonly rulings?: Readings },
  straight: (input: never, fate: Fate, rulings: Readings) => object | undefined,
): void {
  let [legal, illegal] = [0, 0];
  for (let seed = 1; seed <= tried; seed += 1) {
    const { input, rulings = {} } = make(new Draw(seed * 7919));
    const ours = played(procedure, input, rulings, seed);
    const fate = new Fate(seed);
    const theirs = straight(input as never, fate, rulings);
    const where = `case ${seed}: ${JSON.stringify({ input, rulings })}`;
    expect(ours === undefined, `refused or not, ${where}`).toBe(theirs === undefined);
    if (ours === undefined || theirs === undefined) {
      illegal += 1;
      continue;
    }
    legal += 1;
    expect(ours.result, where).toMatchObject(theirs);
    expect(ours.thrown, `dice, ${where}`).toBe(fate.thrown);
  }
  expect(legal, `${procedure}: some of ${tried} are accepted`).toBeGreaterThan(tried / 50);
  expect(legal + illegal).toBe(tried);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Resolution track: die under the value, countermeasures move the marker back, the box gives the Hits. */
export function shot(
  fate: Fate,
  r: Readings,
  value: number,
  ecm: number,
  row: 'airNaval' | 'ground' = 'airNaval',
  onDie = 0,
): number {
  const held = reading(r, 'marginOverTen') === 'valueHeldToTen' ? Math.min(10, value) : value;
  if (held <= 0) return 0;
  const margin = held - fate.die() - onDie;
  if (margin < 0) return 0;
  const back = ecm > 0 ? Math.max(0, ecm - fate.die()) : 0;
  const box = Math.min(10, margin) - back;
  return box < 0 ? 0 : (page.track[row][box] ?? 0);
}

/** Values of an air unit, lowered by its Hits where the reading says so. */
export const inAir = (value: number, hits: number, r: Readings): number =>
  reading(r, 'airDamage') === 'reduces' ? Math.max(0, value - hits) : value;

export interface Plane {
  readonly name: string;
  readonly type?: string;
  readonly antiAir?: number;
  readonly bombardment?: number;
  readonly ecm?: number;
  readonly hits?: number;
  readonly detected?: boolean;
}

/** The best countermeasures of a stack. */
export const stackEcm = (stack: readonly Plane[], r: Readings): number =>
  Math.max(0, ...stack.map(({ ecm = 0, hits = 0 }) => inAir(ecm, hits, r)));

/** Every unit one Hit before any two, the first listed first. */
export function dealt(hits: number, units: number): number[] {
  const each = Array.from({ length: units }, () => 0);
  for (let hit = 0; units > 0 && hit < hits; hit += 1) each[hit % units] = (each[hit % units] ?? 0) + 1;
  return each;
}

/** The owner's choice, or spread as in air combat. */
export function takenBy(fate: Fate, r: Readings, names: readonly string[], hits: number): number[] {
  if (hits === 0) return names.map(() => 0);
  if (reading(r, 'antiAirHits') === 'spread') return dealt(hits, names.length);
  const name = names.length === 1 ? names[0] : fate.pick(names);
  return names.map((one) => (one === name ? hits : 0));
}

/** Detection values at range 0 that survive: by an example, or the first figure of a row. */
export const SEES: ByName<number> = { none: 0, 'us-unit': 7, 'us-ship': 7, 'ussr-ship': 6, 'other-ship': 5 };
export const EYES: ByName<number> = { 'Su-24': 4, 'MiG-23': 4, 'A-6': 5, 'F-14': 5, 'F-4': 5, 'Tu-26': 4 };

export interface Raid {
  readonly planes: readonly (Plane & { readonly value: number })[];
  readonly onValue: number;
  readonly row: 'airNaval' | 'ground';
  readonly sensor: string;
  readonly ecm: (sofar: number) => number;
  readonly guns: (sofar: number) => number;
  readonly done?: (sofar: number) => boolean;
  readonly automatic?: boolean;
}

/** A strike: seen first it is fired at first, unseen afterwards. Hits thrown, Hits on each plane, how many attacked. */
export function strike(fate: Fate, r: Readings, raid: Raid): { thrown: number; hurt: number[]; attacked: number } {
  const { planes } = raid;
  const names = planes.map(({ name }) => name);
  const fire = (sofar: number): number[] => {
    if (raid.done?.(sofar)) return names.map(() => 0);
    return takenBy(fate, r, names, shot(fate, r, raid.guns(sofar), stackEcm(planes, r)));
  };
  const seen =
    planes.some(({ detected }) => detected) || (raid.sensor !== 'none' && fate.die() <= (SEES[raid.sensor] ?? 0));
  let hurt = seen ? fire(0) : names.map(() => 0);
  const flying = planes.filter(({ value }, place) => value > 0 && hurt[place] === 0);
  let thrown = 0;
  const onValue = reading(r, 'bombardmentModifiers') === 'value' ? raid.onValue : 0;
  const onDie = reading(r, 'bombardmentModifiers') === 'value' ? 0 : raid.onValue;
  if (!raid.automatic)
    for (const { value, hits = 0 } of flying) {
      if (raid.done?.(thrown)) break;
      thrown += shot(fate, r, inAir(value, hits, r) + onValue, raid.ecm(thrown), raid.row, onDie);
    }
  if (!seen) hurt = fire(thrown);
  return { thrown, hurt, attacked: flying.length };
}

/** Bombardment modifier summary. */
export const bombing = (terrain: string, formation?: string): number =>
  (terrain === 'mountain' || terrain === 'impassable' ? -2 : 0) +
  (terrain === 'city' ? -1 : 0) +
  (terrain === 'clear' ? 1 : 0) +
  (formation === 'DA' ? 1 : 0) +
  (formation === 'T' || formation === 'R' ? 3 : 0);
