import { describe, expect, test } from 'vitest';
import { openIn } from '../campaign/asking.ts';
import { append, begin } from '../campaign/campaign.ts';
import { list, record, text } from '../input/field.ts';
import { done } from '../step/step.ts';
import { words } from '../text/words.ts';
import type { Game } from './game.ts';
import type { Procedure } from './procedure.ts';
import { open } from './resolve.ts';

const named = { name: text('name', { max: 9 }) };
const march: Procedure = {
  id: 'march',
  rule: 'x',
  input: record('march', { unit: record('unit', named, { counter: { kind: 'unit', name: 'name', use: 'marches' } }) }),
  earlier: ({ unitName, ...rest }) => (unitName === undefined ? rest : { ...rest, unit: { name: unitName } }),
  begin: () => done('there'),
  outcome: String,
  summary: () => words('there'),
  figures: {},
};
const game = {
  id: 'test',
  version: '2',
  rulings: {},
  tables: {},
  procedures: { march },
  campaign: {
    sides: [],
    state: record('state', {
      units: list('units', record('unit', named), { min: 0, max: 9, unique: 'name', default: [] }),
    }),
    apply: (state: unknown) => state,
    register: {
      unit: { track: 'units', name: 'name', barred: () => ({ code: 'gone' }) },
    },
  },
} as unknown as Game;

describe('an input of an earlier version', () => {
  test('is taken in today’s shape, and today’s as it is', () => {
    const inputs = [{ unitName: 'A' }, { unit: { name: 'A' } }].map((given) => open(game, 'march', given));
    expect(inputs.map((each) => each.ok && each.value.input)).toEqual([
      { unit: { name: 'A' } },
      { unit: { name: 'A' } },
    ]);
    expect(open(game, 'march', 'A').ok).toBe(false);
  });

  test('in a campaign too, where the register finds the counters it names', () => {
    const opening = begin(game, 'test', { units: [{ name: 'A' }] });
    const campaign = opening.ok ? append(game, undefined, opening.value) : opening;
    if (!campaign.ok) throw new Error(JSON.stringify(campaign.refusals));
    const refused = openIn(campaign.value, 'march', { unitName: 'A' });
    expect(refused.ok ? [] : refused.refusals).toEqual([{ code: 'gone', at: 'unit.name' }]);
    expect(openIn(campaign.value, 'march', { unitName: 'B' }).ok).toBe(true);
  });
});
