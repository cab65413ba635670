/** The open procedure: begun, answered, sealed, unsealed or given up. */
import { openIn } from '../campaign/asking.ts';
import { accept, type Checked, type Refusal, Refused, refuse } from '../refusal/refusal.ts';
import type { Side } from '../step/step.ts';
import { pause, type Reply, take, type Waiting } from '../walk/play.ts';
import { PlayRecord } from '../walk/record.ts';
import type { Crypto } from './crypto.ts';
import type { Abandoned, Began, Chose, Claimed, Sealed, Unsealed } from './event.ts';
import { sealOf } from './proof.ts';
import { isTaken, type OpenProcedure, type Run, type Shared, takenSeats } from './shared.ts';

/** Fewer players than this, and the one who is there would have nobody to watch him. */
const FEWEST_PLAYERS = 2;

/** A procedure begins, one at a time. */
export function begin(shared: Shared, at: number, { by, procedure, input, roles }: Began): Checked<Shared> {
  if (shared.open) return refuse({ code: 'procedureOpen', at: 'kind', facts: { began: shared.open.line } });
  const taken = takenSeats(shared).length;
  if (taken < Math.min(FEWEST_PLAYERS, shared.seats.length)) {
    return refuse({ code: 'tooFewSeated', at: 'kind', facts: { taken, needed: FEWEST_PLAYERS } });
  }
  const opened = openIn(shared.campaign, procedure, input);
  const faults = [...roleFaults(shared, roles), ...(opened.ok ? [] : within('input', opened.refusals))];
  if (!opened.ok || faults.length > 0) return { ok: false, refusals: faults };
  const fresh = { run: undefined, bound: undefined, seals: {}, unsealed: {}, irreversible: false, stuck: undefined };
  const first = guarded(() => pause(opened.value.begin()));
  if (!first.ok) return { ok: false, refusals: within('input', first.refusals) };
  const given = { ...ownSides(shared), ...roles };
  const open = { ...fresh, line: at, by, opened: opened.value, roles: given, entries: [], step: first.value };
  return accept({ ...shared, open, undo: undefined });
}

