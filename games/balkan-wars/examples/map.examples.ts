/** Combats on a small map; its river, its lake and its hexes are invented. */
import type { Example } from '@grognard/kernel';

/** Even columns stand lower: 0404 touches 0304, 0305, 0403, 0405, 0504 and 0505. */
const map = {
  title: '0404 (invented, inventé)',
  numbering: { shoved: 'even' },
  from: '0101',
  to: '0707',
  background: 'land',
  hexsides: [
    { hexside: 'river', between: ['0404/0304', '0304/0305'] },
    { hexside: 'lake', between: ['0404/0305'] },
  ],
};

const title = (en: string, fr: string) => ({ en, fr });
const greeks = (id: string, strength: number, hex: string) => ({ id, country: 'greece', strength, hex });
const turks = { id: 'Redif', country: 'ottoman', strength: 5, hex: '0404' };

export const mapExamples: readonly Example[] = [
  {
    id: 'map-river',
    title: title('The map knows the river', 'La carte connaît la rivière'),
    procedure: 'combat',
    origin: 'By hand: 10/5 is 2/1; a river lies between 0304 and 0404, −2: 1/2; die 6: D/S. The map is invented.',
    input: { map, attackers: [greeks('1st Division', 10, '0304')], defenders: [turks] },
    dice: [6],
    expect: { cell: 'D/S' },
  },
  {
    id: 'map-lake-and-river',
    title: title('One across the river, one across the lake', 'L’une à travers la rivière, l’autre à travers le lac'),
    procedure: 'combat',
    origin: 'By hand: 10/5 is 2/1; both cross water, −2 once: 1/2; R/- on a die of 1. The map is invented.',
    input: {
      map,
      attackers: [greeks('1st Division', 6, '0304'), greeks('2nd Division', 4, '0305')],
      defenders: [turks],
    },
    dice: [1],
    expect: { cell: 'R/-', attackers: [{ retreat: 3 }, { retreat: 3 }] },
  },
  {
    id: 'map-one-dry',
    title: title('One of two on dry land', 'L’une des deux à pied sec'),
    procedure: 'combat',
    origin: 'By hand: 0405 touches 0404 by land, so nothing is shifted, whatever the switch says: 2/1, die 6 is -/S.',
    input: {
      map,
      attackers: [greeks('1st Division', 6, '0304'), greeks('2nd Division', 4, '0405')],
      defenders: [turks],
      allAcrossWater: true,
    },
    dice: [6],
    expect: { cell: '-/S' },
  },
  {
    id: 'map-far-off',
    title: title('Where the map shows nobody beside', 'Quand la carte ne montre personne à côté'),
    procedure: 'combat',
    origin: 'By hand: 0101 does not touch 0404, so the player says what is crossed: 2/1, −2: 1/2, die 6 is D/S.',
    input: { map, attackers: [greeks('1st Division', 10, '0101')], defenders: [turks], allAcrossWater: true },
    dice: [6],
    expect: { cell: 'D/S' },
  },
  {
    id: 'map-two-hexes',
    title: title('Defenders in two hexes', 'Des défenseurs dans deux hex'),
    procedure: 'combat',
    origin: 'One attack is on one hex.',
    input: {
      map,
      attackers: [greeks('1st Division', 10, '0304')],
      defenders: [turks, { ...turks, id: 'Nizam', hex: '0405' }],
    },
    refused: [{ code: 'otherHex', at: 'defenders[1].hex' }],
  },
  {
    id: 'map-off-sheet',
    title: title('A hex that is not on the map', 'Un hex qui n’est pas sur la carte'),
    procedure: 'combat',
    origin: 'The map runs from 0101 to 0707.',
    input: { map, attackers: [greeks('1st Division', 10, '0909')], defenders: [turks] },
    refused: [{ code: 'noSuchHex', at: 'attackers[0].hex' }],
  },
];
