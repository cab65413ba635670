/** Figures, parties and pictures of a combat against its result and what it books: they must tell the same story. */
import { type Effect, type Game, open, type Plain } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as balkanWars } from './game.ts';
import type { CombatResult } from './procedures/combat/combat.ts';

const game: Game = balkanWars;
const ROLES = ['attacker', 'defender'] as const;
const combat = game.procedures['combat'] ?? expect.fail('no combat');
const draws = drawsOf(11);
const fought = inputsFor(game, combat, 150, 11).map((opened) => {
  const { effects, result } = playedAtRandom(opened, draws).resolution;
  return { opened, effects, result: result as unknown as CombatResult };
});

interface Overlaid {
  readonly kind: string;
  readonly side?: string;
  readonly sign?: string;
}

describe('[effects on units] figures', () => {
  test('count units by their fate', () => {
    for (const { result } of fought) {
      const figure = (name: string) => combat.figures[name]?.(result as never);
      const lost = (fates: CombatResult['attackers']) => fates.filter(({ place }) => place !== 'map').length;
      const hurt = (fates: CombatResult['attackers']) => fates.filter(({ fate }) => fate !== 'unhurt').length;
      expect([figure('attackersLost'), figure('defendersLost')]).toEqual([
        lost(result.attackers),
        lost(result.defenders),
      ]);
      expect(figure('lossDifference')).toBe(lost(result.defenders) - lost(result.attackers));
      expect([figure('attackersShaken'), figure('defendersShaken')]).toEqual([
        hurt(result.attackers),
        hurt(result.defenders),
      ]);
    }
  });

  test('of national morale are what is booked on a side’s nations', () => {
    for (const { result, effects } of fought) {
      // A country against itself is told of under both roles.
      if (result.nations.attacker.some((nation) => result.nations.defender.includes(nation))) continue;
      for (const role of ROLES) {
        const own: readonly string[] = result.nations[role];
        const change = (effect: Effect): number => {
          const country = String(effect['country']);
          if (effect.kind === 'morale') return own.includes(country) ? Number(effect['change']) : 0;
          const isHis = effect.kind === 'moraleSpent' && country === result[`${role}Paid`];
          return isHis ? -Number(effect['points']) : 0;
        };
        const booked = effects.reduce((sum, effect) => sum + change(effect), 0);
        expect(combat.figures[`${role}MoraleChange`]?.(result as never), JSON.stringify([result, effects])).toBe(
          booked,
        );
      }
    }
  });
});

test('a picture shows how far the survivors of a rout go, and from where', () => {
  let shown = 0;
  for (const { opened, result } of fought) {
    const picture = combat.picture?.(result, opened.input, opened.book);
    if (!picture) continue;
    shown += 1;
    const overlays = (picture as unknown as { readonly overlays: readonly Overlaid[] }).overlays;
    for (const role of ROLES) {
      const farthest = Math.max(0, ...result[`${role}s`].map(({ retreat }) => retreat));
      const zone = overlays.find(({ kind, side }) => kind === 'zone' && side === role);
      expect(zone?.sign).toBe(farthest === 0 ? undefined : String(farthest));
    }
  }
  expect(shown).toBeGreaterThan(0);
});

test('[event 12] what is left of volunteers lapses with its player’s mobilisation, to the last point', () => {
  const lapsed = (volunteers: readonly object[], first: boolean, second: boolean) => {
    const opened = open(game, 'next-turn', {
      volunteers,
      firstMobilised: first,
      secondMobilised: second,
    } as unknown as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const { effects } = playedAtRandom(opened.value, drawsOf(1)).resolution;
    return effects
      .filter(({ kind }) => kind === 'volunteersLapse')
      .map((effect) => [effect['player'], effect['points']]);
  };
  const held = (player: string, points: number, country?: string) => ({ player, points, ...(country && { country }) });
  expect(lapsed([held('first', 1)], true, true)).toEqual([['first', 1]]);
  expect(lapsed([held('first', 1), held('first', 2, 'serbia'), held('second', 4)], true, true)).toEqual([
    ['first', 3],
    ['second', 4],
  ]);
  expect(lapsed([held('first', 1), held('second', 4)], false, true)).toEqual([['second', 4]]);
  expect(lapsed([held('first', 0)], true, true)).toEqual([]);
});
