/** Every refusal there is, met alone, beside the nearest thing that is accepted; every bound of every field. */
import { type Checked, check, type Field, type Game, open, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, corrected, resolved } from '../testing/played-campaign.ts';
import { speakerFor } from '../words/index.ts';
import { game as balkanWars } from './game.ts';
import { en } from './text/en.ts';

const game: Game = balkanWars;
type Input = Readonly<Record<string, Plain>>;

const attacker = { id: 'A', country: 'bulgaria', strength: 4 };
const defender = { id: 'D', country: 'ottoman', strength: 4 };
const fight = (ours: object, theirs: object = {}, rest: object = {}) => ({
  attackers: [{ ...attacker, ...ours }],
  defenders: [{ ...defender, ...theirs }],
  ...rest,
});
const shaken = { id: '3rd', country: 'serbia', cadre: 2 };
const hq = { headquarters: [{ country: 'ottoman', staff: 1 }] };
const atWar = (serbia: string, ottoman: string) => ({
  nations: [
    { country: 'serbia', player: serbia, morale: 0 },
    { country: 'ottoman', player: ottoman, morale: 0 },
  ],
});
const recruit = (facts: object, rest: object) => ({
  units: [{ id: 'R', country: 'greece', cadre: 1, ...facts }],
  ...rest,
});
const powers = [{ power: 'russia', alignment: 'first', diplomacy: 3 }];
const nish = { city: 'other', name: 'Nish', capturer: 'bulgaria', originalOwner: 'serbia' };

/** Procedure, what is refused, where and by which rule, what is accepted instead. */
const MET: Readonly<Record<string, readonly [string, object, at: string, rule: string | undefined, object]>> = {
  cadreUnknown: [
    'combat',
    fight({ charging: true }),
    'attackers[0].cadre',
    'charge',
    fight({ charging: true, cadre: 0 }),
  ],
  otherHex: [
    'combat',
    fight(
      {},
      {},
      {
        defenders: [
          { ...defender, hex: '2720' },
          { ...defender, id: 'E', hex: '2721' },
        ],
      },
    ),
    'defenders[1].hex',
    'crt',
    fight(
      {},
      {},
      {
        defenders: [
          { ...defender, hex: '2720' },
          { ...defender, id: 'E', hex: '2720' },
        ],
      },
    ),
  ],
  underArmistice: [
    'combat',
    fight({}, {}, { armistices: ['bulgaria'] }),
    'attackers[0].country',
    'events',
    fight({}, {}, { armistices: ['ottoman', 'serbia'] }),
  ],
  noAttackStrength: ['combat', fight({ strength: 0 }), 'attackers', 'crt', fight({ strength: 1 }, { strength: 0 })],
  albaniaIsClosed: [
    'combat',
    fight({}, {}, { albaniaClosed: true, hexInAlbania: true }),
    'hexInAlbania',
    'events',
    fight({}, {}, { albaniaClosed: true }),
  ],
  onBothSides: ['combat', fight({}, { id: 'A' }), 'defenders[0].id', undefined, fight({}, { id: 'a' })],
  hasCapitulated: [
    'combat',
    fight({}, {}, { capitulated: ['ottoman'] }),
    'defenders[0].country',
    'events',
    fight({}, {}, { capitulated: ['romania'] }),
  ],
  wrongPlayer: [
    'combat',
    fight({}, {}, { nations: [{ country: 'bulgaria', player: 'second' }] }),
    'attackers[0].country',
    undefined,
    fight({}, {}, { nations: [{ country: 'bulgaria', player: 'second' }], attackingPlayer: 'second' }),
  ],
  noGuns: [
    'combat',
    fight({ bombardment: 1 }),
    'attackers[0].bombardment',
    'shifts',
    fight({ bombardment: 1, type: 'otherArtillery' }, { bombardment: 0 }),
  ],
  notDemoralised: ['rally', { ...shaken, demoralised: false }, 'demoralised', 'rally', shaken],
  enemyHeadquarters: [
    'rally',
    { ...shaken, ...hq, ...atWar('first', 'second') },
    'headquarters[0].country',
    'rally',
    { ...shaken, ...hq, ...atWar('second', 'second') },
  ],
  advancedOnly: [
    'national-rally',
    { country: 'greece', permitted: true, level: 'competitor' },
    'level',
    'nationalRally',
    { country: 'greece', permitted: true },
  ],
  notPermitted: [
    'national-rally',
    { country: 'greece' },
    'permitted',
    'nationalRally',
    { country: 'greece', permitted: true },
  ],
  cityUnnamed: ['capture', { city: 'other', capturer: 'bulgaria' }, 'name', 'moraleOther', nish],
  ownCity: [
    'capture',
    { ...nish, capturer: 'serbia' },
    'capturer',
    'moraleOther',
    { ...nish, capturer: 'serbia', firstCapture: false },
  ],
  capturedBefore: [
    'capture',
    { ...nish, captured: ['Nish'] },
    'firstCapture',
    'moraleOther',
    { ...nish, captured: ['Nish'], firstCapture: false },
  ],
  conflictOwed: ['next-turn', { conflictOwed: true }, 'conflictOwed', 'events', {}],
  neverReplaced: [
    'mobilisation',
    recruit({ type: 'depot' }, { extraPoints: 1 }),
    'units[0].type',
    'mobilisation',
    recruit({ type: 'depot', lostBefore: false }, { extraPoints: 1 }),
  ],
  tooFewDepots: [
    'mobilisation',
    recruit({}, { depots: 0, extraPoints: 2 }),
    'depots',
    'depots',
    recruit({}, { depots: 1, extraPoints: 2 }),
  ],
  cannotPay: [
    'mobilisation',
    recruit({}, { extraPoints: 1 }),
    'units',
    'mobilisation',
    recruit({}, { extraPoints: 2 }),
  ],
  levelUnknown: [
    'mobilisation',
    { units: [{ id: 'R', country: 'greece', type: 'headquarters', command: 1 }], extraPoints: 9 },
    'units[0].staff',
    'mobilisation',
    { units: [{ id: 'R', country: 'greece', type: 'headquarters', command: 1, staff: 1 }], extraPoints: 9 },
  ],
  crisisTurn: [
    'diplomatic-conflict',
    { powers, firstCommits: 1, crisis: true },
    'firstCommits',
    'events',
    { powers, crisis: true },
  ],
  morePowerThanHeld: [
    'diplomatic-conflict',
    { powers, firstCommits: 4 },
    'firstCommits',
    'diplomacy',
    { powers, firstCommits: 3 },
  ],
  mustUseAll: [
    'diplomatic-conflict',
    { powers, firstCommits: 2, confrontation: true },
    'firstCommits',
    'events',
    { powers, firstCommits: 3, confrontation: true },
  ],
  oneConflictATurn: ['diplomatic-conflict', { alreadyFought: true }, 'alreadyFought', 'diplomacy', {}],
  oneEventATurn: ['political-event', { alreadyRolled: true }, 'alreadyRolled', 'sequence', {}],
  moraleUnknown: [
    'political-event',
    { nations: [{ country: 'greece', player: 'first' }] },
    'nations[0].morale',
    'events',
    { nations: [{ country: 'greece', player: 'first' }], capitulated: ['greece'] },
  ],
  ownerUnknown: [
    'political-event',
    { depots: [{ id: 'Sofia' }] },
    'depots[0].player',
    undefined,
    { depots: [{ id: 'Sofia', player: 'first' }] },
  ],
  countryUnknown: ['demoralisation', { id: 'Corps' }, 'country', 'units', { id: 'Corps', country: 'greece' }],
};

