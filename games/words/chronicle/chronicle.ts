/** The journal of a campaign as a chronicle: headings by turn and phase, a sentence an event. Plain data for every surface. */
import {
  type Campaign,
  type CampaignEvent,
  type Checked,
  type Folded,
  foldInSteps,
  type Game,
  type Judgement,
  type Refusal,
  type Say,
  type StandingEvent,
} from '@grognard/kernel';
import { eventEntry } from './entry.ts';

/** One event, told. */
export interface ChronicleEntry {
  readonly sequence: number;
  readonly kind: CampaignEvent['kind'];
  readonly procedure?: string;
  /** What it was and who took part: `Combat, 1st Division against Redif.` */
  readonly lead: string;
  /** What came of it, in sentences; nothing where the lead says it all. */
  readonly text: string;
  /** The numbers: the sum that led to it, dice and decisions. */
  readonly numbers: string;
  /** What became of each counter. */
  readonly fates: readonly string[];
  /** The counters it names, and the nations, as the reader's language calls them. */
  readonly counters: readonly string[];
  readonly nations: readonly string[];
  /** It was taken back later. */
  readonly undone?: true;
  /** What the owner said of it when the rules had changed. */
  readonly verdict?: Judgement['verdict'];
  /** Today's rules refuse it, and it changed nothing. */
  readonly refused?: readonly Refusal[];
}

/** What happened in one phase of one turn. */
export interface ChronicleSection {
  /** Empty where the game counts no turns, or the event belongs to no phase. */
  readonly turn: string;
  readonly phase: string;
  readonly entries: readonly ChronicleEntry[];
}

/** A whole journal, told. */
export interface Chronicle {
  readonly title: string;
  readonly name: string;
  readonly sections: readonly ChronicleSection[];
}

/** Tells a whole journal; a refusal names the event that cannot be read. */
export function chronicle(game: Game, events: readonly CampaignEvent[], say: Say): Checked<Chronicle> {
  const steps: Folded[] = [];
  for (const step of foldInSteps(game, events)) {
    if (!step.ok) return step;
    steps.push(step.value);
  }
  const last = steps.at(-1)?.after;
  if (!last) return { ok: false, refusals: [{ code: 'emptyCampaign', at: '' }] };
  const inForce = new Map(last.standing.map((each) => [each.sequence, each]));
  const told = steps.map((step) => placed(say, step, inForce.get(step.after.length - 1)));
  return { ok: true, value: { title: say.read(game.titles), name: last.name, sections: gathered(told) } };
}

interface PlacedEntry extends Omit<ChronicleSection, 'entries'> {
  readonly entry: ChronicleEntry;
}

/** An event with its turn and phase: the turn it was played in, not the one it began. */
function placed(say: Say, { before, after }: Folded, standing: StandingEvent | undefined): PlacedEntry {
  const event = standing?.event ?? after.last;
  const told = eventEntry(say, before, after, event);
  const sequence = after.length - 1;
  const stays = event.kind === 'undone' || event.kind === 'redone' || standing !== undefined;
  const entry: ChronicleEntry = {
    sequence,
    kind: event.kind,
    ...told,
    ...(!stays && { undone: true as const }),
    ...(standing?.verdict && { verdict: standing.verdict }),
    ...(standing?.refused && { refused: standing.refused }),
  };
  // What is taken back goes back to its own turn.
  const played = event.kind === 'undone' ? after : (before ?? after);
  return { turn: turnWords(say, played), phase: phaseWords(say, after.game, event), entry };
}

/** The turn a campaign stands in; empty where the game counts none. */
export function turnWords(say: Say, { game, state }: Campaign): string {
  const turn = game.campaign?.turn?.(state);
  return turn ? say(turn) : '';
}

function phaseWords(say: Say, game: Game, event: CampaignEvent): string {
  const phase = event.kind === 'resolved' ? game.procedures[event.procedure]?.phase : undefined;
  return phase === undefined ? '' : say(`phase.${phase}`);
}

/** Neighbours of one turn and phase stand under one heading; notes and corrections stay where they fell. */
function gathered(told: readonly PlacedEntry[]): readonly ChronicleSection[] {
  const sections: { turn: string; phase: string; entries: ChronicleEntry[] }[] = [];
  for (const { turn, phase, entry } of told) {
    const open = sections.at(-1);
    const belongs = open?.turn === turn && (phase === '' || phase === open.phase);
    if (open && belongs) open.entries.push(entry);
    else sections.push({ turn, phase, entries: [entry] });
  }
  return sections;
}
