/** From an input to a result that explains itself. */
import { check } from '../input/check.ts';
import { contrary } from '../input/follow.ts';
import { nearest } from '../input/nearest.ts';
import { fieldAt } from '../input/place.ts';
import type { Entry } from '../journal/journal.ts';
import { accept, type Checked, type Refusal, Refused, refuse } from '../refusal/refusal.ts';
import { overheard, type Readings, readings } from '../ruling/ruling.ts';
import type { Note } from '../step/note.ts';
import { explained, type Plain, type Step } from '../step/step.ts';
import { type Grid, isOwnCell, type OwnCell, overlaid } from '../table/grid.ts';
import { play } from '../walk/play.ts';
import { type ExplainedStep, PlayRecord } from '../walk/record.ts';
import { replaying, type Source } from '../walk/source.ts';
import type { Game } from './game.ts';
import type { Book, Effect, Procedure, ResultOf, SaidTo } from './procedure.ts';

/** A player's own cells, by table. */
export type Overlay = Readonly<Record<string, readonly OwnCell[]>>;

/** How the rules are read and which cells are a player’s own. */
export interface Setting {
  readonly rulings?: Readonly<Record<string, unknown>>;
  readonly overlay?: Overlay;
  /** Told of every ruling that is read. */
  readonly heard?: (ruling: string) => void;
}

/** A procedure with a checked input, ready to be walked. */
export interface Opened<R = unknown> {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly input: Plain;
  readonly book: Book<Readings, Game['tables']>;
  readonly overlay: Overlay;
  readonly begin: () => Step<R>;
}

/** A result is plain data, whatever else the compiler knows of it. */
type Known<R> = unknown extends R ? Plain : R;

/** A procedure from its input to its result, with journal and steps. */
export interface Resolution<R = Plain> {
  readonly game: string;
  readonly procedure: string;
  readonly version: string;
  readonly input: Plain;
  readonly rulings: Readings;
  readonly overlay: Overlay;
  readonly journal: readonly Entry[];
  readonly steps: readonly ExplainedStep[];
  readonly outcome: string;
  readonly result: R;
  readonly effects: readonly Effect[];
}

/** The procedure a player named, or what he may have meant. */
export function procedureOf(game: Game, id: string): Checked<Procedure> {
  const procedure = Object.hasOwn(game.procedures, id) ? game.procedures[id] : undefined;
  if (procedure) return accept(procedure);
  const ids = Object.keys(game.procedures);
  const close = nearest(id, ids);
  return refuse({ code: 'unknownProcedure', at: '', facts: { received: id, options: ids, ...(close && { close }) } });
}

/** What was given, in today's shape. */
export const todays = (procedure: Procedure, given: unknown): unknown =>
  procedure.earlier && typeof given === 'object' && given !== null && !Array.isArray(given)
    ? procedure.earlier(given as Readonly<Record<string, unknown>>)
    : given;

/**
 * Checks everything a procedure needs, and tells every fault at once. Where the game is known to the compiler so are the
 * procedure's name, what it may be told and what it ends in; what is read from outside is checked all the same.
 */
export function open<G extends Game, N extends keyof G['procedures'] & string>(
  game: G,
  id: N,
  given: SaidTo<G['procedures'][N]>,
  setting: Setting = {},
): Checked<Opened<ResultOf<G['procedures'][N]>>> {
  const named = procedureOf(game, id);
  if (!named.ok) return named;
  const procedure = named.value;
  const inForce = readings(game.rulings, setting.rulings);
  const tables = tablesUnder(game, setting.overlay ?? {});
  const input = check(procedure.input, todays(procedure, given));
  const refusals = [inForce, tables, input].flatMap((checked) => (checked.ok ? [] : checked.refusals));
  if (!inForce.ok || !tables.ok || !input.ok) return { ok: false, refusals };
  const { heard } = setting;
  const book = { rulings: heard ? overheard(inForce.value, heard) : inForce.value, tables: tables.value };
  const forbidden = procedure.refusals?.(input.value, book) ?? [];
  if (forbidden.length > 0) return { ok: false, refusals: forbidden.map((each) => labelled(procedure, each)) };
  const choices = ownChoices(procedure, input.value);
  // Steps are pure: every walk may begin at the same one, and finds worked out what an earlier walk has needed.
  let first: Step<ResultOf<G['procedures'][N]>> | undefined;
  return accept({
    game,
    procedure,
    input: input.value as Plain,
    book,
    overlay: setting.overlay ?? {},
    begin: () => {
      first ??= toldFirst(choices, procedure.begin(input.value, book) as Step<ResultOf<G['procedures'][N]>>);
      return first;
    },
  });
}

const toldFirst = <R>(choices: readonly Note[], step: Step<R>): Step<R> =>
  choices.length === 0 ? step : explained(() => choices, step);

/** What the player said against a proposal is told before anything else. */
const ownChoices = ({ input, rule }: Procedure, value: unknown): readonly Note[] =>
  contrary(input, value).map((each) => ({ rule: each.rule ?? rule, title: each.title, outcome: each.told }));

/** A refusal says what its place is called, whoever refused. */
function labelled({ input }: Procedure, refusal: Refusal): Refusal {
  const label = refusal.at === '' ? undefined : fieldAt(input, refusal.at)?.label;
  return label === undefined ? refusal : { ...refusal, facts: { label, ...refusal.facts } };
}

/** Walks an opened procedure with whatever source of faces and answers. */
export function resolve<R>(opened: Opened<R>, source: Source & { finish?(): void }): Checked<Resolution<Known<R>>> {
  const record = new PlayRecord();
  try {
    const result = play(opened.begin(), source, record);
    source.finish?.();
    return accept(resolution(opened, result, record));
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusals: error.refusals };
    throw error;
  }
}

/** Plays a journal again. */
export const replay = <R>(opened: Opened<R>, journal: readonly Entry[]): Checked<Resolution<Known<R>>> =>
  resolve(opened, replaying(journal));

/** The full account of a finished walk. */
export function resolution<R>(opened: Opened<R>, result: R, record: PlayRecord): Resolution<Known<R>> {
  const { game, procedure, input, book, overlay } = opened;
  return {
    game: game.id,
    procedure: procedure.id,
    version: game.version,
    input,
    rulings: book.rulings,
    overlay,
    journal: record.journal,
    steps: record.steps,
    outcome: procedure.outcome(result),
    result: result as Known<R>,
    effects: procedure.effects?.(result, input, record.journal, book) ?? [],
  };
}

/** Whether something read from outside is cells by table at all; whether they fit is for the tables to say. */
export const isOverlay = (value: unknown): value is Overlay =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((cells) => Array.isArray(cells) && cells.every(isOwnCell));

/** The game's tables with a player's own cells laid over them, checked like the built-in ones. */
export function tablesUnder(game: Game, overlay: Overlay): Checked<Game['tables']> {
  const refusals: Refusal[] = [];
  const own = Object.entries(overlay).flatMap(([id, cells]) => {
    const table = Object.hasOwn(game.tables, id) ? game.tables[id] : undefined;
    if (table?.shape !== 'grid') {
      const grids = Object.keys(game.tables).filter((name) => game.tables[name]?.shape === 'grid');
      refusals.push({ code: 'unknownTable', at: `overlay.${id}`, facts: { received: id, options: grids } });
      return [];
    }
    const laid = overlaid(table as Grid, cells);
    if ('shape' in laid) return [[id, laid] as const];
    refusals.push(...laid);
    return [];
  });
  return refusals.length > 0 ? { ok: false, refusals } : accept({ ...game.tables, ...Object.fromEntries(own) });
}
