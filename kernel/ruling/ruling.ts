/** A question the source leaves open: its possible readings, the one we take, and why. */
import { nearest } from '../input/nearest.ts';
import { accept, type Checked, quoted, type Refusal } from '../refusal/refusal.ts';
import type { RuleRef } from '../step/note.ts';

/** Worded by the text keys `ruling.<id>`, `ruling.<id>.why` and `ruling.<id>.<reading>`. */
export interface Ruling<R extends string = string> {
  readonly rule: RuleRef;
  readonly readings: readonly R[];
  readonly default: NoInfer<R>;
}

/** The rulings of a game by name. */
export type RulingBook = Readonly<Record<string, Ruling>>;

/** The reading in force for each ruling. */
export type Readings<B extends RulingBook = RulingBook> = { readonly [K in keyof B]: B[K]['readings'][number] };

/** Makes a ruling whose readings the compiler knows by name. */
export const ruling = <const R extends string>(facts: Ruling<R>): Ruling<R> => facts;

/** The reading in force for every ruling: the one chosen, or the usual one. */
export function readings<B extends RulingBook>(
  book: B,
  chosen: Readonly<Record<string, unknown>> = {},
): Checked<Readings<B>> {
  const refusals: Refusal[] = [];
  for (const [id, reading] of Object.entries(chosen)) {
    const known = Object.hasOwn(book, id) ? book[id] : undefined;
    if (!known) {
      const close = nearest(id, Object.keys(book));
      refusals.push({
        code: 'unknownRuling',
        at: `rulings.${id}`,
        facts: { received: id, options: Object.keys(book), ...(close && { close }) },
      });
    } else if (typeof reading !== 'string' || !known.readings.includes(reading)) {
      refusals.push({
        code: 'unknownReading',
        at: `rulings.${id}`,
        facts: { received: typeof reading === 'string' ? reading : quoted(reading), options: known.readings },
      });
    }
  }
  if (refusals.length > 0) return { ok: false, refusals };
  const inForce = Object.entries(book).map(([id, { default: usual }]) => [id, chosen[id] ?? usual]);
  return accept(Object.fromEntries(inForce) as Readings<B>);
}

/** The questions that concern one procedure, in the order of the book. */
export const rulingsOf = (book: RulingBook, { rulings = [] }: { readonly rulings?: readonly string[] }): RulingBook =>
  Object.fromEntries(Object.entries(book).filter(([id]) => rulings.includes(id)));

/** The same readings, telling whenever one of them is read. */
export const overheard = <R extends Readings>(inForce: R, heard: (ruling: string) => void): R =>
  new Proxy(inForce, {
    get(target, id) {
      if (typeof id === 'string' && Object.hasOwn(target, id)) heard(id);
      return Reflect.get(target, id);
    },
  });
