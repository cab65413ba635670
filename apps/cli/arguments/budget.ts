/** `--budget STATES`: how far a walk goes before its answer is sampled. */
import type { Means } from '@grognard/kernel';
import { UsageFault } from '../faults.ts';
import { type Arguments, text } from '../verb.ts';

export const BUDGET_OPTION = { flags: '--budget <states>' } as const;

export function meansOf(args: Arguments): Means {
  const received = text(args, 'budget');
  if (received === undefined) return {};
  if (!/^[1-9]\d{0,8}$/.test(received)) throw new UsageFault('notABudget', { received });
  return { budget: Number(received) };
}
