/** Counters that may be put on the table: from the campaign's register where there is one, else from the device. */
import {
  type Campaign,
  type CounterIn,
  type CounterKind,
  type CounterRules,
  check,
  counterKinds,
  type Field,
  type Game,
  type Plain,
  type Refusal,
  type Say,
} from '@grognard/kernel';
import { folded } from '../search/folded.ts';
import { cellOf } from './rows.ts';
import type { RosterCounter } from './shelf.ts';
import type { Facts } from './understand.ts';

export interface Found {
  readonly name: string;
  readonly facts: Facts;
  /** Why it cannot take part: the register says it is lost, spent or elsewhere. */
  readonly barred?: Refusal;
}

export const kindOf = (game: Game, kind: string): CounterKind | undefined =>
  counterKinds(game).find((each) => each.kind === kind);

/** Of the register, each with why it may not be used so. */
export function inRegister({ game, state }: Campaign, { kind, use }: CounterIn): readonly Found[] {
  const keeper = game.campaign?.register?.[kind] as CounterRules<unknown, unknown> | undefined;
  const counters = (keeper && (state as Readonly<Record<string, unknown>>)[keeper.track]) as
    | readonly Facts[]
    | undefined;
  return (counters ?? []).map((facts) => {
    const barred = keeper?.barred?.(facts, use, state);
    return { name: String(facts[keeper?.name ?? '']), facts, ...(barred && { barred: { ...barred, at: '' } }) };
  });
}

export const onDevice = (counters: readonly RosterCounter[], game: string, kind: string): readonly Found[] =>
  counters
    .filter((each) => each.game === game && each.kind === kind)
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));

/** Every word of the search must stand somewhere on the counter. */
export function matching(
  { fields }: CounterKind,
  counters: readonly Found[],
  wanted: string,
  say: Say,
): readonly Found[] {
  const needles = folded(wanted).split(' ').filter(Boolean);
  return counters.filter(({ name, facts }) => {
    const words = Object.entries(fields).flatMap(([key, field]) =>
      field.kind === 'oneOf' ? [cellOf(field, facts[key], say)] : [],
    );
    const told = folded([name, ...words].join(' '));
    return needles.every((needle) => told.includes(needle));
  });
}

/** The counter as a row of a form: what the row asks for and the roster knows; what does not fit there is left open. */
export function asRow(
  field: Extract<Field, { kind: 'record' }>,
  face: CounterIn,
  { name, facts }: Found,
): Readonly<Record<string, Plain>> {
  const known = Object.entries(field.fields).filter(([key, inner]) => {
    const fact = facts[key];
    return key !== face.name && fact !== undefined && (face.facts?.includes(key) ?? true) && check(inner, fact).ok;
  });
  return { ...Object.fromEntries(known.map(([key]) => [key, facts[key] as Plain])), [face.name]: name };
}
