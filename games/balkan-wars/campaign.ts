/** What a campaign keeps, and what each effect does to it. */
import { type Barred, type CampaignRules, field, type Infer, registered, type Unbooked } from '@grognard/kernel';
import type { BalkanEffect } from './effects.ts';
import { countryList, type NationAtWar, nationsField } from './standing.ts';
import { registerFields, type UnitUse } from './unit.ts';
import { ALIGNMENTS, CAMPS, COUNTRIES, type Country, GREAT_POWERS, PLACES, PLAYERS, SCENARIOS } from './vocabulary.ts';

const powerField = field.record('power', {
  power: field.oneOf('power.power', { options: GREAT_POWERS, words: 'nation' }),
  alignment: field.oneOf('power.alignment', { options: ALIGNMENTS, words: 'alignment', default: 'neutral' }),
  diplomacy: field.integer('power.diplomacy', { min: 0, max: 20, default: 0 }),
  points: field.integer('power.points', { min: 0, max: 40, default: 0 }),
});

export const powersField = field.list('campaign.powers', powerField, {
  min: 0,
  max: GREAT_POWERS.length,
  unique: 'power',
  default: GREAT_POWERS.map((power) => ({ power, alignment: 'neutral' as const, diplomacy: 0, points: 0 })),
});

const treasuryField = field.record('treasury', {
  country: field.oneOf('nation.country', { options: COUNTRIES, words: 'nation' }),
  points: field.integer('treasury.points', { min: 0, max: 99, default: 0 }),
});

export const treasuriesField = field.list('campaign.treasuries', treasuryField, {
  min: 0,
  max: COUNTRIES.length,
  unique: 'country',
  default: [],
});

const count = (label: string) => field.integer(label, { min: 0, max: 99, default: 0 });

const turnDefaults = {
  crisis: false,
  confrontation: false,
  diplomacyDone: false,
  ottomansUnsupplied: false,
  guerrilla: 'nowhere' as const,
};

const state = field.record('campaign.state', {
  scenario: field.oneOf('campaign.scenario', { options: SCENARIOS, words: 'scenario', default: '1' }),
  firstCamp: field.oneOf('campaign.firstCamp', { options: CAMPS, words: 'camp', default: 'league' }),
  turnNumber: field.integer('campaign.turnNumber', { min: 1, max: 99, default: 1 }),
  nations: nationsField,
  powers: powersField,
  capitulated: countryList('standing.capitulated'),
  armistices: countryList('standing.armistices'),
  albaniaClosed: field.flag('standing.albaniaClosed'),
  treasuries: treasuriesField,
  volunteers: field.record(
    'campaign.volunteers',
    { first: count('side.first'), second: count('side.second') },
    { default: { first: 0, second: 0 } },
  ),
  units: registered('campaign.units', {
    of: 'unit',
    name: 'id',
    said: registerFields,
    kept: { place: field.oneOf('unit.place', { options: PLACES, words: 'place', default: 'map' }) },
    max: 400,
  }),
  captured: field.list('campaign.captured', field.text('capture.name', { max: 40 }), {
    min: 0,
    max: 60,
    unique: true,
    default: [],
  }),
  naval: field.record(
    'campaign.naval',
    {
      amphibiousForbidden: field.flag('campaign.amphibiousForbidden'),
      operations: field.integer('campaign.operations', { min: 0, max: 9, default: 1 }),
    },
    { default: { amphibiousForbidden: false, operations: 1 } },
  ),
  turn: field.record(
    'campaign.turn',
    {
      crisis: field.flag('campaign.crisis'),
      confrontation: field.flag('campaign.confrontation'),
      diplomacyDone: field.flag('campaign.diplomacyDone'),
      ottomansUnsupplied: field.flag('standing.ottomansUnsupplied'),
      guerrilla: field.oneOf('campaign.guerrilla', {
        options: ['nowhere', ...COUNTRIES],
        words: 'nation',
        default: 'nowhere',
      }),
    },
    { default: turnDefaults },
  ),
  ended: field.oneOf('campaign.ended', { options: ['no', 'armistice', 'worldWar'], words: 'ending', default: 'no' }),
});

export type CampaignState = Infer<typeof state>;

export const campaign: CampaignRules<CampaignState, BalkanEffect> = {
  state,
  sides: PLAYERS,
  apply,
  told: ['revoltPenalty', 'reveal'],
  register: { unit: { track: 'units', name: 'id', barred } },
};

export type RegisteredUnit = CampaignState['units'][number];

/** The units that stand in a place. */
export const unitsIn = ({ units }: CampaignState, place: RegisteredUnit['place']): readonly RegisteredUnit[] =>
  units.filter((unit) => unit.place === place);

/** What is in a pool, with the prisoners or out of the game does nothing on the map; only a pool is mobilised from. */
function barred({ id, place }: RegisteredUnit, use: UnitUse): Barred | undefined {
  const wanted = use === 'onMap' ? 'map' : 'pool';
  return place === wanted ? undefined : { code: 'unitElsewhere', rule: 'results', facts: { id, place, wanted } };
}

