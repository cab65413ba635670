/** The running sum of luck in a campaign: what happened less what was to be expected, for each side. */
import { asPlayed } from '../game/example.ts';
import { type Fraction, fraction, plus } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import { luck } from '../walk/luck.ts';
import { odds } from '../walk/odds.ts';
import { type Campaign, openIn, resolvedIn } from './campaign.ts';

export interface EventLuck {
  readonly sequence: number;
  readonly procedure: string;
  readonly side: Side;
  readonly figure: string;
  readonly actual: number;
  readonly expected: Fraction;
  readonly difference: Fraction;
  readonly percentile: Fraction;
}

export interface CampaignLuck {
  readonly events: readonly EventLuck[];
  /** Actual minus expected, summed over the events that stand, for each side and figure. */
  readonly sums: readonly { readonly side: Side; readonly figure: string; readonly sum: Fraction }[];
  /** Events whose odds were too wide to walk; they are not in the sums. */
  readonly leftOut: readonly number[];
}

/** Past this many states one event's luck is left out. */
const BUDGET = 300_000;

export function campaignLuck(campaign: Campaign): CampaignLuck {
  const leftOut: number[] = [];
  const events = campaign.standing.flatMap(({ sequence, event }, index): readonly EventLuck[] => {
    const before = campaign.standing[index - 1];
    if (event.kind !== 'resolved' || !before) return [];
    try {
      return luckOf({ ...campaign, state: before.state }, sequence, event);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      leftOut.push(sequence);
      return [];
    }
  });
  const sums = new Map<string, { side: Side; figure: string; sum: Fraction }>();
  for (const { side, figure, difference } of events) {
    const key = `${side} ${figure}`;
    sums.set(key, { side, figure, sum: plus(sums.get(key)?.sum ?? fraction(0), difference) });
  }
  return { events, sums: [...sums.values()], leftOut };
}

function luckOf(then: Campaign, sequence: number, event: Parameters<typeof resolvedIn>[1]): readonly EventLuck[] {
  const [opened, played] = [openIn(then, event.procedure, event.input), resolvedIn(then, event)];
  if (!opened.ok || !played.ok) return [];
  const { procedure } = opened.value;
  return Object.entries(procedure.favours ?? {}).flatMap(([side, figure]): EventLuck[] => {
    const read = procedure.figures[figure] as ((result: unknown) => number) | undefined;
    if (!read) return [];
    const { distribution } = odds(opened.value.begin(), {
      policy: asPlayed(played.value),
      outcome: read,
      budget: BUDGET,
    });
    const { actual, expected, difference, percentile } = luck(
      distribution,
      (value) => value,
      read(played.value.result),
    );
    return [{ sequence, procedure: procedure.id, side, figure, actual, expected, difference, percentile }];
  });
}
