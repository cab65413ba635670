/** K The counters for the D that are left, for a force that began with two Army counters. */
import { codes, grid } from '@grognard/kernel';
import { legendOf } from './marks.ts';

const ORIGINS = `
       A+      A-      D
    8  §A      §A      §A
    7  ex1+4   ex1+4   ex1+4
    6  ex5     ex5     ex5
    5  ex5bis  ex5bis  ex5bis
    4  ex1+5   ex1+5   ex1+5
    3  ex3     ex3     ex3
    2  ex4     ex4     ex4
    1  ex2     ex2     ex2
    0  ex5bis  ex5bis  ex5bis
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
