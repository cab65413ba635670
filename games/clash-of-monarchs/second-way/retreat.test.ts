/** [15.9] Retreats computed a second way: every pair of spaces measured at once, each way walked step by step. */
import { describe } from 'vitest';
import type { Draws } from '../../testing/at-random.ts';
import { type Drawn, secondWay } from '../../testing/second-way.ts';
import { game } from '../game.ts';

interface Space {
  readonly name: string;
  readonly next: readonly string[];
  readonly enemySps: number;
  readonly fortress: number;
  readonly garrison: number;
  readonly depot: string;
}

const NAMES = ['A', 'B', 'C', 'D', 'E', 'F'];
const FAR = 99;

/** The map as squares of numbers: which spaces touch, and how far each is from each without the battle space between. */
function mapOf(r: Drawn) {
  const spaces = r['spaces'] as unknown as readonly Space[];
  const place = (name: string): number => spaces.findIndex((space) => space.name === name);
  const touch = spaces.map((a) => spaces.map((b) => a !== b && (a.next.includes(b.name) || b.next.includes(a.name))));
  const start = place(String(r['from']));
  const far = touch.map((row, a) =>
    row.map((joined, b) => (a === b ? 0 : joined && a !== start && b !== start ? 1 : FAR)),
  );
  for (const [k] of spaces.entries())
    for (const [i] of spaces.entries())
      for (const [j] of spaces.entries()) {
        const row = far[i] as number[];
        row[j] = Math.min(row[j] as number, (far[i]?.[k] ?? FAR) + (far[k]?.[j] ?? FAR));
      }
  // From the battle space itself: one step out, then on.
  const out = (goal: number): number =>
    Math.min(FAR, ...spaces.map((_, i) => (touch[start]?.[i] ? 1 + (far[i]?.[goal] ?? FAR) : FAR)));
  const distance = (from: number, goal: number): number => (from === start ? out(goal) : (far[from]?.[goal] ?? FAR));
  const refuge = (at: number): boolean => (spaces[at]?.fortress ?? 0) > 0 || (spaces[at]?.depot ?? 'none') !== 'none';
  return { spaces, place, touch, start, distance, refuge };
}

/** The spaces a stack may enter next, having come this way. */
function allowed(map: ReturnType<typeof mapOf>, way: readonly number[]): readonly number[] {
  const { spaces, touch, start, distance, refuge } = map;
  const at = way.at(-1) ?? start;
  const beside = spaces.flatMap((_, i) => (touch[at]?.[i] && i !== start ? [i] : []));
  const goals = spaces.flatMap((_, i) => (i !== start && i !== at && refuge(i) && distance(at, i) < FAR ? [i] : []));
  const nearer = beside.filter((i) => goals.some((goal) => distance(i, goal) < distance(at, goal)));
  const away = refuge(start) && !way.some(refuge) ? beside.filter((i) => !way.includes(i)) : [];
  const open = goals.length > 0 ? nearer : away;
  const clear = open.filter((i) => spaces[i]?.enemySps === 0);
  return clear.length > 0 ? clear : open;
}

const wayIsLegal = (map: ReturnType<typeof mapOf>, way: readonly number[]): boolean =>
  way.every((to, step) => allowed(map, way.slice(0, step)).includes(to));

const HOLDS = [0, 8, 15, 22];

function drawn(draws: Draws): Drawn {
  const names = NAMES.slice(0, 3 + draws.below(4));
  const spaces: readonly Space[] = names.map((name) => {
    const fortress = draws.chance(0.25) ? 1 + draws.below(3) : 0;
    return {
      name,
      next: draws.some(names, 0.45).filter((other) => other !== name),
      enemySps: draws.chance(0.3) ? draws.below(16) : 0,
      fortress,
      garrison: fortress > 0 ? draws.below((HOLDS[fortress] ?? 0) + 1) : 0,
      depot: draws.one(['none', 'none', 'none', 'FD', 'MD']),
    };
  });
  const bare: Drawn = { from: 'A', spaces: spaces as never };
  const map = mapOf(bare);
  /** Mostly legal ways, so that not everything is refused. */
  const way = (length: number): readonly string[] => {
    const steps: number[] = [];
    while (steps.length < length) {
      const legal = allowed(map, steps);
      const to = draws.chance(0.95) && legal.length > 0 ? draws.one(legal) : draws.below(names.length);
      if (legal.length === 0 && draws.chance(0.9)) break;
      steps.push(to);
    }
    return steps.map((step) => names[step] ?? '');
  };
  const morale = draws.one(['OK', 'DM', 'ROUTED', 'ROUTED']);
  const path = way(draws.chance(0.85) ? (morale === 'ROUTED' ? 3 : 1) : draws.below(4));
  const inside = draws.chance(0.3);
  const splits = draws.chance(0.2);
  return {
    ...bare,
    lost: draws.chance(0.97),
    sps: 1 + draws.below(25),
    morale,
    path,
    ...(inside && { shelter: 1 + draws.below(12), shelterAt: draws.one([...path, 'A']) }),
    ...(splits && {
      parts: [{ sps: 1 + draws.below(10), path: way(1 + draws.below(2)) }].filter((each) => each.path.length > 0),
    }),
    siegeArtillery: draws.below(2),
    depots: draws.one([0, 0, 1, 2]),
    ...(draws.chance(0.2) && { depotsTo: draws.one(names) }),
  };
}

