/** What a worker's thread does, without the thread: forecasts in their time, worked examples, everything that is checked. */
import { createHash } from 'node:crypto';
import { game as ford } from '@grognard/games/specimen';
import {
  answersInOrder,
  type CampaignEvent,
  fileOf,
  type Game,
  nextLine,
  open,
  PLAYS,
  resolve,
  typed,
} from '@grognard/kernel';
import { lineText } from '@grognard/kernel/fair';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Table } from '../testing/table.ts';
import type { Answered, Body, CheckJob, ForecastJob, Hours, Said } from './job.ts';
import { workWith } from './work.ts';

const said: Said[] = [];
const work = workWith(['specimen'], (each) => said.push(each));
const EVER: Hours = { walk: Number.POSITIVE_INFINITY, sample: Number.POSITIVE_INFINITY };

const done = (job: Partial<CheckJob>): Promise<Answered> =>
  work({ job: { verb: 'verify', game: '', body: {}, locale: 'en', states: 1, ...job }, hours: EVER });

afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

const refused = (...refusals: readonly unknown[]) => ({ kind: 'refused', refusals });
const ODDS: ForecastJob = {
  verb: 'odds',
  game: 'specimen',
  procedure: 'assault',
  body: { input: { attack: 11, defence: 4 } },
  locale: 'en',
  states: 100_000,
};

