/** What each verb prints, to the letter, for the specimen: its tables and rules say what must stand there. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as specimen } from '@grognard/games/specimen';
import { type Game, Refused } from '@grognard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { Quit } from '../faults.ts';
import { run } from '../run.ts';
import { freshFolder } from '../testing/command.ts';
import { paper, type Scripted, scripted, spoken } from '../testing/paper.ts';
import { examples } from './examples.ts';
import { scenarios } from './scenarios.ts';
import { notServed } from './serve.ts';

const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshFile = (end = 'jsonl'): string => {
  files += 1;
  return join(folder, `file${files}.${end}`);
};

/** The lines that a run prints; it must succeed in silence. */
async function said(...args: readonly string[]): Promise<readonly string[]> {
  const { status, out, err } = await spoken(args, { width: 120 });
  expect([status, err]).toEqual([0, '']);
  return out.replace(/\n$/, '').split('\n');
}

/** How a run that fails is told. */
async function refused(status: number, ...args: readonly string[]): Promise<string> {
  const ended = await spoken(args, { width: 500 });
  expect([ended.status, ended.out]).toEqual([status, '']);
  return ended.err;
}

const INPUT = ['--input', '{"attack":11,"defence":4}'];
const held = (die: number) => ['--dice', String(die), '--answers', '[{"attacker":"hold","defender":"hold"},"stand"]'];
const holding = (die: number) => ['--dice', String(die), '--answers', '[{"attacker":"hold","defender":"hold"}]'];

describe('describe', () => {
  test('inputs, decisions, readings and figures, each in its place', async () => {
    expect(await said('describe', 'specimen', 'assault')).toEqual([
      expect.stringMatching(/^Assault · 7/),
      '',
      'What it asks',
      '  attack       Attacking strength           1–40 — default 8',
      '  defence      Defending strength           1–40 — default 4',
      '  acrossRiver  The attack crosses the ford  true, false — default false',
      '',
      'Decisions it may put',
      expect.stringMatching(/^ {2}Attacker: Commit the reserve\? \(7\.2.*\)$/),
      '    attacker:assault.ask.reserves',
      '    hold    hold it back',
      '    commit  commit it',
      expect.stringMatching(/^ {2}Defender: Commit the reserve\? \(7\.2.*\)$/),
      '    defender:assault.ask.reserves',
      '    hold    hold it back',
      '    commit  commit it',
      expect.stringMatching(/^ {2}Defender: Take the loss, or retreat\? \(7\.5.*\)$/),
      '    defender:assault.ask.retreat',
      '    stand    stand and take the loss',
      '    retreat  retreat',
      '',
      'Open rules and how they are read (--ruling NAME=READING)',
      expect.stringMatching(/^ {2}fractions {2}How are fractions of the odds read\? \(7\.1.*\)$/),
      '    ● defender  in the defender’s favour (unless you say otherwise)',
      '    ○ nearest   to the nearest column',
      '    7.1 is silent; most games of the family favour the defender.',
      '',
      'Figures (--by)',
      '  attackerLosses  Attacker’s losses',
      '  defenderLosses  Defender’s losses',
      '  lossDifference  Defender’s losses less attacker’s',
    ]);
  });

  test('rows and maps: the row of a list stands once, its fields below, a map by its title', async () => {
    const places = (lines: readonly string[]) => lines.map((line) => line.trim().split(/\s{2,}/)[0] ?? '');
    const combat = places(await said('describe', 'balkan-wars', 'combat'));
    expect(combat).toContain('attackers');
    expect(combat).toContain('attackers[].id');
    expect(combat).not.toContain('attackers[]');
    const zones = await said('describe', 'aegean-strike', 'zones-of-control');
    const map = zones.find((line) => line.trim().startsWith('map '));
    expect(map).toMatch(/ {2}a map, from a file with --map$/);
  });
});

describe('show', () => {
  test('without a table, which there are and how sound they are', async () => {
    expect(await said('show', 'specimen')).toEqual([
      'The Ford (specimen)',
      '',
      // Eight rows of four, and three of three.
      '               Table          Cells  Repaired  Lost',
      '───────────────────────────────────────────────────',
      'assault        Assault table     32         1     0',
      'die-modifiers  Die modifiers      9         0     0',
    ]);
  });
});

describe('games', () => {
  test('each with its procedures and tables, a blank line between', async () => {
    const lines = await said('games');
    const at = lines.indexOf('specimen  The Ford (specimen)');
    expect(lines[at - 1]).toBe('');
    expect(lines.slice(at, at + 8)).toEqual([
      'specimen  The Ford (specimen)',
      '  procedures',
      '    assault  Assault',
      '  tables',
      '    assault        Assault table',
      '    die-modifiers  Die modifiers',
      '  keeps a campaign',
      '',
    ]);
    expect(lines[0]).not.toBe('');
    // A published game says when it plays.
    expect(lines.find((line) => line.startsWith('balkan-wars '))).toMatch(/, 1912/);
  });
});

