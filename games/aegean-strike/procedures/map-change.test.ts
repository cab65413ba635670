/** The sums between the maps, against the linked scales of the map package. */
import { inOperational, isWithin, linkScales } from '@grognard/hexes';
import { type Game, open, resolve, typed } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { game as aegeanStrike } from '../game.ts';
import { MAPS } from '../map-words.ts';
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
