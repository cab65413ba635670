/** Lines of an account, and what is said of counters, from the rules alone. */
import type { Plain } from '@grognard/kernel';
import { type Draw, sum } from '../straight.ts';

export type Side = 'nato' | 'pact';
export type Line = Readonly<Record<string, Plain | undefined>>;
export interface Counter {
  readonly name: string;
  readonly nation?: string;
  readonly flight: string;
  readonly hits: number;
  readonly hitsToSink: number;
  readonly hitsToEliminate: number;
}
export type Stack = readonly Counter[];
export type Hits = readonly number[];

/** What is said of a result. */
interface Said {
  readonly books?: readonly Line[];
  readonly fates?: readonly Fate[];
  readonly figures: Readonly<Record<string, number>>;
  readonly outcome: string;
  /** What may be done next, with as much of it as is known. */
  readonly next?: readonly (readonly [procedure: string, input: object])[];
}
export type Fate = readonly [at: string, key: string, facts: Line, after: Line | undefined, gone: boolean];
export interface Account {
  readonly draw: (input: never, draw: Draw) => object;
  readonly said: (input: never, result: never, readings: Readonly<Record<string, string>>) => Said;
}

/** A counter as far as another procedure knows it by its name. */
export const called = ({ name, nation }: Counter): object => ({ name, ...(nation === undefined ? {} : { nation }) });
export const other = (side: Side): Side => (side === 'nato' ? 'pact' : 'nato');
export const hit = (of: string, side: Side, name: string, hits: number): readonly Line[] =>
  hits > 0 ? [{ kind: 'hits', of, side, unit: name, hits }] : [];
export const hitAll = (side: Side, stack: Stack, hits: Hits): readonly Line[] =>
  stack.flatMap(({ name }, i) => hit('air', side, name, hits[i] ?? 0));
export const gone = (of: string, side: Side, name: string): Line => ({ kind: 'eliminated', of, side, unit: name });
export const home = (side: Side, stack: Stack): readonly Line[] =>
  stack.map(({ name, flight }) =>
    flight === 'ready'
      ? { kind: 'flown', of: 'air', side, unit: name, flight: 'home' }
      : { kind: 'home', of: 'air', side, unit: name },
  );
export const aloft = (side: Side, stack: Stack, marker: string): readonly Line[] =>
  stack
    .filter(({ flight }) => flight === 'ready')
    .map(({ name }) => ({ kind: 'flown', of: 'air', side, unit: name, flight: marker }));
export const paid = (side: Side, points: number, depot?: string): readonly Line[] =>
  points > 0 ? [{ kind: 'spent', side, points, ...(depot === undefined ? {} : { depot }) }] : [];
export const shipLosses = (side: Side, list: Stack, hits: Hits): readonly Line[] =>
  list.flatMap((ship, i) => [
    ...hit('ship', side, ship.name, hits[i] ?? 0),
    ...(ship.hits + (hits[i] ?? 0) >= ship.hitsToSink ? [gone('ship', side, ship.name)] : []),
  ]);
export const dead = (unit: Counter, hits: number): boolean => unit.hits + hits >= unit.hitsToEliminate;
export const troops = (side: Side, list: Stack, hits: Hits, marches: boolean): readonly Line[] =>
  list.flatMap((unit, i) => {
    const taken = hits[i] ?? 0;
    const away = dead(unit, taken);
    return [
      ...hit('ground', side, unit.name, taken),
      ...(away ? [gone('ground', side, unit.name)] : []),
      ...(marches && !away
        ? [
            { kind: 'formed', of: 'ground', side, unit: unit.name, formation: 'MC', own: false },
            { kind: 'moved', of: 'ground', side, unit: unit.name },
          ]
        : []),
    ];
  });
/** Hits on the enemy less Hits on its own, as NATO counts them. */
export const forNato = (side: Side, onEnemy: number, onOwn: number): number =>
  side === 'nato' ? onEnemy - onOwn : onOwn - onEnemy;
export const success = (side: Side, succeeded: boolean): number => (succeeded ? forNato(side, 1, 0) : 0);
export const spared = (stack: Stack, hits: Hits): Stack => stack.filter((_, i) => hits[i] === 0);
export const struck = (stack: Stack, hits: Hits): Stack => stack.filter((_, i) => hits[i] !== 0);

export const airFates = (at: string, stack: Stack, hits: Hits): readonly Fate[] =>
  stack.map((unit, i) => {
    const taken = hits[i] ?? 0;
    return [`${at}[${i}]`, 'fate.air', { hits: taken }, { hits: unit.hits + taken }, false];
  });
