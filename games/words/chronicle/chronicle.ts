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
export const chronicle = (game: Game, events: readonly CampaignEvent[], say: Say): Checked<Chronicle> =>
  new Chronicler(game, say).tell(events);

/** Tells a journal that grows: what was told before is not told again, and keeps its entry. */
export class Chronicler {
  readonly #game: Game;
  readonly #say: Say;
  #events: readonly CampaignEvent[] = [];
  #folded: Campaign | undefined;
  #told: PlacedEntry[] = [];

  constructor(game: Game, say: Say) {
    this.#game = game;
    this.#say = say;
  }

  tell(events: readonly CampaignEvent[]): Checked<Chronicle> {
    const [game, say] = [this.#game, this.#say];
    if (this.#events.some((event, index) => event !== events[index])) this.#forget();
    const known = this.#told.length;
    const steps: Folded[] = [];
    for (const step of foldInSteps(game, events.slice(known), this.#folded)) {
      if (!step.ok) return step;
      steps.push(step.value);
    }
    const last = steps.at(-1)?.after ?? this.#folded;
    if (!last) return { ok: false, refusals: [{ code: 'emptyCampaign', at: '' }] };
    const inForce = new Map(last.standing.map((each) => [each.sequence, each]));
    // A review may have put another event in the place of one that was told: then all is told again.
    if (this.#told.some(({ event, own }, sequence) => event !== (inForce.get(sequence)?.event ?? own))) {
      this.#forget();
      return this.tell(events);
    }
    this.#told = [
      ...this.#told.map((each, sequence) => asItStands(each, inForce.get(sequence))),
      ...steps.map((step) => placed(say, step, inForce.get(step.after.length - 1))),
    ];
    this.#events = events;
    this.#folded = last;
    return { ok: true, value: { title: say.read(game.titles), name: last.name, sections: gathered(this.#told) } };
  }

  #forget(): void {
    this.#events = [];
    this.#folded = undefined;
    this.#told = [];
  }
}

interface PlacedEntry extends Omit<ChronicleSection, 'entries'> {
  readonly entry: ChronicleEntry;
  /** The event as it was written, and as it is told. */
  readonly own: CampaignEvent;
  readonly event: CampaignEvent;
}

/** An event with its turn and phase: the turn it was played in, not the one it began. */
function placed(say: Say, { before, after }: Folded, standing: StandingEvent | undefined): PlacedEntry {
  const event = standing?.event ?? after.last;
  const told = { sequence: after.length - 1, kind: event.kind, ...eventEntry(say, before, after, event) };
  // What is taken back goes back to its own turn.
  const played = event.kind === 'undone' ? after : (before ?? after);
  return {
    turn: turnWords(say, played),
    phase: phaseWords(say, after.game, event),
    entry: { ...told, ...marksIn(event, standing) },
    own: after.last,
    event,
  };
}

type Marks = Pick<ChronicleEntry, 'undone' | 'verdict' | 'refused'>;

/** What has become of an event since. */
function marksIn({ kind }: CampaignEvent, standing: StandingEvent | undefined): Marks {
  const stays = kind === 'undone' || kind === 'redone' || standing !== undefined;
  return {
    ...(!stays && { undone: true as const }),
    ...(standing?.verdict && { verdict: standing.verdict }),
    ...(standing?.refused && { refused: standing.refused }),
  };
}

/** The same entry where nothing has become of it since. */
function asItStands(placed: PlacedEntry, standing: StandingEvent | undefined): PlacedEntry {
  const { undone, verdict, refused, ...told } = placed.entry;
  const marks = marksIn(placed.event, standing);
  const isSame = undone === marks.undone && verdict === marks.verdict && refused === marks.refused;
  return isSame ? placed : { ...placed, entry: { ...told, ...marks } };
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
