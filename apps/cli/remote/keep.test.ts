/** What this machine keeps of shared campaigns, in what order typed lines are done, how a server's no is told. */

import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@grognard/kernel';
import { type Evidence, type Line, lineText, type Report, type Shared } from '@grognard/kernel/fair';
import { ApiProblem } from '@grognard/server/client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';
import { Device } from './device.ts';
import { Keeper, type KeptSeat, nameOf, type OpeningLink } from './keep.ts';
import { LookOut } from './look-out.ts';
import { asked, originOf, refusalOf } from './server.ts';
import { TypedLines } from './typed-lines.ts';

const root = freshFolder();
afterAll(() => rmSync(root, { recursive: true }));
let state = root;
let count = 0;
beforeEach(() => {
  count += 1;
  state = join(root, String(count));
});

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const refusalsOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return error.refusals;
    throw error;
  }
};

const ID = 'abcd'.repeat(8);
const OTHER = 'abce'.repeat(8);
const seat = (id = ID, name = 'attacker'): OpeningLink => ({
  kind: 'seat',
  origin: 'https://a.example',
  id,
  seat: name,
  token: 't',
  secret: 's',
});
const watch = (id = ID): OpeningLink => ({ kind: 'watch', origin: 'https://a.example', id, token: 't' });
const kept = (link: OpeningLink, name = 'War', taken = true): KeptSeat => ({ link, game: 'specimen', name, taken });

/** A chain of lines as a journal has them. */
const journal = (length: number): readonly Line[] => {
  const lines: Line[] = [];
  for (let sequence = 0; sequence < length; sequence += 1) {
    const before = lines.at(-1);
    lines.push({
      sequence,
      previous: before ? sha(lineText(before)) : null,
      event: { kind: 'noted', by: 'attacker', text: `${sequence}` },
    } as unknown as Line);
  }
  return lines;
};

