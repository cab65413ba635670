/** What the shelf says of the game before it is opened. */
export const facts = {
  id: 'combat-rapide',
  titles: { en: 'Europa Universalis: Combat Rapide', fr: 'Europa Universalis : Combat Rapide' },
  period: '1492–1797',
} as const;
