/** E Who may fire, and what his Fire does: `A+` needs an Army (+), `half` is halved and rounded down to a half. */
import { grid } from '@grognard/kernel';

export const fireTable = grid({
  id: 'fire',
  title: { en: 'Fire by technology', fr: 'Le Feu selon la technologie' },
  provenance: {
    document: 'aid',
    heading: 'E',
    note: {
      en: 'Medieval armies do not fire: examples 1 and 2',
      fr: 'les armées médiévales ne font pas feu : exemples 1 et 2',
    },
  },
  rowsAre: { en: 'own technology', fr: 'technologie du joueur' },
  columnsAre: { en: 'Fire', fr: 'Feu' },
  rowWords: 'technology',
  columnWords: 'fireColumn',
  codes: { byColumn: { fires: ['no', 'A+', 'yes'], losses: ['none', 'half', 'full'] } },
  grid: `
          fires  losses
    MED   no     none
    REN   A+     none
    ARQ   yes    half
    MUS   yes    full
    BAR   yes    full
    MAN   yes    full
    LACE  yes    full
  `,
  meanings: {
    no: { en: 'does not fire', fr: 'ne fait pas feu' },
    'A+': { en: 'fires with 1 or 2 Armies (+)', fr: 'fait feu avec 1 ou 2 Armées (+)' },
    yes: { en: 'fires, detachments too', fr: 'fait feu, détachements compris' },
    none: { en: 'no losses, morale only', fr: 'aucune perte, seulement le moral' },
    half: { en: 'losses halved, rounded down to a half', fr: 'pertes divisées par 2, arrondies au ½ inférieur' },
    full: { en: 'losses as the table says', fr: 'pertes selon le tableau' },
  },
});
