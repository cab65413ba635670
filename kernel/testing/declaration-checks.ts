/** What a game declares for the table: forces, counters, secrets, shortcuts, phases, and what a result says of them. */
import { practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, open, type resolution } from '../game/resolve.ts';
import { COUNTER_SYMBOLS, type CounterFace, SIZE_MARKS, type TroopRow } from '../input/counter.ts';
import { countersOf, type Field, type Fields } from '../input/field.ts';
import { same } from '../input/same.ts';
import { sample } from '../input/sample.ts';
import { canonical } from '../journal/canonical.ts';
import type { Plain } from '../step/step.ts';
import type { Words } from '../text/words.ts';
import { expectThat } from './expect-that.ts';

type Sayer = (spoken: Words | string, where: string) => void;

/** Sides, counters, phases and presets that the rest of the game knows. */
export function declarations(game: Game, say: Sayer): void {
  const phases = game.phases?.map(({ id }) => id);
  for (const { id, rule } of game.phases ?? []) {
    say(`phase.${id}`, 'phase');
    expectThat(Object.hasOwn(game.rules, rule), `the phase ${id} cites the rule "${rule}", which the game has not`);
  }
  for (const [id, procedure] of Object.entries(game.procedures)) {
    const { phase, everyTurn } = procedure;
    expectThat(
      phases === undefined ? phase === undefined : phase !== undefined && phases.includes(phase),
      `${id} belongs to the phase "${phase}", which is none of ${phases?.join(', ') ?? 'the game’s, which has none'}`,
    );
    expectThat(
      everyTurn === undefined || Object.hasOwn(game.rules, everyTurn),
      `${id} is done every turn by the rule "${everyTurn}", which the game has not`,
    );
    expectThat(
      procedure.even === undefined || procedure.outcomes?.includes(procedure.even) === true,
      `${id}: "${procedure.even}" is even, but no outcome`,
    );
    fieldDeclarations(game, procedure.input, id);
  }
  expectThat(
    game.showcase === undefined || game.examples.some(({ id, preset }) => id === game.showcase && preset === true),
    `"${game.showcase}" is shown to newcomers, but is no preset`,
  );
  for (const { id, procedure, input, rulings, preset, refused } of game.examples) {
    if (!preset) continue;
    const opened = open(game, procedure, input, { ...(rulings && { rulings }) });
    expectThat(opened.ok && !refused, `preset ${id} is refused`);
  }
}

function fieldDeclarations(game: Game, field: Field, where: string): void {
  for (const side of [field.force, field.secret]) {
    expectThat(side === undefined || game.sides.includes(side), `${where}: "${side}" is no side of the game`);
  }
  if (field.kind === 'list') fieldDeclarations(game, field.of, where);
  if (field.kind !== 'record') return;
  for (const face of countersOf(field)) counterFace(game, field.fields, face, where);
  if (field.troops) troopRow(game, field.fields, field.troops, where);
  for (const [name, inner] of Object.entries(field.fields)) fieldDeclarations(game, inner, `${where}.${name}`);
}

function counterFace(game: Game, fields: Fields, face: CounterFace, where: string): void {
  const named = (name: string | undefined, kinds: readonly Field['kind'][]): Field | undefined => {
    if (name === undefined) return undefined;
    const field = fields[name];
    expectThat(
      field !== undefined && kinds.includes(field.kind),
      `${where}: "${name}" is no ${kinds.join(' or ')} of it`,
    );
    return field;
  };
  named(face.name, ['text', 'oneOf']);
  pigmented(game, fields, face.nation, where);
  for (const name of face.printed ?? []) named(name, ['integer']);
  for (const name of face.state ?? []) named(name, ['flag', 'oneOf', 'integer']);
  choices(face.symbol, COUNTER_SYMBOLS, 'symbol');
  choices(face.size, SIZE_MARKS, 'size');

  function choices(told: CounterFace['symbol'] | CounterFace['size'], known: readonly string[], what: string): void {
    if (told === undefined) return;
    const by = typeof told === 'string' ? undefined : named(told.by, ['oneOf']);
    const values: readonly string[] = typeof told === 'string' ? [told] : Object.values(told.of);
    const stray = values.filter((value) => !known.includes(value));
    expectThat(stray.length === 0, `${where}: no ${what} ${stray.join(', ')}`);
    if (by?.kind !== 'oneOf' || typeof told === 'string' || what === 'size') return;
    const bare = by.options.filter((option) => !Object.hasOwn(told.of, option));
    expectThat(bare.length === 0, `${where}: no ${what} for ${bare.join(', ')}`);
  }
}

