/** What stands in a form before anybody says anything, what is folded away, what may not stand twice, what leads. */
import { check, type Game, open, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { foldedIn } from '../testing/folded.ts';
import printed from './examples/tables.printed.json' with { type: 'json' };
import { game as balkanWars } from './game.ts';

const game: Game = balkanWars;
const procedureOf = (id: string) => game.procedures[id] ?? expect.fail(id);

const usual = (procedure: string, said: object): unknown => {
  const checked = check(procedureOf(procedure).input, said);
  return checked.ok ? checked.value : checked.refusals;
};

describe('what is left unsaid stands as it usually does', () => {
  const peace = { nations: [], powers: [], capitulated: [] };

  test('a combat: divisions in good order and supply, in the open, at the advanced level, nothing known of the war', () => {
    const [ours, theirs] = [
      { id: 'A', country: 'serbia', strength: 3 },
      { id: 'D', country: 'ottoman', strength: 2 },
    ];
    const fresh = { type: 'division', charging: false, demoralised: false, supplied: true, retreatBlocked: false };
    expect(usual('combat', { attackers: [ours], defenders: [theirs] })).toEqual({
      attackingPlayer: 'first',
      attackers: [{ ...ours, ...fresh }],
      defenders: [{ ...theirs, ...fresh }],
      entrenched: false,
      fortificationPresent: false,
      terrain: 0,
      allAcrossWater: false,
      level: 'advanced',
      hexInAlbania: false,
      ...peace,
      armistices: [],
      albaniaClosed: false,
      ottomansUnsupplied: false,
    });
  });

  test('a rally: a demoralised division without headquarters; a headquarters that is told is in good order', () => {
    const unit = { id: '3rd', country: 'serbia', cadre: 2 };
    const division = { ...unit, type: 'division', demoralised: true };
    expect(usual('rally', unit)).toEqual({ ...division, headquarters: [], ...peace });
    expect(usual('rally', { ...unit, headquarters: [{ country: 'serbia', staff: 1 }] })).toEqual({
      ...division,
      headquarters: [{ id: '—', country: 'serbia', type: 'headquarters', staff: 1, demoralised: false }],
      ...peace,
    });
  });

  test('a National Rally: not permitted until somebody says so', () => {
    expect(usual('national-rally', { country: 'greece' })).toEqual({
      country: 'greece',
      permitted: false,
      level: 'advanced',
      nations: [],
      capitulated: [],
    });
  });

  test('a mobilisation: four depots, no points, units that were lost before', () => {
    const unit = { id: 'R', country: 'greece', cadre: 2 };
    expect(usual('mobilisation', { units: [unit] })).toEqual({
      player: 'first',
      units: [{ ...unit, type: 'division', place: 'pool', lostBefore: true }],
      depots: 4,
      treasuries: [],
      extraPoints: 0,
      ...peace,
      volunteers: [],
      crisis: false,
    });
    expect(
      usual('mobilisation', {
        units: [unit],
        treasuries: [{ country: 'greece' }],
        volunteers: [{ player: 'first' }],
        powers: [{ power: 'italy' }],
      }),
    ).toMatchObject({
      treasuries: [{ country: 'greece', points: 0 }],
      volunteers: [{ player: 'first', points: 0 }],
      powers: [{ power: 'italy', alignment: 'neutral', diplomacy: 0, points: 0 }],
    });
  });

  test('a political event: the first scenario, the League first, nothing listed', () => {
    const nothing = {
      scenario: '1',
      firstCamp: 'league',
      ...peace,
      leagueHolds: [],
      ottomansInside: [],
      corpsCommitted: false,
      alreadyRolled: false,
      units: [],
      inAlbania: [],
      heavyArtillery: [],
      depots: [],
    };
    expect(usual('political-event', {})).toEqual(nothing);
    const unit = { id: 'U', country: 'serbia' };
    const listed = {
      ottomansInside: [{ country: 'serbia' }],
      units: [unit],
      inAlbania: [unit],
      heavyArtillery: [unit],
      depots: [{ id: 'Nish' }],
    };
    expect(usual('political-event', listed)).toEqual({
      ...nothing,
      ottomansInside: [{ country: 'serbia', where: 'whollyInside' }],
      units: [{ ...unit, type: 'division', demoralised: false }],
      // Event 26 moves everybody out: who stays must be told.
      inAlbania: [{ ...unit, type: 'division', leaves: true }],
      heavyArtillery: [{ ...unit, type: 'heavyArtillery', place: 'pool' }],
      depots: [{ id: 'Nish', type: 'depot' }],
    });
  });

  test('a Diplomatic Conflict: all six Great Powers neutral, nobody commits anything', () => {
    expect(usual('diplomatic-conflict', {})).toEqual({
      firstCommits: 0,
      secondCommits: 0,
      powers: printed.greatPowers.map((power) => ({ power, alignment: 'neutral', diplomacy: 0, points: 0 })),
      crisis: false,
      confrontation: false,
      alreadyFought: false,
    });
  });

  test('the rest: a city of the Ottomans taken for the first time, a shaken counter, the first turn', () => {
    expect(usual('capture', { city: 'skopje', capturer: 'serbia' })).toEqual({
      city: 'skopje',
      name: '—',
      capturer: 'serbia',
      originalOwner: 'ottoman',
      firstCapture: true,
      captured: [],
      capitulated: [],
    });
    expect(usual('demoralisation', {})).toEqual({ id: '—', type: 'division', demoralised: true });
    expect(usual('next-turn', {})).toEqual({
      turnNumber: 1,
      conflictOwed: false,
      volunteers: [],
      firstMobilised: false,
      secondMobilised: false,
    });
  });

  test('quick cards: eight Bulgarians against four Ottomans, three points of power each', () => {
    const card = (id: string): unknown => {
      const [shortcut] = Object.values(procedureOf(id).shortcuts ?? {});
      const checked = shortcut && check(shortcut.input, {});
      return checked?.ok ? checked.value : undefined;
    };
    expect(card('combat')).toEqual({
      attack: 8,
      defence: 4,
      shifts: 0,
      attackingNation: 'bulgaria',
      defendingNation: 'ottoman',
    });
    expect(card('diplomatic-conflict')).toEqual({ first: 3, second: 3 });
  });
});

test('what the war as a whole tells is folded away, what the chart asks stands open', () => {
  const counter = ['retreatBlocked', 'hex'];
  const inList = (list: string, ...names: readonly string[]) => names.map((name) => `${list}[].${name}`);
  const war = ['nations', 'powers', 'capitulated'];
  const folded: Readonly<Record<string, readonly string[]>> = {
    combat: [
      'attackingPlayer',
      ...inList('attackers', ...counter),
      ...inList('defenders', ...counter),
      'map',
      'level',
      'hexInAlbania',
      ...war,
      'armistices',
      'albaniaClosed',
      'ottomansUnsupplied',
    ],
    rally: ['headquarters[].type', ...war],
    'national-rally': ['level', 'nations', 'capitulated'],
    mobilisation: [...inList('units', 'place', 'lostBefore'), ...war, 'volunteers', 'crisis'],
    'political-event': [
      'leagueHolds',
      'ottomansInside',
      'corpsCommitted',
      'alreadyRolled',
      'powers',
      'capitulated',
      'units',
      'units[].player',
      'inAlbania',
      'inAlbania[].player',
      'heavyArtillery',
      ...inList('heavyArtillery', 'type', 'player', 'place'),
      'depots',
      ...inList('depots', 'type', 'player'),
    ],
    'diplomatic-conflict': ['crisis', 'confrontation', 'alreadyFought'],
    capture: ['captured', 'capitulated'],
    demoralisation: [],
    'next-turn': ['conflictOwed', 'volunteers', 'firstMobilised', 'secondMobilised'],
  };
  for (const [id, { input }] of Object.entries(game.procedures))
    expect(foldedIn(input).toSorted(), id).toEqual(folded[id]?.toSorted());
});

test('what must be told apart may not stand twice', () => {
  const twice = (procedure: string, input: object): readonly string[] => {
    const opened = open(game, procedure, input as Plain);
    return opened.ok ? [] : opened.refusals.flatMap(({ code, at }) => (code === 'twice' ? [at] : []));
  };
  const both = <T>(one: T): readonly T[] => [one, one];
  const unit = { id: 'U', country: 'serbia', strength: 1 };
  const war = {
    nations: both({ country: 'serbia', player: 'first', morale: 1 }),
    powers: both({ power: 'italy' }),
    capitulated: both('greece'),
  };
  const inWar = ['nations[1].country', 'powers[1].power', 'capitulated[1]'];
  const fight = { attackers: both(unit), defenders: both({ ...unit, id: 'V' }), armistices: both('greece') };
  expect(twice('combat', { ...fight, ...war }).toSorted()).toEqual(
    ['attackers[1].id', 'defenders[1].id', ...inWar, 'armistices[1]'].toSorted(),
  );
  const pool = { units: both({ id: 'U', country: 'serbia', cadre: 1 }), treasuries: both({ country: 'serbia' }) };
  expect(twice('mobilisation', { ...pool, ...war }).toSorted()).toEqual(
    ['units[1].id', 'treasuries[1].country', ...inWar].toSorted(),
  );
  const listed = {
    leagueHolds: both('skopje'),
    units: both(unit),
    inAlbania: both(unit),
    heavyArtillery: both(unit),
    depots: both({ id: 'Nish' }),
  };
  expect(twice('political-event', { ...listed, ...war }).toSorted()).toEqual(
    ['leagueHolds[1]', 'units[1].id', 'inAlbania[1].id', 'heavyArtillery[1].id', 'depots[1].id', ...inWar].toSorted(),
  );
  expect(twice('capture', { city: 'skopje', capturer: 'serbia', captured: both('Nish') })).toEqual(['captured[1]']);
});

test('one figure of each line leads; a line of two sides says whose its figures are, and what may be typed over', () => {
  const terms = (id: string, input: object) => {
    const opened = open(game, id, input as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    return (procedureOf(id).equation?.(opened.value.input, opened.value.book) ?? []).flatMap(
      ({ label, leads, side, quick }) => (label ? [[label, leads ?? false, side, quick]] : []),
    );
  };
  const fight = {
    attackers: [{ id: 'A', country: 'serbia', strength: 3 }],
    defenders: [{ id: 'D', country: 'ottoman', strength: 2 }],
  };
  expect(terms('combat', fight)).toEqual([
    ['combat.term.attack', false, 'attacker', 'attack'],
    ['combat.term.defence', false, 'defender', 'defence'],
    ['combat.term.odds', false, undefined, undefined],
    ['combat.term.shifts', false, undefined, 'shifts'],
    ['combat.term.column', true, undefined, undefined],
    ['combat.term.die', false, undefined, undefined],
  ]);
  const hq = { headquarters: [{ country: 'serbia', staff: 1 }] };
  expect(terms('rally', { id: '3rd', country: 'serbia', cadre: 2, ...hq })).toEqual([
    ['unit.cadre', false, undefined, undefined],
    ['unit.staff', false, undefined, undefined],
    ['rally.term.target', true, undefined, undefined],
  ]);
  expect(terms('mobilisation', { units: [{ id: 'R', country: 'greece', cadre: 1 }], extraPoints: 2 })).toEqual([
    ['mobilisation.term.cost', true, undefined, undefined],
    ['mobilisation.term.means', false, undefined, undefined],
  ]);
  expect(terms('diplomatic-conflict', {})).toEqual([
    ['diplomacy.term.first', false, 'first', 'first'],
    ['diplomacy.term.second', false, 'second', 'second'],
    ['diplomacy.term.bonus', false, undefined, undefined],
  ]);
});

describe('who is concerned', () => {
  const parties = (id: string, input: object) => {
    const opened = open(game, id, input as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    return procedureOf(id).parties?.(opened.value.input as never);
  };
  const serbia = { nations: [{ country: 'serbia', player: 'second', morale: 1 }] };

  test('a unit that rallies is its owner’s, or the first player’s where nobody knows', () => {
    const unit = { id: '3rd', country: 'serbia', cadre: 2 };
    expect(parties('rally', unit)).toEqual({ first: { player: 'first', nations: ['nation.serbia'] } });
    expect(parties('rally', { ...unit, ...serbia })).toEqual({
      second: { player: 'second', nations: ['nation.serbia'] },
    });
    const german = { ...unit, country: 'germany', powers: [{ power: 'germany', alignment: 'second' }] };
    expect(parties('rally', german)).toEqual({ second: { player: 'second', nations: ['nation.germany'] } });
  });

  test('so is a nation', () => {
    const asked = { country: 'serbia', permitted: true };
    expect(parties('national-rally', asked)).toEqual({ first: { player: 'first', nations: ['nation.serbia'] } });
    expect(parties('national-rally', { ...asked, ...serbia })).toEqual({
      second: { player: 'second', nations: ['nation.serbia'] },
    });
  });

  test('each side of a combat has its player and its nations, each once', () => {
    const unit = (id: string, country: string) => ({ id, country, strength: 2 });
    const fight = {
      attackingPlayer: 'second',
      attackers: [unit('A', 'serbia'), unit('B', 'greece'), unit('C', 'serbia')],
      defenders: [unit('D', 'ottoman')],
    };
    expect(parties('combat', fight)).toEqual({
      attacker: { player: 'second', nations: ['nation.serbia', 'nation.greece'] },
      defender: { player: 'first', nations: ['nation.ottoman'] },
    });
    expect(parties('diplomatic-conflict', {})).toEqual({ first: { player: 'first' }, second: { player: 'second' } });
  });
});

test('an input of an earlier version means what it meant', () => {
  const inputOf = (id: string, given: object): unknown => {
    const opened = open(game, id, given as Plain);
    return opened.ok ? opened.value.input : opened.refusals;
  };
  const fight = {
    attackers: [{ id: 'A', country: 'serbia', strength: 3 }],
    defenders: [{ id: 'D', country: 'ottoman', strength: 2 }],
  };
  // Each terrain type of the hex had its own shift: they add up.
  expect(inputOf('combat', { ...fight, terrainShifts: [-1, -2, 1] })).toMatchObject({ terrain: -2 });
  expect(inputOf('combat', { ...fight, terrainShifts: [] })).toMatchObject({ terrain: 0, entrenched: false });
  expect(inputOf('combat', { ...fight, entrenched: true, terrainShifts: [2] })).toMatchObject({
    terrain: 2,
    entrenched: true,
  });
  const powers = [
    { power: 'russia', alignment: 'first', diplomacy: 3 },
    { power: 'germany', alignment: 'second', diplomacy: 4 },
  ];
  const commits = (told: object) => inputOf('diplomatic-conflict', { powers, commits: told });
  expect(commits({ first: 2, second: 4 })).toMatchObject({ firstCommits: 2, secondCommits: 4 });
  expect(commits({ second: 1 })).toMatchObject({ firstCommits: 0, secondCommits: 1 });
  expect(commits({ first: 1 })).toMatchObject({ firstCommits: 1, secondCommits: 0 });
  // Volunteers were one number a player; none were not told of.
  const units = [{ id: 'R', country: 'greece', cadre: 1 }];
  const volunteers = (told: object) =>
    (inputOf('mobilisation', { units, extraPoints: 2, volunteers: told }) as { volunteers: unknown }).volunteers;
  expect(volunteers({ first: 1, second: 5 })).toEqual([
    { player: 'first', points: 1 },
    { player: 'second', points: 5 },
  ]);
  expect(volunteers({ first: 0 })).toEqual([]);
});
