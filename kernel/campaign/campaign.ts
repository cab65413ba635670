/** A campaign is a journal of events folded into a state. */
import type { Game } from '../game/game.ts';
import { type Overlay, open, replay, tablesUnder } from '../game/resolve.ts';
import { check } from '../input/check.ts';
import { withMarks } from '../input/map.ts';
import { same } from '../input/same.ts';
import { accept, type Checked, type Refusal, refuse } from '../refusal/refusal.ts';
import { readings } from '../ruling/ruling.ts';
import type { Plain } from '../step/step.ts';
import { besideTracks, keptMaps, openIn } from './asking.ts';
import { type Books, correcting, type Owed, rulesIn, withEnding } from './booking.ts';
import { endingOf } from './ending.ts';
import { type CampaignEvent, FORMAT, type Judgement, type ResolvedEvent } from './event.ts';
import { reviewing } from './reviewing.ts';
import type { CampaignRules, State } from './rules.ts';
import { redoing, undoing } from './taking-back.ts';

/** One event in force, the state after it, and what waits to be booked since. */
export interface StandingEvent extends Books {
  readonly sequence: number;
  /** As a journal keeps it: a resolved procedure with its ending. */
  readonly event: CampaignEvent;
  /** What the owner said of it when the rules had changed. */
  readonly verdict?: Judgement['verdict'];
  /** An event of the first release, which kept no outcomes: it stands as today's rules end it. */
  readonly replayed?: true;
  /** One that today's rules refuse: it stands and changes nothing. */
  readonly refused?: readonly Refusal[];
  /** Of a review alone: what stood before it, and what it left standing. */
  readonly review?: { readonly before: readonly StandingEvent[]; readonly after: readonly StandingEvent[] };
}

/** The folded campaign: what stands, and what may be done again. */
export interface Campaign {
  readonly game: Game;
  readonly name: string;
  /** The version of our rendering of the rules under which it was opened. */
  readonly version: string;
  readonly rulings: Readonly<Record<string, string>>;
  /** The players' own cells, in force throughout. */
  readonly overlay: Overlay;
  /** How many events the journal holds, undone ones included. */
  readonly length: number;
  /** The event added last, as a journal keeps it. */
  readonly last: CampaignEvent;
  readonly standing: readonly StandingEvent[];
  /** Events undone since the last new one, the most recent last. */
  readonly undone: readonly StandingEvent[];
  readonly state: State;
  readonly owed: readonly Owed[];
}

/** Opens a campaign: the first event. */
export function begin(
  game: Game,
  name: string,
  setup: unknown,
  chosen: Readonly<Record<string, string>> = {},
  overlay: Overlay = {},
): Checked<CampaignEvent> {
  const rules = rulesOf(game);
  if (!rules.ok) return rules;
  const state = check(rules.value.state, setup);
  const inForce = readings(game.rulings, chosen);
  const tables = tablesUnder(game, overlay);
  const refusals = [state, inForce, tables].flatMap((checked) => (checked.ok ? [] : checked.refusals));
  if (!state.ok || !inForce.ok || !tables.ok) return { ok: false, refusals };
  return accept({
    kind: 'opened',
    format: FORMAT,
    game: game.id,
    version: game.version,
    name,
    rulings: inForce.value,
    setup: state.value as Plain,
    ...(Object.keys(overlay).length > 0 && { overlay }),
  });
}

/** Adds one event to a campaign, a procedure played again to see that it ends as it says; a first event opens it. */
export const append = (game: Game, campaign: Campaign | undefined, event: CampaignEvent): Checked<Campaign> =>
  adding(game, campaign, event, played);

/** Folds a whole journal, or what follows one that is folded, and takes outcomes as they were kept; a refusal names its event. */
export function fold(game: Game, events: readonly CampaignEvent[], folded?: Campaign): Checked<Campaign> {
  let campaign = folded;
  for (const next of foldInSteps(game, events, folded)) {
    if (!next.ok) return next;
    campaign = next.value.after;
  }
  return campaign ? accept(campaign) : refuse({ code: 'emptyCampaign', at: '' });
}

/** One event of a journal as it is folded. */
export interface Folded {
  readonly before: Campaign | undefined;
  readonly event: CampaignEvent;
  readonly after: Campaign;
}

/** The same, event by event, from the first or after what is folded already; it ends with the first that is refused. */
export function* foldInSteps(
  game: Game,
  events: readonly CampaignEvent[],
  folded?: Campaign,
): Generator<Checked<Folded>, void, void> {
  let before = folded;
  for (const event of events) {
    const next = adding(game, before, event, taken);
    if (!next.ok) {
      const place = `events[${before?.length ?? 0}]`;
      const refusals = next.refusals.map((r) => ({ ...r, at: [place, r.at].filter(Boolean).join('.') }));
      return yield { ok: false, refusals };
    }
    yield accept({ before, event, after: next.value });
    before = next.value;
  }
}

/** What stands after a resolved event. */
type Resolving = (campaign: Campaign, event: ResolvedEvent) => Checked<Omit<StandingEvent, 'sequence'>>;

