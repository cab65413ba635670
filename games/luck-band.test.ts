import {
  asPlayed,
  type Campaign,
  campaignLuck,
  type Game,
  luckLine,
  openIn,
  play,
  practiceDice,
  type ResolvedEvent,
  resolvedIn,
  toNumber,
} from '@grognard/kernel';
import { campaignWalk } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game as specimen } from './specimen/game.ts';

const game = specimen as Game;
const CAMPAIGNS = 20_000;
const EVENTS = 9;

/** Eight assaults, and each of them ready to be thrown again with the same decisions. */
function assaults(): { readonly campaign: Campaign; readonly again: readonly ((seed: number) => number)[] } {
  const walk = [...campaignWalk(game, { seed: 4, events: EVENTS })];
  const campaign = walk.at(-1)?.after as Campaign;
  const again = walk.map(({ before, after }) => {
    const event = after.last as ResolvedEvent;
    const [opened, played] = [openIn(before, event.procedure, event.input), resolvedIn(before, event)];
    if (!opened.ok || !played.ok) throw new Error('refused');
    const policy = asPlayed(played.value);
    const answer = (ask: never, side: never, options: never): string =>
      policy(ask, side, options, {} as never) as string;
    return (seed: number): number => {
      const dice = practiceDice(seed);
      const result = play(opened.value.begin(), { face: (_ask, die) => dice(die), answer: answer as never });
      const { attackerLosses, defenderLosses } = result as { attackerLosses: number; defenderLosses: number };
      return defenderLosses - attackerLosses;
    };
  });
  return { campaign, again };
}

describe('the band of luck, against 20,000 campaigns of The Ford thrown out', () => {
  const { campaign, again } = assaults();
  const sum = campaignLuck(campaign).sums.find(({ by, who }) => by === 'player' && who === 'attacker');
  const line = luckLine(sum?.rolls ?? []);
  const expected = (sum?.rolls ?? []).map((roll) => toNumber(roll.expected));
  // One row a campaign: the running sum of what happened less what was expected.
  const thrown = Array.from({ length: CAMPAIGNS }, (_, campaignNumber) => {
    let running = 0;
    return again.map((throwAgain, index) => {
      running += throwAgain(1 + campaignNumber * EVENTS + index) - (expected[index] ?? 0);
      return running;
    });
  });

  test('every assault counts for the attacker', () => {
    expect(line).toHaveLength(EVENTS - 1);
    expect(line.at(-1)?.sum).toBeCloseTo(toNumber(sum?.sum ?? { over: 0n, under: 1n }), 9);
  });

  test('no more than one campaign in twenty lies below, none more above; one step in would be too narrow', () => {
    // Four standard deviations of a share of one in twenty among so many campaigns.
    const slack = 4 * Math.sqrt((0.05 * 0.95) / CAMPAIGNS);
    const epsilon = 1e-6;
    for (const [index, { low, high }] of line.entries()) {
      const share = (passes: (value: number) => boolean): number =>
        thrown.filter((row) => passes(row[index] ?? 0)).length / CAMPAIGNS;
      expect(
        share((value) => value < low - epsilon),
        `below, event ${index + 1}`,
      ).toBeLessThanOrEqual(0.05 + slack);
      expect(
        share((value) => value > high + epsilon),
        `above, event ${index + 1}`,
      ).toBeLessThanOrEqual(0.05 + slack);
      expect(
        share((value) => value <= low + epsilon),
        `up to low, event ${index + 1}`,
      ).toBeGreaterThanOrEqual(0.05 - slack);
      expect(
        share((value) => value >= high - epsilon),
        `from high, event ${index + 1}`,
      ).toBeGreaterThanOrEqual(0.05 - slack);
    }
  });
});
