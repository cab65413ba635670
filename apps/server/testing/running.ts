/** A server that really listens, and players who really connect: what the tests of the whole play with. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { shelf } from '@grognard/games';
import type { Game } from '@grognard/kernel';
import { moves, type Shared } from '@grognard/kernel/fair';
import { WebSocket } from 'ws';
import { buildServer, type Server } from '../app.ts';
import { Api } from '../client/api.ts';
import { Companion } from '../client/companion.ts';
import { createCampaign } from '../client/create.ts';
import { parseLink, type SecretLink } from '../client/links.ts';
import type { CompanionOptions, Socket } from '../client/news.ts';
import { takeSeat } from '../client/take-seat.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { WorkerFile } from '../forecasts/pool.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS, type Limits, type Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';
import { builtWorker } from './built.ts';
import { IN_VAIN } from './limits.ts';

/** Limits that do not bind a test that is about something else. */
const ROOMY: Limits = { ...DEFAULT_LIMITS, requests: 1_000_000, creations: 1_000_000, socketsPerAddress: 5_000 };

export interface Running {
  readonly url: string;
  readonly server: Server;
  /** Everything that was logged. */
  log(): string;
  stop(): Promise<void>;
}

export async function running(
  database?: string,
  limits: Partial<Limits> = {},
  more: Partial<Settings> = {},
  walker?: WorkerFile,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-server-'));
  const logged: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  const store = await openStore(database ?? join(folder, 'test.db'));
  const settings = { ...DEFAULT_SETTINGS, logLevel: 'debug' as const, ...more, limits: { ...ROOMY, ...limits } };
  let bundle: Promise<string> | undefined;
  const worker = (): Promise<string> => {
    bundle ??= builtWorker();
    return bundle;
  };
  const server = await buildServer(settings, store, { log: sink, worker: walker ?? worker });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    log: () => logged.join(''),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const gameOf = async (id: string): Promise<Game | undefined> => shelf.find((each) => each.id === id)?.load();

export const connect = (url: string): Socket => new WebSocket(url) as unknown as Socket;

type SeatLink = Extract<SecretLink, { kind: 'seat' }>;

export interface Party {
  readonly id: string;
  readonly api: Api;
  readonly links: readonly SeatLink[];
  readonly watch: Extract<SecretLink, { kind: 'watch' }>;
}

/** A campaign with every seat taken; `before` is done when it is made and nobody sits yet. */
export async function party(url: string, game: Game, before?: () => Promise<unknown>): Promise<Party> {
  const api = new Api(url);
  const seats = game.campaign?.sides ?? [];
  const created = await createCampaign(api, { game: game.id, name: 'A test', seats });
  await before?.();
  const links: SeatLink[] = [];
  for (const { link } of created.invitations) {
    const parsed = parseLink(link);
    if (parsed?.kind !== 'join') throw new Error(`no invitation: ${link}`);
    links.push(await takeSeat(api, parsed, undefined, nativeCrypto));
  }
  const watch = parseLink(created.watch);
  if (watch?.kind !== 'watch') throw new Error('no link for observers');
  return { id: created.id, api, links, watch };
}

export async function companionAt(
  api: Api,
  link: CompanionOptions['link'],
  more: Partial<CompanionOptions> = {},
): Promise<Companion> {
  const companion = new Companion({ api, link, gameOf, socket: connect, crypto: nativeCrypto, ...more });
  await companion.start();
  return companion;
}

/** Waits until the campaign looks so; gives up only where nothing at all is heard any more, however busy the machine. */
export function until(companion: Companion, holds: (shared: Shared) => boolean): Promise<Shared> {
  return new Promise((resolve, reject) => {
    const inVain = (): void => {
      const { shared } = companion;
      const waited = shared ? moves(shared).map(({ kind, seat }) => `${kind} by ${seat}`) : [];
      reject(new Error(`waited in vain at line ${shared?.length} for ${waited.join(', ') || 'anything'}`));
    };
    let timer = setTimeout(inVain, IN_VAIN);
    const look = (): boolean => {
      if (!companion.shared || !holds(companion.shared)) return false;
      clearTimeout(timer);
      resolve(companion.shared);
      return true;
    };
    if (look()) return;
    const forget = companion.listen(({ kind }) => {
      if (kind === 'lines') {
        clearTimeout(timer);
        timer = setTimeout(inVain, IN_VAIN);
      }
      if (look()) forget();
    });
  });
}

/** Answers every question of the open procedure with its first option, seat by seat, until it is resolved. */
export async function playOut(companions: readonly Companion[], seats: readonly string[]): Promise<void> {
  const asked = (shared: Shared) =>
    moves(shared).find((move) => move.kind === 'chose' || move.kind === 'sealed' || move.kind === 'claimed');
  for (;;) {
    const [first] = companions;
    if (!first) return;
    const shared = await until(first, (each) => !each.open || asked(each) !== undefined);
    const move = asked(shared);
    if (!shared.open || !move) return;
    const companion = companions[seats.indexOf(move.seat)];
    if (!companion) throw new Error(`nobody plays ${move.seat}`);
    await companion.reached(shared.length);
    if (move.kind === 'claimed') await companion.act({ kind: 'claimed', side: move.side });
    else if (move.kind === 'sealed') await companion.seal(move.side, move.options.at(-1) ?? '');
    else if (move.kind === 'chose')
      await companion.act({ kind: 'chose', side: move.side, option: move.options[0] ?? '' });
    await first.reached(companion.shared?.length ?? 0);
  }
}
