import { field, type Game, type Plain, type State } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { plainSpeaker } from './tongues.ts';
import { tracksInWords } from './tracks.ts';

const number = (label: string) => field.integer(label, { min: 0, max: 99 });
const unit = field.record('unit', {
  name: field.text('name', { max: 20 }),
  place: field.oneOf('place', { options: ['map', 'lost'], words: 'place', default: 'map' }),
  arm: field.oneOf('arm', { options: ['foot', 'horse'], words: 'arm' }),
  strength: number('strength'),
  hits: number('hits'),
});
const units = field.list('units', unit, { min: 0, max: 9, default: [] });
const game = { campaign: { state: field.record('state', { units }) } } as unknown as Game;

/** Keys that no dictionary has are shown in brackets, which is enough to see what is told. */
const told = (...items: readonly Plain[]): readonly string[] =>
  tracksInWords(game, { units: items } as State, plainSpeaker('en')).flatMap(({ rows }) =>
    rows.map(({ words }) => words),
  );

test('what usually stands there is not told, what does not is', () => {
  expect(told({ name: 'A', place: 'map', arm: 'foot', strength: 5, hits: 2 })).toEqual([
    '[arm.foot], [strength] 5, [hits] 2',
  ]);
  expect(told({ name: 'A', place: 'lost', arm: 'foot', strength: 5, hits: 2 })[0]).toContain('[place.lost]');
});

test('a nought is told where it is the only number', () => {
  expect(told({ name: 'A', place: 'map', arm: 'horse', strength: 5, hits: 0 })).toEqual(['[arm.horse], [strength] 5']);
  expect(told({ name: 'A', place: 'map', arm: 'horse', strength: 0, hits: 0 })).toEqual([
    '[arm.horse], [strength] 0, [hits] 0',
  ]);
});
