/** Combats worked by hand with the charts of the aid. */
import type { Example } from '@grognard/kernel';

const ORIGIN = 'By hand, with the Combat Results Table, its shifts and modifiers';

const unit = (id: string, country: string, facts: Readonly<Record<string, string | number | boolean>> = {}) => ({
  id,
  country,
  ...facts,
});

/** 13 against 4 with guns, entrenchments, terrain, engineers and a charge. */
const assaultOnTheLine = {
  attackers: [
    unit('1st Division', 'bulgaria', { strength: 9, cadre: 3, charging: true }),
    unit('Sappers', 'bulgaria', { type: 'engineer', strength: 2, cadre: 2 }),
    unit('Siege guns', 'bulgaria', { type: 'heavyArtillery', strength: 2, cadre: 1, bombardment: 3 }),
  ],
  defenders: [
    unit('Redif', 'ottoman', { strength: 2 }),
    unit('Battery', 'ottoman', { type: 'otherArtillery', strength: 1, bombardment: 1 }),
    unit('Field guns', 'ottoman', { type: 'otherArtillery', strength: 1, bombardment: 2, demoralised: true }),
    unit('Army artillery', 'ottoman', { type: 'armyArtillery', strength: 0, bombardment: 3, demoralised: true }),
  ],
  terrain: -1,
  entrenched: true,
};

const bothCharge = {
  attackers: [unit('Attacker', 'serbia', { strength: 10, cadre: 5, charging: true })],
  defenders: [unit('Defender', 'ottoman', { strength: 5, cadre: 4, charging: true })],
};

const even = {
  attackers: [unit('Attacker', 'greece', { strength: 10 })],
  defenders: [unit('Defender', 'ottoman', { strength: 5 }), unit('Support', 'ottoman', { strength: 0 })],
};

const title = (en: string, fr: string) => ({ en, fr });

