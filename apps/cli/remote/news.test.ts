/** News at a shared table as it comes: when the table is shown, what is told of whom, what is kept, how it all ends. */
import { PassThrough } from 'node:stream';
import { game as specimen } from '@grognard/games/specimen';
import { Refused } from '@grognard/kernel';
import type { Line, Shared } from '@grognard/kernel/fair';
import type { News } from '@grognard/server/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { paper, scripted } from '../testing/paper.ts';
import { BOTH, choice, open, opening, table } from '../testing/table.ts';
import { RemoteCampaign } from './campaign.ts';
import type { Keeper, OpeningLink } from './keep.ts';
import { Talk } from './talk.ts';

const ORIGIN = 'https://a.example';
const SEAT: OpeningLink = {
  ...{ kind: 'seat', origin: ORIGIN, id: 'ab'.repeat(16), seat: 'attacker' },
  ...{ token: 'cd'.repeat(32), secret: 'ef'.repeat(32) },
};
const WATCH: OpeningLink = { kind: 'watch', origin: ORIGIN, id: 'ab'.repeat(16), token: 'cd'.repeat(32) };
const settled = () => new Promise((next) => setImmediate(next));

/** The first line opens the campaign; the others are about seats, unless a test says otherwise. */
const lineAt = (
  sequence: number,
  event: object = sequence === 0 ? { ...opening, fair: {} } : { kind: 'seated', by: 'defender' },
): Line => ({ sequence, previous: null, event }) as unknown as Line;

/** A seat whose news comes from the test, told as `Line N.`; the campaign was `length` lines long when it came. */
async function sitting({
  link = SEAT,
  person = true,
  json = false,
  keeper = undefined as object | undefined,
  length = 2,
  shared = (at: number): Shared => table({ length: at }),
  keyboard = false,
  /** Whatever is told, as it is told. */
  seen = [] as string[],
} = {}) {
  const input = Object.assign(new PassThrough(), keyboard && { isTTY: true, setRawMode: () => undefined });
  const printing = paper({ width: 200, terminal: person, input });
  const around = {
    ...printing,
    out: (text: string) => {
      printing.out(text);
      seen.push(text);
    },
  };
  const dialogue = new Dialogue(around, 'en', json, scripted([]));
  if (json) dialogue.answerByLine();
  await dialogue.game('specimen');
  const remote = new RemoteCampaign(dialogue, { link, game: specimen, length, keeper: keeper as Keeper | undefined });
  const [told, done] = [[] as object[], [] as unknown[]];
  let hear: (news: News) => void = () => undefined;
  const story = {
    told,
    get shared() {
      return (told.at(-1) as { readonly after: Shared } | undefined)?.after;
    },
    hear: (line: Line) => {
      const [before, after] = [story.shared, shared(line.sequence + 1)];
      told.push({ line, words: `Line ${line.sequence}.`, before, after });
      return told.at(-1);
    },
  };
  const companion = {
    shared: table(),
    vouched: 'vouched',
    checkpoint: () => 'checkpoint',
    listen: (listener: typeof hear) => {
      hear = listener;
    },
    start: async () => undefined,
    stop: () => done.push('stopped'),
    act: async (act: unknown) => done.push(act),
  };
  Object.assign(remote, { companion, story });
  const ended = remote.sit().then(
    (status) => status,
    (error: unknown) => error,
  );
  const news = (...each: readonly object[]) => {
    for (const one of each) hear(one as News);
  };
  const lines = (...sequences: readonly number[]) => ({ kind: 'lines', lines: sequences.map((each) => lineAt(each)) });
  const since = (before: number) => around.printed().slice(before).split('\n').slice(0, -1);
  return {
    remote,
    ended,
    news,
    lines,
    done,
    companion,
    input,
    joined: () => news(lines(0, 1), { kind: 'presence', here: BOTH }),
    /** What is said while something happens. */
    said: (work: () => void) => {
      const before = around.printed().length;
      work();
      return since(before);
    },
    printed: () => around.printed(),
    warned: () => around.warned(),
  };
}

const refusals = (error: unknown) => (error instanceof Refused ? error.refusals : error);

