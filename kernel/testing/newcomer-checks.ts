/** What newcomers get wrong, and no type can tell: sides and figures that are none, claims nobody can meet, cells nobody reads. */
import { faces } from '../dice/die.ts';
import { practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import { type Opened, open, replay } from '../game/resolve.ts';
import { check } from '../input/check.ts';
import { sample } from '../input/sample.ts';
import { canonical } from '../journal/canonical.ts';
import { fraction, written } from '../number/fraction.ts';
import type { Refusal } from '../refusal/refusal.ts';
import type { Plain, Step } from '../step/step.ts';
import type { Dictionary, Words } from '../text/words.ts';
import { enumerate, TooManyPaths } from '../walk/enumerate.ts';
import { fuzz } from '../walk/fuzz.ts';
import { evenly } from '../walk/policy.ts';
import { expectThat } from './expect-that.ts';

type Sayer = (spoken: Words | string, where: string) => void;

/** What is at stake: `favours` gives sides of the game figures of the procedure. */
export function stakes({ sides }: Game, { id, favours = {}, figures }: Procedure): void {
  for (const [side, figure] of Object.entries(favours)) {
    expectThat(sides.includes(side), `${id} favours "${side}", no side of the game`);
    expectThat(Object.hasOwn(figures, figure), `${id} favours "${figure}" for ${side}, no figure of it`);
  }
}

/** Whoever is asked, or throws, or stands behind a side is a side of the game. */
export function sidesMet({ sides }: Game, { procedure, input, begin }: Opened, paths: number): void {
  const known = (side: string | undefined, what: string): void =>
    expectThat(side === undefined || sides.includes(side), `${procedure.id}: ${what} "${side}", no side of the game`);
  for (const side of Object.keys(procedure.parties?.(input) ?? {})) known(side, 'a party stands behind');
  visit(begin(), paths, (step) => {
    if (step.kind === 'chance') known(step.ask.side, 'a die is thrown by');
    if (step.kind === 'choice') known(step.side, 'a question is put to');
    if (step.kind === 'together') for (const side of Object.keys(step.asks)) known(side, 'a question is put to');
  });
}

/** Every node of a tree, as far as so many reach. */
function visit(start: Step<unknown>, most: number, see: (step: Step<unknown>) => void): void {
  const waiting: Step<unknown>[] = [start];
  for (let seen = 0; seen < most; seen += 1) {
    const step = waiting.pop();
    if (!step) return;
    see(step);
    waiting.push(...following(step));
  }
}

function following(step: Step<unknown>): readonly Step<unknown>[] {
  switch (step.kind) {
    case 'done':
      return [];
    case 'checkpoint':
      return [step.next(step.state)];
    case 'chance':
      return faces(step.die).map((face) => step.next(face));
    case 'choice':
      return step.options.map((option) => step.next(option));
    case 'together': {
      const [first] = joint(Object.entries(step.asks));
      return first ? [step.next(first)] : [];
    }
  }
}

const joint = (asks: readonly (readonly [string, readonly string[]])[]): readonly Readonly<Record<string, string>>[] =>
  asks.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, [side, options]) => all.flatMap((answers) => options.map((option) => ({ ...answers, [side]: option }))),
    [{}],
  );

/** A claim is written in lowest terms, as the odds are. */
export function oddsClaims({ examples }: Game): void {
  for (const { id, odds = {} } of examples) {
    for (const [outcome, claim] of Object.entries(odds)) {
      const [over, under] = /^(\d+)(?:\/(\d+))?$/.exec(claim)?.slice(1) ?? [];
      expectThat(over !== undefined, `example ${id} claims "${claim}" for ${outcome}: write a fraction such as 1/3`);
      const lowest = written(fraction(BigInt(over), BigInt(under ?? 1)));
      expectThat(claim === lowest, `example ${id} claims ${claim} for ${outcome}: write ${lowest}`);
    }
  }
}

const SAMPLES = 300;

/** Whatever is refused, of any random input, is refused in words. */
export function refusalsWorded(game: Game, procedure: Procedure, say: Sayer): void {
  const next = practiceNumbers(17);
  for (let count = 0; count < SAMPLES; count += 1) {
    const rulings = anyRulings(game, next);
    const opened = open(game, procedure.id, sample(procedure.input, next), { rulings });
    for (const refusal of opened.ok ? [] : opened.refusals) worded(game, refusal, procedure.id, say);
  }
}

function worded({ rules }: Game, { code, facts, rule }: Refusal, where: string, say: Sayer): void {
  say({ key: `refusal.${code}`, ...(facts && { facts }) }, `${where} refuses`);
  expectThat(
    rule === undefined || Object.hasOwn(rules, rule),
    `${where} refuses by rule "${rule}", not in the register`,
  );
}

