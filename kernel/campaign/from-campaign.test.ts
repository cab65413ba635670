import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import type { Procedure } from '../game/procedure.ts';
import * as field from '../input/field.ts';
import { done } from '../step/step.ts';
import { openIn } from './asking.ts';
import { append, begin } from './campaign.ts';

const pay: Procedure<{ nation: string; purse: number }, number> = {
  id: 'pay',
  rule: '1',
  input: field.record('pay', {
    nation: field.oneOf('nation', { options: ['north', 'south'], words: 'nation' }),
    purse: field.integer('purse', { min: 0, max: 99 }),
  }),
  begin: ({ purse }) => done(purse),
  outcome: String,
  summary: () => ({ key: 'paid' }),
  figures: {},
  fromCampaign: (state, said) => {
    const purse = (state as Readonly<Record<string, number>>)[String(said['nation'])];
    return purse === undefined ? {} : { purse };
  },
};

const game: Game = {
  id: 'purses',
  version: '1',
  titles: { en: '', fr: '' },
  period: '',
  sides: [],
  sources: {},
  rules: {},
  rulings: {},
  tables: {},
  procedures: { pay: pay as Procedure },
  campaign: {
    state: field.record('state', {
      north: field.integer('north', { min: 0, max: 99, default: 7 }),
      south: field.integer('south', { min: 0, max: 99, default: 3 }),
    }),
    sides: [],
    apply: (state) => state,
  },
  text: { en: {}, fr: {} },
  examples: [],
};

const campaign = () => {
  const opened = begin(game, 'test', {});
  if (!opened.ok) throw new Error('the campaign should open');
  const folded = append(game, undefined, opened.value);
  if (!folded.ok) throw new Error('the campaign should fold');
  return folded.value;
};

test('what the player says picks the track the campaign fills in', () => {
  const north = openIn(campaign(), 'pay', { nation: 'north' });
  const south = openIn(campaign(), 'pay', { nation: 'south' });
  expect([north.ok && north.value.input, south.ok && south.value.input]).toEqual([
    { nation: 'north', purse: 7 },
    { nation: 'south', purse: 3 },
  ]);
});

test('a player may not contradict the track he picked', () => {
  const opened = openIn(campaign(), 'pay', { nation: 'south', purse: 7 });
  expect(opened.ok ? [] : opened.refusals.map(({ code, at }) => [code, at])).toEqual([['campaignKnows', 'purse']]);
});

test('saying nothing is told as what is missing', () => {
  const opened = openIn(campaign(), 'pay', undefined);
  expect(opened.ok).toBe(false);
});
