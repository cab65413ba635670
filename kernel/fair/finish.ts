/** The end of the open procedure: exactly what was thrown and answered comes into force, and how it ended is kept. */
import { keptMaps } from '../campaign/asking.ts';
import { append, type Campaign } from '../campaign/campaign.ts';
import type { Ending } from '../campaign/ending.ts';
import type { ResolvedEvent } from '../campaign/event.ts';
import { endingNow } from '../campaign/reviewing.ts';
import type { Procedure } from '../game/procedure.ts';
import { withMarks } from '../input/map.ts';
import { canonical } from '../journal/canonical.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import type { Resolved } from './event.ts';
import type { ActDraft } from './hand.ts';
import type { OpenProcedure, Shared } from './shared.ts';

/** An input with every map that the campaign keeps referred to by its mark. */
const marked = (campaign: Campaign, { input }: Procedure, said: Plain): Plain =>
  withMarks(input, said, keptMaps(campaign)) as Plain;

/** An act as it is sent: a map that the campaign keeps need not travel again. */
export function brief<A extends ActDraft>({ game, campaign }: Shared, act: A): A {
  if (act.kind !== 'began' || !Object.hasOwn(game.procedures, act.procedure)) return act;
  const procedure = game.procedures[act.procedure] as Procedure;
  return { ...act, input: marked(campaign, procedure, act.input) };
}

const eventOf = ({ campaign }: Shared, { opened, entries }: OpenProcedure): ResolvedEvent => ({
  kind: 'resolved',
  procedure: opened.procedure.id,
  input: marked(campaign, opened.procedure, opened.input),
  journal: entries,
});

/** What the server owes for a procedure that is over: how it ends under its rules goes with it. */
export function resolvedOf(shared: Shared, open: OpenProcedure): Resolved {
  const event = eventOf(shared, open);
  const ended = append(shared.game, shared.campaign, event);
  const ending = ended.ok && ended.value.last.kind === 'resolved' ? ended.value.last.ending : undefined;
  return { ...event, ...(ending && { ending }), began: open.line };
}

const equal = (one: unknown, other: unknown): boolean => canonical(one as Plain) === canonical(other as Plain);

/** The procedure's result comes into force: exactly what was thrown and answered, nothing else. */
export function finish(shared: Shared, at: number, { began, ending, ...resolved }: Resolved): Checked<Shared> {
  const { open, game } = shared;
  if (!open) return refuse({ code: 'nothingOpen', at: 'kind' });
  const told = eventOf(shared, open);
  const said = { ...resolved, input: marked(shared.campaign, open.opened.procedure, resolved.input) };
  if (began !== open.line || !equal(said, told)) {
    return refuse({ code: 'otherResult', at: 'journal', facts: { began: open.line } });
  }
  const isOurs = ending === undefined || ending.version === game.version;
  const campaign = isOurs ? append(game, shared.campaign, told) : endedOtherwise(shared, told, ending);
  if (!campaign.ok) return campaign;
  const { last } = campaign.value;
  if (isOurs && ending && last.kind === 'resolved' && !equal(ending, last.ending))
    return otherEnding(ending, last.ending);
  const origins = [...shared.origins, { line: at, by: open.by }];
  return accept({ ...shared, campaign: campaign.value, origins, open: undefined, undo: undefined });
}

const otherEnding = (told: Ending, ours: Ending | undefined): Checked<never> =>
  refuse({ code: 'otherEnding', at: 'ending', facts: { received: told.name, name: ours?.name ?? '' } });

/** An ending of other rules stands as it was told, and whoever looks is told that it differs; one that claims to be ours must be. */
function endedOtherwise({ game, campaign }: Shared, event: ResolvedEvent, ending: Ending): Checked<Campaign> {
  const now = endingNow(campaign, event);
  const isSame = now.ok && now.value.digest === ending.digest;
  if (isSame && !equal(now.value.effects, ending.effects)) return otherEnding(ending, now.value);
  return append(game, campaign, { ...event, ending });
}
