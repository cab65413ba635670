/** What each effect does to the tracks of a campaign, or why it finds no place there. */
import type { Plain, Unbooked } from '@grognard/kernel';
import type { CampaignState, RegisteredUnit } from './campaign.ts';
import type { BalkanEffect } from './effects.ts';
import {
  MOST_CITIES,
  MOST_POINTS,
  type NationAtWar,
  type PowerAtWar,
  type Volunteers,
  volunteersOf,
} from './standing.ts';
import { unbooked } from './text/kit.ts';
import { type Country, campOf, type GreatPower, type Player } from './vocabulary.ts';

type Booked = CampaignState | Unbooked;
type Of<K extends BalkanEffect['kind']> = Extract<BalkanEffect, { kind: K }>;

export function apply(s: CampaignState, effect: BalkanEffect): Booked {
  switch (effect.kind) {
    case 'morale':
      return withMorale(s, effect.country, (morale) => morale + effect.change);
    case 'moraleSpent':
      return withMorale(s, effect.country, (morale) => morale - effect.points);
    case 'moraleSet':
      return withNation(s, effect.country, (nation) => ({ ...nation, morale: effect.morale }));
    case 'unit':
      return moved(s, effect);
    case 'rallied':
      return withUnit(s, effect.id, { demoralised: false });
    case 'mobilised':
    case 'placed':
      return withUnit(s, effect.id, { place: 'map', demoralised: false });
    case 'pointsSpent':
      return spentFrom(s, effect);
    case 'volunteers':
      return withVolunteers(s, effect, effect.points);
    case 'volunteersSpent':
      return withVolunteers(s, effect, -effect.points);
    case 'volunteersLapse':
      return { ...s, volunteers: s.volunteers.filter(({ player }) => player !== effect.player) };
    case 'mobilisationHeld':
      return thisTurn(s, effect.player === 'first' ? { firstMobilised: true } : { secondMobilised: true });
    case 'powerPointsSpent':
      return withPower(s, effect.power, (power) => ({ ...power, points: Math.max(0, power.points - effect.points) }));
    case 'capitulates':
      return capitulated(s, effect.country);
    case 'joins':
      return joined(s, effect);
    case 'aligns':
      return withPower(s, effect.power, (power) => ({ ...power, alignment: effect.alignment }));
    case 'armistice':
      return { ...s, armistices: added(s.armistices, effect.country) };
    case 'armisticeEnds':
      return { ...s, armistices: s.armistices.filter((country) => country !== effect.country) };
    case 'albaniaClosed':
      return { ...s, albaniaClosed: true };
    case 'ottomansUnsupplied':
      return thisTurn(s, { ottomansUnsupplied: true });
    case 'guerrilla':
      return thisTurn(s, { guerrilla: effect.country });
    case 'crisis':
      return thisTurn(s, { crisis: true });
    case 'confrontation':
      return thisTurn(s, { confrontation: true });
    case 'diplomacyDone':
      return thisTurn(s, { diplomacyDone: true, confrontation: false });
    case 'eventDone':
      return thisTurn(s, { eventDone: true });
    case 'naval':
      return { ...s, amphibiousForbidden: effect.winner === 'turks' };
    case 'captured':
      return held(s, effect);
    case 'gameEnds':
      return { ...s, ended: effect.how };
    case 'nextTurn':
      return { ...s, turnNumber: s.turnNumber + 1, turn: NEW_TURN };
    case 'armsOffered':
    case 'sickOnMap':
    case 'revoltPenalty':
    case 'reveal':
      return s;
  }
}

/** What lasts one turn, before anything has happened in it. */
export const NEW_TURN = {
  eventDone: false,
  crisis: false,
  confrontation: false,
  diplomacyDone: false,
  ottomansUnsupplied: false,
  firstMobilised: false,
  secondMobilised: false,
  guerrilla: 'nowhere',
} as const;

const thisTurn = (s: CampaignState, flags: Partial<CampaignState['turn']>): CampaignState => ({
  ...s,
  turn: { ...s.turn, ...flags },
});

const added = <T>(items: readonly T[], item: T): readonly T[] => (items.includes(item) ? items : [...items, item]);

/** A track has so much room and no more. */
const overfull = (points: number): Unbooked | undefined =>
  points > MOST_POINTS ? unbooked('trackFull', { points, most: MOST_POINTS }) : undefined;

/** Whose a country would be by the scenario. */
const playerFor = ({ scenario, firstCamp }: CampaignState, country: Country): Player =>
  campOf(country, scenario) === firstCamp ? 'first' : 'second';

function withNation(s: CampaignState, country: Country, change: (nation: NationAtWar) => NationAtWar): Booked {
  if (!s.nations.some((nation) => nation.country === country)) {
    const value = [...asPlain(s.nations), { country, player: playerFor(s, country), morale: 0 }];
    return unbooked('nationNotOnTrack', { country }, { at: 'nations', value });
  }
  return { ...s, nations: s.nations.map((nation) => (nation.country === country ? change(nation) : nation)) };
}

