import { expect, test } from 'vitest';
import { words } from '../text/words.ts';
import { HALVING_COLUMNS, judge, list, MODIFIER_COLUMNS, type ModifierRow } from './list.ts';

const ROWS = {
  river: { value: -1, rule: '4', text: 'river' },
  height: { value: 2, rule: '5', text: 'height' },
  guns: { value: 'varies', rule: '6', text: 'guns' },
  fog: { value: 3, rule: '7', text: 'fog' },
} as const satisfies Readonly<Record<string, ModifierRow>>;
const head = { id: 'm', title: { en: 'M', fr: 'M' }, provenance: { document: 'rules', heading: '1' }, rows: ROWS };
const modifiers = list<ModifierRow, keyof typeof ROWS>({ ...head, columns: MODIFIER_COLUMNS });

test('every printed line is judged: applied, not applied, not asked', () => {
  const told = judge(
    modifiers,
    { river: true, height: false, guns: 4, fog: undefined },
    { guns: { n: 4 }, fog: { n: 1 } },
  );
  expect(told).toEqual([
    { id: 'river', value: -1, rule: '4', text: words('river'), applied: true, asked: true },
    { id: 'height', value: 2, rule: '5', text: words('height'), applied: false, asked: true },
    { id: 'guns', value: 4, rule: '6', text: words('guns', { n: 4 }), applied: true, asked: true },
    { id: 'fog', value: 3, rule: '7', text: words('fog'), applied: false, asked: false },
  ]);
});

test('what varies is nothing until its number is known; a number that is nothing does not apply', () => {
  const guns = (verdict: boolean | number | undefined) =>
    judge(modifiers, { river: true, height: true, guns: verdict, fog: true })[2];
  expect(guns(undefined)).toMatchObject({ value: 0, applied: false, asked: false });
  expect(guns(0)).toMatchObject({ value: 0, applied: false, asked: true });
  expect(guns(-2)).toMatchObject({ value: -2, applied: true, asked: true });
  expect(judge(modifiers, { river: 5, height: true, guns: 1, fog: 1 })[0]).toMatchObject({ value: 5, applied: true });
});

test('a list that halves says so of each of its lines', () => {
  const halving = list<ModifierRow, keyof typeof ROWS>({ ...head, columns: HALVING_COLUMNS });
  const all = { river: true, height: true, guns: true, fog: true } as const;
  expect(judge(halving, all).every(({ halves }) => halves === true)).toBe(true);
  expect(judge(modifiers, all).some((each) => 'halves' in each)).toBe(false);
});

test('nothing repaired, nothing lost, unless it is said', () => {
  expect(modifiers).toMatchObject({ shape: 'list', repairs: [], lost: [] });
  const lost = [{ row: 'fog', why: 'torn' }] as never;
  expect(list<ModifierRow, keyof typeof ROWS>({ ...head, columns: MODIFIER_COLUMNS, lost }).lost).toBe(lost);
});
