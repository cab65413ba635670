/** SPs removed outside a battle: a march, a siege, a retreat. The owner says of which troops, where they are known. */
import type { Effect, Refusal, RuleRef, Step } from '@grognard/kernel';
import { onCounter, onMap } from '../campaign/effects.ts';
import { type Contingent, spsOf } from '../force.ts';
import { give } from './battle/losses.ts';
import type { Taken } from './battle/result.ts';

export const wear = <T>(
  told: readonly Contingent[] | undefined,
  sps: number,
  rule: RuleRef,
  then: (taken: readonly Taken[]) => Step<T>,
): Step<T> => (sps === 0 || !told ? then([]) : give({ troops: told }, 'owner', sps, rule, then));

/** By troops where they are known; otherwise the SPs are only told. */
export const wornOff = (force: string, taken: readonly Taken[], sps: number): readonly Effect[] => {
  if (sps === 0) return [];
  if (taken.length === 0) return [onMap({ kind: 'attrition', force, sps })];
  return taken.map((each) => onCounter(force, { kind: 'losses', force, ...each }));
};

/** Troops that are told must be the SPs that are told. */
export const miscounted = (told: readonly Contingent[] | undefined, sps: number, rule: RuleRef): readonly Refusal[] => {
  const counted = told ? spsOf({ troops: told }) : sps;
  return counted === sps ? [] : [{ code: 'spsAndTroops', at: 'sps', rule, facts: { sps, counted } }];
};
