/** Which fields of a description are folded away until they are set, by their place; a list is written with `[]`. */
import type { Field } from '@grognard/kernel';

export function foldedIn(part: Field, path = ''): readonly string[] {
  const own = part.seldom ? [path] : [];
  if (part.kind === 'list') return [...own, ...foldedIn(part.of, `${path}[]`)];
  // What a map is made of, the package of maps says.
  if (part.kind !== 'record' || part.map) return own;
  return [
    ...own,
    ...Object.entries(part.fields).flatMap(([name, inner]) => foldedIn(inner, path === '' ? name : `${path}.${name}`)),
  ];
}
