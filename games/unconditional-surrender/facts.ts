/** What the shelf says of the game before it is opened. */
export const facts = {
  id: 'unconditional-surrender',
  titles: {
    en: 'Unconditional Surrender! World War 2 in Europe',
    fr: 'Unconditional Surrender! World War 2 in Europe',
  },
  period: '1939–45',
} as const;
