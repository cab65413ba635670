/** Every line of the modifier lists, where it applies and where it just does not. */
import { type Game, type Modifier, open, type Plain, total } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { SurrenderBook } from '../book.ts';
import { game as surrender } from '../game.ts';
import { NATIONALITIES, PORT_ZONES, type PortZone, SIDES, WEATHERS } from '../vocabulary.ts';
import { airNavalLines } from './air-naval/forces.ts';
import type { AirNavalInput } from './air-naval/input.ts';
import { groundLines } from './ground/forces.ts';
import type { GroundInput } from './ground/input.ts';
import { NOTHING } from './selections.ts';
import { strategicLines } from './strategic/forces.ts';
import type { StrategicInput } from './strategic/input.ts';

const game: Game = surrender;

type Given = { readonly [name: string]: Plain };

function checked(procedure: string, given: Given): { readonly input: unknown; readonly book: SurrenderBook } {
  const opened = open(game, procedure, given);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  return { input: opened.value.input, book: opened.value.book as unknown as SurrenderBook };
}

const applied = (modifiers: readonly Modifier[]): Record<string, number> =>
  Object.fromEntries(modifiers.filter((each) => each.applied).map(({ id, value }) => [id, value]));

const groundBase = {
  primary: { name: 'A', nationality: 'italy' },
  defender: { name: 'D', nationality: 'greece' },
  retreatHexes: [],
};

function ground(given: Given, support = { attacker: false, defender: false }) {
  const { input, book } = checked('ground-combat', { ...groundBase, ...given });
  const forces = {
    attacker: groundLines(input as GroundInput, 'attacker', NOTHING, support.attacker, book),
    defender: groundLines(input as GroundInput, 'defender', NOTHING, support.defender, book),
  };
  return {
    attacker: applied(forces.attacker.modifiers),
    defender: applied(forces.defender.modifiers),
    attackerHalved: applied(forces.attacker.halvings),
    defenderHalved: applied(forces.defender.halvings),
  };
}

describe('[ground-drm] the unit’s own lines, for both sides', () => {
  test.each(NATIONALITIES)('%s', (nationality) => {
    const own =
      nationality === 'germany'
        ? { german: 2 }
        : ['france', 'uk', 'usa'].includes(nationality)
          ? { frenchUkUsa: 1 }
          : {};
    expect(ground({ primary: { name: 'A', nationality } }).attacker).toEqual(own);
    expect(ground({ defender: { name: 'D', nationality } }).defender).toEqual(own);
  });

  test.each([
    [{ elite: true }, 'fair', { elite: 1 }],
    [{ strength: 'reduced' }, 'fair', { reduced: -2 }],
    [{ supply: 'low' }, 'fair', { lowSupply: -2 }],
    [{ supply: 'unsupplied' }, 'fair', {}],
    [{ kind: 'shock' }, 'fair', { shockFair: 1 }],
    [{ kind: 'shock' }, 'poor', {}],
    [{ kind: 'shock' }, 'severe', {}],
    [{ kind: 'tank' }, 'fair', { tankFair: 2 }],
    [{ kind: 'tank' }, 'poor', { tankPoor: 1 }],
    [{ kind: 'tank' }, 'severe', {}],
  ])('%j in %s weather: %j', (unit, weather, lines) => {
    const into = weather === 'poor' ? { intoPoorWeather: -2 } : {};
    expect(ground({ weather, primary: { ...groundBase.primary, ...unit } }).attacker).toEqual({ ...lines, ...into });
    expect(ground({ weather, defender: { ...groundBase.defender, ...unit } }).defender).toEqual(lines);
  });

  test.each([
    ['fair', { supportFair: 2 }],
    ['poor', { supportPoor: 1 }],
    ['severe', {}],
  ])('air support in %s weather: %j', (weather, lines) => {
    expect(ground({ weather }, { attacker: false, defender: true }).defender).toEqual(lines);
    const into = weather === 'poor' ? { intoPoorWeather: -2 } : {};
    expect(ground({ weather }, { attacker: true, defender: false }).attacker).toEqual({ ...lines, ...into });
  });
});

