/** What a procedure asks, which decisions it may put, how the open rules are read. */
import {
  type Game,
  openExample,
  type Procedure,
  type Question,
  questionsMet,
  rulingsOf,
  type Say,
  schema,
} from '@grognard/kernel';
import { optionWords } from '../words/index.ts';
import { FORMAT } from './format.ts';

/** The language that every schema of the house is written in. */
export const JSON_SCHEMA = 'https://json-schema.org/draft/2020-12/schema';

/** The decisions met in random plays of the worked examples. */
export const choicesOf = (game: Game, procedure: Procedure): readonly Question[] =>
  questionsMet(
    game.examples
      .filter((each) => each.procedure === procedure.id && !each.refused)
      .flatMap((example) => {
        const opened = openExample(game, example);
        return opened.ok ? [opened.value] : [];
      }),
  );

/** A procedure told whole: its input as a JSON Schema, its choices, rulings, figures and ready-made inputs. */
export const procedureTold = (game: Game, procedure: Procedure, choices: readonly Question[], say: Say) => ({
  format: FORMAT,
  game: game.id,
  procedure: procedure.id,
  version: game.version,
  rule: procedure.rule,
  title: say(`procedure.${procedure.id}`),
  input: { $schema: JSON_SCHEMA, ...schema(procedure.input, say) },
  choices: choices.map(({ side, text, words, rule, options, varies }) => ({
    side,
    question: text,
    rule,
    options,
    varies,
    words: { question: say(words), options: options.map((option) => optionWords(game, say, words, option, side)) },
  })),
  rulings: Object.entries(rulingsOf(game.rulings, procedure)).map(([id, { rule, readings, default: usual }]) => ({
    id,
    rule,
    readings,
    default: usual,
    words: {
      question: say(`ruling.${id}`),
      why: say(`ruling.${id}.why`),
      readings: readings.map((reading) => say(`ruling.${id}.${reading}`)),
    },
  })),
  figures: Object.keys(procedure.figures).map((id) => ({ id, words: say(`figure.${id}`) })),
  presets: game.examples
    .filter((each) => each.procedure === procedure.id && each.preset)
    .map(({ id, title, input }) => ({ id, title, input })),
});