describe('resolve', () => {
  test('the whole account: steps, result, luck', async () => {
    const lines = await said('resolve', 'specimen', 'assault', ...INPUT, ...held(5));
    // 11 against 4 is 2/1; a 5 on row 5 is D1. Rows 1 to 6 read A1 - - D1 D1 D2.
    expect(lines.slice(0, 4)).toEqual([
      'The Ford (specimen) · Assault',
      '',
      expect.stringMatching(/^7\.1 Odds|^Odds · 7\.1/),
      '    →  11 against 4: column 2/1',
    ]);
    expect(lines).toContain('    Attacker: hold it back');
    expect(lines).toContain('    Defender: hold it back');
    expect(lines).toContain('    Defender: stand and take the loss');
    expect(lines.some((line) => /^ {4}d6: 5$/.test(line))).toBe(true);
    expect(lines.filter((line) => /does not apply/.test(line)).map((line) => line.trim().split(/\s{2,}/)[0])).toEqual([
      '−1',
      '+1',
      '−1',
    ]);
    const end = lines.indexOf('D1: the attacker loses 0, the defender 1');
    expect(lines.slice(end - 1)).toEqual([
      '',
      'D1: the attacker loses 0, the defender 1',
      '  •  the defender loses 1 step',
      '',
      'Luck',
      // One die in six costs the attacker a step, and half of the other five count. The defender loses on three of six, twice
      // where a 6 pursues a D2: 18 of 36 below, and half of the 17 that are equal.
      expect.stringMatching(/^ {2}Figure +Got +Expected +Below +By side$/),
      expect.stringMatching(/^ {2}─+$/),
      expect.stringMatching(/^ {2}Attacker’s losses +0 +0\.17 +41\.7%/),
      expect.stringMatching(/^ {2}Defender’s losses +1 +0\.53 +73\.6%/),
      expect.stringMatching(/^ {2}Defender’s losses less attacker’s +1 +0\.36 +73\.6% +Attacker 73\.6%/),
      expect.stringMatching(/^ {2}Luck: the share of what could have happened/),
      ...lines.slice(lines.findIndex((line) => line.startsWith('  Luck:')) + 1),
    ]);
  });

  test('a picture only where one is drawn and can be written', async () => {
    const line = ['resolve', 'aegean-strike', 'zones-of-control', '--example', 'zones', '--svg'];
    const file = freshFile('svg');
    const out = await said(...line, file);
    expect(out.at(-1)).toBe(`The picture is in ${file}.`);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
    expect(await refused(1, 'resolve', 'specimen', 'assault', ...INPUT, ...holding(1), '--svg', file)).toContain(
      'assault',
    );
    expect(await refused(1, ...line, folder)).toContain('it is a folder');
    expect(await refused(1, ...line, join(folder, 'nowhere', 'x.svg'))).toContain('there is no such folder');
  });
});

/** Column 2/1 and its neighbours as the assault table prints them, rows 1 to 6. */
const ROWS: Readonly<Record<string, string>> = {
  '1/2': 'A2 A1 A1 - - D1',
  '1/1': 'A1 A1 - - D1 D1',
  '2/1': 'A1 - - D1 D1 D2',
  '3/1': '- D1 D1 D1 D2 D2',
};
const columnOf = (attack: number): string => (attack < 4 ? '1/2' : `${Math.min(3, Math.floor(attack / 4))}/1`);
const SORTED = ['-', 'A1', 'A2', 'D1', 'D2'];
const countOf = (attack: number, code: string): number =>
  (ROWS[columnOf(attack)] ?? '').split(' ').filter((each) => each === code).length;

describe('analyse', () => {
  const along = [
    'analyse',
    'specimen',
    'assault',
    '--input',
    '{"attack":1,"defence":4}',
    '--policy',
    'never',
    '--along',
    'attack=1..12',
  ];
  const attacks = Array.from({ length: 12 }, (_, place) => place + 1);
  // A D1 that stands costs one step; a D2 one, and another where the pursuit rolls a 6.
  const lossesOf = (attack: number) => {
    const attacker = countOf(attack, 'A1') + 2 * countOf(attack, 'A2');
    const defender = countOf(attack, 'D1') + (countOf(attack, 'D2') * 7) / 6;
    return [attacker / 6, defender / 6, (defender - attacker) / 6];
  };

  test('as comma-separated values, each share and mean by the table', async () => {
    const [head, ...rows] = await said(...along, '--csv');
    expect(head?.split(',')).toEqual(['attack', ...SORTED, 'attackerLosses', 'defenderLosses', 'lossDifference']);
    for (const [place, row] of rows.entries()) {
      const attack = attacks[place] ?? 0;
      const expected = [attack, ...SORTED.map((code) => countOf(attack, code) / 6), ...lossesOf(attack)];
      for (const [index, cell] of row.split(',').entries())
        expect(Number(cell)).toBeCloseTo(expected[index] ?? Number.NaN, 12);
    }
    expect(rows).toHaveLength(12);
  });

  test('in words: two tables, what the codes mean, where a figure turns, which cells are never met', async () => {
    const lines = await said(...along);
    expect(lines.slice(0, 2)).toEqual(['The Ford (specimen) · Assault', '']);
    const percent = (count: number) => (count === 0 ? '0%' : `${((count * 100) / 6).toFixed(1)}%`);
    expect(lines[2]?.split(/\s+/)).toEqual(['attack', ...SORTED]);
    for (const [place, attack] of attacks.entries())
      expect(lines[4 + place]?.split(/\s+/)).toEqual([
        String(attack),
        ...SORTED.map((code) => percent(countOf(attack, code))),
      ]);
    expect(lines.slice(17, 22)).toEqual([
      '  •  -: No effect',
      '  •  A1: The attacker loses one step',
      '  •  A2: The attacker loses two steps',
      '  •  D1: The defender loses one step or retreats',
      '  •  D2: The defender loses one step and retreats',
    ]);
    expect([lines[16], lines[22], lines[37]]).toEqual(['', '', '']);
    const shown = (value: number) => String(Math.round(value * 100) / 100).replace('-', '−');
    for (const [place, attack] of attacks.entries())
      expect(lines[25 + place]?.split(/\s+/)).toEqual([String(attack), ...lossesOf(attack).map(shown)]);
    expect(lines[38]).toBe('Every figure goes one way all along.');
    // Whatever is decided, rows 0 to 7 of all four columns can come up.
    expect(lines.slice(39)).toEqual(['Every cell of the tables looked into is reached.']);
  });

  test('more than twelve cells are counted, and a figure that turns is told', async () => {
    const told = async (values: string) => {
      const line = ['analyse', 'specimen', 'assault', ...INPUT, '--policy', 'never', '--along', `attack=${values}`];
      return (await said(...line)).join(' ').replaceAll(/\s+/g, ' ');
    };
    // Columns 3/1 and 1/1: the eight cells of each of the other two are never met.
    expect(await told('12,4')).toMatch(
      /16 cells are never reached here \(table, row × column\): (assault \S+ × [12]\/[12](, )?){12} and 4 more\.$/,
    );
    const eight = await told('12,4,8');
    expect(eight).toMatch(/8 cells are never reached here \(table, row × column\): (assault \S+ × 1\/2(, )?){8}\.$/);
    // 3/1 has no A, 1/1 two of six, 2/1 one.
    expect(eight).toMatch(/• Attacker’s losses turns round at \d+: 0\.33, then 0\.17\./);
    expect(eight).not.toContain('one way all along');
    expect(await refused(1, 'analyse', 'specimen', 'assault', ...INPUT)).toContain('--along');
  });

  test('as a picture: a bar for each value, a piece for each share, a line for each quarter', async () => {
    const file = freshFile('svg');
    await said(...along, '--svg', file);
    const svg = readFileSync(file, 'utf8');
    const [top, height, left, step, bar] = [34, 240, 46, 32, 26];
    const pieces = [
      ...svg.matchAll(
        /<rect x="([\d.]+)" y="([\d.]+)" width="26" height="([\d.]+)" fill="(hsl\([^"]+\))"><title>([^<]*)<\/title>/g,
      ),
    ];
    const hue = (code: string) => `hsl(${SORTED.indexOf(code) * 75} 55% 55%)`;
    const expected = attacks.flatMap((attack, column) => {
      let base = top + height;
      return SORTED.flatMap((code) => {
        const count = countOf(attack, code);
        if (count === 0) return [];
        const tall = (count * height) / 6;
        base -= tall;
        const percent = `${((count * 100) / 6).toFixed(1)}%`;
        return [
          [String(left + column * step), base.toFixed(2), tall.toFixed(2), hue(code), `${attack}: ${code} ${percent}`],
        ];
      });
    });
    expect(pieces.map(([, ...facts]) => facts)).toEqual(expected);
    const width = left + 12 * step + 130;
    expect(svg).toContain(`viewBox="0 0 ${width} ${height + top + 44}"`);
    for (const [place, attack] of attacks.entries())
      expect(svg).toContain(
        `<text x="${left + place * step + bar / 2}" y="${top + height + 16}" text-anchor="middle">${attack}</text>`,
      );
    for (const percent of [0, 25, 50, 75, 100]) {
      const y = top + height - (percent * height) / 100;
      expect(svg).toContain(
        `<line x1="42" x2="${width - 130}" y1="${y}" y2="${y}" stroke="#999" stroke-width="0.5"/><text x="38" y="${y + 4}" text-anchor="end">${percent} %</text>`,
      );
    }
    for (const [place, code] of SORTED.entries())
      expect(svg).toContain(
        `<rect x="${width - 116}" y="${top + place * 18}" width="12" height="12" fill="${hue(code)}"/><text x="${width - 98}" y="${top + place * 18 + 10}">${code}</text>`,
      );
    expect(svg).toContain('<title>The Ford (specimen) · Assault</title>');
    expect(svg).toContain(`<text x="46" y="${top + height + 36}">attack</text>`);
  });
});

