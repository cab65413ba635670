/** Which counters may not be used: lost, interned, aboard a ship, or kept from play by a political event. */
import type { Barred, CounterRules } from '@grognard/kernel';
import type { CampaignState } from './campaign-state.ts';
import type { Register, Use } from './parts/counters.ts';
import { ASHORE } from './parts/ground-units.ts';
import { bar } from './text/kit.ts';
import type { Nation, Place } from './vocabulary.ts';
import { type Counter, TRACKS } from './with-counter.ts';

interface Standing {
  readonly name: string;
  readonly place: Place;
  readonly nation?: Nation | undefined;
}

/** Out of play, or of a nation that takes no part: event 6 keeps every Greek unit from both players. */
const outOfPlay = ({ name, place, nation }: Standing, { events }: CampaignState): Barred | undefined => {
  if (place !== 'inPlay')
    return bar('outOfPlay', { rule: place === 'interned' ? 'events' : 'crt', facts: { name, place } });
  if (nation === 'greece' && events.includes(6)) return bar('neutral', { rule: 'events', facts: { name } });
  return undefined;
};

/** A unit aboard a ship does nothing but go ashore. */
const groundBarred = (unit: Counter<'ground'>, use: Use, state: CampaignState): Barred | undefined =>
  outOfPlay(unit, state) ??
  (unit.aboard !== ASHORE && use !== 'lands'
    ? bar('atSeaAboard', { rule: 'terrain', facts: { name: unit.name, ship: unit.aboard } })
    : undefined);

/** Air mission prerequisites: what has come home in this stage, or has no sortie left, is not in the air. */
const grounded = ({ name, flight, sorties, sortiesFlown }: Counter<'air'>): Barred | undefined => {
  if (flight === 'home') return bar('isHome', { rule: 'missions', facts: { name } });
  const spent = flight === 'ready' && sorties !== undefined && sortiesFlown >= sorties;
  return spent ? bar('noSorties', { rule: 'missions' }) : undefined;
};

const airBarred = (unit: Counter<'air'>, use: Use, state: CampaignState): Barred | undefined =>
  outOfPlay(unit, state) ?? withheld(unit, state) ?? (use === 'flies' ? grounded(unit) : undefined);

/** Event 1: while Israel fights Syria its F-15 is away, and of its F-16 one alone serves. */
const withheld = (unit: Counter<'air'>, state: CampaignState): Barred | undefined => {
  if (unit.nation !== 'israel') return undefined;
  const { airWar, golan, israelBusy } = state.wars;
  if (airWar === 0 && golan === 0 && israelBusy === 0) return undefined;
  const another = state.aircraft.some(
    (one) => one.nation === 'israel' && one.type === 'F-16' && one.name !== unit.name && one.sortiesFlown > 0,
  );
  return unit.type === 'F-15' || (unit.type === 'F-16' && another)
    ? bar('israelBusy', { rule: 'events', facts: { name: unit.name } })
    : undefined;
};

const keeper = <R extends Register>(
  of: R,
  barred: (counter: Counter<R>, use: Use, state: CampaignState) => Barred | undefined,
): CounterRules<unknown, CampaignState> => ({
  track: TRACKS[of],
  name: 'name',
  barred: (counter, use, state) => barred(counter as Counter<R>, use as Use, state),
});

export const register = {
  ground: keeper('ground', groundBarred),
  air: keeper('air', airBarred),
  ship: keeper('ship', (ship, _, state) => outOfPlay(ship, state)),
  installation: keeper('installation', (one, _, state) => outOfPlay(one, state)),
};
