import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { game } from '@grognard/games/specimen';
import {
  append,
  beginCampaign,
  type Campaign,
  type CampaignEvent,
  fileOf,
  fold,
  isIrreversible,
  nextLine as lineAfter,
  openIn,
  practiceDice,
  practiceNumbers,
  Refused,
  readCampaign,
  resolve,
} from '@grognard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { accepted } from '../faults.ts';
import { bin, built, command, freshFolder, plainEnv } from '../testing/command.ts';
import { spoken, spokenData } from '../testing/paper.ts';
import { hashOf } from './file.ts';

beforeAll(built);

const nextLine = (lines: readonly string[], event: CampaignEvent): string => lineAfter(lines, event, hashOf);
const read = (bytes: Buffer | string) => accepted(readCampaign(String(bytes), hashOf));

const HELD = '[{"attacker":"hold","defender":"hold"}]';
const battle = (path: string, die = '1') => [
  ...['campaign', 'resolve', path, 'assault', '--input', '{"attack":2,"defence":4}', '--dice', die],
  ...['--answers', HELD],
];

interface Told {
  readonly state: unknown;
}

/** A campaign file with an opening, a note and a battle. */
async function warFile(): Promise<string> {
  const path = join(freshFolder(), 'war.jsonl');
  const opening = ['campaign', 'new', path, 'specimen', '--name', 'Été'];
  for (const args of [opening, ['campaign', 'note', path, 'Premier tour — à l’aube'], battle(path)]) {
    expect((await spoken(args)).status).toBe(0);
  }
  return path;
}

const bytesOf = (path: string): string => readFileSync(path).toString('hex');

