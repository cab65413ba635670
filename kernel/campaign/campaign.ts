/** A campaign is a journal of events folded into a state. */
import type { Game } from '../game/game.ts';
import type { Effect } from '../game/procedure.ts';
import { type Opened, type Overlay, open, type Resolution, replay, tablesUnder, todays } from '../game/resolve.ts';
import { check } from '../input/check.ts';
import { same } from '../input/same.ts';
import { accept, type Checked, quoted, type Refusal, refuse } from '../refusal/refusal.ts';
import { readings } from '../ruling/ruling.ts';
import type { Plain } from '../step/step.ts';
import { type CampaignEvent, FORMAT } from './event.ts';
import { replaced } from './path.ts';
import { entered, isWithin, type Looked, lookedUp, overfull } from './register.ts';
import { type CampaignRules, isUnbooked, type State, type Unbooked } from './rules.ts';

/** An effect that found no place on the tracks: it waits until a correction makes one. */
export interface Owed {
  /** The event it came of. */
  readonly sequence: number;
  readonly effect: Effect;
  readonly why: Unbooked;
}

/** One event in force, the state after it, and what waits to be booked since. */
interface Standing {
  readonly sequence: number;
  readonly event: CampaignEvent;
  readonly state: State;
  readonly owed: readonly Owed[];
}

/** The folded campaign: what stands, and what may be done again. */
export interface Campaign {
  readonly game: Game;
  readonly name: string;
  readonly rulings: Readonly<Record<string, string>>;
  /** The players' own cells, in force throughout. */
  readonly overlay: Overlay;
  /** How many events the journal holds, undone ones included. */
  readonly length: number;
  readonly standing: readonly Standing[];
  /** Events undone since the last new one, the most recent last. */
  readonly undone: readonly Standing[];
  readonly state: State;
  readonly owed: readonly Owed[];
}