describe('kept seats', () => {
  test('each has a file for its owner alone, and a name that can be typed', () => {
    const keeper = new Keeper(state);
    expect(keeper.all()).toEqual([]);
    keeper.keep(kept(seat()));
    keeper.keep(kept(watch()));
    expect(keeper.folder).toBe(join(state, 'seats'));
    expect(readdirSync(keeper.folder).sort()).toEqual([`${ID}-attacker.json`, `${ID}.json`]);
    for (const link of [seat(), watch()]) expect(statSync(keeper.fileOf(link)).mode & 0o777).toBe(0o600);
    expect(statSync(keeper.folder).mode & 0o777).toBe(0o700);
    expect([nameOf(kept(seat())), nameOf(kept(watch()))]).toEqual(['abcdabcd/attacker', 'abcdabcd']);
    expect(keeper.fileOf(seat(ID, 'é/x'))).toBe(join(keeper.folder, `${ID}-%C3%A9%2Fx.json`));
    expect(JSON.parse(readFileSync(keeper.fileOf(seat()), 'utf8'))).toEqual(kept(seat()));
  });

  test('are told by the name of their campaign, then by their own; what cannot be read is left out', () => {
    const keeper = new Keeper(state);
    keeper.keep(kept(seat(OTHER), 'Beta'));
    keeper.keep(kept(seat(ID, 'defender'), 'Beta'));
    keeper.keep(kept(watch(OTHER), 'Alpha', false));
    keeper.keep(kept(seat(), 'Beta'));
    const write = (name: string, text: string) => writeFileSync(join(keeper.folder, name), text);
    write('broken.json', '{');
    write('stray.txt', JSON.stringify(kept(seat('ff'.repeat(16)))));
    write('a.json', JSON.stringify({ ...kept(seat()), game: 7 }));
    write('b.json', JSON.stringify({ ...kept(seat()), name: 7 }));
    write('c.json', JSON.stringify({ ...kept(seat()), link: {} }));
    expect(keeper.all().map((each) => [each.name, nameOf(each), each.taken])).toEqual([
      ['Alpha', 'abceabce', false],
      ['Beta', 'abcdabcd/attacker', true],
      ['Beta', 'abcdabcd/defender', true],
      ['Beta', 'abceabce/attacker', true],
    ]);
    expect(keeper.find(OTHER, undefined)?.name).toBe('Alpha');
    expect(keeper.find(OTHER, 'attacker')?.name).toBe('Beta');
    expect(keeper.find(OTHER, 'defender')).toBeUndefined();
    // A file of an earlier version does not say whether the seat was taken: it was.
    write('d.json', JSON.stringify({ link: seat('ff'.repeat(16)), game: 'specimen', name: 'Old' }));
    expect(keeper.find('ff'.repeat(16), 'attacker')?.taken).toBe(true);
  });

  test('are called by the beginning of the id, and the seat where that is not enough', () => {
    const keeper = new Keeper(state);
    keeper.keep(kept(seat()));
    keeper.keep(kept(seat(ID, 'defender')));
    keeper.keep(kept(seat(OTHER)));
    expect(keeper.called('abcd/attacker')?.link).toEqual(seat());
    expect(keeper.called(`${ID}/defender`)?.link).toEqual(seat(ID, 'defender'));
    expect(keeper.called('abce')?.link).toEqual(seat(OTHER));
    expect(keeper.called('abceabce/attacker')?.link).toEqual(seat(OTHER));
    for (const words of ['abc', 'xyzw', `${ID}0`, 'https://a.example']) expect(keeper.called(words)).toBeUndefined();
    expect(refusalsOf(() => keeper.called('abcd'))).toEqual([
      { code: 'severalSeats', at: 'abcd', facts: { options: ['abcdabcd/attacker', 'abcdabcd/defender'] } },
    ]);
    expect(refusalsOf(() => keeper.called('abce/defender'))).toEqual([
      { code: 'noKeptSeat', at: 'abce/defender', facts: { options: [] } },
    ]);
  });

  test('lines come back as they were added, each once, as far as they are whole', () => {
    const [keeper, link, lines] = [new Keeper(state), seat(), journal(5)];
    expect(keeper.lines(link)).toEqual([]);
    keeper.add(link, lines.slice(0, 2));
    keeper.add(link, lines.slice(2));
    const file = join(keeper.folder, `${ID}-attacker.lines`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const whole = readFileSync(file, 'utf8');
    expect(keeper.lines(link)).toEqual(lines);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    // Another run has written the same, and this one died in the middle of a line.
    appendFileSync(file, `${lineText(lines[4] as Line)}\n{"event":`);
    expect(keeper.lines(link)).toEqual(lines);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    // A line that was changed, as the next one shows, ends it.
    const texts = whole.split('\n');
    writeFileSync(file, [...texts.slice(0, 2), texts[2]?.replace('"2"', '"x"'), ...texts.slice(3)].join('\n'));
    expect(keeper.lines(link).map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
  });

  test('what was checked is remembered, what cannot be read is not, and all is forgotten together', () => {
    const [keeper, link] = [new Keeper(state), seat()];
    expect(keeper.remembered(link)).toEqual({ lines: [] });
    const known = { checked: { length: 1, head: 'h', mac: 'm' }, vouched: { length: 1, head: 'h', signature: 's' } };
    keeper.keep(kept(link));
    keeper.add(link, journal(1));
    keeper.remember(link, known as never);
    expect(keeper.remembered(link)).toEqual({ lines: journal(1), ...known });
    const file = join(keeper.folder, `${ID}-attacker.checked`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, '{');
    expect(keeper.remembered(link)).toEqual({ lines: journal(1) });
    keeper.forget(link);
    expect(readdirSync(keeper.folder)).toEqual([]);
  });

  test('whatever is kept first finds its folder, for the owner alone', () => {
    const evidence = { grognard: 'evidence', journal: [], heads: [] } as Evidence;
    for (const [place, put] of [
      (keeper: Keeper) => keeper.keep(kept(seat())),
      (keeper: Keeper) => keeper.add(seat(), journal(1)),
      (keeper: Keeper) => keeper.remember(seat(), {}),
      (keeper: Keeper) => keeper.keepEvidence(seat(), evidence),
    ].entries()) {
      const keeper = new Keeper(join(state, String(place)));
      put(keeper);
      expect(readdirSync(keeper.folder)).toHaveLength(1);
      expect(statSync(keeper.folder).mode & 0o777).toBe(0o700);
    }
  });

  test('evidence is never written over', () => {
    const [keeper, evidence] = [new Keeper(state), { grognard: 'evidence', journal: [], heads: [] } as Evidence];
    const paths = [1, 2].map(() => keeper.keepEvidence(seat(), evidence));
    expect(paths).toEqual([1, 2].map((each) => join(keeper.folder, `${ID}-attacker.evidence-${each}`)));
    for (const path of paths) {
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(evidence);
      expect(statSync(path).mode & 0o777).toBe(0o600);
    }
  });

  test('join without a link lists them, or says where they would be', async () => {
    const keeper = new Keeper(state);
    const none = await spoken(['join'], { stateFolder: state });
    expect([none.status, none.out.replaceAll(/\s+/g, ' ').trim()]).toEqual([
      0,
      `No seat is kept yet in ${keeper.folder}. Take one with: grognard join LINK`,
    ]);
    keeper.keep(kept(seat(), 'The\nWar'));
    keeper.keep(kept(watch(OTHER), 'Zulu'));
    const rows = (await spoken(['join'], { stateFolder: state })).out.split('\n').map((line) => line.split(/\s{2,}/));
    expect(rows.slice(2, 4)).toEqual([
      ['abcdabcd/attacker', 'The ⏎ War', 'The Ford (specimen)', 'Attacker', 'https://a.example'],
      ['abceabce', 'Zulu', 'The Ford (specimen)', expect.stringMatching(/observer/i), 'https://a.example'],
    ]);
    const { out } = await spoken(['join', '--json'], { stateFolder: state });
    expect(JSON.parse(out)).toMatchObject({
      folder: keeper.folder,
      seats: [
        { name: 'abcdabcd/attacker', game: 'specimen', seat: 'attacker' },
        { name: 'abceabce', seat: null },
      ],
    });
    expect((await spoken(['complete', '--', 'join', ''], { stateFolder: state })).out).toBe(
      'abcdabcd/attacker\nabceabce\n',
    );
  });

  test('what is no link is refused, and never said back', async () => {
    for (const words of ['https://a.example/#/join/secret', 'nonsense', '-', 'https://a.example/#/join/x%']) {
      const { status, err } = await spoken(['join', words], { stateFolder: state });
      expect(status).toBe(1);
      if (words.length > 1) expect(err).not.toContain(words);
    }
  });
});

describe('what a device has checked', () => {
  const report = (lines: number, facts: Partial<Report> = {}) =>
    ({ lines, head: 'ab'.repeat(32), holds: true, ...facts }) as Report;

  test('two hundred lines are worth remembering, if they hold', () => {
    const device = new Device(state);
    expect(device.checked('opening')).toBeUndefined();
    device.remember('opening', report(199));
    device.remember('opening', report(500, { holds: false }));
    expect(existsSync(join(state, 'checked'))).toBe(false);
    device.remember('opening', report(200));
    expect(new Device(state).checked('opening')).toMatchObject({ length: 200, head: 'ab'.repeat(32) });
    expect(device.checked('another')).toBeUndefined();
    const files = readdirSync(join(state, 'checked')).sort();
    expect(files).toEqual([`${sha('opening').slice(0, 32)}.json`, 'device.key'].sort());
    for (const file of files) expect(statSync(join(state, 'checked', file)).mode & 0o777).toBe(0o600);
    expect(statSync(join(state, 'checked')).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(state, 'checked', 'device.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test('another device’s word, or a changed one, is not believed; a full disk is borne', () => {
    const device = new Device(state);
    device.remember('opening', report(300));
    const key = readFileSync(join(state, 'checked', 'device.key'), 'utf8');
    device.remember('opening', report(400));
    expect(readFileSync(join(state, 'checked', 'device.key'), 'utf8')).toBe(key);
    expect(device.checked('opening')).toMatchObject({ length: 400 });
    writeFileSync(join(state, 'checked', 'device.key'), `${'00'.repeat(32)}\n`);
    expect(device.checked('opening')).toBeUndefined();
    writeFileSync(join(state, 'checked', 'device.key'), 'nonsense');
    expect(device.checked('opening')).toBeUndefined();
    mkdirSync(join(state, 'elsewhere'), { recursive: true });
    writeFileSync(join(state, 'elsewhere', 'checked'), 'a file, no folder');
    expect(() => new Device(join(state, 'elsewhere')).remember('opening', report(300))).not.toThrow();
  });
});

describe('typed lines', () => {
  /** Does lines that end when they are let; `bad` ones fail. */
  function doing(isPerson: boolean, goesOn = isPerson) {
    const heard: string[] = [];
    const lines = new TypedLines({
      isPerson,
      run: async (line) => {
        await new Promise((next) => setImmediate(next));
        if (line === 'bad') throw new Error('bad');
        heard.push(line);
      },
      failed: () => {
        heard.push('failed');
        return goesOn;
      },
      ready: () => heard.push('ready'),
      leave: () => heard.push('left'),
      finished: () => heard.push('finished'),
      broken: () => heard.push('broken'),
    });
    const settled = async () => {
      for (let round = 0; round < 20; round += 1) await new Promise((next) => setImmediate(next));
      return heard;
    };
    return { lines, settled };
  }

  test('are done one after another, a script to its end', async () => {
    const { lines, settled } = doing(false);
    lines.hear('a');
    lines.hear('b');
    lines.end();
    expect(await settled()).toEqual(['a', 'ready', 'b', 'ready', 'finished']);
  });

  test('a person who errs goes on and leaves at once, a script that errs does nothing more', async () => {
    const person = doing(true);
    person.lines.hear('bad');
    person.lines.hear('b');
    expect(await person.settled()).toEqual(['failed', 'ready', 'b', 'ready']);
    person.lines.end();
    expect((await person.settled()).at(-1)).toBe('left');
    const script = doing(false);
    script.lines.hear('bad');
    script.lines.hear('b');
    expect(await script.settled()).toEqual(['failed', 'ready']);
    script.lines.end();
    expect((await script.settled()).at(-1)).toBe('finished');
  });
});

describe('the look-out', () => {
  test('finds at once what is there, later what comes, and looks no further', async () => {
    let shared = { length: 1 } as Shared;
    let looks = 0;
    const lookOut = new LookOut(() => shared);
    expect(await lookOut.until(({ length }) => length)).toBe(1);
    const found = lookOut.until(({ length }) => {
      looks += 1;
      return length > 1 ? length : undefined;
    });
    lookOut.look();
    shared = { length: 2 } as Shared;
    lookOut.look();
    lookOut.look();
    expect([await found, looks]).toEqual([2, 3]);
  });
});

describe('a server’s no', () => {
  const problem = (status: number, refusals: readonly object[] = []) =>
    new ApiProblem(status, { title: 'No.', refusals } as never);

  test('is told in its words, a link it does not know as such, silence with its reason', () => {
    const told = (error: unknown) => {
      const answer = refusalOf('https://a.example', error);
      return answer instanceof Refused ? answer.refusals : answer;
    };
    expect(told(problem(401))).toEqual([{ code: 'linkUnknown', at: '', facts: { server: 'https://a.example' } }]);
    expect(told(problem(422))).toEqual([{ code: 'serverRefuses', at: '', facts: { words: 'No.' } }]);
    expect(
      told(
        problem(422, [
          { at: 'x', words: 'Not so.' },
          { at: 'y', words: 'Nor so.' },
        ]),
      ),
    ).toEqual([
      { code: 'serverRefuses', at: 'x', facts: { words: 'Not so.' } },
      { code: 'serverRefuses', at: 'y', facts: { words: 'Nor so.' } },
    ]);
    const silent = (reason: string) => [
      { code: 'serverSilent', at: '', facts: { server: 'https://a.example', reason } },
    ];
    expect(told(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))).toEqual(silent('ECONNREFUSED'));
    expect(told(new TypeError('fetch failed', { cause: {} }))).toEqual(silent('fetch failed'));
    const ours = new TypeError('ours');
    expect([told(ours), told('x')]).toEqual([ours, 'x']);
  });

  test('and what works is passed on', async () => {
    expect(await asked('https://a.example', Promise.resolve(7))).toBe(7);
    await expect(asked('https://a.example', Promise.reject(problem(422)))).rejects.toBeInstanceOf(Refused);
  });

  test('an address is an origin, or refused', () => {
    expect(originOf('https://a.example/path?x#y')).toBe('https://a.example');
    expect(originOf('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
    for (const received of ['a.example', 'ftp://a.example', 'httpsx://a.example', ''])
      expect(refusalsOf(() => originOf(received))).toEqual([
        { code: 'notAServer', at: '--server', facts: { received } },
      ]);
  });
});
