/** Chapters played on a map of spaces and ways; where they lie and which cross a river is invented. */
import type { Example } from '@grognard/kernel';
import { force, leader, refusal, troops } from './forces.ts';

const space = (id: string, across: number, down: number, kind = 'open') => ({ id, name: id, kind, across, down });
const way = (from: string, to: string, kind = 'way') => ({ from, to, kind });

/** The names are of Bohemia; the ways between them are no printed sheet's. */
const bohemia = {
  title: 'Kolin (ways invented, chemins inventés)',
  spaces: [
    space('Kolin', 300, 140),
    space('Nimburg', 220, 40),
    space('Planian', 190, 170, 'hills'),
    space('Czaslau', 400, 210),
    space('Prague', 80, 130, 'fortress2'),
    space('Melnik', 110, 20),
    space('Leitmeritz', 0, 0),
  ],
  links: [
    way('Kolin', 'Nimburg', 'river'),
    way('Kolin', 'Planian'),
    way('Kolin', 'Czaslau'),
    way('Nimburg', 'Melnik'),
    way('Planian', 'Prague'),
    way('Prague', 'Melnik'),
    way('Melnik', 'Leitmeritz', 'river'),
  ],
};

const standing = [
  { name: 'Planian', enemySps: 11 },
  { name: 'Prague', garrison: 5 },
  { name: 'Leitmeritz', depot: 'MD' },
];

export const mapExamples: readonly Example[] = [
  {
    id: 'retreat-on-map',
    title: { en: 'A rout of three spaces on the map', fr: 'Une déroute de trois espaces sur la carte' },
    procedure: 'retreat',
    origin: '15.9: three spaces, clear of the enemy at Planian, to the MD at Leitmeritz; ways are invented.',
    input: {
      force: 'Main army',
      sps: 20,
      morale: 'ROUTED',
      map: bohemia,
      from: 'Kolin',
      spaces: standing,
      path: ['Nimburg', 'Melnik', 'Leitmeritz'],
    },
    expect: { at: 'Leitmeritz', left: 20, lost: 0 },
    effects: [{ kind: 'retreated', force: 'Main army', space: 'Leitmeritz' }],
  },
  {
    id: 'retreat-into-mapped-fortress',
    title: { en: 'Into the fortress of the map', fr: 'Dans la forteresse de la carte' },
    procedure: 'retreat',
    origin: '15.9, 17.3-4: Prague is of class 2 on the map and holds 15, of which 5 are inside; 10 fit.',
    input: {
      sps: 10,
      morale: 'ROUTED',
      map: bohemia,
      from: 'Planian',
      spaces: [{ name: 'Prague', garrison: 5 }],
      path: ['Prague'],
      shelter: 10,
      shelterAt: 'Prague',
    },
    expect: { at: 'Prague', sheltered: 10, left: 0 },
    effects: [{ kind: 'garrison', fortress: 'Prague', class: 2, sps: 15 }],
  },
  refusal(
    'retreat-off-map',
    'retreat',
    'Off the map, and not by its ways',
    'Hors de la carte, et pas par ses chemins',
    'The map has no Tabor.',
    { sps: 10, map: bohemia, from: 'Kolin', spaces: [{ name: 'Tabor', enemySps: 3 }], path: ['Tabor'] },
    [
      { code: 'noSuchSpace', at: 'spaces[0].name' },
      { code: 'noSuchSpace', at: 'path[0]' },
    ],
  ),
  refusal(
    'retreat-enemy-fortress',
    'retreat',
    'A fortress of the enemy is no refuge',
    'Une forteresse ennemie n’est pas un refuge',
    '15.9: with Prague in enemy hands only Leitmeritz is left, and Czaslau leads away from it.',
    {
      sps: 10,
      map: bohemia,
      from: 'Kolin',
      spaces: [{ name: 'Prague', enemyHeld: true }, { name: 'Leitmeritz', depot: 'MD' }, { name: 'Melnik' }],
      path: ['Czaslau'],
    },
    [{ code: 'notTowardsRefuge', at: 'path[0]' }],
  ),
  {
    id: 'interception-on-map',
    title: { en: 'The map knows the river', fr: 'La carte connaît la rivière' },
    procedure: 'interception',
    origin: 'By hand: 4 + 2 + 1 − 2 = 5 fails; from Kolin to Nimburg the map crosses a river. A 5 or 6 succeeds: 1/3.',
    input: { map: bohemia, at: 'Nimburg', from: 'Kolin', offensive: 2, lights: true },
    dice: [4],
    expect: { success: false },
    odds: { success: '1/3' },
  },
  refusal(
    'interception-far-on-map',
    'interception',
    'No way leads there',
    'Aucun chemin n’y mène',
    '13.0: Prague and Kolin are not connected on the map.',
    { map: bohemia, at: 'Kolin', from: 'Prague', offensive: 2 },
    [{ code: 'notAdjacent', at: 'from' }],
  ),
  {
    id: 'march-on-map',
    title: { en: 'A march along its ways', fr: 'Une marche le long des chemins' },
    procedure: 'march',
    origin: 'By hand: 8 + 1 = 9 MPs; what a space costs is not printed, the way is the player’s.',
    input: { force: 'Vanguard', rating: 8, sps: 12, map: bohemia, from: 'Czaslau', path: ['Kolin', 'Planian'] },
    expect: { mps: 9 },
    effects: [{ kind: 'moved', force: 'Vanguard', space: 'Planian' }],
  },
  refusal(
    'march-off-ways',
    'march',
    'A march off the ways',
    'Une marche hors des chemins',
    'The map has no way from Czaslau to Prague.',
    { rating: 8, sps: 12, map: bohemia, from: 'Czaslau', path: ['Prague'] },
    [{ code: 'notAdjacent', at: 'path[0]' }],
  ),
  {
    id: 'enter-hills-on-map',
    title: { en: 'The map knows the hills', fr: 'La carte connaît le relief' },
    procedure: 'enter-space',
    origin: 'By hand: 20 ≥ 4 × 5; Planian is hilly on the map, so five captured cost 5 MPs.',
    input: {
      map: bohemia,
      at: 'Planian',
      attacker: force(leader('Daun', 'AU', 1, 2), [troops('AU', 20)]),
      mps: 5,
      intensity: 'measured',
      defenders: [force(leader('Zieten', 'PR', 1, 2), [troops('PR', 4, { light: 1, lightUnits: 1 })])],
    },
    answers: ['stand', 'overrun'],
    expect: { end: 'overrun', captured: 5, mps: 5 },
  },
];
