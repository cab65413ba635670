import { expect, test } from 'vitest';
import { registered } from '../campaign/register.ts';
import type { CampaignRules } from '../campaign/rules.ts';
import * as field from '../input/field.ts';
import { counterKinds, faceFor } from './counter-kinds.ts';
import type { Procedure } from './procedure.ts';

const number = (label: string) => field.integer(label, { min: 0, max: 9 });
const arm = field.oneOf('arm', { options: ['foot', 'horse', 'fleet'], words: 'arm', default: 'foot' });
const nation = field.oneOf('nation', { options: ['red', 'blue'], words: 'nation' });
const name = field.text('name', { max: 20 });

const fighter = field.record(
  'unit',
  { name, charging: field.flag('charging'), arm, strength: number('strength'), steps: number('steps'), nation },
  {
    counter: {
      ...({ kind: 'unit', use: 'fights', name: 'name', nation: 'nation' } as const),
      symbol: { by: 'arm', of: { foot: 'infantry', horse: 'cavalry' } },
      printed: ['strength', 'steps'],
      state: ['charging'],
    },
  },
);
const sailor = field.record(
  'ship',
  { called: name, arm, hull: number('hull') },
  {
    counter: {
      ...({ kind: 'unit', use: 'sails', name: 'called', printed: ['hull'] } as const),
      symbol: { by: 'arm', of: { fleet: 'warship' } },
    },
  },
);

const asking = (...fields: readonly field.AnyRecordField[]): Readonly<Record<string, Procedure>> =>
  Object.fromEntries(
    fields.map((each, index) => [
      `p${index}`,
      { input: field.record('input', { all: field.list('all', each, { min: 0, max: 9 }) }) } as unknown as Procedure,
    ]),
  );

test('a kind gathers what every procedure asks of it: name, nation, arm, printed numbers, the rest', () => {
  const [unit, ...others] = counterKinds({ procedures: asking(sailor, fighter) });
  expect(others).toEqual([]);
  expect(unit).toMatchObject({ kind: 'unit', label: 'unit', name: 'name' });
  expect(Object.keys(unit?.fields ?? {})).toEqual(['name', 'nation', 'arm', 'strength', 'steps', 'charging', 'hull']);
  // Only the name must be known, and nothing is taken for granted.
  expect(unit?.fields['arm']).toMatchObject({ optional: true });
  expect(unit?.fields['arm']).not.toHaveProperty('default');
  expect(unit?.fields['name']).not.toHaveProperty('optional');
});

test('where a campaign keeps the kind, the roster keeps what the register keeps, under its name', () => {
  const { arm: _, ...said } = { title: name, arm, strength: number('strength'), hull: number('hull') };
  const units = registered('campaign.units', { of: 'unit', name: 'title', said, kept: { place: name }, max: 9 });
  const campaign = {
    state: field.record('state', { units }),
    register: { unit: { track: 'units', name: 'title' } },
  } as unknown as CampaignRules;
  const [unit] = counterKinds({ procedures: asking(fighter, sailor), campaign });
  // The charge is of one combat, the place is the campaign's own.
  expect(unit).toMatchObject({ label: 'campaign.units', name: 'title' });
  expect(Object.keys(unit?.fields ?? {})).toEqual(['title', 'strength', 'hull']);
});

test('a counter looks as the procedure draws it that knows its arm', () => {
  const [unit] = counterKinds({ procedures: asking(fighter, sailor) });
  if (!unit) throw new Error('no kind');
  expect(faceFor(unit, { arm: 'fleet' })?.name).toBe('called');
  expect(faceFor(unit, { arm: 'horse' })?.name).toBe('name');
  expect(faceFor(unit, {})?.name).toBe('name');
});

test('names that the rules fix need no roster', () => {
  const power = field.record(
    'power',
    { nation, gold: number('gold') },
    { counter: { kind: 'power', use: 'acts', name: 'nation' } },
  );
  expect(counterKinds({ procedures: asking(power) })).toEqual([]);
});
