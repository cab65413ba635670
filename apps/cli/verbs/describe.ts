/** `describe`: what a procedure asks, which decisions it may put, how the open rules are read. */
import { optionWords, ruleWords } from '@grognard/games/words';
import {
  type Field,
  followsOf,
  type Game,
  openExample,
  type Procedure,
  procedureOf,
  type Question,
  questionsMet,
  schema,
} from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { accepted } from '../faults.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { saidBySide } from '../text/said.ts';
import { type Verb, word } from '../verb.ts';

export const describe: Verb = {
  name: 'describe',
  takes: ['<game>', '<procedure>'],
  async run(desk, given) {
    const game = await desk.game(word(given, 0));
    const procedure = accepted(procedureOf(game, word(given, 1)));
    const choices = choicesOf(game, procedure);
    desk.answer(description(desk, game, procedure, choices), () => printDescription(desk, game, procedure, choices));
    return 0;
  },
};

/** The decisions met in random plays of the worked examples. */
const choicesOf = (game: Game, procedure: Procedure): readonly Question[] =>
  questionsMet(
    game.examples
      .filter((each) => each.procedure === procedure.id && !each.refused)
      .flatMap((example) => {
        const opened = openExample(game, example);
        return opened.ok ? [opened.value] : [];
      }),
  );

function description({ say }: Desk, game: Game, procedure: Procedure, choices: readonly Question[]): unknown {
  return {
    game: game.id,
    procedure: procedure.id,
    version: game.version,
    rule: procedure.rule,
    title: say(`procedure.${procedure.id}`),
    input: { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema(procedure.input, say) },
    choices: choices.map(({ side, text, words, rule, options, varies }) => ({
      side,
      question: text,
      rule,
      options,
      varies,
      words: { question: say(words), options: options.map((option) => optionWords(game, say, words, option, side)) },
    })),
    rulings: Object.entries(game.rulings).map(([id, { rule, readings, default: usual }]) => ({
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
  };
}

function printDescription(desk: Desk, game: Game, procedure: Procedure, choices: readonly Question[]): void {
  const { say, paint, width } = desk;
  desk.print(`${paint.bold(say(`procedure.${procedure.id}`))} · ${ruleWords(game, say, procedure.rule)}`);
  section(desk, 'cli.describe.input');
  desk.print(columns({ rows: fieldRows(desk, procedure.input, ''), width, indent: 2 }));
  if (choices.length > 0) section(desk, 'cli.describe.choices');
  for (const { side, text, words, rule, options, varies } of choices) {
    desk.print(paragraph(saidBySide(say, side, `${say(words)} (${ruleWords(game, say, rule)})`), width, 2));
    desk.print(paragraph(paint.dim(`${side}:${text}`), width, 4));
    const rows = options.map((option) => [paint.cyan(option), optionWords(game, say, words, option, side)]);
    desk.print(columns({ rows, width, indent: 4 }));
    if (varies) desk.print(paragraph(paint.dim(say('cli.describe.varies')), width, 4));
  }
  const rulings = Object.entries(game.rulings);
  if (rulings.length > 0) section(desk, 'cli.describe.rulings');
  for (const [id, { rule, readings, default: usual }] of rulings) {
    desk.print(paragraph(`${paint.cyan(id)}  ${say(`ruling.${id}`)} (${ruleWords(game, say, rule)})`, width, 2));
    const rows = readings.map((reading) => [
      `${reading === usual ? '●' : '○'} ${reading}`,
      `${say(`ruling.${id}.${reading}`)}${reading === usual ? ` ${paint.dim(say('cli.describe.default'))}` : ''}`,
    ]);
    desk.print(columns({ rows, width, indent: 4 }));
    desk.print(paragraph(paint.dim(say(`ruling.${id}.why`)), width, 4));
  }
  const figures = Object.keys(procedure.figures);
  if (figures.length > 0) section(desk, 'cli.describe.figures');
  desk.print(columns({ rows: figures.map((id) => [paint.cyan(id), say(`figure.${id}`)]), width, indent: 2 }));
}

const section = (desk: Desk, key: string): void => desk.print(`\n${desk.paint.bold(desk.say(key))}`);

/** One row for each field: its path, what it is, what would do. */
function fieldRows(desk: Desk, field: Field, path: string): readonly (readonly string[])[] {
  if (field.kind === 'record') {
    const inner = Object.entries(field.fields).flatMap(([name, each]) =>
      fieldRows(desk, each, path === '' ? name : `${path}.${name}`),
    );
    return path === '' ? inner : [fieldRow(desk, field, path), ...inner];
  }
  if (field.kind !== 'list') return [fieldRow(desk, field, path)];
  const items = fieldRows(desk, field.of, `${path}[]`);
  return [fieldRow(desk, field, path), ...(field.of.kind === 'record' ? items.slice(1) : items)];
}

function fieldRow({ say, paint }: Desk, field: Field, path: string): readonly string[] {
  const usual = field.default === undefined ? '' : say('cli.field.default', { value: JSON.stringify(field.default) });
  const follows = followsOf(field);
  const proposal = follows && say('cli.field.follows', { why: say(follows.why), by: JSON.stringify(follows.by) });
  const label = field.help ? `${say(field.label)} — ${say(field.help)}` : say(field.label);
  return [paint.cyan(path), label, [takes(say, field), proposal, usual].filter(Boolean).join(' — ')];
}

function takes(say: Desk['say'], field: Field): string {
  switch (field.kind) {
    case 'integer':
      return `${field.min}–${field.max}`;
    case 'flag':
      return 'true, false';
    case 'oneOf':
      return field.options.join(', ');
    case 'text':
      return say('cli.field.text', { max: field.max });
    case 'list':
      return say('cli.field.list', { min: field.min, max: field.max });
    case 'record':
      return say('cli.field.record');
  }
}
