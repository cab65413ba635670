/** A finished play as text: plain, for a forum, Markdown, or one line for a chat. */
import { asMarkup, dieWords, modifierSign, optionWords, standingAlone, stepWords } from '@grognard/games/words';
import type { Entry, Game, Resolution, Say } from '@grognard/kernel';

export const COPY_FORMS = ['text', 'bbcode', 'markdown', 'line', 'html'] as const;
export type CopyForm = (typeof COPY_FORMS)[number];

export function copied(form: CopyForm, game: Game, say: Say, title: string, played: Resolution): string {
  switch (form) {
    case 'text':
      return asText(game, say, title, played);
    case 'bbcode':
      return asBBCode(game, say, title, played);
    case 'markdown':
      return asMarkdown(game, say, title, played);
    case 'line':
      return asLine(game, say, title, played);
    case 'html':
      return asPage(game, say, title, played);
  }
}

const effectsIn = (say: Say, { effects }: Resolution): readonly string[] =>
  effects.map((effect) => say({ key: `effect.${effect.kind}`, facts: effect }));

const summaryOf = (game: Game, say: Say, { procedure, result }: Resolution): string => {
  const words = game.procedures[procedure]?.summary(result);
  return words ? say(words) : '';
};

interface StepLines {
  readonly title: string;
  readonly rule: string;
  readonly lines: readonly string[];
}

function stepLines(game: Game, say: Say, { steps }: Resolution): readonly StepLines[] {
  return steps.map((step) => {
    const { title, rule, modifiers, dice, answers, lookup, outcome } = stepWords(game, say, step);
    const lines = [
      ...modifiers.filter(({ state }) => state === 'applied').map((each) => `${modifierSign(each)} ${each.text}`),
      ...dice.map(({ sides, face }) => `${say('web.labelled', { label: dieWords(say, sides) })} ${face}`),
      ...answers.map(({ side, answer }) => `${say('web.labelled', { label: side })} ${answer}`),
      ...(lookup ? [lookup] : []),
      ...(outcome ? [`→ ${outcome}`] : []),
    ];
    return { title, rule, lines };
  });
}

function asText(game: Game, say: Say, title: string, played: Resolution): string {
  const steps = stepLines(game, say, played).flatMap(({ title: name, rule, lines }) => [
    `${name} (${rule})`,
    ...lines.map((line) => `  ${line}`),
  ]);
  const effects = effectsIn(say, played).map((effect) => `* ${effect}`);
  return [title, '', ...steps, '', summaryOf(game, say, played), ...effects].join('\n');
}

function asMarkdown(game: Game, say: Say, title: string, played: Resolution): string {
  const steps = stepLines(game, say, played).map(
    ({ title: name, rule, lines }, index) =>
      `${index + 1}. **${escaped(name)}** *(${escaped(rule)})*${lines.map((line) => `\n   - ${escaped(line)}`).join('')}`,
  );
  const effects = effectsIn(say, played).map((effect) => `- ${escaped(effect)}`);
  return [
    `### ${escaped(title)}`,
    '',
    ...steps,
    '',
    `**${escaped(summaryOf(game, say, played))}**`,
    ...(effects.length > 0 ? ['', ...effects] : []),
  ].join('\n');
}

/** As forums take it; brackets in a name would read as tags. */
function asBBCode(game: Game, say: Say, title: string, played: Resolution): string {
  const plain = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');
  const steps = stepLines(game, say, played).flatMap(({ title: name, rule, lines }) => [
    `[*][b]${plain(name)}[/b] [i](${plain(rule)})[/i]`,
    ...lines.map(plain),
  ]);
  const effects = effectsIn(say, played).map((effect) => `[*]${plain(effect)}`);
  return [
    `[b]${plain(title)}[/b]`,
    '[list=1]',
    ...steps,
    '[/list]',
    `[b]${plain(summaryOf(game, say, played))}[/b]`,
    ...(effects.length > 0 ? ['[list]', ...effects, '[/list]'] : []),
  ].join('\n');
}

/** A page that stands alone: nothing is fetched for it. */
function asPage(game: Game, say: Say, title: string, played: Resolution): string {
  const steps = stepLines(game, say, played).map(({ title: name, rule, lines }) => {
    const inside = lines.map((line) => `<li>${asMarkup(line)}</li>`).join('');
    return `<li><b>${asMarkup(name)}</b> <small>${asMarkup(rule)}</small>${inside && `<ul>${inside}</ul>`}</li>`;
  });
  const effects = effectsIn(say, played).map((effect) => `<li>${asMarkup(effect)}</li>`);
  return standingAlone(say, title, [
    `<h1>${asMarkup(title)}</h1>`,
    `<p><strong>${asMarkup(summaryOf(game, say, played))}</strong></p>`,
    ...(effects.length > 0 ? [`<ul>${effects.join('')}</ul>`] : []),
    `<ol>${steps.join('')}</ol>`,
  ]);
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, '\\$&');

/** One die or decision of the journal, as short as can be. */
export function entryWords(game: Game, say: Say, entry: Entry): string {
  const answer = (side: string, option: string): string =>
    `${say('web.labelled', { label: say(`side.${side}`) })} ${optionWords(game, say, entry.text, option, side)}`;
  switch (entry.kind) {
    case 'die':
      return `${dieWords(say, entry.sides)}=${entry.face}`;
    case 'choice':
      return answer(entry.side, entry.option);
    case 'together':
      return Object.entries(entry.answers)
        .map(([side, option]) => answer(side, option))
        .join(', ');
  }
}

/** Dice and decisions in the order they fell, then what came of it: enough for an opponent to follow. */
function asLine(game: Game, say: Say, title: string, played: Resolution): string {
  const replies = played.journal.map((entry) => entryWords(game, say, entry));
  const told = [summaryOf(game, say, played), ...effectsIn(say, played)].filter(Boolean).join('; ');
  return `${title} [${replies.join(', ')}] ${told}`.replace(/\s+/g, ' ').trim();
}
