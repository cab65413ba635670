/** Air mission prerequisites summary, eligible units. */
import { grid, type Repair } from '@grognard/kernel';

export const eligibleUnits = grid({
  id: 'eligible-units',
  title: { en: 'Air units by the missions they may fly', fr: 'Unités aériennes par missions permises' },
  provenance: {
    document: 'charts',
    heading: 'Résumé des conditions préalables aux missions aériennes',
    note: {
      en: 'E-6 and Su-29 stand as printed, twice each; they are probably the EA-6 and the Su-27. Which transports are helicopters is no column of the page.',
      fr: 'E-6 et Su-29 sont imprimés ainsi, deux fois chacun ; ce sont sans doute l’EA-6 et le Su-27. Les hélicoptères parmi les transports ne sont pas une colonne de la page.',
    },
  },
  rowsAre: { en: 'type', fr: 'type' },
  columnsAre: { en: 'eligible for', fr: 'éligible pour' },
  columnWords: 'eligible',
  codes: ['x', '-'],
  grid: `
             combat  ferry  transport  helicopter  paratroops  earlyWarning
    A-4      x       x      -          -           -           -
    A-6      x       x      -          -           -           -
    A-7      x       x      -          -           -           -
    A-10     x       x      -          -           -           -
    AB-212   x       x      -          -           -           -
    AH-1     x       x      -          -           -           -
    AV-8B    x       x      -          -           -           -
    E-6      x       x      -          -           -           -
    F-4      x       x      -          -           -           -
    F-5      x       x      -          -           -           -
    F-14     x       x      -          -           -           -
    F-15     x       x      -          -           -           -
    F-16     x       x      -          -           -           -
    F-18     x       x      -          -           -           -
    F-100    x       x      -          -           -           -
    F-104    x       x      -          -           -           -
    F-111    x       x      -          -           -           -
    Ka-25    x       x      -          -           -           -
    Mi-8     x       x      -          -           -           -
    Mi-24    x       x      -          -           -           -
    MiG-17   x       x      -          -           -           -
    MiG-21   x       x      -          -           -           -
    MiG-23   x       x      -          -           -           -
    MiG-27   x       x      -          -           -           -
    MiG-29   x       x      -          -           -           -
    MiG-31   x       x      -          -           -           -
    Mirage   x       x      -          -           -           -
    P-3      x       x      -          -           -           -
    S-3      x       x      -          -           -           -
    SH-3     x       x      -          -           -           -
    Su-24    x       x      -          -           -           -
    Su-29    x       x      -          -           -           -
    Tu-20    x       x      -          -           -           -
    Tu-22    x       x      -          -           -           -
    Tu-26    x       x      -          -           -           -
    Yak-36   x       x      -          -           -           -
    An-24    -       x      x          -           x           -
    C-5      -       x      x          -           x           -
    C-130    -       x      x          -           x           -
    CH-47    -       x      x          x           -           -
    CH-53    -       x      x          x           -           -
    Il-76    -       x      x          -           x           -
    Mi-2     -       x      x          x           -           -
    Mi-6     -       x      x          x           -           -
    UH-1     -       x      x          x           -           -
    AWACS    -       -      -          -           -           x
    E-2      -       -      -          -           -           x
    Tu-126   -       -      -          -           -           x
  `,
  repairs: [named('AB-212', 'IAD-212'), named('Tu-20', 'Tu-;g')],
});

function named(row: string, seen: string): Repair {
  return {
    row,
    column: 'combat',
    seen,
    used: 'x',
    why: 'scan',
    evidence: {
      en: `${seen} is the ${row} of the detection page`,
      fr: `${seen} est le ${row} de la page de détection`,
    },
    confidence: 'high',
  };
}