describe('worth', () => {
  test('each switch by its change, what is worth the same in one row', async () => {
    const lines = await said('worth', 'specimen', 'assault', ...INPUT, '--goal', 'lossDifference', '--policy', 'never');
    expect(lines.slice(0, 3)).toEqual([
      'The Ford (specimen) · Assault',
      '',
      // (−1 + 0 + 0 + 1 + 1 + 7/6) of six.
      'As things stand, “Defender’s losses less attacker’s” comes to 0.36 (13/36) on average. If one thing were otherwise:',
    ]);
    expect(lines[3]?.split(/\s{2,}/)).toEqual(['Switch', 'From', 'To', 'Change', 'Exactly']);
    const rows = lines.slice(5).map((line) => line.split(/\s{2,}/));
    // Across the ford every row is one higher up: A1 A1 - - D1 D1, nought on average.
    expect(rows.find(([name]) => name === 'The attack crosses the ford')?.slice(-2)).toEqual(['−0.36', '−13/36']);
  });
});

/** A campaign of two battles that costs the attacker two steps, then the defender one. */
async function war(): Promise<string> {
  const file = freshFile();
  await said('campaign', 'new', file, 'specimen', '--name', 'War');
  await said('campaign', 'resolve', file, 'assault', '--input', '{"attack":2,"defence":4}', ...holding(1));
  await said('campaign', 'resolve', file, 'assault', ...INPUT, ...held(5));
  return file;
}

