/** K The counters for the D that are left, for a force that began with two Army counters. */
import { codes, grid } from '@grognard/kernel';
import { legendOf } from './marks.ts';

const ORIGINS = `
       A+         A-         D
    8  S:A        S:A        S:A
    7  E:ex1+ex4  E:ex1+ex4  E:ex1+ex4
    6  E:ex5      E:ex5      E:ex5
    5  E:ex5h     E:ex5h     E:ex5h
    4  E:ex1+ex5  E:ex1+ex5  E:ex1+ex5
    3  E:ex3      E:ex3      E:ex3
    2  E:ex4      E:ex4      E:ex4
    1  E:ex2      E:ex2      E:ex2
    0  E:ex5h     E:ex5h     E:ex5h
`;

export const countersTable = grid({
  id: 'counters',
  title: { en: 'Counters left', fr: 'Pions restants' },
  provenance: { document: 'aid', heading: 'K' },
  rowsAre: { en: 'D left', fr: 'D restants' },
  columnsAre: { en: 'counters', fr: 'pions' },
  codes: { byColumn: { 'A+': codes.whole(0, 2), 'A-': codes.whole(0, 2), D: codes.whole(0, 4) } },
  grid: `
       A+  A-  D
    8  2   0   0
    7  1   1   1
    6  1   1   0
    5  1   0   1
    4  1   0   0
    3  0   1   1
    2  0   1   0
    1  0   0   1
    0  0   0   0
  `,
  origins: ORIGINS,
  legend: legendOf(ORIGINS),
});
