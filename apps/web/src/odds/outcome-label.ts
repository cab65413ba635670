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

/** Labels without the words all of them begin with: in one line only what tells them apart has room. */
export function toldApart(labels: readonly string[]): readonly string[] {
  const words = labels.map((label) => label.split(/(?<=[\s’])/));
  const [first = []] = words;
  const differs = first.findIndex((word, place) =>
    words.some((other) => other[place] !== word || place === other.length - 1),
  );
  return labels.length < 2 ? labels : words.map((label) => label.slice(Math.max(0, differs)).join(''));
}
