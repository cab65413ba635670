/** One walk of a procedure with hands that may have to be waited for. Everything that plays goes through here. */
import {
  type Answers,
  type Ask,
  type Die,
  type ExplainedStep,
  type Opened,
  Playthrough,
  Refused,
  type Reply,
  type Resolution,
  resolution,
  type Side,
  type Waiting,
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
  let play = Playthrough.begin(opened.begin);
  for (;;) {
    const { standing, steps, record } = play;
    tell(steps);
    if (standing.kind === 'refused') throw new Refused(standing.refusals);
    if (standing.kind === 'done') {
      hands.finish();
      return resolution(opened, standing.result, record);
    }
    play = play.reply(await replyFrom(hands, standing.step));
  }
}

async function replyFrom(hands: Hands, step: Waiting<unknown>): Promise<Reply> {
  switch (step.kind) {
    case 'chance':
      return { face: await hands.face(step.ask, step.die) };
    case 'choice':
      return { option: await hands.option(step.ask, step.side, step.options) };
    case 'together':
      return { answers: await hands.sealed(step.ask, step.asks) };
  }
}