describe('campaign', () => {
  test('new says what begins where, and wants a fresh file', async () => {
    const file = freshFile();
    expect(await said('campaign', 'new', file, 'specimen', '--name', 'War')).toEqual([
      `The Ford (specimen): the campaign “War” begins in ${file}.`,
    ]);
    expect(await refused(1, 'campaign', 'new', file, 'specimen')).toContain(file);
  });

  test('resolve says where it is written, state what stands, log what happened', async () => {
    const file = await war();
    const lines = await said('campaign', 'resolve', file, 'assault', ...INPUT, ...holding(1));
    expect(lines.slice(0, 2)).toEqual(['The Ford (specimen) · Assault', '']);
    expect(lines.slice(-2)).toEqual(['', `Written as event 3 of ${file}.`]);
    // Two steps by A2, one by the A1 of this battle.
    const state = await said('campaign', 'state', file);
    expect(state.slice(0, 2)).toEqual(['The Ford (specimen) · War', '4 events']);
    expect(
      state
        .find((line) => line.includes('lost.attacker'))
        ?.trim()
        .split(/\s{2,}/),
    ).toEqual(['▸', 'Attacker', '3 (was 0)', 'lost.attacker']);
    expect(
      state
        .find((line) => line.includes('lost.defender'))
        ?.trim()
        .split(/\s{2,}/),
    ).toEqual(['▸', 'Defender', '1 (was 0)', 'lost.defender']);
    const log = await said('campaign', 'log', file);
    expect(log[0]).toBe('The Ford (specimen) · War');
    expect(log.filter((line) => /^ {2,}\d+ /.test(line)).map((line) => line.trim().split(/\s+/)[0])).toEqual([
      '0',
      '1',
      '2',
      '3',
    ]);
    const last = await said('campaign', 'log', file, '--last', '1');
    expect(last.filter((line) => /^ {2,}\d+ /.test(line)).map((line) => line.trim().split(/\s+/)[0])).toEqual(['3']);
    for (const wrong of ['0', '01', 'x', '-1'])
      expect(await refused(2, 'campaign', 'log', file, '--last', wrong)).toContain(wrong);
    expect(await refused(2, 'campaign', 'log', file, '--format', 'verse')).toContain('verse');
    const found = JSON.parse((await spoken(['campaign', 'log', file, '--search', 'A2', '--json'])).out) as {
      torn: boolean;
      events: { sequence: number; undone: boolean; event: { kind: string } }[];
    };
    expect([found.torn, found.events.map(({ sequence, undone, event }) => [sequence, undone, event.kind])]).toEqual([
      false,
      [[1, false, 'resolved']],
    ]);
  });

  test('luck: sums, bands, and the rolls that stand out', async () => {
    const file = await war();
    const told = JSON.parse((await spoken(['campaign', 'luck', file, '--json'])).out) as Record<string, unknown> & {
      sums: {
        by: string;
        figure: string;
        sum: { fraction: string };
        line: { low: number; high: number; sum: number }[];
      }[];
      events: {
        sequence: number;
        expected: { fraction: string };
        difference: { fraction: string };
        spread?: unknown;
      }[];
    };
    expect([...new Set(told.sums.map(({ by }) => by))]).toEqual(['player']);
    // 1/2: rows 1 to 6 are A2 A1 A1 - - D1, a difference of −2 −1 −1 0 0 1, half a step a battle; it was −2.
    const first = told.events.find(({ sequence }) => sequence === 1);
    expect([first?.expected.fraction, first?.difference.fraction]).toEqual(['-1/2', '-3/2']);
    expect(first).not.toHaveProperty('spread');
    // 2/1: A1 - - D1 D1 D2 is 13/36 a battle; it was 1: −54/36 and 23/36 in all.
    const attacker = told.sums.find(({ figure }) => figure === 'lossDifference');
    expect(attacker?.sum.fraction).toBe('-31/36');
    expect(attacker?.line.at(-1)?.sum).toBeCloseTo(-31 / 36, 12);
    const lines = await said('campaign', 'luck', file);
    const row = lines.find((line) => line.includes('−0.86'));
    expect(row).toMatch(/\bwithin$/);
    // The band as a line of fifteen places, the sum as a dot on it.
    const gauge = /[├─●┤]{2,}/.exec(row ?? '')?.[0] ?? '';
    const { low = 0, high = 0 } = attacker?.line.at(-1) ?? {};
    const place = (value: number) => Math.round(((value - low) / (high - low)) * 14);
    const signs = Array.from({ length: 15 }, (_, at) =>
      at === place(-31 / 36) ? '●' : at === 0 ? '├' : at === 14 ? '┤' : '─',
    );
    expect(gauge).toBe(signs.join(''));
    expect(lines).toContain('The luckiest rolls');
    expect(lines).toContain('The unluckiest rolls');
    expect(lines.filter((line) => /^ +1 {2}Assault/.test(line)).length).toBeGreaterThan(0);
    const per = JSON.parse((await spoken(['campaign', 'luck', file, '--per', 'procedure', '--json'])).out) as {
      sums: { by: string }[];
    };
    expect([...new Set(per.sums.map(({ by }) => by))]).toEqual(['procedure']);
    expect(await refused(2, 'campaign', 'luck', file, '--per', 'moon')).toContain('moon');
    const empty = freshFile();
    await said('campaign', 'new', empty, 'specimen');
    expect(await said('campaign', 'luck', empty)).toEqual(['Nothing in this campaign can be weighed yet.']);
  });

  test('a run of luck out of the band is told as what it is', async () => {
    const fate = async (die: number) => {
      const file = freshFile();
      await said('campaign', 'new', file, 'specimen');
      for (let battle = 0; battle < 6; battle += 1)
        await said(
          'campaign',
          'resolve',
          file,
          'assault',
          ...INPUT,
          ...(die === 6 ? ['--dice', '6,1', '--answers', '[{"attacker":"hold","defender":"hold"}]'] : holding(die)),
        );
      const row = (await said('campaign', 'luck', file)).find((line) => /less attacker/.test(line)) ?? '';
      return [/\w+$/.exec(row)?.[0], /● *├|┤ *●/.exec(row)?.[0]?.replaceAll(' ', '')];
    };
    // Six times A1, against a third a battle; and six times D2.
    expect(await fate(1)).toEqual(['unlucky', '●├']);
    expect(await fate(6)).toEqual(['lucky', '┤●']);
  });

  test('merge: the same, one ahead, parted, and one taken', async () => {
    const [one, two] = [await war(), freshFile()];
    copyFileSync(one, two);
    expect(await said('campaign', 'merge', one, two)).toEqual(['Both copies are the same.']);
    await said('campaign', 'note', two, 'later');
    const ahead = await said('campaign', 'merge', one, two);
    expect(ahead[0]).toBe('The second copy goes on 1 event further; everything before is the same.');
    expect(ahead[1]).toMatch(/^ {2}• .*later/);
    expect(ahead).toHaveLength(2);
    expect((await said('campaign', 'merge', two, one))[0]).toBe(
      'The first copy goes on 1 event further; everything before is the same.',
    );
    await said('campaign', 'note', one, 'elsewhere');
    const into = freshFile();
    const parted = await said('campaign', 'merge', one, two, '--take', 'second', '--into', into);
    expect([parted[0], parted[1], parted[3]]).toEqual([
      'They part after event 2:',
      'the first copy goes on:',
      'the second copy goes on:',
    ]);
    expect([parted[2], parted[4]]).toEqual([expect.stringContaining('elsewhere'), expect.stringContaining('later')]);
    expect(parted[5]).toBe(`The second copy is written to ${into}; both files are left as they were.`);
    expect(readFileSync(into, 'utf8')).toBe(readFileSync(two, 'utf8'));
    expect(await refused(1, 'campaign', 'merge', one, two, '--take', 'first', '--into', into)).toContain(into);
    expect(await refused(2, 'campaign', 'merge', one, two, '--take', 'third', '--into', into)).toContain('third');
    expect(await refused(2, 'campaign', 'merge', one, two, '--take', 'first')).toContain('--into');
    const unasked = freshFile();
    await said('campaign', 'merge', one, two, '--into', unasked);
    expect(existsSync(unasked)).toBe(false);
    const other = freshFile();
    await said('campaign', 'merge', one, two, '--take', 'first', '--into', other, '--json');
    expect(readFileSync(other, 'utf8')).toBe(readFileSync(one, 'utf8'));
    const told = JSON.parse((await spoken(['campaign', 'merge', one, two, '--json'])).out) as Record<string, unknown>;
    expect(told).toMatchObject({
      common: 3,
      first: { events: [{ text: 'elsewhere' }] },
      second: { events: [{ text: 'later' }] },
    });
    expect(told).not.toHaveProperty('taken');
  });

  test('replay tells each event and its battle, then how it stands', async () => {
    const file = await war();
    const lines = await said('replay', file);
    expect(lines.filter((line) => /^\d {2}/.test(line)).map((line) => line[0])).toEqual(['0', '1', '2']);
    expect(lines).toContain('A2: the attacker loses 2, the defender 0');
    expect(lines).toContain('D1: the attacker loses 0, the defender 1');
    expect(lines.slice(lines.lastIndexOf('The Ford (specimen) · War') - 1)[0]).toBe('');
    const told = JSON.parse((await spoken(['replay', file, '--json'])).out) as {
      length: number;
      torn: boolean;
      events: object[];
    };
    expect([told.length, told.torn]).toEqual([3, false]);
    expect(told.events[0]).not.toHaveProperty('steps');
    expect(told.events[1]).toMatchObject({ sequence: 1, result: { attackerLosses: 2 } });
  });

  test('a saved resolution that was changed is told to differ', async () => {
    const file = freshFile('json');
    const { out } = await spoken(['resolve', 'specimen', 'assault', ...INPUT, ...holding(1), '--json']);
    writeFileSync(file, out.replace('"attackerLosses": 1', '"attackerLosses": 2'));
    const { status, out: told } = await spoken(['replay', file]);
    expect([status, told.trimEnd().split('\n').at(-2)]).toEqual([1, '']);
    expect(told.trimEnd().split('\n').at(-1)).toContain('result');
    writeFileSync(file, out);
    expect((await spoken(['replay', file])).status).toBe(0);
  });
});

