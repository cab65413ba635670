/** What a journal tells of its dice: from whom they came, which still wait for their seed, which were given up. */
import type { Side } from '../step/step.ts';
import type { FairEvent } from './event.ts';
import type { Shared } from './shared.ts';

/** A roll that was bound and never thrown to its end, because all who had a part in it agreed to give it up. */
export interface GivenUp {
  /** The line that gives it up, and the one where its procedure began. */
  readonly line: number;
  readonly began: number;
  readonly procedure: string;
  /** How many contributions had been shown by then. */
  readonly contributions: number;
  readonly consent: readonly Side[];
}

/** Dice that rest on the same seats. */
export interface DiceBy {
  readonly contributors: readonly Side[];
  /** Seats that nobody had taken when they were bound. */
  readonly empty: readonly Side[];
  readonly dice: number;
}

/** What was found of the dice of a journal. */
export interface DiceReport {
  /** Dice that were found to follow from their seed and contributions. */
  readonly proved: number;
  /** Dice whose seed is not shown yet. */
  readonly waiting: number;
  /** The proved ones, by whom they rest on. */
  readonly by: readonly DiceBy[];
  readonly givenUp: readonly GivenUp[];
  /** Procedures with dice that were taken back afterwards, by consent. */
  readonly takenBack: number;
}

export class DiceTally {
  /** Thrown in the running epoch. */
  #waiting: Omit<DiceBy, 'dice'>[] = [];
  #takenBack = 0;
  readonly #by = new Map<string, DiceBy>();
  readonly #givenUp: GivenUp[] = [];

  get report(): DiceReport {
    return {
      proved: [...this.#by.values()].reduce((sum, { dice }) => sum + dice, 0),
      waiting: this.#waiting.length,
      by: [...this.#by.values()],
      givenUp: [...this.#givenUp],
      takenBack: this.#takenBack,
    };
  }

  /** Takes a line that was followed, and the campaign as it stood before it. */
  take(line: number, event: FairEvent, before: Shared | undefined): void {
    switch (event.kind) {
      case 'thrown':
        this.#throw(before);
        return;
      case 'epoch':
        for (const each of this.#waiting) this.#prove(each);
        this.#waiting = [];
        return;
      case 'abandoned':
        this.#giveUp(line, event.consent, before);
        return;
      case 'undone':
        this.#takeBack(before);
        return;
      default:
        return;
    }
  }

  #throw(before: Shared | undefined): void {
    const contributors = before?.open?.run?.contributors ?? [];
    const empty = (before?.seats ?? []).filter((seat) => !contributors.includes(seat));
    this.#waiting.push({ contributors, empty });
  }

  #prove(each: Omit<DiceBy, 'dice'>): void {
    const name = each.contributors.join('\n');
    this.#by.set(name, { ...each, dice: (this.#by.get(name)?.dice ?? 0) + 1 });
  }

  #giveUp(line: number, consent: readonly Side[], before: Shared | undefined): void {
    const { open } = before ?? {};
    if (!open?.run) return;
    const contributions = Object.keys(open.run.contributions).length;
    const { procedure } = open.opened;
    this.#givenUp.push({ line, began: open.line, procedure: procedure.id, contributions, consent });
  }

  #takeBack(before: Shared | undefined): void {
    const last = before?.campaign.standing.at(-1)?.event;
    if (last?.kind === 'resolved' && last.journal.some(({ kind }) => kind === 'die')) this.#takenBack += 1;
  }
}
