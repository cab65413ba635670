/** How decisions were settled, clause by clause. */
import { BEST, EVENLY, type Game, type Question, type Say } from '@grognard/kernel';
import { optionWords } from '../sentences.ts';

/** `never`, `defender=always`, `retreat.question=stand`, as a reader would say it. */
export function policyWords(game: Game, say: Say, asked: readonly Question[], clause: string): string {
  const cut = clause.indexOf('=');
  const [name, value] = [clause.slice(0, Math.max(0, cut)), clause.slice(cut + 1)];
  const policy = plainWords(say, value);
  if (clause === 'journal' || clause === BEST) return say(`policy.${clause}`);
  if (cut < 0) return policy === undefined ? clause : say('policy.everySide', { policy });
  if (game.sides.includes(name)) return say('policy.side', { side: say(`side.${name}`), policy: policy ?? value });
  const question = asked.find(({ key, side, text, rule }) => [text, key, rule, `${side}:${rule}`].includes(name));
  if (!question) return clause;
  const { side, words } = question;
  return say('policy.answer', {
    side: say(`side.${side}`),
    question: say(words),
    option: value === EVENLY ? say('policy.anyOption') : optionWords(game, say, words, value, side),
  });
}

function plainWords(say: Say, policy: string): string | undefined {
  const limit = /^threshold:(-?\d+)$/.exec(policy)?.[1];
  if (limit !== undefined) return say('policy.threshold', { limit: Number(limit) });
  return ['never', 'always', 'evenly'].includes(policy) ? say(`policy.${policy}`) : undefined;
}