describe('[ground-drm] the attacker’s lines', () => {
  test.each([
    [{ city: true }, { cityOrRough: -1 }],
    [{ rough: true }, { cityOrRough: -1 }],
    [{ city: true, rough: true }, { cityOrRough: -1 }],
    [{ coastal: true, island: true }, {}],
  ])('hex %j: %j', (hex, lines) => {
    expect(ground({ hex })).toMatchObject({ attacker: lines, defender: {} });
    expect(ground({ hex }).attacker).toEqual(lines);
  });

  test.each([
    [{ strait: true }, { strait: -2 }],
    [{ barrier: 'canal' }, { barrier: -1 }],
    [{ barrier: 'mountain' }, { barrier: -1 }],
    [{ barrier: 'river' }, { barrier: -1 }],
    [{ strait: true, barrier: 'river' }, { strait: -2 }],
  ])('hexside %j: %j', (hexside, lines) => {
    expect(ground({ hexside }).attacker).toEqual(lines);
  });

  test.each([
    [{}, { isolated: 2 }],
    [{ island: true }, { isolated: 2 }],
    [{ fort: true }, { isolated: 2 }],
    [{ fort: true, island: true }, {}],
  ])('isolated in %j: %j', (hex, lines) => {
    expect(ground({ attack: 'assault', isolated: true, hex }).attacker).toEqual(lines);
  });
});

describe('[assault-drm] additional attackers', () => {
  const additional = (...kinds: readonly string[]) =>
    kinds.map((kind, index) => ({ name: `B${index}`, nationality: 'italy', kind }));
  test.each([
    ['fair', ['tank', 'shock'], { additionalTankOrShock: 4 }],
    ['fair', ['shock', 'infantry'], { additionalTankOrShock: 2, additionalOther: 1 }],
    ['poor', ['tank', 'shock'], { additionalTankOrShock: 4, intoPoorWeather: -2 }],
    ['severe', ['tank', 'shock'], { additionalOther: 2 }],
    ['fair', ['infantry'], { additionalOther: 1 }],
  ])('in %s weather %j: %j', (weather, kinds, lines) => {
    expect(ground({ attack: 'assault', weather, additional: additional(...kinds) }).attacker).toEqual(lines);
  });
});

describe('[amphibious-drm] invasion', () => {
  test.each([
    ['fair', true, { amphibious: -1, navalSupportFair: 2 }],
    ['poor', true, { amphibious: -1, navalSupportPoor: 1, intoPoorWeather: -2 }],
    ['severe', true, { amphibious: -1 }],
    ['fair', false, { amphibious: -1 }],
  ])('in %s weather, naval support %s: %j', (weather, navalSupport, lines) => {
    const given = { attack: 'assault', amphibious: true, hex: { coastal: true }, weather, navalSupport };
    expect(ground(given).attacker).toEqual(lines);
  });
});

describe('[ground-halving] after the roll', () => {
  test('an unsupplied unit halves its own side, once', () => {
    const starved = { supply: 'unsupplied' };
    const additional = [{ name: 'B', nationality: 'italy', ...starved }];
    expect(ground({ attack: 'assault', additional, primary: { ...groundBase.primary, ...starved } })).toMatchObject({
      attackerHalved: { unsupplied: 1 },
      defenderHalved: {},
    });
    expect(ground({ defender: { ...groundBase.defender, ...starved } })).toMatchObject({
      attackerHalved: {},
      defenderHalved: { unsupplied: 1 },
    });
  });

  test('severe weather halves both, a fort the attacker only', () => {
    expect(ground({ attack: 'assault', weather: 'severe', hex: { fort: true } })).toMatchObject({
      attackerHalved: { severeWeather: 1, fort: 1 },
      defenderHalved: { severeWeather: 1 },
    });
    expect(ground({ attack: 'assault', weather: 'poor' })).toMatchObject({ attackerHalved: {}, defenderHalved: {} });
  });
});

