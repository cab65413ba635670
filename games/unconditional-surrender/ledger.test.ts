/** A second, plain bookkeeping of the campaign, kept from the aid's words beside random campaigns: every track equal after every event. */
import {
  append,
  type CampaignEvent,
  fuzz,
  type OpenedIn,
  openIn,
  type Plain,
  type Resolution,
  resolution,
} from '@grognard/kernel';
import { situation } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { begun } from '../testing/played-campaign.ts';
import { anyRulings, Chance, game } from './second-way/aid.oracle.ts';
import { type Fight, fought } from './second-way/air-naval.oracle.ts';
import { foughtOut, type Combat as GroundCombat } from './second-way/ground.oracle.ts';
import { foughtOver, type Combat as StrategicCombat } from './second-way/strategic.oracle.ts';

type Campaign = ReturnType<typeof begun>;
type Facts = { readonly [fact: string]: Plain };
type Change = Facts & { readonly kind: string };

/** What stands on the tracks, each unit and each marker under its name. */
interface Page {
  readonly year: number;
  readonly month: number;
  readonly phasing: string;
  readonly weather: string;
  readonly units: ReadonlyMap<string, Facts>;
  readonly markers: ReadonlyMap<string, Facts>;
  readonly facLost: Facts;
  readonly bombed: number;
  readonly conquered: readonly Facts[];
  readonly usaWestern: boolean;
  /** What concerns a unit that nobody has entered yet. */
  readonly waiting: readonly Change[];
}

const FIRST: Page = {
  year: 1939,
  month: 9,
  phasing: 'axis',
  weather: 'varies',
  units: new Map(),
  markers: new Map(),
  facLost: { germany: 1, uk: 1, ussr: 1 },
  bombed: 0,
  conquered: [],
  usaWestern: false,
  waiting: [],
};

/** What a combat says of a unit, and the books keep: whatever they knew before stands. */
const UNIT_FACTS = ['nationality', 'kind', 'elite', 'strength', 'supply', 'lastTurn', 'sorties'];
const MARKER_FACTS = ['drm', 'halves', 'stays'];

const entered = (
  book: ReadonlyMap<string, Facts>,
  told: readonly Facts[],
  kept: readonly string[],
  fresh: Facts,
): ReadonlyMap<string, Facts> => {
  const next = new Map(book);
  for (const each of told) {
    const facts = Object.fromEntries(Object.entries(each).filter(([fact]) => kept.includes(fact)));
    const name = String(each['name']);
    next.set(name, { ...fresh, ...facts, ...next.get(name) });
  }
  return next;
};

const listed = (input: Facts, ...fields: readonly string[]): readonly Facts[] =>
  fields.flatMap((field) => {
    const said = input[field];
    const all = (Array.isArray(said) ? said : said === undefined ? [] : [said]) as readonly (string | Facts)[];
    return all.map((each) => (typeof each === 'string' ? { name: each } : each));
  });

/** Every unit that a procedure was told of: those that fight, stand by, are carried or trace. */
const unitsTold = (procedure: string, input: Facts): readonly Facts[] => {
  if (procedure === 'ground-combat') {
    return listed(input, 'primary', 'additional', 'defender', 'attackerAir', 'defenderAir');
  }
  if (procedure !== 'air-naval-combat') return [];
  return listed(input, 'attacker', 'interceptors', 'defender', 'force', 'cargo', 'airCargo', 'tracing');
};

/** What the aid makes of a procedure, by the second reading of it. */
function changesOf({ procedure, input }: OpenedIn, rulings: Readonly<Record<string, string>>, { journal }: Resolution) {
  switch (procedure.id) {
    case 'ground-combat':
      return foughtOut(input as unknown as GroundCombat, rulings, journal).effects;
    case 'air-naval-combat':
      return fought(input as unknown as Fight, rulings, journal).effects;
    case 'strategic-combat':
      return foughtOver(input as unknown as StrategicCombat, rulings, journal).effects;
    default:
      return phaseOf(input as Facts);
  }
}

/** The Axis, the West, the Soviets; then a month later. Sorties and strength are as the players say. */
function phaseOf(input: Facts): readonly object[] {
  const order = ['axis', 'western', 'soviet', 'axis'];
  const faction = order[order.indexOf(String(input['phasing'])) + 1];
  const { year, month } = input['turn'] as unknown as { year: number; month: number };
  return [
    { kind: 'phaseBegins', faction },
    ...(faction === 'axis'
      ? [{ kind: 'turnBegins', year: month === 12 ? year + 1 : year, month: month === 12 ? 1 : month + 1 }]
      : []),
    ...(input['weather'] === undefined ? [] : [{ kind: 'weather', weather: input['weather'] }]),
    ...listed(input, 'recovered').map(({ unit, sorties }) => ({ kind: 'sorties', unit, sorties })),
    ...listed(input, 'restored').map(({ name }) => ({ kind: 'restored', unit: name })),
  ];
}

