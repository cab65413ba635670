/** How long tests wait: a multiple of what the machine takes for a known piece of work. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly usual: number;
  }
}

/** Milliseconds after which what is waited for will not come: before the test itself is ended, so that it can say what. */
export const IN_VAIN = inject('usual') / 2;
