/** Maps in files: made, shown, checked, taken by procedures and kept by campaigns. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mapText } from '@grognard/hexes';
import type { Plain } from '@grognard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../run.ts';
import { freshFolder } from '../../testing/command.ts';
import { ESC, paper, type Scripted, scripted, spoken } from '../../testing/paper.ts';

const folder = freshFolder();
const home = process.cwd();
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const data = async <T>(args: readonly string[]): Promise<T> => JSON.parse((await spoken([...args, '--json'])).out) as T;
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Plain ground without a road, of which guns pay two points a hex. */
async function blank(file: string): Promise<void> {
  const { status, err } = await spoken(['map', 'new', file, 'specimen-hexes', '--corners', '0605,0101']);
  if (status !== 0) throw new Error(err);
}

const FAULTY = {
  title: 'Faulty',
  numbering: { shoved: 'even' },
  from: '0101',
  to: '0604',
  background: 'plain',
  terrain: [{ terrain: 'wod', hexes: ['0102', '0999'] }],
  features: [{ feature: 'camp', hexes: ['1x'] }],
  hexsides: [{ hexside: 'road', along: ['0101', '0103'], between: ['0101/0501'] }],
  places: [{ hex: '0707', name: 'Nowhere' }],
};

describe('map new', () => {
  test('is numbered as its corners are printed, in any order, and saved in the one spelling of its map', async () => {
    await blank('made.json');
    const written = readFileSync('made.json', 'utf8');
    expect(JSON.parse(written)).toMatchObject({ from: '0101', to: '0605', background: 'plain' });
    // Six columns of five.
    const { hexes, mark } = await data<{ hexes: number; mark: string }>([
      'map',
      'check',
      'made.json',
      'specimen-hexes',
    ]);
    expect(hexes).toBe(30);
    expect(mark).toMatch(/^[0-9a-f]{16}$/);
  });

  test('says what no number tells', async () => {
    const line = ['map', 'new', 'rows.json', 'aegean-strike', '--corners', 'A1,C4', '--shoved', 'odd'];
    const told = await data<{ hexes: number }>([...line, '--straight', 'rows', '--title', 'Three by four']);
    expect(told).toMatchObject({ hexes: 12, title: 'Three by four', from: 'A1', to: 'C4' });
    expect(JSON.parse(readFileSync('rows.json', 'utf8')).numbering).toMatchObject({
      orientation: 'pointy',
      shoved: 'odd',
      columns: 'letters',
    });
  });

  test.each([
    [['x.json', 'specimen-hexes'], 2, '--corners wants two numbers'],
    [['x.json', 'specimen-hexes', '--corners', '0101'], 2, 'received "0101"'],
    [['x.json', 'specimen-hexes', '--corners', '0101,0202', '--shoved', 'some'], 2, '--shoved wants even or odd'],
    [['x.json', 'specimen-hexes', '--corners', '0101,A9'], 1, 'are not numbers of one sheet'],
    [['x.json', 'specimen-hexes', '--corners', '0101,0202', '--background', 'wod'], 1, 'Did you mean wood?'],
    [['x.json', 'combat-rapide', '--corners', '0101,0202'], 1, 'takes a hex map'],
    [['made.json', 'specimen-hexes', '--corners', '0101,0202'], 1, 'it is not written over'],
    [['no/x.json', 'specimen-hexes', '--corners', '0101,0202'], 1, 'there is no such folder'],
  ])('%j is refused', async (words, expected, why) => {
    const { status, err } = await spoken(['map', 'new', ...words]);
    expect([status, flat(err).includes(why)]).toEqual([expected, true]);
  });
});

