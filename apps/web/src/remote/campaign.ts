/** The tables this page sits at: one connection for each seat, however many parts of the page look at it. */
import type { Refusal } from '@grognard/kernel';
import type { ActDraft, Evidence, Line, Shared, SignedHead, VerifyBeside } from '@grognard/kernel/fair';
import { browserVerify, Companion, type News } from '@grognard/server/client';
import { takeGame } from '../app/library.ts';
import { serverOf } from './api.ts';
import { type KeptSeat, seats } from './seats.ts';

export interface RemoteView {
  readonly shared: Shared | undefined;
  readonly lines: readonly Line[];
  readonly here: readonly string[];
  readonly connected: boolean;
  /** The server had lost lines: how many, and whether it has them again. */
  readonly lost: { readonly by: number; readonly mended: boolean } | undefined;
  /** The server told something that cannot be. */
  readonly distrust: { readonly line: number; readonly refusals: readonly Refusal[] } | undefined;
  /** What proves it to others. */
  readonly evidence: Evidence | undefined;
}

const NOTHING: RemoteView = {
  shared: undefined,
  lines: [],
  here: [],
  connected: false,
  lost: undefined,
  distrust: undefined,
  evidence: undefined,
};

/** Milliseconds after which news is written down. */
const REST = 400;

export class RemoteCampaign {
  readonly kept: KeptSeat;
  readonly #companion: Companion;
  readonly #watchers = new Set<() => void>();
  #view: RemoteView;
  #writing: ReturnType<typeof setTimeout> | undefined;

  constructor(kept: KeptSeat, lines: readonly Line[], verify: VerifyBeside | undefined) {
    this.kept = kept;
    this.#view = { ...NOTHING, evidence: kept.evidence };
    this.#companion = new Companion({
      api: serverOf(kept.link.origin),
      link: kept.link,
      gameOf: takeGame,
      socket: (url) => new WebSocket(url),
      kept: { lines, ...kept.known },
      ...(verify && { verify }),
    });
    this.#companion.listen((news) => this.#hear(news));
  }

  /** Whose device this is; nobody's for an observer. */
  get seat(): string | undefined {
    return this.kept.link.kind === 'seat' ? this.kept.link.seat : undefined;
  }

  readonly view = (): RemoteView => this.#view;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  start(): Promise<void> {
    return this.#companion.start();
  }

  stop(): void {
    this.#companion.stop();
    clearTimeout(this.#writing);
    void this.#write();
  }

  /** The furthest that the server has signed. */
  get vouched(): SignedHead | undefined {
    return this.#companion.vouched;
  }

  act(draft: ActDraft): Promise<void> {
    return this.#companion.act(draft);
  }

  seal(side: string, option: string): Promise<void> {
    return this.#companion.seal(side, option);
  }

  sealed(side: string): string | undefined {
    return this.#companion.sealed(side);
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'lines':
        this.#show({ shared: news.shared, lines: [...this.#companion.lines] });
        clearTimeout(this.#writing);
        this.#writing = setTimeout(() => void this.#write(), REST);
        return;
      case 'presence':
        this.#show({ here: news.here });
        return;
      case 'connected':
        this.#show({ connected: true });
        return;
      case 'disconnected':
      case 'turnedAway':
        this.#show({ connected: false, here: [] });
        return;
      case 'wentBack':
        this.#show({ lost: { by: news.by, mended: false }, evidence: news.evidence });
        void this.#write();
        return;
      case 'mended':
        this.#show({ lost: { by: news.lines, mended: true } });
        return;
      case 'distrust':
        this.#show({ distrust: { line: news.line, refusals: news.refusals }, evidence: news.evidence });
        void this.#write();
        return;
    }
  }

  #show(change: Partial<RemoteView>): void {
    this.#view = { ...this.#view, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  async #write(): Promise<void> {
    const { lines, shared, evidence } = this.#view;
    if (!shared) return;
    const { key } = this.kept;
    const known = { checked: this.#companion.checkpoint(), vouched: this.#companion.vouched };
    const kept = await seats.get(key).catch(() => undefined);
    // Another tab may sit at the same table and have written more.
    if (!kept || (kept.length >= lines.length && (!evidence || kept.evidence))) return;
    const news = { known, name: shared.campaign.name, ...(evidence && { evidence }) };
    await seats.add(key, kept.length, lines.slice(kept.length), news).catch(() => undefined);
  }
}

interface Sat {
  readonly remote: Promise<RemoteCampaign | undefined>;
  users: number;
}

const sat = new Map<string, Sat>();
/** Going from one page of a campaign to the next need not hang up. */
const LINGER = 3_000;

async function opened(key: string): Promise<RemoteCampaign | undefined> {
  const kept = await seats.whole(key);
  if (!kept) return undefined;
  const remote = new RemoteCampaign(kept.record, kept.lines, await browserVerify());
  await remote.start();
  return remote;
}

export function sitDown(key: string): Promise<RemoteCampaign | undefined> {
  const known = sat.get(key) ?? { remote: opened(key), users: 0 };
  known.users += 1;
  sat.set(key, known);
  return known.remote;
}

export function getUp(key: string): void {
  const known = sat.get(key);
  if (!known) return;
  known.users -= 1;
  setTimeout(() => {
    if (known.users > 0 || sat.get(key) !== known) return;
    sat.delete(key);
    known.remote.then(
      (remote) => remote?.stop(),
      () => undefined,
    );
  }, LINGER);
}
