import { expect, test } from 'vitest';
import { words } from '../text/words.ts';
import { afterwards } from './afterwards.ts';

const told = words('fate');
const input = {
  units: [
    { id: 'a', hurt: false },
    { id: 'b', hurt: false },
    { id: 'c', hurt: false },
  ],
  leader: { hits: 0 },
};

test('counters stand as their fates leave them, and the lost ones are taken away', () => {
  const fates = [
    { at: 'units[0]', words: told, gone: true as const },
    { at: 'units[1]', words: told, after: { hurt: true } },
    { at: 'units[2]', words: told, gone: true as const },
    { at: 'leader', words: told, after: { hits: 2 } },
  ];
  expect(afterwards(input, fates)).toEqual({ units: [{ id: 'b', hurt: true }], leader: { hits: 2 } });
});

test('an input that is itself the counter changes as a whole', () => {
  expect(afterwards({ hits: 0, name: 'a' }, [{ at: '', words: told, after: { hits: 1 } }])).toEqual({
    hits: 1,
    name: 'a',
  });
});

test('nothing where nothing changes, or where the one counter of a side is gone', () => {
  expect(afterwards(input, [{ at: 'units[0]', words: told }])).toBeUndefined();
  expect(afterwards(input, [{ at: 'leader', words: told, gone: true }])).toBeUndefined();
});
