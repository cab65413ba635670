/// <reference types="vite/client" />

/** Worked out while the site is built. */
declare module 'virtual:leaves' {
  export const leaves: readonly import('./home/leaf.ts').Leaf[];
}

/** A door to the examples of each game: those that are not offered to players come only through it. */
declare module 'virtual:every-example' {
  export const everyExample: Readonly<Record<string, () => Promise<readonly import('@grognard/kernel').Example[]>>>;
}
