/** One spelling for each value, so that equal data has equal text and equal hashes. */
import type { Plain } from '../step/step.ts';

/** JSON with sorted keys and no spaces; refuses what JSON would quietly lose. */
export function canonical(value: Plain): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} has no place in a journal`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no place in a journal`);
  const record = value as { readonly [key: string]: Plain | undefined };
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) text += `${text && ','}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${text}}`;
}