describe('a forecast', () => {
  /** The machine's clock stands still at this hour. */
  const at = (now: number, hours: Hours): Promise<Answered> => {
    vi.spyOn(Date, 'now').mockReturnValue(now);
    return work({ job: ODDS, hours });
  };

  test('is exact before the first hour, a whole sample before the second, and after it the least one', async () => {
    const hours = { walk: 1_000, sample: 2_000 };
    expect(await at(999, hours)).toMatchObject({ kind: 'answered', value: { method: 'exact' } });
    expect(await at(1_999, hours)).toMatchObject({ value: { method: 'sampled', effort: PLAYS } });
    const least = { value: { method: 'sampled', effort: 500 } };
    expect(await at(2_000, hours)).toMatchObject(least);
    expect(await at(1_000, { walk: 1_000, sample: 1_000 })).toMatchObject(least);
  });

  /** The clock shows nothing when the walk begins, and ever after so many milliseconds. */
  const walkedFor = async (later: number, telling?: boolean): Promise<readonly Said[]> => {
    await work({ job: ODDS, hours: EVER });
    let looks = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => {
      looks += 1;
      return looks === 1 ? 0 : later;
    });
    const job: ForecastJob = {
      ...ODDS,
      get body() {
        looks = 0;
        return ODDS.body;
      },
      ...(telling !== undefined && { telling }),
    };
    await work({ job, hours: EVER });
    return said;
  };

  test('tells four times a second how far it has come, to who wants to hear it', async () => {
    expect(await walkedFor(249, true)).toEqual([]);
    expect(await walkedFor(1_000_000)).toEqual([]);
    expect(await walkedFor(1_000_000, false)).toEqual([]);
    // The clock does not go on after the first news.
    expect(await walkedFor(250, true)).toEqual([{ kind: 'said', news: expect.objectContaining({}) }]);
    expect(said[0]?.news).toHaveProperty('states');
  });

  test('is refused with everything that is wrong, in a game that is known', async () => {
    const asked = (job: Partial<ForecastJob>) => work({ job: { ...ODDS, ...job }, hours: EVER });
    expect(await asked({ body: { input: { attack: 0, defence: 41 } } })).toMatchObject(
      refused({ code: 'notAnInteger', at: 'attack' }, { code: 'notAnInteger', at: 'defence' }),
    );
    const unknown = (facts: object) => refused({ code: 'unknownGame', at: 'game', facts });
    const options = ['specimen'];
    expect(await asked({ game: 'specimn' })).toEqual(unknown({ received: 'specimn', options, close: 'specimen' }));
    expect(await asked({ game: 'x' })).toEqual(unknown({ received: 'x', options }));
  });

  test('is made under the readings and with the cells of whoever asks', async () => {
    const chances = async (body: Body): Promise<unknown> => {
      const held = { policy: 'never', by: 'code', ...body };
      const answered = await work({ job: { ...ODDS, body: held }, hours: EVER });
      if (answered.kind !== 'answered') return answered;
      const { outcomes } = answered.value as unknown as { outcomes: { outcome: string; fraction: string }[] };
      return Object.fromEntries(outcomes.map(({ outcome, fraction }) => [outcome, fraction]));
    };
    const input = { attack: 11, defence: 4 };
    // Rows 1 to 6 of column 2/1 read A1 - - D1 D1 D2; the sixth is laid over.
    const printed = { A1: '1/6', '-': '1/3', D1: '1/3', D2: '1/6' };
    expect(await chances({ input })).toEqual(printed);
    expect(await chances({ input, overlay: { assault: [{ row: '6', column: '2/1', cell: 'A1' }] } })).toEqual({
      A1: '1/3',
      '-': '1/3',
      D1: '1/3',
    });
    expect(await chances({ input, rulings: { fractions: 'nearest' } })).not.toEqual(printed);
  });

  test('is looked at along one input, with the decisions settled as was asked', async () => {
    const along = (more: Body) =>
      work({ job: { ...ODDS, verb: 'analyse', body: { ...ODDS.body, policy: 'never', ...more } }, hours: EVER });
    const told = await along({ along: 'attack', values: [4, 12] });
    expect(told).toMatchObject({ kind: 'answered', value: { along: 'attack', policy: ['never'] } });
    expect(await along({ along: 'attak', values: [4] })).toMatchObject({ kind: 'refused' });
    // A clause that names a decision of the procedure, and one that names none.
    const settled = { along: 'attack', values: [4], policy: { 'assault.ask.reserves': 'hold' } };
    expect(await along(settled)).toMatchObject({ kind: 'answered' });
    expect(await along({ ...settled, policy: { 'assault.ask.nothing': 'hold' } })).toMatchObject({ kind: 'refused' });
    expect(await along({ along: 'attack', values: [4], policy: ['nobody knows'] })).toMatchObject({ kind: 'refused' });
  });

  test('advises from where dice and answers lead, and not where they lead nowhere', async () => {
    const advised = (more: Body) =>
      work({ job: { ...ODDS, verb: 'advise', body: { ...ODDS.body, ...more } }, hours: EVER });
    const answers = [{ attacker: 'hold', defender: 'hold' }];
    expect(await advised({})).toMatchObject({ kind: 'answered', value: { advice: expect.anything() } });
    expect(await advised({ answers, dice: [5] })).toMatchObject({ kind: 'answered' });
    expect(await advised({ answers, dice: [7] })).toMatchObject(refused({ code: 'notAFace', at: 'dice' }));
    expect(await advised({ answers: [{ attacker: 'dance', defender: 'hold' }] })).toMatchObject({ kind: 'refused' });
    // A five is a D1, which leaves the defender the choice.
    expect(await advised({ answers, dice: [5] })).toMatchObject({
      value: { advice: { side: 'defender', decision: { text: 'assault.ask.retreat' } } },
    });
  });

  test('is of what was asked for, and of nothing else', async () => {
    const told = async (verb: ForecastJob['verb'], more: Body = {}): Promise<Record<string, never>> => {
      const answered = await work({ job: { ...ODDS, verb, body: { ...ODDS.body, ...more } }, hours: EVER });
      return answered.kind === 'answered' ? (answered.value as never) : (answered as never);
    };
    const chances = ({ outcomes }: Record<string, readonly { outcome: string; fraction: string }[]>) =>
      Object.fromEntries((outcomes ?? []).map(({ outcome, fraction }) => [String(outcome), fraction]));
    const QUESTIONS = [
      'attacker:assault.ask.reserves',
      'defender:assault.ask.reserves',
      'defender:assault.ask.retreat',
    ];
    const open = await told('odds');
    expect(open).toMatchObject({ decisions: QUESTIONS.map((key) => ({ key })), open: expect.anything() });
    // Only a D2 makes the defender retreat who never does so by himself, and D2 is the six.
    expect(chances(await told('odds', { policy: 'never', by: 'defenderRetreats' }))).toEqual({
      true: '1/6',
      false: '5/6',
    });
    // With the attacker's reserve the rows are 2 to 7 of column 2/1: - - D1 D1 D2 D2.
    const reserves = { rule: '7.2', text: 'assault.ask.reserves', answers: { attacker: 'commit', defender: 'hold' } };
    const played = await told('odds', { journal: [{ kind: 'together', ...reserves }] });
    expect([played['policy'], chances(played)]).toEqual([['journal'], { '-': '1/3', D1: '1/3', D2: '1/3' }]);
    for (const verb of ['advise', 'worth'] as const) {
      const part = verb === 'advise' ? 'advice' : 'worth';
      const goalOf = async (more: Body) => ((await told(verb, more))[part] as unknown as { goal: string }).goal;
      // Each side's usual goal, or the one that is given.
      expect(await goalOf({ side: 'attacker' })).toBe('lossDifference');
      expect(await goalOf({ side: 'defender' })).toBe('-lossDifference');
      expect(await goalOf({ side: 'attacker', goal: 'defenderLosses' })).toBe('defenderLosses');
      expect(await told(verb)).toMatchObject({ decisions: QUESTIONS.map((key) => ({ key })) });
      const options = ['attacker', 'defender'];
      const unknown = (facts: object) => refused({ code: 'unknownSide', at: 'side', facts: { options, ...facts } });
      expect(await told(verb, { side: 'xyz' })).toEqual(unknown({ received: 'xyz' }));
      expect(await told(verb, { side: 'defendr' })).toEqual(unknown({ received: 'defendr', close: 'defender' }));
    }
    expect(await told('worth', { policy: 'always' })).toMatchObject({ policy: ['always'] });
    const analysed = await told('analyse', { along: 'attack', values: [4] });
    expect(analysed).toMatchObject({ decisions: QUESTIONS.map((key) => ({ key })) });
  });

  test('of dice that have fallen says how lucky they were, and looks at nothing but them', async () => {
    const ready = open(ford as Game, 'assault', { attack: 11, defence: 4 });
    if (!ready.ok) throw new Error('it opens');
    const answers = [{ attacker: 'hold', defender: 'hold' }];
    const played = resolve(ready.value, typed([2], answersInOrder(answers).answer));
    if (!played.ok) throw new Error(JSON.stringify(played.refusals));
    const { input, rulings, overlay, journal } = played.value;
    const body = { input, rulings, overlay, journal };
    const answered = await work({ job: { ...ODDS, verb: 'luck', body }, hours: EVER });
    expect(answered).toMatchObject({ kind: 'answered', value: { luck: expect.anything() } });
    expect(answered).not.toMatchObject({ value: { decisions: expect.anything() } });
  });

  test('is refused with what is wrong beside the input, and with the input as far as it can be read', async () => {
    const places = async (body: unknown): Promise<unknown> => {
      const answered = await work({ job: { ...ODDS, body: body as Body }, hours: EVER });
      return answered.kind === 'refused' ? answered.refusals.map(({ code, at }) => `${code} ${at}`) : answered.kind;
    };
    const wrong = { attack: 0, defence: 4 };
    expect(await places({ input: wrong, odd: 1 })).toEqual(['unknownField odd', 'notAnInteger attack']);
    expect(await places({ input: wrong, rulings: 7 })).toEqual(['notARecord rulings', 'notAnInteger attack']);
    expect(await places({ input: wrong, overlay: 7 })).toEqual(['notARecord overlay', 'notAnInteger attack']);
    expect(await places({ input: wrong, overlay: { assault: 'x' } })).toEqual([
      'notAList overlay.assault',
      'notAnInteger attack',
    ]);
    expect(await places({ ...ODDS.body, by: 7 })).toEqual(['notText by']);
    // Where nobody knows what the input is, nothing else is looked at.
    expect(await places({ example: 7, rulings: 7 })).toEqual(['notText example', 'notARecord rulings']);
    expect(await places({ ...ODDS.body, example: '7.4-a' })).toEqual(['notBoth example']);
    expect(await places([])).toEqual(['notARecord ']);
    expect(await places({ ...ODDS.body, rulings: { fractions: 'x' } })).toEqual(['unknownReading rulings.fractions']);
  });

  test('that breaks is told with its name and where', async () => {
    const broken = (error: unknown): Promise<Answered> => {
      const job: ForecastJob = {
        ...ODDS,
        get body(): Body {
          throw error;
        },
      };
      return work({ job, hours: EVER });
    };
    const error = new RangeError('out');
    expect(await broken(error)).toEqual({ kind: 'failed', name: 'RangeError', stack: error.stack });
    expect(await broken({ name: 'Odd' })).toEqual({ kind: 'failed', name: 'Odd', stack: '' });
  });
});

