/** Ships against ships, exchange by exchange, and what a mission asks: random cases, reckoned from the page. */
import { describe, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { compare, type Draw, type Fate, page, type Readings, reading, readings, shot, sum } from './straight.ts';

interface Ship {
  readonly name: string;
  readonly subsurface: number;
  readonly ecm: number;
  readonly hits: number;
  readonly hitsToSink: number;
  readonly detected: boolean;
  readonly halted: string;
}
interface Combat {
  readonly ships: readonly Ship[];
  readonly targets: readonly Ship[];
  readonly movement: number;
  readonly intercepted: 'no' | 'here' | 'moves';
}

const ship = (draw: Draw, name: string): Ship => ({
  name,
  subsurface: draw.int(0, 9),
  ecm: draw.int(0, 8),
  hits: draw.one([0, 0, 0, 1, 3]),
  hitsToSink: draw.int(3, 7),
  detected: draw.flag(0.9),
  halted: draw.one(['no', 'no', 'no', 'no', 'turn']),
});

const worn = (value: number, hits: number): number => Math.max(0, value - hits);

/** A stack of ships with the Hits it has taken here. */
class Stack {
  readonly ships: readonly Ship[];
  readonly taken: number[];
  constructor(ships: readonly Ship[]) {
    this.ships = ships;
    this.taken = ships.map(() => 0);
  }
  hits(place: number): number {
    return (this.ships[place]?.hits ?? 0) + (this.taken[place] ?? 0);
  }
  get afloat(): readonly number[] {
    return this.ships.flatMap((one, place) => (this.hits(place) < one.hitsToSink ? [place] : []));
  }
  /** "Toujours utiliser la meilleure valeur ECM parmi les unités empilées". */
  get ecm(): number {
    return Math.max(0, ...this.afloat.map((place) => worn(this.ships[place]?.ecm ?? 0, this.hits(place))));
  }
  value(place: number): number {
    return worn(this.ships[place]?.subsurface ?? 0, this.hits(place));
  }
  take(place: number, hits: number): void {
    const room = (this.ships[place]?.hitsToSink ?? 0) - this.hits(place);
    this.taken[place] = (this.taken[place] ?? 0) + Math.min(hits, room);
  }
  named(name: string): number {
    return this.ships.findIndex((one) => one.name === name);
  }
}

describe('[example.navalCombat] naval combat', () => {
  test('interception, attacks, simultaneous fire, Hits that lower values', () =>
    compare(
      cases(500),
      'naval-combat',
      (draw) => ({
        rulings: readings(draw, ['marginOverTen']),
        input: {
          ships: draw.many(1, 2, (place) => ship(draw, `S${place}`)),
          targets: draw.many(1, 2, (place) => ship(draw, `T${place}`)),
          movement: draw.int(0, 3),
          intercepted: draw.one(['no', 'no', 'here', 'moves']),
        },
      }),
      (input: Combat, fate: Fate, r: Readings) => {
        const { ships, targets, intercepted } = input;
        const all = [...ships, ...targets];
        if (all.some((one) => one.hits >= one.hitsToSink) || targets.some(({ detected }) => !detected))
          return undefined;
        if (ships.every(({ subsurface }) => subsurface === 0)) return undefined;
        if (input.movement > 0 && ships.some(({ halted }) => halted !== 'no')) return undefined;
        if (intercepted !== 'no' && ships.some(({ detected }) => !detected)) return undefined;
        if (intercepted === 'moves' && targets[0]?.halted !== 'no') return undefined;
        const [own, enemy] = [new Stack(ships), new Stack(targets)];
        const volley = (): number => {
          const { ecm } = enemy;
          return sum(own.afloat.map((place) => shot(fate, r, own.value(place), ecm)));
        };
        const answer = (place: number, seen: boolean): readonly [number, number] => {
          const names = own.afloat.map((at) => ships[at]?.name ?? '');
          if (!seen || names.length === 0 || enemy.value(place) === 0) return [0, 0];
          const at = own.named(names.length === 1 ? (names[0] ?? '') : fate.pick(names));
          return [shot(fate, r, enemy.value(place), own.ecm), at];
        };
        const apply = (place: number, inflicted: number, [suffered, at]: readonly [number, number]): void => {
          own.take(at, suffered);
          enemy.take(place, inflicted);
        };
        if (intercepted !== 'no') {
          const back = answer(0, true);
          apply(0, volley(), back);
        }
        let movement = input.movement;
        while (movement > 0 && own.afloat.length > 0 && enemy.afloat.length > 0) {
          const option = fate.pick(['stop', ...enemy.afloat.map((place) => targets[place]?.name ?? '')]);
          if (option === 'stop') break;
          movement -= 1;
          const inflicted = volley();
          apply(
            enemy.named(option),
            inflicted,
            answer(
              enemy.named(option),
              ships.some(({ detected }) => detected),
            ),
          );
        }
        return { ships: own.taken, targets: enemy.taken, movementLeft: movement };
      },
    ));

  test('damage to one ship', () =>
    compare(
      cases(500),
      'ship-damage',
      (draw) => ({
        input: {
          name: 'S',
          antiAir: draw.int(0, 9),
          ecm: draw.int(0, 9),
          movement: draw.int(0, 9),
          hits: draw.int(0, 5),
          newHits: draw.int(0, 6),
          hitsToSink: draw.int(1, 8),
        },
      }),
      (input: {
        antiAir: number;
        ecm: number;
        movement: number;
        hits: number;
        newHits: number;
        hitsToSink: number;
      }) => {
        const { hits, hitsToSink } = input;
        if (hits >= hitsToSink) return undefined;
        const total = Math.min(hitsToSink, hits + input.newHits);
        return {
          antiAir: worn(input.antiAir, total),
          ecm: worn(input.ecm, total),
          movement: input.movement,
          hits: total,
          sunk: total === hitsToSink,
        };
      },
    ));
});

const MISSIONS: Readonly<Record<string, string>> = {
  airInterception: 'air_air_interception',
  airSuperiority: 'air_superiority',
  patrol: 'cap',
  escort: 'escort',
  airNavalAsm: 'air_naval_interception_asm',
  antishipStrike: 'antiship_missile_strike',
  antisubmarineStrike: 'antisubmarine_strike',
  patrolStrike: 'cap_strike',
  bombardGround: 'bombardment_ground',
  interdiction: 'interdiction',
  ferry: 'ferry',
  transport: 'transport',
  paratroopTransport: 'paratroop_transport',
  earlyWarning: 'ewda',
};
const SEGMENTS: Readonly<Record<string, readonly string[]>> = {
  ownMovement: ['friendly movement', 'own movement', 'any'],
  enemyMovement: ['enemy movement', 'any'],
  ownCloseAirSupport: ['any'],
  enemyCloseAirSupport: ['enemy close air support', 'any'],
};

interface Mission {
  readonly type: string;
  readonly mission: string;
  readonly mode: string;
  readonly segment: string;
  readonly sorties: number;
  readonly sortiesFlown: number;
  readonly flight: string;
  readonly supplyPoints: number;
  readonly carrier: boolean;
  readonly scale: string;
  readonly range: number;
}

describe('[missions] the prerequisites of an air mission', () => {
  test('sorties, stage, type, supply, mode, segment, and the reach of a patrol', () =>
    compare(
      cases(500),
      'air-mission',
      (draw) => ({
        rulings: readings(draw, ['patrolSegments']),
        input: {
          unit: 'U',
          type: draw.one(['F-15', 'F-15', 'F-15', 'A-6', 'A-6', 'C-130', 'AWACS']),
          mission: draw.one(Object.keys(MISSIONS)),
          mode: draw.one(['interception', 'offensive', 'offensive', 'none']),
          segment: draw.one(['ownMovement', 'ownMovement', 'enemyMovement', 'enemyCloseAirSupport']),
          sorties: draw.one([0, 1, 2, 2, 3]),
          sortiesFlown: draw.one([0, 0, 0, 1, 2]),
          flight: draw.one([...Array.from({ length: 8 }, () => 'ready'), 'home', 'strike']),
          supplyPoints: draw.one([0, 1, 2, 3, 4, 4, 4]),
          carrier: draw.flag(0.9),
          scale: draw.one(['operational', 'strategic']),
          range: draw.one([0, 2, 3, 20, 21]),
        },
      }),
      (input: Mission, _, r) => {
        const row = page.missions.find(({ id }) => id === MISSIONS[input.mission]);
        if (!row) return undefined;
        const groups = page.unitGroups;
        const group =
          row.group === 'all_except_ewda'
            ? [...(groups['combat'] ?? []), ...(groups['transport'] ?? [])]
            : (groups[row.group] ?? []);
        const patrol = input.mission === 'patrol' || input.mission === 'patrolStrike';
        const segments = patrol && reading(r, 'patrolSegments') === 'enemyOnly' ? ['enemy movement'] : row.segments;
        const inTime = segments.some((name) => SEGMENTS[input.segment]?.includes(name));
        const near = input.carrier && input.range <= (input.scale === 'strategic' ? 2 : 20);
        const may =
          input.sortiesFlown < input.sorties &&
          input.flight === 'ready' &&
          group.includes(input.type) &&
          input.supplyPoints >= row.sp &&
          (row.mode === 'none' || row.mode === input.mode) &&
          inTime &&
          (!patrol || near);
        return may ? { supply: row.sp, sortiesLeft: input.sorties - input.sortiesFlown - 1 } : undefined;
      },
    ));
});
