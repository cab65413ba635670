/** An outcome's words taken apart: the printed code, large, and what it means, beside it. */

export interface OutcomeLabel {
  readonly code?: string;
  readonly meaning: string;
}

const LONGEST_CODE = 6;

export function outcomeLabel(outcome: string, words: string): OutcomeLabel {
  const rest = words.startsWith(outcome) ? words.slice(outcome.length) : undefined;
  const meaning = rest === undefined ? undefined : /^\s*:\s*(.*)$/s.exec(rest)?.[1];
  if (meaning !== undefined) return { code: outcome, meaning };
  return words === outcome && outcome.length <= LONGEST_CODE ? { code: outcome, meaning: '' } : { meaning: words };
}
