/** 20.2 to 20.4 What the powers receive, pay and may keep. */
import { grid, list } from '@grognard/kernel';
import type { Nation } from '../vocabulary.ts';

type Subsidy = { readonly from: string; readonly treaty: string; readonly to: string; readonly thl: number };

const subsidy = (from: string, treaty: string, to: string, thl: number): Subsidy => ({ from, treaty, to, thl });

export const subsidyTable = list<
  Subsidy,
  | 'british'
  | 'versailles1-au'
  | 'balance-au'
  | 'balance-ru'
  | 'versailles2-au'
  | 'versailles2-im'
  | 'versailles2-ru'
  | 'versailles3-au'
  | 'saxon'
>({
  id: 'subsidies',
  title: { en: 'Subsidies', fr: 'Subventions' },
  provenance: { document: 'aid', heading: 'SUBVENTIONS [20.2.3]' },
  columns: {
    from: { en: 'From', fr: 'Source' },
    treaty: { en: 'Treaty', fr: 'Traité' },
    to: { en: 'To', fr: 'Bénéficiaire' },
    thl: { en: 'Thl', fr: 'Thl' },
  },
  rowWords: 'subsidy',
  cellWords: { from: 'nation', treaty: 'treaty', to: 'nation' },
  rows: {
    british: subsidy('BR', 'none', 'PR', 7),
    'versailles1-au': subsidy('FR', '1st-versailles', 'AU', 2),
    'balance-au': subsidy('FR', 'balance-of-power', 'AU', 3),
    'balance-ru': subsidy('FR', 'balance-of-power', 'RU', 1),
    'versailles2-au': subsidy('FR', '2nd-versailles', 'AU', 6),
    'versailles2-im': subsidy('FR', '2nd-versailles', 'IM', 1),
    'versailles2-ru': subsidy('FR', '2nd-versailles', 'RU', 2),
    'versailles3-au': subsidy('FR', '3rd-versailles', 'AU', 1),
    saxon: subsidy('SA', 'none', 'PR', 3),
  },
  repairs: [
    {
      row: 'british',
      column: 'thl',
      seen: 'Pr (7) Fr.:',
      used: '7',
      why: 'scan',
      evidence: {
        en: 'Two cells ran together: "Fr.:" heads the four treaties below',
        fr: 'Deux cases se sont confondues : « Fr.: » est en tête des quatre traités qui suivent',
      },
      confidence: 'high',
    },
  ],
});

type Upkeep = { readonly thl: number };

export const sustainmentTable = list<Upkeep, Nation | 'AU-reduced'>({
  id: 'sustainment',
  title: { en: 'Sustainment of line and cavalry SPs', fr: 'Maintien des SPs de ligne et de cavalerie' },
  provenance: {
    document: 'aid',
    heading: 'MAINTIEN (SUSTAINMENT) [20.3]',
    note: {
      en: 'Saxony pays only if Dresden is not enemy-controlled; Austria pays less after the Austrian force reduction [20.5.3]',
      fr: 'La Saxe ne paie que si Dresden n’est pas contrôlée par l’ennemi ; l’Autriche paie moins après la réduction de force autrichienne [20.5.3]',
    },
  },
  columns: { thl: { en: 'Thl', fr: 'Thl' } },
  rowWords: 'sustained',
  rows: {
    AU: { thl: 11 },
    'AU-reduced': { thl: 8 },
    'A-A': { thl: 6 },
    FR: { thl: 11 },
    PR: { thl: 14 },
    RU: { thl: 9 },
    DA: { thl: 0 },
    IM: { thl: 3 },
    SA: { thl: 3 },
    SW: { thl: 2 },
  },
});

type DepotCost = { readonly sustain: number; readonly rebuild: number };

