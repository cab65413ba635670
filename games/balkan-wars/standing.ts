/** What a procedure must know of the war as a whole: nations, Great Powers, points, who has given up. */
import type { Infer, Refusal } from '@grognard/kernel';
import { field, refusal, type TextKey } from './text/kit.ts';
import { ALIGNMENTS, COUNTRIES, type Country, GREAT_POWERS, isCountry, PLAYERS, type Player } from './vocabulary.ts';

const country = field.oneOf('nation.country', { options: COUNTRIES, words: 'nation' });
/** No track of ours holds more than this. */
export const MOST_POINTS = 99;
export const MOST_CITIES = 60;
export const MOST_DIPLOMACY = 20;
const points = (label: TextKey) => field.integer(label, { min: 0, max: MOST_POINTS, default: 0 });

/** The aid prints no national morale to begin with: until it is told it is not known. */
const nationField = field.record('nation', {
  country,
  player: field.oneOf('nation.player', { options: PLAYERS, words: 'side' }),
  morale: field.optional(field.integer('nation.morale', { min: 0, max: MOST_POINTS })),
});

export const nationsField = field.list('standing.nations', nationField, {
  min: 0,
  max: COUNTRIES.length,
  unique: 'country',
  default: [],
  help: 'standing.nations.help',
});

export type NationAtWar = Infer<typeof nationField>;

const powerField = field.record('power', {
  power: field.oneOf('power.power', { options: GREAT_POWERS, words: 'nation' }),
  alignment: field.oneOf('power.alignment', { options: ALIGNMENTS, words: 'alignment', default: 'neutral' }),
  diplomacy: field.integer('power.diplomacy', { min: 0, max: MOST_DIPLOMACY, default: 0 }),
  points: field.integer('power.points', { min: 0, max: 40, default: 0 }),
});

export type PowerAtWar = Infer<typeof powerField>;

const powers = (usual: readonly PowerAtWar[]) =>
  field.list('campaign.powers', powerField, {
    min: 0,
    max: GREAT_POWERS.length,
    unique: 'power',
    default: usual,
  });

/** All six, neutral until an event or a conflict says otherwise. */
export const powersField = powers(
  GREAT_POWERS.map((power) => ({ power, alignment: 'neutral' as const, diplomacy: 0, points: 0 })),
);
/** Only those that matter to what is asked. */
export const somePowersField = powers([]);

export const treasuriesField = field.list(
  'campaign.treasuries',
  field.record('treasury', { country, points: points('treasury.points') }),
  { min: 0, max: COUNTRIES.length, unique: 'country', default: [] },
);

/** Event 12: points a player keeps until his next Mobilisation Segment, for a country he named or has yet to name. */
const volunteersRecord = field.record('volunteers', {
  player: field.oneOf('volunteers.player', { options: PLAYERS, words: 'side' }),
  country: field.optional(field.oneOf('volunteers.country', { options: COUNTRIES, words: 'nation' })),
  points: points('volunteers.points'),
});

export const volunteersField = field.list('campaign.volunteers', volunteersRecord, {
  min: 0,
  max: PLAYERS.length * (COUNTRIES.length + 1),
  default: [],
});

export type Volunteers = Infer<typeof volunteersRecord>;

/** The points of a player's volunteers for one country, or for one he has yet to name. */
export const volunteersOf = (track: readonly Volunteers[], player: Player, country: Country | undefined): number =>
  track
    .filter((each) => each.player === player && each.country === country)
    .reduce((sum, { points: held }) => sum + held, 0);

/** Before 0.3.0 only the points not yet given to a country were kept, one number a player. */
export const earlierVolunteers = (track: unknown): unknown =>
  typeof track !== 'object' || track === null || Array.isArray(track)
    ? track
    : PLAYERS.flatMap((player) => {
        const held = (track as Readonly<Record<string, unknown>>)[player];
        return typeof held === 'number' && held > 0 ? [{ player, points: held }] : [];
      });

export const countryList = (label: TextKey) =>
  field.list(label, country, { min: 0, max: COUNTRIES.length, unique: true, default: [] });

/** What says whose units a nation's are. */
interface Camps {
  readonly nations: readonly NationAtWar[];
  readonly powers: readonly PowerAtWar[];
}

/** A country's units are its player's, a Great Power's those of the player it is aligned with. */
export function ownerOf({ nations, powers: aligned }: Camps, nation: string): Player | undefined {
  const alignment = aligned.find(({ power }) => power === nation)?.alignment;
  return (
    nations.find(({ country: name }) => name === nation)?.player ?? (alignment === 'neutral' ? undefined : alignment)
  );
}

export const countriesOf = (nations: readonly NationAtWar[], player: Player): readonly Country[] =>
  nations.filter((nation) => nation.player === player).map(({ country: name }) => name);

/** The points a nation can spend: none where its morale is not known. */
export const moraleOf = (nations: readonly NationAtWar[], nation: string): number =>
  nations.find(({ country: name }) => name === nation)?.morale ?? 0;

/** Events 13 and 14: all units of a country that has capitulated are out of play. */
export const outOfPlay = (capitulated: readonly Country[], nation: string, at: string): readonly Refusal[] =>
  isCountry(nation) && capitulated.includes(nation)
    ? [refusal('hasCapitulated', at, { rule: 'events', facts: { country: nation } })]
    : [];

/** A nation's units are not the other player's to use. */
export function notHis(camps: Camps, nation: string, player: Player, at: string): readonly Refusal[] {
  const owner = ownerOf(camps, nation);
  return owner === undefined || owner === player
    ? []
    : [refusal('wrongPlayer', at, { facts: { country: nation, player: owner } })];
}