/** What a refusal counts or names, where its sentence does. */
const FACTS: Readonly<Record<string, object>> = {
  cadreUnknown: { id: 'A' },
  otherHex: { id: 'E', hex: '2721', attacked: '2720' },
  underArmistice: { country: 'bulgaria' },
  onBothSides: { id: 'A' },
  hasCapitulated: { country: 'ottoman' },
  wrongPlayer: { country: 'bulgaria', player: 'second' },
  noGuns: { id: 'A', type: 'division' },
  ownCity: { country: 'serbia' },
  capturedBefore: { city: 'Nish' },
  neverReplaced: { id: 'R', type: 'depot' },
  tooFewDepots: { units: 1, depots: 0 },
  // A division of cadre 1 costs 2.
  cannotPay: { cost: 2, lacking: 1 },
  levelUnknown: { id: 'R' },
  crisisTurn: { player: 'first', committed: 1, available: 0 },
  morePowerThanHeld: { player: 'first', committed: 4, available: 3 },
  mustUseAll: { player: 'first', committed: 2, available: 3 },
  moraleUnknown: { country: 'greece' },
  ownerUnknown: { id: 'Sofia' },
  countryUnknown: { id: 'Corps' },
};

const told = (ready: Checked<unknown>) =>
  ready.ok ? [] : ready.refusals.map(({ code, at, rule }) => [code, at, rule]);

