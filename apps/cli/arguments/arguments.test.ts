/** What may be typed behind an option, each form of it and each way it can be wrong. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, type Example, field, type Plain, type Procedure, Refused } from '@grognard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { UsageFault } from '../faults.ts';
import { freshFolder } from '../testing/command.ts';
import { paper } from '../testing/paper.ts';
import { optionName, text, texts, word } from '../verb.ts';
import { meansOf } from './budget.ts';
import { formatIn } from './format.ts';
import { commandLine, journalWords, quoted, situationWords } from './line.ts';
import { answersList, answersOf, clausesOf, facesOf, onceFromInput, overlayOf, rulingsOf } from './play.ts';
import { asTold, filesIn, isSituated, placesOf } from './situation.ts';
import { fileText, jsonFrom } from './source.ts';
import { sweepOf } from './sweep.ts';
import { firstOf, typedValue } from './value.ts';

const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const typed = (options: Readonly<Record<string, string | boolean | readonly string[]>>) => ({ words: [], options });
const dialogue = (input = '') => new Dialogue(paper({ input }), 'en', false);

/** How something ends: its value, the refusals with their places, or the fault of the line. */
async function ending(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.refusals.map(({ code, at, facts }) => ({ code, at, ...facts }));
    if (error instanceof UsageFault) return { usage: error.code, ...error.facts };
    throw error;
  }
}

describe('--along', () => {
  test.each<[string, string, readonly Plain[]]>([
    ['attack=1..4', 'attack', [1, 2, 3, 4]],
    [' attack = 1..4 ', 'attack', [1, 2, 3, 4]],
    ['attack=1..8..3', 'attack', [1, 4, 7]],
    ['attack=1..7..3', 'attack', [1, 4, 7]],
    ['attack=1..6..3', 'attack', [1, 4]],
    ['attack=-2..1', 'attack', [-2, -1, 0, 1]],
    ['attack=3..3', 'attack', [3]],
    ['rows[0].river=false, true', 'rows[0].river', [false, true]],
    ['level=beginner,-3,x4,4', 'level', ['beginner', -3, 'x4', 4]],
    ['a=b=c', 'a', ['b=c']],
  ])('%s', (written, path, values) => {
    expect(sweepOf(written)).toEqual({ path, values });
  });

  test('five hundred values and not one more', () => {
    expect(sweepOf('a=1..500').values).toHaveLength(500);
    expect(sweepOf('a=0..998..2').values).toHaveLength(500);
  });

  test.each(['a=1..501', 'a=4..3', 'a=1..9..0', 'a=', '=1..3', 'attack', '', 'a=0..1000..2'])(
    '%j is none',
    async (written) => {
      expect(await ending(() => sweepOf(written))).toEqual([
        { code: 'notASweep', at: '--along', received: written, most: 500 },
      ]);
    },
  );
});

describe('a typed value', () => {
  test.each<[string, Plain]>([
    ['7', 7],
    ['-7', -7],
    ['07x', '07x'],
    ['true', true],
    ['false', false],
    ['null', null],
    ['nullify', 'nullify'],
    ['not true', 'not true'],
    [' {"a":[1]}', { a: [1] }],
    ['["x"]', ['x']],
    ['"7"', '7'],
    ['x{', 'x{'],
  ])('%j', (written, value) => {
    expect(typedValue(written, 'place')).toEqual(value);
  });

  test('its fault is told where it was typed', async () => {
    expect(await ending(() => typedValue('{"a"', 'place'))).toEqual([
      { code: 'badJson', at: 'place', line: 1, column: 5, expected: 'colon', received: '' },
    ]);
  });

  test.each([
    ['attack 7', 'attack', '7'],
    ['  attack  ', 'attack', ''],
    ['', '', ''],
    ['{"a": 1, "b": 2} and  more', '{"a": 1, "b": 2}', 'and  more'],
    ['["a b"]', '["a b"]', ''],
    ['"a b" c', '"a b"', 'c'],
    // What never becomes JSON is taken whole.
    ['{"a": 1 more', '{"a": 1 more', ''],
  ])('%j is %j and then %j', (written, first, rest) => {
    expect(firstOf(written)).toEqual([first, rest]);
  });
});

