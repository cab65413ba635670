/**
 * The register of a campaign: every counter with what is printed on it and how it stands. What the register knows of a
 * counter the player need not, and may not, say otherwise, unless it changes by his own hand; a name not yet known is entered on
 * first use with what the procedure was told; a counter that is lost, spent or elsewhere is refused.
 */
import type { CounterIn, CounterMark } from '../input/counter.ts';
import { type AnyRecordField, countersOf, type Field, type Fields, list, optional, record } from '../input/field.ts';
import { same } from '../input/same.ts';
import { quoted, type Refusal } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import type { CampaignRules, CounterRules, State } from './rules.ts';

type Given = Readonly<Record<string, unknown>>;

type Learned<R extends Fields, N extends keyof R> = {
  readonly [K in keyof R]: K extends N ? R[K] : R[K] & { readonly optional: true };
};

/** The track of a register. What procedures are told of a counter is unknown until one is told; the rest is kept by us. */
export function registered<R extends Fields, K extends Fields, const N extends keyof R & string>(
  label: string,
  plan: { readonly of: string; readonly name: N; readonly said: R; readonly kept: K; readonly max: number },
) {
  const { name, said, kept, max } = plan;
  const learned = Object.fromEntries(
    Object.entries(said).map(([key, field]) => [key, key === name ? field : optional(field)]),
  ) as Learned<R, N>;
  return list(label, record(plan.of, { ...learned, ...kept }), { min: 0, max, unique: name, default: [] });
}

/** What a player said, with all that the registers know of the counters he named. */
export interface Looked {
  readonly input: unknown;
  /** Paths of what the registers filled in. */
  readonly known: readonly string[];
  readonly contradictions: readonly Refusal[];
  readonly barred: readonly Refusal[];
  /** Places whose faults say nothing: the counter they belong to is refused as a whole. */
  readonly excused: readonly string[];
}

/** Looks every named counter up, wherever the description says one stands. */
export function lookedUp(rules: CampaignRules, state: State, field: Field, said: unknown): Looked {
  const [known, contradictions, barred, excused]: [string[], Refusal[], Refusal[], string[]] = [[], [], [], []];
  const bar = (mark: CounterMark, counter: State, at: string, places: readonly string[]): boolean => {
    const why = rules.register?.[mark.kind]?.barred?.(counter, mark.use, state);
    if (!why) return false;
    barred.push({ ...why, at });
    excused.push(...places);
    return true;
  };
  const filledIn = (
    counter: State,
    fields: readonly string[],
    mark: CounterIn,
    name: string,
    value: Given,
    at: string,
  ): Given => {
    const anew = rules.register?.[mark.kind]?.anew ?? [];
    const filled: Record<string, unknown> = { ...value };
    for (const [key, fact] of Object.entries(counter)) {
      if (!fields.includes(key) || (anew.includes(key) && value[key] !== undefined)) continue;
      const path = joined(at, key);
      const agreed = value[key] === undefined || agrees(value[key], fact);
      if (agreed) known.push(path);
      else {
        const facts = { received: quoted(value[key]), known: quoted(fact), counter: name };
        contradictions.push({ code: 'registerKnows', at: path, facts });
      }
      filled[key] = agreed ? laidOver(value[key], fact) : fact;
    }
    return filled;
  };
  const counterFilled = (part: AnyRecordField, mark: CounterIn, value: Given, at: string): Given => {
    const name = namedIn(part.fields, mark, value);
    const entry = name === undefined ? undefined : counterIn(rules, state, mark.kind, name);
    if (name === undefined || !entry) return value;
    const places = mark.facts ? mark.facts.map((fact) => joined(at, fact)) : [at];
    if (bar(mark, entry, joined(at, mark.name), places)) return value;
    return filledIn(entry, factsOf(part, mark), mark, name, value, at);
  };
  const walk = (part: Field, value: unknown, at: string): unknown => {
    if (part.kind === 'list' && Array.isArray(value)) {
      return value.map((item, index) => walk(part.of, item, `${at}[${index}]`));
    }
    if ((part.kind === 'text' || part.kind === 'oneOf') && part.names && typeof value === 'string') {
      const counter = counterIn(rules, state, part.names.kind, value);
      if (counter) bar(part.names, counter, at, [at]);
      return value;
    }
    if (part.kind !== 'record' || !isRecord(value)) return value;
    const filled = countersOf(part).reduce((so, mark) => counterFilled(part, mark, so, at), value);
    const inner = Object.entries(filled).map(([key, item]) => [
      key,
      Object.hasOwn(part.fields, key) ? walk(part.fields[key] as Field, item, joined(at, key)) : item,
    ]);
    return Object.fromEntries(inner);
  };
  return { input: walk(field, said, ''), known, contradictions, barred, excused };
}

/** The fields of a record that are facts of one of its counters. */
const factsOf = ({ fields }: AnyRecordField, { name, facts }: CounterIn): readonly string[] =>
  facts ?? Object.keys(fields).filter((key) => key !== name);

/** Whether what was said leaves what is known standing; who says less, or more, does not contradict. */
function agrees(said: unknown, known: unknown): boolean {
  if (Array.isArray(said) && Array.isArray(known)) {
    return said.length === known.length && said.every((item, index) => agrees(item, known[index]));
  }
  if (!isRecord(said) || !isRecord(known)) return same(said, known);
  return Object.entries(said).every(
    ([key, value]) => value === undefined || !Object.hasOwn(known, key) || agrees(value, known[key]),
  );
}