describe('[refusals] each met alone', () => {
  test.each(Object.entries(MET))('%s', (code, [procedure, input, at, rule, instead]) => {
    const refused = open(game, procedure, input as Input);
    expect(told(refused)).toEqual([[code, at, rule]]);
    expect(refused.ok ? {} : refused.refusals[0]?.facts).toMatchObject(FACTS[code] ?? {});
    expect(told(open(game, procedure, instead as Input))).toEqual([]);
  });

  test('a unit that stands elsewhere, or is of another type, in a campaign', () => {
    const before = resolved(begun(game, {}), 'combat', fight({ type: 'other' }, {}), [6]);
    // 4 against 4 is 1/1, 6: D/S.
    const pooled = corrected(before, 'units[0].place', 'pool');
    expect(told(openIn(pooled, 'combat', fight({ type: 'other' })))).toEqual([
      ['unitElsewhere', 'attackers[0].id', 'results'],
    ]);
    const staff = openIn(before, 'rally', { ...shaken, headquarters: [{ id: 'A', staff: 1 }] });
    expect(told(staff)).toEqual([['otherType', 'headquarters[0].id', 'units']]);
    const known = corrected(before, 'units[0].type', 'headquarters');
    expect(told(openIn(known, 'rally', { ...shaken, headquarters: [{ id: 'A', staff: 1 }] }))).toEqual([]);
  });

  test('whatever is asked of a game that has ended, until the players say that they play on', () => {
    // Event 31: the Ottomans offer, the League accepts.
    const nations = [{ country: 'ottoman', player: 'second', morale: 1 }];
    const over = resolved(begun(game, { nations }), 'political-event', {}, [3, 1], ['yes', 'yes']);
    for (const id of Object.keys(game.procedures))
      expect(told(openIn(over, id, {})), id).toEqual([['gameOver', '', 'diplomacy']]);
    const refused = openIn(over, 'next-turn', {});
    const facts = (refused.ok ? [] : refused.refusals)[0]?.facts ?? {};
    expect(speakerFor(game, 'en')('refusal.gameOver', facts)).toContain('ended by an armistice: evaluate victory');
    expect(openIn(corrected(over, 'playsOn', true), 'next-turn', {}).ok).toBe(true);
    expect(openIn(corrected(over, 'ended', 'no'), 'next-turn', {}).ok).toBe(true);
    expect(told(openIn(corrected(over, 'ended', 'worldWar'), 'next-turn', {}))).toHaveLength(1);
  });

  test('there is no other', () => {
    const met = [...Object.keys(MET), 'unitElsewhere', 'otherType', 'gameOver'];
    const worded = Object.keys(en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice(8)] : []));
    expect(worded.toSorted()).toEqual(met.toSorted());
  });
});

/** What a counter may print, and what a track may hold. */
const LEVEL = [0, 20];
const POINTS = [0, 99];
const NAME = [1, 40];
const COUNTRIES = [0, 7];
const nations = { '': COUNTRIES, '.morale': POINTS };
const treasuries = { '': COUNTRIES, '.points': POINTS };
const somePowers = { '': [0, 6], '.diplomacy': [0, 20], '.points': [0, 40] };
const volunteers = { '': [0, 16], '.points': POINTS };
const fighting = {
  '': [1, 24],
  '.id': NAME,
  '.strength': [0, 99],
  '.cadre': LEVEL,
  '.bombardment': LEVEL,
  '.hex': [1, 16],
};
const listed = { '': [0, 200], '.id': NAME };

type Bounds = Readonly<Record<string, readonly number[]>>;
const under = (path: string, bounds: Bounds): Bounds =>
  Object.fromEntries(Object.entries(bounds).map(([inner, edges]) => [`${path}${inner}`, edges]));

