/** Players and a clerk at one table, without a network: what the tests of far play are played with. */
import { game as ford } from '@grognard/games/specimen';
import { beginCampaign } from '@grognard/kernel';
import {
  type ActDraft,
  follow,
  Hand,
  type Line,
  moves,
  openingLine,
  type Shared,
  type SignedHead,
  serverSecrets,
  textHash,
  write,
} from '@grognard/kernel/fair';
import { crypto } from '@grognard/server/client';

/** Two hands and a clerk; every secret is the hash of its name. */
export class ClerkedTable {
  readonly lines: Line[] = [];
  readonly #hands = ford.sides.map((seat) => new Hand('c', seat, secret(seat), crypto));
  shared: Shared;
  readonly #secrets = serverSecrets(crypto, 'c', secret('server'));

  constructor() {
    const opened = beginCampaign(ford, 'A test', {});
    if (!opened.ok || opened.value.kind !== 'opened') throw new Error('it does not open');
    const first = openingLine(ford, opened.value, 'c', this.#secrets, crypto);
    const shared = follow(ford, undefined, first, crypto);
    if (!shared.ok) throw new Error('it does not begin');
    this.lines.push(first);
    this.shared = shared.value;
    for (const hand of this.#hands) this.act(hand, hand.takeSeat(this.shared));
  }

  /** The server's word for a journal of so many lines, this one or another. */
  vouch(length: number, head = this.lines[length]?.previous ?? this.shared.head): SignedHead {
    return this.#secrets.vouch({ length, head });
  }

  act(hand: Hand | undefined, draft: ActDraft): void {
    if (!hand) throw new Error('nobody acts');
    const line = hand.sign(this.shared, draft);
    const written = write(this.shared, line, this.#secrets, crypto);
    if (!written.ok) throw new Error(JSON.stringify(written.refusals));
    this.lines.push(...written.value.lines);
    this.shared = written.value.shared;
  }

  assault(): void {
    this.act(this.#hands[0], { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
    while (this.shared.open) {
      const [move] = moves(this.shared);
      const hand = this.#hands.find(({ seat }) => seat === move?.seat);
      const unthinking = hand?.automatic(this.shared);
      if (unthinking) this.act(hand, unthinking);
      else if (move?.kind === 'sealed') this.act(hand, hand?.seal(this.shared, move.side, 'commit') as ActDraft);
      else if (move?.kind === 'chose') this.act(hand, { ...move, option: move.options[0] ?? '' } as never);
    }
  }
}

const secret = (name: string): string => textHash(crypto, name);
