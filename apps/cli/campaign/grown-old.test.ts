import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CampaignEvent, fileOf, nextLine } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';
import { hashOf } from './file.ts';

const HELD = '[{"attacker":"hold","defender":"hold"}]';
const assault = (path: string, die: number) => [
  ...['campaign', 'resolve', path, 'assault', '--input', '{"attack":2,"defence":4}', '--dice', String(die)],
  ...['--answers', HELD],
];

/** A campaign of The Ford: 2 against 4 is column 1/2, where a 1 is A2 and a 4 nothing. */
async function ford(...dice: readonly number[]): Promise<string> {
  const path = join(freshFolder(), 'ford.jsonl');
  for (const args of [
    ['campaign', 'new', path, 'specimen', '--name', 'Gué'],
    ...dice.map((die) => assault(path, die)),
  ]) {
    expect((await spoken(args)).status, args.join(' ')).toBe(0);
  }
  return path;
}

/** The file with its events changed, its chain made anew. */
function rewritten(path: string, change: (event: CampaignEvent) => CampaignEvent): void {
  const lines: string[] = [];
  for (const line of readFileSync(path, 'utf8').trimEnd().split('\n')) {
    lines.push(nextLine(lines, change((JSON.parse(line) as { event: CampaignEvent }).event), hashOf));
  }
  writeFileSync(path, fileOf(lines));
}

/** As an earlier version of the rules would have ended it: nothing lost where today two steps are. */
const milder = (event: CampaignEvent): CampaignEvent => {
  if (event.kind === 'opened') return { ...event, version: '0' };
  if (event.kind !== 'resolved' || !event.ending) return event;
  const { ending } = event;
  if (ending.name !== 'A2') return { ...event, ending: { ...ending, version: '0' } };
  const summary = { ...ending.told.summary, facts: { ...ending.told.summary.facts, code: '-', attackerLosses: 0 } };
  return { ...event, ending: { ...ending, version: '0', name: '-', digest: 'older', effects: [], told: { summary } } };
};

const stateOf = async (path: string): Promise<unknown> =>
  (JSON.parse((await spoken(['campaign', 'state', path, '--json'])).out) as { state: unknown }).state;

describe('a campaign older than the rules', () => {
  const old = async (): Promise<string> => {
    const path = await ford(4, 1, 4, 1);
    rewritten(path, milder);
    return path;
  };

  test('stands as it ended, and every verb says at once which events would end otherwise', async () => {
    const path = await old();
    expect(await stateOf(path)).toEqual({ lost: { attacker: 0, defender: 0 } });
    for (const verb of ['state', 'log', 'luck']) {
      const { err, status } = await spoken(['campaign', verb, path]);
      expect([status, err]).toEqual([0, expect.stringContaining('2 events would end otherwise: 2, 4.')]);
    }
    expect((await spoken(['campaign', 'state', path, '--lang', 'fr'])).err).toContain(
      '2 événements finiraient autrement',
    );
  });

  test('is reviewed: told event by event, then judged; only what is redone changes the tracks', async () => {
    const path = await old();
    const { out } = await spoken(['campaign', 'review', path]);
    expect(out).toContain('Event 2. It ended: -: the attacker loses 0, the defender 0. It would now end: A2:');
    const undecided = await spoken(['campaign', 'review', path, '--redo', '2']);
    expect([undecided.status, undecided.err]).toEqual([1, expect.stringContaining('event 4 would now end otherwise')]);
    expect((await spoken(['campaign', 'review', path, '--redo', 'two'])).status).toBe(2);
    expect((await spoken(['campaign', 'review', path, '--redo', '2', '--mark', 'all'])).status).toBe(0);
    expect(await stateOf(path)).toEqual({ lost: { attacker: 2, defender: 0 } });
    const log = await spoken(['campaign', 'log', path]);
    expect([log.err, log.out]).toEqual(['', expect.stringContaining('(would end otherwise today)')]);
    expect(log.out).toContain('(read again under today’s rules)');
  });

  test('is undone to the byte of its state, and does not verify before it is judged', async () => {
    const path = await old();
    expect((await spoken(['verify', path])).out).toContain('would now end otherwise, and nobody has judged them: 2, 4');
    await spoken(['campaign', 'review', path, '--redo', 'all']);
    expect((await spoken(['verify', path])).status).toBe(0);
    expect(await stateOf(path)).toEqual({ lost: { attacker: 4, defender: 0 } });
    expect((await spoken(['campaign', 'undo', path])).status).toBe(0);
    expect(await stateOf(path)).toEqual({ lost: { attacker: 0, defender: 0 } });
  });
});

