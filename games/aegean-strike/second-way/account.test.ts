/**
 * What every procedure books and tells of a result, kept a second time: Hits, losses, flights, formations and supply points
 * counter by counter, what became of each, figures and outcome. The results are drawn at random, whatever dice led there.
 */
import { type Game, practiceNumbers, sample } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { game as aegeanStrike } from '../game.ts';
import { air } from './accounts/air.ts';
import { ground } from './accounts/ground.ts';
import { ships } from './accounts/ships.ts';
import { strikes } from './accounts/strikes.ts';
import { Draw } from './straight.ts';

const game: Game = aegeanStrike;
const ROUNDS = 60;

const ACCOUNTS = { ...air, ...strikes, ...ships, ...ground };

const inOrder = (lines: readonly unknown[]): readonly string[] =>
  lines.map((line) => JSON.stringify(sorted(line))).toSorted();
const sorted = (line: unknown): unknown => Object.entries(line as object).toSorted(([a], [b]) => (a < b ? -1 : 1));

describe('what is booked and told of a result', () => {
  test.each(Object.entries(ACCOUNTS))('%s', (id, { draw, said }) => {
    const procedure = game.procedures[id] ?? expect.fail(id);
    const next = practiceNumbers(id.length * 101);
    const numbers = new Draw(id.length * 211 + 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const input = sample(procedure.input, next);
      const result = draw(input as never, numbers);
      const readings = { escortOfTheRest: numbers.one(['stays', 'leaves']) };
      const expected = said(input as never, result as never, readings);
      const where = JSON.stringify({ input, result, readings });
      const book = { rulings: readings } as never;
      const effects = procedure.effects?.(result as never, input as never, [], book);
      expect(effects === undefined, where).toBe(expected.books === undefined);
      expect(inOrder(effects ?? []), where).toEqual(inOrder(expected.books ?? []));
      const fates = procedure.fates?.(result as never, input as never);
      const read = (fates ?? []).map(({ at, words, after, gone: away }) => [
        at,
        words.key,
        words.facts ?? {},
        after,
        away ?? false,
      ]);
      expect(read, where).toEqual(expected.fates ?? []);
      const figures = Object.entries(procedure.figures).map(([name, figure]) => [name, figure(result as never)]);
      expect(Object.fromEntries(figures), where).toEqual(expected.figures);
      expect(procedure.outcome(result as never), where).toBe(expected.outcome);
      const acts = procedure.next?.(result as never, input as never) ?? [];
      expect(
        acts.map(({ procedure: then, input: given }) => [then, given]),
        where,
      ).toEqual(expected.next ?? []);
    }
  });

  test('every procedure is told of, here or with its map', () => {
    const withMap = ['movement', 'zones-of-control', 'supply', 'bridge', 'map-change', 'detection-ranges'];
    expect([...Object.keys(ACCOUNTS), ...withMap].toSorted()).toEqual(Object.keys(game.procedures).toSorted());
  });

  const booked = (id: string, result: object, input: object) =>
    game.procedures[id]?.effects?.(result as never, input as never, [], { rulings: {} } as never);

  test('movement: a hex, a formation and markers, as far as they have changed', () => {
    const unit = {
      name: 'U',
      side: 'pact',
      nation: 'ussr',
      kind: 'armour',
      size: 'division',
      hex: '1212',
      formation: 'MC',
    };
    const still = { hex: '1212', formation: 'MC', cleared: [], pursuit: false, mayDeclare: false };
    const of = { of: 'ground', side: 'pact', unit: 'U' };
    expect(booked('movement', still, { unit })).toEqual([]);
    expect(booked('movement', { ...still, hex: '1213' }, { unit })).toEqual([{ kind: 'moved', ...of, hex: '1213' }]);
    for (const pursuit of [true, false])
      expect(booked('movement', { ...still, formation: 'HA', pursuit }, { unit })).toEqual([
        { kind: 'formed', ...of, formation: 'HA', own: !pursuit },
      ]);
    expect(booked('movement', { ...still, cleared: ['1213', '1214'] }, { unit })).toEqual([
      { kind: 'cleared', hex: '1213' },
      { kind: 'cleared', hex: '1214' },
    ]);
    const next = (result: object, mover: object) => game.procedures['movement']?.next?.(result, { unit: mover });
    expect(next(still, unit)).toEqual([]);
    const { name, nation, kind, size } = unit;
    const assault = (attacker: object) => [
      { procedure: 'ground-combat', input: { attacker: 'pact', attackers: [attacker] } },
    ];
    const declares = { ...still, formation: 'DA', mayDeclare: true };
    expect(next(declares, unit)).toMatchObject(assault({ name, nation, kind, size, formation: 'DA' }));
    const [act] = next(declares, { ...unit, nation: undefined }) ?? [];
    expect(act?.input).toEqual({ attacker: 'pact', attackers: [{ name, kind, size, formation: 'DA' }] });
  });

  test('supply: each depot in or out of the network or gone, each unit supplied or not; a bridge is built', () => {
    const result = {
      depots: ['joined', 'cut', 'eliminated'].map((state, i) => ({ depot: `D${i}`, state })),
      units: [true, false].map((supplied, i) => ({ unit: `U${i}`, supplied })),
    };
    const depot = (i: number) => ({ of: 'installation', side: 'pact', unit: `D${i}` });
    const unit = (i: number) => ({ kind: 'supplied', of: 'ground', side: 'pact', unit: `U${i}`, supplied: i === 0 });
    expect(booked('supply', result, { side: 'pact' })).toEqual([
      { kind: 'network', ...depot(0), joined: true },
      { kind: 'network', ...depot(1), joined: false },
      { kind: 'eliminated', ...depot(2) },
      unit(0),
      unit(1),
    ]);
    expect(booked('bridge', { hexside: '1212/1213' }, {})).toEqual([{ kind: 'bridged', hexside: '1212/1213' }]);
    expect(booked('zones-of-control', {}, {})).toBeUndefined();
  });
});
