/** What the charts of raids, fleets and winter do to the campaign, at their edges, by hand. */
import type { Effect, Plain } from '@grognard/kernel';
import type { Edges } from './edges.oracle.ts';

const onMap = (effect: object): Effect => ({ kind: 'onMap', effect: effect as Plain });
const a = 'A';
const points = (nation: string, change: number) => ({ kind: 'points', nation, change });
const pool = (fleet: string) => ({ kind: 'fleetToPool', fleet });
const step = (unit: string) => ({ kind: 'lightStep', unit });
const income = (nation: string, thl: number) => ({ kind: 'income', nation, thl });
const spent = (nation: string, thl: number) => ({ kind: 'spent', nation, thl });
const recruits = (nation: string, infantry: number, cavalry: number) => ({
  kind: 'recruits',
  nation,
  infantry,
  cavalry,
});
const raid = { raider: 'AU', owner: 'PR', sps: 1 };

export const CHART_EDGES: Edges = {
  // 15.10 A Russian fleet against another than the British: nothing is added.
  'naval-combat': [
    ['victory', { fleet: 'RU', enemy: 'other' }, [5], [], [points('RU', 1), pool('other')]],
    ['a bloody draw', { fleet: 'RU', enemy: 'other' }, [4], [], [pool('RU'), pool('other')]],
    ['defeat', { fleet: 'RU', enemy: 'other' }, [2], [], [points('RU', -1), pool('RU')]],
  ],
  // 18.5.3 Nothing is added.
  'raid-losses': [
    ['nobody is described', {}, [4], [], [onMap({ kind: 'lightSteps', who: 'enemy', steps: 1 })]],
    [
      'nobody of those who lose',
      { enemy: [{ unit: 'E' }] },
      [2],
      [],
      [onMap({ kind: 'lightSteps', who: 'raiders', steps: 1 })],
    ],
    ['the only unit', { raiders: [{ unit: 'R' }] }, [2], [], [step('R')]],
    ['its last step of two', { raiders: [{ unit: 'R', steps: 1 }] }, [1], [], [step('R')]],
    ['both its steps', { raiders: [{ unit: 'R' }] }, [1], [], [step('R'), step('R')]],
    ['who forages goes first', { raiders: [{ unit: 'R' }, { unit: 'S', raid: 'forage' }] }, [2], [], [step('S')]],
  ],
  // 18.5.2 One SP and the card: ten reduces or disorganises, fifteen destroys.
  'supply-raid': [
    ['nothing', { ...raid, card: 3, force: a }, [5], [], []],
    ['a force', { ...raid, card: 3, force: a }, [6], [], [{ kind: 'supply', force: a, supply: 'SS' }]],
    ['one that cannot fall lower', { ...raid, card: 3, force: a, supply: 'CS' }, [6], [], []],
    [
      'a depot',
      { ...raid, card: 8, target: 'fd', depot: 'D' },
      [5],
      [],
      [{ kind: 'depot', depot: 'D', owner: 'PR', state: 'disorganised' }],
    ],
    [
      'to the ground',
      { ...raid, card: 8, target: 'fd', depot: 'D' },
      [6],
      [],
      [{ kind: 'depot', depot: 'D', owner: 'PR', state: 'destroyed' }],
    ],
    ['a force without a name', { ...raid, card: 3 }, [6], [], [onMap({ kind: 'supply', supply: 'SS' })]],
  ],
  // 10.0 Four for an FD, one for a step of supply.
  'supply-actions': [
    [
      'a force is supplied, a depot built',
      {
        ...{ nation: 'PR', force: a, available: 9, supply: 'SS', built: ['D'] },
        actions: [{ action: 'increase-supply' }, { action: 'build-fd', times: 2 }],
      },
      [],
      [],
      [
        { kind: 'actionsSpent', nation: 'PR', sas: 9 },
        { kind: 'supply', force: a, supply: 'FULL' },
        { kind: 'depot', depot: 'D', owner: 'PR', state: 'working' },
      ],
    ],
    [
      'a depot is moved, at twice the price by Russians',
      { nation: 'RU', force: a, available: 2, actions: [{ action: 'move-fd' }], moved: ['D'] },
      [],
      [],
      [{ kind: 'actionsSpent', nation: 'RU', sas: 2 }],
    ],
  ],
  subsidies: [
    ['nobody pays', { british: false }, [], [], []],
    ['the British', {}, [], [], [income('PR', 7)]],
    [
      'Saxony, and France by treaty',
      { british: false, saxonyHeld: true, treaty: 'balance-of-power' },
      [],
      [],
      [income('AU', 3), income('RU', 1), income('PR', 3)],
    ],
  ],
  // 20.3 Fourteen for Prussia, two an FD; Denmark pays nothing for its line.
  sustainment: [
    ['thalers alone', { nation: 'PR', treasury: 20, depots: 1 }, [], [], [spent('PR', 16)]],
    ['as far as they go', { nation: 'PR', treasury: 3 }, [], [], [spent('PR', 3)]],
    [
      'supply actions for an FD',
      { nation: 'DA', actions: 2, depots: 1, actionsForDepots: 2 },
      [],
      [],
      [{ kind: 'actionsSpent', nation: 'DA', sas: 2 }],
    ],
    ['nothing is due', { nation: 'DA' }, [], [], []],
    ['nothing is there', { nation: 'PR', treasury: 0 }, [], [], []],
  ],
  // 20.4.1 One die for Sweden: one SP for nothing on a 1; two and a cavalry step for one thaler on a 3.
  recruitment: [
    ['free', { nation: 'SW' }, [1], [], [recruits('SW', 1, 0)]],
    ['paid', { nation: 'SW' }, [3], [], [recruits('SW', 2, 1), spent('SW', 1)]],
    ['no room for more', { nation: 'SW', infantry: 9 }, [1], [], []],
    ['no room but for cavalry', { nation: 'SW', infantry: 9 }, [3], [], [recruits('SW', 0, 1), spent('SW', 1)]],
    ['more than the treasury bears', { nation: 'SW', treasury: 1 }, [6], [], [recruits('SW', 4, 1), spent('SW', 1)]],
  ],
  'new-leaders': [
    ['two replaced', { nation: 'PR' }, [2], [], [{ kind: 'newLeaders', nation: 'PR', replaced: 2, added: 0 }]],
    ['three more', { nation: 'PR' }, [6], [], [{ kind: 'newLeaders', nation: 'PR', replaced: 0, added: 3 }]],
  ],
  // 20.4.4 Three an FD, one a flip, four a gun.
  reconstruction: [
    [
      'depots and guns by name',
      {
        ...{ nation: 'PR', treasury: 20, depots: 2, rebuilt: ['D'], flips: 2, rebuilds: 1 },
        guns: [{ force: a, nation: 'PR', flips: 2, rebuilds: 1 }],
      },
      [],
      [],
      [
        spent('PR', 12),
        { kind: 'depot', depot: 'D', owner: 'PR', state: 'working' },
        ...['restored', 'restored', 'rebuilt'].map((loss) => ({ kind: 'gun', force: a, nation: 'PR', loss })),
      ],
    ],
    [
      'supply actions alone',
      { nation: 'PR', treasury: 0, actions: 3, depots: 1, actionsForDepots: 3 },
      [],
      [],
      [{ kind: 'actionsSpent', nation: 'PR', sas: 3 }],
    ],
  ],
  // 20 Sweden pays two for its line; nobody pays it.
  winter: [
    [
      'accounts, then recruits',
      { british: false, nations: [{ nation: 'SW', treasury: 5 }] },
      [3],
      [],
      [spent('SW', 2), recruits('SW', 2, 1), spent('SW', 1)],
    ],
    [
      'without recruits',
      { british: false, nations: [{ nation: 'SW', treasury: 5, recruits: false }] },
      [],
      [],
      [spent('SW', 2)],
    ],
  ],
  'forage-raid': [['nothing is kept of it', { raider: 'AU', owner: 'PR' }, [], [], []]],
  'army-size': [['nothing is kept of it', { nation: 'PR', infantry: 9 }, [], [], []]],
};
