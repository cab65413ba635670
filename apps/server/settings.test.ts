/** What an operator may set, what holds where he says nothing, and what he can count. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ShelfEntry } from '@grognard/games';
import { type Game, Refused } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { Metrics } from './metrics.ts';
import { openServices } from './services.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS, settingsFrom } from './settings.ts';
import type { WatchedStore } from './store/watched.ts';

const refusalsOf = (env: Readonly<Record<string, string>>): readonly unknown[] => {
  try {
    settingsFrom(env);
    return [];
  } catch (error) {
    if (error instanceof Refused) return error.refusals;
    throw error;
  }
};

describe('settings', () => {
  test('where nobody says otherwise they are as the guide has them', () => {
    const { limits, ...settings } = settingsFrom({});
    expect(settings).toEqual({
      host: '127.0.0.1',
      port: 8080,
      database: 'grognard.db',
      web: undefined,
      manual: undefined,
      proxies: 0,
      metrics: true,
      docs: true,
      origins: [],
      games: ['all'],
      logLevel: 'info',
    });
    expect(limits).toEqual(DEFAULT_LIMITS);
    expect(DEFAULT_SETTINGS).toEqual({ ...settings, limits });
  });

  test.each([
    ['running-a-server.md', 'Usual limits'],
    ['running-a-server.fr.md', 'Limites usuelles'],
  ])('the usual limits are those that %s tells', (file, head) => {
    const guide = readFileSync(new URL(`../../docs/guide/${file}`, import.meta.url), 'utf8');
    const start = guide.indexOf(head);
    const told = guide.slice(start, guide.indexOf('\n\n', start)).replaceAll(/(?<=\d)[\s\u00a0\u202f,](?=\d{3})/g, '');
    const figures = [...told.matchAll(/\d+/g)].map(([figure]) => Number(figure));
    const KB = 1024;
    const { workers, ...limits } = DEFAULT_LIMITS;
    expect(figures).toEqual([
      limits.body / KB,
      limits.journal / KB / KB,
      limits.giveBack / KB / KB,
      limits.depth,
      limits.arrival / 1_000,
      limits.inFlight,
      limits.requests,
      limits.files,
      limits.creations,
      limits.sockets,
      limits.socketsPerAddress,
      limits.socketsPerCampaign,
      limits.lines,
      limits.backlog / KB / KB,
      limits.campaignLines,
      limits.rooms,
      limits.roomLines,
      limits.states,
      limits.patience / 1_000,
      limits.memory,
      limits.queue,
      limits.walksPerAddress,
      limits.patience / 1_000,
    ]);
    // One core is left to the server itself, and no more than two walk.
    expect(workers).toBe(Math.min(2, Math.max(1, availableParallelism() - 1)));
  });

  test('each is read by its name, an empty one is none', () => {
    const env = {
      GROGNARD_HOST: '::1',
      GROGNARD_PORT: '0',
      GROGNARD_DATABASE: 'x.db',
      GROGNARD_WEB: 'site',
      GROGNARD_MANUAL: 'book',
      GROGNARD_PROXIES: '2',
      GROGNARD_METRICS: 'off',
      GROGNARD_DOCS: 'off',
      GROGNARD_ORIGINS: 'https://a.example',
      GROGNARD_GAMES: 'specimen',
      GROGNARD_LOG: 'error',
    };
    expect(settingsFrom(env)).toMatchObject({
      host: '::1',
      port: 0,
      database: 'x.db',
      web: 'site',
      manual: 'book',
      proxies: 2,
      metrics: false,
      docs: false,
      origins: ['https://a.example'],
      games: ['specimen'],
      logLevel: 'error',
    });
    const empty = Object.fromEntries(Object.keys(env).map((name) => [name, '']));
    expect(settingsFrom(empty)).toEqual(settingsFrom({}));
    expect(settingsFrom({ GROGNARD_METRICS: 'on', GROGNARD_DOCS: 'on' })).toMatchObject({ metrics: true, docs: true });
    for (const level of ['debug', 'info', 'warn', 'error', 'silent'])
      expect(settingsFrom({ GROGNARD_LOG: level }).logLevel).toBe(level);
  });

  test('every limit has its name', () => {
    const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    for (const name of Object.keys(DEFAULT_LIMITS)) {
      const { limits } = settingsFrom({ [`GROGNARD_LIMIT_${words(name)}`]: '77' });
      expect(limits).toEqual({ ...DEFAULT_LIMITS, [name]: 77 });
    }
  });

  test('the last port is 65535, and what is no number is told with its first forty letters', () => {
    expect(settingsFrom({ GROGNARD_PORT: '65535' }).port).toBe(65_535);
    const refused = (received: string) => [
      { code: 'settingNotANumber', at: 'GROGNARD_PORT', facts: { received, most: 65_535 } },
    ];
    expect(refusalsOf({ GROGNARD_PORT: '65536' })).toEqual(refused('65536'));
    expect(refusalsOf({ GROGNARD_PORT: '-1' })).toEqual(refused('-1'));
    expect(refusalsOf({ GROGNARD_PORT: 'x'.repeat(50) })).toEqual(refused('x'.repeat(40)));
    expect(refusalsOf({ GROGNARD_PROXIES: '9007199254740992' })).toMatchObject([{ at: 'GROGNARD_PROXIES' }]);
  });

  test('a name that nobody knows is refused, with the one that was meant if one is near', () => {
    expect(refusalsOf({ GROGNARD_PROT: '1', GROGNARD_LIMIT_BODIES: '2', GROGNARD_XYZXYZXYZ: '3' })).toEqual([
      { code: 'unknownSetting', at: 'GROGNARD_PROT', facts: { close: 'GROGNARD_PORT' } },
      { code: 'unknownSetting', at: 'GROGNARD_LIMIT_BODIES', facts: { close: 'GROGNARD_LIMIT_BODY' } },
      { code: 'unknownSetting', at: 'GROGNARD_XYZXYZXYZ', facts: {} },
    ]);
    expect(refusalsOf({ GROGNARD_LOG: 'wran', GROGNARD_METRICS: 'offf' })).toEqual([
      {
        code: 'settingNotOffered',
        at: 'GROGNARD_METRICS',
        facts: { received: 'offf', options: ['on', 'off'], close: 'off' },
      },
      {
        code: 'settingNotOffered',
        at: 'GROGNARD_LOG',
        facts: { received: 'wran', options: ['debug', 'info', 'warn', 'error', 'silent'], close: 'warn' },
      },
    ]);
  });

  test('what is not offered is told with what is, what is no origin by itself, and all at once', () => {
    const wrong = 'y'.repeat(90);
    expect(
      refusalsOf({
        GROGNARD_LOG: 'z'.repeat(50),
        GROGNARD_ORIGINS: `https://a.example,${wrong}, , b`,
        GROGNARD_STATE: '/x',
        GROGNARD_DEBUG: '1',
        OTHER: 'x',
      }),
    ).toEqual([
      { code: 'settingNotAnOrigin', at: 'GROGNARD_ORIGINS', facts: { received: 'y'.repeat(80) } },
      { code: 'settingNotAnOrigin', at: 'GROGNARD_ORIGINS', facts: { received: 'b' } },
      {
        code: 'settingNotOffered',
        at: 'GROGNARD_LOG',
        facts: { received: 'z'.repeat(40), options: ['debug', 'info', 'warn', 'error', 'silent'] },
      },
    ]);
  });
});

describe('metrics', () => {
  test('counters, histograms and gauges as Prometheus reads them', () => {
    const metrics = new Metrics();
    metrics.count('hits', { route: '/a', status: 200 });
    metrics.count('hits', { route: '/a', status: 200 });
    metrics.count('hits', { route: '/b', status: 404 }, 3);
    metrics.count('bare');
    metrics.time('took', 0.25, { route: '/a' });
    metrics.time('took', 0.3, { route: '/a' });
    metrics.time('took', 0.001, { route: '/b' });
    metrics.gauge('open', () => 7);
    // Bounds in seconds: a quarter falls into its own bucket and all above, three tenths from a half on.
    const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
    const counts = [0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2];
    expect(metrics.text.split('\n')).toEqual([
      '# TYPE hits counter',
      'hits{route="/a",status="200"} 2',
      'hits{route="/b",status="404"} 3',
      '# TYPE bare counter',
      'bare 1',
      '# TYPE took histogram',
      ...bounds.map((bound, place) => `took_bucket{route="/a",le="${bound}"} ${counts[place]}`),
      'took_bucket{route="/a",le="+Inf"} 2',
      'took_sum{route="/a"} 0.55',
      'took_count{route="/a"} 2',
      ...bounds.map((bound) => `took_bucket{route="/b",le="${bound}"} 1`),
      'took_bucket{route="/b",le="+Inf"} 1',
      'took_sum{route="/b"} 0.001',
      'took_count{route="/b"} 1',
      '# TYPE open gauge',
      'open 7',
      '',
    ]);
  });
});

test('services: a game is loaded once, one that nobody has is none, and what goes on is measured', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { id: 'a' } as unknown as Game;
  };
  const shelf = ['a', 'b'].map((id) => ({ id, load })) as unknown as readonly ShelfEntry[];
  const store = { listen: () => undefined } as unknown as WatchedStore;
  const services = openServices(DEFAULT_SETTINGS, store, async () => '', shelf);
  expect(await services.gameOf('a')).toBe(await services.gameOf('a'));
  expect([loads, await services.gameOf('c'), services.games]).toEqual([1, undefined, ['a', 'b']]);
  for (const gauge of ['rooms', 'room_lines', 'sockets', 'walks'])
    expect(services.metrics.text).toContain(`# TYPE grognard_${gauge} gauge\ngrognard_${gauge} 0\n`);
  expect(services.metrics.text).toMatch(/^process_resident_memory_bytes [1-9]\d{6,}$/m);
  services.hub.close();
});
