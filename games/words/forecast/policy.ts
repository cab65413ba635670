/** How decisions were settled, clause by clause. */
import { EVENLY, type Game, type Question, type Say } from '@grognard/kernel';
import { optionWords } from '../sentences.ts';

/** `never`, `defender=always`, `retreat.question=stand`, as a reader would say it. */
export function policyWords(game: Game, say: Say, asked: readonly Question[], clause: string): string {
  const cut = clause.indexOf('=');
  const plain = plainWords(say, clause.slice(cut + 1));
  if (cut < 0) return plain ?? clause;
  const name = clause.slice(0, cut);
  if (game.sides.includes(name)) return say('policy.side', { side: say(`side.${name}`), policy: plain ?? clause });
  const option = clause.slice(cut + 1);
  const question = asked.find(({ key, side, text, rule }) => [text, key, rule, `${side}:${rule}`].includes(name));
  if (!question) return clause;
  return say('policy.answer', {
    side: say(`side.${question.side}`),
    question: say(question.words),
    option: option === EVENLY ? say('policy.evenly') : optionWords(game, say, question.text, option),
  });
}

function plainWords(say: Say, policy: string): string | undefined {
  const limit = /^threshold:(-?\d+)$/.exec(policy)?.[1];
  if (limit !== undefined) return say('policy.threshold', { limit: Number(limit) });
  return ['never', 'always', 'evenly', 'journal'].includes(policy) ? say(`policy.${policy}`) : undefined;
}