describe('a campaign in a file', () => {
  test('one event a line, canonical, each bound to the line before', async () => {
    const path = await warFile();
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const [index, line] of lines.entries()) {
      const { sequence, previous, event } = JSON.parse(line);
      expect(Object.keys(JSON.parse(line))).toEqual(['event', 'previous', 'sequence']);
      expect(sequence).toBe(index);
      expect(previous).toBe(index === 0 ? null : hashOf(lines[index - 1] ?? ''));
      expect(event.kind).toBe(['opened', 'noted', 'resolved'][index]);
    }
    expect(readdirSync(join(path, '..'))).toEqual(['war.jsonl']);
  });

  test('effects change the tracks; undo needs consent once a die was thrown; redo puts it back', async () => {
    const path = await warFile();
    // 2 against 4 is column 1/2; a 1 is A2: the attacker loses two steps.
    expect((await spokenData<Told>(['campaign', 'state', path])).state).toEqual({ lost: { attacker: 2, defender: 0 } });
    const before = bytesOf(path);
    const refused = await spoken(['campaign', 'undo', path, '--consent', 'attacker', '--lang', 'fr']);
    expect([refused.status, bytesOf(path)]).toEqual([1, before]);
    expect(refused.err).toContain('demande l’accord de Défenseur');
    expect((await spoken(['campaign', 'undo', path, '--consent', 'attacker,defnder'])).err).toContain(
      'Did you mean defender?',
    );
    expect((await spokenData<Told>(['campaign', 'undo', path, '--consent', 'attacker,defender'])).state).toEqual({
      lost: { attacker: 0, defender: 0 },
    });
    expect((await spokenData<Told>(['campaign', 'redo', path])).state).toEqual({ lost: { attacker: 2, defender: 0 } });
    expect(await spoken(['campaign', 'redo', path])).toMatchObject({ status: 1 });
    const { out } = await spoken(['campaign', 'log', path]);
    expect(out).toContain('A2: the attacker loses 2');
    expect(out).toContain('Event 2 is taken back, with the consent of the attacker and the defender');
    expect(await spoken(['verify', path])).toMatchObject({ status: 0 });
  });

  test('a correction needs a track, a fitting value and a reason', async () => {
    const path = await warFile();
    const before = bytesOf(path);
    const correct = (...words: string[]) => spoken(['campaign', 'correct', path, ...words]);
    expect((await correct('lost.attacker', '-1', '--reason', 'x')).status).toBe(1);
    expect((await correct('lost.atacker', '1', '--reason', 'x')).err).toContain('no such track');
    expect((await correct('lost.attacker', '1')).err).toContain('needs a reason');
    expect(bytesOf(path)).toBe(before);
    expect((await correct('lost.attacker', '7', '--reason', 'miscounted')).status).toBe(0);
    expect((await spokenData<Told>(['campaign', 'state', path])).state).toEqual({ lost: { attacker: 7, defender: 0 } });
  });

  test.each([
    ['bad input', (path: string) => ['campaign', 'resolve', path, 'assault', '--input', '{"attack":0}', '--dice', '1']],
    ['bad JSON', (path: string) => ['campaign', 'resolve', path, 'assault', '--input', '{"attack":']],
    ['a die that is no face', (path: string) => battle(path, '9')],
    ['no such procedure', (path: string) => ['campaign', 'resolve', path, 'asault', '--input', '{}']],
    ['an empty note', (path: string) => ['campaign', 'note', path, '  ']],
    ['a campaign over a campaign', (path: string) => ['campaign', 'new', path, 'specimen']],
    ['nothing to put back', (path: string) => ['campaign', 'redo', path]],
  ])('%s is refused and changes not a byte', async (_what, args) => {
    const path = await warFile();
    const [before, files] = [bytesOf(path), readdirSync(join(path, '..'))];
    const { status, err } = await spoken(args(path));
    expect([status, err.startsWith('Refused:')]).toEqual([1, true]);
    expect([bytesOf(path), readdirSync(join(path, '..'))]).toEqual([before, files]);
  });

  test('a set-up and rulings are kept, and bad ones are refused before a file is made', async () => {
    const path = join(freshFolder(), 'war.jsonl');
    const bad = await spoken([
      'campaign',
      'new',
      path,
      'specimen',
      '--setup',
      '{"lost":{"attacker":-1}}',
      '--ruling',
      'fractoins=x',
    ]);
    expect(bad.status).toBe(1);
    for (const words of ['lost.attacker', 'fractoins']) expect(bad.err).toContain(words);
    expect(existsSync(path)).toBe(false);
    const made = await spoken([
      'campaign',
      'new',
      path,
      'specimen',
      '--setup',
      '{"lost":{"attacker":1,"defender":2}}',
      '--ruling',
      'fractions=nearest',
    ]);
    expect(made.status).toBe(0);
    const state = await spoken(['campaign', 'state', path, '--json']);
    expect(JSON.parse(state.out)).toMatchObject({
      name: 'war',
      rulings: { fractions: 'nearest' },
      state: { lost: { attacker: 1, defender: 2 } },
    });
  });

  test('a link to a campaign stays a link', async () => {
    const path = await warFile();
    const link = join(freshFolder(), 'link.jsonl');
    symlinkSync(path, link);
    expect((await spoken(['campaign', 'note', link, 'through the link'])).status).toBe(0);
    expect(read(readFileSync(path)).events).toHaveLength(4);
  });
});

describe('a file cut short', () => {
  test('at every byte of its last line: that event is lost, the rest stands, and the next write drops the tail', async () => {
    const path = await warFile();
    const whole = readFileSync(path);
    const start = whole.lastIndexOf(0x0a, whole.length - 2) + 1;
    const kept = whole.subarray(0, start).toString('utf8');
    for (let cut = start + 1; cut < whole.length - 1; cut += 1) {
      const { events, torn, lines } = read(whole.subarray(0, cut));
      expect([events.length, torn]).toEqual([2, whole.subarray(start, cut).toString('utf8')]);
      expect(fileOf(lines)).toBe(kept);
    }
    // Cut before its first byte nothing shows that there was a line; cut before the line's end nothing is missing.
    expect(read(whole.subarray(0, start))).toMatchObject({ torn: '' });
    expect(read(whole.subarray(0, whole.length - 1))).toMatchObject({ torn: '', events: { length: 3 } });
    for (const cut of [start + 1, start + 40, whole.length - 2]) {
      writeFileSync(path, whole.subarray(0, cut));
      const state = await spoken(['campaign', 'state', path, '--lang', 'fr']);
      expect(state.status).toBe(0);
      expect(state.err).toContain('La ligne 3 a été coupée');
      expect(await spoken(['verify', path])).toMatchObject({ status: 1 });
      expect(bytesOf(path)).toBe(whole.subarray(0, cut).toString('hex'));
      expect((await spoken(['campaign', 'note', path, 'going on'])).status).toBe(0);
      expect(readFileSync(path, 'utf8').startsWith(kept)).toBe(true);
      expect(read(readFileSync(path))).toMatchObject({ torn: '', events: { length: 3 } });
    }
  });

  test('a cut inside a letter of several bytes is a cut like any other', () => {
    const line = nextLine([], { kind: 'noted', text: 'é' });
    const bytes = Buffer.from(`${line}\n`);
    const inside = bytes.indexOf(0xc3) + 1;
    expect(read(bytes.subarray(0, inside))).toMatchObject({
      torn: bytes.subarray(0, inside).toString('utf8'),
      events: [],
    });
  });

  test('nothing but a torn line is an empty campaign', async () => {
    const path = join(freshFolder(), 'war.jsonl');
    writeFileSync(path, '{"event":{"kind":"op');
    const { status, err } = await spoken(['campaign', 'state', path]);
    expect([status, err.includes('cut short'), err.includes('holds no event')]).toEqual([1, true, true]);
  });
});

