/** One walk of a procedure with hands that may have to be waited for. Everything that plays goes through here. */
import {
  type Answers,
  type Ask,
  type Die,
  type ExplainedStep,
  type Opened,
  PlayRecord,
  pause,
  type Resolution,
  resolution,
  type Side,
  take,
} from '@grognard/kernel';

type Soon<T> = T | Promise<T>;

/** Where faces and answers come from. */
export interface Hands {
  face(ask: Ask, die: Die): Soon<number>;
  option(ask: Ask, side: Side, options: readonly string[]): Soon<string>;
  sealed(ask: Ask, asks: Readonly<Record<Side, readonly string[]>>): Soon<Answers>;
  /** Refuses what was handed over and not needed. */
  finish(): void;
}

/** Walks to the end; `tell` hears of every step as far as it has come. */
export async function drive(
  opened: Opened,
  hands: Hands,
  tell: (steps: readonly ExplainedStep[]) => void = () => undefined,
): Promise<Resolution> {
  const record = new PlayRecord();
  let step = pause(opened.begin(), record);
  for (;;) {
    tell(record.steps);
    switch (step.kind) {
      case 'done':
        hands.finish();
        return resolution(opened, step.result, record);
      case 'chance': {
        const face = await hands.face(step.ask, step.die);
        step = pause(take(step, { face }, record), record);
        break;
      }
      case 'choice': {
        const option = await hands.option(step.ask, step.side, step.options);
        step = pause(take(step, { option }, record), record);
        break;
      }
      case 'together': {
        const answers = await hands.sealed(step.ask, step.asks);
        step = pause(take(step, { answers }, record), record);
        break;
      }
    }
  }
}
