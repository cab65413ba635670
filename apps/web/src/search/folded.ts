/** A word as it is looked for: small letters, no accents, plain apostrophes and spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
