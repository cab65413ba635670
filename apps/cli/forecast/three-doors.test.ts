/** The same forecast from the command, over HTTP and from the web app's worker, to the byte. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@grognard/games';
import { speakerFor, wordedForecast } from '@grognard/games/words';
import {
  type Example,
  type Forecast,
  type Game,
  LOCALES,
  openExample,
  type Refusal,
  type Wish,
} from '@grognard/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bin, built, freshFolder, plainEnv } from '../testing/command.ts';
import { spoken } from '../testing/paper.ts';

/** The web app is no package: its door is a file. */
const WEB_DOOR = new URL('../../web/src/odds/forecast-job.ts', import.meta.url).href;

type Answer =
  | { readonly kind: 'told'; readonly forecast: Forecast }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'dropped' };
type WebDoor = { forecastOf(game: Game, job: object, wish: Wish): Promise<Answer> };

/** Room enough for every preset, however slow the machine. */
const ROOMY = {
  GROGNARD_LIMIT_REQUESTS: '1000000',
  GROGNARD_LIMIT_STATES: '4000000',
  GROGNARD_LIMIT_PATIENCE: '300000',
};

const folder = freshFolder();
let web: WebDoor;
let server: ChildProcess;
let url = '';

beforeAll(async () => {
  built();
  web = (await import(/* @vite-ignore */ WEB_DOOR)) as WebDoor;
  const args = [bin, 'serve', '--port', '0', '--database', join(folder, 'doors.db'), '--json'];
  server = spawn(process.execPath, args, {
    env: { ...plainEnv(), ...ROOMY },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  while (!url) {
    const [chunk] = (await once(server.stdout as NonNullable<typeof server.stdout>, 'data')) as [Buffer];
    said += chunk.toString('utf8');
    url = /"listening": "([^"]+)"/.exec(said)?.[1] ?? '';
  }
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

const games: readonly Game[] = await Promise.all(shelf.map((entry) => entry.load()));
const presets = games.flatMap((game) =>
  game.examples.filter(({ preset, refused }) => preset && !refused).map((example) => ({ game, example })),
);

async function answered(game: Game, example: Example, wish: Wish): Promise<Answer> {
  const opened = openExample(game, example);
  if (!opened.ok) throw new Error(`${example.id} is refused`);
  const { input, book, overlay } = opened.value;
  const job = { game: game.id, procedure: example.procedure, input, rulings: book.rulings, overlay, assumed: {} };
  return web.forecastOf(game, job, wish);
}

async function fromWorker(game: Game, example: Example, wish: Wish): Promise<Forecast> {
  const answer = await answered(game, example, wish);
  if (answer.kind !== 'told') throw new Error(`${example.id} is ${answer.kind}`);
  return answer.forecast;
}

async function fromCommand(verb: string, game: Game, example: Example, locale: string, args: readonly string[]) {
  const words = [verb, game.id, example.procedure, '--example', example.id, '--lang', locale, '--json', ...args];
  const { status, err, verbatim } = await spoken(words);
  if (status !== 0) throw new Error(err || verbatim);
  // The command breaks its answer into lines for whoever reads it.
  return JSON.stringify(JSON.parse(verbatim));
}

async function posted(verb: string, game: Game, example: Example, locale: string, wish: object) {
  const { input, rulings, procedure } = example;
  return fetch(`${url}/api/games/${game.id}/${procedure}/${verb}`, {
    method: 'POST',
    headers: { 'accept-language': locale, 'content-type': 'application/json' },
    body: JSON.stringify({ input, ...(rulings && { rulings }), ...wish }),
  });
}

async function overHttp(verb: string, game: Game, example: Example, locale: string, wish: object): Promise<string> {
  const response = await posted(verb, game, example, locale, wish);
  const body = await response.text();
  expect(response.status, body).toBe(200);
  return body;
}

/** So many states are walked in a moment; a preset that would need more with every decision open is asked with them settled. */
const MOST_STATES = 60_000;

async function isNarrow(game: Game, example: Example): Promise<boolean> {
  const { effort = 0, decisions = [] } = await fromWorker(game, example, { odds: true, decisions: true });
  return effort * decisions.reduce((all, { options }) => all * options.length, 1) <= MOST_STATES;
}

describe.each(presets.map(({ game, example }, index) => [game.id, example.id, game, example, index] as const))(
  '%s %s',
  (_game, _id, game, example, index) => {
    // Every other preset in the other language: each is slow enough once.
    const locale = LOCALES[index % LOCALES.length] ?? 'en';
    const worded = (forecast: Forecast): string =>
      JSON.stringify(wordedForecast(game, speakerFor(game, locale), forecast));

    test('odds', async () => {
      const policy = (await isNarrow(game, example)) ? undefined : 'never';
      const told = worded(
        await fromWorker(game, example, {
          decisions: true,
          odds: true,
          open: true,
          ...(policy && { policy: [policy] }),
        }),
      );
      expect(await fromCommand('odds', game, example, locale, policy ? ['--policy', policy] : [])).toBe(told);
      expect(await overHttp('odds', game, example, locale, policy ? { policy } : {})).toBe(told);
    });

    test('advice', async () => {
      const answer = await answered(game, example, { advice: {} });
      // Where a procedure favours nobody there is nothing to advise on, and every door says so.
      if (answer.kind === 'refused') {
        expect(game.procedures[example.procedure]?.favours).toBeUndefined();
        expect(answer).toMatchObject({ kind: 'refused', refusals: [{ code: 'noGoal' }] });
        await expect(fromCommand('advise', game, example, locale, [])).rejects.toThrow();
        const refused = await posted('advise', game, example, locale, {});
        expect([refused.status, await refused.json()]).toMatchObject([422, { refusals: [{ code: 'noGoal' }] }]);
        return;
      }
      const told = worded(await fromWorker(game, example, { decisions: true, advice: {} }));
      expect(await fromCommand('advise', game, example, locale, [])).toBe(told);
      expect(await overHttp('advise', game, example, locale, {})).toBe(told);
    });
  },
);

/** The command's answer, its lines put together again. */
async function printed(locale: string, ...words: readonly string[]): Promise<unknown> {
  const { status, err, verbatim } = await spoken([...words, '--lang', locale, '--json']);
  if (status !== 0) throw new Error(err || verbatim);
  return JSON.parse(verbatim);
}

async function got(locale: string, path: string): Promise<unknown> {
  return (await fetch(`${url}${path}`, { headers: { 'accept-language': locale } })).json();
}

describe.each(games.map((game, index) => [game.id, LOCALES[index % LOCALES.length] ?? 'en', game] as const))(
  '%s in %s',
  (id, locale, game) => {
    const [first] = presets.filter((each) => each.game === game);

    test('what a procedure asks, and the tables as printed', async () => {
      for (const procedure of Object.keys(game.procedures).slice(0, 3))
        expect(await got(locale, `/api/games/${id}/${procedure}`)).toEqual(
          await printed(locale, 'describe', id, procedure),
        );
      expect(await got(locale, `/api/games/${id}/tables`)).toEqual(await printed(locale, 'show', id));
    });

    test('a resolution with the same dice and answers, and what each switch is worth', async () => {
      if (!first) return;
      const { example } = first;
      const { dice = [], answers = [], procedure } = example;
      const given = ['--dice', dice.join(','), '--answers', JSON.stringify(answers)];
      const told = await printed(locale, 'resolve', id, procedure, '--example', example.id, ...given);
      expect(await (await posted('resolve', game, example, locale, { dice, answers })).json()).toEqual(told);
      if (game.procedures[procedure]?.favours === undefined) return;
      const worth = await printed(locale, 'worth', id, procedure, '--example', example.id);
      expect(await (await posted('worth', game, example, locale, {})).json()).toEqual(worth);
    });
  },
);

async function told(locale: string, path: string, body: object): Promise<unknown> {
  const headers = { 'accept-language': locale, 'content-type': 'application/json' };
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

test.each(LOCALES)('tables under the reader’s own cells, in %s', async (locale) => {
  const overlay = { assault: [{ row: '6', column: '2/1', cell: 'A1' }] };
  const laid = ['--overlay', JSON.stringify(overlay)];
  const table = await told(locale, '/api/games/specimen/tables/assault', { overlay });
  expect(table).toEqual(await printed(locale, 'show', 'specimen', 'assault', ...laid));
  expect(table).toMatchObject({ own: overlay.assault });
  expect(await told(locale, '/api/games/specimen/tables', { overlay })).toEqual(
    await printed(locale, 'show', 'specimen', ...laid),
  );
});

test.each(['1f2e', '00', 'AB12cd'])('dice from the seed %s', async (seed) => {
  const [input, answers] = [{ attack: 12, defence: 4 }, [{ attacker: 'hold', defender: 'hold' }, 'retreat']];
  const words = ['--input', JSON.stringify(input), '--seed', seed, '--ruling', 'fractions=nearest'];
  for (const given of [answers, answers.slice(0, 1)]) {
    const here = await spoken([
      'resolve',
      'specimen',
      'assault',
      ...words,
      '--answers',
      JSON.stringify(given),
      '--json',
    ]);
    const there = await told('en', '/api/games/specimen/assault/resolve', {
      input,
      seed,
      answers: given,
      rulings: { fractions: 'nearest' },
    });
    if (here.status === 0) expect(there).toEqual(JSON.parse(here.verbatim));
    else expect(there).toMatchObject({ status: 422 });
  }
});

test('the shelf, and a sweep', async () => {
  expect(await got('fr', '/api/games')).toEqual(await printed('fr', 'games'));
  const words = ['analyse', 'specimen', 'assault', '--input', '{"attack":4,"defence":4}', '--along', 'attack=0,4,8'];
  const answer = await fetch(`${url}/api/games/specimen/assault/analyse`, {
    method: 'POST',
    headers: { 'accept-language': 'fr', 'content-type': 'application/json' },
    body: JSON.stringify({ input: { attack: 4, defence: 4 }, along: 'attack', values: [0, 4, 8] }),
  });
  const told = await answer.json();
  expect(told).toEqual(await printed('fr', ...words));
  expect(told, 'nobody attacks with nothing, and that is told').toMatchObject({ leftOut: [{ value: 0 }] });
});