test('games that cannot be had are told with the first job, not before', async () => {
  const none = workWith(['nothing-of-this-name'], () => undefined);
  // Long enough for a rejection that nobody hears to be complained of.
  await new Promise((later) => setImmediate(later));
  expect(await none({ job: ODDS, hours: EVER })).toMatchObject(refused({ code: 'gameNotFound' }));
});

describe('an example', () => {
  const walked = (example: string, locale: CheckJob['locale'] = 'en') =>
    done({ verb: 'example', game: 'specimen', body: { example }, locale });

  test('is walked every way, and told in the words of whoever asks', async () => {
    const told = { game: 'specimen', id: '7.4-a', faults: [], walked: expect.any(Array) };
    const title = { en: 'Eleven against four across the ford', fr: 'Onze contre quatre à travers le gué' };
    expect(await walked('7.4-a')).toMatchObject({
      kind: 'answered',
      value: { ...told, words: { title: title.en } },
    });
    expect(await walked('7.4-a', 'fr')).toMatchObject({ value: { ...told, words: { title: title.fr } } });
  });

  test('that is not there is refused with those that are', async () => {
    expect(await walked('7.4-c')).toMatchObject(
      refused({ code: 'unknownExample', at: 'example', facts: { received: '7.4-c', close: '7.4-a' } }),
    );
  });
});

