/** What the shelf says of the game before it is opened. */
export const facts = {
  id: 'clash-of-monarchs',
  titles: { en: 'Clash of Monarchs', fr: 'Clash of Monarchs' },
  period: '1756–63',
} as const;
