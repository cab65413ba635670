/** The parts of a question that no field of the kernel describes: cells, policies, answers, journals, values. */
import { making } from '@grognard/games/dialect';
import { check, type Field, field, type Game, isSeed, quoted, type Refusal } from '@grognard/kernel';
import { type FreePart, isRecord, notARecord, strangers } from './shape.ts';

const MOST = 10_000;
const LONGEST = 1_000;
/** Values of one sweep. */
const MOST_VALUES = 500;

const notAList = (at: string, value: unknown): Refusal => ({
  code: 'notAList',
  at,
  facts: { received: quoted(value) },
});

const eachOf = (
  value: unknown,
  at: string,
  faults: (each: unknown, at: string) => readonly Refusal[],
): readonly Refusal[] => {
  if (!Array.isArray(value)) return [notAList(at, value)];
  if (value.length > MOST) return [{ code: 'tooMany', at, facts: { received: quoted(value.length), max: MOST } }];
  return value.flatMap((each, index) => faults(each, `${at}[${index}]`));
};

/** What the kernel finds wrong inside, with its place in the whole. */
function inside(of: Field, value: unknown, at: string): readonly Refusal[] {
  const checked = check(of, value);
  if (checked.ok) return [];
  return checked.refusals.map((each) => ({ ...each, at: each.at === '' ? at : `${at}.${each.at}` }));
}

const word = (name: string) => field.text(`server.${name}`, { max: LONGEST });
const CELL = field.record('server.cell', { row: word('row'), column: word('column'), cell: word('cell') });

/** A player's own cells, by table. */
export const OVERLAY: FreePart = {
  shape: making.ref('Overlay'),
  faults: (value, at) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([table, cells]) =>
          eachOf(cells, `${at}.${table}`, (cell, place) => inside(CELL, cell, place)),
        )
      : [notARecord(at, value)],
};

const notAPolicy = (at: string): readonly Refusal[] => [{ code: 'notAPolicy', at }];

/** One clause, a list of them, or an object of questions and options; what they name is for the game to say. */
export const POLICY: FreePart = {
  shape: {
    description:
      'How decisions are settled: `never`, `always`, `evenly`, `threshold:N`, `SIDE=POLICY`, `QUESTION=OPTION`; one clause, a list of them, or an object of questions and options.',
    anyOf: [making.text, making.texts, making.names],
  },
  faults(value, at) {
    if (typeof value === 'string') return [];
    if (Array.isArray(value)) {
      return value.flatMap((each, index) => (typeof each === 'string' ? [] : notAPolicy(`${at}[${index}]`)));
    }
    if (!isRecord(value)) return notAPolicy(at);
    return Object.entries(value).flatMap(([name, each]) =>
      typeof each === 'string' ? [] : notAPolicy(`${at}.${name}`),
    );
  },
};

/** The clauses of a policy that was found in order. */
export function clausesOf(policy: unknown = []): readonly string[] {
  if (!isRecord(policy)) return [policy].flat() as readonly string[];
  return Object.entries(policy).map(([question, option]) => `${question}=${String(option)}`);
}

const sealed = (value: Readonly<Record<string, unknown>>, at: string, game?: Game): readonly Refusal[] => [
  ...(game ? strangers(value, game.sides, at) : []),
  ...Object.entries(value).flatMap(([side, option]) =>
    typeof option === 'string'
      ? []
      : [{ code: 'notAnAnswer', at: `${at}.${side}`, facts: { received: quoted(option) } }],
  ),
];

/** Decisions in the order they are asked. */
export const ANSWERS: FreePart = {
  shape: {
    description: 'Options in the order they are asked; a sealed choice is an object with one option for each side.',
    type: 'array',
    items: { anyOf: [making.text, making.names] },
  },
  faults: (value, at, game) =>
    eachOf(value, at, (each, place) => {
      if (typeof each === 'string') return [];
      return isRecord(each)
        ? sealed(each, place, game)
        : [{ code: 'notAnAnswer', at: place, facts: { received: quoted(each) } }];
    }),
};

const whole = (name: string) => field.integer(`server.${name}`, { min: 1, max: 2 ** 32 });
const asked = { rule: word('rule'), text: word('question') };
const ENTRIES: Readonly<Record<string, Field & { readonly kind: 'record' }>> = {
  die: field.record('server.entry', { ...asked, sides: whole('sides'), face: whole('face') }),
  choice: field.record('server.entry', { ...asked, side: word('side'), option: word('option') }),
  together: field.record('server.entry', asked),
};

function entryFaults(value: unknown, at: string, game?: Game): readonly Refusal[] {
  if (!isRecord(value)) return [notARecord(at, value)];
  const { kind, answers, ...rest } = value;
  const known = typeof kind === 'string' && Object.hasOwn(ENTRIES, kind) ? ENTRIES[kind] : undefined;
  if (!known) {
    const facts = { received: quoted(kind), options: Object.keys(ENTRIES), words: 'server.kind' };
    return [{ code: 'notOneOf', at: `${at}.kind`, facts }];
  }
  if (kind !== 'together') return inside(known, Object.hasOwn(value, 'answers') ? { ...rest, answers } : rest, at);
  return [
    ...inside(known, rest, at),
    ...(isRecord(answers) ? sealed(answers, `${at}.answers`, game) : [notARecord(`${at}.answers`, answers)]),
  ];
}

/** A journal as a resolution has it. */
export const JOURNAL: FreePart = {
  shape: making.listOf(making.ref('Entry')),
  faults: (value, at, game) => eachOf(value, at, (each, place) => entryFaults(each, place, game)),
};

/** What the dice follow from, where they shall fall the same again. */
export const SEED: FreePart = {
  shape: {
    description: 'A seed for the dice, 1 to 64 bytes in hexadecimal: the same seed gives the same dice.',
    type: 'string',
    pattern: '^([0-9a-fA-F]{2}){1,64}$',
  },
  faults: (value, at) =>
    typeof value === 'string' && isSeed(value) ? [] : [{ code: 'notASeed', at, facts: { received: named(value) } }],
};

/** A text as it came, anything else as it would be written. */
const named = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : String(quoted(value)));

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The values that a sweep goes through. */
export const VALUES: FreePart = {
  shape: {
    description: 'The values, in their order.',
    type: 'array',
    minItems: 1,
    maxItems: MOST_VALUES,
    items: { type: ['string', 'number', 'boolean'] },
  },
  faults: (value, at) =>
    Array.isArray(value) && value.length > 0 && value.length <= MOST_VALUES && value.every(isScalar)
      ? []
      : [{ code: 'notValues', at, facts: { most: MOST_VALUES } }],
};
