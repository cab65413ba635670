/** Refusals sorted to the fields they speak of. */
import type { Field, Refusal } from '@grognard/kernel';
import { type Draft, isRecord } from './draft.ts';

export interface Faults {
  at(path: string): readonly Refusal[];
  /** Whether anything inside the path is wrong. */
  within(path: string): boolean;
  /** What speaks of no field on the page. */
  readonly elsewhere: readonly Refusal[];
}

/** One and the same, so that a form that is right stays as it is drawn. */
const NONE: Faults = { at: () => [], within: () => false, elsewhere: [] };

export function sortFaults(refusals: readonly Refusal[], field: Field, draft: Draft): Faults {
  if (refusals.length === 0) return NONE;
  const places = new Set<string>();
  gather(field, draft, '', places);
  return {
    at: (path) => refusals.filter((refusal) => refusal.at === path),
    within: (path) => refusals.some(({ at }) => at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`)),
    elsewhere: refusals.filter(({ at }) => at === '' || !places.has(at)),
  };
}

export const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function gather(field: Field, draft: Draft, path: string, places: Set<string>): void {
  places.add(path);
  // Nobody fills in a map field by field: what is wrong with it is told apart.
  if (field.kind === 'record' && field.map) return;
  if (field.kind === 'record') {
    const values = isRecord(draft) ? draft : {};
    for (const [name, inner] of Object.entries(field.fields)) gather(inner, values[name], inside(path, name), places);
  }
  if (field.kind === 'list' && Array.isArray(draft)) {
    for (const [index, item] of draft.entries()) gather(field.of, item, `${path}[${index}]`, places);
  }
}
