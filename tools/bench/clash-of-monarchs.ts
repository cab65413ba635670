/**
 * Clash of Monarchs: odds with every decision open, and advice, of battles that grow from no hands to full ones; each as a
 * multiple of the exact odds of Rivoli measured beside it.
 */
import { game } from '@grognard/games/clash-of-monarchs';
import { forecastInPieces, type Game, inOneGo, type Opened, open, type Plain, type Wish } from '@grognard/kernel';
import { rivoliOdds } from './combat-rapide.ts';
import { type Pair, paired } from './measure.ts';

export interface BattleTimings {
  readonly what: string;
  readonly odds: Pair & { readonly most: number };
  readonly advice: Pair & { readonly most: number };
}

const leader = (name: string, nation: string, drm: number): Plain => ({
  name,
  nation,
  offensive: drm,
  defensive: drm,
  endurance: 1,
});

/** Infantry, cavalry and lights, two guns, three subordinates. */
const force = (nation: string, sps: number, more: readonly Plain[] = []): Plain => ({
  commander: leader(`${nation} commander`, nation, 2),
  leaders: ['A', 'B', 'C'].map((name) => leader(`${nation} ${name}`, nation, 1)),
  troops: [{ nation, infantry: sps - 14, cavalry: 8, cavalryUnits: 4, light: 6, lightUnits: 3, guns: 2 }, ...more],
  lightCavalry: true,
});

const PRUSSIAN = ['oblique-attack', 'rally-re-attack', 'artillery-up-front', 'seydlitz', 'superior-infantry-fire'];
const AUSTRIAN = ['defensive-position', 'able-advisor', 'counter-charge', 'twelve-pounders', 'subordinate-errors'];

const battle = (hand: number, attacker: Plain, defender: Plain): Opened => {
  const shelved: Game = game;
  const opened = open(shelved, 'battle', {
    intensity: 'intense',
    attacker,
    attackerHand: PRUSSIAN.slice(0, hand),
    defender,
    defenderHand: AUSTRIAN.slice(0, hand),
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  return opened.value;
};

const horse = (nation: string, infantry: number): Plain => ({ nation, infantry, cavalry: 2, cavalryUnits: 1, guns: 1 });

const CASES = [
  { what: 'no hands', opened: () => battle(0, force('PR', 30), force('AU', 30)), odds: 2, advice: 3 },
  { what: 'hands of 2 a side', opened: () => battle(2, force('PR', 30), force('AU', 30)), odds: 5, advice: 6 },
  {
    what: 'hands of 5, two contingents, 66 against 49 SPs',
    opened: () => battle(5, force('PR', 54, [horse('HA', 10)]), force('AU', 38, [horse('SA', 9)])),
    odds: 15,
    advice: 15,
  },
] as const;

const PAIRS = 25;
const WARM_UPS = 10;

export const clashTimings = (): readonly BattleTimings[] =>
  CASES.map(({ what, opened, odds, advice }) => {
    const measured = (wish: Wish): Pair =>
      paired(() => inOneGo(forecastInPieces(opened(), wish)), rivoliOdds, PAIRS, { warmUps: WARM_UPS });
    return {
      what,
      odds: { ...measured({ odds: true, open: true }), most: odds },
      advice: { ...measured({ advice: { side: 'attacker' } }), most: advice },
    };
  });
