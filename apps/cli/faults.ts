/** The ways a command can end early; `run` words each of them. */
import { type Checked, type Facts, Refused } from '@grognard/kernel';

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
export class Quit extends Error {}

/** What was checked, or all that is wrong with it, on its way to the one place that words it. */
export function accepted<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value;
  throw new Refused(checked.refusals);
}
