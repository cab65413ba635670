/** Whether two values read from outside say the same; what JSON cannot hold is the same as nothing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ours, theirs] = [toldIn(a), toldIn(b)];
  return ours.length === theirs.length && ours.every(([name, value]) => same(value, toldBy(b, name)));
}

const toldIn = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, item]) => item !== undefined);

const toldBy = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
