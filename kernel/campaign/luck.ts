/** The running sum of luck in a campaign: what happened less what was to be expected, for each player and each nation. */
import { asPlayed } from '../game/example.ts';
import type { Party, Procedure } from '../game/procedure.ts';
import { type Fraction, fraction, minus, plus } from '../number/fraction.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import { luck } from '../walk/luck.ts';
import { odds } from '../walk/odds.ts';
import { type Campaign, openIn, resolvedIn } from './campaign.ts';

export interface EventLuck {
  readonly sequence: number;
  readonly procedure: string;
  readonly side: Side;
  readonly party: Party;
  /** What it is counted in; more is better for the side, or less where `against` is true. */
  readonly figure: string;
  readonly against: boolean;
  readonly actual: number;
  readonly expected: Fraction;
  /** What happened less what was expected, as good for the side. */
  readonly difference: Fraction;
  /** The share of what could have happened that was worse for the side, and half of what was as good. */
  readonly percentile: Fraction;
}

export interface SummedLuck {
  readonly by: 'player' | 'nation';
  /** A side of the campaign, or the text key of a nation. */
  readonly who: string;
  readonly figure: string;
  readonly events: number;
  readonly sum: Fraction;
}

export interface CampaignLuck {
  readonly events: readonly EventLuck[];
  readonly sums: readonly SummedLuck[];
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
    // Where no die was thrown there is no luck.
    if (!event.journal.some(({ kind }) => kind === 'die')) return [];
    try {
      return luckOf({ ...campaign, state: before.state }, sequence, event);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      leftOut.push(sequence);
      return [];
    }
  });
  return { events, sums: summed(events), leftOut };
}

function summed(events: readonly EventLuck[]): readonly SummedLuck[] {
  const sums = new Map<string, SummedLuck>();
  const add = (by: SummedLuck['by'], who: string, { figure, difference }: EventLuck): void => {
    const key = `${by} ${who} ${figure}`;
    const so = sums.get(key) ?? { by, who, figure, events: 0, sum: fraction(0) };
    sums.set(key, { ...so, events: so.events + 1, sum: plus(so.sum, difference) });
  };
  for (const each of events) {
    if (each.party.player !== undefined) add('player', each.party.player, each);
    for (const nation of each.party.nations ?? []) add('nation', nation, each);
  }
  return [...sums.values()];
}

/** The figure that counts for a side: its own, or the opposite of the other side's. */
function stakes(procedure: Procedure, side: Side): { readonly figure: string; readonly against: boolean } | undefined {
  const favours = procedure.favours ?? {};
  const own = Object.hasOwn(favours, side) ? favours[side] : undefined;
  if (own !== undefined) return { figure: own, against: false };
  const other = Object.values(favours)[0];
  return other === undefined ? undefined : { figure: other, against: true };
}

function luckOf(then: Campaign, sequence: number, event: Parameters<typeof resolvedIn>[1]): readonly EventLuck[] {
  const [opened, played] = [openIn(then, event.procedure, event.input), resolvedIn(then, event)];
  if (!opened.ok || !played.ok) return [];
  const { procedure, input } = opened.value;
  const players = then.game.campaign?.sides ?? [];
  const parties = procedure.parties?.(input) ?? {};
  // Where somebody is named, nobody stands behind a side that is not.
  const named = Object.keys(parties);
  const sides = named.length > 0 ? named : Object.keys(procedure.favours ?? {});
  return sides.flatMap((side): EventLuck[] => {
    const stake = stakes(procedure, side);
    const read = stake && (procedure.figures[stake.figure] as ((result: unknown) => number) | undefined);
    if (!stake || !read) return [];
    const { distribution } = odds(opened.value.begin(), {
      policy: asPlayed(played.value),
      outcome: read,
      budget: BUDGET,
    });
    const fallen = luck(distribution, (value) => value, read(played.value.result));
    const { actual, expected } = fallen;
    const party = parties[side] ?? (players.includes(side) ? { player: side } : {});
    const difference = stake.against ? minus(fraction(0), fallen.difference) : fallen.difference;
    const percentile = stake.against ? minus(fraction(1), fallen.percentile) : fallen.percentile;
    return [{ sequence, procedure: procedure.id, side, party, ...stake, actual, expected, difference, percentile }];
  });
}