/** National morale never falls under zero; a nation that is not on the track has none to change. */
function withMorale(s: CampaignState, country: Country, next: (morale: number) => number): CampaignState | Unbooked {
  if (!s.nations.some((nation) => nation.country === country)) {
    const value = [...s.nations, { country, player: 'first' as const, morale: 0 }];
    return { unbooked: 'nationNotOnTrack', facts: { country }, mend: { at: 'nations', value } };
  }
  const nations = s.nations.map((nation) =>
    nation.country === country ? { ...nation, morale: Math.max(0, next(nation.morale)) } : nation,
  );
  return { ...s, nations };
}

function withUnit(s: CampaignState, id: string, change: Partial<RegisteredUnit>): CampaignState | Unbooked {
  if (!s.units.some((unit) => unit.id === id)) return { unbooked: 'unitUnknown', facts: { id } };
  return { ...s, units: s.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) };
}

/** A result read off the map or onto it: a unit that leaves the map is no longer demoralised. */
const moved = (s: CampaignState, { id, player, fate, place }: Extract<BalkanEffect, { kind: 'unit' }>) =>
  withUnit(s, id, { player, place, demoralised: place === 'map' && fate === 'demoralised' });

const added = <T>(items: readonly T[], item: T): readonly T[] => (items.includes(item) ? items : [...items, item]);

/** A country that joins enters with the morale its player notes; one already at war only changes sides. */
const joined = (s: CampaignState, country: Country, player: NationAtWar['player']): CampaignState => ({
  ...s,
  nations: s.nations.some((nation) => nation.country === country)
    ? s.nations.map((nation) => (nation.country === country ? { ...nation, player } : nation))
    : [...s.nations, { country, player, morale: 0 }],
});

/** All units of the country leave play, wherever they are kept. */
const capitulated = (s: CampaignState, country: Country): CampaignState => ({
  ...s,
  capitulated: added(s.capitulated, country),
  units: s.units.map((unit) => (unit.country === country ? { ...unit, place: 'gone' as const } : unit)),
});

const paid = (s: CampaignState, country: Country, points: number): CampaignState => ({
  ...s,
  treasuries: s.treasuries.map((treasury) =>
    treasury.country === country ? { ...treasury, points: Math.max(0, treasury.points - points) } : treasury,
  ),
});

const granted = (s: CampaignState, country: Country, points: number): CampaignState => ({
  ...s,
  treasuries: s.treasuries.some((treasury) => treasury.country === country)
    ? s.treasuries.map((treasury) =>
        treasury.country === country ? { ...treasury, points: treasury.points + points } : treasury,
      )
    : [...s.treasuries, { country, points }],
});

const thisTurn = (s: CampaignState, flags: Partial<CampaignState['turn']>): CampaignState => ({
  ...s,
  turn: { ...s.turn, ...flags },
});

function apply(s: CampaignState, effect: BalkanEffect): CampaignState | Unbooked {
  switch (effect.kind) {
    case 'morale':
      return withMorale(s, effect.country, (morale) => morale + effect.change);
    case 'moraleSpent':
      return withMorale(s, effect.country, (morale) => morale - effect.points);
    case 'moraleSet':
      return withMorale(s, effect.country, () => effect.morale);
    case 'unit':
      return moved(s, effect);
    case 'rallied':
      return withUnit(s, effect.id, { demoralised: false });
    case 'mobilised':
    case 'placed':
      return withUnit(s, effect.id, { place: 'map', demoralised: false });
    case 'pointsSpent':
      return paid(s, effect.country, effect.points);
    case 'volunteers':
      return effect.country === 'later'
        ? { ...s, volunteers: { ...s.volunteers, [effect.player]: s.volunteers[effect.player] + effect.points } }
        : granted(s, effect.country, effect.points);
    case 'volunteersSpent':
      return {
        ...s,
        volunteers: { ...s.volunteers, [effect.player]: Math.max(0, s.volunteers[effect.player] - effect.points) },
      };
    case 'capitulates':
      return capitulated(s, effect.country);
    case 'joins':
      return joined(s, effect.country, effect.player);
    case 'aligns':
      return {
        ...s,
        powers: s.powers.map((power) =>
          power.power === effect.power ? { ...power, alignment: effect.alignment } : power,
        ),
      };
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
    case 'naval':
      return {
        ...s,
        naval:
          effect.winner === 'turks'
            ? { ...s.naval, amphibiousForbidden: true }
            : { amphibiousForbidden: false, operations: Math.max(1, s.naval.operations) },
      };
    case 'captured':
      return { ...s, captured: added(s.captured, effect.city) };
    case 'gameEnds':
      return { ...s, ended: effect.how };
    case 'nextTurn':
      return { ...s, turnNumber: s.turnNumber + 1, turn: turnDefaults };
    case 'revoltPenalty':
    case 'reveal':
      return s;
  }
}
