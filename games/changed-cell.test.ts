import { type Campaign, type CampaignEvent, fold, type Game, type Grid, review } from '@grognard/kernel';
import { campaignWalk, type Walked } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game as balkanWars } from './balkan-wars/game.ts';
import { game as specimen } from './specimen/game.ts';

/** A cell of a grid that always ends in what is printed there: another code is another result. */
interface Planted {
  readonly game: Game;
  readonly table: string;
  /** What is printed in place of each code. */
  readonly instead: (cell: string) => string;
}

const PLANTED: readonly (readonly [string, Planted])[] = [
  ['The Ford', { game: specimen as Game, table: 'assault', instead: (c) => (c === 'A2' ? '-' : 'A2') }],
  [
    'Balkan Wars',
    {
      game: balkanWars as unknown as Game,
      table: 'combat-results',
      instead: (c) => (c === 'E/-' ? '-/E' : 'E/-'),
    },
  ],
];

const EVENTS = 80;

const cellsRead = ({ played }: Walked, table: string): readonly string[] =>
  (played?.steps ?? []).flatMap(({ lookup }) => (lookup?.table === table ? [`${lookup.row} ${lookup.column}`] : []));

/** The game with one cell printed otherwise, and its version raised. */
function changed({ game, table, instead }: Planted, place: string): Game {
  const grid = game.tables[table] as Grid;
  const isPlace = (row: string, column: string): boolean => `${row} ${column}` === place;
  const cells = grid.rows.labels.map((row, r) =>
    grid.columns.labels.map((column, c) => {
      const cell = grid.cells[r]?.[c] ?? '';
      return isPlace(row, column) ? instead(cell) : cell;
    }),
  );
  const look: Grid['look'] = (row, column) => {
    const seen = grid.look(row, column);
    return isPlace(row, column) ? { ...seen, cell: instead(seen.cell) } : seen;
  };
  const otherwise: Grid = { ...grid, cells, look };
  return { ...game, version: `${game.version}+1`, tables: { ...game.tables, [table]: otherwise } };
}

describe.each(PLANTED)('one cell of %s printed otherwise', (_title, planted) => {
  const { game, table } = planted;
  const id = (game.tables[table] as Grid).id;
  const walk = [...campaignWalk(game, { seed: 5, events: EVENTS })];
  const journal = [walk[0]?.before.last, ...walk.map(({ after }) => after.last)] as readonly CampaignEvent[];
  const kept = JSON.parse(JSON.stringify(journal)) as readonly CampaignEvent[];
  const places = [...new Set(walk.flatMap((each) => cellsRead(each, id)))];

  test('is read often enough to tell', () => {
    expect(places.length).toBeGreaterThan(3);
  });

  test('exactly the events that read it are told, and all stand as they ended', () => {
    for (const place of places) {
      const campaign = fold(changed(planted, place), kept);
      if (!campaign.ok) throw new Error(JSON.stringify(campaign.refusals));
      const readers = walk.flatMap((each, index) => (cellsRead(each, id).includes(place) ? [index + 1] : []));
      expect([...told(campaign.value)], place).toEqual(readers);
      expect(campaign.value.state).toEqual(walk.at(-1)?.after.state);
    }
  });
});

function told(campaign: Campaign): readonly number[] {
  const work = review(campaign);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value.map(({ sequence }) => sequence);
  }
}
