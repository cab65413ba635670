/** A printed modifier that counts once for each of something. */
import type { List, ModifierRow } from '@grognard/kernel';

/** The printed value so many times over; where the page gives a formula, the number itself. */
export function times<Id extends string>({ rows }: List<ModifierRow, Id>, id: Id, count: number): number {
  const { value } = rows[id];
  return value === 'varies' || count === 0 ? count : value * count;
}
