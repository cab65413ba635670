/** Worked by hand from the printed tables; nothing here was computed by the program. */
import type { Example } from '@grognard/kernel';

const guard = { name: 'Guard', nation: 'valmer', arm: 'infantry', strength: 6 };
const uhlans = { name: 'Uhlans', nation: 'valmer', arm: 'cavalry', strength: 5 };
const canton = { name: 'Upper Canton', nation: 'cantons', arm: 'infantry', strength: 5 };
const onScree = {
  attackers: [guard, uhlans],
  defenders: [{ ...canton, hex: '0403' }],
  ground: 'scree',
  ambush: true,
};

export const skirmishExamples: readonly Example[] = [
  {
    id: 'skirmish-scree',
    title: { en: 'The Upper Canton on the scree', fr: 'Le Haut-Canton dans l’éboulis' },
    procedure: 'skirmish',
    origin: 'By hand: 11/5 is 2/1, scree makes it 1/1; 7 + 1 = 8, row 8-9 is D1; the retreat saves the step.',
    input: onScree,
    answers: [{ attacker: 'press', defender: 'hold' }, 'retreat'],
    dice: [7],
    expect: { code: 'D1', retreats: true, attackers: [0, 0], defenders: [0] },
    effects: [{ kind: 'retreats', nation: 'cantons' }],
    steps: [
      { rule: '3.1', outcome: { facts: { base: '2/1' } } },
      { rule: '3.2', lookup: { row: 'scree', cell: '-1' } },
      { rule: '3.4', dice: [{ sides: 10, face: 7 }] },
      { rule: '3.4', lookup: { row: '8-9', column: '1/1', cell: 'D1' } },
    ],
    // Faces 1 to 10 with +1 in column 1/1: A1 A1 - - - - D1 D1 D1 D1.
    odds: { A1: '1/5', '-': '2/5', D1: '2/5' },
    preset: true,
  },
  {
    id: 'skirmish-ambush',
    title: { en: 'Into the ambush', fr: 'Dans l’embuscade' },
    procedure: 'skirmish',
    origin: 'By hand: 3 + 1 − 3 = 1, row 1-, column 1/1 is A2; the owner takes both from the Guard, which had two.',
    input: onScree,
    answers: [{ attacker: 'press', defender: 'ambush' }, 'Guard', 'Guard'],
    dice: [3],
    expect: { code: 'A2', retreats: false, attackers: [2, 0], defenders: [0] },
    effects: [{ kind: 'eliminated', name: 'Guard' }],
  },
  {
    id: 'skirmish-enemy-picks',
    title: { en: 'The enemy picks, by the other reading', fr: 'L’ennemi choisit, selon l’autre lecture' },
    procedure: 'skirmish',
    origin: 'By hand: 3 − 1 (night) + 1 (the probe finds the ambush) = 3, row 2-3, column 1/1 is A1.',
    input: { ...onScree, night: true },
    rulings: { lossPick: 'enemy' },
    answers: [{ attacker: 'probe', defender: 'ambush' }, 'Uhlans'],
    dice: [3],
    expect: { code: 'A1', attackers: [0, 1] },
    steps: [{ rule: '3.6', answers: [{ side: 'defender', option: 'Uhlans' }] }],
  },
  {
    id: 'skirmish-last-step',
    title: { en: 'A reduced counter stands', fr: 'Un pion réduit tient' },
    procedure: 'skirmish',
    origin: 'By hand: a reduced 5 counts 3, so 6/3 is 2/1; 10 + 0, row 10+ is D2; it has one step only and is lost.',
    input: { attackers: [guard], defenders: [{ ...canton, reduced: true }] },
    answers: [{ attacker: 'probe', defender: 'hold' }, 'stand'],
    dice: [10],
    expect: { code: 'D2', retreats: false, defenders: [1] },
    effects: [{ kind: 'eliminated', name: 'Upper Canton' }],
  },
  {
    id: 'skirmish-refused',
    title: { en: 'Every fault at once', fr: 'Toutes les fautes à la fois' },
    procedure: 'skirmish',
    origin: '3: one nation against the other, and nobody on both sides.',
    input: { attackers: [guard, canton], defenders: [guard] },
    refused: [
      { code: 'mixedForce', at: 'attackers[1].nation' },
      { code: 'againstItself', at: 'defenders[0].nation' },
      { code: 'onBothSides', at: 'defenders[0].name' },
    ],
  },
];
