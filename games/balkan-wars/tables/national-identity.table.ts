/** National identity: the colours of each country's counters. */
import { list, type Written } from '@grognard/kernel';
import type { Nation } from '../vocabulary.ts';

type Row = { readonly front: Written; readonly backCode: string; readonly backSymbol: Written };

export const nationalIdentity = list<Row, Nation>({
  id: 'national-identity',
  title: { en: 'National identity', fr: 'Identité nationale' },
  provenance: {
    document: 'aid',
    heading: 'Identité Nationale',
    page: 8,
    note: {
      en: 'Albania and the Ottomans share black on green: tell them apart by the back. The mobilisation note calls Germany ALL.',
      fr: 'L’Albanie et les Ottomans partagent le noir sur vert : le verso les distingue. La note de mobilisation appelle l’Allemagne ALL.',
    },
  },
  rowWords: 'nation',
  columns: {
    front: { en: 'Front', fr: 'Recto' },
    backCode: { en: 'Back: code', fr: 'Verso : code' },
    backSymbol: { en: 'Back: symbol', fr: 'Verso : symbole' },
  },
  rows: {
    albania: {
      front: { en: 'black on green', fr: 'noir sur fond vert' },
      backCode: 'ALB',
      backSymbol: { en: 'black eagle', fr: 'aigle noir' },
    },
    austriaHungary: {
      front: { en: 'black on white', fr: 'noir sur fond blanc' },
      backCode: 'AH',
      backSymbol: { en: 'two-headed eagle on grey', fr: 'aigle à deux têtes sur fond gris' },
    },
    greatBritain: {
      front: { en: 'white on red', fr: 'blanc sur fond rouge' },
      backCode: 'BR',
      backSymbol: { en: 'national flag', fr: 'drapeau national' },
    },
    bulgaria: {
      front: { en: 'black on red', fr: 'noir sur fond rouge' },
      backCode: 'BULG',
      backSymbol: { en: 'national flag', fr: 'drapeau national' },
    },
    germany: {
      front: { en: 'black on grey', fr: 'noir sur fond gris' },
      backCode: 'GE',
      backSymbol: { en: 'national flag', fr: 'drapeau national' },
    },
    greece: {
      front: { en: 'white on blue', fr: 'blanc sur fond bleu' },
      backCode: 'GR',
      backSymbol: { en: 'blue cross', fr: 'croix bleue' },
    },
    montenegro: {
      front: { en: 'white on dark blue', fr: 'blanc sur fond bleu foncé' },
      backCode: 'MONT',
      backSymbol: { en: 'three blue stars', fr: 'trois étoiles bleues' },
    },
    ottoman: {
      front: { en: 'black on green', fr: 'noir sur fond vert' },
      backCode: 'OTT',
      backSymbol: { en: 'green star and crescent', fr: 'étoile et croissant verts' },
    },
    romania: {
      front: { en: 'black on violet', fr: 'noir sur fond violet' },
      backCode: 'RUM',
      backSymbol: { en: 'national flag', fr: 'drapeau national' },
    },
    serbia: {
      front: { en: 'black on light blue', fr: 'noir sur fond bleu clair' },
      backCode: 'SERB',
      backSymbol: { en: 'blue shield', fr: 'bouclier bleu' },
    },
  },
});