const airBase = { attacker: { name: 'A', nationality: 'italy' }, defender: { name: 'D', nationality: 'ussr' } };

function airNaval(given: Given) {
  const { input, book } = checked('air-naval-combat', { ...airBase, ...given });
  const forces = {
    attacker: airNavalLines(input as AirNavalInput, 'attacker', NOTHING, book),
    defender: airNavalLines(input as AirNavalInput, 'defender', NOTHING, book),
  };
  return {
    attacker: applied(forces.attacker.modifiers),
    defender: applied(forces.defender.modifiers),
    attackerHalved: applied(forces.attacker.halvings),
    defenderHalved: applied(forces.defender.halvings),
  };
}

describe('[air-naval-drm] the unit’s own lines, for both sides', () => {
  test.each([
    [{ nationality: 'germany', kind: 'fighter' }, { germanAir: 2 }],
    [
      { nationality: 'germany', kind: 'bomber' },
      { germanAir: 2, bomber: -2 },
    ],
    [{ nationality: 'germany', kind: 'warship' }, { germanNaval: 1 }],
    [{ nationality: 'uk', kind: 'fighter' }, { ukUsaAir: 1 }],
    [
      { nationality: 'usa', kind: 'bomber' },
      { ukUsaAir: 1, bomber: -2 },
    ],
    [{ nationality: 'uk', kind: 'warship' }, { ukUsaNaval: 2 }],
    [
      { nationality: 'usa', kind: 'convoy' },
      { ukUsaNaval: 2, convoy: -2 },
    ],
    [
      { nationality: 'usa', kind: 'carrier' },
      { ukUsaNaval: 2, carrierFair: 2 },
    ],
    [{ nationality: 'france', kind: 'warship' }, { frenchNaval: 1 }],
    [{ nationality: 'france', kind: 'fighter' }, {}],
    [{ nationality: 'italy', kind: 'warship' }, {}],
    [
      { nationality: 'ussr', kind: 'fighter', supply: 'low', sorties: 4 },
      { lowSupply: -2, sorties: -4 },
    ],
  ])('%j: %j', (unit, lines) => {
    const naval = ['warship', 'carrier', 'convoy'].includes(unit.kind);
    const enemy = naval ? { airAgainstNaval: 1 } : {};
    expect(airNaval({ attacker: { name: 'A', ...unit } })).toMatchObject({ attacker: lines, defender: enemy });
    expect(airNaval({ attacker: { name: 'A', ...unit } }).attacker).toEqual(lines);
    expect(airNaval({ defender: { name: 'D', ...unit } }).defender).toEqual(lines);
  });

  test('ship against ship gains nothing', () => {
    const ship = { nationality: 'italy', kind: 'warship' };
    expect(airNaval({ attacker: { name: 'A', ...ship }, defender: { name: 'D', ...ship } })).toMatchObject({
      attacker: {},
      defender: {},
    });
  });

  test.each([
    ['fair', { carrierFair: 2 }],
    ['poor', { carrierPoor: 1 }],
    ['severe', { carrierSevere: -1 }],
  ])('a carrier in %s weather: %j', (weather, lines) => {
    expect(airNaval({ weather, defender: { name: 'D', nationality: 'italy', kind: 'carrier' } }).defender).toEqual(
      lines,
    );
  });
});