type Part = { readonly sps: number; readonly path: readonly string[] };

function read(r: Drawn) {
  const map = mapOf(r);
  const path = (r['path'] as readonly string[]).map(map.place);
  const parts = (r['parts'] ?? []) as unknown as readonly Part[];
  const shelter = Number(r['shelter'] ?? 0);
  const shelterAt = map.place(String(r['shelterAt'] ?? ''));
  const main = Number(r['sps']) - parts.reduce((sum, { sps }) => sum + sps, 0);
  const wanted = r['morale'] === 'ROUTED' ? 3 : 1;
  const legalFirst = allowed(map, []);
  return { map, path, parts, shelter, shelterAt, main, wanted, legalFirst, sps: Number(r['sps']) };
}

function forbids(r: Drawn): boolean {
  const { map, path, parts, shelter, shelterAt, main, wanted, legalFirst, sps } = read(r);
  const { spaces, start, refuge } = map;
  if (r['lost'] !== true || main - shelter < 0) return true;
  const ways = [path, ...parts.map((part) => part.path.map(map.place))];
  if (ways.some((way) => !wayIsLegal(map, way))) return true;
  const into = [
    ...(shelter > 0 ? [{ at: shelterAt, sps: shelter }] : []),
    ...parts.map((part) => ({ at: map.place(part.path.at(-1) ?? ''), sps: part.sps })),
  ];
  if (shelter > 0 && ![start, ...path].includes(shelterAt)) return true;
  for (const { at, sps: some } of into) {
    const space = spaces[at];
    if (!space || space.fortress === 0) return true;
    const all = into.reduce((sum, each) => (each.at === at ? sum + each.sps : sum), space.garrison);
    const room = (HOLDS[space.fortress] ?? 0) - space.garrison;
    if (all > (HOLDS[space.fortress] ?? 0) || (some < sps && room >= sps)) return true;
  }
  const end = path.at(-1) ?? start;
  const whole = shelter >= main && shelterAt === end;
  if (!whole && main > 0 && path.length !== wanted) {
    if (path.length > wanted) return true;
    const found = path.length > 0 && refuge(end);
    if (!found && allowed(map, path).length > 0) return true;
  }
  const to = r['depotsTo'];
  if (to !== undefined && !legalFirst.includes(map.place(String(to)))) return true;
  const lead = to === undefined ? path[0] : to;
  return Number(r['depots']) > 0 && r['morale'] !== 'ROUTED' && legalFirst.length > 0 && lead === undefined;
}

function compute(r: Drawn): Drawn {
  const { map, path, parts, shelter, shelterAt, main, wanted } = read(r);
  const { spaces, start, refuge } = map;
  const toll = (at: number, marching: number): number =>
    Math.min(marching, Math.floor((spaces[at]?.enemySps ?? 0) / 5));
  const go = (from: number, way: readonly number[], stopAt: number, stop: number) => {
    let [marching, lost, inside] = [from, 0, 0];
    for (const at of [-1, ...way]) {
      if (at >= 0) {
        const cost = toll(at, marching);
        marching -= cost;
        lost += cost;
      }
      if (stop > 0 && inside === 0 && (at < 0 ? start : at) === stopAt) {
        inside = Math.min(stop, marching);
        marching -= inside;
      }
    }
    return { marching, lost, inside };
  };
  const body = go(main, path, shelterAt, shelter);
  const apart = parts.map((part) => {
    const way = part.path.map(map.place);
    return go(part.sps, way, way.at(-1) ?? start, part.sps);
  });
  const end = path.at(-1) ?? start;
  const caught =
    body.marching > 0 && path.length < wanted && !(path.length > 0 && refuge(end)) && allowed(map, path).length === 0;
  const taken = r['morale'] === 'ROUTED' || caught;
  const lead = r['depotsTo'] ?? (r['path'] as readonly string[])[0] ?? '';
  const depotsAt = Number(r['depots']) === 0 || taken ? '' : lead;
  return {
    at: spaces[end]?.name ?? '',
    lost: body.lost + apart.reduce((sum, { lost }) => sum + lost, 0),
    left: caught ? 0 : body.marching,
    surrendered: caught ? body.marching : 0,
    sheltered: body.inside + apart.reduce((sum, { inside }) => sum + inside, 0),
    siegeArtilleryLost: taken ? (r['siegeArtillery'] ?? 0) : 0,
    depotsLost: depotsAt === '' ? (r['depots'] ?? 0) : 0,
    depotsAt,
  };
}

describe('[15.9] retreats', () => {
  secondWay(game, { procedure: 'retreat', draw: drawn, forbids, compute });
});
