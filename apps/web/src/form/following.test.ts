/** A field that follows another shows what is proposed, and says whose proposal it is until the player says otherwise. */
import { field, type Game, speaker } from '@grognard/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type FormContext, FormProvider } from './context.ts';
import { sortFaults } from './faults.ts';
import { RecordFields } from './record-fields.tsx';

const force = field.record('force', {
  nation: field.oneOf('nation', { options: ['france', 'turkey'], words: 'nation', default: 'france' }),
  cavalry: field.oneOf('cavalry', {
    options: ['standard', 'eastern'],
    words: 'cavalry',
    follows: { from: 'nation', by: { france: 'standard', turkey: 'eastern' }, why: 'by.nation' },
  }),
});
const say = speaker({
  nation: 'Nation',
  cavalry: 'Cavalry',
  'nation.france': 'France',
  'nation.turkey': 'Turkey',
  'cavalry.standard': 'standard',
  'cavalry.eastern': 'eastern',
  'by.nation': 'by nation',
});

/** What is checked in the drawn form, and whether it is marked as proposed. */
const drawn = (value: object, known: ReadonlyMap<string, unknown> = new Map()) => {
  const context: FormContext = {
    game: {} as Game,
    say,
    faults: sortFaults([], force, value),
    tried: false,
    known,
    worth: new Map(),
    taken: () => new Set(),
  };
  const fields = createElement(RecordFields, { field: force, value, path: '', change: () => {} });
  const html = renderToStaticMarkup(createElement(FormProvider, { value: context }, fields));
  const checked = [...html.matchAll(/checked=""[^>]*\/><span>([^<]*)/g)].map((match) => match[1]);
  return [checked, html.includes('by nation')];
};

test('the proposal stands in the form with its mark', () => {
  expect(drawn({ nation: 'turkey', cavalry: undefined })).toEqual([['Turkey', 'eastern'], true]);
});

test('what the player says stands without it', () => {
  expect(drawn({ nation: 'turkey', cavalry: 'standard' })).toEqual([['Turkey', 'standard'], false]);
});

test('what the campaign knows proposes too, though it is not asked', () => {
  expect(drawn({ nation: 'france' }, new Map([['nation', 'turkey']]))).toEqual([['eastern'], true]);
});