interface Told {
  readonly holds: boolean;
  readonly checked: readonly { readonly key: string; readonly facts: Readonly<Record<string, unknown>> }[];
  readonly words: string;
}

/** Something checked: whether it holds, and what was found. */
const found = async (body: Body, locale: CheckJob['locale'] = 'en') => {
  const answered = await done({ body, locale });
  if (answered.kind !== 'answered') return answered;
  const { holds, checked, words } = answered.value as unknown as Told;
  return { holds, keys: checked.map(({ key }) => key), facts: checked.map(({ facts }) => facts), words };
};

test('a resolution is played again and compared', async () => {
  const opened = open(ford as Game, 'assault', { attack: 11, defence: 4, acrossRiver: true });
  if (!opened.ok) throw new Error('it opens');
  const answers = [{ attacker: 'commit', defender: 'hold' }, 'retreat'];
  const played = resolve(opened.value, typed([5, 6], answersInOrder(answers).answer));
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  const account = { ...played.value } as unknown as Body;
  expect(await found({ account })).toMatchObject({
    holds: true,
    keys: ['replayed', 'same'],
    words: 'Everything holds.',
  });
  expect(await found({ account: { ...account, outcome: 'other' } }, 'fr')).toMatchObject({
    holds: false,
    keys: ['replayed', 'differs'],
    facts: [{ entries: 4 }, { differs: ['outcome'] }],
    words: 'Tout ne tient pas.',
  });
  expect(await found({ account: { ...account, game: 'other' } })).toMatchObject(refused({ code: 'unknownGame' }));
});