describe('map', () => {
  test('new wants two corners and a terrain that is known, and writes nothing over', async () => {
    const file = freshFile('json');
    const make = (...more: readonly string[]) => ['map', 'new', file, 'specimen-hexes', ...more];
    expect(await refused(2, ...make())).toContain('--corners');
    for (const wrong of ['0101', '0101,', ',0604', '0101,0604,0707'])
      expect(await refused(2, ...make('--corners', wrong))).toContain('--corners');
    expect(await refused(1, ...make('--corners', '0101,0604', '--background', 'woood'))).toContain('wood');
    expect(await refused(2, ...make('--corners', '0101,0604', '--shoved', 'some'))).toContain('some');
    expect(await refused(2, ...make('--corners', '0101,0604', '--straight', 'lines'))).toContain('lines');
    expect(existsSync(file)).toBe(false);
    // Six columns of four.
    expect((await said(...make('--corners', '0101,0604')))[0]).toMatch(/24/);
    expect(await refused(1, ...make('--corners', '0101,0604'))).toContain(file);
    mkdirSync(join(folder, 'sub'), { recursive: true });
    expect(
      await refused(1, 'map', 'new', join(folder, 'none', 'x.json'), 'specimen-hexes', '--corners', '0101,0604'),
    ).toContain('there is no such folder');
    expect(await refused(1, 'map', 'new', freshFile('json'), 'specimen', '--corners', '0101,0604')).toContain(
      'specimen',
    );
  });

  test('show: the whole, or strips of columns as wide as the screen', async () => {
    const file = freshFile('json');
    await said('map', 'new', file, 'specimen-hexes', '--corners', '0101,0604', '--title', 'Drill');
    const numbers = (out: string) =>
      out.split('\n\n').map((strip) => new Set(strip.match(/\b0[1-6]0[1-4]\b/g) ?? []).size);
    const whole = await spoken(['map', 'show', file, 'specimen-hexes'], { width: 500 });
    const widest = Math.max(...whole.out.split('\n').map((line) => line.length));
    expect(numbers(whole.out.trimEnd()).reduce((sum, each) => sum + each, 0)).toBe(24);
    const just = await spoken(['map', 'show', file, 'specimen-hexes'], { width: widest });
    expect(just.out).toBe(whole.out);
    const half = await spoken(['map', 'show', file, 'specimen-hexes'], { width: widest - 1 });
    expect(half.out).not.toBe(whole.out);
    // Narrower than any column: a strip for each of the six, a blank line between one and the next.
    const six = (await spoken(['map', 'show', file, 'specimen-hexes'], { width: 1 })).out.trimEnd().split(/\n\n+/);
    expect(six.filter((strip) => /\b0[1-6]0[1-4]\b/.test(strip))).toHaveLength(6);
    expect((await said('map', 'check', file, 'specimen-hexes')).join(' ')).toMatch(/Drill.*24 hexes from 0101 to 0604/);
    const svg = freshFile('svg');
    const drawn = await said('map', 'show', file, 'specimen-hexes', '--svg', svg);
    expect(drawn.at(-1)).toBe(`The picture is in ${svg}.`);
    expect(readFileSync(svg, 'utf8')).toContain('Drill');
    const words = await said('map', 'show', file, 'specimen-hexes', '--sentences');
    expect(words.join(' ')).not.toBe(whole.out);
    const told = JSON.parse((await spoken(['map', 'show', file, 'specimen-hexes', '--json'])).out) as { words: string };
    expect(words.join('\n')).toContain(told.words.split('\n')[0]);
  });
});

