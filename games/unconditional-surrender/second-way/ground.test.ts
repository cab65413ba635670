/** Random ground combats against a straight reading of the aid. */
import { fraction, naming, odds, open, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { anyRulings, CASES, Chance, crossed, game, inNoOrder, type Marker, played, Script, spent } from './aid.ts';
import type { Flyer } from './air-naval.ts';
import { anyCombat, committed, isLegal, outcome, type Unit, values } from './ground.ts';

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
      const script = new Script(resolution.journal);
      const { cards, inTheAir, support, airCode, airSorties } = committed(combat, rulings, script);
      const both = values(combat, rulings, cards, support, { attacker: script.die(), defender: script.die() });
      const { code } = crossed(both.attacker, both.defender, rulings['mirrorBreaks'] === 'smoothed');
      const { defender, retreat } = outcome(combat, code, script);
      expect(script.over).toBe(true);
      codes.set(code, (codes.get(code) ?? 0) + 1);
      const { strength } = combat.primary;
      const primary = code === 'AA' ? (strength === 'full' ? 'reduced' : 'eliminated') : strength;
      const noEzoc = combat.attack === 'mobile' && defender === 'eliminated';
      const over = code === 'AS' || code === 'AA';
      const said = JSON.stringify([combat, rulings, resolution.journal]);
      expect(resolution.result, said).toMatchObject({
        ...{ code, primary, defender, retreat, noEzoc, support, airCode, airSorties },
        attackerActivationEnds: over,
      });
      const lost = (unit: Unit, fate: string) => (unit.strength === fate ? [] : [{ kind: fate, unit: unit.name }]);
      const flew = (units: readonly Flyer[], sorties: number | null) =>
        sorties === null ? [] : units.map(({ name }) => ({ kind: 'sorties', unit: name, sorties }));
      const left = [...(primary === 'eliminated' ? [] : [combat.primary]), ...combat.additional];
      expect(inNoOrder(resolution.effects), said).toEqual(
        inNoOrder([
          ...spent(cards.attacker, inTheAir.attacker),
          ...spent(cards.defender, inTheAir.defender),
          ...flew(combat.attackerAir, airSorties.attacker),
          ...flew(combat.defenderAir, airSorties.defender),
          ...lost(combat.defender, defender),
          ...lost(combat.primary, primary),
          ...(noEzoc ? [{ kind: 'noEzoc', unit: 'Defender' }] : []),
          ...(retreat === null ? [] : [{ kind: 'retreated', unit: 'Defender', hex: retreat }]),
          ...(over ? left.map(({ name }) => ({ kind: 'activationEnds', unit: name })) : []),
        ]),
      );
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