export const combatExamples: readonly Example[] = [
  {
    id: 'B1',
    title: title('Assault on an entrenched line', 'Assaut d’une ligne retranchée'),
    procedure: 'combat',
    origin: `${ORIGIN}: 13/4 is 3/1; guns 3 − 1 = +2, entrenched −2, terrain −1, net −1: 2/1; charge +2, engineers +1, die 4 = 7.`,
    input: assaultOnTheLine,
    dice: [4],
    preset: true,
    expect: {
      cell: '-/R',
      attackers: [{ fate: 'unhurt' }, { fate: 'unhurt' }, { fate: 'unhurt' }],
      defenders: [
        { id: 'Redif', fate: 'demoralised', place: 'map', retreat: 3 },
        { id: 'Battery', fate: 'demoralised', place: 'map', retreat: 3 },
        { id: 'Field guns', fate: 'surrendered', place: 'prisoners', retreat: 0 },
        { id: 'Army artillery', fate: 'surrendered', place: 'gone', retreat: 0 },
      ],
      morale: [
        { country: 'bulgaria', change: 1 },
        { country: 'ottoman', change: -2 },
      ],
    },
    steps: [
      { rule: 'crt', outcome: { facts: { attack: 13, defence: 4, column: '3/1' } } },
      {
        rule: 'shifts',
        modifiers: [
          { id: 'artillerySuperiority', value: 2, applied: true },
          { id: 'entrenchment', value: -2, applied: true },
          { id: 'terrain', value: -1, applied: true },
          { id: 'acrossWater', applied: false },
          { id: 'someUnsupplied', applied: false },
          { id: 'allUnsupplied', applied: false },
        ],
        outcome: { facts: { net: -1, column: '2/1' } },
      },
      {
        rule: 'modifiers',
        modifiers: [
          { id: 'attackerCharge', value: 2, applied: true },
          { id: 'attackerMorale', asked: false },
          { id: 'engineers', value: 1, applied: true },
          { id: 'defenderCharge', asked: false },
          { id: 'defenderMorale', asked: false },
        ],
        dice: [{ sides: 6, face: 4 }],
      },
      { rule: 'crt', lookup: { table: 'combat-results', row: '7+', column: '2/1', cell: '-/R' } },
    ],
    // Dice 1 to 6 with +3 read rows 4, 5, 6, 7+, 7+, 7+ of column 2/1.
    odds: { 'D/S': '1/3', '-/S': '1/6', '-/R': '1/2' },
  },
  {
    id: 'adrianople-1913',
    title: title('Adrianople, March 1913 (strengths of ours)', 'Adrianople, mars 1913 (forces de notre main)'),
    procedure: 'combat',
    origin: `${ORIGIN}: 18/6 is 3/1; guns 3 − 2 = +1, entrenched −2, net −1: 2/1; only the attackers charge +2, die 5 = 7: -/R. The fort cannot move and is lost: −1 on top of the rout’s −2. The aid prints no strengths.`,
    input: {
      attackers: [
        unit('8th Division', 'bulgaria', { strength: 6, cadre: 3 }),
        unit('9th Division', 'bulgaria', { strength: 6, cadre: 3, charging: true }),
        unit('Siege guns', 'bulgaria', { type: 'heavyArtillery', strength: 1, bombardment: 3 }),
        unit('Timok Division', 'serbia', { strength: 5, cadre: 2 }),
      ],
      defenders: [
        unit('Adrian', 'ottoman', { type: 'fortification', strength: 4, bombardment: 2 }),
        unit('Redif', 'ottoman', { strength: 2, cadre: 1 }),
      ],
      entrenched: true,
    },
    dice: [5],
    preset: true,
    expect: {
      cell: '-/R',
      nations: { attacker: ['bulgaria', 'serbia'], defender: ['ottoman'] },
      defenders: [
        { id: 'Adrian', fate: 'eliminated', place: 'gone', retreat: 0 },
        { id: 'Redif', fate: 'demoralised', place: 'map', retreat: 3 },
      ],
      morale: [
        { country: 'bulgaria', change: 1 },
        { country: 'serbia', change: 1 },
        { country: 'ottoman', change: -2 },
        { country: 'ottoman', change: -1, because: 'fortification' },
      ],
    },
    // Dice 1 to 6 with +2 read rows 3, 4, 5, 6, 7+, 7+ of column 2/1.
    odds: { 'S/S': '1/6', 'D/S': '1/3', '-/S': '1/6', '-/R': '1/3' },
  },
  {
    id: 'B3-errata166',
    title: title('Both sides charge, S&T 166', 'Les deux camps chargent, S&T 166'),
    procedure: 'combat',
    origin: `${ORIGIN}: 10/5 is 2/1; shock 5 against 4 is short of twice: −1; die 3 = 2.`,
    input: bothCharge,
    dice: [3],
    expect: { cell: 'S/D' },
    steps: [{ rule: 'crt', lookup: { row: '2', column: '2/1', cell: 'S/D' } }],
  },
  {
    id: 'B3-aid',
    title: title('Both sides charge, as the aid prints it', 'Les deux camps chargent, selon l’aide'),
    procedure: 'combat',
    origin: `${ORIGIN}: shock 5 against 4 gives nothing to either; die 3 = 3.`,
    input: bothCharge,
    rulings: { chargeRule: 'aid' },
    dice: [3],
    expect: { cell: 'S/S' },
  },
  {
    id: 'B5',
    title: title('Disruption of the charging units', 'Désorganisation des unités qui chargent'),
    procedure: 'combat',
    origin: `${ORIGIN}: 10/5 is 2/1; only the attackers charge +2; die 3 = 5: D/S.`,
    input: {
      attackers: [
        unit('A1', 'greece', { strength: 4, cadre: 2, charging: true }),
        unit('A2', 'greece', { strength: 3, cadre: 2, charging: true, demoralised: true }),
        unit('A3', 'greece', { strength: 3 }),
      ],
      defenders: [unit('D1', 'ottoman', { strength: 5 })],
    },
    dice: [3],
    expect: {
      cell: 'D/S',
      attackers: [
        { id: 'A1', fate: 'demoralised', place: 'map' },
        { id: 'A2', fate: 'eliminated', place: 'pool' },
        { id: 'A3', fate: 'unhurt', place: 'map' },
      ],
      defenders: [{ fate: 'demoralised', retreat: 0 }],
      morale: [],
    },
  },
  {
    id: 'morale-both',
    title: title('Both sides spend a morale point', 'Les deux camps dépensent un point de moral'),
    procedure: 'combat',
    origin: `${ORIGIN}: 10/5 is 2/1; +1 and −1 cancel; die 6 = 6: -/S.`,
    input: {
      ...even,
      nations: [
        { country: 'greece', player: 'first', morale: 3 },
        { country: 'ottoman', player: 'second', morale: 2 },
      ],
    },
    answers: ['greece', 'ottoman'],
    dice: [6],
    expect: { cell: '-/S', attackerPaid: 'greece', defenderPaid: 'ottoman' },
    // Column 2/1, rows 1 to 6: S/D S/D S/S D/S D/S -/S.
    odds: { 'S/D': '1/3', 'S/S': '1/6', 'D/S': '1/3', '-/S': '1/6' },
  },
  {
    id: 'fort-lost',
    title: title('A fort and a depot are routed', 'Une fortification et un dépôt en déroute'),
    procedure: 'combat',
    origin: `${ORIGIN}: 12/2 is 6/1+; die 4: -/R; forts and depots cannot move, so they are lost; fort −1 on top of the rout’s −2.`,
    input: {
      attackers: [unit('Corps', 'bulgaria', { strength: 12 })],
      defenders: [
        unit('Fort', 'ottoman', { type: 'fortification', strength: 2 }),
        unit('Depot', 'ottoman', { type: 'depot', strength: 0 }),
      ],
    },
    dice: [4],
    expect: {
      cell: '-/R',
      defenders: [
        { fate: 'eliminated', place: 'gone', retreat: 0 },
        { fate: 'eliminated', place: 'gone', retreat: 0 },
      ],
      morale: [
        { country: 'bulgaria', change: 1 },
        { country: 'ottoman', change: -2, because: 'result' },
        { country: 'ottoman', change: -1, because: 'fortification' },
      ],
    },
  },
  {
    id: 'young-turks-unsupplied',
    title: title('Ottomans attack after the Young Turk revolt', 'Attaque ottomane après la révolte des Jeunes Turcs'),
    procedure: 'combat',
    origin: `${ORIGIN}: 10/5 is 2/1; all attackers unsupplied −2: 1/2; die 1: R/-; morale −2 and +1.`,
    input: {
      attackers: [unit('Nizam', 'ottoman', { strength: 10 })],
      defenders: [unit('Guards', 'bulgaria', { strength: 5 })],
      ottomansUnsupplied: true,
    },
    dice: [1],
    expect: {
      cell: 'R/-',
      attackers: [{ fate: 'demoralised', retreat: 3 }],
      morale: [
        { country: 'ottoman', change: -2 },
        { country: 'bulgaria', change: 1 },
      ],
    },
    steps: [{ rule: 'crt', lookup: { row: '1', column: '1/2', cell: 'R/-' } }],
  },
  {
    id: 'young-turks-defenders',
    title: title('Ottomans defend after the Young Turk revolt', 'Défense ottomane après la révolte des Jeunes Turcs'),
    procedure: 'combat',
    origin:
      'Event 22, “pendant le Segment de Combat ami à venir”: defenders keep their supply and their guns. 9/4 is 2/1; guns 0 − 2 = −2: 1/2; die 3: S/-.',
    input: {
      attackers: [unit('Guards', 'bulgaria', { strength: 9 })],
      defenders: [
        unit('Nizam', 'ottoman', { strength: 3 }),
        unit('Battery', 'ottoman', { type: 'otherArtillery', strength: 1, bombardment: 2 }),
      ],
      ottomansUnsupplied: true,
    },
    dice: [3],
    expect: { cell: 'S/-' },
    steps: [
      {
        rule: 'shifts',
        modifiers: [
          { id: 'artillerySuperiority', value: -2, applied: true, text: { facts: { ours: 0, theirs: 2 } } },
          { id: 'entrenchment', applied: false },
          { id: 'terrain', applied: false },
          { id: 'acrossWater', applied: false },
          { id: 'someUnsupplied', applied: false },
          { id: 'allUnsupplied', applied: false },
        ],
        outcome: { facts: { net: -2, column: '1/2' } },
      },
    ],
  },
  {
    id: 'two-forts-once',
    title: title('Two forts lost, one point in all', 'Deux fortifications perdues, un point en tout'),
    procedure: 'combat',
    origin: `${ORIGIN}: 12/2 is 6/1+; die 5: -/E, −1 to the defender; National Morale Chart, other events: −1, once for both forts by the ruling.`,
    input: {
      attackers: [unit('Corps', 'bulgaria', { strength: 12 })],
      defenders: [
        unit('Kirk', 'ottoman', { type: 'fortification', strength: 1 }),
        unit('Adrian', 'ottoman', { type: 'fortification', strength: 1 }),
      ],
    },
    rulings: { fortMorale: 'once' },
    dice: [5],
    expect: {
      cell: '-/E',
      morale: [
        { country: 'bulgaria', change: 1, side: 'attacker' },
        { country: 'ottoman', change: -1, because: 'result' },
        { country: 'ottoman', change: -1, because: 'fortification' },
      ],
    },
  },
  {
    id: 'charge-without-cadre',
    title: title('A charge without a cadre level', 'Une charge sans niveau d’encadrement'),
    procedure: 'combat',
    origin: 'Errata 6.4: the shock of a charging unit is its cadre level, so it must be told.',
    input: { ...even, attackers: [unit('Attacker', 'greece', { strength: 10, charging: true })] },
    refused: [{ code: 'cadreUnknown', at: 'attackers[0].cadre' }],
  },
  {
    id: 'B20-die-0',
    title: title('A die of 0', 'Un dé de 0'),
    procedure: 'combat',
    origin: 'A six-sided die.',
    input: even,
    dice: [0],
    refused: [{ code: 'notAFace', at: 'dice' }],
  },
  {
    id: 'B20-die-7',
    title: title('A die of 7', 'Un dé de 7'),
    procedure: 'combat',
    origin: 'A six-sided die.',
    input: even,
    dice: [7],
    refused: [{ code: 'notAFace', at: 'dice' }],
  },
  {
    id: 'B20-no-strength',
    title: title('An attack without strength', 'Une attaque sans force'),
    procedure: 'combat',
    origin: 'An attack needs some strength.',
    input: { ...even, attackers: [unit('Staff', 'greece', { type: 'headquarters', strength: 0 })] },
    refused: [{ code: 'noAttackStrength', at: 'attackers' }],
  },
  {
    id: 'B20-two-points',
    title: title('Two morale points in one combat', 'Deux points de moral pour un combat'),
    procedure: 'combat',
    origin: 'Spending national morale points: at most one for each combat.',
    input: { ...even, nations: [{ country: 'greece', player: 'first', morale: 5 }] },
    answers: ['2'],
    dice: [3],
    refused: [{ code: 'notAnOption' }],
  },
  {
    id: 'B20-nation-at-zero',
    title: title('A nation at zero spends', 'Une nation à zéro dépense'),
    procedure: 'combat',
    origin: 'A nation at morale zero has no point to spend, so it is not asked.',
    input: { ...even, nations: [{ country: 'greece', player: 'first', morale: 0 }] },
    answers: ['greece'],
    dice: [3],
    refused: [{ code: 'answersLeftOver' }],
  },
  {
    id: 'B20-no-pick',
    title: title('A D with no charge and no unit named', 'Un D sans charge et sans unité désignée'),
    procedure: 'combat',
    origin: '10/5 is 2/1, die 1: S/D; the defender has two units and must name one.',
    input: even,
    dice: [1],
    refused: [{ code: 'answerMissing' }],
  },
  {
    id: 'pick-named',
    title: title('A D with no charge: the owner names a unit', 'Un D sans charge : le propriétaire désigne une unité'),
    procedure: 'combat',
    origin: `${ORIGIN}: 2/1, die 1: S/D; the named unit alone is demoralised.`,
    input: even,
    answers: ['Support'],
    dice: [1],
    expect: { cell: 'S/D', defenders: [{ fate: 'unhurt' }, { id: 'Support', fate: 'demoralised' }] },
  },
  {
    id: 'refused-everything',
    title: title('Every fault at once', 'Toutes les fautes à la fois'),
    procedure: 'combat',
    origin: 'Every fault of one combat is told at once.',
    input: {
      level: 'expert',
      attackers: [unit('A', 'atlantis', { strength: -1 }), unit('A', 'greece', { type: 'cavalry' })],
      defenders: [],
    },
    refused: [
      { code: 'notOneOf', at: 'level' },
      { code: 'notOneOf', at: 'attackers[0].country' },
      { code: 'notAnInteger', at: 'attackers[0].strength' },
      { code: 'notOneOf', at: 'attackers[1].type' },
      { code: 'twice', at: 'attackers[1].id' },
      { code: 'tooFew', at: 'defenders' },
    ],
  },
  {
    id: 'refused-by-rule',
    title: title('What the rules forbid, all at once', 'Ce que les règles interdisent, tout à la fois'),
    procedure: 'combat',
    origin: 'Armistice, capitulation, a country on both sides, closed Albania.',
    input: {
      attackers: [unit('X', 'bulgaria', { strength: 5, bombardment: 2 }), unit('Y', 'serbia', { strength: 3 })],
      defenders: [
        unit('X', 'ottoman', { strength: 3 }),
        unit('Z', 'romania', { strength: 1 }),
        unit('VG', 'germany', { strength: 1 }),
      ],
      nations: [{ country: 'serbia', player: 'second', morale: 1 }],
      powers: [{ power: 'germany', alignment: 'first' }],
      armistices: ['bulgaria'],
      capitulated: ['romania'],
      albaniaClosed: true,
      hexInAlbania: true,
    },
    refused: [
      { code: 'noGuns', at: 'attackers[0].bombardment' },
      { code: 'wrongPlayer', at: 'attackers[1].country' },
      { code: 'onBothSides', at: 'defenders[0].id' },
      { code: 'hasCapitulated', at: 'defenders[1].country' },
      { code: 'wrongPlayer', at: 'defenders[2].country' },
      { code: 'underArmistice', at: 'attackers[0].country' },
      { code: 'albaniaIsClosed', at: 'hexInAlbania' },
    ],
  },
];
