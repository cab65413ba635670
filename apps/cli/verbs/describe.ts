/** `describe`: what a procedure asks, which decisions it may put, how the open rules are read. */
import { choicesOf, procedureTold } from '@grognard/games/dialect';
import { optionWords, ruleWords } from '@grognard/games/words';
import {
  type Field,
  followsOf,
  type Game,
  type MapKind,
  type Procedure,
  procedureOf,
  type Question,
  rulingsOf,
} from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import { columns, paragraph } from '../layout/columns.ts';
import { saidBySide } from '../text/said.ts';
import { type Verb, word } from '../verb.ts';

export const describe: Verb = {
  name: 'describe',
  takes: ['<game>', '<procedure>'],
  async run(dialogue, args) {
    const game = await dialogue.game(word(args, 0));
    const procedure = accepted(procedureOf(game, word(args, 1)));
    const choices = choicesOf(game, procedure);
    dialogue.answer(procedureTold(game, procedure, choices, dialogue.say), () =>
      printDescription(dialogue, game, procedure, choices),
    );
    return 0;
  },
};

function printDescription(dialogue: Dialogue, game: Game, procedure: Procedure, choices: readonly Question[]): void {
  const { say, paint, width } = dialogue;
  dialogue.print(`${paint.bold(say(`procedure.${procedure.id}`))} · ${ruleWords(game, say, procedure.rule)}`);
  section(dialogue, 'cli.describe.input');
  dialogue.print(columns({ rows: fieldRows(dialogue, procedure.input, ''), width, indent: 2 }));
  if (choices.length > 0) section(dialogue, 'cli.describe.choices');
  for (const { side, text, words, rule, options, varies } of choices) {
    dialogue.print(paragraph(saidBySide(say, side, `${say(words)} (${ruleWords(game, say, rule)})`), width, 2));
    dialogue.print(paragraph(paint.dim(`${side}:${text}`), width, 4));
    const rows = options.map((option) => [paint.cyan(option), optionWords(game, say, words, option, side)]);
    dialogue.print(columns({ rows, width, indent: 4 }));
    if (varies) dialogue.print(paragraph(paint.dim(say('cli.describe.varies')), width, 4));
  }
  const rulings = Object.entries(rulingsOf(game.rulings, procedure));
  if (rulings.length > 0) section(dialogue, 'cli.describe.rulings');
  for (const [id, { rule, readings, default: usual }] of rulings) {
    dialogue.print(paragraph(`${paint.cyan(id)}  ${say(`ruling.${id}`)} (${ruleWords(game, say, rule)})`, width, 2));
    const rows = readings.map((reading) => [
      `${reading === usual ? '●' : '○'} ${reading}`,
      `${say(`ruling.${id}.${reading}`)}${reading === usual ? ` ${paint.dim(say('cli.describe.default'))}` : ''}`,
    ]);
    dialogue.print(columns({ rows, width, indent: 4 }));
    dialogue.print(paragraph(paint.dim(say(`ruling.${id}.why`)), width, 4));
  }
  const figures = Object.keys(procedure.figures);
  if (figures.length === 0) return;
  section(dialogue, 'cli.describe.figures');
  dialogue.print(columns({ rows: figures.map((id) => [paint.cyan(id), say(`figure.${id}`)]), width, indent: 2 }));
}

const section = (dialogue: Dialogue, key: string): void =>
  dialogue.print(`\n${dialogue.paint.bold(dialogue.say(key))}`);

/** One row for each field: its path, what it is, what would do. */
function fieldRows(dialogue: Dialogue, field: Field, path: string): readonly (readonly string[])[] {
  if (field.kind === 'record' && !field.map) {
    const inner = Object.entries(field.fields).flatMap(([name, each]) =>
      fieldRows(dialogue, each, path === '' ? name : `${path}.${name}`),
    );
    return path === '' ? inner : [fieldRow(dialogue, field, path), ...inner];
  }
  if (field.kind !== 'list') return [fieldRow(dialogue, field, path)];
  const items = fieldRows(dialogue, field.of, `${path}[]`);
  return [fieldRow(dialogue, field, path), ...(field.of.kind === 'record' ? items.slice(1) : items)];
}

function fieldRow({ say, paint }: Dialogue, field: Field, path: string): readonly string[] {
  const value =
    field.kind === 'record' && field.map ? mapTitle(field.map, field.default) : JSON.stringify(field.default);
  const usual = field.default === undefined ? '' : say('cli.field.default', { value });
  const follows = followsOf(field);
  const proposal = follows && say('cli.field.follows', { why: say(follows.why), by: JSON.stringify(follows.by) });
  const label = field.help ? `${say(field.label)} — ${say(field.help)}` : say(field.label);
  return [paint.cyan(path), label, [takes(say, field), proposal, usual].filter(Boolean).join(' — ')];
}

/** A map is told by its title. */
function mapTitle(kind: MapKind, file: unknown): string {
  const map = kind.read(file);
  return map.ok ? map.value.title : '';
}

function takes(say: Dialogue['say'], field: Field): string {
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
      return say(field.map ? 'cli.field.map' : 'cli.field.record');
  }
}
