/** The ways a command can end early; `run` words each of them. */
import { type Checked, type Facts, type Plain, Refused } from '@grognard/kernel';

/** The command line itself makes no sense. Worded by `cli.usage.<code>`. */
export class UsageFault extends Error {
  readonly code: string;
  readonly facts: Facts;

  constructor(code: string, facts: Facts = {}) {
    super(code);
    this.name = 'UsageFault';
    this.code = code;
    this.facts = facts;
  }
}

/** The player left in the middle of a question. */
export class Quit extends Error {
  /** What was answered so far of the value being asked for. */
  said: Plain | undefined;
  /** The line that goes on from here. */
  resume: string | undefined;
}

/** The player wants the question before this one. */
export class Back extends Error {}

/** At the first question of all there is nowhere to go back to: it is put again. */
export async function firstOfAll<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Back)) throw error;
    }
  }
}

/** What was checked, or all that is wrong with it, on its way to the one place that words it. */
export function accepted<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  throw new Refused(checked.refusals);
}
