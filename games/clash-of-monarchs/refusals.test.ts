/** Every refusal of the game is met, each beside the nearest thing the rules allow. */
import { type Game, LOCALES, open, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun } from '../testing/played-campaign.ts';
import { refusalWords, speakerFor } from '../words/index.ts';
import { force, leader, troops } from './examples/forces.ts';
import { game as clash } from './game.ts';
import { en } from './text/en.ts';

/** Inputs here are whatever a caller may send. */
const game: Game = clash;

type Codes = readonly (readonly [code: string, at: string])[];

const refused = (procedure: string, input: Plain): Codes => {
  const checked = open(game, procedure, input);
  return checked.ok ? [] : checked.refusals.map(({ code, at }) => [code, at] as const);
};

const prussian = (more: object = {}) => ({ ...force(leader('Zieten', 'PR', 1, 1), [troops('PR', 8)]), ...more });
const austrian = (more: object = {}) => ({ ...force(leader('Hadik', 'AU', 1, 1), [troops('AU', 8)]), ...more });
const battle = (more: object = {}) =>
  ({ intensity: 'measured', attacker: prussian(), defender: austrian(), ...more }) as unknown as Plain;
const withTroops = (more: object) =>
  battle({ attacker: prussian({ troops: [{ nation: 'PR', infantry: 8, ...more }] }) });
const entry = (more: object = {}) =>
  ({ intensity: 'measured', attacker: prussian(), defenders: [austrian()], ...more }) as unknown as Plain;
const { commander: _, ...unled } = austrian();
const interceptor = { leader: 'Loudon', offensive: 1 };

const spaces = [
  { name: 'Kolin', next: ['Nimburg', 'Prag', 'Glatz'] },
  { name: 'Prag', next: ['Leitmeritz'], enemySps: 5 },
  { name: 'Nimburg', next: ['Leitmeritz'] },
  { name: 'Leitmeritz', depot: 'MD', next: ['Pirna'] },
  { name: 'Pirna' },
  { name: 'Glatz', fortress: 1 },
];
const retreat = (more: object) => ({ sps: 8, from: 'Kolin', spaces, path: ['Nimburg'], ...more }) as unknown as Plain;
const admin = (more: object) => ({ path: [{ name: 'Prag', mps: 4 }], ...more }) as unknown as Plain;
const siege = (more: object) => ({ nation: 'PR', sps: 15, class: 2, ...more }) as unknown as Plain;
const raid = (more: object) => ({ raider: 'PR', owner: 'AU', sps: 1, card: 1, ...more }) as unknown as Plain;
const actions = (action: string, more: object = {}) =>
  ({ nation: 'AU', available: 9, actions: [{ action }], ...more }) as unknown as Plain;