describe('a file that went through an editor or a mail', () => {
  test('is read as it was, says what was borne, and is written clean again', async () => {
    const path = await warFile();
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, `\ufeff${whole.replaceAll('\n', '\r\n')}`);
    const { status, err } = await spoken(['campaign', 'state', path]);
    expect(status).toBe(0);
    for (const words of ['byte order mark', 'carriage returns']) expect(err).toContain(words);
    expect((await spoken(['verify', path])).status).toBe(0);
    expect((await spoken(['replay', path])).status).toBe(0);
    expect((await spoken(['campaign', 'note', path, 'going on'])).status).toBe(0);
    expect(readFileSync(path, 'utf8').startsWith(whole)).toBe(true);
  });
});

describe('a file that was tampered with', () => {
  const broken = async (change: (lines: string[]) => void): Promise<() => void> => {
    const path = await warFile();
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    change(lines);
    return () => read(fileOf(lines));
  };
  const refusalOf = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof Refused) return [error.refusals[0]?.code, error.refusals[0]?.facts?.['line']];
    }
    return undefined;
  };

  test('is refused with the line where the chain breaks', async () => {
    const swap = (lines: string[], place: number, from: string, to: string) => {
      lines[place] = lines[place]?.replace(from, to) ?? '';
    };
    expect(refusalOf(await broken((lines) => swap(lines, 1, 'Premier', 'Second')))).toEqual(['fileChainBroken', 3]);
    expect(refusalOf(await broken((lines) => swap(lines, 1, '"sequence":1', '"sequence":2')))).toEqual([
      'fileLineOutOfOrder',
      2,
    ]);
    expect(refusalOf(await broken((lines) => lines.splice(1, 1)))).toEqual(['fileLineOutOfOrder', 2]);
    expect(refusalOf(await broken((lines) => swap(lines, 1, '{', '{ ')))).toEqual(['fileLineNotCanonical', 2]);
    expect(refusalOf(await broken((lines) => swap(lines, 1, '}', '')))).toEqual(['fileLineNotJson', 2]);
    expect(refusalOf(await broken((lines) => swap(lines, 2, 'resolved', 'forgotten')))).toEqual([
      'fileLineNotAnEvent',
      3,
    ]);
    const path = await warFile();
    writeFileSync(path, readFileSync(path, 'utf8').replace('Premier', 'Second'));
    const { status, err } = await spoken(['verify', path], { locale: 'fr' });
    expect([status, err.includes('la ligne 3 ne suit pas')]).toEqual([1, true]);
  });

  test('a forged die, the chain mended behind it, is still refused by the rules', async () => {
    const path = await warFile();
    const { lines, events } = read(readFileSync(path));
    const last = JSON.parse(JSON.stringify(events[2]).replace('"face":1', '"face":8')) as CampaignEvent;
    writeFileSync(path, fileOf([...lines.slice(0, 2), nextLine(lines.slice(0, 2), last)]));
    const { status, out } = await spoken(['verify', path]);
    expect([status, out.includes('no face')]).toEqual([1, true]);
  });
});

