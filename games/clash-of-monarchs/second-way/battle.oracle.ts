/**
 * A battle computed a second way: straight down the page with the dice that fell, from the second reading of the tables.
 * Nothing of the procedures is used.
 */
import printed from '../examples/aid.printed.json' with { type: 'json' };
import { allied, type Force, guns, horse, lights, type Nation, of, strength } from './forces.oracle.ts';

export type Side = 'attacker' | 'defender';
const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

export interface Battle {
  readonly intensity: 'measured' | 'intense';
  readonly attacker: Force;
  readonly defender: Force;
  readonly attackerHand: readonly string[];
  readonly defenderHand: readonly string[];
  readonly hills: boolean;
  readonly fortress: boolean;
  readonly entrenched: boolean;
  readonly generalstab: boolean;
  readonly prussiaExhausted: boolean;
  readonly ferdinandIsCic: boolean;
}

export type Readings = Readonly<Record<string, string>>;

/** What fell and was answered, in its order. */
export interface Record2 {
  die(): number;
  answer(text: string): string;
}

interface Fate {
  readonly lost: number;
  readonly rank: number;
  readonly guns: number;
  readonly leaders: readonly { readonly name: string; readonly fate: string; readonly will: number }[];
  readonly morale: string;
  readonly left: number;
  readonly prisoners: number;
  readonly stand: string;
  readonly spaces: number;
  readonly toPool: boolean;
}

export interface Fought {
  readonly winner: Side | 'nobody';
  readonly attacker: Fate;
  readonly defender: Fate;
}

const LETTERS: Readonly<Partial<Record<Nation, string>>> = { AU: 'A', 'A-A': 'B', FR: 'F', PR: 'P', RU: 'R' };
const POWERS: Readonly<Record<string, string>> = {
  'able-advisor': 'AB',
  'able-subordinate': 'FPR',
  'artillery-tenacity': 'R',
  'artillery-up-front': 'P',
  'blown-march': 'BFP',
  'counter-charge': 'AR',
  'defensive-position': 'A',
  'desperate-gamble': 'F',
  'flanking-maneuver': 'F',
  arrogance: 'FR',
  'improved-artillery': 'B',
  'luck-quick-wits': 'R',
  'night-march': 'B',
  'oblique-attack': 'P',
  'rally-re-attack': 'P',
  redcoats: 'B',
  seydlitz: 'P',
  shuvalovs: 'R',
  'slow-reaction': 'AR',
  'subordinate-errors': 'AR',
  'superior-infantry-fire': 'P',
  'superior-operational-maneuver': 'R',
  'surprise-attack': 'A',
  surround: 'A',
  'twelve-pounders': 'A',
  'unexpected-savagery': 'BF',
};
export const TACTICS = Object.keys(POWERS);

export const tacticsOf = (nation: Nation): readonly string[] =>
  TACTICS.filter((id) => POWERS[id]?.includes(LETTERS[nation] ?? '?'));

const drm = (side: Side, leader: { readonly offensive: number; readonly defensive: number }): number =>
  side === 'attacker' ? leader.offensive : leader.defensive;

/** The italics of the page. */
function mayPlay(id: string, side: Side, b: Battle, readings: Readings): boolean {
  const [own, enemy] = [b[side], b[other(side)]];
  const named = (force: Force, ...persons: readonly string[]): boolean =>
    [force.commander, ...force.leaders].some(({ person }) => persons.includes(person));
  const defends = side === 'defender';
  switch (id) {
    case 'artillery-tenacity':
    case 'counter-charge':
    case 'defensive-position':
    case 'shuvalovs':
    case 'twelve-pounders':
      return defends;
    case 'flanking-maneuver':
    case 'oblique-attack':
      return !defends;
    case 'desperate-gamble':
      return own.commander.initiative === 1 || own.commander.initiative === 2;
    case 'arrogance':
      return ['Ferdinand', 'Frederick'].includes(enemy.commander.person);
    case 'night-march':
      return !defends && b.ferdinandIsCic;
    case 'superior-operational-maneuver':
      return defends && (own.commander.defensive === 3 || own.commander.defensive === 4);
    case 'surprise-attack':
      return b.generalstab && (!defends || readings['surprise-role'] === 'either');
    case 'surround':
      return (
        b.generalstab && !defends && enemy.commander.nation === 'PR' && !named(enemy, 'Frederick', 'Ferdinand', 'Henry')
      );
    default:
      return true;
  }
}

