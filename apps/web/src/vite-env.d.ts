/// <reference types="vite/client" />

/** Worked out while the site is built. */
declare module 'virtual:leaves' {
  export const leaves: readonly import('./home/leaf.ts').Leaf[];
}

/** A door to the examples of each game: those that are not offered to players come only through it, with their origins told. */
declare module 'virtual:every-example' {
  export interface Printed {
    readonly examples: readonly import('@grognard/kernel').Example[];
    readonly told: Partial<Readonly<Record<import('@grognard/kernel').Locale, Readonly<Record<string, string>>>>>;
  }
  export const everyExample: Readonly<Record<string, () => Promise<Printed>>>;
}
