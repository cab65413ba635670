/** What the rules of sieges, raids and economy forbid, where it is told, and the nearest thing they allow. */
import type { Plain } from '@grognard/kernel';
import type { Forbidden } from './forbidden.oracle.ts';

const siege = (more: object) => ({ nation: 'PR', sps: 15, class: 2, ...more }) as unknown as Plain;
export const raid = (more: object) => ({ raider: 'PR', owner: 'AU', sps: 1, card: 1, ...more }) as unknown as Plain;
export const actions = (action: string, more: object = {}) =>
  ({ nation: 'AU', available: 9, actions: [{ action }], ...more }) as unknown as Plain;

export const FORBIDDEN_CHARTS: readonly Forbidden[] = [
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
  ['maintainInSpring', 'supply-actions', actions('maintain-fds'), 'spring', actions('maintain-fds', { spring: true })],
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
