/** The sums between the maps, against the linked scales of the map package. */
import { inOperational, isWithin, linkScales } from '@grognard/hexes';
import { type Game, open, resolve, typed } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { game as aegeanStrike } from '../game.ts';
import { MAPS } from '../map-words.ts';
import { Draw, type Readings, reading, readings } from '../second-way/straight.ts';
import { tables } from '../tables/index.ts';

const game: Game = aegeanStrike;

const map = (numbering: object, from: string, to: string) => {
  const read = MAPS.read({ title: 'M', numbering, from, to, background: 'sea' });
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};
const figure = (row: string): number => Number(tables['map-scales'].cell(row, 'operational'));

const linked = linkScales({
  operational: map({ shoved: 'even' }, '4528', '4630'),
  strategic: map({ shoved: 'even', columns: 'letters', separator: 'hyphen' }, 'AW-04', 'AY-07'),
  ratio: figure('strategic-hex'),
  crossing: figure('transition-to-edge'),
  transitions: [{ strategic: 'AX-05', edge: ['4530'] }],
});
const scales = linked.ok ? linked.value : expect.fail(JSON.stringify(linked.refusals));

test('AX-06 by AX-05 to the second operational hex', () => {
  const range = scales.range({ scale: 'strategic', hex: 'AX-06' }, { scale: 'operational', hex: '4529' });
  const opened = open(game, 'map-change', game.examples.find(({ id }) => id === 'maps-there')?.input);
  if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
  const played = resolve(
    opened.value,
    typed([], () => ''),
  );
  expect(played.ok && played.value.result).toMatchObject({ inOperational: range?.hexes });
  // One strategic hex, the crossing, one operational hex: 10 + 5 + 1.
  expect(range).toEqual({ scale: 'operational', hexes: 16 });
});

test('a patrol reaches 2 strategic or 20 operational hexes, which is the same', () => {
  const ratio = figure('strategic-hex');
  expect(inOperational({ scale: 'strategic', hexes: 2 }, ratio)).toBe(20);
  expect(isWithin({ scale: 'operational', hexes: 20 }, { scale: 'strategic', hexes: 2 }, ratio)).toBe(true);
  expect(isWithin({ scale: 'operational', hexes: 21 }, { scale: 'strategic', hexes: 2 }, ratio)).toBe(false);
});

