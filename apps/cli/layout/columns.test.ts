import { describe, expect, test } from 'vitest';
import { columns, widthOf, wrapped } from './columns.ts';

describe('columns', () => {
  test('words wrap and nothing is lost, however narrow the screen', () => {
    const rows = [
      ['first', 'a rather long sentence that has to go over several lines'],
      ['second', 'incomprehensibilities and internationalisation'],
    ];
    for (const width of [20, 40, 80]) {
      const drawn = columns({ head: ['A', 'B'], rows, width });
      for (const line of drawn.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(width);
      const letters = (text: string) => [...text.replace(/[\s─AB]/g, '')].sort().join('');
      expect(letters(drawn)).toBe(letters(rows.flat().join('')));
    }
  });

  test('French punctuation never begins a line', () => {
    for (let width = 12; width < 40; width += 1) {
      const lines = wrapped('Engager la réserve ? « oui » ; sinon : non !', width).split('\n');
      expect(lines.filter((line) => /^[?!:;»]/.test(line))).toEqual([]);
      expect(lines.filter((line) => /«$/.test(line))).toEqual([]);
    }
  });

  test('figures are set to the right', () => {
    expect(columns({ rows: [['1'], ['10']], align: ['right'], width: 40 })).toBe(' 1\n10');
  });
});
