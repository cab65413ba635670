/** Worked by hand on the map sheet; nothing here was computed by the program. */
import type { Example } from '@grognard/kernel';

const guard = { name: 'Guard', nation: 'valmer', arm: 'infantry', movement: 4, hex: '0103' };

export const marchExamples: readonly Example[] = [
  {
    id: 'march-saddle',
    title: { en: 'The Guard marches up to the saddle', fr: 'La Garde monte jusqu’à la selle' },
    procedure: 'march',
    origin:
      'By hand: by road 0203 and 0303, a point each; 0303 touches 0403, where the enemy is: the march ends there.',
    input: { unit: guard, to: '0303', held: ['0403'] },
    expect: { hex: '0303', way: ['0103', '0203', '0303'], spent: 2, left: 2 },
    effects: [{ kind: 'moved', name: 'Guard', hex: '0303' }],
    steps: [{ rule: '2.1', outcome: { facts: { spent: 2 } } }],
    preset: true,
  },
  {
    id: 'march-guns',
    title: { en: 'Guns leave the road', fr: 'L’artillerie quitte la route' },
    procedure: 'march',
    origin: 'By hand: guns have 3 points by their arm; 0104 is plain, 2 points.',
    input: { unit: { ...guard, name: 'Battery', arm: 'guns', movement: 3 }, to: '0104' },
    expect: { spent: 2, left: 1 },
  },
  {
    id: 'march-stopped',
    title: { en: 'No way past the enemy', fr: 'On ne passe pas devant l’ennemi' },
    procedure: 'march',
    origin: 'By hand: 0403, the only way east, touches 0404; whoever enters it stops, so 0503 is out of reach.',
    input: { unit: { ...guard, hex: '0203' }, to: '0503', held: ['0404'] },
    refused: [{ code: 'tooFar', at: 'to' }],
  },
  {
    id: 'march-passed',
    title: { en: 'Past the enemy, by the other reading', fr: 'Devant l’ennemi, selon l’autre lecture' },
    procedure: 'march',
    origin: 'By hand: 0303, 0403 and 0503 by road, a point each.',
    input: { unit: { ...guard, hex: '0203' }, to: '0503', held: ['0404'] },
    rulings: { besideEnemy: 'pass' },
    expect: { way: ['0203', '0303', '0403', '0503'], spent: 3, left: 1 },
  },
  {
    id: 'march-lost-cell',
    title: { en: 'Cavalry onto scree', fr: 'La cavalerie dans l’éboulis' },
    procedure: 'march',
    origin: 'The chart has lost what cavalry pays on scree; 0402 is scree, and no road leads there from 0403.',
    input: { unit: { ...guard, name: 'Uhlans', arm: 'cavalry', movement: 6, hex: '0403' }, to: '0402' },
    refused: [{ code: 'costLost', at: 'to' }],
  },
  {
    id: 'march-refused',
    title: { en: 'Hexes that are none', fr: 'Des hexagones qui n’existent pas' },
    procedure: 'march',
    origin: 'The sheet runs from 0101 to 0605.',
    input: { unit: { ...guard, hex: '0903' }, to: 'here', held: ['0606'] },
    refused: [
      { code: 'noSuchHex', at: 'unit.hex' },
      { code: 'notAHexNumber', at: 'to' },
      { code: 'noSuchHex', at: 'held[0]' },
    ],
  },
  {
    id: 'march-into-enemy',
    title: { en: 'Into the enemy', fr: 'Dans l’ennemi' },
    procedure: 'march',
    origin: '2.2: no counter enters a hex that the enemy holds.',
    input: { unit: guard, to: '0203', held: ['0203'] },
    refused: [{ code: 'enemyThere', at: 'to' }],
  },
];
