import { expect, test } from 'vitest';
import { hrefOf, type Route, routeOf } from './route.ts';

const ROUTES: readonly Route[] = [
  { at: 'home' },
  { at: 'game', game: 'specimen' },
  { at: 'game', game: 'specimen', section: 'rule-7.1' },
  { at: 'chart', game: 'specimen', procedure: 'assault' },
  { at: 'chart', game: 'specimen', procedure: 'assault', preset: '7.4-a' },
  { at: 'chart', game: 'specimen', procedure: 'assault', input: { attack: 3 }, rulings: { fractions: 'nearest' } },
  { at: 'chart', game: 'specimen', procedure: 'assault', campaign: 'a/b?c' },
  { at: 'chart', game: 'specimen', procedure: 'assault', packed: 'AZ-_9' },
  { at: 'table', game: 'specimen', table: 'die-modifiers' },
  { at: 'print', game: 'specimen' },
  { at: 'examples', game: 'specimen' },
  { at: 'maps', game: 'specimen' },
  { at: 'roster', game: 'specimen' },
  { at: 'rosters' },
  { at: 'history' },
  { at: 'campaigns' },
  { at: 'campaign', id: 'x y' },
  { at: 'campaign', id: 'x', tab: 'journal', counter: '1st & only' },
  { at: 'share' },
  { at: 'shared', key: 'a1b2.anglo-prussian' },
  { at: 'begin', key: 'a1b2.axis', procedure: 'ground-combat' },
  { at: 'proof' },
  { at: 'proof', key: 'a1b2.axis' },
  { at: 'lost' },
];

test.each(ROUTES)('$at is found again by its address', (route) => {
  expect(routeOf(hrefOf(route))).toEqual(route);
});

test.each(['#/nowhere', '#/game', '#/game/specimen/chart', '#/game/specimen/cellar/1'])(
  '%s leads nowhere',
  (fragment) => {
    expect(routeOf(fragment)).toEqual({ at: 'lost' });
  },
);

test.each(['#/join/a1/axis/00', '#/seat/a1/axis/00/11', '#/watch/a1/00'])('%s is a secret link', (fragment) => {
  expect(routeOf(fragment)).toEqual({ at: 'arrive' });
});

test('a broken escape is kept as it is, not thrown', () => {
  expect(routeOf('#/game/%E0%A4%A')).toEqual({ at: 'game', game: '%E0%A4%A' });
});