/** What is known, with what was said besides. */
function laidOver(said: unknown, known: unknown): unknown {
  if (Array.isArray(known)) return known.map((item, index) => laidOver((said as Given | undefined)?.[index], item));
  if (!isRecord(known) || !isRecord(said)) return known;
  const inner = Object.entries(known).map(([key, fact]) => [key, laidOver(said[key], fact)]);
  return { ...said, ...Object.fromEntries(inner) };
}

/** Of what was said, what a register describes: of a counter inside another its name, for instance, and no more. */
function keptOf(field: Field, said: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(said)) return said.map((item) => keptOf(field.of, item));
  if (field.kind !== 'record' || !isRecord(said)) return said;
  const kept = Object.entries(field.fields).filter(([key]) => said[key] !== undefined);
  return Object.fromEntries(kept.map(([key, inner]) => [key, keptOf(inner, said[key])]));
}

/** Whether a place lies inside what belongs to a refused counter. */
export const isWithin = (at: string, excused: readonly string[]): boolean =>
  excused.some((place) => place === '' || at === place || at.startsWith(`${place}.`) || at.startsWith(`${place}[`));

/** The registers after a procedure was told of its counters: new ones entered, known ones with what was learned. */
export function entered(rules: CampaignRules, state: State, field: Field, input: unknown): State {
  let next = state;
  for (const { kind, name, facts: said, value } of countersIn(field, input)) {
    const keeper = rules.register?.[kind];
    const kept = keeper && keptFields(rules, keeper);
    if (!keeper || !kept) continue;
    const facts = said
      .filter((key) => Object.hasOwn(kept, key) && value[key] !== undefined)
      .map((key) => [key, keptOf(kept[key] as Field, value[key])]);
    next = { ...next, [keeper.track]: withFacts(next, keeper, name, Object.fromEntries(facts) as State, kept) };
  }
  return next;
}

const withFacts = (
  state: State,
  { track, name: key, anew = [] }: CounterRules,
  name: string,
  facts: State,
  kept: Fields,
): readonly Plain[] => {
  const counters = state[track] as readonly State[];
  if (counters.some((each) => each[key] === name)) {
    const said = Object.fromEntries(Object.entries(facts).filter(([fact]) => anew.includes(fact)));
    return counters.map((each) => (each[key] === name ? { ...facts, ...each, ...said } : each));
  }
  const usual = Object.entries(kept).flatMap(([each, field]) =>
    field.default === undefined ? [] : [[each, field.default as Plain] as const],
  );
  return [...counters, { ...Object.fromEntries(usual), ...facts, [key]: name }];
};

/** The registers that would hold more counters than their track has room for. */
export const overfull = (rules: CampaignRules, state: State): readonly Refusal[] =>
  Object.values(rules.register ?? {}).flatMap(({ track }): Refusal[] => {
    const field = rules.state.fields[track];
    const held = (state[track] as readonly Plain[]).length;
    return field?.kind === 'list' && held > field.max
      ? [{ code: 'registerFull', at: track, facts: { label: field.label, max: field.max } }]
      : [];
  });

/** The counter of that name, if its register has one. */
export function counterIn(rules: CampaignRules, state: State, kind: string, name: string): State | undefined {
  const keeper = rules.register?.[kind];
  const counters = keeper && (state[keeper.track] as readonly State[] | undefined);
  return counters?.find((each) => each[keeper?.name ?? ''] === name);
}

interface NamedCounter {
  readonly kind: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly value: Given;
}

/** Every counter that an input describes, or names as taking part; one that is only spoken of tells the register nothing. */
export function countersIn(field: Field, value: unknown): readonly NamedCounter[] {
  if (field.kind === 'text' && field.names?.enters && typeof value === 'string' && value !== field.default) {
    return [{ kind: field.names.kind, name: value, facts: [], value: {} }];
  }
  if (field.kind === 'list' && Array.isArray(value)) return value.flatMap((item) => countersIn(field.of, item));
  if (field.kind !== 'record' || !isRecord(value)) return [];
  const own = countersOf(field).flatMap((mark): NamedCounter[] => {
    const name = namedIn(field.fields, mark, value);
    return name === undefined ? [] : [{ kind: mark.kind, name, facts: factsOf(field, mark), value }];
  });
  return [...own, ...Object.entries(field.fields).flatMap(([key, inner]) => countersIn(inner, value[key]))];
}

const keptFields = ({ state }: CampaignRules, { track }: CounterRules): Fields | undefined => {
  const field = state.fields[track];
  return field?.kind === 'list' && field.of.kind === 'record' ? field.of.fields : undefined;
};

/** The name a counter was given; one left as it usually stands is no name, and without what makes it one there is none. */
export const namedIn = (fields: Fields, { name: key, where }: CounterIn, value: Given): string | undefined => {
  const said = (each: string): boolean => value[each] !== undefined && value[each] !== fields[each]?.default;
  const name = value[key];
  return typeof name === 'string' && said(key) && (where === undefined || said(where)) ? name : undefined;
};

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