describe('map check', () => {
  beforeAll(() => writeFileSync('faulty.json', JSON.stringify(FAULTY)));

  test.each([
    [
      'en',
      [
        '(terrain[0].terrain): "wod" is not known',
        'terrain[0].hexes[1]: there is no hex 0999',
        '"1x" is not a hex number',
        'there is no hex 0707',
        '"0101/0501" is no hexside',
        '0103 does not touch 0101',
      ],
    ],
    [
      'fr',
      [
        '(terrain[0].terrain) : "wod" est inconnu',
        'terrain[0].hexes[1] : il n’y a pas d’hexagone 0999',
        '« 1x » n’est pas un numéro',
        'il n’y a pas d’hexagone 0707',
        '« 0101/0501 » n’est pas un côté',
        '0103 ne touche pas 0101',
      ],
    ],
  ] as const)('tells every fault with its hex, in %s', async (locale, faults) => {
    const { status, err } = await spoken(['map', 'check', 'faulty.json', 'specimen-hexes'], { locale });
    expect(status).toBe(1);
    for (const fault of faults) expect(flat(err)).toContain(fault);
  });

  test('a procedure tells the same of it, with the place in its input', async () => {
    const line = ['odds', 'specimen-hexes', 'march', '--example', 'march-guns', '--map', 'faulty.json'];
    const { refused } = await data<{ refused: { at: string }[] }>(line);
    const alone = await data<{ refused: { at: string }[] }>(['map', 'check', 'faulty.json', 'specimen-hexes']);
    expect(refused.map(({ at }) => at)).toEqual(alone.refused.map(({ at }) => `map.${at}`));
  });

  test.each([
    ['nothing.json', undefined, 'there is no such file'],
    ['words.json', 'a map of the pass', 'this is no map file'],
    ['comma.json', '{"title": "x",\n}', 'not JSON at line 2, column 1'],
  ])('%s', async (file, written, why) => {
    if (written !== undefined) writeFileSync(file, written);
    const { status, err } = await spoken(['map', 'check', file, 'specimen-hexes']);
    expect([status, flat(err).includes(`${file}: `), flat(err).includes(why)]).toEqual([1, true, true]);
  });
});

describe('map show', () => {
  test('in letters, cut into strips where the screen is narrow; in sentences; as a picture', async () => {
    await blank('shown.json');
    const wide = await spoken(['map', 'show', 'shown.json', 'specimen-hexes']);
    expect(wide.out).toContain('0101      0301      0501');
    expect(wide.out).toContain('p plain');
    const narrow = await spoken(['map', 'show', 'shown.json', 'specimen-hexes'], { width: 16 });
    for (const line of narrow.out.split('\n')) if (/\d{4}/.test(line)) expect(line.length).toBeLessThanOrEqual(16);
    for (const column of ['0101', '0301', '0605']) expect(narrow.out).toContain(column);
    // Three columns of six each, under the title and with its own key; a line between them.
    const TITLE = 'The Pass (specimen with a map)';
    const strips = narrow.out.split('\n').flatMap((line, place) => (line === TITLE ? [place] : []));
    expect(strips).toEqual([0, 16]);
    expect(narrow.out.split('\n').slice(0, 4)).toEqual([TITLE, '', '0101      0301', 'p    0201 p']);
    expect(narrow.out.split('\n').slice(14, 20)).toEqual(['p plain', '', TITLE, '', '     0501', '0401 p    0601']);
    expect(wide.out.split('\n').filter((line) => line === TITLE)).toHaveLength(1);
    expect(wide.out.startsWith(TITLE)).toBe(true);
    const told = await spoken(['map', 'show', 'shown.json', 'specimen-hexes', '--sentences', '--lang', 'fr']);
    expect(told.out).toMatch(/0605 ?: .*plaine/i);
    await spoken(['map', 'show', 'shown.json', 'specimen-hexes', '--svg', 'shown.svg']);
    expect(readFileSync('shown.svg', 'utf8')).toMatch(/^<svg /);
  });
});

