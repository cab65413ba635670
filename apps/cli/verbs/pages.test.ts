/** What each verb prints, to the letter, for the specimen: its tables and rules say what must stand there. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { freshFiles, held, holding, INPUT, refused, said } from '../testing/pages.ts';
import { spokenData } from '../testing/paper.ts';

const folder = freshFolder();
const freshFile = freshFiles(folder);

afterAll(() => rmSync(folder, { recursive: true }));

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

  test('a decision whose options depend on the course of play says so, and so does a reading', async () => {
    const lines = await said('describe', 'specimen-hexes', 'skirmish');
    const decisions = lines.slice(lines.indexOf('Decisions it may put'));
    expect(decisions.slice(0, 10)).toEqual([
      'Decisions it may put',
      '  Attacker: Orders (3.3 Orders)',
      '    attacker:skirmish.ask.orders',
      '    probe  probe',
      '    press  press on',
      '  Defender: Orders (3.3 Orders)',
      '    defender:skirmish.ask.orders',
      '    hold    hold the ground',
      '    ambush  spring the ambush',
      '    which of these are offered depends on the course of play',
    ]);
    expect(lines.filter((line) => line.includes('depends on the course of play'))).toHaveLength(1);
    const facts = (path: string) =>
      lines
        .find((line) => line.startsWith(`  ${path} `))
        ?.trim()
        .split(/\s{2,}/);
    expect(facts('attackers')).toEqual(['attackers', 'Attackers', 'a list of 1 to 8']);
    expect(facts('attackers[].name')).toEqual(['attackers[].name', 'Name', 'text of 1 to 40 characters']);
    expect(facts('map')).toEqual(['map', 'Map', expect.stringMatching(/^a map, from a file with --map — default The/)]);
  });

  test('where there is nothing to decide, to read or to count, no such heading stands', async () => {
    const lines = await said('describe', 'balkan-wars', 'next-turn');
    expect(lines.slice(0, 3)).toEqual([expect.stringMatching(/^Next turn · \S/), '', 'What it asks']);
    expect(lines.slice(3).filter((line) => !line.startsWith('  '))).toEqual([]);
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
    expect(lines[23]?.split(/\s{2,}/)).toEqual([
      'attack',
      ...['Attacker’s losses', 'Defender’s losses', 'Defender’s losses less attacker’s'],
    ]);
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

  test('the weightiest thirty; how many more there are is counted', async () => {
    const line = ['worth', 'aegean-strike', 'ground-combat', '--example', 'ground-combat'];
    const { worth } = await spokenData<{ worth: { switches: readonly unknown[] } }>(line);
    const more = worth.switches.length - 30;
    expect(more).toBeGreaterThan(1);
    expect((await said(...line)).at(-1)).toBe(`${more} more are in --json.`);
  });
});
