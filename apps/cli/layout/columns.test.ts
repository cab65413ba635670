import { describe, expect, test } from 'vitest';
import { bullet, columns, paragraph, widthOf, wrapped } from './columns.ts';

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

describe('columns, to the letter', () => {
  test('a head with its rule under all of it, two spaces between, nothing behind', () => {
    const rows = [
      ['1', 'one two'],
      ['10', 'x'],
    ];
    expect(columns({ head: ['A', 'Name'], rows, align: ['right'], width: 40, indent: 2 })).toBe(
      ['   A  Name', '  ───────────', '   1  one two', '  10  x'].join('\n'),
    );
    expect(columns({ rows, width: 40 })).toBe('1   one two\n10  x');
  });

  test('a head with nothing under it has no rule, and nothing at all is no line', () => {
    expect(columns({ head: ['A', 'B'], rows: [], width: 40 })).toBe('A  B');
    expect(columns({ rows: [], width: 40 })).toBe('');
    expect(columns({ rows: [[]], width: 40 })).toBe('');
  });

  test('a short row is filled up with nothing', () => {
    expect(columns({ rows: [['a'], ['bb', 'c']], width: 40 })).toBe('a\nbb  c');
  });

  test('what fits to the last place is not broken, one place less breaks it', () => {
    // 7 and 3 letters and the gap of two are twelve; with a place less the first column keeps 6.
    const rows = [['one two', 'abc']];
    expect(columns({ rows, width: 12 })).toBe('one two  abc');
    expect(columns({ rows, width: 11 })).toBe('one     abc\ntwo');
    expect(columns({ rows, width: 14, indent: 2 })).toBe('  one two  abc');
    expect(columns({ rows, width: 13, indent: 2 })).toBe('  one     abc\n  two');
  });

  test('the widest gives way first, of two that are as wide the one before', () => {
    // 7 + 2 + 7 in fifteen places: one too many, and the first column keeps 6.
    expect(columns({ rows: [['a bb cc', 'd ee ff']], width: 15 })).toBe('a bb    d ee ff\ncc');
    // 7 + 2 + 9 in sixteen: two too many, both from the second.
    expect(columns({ rows: [['a bb cc', 'd ee ff g']], width: 16 })).toBe('a bb cc  d ee ff\n         g');
  });

  test('no column gives way further than its longest word while another can', () => {
    // 8 + 2 + 11 in sixteen: five too many. The second goes from 11 to 8, then both in turn; the first keeps its word of 8.
    expect(columns({ rows: [['abcdefgh', 'ab cd ef gh']], width: 16 })).toBe('abcdefgh  ab cd\n          ef gh');
  });

  test('a word of more than 32 letters is broken rather than push the rest away', () => {
    // 40 + 2 + 13 in forty: 15 too many. The word gives 8 and keeps 32, the sentence gives 7 and keeps 6.
    const word = 'x'.repeat(40);
    expect(columns({ rows: [[word, 'aaa aa aaa aa']], width: 40 })).toBe(
      `${'x'.repeat(32)}  aaa aa\n${'x'.repeat(8)}${' '.repeat(24)}  aaa aa`,
    );
  });

  test('no column is narrower than eight, or than its longest word', () => {
    expect(columns({ rows: [['abcdefghijkl']], width: 5 })).toBe('abcdefgh\nijkl');
    expect(columns({ rows: [['abcdef gh']], width: 3 })).toBe('abcdef\ngh');
  });

  test('a word as wide as its column stays whole, one letter more begins another line', () => {
    expect(wrapped('abcd', 4)).toBe('abcd');
    expect(wrapped('abcde', 4)).toBe('abcd\ne');
    expect(wrapped('abcdefgh', 4)).toBe('abcd\nefgh');
    expect(wrapped('abcdefghi', 4)).toBe('abcd\nefgh\ni');
    expect(wrapped('ab cd', 4)).toBe('ab\ncd');
    expect(wrapped('a bc d', 4)).toBe('a bc\nd');
    expect(wrapped('one\ntwo three', 9)).toBe('one\ntwo three');
  });

  test('marks that stand alone stay with their word, each of them', () => {
    for (const mark of [':', ';', '?', '!', '»', '%']) expect(wrapped(`abc de ${mark}`, 6)).toBe(`abc\nde ${mark}`);
    expect(wrapped('abc « de', 6)).toBe('abc\n« de');
    expect(wrapped('abc - de', 6)).toBe('abc -\nde');
  });

  test('colours take no room, and a letter of two units one place', () => {
    expect(widthOf('\u001b[1mab\u001b[22m')).toBe(2);
    expect(widthOf('😀é')).toBe(2);
    expect(columns({ rows: [['\u001b[1ma\u001b[22m', 'x']], width: 9 })).toBe('\u001b[1ma\u001b[22m  x');
  });

  test('a paragraph stands where it is told to, a bullet two places in', () => {
    expect(paragraph('one two three', 9)).toBe('one two\nthree');
    expect(paragraph('one two three', 9, 2)).toBe('  one two\n  three');
    expect(bullet('one two three', 12)).toBe('  •  one two\n     three');
  });
});
