/** Random campaigns: procedures one after another, with counters of the register and new ones, corrections and undos. */
import { type OpenedIn, openIn } from '../campaign/asking.ts';
import { append, begin, type Campaign } from '../campaign/campaign.ts';
import type { CampaignEvent } from '../campaign/event.ts';
import { entered } from '../campaign/register.ts';
import { type CampaignRules, isUnbooked, type State } from '../campaign/rules.ts';
import { practiceNumbers } from '../dice/practice.ts';
import type { Game } from '../game/game.ts';
import type { Effect, Procedure } from '../game/procedure.ts';
import { type Resolution, resolution } from '../game/resolve.ts';
import { countersOf, type Field } from '../input/field.ts';
import { sample } from '../input/sample.ts';
import { Refused } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import { fuzz } from '../walk/fuzz.ts';

/** How long a random campaign is, and what may happen in it. */
export interface WalkOptions {
  readonly seed: number;
  readonly events: number;
  readonly setup?: Plain;
  readonly rulings?: Readonly<Record<string, string>>;
  /** How often the last event is taken back, with everybody's consent. */
  readonly undos?: number;
  /** Only these procedures; all of them otherwise. */
  readonly procedures?: readonly string[];
}

/** One event of the walk, with what the player said and what came of it where it is a procedure. */
export interface Walked {
  readonly before: Campaign;
  readonly event: CampaignEvent;
  readonly after: Campaign;
  readonly opened?: OpenedIn;
  readonly played?: Resolution;
}

type Said = Readonly<Record<string, unknown>>;

/** So many tries are made to find a procedure the rules accept, before the walk gives up. */
const TRIES = 400;
/** How often an example keeps what it says of a field, and how often a counter is one the register knows. */
const KEEP = 0.75;
const KNOWN = 0.7;

/** The same walk for the same seed; where the game ends, so does the walk. */
export function* campaignWalk(game: Game, options: WalkOptions): Generator<Walked, Campaign, void> {
  const next = practiceNumbers(options.seed);
  const chance = (share: number): boolean => next() < share;
  const opening = begin(game, 'walk', options.setup ?? {}, options.rulings);
  if (!opening.ok) throw new Error(`the set-up is refused: ${JSON.stringify(opening.refusals)}`);
  let campaign = surely(append(game, undefined, opening.value));
  const ids = options.procedures ?? Object.keys(game.procedures);
  while (campaign.length < options.events && !game.campaign?.closed?.(campaign.state)) {
    const before = campaign;
    if (campaign.standing.length > 1 && chance(options.undos ?? 0)) {
      const event = undoOf(campaign);
      campaign = surely(append(game, campaign, event));
      yield { before, event, after: campaign };
      continue;
    }
    const found = anyProcedure(game, campaign, ids, next);
    campaign = surely(append(game, campaign, found.event));
    yield { before, after: campaign, ...found };
  }
  return campaign;
}

const undoOf = ({ standing, game }: Campaign): CampaignEvent => ({
  kind: 'undone',
  event: standing.at(-1)?.sequence ?? 0,
  consent: game.campaign?.sides ?? [],
});

function surely<T>(checked: { ok: true; value: T } | { ok: false; refusals: readonly unknown[] }): T {
  if (!checked.ok) throw new Error(`a legal event is refused: ${JSON.stringify(checked.refusals)}`);
  return checked.value;
}

function anyProcedure(game: Game, campaign: Campaign, ids: readonly string[], next: () => number) {
  const refusals = new Map<string, number>();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const procedure = game.procedures[ids[Math.floor(next() * ids.length)] ?? ''] as Procedure;
    const said = situation(game, campaign, procedure, next);
    const opened = openIn(campaign, procedure.id, said);
    if (!opened.ok) {
      for (const { code } of opened.refusals) refusals.set(code, (refusals.get(code) ?? 0) + 1);
      continue;
    }
    try {
      const { result, record } = fuzz(opened.value.begin(), Math.floor(next() * 1e9));
      const played = resolution(opened.value, result, record);
      const event: CampaignEvent = {
        kind: 'resolved',
        procedure: procedure.id,
        input: said as Plain,
        journal: played.journal,
      };
      return { event, opened: opened.value, played };
    } catch (error) {
      // What the source lost stops a walk half-way: that is no fault of the campaign.
      if (!(error instanceof Refused)) throw error;
    }
  }
  throw new Error(`no procedure was accepted in ${TRIES} tries; refused: ${JSON.stringify([...refusals])}`);
}

