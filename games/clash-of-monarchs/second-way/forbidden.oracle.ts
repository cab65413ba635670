/** What the rules of movement, battle and retreat forbid, where it is told, and the nearest thing they allow. */
import type { Plain } from '@grognard/kernel';
import { force, leader, troops } from '../examples/forces.ts';

export type Forbidden = readonly [code: string, procedure: string, forbidden: Plain, at: string, allowed: Plain];

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
/** Glatz on the way to Neisse. */
const held = (more: object) => [
  { name: 'Kolin', next: ['Glatz'] },
  { name: 'Glatz', fortress: 1, next: ['Neisse'], ...more },
  { name: 'Neisse', depot: 'MD' },
];
const retreat = (more: object) => ({ sps: 8, from: 'Kolin', spaces, path: ['Nimburg'], ...more }) as unknown as Plain;
const admin = (more: object) => ({ path: [{ name: 'Prag', mps: 4 }], ...more }) as unknown as Plain;

export const FORBIDDEN: readonly Forbidden[] = [
  // 12.3 After a normal march, once, and not with the last SP.
  ['noNormalMarch', 'forced-march', { rating: 6, sps: 9, marched: false }, 'marched', { rating: 6, sps: 9 }],
  ['forcedTwice', 'forced-march', { rating: 6, sps: 9, forced: true }, 'forced', { rating: 6, sps: 9, forced: false }],
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
  ['interceptorNotAdjacent', 'interception', { offensive: 1, distance: 2 }, 'distance', { offensive: 1, distance: 1 }],
  ['interceptorNotAdjacent', 'interception', { offensive: 1, distance: 0 }, 'distance', { offensive: 1, distance: 1 }],
  ['retreatNotIntercepted', 'interception', { offensive: 1, targetRetreats: true }, 'targetRetreats', { offensive: 1 }],
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
  // One that the enemy holds shelters nobody, though the depot beside it is a refuge to go to.
  [
    'noFortressThere',
    'retreat',
    retreat({ spaces: held({ enemyHeld: true }), path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' }),
    'shelterAt',
    retreat({ spaces: held({}), path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' }),
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
];
