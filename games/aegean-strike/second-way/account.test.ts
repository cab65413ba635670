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
    const withMap = ['movement', 'zones-of-control', 'supply', 'bridge', 'map-change'];
    expect([...Object.keys(ACCOUNTS), ...withMap].toSorted()).toEqual(Object.keys(game.procedures).toSorted());
  });
});