/** What a player might say: an example with some things otherwise, counters of the register called by their names. */
export function situation(game: Game, { state }: Campaign, procedure: Procedure, next: () => number): Said {
  const examples = game.examples.filter((example) => example.procedure === procedure.id && !example.refused);
  const base = (examples[Math.floor(next() * examples.length)]?.input ?? {}) as Said;
  const drawn = sample(procedure.input, next) as Said;
  const varied = Object.entries(drawn).flatMap(([name, value]) => {
    if (next() < KEEP && Object.hasOwn(base, name)) return [[name, base[name]] as const];
    return next() < KEEP ? [] : [[name, value] as const];
  });
  const said = renamed(procedure.input, Object.fromEntries([...Object.entries(base), ...varied]), state, next, game);
  const known = Object.keys((procedure.fromCampaign?.(state, said as State) ?? {}) as object);
  return Object.fromEntries(Object.entries(said as Said).filter(([name]) => !known.includes(name)));
}

/** Counters are called by a name the register knows, or by a new one. */
function renamed(field: Field, value: unknown, state: State, next: () => number, game: Game): unknown {
  const rules = game.campaign as CampaignRules;
  const pick = (kind: string): { readonly entry: State; readonly name: Plain | undefined } | undefined => {
    const keeper = rules.register?.[kind];
    const held = keeper ? (state[keeper.track] as readonly State[]) : [];
    const entry = next() < KNOWN ? held[Math.floor(next() * held.length)] : undefined;
    return entry && { entry, name: entry[keeper?.name ?? ''] };
  };
  const walk = (part: Field, item: unknown): unknown => {
    if (part.kind === 'list' && Array.isArray(item)) return item.map((each) => walk(part.of, each));
    if ((part.kind === 'text' || part.kind === 'oneOf') && part.names) return pick(part.names.kind)?.name ?? item;
    if (part.kind !== 'record' || typeof item !== 'object' || item === null) return item;
    const taken = countersOf(part).flatMap((mark) => {
      const known = pick(mark.kind);
      return known ? [{ mark, ...known }] : [];
    });
    const filled = (name: string): boolean =>
      taken.some(({ mark, entry }) => Object.hasOwn(entry, name) && mark.facts?.includes(name) !== false);
    const inner = Object.entries(item).filter(([name]) => !filled(name));
    return Object.fromEntries([
      ...inner.map(([name, each]) => [
        name,
        Object.hasOwn(part.fields, name) ? walk(part.fields[name] as Field, each) : each,
      ]),
      ...taken.map(({ mark, name }) => [mark.name, name]),
    ]);
  };
  return walk(field, value);
}

/** What became of one effect: it changed the tracks, it waits for a place, or it left everything as it was. */
export interface Fate {
  readonly effect: Effect;
  readonly became: 'booked' | 'waiting' | 'unchanged';
}

/** Books the effects of a walked procedure once more, one by one. */
export function fatesOf({ before, opened, played }: Walked): readonly Fate[] {
  if (!opened || !played) return [];
  const rules = before.game.campaign as CampaignRules<State>;
  let state = entered(rules as CampaignRules, before.state, opened.procedure.input, opened.input);
  return played.effects.map((effect): Fate => {
    const next = rules.apply(state, effect);
    if (isUnbooked(next)) return { effect, became: 'waiting' };
    const became = next === state ? 'unchanged' : 'booked';
    state = next;
    return { effect, became };
  });
}
