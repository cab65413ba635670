/** What a person can check in a journal: every die with what it followed from, every sealed choice with its seal. */
import type { FairEvent, Line } from '@grognard/kernel/fair';

type EventOf<K extends FairEvent['kind']> = Extract<FairEvent, { kind: K }>;
type Binding = EventOf<'bound'>['roll'];

export interface DieEvidence {
  readonly line: number;
  readonly binding: Binding;
  readonly face: number;
  readonly contributions: Readonly<Record<string, string>>;
  readonly epoch: number;
  readonly commitment: string;
  /** Not before the procedure is over. */
  readonly seed: string | undefined;
}

export interface SealEvidence {
  readonly line: number;
  readonly side: string;
  readonly commitment: string;
  readonly shown: { readonly line: number; readonly option: string; readonly nonce: string } | undefined;
  /** The text key of the question, once it is known. */
  readonly ask: string | undefined;
}

export interface Evidence {
  readonly dice: readonly DieEvidence[];
  readonly seals: readonly SealEvidence[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

class Gatherer {
  readonly dice: Writable<DieEvidence>[] = [];
  readonly seals: Writable<SealEvidence>[] = [];
  #epoch = { number: 0, commitment: '' };
  readonly #bound = new Map<number, Binding>();
  readonly #contributions = new Map<number, Record<string, string>>();

  take({ sequence, event }: Line): void {
    switch (event.kind) {
      case 'opened':
        this.#epoch = { number: 0, commitment: event.fair.commitment };
        return;
      case 'bound':
        this.#bound.set(sequence, event.roll);
        return;
      case 'contributed':
        this.#contributions.set(event.roll, { ...this.#contributions.get(event.roll), [event.by]: event.nonce });
        return;
      case 'thrown':
        this.#throw(sequence, event);
        return;
      case 'epoch':
        for (const die of this.dice) if (die.epoch === event.number) die.seed = event.seed;
        this.#epoch = { number: event.number + 1, commitment: event.commitment };
        return;
      case 'sealed': {
        const { side, commitment } = event;
        this.seals.push({ line: sequence, side, commitment, shown: undefined, ask: undefined });
        return;
      }
      case 'unsealed': {
        const { side, option, nonce } = event;
        const seal = this.seals.findLast((each) => each.side === side);
        if (seal) seal.shown = { line: sequence, option, nonce };
        return;
      }
      case 'resolved':
        this.#name(event);
        return;
      default:
        return;
    }
  }

  #throw(line: number, { roll, face }: EventOf<'thrown'>): void {
    const binding = this.#bound.get(roll);
    if (!binding) return;
    const contributions = this.#contributions.get(binding.run) ?? {};
    const { number: epoch, commitment } = this.#epoch;
    this.dice.push({ line, binding, face, contributions, epoch, commitment, seed: undefined });
  }

  /** The result says which question each secret answered, in the order in which they were opened. */
  #name({ journal, began }: EventOf<'resolved'>): void {
    const asked = journal.flatMap((entry) =>
      entry.kind === 'together' ? Object.keys(entry.answers).map(() => entry.text) : [],
    );
    const shown = this.seals.filter(({ line, shown: opened }) => line > began && opened);
    for (const [index, seal] of shown.entries()) seal.ask = asked[index];
  }
}

export function evidenceIn(lines: readonly Line[]): Evidence {
  const gatherer = new Gatherer();
  for (const line of lines) gatherer.take(line);
  return gatherer;
}