/** What each change writes on a unit; facts of the map write nothing. */
const WRITES: Readonly<Record<string, (change: Change) => Facts>> = {
  reduced: () => ({ strength: 'reduced' }),
  eliminated: () => ({ strength: 'eliminated' }),
  restored: () => ({ strength: 'full' }),
  activationEnds: () => ({ activationOver: true }),
  sorties: ({ sorties }) => ({ sorties: sorties as number }),
  supply: ({ supply }) => ({ supply: supply as string }),
};

function booked(page: Page, change: Change): Page {
  const { kind, unit } = change;
  const writes = WRITES[kind];
  if (writes) {
    const name = String(unit);
    const known = page.units.get(name);
    if (!known) return { ...page, waiting: [...page.waiting, change] };
    return { ...page, units: new Map(page.units).set(name, { ...known, ...writes(change) }) };
  }
  const all = (each: (facts: Facts) => Facts) =>
    new Map([...page.units].map(([name, facts]) => [name, each(facts)] as const));
  switch (kind) {
    case 'markerSpent': {
      const name = String(change['marker']);
      return { ...page, markers: new Map(page.markers).set(name, { ...page.markers.get(name), spent: true }) };
    }
    case 'facLost':
      return { ...page, facLost: { ...page.facLost, [String(change['country'])]: change['lost'] as number } };
    case 'phaseBegins':
      return {
        ...page,
        phasing: String(change['faction']),
        units: all((facts) => ({ ...facts, activationOver: false })),
      };
    case 'turnBegins':
      // Supply is traced anew on the map; what it was is last turn's.
      return {
        ...page,
        year: change['year'] as number,
        month: change['month'] as number,
        weather: 'varies',
        units: all(({ supply, lastTurn: _, ...facts }) => ({
          ...facts,
          ...(supply !== undefined && { lastTurn: supply }),
        })),
      };
    case 'weather':
      return { ...page, weather: String(change['weather']) };
    default:
      return page;
  }
}

/** What waits is tried again once everything else is booked, and what is new waits behind it. */
const settledUp = (page: Page, changes: readonly Change[]): Page => {
  const now = changes.reduce(booked, { ...page, waiting: [] });
  const late = page.waiting.reduce(booked, { ...now, waiting: [] });
  return { ...late, waiting: [...late.waiting, ...now.waiting] };
};

const resolvedOn = (
  page: Page,
  opened: OpenedIn,
  played: Resolution,
  rulings: Readonly<Record<string, string>>,
): Page => {
  const input = opened.input as Facts;
  const units = entered(page.units, unitsTold(opened.procedure.id, input), UNIT_FACTS, { activationOver: false });
  const hands = listed(input, 'attackerMarkers', 'defenderMarkers');
  const markers = entered(page.markers, hands, MARKER_FACTS, { spent: false });
  return settledUp({ ...page, units, markers }, changesOf(opened, rulings, played) as unknown as readonly Change[]);
};

/** The page as the campaign shows its own tracks. */
const shown = ({ year, month, units, markers, waiting: _, ...rest }: Page) => ({
  ...rest,
  turn: { year, month },
  units: byName([...units].map(([name, facts]) => ({ name, ...facts }))),
  markers: byName([...markers].map(([name, facts]) => ({ name, ...facts }))),
});

const byName = (counters: readonly Facts[]): readonly Facts[] =>
  counters.toSorted((a, b) => (String(a['name']) < String(b['name']) ? -1 : 1));

const tracksOf = ({ state }: Campaign) => ({
  ...state,
  units: byName(state['units'] as unknown as readonly Facts[]),
  markers: byName(state['markers'] as unknown as readonly Facts[]),
});

/** What the players may put right, where it stands in the campaign, and what it does to the page. */
function correction(chance: Chance, { state }: Campaign, page: Page): { at: string; value: Plain; page: Page } {
  const units = state['units'] as unknown as readonly Facts[];
  const index = chance.below(Math.max(1, units.length));
  const name = String(units[index]?.['name'] ?? '');
  const onUnit = (fact: string, value: Plain) => ({
    at: `units[${index}].${fact}`,
    value,
    page: { ...page, units: new Map(page.units).set(name, { ...page.units.get(name), [fact]: value }) },
  });
  const lost = chance.below(10);
  const weather = chance.of(['fair', 'poor', 'severe', 'varies']);
  const conquered = [
    { country: 'Norway', faction: 'western' },
    { country: 'Mongolia', faction: 'soviet' },
  ].slice(0, chance.below(3));
  const all = [
    () => ({
      at: 'facLost.uk',
      value: 1 + (lost % 9),
      page: { ...page, facLost: { ...page.facLost, uk: 1 + (lost % 9) } },
    }),
    () => ({ at: 'bombed', value: lost, page: { ...page, bombed: lost } }),
    () => ({ at: 'weather', value: weather, page: { ...page, weather } }),
    () => ({ at: 'usaWestern', value: lost > 4, page: { ...page, usaWestern: lost > 4 } }),
    () => ({ at: 'conquered', value: conquered, page: { ...page, conquered } }),
    ...(units.length === 0
      ? []
      : [
          () => onUnit('strength', chance.of(['full', 'reduced', 'eliminated'])),
          () => onUnit('sorties', chance.below(7)),
          () => onUnit('supply', chance.of(['supplied', 'low', 'unsupplied'])),
          () => onUnit('activationOver', chance.flag()),
        ]),
  ];
  return chance.of(all)();
}

