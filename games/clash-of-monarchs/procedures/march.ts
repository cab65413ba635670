/** 12.1 Normal march: the allowance of a Command. No die. */
import {
  type Book,
  done,
  type Infer,
  judge,
  type Modifier,
  type ModifierRow,
  type Procedure,
  type RecordField,
  type Refusal,
  total,
} from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { commanderOf, forceNamed, mapIn, nationality, placeOf, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, leaderHere } from '../counters.ts';
import { forceName, leaderName, morale, multiNational, rating, sharing, spaceName, sps, supply } from '../fields.ts';
import { joinOf, map, mapOf } from '../map.ts';
import { pictureOf } from '../picture.ts';
import type { Rulings } from '../rulings.ts';
import { field, refusal, words } from '../text/kit.ts';
import type { ClashBook } from './book.ts';
import { change, sign, term } from './on-table.ts';

/** What is asked of a march in every edition. */
export const marchFields = {
  force: forceName(),
  leader: leaderName(),
  rating: rating(),
  sps: sps('march.sps'),
  multiNational: multiNational(),
  sharing: sharing(),
  siegeArtillery: field.flag('field.siegeArtillery'),
  morale: morale(),
  supply: supply(),
  map: map(),
  from: field.optional(spaceName('march.from', { seldom: true })),
  path: field.list('retreat.path', spaceName('field.space'), {
    min: 0,
    max: 20,
    default: [],
    wayOf: 'from',
    seldom: true,
  }),
};

/** The force that marches, and who leads it. */
export const marching = {
  counter: [
    forceHere('force', ['morale', 'supply'], { state: ['morale', 'supply'] }),
    leaderHere('leader', ['rating'], { printed: ['rating'] }),
  ],
};

const input = field.record('march.input', marchFields, marching);

export type March = Infer<typeof input>;

export interface Allowance {
  readonly mps: number;
}

const FEW = 16;
const HEAVY = 28;

type Adjusting<M, B> = (march: M, book: B) => readonly Modifier[];

/** A march by the list of adjustments of an edition. */
export const marchBy = <M extends March, B extends Book, F extends RecordField>(
  described: F,
  adjusting: Adjusting<M, B>,
): Procedure<M, Allowance, B, CampaignState, F> => ({
  id: 'march',
  rule: '12.1',
  phase: 'movement',
  input: described,
  rulings: ['heavy-march'],
  begin: (m, book) => {
    const modifiers = adjusting(m, book);
    const mps = allowed(m, modifiers);
    return done({ mps }, () => [
      {
        rule: '12.1',
        title: words('march.allowance'),
        modifiers,
        outcome: words('march.mps', { mps, rating: m.rating }),
      },
    ]);
  },
  outcome: ({ mps }) => String(mps),
  summary: ({ mps }) => words('march.summary', { mps }),
  equation: (m, book) => {
    const modifiers = adjusting(m, book);
    return [
      term(m.rating, 'field.rating'),
      change(total(modifiers), 'term.adjustments'),
      sign('='),
      term(allowed(m, modifiers), 'figure.mps', { leads: true }),
    ];
  },
  refusals: (m) => pathFaults(m),
  effects: (_, { force, path }) => path.slice(-1).map((space) => onCounter(force, { kind: 'moved', force, space })),
  picture: (_, m) => {
    const read = mapOf(m.map);
    return read && pictureOf(read, { way: wayOf(m) });
  },
  next: (_result, { force, leader, rating: mps, sps: carried }) => [
    {
      procedure: 'forced-march',
      input: { force, leader, rating: mps, sps: carried },
      words: words('procedure.forced-march'),
    },
  ],
  figures: { mps: ({ mps }: Allowance) => mps },
  fromCampaign: (state, said): Partial<M> => {
    const force = forceNamed(state, said['force']);
    return {
      ...commanderOf(force),
      ...strengthOf(force),
      ...nationality(force),
      ...mapIn(state, said, said['from'] ?? force?.space, ...listed(said['path'])),
      ...placeOf(force),
    } as Partial<M>;
  },
});

const listed = (said: unknown): readonly unknown[] => (Array.isArray(said) ? said : []);

const wayOf = ({ from, path }: March): readonly string[] => [...(from === undefined ? [] : [from]), ...path];

/** Where a map is told, each step follows a way of it; what a step costs the aid does not print. */
function pathFaults(m: March): readonly Refusal[] {
  const read = mapOf(m.map);
  const way = wayOf(m);
  const first = way.length - m.path.length;
  return m.path.flatMap((to, index): Refusal[] => {
    const from = way[first + index - 1];
    return read && from !== undefined && joinOf(read, from, to) === undefined
      ? [refusal('notAdjacent', `path[${index}]`, { rule: '12.1', facts: { from, to } })]
      : [];
  });
}

/** 12.1 The commander's rating, adjusted, and never below nothing. */
const allowed = ({ rating: mps }: March, modifiers: readonly Modifier[]): number => Math.max(0, mps + total(modifiers));

/** What the line for heavy forces is worth, and how it is read. */
type HeavyBook = Book<
  Pick<Rulings, 'heavy-march'>,
  { readonly 'march-modifiers': { readonly rows: { readonly heavy: Pick<ModifierRow, 'value'> } } }
>;

/** 12.1 Which of the printed adjustments apply; they are cumulative. */
export function verdicts(m: March, { tables, rulings }: HeavyBook) {
  const large = m.sps >= HEAVY;
  const { value } = tables['march-modifiers'].rows.heavy;
  const each = rulings['heavy-march'] === 'each' && large && m.siegeArtillery;
  return {
    few: m.sps < FEW,
    multiNational: m.multiNational && !m.sharing,
    heavy: each && typeof value === 'number' ? 2 * value : large || m.siegeArtillery,
    shaken: m.morale !== 'OK',
    short: m.supply === 'SS',
    critical: m.supply === 'CS',
  };
}

export const march = {
  ...marchBy(input, (m: March, book: ClashBook) => judge(book.tables['march-modifiers'], verdicts(m, book))),
  // Version 0.2 asked for enemy light units, which another edition prints.
  earlier: ({ enemyLights: _, ...rest }: Readonly<Record<string, unknown>>) => rest,
};
