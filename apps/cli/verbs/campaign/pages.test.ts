/** Pages of campaigns and maps as a person reads them, to the letter. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { game as specimen } from '@grognard/games/specimen';
import { beginCampaign, fold, type Game } from '@grognard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Dialogue } from '../../dialogue.ts';
import { accepted } from '../../faults.ts';
import { printState } from '../../layout/state.ts';
import { run } from '../../run.ts';
import { freshFolder } from '../../testing/command.ts';
import { freshFiles, held, holding, INPUT, page, refused, said } from '../../testing/pages.ts';
import { paper, type Scripted, scripted, spoken } from '../../testing/paper.ts';

const folder = freshFolder();
const freshFile = freshFiles(folder);

afterAll(() => rmSync(folder, { recursive: true }));

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

  test('state: phases, what is still to do, tracks by groups, and what has changed since last turn', async () => {
    const file = freshFile();
    await said('campaign', 'new', file, 'balkan-wars', '--name', 'War');
    const before = await said('campaign', 'state', file);
    const sequence = [
      '',
      '[Diplomacy] → Mobilisation → Movement → Combat → Rally → End of the turn',
      'Still to do',
      '   Political event  once in every turn, and not yet in this one',
      '   Next turn        once in every turn, and not yet in this one',
    ];
    expect(before).toEqual(['Balkan Wars · War · Turn 1', '1 event', ...sequence]);
    await said('campaign', 'resolve', file, 'next-turn', '--input', '{}');
    const changed = ['', '▸ has changed since last turn'];
    expect(await said('campaign', 'state', file)).toEqual([
      ...['Balkan Wars · War · Turn 2', '2 events', ...sequence, '', '▸  Turn  2 (was 1)  turnNumber', ...changed],
    ]);
    // Of all the groups only one has changed.
    const all = await said('campaign', 'state', file, '--all');
    expect(all.filter((line) => line.startsWith('▸  ')).map((line) => line.split(/\s{2,}/))).toEqual([
      ['▸', 'Turn', '2 (was 1)', 'turnNumber'],
    ]);
    expect(all).toContain('Great Powers');
    expect(all.slice(-2)).toEqual(changed);
  });

  test('a single phase is one, and a chart without any stands under none', async () => {
    const phased = (...ids: readonly string[]) => {
      const assault = { ...specimen.procedures['assault'], phase: ids[0] };
      const phases = ids.map((id) => ({ id, rule: '7' }));
      return { ...specimen, phases, procedures: { assault } } as unknown as Game;
    };
    const state = (game: Game) =>
      page((dialogue) => printState(dialogue, accepted(fold(game, [accepted(beginCampaign(game, 'War', {}))]))));
    // The house has no words for this phase: it is told by its key.
    expect((await state(phased('battle'))).slice(1, 4)).toEqual(['1 event', '', '[[phase.battle]]']);
    expect((await state(specimen)).slice(1, 3)).toEqual(['1 event']);
  });

  test('what somebody coloured goes into no shared text', async () => {
    const file = freshFile();
    await said('campaign', 'new', file, 'specimen', '--name', '\u001b[31mRed');
    for (const more of [[], ['--format', 'text'], ['--format', 'markdown']]) {
      const { status, verbatim } = await spoken(['campaign', 'log', file, ...more], { colour: true });
      expect([status, verbatim.includes('Red'), verbatim.includes('\u001b[31m')]).toEqual([0, true, false]);
    }
  });

  test('replay: every event with its steps and its result, then how it stands', async () => {
    const file = await war();
    const lines = await said('replay', file);
    expect(lines.slice(0, 7)).toEqual([
      '0  “War” begins.',
      '1  Assault. A2: the attacker loses 2, the defender 0.',
      '7.1 Odds',
      '    →  2 against 4: column 1/2',
      'Commit the reserve? · 7.2 Reserves',
      '    Attacker: hold it back',
      '    Defender: hold it back',
    ]);
    const second = lines.findIndex((line) => line.startsWith('2  Assault. D1: '));
    expect(lines.slice(second - 4, second)).toEqual([
      ...['', 'A2: the attacker loses 2, the defender 0', '  •  the attacker loses 2 steps', ''],
    ]);
    // Behind the last event, and a line apart, how it stands.
    expect(lines.slice(lines.indexOf('The Ford (specimen) · War') - 3)).toEqual([
      ...['  •  the defender loses 1 step', '', '', ...(await said('campaign', 'state', file))],
    ]);
    const data = JSON.parse((await spoken(['replay', file, '--json'])).out) as { events: readonly object[] };
    expect(data.events.map((event) => Object.keys(event))).toEqual([
      ['sequence', 'event', 'words'],
      ['sequence', 'event', 'words', 'steps', 'result'],
      ['sequence', 'event', 'words', 'steps', 'result'],
    ]);
    expect(data).toMatchObject({ game: 'specimen', name: 'War', length: 3, torn: false });
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
    const head = 'Event  Procedure  Side      Figure                             Got  Expected  Better than';
    expect(lines).toEqual([
      'Whose     Figure                             Rolls    Sum      90% lie in',
      '──────────────────────────────────────────────────────────────────────────────────────────────────',
      `Attacker  Defender’s losses less attacker’s      2  −0.86  −1.86 to +2.14  ${gauge}  within`,
      'The sum of what happened less what was to be expected; ninety of a hundred campaigns with the same decisions lie in the',
      'band.',
      '',
      'The luckiest rolls',
      head,
      '─'.repeat(head.length),
      // Half of the six faces are worse, and 17/36 as good: a D1, or a D2 without a six in pursuit.
      '    2  Assault    Attacker  Defender’s losses less attacker’s    1      0.36        73.6%',
      '',
      'The unluckiest rolls',
      head,
      '─'.repeat(head.length),
      '    1  Assault    Attacker  Defender’s losses less attacker’s   −2      −0.5         8.3%',
    ]);
    // No counter is named in this game: it is the side that was lucky.
    expect(lines.filter((line) => /^ +1 {2}Assault {2,}Attacker {2,}/.test(line)).length).toBeGreaterThan(0);
    for (const each of ['player', 'nation', 'procedure', 'counter']) {
      const per = JSON.parse((await spoken(['campaign', 'luck', file, '--per', each, '--json'])).out) as {
        sums: { by: string }[];
      };
      // This game names no counters and no nations.
      const summed = each === 'player' || each === 'procedure' ? [each] : [];
      expect([...new Set(per.sums.map(({ by }) => by))], each).toEqual(summed);
    }
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
    // Each battle step by step: the dice that were thrown are among them.
    const thrown = (from: string, to: string) =>
      lines.slice(lines.indexOf(from), lines.indexOf(to)).filter((line) => /^ {4}d6: [1-6]$/.test(line));
    const [first = '', second = ''] = lines.filter((line) => /^[12] {2}/.test(line));
    expect(thrown(first, 'A2: the attacker loses 2, the defender 0')).not.toEqual([]);
    expect(thrown(second, 'D1: the attacker loses 0, the defender 1')).not.toEqual([]);
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
