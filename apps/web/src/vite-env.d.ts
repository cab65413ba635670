/// <reference types="vite/client" />

/** Worked out while the site is built. */
declare module 'virtual:leaves' {
  export const leaves: readonly import('./home/leaf.ts').Leaf[];
}