describe('two writers', () => {
  test('a live writer is respected, and the refusal says who it is', async () => {
    const path = await warFile();
    const before = bytesOf(path);
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: process.pid, host: hostname() }));
    const { status, err } = command(['campaign', 'note', path, 'x']);
    expect([status, err.includes(`process ${process.pid}`), err.includes(`${path}.lock`)]).toEqual([1, true, true]);
    expect(bytesOf(path)).toBe(before);
  });

  test('the lock of a dead writer is taken over, and what it left is swept away', async () => {
    const path = await warFile();
    const dead = command(['games']);
    expect(dead.status).toBe(0);
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.on('exit', resolve));
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: child.pid, host: hostname() }));
    writeFileSync(`${path}.new`, 'half of a camp');
    expect(command(['campaign', 'note', path, 'x']).status).toBe(0);
    expect(readdirSync(join(path, '..'))).toEqual(['war.jsonl']);
  });

  test('a lock that never said whose it is counts only while it is fresh', async () => {
    const path = await warFile();
    writeFileSync(`${path}.lock`, '');
    expect(command(['campaign', 'note', path, 'x']).status).toBe(1);
    const long = new Date(Date.now() - 60_000);
    utimesSync(`${path}.lock`, long, long);
    expect(command(['campaign', 'note', path, 'x']).status).toBe(0);
  });

  test('many at once: each event is either written or refused, none is lost', async () => {
    const path = await warFile();
    const ends = await Promise.all(
      Array.from({ length: 6 }, (_, index) => {
        const child = spawn(process.execPath, [bin, 'campaign', 'note', path, `note ${index}`], { env: plainEnv() });
        return new Promise<number | null>((resolve) => child.on('exit', resolve));
      }),
    );
    const written = ends.filter((status) => status === 0).length;
    expect(ends.every((status) => status === 0 || status === 1)).toBe(true);
    expect(read(readFileSync(path)).events).toHaveLength(3 + written);
    expect(readdirSync(join(path, '..'))).toEqual(['war.jsonl']);
  });

  test('killed again and again while writing: every acknowledged event is there, and the chain holds', async () => {
    const path = await warFile();
    const writer = new URL('../dist/testing/writer.js', import.meta.url).pathname;
    let acknowledged = 0;
    for (let round = 0; round < 8; round += 1) {
      const child = spawn(process.execPath, [writer, path], { env: plainEnv() });
      let told = '';
      child.stdout.on('data', (data) => {
        told += String(data);
      });
      const ended = new Promise((resolve) => child.on('exit', resolve));
      while (!told.includes('\n')) {
        if (child.exitCode !== null) throw new Error(`the writer left with ${child.exitCode} before it wrote`);
        await wait(5);
      }
      await wait(20 + round * 17);
      child.kill('SIGKILL');
      await ended;
      acknowledged += told.split('\n').length - 1;
      const { events, torn } = read(readFileSync(path));
      expect(torn).toBe('');
      expect(events.length).toBeGreaterThanOrEqual(3 + acknowledged);
      // The event being written when the process died may be there, acknowledged or not.
      acknowledged = events.length - 3;
    }
    expect(acknowledged).toBeGreaterThan(8);
    expect(await spoken(['verify', path])).toMatchObject({ status: 0 });
    expect((await spoken(['campaign', 'note', path, 'the last word'])).status).toBe(0);
    expect(readdirSync(join(path, '..'))).toEqual(['war.jsonl']);
  });
});

