/** Rally, National Rally, demoralised counters and mobilisation, worked by hand. */
import type { Example } from '@grognard/kernel';

const title = (en: string, fr: string) => ({ en, fr });
const RALLY = 'By hand, with the rally procedure.';

const division = { id: '3rd Division', country: 'serbia', cadre: 2 };
const shakenStaff = { country: 'serbia', staff: 2, demoralised: true };
const serbia = { country: 'serbia', player: 'first', morale: 2 };

const rally = (
  id: string,
  en: string,
  fr: string,
  facts: Omit<Example, 'id' | 'title' | 'procedure' | 'origin'>,
  origin = RALLY,
): Example => ({
  id,
  title: title(en, fr),
  procedure: 'rally',
  origin,
  ...facts,
});

const refusedRally = (
  id: string,
  en: string,
  fr: string,
  input: Example['input'],
  refused: NonNullable<Example['refused']>,
): Example => rally(id, en, fr, { input, dice: [1], refused }, 'Every fault of one rally is told at once.');

const mobilise = (
  id: string,
  en: string,
  fr: string,
  origin: string,
  facts: Omit<Example, 'id' | 'title' | 'procedure' | 'origin'>,
): Example => ({ id, title: title(en, fr), procedure: 'mobilisation', origin, ...facts });

const greekDivision = {
  units: [{ id: 'Division', country: 'greece', type: 'division', cadre: 3 }],
  treasuries: [{ country: 'greece', points: 2 }],
  nations: [{ country: 'greece', player: 'first', morale: 3 }],
};
const allies = [
  { power: 'russia', alignment: 'first', points: 9 },
  { power: 'germany', alignment: 'second', points: 9 },
  { power: 'italy', alignment: 'first', points: 3 },
];
const withGermans = {
  units: [
    ...greekDivision.units,
    { id: 'von der Goltz', country: 'germany', type: 'other' },
    { id: 'VG', country: 'germany', type: 'headquarters' },
  ],
};

