import { describe, expect, test } from 'vitest';
import { englishFaults, frenchFaults } from './faults.ts';
import { typeset } from './french.ts';

describe('French', () => {
  test.each([
    ['1 unités perdues', 'one of a plural'],
    ['0 points dépensés', 'one of a plural'],
    ['½ pertes', 'one of a plural'],
    ['l’hex de Afrika Korps', 'no elision'],
    ['la retraite de les Ottomans', 'a contraction missing'],
    ['une perte de 2.5', 'a decimal point'],
    ['total : -2', 'a hyphen for a minus'],
    ['qui veut lossDifference', 'a field or an option by its id'],
    ['Quoi ?', 'a plain space before a high sign'],
    ["l'armée", 'a straight apostrophe'],
    ['L’attaquant subit aucun Hit', 'half a negation'],
    ['le défenseur perd rien', 'half a negation'],
  ])('"%s" has %s', (sentence, what) => {
    expect(frenchFaults(what.includes('plain space') ? sentence : typeset(sentence)).join()).toContain(what);
  });

  test.each([
    'La Bulgarie perd 1 pas, les Ottomans 2½ pertes.',
    'Écart de 3½ : victoire majeure !',
    'Le défenseur retraite d’un hex vers Łódź.',
    '0 perte, 1 Hit, 21 unités, +1 colonne, 1 des Grandes Puissances',
    'Retirez-le ou choisissez l’assaut.',
    '0 dans la colonne 6-1',
    'L’attaquant n’a aucune perte et ne perd rien.',
  ])('"%s" is right', (sentence) => expect(frenchFaults(typeset(sentence))).toEqual([]));
});

describe('English', () => {
  test.each([
    ['1 steps lost', 'one of a plural'],
    ['costs 2 point', 'many of a singular'],
    ['a army retreats', 'a before a vowel'],
    ['a isolated unit', 'a before a vowel'],
    ['an fighter retreats', 'an before a consonant'],
    ['total: -2', 'a hyphen for a minus'],
    ['a loss of 2,5', 'a decimal comma'],
    ["the army's losses", 'a straight apostrophe'],
  ])('"%s" has %s', (sentence, what) => expect(englishFaults(sentence).join()).toContain(what));

  test.each([
    'Bulgaria loses 1 step, the Ottomans 2½.',
    'An F-16 aborts; 1 Hit, 21 units',
    '1 loss less',
    'Turn 1 begins, turn 1 ends',
    'Depot A is out of the supply network',
  ])('"%s" is right', (sentence) => expect(englishFaults(sentence)).toEqual([]));
});