describe('the table is shown', () => {
  const shown = ['War', '●', 'Type an act and press Enter'];

  test('when history is in and it is known who is here, whichever comes last, and once', async () => {
    const one = await sitting();
    one.news({ kind: 'presence', here: BOTH }, one.lines(0));
    expect(one.printed()).toBe('');
    one.news(one.lines(1));
    for (const words of shown) expect(one.printed().split(words).length, words).toBeGreaterThan(1);
    const two = await sitting();
    two.news(two.lines(0, 1));
    expect(two.printed()).toBe('');
    expect(two.said(() => two.news({ kind: 'presence', here: ['attacker'] }))).toEqual([
      'The Ford (specimen) · War',
      '  ●  Attacker (you)  here',
      '  ○  Defender        away',
      '',
      '  0  “War” begins.',
      'Type an act and press Enter; help lists them, leave goes.',
      'Nothing is open. Either side may open a procedure: open',
    ]);
    // News of lines is no second table.
    expect(two.said(() => two.news(two.lines(2)))).toEqual(['Line 2.']);
  });

  test('to a script as one line of data, and to an observer without a seat of his own', async () => {
    const { joined, said } = await sitting({ person: false, json: true, link: WATCH });
    const [first, ...more] = said(joined).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toEqual({
      ...{ kind: 'joined', campaign: 'ab'.repeat(16), game: 'specimen', name: 'War', seat: null, length: 2 },
      state: { lost: { attacker: 0, defender: 0 } },
      seats: BOTH.map((seat) => ({ seat, taken: true, here: true })),
    });
    expect(more).toMatchObject([{ kind: 'moves' }]);
    const script = await sitting({ person: false });
    expect(script.said(script.joined)).not.toContain('Type an act and press Enter; help lists them, leave goes.');
  });

  test('with what is open, and whose move it is', async () => {
    const { said, joined } = await sitting({ shared: (length) => table({ length, ...open(choice()) }) });
    expect(said(joined).at(-1)).toBe('Waiting for Defender: decide.');
  });
});

describe('who comes and goes', () => {
  test('is told of the others, each time it changes', async () => {
    const { joined, said, news } = await sitting();
    joined();
    const present = (...here: readonly string[]) => said(() => news({ kind: 'presence', here }));
    expect(present('attacker')).toEqual(['Defender has gone.']);
    expect(present('attacker')).toEqual([]);
    expect(present('attacker', 'defender')).toEqual(['Defender is here.']);
    expect(present('defender')).toEqual([]);
    expect(present()).toEqual(['Defender has gone.']);
    const data = await sitting({ person: false, json: true });
    data.joined();
    expect(data.said(() => data.news({ kind: 'presence', here: ['attacker'] }))).toEqual([
      '{"kind":"presence","here":["attacker"]}',
    ]);
  });

  test('a connection that is lost and found again is told once each', async () => {
    const { joined, said, news } = await sitting();
    joined();
    const heard = (kind: string) => said(() => news({ kind }));
    expect(heard('connected')).toEqual([]);
    expect(heard('disconnected')).toEqual([
      'The connection to https://a.example is lost. It is tried again; what you do is sent then.',
    ]);
    expect(heard('disconnected')).toEqual([]);
    expect(heard('connected')).toEqual(['Connected again; nothing was missed.']);
  });
});