/** Every set of at most two tactics that may be played, `none` among them; sorted inside. */
export function plays(side: Side, b: Battle, readings: Readings): readonly string[] {
  const legal = (side === 'attacker' ? b.attackerHand : b.defenderHand).filter((id) => mayPlay(id, side, b, readings));
  const two = drm(side, b[side].commander) >= 2;
  const pairs = two ? legal.flatMap((a, i) => legal.slice(i + 1).map((c) => [a, c].toSorted().join('+'))) : [];
  return ['none', ...legal, ...pairs];
}

interface Roll {
  own: number;
  less: number;
  losses: number;
  endurance: number;
}

/** 15.4.3 The tactics that were played, one after the other. */
function tactics(b: Battle, chosen: Readonly<Record<Side, readonly string[]>>, readings: Readings, r: Record2) {
  const rolls: Record<Side, Roll> = {
    attacker: { own: 0, less: 0, losses: 0, endurance: 0 },
    defender: { own: 0, less: 0, losses: 0, endurance: 0 },
  };
  const sides: readonly Side[] =
    readings['tactic-order'] === 'attacker-first' ? ['attacker', 'defender'] : ['defender', 'attacker'];
  const played: Record<Side, readonly string[]> = { ...chosen };
  const surpriser = sides.find((side) => played[side].includes('surprise-attack'));
  if (surpriser) played[other(surpriser)] = [];
  for (const side of ['attacker', 'defender'] as const) {
    if (played[side].includes('arrogance') && played[other(side)].length > 1) {
      played[other(side)] = [r.answer('battle.ask.keep')];
      break;
    }
  }
  const FIRST = ['surprise-attack', 'arrogance', 'defensive-position'];
  const inHand = sides.flatMap((side) => played[side].map((id) => ({ side, id })));
  const queue = [
    ...FIRST.flatMap((id) => inHand.filter((each) => each.id === id)),
    ...inHand.filter(({ id }) => !FIRST.includes(id)),
  ];
  const marks = { oblique: false, gamble: undefined as Side | undefined, surround: false, cancelled: false };
  for (const { side, id } of queue) {
    if (id === 'oblique-attack' && marks.cancelled) continue;
    playOne(id, side, b, readings, r, rolls, marks);
  }
  return { rolls, ...marks };
}

interface Marks {
  oblique: boolean;
  gamble: Side | undefined;
  surround: boolean;
  cancelled: boolean;
}

