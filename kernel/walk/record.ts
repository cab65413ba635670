/** What one play leaves behind: the journal that replays it and the steps that explain it. */
import type { Entry } from '../journal/journal.ts';
import type { Lookup, Modifier, Note, RuleRef } from '../step/note.ts';
import { type Ask, askWords, type Side, type Step } from '../step/step.ts';
import type { Words } from '../text/words.ts';

export interface ThrownDie {
  readonly sides: number;
  readonly face: number;
}

export interface GivenAnswer {
  readonly side: Side;
  readonly option: string;
}

/** One explained step of a resolution. */
export interface ExplainedStep {
  readonly rule: RuleRef;
  readonly title: Words;
  readonly modifiers: readonly Modifier[];
  readonly dice: readonly ThrownDie[];
  readonly answers: readonly GivenAnswer[];
  readonly lookup?: Lookup;
  readonly outcome?: Words;
}

type Draft = { -readonly [K in keyof ExplainedStep]: ExplainedStep[K] };

/** Gathers the journal and the explained steps of a play. */
export class PlayRecord {
  readonly journal: Entry[] = [];
  readonly #steps: Draft[] = [];

  get steps(): readonly ExplainedStep[] {
    return this.#steps;
  }

  /** A record that goes on from here and leaves this one as it is. */
  copy(): PlayRecord {
    const copied = new PlayRecord();
    copied.journal.push(...this.journal);
    // Steps before the last are never touched again; the last one may still be added to.
    const last = this.#steps.at(-1);
    copied.#steps.push(...this.#steps.slice(0, -1), ...(last ? [{ ...last }] : []));
    return copied;
  }

  tell<T>(step: Step<T>): void {
    for (const note of step.notes?.() ?? []) this.#note(note);
  }

  enter(entry: Entry, ask: Ask): void {
    this.journal.push(entry);
    const step = this.#under(entry.rule, askWords(ask));
    switch (entry.kind) {
      case 'die':
        step.dice = [...step.dice, { sides: entry.sides, face: entry.face }];
        return;
      case 'choice':
        step.answers = [...step.answers, { side: entry.side, option: entry.option }];
        return;
      case 'together':
        step.answers = [...step.answers, ...Object.entries(entry.answers).map(([side, option]) => ({ side, option }))];
        return;
    }
  }

  #note(note: Note): void {
    const last = this.#steps.at(-1);
    const full = last?.lookup && note.lookup ? true : Boolean(last?.outcome && note.outcome);
    const step = full ? this.#open(note.rule, note.title) : this.#under(note.rule, note.title);
    if (note.modifiers) step.modifiers = [...step.modifiers, ...note.modifiers];
    if (note.lookup) step.lookup = note.lookup;
    if (note.outcome) step.outcome = note.outcome;
  }

  /** The step being told, if it is about the same rule under the same title; otherwise a new one. */
  #under(rule: RuleRef, title: Words): Draft {
    const last = this.#steps.at(-1);
    return last && last.rule === rule && sameWords(last.title, title) ? last : this.#open(rule, title);
  }

  #open(rule: RuleRef, title: Words): Draft {
    const step: Draft = { rule, title, modifiers: [], dice: [], answers: [] };
    this.#steps.push(step);
    return step;
  }
}

const sameWords = (a: Words, b: Words): boolean =>
  a.key === b.key && JSON.stringify(a.facts) === JSON.stringify(b.facts);
