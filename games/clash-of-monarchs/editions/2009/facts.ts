/** What the shelf says of the edition before it is opened. */
export const facts = {
  id: 'clash-of-monarchs-2009',
  titles: { en: 'Clash of Monarchs (charts of 2009)', fr: 'Clash of Monarchs (tables de 2009)' },
} as const;