describe('--dice', () => {
  test('faces with commas or spaces between them', () => {
    expect(facesOf(typed({}))).toBeUndefined();
    expect(facesOf(typed({ dice: '4,2' }))).toEqual([4, 2]);
    expect(facesOf(typed({ dice: ' 4, 2 6,,1 ' }))).toEqual([4, 2, 6, 1]);
    expect(facesOf(typed({ dice: '' }))).toEqual([]);
  });

  test('each that is no number is told by its place; ten digits are the most', async () => {
    expect(await ending(() => facesOf(typed({ dice: '4,x,-2' })))).toEqual([
      { code: 'notADie', at: 'dice[1]', received: 'x' },
      { code: 'notADie', at: 'dice[2]', received: '-2' },
    ]);
    expect(facesOf(typed({ dice: '1234567890' }))).toEqual([1234567890]);
    expect(await ending(() => facesOf(typed({ dice: '12345678901' })))).toHaveLength(1);
  });
});

describe('--answers', () => {
  const list = (answers: string, input = '') => ending(() => answersList(dialogue(input), typed({ answers })));

  test('nothing typed is nothing, options stand between commas, a list may be JSON, piped or in a file', async () => {
    expect(await answersList(dialogue(), typed({}))).toBeUndefined();
    expect(await answersOf(dialogue(), typed({}))).toBeUndefined();
    expect(await list('hold, retreat')).toEqual(['hold', 'retreat']);
    expect(await list(' [{"attacker":"hold"},"retreat"]')).toEqual([{ attacker: 'hold' }, 'retreat']);
    expect(await list('-', '["a"]')).toEqual(['a']);
    const file = join(folder, 'answers.json');
    writeFileSync(file, '\ufeff["b"]');
    expect(await list(file)).toEqual(['b']);
  });

  test('what is no list, and each that is no answer', async () => {
    expect(await list('{"a":"b"}')).toEqual([{ code: 'answersNotAList', at: '--answers' }]);
    expect(await list('["a",1,null,["b"],{"c":1},{"d":"e","f":2},{"g":"h"},true]')).toEqual(
      [
        [1, '1'],
        [2, 'null'],
        [3, '["b"]'],
        [4, '{"c":1}'],
        [5, '{"d":"e","f":2}'],
        [7, 'true'],
      ].map(([place, received]) => ({ code: 'notAnAnswer', at: `answers[${place}]`, received })),
    );
    const missing = join(folder, 'missing.json');
    expect(await list(missing)).toEqual([{ code: 'unreadable', at: missing, reason: 'ENOENT' }]);
  });
});

describe('--ruling and --policy', () => {
  test('pairs, each name once', async () => {
    expect(rulingsOf(typed({}))).toEqual({});
    expect(rulingsOf(typed({ ruling: ['a = b', 'c=d=e'] }))).toEqual({ a: 'b', c: 'd=e' });
    expect(rulingsOf(typed({ ruling: ['a='] }))).toEqual({ a: '' });
    for (const received of ['=b', 'ab'])
      expect(await ending(() => rulingsOf(typed({ ruling: [received] })))).toEqual({
        usage: 'notAPair',
        option: '--ruling',
        received,
      });
    expect(await ending(() => rulingsOf(typed({ ruling: ['a=1', 'b=1', 'a=2', 'b=2'] })))).toEqual([
      { code: 'rulingTwice', at: 'rulings.a' },
      { code: 'rulingTwice', at: 'rulings.b' },
    ]);
  });

  test('clauses with commas between them, as often as wanted', () => {
    expect(clausesOf(typed({ policy: ['never, a=b', 'c'] }))).toEqual(['never', 'a=b', 'c']);
    expect(clausesOf(typed({}))).toEqual([]);
  });
});