function playOne(
  id: string,
  side: Side,
  b: Battle,
  readings: Readings,
  r: Record2,
  rolls: Record<Side, Roll>,
  marks: Marks,
): void {
  const [own, enemy] = [b[side], b[other(side)]];
  const [mine, theirs] = [rolls[side], rolls[other(side)]];
  const subordinate = own.leaders.length === 0 ? 0 : Math.max(...own.leaders.map((each) => drm(side, each)));
  const advice = own.leaders.length === 0 ? 0 : Math.max(...own.leaders.map((each) => each.endurance));
  const { offensive, defensive } = own.commander;
  const artillery = (troop: string): number => of(own, troop)?.guns ?? 0;
  const cavalry = (troop: string): number => of(own, troop)?.cavalryUnits ?? 0;
  switch (id) {
    case 'able-advisor':
      if (subordinate === 0 && advice === 0) return;
      if (r.answer('battle.ask.advice') === 'roll') mine.own += subordinate;
      else mine.endurance += advice;
      return;
    case 'able-subordinate':
      mine.own += subordinate;
      return;
    case 'artillery-tenacity':
      mine.own += artillery('RU') + 2;
      return;
    case 'artillery-up-front':
      if (artillery('PR') >= 2) mine.own += 2;
      return;
    case 'counter-charge':
      if (cavalry('AU') + cavalry('RU') >= 2) mine.own += 2;
      return;
    case 'defensive-position':
      if (r.die() + defensive + lights(own) < 6) return;
      theirs.less += 4;
      marks.cancelled = true;
      return;
    case 'desperate-gamble':
      mine.losses += 1;
      marks.gamble = side;
      return;
    case 'flanking-maneuver': {
      const reached = r.die() + offensive - enemy.commander.defensive >= 5;
      if (reached && (readings['flanking-lt'] === 'ignore' || lights(own) === 0)) mine.own += 3;
      return;
    }
    case 'arrogance':
      theirs.less += 2;
      return;
    case 'improved-artillery':
      if (artillery('HA') >= 1) mine.own += 2;
      return;
    case 'luck-quick-wits':
      mine.own += subordinate;
      theirs.less += 2;
      return;
    case 'night-march':
      if (r.die() + offensive >= 6) mine.own += 3;
      return;
    case 'oblique-attack': {
      const many = lights(enemy) >= 3 ? -2 : lights(enemy) >= 1 ? -1 : 0;
      if (r.die() + offensive + (own.lightCavalry ? 1 : 0) + many >= 8) marks.oblique = true;
      return;
    }
    case 'rally-re-attack':
      if (r.die() + subordinate >= 5) mine.own += 2;
      return;
    case 'redcoats':
      if ((of(own, 'BR')?.infantry ?? 0) > 0) mine.own += 2;
      return;
    case 'seydlitz':
      if (cavalry('PR') < 2) return;
      mine.own += b.prussiaExhausted ? (readings['seydlitz-exhausted'] === 'instead' ? 1 : 3) : 2;
      return;
    case 'shuvalovs':
      if (artillery('RU') >= 2) mine.own += 2;
      return;
    case 'subordinate-errors':
      theirs.less += enemy.leaders.length;
      return;
    case 'superior-infantry-fire':
      if ((of(own, 'PR')?.infantry ?? 0) >= 5 && !b.prussiaExhausted) mine.own += 2;
      return;
    case 'superior-operational-maneuver':
      theirs.less += 4;
      return;
    case 'surprise-attack':
      if (r.die() + offensive + lights(own) < 6) return;
      mine.own += 2;
      theirs.less += 3;
      return;
    case 'surround':
      marks.surround = strength(own) >= 2 * strength(enemy);
      return;
    case 'twelve-pounders':
      if (artillery('AU') < 2) return;
      mine.own += 3;
      theirs.less += 3;
      return;
    case 'unexpected-savagery':
      mine.own += 2;
      theirs.losses += 2;
  }
}

