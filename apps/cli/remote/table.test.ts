/** Two people at a shared table: what each of them reads, sentence by sentence, and how each mistake is answered. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Served } from '@grognard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { scripted, spoken } from '../testing/paper.ts';
import { invited, started } from '../testing/remote.ts';
import { SeatedCommand } from '../testing/seat.ts';
import { ACTS } from './acts.ts';

const folder = freshFolder();
let server: Served;
beforeAll(async () => {
  server = await started(join(folder, 'table.db'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const linesOf = (seat: SeatedCommand): readonly string[] => seat.said().split('\n');

/** Types something and gives what was said until certain words came. */
async function answered(seat: SeatedCommand, typed: string, until: string): Promise<string> {
  const before = seat.said().length;
  seat.type(typed);
  await seat.until(() => seat.said().slice(before).includes(until));
  return seat.said().slice(before);
}

/** Both sit as people; the campaign is named War. */
async function people(answers: readonly Parameters<typeof scripted>[0][number][] = []) {
  const { links, watch } = await invited(server.url, 'specimen');
  const one = new SeatedCommand(links[0] ?? '', { person: scripted(answers) });
  await one.hears('The seat of Defender is still free.');
  const two = new SeatedCommand(links[1] ?? '', { person: scripted([]) });
  await Promise.all([one.hears('Defender is here.'), two.hears('Nothing is open.')]);
  return { one, two, watch, links };
}

/** Both hold back; whatever the dice say, the defender stands. */
async function fought({ one, two }: { readonly one: SeatedCommand; readonly two: SeatedCommand }): Promise<void> {
  one.type('open assault {"attack":12,"defence":4}');
  await Promise.all([
    one.hears('Your move. Attacker: Commit the reserve?'),
    two.hears('Your move. Defender: Commit the reserve?'),
  ]);
  one.type('1');
  await two.hears('Attacker has sealed a choice.');
  two.type('hold');
  await two.until((seat) => /shown its seed|Take the loss, or retreat\?/.test(seat.said()));
  if (two.said().includes('Take the loss')) two.type('choose stand');
  await Promise.all([one, two].map((seat) => seat.hears('The server has shown its seed')));
}

