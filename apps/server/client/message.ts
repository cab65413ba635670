/** What a server says on a socket, or in any answer, as far as it can be understood. */
import type { Line } from '@grognard/kernel/fair';

export interface Message {
  readonly kind: string;
  readonly lines?: readonly Line[];
  readonly here?: readonly string[];
}

/** What a server sends; nothing where it is no message at all. */
export function messageOf(text: string): Message | undefined {
  try {
    const message = JSON.parse(text) as Message | null;
    const isList = (value: unknown): boolean => value === undefined || Array.isArray(value);
    return message && isList(message.lines) && isList(message.here) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** The head in any answer, and nothing else of it. */
export function headOf(told: unknown): unknown {
  const { length, head, signature, seen } = (told ?? {}) as Readonly<Record<string, unknown>>;
  return { length, head, signature, ...(seen !== undefined && { seen }) };
}