/** 15.4 The list of DRMs, its limit, the column and the cell. */
function fired(b: Battle, side: Side, roll: Roll, oblique: boolean, readings: Readings, r: Record2) {
  const [own, enemy] = [b[side], b[other(side)]];
  const attacks = side === 'attacker';
  const halved = oblique && !attacks;
  const sps = halved ? Math.floor((strength(own) + 1) / 2) : strength(own);
  const park = halved ? Math.min(1, guns(own)) : guns(own);
  const lead = horse(own) - horse(enemy);
  const inHills = b.hills && (attacks || readings['hills-cap'] === 'both');
  const plain =
    drm(side, own.commander) +
    roll.own +
    park +
    (sps > 35 && !(inHills && readings['large-in-hills'] === 'lost') ? 1 : 0) +
    (lead >= 3 ? 1 : lead <= -3 ? -1 : 0) +
    (attacks && b.fortress ? -1 : 0) +
    (attacks && b.entrenched ? -2 : 0) +
    { OK: 0, DM: -2, ROUTED: -4 }[own.morale as 'OK' | 'DM' | 'ROUTED'] +
    { FULL: 0, SS: -2, CS: -4 }[own.supply as 'FULL' | 'SS' | 'CS'] +
    (attacks && horse(own) * 2 > strength(own) ? -4 : 0) +
    (attacks && b.hills ? -4 : 0);
  const cap = b.intensity === 'intense' ? 7 : 5;
  const within = (value: number): number => (value > cap ? cap : value < -cap ? -cap : value);
  const net = readings['drm-cap'] === 'after-enemy' ? within(plain - roll.less) : within(plain) - roll.less;
  const dice = b.intensity === 'measured' ? 1 : { one: 1, two: 2, three: 3 }[readings['intense-dice'] ?? 'two'];
  const natural = Array.from({ length: dice ?? 2 }, () => r.die()).reduce((all, face) => all + face, 0);
  return { ...cellOf(b.intensity, natural + net, inHills ? Math.min(sps, 11) : sps), natural };
}

function cellOf(intensity: Battle['intensity'], total: number, sps: number) {
  const page = printed[intensity === 'intense' ? 'battle-intense' : 'battle-measured'];
  const last = intensity === 'intense' ? 18 : 11;
  const row = total < 0 ? '<0' : total >= last ? (intensity === 'intense' ? '18+' : '11') : String(total);
  const tops = [2, 5, 8, 11, 14, 18, 22, 25, 30];
  const column = tops.filter((top) => sps > top).length;
  const cell = (page.rows as Readonly<Record<string, readonly string[]>>)[row]?.[column] ?? '';
  const [, lost, level = '', star, plus] = /^(\d+) ?(-|D\d|R)(\*?)(\+?)$/.exec(cell) ?? [];
  const rank = level === '-' ? -1 : level === 'R' ? 5 : Number(level[1]);
  return { lost: Number(lost), rank, star: star === '*', plus: plus === '+' };
}

/** 15.7.2 Who is hit and what becomes of him. */
function hits(force: Force, count: number, readings: Readings, r: Record2): Fate['leaders'] {
  const all = [force.commander, ...force.leaders];
  const tally = new Map<string, number>();
  for (const { nation, infantry, cavalry, light } of force.troops) {
    tally.set(allied(nation), (tally.get(allied(nation)) ?? 0) + infantry + cavalry + light);
  }
  const most = Math.max(...tally.values());
  const own = force.commander.nation;
  const majority = (tally.get(own) ?? 0) === most ? own : [...tally].find(([, sps]) => sps === most)?.[0];
  const second = force.leaders.find(({ nation }) => nation === majority);
  const struck: { name: string; fate: string; will: number }[] = [];
  for (let left = count; left > 0; left -= 1) {
    const named = (): readonly (typeof all)[number][] => {
      const who = r.die();
      const pool =
        who === 1
          ? [force.commander]
          : who === 2
            ? second
              ? [second]
              : []
            : force.leaders.filter((each) => each !== second);
      // Troops without a commander stand under a dash.
      return pool.filter(({ name }) => name !== '—' && struck.every((each) => each.name !== name));
    };
    let pool = named();
    if (pool.length === 0 && readings['leader-nobody'] === 'again-once') pool = named();
    if (pool.length === 0) continue;
    const leader = pool.length === 1 ? pool[0] : pool[r.die() - 1];
    const face = r.die();
    const fate = face <= 2 ? 'killed' : face === 3 ? 'captured' : 'wounded';
    if (!leader) throw new Error('nobody was drawn');
    const line = printed['leader-will'].find(([name]) => name?.startsWith(leader.person));
    const counts = line && (!line[0]?.includes('Armée') || leader === force.commander);
    const cell = counts ? line[{ wounded: 1, captured: 2, killed: 3 }[fate]] : '-';
    struck.push({ name: leader.name, fate, will: cell === '-' ? 0 : Number(cell) });
  }
  return struck;
}

