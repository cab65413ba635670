/** 15 Battle: the vectors of the specification and the boundaries of the tables, worked by hand. */
import type { Example } from '@grognard/kernel';
import { force, leader, refusal, troops } from './forces.ts';

const HORSE = { cavalry: 4, cavalryUnits: 2 };

const daunsArmy = force(leader('Daun', 'AU', 1, 1, { person: 'Daun' }), [troops('AU', 16, { ...HORSE, guns: 1 })], {
  name: 'Daun’s army',
  leaders: [leader('Lacy', 'AU', 1, 1), leader('Nadasdy', 'AU', 0, 1)],
});

const bevernsArmy = force(leader('Bevern', 'PR', 1, 2), [troops('PR', 10, { ...HORSE, guns: 1 })], {
  name: 'Bevern’s army',
});

const fredericksArmy = force(
  leader('Frederick', 'PR', 3, 3, { person: 'Frederick', initiative: 1 }),
  [troops('PR', 18, { ...HORSE, light: 2, lightUnits: 1, guns: 2 })],
  { name: 'The king’s army', lightCavalry: true },
);

const charlesArmy = force(leader('Charles', 'AU', 0, 1), [
  troops('AU', 20, { ...HORSE, light: 4, lightUnits: 2, guns: 3 }),
  troops('SA', 2),
]);

const fermorsArmy = force(leader('Fermor', 'RU', 1, 1), [troops('RU', 34, { cavalry: 6, cavalryUnits: 3, guns: 2 })]);

const dohnasArmy = force(leader('Dohna', 'PR', 1, 2), [troops('PR', 8, { ...HORSE, guns: 1 })], {
  leaders: [leader('Kanitz', 'PR', 0, 1), leader('Manteuffel', 'PR', 1, 0)],
});

const one = (name: string, nation: string, offensive = 0) =>
  force(leader(name, nation, offensive, 0), [troops(nation, 1)]);

export const measuredBattle = {
  intensity: 'measured',
  attacker: daunsArmy,
  defender: bevernsArmy,
} as const;

export const obliqueBattle = {
  intensity: 'intense',
  attacker: fredericksArmy,
  attackerHand: ['oblique-attack', 'artillery-up-front'],
  defender: charlesArmy,
  defenderHand: ['slow-reaction'],
} as const;

const hillsBattle = {
  intensity: 'intense',
  attacker: fermorsArmy,
  attackerHand: ['subordinate-errors'],
  defender: dohnasArmy,
  defenderHand: ['seydlitz'],
  hills: true,
} as const;

const smallBattle = { intensity: 'measured', attacker: one('Kleist', 'PR', 1), defender: one('Hadik', 'AU') } as const;

