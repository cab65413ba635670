/**
 * How shared campaigns grow old on a server: one act more, and the campaign opened anew, at 10, 100 and 1,000 battles.
 *
 * Two hands play the battles to their end through the room itself, every line signed, followed, stored and flushed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActDraft, Hand, type Line } from '@grognard/kernel/fair';
import { buildServer, DEFAULT_LIMITS, DEFAULT_SETTINGS, nativeCrypto, openStore } from '@grognard/server';
import { ASSAULT, nextAct } from './journal.ts';
import { median } from './measure.ts';
import { party } from './party.ts';

export interface SharedGrowth {
  readonly battles: number;
  readonly lines: number;
  /** Milliseconds for one act more. */
  readonly adding: number;
  /** For a server that has just begun: read, fold, ready for the next act. */
  readonly opening: number;
}

const SIZES = [10, 100, 1000] as const;
const ACTS = 60;
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  logLevel: 'silent' as const,
  games: ['specimen'],
  limits: { ...DEFAULT_LIMITS, requests: 1e9, creations: 1e9 },
};

type Server = Awaited<ReturnType<typeof buildServer>>;
type Room = NonNullable<Awaited<ReturnType<Server['services']['rooms']['enter']>>>;

const started = async (database: string): Promise<Server> => buildServer(SETTINGS, await openStore(database));

const entered = async ({ services }: Server, id: string): Promise<Room> => {
  const room = await services.rooms.enter(id);
  if (!room) throw new Error('the campaign should be there');
  return room;
};

async function act(room: Room, hand: Hand, draft: ActDraft): Promise<void> {
  const done = await room.act(hand.sign(room.shared, draft) as Line);
  if (done.kind !== 'added') throw new Error(`the act was not added: ${done.kind}`);
}

async function battle(room: Room, hands: readonly Hand[]): Promise<void> {
  const [one] = hands as [Hand];
  await act(room, one, ASSAULT);
  while (room.shared.open) {
    const { hand, draft } = nextAct(room.shared, hands);
    await act(room, hand, draft);
  }
}

export async function sharedGrowths(): Promise<readonly SharedGrowth[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-shared-'));
  const database = join(folder, 'shared.db');
  const growths: SharedGrowth[] = [];
  let server = await started(database);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const { id, links } = await party(`http://127.0.0.1:${port}`);
  const hands = links.map(({ seat, secret }) => new Hand(id, seat, secret, nativeCrypto));
  let fought = 0;
  for (const battles of SIZES) {
    const room = await entered(server, id);
    for (; fought < battles; fought += 1) await battle(room, hands);
    const times: number[] = [];
    for (let note = 0; note < ACTS; note += 1) {
      const began = performance.now();
      await act(room, hands[0] as Hand, { kind: 'noted', text: `note ${note}` });
      times.push(performance.now() - began);
    }
    const lines = room.shared.length;
    await server.stop();
    server = await started(database);
    const began = performance.now();
    await entered(server, id);
    growths.push({ battles, lines, adding: median(times), opening: performance.now() - began });
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return growths;
}
