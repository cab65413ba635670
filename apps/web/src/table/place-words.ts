/** Row and column of a cell, in the reader's words. */
import { labelWords, rowWords } from '@grognard/games/words';
import type { Game, Grid, List, Say } from '@grognard/kernel';
import { headWords } from './list-heads.ts';

export const placeWords = (say: Say, table: Grid, row: string, column: string): string =>
  say('web.table.at', {
    row: labelWords(say, table.rowWords, row),
    column: labelWords(say, table.columnWords, column),
  });

export const listPlaceWords = (game: Game, say: Say, table: List, row: string, column: string): string =>
  say('web.table.at', {
    row: rowWords(game, say, table, row),
    column: headWords(table, column, say('locale') === 'fr' ? 'fr' : 'en'),
  });