describe('--overlay', () => {
  const overlay = (written: string) => ending(() => overlayOf(dialogue(), typed({ overlay: written })));

  test('cells by table, or all that is wrong with them', async () => {
    const cell = { row: '1', column: 'a', cell: 'X' };
    expect(await overlayOf(dialogue(), typed({}))).toEqual({});
    expect(await overlay(JSON.stringify({ t: [cell] }))).toEqual({ t: [cell] });
    expect(await overlay('[1]')).toEqual([{ code: 'notAnOverlay', at: '[1]', received: '[1]' }]);
    expect(await overlay('"x"')).toEqual([{ code: 'notAnOverlay', at: '"x"', received: '"x"' }]);
    const piped = await ending(() => overlayOf(dialogue('null'), typed({ overlay: '-' })));
    expect(piped).toEqual([{ code: 'notAnOverlay', at: '-', received: 'null' }]);
    expect(await overlay(JSON.stringify({ t: [cell, { row: '1' }], u: 4, v: [7] }))).toEqual([
      { code: 'notAnOwnCell', at: 't[1]', received: '{"row":"1"}' },
      { code: 'notAnOverlay', at: 'u', received: '4' },
      { code: 'notAnOwnCell', at: 'v[0]', received: '7' },
    ]);
  });

  test('sixty letters are said back, more are cut to fifty-seven', async () => {
    const received = async (letters: number) =>
      ((await overlay(JSON.stringify({ t: 'x'.repeat(letters) }))) as { received: string }[])[0]?.received;
    expect(await received(58)).toBe(`"${'x'.repeat(58)}"`);
    expect(await received(59)).toBe(`"${'x'.repeat(56)}…`);
  });
});

describe('where a text comes from', () => {
  test('the line, a file with or without a mark of order, or the pipe', async () => {
    const file = join(folder, 'input');
    writeFileSync(file, '\ufeff{"a":1}');
    expect(await fileText(file)).toBe('{"a":1}');
    expect(await jsonFrom(dialogue(), '--input', file)).toEqual({ a: 1 });
    expect(await jsonFrom(dialogue(), '--input', ' "a"')).toBe('a');
    expect(await jsonFrom(dialogue('\ufeff[2]'), '--input', '-')).toEqual([2]);
    expect(await ending(() => jsonFrom(dialogue('[2'), '--input', '-'))).toMatchObject([{ at: '--input' }]);
    mkdirSync(join(folder, 'sub'), { recursive: true });
    expect(await ending(() => fileText(join(folder, 'sub')))).toEqual([
      { code: 'unreadable', at: join(folder, 'sub'), reason: 'EISDIR' },
    ]);
  });

  test('the pipe is read once', async () => {
    expect(await ending(() => onceFromInput(typed({ input: '-', overlay: 'x' })))).toBeUndefined();
    for (const other of ['answers', 'overlay', 'setup'])
      expect(await ending(() => onceFromInput(typed({ input: '-', [other]: '-' })))).toEqual({
        usage: 'inputTwice',
        options: ['--input', `--${other}`],
      });
  });
});

describe('a budget and a format', () => {
  test('one to nine digits, the first no nought', async () => {
    expect(meansOf(typed({}))).toEqual({});
    expect(meansOf(typed({ budget: '1' }))).toEqual({ budget: 1 });
    expect(meansOf(typed({ budget: '999999999' }))).toEqual({ budget: 999_999_999 });
    for (const received of ['0', '01', '1000000000', '-1', 'x', ''])
      expect(await ending(() => meansOf(typed({ budget: received })))).toEqual({ usage: 'notABudget', received });
  });

  test('one that the verb knows', async () => {
    expect(formatIn(typed({}), 'line')).toBeUndefined();
    expect(formatIn(typed({ format: 'link' }), 'line', 'link')).toBe('link');
    expect(await ending(() => formatIn(typed({ format: 'link' }), 'line'))).toEqual({
      usage: 'unknownFormat',
      received: 'link',
      options: ['line'],
    });
  });
});

