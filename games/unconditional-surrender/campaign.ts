/** What a campaign keeps: units, markers, factories, conquests, turn and weather. The map stays on the table. */
import { type Barred, type CampaignRules, type Infer, type Plain, registered, type Unbooked } from '@grognard/kernel';
import { type Change, TOLD } from './effects.ts';
import { facLost } from './procedures/strategic/input.ts';
import { field, type RefusalCode, type TextKey, words } from './text/kit.ts';
import { markerRegister, named, type UnitUse, unitRegister } from './units.ts';
import { FACTIONS, isGround, OPPONENTS, WEATHERS_OF_TURN } from './vocabulary.ts';

export const turn = field.record(
  'campaign.turn',
  {
    year: field.integer('campaign.year', { min: 1939, max: 1946, default: 1939 }),
    month: field.integer('campaign.month', { min: 1, max: 12, default: 9 }),
  },
  { default: { year: 1939, month: 9 } },
);

export const phasing = field.oneOf('campaign.phasing', { options: FACTIONS, words: 'side', default: 'axis' });

export const weatherOfTurn = field.oneOf('campaign.weather', {
  options: WEATHERS_OF_TURN,
  words: 'weather',
  default: 'varies',
});

const state = field.record('campaign.state', {
  turn,
  phasing,
  weather: weatherOfTurn,
  units: registered('campaign.units' satisfies TextKey, {
    of: 'campaign.unit' satisfies TextKey,
    name: 'name',
    said: unitRegister,
    kept: { activationOver: field.flag('campaign.activationOver') },
    max: 600,
  }),
  markers: registered('campaign.markers' satisfies TextKey, {
    of: 'campaign.marker' satisfies TextKey,
    name: 'name',
    said: markerRegister,
    kept: {
      faction: field.optional(field.oneOf('campaign.faction', { options: FACTIONS, words: 'side' })),
      spent: field.flag('marker.spent'),
    },
    max: 200,
  }),
  facLost,
  bombed: field.integer('strategic.bombed', { min: 0, max: 30, default: 0 }),
  conquered: field.list(
    'campaign.conquered',
    field.record('campaign.conquest', {
      country: named('campaign.country', 'sample.country'),
      faction: field.oneOf('campaign.faction', { options: OPPONENTS, words: 'side', default: 'western' }),
    }),
    { min: 0, max: 30, unique: 'country', default: [] },
  ),
  usaWestern: field.flag('strategic.usaWestern'),
});

export type CampaignState = Infer<typeof state>;
type Unit = CampaignState['units'][number];

export const campaign: CampaignRules<CampaignState, Change> = {
  state,
  sides: FACTIONS,
  turn: ({ turn }) => words('chronicle.month', turn),
  stage: ({ phasing: faction }) => words('campaign.inPhase', { faction }),
  apply,
  told: TOLD,
  register: {
    unit: { track: 'units', name: 'name', barred: barredUnit },
    marker: { track: 'markers', name: 'name', barred: barredMarker },
  },
  earlier,
};

/** The uses that ask for a ground unit, and those that any unit may have; the others want an air or naval unit. */
const GROUND_USES: readonly UnitUse[] = ['groundAttack', 'groundDefence', 'aboard', 'restored'];
const ANY_USES: readonly UnitUse[] = ['alongside', 'traces'];

/** What is eliminated does nothing any more; a unit whose activation is over starts no attack. */
function barredUnit({ name, kind, strength, activationOver }: Unit, use: UnitUse): Barred | undefined {
  if (strength === 'eliminated') return because('unitEliminated', 'ground-results', { unit: name });
  if (kind !== undefined && !ANY_USES.includes(use) && isGround(kind) !== GROUND_USES.includes(use)) {
    return because('otherArm', 'sequence', { unit: name, kind });
  }
  if (activationOver && use === 'groundAttack') return because('activationOver', 'ground-results', { unit: name });
  if (activationOver && use === 'airAttack') return because('activationOver', 'air-naval-results', { unit: name });
  return undefined;
}

function barredMarker({ name, spent }: CampaignState['markers'][number]): Barred | undefined {
  return spent ? because('markerGone', 'event-markers', { marker: name }) : undefined;
}

const because = (code: RefusalCode, rule: string, facts: NonNullable<Barred['facts']>): Barred => ({
  code,
  rule,
  facts,
});

function apply(before: CampaignState, change: Change): CampaignState | Unbooked {
  switch (change.kind) {
    case 'reduced':
    case 'eliminated':
      return withUnit(before, change.unit, { strength: change.kind });
    case 'restored':
      return withUnit(before, change.unit, { strength: 'full' });
    case 'supply':
      return withUnit(before, change.unit, { supply: change.supply });
    case 'activationEnds':
      return withUnit(before, change.unit, { activationOver: true });
    case 'sorties':
      return withUnit(before, change.unit, { sorties: change.sorties });
    case 'facLost':
      return { ...before, facLost: { ...before.facLost, [change.country]: change.lost } };
    case 'markerSpent':
      return {
        ...before,
        markers: before.markers.map((each) => (each.name === change.marker ? { ...each, spent: true } : each)),
      };
    case 'phaseBegins':
      return {
        ...before,
        phasing: change.faction,
        units: before.units.map((unit) => ({ ...unit, activationOver: false })),
      };
    case 'turnBegins':
      return {
        ...before,
        turn: { year: change.year, month: change.month },
        weather: 'varies',
        units: before.units.map(tracedAnew),
      };
    case 'weather':
      return { ...before, weather: change.weather };
    case 'retreated':
    case 'toPort':
    case 'noEzoc':
    case 'noInvasion':
    case 'noBombed':
    case 'invasionCalledOff':
      return before;
  }
}

/** A unit that was only named is not in the register; an entry with its name is all it takes. */
function withUnit(before: CampaignState, unit: string, change: Partial<Unit>): CampaignState | Unbooked {
  if (before.units.some(({ name }) => name === unit)) {
    return { ...before, units: before.units.map((each) => (each.name === unit ? { ...each, ...change } : each)) };
  }
  const value = [...before.units, { name: unit, activationOver: false }] as unknown as Plain;
  return { unbooked: 'unitUnknown', facts: { unit }, mend: { at: 'units', value } };
}

/** With a new turn supply is traced anew on the map; what it was counts as last turn's. */
function tracedAnew({ supply, lastTurn: _, ...unit }: Unit): Unit {
  return { ...unit, ...(supply !== undefined && { lastTurn: supply }) } as Unit;
}

type Named = { readonly name: string; readonly [fact: string]: Plain };

/** Until 0.1.0 ground units and air and naval units stood on two tracks, where a name could stand twice. */
function earlier(setup: Plain): Plain {
  const { groundUnits, airNavalUnits, ...rest } = setup as { readonly [track: string]: Plain };
  if (groundUnits === undefined && airNavalUnits === undefined) return setup;
  const ground = (groundUnits ?? []) as unknown as readonly Named[];
  const taken = new Set(ground.map(({ name }) => name));
  const others = ((airNavalUnits ?? []) as unknown as readonly Named[]).map((unit) =>
    taken.has(unit.name) ? { ...unit, name: `${unit.name} (2)` } : unit,
  );
  return { ...rest, units: [...ground, ...others] };
}
