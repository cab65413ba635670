/** Looking into data that may not have the shape it should. */

export const part = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Readonly<Record<string, unknown>>)[name]
    : undefined;

export const items = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : []);

/** The strings of a list, each with where it stands. */
export const strings = (data: unknown, at: string): readonly (readonly [at: string, text: string])[] =>
  items(data).flatMap((text, index) => (typeof text === 'string' ? [[`${at}[${index}]`, text] as const] : []));