describe('completion', () => {
  const offered = async (...typed: readonly string[]) =>
    (await spoken(['complete', '--', ...typed])).out.trim().split('\n').filter(Boolean);
  const told = async (...typed: readonly string[]) => (await spoken(['complete', '--told', '--', ...typed])).out;

  test('verbs first, options behind a dash, nothing behind what is unknown', async () => {
    expect(await offered('h')).toEqual(['help']);
    expect(await offered('help', 'sho')).toEqual(['show']);
    expect(await offered('-')).toEqual(['--json', '--lang', '--game', '--help']);
    expect(await offered('nonsense', '')).toEqual([]);
    expect(await offered('campaign', 'nonsense', '')).toEqual([]);
    expect(await offered('campaign', 'undo', '--c')).toEqual(['--consent']);
    expect(await told('hel')).toMatch(/^help\t\S.*\n$/);
    expect(await told('-')).toMatch(/^--json\t\S.*\n--lang\t\S.*\n--game\t\S.*\n--help\t\S.*\n$/);
    expect((await spoken(['complete', 'sho'])).out).toBe('show\n');
    expect((await spoken(['complete', '--told', 'sho'])).out).toMatch(/^show\t/);
  });

  test('values of options, and nothing where anything will do', async () => {
    expect(await offered('odds', '--lang', '')).toEqual(['en', 'fr']);
    expect(await offered('odds', '--policy', '')).toEqual(['never', 'always', 'evenly', 'threshold:']);
    expect(await offered('odds', 'specimen', 'assault', '--example', '')).toEqual([
      '7.4-a',
      '7.1-a',
      'refused-a',
      'refused-b',
    ]);
    expect(await offered('odds', 'specimen', 'assault', '--set', '')).toEqual(['attack=', 'defence=', 'acrossRiver=']);
    expect(await offered('odds', 'nowhere', 'assault', '--set', '')).toEqual([]);
    expect(await offered('odds', 'specimen', 'nothing', '--set', '')).toEqual([]);
    expect(await offered('odds', 'specimen', 'assault', '--input', '')).toEqual([]);
    expect(await offered('odds', '--json', 'specimen', '')).toEqual(['assault']);
    expect(await offered('odds', 'specimen', '--json', '')).toEqual(['assault']);
    expect(await offered('odds', '--policy', 'never', 'specimen', '')).toEqual(['assault']);
    expect(await offered('odds', 'specimen', 'assault', '')).toEqual([]);
    expect(await offered('show', 'nowhere', '')).toEqual([]);
    expect(await offered('odds', 'nowhere', '')).toEqual([]);
    expect(await offered('campaign', 'resolve', join(folder, 'none.jsonl'), '')).toEqual([]);
    expect(await offered('join', '')).toEqual([]);
    expect(await told('show', 'specimen', 'ass')).toBe('assault\tAssault table\n');
    expect(await told('odds', 'specimen', 'assault', '--set', 'def')).toBe('defence=\tDefending strength\n');
  });
});

describe('the line itself', () => {
  test('language and JSON may stand anywhere before two dashes', async () => {
    expect((await spoken(['games', '--lang=fr'])).out).toContain('Le Gué');
    expect((await spoken(['--lang', 'fr', 'games'])).out).toContain('Le Gué');
    expect((await spoken(['games', '--lang'], { locale: 'fr' })).err).toContain('demande une valeur');
    expect((await spoken(['note', '--', '--json'])).out).toBe('');
    expect((await spoken(['resolv', '--', '--lang', 'fr'])).err).toContain('there is no verb');
    expect(await refused(2, 'games', '--lang', 'de')).toContain('de');
    expect(await refused(2, 'odds', 'specimen', 'assault')).toContain('See: grognard odds --help');
    expect(await refused(2, 'resolv')).toMatch(/See: grognard --help/);
    expect(await refused(2, 'games', '--game')).toContain('--game');
  });

  test('help and version are no faults; a fault of ours is one sentence', async () => {
    for (const line of [['--help'], ['help', 'odds'], ['odds', '--help'], ['--version'], ['-V']])
      expect((await spoken(line)).status).toBe(0);
    const stays = await refused(1, 'campaign', 'state', folder);
    expect(stays).not.toContain('    at ');
    const missing = await refused(1, 'games', '--game', join(folder, 'no-such-game.mjs'));
    expect(missing.split('\n').filter((line) => line.trim().startsWith('at ')).length).toBe(0);
  });
});

