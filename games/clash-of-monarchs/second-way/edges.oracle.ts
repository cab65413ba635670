/** What the charts of movement and siege do to the campaign, at their edges, by hand. */
import type { Effect, Plain } from '@grognard/kernel';
import { troops } from '../examples/forces.ts';

/** What is played, the dice and answers, and every effect of it. */
type Edge = readonly [
  what: string,
  input: object,
  dice: readonly number[],
  answers: readonly string[],
  effects: readonly Effect[],
];
export type Edges = Readonly<Record<string, readonly Edge[]>>;

const onMap = (effect: object): Effect => ({ kind: 'onMap', effect: effect as Plain });
const [a, b] = ['A', 'B'];
const lost = (sps: number) => onMap({ kind: 'attrition', force: a, sps });
const au = (infantry: number) => troops('AU', infantry);

const forced = { force: a, rating: 6 };
/** Kolin with Glatz, a fortress, and Neisse, a depot, beside it. */
const SPACES = [
  { name: 'Kolin', next: ['Glatz', 'Neisse'] },
  { name: 'Glatz', fortress: 1 },
  { name: 'Neisse', depot: 'MD' },
];
const back = { force: a, from: 'Kolin', spaces: SPACES, sps: 12 };
const besieged = {
  ...{ fortress: 'Neisse', owner: 'AU', class: 2, garrison: 1, siegeArtillery: true },
  ...{ force: a, nation: 'PR' },
};

