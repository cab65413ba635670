/** Aircraft among themselves, under fire, and looking. */
import type { Plain } from '@grognard/kernel';
import { sum } from '../straight.ts';
import {
  type Account,
  airFates,
  aloft,
  type Counter,
  called,
  type Fate,
  type Fought,
  forNato,
  fought,
  type Hits,
  hit,
  hitAll,
  home,
  type Intercepted,
  other,
  type Patrol,
  type Patrolled,
  type Planned,
  paid,
  patrolled,
  points,
  type Side,
  type Stack,
  type Stacks,
  some,
  spared,
  struck,
  success,
} from './lines.ts';

export const air: Readonly<Record<string, Account>> = {
  'air-combat': {
    draw: (input: Stacks, draw) => {
      const result = fought(draw, input);
      return { ...result, free: draw.int(0, 2), escortLeaves: result.strikersLeft === 0 || draw.flag() };
    },
    said: (input: Stacks, result: Fought & { readonly escortLeaves: boolean }) => {
      const enemy = other(input.side);
      const { interceptors, escorts, strikers, strikersLeft } = result;
      return {
        books: [
          ...hitAll(input.side, input.interceptors, interceptors),
          ...hitAll(enemy, input.escorts, escorts),
          ...hitAll(enemy, input.strikers, strikers),
          ...home(input.side, input.interceptors),
          ...home(enemy, result.escortLeaves ? input.escorts : struck(input.escorts, escorts)),
          ...home(enemy, struck(input.strikers, strikers)),
          ...(result.escortLeaves ? [] : aloft(enemy, spared(input.escorts, escorts), 'antiAir')),
          ...aloft(enemy, spared(input.strikers, strikers), 'strike'),
        ],
        fates: [
          ...airFates('interceptors', input.interceptors, interceptors),
          ...airFates('escorts', input.escorts, escorts),
          ...airFates('strikers', input.strikers, strikers),
        ],
        figures: {
          strikersLeft,
          interceptorHits: sum(interceptors),
          natoHits: forNato(input.side, sum(escorts) + sum(strikers), sum(interceptors)),
        },
        // A stack of escorts alone has nobody to stop.
        outcome: strikersLeft === strikers.length ? 'through' : strikersLeft === 0 ? 'stopped' : 'partly',
      };
    },
  },
  interception: {
    draw: (input: Stacks & Planned, draw) => {
      const result = fought(draw, input);
      return {
        ...result,
        detected: draw.flag(0.8),
        seen: draw.flag(),
        legs: draw.int(0, 3),
        supply: [points(draw), points(draw)],
        strike: {
          thrown: 3,
          applied: draw.int(0, 2),
          strikers: some(draw, input.strikers),
          escorts: some(draw, input.escorts),
        },
      };
    },
    said: (input: Stacks & Planned, result: Fought & Intercepted, readings) => {
      const { side } = input;
      const enemy = other(side);
      const { interceptors, escorts, strikers, strikersLeft, strike } = result;
      const plan = input.strike;
      const all = plan.planned || (input.strikers.length > 0 && strikersLeft === 0);
      const leaves = all || (sum(strikers) > 0 && readings['escortOfTheRest'] === 'leaves');
      const both = (first: Hits, then: Hits): Hits => first.map((hits, i) => hits + (then[i] ?? 0));
      return {
        books: [
          ...hitAll(side, input.interceptors, interceptors),
          ...hitAll(enemy, input.escorts, escorts),
          ...hitAll(enemy, input.strikers, strikers),
          ...hitAll(enemy, input.escorts, strike.escorts),
          ...hitAll(enemy, input.strikers, strike.strikers),
          // A target that was never named has no counter.
          ...(plan.targetName === 'target' ? [] : hit('ground', side, plan.targetName, strike.applied)),
          ...(result.detected ? home(side, input.interceptors) : []),
          ...home(enemy, all ? input.strikers : struck(input.strikers, strikers)),
          ...home(enemy, leaves ? input.escorts : struck(input.escorts, escorts)),
          ...(all ? [] : aloft(enemy, spared(input.strikers, strikers), 'strike')),
          ...(leaves ? [] : aloft(enemy, spared(input.escorts, escorts), 'antiAir')),
          ...paid(side, result.supply[0], input.depot),
          ...paid(enemy, result.supply[1]),
        ],
        fates: [
          ...airFates('interceptors', input.interceptors, interceptors),
          ...airFates('escorts', input.escorts, both(escorts, strike.escorts)),
          ...airFates('strikers', input.strikers, both(strikers, strike.strikers)),
        ],
        figures: {
          strikersLeft,
          interceptorHits: sum(interceptors),
          strikeHits: strike.applied,
          natoHits: forNato(
            side,
            sum([...escorts, ...strikers, ...strike.escorts, ...strike.strikers]),
            sum(interceptors) + strike.applied,
          ),
        },
        outcome: !result.detected
          ? 'undetected'
          : strikersLeft === 0
            ? 'stopped'
            : strikersLeft === strikers.length
              ? 'through'
              : 'partly',
        // The strikers that got through go on to bomb; what has been seen of them has been seen.
        next:
          plan.planned || strikersLeft === 0
            ? []
            : [
                [
                  'bombardment',
                  {
                    side: enemy,
                    bombers: spared(input.strikers, strikers).map((unit) => {
                      const { type, bombardment, ecm, hits } = unit as Counter & Readonly<Record<string, Plain>>;
                      const { detected } = result;
                      return { ...called(unit), type, bombardment, ecm, hits, flight: 'strike', detected };
                    }),
                  },
                ],
              ],
      };
    },
  },
  'combat-air-patrol': {
    draw: (input: Patrol, draw) => {
      const [escorts, strikers] = [some(draw, input.escorts), some(draw, input.strikers)];
      const left = strikers.filter((hits) => hits === 0).length;
      return {
        side: input.side,
        ...patrolled(draw, input.patrol),
        escorts,
        strikers,
        strikersLeft: left,
        aborts: strikers.length > 0 ? left === 0 : escorts.every((hits) => hits > 0),
      };
    },
    said: (input: Patrol, result: Patrolled & Fought & { readonly aborts: boolean }, readings) => {
      const { side } = input;
      const enemy = other(side);
      const { escorts, strikers, strikersLeft, aborts } = result;
      const onTarget = sum(escorts) + sum(strikers);
      const leaves = aborts || (sum(strikers) > 0 && readings['escortOfTheRest'] === 'leaves');
      return {
        books: [
          ...hitAll(side, input.patrol, result.patrol),
          ...hitAll(enemy, input.escorts, escorts),
          ...hitAll(enemy, input.strikers, strikers),
          ...home(side, input.patrol.slice(0, result.flown)),
          ...home(enemy, leaves ? input.escorts : struck(input.escorts, escorts)),
          ...home(enemy, aborts ? input.strikers : struck(input.strikers, strikers)),
          // Air mission prerequisites: an escort flies under an anti-air marker.
          ...(leaves ? [] : aloft(enemy, spared(input.escorts, escorts), 'antiAir')),
          ...(aborts ? [] : aloft(enemy, spared(input.strikers, strikers), 'strike')),
          ...paid(side, result.supply, input.depot),
        ],
        fates: [
          ...airFates('patrol', input.patrol, result.patrol),
          ...airFates('escorts', input.escorts, escorts),
          ...airFates('strikers', input.strikers, strikers),
        ],
        figures: {
          hits: onTarget,
          patrolHits: sum(result.patrol),
          natoHits: forNato(side, onTarget, sum(result.patrol)),
        },
        outcome: aborts ? 'stopped' : strikersLeft < strikers.length ? 'partly' : 'through',
      };
    },
  },
  'soviet-air-defence': {
    draw: (_, draw) =>
      draw.one([
        { aborts: false, hits: 0 },
        { aborts: true, hits: 1 },
        { aborts: true, hits: 4 },
      ]),
    said: (
      { side, unit, flight }: { readonly side: Side; readonly unit: string; readonly flight: string },
      { aborts, hits }: { readonly aborts: boolean; readonly hits: number },
    ) => {
      const stack = [{ name: unit, flight } as Counter];
      return {
        books: [...hit('air', side, unit, hits), ...(aborts ? home(side, stack) : aloft(side, stack, 'strike'))],
        fates: [['', aborts ? 'soviet.aborts' : 'soviet.goesOn', { hits }, undefined, false]],
        // It is the Soviet Union that fires.
        figures: { hits, natoHits: hits === 0 ? 0 : -hits },
        outcome: String(hits),
      };
    },
  },
  'anti-air-fire': {
    draw: (input: { readonly side: Side; readonly stack: Stack }, draw) => ({
      side: input.side,
      hits: some(draw, input.stack),
    }),
    said: (input: { readonly side: Side; readonly stack: Stack }, { hits }: { readonly hits: Hits }) => ({
      books: hitAll(other(input.side), input.stack, hits),
      fates: airFates('stack', input.stack, hits),
      figures: { hits: sum(hits), natoHits: forNato(input.side, sum(hits), 0) },
      outcome: String(sum(hits)),
    }),
  },
  'air-mission': {
    draw: (_, draw) => ({
      marker: draw.one(['antiAir', 'strike', 'ferry', 'none']),
      supply: points(draw),
      sortiesLeft: 1,
    }),
    said: (
      { side, unit, depot }: { readonly side: Side; readonly unit: string; readonly depot?: string },
      { marker, supply }: { readonly marker: string; readonly supply: number },
    ) => ({
      books: [{ kind: 'flown', of: 'air', side, unit, flight: marker }, ...paid(side, supply, depot)],
      figures: { supply },
      outcome: marker,
    }),
  },
  detection: {
    draw: (input: { readonly side: Side }, draw) => ({ side: input.side, detected: draw.flag(), at: null }),
    said: (
      input: { readonly side: Side; readonly aircraft: Stack; readonly ships: Stack },
      { detected }: { readonly detected: boolean },
    ) => {
      const seen = (at: string, list: Stack): readonly Fate[] =>
        list.map((_, i) => [`${at}[${i}]`, 'fate.detected', {}, { detected: true }, false]);
      const found = (of: string, list: Stack) =>
        list.map(({ name }) => ({ kind: 'detected', of, side: other(input.side), unit: name }));
      return {
        books: detected ? [...found('air', input.aircraft), ...found('ship', input.ships)] : [],
        fates: detected ? [...seen('aircraft', input.aircraft), ...seen('ships', input.ships)] : [],
        figures: { detected: detected ? 1 : 0, natoSuccess: success(input.side, detected) },
        outcome: detected ? 'detected' : 'undetected',
        next: detected
          ? [
              ...(input.aircraft.length > 0
                ? [
                    [
                      'interception',
                      { side: input.side, strikers: input.aircraft.map((unit) => ({ ...unit, detected: true })) },
                    ] as const,
                  ]
                : []),
              ...input.ships
                .slice(0, 1)
                .map(
                  (ship) =>
                    ['air-naval-interception', { side: input.side, ship: { ...ship, detected: true } }] as const,
                ),
            ]
          : [],
      };
    },
  },
  'resolution-track': {
    draw: (input: { readonly side: Side }, draw) => ({ margin: 3, box: 3, hits: draw.int(0, 4), side: input.side }),
    said: (input: { readonly side: Side }, { hits }: { readonly hits: number }) => ({
      figures: { hits, natoHits: forNato(input.side, hits, 0) },
      outcome: String(hits),
    }),
  },
};
