/** Questions one can go back through: put again from the first, with every answer but the last already given. */
import { same } from '@grognard/kernel';
import { Back } from '../faults.ts';
import type { Prompter } from './prompter.ts';

type Answer = string | number | boolean | readonly string[];

/** What stood in a question before it was answered, and the answer. */
interface Remembered {
  readonly stood: Answer | undefined;
  readonly said: Answer;
}

export class Trail {
  readonly #prompter: Prompter;
  readonly #said: Answer[] = [];
  /** By the wording of a question: what was answered, should it be put again. */
  readonly #memory = new Map<string, Remembered>();

  constructor(prompter: Prompter) {
    this.#prompter = prompter;
  }

  /** Asks; going back puts the question before. From the first there is no way back but out. */
  async follow<T>(ask: (prompter: Prompter) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask(this.#retracing());
      } catch (error) {
        if (!(error instanceof Back) || this.#said.length === 0) throw error;
        this.#said.pop();
      }
    }
  }

  /** From what came after the last question back to it. */
  async back<T>(ask: (prompter: Prompter) => Promise<T>): Promise<T> {
    if (this.#said.pop() === undefined) throw new Back();
    return this.follow(ask);
  }

  /** Gives the answers there are, then puts questions; an answer that was changed once stands when asked again. */
  #retracing(): Prompter {
    const [said, memory, prompter] = [this.#said, this.#memory, this.#prompter];
    let place = 0;
    const put = async <A extends Answer>(
      question: string,
      stood: A | undefined,
      ask: (initial: A | undefined) => Promise<A>,
    ): Promise<A> => {
      place += 1;
      if (place <= said.length) return said[place - 1] as A;
      const before = memory.get(question);
      const initial = before && !same(before.said, before.stood) ? (before.said as A) : stood;
      const answer = await ask(initial);
      said.push(answer);
      memory.set(question, { stood, said: answer });
      return answer;
    };
    return {
      pick: (question, options, initial) => put(question, initial, (now) => prompter.pick(question, options, now)),
      several: (question, options, initial) =>
        put(question, initial, (now) => prompter.several(question, options, now ?? initial)),
      whole: (question, range) =>
        put(question, range.initial, (now) =>
          prompter.whole(question, { ...range, ...(now !== undefined && { initial: now }) }),
        ),
      line: (question, most, initial) => put(question, initial, (now) => prompter.line(question, most, now)),
      yes: (question, initial) => put(question, initial, (now) => prompter.yes(question, now ?? initial)),
      secretly: (work) => prompter.secretly(work),
    };
  }
}