describe('a journal', () => {
  const table = new Table(ford as Game);
  table.act('attacker', { kind: 'noted', text: 'À gué' });
  const { length, head } = table.shared;

  test('of a shared campaign is proved to its end', async () => {
    const told = await found({ journal: table.file });
    expect(told).toMatchObject({ holds: true, keys: expect.arrayContaining(['chain', 'signed', 'endSigned']) });
    expect(told).toMatchObject({ facts: expect.arrayContaining([{ lines: length, last: head }]) });
    const bent = table.file.replace('À gué', 'À pied');
    expect(await found({ journal: bent }, 'fr')).toMatchObject({ holds: false, words: 'Tout ne tient pas.' });
    expect(await found({ journal: '{"event":{"fair":{' })).toMatchObject(
      refused({ code: 'unknownGame', facts: { received: '' } }),
    );
  });

  test('kept against a server proves what its signatures contradict', async () => {
    const journal = table.lines.map(lineText);
    const heads = [table.secrets.vouch({ length, head }), table.secrets.vouch({ length, head: 'a'.repeat(64) })];
    const evidence = (more: object) => ({ journal: JSON.stringify({ grognard: 'evidence', journal, heads, ...more }) });
    expect(await found(evidence({}))).toMatchObject({
      holds: true,
      keys: ['charge.forked'],
      facts: [{ length, other: length }],
    });
    expect(await found(evidence({ heads: heads.slice(0, 1) }))).toMatchObject({
      holds: false,
      keys: ['nothingProved'],
    });
    expect(await found(evidence({ journal: [] }))).toMatchObject(
      refused({ code: 'unknownGame', facts: { received: '' } }),
    );
  });

  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  const written = (...events: readonly CampaignEvent[]): readonly string[] => {
    const lines: string[] = [];
    for (const event of events) lines.push(nextLine(lines, event, sha256));
    return lines;
  };
  const opening: CampaignEvent = {
    kind: 'opened',
    format: 1,
    game: 'specimen',
    version: ford.version,
    name: 'A test',
    rulings: {},
    setup: {},
  };
  const note: CampaignEvent = { kind: 'noted', text: 'À gué' };

  test('of a campaign of one’s own is read and folded', async () => {
    const lines = written(opening, note);
    const text = fileOf(lines);
    expect(await found({ journal: text })).toMatchObject({
      holds: true,
      keys: ['chain', 'version', 'endings', 'events', 'entries', 'standing'],
      facts: expect.arrayContaining([
        { lines: 2, last: sha256(lines[1] ?? '') },
        { events: 2, resolved: 0 },
      ]),
    });
    expect(await found({ journal: `${text}{"event"` })).toMatchObject({
      holds: false,
      keys: expect.arrayContaining(['torn']),
      facts: expect.arrayContaining([{ line: 3 }]),
    });
  });

  test('that cannot be read, opened or folded is refused', async () => {
    const [first = '', second = ''] = written(opening, note);
    expect(await found({ journal: fileOf([first, second.replace('À gué', 'À pied'), second]) })).toMatchObject(
      refused({ code: 'fileLineOutOfOrder', at: 'journal', facts: { line: 3 } }),
    );
    expect(await found({ journal: '' })).toEqual(refused({ code: 'emptyCampaign', at: 'journal' }));
    expect(await found({ journal: fileOf(written(note)) })).toEqual(refused({ code: 'notOpened', at: 'journal' }));
    expect(await found({ journal: fileOf(written({ ...opening, game: 'other' })) })).toMatchObject(
      refused({ code: 'unknownGame', facts: { received: 'other' } }),
    );
    const undone: CampaignEvent = { kind: 'undone', event: 7, consent: [] };
    expect(await found({ journal: fileOf(written(opening, undone)) })).toMatchObject({
      kind: 'refused',
      refusals: [{ code: expect.any(String) }],
    });
  });
});
