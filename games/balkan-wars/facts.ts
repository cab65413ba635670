/** What the shelf says of the game before it is opened. */
export const facts = {
  id: 'balkan-wars',
  titles: { en: 'Balkan Wars', fr: 'Balkan Wars' },
  period: '1912–13',
} as const;
