/** A companion whose server is a table in the same process: its sockets, its calls and what it tells are all at hand. */
import { game as ford } from '@grognard/games/specimen';
import type { Game } from '@grognard/kernel';
import { type Line, lineText, type PlayerEvent, type SignedHead, textHash } from '@grognard/kernel/fair';
import { expect, vi } from 'vitest';
import { ApiProblem } from '../client/api.ts';
import { Companion } from '../client/companion.ts';
import type { CampaignApi, CompanionOptions, News, Socket } from '../client/news.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { Table, testSecret } from './table.ts';

/** Everything that is under way comes to rest; the clock is the test's own. */
export const settled = () => vi.advanceTimersByTimeAsync(0);

class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly sent: unknown[] = [];
  readonly closed: unknown[] = [];
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code?: number): void {
    this.closed.push(code);
  }
  opened(): void {
    this.onopen?.({} as never);
  }
  says(message: object | string): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) } as never);
  }
  lost(code?: number): void {
    this.onclose?.((code === undefined ? {} : { code }) as never);
  }
}

export const problem = (status: number, more: object = {}): ApiProblem =>
  new ApiProblem(status, { type: 'urn:x', title: '', status, refusals: [], ...more } as never);

export const SEAT = {
  kind: 'seat',
  origin: 'https://club.example',
  id: 'campaign-1',
  seat: 'attacker',
  token: 'token',
  secret: testSecret(77),
} as const;
export const WATCH = { kind: 'watch', origin: SEAT.origin, id: SEAT.id, token: 'token' } as const;

export class Setting {
  readonly table = new Table(ford as Game);
  readonly wires: Wire[] = [];
  readonly news: News[] = [];
  readonly calls: (readonly [string, ...unknown[]])[] = [];
  /** What the server does with an act, where it does not simply take it. */
  acting: ((line: Line<PlayerEvent>) => unknown) | undefined;
  /** What is read from a line on, where it is not simply the rest. */
  reading: ((from: number) => readonly Line[]) | undefined;
  givingBack: () => unknown = () => {
    throw problem(401);
  };
  readonly companion: Companion;

  constructor(link: CompanionOptions['link'] = SEAT, more: Partial<CompanionOptions> = {}) {
    const api = {
      origin: 'https://club.example',
      act: async (id: string, line: Line<PlayerEvent>, more: object) => {
        this.calls.push(['act', id, more]);
        if (this.acting) return this.acting(line);
        const { length } = this.table.lines;
        expect(this.table.send(line)).toEqual([]);
        return { sequence: length, added: this.table.lines.length - length, repeated: false, ...this.head() };
      },
      readLines: async (id: string, { token, from }: { token: string; from: number }) => {
        this.calls.push(['readLines', id, token, from]);
        return { lines: this.reading?.(from) ?? this.table.lines.slice(from), ...this.head() };
      },
      giveBack: async (...args: readonly unknown[]) => {
        this.calls.push(['giveBack', ...args]);
        return this.givingBack();
      },
    } as unknown as CampaignApi;
    this.companion = new Companion({
      api,
      link,
      gameOf: async () => ford as Game,
      socket: (url) => {
        const wire = new Wire(url);
        this.wires.push(wire);
        return wire;
      },
      crypto: nativeCrypto,
      ...more,
    });
    this.companion.listen((news) => this.news.push(news));
  }

  head(more: Partial<SignedHead> = {}): SignedHead {
    const { length, head } = this.table.shared;
    return this.table.secrets.vouch({ length, head, ...more });
  }

  get wire(): Wire {
    return this.wires.at(-1) ?? expect.fail('nothing was opened');
  }

  kinds(): readonly string[] {
    return this.news.map(({ kind }) => kind);
  }

  /** Connected, with everything that there is. */
  async begun(): Promise<this> {
    await this.companion.start();
    this.wire.opened();
    this.greets();
    this.wire.says({ kind: 'lines', lines: this.table.lines, ...this.head() });
    await settled();
    return this;
  }

  /** The server's word for the journal as it was after so many lines. */
  earlier(length: number): SignedHead {
    return this.table.secrets.vouch({
      length,
      head: textHash(nativeCrypto, lineText(this.table.lines[length - 1] as Line)),
    });
  }

  greets(here: readonly string[] = ['attacker']): void {
    this.wire.says({ kind: 'greeting', here, ...this.head() });
  }
}
