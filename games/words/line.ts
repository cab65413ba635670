/** One line for a chat: what was resolved with which dice, or the odds from best to worst. */
import type { Game, Opened, Resolution, Say } from '@grognard/kernel';
import type { WordedForecast } from './forecast.ts';
import { localeOf } from './locale.ts';
import { percentage } from './numbers.ts';

/** A chat cuts off what is longer, and nobody reads it. */
const LONGEST = 480;
/** What Discord takes for italics, code or spoilers, and VASSAL for the beginning of a tag. */
const ACTIVE: Readonly<Record<string, string>> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ', '|': '¦', '<': '‹', '>': '›' };

/** `The Ford · Assault: the defender retreats (dice 5, 6)`. */
export function resultLine({ game, procedure }: Opened, say: Say, played: Resolution): string {
  const faces = played.journal.flatMap((entry) => (entry.kind === 'die' ? [entry.face] : []));
  const dice = faces.length > 0 ? ` (${say('line.dice', { faces, count: faces.length })})` : '';
  return inOneLine(headed(game, say, procedure.id, `${say(procedure.summary(played.result))}${dice}`));
}

/** `The Ford · Assault: A1 33.3%; no effect 33.3%; D1 33.3%`, and how the decisions in it were settled. */
export function oddsLine(game: Game, say: Say, made: WordedForecast): string {
  const { outcomes = [], decisions, certain } = made;
  if (certain) return inOneLine(headed(game, say, made.procedure, say(certain.summary)));
  const list = (items: readonly string[]): string => say('line.list', { items });
  const about = made.method === 'sampled' ? '≈ ' : '';
  const shares = list(outcomes.map((each) => `${each.words} ${about}${percentage(each, localeOf(say))}`));
  // Where nobody looked for decisions a policy was given, and is told back.
  const settled = decisions?.length !== 0 ? ` (${list(made.words.policy)})` : '';
  return inOneLine(headed(game, say, made.procedure, `${shares}${settled}`));
}

const headed = (game: Game, say: Say, procedure: string, told: string): string =>
  say('line.told', { head: `${say.read(game.titles)} · ${say(`procedure.${procedure}`)}`, told });

function inOneLine(text: string): string {
  const whole = text.replaceAll(/\s*\n\s*/g, ' · ').replaceAll(/[*_~`|<>]/g, (mark) => ACTIVE[mark] ?? mark);
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', LONGEST - 2))} …`;
}
