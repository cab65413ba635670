/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

/** Worked out while the site is built. */
declare module 'virtual:leaves' {
  export const leaves: readonly import('./home/leaf.ts').Leaf[];
}
