/** The mutation run itself: what it would change, and where it looks for who walks there. */
import { transpileModule } from 'typescript';
import { describe, expect, test } from 'vitest';

interface Change {
  readonly file: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly becomes: string;
  readonly what: string;
}
interface Changes {
  readonly changesIn: (file: string, text: string) => readonly Change[];
  readonly planted: (text: string, change: Change) => string;
  readonly parses: (file: string, text: string) => boolean;
  readonly nameOf: (change: Change, text: string) => string;
}
interface Marks {
  readonly marked: (file: string, text: string, number: (place: string) => number) => string;
  readonly placeOf: (file: string, text: string, position: number) => string;
}

const [CHANGES, MARKS, OPTIONS] = ['changes.mjs', 'marks.mjs', 'options.mjs'].map(
  (name) => new URL(name, import.meta.url).href,
);
const { changesIn, planted, parses, nameOf } = (await import(CHANGES ?? '')) as Changes;
const { marked, placeOf } = (await import(MARKS ?? '')) as Marks;
const { optionsOf } = (await import(OPTIONS ?? '')) as { readonly optionsOf: (words: readonly string[]) => object };

const SOURCE = `
const inner = (a: number) => (b: number): number => Math.max(a, b - 1);
function outer(list: readonly number[]): number {
  if (list.length === 0) return inner(1)(2);
  return list.filter((each) => each > 0).length;
}
result = [outer([]), outer([-1, 0, 7]), inner(9)(3)];
`;

/** What a text answers when it is run, and the places it walked. */
function run(text: string, places: readonly string[] = []): { readonly result: unknown; readonly walked: string[] } {
  const js = transpileModule(text, { compilerOptions: { target: 99 } }).outputText;
  const global = { grognardMarks: undefined as number[] | undefined };
  const result = new Function('globalThis', `let result; ${js}; return result;`)(global) as unknown;
  const marks = global.grognardMarks ?? [];
  return { result, walked: places.filter((_, number) => marks[number] === 1) };
}

describe('changes of meaning', () => {
  const changes = changesIn('some.ts', SOURCE);

  test('each stands where it says, and is read as a program', () => {
    for (const change of changes) {
      expect(SOURCE.slice(change.from, change.to)).toBe(change.was);
      expect(SOURCE.split('\n')[change.line - 1]).toContain(change.was.split('\n')[0]);
      expect(parses('some.ts', planted(SOURCE, change))).toBe(true);
      expect(planted(SOURCE, change)).not.toBe(SOURCE);
    }
    expect(parses('some.ts', 'const a = ;')).toBe(false);
  });

  test('operators, edges, conditions, filters and numbers are all met', () => {
    const met = new Set(changes.map(({ what }) => what));
    for (const what of ['operator', 'method', 'number', 'filter dropped', 'condition negated', 'never taken'])
      expect(met).toContain(what);
  });

  test('no two have the same name, and a name outlives lines put before it', () => {
    const names = changes.map((change) => nameOf(change, SOURCE));
    expect(new Set(names).size).toBe(changes.length);
    const later = `// one line more\n${SOURCE}`;
    expect(changesIn('some.ts', later).map((change) => nameOf(change, later))).toEqual(names);
  });
});

describe('marks', () => {
  const places: string[] = [];
  const text = marked('some.ts', SOURCE, (place) => places.push(place) - 1);

  test('change nothing, and tell every function that was walked', () => {
    const { result, walked } = run(text, places);
    expect(result).toEqual(run(SOURCE).result);
    expect(walked.toSorted()).toEqual(places.toSorted());
    // The file, two functions within each other, one by name and one handed over.
    expect(places).toHaveLength(5);
  });

  test('a place belongs to the innermost function around it', () => {
    const placeAt = (words: string) => placeOf('some.ts', SOURCE, SOURCE.indexOf(words));
    expect(placeAt('Math.max')).not.toBe(placeAt('inner = '));
    expect(placeAt('each > 0')).not.toBe(placeAt('list.filter'));
    expect(placeAt('list.filter')).toBe(placeAt('list.length === 0'));
    expect(placeAt('result = [')).toBe('some.ts:-1');
    for (const words of ['Math.max', 'each > 0', 'list.filter']) expect(places).toContain(placeAt(words));
  });
});

describe('what a run is asked for', () => {
  test('an area is enough; numbers are numbers', () => {
    expect(optionsOf(['kernel'])).toMatchObject({ areas: ['kernel'], count: 60, under: '', nothing: false });
    expect(optionsOf(['hexes', 'fair', '--n', '7', '--seed=12', '--under', 'hexes/map', '--nothing'])).toMatchObject({
      areas: ['hexes', 'fair'],
      count: 7,
      seed: 12,
      under: 'hexes/map',
      nothing: true,
    });
    expect(optionsOf(['--help', '--what'])).toEqual({ help: true });
  });

  test('every fault at once', () => {
    expect(optionsOf(['kernl', '--n', 'some', '--what', '--out'])).toEqual({
      faults: [
        '--what: there is no such option',
        '--out: its value is missing',
        'kernl: there is no such area',
        '--n: some is no whole number of at most nine figures',
      ],
    });
    expect(optionsOf([])).toEqual({ faults: ['no area was named'] });
  });
});
