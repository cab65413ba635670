/** What the shelf says of the game before it is opened. */
export const facts = {
  id: 'specimen-hexes',
  titles: { en: 'The Pass (specimen with a map)', fr: 'Le Col (spécimen avec carte)' },
  period: '—',
} as const;
