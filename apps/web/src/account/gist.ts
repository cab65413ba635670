/** One line for a step: what was thrown, decided, read, and what came of it. */
import { signed, type stepWords } from '@grognard/games/words';
import type { Say } from '@grognard/kernel';

type Told = Pick<ReturnType<typeof stepWords>, 'dice' | 'modifiers' | 'answers' | 'outcome' | 'lookup'>;

export function gistOf(say: Say, { dice, modifiers, answers, outcome, lookup }: Told): string {
  if (answers.length > 0)
    return answers.map(({ side, answer }) => `${say('web.labelled', { label: side })} ${answer}`).join(' · ');
  const thrown = sumOf(dice, modifiers);
  const told = outcome ?? lookup;
  return [thrown, told].filter(Boolean).join(' · ');
}

/** `4 + 3 = 7`, where the modifiers add up; the bare faces otherwise. */
function sumOf(dice: Told['dice'], modifiers: Told['modifiers']): string {
  const applied = modifiers.filter(({ state }) => state === 'applied');
  const faces = dice.map(({ face }) => face);
  const added = applied.every(({ halves }) => !halves);
  const sum = applied.reduce((all, { value }) => all + value, 0);
  if (faces.length === 0) return applied.length > 0 && added ? signed(sum) : '';
  const thrown = faces.reduce((all, face) => all + face, 0);
  const written = faces.join(' + ');
  if (sum === 0 || !added || faces.length > 2) return written;
  return `${written} ${sum < 0 ? '−' : '+'} ${Math.abs(sum)} = ${String(thrown + sum).replace('-', '−')}`;
}
