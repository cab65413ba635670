/** A campaign is a journal of events folded into a state. */
import type { Game } from '../game/game.ts';
import type { Effect } from '../game/procedure.ts';
import { type Opened, type Overlay, open, type Resolution, replay, tablesUnder } from '../game/resolve.ts';
import { check } from '../input/check.ts';
import { canonical } from '../journal/canonical.ts';
import { accept, type Checked, quoted, type Refusal, refuse } from '../refusal/refusal.ts';
import { readings } from '../ruling/ruling.ts';
import type { Plain } from '../step/step.ts';
import { type CampaignEvent, FORMAT } from './event.ts';
import { replaced } from './path.ts';
import type { CampaignRules, State } from './rules.ts';

/** One event in force, and the state after it. */
interface Standing {
  readonly sequence: number;
  readonly event: CampaignEvent;
  readonly state: State;
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
      return accept(stand(campaign, event, campaign.state));
    case 'corrected': {
      const state = correcting(campaign, event);
      return state.ok ? accept(stand(campaign, event, state.value)) : state;
    }
    case 'resolved': {
      const resolved = resolvedIn(campaign, event);
      return resolved.ok ? accept(stand(campaign, event, afterEffects(campaign, resolved.value.effects))) : resolved;
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

/** Opens a procedure with what the campaign knows filled in; a player may not contradict the campaign's own tracks. */
export function openIn(campaign: Campaign, procedureId: string, given: unknown): Checked<Opened> {
  const { game, state, rulings, overlay } = campaign;
  const procedure = Object.hasOwn(game.procedures, procedureId) ? game.procedures[procedureId] : undefined;
  const said = typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as State) : undefined;
  const known = (procedure?.fromCampaign?.(state, said ?? {}) ?? {}) as State;
  const contradictions = Object.entries(said ?? {}).flatMap(([name, value]): Refusal[] =>
    Object.hasOwn(known, name) && canonical(value) !== canonical(known[name] as Plain)
      ? [{ code: 'campaignKnows', at: name, facts: { received: quoted(value), known: quoted(known[name]) } }]
      : [],
  );
  const opened = open(game, procedureId, said ? { ...said, ...known } : given, { rulings, overlay });
  if (contradictions.length === 0) return opened;
  return { ok: false, refusals: [...contradictions, ...(opened.ok ? [] : opened.refusals)] };
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
  const state = check(rules.value.state, event.setup);
  const inForce = readings(game.rulings, event.rulings);
  const tables = tablesUnder(game, event.overlay ?? {});
  if (!tables.ok) return tables;
  if (!inForce.ok) return inForce;
  if (!state.ok) return state;
  const first: Standing = { sequence: 0, event, state: state.value as State };
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
  });
}

const stand = (campaign: Campaign, event: CampaignEvent, state: State): Campaign => ({
  ...campaign,
  length: campaign.length + 1,
  standing: [...campaign.standing, { sequence: campaign.length, event, state }],
  undone: [],
  state,
});

function correcting(campaign: Campaign, event: Extract<CampaignEvent, { kind: 'corrected' }>): Checked<State> {
  const rules = rulesOf(campaign.game);
  if (!rules.ok) return rules;
  if (event.reason.trim() === '') return refuse({ code: 'reasonMissing', at: 'reason' });
  const next = replaced(campaign.state, event.at, event.value);
  if (next === undefined)
    return refuse({ code: 'noSuchTrack', at: event.at, facts: { options: Object.keys(campaign.state) } });
  return check(rules.value.state, next) as Checked<State>;
}

const afterEffects = (campaign: Campaign, effects: readonly Effect[]): State =>
  effects.reduce<State>(
    (state, effect) => (campaign.game.campaign as CampaignRules<State>).apply(state, effect),
    campaign.state,
  );

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
  });
}
