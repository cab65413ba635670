/** How an input lies on the table: what belongs to which side, what is a counter, what seldom applies. Derived, never drawn here. */
import type { Side } from '../step/step.ts';
import type { Field, Fields } from './field.ts';

/** A field with where it stands. */
export interface Placed {
  readonly path: string;
  readonly field: Field;
}

/** What one part of the table holds, in the order of the description. */
export interface Part {
  /** Lists of counters, and single ones. */
  readonly counters: readonly Placed[];
  /** Records that describe the force as a whole: its commander, its troops. */
  readonly groups: readonly Placed[];
  /** Switches, menus and numbers. */
  readonly conditions: readonly Placed[];
  /** The same, where they apply rarely: shown by their number until one is set. */
  readonly seldom: readonly Placed[];
}

/** What one side brings. */
export interface Force extends Part {
  readonly side: Side;
  /** For this side's eyes only. */
  readonly secrets: readonly Placed[];
}

/** An input as it lies on the table. */
export interface TableLayout {
  readonly forces: readonly Force[];
  /** What belongs to nobody, or to both. */
  readonly common: Part;
  /** The input is itself a counter: one unit that tries to rally. */
  readonly subject: boolean;
}

const NOTHING: Part = { counters: [], groups: [], conditions: [], seldom: [] };

/** Two forces facing each other, conditions between them; an input that declares nothing is all common. */
export function layoutOf(input: Extract<Field, { kind: 'record' }>): TableLayout {
  const sides = sidesIn(input.fields);
  const placed = Object.entries(input.fields).map(([path, field]): Placed => ({ path, field }));
  const ofSide = (side: Side | undefined): readonly Placed[] =>
    placed.filter(({ field }) => (field.secret ?? field.force) === side);
  return {
    forces: sides.map((side) => {
      const own = ofSide(side);
      return {
        side,
        ...sorted(own.filter(({ field }) => field.secret === undefined)),
        secrets: own.filter(({ field }) => field.secret !== undefined),
      };
    }),
    common: sorted(ofSide(undefined)),
    subject: input.counter !== undefined,
  };
}

const sidesIn = (fields: Fields): readonly Side[] => [
  ...new Set(Object.values(fields).flatMap(({ secret, force }) => secret ?? force ?? [])),
];

/** Each field in the one place it belongs to. */
function sorted(placed: readonly Placed[]): Part {
  const part: { -readonly [K in keyof Part]: Placed[] } = { counters: [], groups: [], conditions: [], seldom: [] };
  for (const each of placed) part[placeOf(each.field)].push(each);
  return placed.length === 0 ? NOTHING : part;
}

function placeOf(field: Field): keyof Part {
  if (field.seldom) return 'seldom';
  if (isCounter(field)) return 'counters';
  return field.kind === 'record' || field.kind === 'list' ? 'groups' : 'conditions';
}

/** A counter, or a list of them. */
export const isCounter = (field: Field): boolean =>
  (field.kind === 'record' && field.counter !== undefined) || (field.kind === 'list' && isCounter(field.of));
