import { describe, expect, test } from 'vitest';
import * as en from './english.ts';
import * as fr from './french.ts';

const bulgarie = { noun: 'Bulgarie', gender: 'f' } as const;
const autriche = { noun: 'Autriche', gender: 'f' } as const;
const montenegro = { noun: 'Monténégro', gender: 'm' } as const;
const ottomans = { noun: 'Ottomans', gender: 'm', plural: true } as const;
const hongrie = { noun: 'Hongrie', gender: 'f' } as const;

describe('French', () => {
  test.each([
    [0, '0 perte'],
    [0.5, '½ perte'],
    [1, '1 perte'],
    [1.5, '1½ perte'],
    [2, '2 pertes'],
    [-2, '−2 pertes'],
    [2.25, '2,25 pertes'],
  ])('%d is counted as %s', (value, told) => expect(fr.count(value, 'perte')).toBe(told));

  test.each([
    ['le', fr.le, ['la Bulgarie', 'l’Autriche', 'le Monténégro', 'les Ottomans', 'la Hongrie', 'Daun', 'Alvintzy']],
    [
      'du',
      fr.du,
      ['de la Bulgarie', 'de l’Autriche', 'du Monténégro', 'des Ottomans', 'de la Hongrie', 'de Daun', 'd’Alvintzy'],
    ],
    [
      'au',
      fr.au,
      ['à la Bulgarie', 'à l’Autriche', 'au Monténégro', 'aux Ottomans', 'à la Hongrie', 'à Daun', 'à Alvintzy'],
    ],
  ] as const)('%s', (_name, join, told) => {
    expect([bulgarie, autriche, montenegro, ottomans, hongrie, 'Daun', 'Alvintzy'].map((each) => join(each))).toEqual(
      told,
    );
  });

  test('words agree with their noun', () => {
    expect([bulgarie, montenegro, ottomans].map((each) => fr.agree(each, 'vaincu'))).toEqual([
      'vaincue',
      'vaincu',
      'vaincus',
    ]);
    expect([bulgarie, ottomans].map((each) => fr.verb(each, 'perd', 'perdent'))).toEqual(['perd', 'perdent']);
  });

  test('lists, and spaces that hold', () => {
    expect(fr.and(['Bulgarie', 'Grèce', 'Serbie'])).toBe('Bulgarie, Grèce et Serbie');
    expect(fr.typeset('Quoi ? « Ceci » : cela ; non ! 50 %')).toBe(
      'Quoi\u202f? «\u00a0Ceci\u00a0»\u00a0: cela\u202f; non\u202f! 50\u00a0%',
    );
  });

  test('eight, eleven and yes are not elided', () => {
    expect(['huit', 'onze', 'oui', 'un', 'Afrika Korps', 'Yougoslavie', 'UK', 'hiver'].map(fr.de)).toEqual([
      'de huit',
      'de onze',
      'de oui',
      'd’un',
      'd’Afrika Korps',
      'de Yougoslavie',
      'de UK',
      'd’hiver',
    ]);
  });
});

test('months of a year, and how often', () => {
  expect([1, 8, 12].map((month) => fr.monthOf(1941, month))).toEqual(['janvier 1941', 'août 1941', 'décembre 1941']);
  expect([1, 8, 12].map((month) => en.monthOf(1941, month))).toEqual(['January 1941', 'August 1941', 'December 1941']);
  expect([1, 2, 3].map(en.times)).toEqual(['once', 'twice', '3 times']);
});

describe('English', () => {
  test.each([
    [0, '0 steps'],
    [0.5, '½ step'],
    [1, '1 step'],
    [1.5, '1½ steps'],
    [2, '2 steps'],
    [-1, '−1 step'],
    [2.25, '2.25 steps'],
  ])('%d is counted as %s', (value, told) => expect(en.count(value, 'step')).toBe(told));

  test('articles by sound', () => {
    const nouns = [
      'F-16',
      'army',
      'division',
      'unit',
      'U-boat',
      'hour',
      'MiG-21',
      'SSN',
      'European ship',
      '8-inch gun',
      'fighter',
      'Honour guard',
    ];
    expect(nouns.map((noun) => en.a({ noun }))).toEqual([
      'an F-16',
      'an army',
      'a division',
      'a unit',
      'a U-boat',
      'an hour',
      'a MiG-21',
      'an SSN',
      'a European ship',
      'an 8-inch gun',
      'a fighter',
      'an Honour guard',
    ]);
  });

  test('the, possessives, lists without the last comma', () => {
    const turks = { noun: 'Ottomans', plural: true } as const;
    expect([en.the(turks), en.the('Bulgaria'), en.possessive(turks), en.possessive('Bulgaria')]).toEqual([
      'the Ottomans',
      'Bulgaria',
      'the Ottomans’',
      'Bulgaria’s',
    ]);
    expect(en.and(['Bulgaria', 'Greece', 'Serbia'])).toBe('Bulgaria, Greece and Serbia');
  });
});

test('a year is not counted in thousands', () => {
  expect([en.year(1797), fr.year(1797), en.number(1797)]).toEqual(['1797', '1797', '1,797']);
});
