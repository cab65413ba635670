/** Every example of a game as players hear it: one readable page in each language. */
import {
  type Example,
  exampleIn,
  type Game,
  type Locale,
  live,
  open,
  playExample,
  type Refusal,
  type Resolution,
  resolve,
  type Say,
} from '@grognard/kernel';
import { modifierSign, refusalWords, ruleWords, speakerFor, stepWords } from '../words/index.ts';

/** No line breaks where French forbids it, and a page is read and compared with plain spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** What an example leaves open is played with middling dice and the least commitment. */
const middling = live(
  ({ sides }) => Math.ceil(sides / 2),
  (_ask, _side, [least = '']) => least,
);

function played(game: Game, example: Example, say: Say): readonly string[] {
  const told = { ...example, ...exampleIn(game, example, say) };
  const { procedure, input, rulings, dice } = told;
  const opened = open(game, procedure, input, { ...(rulings && { rulings }) });
  const refused = (refusals: readonly Refusal[]): readonly string[] =>
    refusals.map((refusal) => `- ✗ ${refusalWords(game, say, refusal)}`);
  if (!opened.ok) return refused(opened.refusals);
  const resolution = dice ? playExample(opened.value, told) : resolve(opened.value, middling);
  return resolution.ok ? accountOf(game, resolution.value, say) : refused(resolution.refusals);
}

const accountOf = (game: Game, { procedure, result, input, steps }: Resolution, say: Say): readonly string[] => {
  const { summary, headline } = game.procedures[procedure] ?? {};
  return [
    ...steps.map((step) => `- ${stepLine(stepWords(game, say, step), say)}`),
    ...(headline ? [`- ${say(headline({ result, input, steps }))}`] : []),
    ...(summary ? [`- **${say(summary(result))}**`] : []),
  ];
};

/** A question has a mark of its own. */
const closed = (title: string): string => (/[?!…]$/.test(title) ? title : `${title}.`);

const COLON = { en: ': ', fr: ' : ' };

function stepLine(
  { title, modifiers, dice, answers, lookup, outcome }: ReturnType<typeof stepWords>,
  say: Say,
): string {
  const applied = modifiers.filter(({ state }) => state === 'applied');
  return [
    closed(title),
    ...applied.map((modifier) => `${modifierSign(modifier)} ${modifier.text}.`),
    ...dice.map(({ sides, face }) => `d${sides} = ${face}.`),
    ...answers.map(({ side, answer }) => `${side}${say.read(COLON)}${answer}.`),
    ...(lookup ? [`${lookup}.`] : []),
    ...(outcome ? [`→ ${outcome}`] : []),
  ].join(' ');
}

/** The page of one language. */
export function transcript(game: Game, locale: Locale): string {
  const say = speakerFor(game, locale);
  const chapters = Object.values(game.procedures).map(({ id, rule }) => {
    const examples = game.examples.filter(({ procedure }) => procedure === id);
    const pages = examples.flatMap((example) => [
      '',
      `### ${say.read(example.title)}`,
      '',
      ...played(game, example, say),
    ]);
    return examples.length === 0 ? [] : ['', `## ${say(`procedure.${id}`)} (${ruleWords(game, say, rule)})`, ...pages];
  });
  return plain([`# ${say.read(game.titles)}`, ...chapters.flat(), ''].join('\n'));
}
