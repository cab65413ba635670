/** Counters typed in once and kept on this device: what is printed on them, by game and kind. */
import type { CounterKind, Game, Plain, Procedure } from '@grognard/kernel';
import { counterKinds, countersIn } from '@grognard/kernel';
import { Shelf } from '../app/database.ts';
import { folded } from '../search/folded.ts';
import type { Facts } from './understand.ts';

export interface RosterCounter {
  readonly key: string;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly facts: Facts;
  readonly changed: number;
}

export const rosterShelf = new Shelf<RosterCounter>('grognard-roster', 'counters', 'key');

/** Two counters of one kind never share a name, however it is written. */
export const keyOf = (game: string, kind: string, name: string): string => `${game}/${kind}/${folded(name.trim())}`;

/** Enters counters; of one that is known, what is said now stands and the rest stays. */
export async function enterCounters(game: string, { kind, name }: CounterKind, all: readonly Facts[]): Promise<void> {
  const named = all.flatMap((facts) => (typeof facts[name] === 'string' ? [{ facts, name: facts[name] }] : []));
  const keys = named.map((each) => keyOf(game, kind, each.name));
  const changed = Date.now();
  await rosterShelf.renew(keys, (before) =>
    named.map((each, index) => ({
      key: keys[index] as string,
      ...{ game, kind, changed },
      name: each.name,
      facts: { ...before[index]?.facts, ...each.facts },
    })),
  );
}

/** The counter as it is to be from now on; its name may be another. Nothing is written where that name is taken. */
export async function changeCounter(counter: RosterCounter, { name }: CounterKind, facts: Facts): Promise<boolean> {
  const called = String(facts[name]);
  const key = keyOf(counter.game, counter.kind, called);
  if (key !== counter.key && (await rosterShelf.get(key)) !== undefined) return false;
  await rosterShelf.put({ ...counter, key, name: called, facts, changed: Date.now() });
  if (key !== counter.key) await rosterShelf.forget(counter.key);
  return true;
}

/** Every counter that an input speaks of goes into the roster, with what of it a roster keeps. */
export async function rememberCounters(game: Game, procedure: Procedure, input: Plain): Promise<void> {
  const said = countersIn(procedure.input, input);
  for (const kind of counterKinds(game)) {
    const facts = said
      .filter((each) => each.kind === kind.kind)
      .map(({ name, facts: keys, value }): Facts => {
        const kept = keys.filter((key) => Object.hasOwn(kind.fields, key) && value[key] !== undefined);
        return { ...Object.fromEntries(kept.map((key) => [key, value[key] as Plain])), [kind.name]: name };
      });
    if (facts.length > 0) await enterCounters(game.id, kind, facts);
  }
}
