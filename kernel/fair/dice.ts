/** Dice of the open procedure: bound, contributed to, thrown; and the seed that is revealed when it is over. */
import { isFace } from '../dice/die.ts';
import { canonical } from '../journal/canonical.ts';
import { accept, type Checked, refuse } from '../refusal/refusal.ts';
import type { Plain } from '../step/step.ts';
import type { Crypto } from './crypto.ts';
import type { Bound, Contributed, Epoch, Thrown } from './event.ts';
import { surely } from './open.ts';
import { pledgeOf, seedCommitment } from './proof.ts';
import { type Binding, faceOf } from './roll.ts';
import { contributorsTo, type OpenProcedure, type Shared } from './shared.ts';

/** The binding of the die that the open procedure asks for, if it stood at this line. */
export function bindingAt(shared: Shared, open: OpenProcedure, line: number): Binding | undefined {
  if (open.step.kind !== 'chance') return undefined;
  const { ask, die } = open.step;
  return {
    campaign: shared.id,
    sequence: line,
    procedure: open.opened.procedure.id,
    rule: ask.rule,
    purpose: ask.text,
    sides: die.sides,
    dice: 1,
  };
}

export function bind(shared: Shared, at: number, event: Bound): Checked<Shared> {
  const { open } = shared;
  const binding = open && bindingAt(shared, open, at);
  if (!open || !binding) return refuse({ code: 'nothingOpen', at: 'kind' });
  const run = open.run ?? { line: at, contributors: contributorsTo(shared, open), contributions: {} };
  const told = { kind: 'bound', roll: binding, run: run.line, contributors: run.contributors };
  if (canonical(event as unknown as Plain) !== canonical(told as unknown as Plain)) {
    return refuse({ code: 'otherRoll', at: 'roll', facts: { rule: binding.rule, sides: binding.sides } });
  }
  return accept({ ...shared, open: { ...open, run, bound: { line: at, binding } } });
}

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
  const seat = shared.seated[event.by];
  if (!seat || pledgeOf(crypto, shared.id, event.by, event.nonce) !== seat.pledge) {
    return refuse({ code: 'pledgeBroken', at: 'nonce', facts: { seat: event.by } });
  }
  const contributions = { ...run.contributions, [event.by]: event.nonce };
  const next = { ...seat, pledge: event.pledge, contributions: seat.contributions + 1 };
  return accept({
    ...shared,
    seated: { ...shared.seated, [event.by]: next },
    open: { ...open, run: { ...run, contributions } },
  });
}

export function throwBound(shared: Shared, at: number, event: Thrown): Checked<Shared> {
  const { open, epoch } = shared;
  if (!open?.bound || !open.run || open.step.kind !== 'chance') return refuse({ code: 'nothingOpen', at: 'kind' });
  const { line, binding } = open.bound;
  if (event.roll !== line) return refuse({ code: 'noSuchRoll', at: 'roll', facts: { received: event.roll } });
  if (!isFace(event.face, open.step.die)) return refuse({ code: 'falseFace', at: 'face', facts: { line: at } });
  const thrown = { line: at, binding, contributions: open.run.contributions, face: event.face };
  return accept({
    ...shared,
    epoch: { ...epoch, thrown: [...epoch.thrown, thrown] },
    open: { ...surely(open, open.step, { face: event.face }), irreversible: true },
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
  return accept({ ...shared, epoch: { number: epoch.number + 1, commitment: event.commitment, thrown: [] } });
}
