/** What a change does, short enough to stand where the change is made. */
import { shownChange, type WordedSwitch } from '@grognard/games/words';
import { type Field, fieldAt, type Locale, type Say, stepsTo } from '@grognard/kernel';

/** Less than this is nothing beside a switch. */
const LEAST_CHANGE = 0.005;

/** By the place of the field: the other state, and what that very change is worth with its true sign. */
export function worthWords(
  input: Field,
  switches: readonly WordedSwitch[],
  say: Say,
  locale: Locale,
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const { at, kind, to, words, change } of switches) {
    if (kind !== 'input' || Math.abs(change.value) < LEAST_CHANGE || isSecret(input, at)) continue;
    if (typeof to !== 'boolean' && typeof to !== 'number') continue;
    const other = typeof to === 'boolean' ? say(to ? 'web.worth.on' : 'web.worth.off') : words.to;
    const one = say('web.worth.change', { to: other, change: shownChange(change.value, locale) });
    const before = told.get(at);
    told.set(at, before === undefined ? one : `${before} · ${one}`);
  }
  return told;
}

/** What a hand is worth would tell what it holds. */
const isSecret = (input: Field, at: string): boolean => {
  const [first = ''] = stepsTo(at);
  return fieldAt(input, first)?.secret !== undefined;
};