describe('serve', () => {
  const failure = (facts: object, message = 'x') => Object.assign(new Error(message), facts);
  const told = (error: unknown, words?: readonly string[]) => notServed(error, words).refusals;

  test('what keeps a server from starting is told by what it is', () => {
    const refusals = [{ code: 'settingNotANumber', at: 'GROGNARD_PORT' }];
    expect(told(new Refused(refusals))).toEqual(refusals);
    for (const code of ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])
      expect(told(failure({ code }, 'Cannot find package libsql'))).toEqual([{ code: 'noSqlite', at: '' }]);
    expect(told(failure({ code: 'MODULE_NOT_FOUND' }, 'Cannot find pg'), ['words'])).toMatchObject([
      { code: 'cannotServe' },
    ]);
    expect(told(failure({ code: 'OTHER' }, 'libsql'), ['words'])).toMatchObject([{ code: 'cannotServe' }]);
    expect(told(failure({ name: 'StoreInUse', path: 'a.db' }))).toEqual([{ code: 'storeInUse', at: 'a.db' }]);
    expect(told(failure({ code: 'EACCES' }), ['one', 'two'])).toEqual(
      ['one', 'two'].map((reason) => ({ code: 'cannotServe', at: '', facts: { reason } })),
    );
    expect(told(failure({}, 'boom'))).toEqual([{ code: 'cannotServe', at: '', facts: { reason: 'boom' } }]);
    expect(told('boom')).toEqual([{ code: 'cannotServe', at: '', facts: { reason: 'boom' } }]);
  });

  test('a port that is taken, with one that may be free and the line that was typed', () => {
    const line = (port: number) => told(failure({ code: 'EADDRINUSE', port }))[0]?.facts?.['line'];
    const before = process.env['npm_lifecycle_event'];
    try {
      process.env['npm_lifecycle_event'] = 'test';
      expect(told(failure({ code: 'EADDRINUSE', port: 8080 }))).toEqual([
        { code: 'portTaken', at: '', facts: { port: 8080, line: 'grognard serve --port 8081' } },
      ]);
      expect([line(65_534), line(65_535)]).toEqual(['grognard serve --port 65535', 'grognard serve --port 65534']);
      process.env['npm_lifecycle_event'] = 'start';
      expect(line(8080)).toBe('npm start -- --port 8081');
    } finally {
      if (before === undefined) delete process.env['npm_lifecycle_event'];
      else process.env['npm_lifecycle_event'] = before;
    }
  });

  test('an address that will not do is refused before anything is opened', async () => {
    expect(await refused(1, 'serve', '--port', 'eighty')).toContain('GROGNARD_PORT');
  });
});

describe('examples and scenarios', () => {
  /** A verb with a game of our own making on the table. */
  async function under(verb: typeof examples, game: Partial<Game>, json = false) {
    const around = paper({ width: 120, terminal: false });
    const dialogue = Object.assign(new Dialogue(around, 'en', json), {
      game: async () => ({ ...specimen, ...game }) as Game,
    });
    const status = await verb.run(dialogue, { words: ['specimen'], options: {} });
    return { status, lines: around.printed().replace(/\n$/, '').split('\n') };
  }
  const [sound] = specimen.examples;
  const wrong = { ...sound, id: 'wrong', expect: { code: 'A2' } } as Game['examples'][number];

  test('an example that does not agree is told with its faults, and fails', async () => {
    const { status, lines } = await under(examples, { examples: [sound, wrong] as never });
    expect(status).toBe(1);
    expect(lines[0]).toBe('✓ specimen 7.4-a Eleven against four across the ford');
    expect(lines[1]).toBe('✗ specimen wrong Eleven against four across the ford');
    expect(lines[2]).toMatch(/^ {4}\S/);
    expect(lines.at(-2)).toBe('');
    expect(lines.at(-1)).toMatch(/^2 examples, .*1/);
    const fine = await under(examples, { examples: [sound] as never });
    expect([fine.status, fine.lines.at(-1)]).toEqual([0, '1 example, 5 walks: all agree.']);
    const refusals = await under(examples, { examples: specimen.examples.slice(2) as never });
    expect(refusals.lines.slice(0, 2).every((line) => line.endsWith(')'))).toBe(true);
    const told = await under(examples, { examples: [sound, wrong] as never }, true);
    expect(JSON.parse(told.lines.join('\n'))).toMatchObject({ count: 2, failed: 1 });
  });

  test('a story with its steps, each with the line that plays it; a game without says so', async () => {
    const story = {
      id: 'day',
      title: { en: 'The day' },
      story: { en: 'It rained.' },
      steps: ['7.4-a', 'none', 'quiet'],
    };
    const quiet = { ...sound, id: 'quiet', title: { en: 'Quiet' }, dice: [], answers: [] };
    const { status, lines } = await under(scenarios, { scenarios: [story], examples: [sound, quiet] } as never);
    expect([status, lines]).toEqual([
      0,
      [
        'specimen day  The day',
        '  It rained.',
        '  1. Eleven against four across the ford',
        '     grognard resolve specimen assault --example 7.4-a --told',
        '  2. Quiet',
        '     grognard resolve specimen assault --example quiet',
        '',
      ],
    ]);
    expect((await under(scenarios, {})).lines).toEqual([
      'This game tells no stories; `grognard examples` lists its worked examples.',
    ]);
  });
});

describe('little doors', () => {
  test('a log of nothing says so, a state shows what is empty only if it is asked', async () => {
    const file = freshFile();
    await said('campaign', 'new', file, 'specimen', '--name', 'War');
    const nothing = await said('campaign', 'log', file, '--search', 'nowhere to be found');
    expect(nothing).toHaveLength(2);
    expect(nothing[1]).not.toBe('');
    const [few, all] = [await said('campaign', 'state', file), await said('campaign', 'state', file, '--all')];
    expect(few.some((line) => line.includes('lost.attacker'))).toBe(false);
    expect(
      all
        .find((line) => line.includes('lost.attacker'))
        ?.trim()
        .split(/\s{2,}/),
    ).toEqual(['Attacker', '0', 'lost.attacker']);
  });

  /** One run at a keyboard. */
  async function typed(args: readonly string[], answers: readonly Scripted[]) {
    const [around, script] = [paper({ width: 120 }), scripted(answers)];
    const status = await run(args, around, script);
    return { status, out: around.printed(), err: around.warned(), asked: script.asked };
  }

  test('a situation is saved as it stands, once, and whoever leaves is told the line that goes on', async () => {
    const file = freshFile('json');
    const line = ['resolve', 'specimen', 'assault', '--input', '{"attack":11,"defence":4}', '--ask'];
    const { status, out, err } = await typed(line, [
      'save',
      file,
      'save',
      file,
      'save',
      join(folder, 'none', 'x.json'),
    ]);
    expect(readFileSync(file, 'utf8')).toBe('{\n  "attack": 11,\n  "defence": 4,\n  "acrossRiver": false\n}\n');
    expect(out).toContain(`  grognard resolve specimen assault --input ${file}\n`);
    expect(out).toContain('exists already');
    expect(out).toContain('there is no such folder');
    expect(status).toBe(1);
    const told = err.trimEnd().split('\n');
    expect(told).toHaveLength(3);
    expect(told[2]).toBe(`  grognard resolve specimen assault --input '{"attack":11}' --ask`);
  });

  test('before the throw all that was said is shown, a switch only where it is not as usual', async () => {
    const shown = async (input: string) =>
      (await typed(['resolve', 'specimen', 'assault', '--input', input, '--ask'], [])).out.split('\n');
    expect((await shown('{"attack":11,"defence":4}')).slice(0, 3)).toEqual([
      '',
      '  Attacking strength  11',
      '  Defending strength  4',
    ]);
    const ford = await shown('{"attack":11,"defence":4,"acrossRiver":true}');
    expect(ford[3]?.trim().split(/\s{2,}/)[0]).toBe('The attack crosses the ford');
    expect((await shown('{"attack":11,"defence":4}')).some((line) => line.includes('crosses the ford'))).toBe(false);
  });

  test('a long walk tells a person now and then how far it has come, and wipes it', () => {
    let time = 0;
    const walked = (terminal: boolean, json = false) => {
      time = 0;
      const around = paper({ terminal, width: 12, now: () => time });
      const result = new Dialogue(around, 'en', json).counting((tell) => {
        for (const at of [0, 999, 1_000, 1_249, 1_250, 1_499, 1_500]) {
          time = at;
          tell(() => `at ${at} and more words`);
        }
        return 7;
      });
      return [result, around.warned()];
    };
    // From the first second on, at most every quarter of one, and no wider than the screen.
    const line = (at: number) => `\r\u001b[2K${`at ${at} and more words`.slice(0, 11)}`;
    expect(walked(true)).toEqual([7, `${line(1_000)}${line(1_250)}${line(1_500)}\r\u001b[2K`]);
    expect(walked(false)).toEqual([7, '']);
    expect(walked(true, true)).toEqual([7, '']);
  });
});