describe('the line that says it again', () => {
  test('a word for a shell, quoted where it must be', () => {
    for (const plain of ['a', 'a.b/c:d=e,f+g@h%i-j_k', '7']) expect(quoted(plain)).toBe(plain);
    expect(quoted('')).toBe("''");
    expect(quoted('a b')).toBe("'a b'");
    expect(quoted("it's")).toBe("'it'\\''s'");
    expect(commandLine(['odds', '{}'])).toBe("grognard odds '{}'");
  });

  test('faces and answers of a journal, each only if there are any', () => {
    const die = { kind: 'die', face: 4 } as unknown as Entry;
    const choice = { kind: 'choice', option: 'go' } as unknown as Entry;
    const sealed = { kind: 'together', answers: { a: 'x' } } as unknown as Entry;
    expect(journalWords([])).toEqual([]);
    expect(journalWords([die, die])).toEqual(['--dice', '4,4']);
    expect(journalWords([choice, sealed])).toEqual(['--answers', '["go",{"a":"x"}]']);
    expect(journalWords([die, choice])).toEqual(['--dice', '4', '--answers', '["go"]']);
  });

  test('six changes are told one by one, seven as a whole', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const input = field.record(
      'all',
      Object.fromEntries(names.map((name) => [name, field.text(name, { max: 9, default: '-' })])),
    );
    const example = { id: 'E', input: {} } as unknown as Example;
    const changed = (count: number, to = 'x') =>
      Object.fromEntries(names.map((name, place) => [name, place < count ? to : '-']));
    const said = (count: number, to?: string) =>
      situationWords({ input } as unknown as Procedure, changed(count, to), example);
    expect(said(0)).toEqual(['--example', 'E']);
    expect(said(6)).toEqual(['--example', 'E', ...names.slice(0, 6).flatMap((name) => ['--set', `${name}=x`])]);
    expect(said(7)).toEqual(['--input', JSON.stringify(changed(7))]);
    // What would be read as something else is put between quotes.
    for (const odd of ['null', '[x', '{x', '"x'])
      expect(said(1, odd)).toEqual(['--example', 'E', '--set', `a=${JSON.stringify(odd)}`]);
    expect(said(1, 'nulls')).toEqual(['--example', 'E', '--set', 'a=nulls']);
    expect(situationWords({ input } as unknown as Procedure, changed(1))[0]).toBe('--input');
  });
});

describe('what stands on the line', () => {
  test('whether a situation is told, and with which files', () => {
    expect(isSituated(typed({}))).toBe(false);
    expect(isSituated(typed({ set: [] }))).toBe(false);
    for (const told of [{ input: '{}' }, { example: 'E' }, { map: 'm' }, { set: ['a=1'] }])
      expect(isSituated(typed(told)), JSON.stringify(told)).toBe(true);
    expect(filesIn(typed({ overlay: 'o', map: 'm' }))).toEqual(['--overlay', 'o', '--map', 'm']);
    expect(filesIn(typed({ map: 'm' }))).toEqual(['--map', 'm']);
    expect(filesIn(typed({}))).toEqual([]);
  });

  test('--told takes dice and answers of its example, and nothing beside', async () => {
    const example = { dice: [4, 2], answers: ['go'] } as unknown as Example;
    const plain = typed({ side: 'x' });
    expect(asTold(plain, example)).toBe(plain);
    expect(asTold(typed({ told: true, side: 'x' }), example).options).toEqual({
      told: true,
      side: 'x',
      dice: '4,2',
      answers: '["go"]',
    });
    expect(asTold(typed({ told: true }), {} as Example).options).toMatchObject({ dice: '', answers: '[]' });
    expect(await ending(() => asTold(typed({ told: true }), undefined))).toEqual({ usage: 'toldOfNothing' });
    for (const name of ['dice', 'answers', 'seed'])
      expect(await ending(() => asTold(typed({ told: true, [name]: '1' }), example))).toEqual({ usage: 'toldTwice' });
  });

  test('every place of an input, rows by their first', () => {
    const input = field.record('all', {
      size: field.integer('size', { min: 1, max: 2 }),
      army: field.record('army', { name: field.text('name', { max: 9 }) }),
      units: field.list('units', field.record('unit', { kind: field.flag('kind', { default: false }) }), {
        min: 0,
        max: 3,
      }),
      marks: field.list('marks', field.integer('mark', { min: 1, max: 2 }), { min: 0, max: 3 }),
    });
    expect(placesOf(input)).toEqual(['size', 'army.name', 'units[0].kind', 'marks[0]']);
  });

  test('words and options by name', () => {
    const args = { words: ['a', undefined], options: { one: 'x', flag: true, many: ['y', 'z'] } };
    expect([word(args, 0), word(args, 1), word(args, 7)]).toEqual(['a', '', '']);
    expect([text(args, 'one'), text(args, 'flag'), text(args, 'many'), text(args, 'none')]).toEqual([
      'x',
      undefined,
      undefined,
      undefined,
    ]);
    expect([texts(args, 'many'), texts(args, 'one'), texts(args, 'none')]).toEqual([['y', 'z'], [], []]);
    expect(['--by <field>', '-V, --version', 'x'].map(optionName)).toEqual(['by', 'version', '']);
  });
});
