import { field, speaker } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { anotherRow, asInput, filled, fresh, saidOf, shownIn, textsIn } from './draft.ts';
import { sortFaults } from './faults.ts';

const say = speaker({ 'unit.sample': '1st Division' });
const unit = field.record('unit', {
  name: field.text('unit.name', { max: 20, sample: 'unit.sample' }),
  nation: field.oneOf('unit.nation', { options: ['france', 'spain'], words: 'nation' }),
  strength: field.integer('unit.strength', { min: 0, max: 9, default: 4 }),
  guns: field.integer('unit.guns', { min: 0, max: 9 }),
  fresh: field.flag('unit.fresh'),
});
const army = field.record('army', { units: field.list('units', unit, { min: 1, max: 3 }), night: field.flag('night') });

describe('drafts', () => {
  test('begin with what is usual and leave open what is not', () => {
    expect(fresh(army, say)).toEqual({
      units: [{ name: '1st Division', nation: undefined, strength: 4, guns: undefined, fresh: false }],
      night: false,
    });
  });

  test('leave open what need not be known', () => {
    const known = field.record('r', { veteran: field.optional(field.flag('veteran')) });
    expect(fresh(known, say)).toEqual({ veteran: undefined });
  });

  test('another row is named apart and picks what the row before picked', () => {
    const first = { name: '1st Division', nation: 'spain', strength: 7, guns: 1, fresh: true };
    expect(anotherRow(unit, [first], say)).toEqual({
      name: '1st Division 2',
      nation: 'spain',
      strength: 4,
      guns: undefined,
      fresh: false,
    });
  });

  test('no two names of a form clash, whatever was taken away or stands on the other side', () => {
    const both = field.record('both', {
      ours: field.list('ours', unit, { min: 2, max: 9 }),
      theirs: field.list('theirs', unit, { min: 1, max: 9 }),
    });
    const names = [...textsIn(fresh(both, say))];
    expect(names).toEqual(['1st Division', '1st Division 2', '1st Division 3']);
    // The first of two rows was removed: the next must not be called like the one that stayed.
    const [row] = [{ name: '1st Division 2', nation: 'spain' }];
    expect(anotherRow(unit, [row], say)).toMatchObject({ name: '1st Division' });
    expect(anotherRow(unit, [row], say, new Set(names))).toMatchObject({ name: '1st Division 4' });
    // A preset that leaves a name out is not named like a counter it names.
    expect(filled(both, { theirs: [{ name: '1st Division' }] }, say)).toMatchObject({
      ours: [{ name: '1st Division 2' }, { name: '1st Division 3' }],
    });
  });

  test('what is given is laid over what is usual, unknown names included so that they are refused', () => {
    expect(filled(army, { units: [{ name: 'Guard', nation: 'france' }], nigth: true }, say)).toEqual({
      units: [{ name: 'Guard', nation: 'france', strength: 4, guns: undefined, fresh: false }],
      night: false,
      nigth: true,
    });
  });

  test('what is still open is left out of the input', () => {
    expect(asInput({ units: [{ name: '', guns: undefined, strength: 0 }], night: false })).toEqual({
      units: [{ strength: 0 }],
      night: false,
    });
  });
});

describe('a field that follows another', () => {
  const follows = { from: 'nation', by: { france: false, spain: true }, why: 'by.nation' };
  const force = field.record('force', {
    nation: field.oneOf('nation', { options: ['france', 'spain'], words: 'nation', default: 'france' }),
    armada: field.flag('armada', { follows }),
  });
  const shown = (values: Readonly<Record<string, unknown>>) => shownIn(force.fields, values, 'armada');
  const said = (values: Readonly<Record<string, unknown>>, next: boolean) =>
    saidOf(force.fields, values, 'armada', next);

  test('is left open, shows what is proposed and goes with it', () => {
    expect(fresh(force, say)).toEqual({ nation: 'france', armada: undefined });
    expect([shown({}), shown({ nation: 'spain' }), shown({ nation: 'spain', armada: false })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(asInput({ nation: 'spain', armada: undefined })).toEqual({ nation: 'spain' });
  });

  test('a contrary answer is kept, the proposed one follows on', () => {
    expect(said({ nation: 'spain' }, false)).toBe(false);
    expect(said({ nation: 'spain', armada: false }, true)).toBeUndefined();
  });

  test('a whole input that stands as proposed follows on, a contrary one is kept', () => {
    expect(filled(force, { nation: 'spain', armada: true }, say)).toEqual({ nation: 'spain', armada: undefined });
    expect(filled(force, { nation: 'spain', armada: false }, say)).toEqual({ nation: 'spain', armada: false });
    expect(filled(force, { armada: false }, say)).toEqual({ nation: 'france', armada: undefined });
  });
});

test('faults go to their fields, and the rest elsewhere', () => {
  const draft = { units: [{}, {}], night: false };
  const faults = sortFaults(
    [
      { code: 'missing', at: 'units[1].guns' },
      { code: 'tooMany', at: 'units' },
      { code: 'unknownField', at: 'nigth' },
      { code: 'whole', at: '' },
    ],
    army,
    draft,
  );
  expect(faults.at('units[1].guns').map(({ code }) => code)).toEqual(['missing']);
  expect([faults.within('units[1]'), faults.within('units[0]'), faults.within('units')]).toEqual([true, false, true]);
  expect(faults.elsewhere.map(({ code }) => code)).toEqual(['unknownField', 'whole']);
});
