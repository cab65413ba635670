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
import { Back } from '../faults.ts';

type Soon<T> = T | Promise<T>;

/** Where faces and answers come from. */
export interface Hands {
  face(ask: Ask, die: Die): Soon<number>;
  option(ask: Ask, side: Side, options: readonly string[]): Soon<string>;
  sealed(ask: Ask, asks: Readonly<Record<Side, readonly string[]>>): Soon<Answers>;
  /** Refuses what was handed over and not needed. */
  finish(): void;
  /** Whether what was replied to this may be taken back: what was thrown or revealed may not. */
  takesBack(step: Waiting<unknown>): boolean;
}

/** Who looks on. */
export interface Company {
  /** Hears of every step as far as it has come. */
  tell?(steps: readonly ExplainedStep[]): void;
  /** Somebody would go back behind what cannot be taken back. */
  cast?(): void;
  /** Whether the end stands, or the last reply is to be given anew where it may be. */
  stands?(played: Resolution, takesBack: boolean): Promise<boolean>;
}

/** Walks to the end; going back takes back the last reply, and before the first it is for the caller. */
export async function drive(opened: Opened, hands: Hands, company: Company = {}): Promise<Resolution> {
  let play = Playthrough.begin(opened.begin);
  for (;;) {
    const { standing, steps, record, last } = play;
    company.tell?.(steps);
    if (standing.kind === 'refused') throw new Refused(standing.refusals);
    const takesBack = last?.from.standing.kind === 'waiting' && hands.takesBack(last.from.standing.step);
    try {
      if (standing.kind === 'waiting') {
        play = play.reply(await replyFrom(hands, standing.step));
        continue;
      }
      hands.finish();
      const played = resolution(opened, standing.result, record);
      if (!company.stands || (await company.stands(played, takesBack))) return played;
      play = play.back();
    } catch (error) {
      if (!(error instanceof Back) || !last) throw error;
      if (takesBack) play = play.back();
      else company.cast?.();
    }
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