describe('a review', () => {
  const reviewed = async (path: string, ...more: readonly string[]) => {
    const { status, out, err } = await spoken(['campaign', 'review', path, ...more]);
    return { status, out: out.trimEnd().split('\n'), err };
  };
  const older = async (...dice: readonly number[]): Promise<string> => {
    const path = await ford(...dice);
    rewritten(path, milder);
    return path;
  };

  test('of what is not older says so, and judges nothing', async () => {
    const path = await ford(4);
    const before = readFileSync(path, 'utf8');
    expect(await reviewed(path)).toEqual({
      status: 0,
      out: ['Nothing in this campaign is older than today’s rules.'],
      err: '',
    });
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('of what was kept without an ending says how it stands', async () => {
    const at = (id: string) => {
      const path = join(freshFolder(), 'first.jsonl');
      copyFileSync(new URL(`../testing/first-release/${id}.jsonl`, import.meta.url), path);
      return path;
    };
    // The first release kept no endings; its rules of The Ford are today's, those of the Balkan Wars are not.
    const balkan = await spoken(['campaign', 'state', at('balkan-wars')]);
    expect(balkan.err).toMatch(
      /\d+ events of the first release kept no ending and stand as today’s rules end them\.\n$/,
    );
    expect((await spoken(['campaign', 'state', at('specimen')])).err).toBe('');
  });

  test('of what would end the same says so, and notes it', async () => {
    const path = await older(4);
    const told = await reviewed(path);
    expect(told.err).toContain('The rules are now at version 1; 1 event of an earlier version would end the same.');
    expect(told.out).toEqual(['Nothing in this campaign is older than today’s rules.']);
  });

  test('tells each event once, and after it was judged what was said of it', async () => {
    const path = await older(1, 4);
    const told = await reviewed(path);
    expect(told.err).toContain('The rules are now at version 1. 1 event would end otherwise: 1.');
    expect(told.out).toHaveLength(1);
    expect(told.out[0]).toMatch(/^ {2}• {2}Event 1\. It ended: .* It would now end: A2:/);
    const judged = await reviewed(path, '--keep', '1');
    expect([judged.status, judged.err]).toEqual([0, '']);
    expect(judged.out).toHaveLength(2);
    expect(judged.out[0]).toBe(told.out[0]);
    expect(judged.out[1]).not.toBe('');
    const data = JSON.parse((await spoken(['campaign', 'review', path, '--json'])).out) as Record<string, unknown>;
    expect(data).toMatchObject({ file: path, version: '1', events: [], state: { lost: { attacker: 0 } } });
    expect(data).not.toHaveProperty('event');
  });

  test('as data has each event as it was and would be now, and the judgement', async () => {
    const path = await older(1);
    const answer = JSON.parse((await spoken(['campaign', 'review', path, '--redo', 'all', '--json'])).out) as Record<
      string,
      unknown
    >;
    expect(answer).toMatchObject({
      events: [{ sequence: 1, was: { name: '-' }, now: { name: 'A2' }, words: expect.stringContaining('Event 1.') }],
      event: { kind: 'reviewed' },
      state: { lost: { attacker: 2, defender: 0 } },
    });
  });
});

describe('an event that today’s rules refuse', () => {
  test('is told so, with what they say', async () => {
    const path = await ford(4);
    rewritten(path, (event) => {
      const older = milder(event);
      return older.kind === 'resolved' ? { ...older, input: { attack: 0, defence: 4 } } : older;
    });
    const { events } = JSON.parse((await spoken(['campaign', 'review', path, '--json'])).out) as { events: unknown };
    expect(events).toMatchObject([{ sequence: 1, was: { name: '-' }, now: { refusals: [{ at: 'attack' }] } }]);
    // Played again it has no steps and no result, but what stands against it.
    const { status, out } = await spoken(['replay', path]);
    expect(status).toBe(0);
    expect(out.split('\n').slice(0, 5)).toEqual([
      '0  “Gué” begins.',
      expect.stringMatching(/^1 {2}Assault\. /),
      '  Attacking strength (attack): 0 will not do; give a whole number from 1 to 40',
      '',
      'The Ford (specimen) · Gué',
    ]);
    const again = JSON.parse((await spoken(['replay', path, '--json'])).out) as { events: readonly object[] };
    expect(again.events[1]).toMatchObject({ sequence: 1, refusals: [{ at: 'attack' }] });
    expect(Object.keys(again.events[1] ?? {})).toEqual(['sequence', 'event', 'words', 'refusals']);
    expect(Object.keys(again.events[0] ?? {})).toEqual(['sequence', 'event', 'words']);
  });
});

describe('two copies that went apart', () => {
  const parted = async (): Promise<readonly [string, string]> => {
    const first = await ford(1);
    const second = first.replace('ford.jsonl', 'Fwd: ford (1).txt');
    copyFileSync(first, second);
    for (const args of [assault(first, 4), assault(second, 1), ['campaign', 'note', second, 'By mail']]) {
      expect((await spoken(args)).status).toBe(0);
    }
    return [first, second];
  };

  test('are told where they part; one is taken into a new file, and both stay as they were', async () => {
    const [first, second] = await parted();
    const into = first.replace('ford', 'whole');
    const before = [first, second].map((path) => readFileSync(path, 'utf8'));
    const { out } = await spoken(['campaign', 'merge', first, second, '--take', 'second', '--into', into]);
    expect(out).toMatch(
      /part after event 1:\n.*first copy goes on:\n.*-: the attacker loses 0[\s\S]*second copy goes on:\n.*A2[\s\S]*Note: By mail/,
    );
    expect([first, second].map((path) => readFileSync(path, 'utf8'))).toEqual(before);
    expect(readFileSync(into, 'utf8')).toBe(before[1]);
    const again = await spoken(['campaign', 'merge', first, second, '--take', 'first', '--into', into]);
    expect([again.status, readFileSync(into, 'utf8')]).toEqual([1, before[1]]);
  });

  test('one that only goes on further, the same twice, and another campaign are told apart', async () => {
    const [first, second] = await parted();
    const short = first.replace('ford', 'short');
    writeFileSync(short, `\ufeff${readFileSync(first, 'utf8').split('\n').slice(0, 2).join('\r\n')}\r\n`);
    expect((await spoken(['campaign', 'merge', short, first])).out).toContain(
      'The second copy goes on 1 event further',
    );
    expect((await spoken(['campaign', 'merge', first, first])).out).toContain('Both copies are the same.');
    const stranger = first.replace('ford', 'stranger');
    await spoken(['campaign', 'new', stranger, 'specimen', '--name', 'Pont']);
    const other = await spoken(['campaign', 'merge', second, stranger]);
    expect([other.status, other.err]).toEqual([1, expect.stringContaining('different campaigns')]);
    expect((await spoken(['campaign', 'merge', first, second, '--take', 'both', '--into', 'x'])).status).toBe(2);
    expect((await spoken(['campaign', 'merge', first, second, '--take', 'first'])).status).toBe(2);
  });
});

describe('the log', () => {
  const balkan = (): string => {
    const path = join(freshFolder(), 'Re: your campaign.jsonl.txt');
    copyFileSync(new URL('../testing/first-release/balkan-wars.jsonl', import.meta.url), path);
    return path;
  };
  const numbers = async (path: string, ...options: readonly string[]): Promise<readonly number[]> => {
    const { out } = await spoken(['campaign', 'log', path, '--json', ...options]);
    return (JSON.parse(out) as { events: { sequence: number }[] }).events.map(({ sequence }) => sequence);
  };

  test('tells the last events, those from a turn on, those of a nation, a counter, a procedure, a word', async () => {
    const path = balkan();
    expect(await numbers(path, '--last', '2')).toEqual([12, 13]);
    expect(await numbers(path, '--from', '2')).toEqual([13]);
    expect(await numbers(path, '--counter', '3rd division')).toEqual([3, 4]);
    expect(await numbers(path, '--nation', 'Serbia', '--procedure', 'combat')).toEqual([2]);
    expect(await numbers(path, '--procedure', 'Rally')).toEqual([3, 4]);
    expect(await numbers(path, '--search', 'ADRIANOPLE')).toEqual([10]);
    expect(await numbers(path, '--counter', 'Nobody')).toEqual([]);
    expect((await spoken(['campaign', 'log', path, '--last', '0'])).status).toBe(2);
    expect((await spoken(['campaign', 'log', path, '--format', 'pdf'])).err).toContain('text, markdown, bbcode, html');
  });

  test('what somebody wrote closes no tag of ours', async () => {
    const path = await ford(1);
    await spoken(['campaign', 'note', path, '<script>alert(1)</script> [/b] **bold**']);
    const laid = async (format: string): Promise<string> =>
      (await spoken(['campaign', 'log', path, '--format', format])).out;
    expect(await laid('html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(await laid('bbcode')).not.toContain(' [/b] **');
    expect(await laid('markdown')).toContain('\\*\\*bold\\*\\*');
  });
});

test('luck is told with its band, by whom one asks for', async () => {
  const path = await ford(1, 1, 1, 1);
  const { out } = await spoken(['campaign', 'luck', path]);
  // Column 1/2: A2 A1 A1 - - D1 on 1 to 6, a D1 that stands costs one step: the mean is (-2 - 1 - 1 + 1) / 6 = -1/2.
  expect(out).toMatch(/Attacker .*4 +−6 .*unlucky/);
  expect(out).toContain('The unluckiest rolls');
  expect((await spoken(['campaign', 'luck', path, '--per', 'procedure'])).out).toContain('Assault, Attacker');
  expect((await spoken(['campaign', 'luck', path, '--per', 'weather'])).status).toBe(2);
});
