/** One seat, or an observer's chair, at a shared campaign: news is told as it comes, lines typed are done in order. */
import { type Game, type Refusal, Refused } from '@grognard/kernel';
import type { Evidence, Line, Shared } from '@grognard/kernel/fair';
import { Companion, type News } from '@grognard/server/client';
import { nativeCrypto } from '@grognard/server/native';
import type { Dialogue } from '../dialogue.ts';
import { UsageFault } from '../faults.ts';
import { paragraph } from '../layout/columns.ts';
import { tame } from '../layout/harmless.ts';
import type { Status } from '../verb.ts';
import { doLine, LEAVING } from './acts.ts';
import type { Keeper, OpeningLink } from './keep.ts';
import { LATEST, Log } from './log.ts';
import { LookOut } from './look-out.ts';
import { MovesTeller, printMoves } from './moves.ts';
import { tellOfOlder } from './review.ts';
import { apiAt, refusalOf, socketTo } from './server.ts';
import { printSeats, seatsData, Teller } from './show.ts';
import { Story } from './story.ts';
import { Talk } from './talk.ts';
import { TypedLines } from './typed-lines.ts';
import { distrustData, printDistrust, printFault } from './wrong.ts';

export interface Seating {
  readonly link: OpeningLink;
  readonly game: Game;
  /** How many lines there were when we came: they are history. */
  readonly length: number;
  readonly keeper: Keeper | undefined;
}

export class RemoteCampaign {
  readonly dialogue: Dialogue;
  readonly link: OpeningLink;
  readonly seat: string | undefined;
  readonly companion: Companion;
  readonly story: Story;
  here: readonly string[] = [];
  readonly #seating: Seating;
  readonly #talk: Talk;
  readonly #teller: Teller;
  readonly #moves: MovesTeller;
  readonly #typed: TypedLines;
  readonly #lookOut = new LookOut(() => this.shared);
  #joined = false;
  #presenceHeard = false;
  #over = false;
  #keeps: boolean;
  #connected = true;
  /** Lines that stand in the file already. */
  #kept: number;
  #end: { resolve(status: Status): void; reject(error: unknown): void } = { resolve: () => {}, reject: () => {} };

