/** An equation in the one line a phone has above its button. */
import type { EquationTerm } from '@grognard/kernel';

const OPERATOR = /^[+−:=≥/→×x]$/;

/** The equation in one line: its sides and its answer; the whole where an operator would have lost what it joins. */
export function equationLine(terms: readonly EquationTerm[]): string {
  const texts = (kept: readonly EquationTerm[]): readonly string[] =>
    kept.map(({ text }) => text).filter((text, index, all) => text !== '=' || all[index + 1] !== '→');
  const short = texts(terms.filter(({ side, leads, label }) => side !== undefined || leads || label === undefined));
  const joinsNothing = (text: string, index: number): boolean =>
    OPERATOR.test(text) && (index === 0 || index === short.length - 1 || OPERATOR.test(short[index - 1] ?? ''));
  return (short.some(joinsNothing) ? texts(terms) : short).join(' ');
}