describe('a long campaign', () => {
  /** A random but repeatable war: battles, corrections, notes, and a good deal of undoing and redoing. */
  function longWar(length: number): { events: CampaignEvent[]; campaign: Campaign } {
    const [next, dice] = [practiceNumbers(42), practiceDice(42)];
    const opening = accepted(beginCampaign(game, 'long', {}));
    const events: CampaignEvent[] = [opening];
    let campaign = accepted(append(game, undefined, opening));
    const pick = <T>(options: readonly T[]): T => options[Math.floor(next() * options.length)] as T;
    const fight = (): CampaignEvent => {
      const input = { attack: 1 + Math.floor(next() * 20), defence: 1 + Math.floor(next() * 9) };
      const opened = accepted(openIn(campaign, 'assault', input));
      const source = {
        face: (_: unknown, die: { sides: number }) => dice(die),
        answer: (_: unknown, __: string, all: readonly string[]) => pick(all),
      };
      return { kind: 'resolved', procedure: 'assault', input, journal: accepted(resolve(opened, source)).journal };
    };
    const eventFor = (): CampaignEvent => {
      const last = campaign.standing.at(-1);
      const undone = campaign.undone.at(-1);
      const chance = next();
      if (chance < 0.2 && undone) return { kind: 'redone', event: undone.sequence };
      if (chance < 0.4 && last && campaign.standing.length > 1) {
        return {
          kind: 'undone',
          event: last.sequence,
          consent: isIrreversible(last.event) ? ['attacker', 'defender'] : [],
        };
      }
      if (chance < 0.5) return { kind: 'noted', text: `note ${events.length}` };
      if (chance < 0.6) {
        return {
          kind: 'corrected',
          at: `lost.${pick(['attacker', 'defender'])}`,
          value: Math.floor(next() * 50),
          reason: 'counted again',
        };
      }
      return fight();
    };
    while (events.length < length) {
      const event = eventFor();
      campaign = accepted(append(game, campaign, event));
      events.push(event);
    }
    return { events, campaign };
  }

  test('of 1,000 events replays to the same state, undo and redo included', async () => {
    const { events, campaign } = longWar(1_000);
    const kinds = new Set(events.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['corrected', 'noted', 'opened', 'redone', 'resolved', 'undone']);
    const path = join(freshFolder(), 'long.jsonl');
    const lines: string[] = [];
    for (const event of events) lines.push(nextLine(lines, event));
    writeFileSync(path, fileOf(lines));
    const { state, events: count } = await spokenData<{ state: unknown; events: number }>(['campaign', 'state', path]);
    expect([count, state]).toEqual([1_000, campaign.state]);
    expect(accepted(fold(game, read(readFileSync(path)).events)).state).toEqual(campaign.state);
    const verified = await spokenData<{ holds: boolean; checked: { facts: Record<string, unknown> }[] }>([
      'verify',
      path,
    ]);
    expect(verified.holds).toBe(true);
    expect(verified.checked[0]?.facts).toMatchObject({ lines: 1_000, last: hashOf(lines.at(-1) ?? '') });
    const replayed = await spokenData<{ state: unknown; events: unknown[] }>(['replay', path]);
    expect([replayed.state, replayed.events.length]).toEqual([campaign.state, 1_000]);
    expect((await spokenData<Told>(['campaign', 'undo', path, '--consent', 'attacker,defender'])).state).toEqual(
      campaign.standing.at(-2)?.state,
    );
    expect((await spokenData<Told>(['campaign', 'redo', path])).state).toEqual(campaign.state);
    expect(read(readFileSync(path)).events).toHaveLength(1_002);
  });
});

describe('a saved resolution', () => {
  const saved = async (): Promise<{ path: string; text: string }> => {
    const path = join(freshFolder(), 'battle.json');
    const { out } = await spoken([
      'resolve',
      'specimen',
      'assault',
      '--input',
      '{}',
      '--dice',
      '3',
      '--answers',
      HELD,
      '--json',
    ]);
    writeFileSync(path, out);
    return { path, text: out };
  };

  test('is played again to the same result', async () => {
    const { path, text } = await saved();
    const again = await spoken(['replay', path, '--json']);
    expect(again.status).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject({ result: JSON.parse(text).result, differs: [] });
    expect(await spoken(['verify', path])).toMatchObject({
      status: 0,
      out: expect.stringContaining('Everything holds.'),
    });
  });

  test('a changed result, a changed die and a stranger’s file are found out', async () => {
    const { path, text } = await saved();
    writeFileSync(path, text.replace('"attackerLosses": 0', '"attackerLosses": 2'));
    expect(await spoken(['verify', path])).toMatchObject({ status: 1, out: expect.stringContaining('result') });
    writeFileSync(path, text.replace('"face": 3', '"face": 5'));
    expect((await spoken(['verify', path])).status).toBe(1);
    writeFileSync(path, '{"hello": "world",\n"x": 1}');
    expect(await spoken(['verify', path])).toMatchObject({
      status: 1,
      err: expect.stringContaining('neither a campaign'),
    });
  });
});
