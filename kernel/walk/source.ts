/** Where faces and answers come from. Live dice, typed-in dice and replay differ in this and in nothing else. */
import type { Die } from '../dice/die.ts';
import type { Thrower } from '../dice/thrower.ts';
import type { Entry } from '../journal/journal.ts';
import { quoted, Refused } from '../refusal/refusal.ts';
import { type Ask, askWords, type Side } from '../step/step.ts';

/** Gives the face of every die and the answer to every question. */
export interface Source {
  face(ask: Ask, die: Die): number;
  answer(ask: Ask, side: Side, options: readonly string[]): string;
}

/** How a side answers a question. */
export type Answer = Source['answer'];

/** Dice thrown now. */
export const live = (throwDie: Thrower, answer: Answer): Source => ({ face: (_ask, die) => throwDie(die), answer });

/** Dice the player rolled on the table, in the order they are asked for; `finish` refuses what was left over. */
export function typed(faces: readonly number[], answer: Answer): Source & { finish(): void } {
  let next = 0;
  return {
    face(ask) {
      const face = faces[next];
      if (face === undefined) {
        throw new Refused([{ code: 'dieMissing', at: `dice[${next}]`, rule: ask.rule, facts: { ask: askWords(ask) } }]);
      }
      next += 1;
      return face;
    },
    answer,
    finish() {
      if (next < faces.length) {
        throw new Refused([{ code: 'diceLeftOver', at: `dice[${next}]`, facts: { used: next, given: faces.length } }]);
      }
    },
  };
}

/** What the journal says; a journal that does not fit the procedure is refused at the entry that differs. */
export function replaying(journal: readonly Entry[]): Source & { finish(): void } {
  let next = 0;
  let pending: Record<Side, string> = {};
  const refuseAt = (code: string, ask: Ask): never => {
    throw new Refused([
      { code, at: `journal[${next}]`, rule: ask.rule, facts: { ask: askWords(ask), received: quoted(journal[next]) } },
    ]);
  };
  return {
    face(ask, { sides }) {
      const entry = journal[next];
      if (entry?.kind !== 'die' || entry.rule !== ask.rule || entry.text !== ask.text || entry.sides !== sides) {
        return refuseAt(entry ? 'journalDiffers' : 'journalEnds', ask);
      }
      next += 1;
      return entry.face;
    },
    answer(ask, side) {
      const entry = journal[next];
      if (entry === undefined || entry.kind === 'die' || entry.rule !== ask.rule || entry.text !== ask.text) {
        return refuseAt(entry ? 'journalDiffers' : 'journalEnds', ask);
      }
      if (entry.kind === 'choice') {
        if (entry.side !== side) return refuseAt('journalDiffers', ask);
        next += 1;
        return entry.option;
      }
      const option = entry.answers[side];
      if (option === undefined) return refuseAt('journalDiffers', ask);
      pending = { ...pending, [side]: option };
      if (Object.keys(entry.answers).every((name) => name in pending)) {
        pending = {};
        next += 1;
      }
      return option;
    },
    finish() {
      if (next < journal.length) {
        throw new Refused([
          { code: 'journalLeftOver', at: `journal[${next}]`, facts: { used: next, given: journal.length } },
        ]);
      }
    },
  };
}

/** Answers given beforehand, in the order they are asked; a sealed choice takes one object with an option for each side. */
export function answersInOrder(answers: readonly (string | Readonly<Record<Side, string>>)[]): {
  readonly answer: Answer;
  finish(): void;
} {
  let next = 0;
  let open: string[] = [];
  return {
    answer(ask, side, options) {
      const given = answers[next];
      const refusal = { at: `answers[${next}]`, rule: ask.rule, facts: { ask: askWords(ask), side, options } };
      if (given === undefined) throw new Refused([{ ...refusal, code: 'answerMissing' }]);
      const option = typeof given === 'string' ? given : given[side];
      if (option === undefined || !options.includes(option)) {
        throw new Refused([{ ...refusal, code: 'notAnOption', facts: { ...refusal.facts, received: option ?? null } }]);
      }
      open = typeof given === 'string' ? [] : [...open, side];
      if (typeof given === 'string' || Object.keys(given).every((name) => open.includes(name))) {
        open = [];
        next += 1;
      }
      return option;
    },
    finish() {
      if (next < answers.length) {
        throw new Refused([
          { code: 'answersLeftOver', at: `answers[${next}]`, facts: { used: next, given: answers.length } },
        ]);
      }
    },
  };
}