export const FIELD_EDGES: Edges = {
  march: [
    ['whoever names no way stays', { force: a, rating: 6, sps: 9 }, [], [], []],
    [
      'the last space counts',
      { force: a, rating: 6, sps: 9, path: ['P', 'Q'] },
      [],
      [],
      [{ kind: 'moved', force: a, space: 'Q' }],
    ],
    [
      'a force without a name moves on the map',
      { rating: 6, sps: 9, path: ['P'] },
      [],
      [],
      [onMap({ kind: 'moved', space: 'P' })],
    ],
  ],
  // 12.3 One SP, and a tenth of what is left rounded up, if it moves; six and five make eleven.
  'forced-march': [
    ['two SPs that march are gone', { ...forced, sps: 2 }, [5], ['march'], [lost(2), { kind: 'eliminated', force: a }]],
    ['three are not', { ...forced, sps: 3 }, [5], ['march'], [lost(2), { kind: 'entered', force: a }]],
    ['two that stay lose one', { ...forced, sps: 2 }, [5], ['stay'], [lost(1)]],
    ['a failure costs one', { ...forced, sps: 2 }, [4], [], [lost(1)]],
    ['a force without a name', { rating: 6, sps: 3 }, [5], ['march'], [onMap({ kind: 'attrition', sps: 2 })]],
    [
      'troops that are told',
      { ...forced, sps: 3, troops: [au(3)] },
      [5],
      ['march'],
      [
        { kind: 'losses', force: a, nation: 'AU', arm: 'infantry', sps: 2 },
        { kind: 'entered', force: a },
      ],
    ],
  ],
  'admin-march': [
    [
      'to the end of its way',
      { force: a, path: [{ name: 'P' }, { name: 'Q' }] },
      [],
      [],
      [{ kind: 'moved', force: a, space: 'Q' }],
    ],
  ],
  interception: [
    ['comes in', { force: a, at: 'P', offensive: 1 }, [5], [], [{ kind: 'entered', force: a, space: 'P' }]],
    ['to a space that is not told', { force: a, offensive: 1 }, [5], [], [{ kind: 'entered', force: a }]],
    ['stays', { force: a, at: 'P', offensive: 1 }, [4], [], []],
    ['without a name', { at: 'P', offensive: 1 }, [5], [], []],
  ],
  withdrawal: [
    ['slips away', { force: a, defensive: 1 }, [5], [], [{ kind: 'withdrew', force: a }]],
    ['stands', { force: a, defensive: 1 }, [4], [], []],
    ['without a name', { defensive: 1 }, [5], [], [onMap({ kind: 'withdrew' })]],
  ],
  overrun: [
    [
      'one SP by four',
      { force: a, enemyForce: b, moving: 4, enemy: 1 },
      [],
      [],
      [
        { kind: 'captured', force: b },
        { kind: 'entered', force: a },
      ],
    ],
    ['without names', { moving: 4, enemy: 1 }, [], [], [onMap({ kind: 'captured' })]],
  ],
  // 11.3 Four enters.
  'coordinated-attack': [
    [
      'enters',
      { force: a, nation: 'FR', firstNation: 'FR', initiative: 3, sps: 9 },
      [4],
      [],
      [{ kind: 'entered', force: a }],
    ],
    ['halts', { force: a, nation: 'FR', firstNation: 'FR', initiative: 3, sps: 9 }, [3], [], []],
  ],
  // 12.7 A DRM of 1 and three MPs: two and upwards.
  entrenchment: [
    ['digs in', { force: a, defensive: 1, mps: 3 }, [2], [], [{ kind: 'entrenched', force: a }]],
    ['does not', { force: a, defensive: 1, mps: 3 }, [1], [], []],
  ],
  retreat: [
    ['one space', { ...back, path: ['Neisse'] }, [], [], [{ kind: 'retreated', force: a, space: 'Neisse' }]],
    [
      'into a fortress, whole',
      { ...back, sps: 8, troops: [au(8)], path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' },
      [],
      [],
      [
        { kind: 'garrison', fortress: 'Glatz', class: 1, sps: 8 },
        { kind: 'joined', force: a, into: 'Glatz' },
      ],
    ],
    [
      'eight of twelve stay in it, told apart',
      { ...back, troops: [au(12)], path: ['Neisse'], parts: [{ sps: 8, path: ['Glatz'] }] },
      [],
      [],
      [
        { kind: 'detached', force: a, nation: 'AU', arm: 'infantry', sps: 8 },
        { kind: 'garrison', fortress: 'Glatz', class: 1, sps: 8 },
        { kind: 'retreated', force: a, space: 'Neisse' },
      ],
    ],
    [
      'without a name, whole into a fortress',
      { ...back, force: '—', sps: 8, path: ['Glatz'], shelter: 8, shelterAt: 'Glatz' },
      [],
      [],
      [{ kind: 'garrison', fortress: 'Glatz', class: 1, sps: 8 }],
    ],
    [
      'nowhere to go: all is captured',
      {
        force: a,
        from: 'Maxen',
        spaces: [{ name: 'Maxen' }],
        sps: 3,
        siegeArtillery: 1,
        depots: 2,
        depotNames: ['D', 'E'],
      },
      [],
      [],
      [
        { kind: 'depot', depot: 'D', state: 'captured' },
        { kind: 'depot', depot: 'E', state: 'captured' },
        onMap({ kind: 'siegeGuns', force: a, guns: 1 }),
        { kind: 'captured', force: a },
      ],
    ],
    [
      'the last SP falls to five of the enemy',
      {
        force: a,
        from: 'Kolin',
        sps: 1,
        spaces: [
          { name: 'Kolin', next: ['Neisse'] },
          { name: 'Neisse', depot: 'MD', enemySps: 5 },
        ],
        path: ['Neisse'],
      },
      [],
      [],
      [lost(1), { kind: 'eliminated', force: a }],
    ],
    [
      'four of the enemy cost nothing',
      {
        force: a,
        from: 'Kolin',
        sps: 1,
        depots: 1,
        depotNames: ['D'],
        siegeArtillery: 1,
        spaces: [
          { name: 'Kolin', next: ['Neisse'] },
          { name: 'Neisse', depot: 'MD', enemySps: 4 },
        ],
        path: ['Neisse'],
      },
      [],
      [],
      [{ kind: 'retreated', force: a, space: 'Neisse' }],
    ],
  ],
  garrison: [
    [
      'the only SP goes in',
      { fortress: 'Glatz', class: 1, force: a, sps: 1, enter: 1 },
      [],
      [],
      [
        { kind: 'joined', force: a, into: 'Glatz' },
        { kind: 'garrison', fortress: 'Glatz', class: 1, sps: 1 },
      ],
    ],
    [
      'one of two, told apart',
      { fortress: 'Glatz', class: 1, garrison: 3, force: a, sps: 2, troops: [au(2)], enter: 1 },
      [],
      [],
      [
        { kind: 'detached', force: a, nation: 'AU', arm: 'infantry', sps: 1 },
        { kind: 'garrison', fortress: 'Glatz', class: 1, sps: 4 },
      ],
    ],
    [
      'one of two, not told apart',
      { fortress: 'Glatz', class: 1, force: a, sps: 2, enter: 1 },
      [],
      [],
      [{ kind: 'garrison', fortress: 'Glatz', class: 1, sps: 1 }],
    ],
    [
      'all of nobody',
      { fortress: 'Glatz', class: 1, sps: 1, enter: 1 },
      [],
      [],
      [{ kind: 'garrison', fortress: 'Glatz', class: 1, sps: 1 }],
    ],
    ['nobody goes in or out', { fortress: 'Glatz', class: 1, garrison: 3, force: a }, [], [], []],
    [
      'the last go out',
      { fortress: 'Glatz', class: 1, garrison: 3, leave: 3 },
      [],
      [],
      [{ kind: 'garrison', fortress: 'Glatz', class: 1, sps: 0 }],
    ],
    [
      'as many go out as in',
      { fortress: 'Glatz', class: 1, garrison: 3, force: a, sps: 2, enter: 1, leave: 1 },
      [],
      [],
      [],
    ],
    [
      'a fortress without a name',
      { class: 1, garrison: 3, leave: 1 },
      [],
      [],
      [onMap({ kind: 'garrison', class: 1, sps: 2 })],
    ],
  ],
  mask: [
    [
      'the marker is placed',
      { fortress: 'Glatz', class: 1, sps: 8 },
      [],
      [],
      [{ kind: 'siegeMarker', fortress: 'Glatz', marker: 0 }],
    ],
    ['it lies there already', { fortress: 'Glatz', class: 1, sps: 8, besieged: true }, [], [], []],
  ],
  // 17.4 Prussia, class 2, one SP inside, with guns: nothing is added to the die.
  siege: [
    [
      'surrender',
      { ...besieged, sps: 15 },
      [6],
      [],
      [{ kind: 'fell', fortress: 'Neisse', nation: 'PR', garrison: 'captured' }],
    ],
    [
      'honours of war',
      { ...besieged, sps: 15 },
      [5],
      [],
      [{ kind: 'fell', fortress: 'Neisse', nation: 'PR', garrison: 'free' }],
    ],
    ['progress', { ...besieged, sps: 15 }, [4], [], [{ kind: 'siegeMarker', fortress: 'Neisse', marker: 1 }]],
    ['a sortie changes nothing', { ...besieged, sps: 15 }, [1], [], []],
    // Without guns −2.
    ['dysentery', { ...besieged, sps: 15, siegeArtillery: false }, [1], [], [lost(1)]],
    [
      'dysentery among troops that are told',
      { ...besieged, sps: 15, siegeArtillery: false, troops: [troops('PR', 15)] },
      [1],
      [],
      [{ kind: 'losses', force: a, nation: 'PR', arm: 'infantry', sps: 1 }],
    ],
    [
      'a fortress without a name',
      { ...besieged, fortress: '—', sps: 15 },
      [4],
      [],
      [onMap({ kind: 'siegeMarker', marker: 1 })],
    ],
  ],
};
