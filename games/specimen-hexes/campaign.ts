/** What a campaign keeps: the register of counters and the purse of each nation, and what each effect does to them. */
import { mapField } from '@grognard/hexes';
import { type CampaignRules, type Infer, registered as register, type Unbooked } from '@grognard/kernel';
import type { SpecimenEffect } from './effects.ts';
import { MAPS } from './map.ts';
import { setups } from './setups.ts';
import { field } from './text/kit.ts';
import { barred, placeField, registered } from './unit.ts';
import { NATIONS, type Nation } from './vocabulary.ts';

const MOST_UNITS = 60;
const MOST_MAPS = 4;

const purseField = field.record('campaign.purse', {
  nation: field.oneOf('unit.nation', { options: NATIONS, words: 'side' }),
  points: field.integer('muster.points', { min: 0, max: 99 }),
});

const state = field.record('campaign.state', {
  units: register('campaign.units', {
    of: 'unit',
    name: 'name',
    said: registered,
    kept: { place: placeField },
    max: MOST_UNITS,
  }),
  maps: field.list('campaign.maps', mapField(MAPS), { min: 0, max: MOST_MAPS, default: [] }),
  purses: field.list('campaign.purses', purseField, { min: 0, max: NATIONS.length, unique: 'nation', default: [] }),
});

export type CampaignState = Infer<typeof state>;
type Unit = CampaignState['units'][number];

export const campaign: CampaignRules<CampaignState, SpecimenEffect> = {
  state,
  sides: NATIONS,
  apply,
  register: { unit: { track: 'units', name: 'name', barred } },
  setups,
};

function apply(before: CampaignState, effect: SpecimenEffect): CampaignState | Unbooked {
  switch (effect.kind) {
    case 'moved':
      return withUnit(before, effect.name, { hex: effect.hex });
    case 'reduced':
      return withUnit(before, effect.name, { reduced: true });
    case 'eliminated':
      return withUnit(before, effect.name, { place: 'lost' });
    case 'mustered':
      return withUnit(before, effect.name, { place: 'map', hex: effect.hex, reduced: false });
    case 'spent':
      return paid(before, effect.nation, effect.points);
    case 'retreats':
      return {
        ...before,
        units: before.units.map((unit) => (effect.units?.includes(unit.name) ? nowhere(unit) : unit)),
      };
  }
}

/** Which way it went its owner shows on the map, and says the next time. */
const nowhere = ({ hex: _, ...unit }: Unit): Unit => unit as Unit;

const withUnit = (before: CampaignState, name: string, change: Partial<Unit>): CampaignState => ({
  ...before,
  units: before.units.map((unit) => (unit.name === name ? { ...unit, ...change } : unit)),
});

/** A nation whose purse is not known, or too light, cannot pay until the purse is put right. */
function paid(before: CampaignState, nation: Nation, points: number): CampaignState | Unbooked {
  const held = before.purses.find((purse) => purse.nation === nation)?.points ?? 0;
  const others = before.purses.filter((purse) => purse.nation !== nation);
  const purse = (left: number) => [...others, { nation, points: left }];
  if (held >= points) return { ...before, purses: purse(held - points) };
  return {
    unbooked: 'shortPurse',
    facts: { nation, held, points },
    mend: { at: 'purses', value: purse(points) },
  };
}