interface Stop {
  readonly hex: string;
  readonly place: string;
}
interface Journey {
  readonly side: string;
  readonly path: readonly Stop[];
  readonly ranging: boolean;
  readonly happened: readonly number[];
  readonly airWar: number;
  readonly golan: number;
}
/** Example across the maps: strategic and operational points of each step that there is. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  'strategic strategic': [1, 0],
  'strategic transition': [1, 0],
  'transition strategic': [1, 0],
  'transition transition': [1, 0],
  'transition edge': [0, 5],
  'edge transition': [0, 5],
  'edge edge': [0, 1],
  'edge operational': [0, 1],
  'operational edge': [0, 1],
  'operational operational': [0, 1],
};
const isStrategic = ({ place }: Stop): boolean => place === 'strategic' || place === 'transition';
const numbered = (stop: Stop): readonly [number, number] | undefined => {
  const [, column, row] = (isStrategic(stop) ? /^A([A-Z])-(\d\d)$/ : /^(\d\d)(\d\d)$/).exec(stop.hex) ?? [];
  if (column === undefined) return undefined;
  return [isStrategic(stop) ? column.charCodeAt(0) : Number(column), Number(row)];
};
function touching(from: Stop, to: Stop): boolean {
  if (isStrategic(from) !== isStrategic(to)) return true;
  const [a, b] = [numbered(from), numbered(to)];
  if (!a || !b) return false;
  const [across, down] = [Math.abs(a[0] - b[0]), b[1] - a[1]];
  if (across === 0) return Math.abs(down) === 1;
  // Even columns are shoved down on the operational map; on the strategic one either may be.
  const rows = isStrategic(from) ? [-1, 0, 1] : a[0] % 2 === 0 ? [0, 1] : [-1, 0];
  return across === 1 && rows.includes(down);
}
/** Events 2, 3 and 4. */
function closed(journey: Journey, r: Readings): readonly string[] {
  const { side, happened, airWar, golan, ranging } = journey;
  const based = side === 'pact' && happened.includes(8) && reading(r, 'beirut') === 'basingWins';
  const all = [
    ...(airWar > 0 && !based ? ['AZ-06'] : []),
    ...(golan > 0 ? ['AZ-05'] : []),
    ...(side === 'nato' && happened.includes(4) && !happened.includes(5) ? ['AY-07'] : []),
  ];
  return ranging ? [] : all;
}
function faultsOf(journey: Journey, r: Readings): readonly string[] {
  return journey.path.flatMap((stop, i) => {
    const before = journey.path[i - 1];
    if (!numbered(stop)) return [`noSuchNumber path[${i}]`];
    if (!before) return [];
    if (!STEPS[`${before.place} ${stop.place}`]) return [`noJump path[${i}]`];
    return [
      ...(touching(before, stop) ? [] : [`way.apart path[${i}]`]),
      ...(isStrategic(stop) && closed(journey, r).includes(stop.hex) ? [`closedHex path[${i}]`] : []),
    ];
  });
}
const NEXT: Readonly<Record<string, readonly string[]>> = {
  strategic: ['strategic', 'strategic', 'transition'],
  transition: ['strategic', 'transition', 'edge'],
  edge: ['transition', 'edge', 'operational'],
  operational: ['edge', 'operational'],
};
const journeyOf = (draw: Draw): Journey => {
  const path: Stop[] = [{ hex: 'AZ-06', place: 'strategic' }];
  for (let steps = draw.int(1, 5); steps > 0; steps -= 1) {
    const { place } = path.at(-1) as Stop;
    const then = draw.flag(0.95) ? draw.one(NEXT[place] ?? []) : draw.one(Object.keys(NEXT));
    const grand = then === 'strategic' || then === 'transition';
    const wild = draw.flag(0.03);
    path.push({
      place: then,
      hex: wild
        ? draw.one(['453', 'AZ06', '4530', 'AY-07'])
        : grand
          ? `A${draw.one(['Y', 'Z'])}-0${draw.int(5, 7)}`
          : `${draw.int(45, 46)}${draw.int(29, 30)}`,
    });
  }
  return {
    side: draw.one(['nato', 'pact']),
    path,
    ranging: draw.flag(0.2),
    happened: [4, 5, 8].filter(() => draw.flag(0.4)),
    airWar: draw.one([0, 0, 1]),
    golan: draw.one([0, 0, 1]),
  };
};

test('random paths: every fault with its place, every point of the rest', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= cases(400); seed += 1) {
    const draw = new Draw(seed * 977);
    const [journey, r] = [journeyOf(draw), readings(draw, ['beirut'])];
    const opened = open(game, 'map-change', journey, { rulings: r });
    const told = opened.ok ? [] : opened.refusals.map(({ code, at }) => `${code} ${at}`);
    expect(told, JSON.stringify([journey, r])).toEqual(faultsOf(journey, r));
    for (const fault of told) met.add(fault.split(' ')[0] ?? '');
    if (!opened.ok) continue;
    const played = resolve(
      opened.value,
      typed([], () => ''),
    );
    if (!played.ok) return expect.fail(JSON.stringify(played.refusals));
    const steps = journey.path.slice(1).map(({ place }, i) => STEPS[`${journey.path[i]?.place} ${place}`] ?? [0, 0]);
    const sum = (of: 0 | 1): number => steps.reduce((all, step) => all + step[of], 0);
    const result = { strategic: sum(0), operational: sum(1), inOperational: 10 * sum(0) + sum(1) };
    expect(played.value.result, JSON.stringify(journey)).toEqual(result);
    const { procedure, input } = opened.value;
    expect(procedure.effects?.(played.value.result, input, [], opened.value.book) ?? []).toEqual([]);
    expect(procedure.outcome(played.value.result)).toBe(String(result.inOperational));
    expect(procedure.figures['points']?.(played.value.result as never)).toBe(result.inOperational);
    expect(procedure.summary(played.value.result)).toEqual({ key: 'mapChange.told', facts: result });
    // A line a step, with the figure of the map it is paid on, and their sum.
    const lines = played.value.steps.map(({ title, lookup, outcome }) => [
      title.key,
      title.facts?.['hex'] ?? lookup?.cell ?? outcome?.facts,
      lookup && Number(lookup.cell),
    ]);
    expect(lines).toEqual([
      ...steps.map(([grand, small], i) => ['mapChange.into', journey.path[i + 1]?.hex, grand + small]),
      ['mapChange.sum', result, undefined],
    ]);
  }
  expect([...met].toSorted()).toEqual(['closedHex', 'noJump', 'noSuchNumber', 'way.apart']);
});