describe('people at a table', () => {
  test('are shown who sits there, what they may do, and whose move it is', async () => {
    const { one, two, watch } = await people();
    const first = linesOf(one);
    const at = first.findIndex((line) => line.startsWith('The Ford (specimen) · '));
    expect(first[at - 2]).toMatch(
      /^The seat is yours: Attacker\. Its key is kept in .*-attacker\.json, readable by you alone; come back with: grognard join [0-9a-f]{8}\/attacker$/,
    );
    expect(first.slice(at + 1, at + 4)).toEqual(['  ●  Attacker (you)  here', '  ·  Defender        nobody yet', '']);
    expect(first).toContain('Type an act and press Enter; help lists them, leave goes.');
    expect(first).toContain('Defender takes a seat.');
    const second = linesOf(two);
    const there = second.findIndex((line) => line.startsWith('The Ford (specimen) · '));
    expect(second.slice(there + 1, there + 3)).toEqual(['  ●  Attacker        here', '  ●  Defender (you)  here']);
    const observer = new SeatedCommand(watch, { person: scripted([]) });
    await observer.hears('●  Defender');
    expect(await answered(observer, 'note x', 'an observer does not act')).toContain('an observer does not act');
    for (const act of ['open assault {}', '1', 'undo', 'consent', 'take defender', 'correct a 1 b', 'review keep all'])
      expect(await answered(observer, act, 'does not act')).not.toContain('Did you mean');
    expect(await answered(observer, 'link', '/#/watch/')).toContain('This link lets anybody watch, and nothing more.');
    expect(observer.said()).not.toContain('Nothing is open.');
    expect(await observer.leave()).toBe(0);
    expect(observer.said()).toContain('You have left the table. Your seat is kept');
    two.type('quit');
    expect(await two.ended).toBe(0);
    await one.hears('Defender has gone.');
    expect(await answered(one, 'who', '○  Defender')).toContain('  ○  Defender        away');
    one.type('exit');
    expect(await one.ended).toBe(0);
  });

  test('hear of each other’s coming and going, of nobody else’s, and not of their own', async () => {
    const { links, watch } = await invited(server.url, 'specimen');
    const one = new SeatedCommand(links[0] ?? '', { person: scripted([]) });
    await one.hears('nobody yet');
    const observer = new SeatedCommand(watch, { person: scripted([]) });
    await observer.hears('●  Attacker');
    const two = new SeatedCommand(links[1] ?? '', { person: scripted([]) });
    await Promise.all([one, observer].map((seat) => seat.hears('Defender is here.')));
    expect(await two.leave()).toBe(0);
    await Promise.all([one, observer].map((seat) => seat.hears('Defender has gone.')));
    for (const seat of [one, observer]) {
      const told = linesOf(seat).filter((line) => /(is here|has gone)\.$/.test(line));
      expect(told).toEqual(['Defender is here.', 'Defender has gone.']);
    }
    for (const seat of [one, observer]) expect(await seat.leave()).toBe(0);
  });

  test('every act has its line of help, and what is none is answered with the nearest', async () => {
    const { one, two } = await people();
    const help = await answered(one, '?', 'you can come back at any time');
    const names = help
      .split('\n')
      .filter((line) => /^ {2}\w/.test(line))
      .map((line) => line.trim().split(/\s+/)[0]);
    expect(names).toEqual([...Object.keys(ACTS), 'leave']);
    expect(names).toEqual(
      expect.arrayContaining([
        'open',
        'choose',
        'seal',
        'take',
        'odds',
        'advise',
        'note',
        'correct',
        'undo',
        'who',
        'state',
        'log',
        'proof',
        'export',
        'link',
        'wait',
        'help',
      ]),
    );
    expect(await answered(one, 'onote x', 'Did you mean')).toContain(
      '"onote" is nothing one does at the table; there are open, choose,',
    );
    expect(await answered(one, `${'x'.repeat(60)}`, 'nothing one does')).toContain(`"${'x'.repeat(40)}" is nothing`);
    expect(await answered(one, 'toString', 'nothing one does')).not.toContain('Did you mean toString');
    one.type('', '# a remark', '   ');
    for (const [act, missing] of [
      ['choose', 'choose OPTION'],
      ['seal', 'seal OPTION'],
      ['take', 'take SIDE'],
      ['note', 'note TEXT'],
      ['correct lost.attacker 3', 'correct TRACK VALUE REASON'],
      ['export', 'export FILE'],
      ['review keep', 'review keep|redo|mark EVENTS'],
      ['review keeep all', 'review keep|redo|mark EVENTS'],
    ] as const)
      expect(await answered(one, act, 'something is missing')).toContain(`something is missing: ${missing}`);
    for (const [act, words] of [
      ['choose 1', 'nothing is asked of you now'],
      ['1', 'nothing is asked of you now'],
      ['seal 1', 'nothing is asked of you now'],
      ['take defender', 'this side cannot be taken now'],
      ['consent', 'nobody has asked you to take anything back'],
      ['refuse', 'nobody has asked you to take anything back'],
      ['log 0', '0'],
      ['log x', 'x'],
      ['odds', 'open'],
      ['advise', 'open'],
      ['open nonsense {}', 'nonsense'],
      ['open assault {"attack":0}', 'Attacking strength'],
      ['open assault {"attack":', 'column'],
      ['open assault none', 'none'],
      ['open assault {} attacker', 'attacker'],
      ['correct lost.nobody 3 because', 'lost.nobody'],
    ] as const)
      expect(await answered(one, act, words)).toContain(words);
    expect(await answered(one, 'review', 'Nothing in this campaign is older than today’s rules.')).toBeTruthy();
    for (const seat of [one, two]) expect(await seat.leave()).toBe(0);
  });

  test('fight, and each reads every step, the question that is his, and whom he waits for', async () => {
    const { one, two } = await people();
    await fought({ one, two });
    const told = linesOf(one);
    const move = told.findIndex((line) => line.startsWith('Your move.'));
    expect(told[move]).toMatch(/^Your move\. Attacker: Commit the reserve\? \(7\.2.*\)$/);
    expect(told.slice(move - 1, move)).toEqual(['']);
    expect(told.slice(move + 1, move + 4)).toEqual([
      '  1  hold it back',
      '  2  commit it',
      'Type what stands before an option; odds and advise help. It is sealed: nobody sees it before all have chosen.',
    ]);
    const opened = told.indexOf('Attacker opens: Assault');
    expect(told[opened - 1]).toBe('');
    expect(told.slice(opened, move)).toContain('    →  12 against 4: column 3/1');
    expect(told.some((line) => /^Waiting for Defender: \S/.test(line))).toBe(true);
    expect(told.filter((line) => line === 'Attacker has sealed a choice.')).toHaveLength(1);
    expect(told.some((line) => /^ {4}d6: [1-6]$/.test(line))).toBe(true);
    expect(told).toContain('    Attacker: hold it back');
    expect(told).toContain('    Defender: hold it back');
    expect(told.filter((line) => /^(-|D1|D2): the attacker loses 0, the defender [012]/.test(line))).toHaveLength(1);
    expect(
      told.some((line) => /^The server has shown its seed: (the die was|the 2 dice were) fair\.$/.test(line)),
    ).toBe(true);
    expect(told.filter((line) => line.startsWith('Nothing is open.')).length).toBeGreaterThan(1);
    // The steps of a battle are told once each.
    expect(told.filter((line) => line === '    →  12 against 4: column 3/1')).toHaveLength(1);

    const log = await answered(one, 'log 1', 'Assault');
    expect(log).toMatch(/^ {2,}1 {2}Assault/m);
    one.type('note Tomorrow at eight');
    await two.hears('Attacker: Note: Tomorrow at eight');
    const by = await answered(two, 'log 1', 'Tomorrow');
    expect(by).toMatch(/^ {2,}2 {2}Attacker: Note: Tomorrow at eight$/m);
    const file = join(folder, 'kept.journal');
    expect(await answered(one, `export ${file}`, 'anybody can check it')).toMatch(/The journal, \d+ lines, is in /);
    expect(await answered(one, `export ${file}`, 'exists already')).toContain('it is not written over');
    expect(await answered(one, `export ${join(folder, 'none', 'x')}`, 'cannot be written')).toContain(
      'there is no such folder',
    );
    expect((await spoken(['verify', file])).status).toBe(0);
    const changed = readFileSync(file, 'utf8').replace('Tomorrow', 'Tonight!');
    writeFileSync(`${file}2`, changed);
    expect((await spoken(['verify', `${file}2`])).status).toBe(1);
    expect(await answered(one, 'link', '/#/seat/')).toContain(
      'Whoever has this link plays for you: show it to nobody.',
    );
    for (const seat of [one, two]) expect(await seat.leave()).toBe(0);
  });

  test('ask for odds and advice while a procedure is open, and give it up together', async () => {
    const { one, two } = await people();
    one.type('open assault {"attack":12,"defence":4}');
    await Promise.all([one, two].map((seat) => seat.hears('Your move.')));
    expect(await answered(one, 'odds', 'Whatever is decided')).toMatch(
      /The decisions lead to \d+ different exact distributions|Outcome/,
    );
    expect(await answered(one, 'advise', 'How often')).toContain('What Defender should do');
    expect(await answered(one, 'advise nonsense', 'nonsense')).toContain('nonsense');
    expect(await answered(one, 'open assault {}', 'open')).not.toContain('Attacker opens');
    expect(await answered(one, 'choose flee', 'is not offered')).toContain(
      '"flee" is not offered; there are hold, commit',
    );
    expect(await answered(one, '3', 'is not offered')).toContain('"3" is not offered');
    // No die has fallen: whoever opened it may give it up alone.
    one.type('undo');
    await Promise.all(
      [one, two].map((seat) => seat.hears('The open procedure is given up, with the consent of Attacker.')),
    );
    expect(two.said()).toContain('Attacker asks to take back line 4.');
    const log = await answered(one, 'log', 'given up');
    expect(log).toContain('given up');
    expect(one.said()).not.toContain('It needs the consent');
    const data = new SeatedCommand(
      (await answered(one, 'link', '/#/seat/')).split('\n').find((line) => line.startsWith('http')) ?? '',
      { more: ['--json'] },
    );
    await data.hears('"joined"');
    data.type('log', 'who', 'state');
    await data.hears('"state":{"lost"');
    const [told] = data.news().filter((news) => 'givenUp' in news) as unknown as {
      log: { line: number; by: string | null; undone: boolean }[];
      givenUp: { line: number; words: string }[];
    }[];
    expect(told?.log.map(({ line, by, undone }) => [line, by, undone])).toEqual([[1, null, false]]);
    expect(told?.givenUp).toEqual([{ line: expect.any(Number), words: expect.stringContaining('given up') }]);
    const joined = data.news().find(({ kind }) => kind === 'joined');
    expect(joined).toMatchObject({
      game: 'specimen',
      seat: 'attacker',
      seats: [
        { seat: 'attacker', taken: true, here: true },
        { seat: 'defender', taken: true, here: true },
      ],
      state: { lost: { attacker: 0, defender: 0 } },
    });
    for (const seat of [data, one, two]) expect(await seat.leave()).toBe(0);
  });

  test('take back what dice have settled only if both want it', async () => {
    const { one, two } = await people();
    await fought({ one, two });
    one.type('undo');
    await one.hears('Asked. It needs the consent of Defender.');
    await two.hears('Attacker waits for your answer: consent or refuse.');
    two.type('refuse');
    await one.hears('Defender does not consent: it stands.');
    one.type('undo');
    await two.until((seat) => seat.said().split('waits for your answer').length === 3);
    two.type('consent');
    await Promise.all([one, two].map((seat) => seat.hears('is taken back, with the consent of Attacker, Defender.')));
    expect(one.said()).toContain('Defender consents.');
    expect(await answered(one, 'log', 'taken back')).toMatch(/^ {2,}1 {2}Assault.*\(taken back\)/m);
    for (const seat of [one, two]) expect(await seat.leave()).toBe(0);
  });

  test('open a procedure question by question, and turn back from it', async () => {
    // The chart, the preset, then whether to open it: no; then once more with an example: yes.
    const { one, two } = await people(['assault', '7.4-a', false, '7.4-a', true]);
    one.type('open');
    one.type('open assault');
    await two.hears('Attacker opens: Assault');
    expect(one.said()).toMatch(/The Ford \(specimen\) · Assault[\s\S]*The Ford \(specimen\) · Assault/);
    expect(one.said().split('Attacker opens: Assault')).toHaveLength(2);
    expect(two.said()).toContain('    →  11 against 4: column 2/1');
    for (const seat of [one, two]) expect(await seat.leave()).toBe(0);
  });

  test('a seat that is not kept is told as its link, this once', async () => {
    const { links } = await invited(server.url, 'specimen');
    const seat = new SeatedCommand(links[0] ?? '', { person: scripted([]), more: ['--no-keep'] });
    await seat.hears('nobody yet');
    const own = linesOf(seat).find((line) => line.startsWith(`${server.url}/#/seat/`)) ?? '';
    expect(own.split('/')).toHaveLength(10);
    expect(seat.said()).not.toContain('Its key is kept');
    expect(existsSync(join(seat.stateFolder, 'seats'))).toBe(false);
    expect(await seat.leave()).toBe(0);
    expect(seat.said().trimEnd().split('\n').at(-1)).toBe('You have left the table.');
    const again = new SeatedCommand(own, { person: scripted([]) });
    await again.hears('(you)');
    expect(await again.leave()).toBe(0);
    // An invitation serves once.
    const { status, err } = await spoken(['join', links[0] ?? '']);
    expect([status, err]).toEqual([1, expect.stringContaining('knows no such invitation')]);
    const gone = await spoken(['join', (links[1] ?? '').replace(server.url, 'http://127.0.0.1:9')]);
    expect([gone.status, gone.err]).toEqual([1, expect.stringContaining('nobody answers at http://127.0.0.1:9')]);
  });
});