  constructor(dialogue: Dialogue, seating: Seating) {
    const { link, keeper, game } = seating;
    const kept = keeper?.remembered(link) ?? { lines: [] };
    this.dialogue = dialogue;
    this.link = link;
    this.seat = link.kind === 'seat' ? link.seat : undefined;
    this.#seating = seating;
    this.#kept = kept.lines.length;
    this.#keeps = keeper !== undefined;
    this.story = new Story(dialogue, game);
    this.#teller = new Teller(dialogue);
    this.#moves = new MovesTeller(dialogue, this.seat);
    this.companion = new Companion({
      api: apiAt(dialogue, link.origin),
      link,
      gameOf: async (id) => (id === game.id ? game : undefined),
      socket: socketTo,
      crypto: nativeCrypto,
      kept,
    });
    this.#talk = new Talk(dialogue, `${dialogue.say(this.seat ? `side.${this.seat}` : 'cli.remote.observer')}> `, {
      line: (text) => (LEAVING.includes(text.trim()) ? this.#typed.end() : this.#typed.hear(text)),
      end: () => this.#typed.end(),
    });
    this.#typed = new TypedLines({
      isPerson: dialogue.asks,
      run: (text) => doLine(this, text),
      failed: (error) => this.#failed(refusalOf(link.origin, error)),
      ready: () => this.#talk.ask(),
      leave: () => this.#leave(),
      finished: () => this.#end.resolve(0),
      broken: (error) => this.#end.reject(error),
    });
  }

  /** The campaign as far as it has been told. */
  get shared(): Shared {
    const { shared } = this.story;
    if (!shared) throw new Error('nothing has been told yet');
    return shared;
  }

  /** Follows until the reader leaves, the input ends, or the server is caught. */
  async sit(): Promise<Status> {
    const ended = new Promise<Status>((resolve, reject) => {
      this.#end = { resolve, reject };
    });
    this.companion.listen((news) => {
      try {
        this.#hear(news);
      } catch (error) {
        this.#end.reject(error);
      }
    });
    try {
      // What fails while starting is told by the promise that ends it all.
      this.companion.start().catch((error: unknown) => this.#end.reject(error));
      return await ended;
    } finally {
      this.#over = true;
      this.companion.stop();
      this.#talk.close();
      this.#remember();
    }
  }

  above(print: () => void): void {
    this.#talk.above(print);
  }

  aside<T>(work: () => Promise<T>): Promise<T> {
    return this.#talk.aside(work);
  }

  /** One answer: a line of JSON, or words above the line being typed. */
  show(data: unknown, inWords: () => void): void {
    this.#talk.above(() => this.dialogue.answer(data, inWords));
  }

  tellMoves(): void {
    printMoves(this.dialogue, this.shared, this.seat, this.here);
  }

  /** What is looked for, once it is there: a script waits for it, a person is told that it is not. */
  ready<T>(find: (shared: Shared) => T | undefined, otherwise: (shared: Shared) => Refusal | undefined): Promise<T> {
    const found = find(this.shared);
    if (found !== undefined) return Promise.resolve(found);
    if (!this.dialogue.asks) return this.patiently(find);
    const refusal = otherwise(this.shared);
    return Promise.reject(new Refused(refusal ? [refusal] : []));
  }

  patiently<T>(find: (shared: Shared) => T | undefined): Promise<T> {
    return this.#lookOut.until(find);
  }

  #hear(news: News): void {
    if (this.#over) return;
    switch (news.kind) {
      case 'lines':
        return this.#hearLines(news.lines);
      case 'presence':
        return this.#hearPresence(news.here);
      case 'connected':
      case 'disconnected':
        return this.#hearConnection(news.kind);
      case 'turnedAway':
        return this.#end.reject(new Refused([{ code: 'linkUnknown', at: '', facts: { server: this.link.origin } }]));
      case 'wentBack':
        return this.#hearWentBack(news.by, news.evidence);
      case 'mended':
        return this.show({ kind: 'mended', lines: news.lines }, () =>
          this.#say('cli.remote.mended', { lines: news.lines }),
        );
      case 'distrust':
        return this.#distrust(news.line, news.refusals, news.evidence);
    }
  }

  #hearLines(lines: readonly Line[]): void {
    this.#keep(lines.filter(({ sequence }) => sequence >= this.#kept));
    const told = lines.map((line) => this.story.hear(line));
    if (this.#joined) {
      this.#talk.above(() => {
        for (const each of told) this.#teller.answer(each);
        if (told.some(({ line }) => isForeign(this.shared, line))) tellOfOlder(this.dialogue, this.shared);
        this.#moves.tell(this.shared, this.here);
      });
    } else this.#joinWhenReady();
    this.#lookOut.look();
  }

  /** So that the same lines need not be checked again next time, and can be args back to a server that loses them. */
  #remember(): void {
    const { keeper, link } = this.#seating;
    if (!this.#keeps || !this.companion.shared) return;
    try {
      keeper?.remember(link, { checked: this.companion.checkpoint(), vouched: this.companion.vouched });
    } catch {
      // Next time they are checked again.
    }
  }

  /** A disk that takes no more is no reason to stop playing. */
  #keep(lines: readonly Line[]): void {
    const { keeper, link } = this.#seating;
    if (!this.#keeps || lines.length === 0) return;
    this.#kept += lines.length;
    try {
      keeper?.add(link, lines);
    } catch {
      this.#keeps = false;
      this.#talk.above(() =>
        this.dialogue.warn(this.dialogue.say('cli.remote.linesNotKept', { folder: keeper?.folder ?? '' })),
      );
    }
  }

  #hearPresence(here: readonly string[]): void {
    const before = this.here;
    this.here = here;
    this.#presenceHeard = true;
    if (!this.#joined) return this.#joinWhenReady();
    const came = here.filter((seat) => !before.includes(seat) && seat !== this.seat);
    const left = before.filter((seat) => !here.includes(seat) && seat !== this.seat);
    if (came.length + left.length === 0) return;
    this.show({ kind: 'presence', here }, () => {
      for (const [key, seats] of [
        ['came', came],
        ['left', left],
      ] as const) {
        for (const seat of seats) this.#say(`cli.remote.${key}`, { seat: this.dialogue.say(`side.${seat}`) });
      }
    });
  }

  #hearConnection(kind: 'connected' | 'disconnected'): void {
    const connected = kind === 'connected';
    if (connected === this.#connected) return;
    this.#connected = connected;
    this.show({ kind }, () => this.#say(`cli.remote.${kind}`, { server: this.link.origin }));
  }

  /** Said at once, mended by itself; what proves it is kept in case it is not. */
  #hearWentBack(by: number, evidence: Evidence): void {
    const file = this.#keptEvidence(evidence);
    this.show({ kind: 'wentBack', by, ...(file !== undefined && { evidence: file }) }, () => {
      this.#say('cli.remote.wentBack', { by });
      if (file !== undefined) this.#say('cli.remote.evidence', { file });
    });
  }

  #keptEvidence(evidence: Evidence): string | undefined {
    const { keeper, link } = this.#seating;
    try {
      return keeper?.keepEvidence(link, evidence);
    } catch {
      return undefined;
    }
  }

  #say(key: string, facts = {}): void {
    this.dialogue.print(paragraph(this.dialogue.say(key, facts), this.dialogue.width));
  }

  /** When history is in and it is known who is here, the table is shown and lines are taken. */
  #joinWhenReady(): void {
    const { shared } = this.story;
    if (this.#joined || !shared || shared.length < this.#seating.length || !this.#presenceHeard) return;
    this.#joined = true;
    const { dialogue, seat, here } = this;
    const { campaign, game } = shared;
    const data = { kind: 'joined', campaign: shared.id, game: game.id, name: campaign.name, seat: seat ?? null };
    const standing = { length: shared.length, state: campaign.state, seats: seatsData(shared, here) };
    dialogue.answer({ ...data, ...standing }, () => {
      dialogue.print(dialogue.paint.bold(`${game.titles[dialogue.locale]} · ${tame(campaign.name)}`));
      printSeats(dialogue, shared, seat, here);
      dialogue.print();
      new Log(dialogue, shared, this.story.told, LATEST).print();
      if (dialogue.asks) dialogue.print(paragraph(dialogue.paint.dim(dialogue.say('cli.remote.help')), dialogue.width));
      this.#teller.catchUp(shared);
    });
    tellOfOlder(dialogue, shared);
    this.#moves.tell(shared, here);
    this.#talk.open();
  }

  /** The server told something that cannot be: said aloud, with the line and the reason, and nothing goes on. */
  #distrust(sequence: number, refusals: readonly Refusal[], evidence: Evidence): void {
    const { dialogue } = this;
    const file = this.#keptEvidence(evidence);
    const data = { kind: 'distrust', sequence, refusals: distrustData(dialogue, refusals) };
    this.#talk.above(() =>
      dialogue.answer({ ...data, ...(file !== undefined && { evidence: file }) }, () =>
        printDistrust(dialogue, sequence, refusals, file),
      ),
    );
    this.#end.resolve(1);
  }

  #leave(): void {
    this.#talk.close();
    if (!this.dialogue.json) this.#say(this.#seating.keeper ? 'cli.remote.leftKept' : 'cli.remote.leftNow');
    this.#end.resolve(0);
  }

  /** A person is told and goes on; a script has gone wrong and ends. */
  #failed(error: unknown): boolean {
    const { dialogue } = this;
    if (!dialogue.asks || !(error instanceof Refused || error instanceof UsageFault)) {
      this.#end.reject(error);
      return false;
    }
    this.#talk.above(() => printFault(dialogue, error));
    return true;
  }
}

/** A procedure that ended under other rules than ours. */
const isForeign = ({ game }: Shared, { event }: Line): boolean =>
  event.kind === 'resolved' && event.ending !== undefined && event.ending.version !== game.version;