/** A procedure opened in a campaign. */
export interface OpenedIn extends Opened {
  /** Paths of the input that the campaign answered. */
  readonly known: readonly string[];
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

/** Adds one event to a folded campaign; a first event opens it. */
export function append(game: Game, campaign: Campaign | undefined, event: CampaignEvent): Checked<Campaign> {
  if (!campaign) return opening(game, event);
  switch (event.kind) {
    case 'opened':
      return refuse({ code: 'openedTwice', at: '' });
    case 'undone':
      return undoing(campaign, event.event, [...event.consent, ...(event.absent ?? [])]);
    case 'redone':
      return redoing(campaign, event.event);
    case 'noted':
      return accept(stand(campaign, event, campaign));
    case 'corrected': {
      const corrected = correcting(campaign, event);
      return corrected.ok ? accept(stand(campaign, event, booked(game, corrected.value, []))) : corrected;
    }
    case 'resolved': {
      const opened = openIn(campaign, event.procedure, event.input);
      const resolved = opened.ok ? replay(opened.value, event.journal) : opened;
      if (!opened.ok || !resolved.ok) return resolved as Checked<never>;
      const due = resolved.value.effects.map((effect) => ({ sequence: campaign.length, effect }));
      const entry = { state: afterEntry(campaign, opened.value), owed: campaign.owed };
      return accept(stand(campaign, event, booked(game, entry, due)));
    }
  }
}

/** Folds a whole journal; a refusal names the event it stands at. */
export function fold(game: Game, events: readonly CampaignEvent[]): Checked<Campaign> {
  let campaign: Campaign | undefined;
  for (const [index, event] of events.entries()) {
    const next = append(game, campaign, event);
    if (!next.ok)
      return refuse(...next.refusals.map((r) => ({ ...r, at: [`events[${index}]`, r.at].filter(Boolean).join('.') })));
    campaign = next.value;
  }
  return campaign ? accept(campaign) : refuse({ code: 'emptyCampaign', at: '' });
}

/** What a player said, with all that the campaign knows: its own tracks, and the counters in its registers. */
export function filledIn(campaign: Campaign, procedureId: string, said: unknown): Looked {
  const { game, state } = campaign;
  const procedure = Object.hasOwn(game.procedures, procedureId) ? game.procedures[procedureId] : undefined;
  const told = procedure ? todays(procedure, said) : said;
  const given = typeof told === 'object' && told !== null && !Array.isArray(told) ? (told as State) : undefined;
  if (!procedure || !given) return { input: said, known: [], contradictions: [], barred: [], excused: [] };
  const tracks = (procedure.fromCampaign?.(state, given) ?? {}) as State;
  const looked = lookedUp(rulesIn(game), state, procedure.input, { ...given, ...tracks });
  const contradictions = Object.entries(given).flatMap(([name, value]): Refusal[] =>
    Object.hasOwn(tracks, name) && !same(value, tracks[name])
      ? [{ code: 'campaignKnows', at: name, facts: { received: quoted(value), known: quoted(tracks[name]) } }]
      : [],
  );
  return {
    ...looked,
    known: [...Object.keys(tracks), ...looked.known],
    contradictions: [...contradictions, ...looked.contradictions],
  };
}

/** Opens a procedure with what the campaign knows filled in; a player may not contradict tracks or registers. */
export function openIn(campaign: Campaign, procedureId: string, given: unknown): Checked<OpenedIn> {
  const { rulings, overlay } = campaign;
  const closed = rulesIn(campaign.game).closed?.(campaign.state);
  if (closed) return refuse({ ...closed, at: '' });
  const { input, known, contradictions, barred, excused } = filledIn(campaign, procedureId, given);
  const opened = open(campaign.game, procedureId, input, { rulings, overlay });
  const faults = opened.ok ? [] : opened.refusals.filter(({ at }) => !isWithin(at, excused));
  const crowded = opened.ok ? overfull(rulesIn(campaign.game), afterEntry(campaign, opened.value)) : [];
  const refusals = [...contradictions, ...barred, ...faults, ...crowded];
  return opened.ok && refusals.length === 0 ? accept({ ...opened.value, known }) : { ok: false, refusals };
}

/** The full account of a procedure resolved in the campaign, as it stands now. */
export function resolvedIn(
  campaign: Campaign,
  event: Extract<CampaignEvent, { kind: 'resolved' }>,
): Checked<Resolution> {
  const opened = openIn(campaign, event.procedure, event.input);
  return opened.ok ? replay(opened.value, event.journal) : opened;
}

/** A die thrown or a secret shown cannot be unseen: only the other side may let it be taken back. */
export const isIrreversible = (event: CampaignEvent): boolean =>
  event.kind === 'resolved' && event.journal.some(({ kind }) => kind === 'die' || kind === 'together');

const rulesIn = (game: Game): CampaignRules => {
  if (!game.campaign) throw new Error(`${game.id} keeps no campaign`);
  return game.campaign;
};

const rulesOf = (game: Game): Checked<CampaignRules> =>
  game.campaign ? accept(game.campaign) : refuse({ code: 'noCampaign', at: '', facts: { game: game.id } });

function opening(game: Game, event: CampaignEvent): Checked<Campaign> {
  if (event.kind !== 'opened') return refuse({ code: 'notOpened', at: '' });
  if (event.format !== FORMAT)
    return refuse({ code: 'unknownFormat', at: 'format', facts: { received: event.format, format: FORMAT } });
  if (event.game !== game.id)
    return refuse({ code: 'otherGame', at: 'game', facts: { received: event.game, game: game.id } });
  const rules = rulesOf(game);
  if (!rules.ok) return rules;
  const setup = event.version === game.version ? event.setup : earlierSetup(rules.value, event.setup, event.version);
  const state = check(rules.value.state, setup);
  const inForce = readings(game.rulings, stillAsked(game, event));
  const tables = tablesUnder(game, event.overlay ?? {});
  if (!tables.ok) return tables;
  if (!inForce.ok) return inForce;
  if (!state.ok) return state;
  const first: Standing = { sequence: 0, event, state: state.value as State, owed: [] };
  const { name } = event;
  return accept({
    game,
    name,
    rulings: inForce.value,
    overlay: event.overlay ?? {},
    length: 1,
    standing: [first],
    undone: [],
    state: first.state,
    owed: [],
  });
}

const earlierSetup = (rules: CampaignRules, setup: Plain, version: string): Plain =>
  rules.earlier?.(setup, version) ?? setup;

/** A question that has gone since an earlier version of our rendering is not asked any more. */
const stillAsked = (game: Game, { version, rulings }: Extract<CampaignEvent, { kind: 'opened' }>): typeof rulings =>
  version === game.version
    ? rulings
    : Object.fromEntries(Object.entries(rulings).filter(([id]) => Object.hasOwn(game.rulings, id)));

/** Tracks, and what waits for a place on them. */
type Books = Pick<Standing, 'state' | 'owed'>;

const stand = (campaign: Campaign, event: CampaignEvent, { state, owed }: Books): Campaign => ({
  ...campaign,
  length: campaign.length + 1,
  standing: [...campaign.standing, { sequence: campaign.length, event, state, owed }],
  undone: [],
  state,
  owed,
});

/** Where a correction strikes out what waits to be booked: `owed[0]`, with null. */
const OWED = /^owed\[(\d+)\]$/;

function correcting(campaign: Campaign, event: Extract<CampaignEvent, { kind: 'corrected' }>): Checked<Books> {
  const rules = rulesOf(campaign.game);
  if (!rules.ok) return rules;
  if (event.reason.trim() === '') return refuse({ code: 'reasonMissing', at: 'reason' });
  const { state, owed } = campaign;
  const struck = OWED.exec(event.at)?.[1];
  if (struck !== undefined && Number(struck) < owed.length) {
    if (event.value !== null) return refuse({ code: 'onlyStruck', at: event.at });
    return accept({ state, owed: owed.toSpliced(Number(struck), 1) });
  }
  const next = replaced(state, event.at, event.value, rules.value.state);
  if (next === undefined) return refuse({ code: 'noSuchTrack', at: event.at, facts: { options: Object.keys(state) } });
  const checked = check(rules.value.state, next);
  return checked.ok ? accept({ state: checked.value as State, owed }) : checked;
}

const afterEntry = ({ game, state }: Pick<Campaign, 'game' | 'state'>, { procedure, input }: Opened): State =>
  entered(rulesIn(game), state, procedure.input, input);

/** Books effects one by one; one without a place waits. What waited before is tried again after them. */
function booked(game: Game, before: Books, effects: readonly Due[]): Books {
  const now = inTurn(game, before.state, effects);
  const late = inTurn(game, now.state, before.owed);
  return { state: late.state, owed: [...late.owed, ...now.owed] };
}

type Due = Pick<Owed, 'sequence' | 'effect'>;

function inTurn(game: Game, from: State, effects: readonly Due[]): Books {
  const rules = rulesIn(game) as CampaignRules<State>;
  const owed: Owed[] = [];
  let state = from;
  for (const { sequence, effect } of effects) {
    const next = rules.apply(state, effect);
    if (isUnbooked(next)) owed.push({ sequence, effect, why: next });
    else state = next;
  }
  return { state, owed };
}

function undoing(campaign: Campaign, sequence: number, agreed: readonly string[]): Checked<Campaign> {
  const last = campaign.standing.at(-1);
  const before = campaign.standing.at(-2);
  if (!last || !before) return refuse({ code: 'nothingToUndo', at: '' });
  if (last.sequence !== sequence)
    return refuse({ code: 'undoOutOfOrder', at: '', facts: { received: sequence, last: last.sequence } });
  const sides = campaign.game.campaign?.sides ?? [];
  const missing = isIrreversible(last.event) ? sides.filter((side) => !agreed.includes(side)) : [];
  if (missing.length > 0) return refuse({ code: 'consentNeeded', at: '', facts: { sequence, missing } });
  return accept({
    ...campaign,
    length: campaign.length + 1,
    standing: campaign.standing.slice(0, -1),
    undone: [...campaign.undone, last],
    state: before.state,
    owed: before.owed,
  });
}

function redoing(campaign: Campaign, sequence: number): Checked<Campaign> {
  const again = campaign.undone.at(-1);
  if (!again) return refuse({ code: 'nothingToRedo', at: '' });
  if (again.sequence !== sequence)
    return refuse({ code: 'redoOutOfOrder', at: '', facts: { received: sequence, last: again.sequence } });
  return accept({
    ...campaign,
    length: campaign.length + 1,
    standing: [...campaign.standing, again],
    undone: campaign.undone.slice(0, -1),
    state: again.state,
    owed: again.owed,
  });
}
