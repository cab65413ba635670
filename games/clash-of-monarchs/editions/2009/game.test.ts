/** The edition has what the charts of 2009 add, and otherwise is the game of the French aid. */
import { countersOf, type Game, open } from '@grognard/kernel';
import { gameChecks } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { secondWay } from '../../../testing/second-way.ts';
import { shared, tongues } from '../../../words/index.ts';
import { game as byTheAid } from '../../game.ts';
import { game } from './game.ts';

/** Every other chart is checked where it is written. */
const REPLACED = ['march', 'forced-march'];

describe(game.id, () => {
  const alone: Game = {
    ...game,
    procedures: Object.fromEntries(Object.entries(game.procedures).filter(([id]) => REPLACED.includes(id))),
    examples: game.examples.filter(({ procedure }) => REPLACED.includes(procedure)),
  };
  const needsAll = [
    'every ruling is read by a procedure',
    'both languages have the same keys',
    'every origin is told in every language',
  ];
  for (const { name, run } of gameChecks(alone, { shared, tongues })) if (!needsAll.includes(name)) test(name, run);
  for (const { name, run } of gameChecks(game, { shared, tongues })) if (needsAll.includes(name)) test(name, run);

  test('differs in two charts and two lists, and in nothing else', () => {
    const differing = <T extends object>(ours: T, theirs: T): readonly string[] =>
      Object.keys(ours).filter((key) => ours[key as keyof T] !== theirs[key as keyof T]);
    const [ours, theirs]: [Game, Game] = [game, byTheAid];
    expect([ours.id, ours.titles.en, ours.titles.fr]).toEqual([
      'clash-of-monarchs-2009',
      'Clash of Monarchs (charts of 2009)',
      'Clash of Monarchs (tables de 2009)',
    ]);
    expect(differing(ours.procedures, theirs.procedures)).toEqual(REPLACED);
    expect(differing(ours.tables, theirs.tables)).toEqual(['march-modifiers', 'forced-march-modifiers']);
    expect([ours.campaign, ours.version, ours.sides]).toEqual([theirs.campaign, theirs.version, theirs.sides]);
    expect(ours.rulings).toEqual(theirs.rulings);
  });

  test('the lines of the aid stand in it as they are', () => {
    for (const id of ['march-modifiers', 'forced-march-modifiers'] as const) {
      const { rows } = byTheAid.tables[id] as unknown as { readonly rows: object };
      expect(game.tables[id]).toMatchObject({ rows });
    }
  });

  test('the aid asks nothing that only the charts ask', () => {
    const asked = (of: Game, input: object) => {
      const opened = open(of, 'march', { rating: 5, sps: 20, ...input });
      return opened.ok ? Object.keys(opened.value.input as object) : opened.refusals.map(({ code }) => code);
    };
    expect(asked(game, {})).toContain('enemyLights');
    expect(asked(byTheAid, {})).not.toContain('enemyLights');
  });

  test('what only the charts ask is off or full until it is said, and the supply of a force is kept', () => {
    const ready = (id: 'march' | 'forced-march') => {
      const opened = open(game, id, { rating: 5, sps: 20 });
      return opened.ok ? opened.value.input : opened.refusals;
    };
    expect(ready('march')).toMatchObject({ enemyLights: false });
    expect(ready('forced-march')).toMatchObject({ supply: 'FULL' });
    const faces = REPLACED.map((id) => {
      const { input } = (game as Game).procedures[id] ?? expect.fail(id);
      return countersOf(input).map(({ kind, facts, printed, state }) => ({ kind, facts, printed, state }));
    });
    const leader = { kind: 'leader', facts: ['rating'], printed: ['rating'], state: undefined };
    expect(faces).toEqual([
      [{ kind: 'force', facts: ['morale', 'supply'], printed: undefined, state: ['morale', 'supply'] }, leader],
      [{ kind: 'force', facts: ['supply', 'troops'], printed: ['sps'], state: ['supply'] }, leader],
    ]);
  });
});

describe('[12.1, 12.3] the marches of 2009, computed a second way', () => {
  secondWay(game, {
    procedure: 'march',
    draw: (draws) => ({
      rating: draws.below(12),
      sps: 1 + draws.below(40),
      siegeArtillery: draws.chance(0.3),
      supply: draws.one(['FULL', 'SS', 'CS']),
      enemyLights: draws.chance(0.5),
    }),
    compute: (m, { reading }) => {
      const [sps, guns] = [Number(m['sps']), m['siegeArtillery'] === true];
      const heavy = reading('heavy-march') === 'each' ? Number(sps > 27) + Number(guns) : Number(sps > 27 || guns);
      const supply = { FULL: 0, SS: 2, CS: 4 }[m['supply'] as 'FULL'];
      const mps = Number(m['rating']) + Number(sps < 16) - 2 * heavy - supply - Number(m['enemyLights'] === true);
      return { mps: Math.max(0, mps) };
    },
  });

  secondWay(game, {
    procedure: 'forced-march',
    draw: (draws) => ({
      rating: draws.below(10),
      sps: 2 + draws.below(40),
      supply: draws.one(['FULL', 'SS', 'CS']),
    }),
    compute: (m, { die, answer, reading }) => {
      const sps = Number(m['sps']);
      const supply = { FULL: 0, SS: 2, CS: 4 }[m['supply'] as 'FULL'];
      const total = die() + Number(m['rating']) - Number(sps > 20) - supply;
      if (total < 11) return { success: false, lost: reading('forced-march-toll') === 'always' ? 1 : 0 };
      if (answer('forced-march.ask.move') === 'stay') return { success: true, lost: 1, mps: 0 };
      const base = reading('forced-march-tenth') === 'before' ? sps : sps - 1;
      return { success: true, mps: 2, lost: Math.min(sps, 1 + Math.ceil(base / 10)) };
    },
  });
});
