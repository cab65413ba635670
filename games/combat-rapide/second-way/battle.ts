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

/** What one step tells of itself: its title, and the figures it comes to. */
export type Told = readonly [title: string, figures: Readonly<Record<string, unknown>>];

export interface Sources {
  readonly die: () => number;
  readonly answer: (ask: string, side: Side) => string;
  /** Hears every step in its order. */
  readonly tell?: (title: string, figures: Told[1]) => void;
}

type Rulings = Readonly<Record<string, string>>;

const SIDES: readonly Side[] = ['attacker', 'defender'];
const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
const PLACE = { fire: 0, shock: 1, pursuit: 2 } as const;

/** C, D, I, M What is asked of a die of each phase. */
function askedIn(phase: Phase, round: number): readonly string[] {
  const always = ['terrain', 'crossing', 'other'];
  if (phase === 'fire')
    return [...always, 'leaderFire', 'secondRound', ...(round === 2 ? ['failedRetreat'] : [])].sort();
  if (phase === 'shock') return [...always, 'leaderShock', 'cavalry', 'secondRound'].sort();
  return [...always, 'leaderPursuit', 'cavalry', 'brokeInFire', 'oneRound'].sort();
}

/** The line of a table whose first is open downwards and whose last is open upwards. */
const lineOf = (die: number, last: number): string => (die <= 0 ? '0-' : die >= last ? `${last}+` : String(die));

const SILENT = (): void => undefined;

