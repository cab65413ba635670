/** Files of the first release told every name in two languages: today a name is one text, as its maker wrote it. */
import { items, part } from './raw.ts';

/** The most signs of a name; both names of an old file fit. */
export const LONGEST_NAME = 410;

/** The same name in both languages once, two names side by side: nothing is lost. */
function plainName(name: unknown): unknown {
  const [en, fr] = [part(name, 'en'), part(name, 'fr')];
  if (typeof en !== 'string' || typeof fr !== 'string') return name;
  return en === fr ? en : `${en} / ${fr}`;
}

/** The file with names in today's shape; the same file where it has no others. */
export function withPlainNames(data: unknown, list: 'places' | 'spaces'): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const named = items(part(data, list));
  const old = typeof part(data, 'title') === 'object' || named.some((item) => typeof part(item, 'name') === 'object');
  if (!old) return data;
  return {
    ...data,
    ...(Object.hasOwn(data, 'title') && { title: plainName(part(data, 'title')) }),
    ...(named.length > 0 && {
      [list]: named.map((item) =>
        typeof part(item, 'name') === 'object' ? { ...(item as object), name: plainName(part(item, 'name')) } : item,
      ),
    }),
  };
}
