import { game } from '@grognard/games/aegean-strike';
import { expect, test } from 'vitest';
import { hexMapIn } from '../sheets.ts';
import { wordsIn } from './words-in.ts';

const input = game.procedures['zones-of-control']?.input;
const read =
  input &&
  hexMapIn(input)?.sheets.read({
    title: 'Four by four',
    numbering: { shoved: 'even' },
    from: '0101',
    to: '0404',
    background: 'clear',
    terrain: [{ terrain: 'forest', hexes: ['0404'] }],
    hexsides: [{ hexside: 'road', along: ['0101', '0102'] }],
  });
if (!read?.ok) throw new Error('no map');
const map = read.value;
const at = (...hexes: readonly string[]): readonly number[] => hexes.flatMap((hex) => map.find(hex) ?? []);

test('only what the hexes have is told', () => {
  expect(wordsIn(map, at('0404'))).toEqual({ terrains: ['forest'], hexsides: [] });
  expect(wordsIn(map, at('0101'))).toEqual({ terrains: ['clear'], hexsides: ['road'] });
  expect(wordsIn(map, at('0404', '0102'))).toEqual({ terrains: ['clear', 'forest'], hexsides: ['road'] });
  expect(wordsIn(map, [])).toEqual({ terrains: [], hexsides: [] });
});
