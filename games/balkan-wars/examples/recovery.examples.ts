/** Rally, National Rally, demoralised counters and mobilisation, worked by hand. */
import type { Example } from '@grognard/kernel';

const title = (en: string, fr: string) => ({ en, fr });
const RALLY = 'By hand, with the rally procedure';

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
): Example => rally(id, en, fr, { input, dice: [1], refused }, 'Bad inputs listed for the rally.');

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
    preset: true,
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
    preset: true,
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
    origin: 'Effects of demoralisation: 5/2 up is 3; command 1-1 = 0; staff 0 stays 0.',
    input: { type: 'headquarters', movement: 5, command: 1, staff: 0 },
    expect: { movement: 3, command: 0, staff: 0 },
    preset: true,
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
    id: 'B9',
    title: title('Five kinds of unit mobilised', 'Cinq genres d’unités mobilisés'),
    procedure: 'mobilisation',
    origin:
      'Mobilisation costs: division 2x3 = 6, engineers 2x2 = 4, HQ 2x(3+2) = 10, cavalry brigade 1x2 = 2, German unit 0; 22 in all.',
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
  {
    id: 'mobilise-with-morale',
    title: title('Volunteers and morale pay the rest', 'Volontaires et moral paient le reste'),
    procedure: 'mobilisation',
    origin:
      'A division of cadre 3 costs 6; 2 points are there; of the 4 lacking the player takes 1 from volunteers and 3 from morale.',
    input: {
      units: [{ id: 'Division', country: 'greece', type: 'division', cadre: 3 }],
      treasuries: [{ country: 'greece', points: 2 }],
      nations: [{ country: 'greece', player: 'first', morale: 3 }],
      volunteers: { first: 3, second: 0 },
    },
    answers: ['1'],
    expect: { payments: [{ country: 'greece', cost: 6, points: 2, volunteers: 1, morale: 3 }] },
    effects: [
      { kind: 'pointsSpent', country: 'greece', points: 2 },
      { kind: 'moraleSpent', country: 'greece', points: 3 },
      { kind: 'volunteersSpent', player: 'first', points: 1 },
      { kind: 'mobilised', id: 'Division' },
    ],
  },
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
