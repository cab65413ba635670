/**
 * A battle computed a second time, straight down the sections of the aid, in losses and not in halves. It shares nothing with
 * the procedures: no steps, no packed states, no tables of losses.
 */
import { type Counters, counters, left, strength } from './counters.ts';
import { cavOf, columnsOf, combat, groundOf, moraleOf, nationAdds, removedBy, sizeOff, wear } from './printed.ts';

type Side = 'attacker' | 'defender';
type Phase = 'fire' | 'shock' | 'pursuit';

export interface Said extends Counters {
  readonly nation: string;
  readonly technology: string;
  readonly veteran: boolean;
  readonly leader: { readonly manoeuvre: number; readonly fire: number; readonly shock: number };
  readonly cavalry: string;
  readonly native: boolean;
  readonly revolution: boolean;
  readonly other: Readonly<Record<Phase, number>>;
}

export interface Battle {
  readonly year: number;
  readonly terrain: string;
  readonly crossing: string;
  readonly attacker: Said;
  readonly defender: Said;
}

export interface Sources {
  readonly die: () => number;
  readonly answer: () => string;
}

type Rulings = Readonly<Record<string, string>>;

const SIDES: readonly Side[] = ['attacker', 'defender'];
const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
const PLACE = { fire: 0, shock: 1, pursuit: 2 } as const;

export function fought(battle: Battle, rulings: Rulings, { die, answer }: Sources) {
  const grounds = [battle.terrain, battle.crossing].map((place) => groundOf(place, rulings['riverRounds'] === 'first'));
  const morale = (side: Side): number => moraleOf(battle[side].technology, battle[side].veteran);
  const inflicted = { attacker: 0, defender: 0 };
  const stars = { attacker: 0, defender: 0 };
  const failed = { attacker: false, defender: false };
  const broke: { attacker?: 'fire' | 'shock'; defender?: 'fire' | 'shock' } = {};

  /** Everything that changes a die. */
  const modifier = (side: Side, phase: Phase, round: number): number => {
    const [own, enemy] = [battle[side], battle[other(side)]];
    const rating = phase === 'fire' ? 'fire' : 'shock';
    let sum = Math.max(0, own.leader[rating] - enemy.leader[rating]) + own.other[phase];
    for (const ground of grounds) if (phase === 'pursuit' || round <= ground.rounds) sum += ground[side][PLACE[phase]];
    if (phase !== 'pursuit' && round === 2) sum -= 1;
    if (phase === 'fire' && round === 2 && failed[other(side)]) sum += 2;
    if (phase !== 'fire' && doubles(own, enemy, rulings)) sum += 1;
    if (phase === 'pursuit') sum += (broke[other(side)] === 'fire' ? 1 : 0) + (round === 1 ? 2 : 0);
    return sum;
  };

  const strikes = (side: Side, phase: 'fire' | 'shock', round: number): void => {
    const own = battle[side];
    const columns = columnsOf(own.technology, battle[other(side)].technology);
    const column = phase === 'fire' ? columns.fire : own.revolution ? 'A' : columns.shock;
    const cell = combat(die() + modifier(side, phase, round), column);
    stars[other(side)] += cell.stars;
    if (phase === 'shock') inflicted[side] += cell.losses;
    else if (own.technology === 'ARQ') inflicted[side] += Math.floor(cell.losses) / 2;
    else if (own.technology !== 'REN') inflicted[side] += cell.losses;
  };

  const breaks = (phase: 'fire' | 'shock'): void => {
    for (const side of SIDES) if (!broke[side] && stars[side] >= morale(side)) broke[side] = phase;
  };

  const ended = (loser: Side | 'none', manner: string, rounds: number) =>
    afterwards(
      battle,
      rulings,
      { die, answer },
      {
        loser,
        manner,
        rounds,
        inflicted,
        pursuit: (side) => combat(die() + modifier(side, 'pursuit', rounds), 'E').losses,
      },
    );

  const byMorale = (rounds: number) => {
    const rest = (side: Side): number => morale(side) - stars[side];
    if (rulings['nobodyBroken'] === 'draw' || rest('attacker') === rest('defender'))
      return ended('none', 'level', rounds);
    return ended(rest('attacker') < rest('defender') ? 'attacker' : 'defender', 'outlasted', rounds);
  };

  for (const round of [1, 2]) {
    for (const side of SIDES) if (mayFire(battle[side], rulings)) strikes(side, 'fire', round);
    breaks('fire');
    const shocking = SIDES.filter((side) => !broke[side]);
    for (const side of shocking) strikes(side, 'shock', round);
    breaks('shock');
    if (broke.attacker && broke.defender) return ended('none', 'bothBroken', round);
    if (broke.attacker || broke.defender) {
      const loser = broke.attacker ? 'attacker' : 'defender';
      return ended(loser, broke[loser] === 'fire' ? 'brokenInFire' : 'brokenInShock', round);
    }
    if (round === 2) return byMorale(2);
    if (rulings['destroyedAfterOne'] === 'stop' && SIDES.some((side) => isGone(battle, rulings, side, inflicted))) {
      return byMorale(1);
    }
    const order = rulings['withdrawalOrder'] === 'defenderFirst' ? SIDES.toReversed() : SIDES;
    for (const side of order) {
      if (answer() === 'fight') continue;
      if (rulings['withdrawal'] === 'free') return ended(side, 'withdrew', 1);
      const [face, most] = [die(), battle[side].leader.manoeuvre + morale(side) - stars[side]];
      if (face < most || (face === most && rulings['equalTest'] === 'succeeds')) return ended(side, 'withdrew', 1);
      failed[side] = true;
      if (rulings['afterFailedTest'] === 'notAsked') break;
    }
  }
  throw new Error('a battle has two rounds');
}