describe('what is kept', () => {
  /** A keeper that writes down what it is given; the disk may be full. */
  const keeping = (lines: readonly Line[] = [], full = false) => {
    const given: unknown[] = [];
    const put = (what: unknown) => {
      if (full) throw new Error('full');
      given.push(what);
    };
    return {
      given,
      folder: '/kept',
      remembered: () => ({ lines }),
      add: (_link: unknown, added: readonly Line[]) => put(added.map(({ sequence }) => sequence)),
      remember: (_link: unknown, facts: unknown) => put(facts),
      keepEvidence: () => {
        put('evidence');
        return '/kept/evidence-1';
      },
    };
  };

  test('lines that are not kept yet, and how far they were checked when one leaves', async () => {
    const keeper = keeping([lineAt(0)]);
    const { news, lines, input, ended } = await sitting({ keeper });
    news(lines(0, 1), { kind: 'presence', here: BOTH }, lines(2), { kind: 'lines', lines: [] });
    expect(keeper.given).toEqual([[1], [2]]);
    input.end();
    expect(await ended).toBe(0);
    expect(keeper.given.at(-1)).toEqual({ checked: 'checkpoint', vouched: 'vouched' });
  });

  test('a full disk is told once, and nothing more is asked of it', async () => {
    const keeper = keeping([], true);
    const { joined, news, lines, warned, said, input, ended } = await sitting({ keeper });
    joined();
    news(lines(2));
    expect(warned()).toBe('The lines can no longer be kept in /kept; the play goes on without.\n');
    expect(said(() => news({ kind: 'wentBack', by: 2, evidence: {} }))).toEqual([
      expect.stringMatching(/^The journal went back by 2 lines: /),
    ]);
    input.end();
    expect(await ended).toBe(0);
  });

  test('nothing was followed, nothing is remembered', async () => {
    const keeper = keeping();
    const { joined, input, ended, companion } = await sitting({ keeper });
    joined();
    Object.assign(companion, { shared: undefined });
    input.end();
    await ended;
    expect(keeper.given).toEqual([[0, 1]]);
  });

  test('what proves that a server went back or cheated, where it is kept', async () => {
    const keeper = keeping();
    const { joined, said, news, ended, done, input } = await sitting({ keeper });
    joined();
    const kept = expect.stringMatching(/^What the server has told and signed is kept in \/kept\/evidence-1; /);
    expect(said(() => news({ kind: 'wentBack', by: 1, evidence: {} }))).toEqual([
      expect.stringMatching(/^The journal went back by one line: /),
      kept,
    ]);
    expect(said(() => news({ kind: 'mended', lines: 2 }))).toEqual([
      expect.stringMatching(/^The server has the 2 lines again\./),
    ]);
    const refused = [{ code: 'chainBroken', at: 'previous' }];
    const lines = said(() => news({ kind: 'distrust', line: 7, refusals: refused, evidence: {} }));
    expect(lines).toEqual([
      '',
      'DO NOT TRUST THIS SERVER. What it tells at line 8 cannot be:',
      expect.stringMatching(/^ {2}• {2}\S/),
      expect.stringMatching(/^Nothing after that line is believed/),
      kept,
    ]);
    expect(await ended).toBe(1);
    expect(done).toEqual(['stopped']);
    // Nothing is heard or done after the end.
    input.write('note too late\n');
    await settled();
    expect(done).toEqual(['stopped']);
    expect(said(() => news({ kind: 'mended', lines: 2 }))).toEqual([]);
    const script = await sitting({ person: false, json: true, keeper: keeping() });
    script.joined();
    const data = script.said(() => {
      script.news({ kind: 'wentBack', by: 1, evidence: {} }, { kind: 'mended', lines: 2 });
      script.news({ kind: 'distrust', line: 7, refusals: refused, evidence: {} });
    });
    expect(data.map((line) => JSON.parse(line) as unknown)).toEqual([
      { kind: 'wentBack', by: 1, evidence: '/kept/evidence-1' },
      { kind: 'mended', lines: 2 },
      {
        ...{ kind: 'distrust', sequence: 7, evidence: '/kept/evidence-1' },
        refusals: [{ code: 'chainBroken', at: 'previous', words: expect.stringMatching(/\S/) }],
      },
    ]);
    const without = await sitting({ person: false, json: true });
    without.joined();
    expect(without.said(() => without.news({ kind: 'wentBack', by: 1, evidence: {} }))).toEqual([
      '{"kind":"wentBack","by":1}',
    ]);
  });
});