export const depotCosts = list<DepotCost, 'RU-before' | 'RU-after' | 'BR' | 'others'>({
  id: 'depot-costs',
  title: { en: 'FDs: sustainment and reconstruction', fr: 'FDs : maintien et reconstruction' },
  provenance: {
    document: 'aid',
    heading: 'MAINTIEN [20.3] and RECONSTRUCTION [20.4.4], coût (Thl et/ou SA) pour chaque FD',
  },
  columns: { sustain: { en: 'Sustain', fr: 'Maintenir' }, rebuild: { en: 'Rebuild', fr: 'Reconstruire' } },
  rowWords: 'depot-costs',
  rows: {
    'RU-before': { sustain: 3, rebuild: 3 },
    'RU-after': { sustain: 2, rebuild: 4 },
    BR: { sustain: 0, rebuild: 3 },
    others: { sustain: 2, rebuild: 3 },
  },
  repairs: [
    {
      row: 'RU-after',
      column: 'rebuild',
      seen: '4',
      used: '4',
      why: 'suspect',
      evidence: {
        en: 'Rebuilding grows dearer with the event that makes sustaining cheaper: looks inverted, kept as printed',
        fr: 'Reconstruire devient plus cher avec l’événement qui rend le maintien moins cher : semble inversé, conservé tel quel',
      },
      confidence: 'medium',
    },
  ],
});

type GunCost = { readonly thl: number };

export const artilleryCosts = list<GunCost, 'flip' | 'rebuild'>({
  id: 'artillery-costs',
  title: { en: 'Reconstruction of artillery', fr: 'Reconstruction de l’artillerie' },
  provenance: { document: 'aid', heading: 'RECONSTRUCTION [20.4.4], coût (Thl) pour chaque unité d’Art' },
  columns: { thl: { en: 'Thl', fr: 'Thl' } },
  rowWords: 'artillery-costs',
  rows: { flip: { thl: 1 }, rebuild: { thl: 4 } },
});

type Limit = { readonly sps: number };

export const armySizeTable = list<Limit, Nation | 'AU-reduced' | 'SA-hostile'>({
  id: 'army-size',
  title: { en: 'Army size limits', fr: 'Limites de taille des armées' },
  provenance: {
    document: 'aid',
    heading: 'LIMITES DE TAILLE DES ARMEES [20.4.2]',
    note: {
      en: 'The Anglo-Allied figure is for British and Hanoverian line infantry together',
      fr: 'Le chiffre anglo-allié comprend l’infanterie de ligne anglaise et hanovrienne',
    },
  },
  columns: { sps: { en: 'Infantry SPs', fr: 'SPs Inf' } },
  rowWords: 'nation',
  rows: {
    'A-A': { sps: 35 },
    AU: { sps: 65 },
    'AU-reduced': { sps: 55 },
    FR: { sps: 65 },
    PR: { sps: 70 },
    RU: { sps: 50 },
    DA: { sps: 10 },
    IM: { sps: 15 },
    SA: { sps: 13 },
    'SA-hostile': { sps: 8 },
    SW: { sps: 9 },
  },
});

export const newLeadersTable = grid({
  id: 'new-leaders',
  title: { en: 'New leaders', fr: 'Nouveaux leaders' },
  provenance: { document: 'aid', heading: 'NOUVEAUX LEADERS [20.4.5]' },
  rowsAre: { en: 'die', fr: 'dé' },
  columnsAre: { en: 'result', fr: 'résultat' },
  columnWords: 'column',
  codes: ['replace-2', 'add-1', 'add-2', 'add-3'],
  grid: `
         leaders
    1-2  replace-2
    3    add-1
    4-5  add-2
    6    add-3
  `,
  meanings: {
    'replace-2': { en: 'replace 2 leaders', fr: 'remplacer 2 leaders' },
    'add-1': { en: '1 more leader', fr: '+1 leader' },
    'add-2': { en: '2 more leaders', fr: '+2 leaders' },
    'add-3': { en: '3 more leaders', fr: '+3 leaders' },
  },
});
