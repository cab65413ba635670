/**
 * The register of a campaign: every counter with what is printed on it and how it stands. What the register knows of a
 * counter the player need not, and may not, say otherwise; a name not yet known is entered on first use with what the
 * procedure was told; a counter that is lost, spent or elsewhere is refused.
 */
import { type CounterMark, type Field, type Fields, list, optional, record } from '../input/field.ts';
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
}

/** Looks every named counter up, wherever the description says one stands. */
export function lookedUp(rules: CampaignRules, state: State, field: Field, said: unknown): Looked {
  const [known, contradictions, barred]: [string[], Refusal[], Refusal[]] = [[], [], []];
  const bar = (mark: CounterMark, counter: State, at: string): boolean => {
    const why = rules.register?.[mark.kind]?.barred?.(counter, mark.use, state);
    if (why) barred.push({ ...why, at });
    return why !== undefined;
  };
  const filledIn = (fields: Fields, counter: State, name: string, value: Given, at: string): Given => {
    const filled: Record<string, unknown> = { ...value };
    for (const [key, fact] of Object.entries(counter)) {
      if (key === name || !Object.hasOwn(fields, key)) continue;
      const path = joined(at, key);
      if (value[key] === undefined || same(value[key], fact)) known.push(path);
      else {
        const facts = { received: quoted(value[key]), known: quoted(fact), counter: String(counter[name]) };
        contradictions.push({ code: 'registerKnows', at: path, facts });
      }
      filled[key] = fact;
    }
    return filled;
  };
  const walk = (part: Field, value: unknown, at: string): unknown => {
    if (part.kind === 'list' && Array.isArray(value)) {
      return value.map((item, index) => walk(part.of, item, `${at}[${index}]`));
    }
    if (part.kind === 'text' && part.names && typeof value === 'string') {
      const counter = counterIn(rules, state, part.names.kind, value);
      if (counter) bar(part.names, counter, at);
      return value;
    }
    if (part.kind !== 'record' || !isRecord(value)) return value;
    const counter = part.counter && namedIn(part.fields, part.counter.name, value);
    const entry = part.counter && counter !== undefined && counterIn(rules, state, part.counter.kind, counter);
    if (part.counter && entry && bar(part.counter, entry, joined(at, part.counter.name))) return value;
    const filled = part.counter && entry ? filledIn(part.fields, entry, part.counter.name, value, at) : value;
    const inner = Object.entries(filled).map(([key, item]) => [
      key,
      Object.hasOwn(part.fields, key) ? walk(part.fields[key] as Field, item, joined(at, key)) : item,
    ]);
    return Object.fromEntries(inner);
  };
  return { input: walk(field, said, ''), known, contradictions, barred };
}

/** Whether a place lies inside one of the counters that were refused. */
export const isWithin = (at: string, barred: readonly Refusal[]): boolean =>
  barred.some((each) => {
    const whole = each.at.replace(/\.?[^.[\]]+$/, '');
    return whole === '' || at === whole || at.startsWith(`${whole}.`);
  });

/** The registers after a procedure was told of its counters: new ones entered, known ones with what was learned. */
export function entered(rules: CampaignRules, state: State, field: Field, input: unknown): State {
  let next = state;
  for (const { kind, name, fields, value } of countersIn(field, input)) {
    const keeper = rules.register?.[kind];
    const kept = keeper && keptFields(rules, keeper);
    if (!keeper || !kept) continue;
    const facts = Object.entries(value).filter(
      ([key, fact]) => Object.hasOwn(kept, key) && fact !== undefined && fields.has(key),
    );
    next = { ...next, [keeper.track]: withFacts(next, keeper, name, Object.fromEntries(facts) as State, kept) };
  }
  return next;
}

const withFacts = (
  state: State,
  { track, name: key }: CounterRules,
  name: string,
  facts: State,
  kept: Fields,
): readonly Plain[] => {
  const counters = state[track] as readonly State[];
  if (counters.some((each) => each[key] === name)) {
    return counters.map((each) => (each[key] === name ? { ...facts, ...each } : each));
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
  readonly fields: ReadonlySet<string>;
  readonly value: Given;
}

/** Every counter that an input describes, or names as taking part; one that is only spoken of tells the register nothing. */
export function countersIn(field: Field, value: unknown): readonly NamedCounter[] {
  if (field.kind === 'text' && field.names?.enters && typeof value === 'string' && value !== field.default) {
    return [{ kind: field.names.kind, name: value, fields: new Set(), value: {} }];
  }
  if (field.kind === 'list' && Array.isArray(value)) return value.flatMap((item) => countersIn(field.of, item));
  if (field.kind !== 'record' || !isRecord(value)) return [];
  const { counter, fields } = field;
  const name = counter && namedIn(fields, counter.name, value);
  const own =
    counter && name !== undefined ? [{ kind: counter.kind, name, fields: new Set(Object.keys(fields)), value }] : [];
  return [...own, ...Object.entries(fields).flatMap(([key, inner]) => countersIn(inner, value[key]))];
}

const keptFields = ({ state }: CampaignRules, { track }: CounterRules): Fields | undefined => {
  const field = state.fields[track];
  return field?.kind === 'list' && field.of.kind === 'record' ? field.of.fields : undefined;
};

/** The name a counter was given; one left as it usually stands is no name. */
const namedIn = (fields: Fields, key: string, value: Given): string | undefined => {
  const name = value[key];
  return typeof name === 'string' && name !== fields[key]?.default ? name : undefined;
};

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`);
