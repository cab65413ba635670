/** How long tests may take: multiples of what the machine takes for a known piece of work. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly usual: number;
    readonly long: number;
  }
}

/** Milliseconds after which what is waited for will not come: before the test itself is ended, so that it can say what. */
export const IN_VAIN = inject('usual') / 2;

/** Milliseconds for a test that does hundreds of things. */
export const LONG = inject('long');

/** Milliseconds for each of as many kills or restarts as are asked for. */
export const EACH = LONG / 10;