/** What the rules forbid, where it is told, and the nearest thing they allow. */
const FORBIDDEN: readonly (readonly [code: string, procedure: string, forbidden: Plain, at: string, allowed: Plain])[] =
  [
    // 12.3 After a normal march, once, and not with the last SP.
    ['noNormalMarch', 'forced-march', { rating: 6, sps: 9, marched: false }, 'marched', { rating: 6, sps: 9 }],
    [
      'forcedTwice',
      'forced-march',
      { rating: 6, sps: 9, forced: true },
      'forced',
      { rating: 6, sps: 9, forced: false },
    ],
    ['wouldVanish', 'forced-march', { rating: 6, sps: 1 }, 'sps', { rating: 6, sps: 2 }],
    [
      'spsAndTroops',
      'forced-march',
      { rating: 6, sps: 9, troops: [troops('PR', 8)] },
      'sps',
      { rating: 6, sps: 8, troops: [troops('PR', 8)] },
    ],
    // 12.8 One Minor Force a turn, or any force in place of a card; 4 MPs; nowhere the enemy stands.
    [
      'notMinorForce',
      'admin-march',
      admin({ minorForce: false }),
      'minorForce',
      admin({ minorForce: false, licence: 'instead-of-card' }),
    ],
    [
      'secondAdminMarch',
      'admin-march',
      admin({ minorMarched: true }),
      'minorMarched',
      admin({ minorMarched: true, licence: 'instead-of-card' }),
    ],
    [
      'cardAlreadyPlayed',
      'admin-march',
      admin({ cardPlayed: true, licence: 'instead-of-card' }),
      'cardPlayed',
      admin({ cardPlayed: true }),
    ],
    ['adminThenForced', 'admin-march', admin({ forcedMarch: true }), 'forcedMarch', admin({ forcedMarch: false })],
    [
      'adminEntersEnemy',
      'admin-march',
      admin({ path: [{ name: 'Prag', enemy: true }] }),
      'path[0].enemy',
      admin({ path: [{ name: 'Prag' }] }),
    ],
    [
      'adminTooFar',
      'admin-march',
      admin({
        path: [
          { name: 'A', mps: 3 },
          { name: 'B', mps: 2 },
        ],
      }),
      'path',
      admin({
        path: [
          { name: 'A', mps: 3 },
          { name: 'B', mps: 1 },
        ],
      }),
    ],
    // 13.0 Only a standing, adjacent force intercepts, and no retreat [15.9].
    ['interceptorMoves', 'interception', { offensive: 1, moving: true }, 'moving', { offensive: 1 }],
    [
      'interceptorNotAdjacent',
      'interception',
      { offensive: 1, distance: 2 },
      'distance',
      { offensive: 1, distance: 1 },
    ],
    [
      'interceptorNotAdjacent',
      'interception',
      { offensive: 1, distance: 0 },
      'distance',
      { offensive: 1, distance: 1 },
    ],
    [
      'retreatNotIntercepted',
      'interception',
      { offensive: 1, targetRetreats: true },
      'targetRetreats',
      { offensive: 1 },
    ],
    // 14.0
    ['attackerWithdraws', 'withdrawal', { role: 'attacker' }, 'role', { role: 'defender' }],
    ['surprisedCannotWithdraw', 'withdrawal', { surprised: true }, 'surprised', { surprised: false }],
    // 12.9 Four times the enemy; 1 MP for each of his SPs in hills; never in retreat.
    ['nobodyToOverrun', 'overrun', { moving: 8, enemy: 0 }, 'enemy', { moving: 8, enemy: 1 }],
    ['overrunTooWeak', 'overrun', { moving: 19, enemy: 5 }, 'moving', { moving: 20, enemy: 5 }],
    [
      'overrunTooCostly',
      'overrun',
      { moving: 20, enemy: 5, hills: true, mps: 4 },
      'mps',
      { moving: 20, enemy: 5, hills: true, mps: 5 },
    ],
    ['retreatOverruns', 'overrun', { moving: 20, enemy: 5, retreating: true }, 'retreating', { moving: 20, enemy: 5 }],
    [
      'forceTwice',
      'overrun',
      { force: 'A', enemyForce: 'A', moving: 20, enemy: 5 },
      'enemyForce',
      { force: 'A', enemyForce: 'B', moving: 20, enemy: 5 },
    ],
    // 11.3
    [
      'firstCommand',
      'coordinated-attack',
      { order: 1, nation: 'PR', firstNation: 'PR', initiative: 2, sps: 9 },
      'order',
      { order: 2, nation: 'PR', firstNation: 'PR', initiative: 2, sps: 9 },
    ],
    // 12.7
    ['notEnoughMps', 'entrenchment', { defensive: 1, mps: 3, left: 2 }, 'mps', { defensive: 1, mps: 3, left: 3 }],
    [
      'alreadyEntrenched',
      'entrenchment',
      { defensive: 1, mps: 3, entrenched: true },
      'entrenched',
      { defensive: 1, mps: 3 },
    ],
    // 15 Two alliances; steps that fit their units; troops and tactics of one's own.
    [
      'sameAlliance',
      'battle',
      battle({ defender: prussian({ commander: leader('Ferdinand', 'A-A', 1, 1) }) }),
      'defender.commander.nation',
      battle(),
    ],
    ['noSps', 'battle', withTroops({ infantry: 0 }), 'attacker.troops', withTroops({ infantry: 1 })],
    [
      'unitsAndSteps',
      'battle',
      withTroops({ cavalry: 5, cavalryUnits: 2 }),
      'attacker.troops[0].cavalryUnits',
      withTroops({ cavalry: 4, cavalryUnits: 2 }),
    ],
    [
      'unitsAndSteps',
      'battle',
      withTroops({ cavalry: 1, cavalryUnits: 2 }),
      'attacker.troops[0].cavalryUnits',
      withTroops({ cavalry: 2, cavalryUnits: 2 }),
    ],
    [
      'unitsAndSteps',
      'battle',
      withTroops({ light: 3, lightUnits: 1 }),
      'attacker.troops[0].lightUnits',
      withTroops({ light: 2, lightUnits: 1 }),
    ],
    [
      'moreReducedThanGuns',
      'battle',
      withTroops({ guns: 1, gunsReduced: 2 }),
      'attacker.troops[0].gunsReduced',
      withTroops({ guns: 1, gunsReduced: 1 }),
    ],
    [
      'foreignTroops',
      'battle',
      battle({ attacker: prussian({ troops: [troops('PR', 8), troops('SA', 2)] }) }),
      'attacker.troops[1].nation',
      battle({ attacker: prussian({ troops: [troops('PR', 8), troops('HA', 2)] }) }),
    ],
    [
      'lightCavalryWithoutLights',
      'battle',
      battle({ attacker: prussian({ lightCavalry: true }) }),
      'attacker.lightCavalry',
      battle({ attacker: prussian({ lightCavalry: true, troops: [troops('PR', 8, { light: 1, lightUnits: 1 })] }) }),
    ],
    [
      'tacticOfAnother',
      'battle',
      battle({ attackerHand: ['redcoats'] }),
      'attackerHand[0]',
      battle({ attackerHand: ['seydlitz'] }),
    ],
    [
      'tacticOfAnother',
      'battle',
      battle({ defenderHand: ['seydlitz'] }),
      'defenderHand[0]',
      battle({ defenderHand: ['slow-reaction'] }),
    ],
    [
      'forceTwice',
      'battle',
      battle({ attacker: prussian({ name: 'A' }), defender: austrian({ name: 'A' }) }),
      'defender.name',
      battle({ attacker: prussian({ name: 'A' }), defender: austrian({ name: 'B' }) }),
    ],
    // 12.10
    [
      'interceptorAndJoined',
      'enter-space',
      entry({ interceptors: [interceptor] }),
      'joined',
      entry({ interceptors: [interceptor], joined: [austrian()] }),
    ],
    ['interceptorAndJoined', 'enter-space', entry({ joined: [austrian()] }), 'interceptors', entry()],
    ['ledAndUnled', 'enter-space', entry({ unled: [unled] }), 'unled', entry({ defenders: [], unled: [unled] })],
    [
      'tacticsWithoutCommander',
      'enter-space',
      entry({ defenders: [], unled: [unled], defenderHand: ['slow-reaction'] }),
      'defenderHand',
      entry({ defenderHand: ['slow-reaction'] }),
    ],
    [
      'foreignTroops',
      'enter-space',
      entry({ commands: [austrian()] }),
      'commands[0].commander.nation',
      entry({ commands: [prussian()] }),
    ],
    [
      'forceTwice',
      'enter-space',
      entry({ attacker: prussian({ name: 'A' }), commands: [prussian({ name: 'A' })] }),
      'commands[0].name',
      entry({ attacker: prussian({ name: 'A' }), commands: [prussian({ name: 'B' })] }),
    ],
    // 15.9 The loser, one space, towards a refuge, clear of the enemy; a fortress takes what it holds.
    ['winnerRetreats', 'retreat', retreat({ lost: false }), 'lost', retreat({})],
    ['unknownSpace', 'retreat', retreat({ path: ['Wien'] }), 'path[0]', retreat({})],
    ['unknownSpace', 'retreat', retreat({ from: 'Wien', path: [] }), 'from', retreat({})],
    ['notAdjacent', 'retreat', retreat({ path: ['Leitmeritz'] }), 'path[0]', retreat({})],
    ['enemyAvoidable', 'retreat', retreat({ path: ['Prag'] }), 'path[0]', retreat({})],
    ['retreatTooLong', 'retreat', retreat({ path: ['Nimburg', 'Leitmeritz'] }), 'path', retreat({})],
    ['retreatTooShort', 'retreat', retreat({ path: [] }), 'path', retreat({})],
    [
      'retreatTooShort',
      'retreat',
      retreat({ morale: 'ROUTED' }),
      'path',
      retreat({ morale: 'ROUTED', path: ['Nimburg', 'Leitmeritz'] }),
    ],
    [
      'noFortressThere',
      'retreat',
      retreat({ shelter: 8, shelterAt: 'Nimburg' }),
      'shelterAt',
      retreat({ path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' }),
    ],
    [
      'fortressOffPath',
      'retreat',
      retreat({ shelter: 8, shelterAt: 'Glatz' }),
      'shelterAt',
      retreat({ path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' }),
    ],
    [
      'garrisonTooLarge',
      'retreat',
      retreat({ sps: 9, path: ['Glatz'], shelter: 9, shelterAt: 'Glatz' }),
      'shelter',
      retreat({ sps: 9, path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' }),
    ],
    [
      'splitNeedless',
      'retreat',
      retreat({ path: ['Glatz'], shelter: 7, shelterAt: 'Glatz' }),
      'shelter',
      retreat({ path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' }),
    ],
    [
      'moreNamesThanDepots',
      'retreat',
      retreat({ depots: 1, depotNames: ['A', 'B'] }),
      'depotNames',
      retreat({ depots: 2, depotNames: ['A', 'B'] }),
    ],
    [
      'depotsNotThere',
      'retreat',
      retreat({ depots: 1, depotsTo: 'Pirna' }),
      'depotsTo',
      retreat({ depots: 1, depotsTo: 'Nimburg' }),
    ],
    // 17.3-4 The two rows of the table, at both edges.
    ['garrisonTooLarge', 'garrison', { class: 1, garrison: 8, enter: 1 }, 'enter', { class: 1, garrison: 7, enter: 1 }],
    ['moreThanGarrison', 'garrison', { class: 1, garrison: 2, leave: 3 }, 'leave', { class: 1, garrison: 3, leave: 3 }],
    ['moreThanForce', 'garrison', { class: 1, enter: 3, sps: 2 }, 'enter', { class: 1, enter: 3, sps: 3 }],
    ['tooFewBesiegers', 'mask', { class: 1, sps: 7 }, 'sps', { class: 1, sps: 8 }],
    ['tooFewBesiegers', 'mask', { class: 2, sps: 14 }, 'sps', { class: 2, sps: 15 }],
    ['tooFewBesiegers', 'mask', { class: 3, sps: 14 }, 'sps', { class: 3, sps: 15 }],
    ['garrisonTooLarge', 'mask', { class: 3, sps: 15, garrison: 23 }, 'garrison', { class: 3, sps: 15, garrison: 22 }],
    ['garrisonTooLarge', 'mask', { class: 2, sps: 15, garrison: 16 }, 'garrison', { class: 2, sps: 15, garrison: 15 }],
    // 17.4
    ['siegeNotPaid', 'siege', siege({ paid: false }), 'paid', siege({ paid: true })],
    ['ownFortress', 'siege', siege({ owner: 'A-A' }), 'owner', siege({ owner: 'AU' })],
    ['ownFortress', 'siege', siege({ owner: 'DA' }), 'owner', siege({ owner: 'DA', denmark: 'coalition' })],
    // 15.10
    ['coalitionRolls', 'naval-combat', { fleet: 'BR', enemy: 'other' }, 'fleet', { fleet: 'RU', enemy: 'other' }],
    ['noEnemyFleet', 'naval-combat', { fleet: 'RU', enemy: 'none' }, 'enemy', { fleet: 'RU', enemy: 'BR' }],
    // 18.5
    [
      'lightOnBothSides',
      'raid-losses',
      { raiders: [{ unit: 'A' }], enemy: [{ unit: 'A' }] },
      'enemy[0].unit',
      { raiders: [{ unit: 'A' }], enemy: [{ unit: 'B' }] },
    ],
    ['raidOnFriend', 'supply-raid', raid({ owner: 'A-A' }), 'owner', raid({})],
    ['notTheTarget', 'supply-raid', raid({ target: 'fd', force: 'A' }), 'force', raid({ target: 'fd', depot: 'A' })],
    ['notTheTarget', 'supply-raid', raid({ depot: 'A' }), 'depot', raid({ force: 'A' })],
    ['fleetFdIsDepot', 'supply-raid', raid({ fleetFd: true }), 'fleetFd', raid({ fleetFd: true, target: 'fd' })],
    ['forageAtHome', 'forage-raid', { raider: 'PR', owner: 'PR' }, 'owner', { raider: 'PR', owner: 'SA' }],
    // 10.0 An FD costs 4, sharing supply 2; Russian SAs cost double.
    [
      'notEnoughActions',
      'supply-actions',
      actions('build-fd', { available: 3 }),
      'available',
      actions('build-fd', { available: 4 }),
    ],
    [
      'notEnoughActions',
      'supply-actions',
      actions('build-fd', { nation: 'RU', available: 7 }),
      'available',
      actions('build-fd', { nation: 'RU', available: 7, improved: true }),
    ],
    [
      'maintainInSpring',
      'supply-actions',
      actions('maintain-fds'),
      'spring',
      actions('maintain-fds', { spring: true }),
    ],
    [
      'supplyAlreadyFull',
      'supply-actions',
      actions('increase-supply'),
      'supply',
      actions('increase-supply', { supply: 'SS' }),
    ],
    [
      'nothingToShare',
      'supply-actions',
      actions('share-supply'),
      'multiNational',
      actions('share-supply', { multiNational: true }),
    ],
    [
      'moreNamesThanDepots',
      'supply-actions',
      actions('move-fd', { built: ['A'] }),
      'built',
      actions('build-fd', { built: ['A'] }),
    ],
    [
      'moreNamesThanDepots',
      'supply-actions',
      actions('build-fd', { moved: ['A'] }),
      'moved',
      actions('move-fd', { moved: ['A'] }),
    ],
    // 20.3, 20.4
    ['lineInThalersOnly', 'sustainment', { nation: 'PR', actionsForLine: 1 }, 'actionsForLine', { nation: 'PR' }],
    [
      'actionsOverCost',
      'sustainment',
      { nation: 'PR', depots: 1, actions: 9, actionsForDepots: 3 },
      'actionsForDepots',
      { nation: 'PR', depots: 1, actions: 9, actionsForDepots: 2 },
    ],
    [
      'notEnoughActions',
      'sustainment',
      { nation: 'RU', depots: 1, actions: 5, actionsForDepots: 3 },
      'actions',
      { nation: 'RU', depots: 1, actions: 6, actionsForDepots: 3 },
    ],
    [
      'notBritish',
      'sustainment',
      { nation: 'PR', britishDepots: 1 },
      'britishDepots',
      { nation: 'A-A', britishDepots: 1 },
    ],
    [
      'paidBeforeExhaustion',
      'recruitment',
      { nation: 'PR', paid: true },
      'paid',
      { nation: 'PR', paid: true, exhausted: true },
    ],
    [
      'minorCannotPay',
      'recruitment',
      { nation: 'SW', paid: true, exhausted: true },
      'paid',
      { nation: 'RU', paid: true },
    ],
    // 1 + 1 + 1 + 6 = 9 costs 4.
    ['notEnoughThalers', 'recruitment', { nation: 'PR', treasury: 3 }, 'treasury', { nation: 'PR', treasury: 4 }],
    [
      'aboveArmyLimit',
      'recruitment',
      { nation: 'PR', infantry: 60, wish: 11 },
      'wish',
      { nation: 'PR', infantry: 60, wish: 10 },
    ],
    [
      'aboveArmyLimit',
      'winter',
      { nations: [{ nation: 'SA', infantry: 10, wish: 4 }] },
      'nations[0].wish',
      { nations: [{ nation: 'SA', infantry: 10, wish: 3 }] },
    ],
    ['nothingToRebuild', 'reconstruction', { nation: 'PR' }, 'depots', { nation: 'PR', depots: 1 }],
    [
      'notEnoughThalers',
      'reconstruction',
      { nation: 'PR', rebuilds: 1, treasury: 3 },
      'treasury',
      { nation: 'PR', rebuilds: 1, treasury: 4 },
    ],
    [
      'moreGunsThanPaid',
      'reconstruction',
      { nation: 'PR', flips: 1, guns: [{ nation: 'PR', flips: 2 }] },
      'guns',
      { nation: 'PR', flips: 2, guns: [{ nation: 'PR', flips: 2 }] },
    ],
    [
      'gunsOfAnother',
      'reconstruction',
      { nation: 'PR', flips: 1, guns: [{ nation: 'AU', flips: 1 }] },
      'guns[0].nation',
      { nation: 'A-A', flips: 1, guns: [{ nation: 'HA', flips: 1 }] },
    ],
  ];

/** What a register bars, and what it does not. */
const CAMPAIGN = begun(game, {
  forces: [{ name: 'Lost', place: 'eliminated' }, { name: 'Bare' }, { name: 'Here' }],
  leaders: [
    { name: 'Keith', place: 'removed' },
    { name: 'Lacy', place: 'map' },
  ],
  depots: [
    { name: 'Gone', owner: 'PR', state: 'captured' },
    { name: 'Stands', owner: 'PR' },
  ],
  lights: [
    { unit: 'Spent', steps: 0 },
    { unit: 'Fresh', steps: 1 },
  ],
  fleets: [{ fleet: 'FR', berth: 'force-pool' }, { fleet: 'RU' }],
});

const BARRED: readonly (readonly [code: string, procedure: string, barred: Plain, at: string, allowed: Plain])[] = [
  ['forceGone', 'withdrawal', { force: 'Lost' }, 'force', { force: 'Here' }],
  ['leaderElsewhere', 'withdrawal', { leader: 'Keith' }, 'leader', { leader: 'Lacy' }],
  [
    'troopsUnknown',
    'reconstruction',
    { nation: 'PR', treasury: 0, depots: 0, guns: [{ force: 'Bare', nation: 'PR' }] },
    'guns[0].force',
    { nation: 'PR', treasury: 0, depots: 0, guns: [{ nation: 'PR' }] },
  ],
  [
    'depotGone',
    'supply-raid',
    raid({ target: 'fd', owner: 'PR', raider: 'AU', depot: 'Gone' }),
    'depot',
    raid({ target: 'fd', owner: 'PR', raider: 'AU', depot: 'Stands' }),
  ],
  [
    'depotStands',
    'supply-actions',
    actions('build-fd', { nation: 'PR', available: 0, built: ['Stands'] }),
    'built[0]',
    actions('build-fd', { nation: 'PR', available: 0, built: ['Gone'] }),
  ],
  [
    'lightEliminated',
    'forage-raid',
    { raider: 'PR', owner: 'AU', units: ['Spent'] },
    'units[0]',
    { raider: 'PR', owner: 'AU', units: ['Fresh'] },
  ],
  ['fleetInPool', 'naval-combat', { fleet: 'FR', enemy: 'BR' }, 'fleet', { fleet: 'RU', enemy: 'BR' }],
];

const inCampaign = (procedure: string, input: Plain): Codes => {
  const ready = openIn(CAMPAIGN, procedure, input);
  return ready.ok ? [] : ready.refusals.map(({ code, at }) => [code, at] as const);
};

describe('every refusal', () => {
  test.each(FORBIDDEN)('%s in %s', (code, procedure, forbidden, at, allowed) => {
    expect(refused(procedure, forbidden)).toContainEqual([code, at]);
    expect(refused(procedure, allowed).map(([other]) => other)).not.toContain(code);
  });

  test.each(BARRED)('%s in a campaign', (code, procedure, barred, at, allowed) => {
    expect(inCampaign(procedure, barred)).toContainEqual([code, at]);
    expect(inCampaign(procedure, allowed).map(([other]) => other)).not.toContain(code);
  });

  test('has been met, here or in an example', () => {
    const examples = game.examples.flatMap(({ refused: told = [] }) => told.map(({ code }) => code));
    const met = new Set([...FORBIDDEN, ...BARRED].map(([code]) => code).concat(examples));
    const worded = Object.keys(en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
    expect(worded.filter((code) => !met.has(code))).toEqual([]);
  });

  test('is worded in both languages', () => {
    let worded = 0;
    const examples = game.examples.filter(({ refused: told }) => told);
    const all = [
      ...FORBIDDEN.map(([, procedure, input]) => ({ procedure, input, rulings: {} })),
      ...examples.map(({ procedure, input, rulings = {} }) => ({ procedure, input, rulings })),
    ];
    for (const { procedure, input, rulings } of all) {
      const opened = open(game, procedure, input, { rulings });
      for (const refusal of opened.ok ? [] : opened.refusals) {
        for (const locale of LOCALES) {
          const sentence = refusalWords(game, speakerFor(game, locale), { ...refusal, at: '' });
          expect(sentence).not.toMatch(/\[[\w.-]+\]|undefined|\[object|NaN/);
        }
        worded += 1;
      }
    }
    expect(worded).toBeGreaterThan(FORBIDDEN.length - 1);
  });
});
