/** What the shelf says of the game before it is opened. */
export const facts = {
  id: 'specimen',
  titles: { en: 'The Ford (specimen)', fr: 'Le Gué (spécimen)' },
  period: '—',
} as const;
