/** Stacking, conversion, retreat and losses agree with a second computation on random counters. */
import { fuzz, type Game, type Opened, odds, open, practiceNumbers, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../../testing/at-random.ts';
import { cases } from '../../testing/cases.ts';
import { game as combatRapide } from '../game.ts';
import { faultsOf, left, strength } from './counters.ts';
import { type Next, pick, stack } from './forces.ts';
import { wear } from './printed.ts';

/** Inputs here are whatever a caller may send. */
const game: Game = combatRapide;

const CASES = cases(1000);
const NATIONS = ['turkey', 'turkey', 'spain', 'other'];

const opened = (procedure: string, input: object, rulings: Readonly<Record<string, string>> = {}): Opened => {
  const checked = open(game, procedure, input, { rulings });
  if (!checked.ok) throw new Error(JSON.stringify([input, checked.refusals]));
  return checked.value;
};

/** Any counters that can be written down, allowed or not. */
const anyCounters = (next: Next) => ({
  armiesPlus: Math.floor(next() * 3),
  armiesMinus: Math.floor(next() * 4),
  detachments: Math.floor(next() * 7),
});

test(`[B, H] ${CASES} stacks`, () => {
  const next = practiceNumbers(2);
  for (let count = 0; count < CASES; count += 1) {
    const pachas = Array.from({ length: Math.floor(next() * 4) }, () => Math.floor(next() * 3));
    const counters = { ...anyCounters(next), pachas };
    const input = { nation: pick(NATIONS, next), ...counters };
    const two = next() < 0.5;
    const begun = opened('stacking', input, { provinceCounters: two ? 'two' : 'stackRule' }).begin();
    const { result, record } = fuzz(begun, 1);
    const { armiesPlus, armiesMinus, detachments } = counters;
    const faults = faultsOf(counters, input.nation);
    const equivalent = 4 * armiesPlus + 2 * armiesMinus + detachments;
    const excess = two ? Math.max(0, armiesPlus + armiesMinus + detachments - 2) : 0;
    expect(result, JSON.stringify(input)).toEqual({
      allowed: faults.length === 0,
      equivalent,
      strength: strength(counters),
      faults,
      excess,
    });
    const received: Readonly<Record<string, readonly [number, number]>> = {
      noCounters: [0, 0],
      tooManyEquivalents: [equivalent, 8],
      tooManyArmies: [armiesPlus + armiesMinus, 2],
      tooManyDetachments: [detachments, 4],
      tooManyPachas: [pachas.length, 2],
      pachasNotTurkish: [pachas.length, 0],
    };
    expect(record.steps.map(({ title, outcome }) => [title.key, outcome?.key, outcome?.facts])).toEqual([
      ['stacking.worth', 'stacking.equivalent', { equivalent, strength: strength(counters) }],
      ...faults.map((code) => {
        const [many, most] = received[code] ?? expect.fail(code);
        return ['stacking.fault', `refusal.${code}`, { received: many, most }];
      }),
      ...(excess > 0 ? [['losses.moved', 'losses.excess', { excess }]] : []),
    ]);
  }
});

test(`[N] ${CASES} exchanges: allowed is what taking in 2 D, again and again, can reach`, () => {
  const next = practiceNumbers(14);
  let allowed = 0;
  for (let count = 0; count < CASES; count += 1) {
    const before = anyCounters(next);
    const flips = Math.floor(next() * 3);
    const near = {
      armiesPlus: before.armiesPlus + flips,
      armiesMinus: Math.max(0, before.armiesMinus - flips),
      detachments: Math.max(0, before.detachments - 2 * flips),
    };
    const after = next() < 0.5 ? near : anyCounters(next);
    const reached = [0, 1, 2, 3].map((taken) => [
      before.armiesPlus + taken,
      before.armiesMinus - taken,
      before.detachments - 2 * taken,
    ]);
    const can = reached.some(
      ([plus, minus = 0, ones = 0]) =>
        minus >= 0 &&
        ones >= 0 &&
        plus === after.armiesPlus &&
        minus === after.armiesMinus &&
        ones === after.detachments,
    );
    const ready = opened('conversion', { before: { ...before, name: 'X' }, after });
    const { procedure, input } = ready;
    const { result, record } = fuzz(ready.begin(), 1);
    const flipped = after.armiesPlus - before.armiesPlus;
    const armies = (of: typeof before): number => of.armiesPlus + of.armiesMinus;
    const worth = (of: typeof before): number => 4 * of.armiesPlus + 2 * of.armiesMinus + of.detachments;
    const reason =
      armies(after) > armies(before)
        ? 'armyFromDetachments'
        : worth(after) === worth(before)
          ? 'notDescribed'
          : 'worthChanges';
    const verdict = can ? { allowed: true, flipped } : { allowed: false, reason };
    const told = can ? ['conversion.allowed', { flipped }] : [`conversion.${reason}`, undefined];
    expect(result, JSON.stringify([before, after])).toEqual(verdict);
    expect(record.steps.map(({ outcome }) => [outcome?.key, outcome?.facts])).toEqual([told]);
    expect(procedure.figures['flipped']?.(result as never)).toBe(can ? flipped : 0);
    // Nothing is booked where nothing was exchanged.
    expect(procedure.effects?.(result as never, input as never, [], ready.book)).toEqual(
      can && flipped > 0 ? [{ kind: 'converted', name: 'X', ...after }] : [],
    );
    expect(procedure.fates?.(result as never, input as never)).toEqual([
      { at: 'before', words: { key: 'conversion.fate', facts: { flipped: can ? flipped : 0 } }, ...(can && { after }) },
    ]);
    allowed += can ? 1 : 0;
  }
  expect(allowed).toBeGreaterThan(CASES / 10);
});

test(`[K, H, N] ${CASES} forces bear losses`, () => {
  const next = practiceNumbers(11);
  for (let count = 0; count < CASES; count += 1) {
    const nation = pick(NATIONS, next);
    const force = stack(nation, next);
    const [losses, half] = [Math.floor(next() * 13), next() < 0.5];
    const inForce = {
      pachaAbsorbs: pick(['worth', 'one'], next),
      provinceCounters: pick(['stackRule', 'two'], next),
      recombination: pick(['largest', 'choice'], next),
    };
    const ready = opened('losses', { nation, ...force, losses, half }, inForce);
    const { procedure } = ready;
    const { resolution, asked } = playedAtRandom(ready, drawsOf(count + 1));
    const { result } = resolution;
    const questions = [...asked];
    const suffered = losses + (half ? 0.5 : 0);
    const again = left(force, suffered, inForce, (about, offered) => {
      const { side, text, options, option } = questions.shift() ?? expect.fail('one question more');
      expect([side, text, options]).toEqual(['attacker', `losses.ask.${about}.attacker`, offered]);
      return option;
    });
    expect(result, JSON.stringify([nation, force, losses, half, inForce])).toEqual(again);
    expect(questions).toEqual([]);
    expect(resolution.steps.map(({ title }) => title.key)).toEqual([
      'losses.table',
      ...asked.map(({ text }) => text),
      ...(again.excess > 0 ? ['losses.moved'] : []),
      'losses.counters',
    ]);
    const { armiesPlus, armiesMinus, detachments, pachas } = again;
    const rest = 4 * armiesPlus + 2 * armiesMinus + detachments;
    expect(procedure.outcome(result as never)).toBe(String(rest));
    expect(procedure.figures['detachmentsLeft']?.(result as never)).toBe(rest);
    expect(procedure.figures['worthLeft']?.(result as never)).toBe(pachas.reduce((all, each) => all + each, rest));
  }
});

describe('[J, M] retreat: every manoeuvre and morale, broken or not', () => {
  const inputs = [false, true].flatMap((broken) =>
    [0, 1, 2, 3, 4, 5, 6, 9].flatMap((manoeuvre) => [1, 2, 4, 9].map((morale) => ({ broken, manoeuvre, morale }))),
  );

  test.each(['free', 'test'])('exact shares with withdrawal %s', (withdrawal) => {
    for (const input of inputs) {
      const tested = withdrawal === 'test' && !input.broken;
      const goes = tested ? Math.min(10, input.manoeuvre + input.morale) : 10;
      const hundredths = new Map<string, number>([['held', 10 * (10 - goes)]]);
      for (let face = 1; face <= 10; face += 1) {
        const cost = String(wear(face - (input.broken ? 0 : input.manoeuvre)));
        hundredths.set(cost, (hundredths.get(cost) ?? 0) + goes);
      }
      const { begin, procedure } = opened('retreat-test', input, { withdrawal });
      const { distribution } = odds(begin());
      for (const [outcome, share] of hundredths) {
        const ours = distribution.share((result) => procedure.outcome(result) === outcome);
        expect(
          Number(ours.over * 100n) / Number(ours.under),
          `${JSON.stringify(input)} ${outcome} ${written(ours)}`,
        ).toBe(share);
      }
    }
  });
});
