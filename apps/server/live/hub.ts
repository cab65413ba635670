/** Sockets that follow campaigns: each is sent what it lacks, in order, once, and how far the journal goes with all of it. */
import { type SignedHead, textHash } from '@grognard/kernel/fair';
import type { WebSocket } from 'ws';
import type { Access } from '../admission/access.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { Room } from '../rooms/room.ts';
import type { Limits } from '../settings.ts';
import type { Notice, Store } from '../store/store.ts';
import { Presence } from './presence.ts';

interface Follower {
  readonly socket: WebSocket;
  readonly access: Access;
  /** The next line it needs. */
  next: number;
}

/** What a caller has already. */
interface Known {
  /** The first line that he lacks. */
  readonly from: number;
  /** A head of the journal that he has shown in this server's own hand. */
  readonly seen: string | undefined;
}

interface Audience {
  readonly followers: Set<Follower>;
  readonly room: Room;
  /** How many lines the journal is known to have. */
  length: number;
  /** The furthest that any of them was told of: nobody is told of less afterwards. */
  told: SignedHead;
  pumping: boolean;
  /** How many notices of it were heard. */
  heard: number;
}

/** Codes a socket is closed with; those below 4500 ask the client not to come back by itself. */
export const CLOSE = { goingAway: 1001, tryAgain: 1013, unauthorised: 4401, tooMany: 4429, malformed: 4400 } as const;

export class Hub {
  readonly #store: Store;
  readonly #limits: Limits;
  readonly #audiences = new Map<string, Audience>();
  readonly #presence: Presence;
  #sockets = 0;

  constructor(store: Store, limits: Limits) {
    this.#store = store;
    this.#limits = limits;
    this.#presence = new Presence(store, (campaign, here) => this.#showPresence(campaign, here));
    store.listen((notice) => this.#heard(notice));
  }

  get sockets(): number {
    return this.#sockets;
  }

  isFull(campaign: string): boolean {
    const inCampaign = this.#audiences.get(campaign)?.followers.size ?? 0;
    return this.#sockets >= this.#limits.sockets || inCampaign >= this.#limits.socketsPerCampaign;
  }

  here(campaign: string): readonly string[] {
    return this.#presence.here(campaign);
  }

  /** From here on the socket is sent every line after those it has seen; first of all it learns how far the journal goes. */
  follow(room: Room, socket: WebSocket, access: Access, { from, seen }: Known): void {
    const { id: campaign } = room.shared;
    const audience = this.#audiences.get(campaign) ?? {
      followers: new Set(),
      room,
      length: room.length,
      told: room.vouch(),
      pumping: false,
      heard: 0,
    };
    this.#audiences.set(campaign, audience);
    audience.length = Math.max(audience.length, room.length);
    if (room.length > audience.told.length) audience.told = room.vouch();
    const follower = { socket, access, next: from };
    audience.followers.add(follower);
    this.#sockets += 1;
    const seat = access.kind === 'seat' ? access.seat : undefined;
    socket.once('close', () => {
      this.#sockets -= 1;
      audience.followers.delete(follower);
      if (audience.followers.size === 0) this.#audiences.delete(campaign);
      if (seat !== undefined) this.#presence.left(campaign, seat);
    });
    if (seat !== undefined) this.#presence.came(campaign, seat);
    const { length, head } = audience.told;
    const told = room.vouch({ length, head, ...(seen !== undefined && { seen }) });
    send(socket, JSON.stringify({ kind: 'greeting', here: this.here(campaign), ...told }));
    this.#pump(campaign, audience);
  }

  /** Lets everyone go; they come back by themselves. */
  close(): void {
    this.#presence.close();
    for (const { followers } of this.#audiences.values()) {
      for (const { socket } of followers) socket.close(CLOSE.goingAway);
    }
  }

  /** Whoever has not gone by himself is cut off. */
  cut(): void {
    for (const { followers } of this.#audiences.values()) for (const { socket } of followers) socket.terminate();
  }

  #heard(notice: Notice): void {
    if (notice.kind === 'presence') {
      this.#presence.heard(notice);
      return;
    }
    if (notice.campaign === '') {
      // The database was out of reach for a while: anything may have been missed.
      for (const [campaign, audience] of this.#audiences) {
        audience.heard += 1;
        audience.length = Number.POSITIVE_INFINITY;
        this.#pump(campaign, audience);
      }
      return;
    }
    const audience = this.#audiences.get(notice.campaign);
    if (!audience) return;
    audience.heard += 1;
    audience.length = Math.max(audience.length, notice.length);
    this.#pump(notice.campaign, audience);
  }

  #pump(campaign: string, audience: Audience): void {
    if (audience.pumping) return;
    audience.pumping = true;
    void this.#sendAll(campaign, audience);
  }

  /** Ends in the very moment when nobody is behind any more: the next notice begins anew. */
  async #sendAll(campaign: string, audience: Audience): Promise<void> {
    try {
      for (;;) {
        const behind = [...audience.followers].filter(({ next }) => next < audience.length);
        if (behind.length === 0) return;
        await this.#sendNext(campaign, audience, behind);
      }
    } catch {
      // Whoever was not served is let go and resumes where he was.
      for (const { socket } of audience.followers) socket.close(CLOSE.tryAgain);
    } finally {
      audience.pumping = false;
    }
  }

  async #sendNext(campaign: string, audience: Audience, behind: readonly Follower[]): Promise<void> {
    const { heard } = audience;
    const from = Math.min(...behind.map(({ next }) => next));
    const lines = await this.#store.lines(campaign, from, this.#limits.lines);
    if (lines.length === 0) {
      // What was heard meanwhile may be later than what was read.
      if (audience.heard === heard) audience.length = from;
      return;
    }
    const head = textHash(nativeCrypto, lines.at(-1)?.text ?? '');
    const told = audience.room.vouch({ length: from + lines.length, head });
    if (told.length > audience.told.length) audience.told = told;
    const messages = new Map<number, string>();
    for (const follower of behind) this.#serve(follower, from, lines, told, messages);
  }

  /** Followers at the same place get the same message, written once. */
  #serve(
    follower: Follower,
    from: number,
    lines: readonly { readonly text: string }[],
    told: SignedHead,
    messages: Map<number, string>,
  ): void {
    const missing = lines.slice(follower.next - from);
    if (missing.length === 0) return;
    const known = messages.get(follower.next);
    const message = known ?? linesMessage(missing, told);
    messages.set(follower.next, message);
    if (follower.socket.bufferedAmount > this.#limits.backlog) {
      follower.socket.close(CLOSE.tryAgain);
      follower.next = Number.POSITIVE_INFINITY;
      return;
    }
    send(follower.socket, message);
    follower.next += missing.length;
  }

  #showPresence(campaign: string, here: readonly string[]): void {
    const audience = this.#audiences.get(campaign);
    if (!audience) return;
    const message = JSON.stringify({ kind: 'presence', here, ...audience.told });
    for (const { socket } of audience.followers) send(socket, message);
  }
}

/** Lines are sent as they are stored, byte for byte: whoever gets them can check their hashes. */
const linesMessage = (lines: readonly { readonly text: string }[], told: SignedHead): string =>
  `{"kind":"lines","lines":[${lines.map(({ text }) => text).join(',')}],${JSON.stringify(told).slice(1)}`;

function send(socket: WebSocket, message: string): void {
  if (socket.readyState === socket.OPEN) socket.send(message);
}
