/** [12.10] The sequence in a space computed a second way, its battle by the second computation of battles. */
import { describe } from 'vitest';
import type { Draws } from '../../testing/at-random.ts';
import { type Drawn, type Fell, secondWay } from '../../testing/second-way.ts';
import { game } from '../game.ts';
import { type Battle, fought, plays, type Side, tacticsOf } from './battle.oracle.ts';
import { type Contingent, drawnForce, type Force, lights, strength } from './forces.oracle.ts';

interface Chain extends Omit<Battle, 'defender'> {
  readonly attacks: boolean;
  readonly mps: number;
  readonly commands: readonly Force[];
  readonly defenders: readonly Force[];
  readonly unled: readonly Pick<Force, 'troops' | 'supply' | 'morale' | 'lightCavalry'>[];
  readonly interceptors: readonly Drawn[];
  readonly joined: readonly Force[];
  readonly lightsInSpace: boolean;
}

function drawn(draws: Draws): Drawn {
  const [mover, holder] = draws.chance(0.5)
    ? (['coalition', 'prussian'] as const)
    : (['prussian', 'coalition'] as const);
  const most = draws.one([4, 12, 24]);
  const attacker = drawnForce(draws, mover, 'A', 24);
  const defender = drawnForce(draws, holder, 'D', most);
  const [empty, led, meets] = [draws.chance(0.1), draws.chance(0.7), draws.chance(0.4)];
  const { commander: _, leaders: __, ...troops } = defender;
  const hand = ({ commander }: Force) => draws.some(tacticsOf(commander.nation), 0.25).slice(0, 3);
  return {
    intensity: draws.one(['measured', 'intense']),
    attacker,
    attackerHand: hand(attacker),
    defenderHand: empty || !led ? [] : hand(defender),
    attacks: draws.chance(0.85),
    mps: draws.below(10),
    commands: draws.chance(0.4) ? [drawnForce(draws, mover, 'X', 30)] : [],
    defenders: empty || !led ? [] : [defender],
    unled: empty || led ? [] : [troops],
    interceptors: meets
      ? [
          {
            offensive: draws.below(4),
            lights: draws.chance(0.5),
            multiNational: draws.chance(0.3),
            river: draws.chance(0.3),
          },
        ]
      : [],
    joined: meets ? [{ ...drawnForce(draws, holder, 'D', 20), commander: defender.commander }] : [],
    lightsInSpace: draws.chance(0.3),
    hills: draws.chance(0.3),
    fortress: draws.chance(0.2),
    entrenched: draws.chance(0.2),
    generalstab: draws.chance(0.6),
    prussiaExhausted: draws.chance(0.4),
    ferdinandIsCic: draws.chance(0.5),
  } as never;
}

const COUNTS = ['infantry', 'cavalry', 'cavalryUnits', 'light', 'lightUnits', 'guns', 'gunsReduced'] as const;

/** Two forces under the first one's commander, each state the worse of the two. */
function combined(a: Force, b: Force): Force {
  const nations = [...new Set([...a.troops, ...b.troops].map(({ nation }) => nation))];
  const troops = nations.map((nation) => {
    const both = [a, b].map((force) => force.troops.find((each) => each.nation === nation));
    return {
      nation,
      ...Object.fromEntries(COUNTS.map((what) => [what, (both[0]?.[what] ?? 0) + (both[1]?.[what] ?? 0)])),
    } as Contingent;
  });
  const worse = (scale: readonly string[], x: string, y: string): string =>
    scale[Math.max(scale.indexOf(x), scale.indexOf(y))] ?? '';
  return {
    commander: a.commander,
    leaders: [...a.leaders, b.commander, ...b.leaders],
    troops,
    lightCavalry: a.lightCavalry || b.lightCavalry,
    supply: worse(['FULL', 'SS', 'CS'], a.supply, b.supply),
    morale: worse(['OK', 'DM', 'ROUTED'], a.morale, b.morale),
  };
}

