/** What a chart may show next is fetched once its odds stand, so that it opens at once, and also where the network has gone. */
export async function fetchNext(): Promise<void> {
  // What does not arrive is asked for again by whoever needs it.
  await Promise.allSettled([import('./sheet-frame.tsx'), import('../play/cover.tsx'), import('../table/bubble.tsx')]);
}
