/** Bits in an address: six to a sign that no browser, mail or forum changes. */

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SIX = 6;
/** A number in groups of so many bits, each with one that says whether another follows. */
const GROUP = 3;
/** What names are made of, the most frequent signs first, each group in one bit more; anything else by its number. */
const GROUPS = [
  { bits: 3, signs: ' eanirst' },
  { bits: 4, signs: 'oldumc0123456789' },
  { bits: 5, signs: 'ABCDEFGHIJKLMNOPRSTVWbfghkpvyzé-' },
  { bits: 6, signs: "QUXYZjqwxàâäçèêëîïñôöùûüÀÂÇÈÉÊÎÔÙæœß’'.,:;!?()/+&°ªº«»“”–—…·*#áí" },
] as const;

export class BitWriter {
  readonly #bits: number[] = [];

  bits(value: number, count: number): void {
    for (let at = count - 1; at >= 0; at -= 1) this.#bits.push((value >> at) & 1);
  }

  /** Any whole number from nought. */
  count(value: number): void {
    let rest = value;
    do {
      const group = rest % (1 << GROUP);
      rest = Math.floor(rest / (1 << GROUP));
      this.bits(rest > 0 ? 1 : 0, 1);
      this.bits(group, GROUP);
    } while (rest > 0);
  }

  text(value: string): void {
    const signs = [...value];
    this.count(signs.length);
    for (const sign of signs) this.#sign(sign);
  }

  /** As many ones as groups were passed over, a nought, the place in the group. */
  #sign(sign: string): void {
    for (const { bits, signs } of GROUPS) {
      const place = signs.indexOf(sign);
      if (place >= 0) {
        this.bits(0, 1);
        return this.bits(place, bits);
      }
      this.bits(1, 1);
    }
    this.count(sign.codePointAt(0) ?? 0);
  }

  written(): string {
    const padded = [...this.#bits, ...Array.from({ length: (SIX - (this.#bits.length % SIX)) % SIX }, () => 0)];
    let text = '';
    for (let at = 0; at < padded.length; at += SIX) {
      text += SIGNS[padded.slice(at, at + SIX).reduce((sum, bit) => sum * 2 + bit, 0)];
    }
    return text;
  }
}

/** What was cut short, or is no address of ours. */
export class NotBits extends Error {}

export class BitReader {
  readonly #bits: readonly number[];
  #at = 0;

  constructor(text: string) {
    this.#bits = [...text].flatMap((sign) => {
      const value = SIGNS.indexOf(sign);
      if (value < 0) throw new NotBits();
      return Array.from({ length: SIX }, (_, index) => (value >> (SIX - 1 - index)) & 1);
    });
  }

  bits(count: number): number {
    if (this.#at + count > this.#bits.length) throw new NotBits();
    let value = 0;
    for (let index = 0; index < count; index += 1) value = value * 2 + (this.#bits[this.#at + index] as number);
    this.#at += count;
    return value;
  }

  count(): number {
    let [value, worth] = [0, 1];
    for (;;) {
      const more = this.bits(1);
      value += this.bits(GROUP) * worth;
      if (!Number.isSafeInteger(value)) throw new NotBits();
      if (more === 0) return value;
      worth *= 1 << GROUP;
    }
  }

  text(): string {
    const signs = this.count();
    let text = '';
    for (let index = 0; index < signs; index += 1) text += this.#sign();
    return text;
  }

  #sign(): string {
    for (const { bits, signs } of GROUPS) {
      if (this.bits(1) === 0) return signs[this.bits(bits)] ?? '';
    }
    return signOf(this.count());
  }
}

const HIGHEST = 0x10ffff;

function signOf(number: number): string {
  if (number > HIGHEST) throw new NotBits();
  return String.fromCodePoint(number);
}