/** Troops whom nobody commands: DRM 0, the majority's nation, no leader to hit. */
function nobodys(troops: Chain['unled'][number]): Force {
  const tally = new Map<string, number>();
  for (const { nation, infantry, cavalry, light } of troops.troops) {
    const of = nation === 'BR' || nation === 'HA' ? 'A-A' : nation;
    tally.set(of, (tally.get(of) ?? 0) + infantry + cavalry + light);
  }
  const most = Math.max(...tally.values());
  const nation = [...tally].find(([, sps]) => sps === most)?.[0] as Force['commander']['nation'];
  return {
    ...troops,
    leaders: [],
    commander: { name: '—', person: 'other', nation, offensive: 0, defensive: 0, endurance: 0 },
  };
}

function compute(input: Drawn, fell: Fell): Drawn {
  const e = input as unknown as Chain;
  const { die, answer, reading } = fell;
  let attacker = e.attacker;
  let entered = '';
  for (const command of e.commands) {
    const { nation, initiative } = command.commander;
    const enemies = e.defenders.length + e.unled.length > 0;
    const staff = nation === 'PR' || (nation === 'AU' && e.generalstab);
    const drm =
      (initiative === 1 || initiative === 2 ? 1 : 0) + Number(staff) - Number(nation !== e.attacker.commander.nation);
    const comes = !enemies || die() + drm - Number(strength(command) >= 28) >= 4;
    entered += comes ? '1' : '0';
    if (comes) attacker = combined(attacker, command);
  }
  let intercepted = false;
  const [facing] = e.interceptors;
  if (facing && answer('enter-space.ask.intercept') === 'yes') {
    const light = facing['lights'] === true || e.lightsInSpace;
    const mixed = facing['multiNational'] === true;
    intercepted = die() + Number(facing['offensive']) + Number(light) - Number(mixed) - (facing['river'] ? 2 : 0) >= 6;
  }
  const base = { intercepted, entered, captured: 0, mps: 0, battle: null };
  const [alone] = e.unled;
  const unled = !intercepted && alone !== undefined;
  const defender = intercepted ? e.joined[0] : unled ? nobodys(alone) : e.defenders[0];
  if (!defender) return { ...base, end: 'entered' };
  const announced = answer('enter-space.ask.surprise') === 'announce';
  if (!announced && answer('enter-space.ask.withdraw') === 'withdraw') {
    const only = defender.troops.every(({ infantry, cavalry }) => infantry + cavalry === 0);
    const light = e.lightsInSpace || lights(defender) > 0 || only;
    if (die() + defender.commander.defensive + Number(light) + (only ? 2 : 0) >= 6)
      return { ...base, end: 'withdrawn' };
  }
  if (!e.attacks) return { ...base, end: 'shared' };
  const enemy = strength(defender);
  const cost = e.hills ? enemy : 0;
  const may = strength(attacker) >= 4 * enemy && cost <= e.mps;
  if (may && answer('enter-space.ask.overrun') === 'overrun')
    return { ...base, end: 'overrun', captured: enemy, mps: cost };
  if (unled && reading('unled-battle') === 'waits') return { ...base, end: 'contact' };
  return { ...base, end: 'battle', battle: battleOf({ ...e, attacker, defender }, announced, fell) as never };
}

/** What the second computation of a battle says of it, for those parts that both name alike. */
function battleOf(b: Battle, announced: boolean, fell: Fell): Drawn {
  const chosen = (side: Side): readonly string[] =>
    (fell.answer(`battle.ask.tactics:${side}`) ?? 'none').split('+').filter((id) => id !== 'none');
  const readings = new Proxy({}, { get: (_, id) => fell.reading(String(id)) });
  const offered = plays('attacker', b, readings).filter((play) => play.split('+').includes('surprise-attack'));
  const attacker = chosen('attacker');
  const only = announced && attacker.length === 0 && offered.length === 1 ? ['surprise-attack'] : attacker;
  const { winner, ...sides } = fought(b, { attacker: only, defender: announced ? [] : chosen('defender') }, readings, {
    die: fell.die,
    answer: (text) => fell.answer(text) ?? '',
  });
  const part = ({ lost, morale, left, stand, spaces }: (typeof sides)[Side]) => ({ lost, morale, left, stand, spaces });
  return { winner, attacker: part(sides.attacker), defender: part(sides.defender) };
}

describe('[12.10] entering a space', () => {
  secondWay(game, {
    procedure: 'enter-space',
    draw: drawn,
    compute,
  });
});
