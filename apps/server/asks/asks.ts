/** What each verb may be asked over HTTP: the same as the command's options. */
import { exampleNamed, making } from '@grognard/games/dialect';
import { type Field, field, type Game, type Refusal, Refused } from '@grognard/kernel';
import { ANSWERS, JOURNAL, OVERLAY, POLICY, SEED, VALUES } from './parts.ts';
import { type Body, type BodyShape, bodyFaults, type FreePart, isRecord, NAMES, notARecord } from './shape.ts';

export const VERBS = ['resolve', 'odds', 'advise', 'worth', 'analyse'] as const;
export type Verb = (typeof VERBS)[number];

const LONGEST = 1_000;
const named = (name: string): Field => field.text(`server.${name}`, { max: LONGEST });
const word = (name: string): Field => field.optional(named(name));
const dice = field.optional(
  field.list('server.dice', field.integer('server.face', { min: 1, max: 2 ** 32 }), { min: 0, max: 10_000 }),
);

const INPUT: FreePart = {
  shape: {
    type: 'object',
    description: 'What stands on the map. Its schema is published at /api/schemas/inputs/{game}/{procedure}.',
  },
};
const RULINGS: FreePart = {
  shape: making.ref('Readings'),
  // Which readings there are is for the game to say.
  faults: (value, at) => (isRecord(value) ? [] : [notARecord(at, value)]),
};
const SITUATION = { input: INPUT, rulings: RULINGS, overlay: OVERLAY };

const ask = (
  verb: Verb,
  fields: Readonly<Record<string, Field>>,
  free: BodyShape['free'],
  required: readonly string[] = [],
): BodyShape => ({
  fields: field.record(`server.ask.${verb}`, { example: word('example'), ...fields }),
  free: { ...SITUATION, ...free },
  required,
});

export const ASKS: Readonly<Record<Verb, BodyShape>> = {
  resolve: ask('resolve', { dice }, { answers: ANSWERS, seed: SEED }),
  odds: ask('odds', { by: word('by') }, { policy: POLICY, journal: JOURNAL }),
  advise: ask('advise', { side: word('side'), goal: word('goal'), dice }, { answers: ANSWERS }),
  worth: ask('worth', { side: word('side'), goal: word('goal') }, { policy: POLICY }),
  analyse: ask('analyse', { along: field.text('server.along', { max: LONGEST }) }, { values: VALUES, policy: POLICY }, [
    'values',
  ]),
};

/** Cells to be laid over the tables that are shown. */
export const SHOWING: BodyShape = {
  fields: field.record('server.ask.show', {}),
  free: { overlay: OVERLAY },
  required: ['overlay'],
};

/** A resolution that was kept, or a whole journal, to be checked. */
export const VERIFICATION: BodyShape = {
  fields: field.record('server.ask.verify', {}),
  free: {
    account: { shape: making.ref('Resolution'), faults: accountFaults },
    journal: {
      shape: {
        type: 'string',
        description: 'The text of a campaign’s file, of a shared campaign’s journal, or of kept evidence.',
      },
      faults: (value, at) => (typeof value === 'string' ? [] : [{ code: 'notAJournalText', at }]),
    },
  },
  required: [],
};

const ACCOUNT_PARTS = {
  rulings: NAMES,
  overlay: OVERLAY,
  journal: JOURNAL,
} as const;

/** What a resolution holds is known by name, and what is played again is checked whole. */
function accountFaults(value: unknown, at: string): readonly Refusal[] {
  if (!isRecord(value)) return [notARecord(at, value)];
  const free = Object.fromEntries(
    ['format', 'input', 'steps', 'outcome', 'result', 'effects', 'luck', 'words'].map((name) => [name, { shape: {} }]),
  );
  const shape: BodyShape = {
    fields: field.record('server.account', {
      game: named('game'),
      procedure: named('procedure'),
      version: named('version'),
    }),
    free: { ...free, ...ACCOUNT_PARTS },
    required: ['input', 'rulings', 'journal'],
  };
  return bodyFaults(shape, value).map((each) => ({ ...each, at: `${at}.${each.at}` }));
}

const notBoth = (body: Body, first: string, second: string): readonly Refusal[] =>
  Object.hasOwn(body, first) && Object.hasOwn(body, second)
    ? [{ code: 'notBoth', at: second, facts: { options: [first, second] } }]
    : [];

/** Either of two members, and never both. */
const oneOfTwo = (body: Body, first: string, second: string): readonly Refusal[] =>
  Object.hasOwn(body, first) || Object.hasOwn(body, second)
    ? notBoth(body, first, second)
    : [{ code: 'eitherMissing', at: first, facts: { options: [first, second] } }];

/** Every fault of a question, before the game is asked. */
export const askFaults = (verb: Verb, body: unknown, game: Game): readonly Refusal[] => [
  ...bodyFaults(ASKS[verb], body, game),
  ...(isRecord(body) ? [...oneOfTwo(body, 'input', 'example'), ...notBoth(body, 'dice', 'seed')] : []),
];

export const verificationFaults = (body: unknown): readonly Refusal[] => [
  ...bodyFaults(VERIFICATION, body),
  ...(isRecord(body) ? oneOfTwo(body, 'account', 'journal') : []),
];

/** An example stands for an input and its rulings; rulings that are given besides come first. */
export function situated(game: Game, procedure: string, body: Body): Body {
  const { example, ...rest } = body;
  if (typeof example !== 'string') return body;
  const { input, rulings } = exampleNamed(game, example, 'example', procedure);
  return { ...rest, input, rulings: { ...rulings, ...(rest['rulings'] as object | undefined) } };
}

export const refuseAll = (faults: readonly Refusal[]): void => {
  if (faults.length > 0) throw new Refused(faults);
};