export const recoveryExamples: readonly Example[] = [
  rally('B8-a', 'Staff, morale point, roll 4', 'État-major, point de moral, 4 au dé', {
    input: { ...division, headquarters: [shakenStaff], nations: [serbia] },
    answers: ['yes'],
    dice: [4],
    expect: { target: 4, rallies: true },
    effects: [
      { kind: 'moraleSpent', country: 'serbia', points: 1 },
      { kind: 'rallied', id: '3rd Division' },
    ],
    odds: { rallies: '2/3', fails: '1/3' },
  }),
  rally('B8-b', 'The same with a 5', 'De même avec un 5', {
    input: { ...division, headquarters: [shakenStaff], nations: [serbia] },
    answers: ['yes'],
    dice: [5],
    expect: { target: 4, rallies: false },
  }),
  rally('B8-c', 'A 6 never rallies', 'Un 6 ne rallie jamais', {
    input: { ...division, cadre: 6, headquarters: [{ country: 'serbia', staff: 2 }] },
    dice: [6],
    expect: { target: 8, rallies: false },
    odds: { rallies: '5/6' },
  }),
  rally('B8-d', 'A 1 always rallies', 'Un 1 rallie toujours', {
    input: { ...division, cadre: 0 },
    dice: [1],
    expect: { target: 0, rallies: true },
    odds: { rallies: '1/6' },
  }),
  rally('B8-e', 'Target 3 without a point, roll 4', 'Seuil 3 sans point, 4 au dé', {
    input: { ...division, headquarters: [shakenStaff], nations: [serbia] },
    answers: ['no'],
    dice: [4],
    expect: { target: 3, rallies: false },
  }),
  refusedRally(
    'rally-good-order',
    'A unit in good order',
    'Une unité en bon ordre',
    { ...division, demoralised: false },
    [{ code: 'notDemoralised', at: 'demoralised' }],
  ),
  refusedRally(
    'rally-two-staffs',
    'Two headquarters',
    'Deux QG',
    { ...division, headquarters: [shakenStaff, shakenStaff] },
    [{ code: 'tooMany', at: 'headquarters' }],
  ),
  refusedRally(
    'rally-enemy-staff',
    'The enemy’s headquarters',
    'Le QG de l’ennemi',
    {
      ...division,
      headquarters: [{ country: 'ottoman', staff: 1 }],
      nations: [serbia, { country: 'ottoman', player: 'second', morale: 1 }],
    },
    [{ code: 'enemyHeadquarters', at: 'headquarters[0].country' }],
  ),
  refusedRally(
    'rally-capitulated',
    'Unit and headquarters of a country that has capitulated',
    'Unité et QG d’un pays qui a capitulé',
    { ...division, headquarters: [shakenStaff], capitulated: ['serbia'] },
    [
      { code: 'hasCapitulated', at: 'country' },
      { code: 'hasCapitulated', at: 'headquarters[0].country' },
    ],
  ),
  refusedRally(
    'rally-no-cadre',
    'A unit without a cadre level',
    'Une unité sans niveau d’encadrement',
    { id: 'X', country: 'serbia' },
    [{ code: 'missing', at: 'cadre' }],
  ),
  {
    id: 'national-rally',
    title: title('The Ottomans rally as a nation', 'Ralliement national ottoman'),
    procedure: 'national-rally',
    origin: 'National Rally: the die is the new morale.',
    input: { country: 'ottoman', permitted: true },
    dice: [5],
    expect: { morale: 5 },
    effects: [{ kind: 'moraleSet', country: 'ottoman', morale: 5 }],
    odds: { '5': '1/6' },
  },
  {
    id: 'national-rally-refused',
    title: title('Not in the beginners’ game', 'Pas dans le jeu pour débutants'),
    procedure: 'national-rally',
    origin: 'National Rally: advanced game only; the moment is the player’s to know.',
    input: { country: 'ottoman', level: 'beginner', capitulated: ['ottoman'] },
    refused: [{ code: 'advancedOnly' }, { code: 'notPermitted' }, { code: 'hasCapitulated', at: 'country' }],
  },
  {
    id: 'B16-a',
    title: title('Movement 5 and command 1, demoralised', 'Mouvement 5 et commandement 1, démoralisé'),
    procedure: 'demoralisation',
    origin: 'Effects of demoralisation: 5/2 up is 3; command 1 − 1 = 0; staff 0 stays 0.',
    input: { type: 'headquarters', movement: 5, command: 1, staff: 0 },
    expect: { movement: 3, command: 0, staff: 0 },
  },
  {
    id: 'B16-b',
    title: title('Movement 4, demoralised', 'Mouvement 4, démoralisée'),
    procedure: 'demoralisation',
    origin: 'Effects of demoralisation: 4/2 is 2; engineers build no entrenchments.',
    input: { type: 'engineer', movement: 4 },
    expect: { movement: 2, entrenches: false },
  },
  {
    id: 'demoralised-fort',
    title: title('The guns of a demoralised fort are silent', 'Les canons d’une fortification démoralisée se taisent'),
    procedure: 'demoralisation',
    origin: 'Column shifts: “Seule l’Artillerie en Bon Ordre peut participer.”',
    input: { type: 'fortification' },
    expect: { bombards: false },
  },
  {
    id: 'demoralised-fort-fires',
    title: title(
      'The guns of a demoralised fort fire, by the ruling',
      'Les canons d’une fortification démoralisée tirent, par arbitrage',
    ),
    procedure: 'demoralisation',
    origin: 'The ruling on the guns of a demoralised fortification.',
    input: { type: 'fortification' },
    rulings: { demoralisedFortGuns: 'fire' },
    expect: { bombards: true },
  },
  {
    id: 'demoralised-nameless',
    title: title('A named counter needs its country', 'Un pion nommé demande son pays'),
    procedure: 'demoralisation',
    origin: 'A counter is known by its name and its country.',
    input: { id: 'Corps', type: 'headquarters' },
    refused: [{ code: 'countryUnknown', at: 'country' }],
  },
  {
    id: 'B9',
    title: title('Five kinds of unit mobilised', 'Cinq genres d’unités mobilisés'),
    procedure: 'mobilisation',
    origin:
      'Mobilisation costs: division 2 × 3 = 6, engineers 2 × 2 = 4, HQ 2 × (3 + 2) = 10, cavalry brigade 1 × 2 = 2, German unit 0; 22 in all.',
    input: {
      units: [
        { id: 'Division', country: 'bulgaria', type: 'division', cadre: 3 },
        { id: 'Engineers', country: 'bulgaria', type: 'engineer', cadre: 2 },
        { id: 'HQ', country: 'bulgaria', type: 'headquarters', command: 3, staff: 2 },
        { id: 'Cavalry', country: 'bulgaria', type: 'other', cadre: 2 },
        { id: 'von der Goltz', country: 'germany', type: 'other', cadre: 2 },
      ],
      depots: 5,
      treasuries: [{ country: 'bulgaria', points: 22 }],
    },
    expect: {
      costs: [
        { id: 'Division', cost: 6 },
        { id: 'Engineers', cost: 4 },
        { id: 'HQ', cost: 10 },
        { id: 'Cavalry', cost: 2 },
        { id: 'von der Goltz', cost: 0 },
      ],
      total: 22,
      payments: [{ country: 'bulgaria', cost: 22, points: 22, volunteers: 0, morale: 0 }],
    },
    preset: true,
  },
  mobilise(
    'mobilise-with-morale',
    'Volunteers and morale pay the rest',
    'Volontaires et moral paient le reste',
    'A division of cadre 3 costs 2 × 3 = 6; 2 points are there and morale pays 3; of the 3 left the player takes 1 from volunteers: 6 − 3 − 1 = 2 of its own.',
    {
      input: { ...greekDivision, volunteers: [{ player: 'first', points: 3 }] },
      answers: ['3', '1'],
      expect: { payments: [{ country: 'greece', cost: 6, points: 2, volunteers: 1, extra: 0, morale: 3 }] },
      effects: [
        { kind: 'pointsSpent', country: 'greece', points: 2 },
        { kind: 'moraleSpent', country: 'greece', points: 3 },
        { kind: 'volunteersSpent', player: 'first', country: 'later', points: 1 },
        { kind: 'mobilised', id: 'Division' },
        { kind: 'mobilisationHeld', player: 'first' },
      ],
    },
  ),
  mobilise(
    'mobilise-named-volunteers',
    'Volunteers named for the country pay first',
    'Les volontaires destinés au pays paient d’abord',
    '6 owed; 1 of morale; of the 5 left Greece’s own volunteers pay 3, as they are kept for this segment only, and its points 2. Serbia’s are not Greece’s, nor are the enemy’s.',
    {
      input: {
        ...greekDivision,
        volunteers: [
          { player: 'first', country: 'greece', points: 3 },
          { player: 'first', country: 'serbia', points: 9 },
          { player: 'second', points: 9 },
        ],
      },
      answers: ['1'],
      expect: { payments: [{ country: 'greece', cost: 6, points: 2, own: 3, volunteers: 0, morale: 1 }] },
      effects: [
        { kind: 'pointsSpent', country: 'greece', points: 2 },
        { kind: 'moraleSpent', country: 'greece', points: 1 },
        { kind: 'volunteersSpent', player: 'first', country: 'greece', points: 3 },
        { kind: 'mobilised', id: 'Division' },
        { kind: 'mobilisationHeld', player: 'first' },
      ],
    },
  ),
  mobilise(
    'mobilise-keeps-points',
    'Morale is spent and points are kept',
    'Le moral est dépensé, les points sont gardés',
    'Spending national morale points: one mobilisation point for each, no limit. 6 owed, 3 of morale: 6 − 3 = 3 of the 8 points.',
    {
      input: { ...greekDivision, treasuries: [{ country: 'greece', points: 8 }] },
      answers: ['3'],
      expect: { payments: [{ points: 3, morale: 3 }], total: 6 },
      effects: [
        { kind: 'pointsSpent', country: 'greece', points: 3 },
        { kind: 'moraleSpent', country: 'greece', points: 3 },
        { kind: 'mobilised', id: 'Division' },
        { kind: 'mobilisationHeld', player: 'first' },
      ],
    },
  ),
  mobilise(
    'mobilise-spends-no-morale',
    'Points enough, no morale spent',
    'Assez de points, aucun moral dépensé',
    '6 owed, 8 points there: nothing is taken from morale unless the player says so.',
    {
      input: { ...greekDivision, treasuries: [{ country: 'greece', points: 8 }] },
      answers: ['0'],
      expect: { payments: [{ points: 6, morale: 0 }], mobilised: ['Division'] },
    },
  ),
  mobilise(
    'mobilise-declined',
    'Only morale could pay, and is not spent',
    'Seul le moral pourrait payer, et n’est pas dépensé',
    '6 owed, 3 points and 3 of morale there: the player keeps his morale, so the unit stays in the pool.',
    {
      input: { ...greekDivision, treasuries: [{ country: 'greece', points: 3 }] },
      answers: ['no'],
      expect: { payments: [], mobilised: [], total: 0 },
      effects: [{ kind: 'mobilisationHeld', player: 'first' }],
    },
  ),
  mobilise(
    'mobilise-extra-points',
    'Further points are not volunteers',
    'Les autres points ne sont pas des volontaires',
    '6 owed, 2 points there, morale 0: 4 further points pay the rest, and the volunteers’ track is not touched.',
    {
      input: { ...greekDivision, nations: [], extraPoints: 4 },
      expect: { payments: [{ points: 2, volunteers: 0, powers: 0, extra: 4, morale: 0 }] },
      effects: [
        { kind: 'pointsSpent', country: 'greece', points: 2 },
        { kind: 'mobilised', id: 'Division' },
        { kind: 'mobilisationHeld', player: 'first' },
      ],
    },
  ),
  mobilise(
    'mobilise-great-powers-points',
    'Points of the allied Great Powers',
    'Points des Grandes Puissances alliées',
    '6 owed, 2 points there: 4 come from the allies in the order of their list, Italy 3 and Russia 1; Germany is the enemy’s.',
    {
      input: { ...greekDivision, nations: [], powers: allies },
      answers: ['4'],
      expect: { payments: [{ points: 2, powers: 4 }] },
      effects: [
        { kind: 'pointsSpent', country: 'greece', points: 2 },
        { kind: 'powerPointsSpent', power: 'italy', points: 3 },
        { kind: 'powerPointsSpent', power: 'russia', points: 1 },
        { kind: 'mobilised', id: 'Division' },
        { kind: 'mobilisationHeld', player: 'first' },
      ],
    },
  ),
  mobilise(
    'mobilise-in-crisis',
    'No Great Power pays in a turn of crisis',
    'Aucune Grande Puissance ne paie lors d’une crise',
    'Event 54: “Tous les Points de Puissance Diplomatique et de Mobilisation des Grandes Puissances … sont à ZÉRO pour ce tour”: 6 owed, 2 there, 4 lacking.',
    {
      input: { ...greekDivision, nations: [], powers: allies, crisis: true },
      refused: [{ code: 'cannotPay', at: 'units' }],
    },
  ),
  mobilise(
    'mobilise-two-countries',
    'Points any country may use are kept for the one that needs them',
    'Les points communs sont gardés pour le pays qui en a besoin',
    'Greece owes 6 and has 2 points and 3 of morale, Serbia owes 2 and has nothing: of the 4 volunteers 2 are Serbia’s, so Greece takes at most 2 and spends at least 6 − 2 − 2 = 2 of morale.',
    {
      input: {
        ...greekDivision,
        units: [
          { id: 'Division', country: 'greece', cadre: 3 },
          { id: 'Cavalry', country: 'serbia', type: 'other', cadre: 2 },
        ],
        volunteers: [{ player: 'first', points: 4 }],
      },
      answers: ['2'],
      expect: {
        payments: [
          { country: 'greece', points: 2, volunteers: 2, morale: 2 },
          { country: 'serbia', points: 0, volunteers: 2, morale: 0 },
        ],
      },
    },
  ),
  mobilise(
    'great-powers-no-depot',
    'Great Powers’ units need no depot',
    'Les unités des Grandes Puissances se passent de dépôt',
    'Mobilisation costs, note (*) 1: they “se mobilisent automatiquement sans coût”; one depot for one Greek division.',
    {
      input: {
        ...greekDivision,
        ...withGermans,
        depots: 1,
        treasuries: [{ country: 'greece', points: 6 }],
        nations: [],
      },
      expect: { total: 6, mobilised: ['Division', 'von der Goltz', 'VG'] },
    },
  ),
  mobilise(
    'great-powers-depot-ruling',
    'Great Powers’ units need a depot each, by the ruling',
    'Les unités des Grandes Puissances demandent chacune un dépôt, par arbitrage',
    'Three units for one depot.',
    {
      input: {
        ...greekDivision,
        ...withGermans,
        depots: 1,
        treasuries: [{ country: 'greece', points: 6 }],
        nations: [],
      },
      rulings: { greatPowerDepots: 'bound' },
      refused: [{ code: 'tooFewDepots', at: 'depots' }],
    },
  ),
  mobilise(
    'mobilise-unknown-levels',
    'Units whose cost is not known, and the enemy’s',
    'Des unités au coût inconnu, et celles de l’ennemi',
    'Mobilisation costs: by cadre, or by command and staff; the units must be the player’s.',
    {
      input: {
        units: [
          { id: 'Division', country: 'greece' },
          { id: 'HQ', country: 'greece', type: 'headquarters' },
          { id: 'VG', country: 'germany' },
        ],
        powers: [{ power: 'germany', alignment: 'second' }],
      },
      refused: [
        { code: 'levelUnknown', at: 'units[0].cadre' },
        { code: 'levelUnknown', at: 'units[1].command' },
        { code: 'levelUnknown', at: 'units[1].staff' },
        { code: 'wrongPlayer', at: 'units[2].country' },
      ],
    },
  ),
  {
    id: 'B9-refused',
    title: title(
      'What never comes back, and what cannot be paid',
      'Ce qui ne revient jamais, et ce qu’on ne peut payer',
    ),
    procedure: 'mobilisation',
    origin:
      'Eliminated army artillery, forts and depots are never replaced; capitulated countries mobilise nothing; costs must be met.',
    input: {
      units: [
        { id: 'Army artillery', country: 'ottoman', type: 'armyArtillery', cadre: 2 },
        { id: 'Fort', country: 'ottoman', type: 'fortification', cadre: 1 },
        { id: 'Greek division', country: 'greece', type: 'division', cadre: 2 },
      ],
      depots: 1,
      capitulated: ['greece'],
    },
    refused: [
      { code: 'neverReplaced', at: 'units[0].type' },
      { code: 'neverReplaced', at: 'units[1].type' },
      { code: 'hasCapitulated', at: 'units[2].country' },
      { code: 'tooFewDepots', at: 'depots' },
      { code: 'cannotPay', at: 'units' },
    ],
  },
];