const STATES = ['OK', 'DM', 'ROUTED'];

/** 15.7.4 What a D level does. */
function shaken(before: string, rank: number, endurance: number, readings: Readings): string {
  const now =
    rank === 5
      ? 2
      : readings['endurance'] === 'at-endurance'
        ? rank > endurance
          ? 2
          : rank === endurance
            ? 1
            : 0
        : rank > endurance
          ? 1
          : 0;
  return STATES[Math.max(now, STATES.indexOf(before))] ?? '';
}

const hardy = (nation: Nation): number => (['AU', 'PR', 'RU'].includes(nation) ? 3 : 2);

/** The battle from tactics to retreat. Losses are paid by the attacker first; who bears them changes no number here. */
export function fought(
  b: Battle,
  chosen: Readonly<Record<Side, readonly string[]>>,
  readings: Readings,
  r: Record2,
): Fought {
  const { rolls, oblique, gamble, surround } = tactics(b, chosen, readings, r);
  const byAttacker = fired(b, 'attacker', rolls.attacker, oblique, readings, r);
  const byDefender = fired(b, 'defender', rolls.defender, oblique, readings, r);
  const raised = gamble && (readings['gamble-target'] === 'own' ? gamble : other(gamble));
  const suffer = (side: Side) => {
    const [hit, own] = side === 'attacker' ? [byDefender, byAttacker] : [byAttacker, byDefender];
    const force = b[side];
    const lost = Math.min(strength(force), hit.lost + rolls[side].losses);
    const rank = Math.min(5, hit.rank + (raised === side ? 1 : 0));
    const six = (readings['natural-six'] === 'enemy' ? hit : own).natural === 6;
    const leaders = hits(force, (hit.star ? 1 : 0) + (six ? 1 : 0), readings, r);
    const endurance = hardy(force.commander.nation) + force.commander.endurance + rolls[side].endurance;
    const left = strength(force) - lost;
    return {
      lost,
      rank,
      guns: hit.plus ? 1 : 0,
      leaders,
      endurance,
      left,
      morale: shaken(force.morale, rank, endurance, readings),
    };
  };
  const attacker = suffer('attacker');
  const defender = suffer('defender');
  const winner = decided(attacker, defender, readings);
  const end = (side: Side): Fate => {
    const { endurance: _, ...own } = side === 'attacker' ? attacker : defender;
    const failed = gamble === side && winner !== side;
    const prisoners = failed ? Math.min(2, own.left) : 0;
    const left = own.left - prisoners;
    const yields = surround && side === 'defender' && winner !== 'defender';
    const stand = left === 0 ? 'eliminated' : yields ? 'surrenders' : winner === side ? 'holds' : 'retreats';
    const spaces = stand === 'retreats' ? (own.morale === 'ROUTED' ? 3 : 1) : 0;
    const toPool = failed && own.leaders.every(({ name }) => name !== b[side].commander.name);
    return { ...own, prisoners, left, stand, spaces, toPool };
  };
  return { winner, attacker: end('attacker'), defender: end('defender') };
}

interface Weighed {
  readonly left: number;
  readonly lost: number;
  readonly rank: number;
  readonly endurance: number;
  readonly morale: string;
}

/** Section 11.9, line by line. */
function decided(a: Weighed, d: Weighed, readings: Readings): Side | 'nobody' {
  if (a.left === 0) return d.left === 0 ? 'nobody' : 'defender';
  if (d.left === 0) return 'attacker';
  const level = (each: Weighed): number => (readings['winner'] === 'd-level' ? each.rank : each.rank - each.endurance);
  if (level(a) !== level(d)) return level(a) < level(d) ? 'attacker' : 'defender';
  const state = (each: Weighed): number => STATES.indexOf(each.morale);
  if (state(a) !== state(d)) return state(a) < state(d) ? 'attacker' : 'defender';
  return a.lost < d.lost ? 'attacker' : 'defender';
}