const doubles = (own: Said, enemy: Said, rulings: Rulings): boolean => {
  const cav = (force: Said): number => {
    const [plus, minus, one] = cavOf(force.cavalry);
    const pachas = rulings['pachaCavalry'] === 'asDetachments' ? force.pachas.length : 0;
    return force.armiesPlus * plus + force.armiesMinus * minus + (force.detachments + pachas) * one;
  };
  return cav(own) > 0 && cav(own) >= 2 * cav(enemy);
};

/** E No Medieval Fire; Renaissance Fire with an A+, or with pachas that make one of an A−. */
function mayFire(force: Said, rulings: Rulings): boolean {
  if (force.technology === 'MED') return false;
  if (force.technology !== 'REN') return true;
  if (rulings['renaissanceFire'] === 'anyArmy') return force.armiesPlus + force.armiesMinus > 0;
  const pachas = force.pachas.reduce((sum, each) => sum + each, 0);
  return force.armiesPlus > 0 || (force.armiesMinus > 0 && pachas >= 2);
}

/** What a side inflicted less its size, and no more than its strength where that is the reading. */
const held = (force: Said, losses: number, rulings: Rulings): number => {
  const off = losses - sizeOff(strength(force));
  return rulings['inflictedCap'] === 'ownStrength' ? Math.min(strength(force), off) : off;
};

const isGone = (battle: Battle, rulings: Rulings, side: Side, inflicted: Readonly<Record<Side, number>>): boolean =>
  removedBy(Math.max(0, held(battle[other(side)], inflicted[other(side)], rulings))) >= counters(battle[side], rulings);

interface End {
  readonly loser: Side | 'none';
  readonly manner: string;
  readonly rounds: number;
  readonly inflicted: Readonly<Record<Side, number>>;
  readonly pursuit: (winner: Side) => number;
}

/** I to L Pursuit, adjustments, retreat, losses, victory. */
function afterwards(battle: Battle, rulings: Rulings, { die, answer }: Sources, end: End) {
  const { loser, manner, rounds } = end;
  const inflicted = { ...end.inflicted };
  const broken = manner.startsWith('broken');
  if (broken && loser !== 'none') inflicted[other(loser)] += end.pursuit(other(loser));
  const suffered = { attacker: 0, defender: 0 };
  for (const side of SIDES) {
    const enemy = battle[other(side)];
    const exactly = rulings['nationalForce'] === 'exactly';
    const nation = nationAdds(enemy.nation, battle.year, strength(enemy), exactly);
    suffered[side] = Math.max(0, held(enemy, inflicted[other(side)], rulings) + nation);
  }
  const both = manner === 'bothBroken' && rulings['bothBroken'] === 'bothRetreat';
  for (const side of SIDES) {
    if (side !== loser && !both) continue;
    const lead = broken || both ? 0 : battle[side].leader.manoeuvre;
    suffered[side] += wear(die() - lead);
  }
  const attacker = left(battle.attacker, suffered.attacker, rulings, answer);
  const defender = left(battle.defender, suffered.defender, rulings, answer);
  if (loser === 'none') return { winner: 'none', manner, rounds, major: false, attacker, defender };
  const gap = suffered[loser] - suffered[other(loser)];
  const large = SIDES.every((side) => isLarge(battle[side], rulings));
  const major = gap >= 4 && large && !battle[loser].native;
  return { winner: other(loser), manner, rounds, gap, major, attacker, defender };
}

const isLarge = (force: Said, rulings: Rulings): boolean =>
  rulings['majorForce'] === 'strength'
    ? strength(force) >= 6
    : force.armiesPlus >= 1 && force.armiesPlus + force.armiesMinus >= 2;