/** The arms of a row of troops are numbers of its record, under symbols there are. */
function troopRow(game: Game, fields: Fields, { nation, arms }: TroopRow, where: string): void {
  pigmented(game, fields, nation, where);
  for (const { symbol, count, beside = [] } of arms) {
    expectThat(COUNTER_SYMBOLS.includes(symbol), `${where}: no symbol ${symbol}`);
    for (const name of [count, ...beside]) {
      expectThat(fields[name]?.kind === 'integer', `${where}: "${name}" is no integer of it`);
    }
  }
}

/** The nation is one of several, each with its colours. */
function pigmented(game: Game, fields: Fields, path: string | undefined, where: string): void {
  if (path === undefined) return;
  const nation = path.split('.').reduce<Field | undefined>(
    (part, step) => {
      return part?.kind === 'record' ? part.fields[step] : undefined;
    },
    { kind: 'record', label: '', fields },
  );
  expectThat(nation?.kind === 'oneOf', `${where}: "${path}" is no oneOf of it`);
  const { pigments } = game;
  const bare = pigments ? nation.options.filter((option) => !Object.hasOwn(pigments, option)) : [];
  expectThat(bare.length === 0, `${where}: no pigment for ${bare.join(', ')}`);
}

/** Words everywhere in the description of a shortcut, and an input that the full one becomes again. */
export function shortcuts(game: Game, procedure: Procedure, wordsOf: (field: Field, where: string) => void): void {
  for (const [id, { input, expand, shorten }] of Object.entries(procedure.shortcuts ?? {})) {
    wordsOf(input, `${procedure.id}.${id}`);
    const next = practiceNumbers(3);
    const quick = Array.from({ length: 60 }, () => sample(input, next) as Plain);
    const accepted = quick.filter((each) => {
      const full = open(game, procedure.id, expand(each));
      if (full.ok && shorten) {
        const short = shorten(full.value.input);
        expectThat(
          same(short, each),
          `${procedure.id}: ${canonical(each)} comes back from its full form as ${canonical(short as Plain)}`,
        );
      }
      return full.ok;
    });
    expectThat(accepted.length > 0, `${procedure.id}: no short input of "${id}" expands to one the rules accept`);
  }
}

/** What is said of a situation before the dice. */
export function equationOf({ procedure, input, book }: Opened, say: Sayer): void {
  for (const { label, quick } of procedure.equation?.(input, book) ?? []) {
    if (label !== undefined) say(label, procedure.id);
    const known = Object.values(procedure.shortcuts ?? {}).some((each) =>
      Object.hasOwn(each.input.fields, quick ?? ''),
    );
    expectThat(quick === undefined || known, `${procedure.id}: no shortcut has "${quick}"`);
  }
}

/** What is said of a result: its cause, its counters, what comes next. */
export function aftermathOf(game: Game, opened: Opened, account: ReturnType<typeof resolution>, say: Sayer): void {
  const { procedure, input } = opened;
  const { result, steps } = account;
  const headline = procedure.headline?.({ result, input, steps });
  if (headline) say(headline, procedure.id);
  for (const { at, words, after } of procedure.fates?.(result, input) ?? []) {
    say(words, procedure.id);
    const counter = counterAt(procedure.input, at);
    expectThat(counter !== undefined, `${procedure.id}: at "${at}" stands no counter`);
    for (const name of Object.keys(after ?? {})) {
      expectThat(Object.hasOwn(counter, name), `${procedure.id}: the counter at "${at}" has no "${name}"`);
    }
  }
  for (const { label, cells, note } of procedure.score?.({ result, input, steps }) ?? []) {
    for (const told of [label, note, ...Object.values(cells).map((cell) => cell.told)])
      if (told) say(told, procedure.id);
  }
  for (const { procedure: id, input: given, words } of procedure.next?.(result, input) ?? []) {
    say(words, procedure.id);
    const known = game.procedures[id]?.input.fields ?? {};
    const stray = Object.keys(given as object).filter((name) => !Object.hasOwn(known, name));
    expectThat(
      Object.hasOwn(game.procedures, id) && stray.length === 0,
      `${procedure.id}: next is ${id} with ${stray}`,
    );
  }
}

/** The fields of the counter that a path leads to, if one stands there. */
function counterAt(field: Field, path: string): Fields | undefined {
  const found = (path.match(/[^.[\]]+/g) ?? []).reduce<Field | undefined>((part, step) => {
    if (part?.kind === 'list') return part.of;
    return part?.kind === 'record' ? part.fields[step] : undefined;
  }, field);
  return found?.kind === 'record' && found.counter ? found.fields : undefined;
}
