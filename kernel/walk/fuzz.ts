/** Picks at random, looks for dead ends, broken promises and walks that never end. */
import { practiceDice, practiceNumbers } from '../dice/practice.ts';
import { canonical } from '../journal/canonical.ts';
import type { Plain, Step } from '../step/step.ts';
import { pause, take } from './play.ts';
import { PlayRecord } from './record.ts';

export interface FuzzedPlay<T> {
  readonly result: T;
  readonly record: PlayRecord;
  readonly nodes: number;
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
  let step = start;
  for (let nodes = 1; nodes <= ENDLESS; nodes += 1) {
    if (step.kind === 'checkpoint') {
      record.tell(step);
      const copy = JSON.parse(canonical(step.state)) as Plain;
      step = step.then(copy);
      continue;
    }
    const waiting = pause(step, record);
    switch (waiting.kind) {
      case 'done':
        return { result: waiting.result, record, nodes };
      case 'chance':
        step = take(waiting, { face: dice(waiting.die) }, record);
        break;
      case 'choice':
        step = take(waiting, { option: pick(waiting.ask.text, waiting.options) }, record);
        break;
      case 'together': {
        const answers = Object.entries(waiting.asks).map(
          ([side, options]) => [side, pick(waiting.ask.text, options)] as const,
        );
        step = take(waiting, { answers: Object.fromEntries(answers) }, record);
        break;
      }
    }
  }
  throw new Error(`no end after ${ENDLESS} nodes`);
}
