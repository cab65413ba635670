/** What a map of spaces and ways tells the charts, and what is drawn on it. */
import type { Overlay } from '@grognard/hexes';
import { check, type Game, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { speakerFor } from '../words/index.ts';
import { game as clash } from './game.ts';
import { classOf, joinOf, MAPS, map as mapInput, mapOf } from './map.ts';
import { pictureOf, type Seen } from './picture.ts';

const game: Game = clash;
const say = speakerFor(game, 'en');

const space = (id: string, kind: string, across: number, down: number) => ({ id, name: id, kind, across, down });
/** A and B are joined by a way and across a river, B and C across a river only, C and D by a way. */
const file = {
  title: 'Four spaces',
  spaces: [
    space('A', 'open', 0, 0),
    space('B', 'hills', 100, 0),
    space('C', 'fortress2', 200, 0),
    space('D', 'open', 300, 0),
  ],
  links: [
    { from: 'A', to: 'B', kind: 'river' },
    { from: 'A', to: 'B', kind: 'way' },
    { from: 'B', to: 'C', kind: 'river' },
    { from: 'C', to: 'D', kind: 'way' },
  ],
};
const read = () => mapOf(file) ?? expect.fail('no map');

describe('[12, 13, 15.4, 17.3-4] a map', () => {
  test('joins spaces across a river only where no other way leads round it', () => {
    const join = (from: string, to: string) => joinOf(read(), from, to);
    expect([join('A', 'B'), join('B', 'A'), join('B', 'C'), join('C', 'D')]).toEqual(['way', 'way', 'river', 'way']);
    expect([join('A', 'C'), join('A', 'D'), join('A', 'X'), join('X', 'A')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Only B and C are joined: what leads out of B does not lead out of A, listed before it.
    const apart = mapOf({ ...file, links: [{ from: 'B', to: 'C', kind: 'way' }] }) ?? expect.fail('no map');
    expect([joinOf(apart, 'B', 'C'), joinOf(apart, 'A', 'C'), joinOf(apart, 'A', 'B')]).toEqual([
      'way',
      undefined,
      undefined,
    ]);
  });

  test('knows open ground, hills and fortresses of three classes, ways and rivers, and nothing else', () => {
    expect(['open', 'hills', 'fortress1', 'fortress2', 'fortress3'].map((kind) => classOf(kind as 'open'))).toEqual([
      0, 0, 1, 2, 3,
    ]);
    const kinds = (kind: string) => MAPS.read({ ...file, spaces: [space('A', kind, 0, 0)], links: [] }).ok;
    expect(['open', 'hills', 'fortress1', 'fortress2', 'fortress3', 'fortress4', 'swamp'].map(kinds)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    const links = (kind: string) => MAPS.read({ ...file, links: [{ from: 'A', to: 'B', kind }] }).ok;
    expect(['way', 'river', 'railway'].map(links)).toEqual([true, true, false]);
    expect(MAPS.look.sides).toEqual(['attacker', 'defender']);
    // The class decides a siege: each has a mark of its own.
    expect(new Set(Object.values(MAPS.look.features ?? {})).size).toBe(3);
  });

  test('may be left out, and is then not known', () => {
    expect([mapInput().optional, mapInput().seldom]).toEqual([true, true]);
    expect([mapOf(undefined), mapOf({ title: 'none' })]).toEqual([undefined, undefined]);
  });

  test('[12.1] forbids a step that follows none of its ways, and says from where to where', () => {
    const march = (from: string | undefined, path: readonly string[]) => {
      const told = { rating: 6, sps: 20, map: file, path, ...(from !== undefined && { from }) };
      const opened = open(game, 'march', told as unknown as Plain);
      return opened.ok ? [] : opened.refusals.map(({ code, at, facts }) => [code, at, facts?.['from'], facts?.['to']]);
    };
    expect(march('A', ['B', 'C', 'D'])).toEqual([]);
    expect(march('A', ['C', 'D'])).toEqual([['notAdjacent', 'path[0]', 'A', 'C']]);
    expect(march('A', ['B', 'D', 'C', 'A'])).toEqual([
      ['notAdjacent', 'path[1]', 'B', 'D'],
      ['notAdjacent', 'path[3]', 'C', 'A'],
    ]);
    // Nobody said where it begins: the first step cannot be judged.
    expect(march(undefined, ['B', 'C'])).toEqual([]);
    expect(march(undefined, ['B', 'D'])).toEqual([['notAdjacent', 'path[1]', 'B', 'D']]);
  });

  test('[13.0] forbids an interceptor whom none of its ways leads in, and says from where to where', () => {
    const force = (nation: string) => ({
      commander: { nation, offensive: 1, defensive: 1 },
      troops: [{ nation, infantry: 9 }],
    });
    const entered = (from: string) => {
      const told = {
        ...{ intensity: 'measured', map: file, at: 'C', attacker: force('PR') },
        ...{ interceptors: [{ offensive: 1, from }], joined: [force('AU')] },
      };
      const opened = open(game, 'enter-space', told as unknown as Plain);
      return opened.ok ? [] : opened.refusals.map(({ code, at, facts }) => [code, at, facts?.['from'], facts?.['to']]);
    };
    expect([entered('B'), entered('D')]).toEqual([[], []]);
    expect(entered('A')).toEqual([['notAdjacent', 'interceptors[0].from', 'A', 'C']]);
  });
});

test('[15.4] the map says whether a space is hilly; without one, or without the space, the player does', () => {
  const force = (nation: string) => ({
    commander: { nation, offensive: 1, defensive: 1 },
    troops: [{ nation, infantry: 9 }],
  });
  const line = (told: object) => {
    const entry = { intensity: 'measured', attacker: force('PR'), defenders: [force('AU')], ...told };
    const opened = open(game, 'enter-space', entry as unknown as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const { procedure, input, book } = opened.value;
    return (procedure.equation?.(input, book) ?? []).map(({ text }) => text).join(' ');
  };
  const [plain, hilly] = [line({}), line({ hills: true })];
  expect(hilly).not.toBe(plain);
  expect([line({ map: file }), line({ map: file, hills: true })]).toEqual([plain, hilly]);
  // B is hilly on the map and A is not, whatever the switch says.
  expect([line({ map: file, at: 'B' }), line({ map: file, at: 'A', hills: true })]).toEqual([hilly, plain]);
  expect(line({ at: 'B' })).toBe(plain);
});

describe('a picture', () => {
  const shown = (seen: Seen) => {
    const { overlays, title } = pictureOf(read(), seen) as unknown as {
      readonly overlays: readonly Overlay[];
      readonly title: Parameters<typeof say>[0];
    };
    expect(say(title)).toContain('Four spaces');
    return overlays.map((overlay) => {
      const spaces = 'spaces' in overlay ? overlay.spaces.map((at) => read().id(at)) : [];
      return [overlay.kind, spaces, 'sign' in overlay ? overlay.sign : undefined];
    });
  };

  test('shows the way, where it may go on, the enemy by his SPs, the depots by their kind', () => {
    expect(
      shown({
        way: ['A', 'B'],
        onwards: ['C', 'D'],
        enemies: [{ name: 'D', sps: 7 }],
        depots: [
          { name: 'A', depot: 'MD' },
          { name: 'X', depot: 'FD' },
        ],
      }),
    ).toEqual([
      ['reach', ['C', 'D'], undefined],
      ['mark', ['D'], '7'],
      ['mark', ['A'], 'MD'],
      ['way', ['A', 'B'], undefined],
    ]);
    expect(shown({ way: ['A', 'X', 'B'] })).toEqual([['way', ['A', 'B'], undefined]]);
  });

  test('of a march is its way from where it began', () => {
    const way = (told: object) => {
      const opened = open(game, 'march', { rating: 6, sps: 20, map: file, ...told } as unknown as Plain);
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const { procedure, input, book } = opened.value;
      const picture = procedure.picture?.({ mps: 6 }, input, book);
      const { overlays } = picture as unknown as { readonly overlays: readonly Overlay[] };
      return overlays.flatMap((overlay) => (overlay.kind === 'way' ? overlay.spaces.map((at) => read().id(at)) : []));
    };
    expect(way({ from: 'A', path: ['B', 'C'] })).toEqual(['A', 'B', 'C']);
    expect(way({ path: ['B'] })).toEqual(['B']);
  });

  test('[12.10, 13.0] of an interception and of a space that is entered: the way in, and who stands there', () => {
    const seen = (id: string, told: object) => {
      const { picture, input } = game.procedures[id] ?? expect.fail(id);
      const checked = check(input, { map: file, ...told });
      if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
      const drawn = picture?.({}, checked.value, {} as never) ?? expect.fail('no picture');
      const { overlays } = drawn as unknown as { readonly overlays: readonly Overlay[] };
      return overlays.map((overlay) => [
        overlay.kind,
        'spaces' in overlay ? overlay.spaces.map((at) => read().id(at)) : [],
        'sign' in overlay ? overlay.sign : undefined,
      ]);
    };
    const way = (...spaces: readonly string[]) => ['way', spaces, undefined];
    expect(seen('interception', { offensive: 1, from: 'A', at: 'B' })).toEqual([way('A', 'B')]);
    expect(seen('interception', { offensive: 1, at: 'B' })).toEqual([way('B')]);
    const force = (nation: string) => ({
      commander: { nation, offensive: 1, defensive: 1 },
      troops: [{ nation, infantry: 9 }],
    });
    const entry = { intensity: 'measured', attacker: force('PR') };
    const facing = { interceptors: [{ offensive: 1, from: 'A' }], joined: [force('AU')] };
    expect(seen('enter-space', { ...entry, at: 'B' })).toEqual([way('B')]);
    expect(seen('enter-space', { ...entry, at: 'B', defenders: [force('AU')] })).toEqual([
      ['mark', ['B'], '9'],
      way('B'),
    ]);
    expect(seen('enter-space', { ...entry, ...facing, at: 'B' })).toEqual([way('A', 'B')]);
    expect(seen('enter-space', { ...entry, defenders: [force('AU')] })).toEqual([way()]);
    const unmapped = game.procedures['enter-space']?.picture?.(
      {},
      { ...entry, interceptors: [] } as never,
      {} as never,
    );
    expect(unmapped).toBeUndefined();
  });

  test('[15.9] of a retreat: the way back, where it may lead on, who stands around, the depots', () => {
    const seen = (told: object) => {
      const { picture, input } = game.procedures['retreat'] ?? expect.fail('no retreat');
      const checked = check(input, { sps: 9, map: file, from: 'B', spaces: standing, ...told });
      if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
      const drawn = picture?.({}, checked.value, {} as never) ?? expect.fail('no picture');
      const { overlays } = drawn as unknown as { readonly overlays: readonly Overlay[] };
      return overlays.map((overlay) => [
        overlay.kind,
        'spaces' in overlay ? overlay.spaces.map((at) => read().id(at)) : [],
        'sign' in overlay ? overlay.sign : undefined,
      ]);
    };
    const standing = [
      { name: 'A', enemySps: 6 },
      { name: 'D', depot: 'MD' },
    ];
    // Towards the fortress of C and the depot of D, away from the six SPs in A.
    expect(seen({ path: [] })).toEqual([
      ['reach', ['C'], undefined],
      ['mark', ['A'], '6'],
      ['mark', ['D'], 'MD'],
      ['way', ['B'], undefined],
    ]);
    // One space is far enough in good order: it leads no further.
    expect(seen({ path: ['C'] })).toEqual([
      ['mark', ['A'], '6'],
      ['mark', ['D'], 'MD'],
      ['way', ['B', 'C'], undefined],
    ]);
  });
});
