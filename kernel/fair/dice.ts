/** Dice of the open procedure: bound, contributed to, thrown; and the seed that is revealed when it is over. */
import { isFace } from '../dice/die.ts';
import { canonical } from '../journal/canonical.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import type { Crypto } from './crypto.ts';
import type { Bound, Contributed, Epoch, Pledged, Thrown } from './event.ts';
import { surely } from './open.ts';
import { pledgeOf, seedCommitment } from './proof.ts';
import { type Binding, faceOf } from './roll.ts';
import { type OpenProcedure, type Run, type Shared, takenSeats, unpledged } from './shared.ts';

/** The binding of the die that the open procedure asks for, if it stood at this line. */
export function bindingAt(shared: Shared, open: OpenProcedure, line: number): Binding | undefined {
  if (open.step.kind !== 'chance') return undefined;
  const { ask, die } = open.step;
  return {
    campaign: shared.id,
    run: open.run?.line ?? line,
    die: (open.run?.thrown ?? 0) + 1,
    procedure: open.opened.procedure.id,
    rule: ask.rule,
    purpose: ask.text,
    sides: die.sides,
  };
}

/** From here on the roll belongs to all: it cannot be taken back alone, and what was asked before it lapses. */
export function bind(shared: Shared, at: number, event: Bound): Checked<Shared> {
  const { open, epoch } = shared;
  const binding = open && bindingAt(shared, open, at);
  if (!open || !binding) return refuse({ code: 'nothingOpen', at: 'kind' });
  const run: Run = open.run ?? { line: at, contributors: takenSeats(shared), contributions: {}, thrown: 0 };
  const told = { kind: 'bound', roll: binding, contributors: run.contributors };
  if (canonical(event as unknown as Plain) !== canonical(told as unknown as Plain)) {
    return refuse({ code: 'otherRoll', at: 'roll', facts: { rule: binding.rule, sides: binding.sides } });
  }
  return accept({
    ...shared,
    undo: undefined,
    epoch: { ...epoch, spent: true },
    open: { ...open, run, bound: { line: at, binding }, irreversible: true },
  });
}

/** A pledge that stands is not exchanged: whoever has seen another's contribution would choose his own by it. */
export function pledge(shared: Shared, event: Pledged): Checked<Shared> {
  const seat = shared.seated[event.by];
  if (!seat || seat.pledge) return refuse({ code: 'pledgeStands', at: 'pledge', facts: { seat: event.by } });
  return accept(pledgedBy(shared, event.by, event.pledge));
}

const pledgedBy = (shared: Shared, by: string, hash: string): Shared => {
  const seat = shared.seated[by];
  if (!seat) return shared;
  return { ...shared, seated: { ...shared.seated, [by]: { ...seat, pledge: { hash, after: shared.head } } } };
};

/** A seat opens what it pledged before this roll was known, and pledges its next. */
export function contribute(shared: Shared, event: Contributed, crypto: Crypto): Checked<Shared> {
  const { open } = shared;
  const run = open?.run;
  if (!open?.bound || run?.line !== event.roll)
    return refuse({ code: 'noSuchRoll', at: 'roll', facts: { received: event.roll } });
  if (!run.contributors.includes(event.by))
    return refuse({ code: 'notAContributor', at: 'by', facts: { seat: event.by } });
  if (Object.hasOwn(run.contributions, event.by)) {
    return refuse({ code: 'contributedTwice', at: 'by', facts: { seat: event.by } });
  }
  const missing = unpledged(shared, run);
  if (missing.length > 0) return refuse({ code: 'notAllPledged', at: 'by', facts: { missing } });
  if (pledgeOf(crypto, shared.id, event.by, event.nonce) !== shared.seated[event.by]?.pledge?.hash) {
    return refuse({ code: 'pledgeBroken', at: 'nonce', facts: { seat: event.by } });
  }
  const contributions = { ...run.contributions, [event.by]: event.nonce };
  return accept({ ...pledgedBy(shared, event.by, event.pledge), open: { ...open, run: { ...run, contributions } } });
}

export function throwBound(shared: Shared, at: number, event: Thrown): Checked<Shared> {
  const { open, epoch } = shared;
  if (!open?.bound || !open.run || open.step.kind !== 'chance') return refuse({ code: 'nothingOpen', at: 'kind' });
  const { line, binding } = open.bound;
  if (event.roll !== line) return refuse({ code: 'noSuchRoll', at: 'roll', facts: { received: event.roll } });
  if (!isFace(event.face, open.step.die)) return refuse({ code: 'falseFace', at: 'face', facts: { line: at } });
  const thrown = { line: at, binding, contributions: open.run.contributions, face: event.face };
  const run = { ...open.run, thrown: open.run.thrown + 1 };
  return accept({
    ...shared,
    epoch: { ...epoch, thrown: [...epoch.thrown, thrown] },
    open: surely({ ...open, run }, open.step, { face: event.face }),
  });
}

/** The seed is revealed: it must be the one committed to, and every die of the epoch must follow from it. */
export function endEpoch(shared: Shared, event: Epoch, crypto: Crypto): Checked<Shared> {
  const { epoch, id } = shared;
  if (event.number !== epoch.number)
    return refuse({ code: 'otherEpoch', at: 'number', facts: { epoch: epoch.number } });
  if (seedCommitment(crypto, id, epoch.number, event.seed) !== epoch.commitment) {
    return refuse({ code: 'otherSeed', at: 'seed', facts: { epoch: epoch.number } });
  }
  const bent = epoch.thrown.find(
    ({ binding, contributions, face }) => faceOf(crypto, event.seed, binding, contributions) !== face,
  );
  if (bent) {
    const face = faceOf(crypto, event.seed, bent.binding, bent.contributions);
    return refuse({ code: 'falseDie', at: 'face', facts: { line: bent.line, received: bent.face, face } });
  }
  const next = { number: epoch.number + 1, commitment: event.commitment, spent: false, thrown: [] };
  return accept({ ...shared, epoch: next });
}