export function fought(battle: Battle, rulings: Rulings, { die, answer, tell = SILENT }: Sources) {
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
    const [face, added] = [die(), modifier(side, phase, round)];
    const cell = combat(face + added, column);
    const full = phase === 'shock' || !['ARQ', 'REN'].includes(own.technology);
    const applied = full ? cell.losses : own.technology === 'ARQ' ? Math.floor(cell.losses) / 2 : 0;
    stars[other(side)] += cell.stars;
    inflicted[side] += applied;
    tell(`battle.${phase}${round}.${side}`, {
      ...{ face, added, asked: askedIn(phase, round), read: ['combat', lineOf(face + added, 16), column] },
      ...{ modified: face + added, stars: cell.stars, loss: cell.losses, applied },
    });
  };

  const pursues = (side: Side, rounds: number): number => {
    const [face, added] = [die(), modifier(side, 'pursuit', rounds)];
    const { losses } = combat(face + added, 'E');
    const modified = face + added;
    const read = ['combat', lineOf(modified, 16), 'E'];
    const asked = askedIn('pursuit', rounds);
    tell(`battle.pursuit.${side}`, { face, added, asked, read, modified, stars: 0, loss: losses, applied: losses });
    return losses;
  };

  const tellMorale = (when: string): void =>
    tell(`battle.morale.${when}`, {
      attackerStars: stars.attacker,
      attackerMorale: morale('attacker'),
      defenderStars: stars.defender,
      defenderMorale: morale('defender'),
      broken: SIDES.filter((side) => stars[side] >= morale(side)),
    });

  const breaks = (phase: 'fire' | 'shock'): void => {
    for (const side of SIDES) if (!broke[side] && stars[side] >= morale(side)) broke[side] = phase;
  };

  const ended = (loser: Side | 'none', manner: string, rounds: number) =>
    afterwards(
      battle,
      rulings,
      { die, answer, tell },
      { loser, manner, rounds, inflicted, pursuit: (side) => pursues(side, rounds) },
    );

  const byMorale = (rounds: number) => {
    const rest = (side: Side): number => morale(side) - stars[side];
    if (rulings['nobodyBroken'] === 'draw' || rest('attacker') === rest('defender'))
      return ended('none', 'level', rounds);
    return ended(rest('attacker') < rest('defender') ? 'attacker' : 'defender', 'outlasted', rounds);
  };

  for (const side of SIDES) {
    const { technology, revolution, veteran } = battle[side];
    const against = battle[other(side)].technology;
    const columns = columnsOf(technology, against);
    tell(`battle.army.${side}`, {
      read: ['technology', technology, against],
      ...{ ...columns, shock: revolution ? 'A' : columns.shock, pursuit: 'E' },
      ...{ technology: { key: `technology.${technology}` }, strength: strength(battle[side]), revolution },
    });
    tell(`battle.mayFire.${side}`, {
      read: ['fire', technology, 'fires'],
      told: mayFire(battle[side], rulings) ? 'battle.fires' : 'battle.noFire',
    });
    tell(`battle.troops.${side}`, {
      read: ['morale', technology, veteran ? 'veteran' : 'conscript'],
      morale: morale(side),
    });
  }
  for (const round of [1, 2]) {
    const firing = SIDES.filter((side) => mayFire(battle[side], rulings));
    for (const side of firing) strikes(side, 'fire', round);
    breaks('fire');
    if (firing.length > 0) tellMorale(`fire${round}`);
    const shocking = SIDES.filter((side) => !broke[side]);
    for (const side of shocking) strikes(side, 'shock', round);
    breaks('shock');
    tellMorale(`end${round}`);
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
      if (answer(`battle.withdraw.${side}`, side) === 'fight') continue;
      if (rulings['withdrawal'] === 'free') return ended(side, 'withdrew', 1);
      const [{ manoeuvre }, rest] = [battle[side].leader, morale(side) - stars[side]];
      const [face, most] = [die(), manoeuvre + rest];
      const goes = face < most || (face === most && rulings['equalTest'] === 'succeeds');
      tell(`retreat.test.${side}`, {
        ...{ told: goes ? 'retreat.succeeded' : 'retreat.failed', face, threshold: most, manoeuvre, morale: rest },
        bonus: 2,
      });
      if (goes) return ended(side, 'withdrew', 1);
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
function afterwards(battle: Battle, rulings: Rulings, { die, answer, tell = SILENT }: Sources, end: End) {
  const { loser, manner, rounds } = end;
  const inflicted = { ...end.inflicted };
  const broken = manner.startsWith('broken');
  if (broken && loser !== 'none') inflicted[other(loser)] += end.pursuit(other(loser));
  const suffered = { attacker: 0, defender: 0 };
  for (const side of SIDES) {
    const own = battle[side];
    const exactly = rulings['nationalForce'] === 'exactly';
    const national = nationAdds(own.nation, battle.year, strength(own), exactly);
    const adjusted = Math.max(0, held(own, inflicted[side], rulings) + national);
    suffered[other(side)] = adjusted;
    if (national !== 0) tell(`battle.nation.${side}`, { adjust: national });
    tell(`battle.inflicted.${side}`, {
      read: ['variable-losses', String(strength(own)), 'less'],
      ...{ size: 0 - sizeOff(strength(own)), national, inflicted: inflicted[side], adjusted },
    });
  }
  const both = manner === 'bothBroken' && rulings['bothBroken'] === 'bothRetreat';
  for (const side of SIDES) {
    if (side !== loser && !both) continue;
    const lead = broken || both ? 0 : battle[side].leader.manoeuvre;
    const face = die();
    const loss = wear(face - lead);
    suffered[side] += loss;
    const read = ['retreat', lineOf(face - lead, 10), 'losses'];
    tell(`retreat.wear.${side}`, { face, added: 0 - lead, asked: ['manoeuvre'], read, modified: face - lead, loss });
  }
  const borne = (side: Side) => {
    const body = counters(battle[side], rulings);
    const remaining = Math.max(0, body - removedBy(suffered[side]));
    const read = ['losses', String(body), suffered[side] >= 12 ? '12+' : String(suffered[side])];
    tell(`losses.${side}`, { read, suffered: suffered[side], remaining });
    const rest = left(battle[side], suffered[side], rulings, (about) => answer(`losses.ask.${about}.${side}`, side));
    if (rest.excess > 0) tell(`losses.moved.${side}`, { excess: rest.excess });
    return rest;
  };
  const [attacker, defender] = [borne('attacker'), borne('defender')];
  if (loser === 'none') {
    tell('battle.victory', { told: 'battle.draw', manner });
    return { winner: 'none', manner, rounds, major: false, attacker, defender };
  }
  const gap = suffered[loser] - suffered[other(loser)];
  const large = SIDES.every((side) => isLarge(battle[side], rulings));
  const major = gap >= 4 && large && !battle[loser].native;
  const winner = other(loser);
  const who = (side: Side) =>
    battle.attacker.nation === battle.defender.nation ? { side } : { side, nation: battle[side].nation };
  tell('battle.victory', {
    ...{ told: major ? 'battle.major' : 'battle.minor', winner, won: who(winner), lost: who(loser), gap, manner },
  });
  return { winner, manner, rounds, gap, major, attacker, defender };
}

const isLarge = (force: Said, rulings: Rulings): boolean =>
  rulings['majorForce'] === 'strength'
    ? strength(force) >= 6
    : force.armiesPlus >= 1 && force.armiesPlus + force.armiesMinus >= 2;
