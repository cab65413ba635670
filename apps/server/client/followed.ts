/** A journal as this device follows it: every line checked when it comes, none twice. */
import { type Game, quoted, type Refusal } from '@grognard/kernel';
import {
  type CheckedUpTo,
  type Crypto,
  checkEvent,
  follow,
  fromHex,
  isPlayerEvent,
  type Line,
  lineText,
  type Shared,
  signedBytes,
  textHash,
  type VerifyBeside,
} from '@grognard/kernel/fair';

export interface Following {
  readonly crypto: Crypto;
  gameOf(id: string): Promise<Game | undefined>;
  /** Checks signatures beside the page, where that is quicker. */
  readonly verify?: VerifyBeside | undefined;
  /** The beginning of the first line's hash, from the secret link: what whoever made the campaign has seen. */
  readonly opening?: string | undefined;
}

export class Followed {
  readonly lines: Line[] = [];
  shared: Shared | undefined;
  readonly #following: Following;
  readonly #trusting: Crypto;
  #game: Game | undefined;

  constructor(following: Following) {
    this.#following = following;
    this.#trusting = { ...following.crypto, trusting: true };
  }

  /** Follows one more line; gives why it cannot be, if it cannot. `checked` says whose signature need not be looked at. */
  async take(line: Line, checked = false): Promise<readonly Refusal[] | undefined> {
    try {
      return await this.#take(line, checked);
    } catch (error) {
      // What is no line at all, or holds what has no place in one.
      if (error instanceof TypeError) return [{ code: 'lineNotALine', at: '' }];
      throw error;
    }
  }

  async #take(line: Line, checked: boolean): Promise<readonly Refusal[] | undefined> {
    const shape = checkEvent(line.event);
    if (!shape.ok) return shape.refusals;
    if (!this.shared) {
      const fault = await this.#openingFault(line);
      if (fault) return [fault];
    }
    if (!this.#game) return [{ code: 'notOpened', at: 'kind' }];
    const crypto = checked || (await this.#isSigned(line)) ? this.#trusting : this.#following.crypto;
    const next = follow(this.#game, this.shared, line, crypto);
    if (!next.ok) return next.refusals;
    this.shared = next.value;
    this.lines.push(line);
    return undefined;
  }

  /** How many of these lines were checked by this device before. */
  trusted(lines: readonly Line[], checked: CheckedUpTo | undefined): number {
    if (!checked) return 0;
    const last = lines[checked.length - 1];
    const same = last && textHash(this.#following.crypto, lineText(last)) === checked.head;
    return same ? checked.length : 0;
  }

  async #openingFault(line: Line): Promise<Refusal | undefined> {
    const { opening, crypto, gameOf } = this.#following;
    if (opening !== undefined && !textHash(crypto, lineText(line)).startsWith(opening)) {
      return { code: 'otherOpening', at: '' };
    }
    const { game } = line.event as { readonly game?: unknown };
    this.#game = typeof game === 'string' ? await gameOf(game) : undefined;
    if (this.#game) return undefined;
    return { code: 'unknownGame', at: 'game', facts: { received: quoted(game), options: [] } };
  }

  /** Whether the seat's signature was found good beside; if not, the protocol looks again and says what is wrong. */
  async #isSigned(line: Line): Promise<boolean> {
    const { verify } = this.#following;
    const { event } = line;
    if (!verify || !this.shared || !isPlayerEvent(event)) return false;
    const key = event.kind === 'seated' ? event.key : this.shared.seated[event.by]?.key;
    if (key === undefined) return false;
    return verify(fromHex(key), signedBytes(this.shared.id, line), fromHex(event.signature));
  }
}