export const battleExamples: readonly Example[] = [
  {
    id: 'battle-small',
    title: { en: 'One SP against one', fr: 'Un SP contre un' },
    procedure: 'battle',
    origin:
      'By hand: column 1-2 of the measured table is 0- up to row 6 and 1- in row 7. Only a 6 with +1 kills the one defender: 1/6. Otherwise nothing is lost, all is equal and the defender wins: 5/6. The six also hits a leader: who 2, nobody.',
    input: smallBattle,
    dice: [6, 1, 2],
    expect: {
      winner: 'attacker',
      attacker: { lost: 0, stand: 'holds', spaces: 0 },
      defender: { lost: 1, stand: 'eliminated', left: 0 },
    },
    odds: { 'attacker/eliminated/-': '1/6', 'defender/retreats/OK': '5/6' },
  },
  {
    id: 'oblique-rounds-up',
    title: { en: 'Half of seventeen is nine', fr: 'La moitié de dix-sept est neuf' },
    procedure: 'battle',
    origin:
      'Table des tactiques [15.4.3], “1/2 SPs (arrondi >)”: 5 + 3 = 8, Oblique Attack works; 17 SPs count as 9, column 9-11, where a 3 is 1-. In column 6-8 it would be nothing. PR: 1 + 3 = 4, column 9-11: 1 D0.',
    input: {
      intensity: 'measured',
      attacker: force(leader('Frederick', 'PR', 3, 3), [troops('PR', 10)]),
      attackerHand: ['oblique-attack'],
      defender: force(leader('Charles', 'AU', 0, 0), [troops('AU', 17)]),
    },
    dice: [5, 1, 3],
    answers: [{ attacker: 'oblique-attack' }],
    expect: { winner: 'attacker', attacker: { lost: 1 }, defender: { lost: 1, level: 'D0' } },
    steps: [
      {
        title: { key: 'battle.fire.defender' },
        lookup: { column: '9-11', cell: '1-' },
        outcome: { facts: { sps: 9 } },
      },
    ],
  },
  {
    id: 'B1',
    title: { en: 'B1: measured, no tactics', fr: 'B1 : mesurée, sans tactique' },
    procedure: 'battle',
    origin:
      'By hand: AU +1 + 1 = +2, 4 + 2 = 6, column 19-22: 2 D1. PR +2 + 1 = +3, 6 + 3 = 9, column 12-14: 2 D2, and a natural 6. Who 3, another leader; fate 5, wounded. D2 < 3. D1 < D2: PR wins, AU retreats 1.',
    input: measuredBattle,
    dice: [4, 6, 3, 5],
    answers: ['AU-infantry', 'PR-infantry'],
    expect: {
      winner: 'defender',
      attacker: {
        lost: 2,
        taken: [{ nation: 'AU', arm: 'infantry', sps: 2 }],
        level: 'D2',
        morale: 'OK',
        stand: 'retreats',
        spaces: 1,
        leaders: [{ name: 'Nadasdy', fate: 'wounded', will: 0 }],
        baggageLost: false,
      },
      defender: { lost: 2, level: 'D1', morale: 'OK', stand: 'holds', leaders: [] },
    },
    steps: [
      {
        title: { key: 'battle.fire.attacker' },
        dice: [{ sides: 6, face: 4 }],
        lookup: { table: 'battle-measured', row: '6', column: '19-22', cell: '2D1' },
        outcome: { facts: { net: 2, total: 6 } },
      },
      {
        title: { key: 'battle.fire.defender' },
        dice: [{ sides: 6, face: 6 }],
        lookup: { row: '9', column: '12-14', cell: '2D2' },
        outcome: { key: 'battle.fire.six', facts: { net: 3 } },
      },
      { title: { key: 'battle.leader.who' }, lookup: { row: '3-6', cell: 'other' } },
      { title: { key: 'battle.leader.fate' }, lookup: { row: '4-6', cell: 'wounded' } },
      { rule: '15.8', outcome: { key: 'battle.won', facts: { winner: { side: 'defender' } } } },
    ],
    effects: [
      { kind: 'losses', force: 'Daun’s army', nation: 'AU', arm: 'infantry', sps: 2 },
      { kind: 'leader', name: 'Nadasdy', place: 'winter-quarters' },
      { kind: 'mustRetreat', force: 'Daun’s army', spaces: 1 },
      { kind: 'losses', force: 'Bevern’s army', nation: 'PR', arm: 'infantry', sps: 2 },
    ],
  },
  {
    id: 'B4',
    title: { en: 'B4: intense in hills', fr: 'B4 : intense en collines' },
    procedure: 'battle',
    origin:
      'By hand: RU +1 + 2 + 1 − 4 = 0, column held at 9-11, 2 + 4 = 6 (natural): 1 D0 and a leader: who 2, fate 1 killed. PR +2 + 1 + 2 − 2 = +3, column held at 9-11, 12 + 3 = 15: 3 D3. D3 = 3: RU demoralised. PR wins; RU retreats 1.',
    input: hillsBattle,
    dice: [2, 4, 6, 6, 2, 1],
    answers: [{ attacker: 'subordinate-errors', defender: 'seydlitz' }, 'RU-infantry', 'PR-infantry'],
    expect: {
      winner: 'defender',
      attacker: { lost: 3, level: 'D3', morale: 'DM', stand: 'retreats', spaces: 1, baggageLost: false },
      defender: { lost: 1, level: 'D0', morale: 'OK', leaders: [{ name: 'Kanitz', fate: 'killed' }] },
    },
    steps: [
      {
        title: { key: 'battle.fire.attacker' },
        lookup: { row: '6', column: '9-11', cell: '1D0' },
        outcome: { key: 'battle.fire.six', facts: { net: 0 } },
      },
      {
        title: { key: 'battle.fire.defender' },
        lookup: { row: '15', column: '9-11', cell: '3D3' },
        outcome: { facts: { net: 3 } },
      },
    ],
  },
  {
    id: 'bounds-intense',
    title: { en: 'The ends of the intense table', fr: 'Les bouts de la table intense' },
    procedure: 'battle',
    origin:
      'By hand: 36 SPs use column 31-35 with +1; 2 + 4 + 1 + 1 (cavalry) = 8 held to +7; 12 + 7 = 19, row 18+: 10 R*+. Defender −1 − 4 (CS) − 2 (DM) − 1 (cavalry) + 1 (gun) = −7; 2 − 7 = −5, row < 0, column 19-22: 1-. A rout: 3 spaces. Who 1, fate 4.',
    input: {
      intensity: 'intense',
      attacker: force(leader('Laudon', 'AU', 2, 1), [troops('AU', 32, { ...HORSE, guns: 4 })]),
      defender: force(leader('Fouqué', 'PR', 0, -1), [troops('PR', 20, { guns: 1 })], { supply: 'CS', morale: 'DM' }),
    },
    dice: [6, 6, 1, 1, 1, 4],
    answers: ['AU-infantry'],
    expect: {
      winner: 'attacker',
      attacker: { lost: 1, level: '-' },
      defender: {
        lost: 10,
        level: 'R',
        morale: 'ROUTED',
        spaces: 3,
        guns: [{ nation: 'PR', loss: 'flipped' }],
        leaders: [{ name: 'Fouqué', fate: 'wounded' }],
      },
    },
    steps: [
      {
        title: { key: 'battle.fire.attacker' },
        lookup: { row: '18+', column: '31-35', cell: '10R*+' },
        outcome: { facts: { net: 7, total: 19 } },
      },
      {
        title: { key: 'battle.fire.defender' },
        lookup: { row: '<0', column: '19-22', cell: '1-' },
        outcome: { facts: { net: -7, total: -5 } },
      },
    ],
  },
  {
    id: 'bounds-measured',
    title: { en: 'The ends of the measured table', fr: 'Les bouts de la table mesurée' },
    procedure: 'battle',
    origin:
      'By hand: 35 SPs get no +1: 3 + 2 = +5, 6 + 5 = 11, column 31-35: 4 D3+. Defender −4 − 4 (routed) = −8 held to −5, 1 − 5 = −4, row < 0, column 12-14: 0-. The natural 6: who 1, fate 1. Two French guns, one reduced: the owner flips the full one.',
    input: {
      intensity: 'measured',
      attacker: force(leader('Ferdinand', 'A-A', 3, 2, { person: 'Ferdinand' }), [troops('HA', 35, { guns: 2 })]),
      defender: force(leader('Contades', 'FR', 0, 0), [troops('FR', 14, { guns: 2, gunsReduced: 1 })], {
        supply: 'CS',
        morale: 'ROUTED',
      }),
    },
    dice: [6, 1, 1, 1],
    answers: ['flip-FR'],
    expect: {
      winner: 'attacker',
      attacker: { lost: 0, level: '-' },
      defender: {
        lost: 4,
        level: 'D3',
        morale: 'ROUTED',
        guns: [{ nation: 'FR', loss: 'flipped' }],
        leaders: [{ name: 'Contades', fate: 'killed', will: 0 }],
      },
    },
    steps: [
      {
        title: { key: 'battle.fire.attacker' },
        lookup: { row: '11', column: '31-35', cell: '4D3+' },
        outcome: { facts: { net: 5 } },
      },
      {
        title: { key: 'battle.fire.defender' },
        lookup: { row: '<0', column: '12-14', cell: '0-' },
        outcome: { facts: { net: -5, total: -4 } },
      },
    ],
  },
  {
    id: 'modifiers',
    title: { en: 'Entrenched before a fortress, too much horse', fr: 'Retranché devant un fort, trop de cavalerie' },
    procedure: 'battle',
    origin:
      '15.4: attacker 0 − 1 (fortress) − 2 (entrenched) − 2 (SS) − 4 (11 of 20 are cavalry) + 1 (11 cavalry to 0) = −8, held to −7; 2 − 7 = −5, column 19-22: 1-. Defender +1 (gun) − 1 (cavalry) = 0; 2, column 9-11: 0-. No D level, both in order; the attacker lost 0, the defender 1: the attacker wins.',
    input: {
      intensity: 'intense',
      attacker: force(leader('Zieten', 'PR', 0, 0), [troops('PR', 9, { cavalry: 11, cavalryUnits: 6 })], {
        supply: 'SS',
      }),
      defender: force(leader('Macquire', 'AU', 0, 0), [troops('AU', 10, { guns: 1 })]),
      fortress: true,
      entrenched: true,
    },
    dice: [1, 1, 1, 1],
    expect: { winner: 'attacker', attacker: { lost: 0 }, defender: { lost: 1, level: '-', spaces: 1 } },
    steps: [
      {
        title: { key: 'battle.fire.attacker' },
        lookup: { row: '<0', column: '19-22' },
        outcome: { facts: { net: -7 } },
      },
      { title: { key: 'battle.fire.defender' }, lookup: { row: '2', column: '9-11' }, outcome: { facts: { net: 0 } } },
    ],
  },
  {
    id: 'frederick-killed',
    title: { en: 'The king is killed', fr: 'Le roi est tué' },
    procedure: 'battle',
    origin:
      '15.7.2: natural 6, who 1, fate 2: Frederick killed, MW −9. AU die 6 + 0, column 1-2: 0-. All equal: the defender wins.',
    input: {
      intensity: 'measured',
      attacker: force(leader('Frederick', 'PR', 0, 0, { person: 'Frederick' }), [troops('PR', 2)]),
      defender: one('Hadik', 'AU'),
    },
    dice: [1, 6, 1, 2],
    expect: {
      winner: 'defender',
      attacker: { leaders: [{ name: 'Frederick', nation: 'PR', fate: 'killed', will: -9 }] },
    },
    effects: [
      { kind: 'leader', name: 'Frederick', place: 'removed' },
      { kind: 'will', nation: 'PR', change: -9 },
      { kind: 'onMap', effect: { kind: 'mustRetreat', spaces: 1 } },
    ],
  },
  {
    id: 'loudon-subordinate',
    title: { en: 'Loudon counts only as army leader', fr: 'Loudon ne compte que leader d’armée' },
    procedure: 'battle',
    origin: '21.2: Loudon is the second senior leader (who 2), killed (1); as a subordinate MW does not change.',
    input: {
      intensity: 'measured',
      attacker: one('Itzenplitz', 'PR'),
      defender: force(leader('Lacy', 'AU', 0, 0), [troops('AU', 2)], {
        leaders: [leader('Loudon', 'AU', 2, 1, { person: 'Loudon' })],
      }),
    },
    dice: [6, 1, 2, 1],
    expect: { defender: { leaders: [{ name: 'Loudon', fate: 'killed', will: 0 }] } },
  },
  {
    id: 'leader-drawn',
    title: { en: 'At random among three', fr: 'Au hasard parmi trois' },
    procedure: 'battle',
    origin:
      '15.7.2: who 5 is one of the other leaders; three stand besides the second, the draw names the third of them.',
    input: {
      intensity: 'measured',
      attacker: one('Itzenplitz', 'PR'),
      defender: force(leader('Lacy', 'AU', 0, 0), [troops('AU', 2)], {
        leaders: ['Buccow', 'Sincère', 'Wied', 'Ried'].map((name) => leader(name, 'AU', 0, 0)),
      }),
    },
    dice: [6, 1, 5, 3, 6],
    expect: { defender: { leaders: [{ name: 'Ried', fate: 'wounded' }] } },
  },
  {
    id: 'leader-again',
    title: { en: 'Nobody, rolled once more', fr: 'Personne, relancé une fois' },
    procedure: 'battle',
    origin: 'By the other reading: who 2 is nobody, thrown again 1 is the commander; fate 3, captured.',
    rulings: { 'leader-nobody': 'again-once' },
    input: smallBattle,
    dice: [6, 1, 2, 1, 3],
    expect: { defender: { leaders: [{ name: 'Hadik', fate: 'captured' }] } },
  },
  {
    id: 'natural-six-own',
    title: { en: 'A natural six against oneself', fr: 'Un six naturel contre soi' },
    procedure: 'battle',
    origin: 'By the other reading: the attacker’s 6 hits his own leader: who 1, fate 4 wounded.',
    rulings: { 'natural-six': 'own' },
    input: smallBattle,
    dice: [6, 1, 1, 4],
    expect: { attacker: { leaders: [{ name: 'Kleist', fate: 'wounded' }] }, defender: { leaders: [] } },
  },
  {
    id: 'intense-one-die',
    title: { en: 'Intense with one die', fr: 'Intense à un dé' },
    procedure: 'battle',
    origin: 'By another reading: 5 + 1 = 6 and 4 + 0 = 4 in column 1-2: 0- both; the defender wins.',
    rulings: { 'intense-dice': 'one' },
    input: { ...smallBattle, intensity: 'intense' },
    dice: [5, 4],
    expect: { winner: 'defender', attacker: { lost: 0, stand: 'retreats' } },
  },
  {
    id: 'intense-three-dice',
    title: { en: 'Intense with three dice', fr: 'Intense à trois dés' },
    procedure: 'battle',
    origin: 'By another reading: 5 + 5 + 1 + 1 = 12, column 1-2: 1 D1; 1 + 1 + 2 = 4: 0-. The defender is eliminated.',
    rulings: { 'intense-dice': 'three' },
    input: { ...smallBattle, intensity: 'intense' },
    dice: [5, 5, 1, 1, 1, 2],
    expect: { winner: 'attacker', defender: { stand: 'eliminated' } },
  },
  {
    id: 'above-endurance',
    title: { en: 'Demoralised only above endurance', fr: 'Démoralisé seulement au-dessus de l’endurance' },
    procedure: 'battle',
    origin: 'By the other reading: D3 against 3 leaves RU in good order.',
    rulings: { endurance: 'above-endurance' },
    input: hillsBattle,
    dice: [2, 4, 6, 6, 2, 1],
    answers: [{ attacker: 'subordinate-errors', defender: 'seydlitz' }, 'RU-infantry', 'PR-infantry'],
    expect: { winner: 'defender', attacker: { level: 'D3', morale: 'OK', spaces: 1 } },
  },
  {
    id: 'd-less-endurance',
    title: { en: 'The D level less endurance', fr: 'Le niveau D moins l’endurance' },
    procedure: 'battle',
    origin:
      'By the other reading: measured; PR 12 SPs 3 + 0, column 12-14: 1 D0 on FR; FR 12 SPs 4 + 0: 1 D0 on PR. PR 0 − 3 = −3, FR 0 − 2 = −2: the attacker wins, where equal D levels and losses would leave it to the defender.',
    rulings: { winner: 'd-less-endurance' },
    input: {
      intensity: 'measured',
      attacker: force(leader('Keith', 'PR', 0, 0), [troops('PR', 12)]),
      defender: force(leader('Soubise', 'FR', 0, 0), [troops('FR', 12)]),
    },
    dice: [3, 4],
    expect: { winner: 'attacker', attacker: { level: 'D0' }, defender: { level: 'D0', stand: 'retreats' } },
  },
  {
    id: 'tie-to-defender',
    title: { en: 'All equal, the defender wins', fr: 'Tout égal, le défenseur gagne' },
    procedure: 'battle',
    origin: 'By hand: D0 and 1 SP lost on each side; the defender wins.',
    input: {
      intensity: 'measured',
      attacker: force(leader('Keith', 'PR', 0, 0), [troops('PR', 12)]),
      defender: force(leader('Soubise', 'FR', 0, 0), [troops('FR', 12)]),
    },
    dice: [3, 4],
    expect: {
      winner: 'defender',
      attacker: { lost: 1, level: 'D0', stand: 'retreats' },
      defender: { lost: 1, stand: 'holds' },
    },
  },
  {
    id: 'routed-winner',
    title: { en: 'A routed force that wins', fr: 'Une force en déroute qui gagne' },
    procedure: 'battle',
    origin:
      'By hand: attacker +4 − 4 (routed) = 0, 4, column 12-14: 1 D0. Defender 0, 1, column 9-11: 0-. No level against D0: the routed attacker wins and does not retreat; its state does not improve.',
    input: {
      intensity: 'measured',
      attacker: force(leader('Keith', 'PR', 4, 0), [troops('PR', 12)], { morale: 'ROUTED' }),
      defender: force(leader('Soubise', 'FR', 0, 0), [troops('FR', 10)]),
    },
    dice: [4, 1],
    expect: {
      winner: 'attacker',
      attacker: { level: '-', morale: 'ROUTED', stand: 'holds', spaces: 0, baggageLost: false },
      defender: { level: 'D0', morale: 'OK', stand: 'retreats', spaces: 1 },
    },
  },
  {
    id: 'both-eliminated',
    title: { en: 'Both forces gone', fr: 'Les deux forces disparues' },
    procedure: 'battle',
    origin:
      'By hand: both play Unexpected Savagery!, each loses 0 + 2 SPs, all it has (1 + 2 = 3, column 1-2: 0-): the defender holds the space, nobody gains.',
    input: {
      intensity: 'measured',
      attacker: force(leader('Sackville', 'A-A', 0, 0), [troops('BR', 2)]),
      attackerHand: ['unexpected-savagery'],
      defender: force(leader('Soubise', 'FR', 0, 0), [troops('FR', 2)]),
      defenderHand: ['unexpected-savagery'],
    },
    dice: [1, 1],
    answers: [{ attacker: 'unexpected-savagery', defender: 'unexpected-savagery' }],
    expect: {
      winner: 'nobody',
      attacker: { lost: 2, left: 0, stand: 'eliminated', spaces: 0 },
      defender: { lost: 2, left: 0, stand: 'eliminated', spaces: 0 },
    },
  },
  {
    id: 'hills-attacker-only',
    title: { en: 'Hills hold the attacker only', fr: 'Les collines ne limitent que l’attaquant' },
    procedure: 'battle',
    origin: 'By the other reading: in the hills the Prussians fire in column 12-14: row 15 is 4 D3+; RU flips a gun.',
    rulings: { 'hills-cap': 'attacker' },
    input: hillsBattle,
    dice: [2, 4, 6, 6, 2, 1],
    answers: [{ attacker: 'subordinate-errors', defender: 'seydlitz' }, 'RU-infantry', 'PR-infantry'],
    expect: { attacker: { lost: 4, level: 'D3', guns: [{ nation: 'RU', loss: 'flipped' }] } },
    steps: [{ title: { key: 'battle.fire.defender' }, lookup: { row: '15', column: '12-14', cell: '4D3+' } }],
  },
  {
    id: 'large-lost-in-hills',
    title: { en: 'No +1 for size in hills', fr: 'Pas de +1 de taille en collines' },
    procedure: 'battle',
    origin: 'By the other reading: in the hills RU is +1 + 2 − 4 = −1; 1 + 2 − 1 = 2, column 9-11: 0-.',
    rulings: { 'large-in-hills': 'lost' },
    input: hillsBattle,
    dice: [1, 2, 1, 1],
    answers: [{ attacker: 'none', defender: 'none' }, 'RU-infantry'],
    expect: { defender: { lost: 0 } },
    steps: [
      { title: { key: 'battle.fire.attacker' }, lookup: { row: '2', column: '9-11' }, outcome: { facts: { net: -1 } } },
    ],
  },
  {
    id: 'anglo-allied-quota',
    title: { en: 'British and Hanoverians are one nation', fr: 'Anglais et Hanovriens, une seule nation' },
    procedure: 'battle',
    origin:
      '15.7.1: FR 26 SPs, +3, 6 + 3 = 9, column 26-30: 3 D2+ on a force of 9 HA, 4 BR and 6 PR under an Anglo-Allied commander; at least 2 of 3 from HA and BR. The natural 6 finds the commander (1), wounded (5): Ferdinand, MW −1. The defender fires 19 SPs with 0: 1, column 19-22: 1 D0. D2 = 2: demoralised. No gun is there to lose.',
    input: {
      intensity: 'measured',
      losses: 'numbers',
      attacker: force(leader('Broglie', 'FR', 3, 1), [troops('FR', 26)]),
      defender: force(leader('Ferdinand', 'A-A', 3, 0, { person: 'Ferdinand' }), [
        troops('HA', 9),
        troops('BR', 4),
        troops('PR', 6),
      ]),
    },
    dice: [6, 1, 1, 5],
    answers: ['1', '1'],
    expect: {
      winner: 'attacker',
      defender: {
        lost: 3,
        taken: [
          { nation: 'PR', arm: 'infantry', sps: 1 },
          { nation: 'HA', arm: 'infantry', sps: 1 },
          { nation: 'BR', arm: 'infantry', sps: 1 },
        ],
        morale: 'DM',
        guns: [],
        leaders: [{ name: 'Ferdinand', fate: 'wounded', will: -1 }],
      },
    },
  },
  {
    id: 'refused-quota',
    title: { en: 'More foreigners than the quota lets die', fr: 'Plus d’étrangers que la règle n’en laisse perdre' },
    procedure: 'battle',
    origin: '15.7.1: of 3 SPs at least 2 come from the commander’s nation, so at most 1 Prussian.',
    input: {
      intensity: 'measured',
      losses: 'numbers',
      attacker: force(leader('Broglie', 'FR', 3, 1), [troops('FR', 26)]),
      defender: force(leader('Ferdinand', 'A-A', 3, 0), [troops('HA', 9), troops('PR', 6)]),
    },
    dice: [6, 1],
    answers: ['2'],
    refused: [{ code: 'notAnOption' }],
  },
  {
    id: 'refused-two-dice-measured',
    title: { en: 'Two dice each in a measured battle', fr: 'Deux dés chacun en bataille mesurée' },
    procedure: 'battle',
    origin: '15.3-7: a measured battle throws one die a side.',
    input: { ...smallBattle, attacker: one('Kleist', 'PR') },
    dice: [1, 2, 3, 4],
    refused: [{ code: 'diceLeftOver' }],
  },
  {
    id: 'refused-one-die-intense',
    title: { en: 'One die each in an intense battle', fr: 'Un dé chacun en bataille intense' },
    procedure: 'battle',
    origin: '15.3-7: an intense battle throws two dice a side.',
    input: { ...smallBattle, intensity: 'intense' },
    dice: [1, 2],
    refused: [{ code: 'dieMissing' }],
  },
  refusal(
    'refused-battle-shape',
    'battle',
    'No intensity, no commander, an entrenched attacker, hills on one side',
    'Sans intensité, sans Commandant, attaquant retranché, collines d’un seul côté',
    '15.3-7: intensity, a commander on each side, hills for both or neither; only a defender is entrenched.',
    {
      attacker: { troops: [troops('AU', 10)], entrenched: true, supply: 'SS+CS', morale: 'DM+ROUTED' },
      defender: { ...bevernsArmy, hills: true, troops: [troops('PR', 10, { guns: -1 })] },
    },
    [
      { code: 'missing', at: 'intensity' },
      { code: 'missing', at: 'attacker.commander' },
      { code: 'unknownField', at: 'attacker.entrenched' },
      { code: 'notOneOf', at: 'attacker.supply' },
      { code: 'notOneOf', at: 'attacker.morale' },
      { code: 'unknownField', at: 'defender.hills' },
      { code: 'notAnInteger', at: 'defender.troops[0].guns' },
    ],
  ),
  refusal(
    'refused-battle-rules',
    'battle',
    'Allies against each other, no SPs, horse without steps, foreign troops, foreign tactics',
    'Alliés entre eux, aucun SP, cavalerie sans pas, troupes et tactiques étrangères',
    '15.3-7: enemies, with SPs, cavalry with its steps; 15.4.3: troops and tactics of the commander’s own.',
    {
      intensity: 'measured',
      attacker: force(leader('Daun', 'AU', 1, 1), [troops('AU', 0)]),
      attackerHand: ['oblique-attack'],
      defender: force(
        leader('Apraxin', 'RU', 1, 1),
        [troops('RU', 5, { cavalry: 5, cavalryUnits: 2, guns: 1, gunsReduced: 2 }), troops('PR', 3)],
        { lightCavalry: true },
      ),
    },
    [
      { code: 'sameAlliance', at: 'defender.commander.nation' },
      { code: 'noSps', at: 'attacker.troops' },
      { code: 'tacticOfAnother', at: 'attackerHand[0]' },
      { code: 'unitsAndSteps', at: 'defender.troops[0].cavalryUnits' },
      { code: 'moreReducedThanGuns', at: 'defender.troops[0].gunsReduced' },
      { code: 'foreignTroops', at: 'defender.troops[1].nation' },
      { code: 'lightCavalryWithoutLights', at: 'defender.lightCavalry' },
    ],
  ),
  {
    id: 'denmark-coalition',
    title: { en: 'Denmark on the Coalition’s side', fr: 'Le Danemark du côté de la Coalition' },
    procedure: 'battle',
    origin: 'By hand: Denmark stands where the player says. Column 1-2, 1 and 2: nothing; the defender wins.',
    input: {
      intensity: 'measured',
      attacker: one('Saint-Germain', 'DA'),
      defender: one('Dohna', 'PR'),
      denmark: 'coalition',
    },
    dice: [1, 2],
    expect: { winner: 'defender' },
  },
  refusal(
    'refused-denmark',
    'battle',
    'Denmark against its own alliance',
    'Le Danemark contre sa propre alliance',
    'Denmark stands where the player says: not against its own alliance.',
    { intensity: 'measured', attacker: one('Saint-Germain', 'DA'), defender: one('Dohna', 'PR') },
    [{ code: 'sameAlliance' }],
  ),
  {
    id: 'B2',
    title: { en: 'B2: intense, the Oblique Attack works', fr: 'B2 : intense, l’ordre oblique réussit' },
    procedure: 'battle',
    origin:
      'By hand: Oblique 6 + 3 + 1 − 1 = 9 ≥ 8: AU counts 15 SPs and 1 gun. PR +3 + 2 + 2 = +7, 3 + 4 + 7 = 14, column 23-25: 6 D4*. AU +1 + 1 = +2, 5 + 3 + 2 = 10, column 15-18: 3 D2. AU loses 6, at least 1 cavalry and 4 Austrian; commander captured; D4 > 3 routed. PR wins; AU retreats 3 and loses its siege artillery and FDs.',
    input: obliqueBattle,
    dice: [6, 3, 4, 5, 3, 1, 3],
    answers: [
      { attacker: 'oblique-attack+artillery-up-front', defender: 'slow-reaction' },
      'PR-infantry',
      'SA-infantry',
      'AU-infantry',
    ],
    expect: {
      winner: 'attacker',
      attacker: { lost: 3, level: 'D2', morale: 'OK', stand: 'holds' },
      defender: {
        lost: 6,
        taken: [
          { nation: 'SA', arm: 'infantry', sps: 2 },
          { nation: 'AU', arm: 'infantry', sps: 3 },
          { nation: 'AU', arm: 'cavalry', sps: 1 },
        ],
        level: 'D4',
        morale: 'ROUTED',
        stand: 'retreats',
        spaces: 3,
        baggageLost: true,
        leaders: [{ name: 'Charles', fate: 'captured', will: 0 }],
      },
    },
    steps: [
      {
        title: { key: 'battle.tactic.oblique-attack' },
        outcome: { key: 'attempt.passed', facts: { sum: 9, needs: 8 } },
      },
      {
        title: { key: 'battle.fire.attacker' },
        lookup: { table: 'battle-intense', row: '14', column: '23-25', cell: '6D4*' },
        outcome: { facts: { net: 7 } },
      },
      {
        title: { key: 'battle.fire.defender' },
        lookup: { row: '10', column: '15-18', cell: '3D2' },
        outcome: { facts: { net: 2, sps: 15 } },
      },
    ],
  },
];
