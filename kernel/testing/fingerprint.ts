/** All that a game can come to, as digests over fixed situations: when one of them changes, so must the game's version. */
import { practiceNumbers } from '../dice/practice.ts';
import type { Example, Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, open, resolution } from '../game/resolve.ts';
import { sample } from '../input/sample.ts';
import { canonical } from '../journal/canonical.ts';
import { digest } from '../journal/digest.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import type { Table } from '../table/table.ts';
import { fuzz } from '../walk/fuzz.ts';

/** By table its printed cells; by procedure each situation with all that came of it. */
export interface Fingerprint {
  readonly version: string;
  readonly tables: Readonly<Record<string, string>>;
  readonly procedures: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Each example is varied so often, and each situation played so often. */
const VARIATIONS = 6;
const PLAYS = 4;
/** How often a variation keeps what the example says of a field. */
const KEEP = 0.8;
/** Signs of a digest that are kept: enough to tell a few hundred situations apart. */
const KEPT = 8;

const short = (value: unknown): string => digest(canonical(value as Plain)).slice(0, KEPT);

/** What a game comes to: enough to notice that something has changed. */
export const fingerprint = (game: Game): Fingerprint => ({
  version: game.version,
  tables: Object.fromEntries(Object.entries(game.tables).map(([id, table]) => [id, short(cellsOf(table as Table))])),
  procedures: Object.fromEntries(
    Object.values(game.procedures).map((procedure) => [procedure.id, endingsOf(game, procedure)]),
  ),
});

/** What is printed; titles, sources and repairs may be told better without a result changing. */
const cellsOf = (table: Table): unknown =>
  table.shape === 'grid' ? [table.rows.labels, table.columns.labels, table.cells] : table.rows;

/** A new example adds situations and changes no other: each is varied by numbers of its own. */
function endingsOf(game: Game, procedure: Procedure): Readonly<Record<string, string>> {
  const examples = game.examples.filter((example) => example.procedure === procedure.id && !example.refused);
  const opened = examples.flatMap((example) => situations(game, procedure, example));
  return Object.fromEntries(
    opened.map((each) => [short([each.input, each.book.rulings]), short(plays(each))] as const).sort(),
  );
}

function situations(game: Game, procedure: Procedure, { id, input, rulings = {} }: Example): readonly Opened[] {
  const next = practiceNumbers(Number.parseInt(digest(id).slice(0, KEPT), 16));
  const varied = Array.from({ length: VARIATIONS }, () => {
    const drawn = sample(procedure.input, next) as Readonly<Record<string, unknown>>;
    const kept = Object.entries(drawn).filter(([name]) => next() >= KEEP || !Object.hasOwn(input as object, name));
    return { ...(input as object), ...Object.fromEntries(kept) };
  });
  return [input, ...varied].flatMap((each) => {
    const opened = open(game, procedure.id, each, { rulings });
    return opened.ok ? [opened.value] : [];
  });
}

const plays = (opened: Opened): readonly unknown[] =>
  Array.from({ length: PLAYS }, (_, seed) => {
    try {
      const { result, record } = fuzz(opened.begin(), seed + 1);
      const { journal, outcome, effects } = resolution(opened, result, record);
      return { journal, outcome, result, effects };
    } catch (error) {
      if (error instanceof Refused) return error.refusals.map(({ code }) => code);
      throw error;
    }
  });

/** What differs from what was kept of a game. */
export interface Change {
  /** Tables and procedures of which something kept is gone or comes out otherwise. */
  readonly changed: readonly string[];
  /** Tables and procedures of which something is not kept yet. */
  readonly fresh: readonly string[];
}

/** What was kept must still come about, and come out the same; what is new changes nothing. */
export function changesSince(kept: Fingerprint, now: Fingerprint): Change {
  const parts = [
    ...compared(kept.tables, now.tables),
    ...Object.keys({ ...kept.procedures, ...now.procedures }).flatMap((id) => {
      const [changed, fresh] = worst(compared(kept.procedures[id] ?? {}, now.procedures[id] ?? {}));
      return [{ id, changed, fresh }];
    }),
  ];
  return {
    changed: parts.filter(({ changed }) => changed).map(({ id }) => id),
    fresh: parts.filter(({ fresh }) => fresh).map(({ id }) => id),
  };
}

interface Part {
  readonly id: string;
  readonly changed: boolean;
  readonly fresh: boolean;
}

const compared = (kept: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): readonly Part[] =>
  Object.keys({ ...kept, ...now }).map((id) => ({
    id,
    changed: Object.hasOwn(kept, id) && kept[id] !== now[id],
    fresh: !Object.hasOwn(kept, id),
  }));

const worst = (parts: readonly Part[]): readonly [changed: boolean, fresh: boolean] => [
  parts.some(({ changed }) => changed),
  parts.some(({ fresh }) => fresh),
];