/** National morale never falls under zero. */
function withMorale(s: CampaignState, country: Country, next: (morale: number) => number): Booked {
  const before = s.nations.find((nation) => nation.country === country);
  if (before && before.morale === undefined) {
    const value = asPlain(s.nations.map((nation) => (nation === before ? { ...nation, morale: 0 } : nation)));
    return unbooked('moraleUnknown', { country }, { at: 'nations', value });
  }
  const morale = Math.max(0, next(before?.morale ?? 0));
  return overfull(morale) ?? withNation(s, country, (nation) => ({ ...nation, morale }));
}

/** What is not known is left out, as JSON would. */
const asPlain = (nations: readonly NationAtWar[]) =>
  nations.map(({ morale, ...nation }) => (morale === undefined ? nation : { ...nation, morale }));

function withUnit(s: CampaignState, id: string, change: Partial<RegisteredUnit>): Booked {
  if (!s.units.some((unit) => unit.id === id)) return unbooked('unitUnknown', { id });
  return { ...s, units: s.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) };
}

/** A unit that leaves the map is no longer demoralised; where a rout ends, its owner says. */
function moved(s: CampaignState, { id, fate, place, retreat }: Of<'unit'>): Booked {
  const stays = place === 'map' && retreat === 0;
  const units = stays ? s.units : s.units.map((unit) => (unit.id === id ? nowhere(unit) : unit));
  return withUnit({ ...s, units }, id, { place, demoralised: place === 'map' && fate === 'demoralised' });
}

const nowhere = ({ hex: _, ...unit }: RegisteredUnit): RegisteredUnit => unit as RegisteredUnit;

/** A country pays with points that stand on its track. */
function spentFrom(s: CampaignState, { country, points: paid }: Of<'pointsSpent'>): Booked {
  const points = (s.treasuries.find((treasury) => treasury.country === country)?.points ?? 0) - paid;
  if (points < 0) {
    const others = s.treasuries.filter((treasury) => treasury.country !== country);
    const value = [...others, { country, points: paid }];
    return unbooked('treasuryShort', { country, points: -points }, { at: 'treasuries', value });
  }
  return {
    ...s,
    treasuries: s.treasuries.map((treasury) => (treasury.country === country ? { country, points } : treasury)),
  };
}

/** A player's volunteers for one country, or for one he has yet to name; what is spent leaves the track. */
function withVolunteers(
  s: CampaignState,
  { player, country: named }: Pick<Of<'volunteers'>, 'player' | 'country'>,
  change: number,
): Booked {
  const country = named === 'later' ? undefined : named;
  const points = volunteersOf(s.volunteers, player, country) + change;
  const others = s.volunteers.filter((each) => each.player !== player || each.country !== country);
  const held = (amount: number): Volunteers =>
    (country === undefined ? { player, points: amount } : { player, country, points: amount }) as Volunteers;
  if (points < 0) {
    const value = [...others, held(-change)] as unknown as Plain;
    return unbooked('volunteersShort', { player, points: -points }, { at: 'volunteers', value });
  }
  return overfull(points) ?? { ...s, volunteers: points === 0 ? others : [...others, held(points)] };
}

function withPower(s: CampaignState, name: GreatPower, change: (power: PowerAtWar) => PowerAtWar): Booked {
  if (!s.powers.some(({ power }) => power === name)) {
    const value = [...s.powers, { power: name, alignment: 'neutral', diplomacy: 0, points: 0 }];
    return unbooked('powerNotOnTrack', { power: name }, { at: 'powers', value });
  }
  return { ...s, powers: s.powers.map((power) => (power.power === name ? change(power) : power)) };
}

/** A country that joins enters with a morale that its player has yet to tell; one already at war only changes sides. */
const joined = (s: CampaignState, { country, player }: Of<'joins'>): CampaignState => ({
  ...s,
  nations: s.nations.some((nation) => nation.country === country)
    ? s.nations.map((nation) => (nation.country === country ? { ...nation, player } : nation))
    : [...s.nations, { country, player } as NationAtWar],
});

/** All units of the country leave play, wherever they are kept. */
const capitulated = (s: CampaignState, country: Country): CampaignState => ({
  ...s,
  capitulated: added(s.capitulated, country),
  units: s.units.map((unit) => (unit.country === country ? { ...unit, place: 'gone' as const } : unit)),
});

/** Whoever captured a city last holds it. */
function held(s: CampaignState, { city, holder }: Of<'captured'>): Booked {
  const others = s.captured.filter((each) => each.city !== city);
  if (others.length >= MOST_CITIES) return unbooked('trackFull', { points: others.length + 1, most: MOST_CITIES });
  return { ...s, captured: [...others, { city, holder }] };
}