const within = (at: string, refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((each) => ({ ...each, at: [at, each.at].filter(Boolean).join('.') }));

/** A side that is itself a seat answers for itself. */
const ownSides = ({ game, seats }: Shared): Readonly<Record<Side, Side>> =>
  Object.fromEntries(game.sides.filter((side) => seats.includes(side)).map((side) => [side, side]));

function roleFaults(shared: Shared, roles: Readonly<Record<Side, Side>>): readonly Refusal[] {
  const { sides } = shared.game;
  const players = Object.values(roles);
  return Object.entries(roles).flatMap(([side, seat], index): Refusal[] => {
    const at = `roles.${side}`;
    if (!sides.includes(side)) return [{ code: 'noSuchSide', at, facts: { received: side, options: sides } }];
    if (!shared.seats.includes(seat))
      return [{ code: 'noSuchSeat', at, facts: { received: seat, options: shared.seats } }];
    if (shared.seats.includes(side) && seat !== side) return [{ code: 'ownSide', at, facts: { side } }];
    if (!isTaken(shared, seat)) return [{ code: 'seatEmpty', at, facts: { seat } }];
    return players.indexOf(seat) < index ? [{ code: 'twoRoles', at, facts: { seat } }] : [];
  });
}

/** A seat without a role takes one that nobody has. */
export function claim(shared: Shared, { by, side }: Claimed): Checked<Shared> {
  const { open, game } = shared;
  if (!open) return refuse({ code: 'nothingOpen', at: 'kind' });
  if (!game.sides.includes(side))
    return refuse({ code: 'noSuchSide', at: 'side', facts: { received: side, options: game.sides } });
  if (Object.hasOwn(open.roles, side)) return refuse({ code: 'roleTaken', at: 'side', facts: { side } });
  if (Object.values(open.roles).includes(by)) return refuse({ code: 'twoRoles', at: 'side', facts: { seat: by } });
  return accept({ ...shared, open: { ...open, roles: { ...open.roles, [side]: by } } });
}

/** One side decides, in the open. What the rules forbid is refused and may be answered otherwise. */
export function answer(shared: Shared, { by, side, option }: Chose): Checked<Shared> {
  const { open } = shared;
  if (open?.step.kind !== 'choice' || open.step.side !== side)
    return refuse({ code: 'notAsked', at: 'side', facts: { side } });
  const stranger = roleFault(open, by, side);
  if (stranger) return refuse(stranger);
  const { step } = open;
  const next = guarded(() => moved(open, step, { option }));
  return next.ok ? accept({ ...shared, open: next.value }) : next;
}

/** Several sides decide in secret: first each commits. With the last seal the first secret may be on its way. */
export function seal(shared: Shared, { by, side, commitment }: Sealed): Checked<Shared> {
  const { open } = shared;
  if (open?.step.kind !== 'together' || !Object.hasOwn(open.step.asks, side)) {
    return refuse({ code: 'notAsked', at: 'side', facts: { side } });
  }
  const stranger = roleFault(open, by, side);
  if (stranger) return refuse(stranger);
  if (Object.hasOwn(open.seals, side)) return refuse({ code: 'sealedTwice', at: 'side', facts: { side } });
  const seals = { ...open.seals, [side]: { hash: commitment, after: shared.head } };
  const all = Object.keys(open.step.asks).every((each) => Object.hasOwn(seals, each));
  return accept({ ...shared, open: { ...open, seals, irreversible: open.irreversible || all } });
}

/** When all have committed, each shows what he chose; with the last, all goes on. */
export function unseal(shared: Shared, { by, side, option, nonce }: Unsealed, crypto: Crypto): Checked<Shared> {
  const { open } = shared;
  if (open?.step.kind !== 'together' || !Object.hasOwn(open.step.asks, side)) {
    return refuse({ code: 'notAsked', at: 'side', facts: { side } });
  }
  const { asks } = open.step;
  const stranger = roleFault(open, by, side);
  if (stranger) return refuse(stranger);
  const missing = Object.keys(asks).filter((each) => !Object.hasOwn(open.seals, each));
  if (missing.length > 0) return refuse({ code: 'notAllSealed', at: 'side', facts: { missing } });
  if (Object.hasOwn(open.unsealed, side)) return refuse({ code: 'unsealedTwice', at: 'side', facts: { side } });
  const place = { campaign: shared.id, began: open.line, entry: open.entries.length, side };
  if (sealOf(crypto, place, option, nonce) !== open.seals[side]?.hash) {
    return refuse({ code: 'sealBroken', at: 'option', facts: { side } });
  }
  if (!asks[side]?.includes(option)) {
    return refuse({
      code: 'sealedNoOption',
      at: 'option',
      facts: { side, received: option, options: asks[side] ?? [] },
    });
  }
  const unsealed = { ...open.unsealed, [side]: option };
  const shown = { ...open, unsealed };
  const all = Object.keys(asks).every((each) => Object.hasOwn(unsealed, each));
  if (!all) return accept({ ...shared, open: shown });
  return accept({ ...shared, open: surely(shown, open.step, { answers: unsealed }) });
}

const roleFault = ({ roles }: OpenProcedure, by: Side, side: Side): Refusal | undefined => {
  if (!Object.hasOwn(roles, side)) return { code: 'roleUnclaimed', at: 'side', facts: { side } };
  return roles[side] === by ? undefined : { code: 'notYourSide', at: 'side', facts: { side, seat: by } };
};

/** The procedure after a reply; what the rules refuse is thrown. */
function moved(open: OpenProcedure, step: Waiting<unknown>, reply: Reply): OpenProcedure {
  const record = new PlayRecord();
  const next = pause(take(step, reply, record));
  const run = next.kind === 'chance' ? open.run : undefined;
  const entries = [...open.entries, ...record.journal];
  return { ...open, step: next, entries, run, bound: undefined, seals: {}, unsealed: {} };
}

/** The procedure after what can no longer be answered otherwise: where the rules refuse to go on, it is stuck. */
export function surely(open: OpenProcedure, step: Waiting<unknown>, reply: Reply): OpenProcedure {
  const next = guarded(() => moved(open, step, reply));
  return next.ok ? next.value : { ...open, bound: undefined, stuck: next.refusals };
}

function guarded<T>(work: () => T): Checked<T> {
  try {
    return accept(work());
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusals: error.refusals };
    throw error;
  }
}

/** The procedure is given up, by consent of all where somebody may have learnt something of it. */
export function abandon(shared: Shared, { began, consent }: Abandoned): Checked<Shared> {
  const { open, undo } = shared;
  if (!open || open.line !== began) return refuse({ code: 'nothingOpen', at: 'began' });
  if (consent.join('\n') !== undo?.consent.join('\n')) return refuse({ code: 'otherConsent', at: 'consent' });
  return accept({ ...shared, seated: spentWith(shared, open.run), open: undefined, undo: undefined });
}

/** The server may have read a contribution that never came into the journal: its pledge serves no other roll. */
function spentWith({ seated }: Shared, run: Run | undefined): Shared['seated'] {
  const spent = (run?.contributors ?? []).filter((seat) => !Object.hasOwn(run?.contributions ?? {}, seat));
  return Object.fromEntries(
    Object.entries(seated).map(([name, seat]) => [name, spent.includes(name) ? { ...seat, pledge: undefined } : seat]),
  );
}
