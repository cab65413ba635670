/**
 * Formation effects chart, zones of control: letter outside cities / letter into or out of a city.
 *
 * L locking, F fluid, `-` none; a lone `-` is no zone at all.
 */
import { grid, type Repair } from '@grognard/kernel';
import { confidence } from './reading.ts';

export const formationZones = grid({
  id: 'formation-zones',
  title: {
    en: 'Formation effects chart: zones of control',
    fr: 'Tableau des effets des formations : zones de contrôle',
  },
  provenance: { document: 'charts', heading: 'Tableau des effets des formations' },
  rowsAre: { en: 'formation', fr: 'formation' },
  columnsAre: { en: 'size and type of unit', fr: 'taille et type d’unité' },
  columnWords: 'sizeAndType',
  codes: ['L/F', 'L/-', 'F/F', 'F/-', '-/-', '-'],
  grid: `
        division-armour  division-other  brigade-armour  brigade-infantry  artillery  other
    MC  L/F              F/-             L/F             F/-               -          -
    HA  L/F              F/-             L/F             F/-               -          -
    DA  L/-              L/-             L/-             L/-               -          -
    T   -                -               -               -                 -          -
    HD  L/F              F/-             L/F             F/-               -          -
    DD  F/F              L/-             F/F             L/-               -          -
    R   -                -               -               -                 -          -
  `,
  meanings: {
    'L/F': { en: 'locking; fluid into or out of a city', fr: 'verrouillée ; fluide dans ou hors d’une cité' },
    'L/-': { en: 'locking; none into or out of a city', fr: 'verrouillée ; aucune dans ou hors d’une cité' },
    'F/F': { en: 'fluid everywhere', fr: 'fluide partout' },
    'F/-': { en: 'fluid; none into or out of a city', fr: 'fluide ; aucune dans ou hors d’une cité' },
    '-': { en: 'no zone of control', fr: 'aucune zone de contrôle' },
  },
  repairs: [
    barred('MC', 'division-armour', 'LI/F', 'L/F'),
    barred('MC', 'brigade-infantry', 'Fl-', 'F/-'),
    barred('HA', 'division-other', 'FI-', 'F/-'),
    barred('HD', 'division-other', 'FI-', 'F/-'),
    barred('DD', 'division-armour', 'FIF', 'F/F'),
    {
      row: 'HA',
      column: 'brigade-armour',
      seen: '/-',
      used: 'L/F',
      why: 'scan',
      evidence: {
        en: 'the zones of control example gives a mechanised regiment in hasty assault a locking zone; the city letter is that of the division column, which agrees on every other row (it could be none)',
        fr: 'l’exemple des zones de contrôle donne à un régiment mécanisé en assaut précipité une ZDC verrouillée ; la lettre de cité est celle de la colonne des divisions, pareille sur toutes les autres lignes (ce pourrait être aucune)',
      },
      confidence: confidence(0.65),
    },
    locks('division-other'),
    locks('brigade-infantry'),
  ],
});

function barred(row: string, column: string, seen: string, used: string): Repair {
  return {
    row,
    column,
    seen,
    used,
    why: 'scan',
    evidence: { en: 'the slash is read as a letter', fr: 'la barre est lue comme une lettre' },
    confidence: 'certain',
  };
}

function locks(column: string): Repair {
  return {
    row: 'DD',
    column,
    seen: 'U-',
    used: 'L/-',
    why: 'scan',
    evidence: {
      en: 'U is L and its slash; the terrain chart speaks of locking zones of units that are neither armoured nor mechanised, which outside deliberate assault only this row can supply (it could be fluid or none)',
      fr: 'U est L et sa barre ; le tableau du terrain parle de ZDC verrouillées d’unités ni blindées ni mécanisées, que seule cette ligne peut donner hors de l’assaut délibéré (ce pourrait être fluide ou aucune)',
    },
    confidence: confidence(0.75),
  };
}
