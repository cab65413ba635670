/** The counters a player may choose from, followed as they change. */
import type { Campaign, CounterIn, CounterKind, Game } from '@grognard/kernel';
import { useMemo } from 'react';
import { useShelf } from '../app/use-shelf.ts';
import { type Found, inRegister, kindOf, onDevice } from './found.ts';
import { type RosterCounter, rosterShelf } from './shelf.ts';

export interface Roster {
  readonly kind: CounterKind;
  readonly counters: readonly Found[];
}

/** Nothing where the game keeps no roster of this kind; the register of a campaign comes before what the device knows. */
export function useRoster(game: Game, face: CounterIn, campaign?: Campaign): Roster | undefined {
  const all = useShelf(rosterShelf);
  return useMemo(() => {
    const kind = kindOf(game, face.kind);
    if (!kind) return undefined;
    const registered = campaign ? inRegister(campaign, face) : [];
    const names = new Set(registered.map(({ name }) => name));
    const kept = onDevice(all ?? [], game.id, face.kind).filter(({ name }) => !names.has(name));
    return { kind, counters: [...registered, ...kept] };
  }, [game, face, campaign, all]);
}

/** Everything the device keeps of one game. */
export function useCounters(game: string): readonly RosterCounter[] | undefined {
  const all = useShelf(rosterShelf);
  return useMemo(() => all?.filter((each) => each.game === game), [all, game]);
}