function adding(
  game: Game,
  campaign: Campaign | undefined,
  event: CampaignEvent,
  resolving: Resolving,
): Checked<Campaign> {
  if (!campaign) return opening(game, event);
  switch (event.kind) {
    case 'opened':
      return refuse({ code: 'openedTwice', at: '' });
    case 'undone':
      return undoing(campaign, event);
    case 'redone':
      return redoing(campaign, event);
    case 'noted':
      return accept(stand(campaign, { ...books(campaign), event }));
    case 'corrected': {
      const corrected = correcting(game, campaign, event);
      return corrected.ok ? accept(stand(campaign, { ...corrected.value, event })) : corrected;
    }
    case 'resolved': {
      const resolved = resolving(campaign, event);
      return resolved.ok ? accept(stand(campaign, resolved.value)) : resolved;
    }
    case 'reviewed': {
      // A review under other rules is taken as it was made.
      const reviewed = reviewing(campaign, event, resolving === played && event.version === game.version);
      return reviewed.ok
        ? accept(stand({ ...campaign, standing: reviewed.value.after }, reviewed.value.standing))
        : reviewed;
    }
  }
}

const books = ({ state, owed }: Books): Books => ({ state, owed });

const stand = (campaign: Campaign, standing: Omit<StandingEvent, 'sequence'>): Campaign => ({
  ...campaign,
  length: campaign.length + 1,
  last: standing.event,
  standing: [...campaign.standing, { ...standing, sequence: campaign.length }],
  undone: [],
  state: standing.state,
  owed: standing.owed,
});

/** Plays a procedure again; what it says came of it must be what comes of it. */
const played: Resolving = (campaign, event) => {
  const { game } = campaign;
  if (event.ending && event.ending.version !== game.version) return taken(campaign, event);
  const opened = openIn(campaign, event.procedure, event.input);
  const resolved = opened.ok ? replay(opened.value, event.journal) : opened;
  if (!opened.ok || !resolved.ok) return resolved as Checked<never>;
  const ending = endingOf(opened.value, resolved.value);
  if (event.ending && event.ending.digest !== ending.digest) {
    return refuse({ code: 'otherEnding', at: 'ending', facts: { received: event.ending.name, name: ending.name } });
  }
  const input = withMarks(opened.value.procedure.input, opened.value.input, keptMaps(campaign)) as Plain;
  const full = { ...event, input, ending: event.ending ?? ending };
  return accept({ event: full, ...withEnding(game, campaign, campaign.length, full) });
};

/** Takes an ending as it was kept; one of the first release, which kept none, is played again. */
const taken: Resolving = (campaign, event) => {
  if (event.ending) {
    const full = { ...event, ending: event.ending };
    return accept({ event, ...withEnding(campaign.game, campaign, campaign.length, full) });
  }
  const strictly = played(campaign, event);
  if (strictly.ok) return accept({ ...strictly.value, replayed: true });
  return campaign.version === campaign.game.version ? strictly : asItWas(campaign, event, strictly);
};

/** The first release held nobody to registers and few tracks: what was said then may stand, beside the tracks or alone. */
function asItWas(
  campaign: Campaign,
  event: ResolvedEvent,
  strictly: Extract<Checked<unknown>, { ok: false }>,
): ReturnType<Resolving> {
  const { game, rulings, overlay } = campaign;
  for (const said of [besideTracks(campaign, event.procedure, event.input), event.input]) {
    const opened = open(game, event.procedure, said, { rulings, overlay });
    const resolved = opened.ok ? replay(opened.value, event.journal) : opened;
    if (!opened.ok || !resolved.ok) continue;
    const full = {
      ...event,
      input: opened.value.input,
      ending: { ...endingOf(opened.value, resolved.value), asTold: true } as const,
    };
    return accept({ event: full, replayed: true, ...withEnding(game, campaign, campaign.length, full) });
  }
  return accept({ ...books(campaign), event, refused: strictly.refusals });
}

const rulesOf = (game: Game): Checked<CampaignRules> =>
  game.campaign ? accept(rulesIn(game)) : refuse({ code: 'noCampaign', at: '', facts: { game: game.id } });

function opening(game: Game, event: CampaignEvent): Checked<Campaign> {
  if (event.kind !== 'opened') return refuse({ code: 'notOpened', at: '' });
  if (event.format !== FORMAT)
    return refuse({ code: 'unknownFormat', at: 'format', facts: { received: event.format, format: FORMAT } });
  if (event.game !== game.id)
    return refuse({ code: 'otherGame', at: 'game', facts: { received: event.game, game: game.id } });
  const rules = rulesOf(game);
  if (!rules.ok) return rules;
  const { name, version } = event;
  const setup = version === game.version ? event.setup : earlierSetup(rules.value, event.setup, version);
  const state = check(rules.value.state, setup);
  const inForce = readings(game.rulings, stillAsked(game, event));
  const tables = tablesUnder(game, event.overlay ?? {});
  if (!tables.ok) return tables;
  if (!inForce.ok) return inForce;
  if (!state.ok) return state;
  const first: StandingEvent = { sequence: 0, event, state: state.value as State, owed: [] };
  return accept({
    game,
    name,
    version,
    rulings: inForce.value,
    overlay: event.overlay ?? {},
    length: 1,
    last: event,
    standing: [first],
    undone: [],
    ...books(first),
  });
}

/** A set-up that is whole as it stands is of today's shape, whatever version wrote it. */
function earlierSetup(rules: CampaignRules, setup: Plain, version: string): Plain {
  const whole = check(rules.state, setup);
  return whole.ok && same(whole.value, setup) ? setup : (rules.earlier?.(setup, version) ?? setup);
}

/** A question or a reading that has gone since an earlier version of our rendering is not asked or taken any more. */
const stillAsked = (game: Game, { version, rulings }: Extract<CampaignEvent, { kind: 'opened' }>): typeof rulings =>
  version === game.version
    ? rulings
    : Object.fromEntries(
        Object.entries(rulings).filter(
          ([id, reading]) => Object.hasOwn(game.rulings, id) && game.rulings[id]?.readings.includes(reading),
        ),
      );