const BOUNDS: Bounds = {
  ...under('combat.attackers', fighting),
  ...under('combat.defenders', fighting),
  'combat.terrain': [-12, 12],
  'campaign.maps': [0, 8],
  'campaign.units.hex': [1, 16],
  ...under('combat.nations', nations),
  ...under('combat.powers', somePowers),
  'combat.capitulated': COUNTRIES,
  'combat.armistices': COUNTRIES,
  'rally.id': NAME,
  'rally.cadre': LEVEL,
  ...under('rally.headquarters', { '': [0, 1], '.id': NAME, '.staff': LEVEL }),
  ...under('rally.nations', nations),
  ...under('rally.powers', somePowers),
  'rally.capitulated': COUNTRIES,
  ...under('national-rally.nations', nations),
  'national-rally.capitulated': COUNTRIES,
  ...under('mobilisation.units', { '': [1, 24], '.id': NAME, '.cadre': LEVEL, '.command': LEVEL, '.staff': LEVEL }),
  'mobilisation.depots': [0, 40],
  'mobilisation.extraPoints': [0, 60],
  ...under('mobilisation.treasuries', treasuries),
  ...under('mobilisation.nations', nations),
  ...under('mobilisation.powers', somePowers),
  ...under('mobilisation.volunteers', volunteers),
  'mobilisation.capitulated': COUNTRIES,
  ...under('political-event.nations', nations),
  ...under('political-event.powers', somePowers),
  'political-event.capitulated': COUNTRIES,
  'political-event.leagueHolds': [0, 6],
  'political-event.ottomansInside': [0, 14],
  ...under('political-event.units', listed),
  ...under('political-event.inAlbania', listed),
  ...under('political-event.heavyArtillery', listed),
  ...under('political-event.depots', listed),
  'diplomatic-conflict.firstCommits': [0, 60],
  'diplomatic-conflict.secondCommits': [0, 60],
  ...under('diplomatic-conflict.powers', somePowers),
  'capture.name': NAME,
  ...under('capture.captured', { '': [0, 60], '[]': NAME }),
  'capture.capitulated': COUNTRIES,
  'demoralisation.id': NAME,
  'demoralisation.movement': [0, 30],
  'demoralisation.command': LEVEL,
  'demoralisation.staff': LEVEL,
  'next-turn.turnNumber': [1, 98],
  ...under('next-turn.volunteers', volunteers),
  'campaign.turnNumber': [1, 99],
  ...under('campaign.nations', nations),
  ...under('campaign.powers', somePowers),
  'campaign.capitulated': COUNTRIES,
  'campaign.armistices': COUNTRIES,
  ...under('campaign.treasuries', treasuries),
  ...under('campaign.volunteers', volunteers),
  ...under('campaign.units', {
    '': [0, 400],
    '.id': NAME,
    '.strength': [0, 99],
    '.cadre': LEVEL,
    '.bombardment': LEVEL,
    '.command': LEVEL,
    '.staff': LEVEL,
    '.movement': [0, 30],
  }),
  ...under('campaign.captured', { '': [0, 60], '.city': NAME }),
  'combat totals.attack': [1, 99],
  'combat totals.defence': [0, 99],
  'combat totals.shifts': [-7, 7],
  'diplomatic-conflict totals.first': [0, 20],
  'diplomatic-conflict totals.second': [0, 20],
};

/** Every field that has bounds, by its path. */
function boundedIn(path: string, field: Field): readonly (readonly [string, Field])[] {
  if (field.kind === 'integer' || field.kind === 'text') return [[path, field]];
  if (field.kind === 'list')
    return [[path, field], ...boundedIn(field.of.kind === 'record' ? path : `${path}[]`, field.of)];
  // The package of maps holds a map at its edges.
  if (field.kind !== 'record' || field.map) return [];
  return Object.entries(field.fields).flatMap(([name, inner]) =>
    boundedIn(path === '' ? name : `${path}.${name}`, inner),
  );
}

/** A value of that size: a number, a name of so many letters, a list of so many things that are no two alike. */
function sized(field: Field, size: number): unknown {
  if (field.kind === 'integer') return size;
  if (field.kind === 'text') return 'x'.repeat(Math.max(0, size));
  return Array.from({ length: Math.max(0, size) }, () => null);
}

const fits = (field: Field, size: number): boolean => {
  const checked = check(field, sized(field, size));
  const codes = checked.ok ? [] : checked.refusals.filter(({ at }) => at === '').map(({ code }) => code);
  return codes.length === 0;
};

describe('[bounds] of every field, at both edges', () => {
  const described = [
    ...Object.values(game.procedures).flatMap(({ id, input, shortcuts = {} }) => [
      ...boundedIn(id, input),
      ...Object.entries(shortcuts).flatMap(([name, { input: short }]) => boundedIn(`${id} ${name}`, short)),
    ]),
    ...boundedIn('campaign', (game.campaign as NonNullable<Game['campaign']>).state),
  ];

  test('the list is whole', () => {
    const missing = described.map(([path]) => path).filter((path) => !Object.hasOwn(BOUNDS, path));
    expect(missing).toEqual([]);
    expect(Object.keys(BOUNDS).filter((path) => !described.some(([known]) => known === path))).toEqual([]);
  });

  test.each(described)('%s', (path, field) => {
    const [least = 0, most = 0] = BOUNDS[path] ?? [];
    expect([fits(field, least), fits(field, most), fits(field, most + 1)]).toEqual([true, true, false]);
    // No list and no name is shorter than nothing.
    if (field.kind === 'integer' || least > 0) expect(fits(field, least - 1)).toBe(false);
  });
});