describe('how a run ends', () => {
  /** The guided session with somebody who answers so. */
  async function guided(pick: () => Promise<string>, locale: 'en' | 'fr' = 'en') {
    const around = paper({ locale });
    const status = await run([], around, { ...scripted([]), pick });
    return { status, out: around.printed(), err: around.warned() };
  }

  test('a mistake of ours is one sentence, and whoever repairs it gets the rest', async () => {
    const before = process.env['GROGNARD_DEBUG'];
    const broken = () => Promise.reject(new Error('boom'));
    try {
      delete process.env['GROGNARD_DEBUG'];
      const plain = await guided(broken);
      expect([plain.status, plain.err.includes('boom'), plain.err.includes('    at ')]).toEqual([1, true, false]);
      expect((await guided(() => Promise.reject('boom'))).err).toContain('boom');
      process.env['GROGNARD_DEBUG'] = '1';
      expect((await guided(broken)).err).toContain('    at ');
    } finally {
      if (before === undefined) delete process.env['GROGNARD_DEBUG'];
      else process.env['GROGNARD_DEBUG'] = before;
    }
  });

  test('whoever leaves the guided session is told goodbye, and no more than that', async () => {
    const { status, out, err } = await guided(() => Promise.reject(new Quit()));
    expect([status, err, out.trimEnd().split('\n')]).toEqual([0, '', expect.any(Array)]);
    expect(out).not.toContain('grognard resolve');
  });

  test('data and usage faults: what was typed, what was meant, and where help is', async () => {
    const usage = async (...args: readonly string[]) =>
      (JSON.parse((await spoken([...args, '--json'])).out) as { usage: { code: string; facts: object; words: string } })
        .usage;
    expect(await usage('resolv')).toMatchObject({
      code: 'unknownVerb',
      facts: { received: 'resolv', close: 'resolve' },
    });
    expect((await usage('zzzzzzzzzzzz')).facts).toEqual({ received: 'zzzzzzzzzzzz' });
    expect(await usage('odds', 'specimen', 'assault', '--inptu', 'x')).toMatchObject({
      code: 'unknownOption',
      facts: { received: '--inptu', close: '--input' },
    });
    expect((await usage('odds', 'specimen', 'assault', '--zzzzzzzzz', 'x')).facts).toEqual({ received: '--zzzzzzzzz' });
    expect(await usage('show')).toMatchObject({ code: 'wordMissing', facts: { name: 'game' } });
    expect(await usage('games', 'x')).toMatchObject({ code: 'tooManyWords' });
    expect((await usage('campaign', 'zzz')).code).toMatch(/unknownVerb|tooManyWords/);
    expect((await spoken(['odds', 'specimen', 'assault', '--input'])).err).toContain('--input');
  });
});

describe('without a keyboard', () => {
  test('one battle of the first game that has a year, or of the first at all, with decisions that were offered', async () => {
    const played = async (games?: string) =>
      JSON.parse((await spoken(['--json'], { games })).out) as {
        odds: { policy: string[] };
        resolution: {
          game: string;
          procedure: string;
          input: object;
          journal: { kind: string; option?: string; answers?: Record<string, string> }[];
        };
      };
    const ford = await played('specimen');
    expect(ford.resolution).toMatchObject({
      game: 'specimen',
      procedure: 'assault',
      input: { attack: 11, defence: 4, acrossRiver: true },
    });
    expect(ford.odds.policy).toEqual(['evenly']);
    const [sealed] = ford.resolution.journal.filter(({ kind }) => kind === 'together');
    expect(Object.keys(sealed?.answers ?? {}).sort()).toEqual(['attacker', 'defender']);
    for (const answer of Object.values(sealed?.answers ?? {})) expect(['hold', 'commit']).toContain(answer);
    expect((await played('specimen,balkan-wars')).resolution.game).toBe('balkan-wars');
    const words = (await spoken([], { games: 'specimen' })).out;
    expect(words.split('\n').slice(0, 4)).toEqual([
      'The Ford (specimen) · Assault',
      'Eleven against four across the ford',
      '',
      'Exact odds before the dice, every option as likely as the next',
    ]);
    expect(words).toContain('grognard describe specimen assault');
  });
});