describe('how it ends', () => {
  test('a link that is not known, or no longer', async () => {
    const { news, ended } = await sitting();
    news({ kind: 'turnedAway' });
    expect(refusals(await ended)).toEqual([{ code: 'linkUnknown', at: '', facts: { server: ORIGIN } }]);
  });

  test('what cannot be told ends it, with everything let go', async () => {
    const { news, ended, done } = await sitting({
      shared: () => {
        throw new Error('boom');
      },
    });
    news({ kind: 'lines', lines: [lineAt(0)] });
    expect(await ended).toEqual(new Error('boom'));
    expect(done).toEqual(['stopped']);
    const silent = await sitting();
    Object.assign(silent.companion, { start: () => Promise.reject(new Error('start')) });
    const failed = silent.remote.sit();
    await expect(failed).rejects.toThrow('start');
  });

  test.each([
    ['leave', {}, ['You have left the table.']],
    [' quit ', {}, ['You have left the table.']],
    [
      'exit',
      { keeper: { remembered: () => ({ lines: [] }), add: () => 0, remember: () => 0 } },
      ['You have left the table. Your seat is kept: grognard join lists it.'],
    ],
  ])('a person types %j and has left', async (typed, facts, words) => {
    const { joined, input, ended, printed } = await sitting(facts);
    joined();
    input.write(`${typed}\n`);
    expect(await ended).toBe(0);
    expect(printed().trimEnd().split('\n').slice(-1)).toEqual(words);
  });

  test('a script says all its lines, then it is over; its first mistake ends it', async () => {
    const script = await sitting({ person: false });
    script.joined();
    script.input.end('note one\nnote two\n');
    expect(await script.ended).toBe(0);
    expect(script.done).toEqual([{ kind: 'noted', text: 'one' }, { kind: 'noted', text: 'two' }, 'stopped']);
    expect(script.printed()).not.toContain('You have left');
    const wrong = await sitting({ person: false });
    wrong.joined();
    wrong.input.end('nonsense\nnote two\n');
    expect(await wrong.ended).toMatchObject({ code: 'unknownAct' });
    expect(wrong.done).toEqual(['stopped']);
  });

  test('a person who errs is told, and goes on; a mistake of ours ends it', async () => {
    const { joined, input, ended, printed, done, companion } = await sitting();
    joined();
    input.write('nonsense\nchoose 1\nnote on\n');
    await expect.poll(() => done.length).toBeGreaterThan(0);
    expect(printed()).toContain('"nonsense" is nothing one does at the table');
    expect(printed()).toMatch(/^ {2}• {2}nothing is asked of you now/m);
    Object.assign(companion, { act: () => Promise.reject(new Error('boom')) });
    input.write('note off\n');
    expect(await ended).toEqual(new Error('boom'));
  });

  test('a script waits for what is not there yet', async () => {
    let at = table({ length: 2 });
    const script = await sitting({ person: false, link: { ...SEAT, seat: 'defender' }, shared: () => at });
    script.joined();
    script.input.end('choose 2\n');
    await settled();
    expect(script.done).toEqual([]);
    at = table({ length: 3, ...open(choice()) });
    script.news(script.lines(2));
    expect(await script.ended).toBe(0);
    expect(script.done).toEqual([{ kind: 'chose', side: 'defender', option: 'retreat' }, 'stopped']);
  });
});

describe('a procedure that ended under other rules', () => {
  const ended = (version: string) => ({
    kind: 'lines',
    lines: [lineAt(2, { kind: 'resolved', ending: { version } })],
  });
  /** The campaign of the third line has an event that awaits its review. */
  const older = (length: number): Shared => {
    const { campaign } = table();
    const event = { kind: 'resolved', procedure: 'assault', input: {}, journal: [], ending: { version: '0' } };
    const standing = [...campaign.standing, { sequence: 1, event, state: campaign.state, owed: [] }];
    return table({ length, campaign: length < 3 ? campaign : { ...campaign, standing } });
  };

  test('is told as such, and one that ended under ours is not', async () => {
    for (const [version, words] of [
      ['0', 'The rules are now at version 1'],
      ['1', undefined],
    ] as const) {
      const { joined, news, warned } = await sitting({ shared: older });
      joined();
      news(ended(version));
      if (words === undefined) expect(warned()).toBe('');
      else expect(warned()).toContain(words);
    }
  });
});

