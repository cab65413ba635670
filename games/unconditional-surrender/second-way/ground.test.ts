/** Random ground combats against a straight reading of the aid. */
import { fraction, naming, odds, open, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { anyRulings, CASES, Chance, crossed, game, inNoOrder, type Marker, played } from './aid.oracle.ts';
import { anyCombat, foughtOut, isLegal, values } from './ground.oracle.ts';

describe('[ground] the aid once more', () => {
  test('random combats come out alike, and only what is legal is fought', () => {
    const chance = new Chance(402);
    const codes = new Map<string, number>();
    for (let fought = 0; fought < CASES; ) {
      const rulings = anyRulings(chance);
      const combat = anyCombat(chance);
      const resolution = played(chance, 'ground-combat', combat, rulings);
      expect(resolution !== undefined, JSON.stringify([combat, rulings])).toBe(isLegal(combat, rulings));
      if (!resolution) continue;
      fought += 1;
      const { result, effects } = foughtOut(combat, rulings, resolution.journal);
      codes.set(result.code, (codes.get(result.code) ?? 0) + 1);
      const said = JSON.stringify([combat, rulings, resolution.journal]);
      expect(resolution.result, said).toMatchObject(result);
      expect(inNoOrder(resolution.effects), said).toEqual(inNoOrder(effects));
    }
    expect([...codes.keys()].toSorted()).toEqual(['AA', 'AS', 'DD', 'DE', 'DR', '♦']);
  });

  test('exact odds of both cards are those of all 36 throws', () => {
    const chance = new Chance(403);
    for (let compared = 0; compared < Math.ceil(CASES / 20); ) {
      const rulings = anyRulings(chance);
      const combat = { ...anyCombat(chance), attackerAir: [], retreatHexes: [] };
      const opened = open(game, 'ground-combat', combat, { rulings });
      if (!opened.ok) continue;
      compared += 1;
      const whole = (hand: readonly Marker[]) => (hand.length > 4 ? [] : hand);
      const all = (hand: readonly Marker[]) =>
        whole(hand).length === 0 ? 'hold' : ['commit', ...hand.map((_, index) => index + 1)].join('+');
      const policy = naming({
        'attacker:ground.ask.commit': all(combat.attackerMarkers),
        'defender:ground.ask.commit': all(combat.defenderMarkers),
      });
      const { outcomes, total } = odds(opened.value.begin(), {
        policy,
        outcome: (result) => (result as { code: string }).code,
      }).distribution;
      const cards = {
        attacker: { markers: whole(combat.attackerMarkers), air: false },
        defender: { markers: whole(combat.defenderMarkers), air: false },
      };
      const counts = new Map<string, number>();
      for (let throws = 0; throws < 36; throws += 1) {
        const dice = { attacker: 1 + (throws % 6), defender: 1 + Math.floor(throws / 6) };
        const both = values(combat, rulings, cards, { attacker: false, defender: false }, dice);
        const { code } = crossed(both.attacker, both.defender, rulings['mirrorBreaks'] === 'smoothed');
        counts.set(code, (counts.get(code) ?? 0) + 1);
      }
      expect(
        new Map(outcomes.map(({ outcome: code, weight }) => [code, written(fraction(weight, total))])),
        JSON.stringify([combat, rulings]),
      ).toEqual(new Map([...counts].map(([code, count]) => [code, written(fraction(count, 36))])));
    }
  });
});