export const shipFate = (at: string, ship: Counter, taken: number): Fate => {
  const sunk = ship.hits + taken >= ship.hitsToSink;
  return [at, 'fate.ship', { hits: taken, sunk }, { hits: ship.hits + taken }, sunk];
};
export const troopFate = (at: string, unit: Counter, taken: number, marches = false): Fate => {
  const away = dead(unit, taken);
  const after = { hits: unit.hits + taken, ...(marches ? { formation: 'MC' } : {}) };
  return [at, 'fate.ground', { hits: taken, gone: away }, after, away];
};
export const troopFates = (at: string, list: Stack, hits: Hits, marches = false): readonly Fate[] =>
  list.map((unit, i) => troopFate(`${at}[${i}]`, unit, hits[i] ?? 0, marches));

export const some = (draw: Draw, stack: Stack): Hits => stack.map(() => draw.one([0, 0, 0, 1, 2]));
export const points = (draw: Draw): number => draw.one([0, 1, 4]);

export interface Raid {
  readonly side: Side;
  readonly bombers: Stack;
  readonly escorts: Stack;
  readonly depot?: string;
}
export interface Raided {
  readonly bombers: Hits;
  readonly escorts: Hits;
  readonly supply: number;
}
export const raided = (draw: Draw, { bombers, escorts }: Omit<Raid, 'side'>): Raided => ({
  bombers: some(draw, bombers),
  escorts: some(draw, escorts),
  supply: points(draw),
});
export const raidBooks = ({ side, bombers, escorts, depot }: Raid, hits: Raided): readonly Line[] => [
  ...hitAll(side, bombers, hits.bombers),
  ...hitAll(side, escorts, hits.escorts),
  ...home(side, bombers),
  ...home(side, escorts),
  ...paid(side, hits.supply, depot),
];
export const raidFates = (at: string, { bombers, escorts }: Omit<Raid, 'side'>, hits: Omit<Raided, 'supply'>) => [
  ...airFates(`${at}bombers`, bombers, hits.bombers),
  ...airFates(`${at}escorts`, escorts, hits.escorts),
];
export const onRaid = ({ bombers, escorts }: Omit<Raided, 'supply'>): number => sum(bombers) + sum(escorts);

/** Close air support: only one that was tried has aircraft in the air. */
interface Support extends Omit<Raid, 'side'> {
  readonly how: string;
}
export interface Supported extends Omit<Raided, 'supply'> {
  readonly succeeded: boolean;
  readonly hits: number;
}
export const supported = (draw: Draw, plan: Support): Supported => {
  const { supply: _, ...hits } = raided(draw, plan);
  return { ...hits, succeeded: draw.flag(), hits: draw.int(0, 2) };
};
export const supportBooks = (side: Side, plan: Support, hits: Supported): readonly Line[] =>
  plan.how === 'tried' ? raidBooks({ ...plan, side }, { ...hits, supply: 0 }) : [];

export interface Stacks {
  readonly side: Side;
  readonly interceptors: Stack;
  readonly escorts: Stack;
  readonly strikers: Stack;
  readonly depot?: string;
}
export interface Fought {
  readonly side: Side;
  readonly interceptors: Hits;
  readonly escorts: Hits;
  readonly strikers: Hits;
  readonly strikersLeft: number;
}
export const fought = (draw: Draw, input: Stacks): Fought => {
  const strikers = some(draw, input.strikers);
  return {
    side: input.side,
    interceptors: some(draw, input.interceptors),
    escorts: some(draw, input.escorts),
    strikers,
    strikersLeft: strikers.filter((hits) => hits === 0).length,
  };
};

export interface Planned {
  readonly strike: { readonly planned: boolean; readonly targetName: string };
}
export interface Intercepted {
  readonly detected: boolean;
  readonly supply: readonly [number, number];
  readonly strike: { readonly applied: number; readonly strikers: Hits; readonly escorts: Hits };
}
export interface Patrol {
  readonly side: Side;
  readonly patrol: Stack;
  readonly escorts: Stack;
  readonly strikers: Stack;
  readonly depot?: string;
}
export interface Patrolled {
  readonly flown: number;
  readonly patrol: Hits;
  readonly supply: number;
}
export interface AtShip {
  readonly ship: Counter;
}
export interface Sinking {
  readonly hits: number;
  readonly sunk: boolean;
}
export interface Fleets {
  readonly side: Side;
  readonly ships: Stack;
  readonly targets: Stack;
  readonly intercepted: string;
}
export interface Assault {
  readonly attacker: Side;
  readonly attackers: Stack;
  readonly defenders: Stack;
  readonly attackSupport: Support;
  readonly defenceSupport: Support;
  readonly depot?: string;
}
export interface Landing {
  readonly side: Side;
  readonly ship: string;
  readonly marines: Stack;
  readonly artillery: Stack;
  readonly enemies: Stack;
  readonly attackSupport: Support;
  readonly defenceSupport: Support;
  readonly depot?: string;
}

export const patrolled = (draw: Draw, patrol: Stack): Patrolled => ({
  flown: draw.int(0, patrol.length),
  patrol: some(draw, patrol),
  supply: points(draw),
});
export const sinking = (draw: Draw, _: unknown): Sinking => ({ hits: draw.int(0, 3), sunk: draw.flag(0.3) });