describe('[air-naval-drm] England', () => {
  const england = {
    cause: 'airStrike',
    defender: { name: 'D', nationality: 'poland' },
    defenderInEngland: true,
    attackerOutsideEngland: true,
  };
  test('a Western air unit defends there against a strike from outside', () => {
    expect(airNaval(england).defender).toEqual({ england: 2 });
  });
  test.each([
    ['it is no air strike', { cause: 'escort' }],
    ['it is not in England', { defenderInEngland: false }],
    ['the strike comes from England', { attackerOutsideEngland: false }],
    ['it is no Western unit', { defender: { name: 'D', nationality: 'hungary' } }],
    ['it is no air unit', { defender: { name: 'D', nationality: 'poland', kind: 'warship' } }],
  ])('not where %s', (_why, change) => {
    expect(airNaval({ ...england, ...change }).defender).toEqual({});
  });
  test('the attacker is never asked', () => {
    expect(airNaval({ ...england, attacker: { name: 'A', nationality: 'poland' } }).attacker).toEqual({});
  });
});

describe('[air-naval-drm] weather and supply', () => {
  for (const weather of WEATHERS) {
    test(`a sea-zone hex in ${weather} weather strikes both sides`, () => {
      const lines = weather === 'poor' ? { seaZonePoor: -2 } : {};
      const halved = weather === 'severe' ? { seaZoneSevere: 1 } : {};
      const atSea = airNaval({ weather, location: 'seaZone' });
      expect(atSea).toEqual({ attacker: lines, defender: lines, attackerHalved: halved, defenderHalved: halved });
      expect(airNaval({ weather })).toEqual({ attacker: {}, defender: {}, attackerHalved: {}, defenderHalved: {} });
    });
  }

  test.each(SIDES)('an unsupplied %s halves its own value', (side) => {
    const forces = airNaval({ [side]: { ...airBase[side], supply: 'unsupplied' } });
    const own = { unsupplied: 1 };
    expect(forces.attackerHalved).toEqual(side === 'attacker' ? own : {});
    expect(forces.defenderHalved).toEqual(side === 'defender' ? own : {});
  });
});

describe('[strategic-axis] a port in each sea zone', () => {
  // Against the West and against the Soviets, line by line of the aid.
  const worth: Readonly<Record<PortZone, readonly [number, number]>> = {
    '1': [2, 0],
    '2': [2, 0],
    '7': [2, 0],
    '9': [2, 0],
    '3': [1, 1],
    '4': [1, 1],
    '6': [0, 2],
    '31': [1, 0],
    '32': [2, 2],
  };
  const axis = (opponent: string, axisPorts: readonly PortZone[]): number => {
    const { input, book } = checked('strategic-combat', { opponent, axisPorts });
    return total(strategicLines(input as StrategicInput, 'attacker', NOTHING, book).modifiers);
  };
  test.each(PORT_ZONES)('%s', (zone) => {
    expect([axis('western', [zone]), axis('soviet', [zone])]).toEqual(worth[zone]);
  });
  test('each line counts once, and the lines add up', () => {
    expect([axis('western', [...PORT_ZONES, '1', '2']), axis('soviet', [...PORT_ZONES, '3'])]).toEqual([6, 5]);
  });
});

describe('[strategic-western] [strategic-soviet] the ally’s lines', () => {
  const ally = (opponent: string, given: Given): Record<string, number> => {
    const { input, book } = checked('strategic-combat', { opponent, ...given });
    return applied(strategicLines(input as StrategicInput, 'defender', NOTHING, book).modifiers);
  };
  const everything = {
    sovietAirZone13: true,
    westernZone13: true,
    conquered: { western: 4, soviet: 0 },
    usaWestern: true,
    bombed: 3,
  };
  test('against the West', () => {
    expect(ally('western', everything)).toEqual({ usaWestern: 2, westernZone13: 2, bombed: 3 });
    expect(ally('western', {})).toEqual({});
  });
  test('against the Soviets', () => {
    expect(ally('soviet', everything)).toEqual({ conqueredAllies: 2 });
    expect(ally('soviet', { ...everything, westernZone13: false })).toEqual({ conqueredAllies: 2, sovietAirZone13: 2 });
  });
});
