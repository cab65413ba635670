/** Plain data in an address: JSON in URL-safe base 64. */
import type { Plain } from '@grognard/kernel';

export function encoded(value: Plain): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Nothing where the address was cut short or tampered with. */
export function decoded(text: string | null): Plain | undefined {
  if (text === null) return undefined;
  try {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(raw, (char) => char.charCodeAt(0)))) as Plain;
  } catch {
    return undefined;
  }
}
