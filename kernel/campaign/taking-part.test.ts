/** Who takes part: every counter that an input names, once, with its side and its nation. */
import { expect, test } from 'vitest';
import { flag, integer, list, oneOf, record, text } from '../input/field.ts';
import { takingPart } from './taking-part.ts';

const army = record(
  'army',
  {
    name: text('name', { max: 20, default: '—' }),
    nation: oneOf('nation', { options: ['france', 'spain'], words: 'nation' }),
    general: text('general', { max: 20, default: '', names: { kind: 'leader', use: 'leads' } }),
    strength: integer('strength', { min: 0, max: 9 }),
    tired: flag('tired'),
  },
  { counter: { kind: 'army', name: 'name', use: 'fights', nation: 'nation' } },
);
const field = record('battle', {
  attackers: { ...list('attackers', army, { min: 0, max: 9 }), force: 'red' },
  reserve: { ...army, secret: 'blue', force: 'red' },
  place: oneOf('place', { options: ['ford', 'hill'], words: 'place', names: { kind: 'place', use: 'stands' } }),
  neutral: army,
});
const who = (input: object) => takingPart(field, input);

test('in the order of the description, lists and records within', () => {
  expect(
    who({
      attackers: [
        { name: 'First', nation: 'france', general: 'Soult' },
        { name: 'Second', nation: 'spain', general: '' },
      ],
      reserve: { name: 'Third', nation: 'spain', general: 'Ney' },
      place: 'ford',
      neutral: { name: 'Fourth' },
    }),
  ).toEqual([
    { name: 'First', kind: 'army', at: 'attackers[0]', side: 'red', nation: 'nation.france' },
    { name: 'Soult', kind: 'leader', at: 'attackers[0].general', side: 'red' },
    { name: 'Second', kind: 'army', at: 'attackers[1]', side: 'red', nation: 'nation.spain' },
    { name: 'Third', kind: 'army', at: 'reserve', side: 'blue', nation: 'nation.spain' },
    { name: 'Ney', kind: 'leader', at: 'reserve.general', side: 'blue' },
    { name: 'ford', kind: 'place', at: 'place', label: 'place.ford' },
    { name: 'Fourth', kind: 'army', at: 'neutral' },
  ]);
});

test('one named twice is told once, another of the same name is not', () => {
  const told = who({
    attackers: [
      { name: 'First', general: 'First' },
      { name: 'First', general: 'First' },
    ],
  });
  expect(told.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['army First', 'leader First']);
});

test('what is not said, not text, or stands as usual names nobody', () => {
  expect(who({})).toEqual([]);
  expect(who({ attackers: 'First', reserve: ['Third'], place: 3, neutral: null })).toEqual([]);
  expect(who({ neutral: { name: '—', general: '' } })).toEqual([]);
});
