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

test('several that leave one list, and what stands deeper inside', () => {
  const fate = (at: string, more: object) => ({ at, words: told, ...more });
  const deep = { sides: [{ units: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, { units: [{ id: 'd' }, { id: 'e' }] }] };
  expect(
    afterwards(deep, [
      fate('sides[0].units[0]', { gone: true }),
      fate('sides[1].units[1]', { gone: true }),
      fate('sides[0].units[2]', { gone: true, after: { hurt: true } }),
      fate('sides[0].units[1]', { after: { hurt: true } }),
    ]),
  ).toEqual({ sides: [{ units: [{ id: 'b', hurt: true }] }, { units: [{ id: 'd' }] }] });
  expect(afterwards({ ...deep, x: 1 }, [fate('leader', { after: { hits: 1 } })])).toEqual({
    ...deep,
    x: 1,
    leader: { hits: 1 },
  });
});

test('eleven of a list leave from the last to the first', () => {
  const units = Array.from({ length: 12 }, (_, index) => ({ id: index }));
  const fates = units.slice(0, 11).map((_, index) => ({ at: `units[${index}]`, words: told, gone: true as const }));
  expect(afterwards({ units }, fates)).toEqual({ units: [{ id: 11 }] });
  expect(afterwards({ units }, fates.toReversed())).toEqual({ units: [{ id: 11 }] });
});

test('a fate that says nothing new is none', () => {
  expect(afterwards(input, [{ at: 'units[0]', words: told, after: {} }])).toBeUndefined();
  expect(afterwards(input, [])).toBeUndefined();
  expect(afterwards(input, [{ at: '', words: told, gone: true }])).toBeUndefined();
});
