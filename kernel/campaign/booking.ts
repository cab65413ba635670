/** Tracks, and what waits for a place on them: effects, entries and corrections booked one by one. */
import type { Game } from '../game/game.ts';
import type { Effect, Procedure } from '../game/procedure.ts';
import { todays } from '../game/resolve.ts';
import { check } from '../input/check.ts';
import type { Field } from '../input/field.ts';
import { mapsIn, newMapsIn, withMaps } from '../input/map.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import type { Ending } from './ending.ts';
import type { CampaignEvent, ResolvedEvent } from './event.ts';
import { replaced } from './path.ts';
import { entered } from './register.ts';
import { type CampaignRules, isUnbooked, type State, type Unbooked } from './rules.ts';

/** An effect that found no place on the tracks: it waits until a correction makes one. */
export interface Owed {
  /** The event it came of. */
  readonly sequence: number;
  readonly effect: Effect;
  readonly why: Unbooked;
}

export interface Books {
  readonly state: State;
  readonly owed: readonly Owed[];
}

export const rulesIn = (game: Game): CampaignRules => {
  if (!game.campaign) throw new Error(`${game.id} keeps no campaign`);
  return game.campaign;
};

/** The registers after a procedure was told of its counters, and the maps after it was told of a new one. */
export const afterEntry = (game: Game, state: State, { input }: Procedure, said: unknown): State =>
  entered(rulesIn(game), withNewMaps(rulesIn(game), state, input, said), input, said);

/** A map is entered on first use like a counter, as long as its track has room. */
function withNewMaps({ state: tracks }: CampaignRules, state: State, input: Field, said: unknown): State {
  const track = Object.keys(tracks.fields).find((name) => isMapList(tracks.fields[name]));
  const field = track === undefined ? undefined : tracks.fields[track];
  if (track === undefined || field?.kind !== 'list') return state;
  const kept = state[track] as readonly Plain[];
  const found = newMapsIn(input, said, mapsIn(field, kept)).slice(0, field.max - kept.length);
  return found.length === 0 ? state : { ...state, [track]: [...kept, ...found] };
}

const isMapList = (field: Field | undefined): boolean =>
  field?.kind === 'list' && field.of.kind === 'record' && field.of.map !== undefined;

type Due = Pick<Owed, 'sequence' | 'effect'>;

/** Books effects one by one; one without a place waits. What waited before is tried again where a place may have come. */
function booked(game: Game, before: Books, from: State, effects: readonly Due[] = [], version = game.version): Books {
  const owed: Owed[] = [];
  let state = from;
  for (const { sequence, effect } of effects) {
    const next = version === game.version ? applied(game, state, effect) : ofAnotherVersion(game, state, effect);
    if (isUnbooked(next)) owed.push({ sequence, effect, why: next });
    else state = next;
  }
  const late: Owed[] = [];
  for (const each of before.owed) {
    const next = mayHaveCome(each, before.state, state) ? ofAnotherVersion(game, state, each.effect) : undefined;
    if (next === undefined) late.push(each);
    else if (isUnbooked(next)) late.push({ ...each, why: next });
    else state = next;
  }
  const asBefore =
    owed.length === 0 && late.length === before.owed.length && late.every((each, at) => each === before.owed[at]);
  return { state, owed: asBefore ? before.owed : [...late, ...owed] };
}

/** The track that a place belongs to: `nations` of `nations[2].morale`. */
const trackOf = (at: string): string => at.split(/[.[]/, 1)[0] ?? at;

/** Whether the track that would make a place has changed since it was last looked for; any track, where none is named. */
function mayHaveCome({ why }: Owed, tried: State, now: State): boolean {
  const track = why.mend && trackOf(why.mend.at);
  return track === undefined ? tried !== now : tried[track] !== now[track];
}

const applied = (game: Game, state: State, effect: Effect): State | Unbooked =>
  (rulesIn(game) as CampaignRules<State>).apply(state, effect);

/** Today's rules may know nothing of what an earlier version changed: it waits, and nothing is lost. */
function ofAnotherVersion(game: Game, state: State, effect: Effect): State | Unbooked {
  const unknown: Unbooked = { unbooked: 'earlierEffect' };
  try {
    return applied(game, state, effect) ?? unknown;
  } catch {
    return unknown;
  }
}

/** The books after an ending: counters entered, effects booked. */
export function withEnding(
  game: Game,
  before: Books,
  sequence: number,
  { procedure: id, input, ending }: ResolvedEvent & { readonly ending: Ending },
): Books {
  const procedure = Object.hasOwn(game.procedures, id) ? game.procedures[id] : undefined;
  const state = procedure ? afterEntry(game, before.state, procedure, todays(procedure, input)) : before.state;
  const due = ending.effects.map((effect) => ({ sequence, effect }));
  return booked(game, before, state, due, ending.version);
}

/** Where a correction strikes out what waits to be booked: `owed[0]`, with null. */
const OWED = /^owed\[(\d+)\]$/;

export function correcting(
  game: Game,
  { state, owed }: Books,
  event: Extract<CampaignEvent, { kind: 'corrected' }>,
): Checked<Books> {
  const rules = rulesIn(game);
  if (event.reason.trim() === '') return refuse({ code: 'reasonMissing', at: 'reason' });
  const struck = OWED.exec(event.at)?.[1];
  if (struck !== undefined && Number(struck) < owed.length) {
    if (event.value !== null) return refuse({ code: 'onlyStruck', at: event.at });
    return accept({ state, owed: owed.toSpliced(Number(struck), 1) });
  }
  const whole = replaced(state, event.at, event.value, rules.state);
  const next = whole && (withMaps(rules.state, whole, mapsIn(rules.state, state)) as State);
  if (next === undefined) return refuse({ code: 'noSuchTrack', at: event.at, facts: { options: Object.keys(state) } });
  const checked = check(rules.state, next);
  return checked.ok ? accept(booked(game, { state, owed }, checked.value as State)) : checked;
}
