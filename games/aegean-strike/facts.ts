/** What the shelf says of the game before it is opened. */
export const facts = {
  id: 'aegean-strike',
  titles: { en: 'Aegean Strike', fr: 'Aegean Strike' },
  period: '1980–89',
} as const;
