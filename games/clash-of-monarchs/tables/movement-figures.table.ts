/** 12–14 The single figures the movement rules print: what a total must reach, and what a move may cost. */
import { list } from '@grognard/kernel';

type Row = { readonly figure: number; readonly rule: string };

export const movementFigures = list<
  Row,
  | 'forcedMarchNeeds'
  | 'forcedMarchMps'
  | 'forcedMarchToll'
  | 'forcedMarchPercent'
  | 'adminMarchMps'
  | 'interceptionNeeds'
  | 'withdrawalNeeds'
  | 'entrenchmentNeeds'
  | 'overrunRatio'
  | 'overrunHillsMps'
>({
  id: 'movement-figures',
  title: { en: 'Movement: single figures', fr: 'Mouvement : chiffres isolés' },
  provenance: { document: 'aid', heading: 'MARCHE FORCEE [12.3], MARCHE SPECIALE [12.8], SEQUENCES D’ACTIONS [12.10]' },
  columns: { figure: { en: 'Figure', fr: 'Chiffre' }, rule: { en: 'Rule', fr: 'Règle' } },
  rowWords: 'movement-figures',
  rows: {
    // Printed "> 10".
    forcedMarchNeeds: { figure: 11, rule: '12.3' },
    forcedMarchMps: { figure: 2, rule: '12.3' },
    forcedMarchToll: { figure: 1, rule: '12.3' },
    forcedMarchPercent: { figure: 10, rule: '12.3' },
    adminMarchMps: { figure: 4, rule: '12.8' },
    interceptionNeeds: { figure: 6, rule: '13.0' },
    withdrawalNeeds: { figure: 6, rule: '14.0' },
    entrenchmentNeeds: { figure: 6, rule: '12.7' },
    overrunRatio: { figure: 4, rule: '12.9' },
    overrunHillsMps: { figure: 1, rule: '12.9' },
  },
});