/** A procedure that the rules accept as things stand, played at random. */
function anyPlay(chance: Chance, campaign: Campaign): { event: CampaignEvent; opened: OpenedIn; played: Resolution } {
  for (;;) {
    const procedure = game.procedures[chance.of(Object.keys(game.procedures))];
    if (!procedure) continue;
    const said = situation(game, campaign, procedure, chance.next);
    const opened = openIn(campaign, procedure.id, said);
    if (!opened.ok) continue;
    const { result, record } = fuzz(opened.value.begin(), chance.below(1e9));
    const played = resolution(opened.value, result, record);
    const event: CampaignEvent = {
      kind: 'resolved',
      procedure: procedure.id,
      input: said as Plain,
      journal: played.journal,
    };
    return { event, opened: opened.value, played };
  }
}

/** Whatever the books know, a procedure takes as they have it. */
function expectAsKept(page: Page, { procedure, input }: OpenedIn): void {
  const said = input as Facts;
  const counters = [
    ...unitsTold(procedure.id, said).map((unit) => [unit, page.units.get(String(unit['name']))] as const),
    ...listed(said, 'attackerMarkers', 'defenderMarkers').map(
      (marker) => [marker, page.markers.get(String(marker['name']))] as const,
    ),
  ];
  for (const [told, known = {}] of counters) {
    const kept = Object.entries(told).filter(([fact]) => fact in known);
    expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(kept.map(([fact]) => [fact, known[fact]])));
  }
  const { year, month, phasing, weather, facLost, bombed, usaWestern, conquered } = page;
  const by = (faction: string) => conquered.filter((each) => each['faction'] === faction).length;
  const tracks: Readonly<Record<string, object>> = {
    'next-phase': { turn: { year, month }, phasing },
    'strategic-combat': {
      ...{ facLost, bombed, usaWestern },
      conquered: { western: by('western'), soviet: by('soviet') },
    },
  };
  expect(said).toMatchObject(tracks[procedure.id] ?? (weather === 'varies' ? {} : { weather }));
}

const EVENTS = 60;

describe('[campaign] the ledger', () => {
  test.each(Array.from({ length: Math.ceil(cases(1000) / 125) }, (_, index) => 500 + index))('campaign %i', (seed) => {
    const chance = new Chance(seed);
    const rulings = anyRulings(chance);
    let campaign = begun(game, {}, rulings);
    const pages: Page[] = [FIRST];
    const taken: Page[] = [];
    const add = (event: CampaignEvent): void => {
      const next = append(game, campaign, event);
      if (!next.ok) throw new Error(JSON.stringify([event, next.refusals]));
      campaign = next.value;
    };
    for (let count = 0; count < EVENTS; count += 1) {
      const page = pages.at(-1) ?? FIRST;
      const dice = chance.next();
      const again = taken.at(-1);
      if (dice < 0.08 && pages.length > 1) {
        taken.push(pages.pop() as Page);
        add({ kind: 'undone', event: campaign.standing.at(-1)?.sequence ?? 0, consent: ['axis', 'western', 'soviet'] });
      } else if (dice < 0.14 && again) {
        add({ kind: 'redone', event: campaign.undone.at(-1)?.sequence ?? 0 });
        pages.push(again);
        taken.pop();
      } else {
        taken.length = 0;
        if (dice < 0.3) {
          const { at, value, page: put } = correction(chance, campaign, page);
          add({ kind: 'corrected', at, value, reason: 'put right' });
          pages.push(settledUp(put, []));
        } else {
          const { event, opened, played } = anyPlay(chance, campaign);
          expectAsKept(page, opened);
          add(event);
          pages.push(resolvedOn(page, opened, played, rulings));
        }
      }
      const now = pages.at(-1) ?? FIRST;
      expect(tracksOf(campaign)).toEqual(shown(now));
      expect(campaign.owed.map(({ effect }) => effect)).toEqual(now.waiting);
    }
  });
});
