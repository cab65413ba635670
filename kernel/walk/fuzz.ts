/** Picks at random, looks for dead ends, broken promises and walks that never end. */
import { practiceDice, practiceNumbers } from '../dice/practice.ts';
import { canonical } from '../journal/canonical.ts';
import type { Plain, Settled, Step } from '../step/step.ts';
import { take } from './play.ts';
import { PlayRecord } from './record.ts';

/** A random play, with all that it left behind. */
export interface FuzzedPlay<T> {
  readonly result: T;
  readonly record: PlayRecord;
  readonly nodes: number;
  /** What the steps on the way said was certain. */
  readonly settled: readonly Settled[];
}

/** Far more nodes than any printed procedure has. */
const ENDLESS = 10_000;

/** One random play. Throws where a step offers nothing, carries what JSON would lose, or never ends. */
export function fuzz<T>(start: Step<T>, seed: number): FuzzedPlay<T> {
  const dice = practiceDice(seed);
  const next = practiceNumbers(seed + 1);
  const record = new PlayRecord();
  const pick = (where: string, options: readonly string[]): string => {
    const option = options[Math.floor(next() * options.length)];
    if (option === undefined) throw new Error(`${where}: a decision without options`);
    if (new Set(options).size < options.length)
      throw new Error(`${where}: an option stands twice in ${options.join(', ')}`);
    return option;
  };
  const settled: Settled[] = [];
  let step = start;
  for (let nodes = 1; nodes <= ENDLESS; nodes += 1) {
    record.tell(step);
    switch (step.kind) {
      case 'done':
        return { result: step.result, record, nodes, settled };
      case 'checkpoint':
        if (step.settled) settled.push(step.settled());
        // A state that JSON would change is not plain data, and would merge wrongly.
        step = step.next(JSON.parse(canonical(step.state)) as Plain);
        break;
      case 'chance':
        step = take(step, { face: dice(step.die) }, record);
        break;
      case 'choice':
        step = take(step, { option: pick(step.ask.text, step.options) }, record);
        break;
      case 'together': {
        const { ask, asks } = step;
        const answers = Object.entries(asks).map(([side, options]) => [side, pick(ask.text, options)] as const);
        step = take(step, { answers: Object.fromEntries(answers) }, record);
        break;
      }
    }
  }
  throw new Error(`no end after ${ENDLESS} nodes`);
}
