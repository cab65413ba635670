/** The running sum of luck in a campaign: what happened less what was to be expected, by player, nation, procedure, counter. */
import type { Game } from '../game/game.ts';
import type { Party } from '../game/procedure.ts';
import { type Fraction, fraction, minus, plus } from '../number/fraction.ts';
import type { Plain, Side } from '../step/step.ts';
import { Distribution } from '../walk/distribution.ts';
import { luck } from '../walk/luck.ts';
import { inOneGo } from '../walk/odds.ts';
import { openIn, resolvedIn } from './asking.ts';
import type { Campaign, StandingEvent } from './campaign.ts';
import type { Ending, Weighed } from './ending.ts';
import type { ResolvedEvent } from './event.ts';
import { takingPart } from './taking-part.ts';
import { weighInPieces } from './weighing.ts';

/** How one figure of one event stood against its expectation. */
export interface EventLuck {
  readonly sequence: number;
  readonly procedure: string;
  readonly side: Side;
  readonly party: Party;
  /** The counters that stood on this side. */
  readonly counters: readonly string[];
  /** What it is counted in; more is better for the side, or less where `against` is true. */
  readonly figure: string;
  readonly against: boolean;
  readonly actual: number;
  readonly expected: Fraction;
  /** What happened less what was expected, as good for the side. */
  readonly difference: Fraction;
  /** The share of what could have happened that was worse for the side, and half of what was as good. */
  readonly percentile: Fraction;
  /** Everything that could have happened, as good for the side. */
  readonly spread: Distribution<number>;
}

/** Luck summed for one player, nation, procedure or counter. */
export interface SummedLuck {
  readonly by: 'player' | 'nation' | 'procedure' | 'counter';
  /** A side of the campaign, the text key of a nation, the id of a procedure, the name of a counter. */
  readonly who: string;
  /** Of a procedure: the player whose luck it is, since what is luck for one is none for the other. */
  readonly player?: Side;
  readonly figure: string;
  readonly events: number;
  readonly rolls: readonly EventLuck[];
  readonly sum: Fraction;
}

/** The luck of a whole campaign: event by event, and summed. */
export interface CampaignLuck {
  readonly events: readonly EventLuck[];
  /** By player and by nation. */
  readonly sums: readonly SummedLuck[];
  /** By procedure and by counter. */
  readonly finer: readonly SummedLuck[];
  /** Events whose odds were too wide to walk; they are not in the sums. */
  readonly leftOut: readonly number[];
}

/** Luck that was kept with the events is taken from there; what nobody has weighed yet is weighed now. */
export function campaignLuck(campaign: Campaign): CampaignLuck {
  const rolls = campaign.standing.flatMap(({ sequence, event }, index): readonly WeighedRoll[] => {
    const before = campaign.standing[index - 1];
    if (event.kind !== 'resolved' || !before) return [];
    const { procedure, input } = event;
    return [{ sequence, procedure, input, ...luckIn(campaign, before, event) }];
  });
  return luckOf(campaign.game, rolls);
}

/** A roll that was weighed, in a campaign or outside any. */
export interface WeighedRoll extends Pick<Ending, 'luck' | 'tooWide'> {
  readonly sequence: number;
  readonly procedure: string;
  readonly input: Plain;
}

/** The luck of a campaign from its weighed rolls. */
export function luckOf(game: Game, rolls: readonly WeighedRoll[]): CampaignLuck {
  const events = rolls.flatMap((roll) => (roll.luck ?? []).map((weighed) => eventLuck(game, roll, weighed)));
  return { events, ...summed(events), leftOut: rolls.flatMap((roll) => (roll.tooWide ? [roll.sequence] : [])) };
}

function luckIn(campaign: Campaign, before: StandingEvent, event: ResolvedEvent): Pick<Ending, 'luck' | 'tooWide'> {
  if (event.ending?.luck || event.ending?.tooWide) return event.ending;
  // Where no die was thrown there is no luck.
  if (!event.journal.some(({ kind }) => kind === 'die')) return {};
  const then = { ...campaign, state: before.state };
  const [opened, played] = [openIn(then, event.procedure, event.input), resolvedIn(then, event)];
  return opened.ok && played.ok ? inOneGo(weighInPieces(opened.value, played.value)) : {};
}

function eventLuck(
  game: Game,
  { sequence, procedure, input }: WeighedRoll,
  { side, party, figure, against, actual, spread }: Weighed,
): EventLuck {
  const outcomes = spread.map(([outcome, weight]) => ({ outcome, weight: BigInt(weight) }));
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  const whole = new Distribution(outcomes, total);
  const fallen = luck(whole, (value) => value, actual);
  const field = Object.hasOwn(game.procedures, procedure) ? game.procedures[procedure]?.input : undefined;
  const counters = field ? takingPart(field, input).filter((each) => each.side === side) : [];
  return {
    sequence,
    procedure,
    side,
    party,
    counters: counters.map(({ name }) => name),
    figure,
    against: against === true,
    actual,
    expected: fallen.expected,
    difference: against ? minus(fraction(0), fallen.difference) : fallen.difference,
    percentile: against ? minus(fraction(1), fallen.percentile) : fallen.percentile,
    spread: against ? whole.by((value) => -value) : whole,
  };
}

function summed(events: readonly EventLuck[]): Pick<CampaignLuck, 'sums' | 'finer'> {
  const sums = new Map<string, SummedLuck>();
  const add = (about: Pick<SummedLuck, 'by' | 'who' | 'player'>, each: EventLuck): void => {
    const key = JSON.stringify([about.by, about.who, about.player, each.figure]);
    const so = sums.get(key) ?? { ...about, figure: each.figure, events: 0, rolls: [], sum: fraction(0) };
    sums.set(key, { ...so, events: so.events + 1, rolls: [...so.rolls, each], sum: plus(so.sum, each.difference) });
  };
  for (const each of events) {
    const { player, nations = [] } = each.party;
    if (player !== undefined) add({ by: 'player', who: player }, each);
    for (const nation of nations) add({ by: 'nation', who: nation }, each);
    add({ by: 'procedure', who: each.procedure, player: player ?? each.side }, each);
    for (const counter of each.counters) add({ by: 'counter', who: counter }, each);
  }
  const all = [...sums.values()];
  const isCoarse = ({ by }: SummedLuck): boolean => by === 'player' || by === 'nation';
  return { sums: all.filter(isCoarse), finer: all.filter((each) => !isCoarse(each)) };
}