describe('lines typed at a keyboard', () => {
  const { isTTY } = process.stdout;
  beforeEach(() => Object.assign(process.stdout, { isTTY: true }));
  afterEach(() => {
    Object.assign(process.stdout, { isTTY });
    vi.restoreAllMocks();
  });

  /** Everything that reaches the screen, in order: the prompt and the keys by one way, what is told by another. */
  async function talking() {
    const seen: string[] = [];
    const heard: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => seen.push(String(text)) > 0);
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    const dialogue = new Dialogue({ ...paper({ input }), out: (text) => seen.push(text) }, 'en', false);
    const talk = new Talk(dialogue, 'you> ', { line: (text) => heard.push(text), end: () => heard.push('(end)') });
    const wiped = '\u001b[1G\u001b[0J';
    const since = (work: () => void) => {
      const before = seen.length;
      work();
      return seen.slice(before).join('');
    };
    return { talk, dialogue, input, heard, seen, since, wiped };
  }

  test('the prompt is there before, and after everything that is told', async () => {
    const { talk, dialogue, since, wiped, input, heard } = await talking();
    expect(since(() => talk.above(() => dialogue.print('early')))).toBe('early\n');
    expect(since(() => talk.open())).toContain('you> ');
    const told = since(() => talk.above(() => dialogue.print('news')));
    expect(told).toMatch(/^[^n]*news\n.*you> /s);
    expect(told.indexOf(wiped)).toBeLessThan(told.indexOf('news'));
    expect(told).toContain(wiped);
    input.write('a line\r');
    await settled();
    expect(heard).toEqual(['a line']);
    // Closed by ourselves: the prompt is wiped, nobody has left.
    const closed = since(() => talk.close());
    expect(closed).toContain(wiped);
    expect(heard).toEqual(['a line']);
    expect(since(() => talk.above(() => dialogue.print('late')))).toBe('late\n');
  });

  test('whoever leaves is told so where his line stood', async () => {
    const seen: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => seen.push(String(text)) > 0);
    const { joined, input, ended } = await sitting({ keyboard: true, seen });
    joined();
    expect(seen.join('')).toContain('Attacker> ');
    input.write('leave\r');
    expect(await ended).toBe(0);
    const screen = seen.join('');
    const prompt = screen.lastIndexOf('Attacker> ');
    const wiped = screen.indexOf('\u001b[0J', prompt);
    expect(wiped).toBeGreaterThan(prompt);
    expect(wiped).toBeLessThan(screen.indexOf('You have left the table.'));
    // Nothing is asked of him any more.
    expect(screen.slice(screen.indexOf('You have left the table.'))).not.toContain('> ');
  });

  test('an observer is called one', async () => {
    const seen: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => seen.push(String(text)) > 0);
    const { joined, input, ended } = await sitting({ keyboard: true, seen, link: WATCH });
    joined();
    expect(seen.join('')).toContain('observer> ');
    input.write('leave\r');
    expect(await ended).toBe(0);
  });

  test('questions have the screen to themselves; what came meanwhile is told after them, in order', async () => {
    const { talk, dialogue, since, input, heard, seen, wiped } = await talking();
    talk.open();
    let shown = '';
    const asked = talk.aside(async () => {
      shown = since(() => {
        talk.above(() => dialogue.print('one'));
        talk.above(() => dialogue.print('two'));
      });
      return 7;
    });
    expect([await asked, shown, heard]).toEqual([7, '', []]);
    // The prompt was wiped for the questions, and comes back behind the news.
    const screen = seen.join('');
    expect(screen).toMatch(/you> .*one\n.*two\n.*you> /s);
    expect(screen.lastIndexOf(wiped, screen.indexOf('one'))).toBeGreaterThan(screen.indexOf('you> '));
    expect(since(() => talk.above(() => dialogue.print('three')))).toContain('three\n');
    input.write('again\r');
    await settled();
    expect(heard).toEqual(['again']);
    await expect(talk.aside(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(since(() => talk.above(() => dialogue.print('four')))).toContain('four\n');
    talk.close();
  });

  test('Ctrl-C and Ctrl-D are an end', async () => {
    for (const key of ['\u0003', '\u0004']) {
      const { talk, input, heard } = await talking();
      talk.open();
      input.write(key);
      await settled();
      expect(heard[0]).toBe('(end)');
      talk.close();
      vi.restoreAllMocks();
    }
  });
});
