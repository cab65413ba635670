/** Every number, list and name is held at both edges, and what must be told apart is. */
import { check, type field, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { campaign as rules } from './campaign.ts';
import { game } from './second-way/aid.oracle.ts';

type Field = field.Field;

/** Every number, list and text of a description, by its place, with its edges. */
function boundsIn(part: Field, path: string): readonly (readonly [string, Field])[] {
  switch (part.kind) {
    case 'flag':
    case 'oneOf':
      return [];
    case 'integer':
    case 'text':
      return [[path, part]];
    case 'list':
      return [[path, part], ...boundsIn(part.of, `${path}[]`)];
    case 'record':
      return Object.entries(part.fields).flatMap(([name, inner]) =>
        boundsIn(inner, path === '' ? name : `${path}.${name}`),
      );
  }
}

/** The longest name; and the edges of what several descriptions share. */
const NAME = [1, 40] as const;
const SORTIES = [0, 99] as const;
const air = (path: string) => ({ [`${path}.name`]: NAME, [`${path}.sorties`]: SORTIES });
const hand = (path: string) => ({
  [path]: [0, 40],
  [`${path}[].name`]: NAME,
  // Step 4: no sum above ten on either side of zero, so no marker needs more.
  [`${path}[].drm`]: [-10, 10],
});
const counted = {
  'counted.attack': [-10, 10],
  'counted.defence': [-10, 10],
  // 16 halved four times is 1.
  'counted.attackHalved': [0, 4],
  'counted.defenceHalved': [0, 4],
};
// Note: a Fac Lost marker stands between 1 and 9; a ruling lets it reach 0.
const facLost = { 'facLost.germany': [0, 9], 'facLost.uk': [0, 9], 'facLost.ussr': [0, 9] };
const turn = { 'turn.year': [1939, 1946], 'turn.month': [1, 12] };

const BOUNDS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'ground-combat': {
    'primary.name': NAME,
    // Step 1: up to two additional attackers. Step 2: one air unit.
    additional: [0, 2],
    'additional[].name': NAME,
    'defender.name': NAME,
    // As many as a hex has neighbours.
    retreatHexes: [0, 6],
    'retreatHexes[].name': NAME,
    ...hand('attackerMarkers'),
    attackerAir: [0, 1],
    ...air('attackerAir[]'),
    ...hand('defenderMarkers'),
    defenderAir: [0, 1],
    ...air('defenderAir[]'),
    ...counted,
  },
  'air-naval-combat': {
    ...air('attacker'),
    interceptors: [0, 12],
    'interceptors[]': NAME,
    ...air('defender'),
    ...hand('attackerMarkers'),
    ...hand('defenderMarkers'),
    force: [0, 12],
    'force[]': NAME,
    cargo: [0, 6],
    'cargo[].name': NAME,
    airCargo: [0, 6],
    ...air('airCargo[]'),
    tracing: [0, 1],
    'tracing[].name': NAME,
    ...counted,
  },
  'strategic-combat': {
    axisPorts: [0, 30],
    'conquered.western': [0, 30],
    'conquered.soviet': [0, 30],
    bombed: [0, 30],
    ...facLost,
    ...hand('attackerMarkers'),
    ...hand('defenderMarkers'),
    ...counted,
  },
  'next-phase': {
    ...turn,
    recovered: [0, 60],
    'recovered[].unit': NAME,
    'recovered[].sorties': SORTIES,
    restored: [0, 60],
    'restored[]': NAME,
  },
  campaign: {
    ...turn,
    units: [0, 600],
    ...air('units[]'),
    markers: [0, 200],
    'markers[].name': NAME,
    'markers[].drm': [-10, 10],
    ...facLost,
    bombed: [0, 30],
    conquered: [0, 30],
    'conquered[].country': NAME,
  },
};