const anyRulings = ({ rulings }: Game, next: () => number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rulings).map(([id, { readings }]) => [id, readings[Math.floor(next() * readings.length)] ?? '']),
  );

/** Why no random input was accepted: the refusals that came, the most frequent first. */
export function refusalsMet(game: Game, procedure: Procedure): string {
  const next = practiceNumbers(17);
  const met = new Map<string, number>();
  for (let count = 0; count < SAMPLES; count += 1) {
    const opened = open(game, procedure.id, sample(procedure.input, next));
    for (const { code, at } of opened.ok ? [] : opened.refusals) {
      const key = at === '' ? code : `${code} at ${at}`;
      met.set(key, (met.get(key) ?? 0) + 1);
    }
  }
  const told = [...met].toSorted(([, a], [, b]) => b - a).slice(0, 6);
  return told.map(([key, times]) => `${key} (${times} of ${SAMPLES})`).join(', ');
}

/** A cell is read from the book: a player's own cell in its place must be the one that is read. */
export function ownCells({ game, procedure, input, book, begin }: Opened, seed: number): void {
  const { record } = fuzz(begin(), seed);
  for (const { lookup } of record.steps) {
    if (!lookup || game.tables[lookup.table]?.shape !== 'grid') continue;
    const { table, row, column, cell } = lookup;
    const overlay = { [table]: [{ row, column, cell }] };
    const again = open(game, procedure.id, input, { rulings: book.rulings, overlay });
    const replayed = again.ok ? replay(again.value, record.journal) : again;
    const read = replayed.ok ? replayed.value.steps.map((step) => step.lookup) : [];
    const own = read.some((each) => each?.own && each.table === table && each.row === row && each.column === column);
    expectThat(own, `${procedure.id} reads ${table} ${row}, ${column} past book.tables`);
  }
}

/** What a procedure takes from the campaign are fields of its input, and values that fit them. */
export function knownFits({ campaign, procedures }: Game): void {
  if (!campaign) return;
  const next = practiceNumbers(23);
  for (let count = 0; count < 20; count += 1) {
    const state = check(campaign.state, sample(campaign.state, next));
    if (!state.ok) continue;
    for (const [id, procedure] of Object.entries(procedures)) {
      const known = (procedure.fromCampaign?.(state.value, {}) ?? {}) as Readonly<Record<string, unknown>>;
      for (const [name, value] of Object.entries(known)) {
        const field = procedure.input.fields[name];
        expectThat(field !== undefined, `${id} takes "${name}" from the campaign, but asks for no such thing`);
        const fits = check(field, value);
        expectThat(
          fits.ok,
          `${id} takes ${name} from the campaign: ${fits.ok ? '' : canonical(fits.refusals as unknown as Plain)}`,
        );
      }
    }
  }
}

/** Phrases of some length that are the same in both languages; codes and names may well be. */
const LONG = /\p{L}+\s+\p{L}+\s+\p{L}+/u;
const MOST_ALIKE = 0.2;

/** A translation that is the original. */
export function tongues(text: Readonly<Record<string, Dictionary>>): void {
  const [[first, original] = [], ...others] = Object.entries(text);
  for (const [locale, dictionary] of others) {
    const long = Object.entries(original ?? {}).filter(([, phrase]) => typeof phrase === 'string' && LONG.test(phrase));
    const alike = long.filter(([key, phrase]) => dictionary[key] === phrase);
    expectThat(
      long.length === 0 || alike.length / long.length <= MOST_ALIKE,
      `${alike.length} of ${long.length} phrases of ${locale} are those of ${first}: ${alike.slice(0, 3).map(([key]) => key)}`,
    );
  }
}

/** Checkpoints of the same name and state must have the same future, all of it; a state that forgets something shows here. */
export function equalFutures({ procedure, input, begin }: Opened, paths: number): void {
  const futures = new Map<string, string>();
  const futureOf = (step: Step<unknown>): string | undefined => {
    try {
      const shares = enumerate(step, evenly, undefined, paths);
      return [...shares]
        .map(([key, share]) => `${key} ${written(share)}`)
        .toSorted()
        .join('\n');
    } catch (error) {
      if (error instanceof TooManyPaths) return undefined;
      throw error;
    }
  };
  visit(begin(), paths, (step) => {
    if (step.kind !== 'checkpoint') return;
    const key = canonical([step.name, step.state]);
    const future = futureOf(step);
    if (future === undefined) return;
    const known = futures.get(key) ?? future;
    futures.set(key, known);
    expectThat(known === future, `${procedure.id}: checkpoint ${key} has two futures, for ${canonical(input)}`);
  });
}
