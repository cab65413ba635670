/** Players and a clerk at one table, without a network: what the protocol tests play with. */
import { beginCampaign, type Game, practiceNumbers } from '@grognard/kernel';
import {
  type ActDraft,
  exported,
  follow,
  Hand,
  type Line,
  lineText,
  moves,
  openingLine,
  type PlayerEvent,
  type ServerSecrets,
  type Shared,
  serverSecrets,
  toHex,
  write,
} from '@grognard/kernel/fair';
import { nativeCrypto } from '../fair/native-crypto.ts';

/** Repeatable secrets, so that a failing test fails again. */
export const testSecret = (seed: number): string => {
  const next = practiceNumbers(seed);
  return toHex(Uint8Array.from({ length: 32 }, () => Math.floor(next() * 256)));
};

interface TableSetting {
  readonly id?: string;
  readonly seed?: number;
  readonly setup?: unknown;
  /** Seats that nobody takes. */
  readonly empty?: readonly string[];
}

export class Table {
  readonly lines: Line[] = [];
  readonly hands: ReadonlyMap<string, Hand>;
  /** What the operator can read in his database. */
  readonly secrets: ServerSecrets;
  shared: Shared;

  constructor(game: Game, { id = 'campaign-1', seed = 1, setup = {}, empty = [] }: TableSetting = {}) {
    const opened = beginCampaign(game, 'A test', setup);
    if (!opened.ok || opened.value.kind !== 'opened') throw new Error('the campaign does not open');
    this.secrets = serverSecrets(nativeCrypto, id, testSecret(1000 * seed));
    const first = openingLine(game, opened.value, id, this.secrets, nativeCrypto);
    const shared = follow(game, undefined, first, nativeCrypto);
    if (!shared.ok) throw new Error(JSON.stringify(shared.refusals));
    this.lines.push(first);
    this.shared = shared.value;
    this.hands = new Map(
      shared.value.seats.map((seat, index) => [seat, new Hand(id, seat, testSecret(seed * 77 + index), nativeCrypto)]),
    );
    for (const [seat, hand] of this.hands) if (!empty.includes(seat)) this.act(seat, hand.takeSeat(this.shared));
  }

  hand(seat: string): Hand {
    const hand = this.hands.get(seat);
    if (!hand) throw new Error(`nobody sits at ${seat}`);
    return hand;
  }

  /** The codes of the refusals; none when the act was taken. */
  act(seat: string, draft: ActDraft): readonly string[] {
    return this.send(this.hand(seat).sign(this.shared, draft));
  }

  send(line: Line<PlayerEvent>): readonly string[] {
    const written = write(this.shared, line, this.secrets, nativeCrypto);
    if (!written.ok) return written.refusals.map(({ code }) => code);
    this.lines.push(...written.value.lines);
    this.shared = written.value.shared;
    return [];
  }

  /** Lets every device do what needs no thought. */
  settle(): void {
    for (;;) {
      const ready = [...this.hands].flatMap(([seat, hand]) => {
        const draft = hand.automatic(this.shared);
        return draft ? [{ seat, draft }] : [];
      });
      const [first] = ready;
      if (!first) return;
      const refused = this.act(first.seat, first.draft);
      if (refused.length > 0) throw new Error(`${first.draft.kind} refused: ${refused.join(', ')}`);
    }
  }

  /** Plays the open procedure to its end, deciding at random. */
  playOut(seed = 1): void {
    const next = practiceNumbers(seed);
    this.settle();
    for (;;) {
      const move = moves(this.shared).find(({ kind }) => kind === 'chose' || kind === 'sealed' || kind === 'claimed');
      if (!move || !this.shared.open) return;
      if (move.kind === 'claimed') this.act(move.seat, { kind: 'claimed', side: move.side });
      else if (move.kind === 'chose' || move.kind === 'sealed') {
        const option = move.options[Math.floor(next() * move.options.length)] ?? '';
        const { side } = move;
        const draft: ActDraft =
          move.kind === 'chose'
            ? { kind: 'chose', side, option }
            : this.hand(move.seat).seal(this.shared, side, option);
        this.act(move.seat, draft);
      }
      this.settle();
    }
  }

  get file(): string {
    const { length, head } = this.shared;
    return exported(this.lines.map(lineText), nativeCrypto, this.secrets.vouch({ length, head }));
  }
}