describe('--map', () => {
  const BATTERY = ['march', '--example', 'march-guns', '--set', 'to=0303', '--set', 'unit.movement=4'];
  const ON_BLANK = [...BATTERY, '--map', 'blank.json'];

  test('a procedure marches on it', async () => {
    await blank('blank.json');
    // By road the saddle is two hexes away, a point each; on a blank sheet two hexes of plain, two points each.
    expect(await data(['resolve', 'specimen-hexes', ...ON_BLANK])).toMatchObject({ result: { spent: 4, left: 0 } });
    expect(await data(['resolve', 'specimen-hexes', ...BATTERY])).toMatchObject({ result: { spent: 2, left: 2 } });
  });

  test('a counter off the map is told with its hex', async () => {
    const { status, err } = await spoken(['odds', 'specimen-hexes', ...ON_BLANK, '--set', 'unit.hex=0909']);
    expect([status, err.includes('there is no hex 0909')]).toEqual([1, true]);
  });

  test.each([
    ['en', '"battle" takes no map, nor does any procedure of this game'],
    ['fr', '« battle » ne prend pas de carte, ni aucune procédure de ce jeu'],
  ] as const)('a procedure without one says so, in %s', async (locale, words) => {
    const { status, err } = await spoken(['odds', 'combat-rapide', 'battle', '--map', 'blank.json'], { locale });
    expect([status, flat(err).includes(words)]).toEqual([1, true]);
  });

  test('and one beside others that do names them', async () => {
    const { err } = await spoken(['odds', 'specimen-hexes', 'muster', '--map', 'blank.json']);
    expect(flat(err)).toContain('maps are taken by march, skirmish');
  });

  test('a campaign keeps it to the byte, and takes it again by its mark', async () => {
    await spoken(['campaign', 'new', 'pass.jsonl', 'specimen-hexes']);
    const first = ['campaign', 'resolve', 'pass.jsonl', ...ON_BLANK];
    const { state } = await data<{ state: { maps: Plain[] } }>(first);
    expect(mapText(state.maps[0] as never)).toBe(readFileSync('blank.json', 'utf8'));
    const { mark } = await data<{ mark: string }>(['map', 'check', 'blank.json', 'specimen-hexes']);
    const unit = '{"name":"Reserve","nation":"valmer","arm":"guns","movement":4,"hex":"0103"}';
    const again = ['campaign', 'resolve', 'pass.jsonl', 'march', '--set', `unit=${unit}`, '--set', 'to=0303'];
    expect(await data([...again, '--map', mark])).toMatchObject({ result: { spent: 4 }, state: { maps: [{}] } });
    const stranger = await spoken([...again, '--map', '0123456789abcdef']);
    expect(stranger.status).toBe(1);
  });
});

describe('at the keyboard', () => {
  async function seated(args: readonly string[], answers: readonly Scripted[]) {
    const [around, script] = [paper(), scripted(answers)];
    const status = await run(args, around, script);
    return { status, out: around.printed(), asked: script.asked };
  }

  test('a map comes from a file, asked for until it is sound; the line names what was given', async () => {
    await blank('typed.json');
    const line = ['resolve', 'specimen-hexes', 'march', '--example', 'march-guns', '--set', 'unit.movement=4'];
    const saddle = [...line, '--set', 'to=0303', '--ask'];
    const { asked, out, status } = await seated(saddle, [
      ...['change', 'map', 'another, from a file', 'faulty.json', 'typed.json', 'work it out'],
    ]);
    expect(status).toBe(0);
    expect(asked[0]).toContain('Nothing is thrown here');
    expect(asked[4]).toContain('there is no hex 0999');
    // By road it would be two.
    expect(out).toContain('To 0303 for 4 points; 0 left');
    const named = await seated([...saddle, '--map', 'typed.json'], ['work it out']);
    expect(named.out).toContain('--map typed.json');
    expect(named.out).not.toContain('"picture"');
  });

  test('the one that stands may stay, and Esc changes nothing', async () => {
    const line = ['resolve', 'specimen-hexes', 'march', '--example', 'march-saddle', '--ask'];
    const { out, asked } = await seated(line, ['change', 'map', ESC, ESC, 'change', 'map', 'The Pass', 'go']);
    expect(asked).toHaveLength(8);
    expect(out).toContain('grognard resolve specimen-hexes march --example march-saddle');
  });
});

test('what is certain is answered, not given odds', async () => {
  const { out } = await spoken(['odds', 'specimen-hexes', 'march', '--example', 'march-saddle']);
  expect(out).toContain('To 0303 for 2 points; 2 left');
  expect(out).not.toContain('100%');
  const line = await spoken(['odds', 'specimen-hexes', 'march', '--example', 'march-saddle', '--format', 'line']);
  expect(line.out).not.toContain('100%');
});
