/** What is typed, how a run begins and how it ends. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { game as specimen } from '@grognard/games/specimen';
import { type Game, Refused } from '@grognard/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Dialogue } from '../dialogue.ts';
import { Quit } from '../faults.ts';
import { run } from '../run.ts';
import { demonstration } from '../session/demonstration.ts';
import { freshFolder } from '../testing/command.ts';
import { refused } from '../testing/pages.ts';
import { paper, scripted, spoken } from '../testing/paper.ts';
import { en } from '../text/en.ts';
import { examples } from './examples.ts';
import { scenarios } from './scenarios.ts';
import { notServed, settingsIn } from './serve.ts';

const folder = freshFolder();

afterAll(() => rmSync(folder, { recursive: true }));

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
    expect(await told('hel')).toBe(`help\t${en['cli.help.help']}\n`);
    expect((await told('-')).trimEnd().split('\n')).toEqual([
      ...(['json', 'lang', 'game'] as const).map((name) => `--${name}\t${en[`cli.option.${name}`]}`),
      `--help\t${en['cli.help.help']}`,
    ]);
    expect((await told('odds', '--')).split('\n')).toContain(`--help\t${en['cli.help.help']}`);
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
    // Where a value is being typed no game is offered in its place.
    for (const line of [
      ['odds', '--by'],
      ['show', '--overlay'],
      ['show', '--game'],
      ['campaign', 'undo', '--consent'],
    ])
      expect(await offered(...line, '')).toEqual([]);
    // A game named beside is looked for, dashes before it or not.
    for (const dashes of [['--'], []])
      expect((await spoken(['complete', ...dashes, 'show', '--game', './none.mjs', ''])).status).toBe(1);
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
    // Behind two dashes nothing is an option, even where nothing stands before them.
    const bare = await spoken(['--', '--json'], { games: 'specimen' });
    expect([bare.status, bare.out.split('\n')[0]]).toEqual([0, 'The Ford (specimen) · Assault']);
    expect(await refused(2, 'games', '--lang', 'de')).toContain('de');
    expect(await refused(2, 'odds', 'specimen', 'assault')).toContain('See: grognard odds --help');
    expect(await refused(2, 'resolv')).toMatch(/See: grognard --help/);
    expect(await refused(2, 'games', '--game')).toContain('--game');
    for (const line of [['--game=./none.mjs'], ['--game', './none.mjs']])
      expect(await refused(1, 'games', ...line)).toContain('"./none.mjs" is neither');
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

describe('help', () => {
  test('of a verb: how it is called, what it takes, its options, its examples, in the language asked for', async () => {
    const help = async (...line: readonly string[]) => (await spoken([...line, '--help'])).out.split('\n');
    const odds = await help('odds');
    expect(odds[0]).toBe(`Usage: grognard odds [options] <${en['cli.word.game']}> <${en['cli.word.procedure']}>`);
    for (const title of ['arguments', 'options'] as const) expect(odds).toContain(en[`cli.help.title.${title}`]);
    expect(odds).toContain(en['cli.help.examples']);
    expect(odds.slice(odds.indexOf('Examples:') + 1).join('\n')).toContain(en['cli.verb.odds.examples']);
    const show = await help('show');
    expect(show[0]).toContain(`[${en['cli.word.table']}]`);
    const family = await help('campaign');
    expect(family[0]).toBe(`Usage: grognard campaign ${en['cli.help.usage']}`);
    expect(family.join('\n')).toContain(en['cli.help.examples']);
    expect(family.filter((line) => /^ {2}(new|undo|log) /.test(line))).toHaveLength(3);
    const inner = await help('campaign', 'undo');
    expect(inner[0]).toMatch(/^Usage: grognard campaign undo \[options\] </);
    const whole = await help();
    expect(whole.join('\n')).toContain(en['cli.verb.none.examples']);
    expect((await help('odds', '--lang', 'fr'))[0]).toMatch(/^Usage : grognard odds/);
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
    for (const nothing of [undefined, null])
      expect(told(nothing)).toEqual([{ code: 'cannotServe', at: '', facts: { reason: String(nothing) } }]);
    // Which port is taken must be known before another can be proposed.
    expect(told(failure({ code: 'EADDRINUSE' }, 'taken'))).toEqual([
      { code: 'cannotServe', at: '', facts: { reason: 'taken' } },
    ]);
    expect(told(failure({ name: 'StoreInUse' }))).toEqual([{ code: 'storeInUse', at: '' }]);
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

  test('what the line says is set as the server calls it, and nothing else', () => {
    const settings = (options: Readonly<Record<string, string | readonly string[]>>, games?: string) =>
      settingsIn(new Dialogue(paper({ games }), 'en', false), { words: [], options });
    expect(settings({})).toEqual({});
    expect(settings({ port: '81', host: '::1', database: 'a.db', game: ['x.js', 'y'] })).toEqual({
      ...{ GROGNARD_PORT: '81', GROGNARD_HOST: '::1', GROGNARD_DATABASE: 'a.db', GROGNARD_GAMES: 'all,x.js,y' },
    });
    expect(settings({ game: ['x.js'] }, 'specimen')).toEqual({ GROGNARD_GAMES: 'specimen,x.js' });
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
    expect([status, err, out.trimEnd().split('\n')]).toEqual([
      0,
      '',
      [
        'Grognard: pick a game, pick a chart, see the odds, throw the dice, read why.',
        'Enter answers, Esc goes back one question, Ctrl-C leaves.',
        'Until next time.',
      ],
    ]);
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
  test('what is shown is a situation that the game offers, or else one that it does not refuse', async () => {
    const [sound, other, ...refusals] = specimen.examples;
    const shown = async (examples: readonly unknown[]) => {
      const around = paper({ width: 120, terminal: false });
      const dialogue = Object.assign(new Dialogue(around, 'en', false), {
        game: async () => ({ ...specimen, examples }) as Game,
      });
      const status = await demonstration(dialogue);
      return [status, around.printed().split('\n')[1]];
    };
    const plain = { ...other, preset: false };
    expect(await shown([plain, sound])).toEqual([0, sound?.title.en]);
    expect(await shown([...refusals, plain])).toEqual([0, other?.title.en]);
    expect(await shown(refusals)).toEqual([1, undefined]);
  });

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