describe('every bound, at both edges', () => {
  const descriptions = Object.entries({
    ...Object.fromEntries(Object.entries(game.procedures).map(([id, { input }]) => [id, input])),
    campaign: rules.state,
  });
  test.each(descriptions)('%s', (id, description) => {
    const expected = BOUNDS[id] ?? {};
    const bounds = boundsIn(description, '');
    expect(bounds.map(([path]) => path).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [path, part] of bounds) {
      const [least = 0, most = 0] = expected[path] ?? [];
      expect(accepted(part, least), `${path} ${least}`).toBe(true);
      expect(accepted(part, most), `${path} ${most}`).toBe(true);
      if (part.kind !== 'list') expect(accepted(part, least - 1), `${path} ${least - 1}`).toBe(false);
      expect(accepted(part, most + 1), `${path} ${most + 1}`).toBe(false);
    }
  });

  /** A number, a text so long, or a list of so many. */
  function accepted(part: Field, size: number): boolean {
    if (part.kind === 'integer') return check(part, size).ok;
    if (part.kind === 'text') return check(part, 'x'.repeat(size)).ok;
    if (part.kind !== 'list') return false;
    const codes = check(
      part,
      Array.from({ length: size }, () => undefined),
    );
    return codes.ok || !codes.refusals.some(({ code }) => code === 'tooMany' || code === 'tooFew');
  }

  test('two counters of one combat bear two names', () => {
    const at = (path: string, name: string) => [path, { name, nationality: 'italy' }] as const;
    const NAMED = ['primary', 'additional', 'defender', 'attackerAir', 'defenderAir'] as const;
    const situation = (name: (place: string) => string): Plain => ({
      attack: 'assault',
      ...Object.fromEntries(['primary', 'defender'].map((place) => at(place, name(place)))),
      ...Object.fromEntries(
        ['additional', 'attackerAir', 'defenderAir'].map((place) => [place, [at(place, name(place))[1]]]),
      ),
    });
    const same = (name: (place: string) => string) => {
      const opened = open(game, 'ground-combat', situation(name));
      return opened.ok ? [] : opened.refusals.flatMap(({ code, at: where }) => (code === 'sameName' ? [where] : []));
    };
    expect(same((place) => place)).toEqual([]);
    for (const [index, later] of NAMED.entries())
      for (const earlier of NAMED.slice(0, index)) {
        const where = ['primary', 'defender'].includes(later) ? `${later}.name` : `${later}[0].name`;
        expect(
          same((place) => (place === later ? earlier : place)),
          `${later} as ${earlier}`,
        ).toEqual([where]);
      }
  });

  test('what must be told apart may not stand twice', () => {
    const unit = { name: 'A', nationality: 'italy' };
    const twice = (procedure: string, input: Plain) => {
      const opened = open(game, procedure, input);
      return opened.ok ? [] : opened.refusals.flatMap(({ code, at }) => (code === 'twice' ? [at] : []));
    };
    const marker = { name: 'M' };
    const ground = {
      attack: 'assault',
      primary: { ...unit, name: 'P' },
      defender: { ...unit, name: 'D' },
      additional: [unit, unit],
      retreatHexes: [{ name: 'H' }, { name: 'H' }],
      attackerMarkers: [marker, marker],
    };
    expect(twice('ground-combat', ground)).toEqual([
      'additional[1].name',
      'retreatHexes[1].name',
      'attackerMarkers[1].name',
    ]);
    const air = {
      cause: 'navalMovement',
      attacker: { ...unit, name: 'P' },
      defender: { ...unit, name: 'D', kind: 'convoy' },
      interceptors: ['I', 'I'],
      force: ['F', 'F'],
      cargo: [{ name: 'C' }, { name: 'C' }],
      airCargo: [{ name: 'W' }, { name: 'W' }],
    };
    expect(twice('air-naval-combat', air)).toEqual([
      'interceptors[1]',
      'force[1]',
      'cargo[1].name',
      'airCargo[1].name',
    ]);
    const rest = {
      recovered: [
        { unit: 'W', sorties: 1 },
        { unit: 'W', sorties: 2 },
      ],
      restored: ['A', 'A'],
    };
    expect(twice('next-phase', rest)).toEqual(['recovered[1].unit', 'restored[1]']);
    const country = { country: 'Poland', faction: 'western' };
    const conquered = check(rules.state, { conquered: [country, country] });
    expect(conquered.ok ? [] : conquered.refusals.map(({ code }) => code)).toEqual(['twice']);
  });
});
