/** A procedure asked for in a campaign, which knows part of its input. */
import type { Procedure } from '../game/procedure.ts';
import { type Opened, open, type Resolution, replay, todays } from '../game/resolve.ts';
import { countersOf, type Field } from '../input/field.ts';
import { mapsIn, withMaps } from '../input/map.ts';
import { same } from '../input/same.ts';
import { accept, type Checked, quoted, type Refusal, refuse } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import { afterEntry, rulesIn } from './booking.ts';
import type { Campaign } from './campaign.ts';
import type { ResolvedEvent } from './event.ts';
import { isWithin, type Looked, lookedUp, overfull } from './register.ts';
import type { State } from './rules.ts';

/** A procedure opened in a campaign. */
export interface OpenedIn extends Opened {
  /** Paths of the input that the campaign answered. */
  readonly known: readonly string[];
}

/** What asking needs of a campaign: everything but its past. */
export type Table = Pick<Campaign, 'game' | 'state' | 'rulings' | 'overlay'>;

/** What a player said, with all that the campaign knows: its own tracks, and the counters in its registers. */
export function filledIn(campaign: Table, procedureId: string, said: unknown): Looked {
  const { game, state } = campaign;
  const procedure = Object.hasOwn(game.procedures, procedureId) ? game.procedures[procedureId] : undefined;
  const told = procedure ? withMaps(procedure.input, todays(procedure, said), keptMaps(campaign)) : said;
  const given = isRecord(told) ? told : undefined;
  if (!procedure || !given) return { input: said, known: [], contradictions: [], barred: [], excused: [] };
  const tracks = (procedure.fromCampaign?.(state, { ...usual(procedure), ...given }) ?? {}) as State;
  const looked = lookedUp(rulesIn(game), state, procedure.input, { ...given, ...tracks });
  const contradictions = Object.entries(given).flatMap(([name, value]): Refusal[] =>
    Object.hasOwn(tracks, name) &&
    !same(value, tracks[name]) &&
    !addedTo(procedure.input.fields[name], value, tracks[name])
      ? [{ code: 'campaignKnows', at: name, facts: { received: quoted(value), known: quoted(tracks[name]) } }]
      : [],
  );
  return {
    ...looked,
    known: [...Object.keys(tracks), ...looked.known],
    contradictions: [...contradictions, ...looked.contradictions],
  };
}

/** Whether a list of counters was told with some that the campaign knows, and the campaign adds the others. */
function addedTo(field: Field | undefined, said: unknown, known: unknown): boolean {
  const key = field?.kind === 'list' && field.of.kind === 'record' ? countersOf(field.of)[0]?.name : undefined;
  if (key === undefined || !Array.isArray(said) || !Array.isArray(known)) return false;
  const names = new Set(known.map((each) => each?.[key]));
  return said.every((each) => names.has(each?.[key]));
}

/** What a player said with only the tracks he said nothing of: nobody held him to the registers. */
export function besideTracks(campaign: Table, procedureId: string, said: unknown): unknown {
  const { game, state } = campaign;
  const procedure = Object.hasOwn(game.procedures, procedureId) ? game.procedures[procedureId] : undefined;
  const told = procedure && withMaps(procedure.input, todays(procedure, said), keptMaps(campaign));
  if (!procedure || !isRecord(told)) return said;
  return { ...procedure.fromCampaign?.(state, { ...usual(procedure), ...told }), ...told };
}

/** The maps that the campaign keeps, by their marks. */
export const keptMaps = ({ game, state }: Pick<Table, 'game' | 'state'>): ReadonlyMap<string, Plain> =>
  mapsIn(rulesIn(game).state, state);

const isRecord = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands where the player says nothing: it may be what picks a track. */
const usual = ({ input }: Procedure): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(input.fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default] as const],
    ),
  );

/** Opens a procedure with what the campaign knows filled in; a player may not contradict tracks or registers. */
export function openIn(campaign: Table, procedureId: string, given: unknown): Checked<OpenedIn> {
  const { rulings, overlay } = campaign;
  const closed = rulesIn(campaign.game).closed?.(campaign.state);
  if (closed) return refuse({ ...closed, at: '' });
  const { input, known, contradictions, barred, excused } = filledIn(campaign, procedureId, given);
  const opened = open(campaign.game, procedureId, input, { rulings, overlay });
  const faults = opened.ok ? [] : opened.refusals.filter(({ at }) => !isWithin(at, excused));
  const crowded = opened.ok
    ? overfull(
        rulesIn(campaign.game),
        afterEntry(campaign.game, campaign.state, opened.value.procedure, opened.value.input),
      )
    : [];
  const refusals = [...contradictions, ...barred, ...faults, ...crowded];
  return opened.ok && refusals.length === 0 ? accept({ ...opened.value, known }) : { ok: false, refusals };
}

/** The full account of a procedure resolved in the campaign, as it stands now. */
export function resolvedIn(campaign: Table, event: ResolvedEvent): Checked<Resolution> {
  const opened = openIn(campaign, event.procedure, event.input);
  return opened.ok ? replay(opened.value, event.journal) : opened;
}
