/** Counters of a campaign as they stand in its registers, drawn small with their names. */
import { type Counter, counterOf } from '@grognard/hexes';
import { type Campaign, counterIn, counterKinds, faceFor, type Plain } from '@grognard/kernel';
import { useMemo } from 'react';
import { CounterDrawing } from '../form/counter-drawing.tsx';

type Facts = Readonly<Record<string, Plain>>;

/** Whoever has not changed since is the same counter, and is not drawn again. */
const drawn = new WeakMap<Facts, Counter>();

/** The counter of that name, whatever its kind, as the campaign knows it. */
export function drawnBy({ game, state }: Campaign): (name: string) => Counter | undefined {
  const rules = game.campaign;
  const kinds = counterKinds(game);
  return (name) => {
    if (!rules) return undefined;
    for (const kind of kinds) {
      const facts = counterIn(rules, state, kind.kind, name) as Facts | undefined;
      const face = facts && faceFor(kind, facts);
      if (!facts || !face) continue;
      const counter = drawn.get(facts) ?? counterOf({ ...face, name: kind.name }, facts, { pigments: game.pigments });
      drawn.set(facts, counter);
      return counter;
    }
    return undefined;
  };
}

export function Registered({ campaign, names }: { readonly campaign: Campaign; readonly names: readonly string[] }) {
  const drawn = useMemo(() => drawnBy(campaign), [campaign]);
  return (
    <p className="registered">
      {names.map((name) => {
        const counter = drawn(name);
        return (
          <span key={name}>
            {counter && <CounterDrawing counter={counter} size="small" />} {name}
          </span>
        );
      })}
    </p>
  );
}
