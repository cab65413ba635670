/** Events, diplomacy and captures, worked by hand. */
import type { Example } from '@grognard/kernel';

const EVENTS = 'By hand, with the Political Events Table.';
const DIPLOMACY = 'By hand, with the Diplomatic Conflict Table';

type Facts = Omit<Example, 'id' | 'title' | 'procedure' | 'origin'>;

const example = (procedure: string, id: string, en: string, fr: string, origin: string, facts: Facts): Example => ({
  id,
  title: { en, fr },
  procedure,
  origin,
  ...facts,
});

const event = (id: string, en: string, fr: string, facts: Facts): Example =>
  example('political-event', id, en, fr, EVENTS, facts);

const powers = [
  { power: 'russia', alignment: 'first', diplomacy: 5 },
  { power: 'france', alignment: 'first', diplomacy: 1 },
  { power: 'germany', alignment: 'second', diplomacy: 4 },
  { power: 'austriaHungary', alignment: 'second', diplomacy: 2 },
  { power: 'italy', alignment: 'neutral' },
  { power: 'greatBritain', alignment: 'neutral' },
];

const conflict = (id: string, first: number, second: number, facts: Facts, arithmetic: string): Example =>
  example(
    'diplomatic-conflict',
    id,
    `Diplomacy, ${first} against ${second}`,
    `Diplomatie, ${first} contre ${second}`,
    `${DIPLOMACY}: ${arithmetic}`,
    {
      ...facts,
      input: { powers, firstCommits: first, secondCommits: second, ...(facts.input as object) },
    },
  );

const bulgaria = { country: 'bulgaria', player: 'first', morale: 0 };
const serbia = { country: 'serbia', player: 'first', morale: 2 };
const greece = { country: 'greece', player: 'first', morale: 0 };
const ottoman = { country: 'ottoman', player: 'second', morale: 2 };

const fort = (id: string, facts: object) => ({ id, country: 'ottoman', type: 'fortification', ...facts });
const FORTS = 'National Morale Chart, other events: own fortification eliminated, −1';
const GIVEN_UP = 'Events 13 and 14: all units of the country leave play, and none can be mobilised.';

/** The nations the events name for each war; the aid prints no morale, so 3 stands for what the map shows. */
const atWar = (first: readonly string[], second: readonly string[]) => [
  ...first.map((country) => ({ country, player: 'first', morale: 3 })),
  ...second.map((country) => ({ country, player: 'second', morale: 3 })),
];

/** Whom each Great Power allies with by events 44 to 53 of scenario 1; the League plays first. */
const drawnIn = ['russia', 'france', 'italy', 'austriaHungary', 'germany', 'greatBritain'].map((power, index) => ({
  power,
  alignment: index < 3 ? 'first' : 'second',
  diplomacy: 2,
}));

export const politicsExamples: readonly Example[] = [
  event('first-war', 'First War (give your own morale)', 'Première Guerre (donnez votre moral)', {
    input: { nations: atWar(['bulgaria', 'greece', 'montenegro', 'serbia'], ['ottoman']) },
    dice: [3, 1],
    answers: ['yes', 'no'],
    // The offer is refused: +1 to the Ottomans, -1 to each country of the League.
    expect: {
      roll: 31,
      effects: [
        { kind: 'morale', country: 'ottoman', change: 1 },
        { kind: 'morale', country: 'bulgaria', change: -1 },
        { kind: 'morale', country: 'greece', change: -1 },
        { kind: 'morale', country: 'montenegro', change: -1 },
        { kind: 'morale', country: 'serbia', change: -1 },
      ],
      moraleBalance: -5,
    },
    preset: true,
  }),
  event('second-war', 'Second War (give your own morale)', 'Deuxième Guerre (donnez votre moral)', {
    input: { scenario: '2', nations: atWar(['greece', 'montenegro', 'serbia'], ['bulgaria']) },
    dice: [4, 3],
    expect: { roll: 43, effects: [{ kind: 'joins', country: 'ottoman', player: 'first', camp: 'league' }] },
    preset: true,
  }),
  event('B10-guerrilla-1', 'Guerrilla in scenario 1', 'Guérilla au scénario 1', {
    input: {},
    dice: [2, 4, 5],
    expect: { roll: 24, event: 'guerrilla', effects: [{ kind: 'guerrilla', country: 'ottoman', extraMovement: 1 }] },
    // Two dice give 36 results; 23, 24 and 25 are guerrilla, 63 to 66 nothing.
    odds: { guerrilla: '1/12', nothing: '1/9', romania: '1/18', disease: '1/36' },
  }),
  event('B10-guerrilla-2', 'Guerrilla in scenario 2', 'Guérilla au scénario 2', {
    input: { scenario: '2' },
    dice: [2, 4, 5],
    expect: { effects: [{ kind: 'guerrilla', country: 'albania' }] },
  }),
  event('B10-romania', 'Romania intervenes', 'Intervention de la Roumanie', {
    input: {},
    dice: [4, 1],
    expect: {
      roll: 41,
      event: 'romania',
      effects: [{ kind: 'joins', country: 'romania', player: 'second', camp: 'opponents' }],
    },
  }),
  event('B10-nothing', 'Nothing happens', 'Il ne se passe rien', {
    input: {},
    dice: [6, 4],
    expect: { event: 'nothing', effects: [] },
  }),
  event('B12', 'The first player’s morale collapses', 'Effondrement du moral du premier joueur', {
    input: { nations: [bulgaria, serbia, greece] },
    dice: [1, 3, 3, 5],
    expect: { event: 'moraleCollapseFirst', effects: [{ kind: 'capitulates', country: 'bulgaria' }] },
  }),
  event('event-11', 'Arms purchase', 'Achat d’armes', {
    input: {
      heavyArtillery: [{ id: 'Krupp', country: 'ottoman', type: 'heavyArtillery', player: 'second' }],
      depots: [{ id: 'Chataldja', player: 'second' }],
    },
    dice: [1, 1, 4],
    answers: ['Krupp', 'Chataldja'],
    expect: { effects: [{ kind: 'placed', id: 'Krupp', depot: 'Chataldja', player: 'second' }] },
  }),
  event('event-12', 'Volunteers', 'Volontaires', {
    input: { nations: [serbia] },
    dice: [1, 2, 2, 6],
    answers: ['serbia'],
    expect: { effects: [{ kind: 'volunteers', player: 'first', country: 'serbia', points: 6 }] },
  }),
  event('event-15', 'Disease', 'Maladie', {
    input: {
      units: [
        { id: 'A', country: 'serbia', player: 'first', demoralised: true },
        { id: 'B', country: 'serbia', player: 'first' },
        { id: 'C', country: 'ottoman', player: 'second' },
      ],
    },
    dice: [1, 5, 1, 6],
    answers: ['A'],
    expect: {
      effects: [
        { kind: 'unit', id: 'A', fate: 'eliminated', place: 'pool' },
        { kind: 'unit', id: 'C', fate: 'demoralised', place: 'map' },
        // Six fall sick, one is listed.
        { kind: 'sickOnMap', player: 'second', units: 5 },
      ],
    },
  }),
  event('event-16', 'War correspondents', 'Les correspondants se mobilisent', {
    input: { nations: [bulgaria, serbia, ottoman] },
    dice: [1, 6, 2, 6],
    answers: ['yes'],
    expect: {
      effects: [
        { kind: 'morale', country: 'bulgaria', change: 1 },
        { kind: 'morale', country: 'serbia', change: 1 },
        { kind: 'reveal', player: 'second' },
      ],
    },
  }),
  event('event-21', 'Revolt elsewhere', 'Révolte ailleurs', {
    input: { corpsCommitted: true },
    dice: [2, 1],
    expect: { effects: [{ kind: 'revoltPenalty' }] },
  }),
  event('event-21-2', 'Revolt elsewhere, Ottomans not at war', 'Révolte ailleurs, Ottomans hors de la guerre', {
    input: { scenario: '2', corpsCommitted: true },
    dice: [2, 1],
    expect: { effects: [] },
  }),
  event('event-22', 'Young Turks at morale 2', 'Jeunes Turcs avec un moral de 2', {
    input: { nations: [ottoman] },
    dice: [2, 2, 4],
    expect: { effects: [{ kind: 'morale', country: 'ottoman', change: 4 }, { kind: 'ottomansUnsupplied' }] },
  }),
  event('event-22-high', 'Young Turks at morale 3', 'Jeunes Turcs avec un moral de 3', {
    input: { nations: [{ ...ottoman, morale: 3 }] },
    dice: [2, 2],
    expect: { effects: [{ kind: 'ottomansUnsupplied' }] },
  }),
  event('event-26', 'Albania is independent', 'L’Albanie est indépendante', {
    input: {
      inAlbania: [
        { id: 'Leaves', country: 'serbia', player: 'first' },
        { id: 'Stays', country: 'serbia', player: 'first', leaves: false },
        { id: 'Fort', country: 'ottoman', type: 'fortification', player: 'second', leaves: false },
        { id: 'Guns', country: 'ottoman', type: 'armyArtillery', player: 'second', leaves: false },
      ],
    },
    dice: [2, 6],
    expect: {
      effects: [
        { kind: 'unit', id: 'Stays', place: 'pool' },
        { kind: 'unit', id: 'Fort', place: 'gone' },
        { kind: 'unit', id: 'Guns', place: 'gone' },
        { kind: 'morale', country: 'ottoman', change: -1 },
        { kind: 'albaniaClosed' },
      ],
    },
  }),
  example(
    'political-event',
    'event-26-forts',
    'Two forts left in Albania',
    'Deux fortifications restées en Albanie',
    `${FORTS}, for each of the two.`,
    {
      input: { nations: [ottoman], inAlbania: [fort('Scut', { leaves: false }), fort('Yann', { leaves: false })] },
      dice: [2, 6],
      expect: {
        effects: [
          { kind: 'unit', id: 'Scut', place: 'gone', player: 'second' },
          { kind: 'unit', id: 'Yann', place: 'gone', player: 'second' },
          // Two forts at one point each.
          { kind: 'morale', country: 'ottoman', change: -2 },
          { kind: 'albaniaClosed' },
        ],
        moraleBalance: 2,
      },
    },
  ),
  example(
    'political-event',
    'event-26-forts-once',
    'Two forts left in Albania, one point in all',
    'Deux fortifications restées en Albanie, un point en tout',
    `${FORTS}, once for both by the ruling.`,
    {
      input: { nations: [ottoman], inAlbania: [fort('Scut', { leaves: false }), fort('Yann', { leaves: false })] },
      rulings: { fortMorale: 'once' },
      dice: [2, 6],
      expect: {
        effects: [
          { kind: 'unit', id: 'Scut' },
          { kind: 'unit', id: 'Yann' },
          { kind: 'morale', country: 'ottoman', change: -1 },
          { kind: 'albaniaClosed' },
        ],
      },
    },
  ),
  example(
    'political-event',
    'event-15-forts-once',
    'Disease takes two forts, one point in all',
    'La maladie emporte deux fortifications, un point en tout',
    `${FORTS}, once for both by the ruling; the first player lists no unit.`,
    {
      input: { nations: [ottoman], units: [fort('Scut', { demoralised: true }), fort('Yann', { demoralised: true })] },
      rulings: { fortMorale: 'once' },
      dice: [1, 5, 1, 6],
      expect: {
        effects: [
          { kind: 'unit', id: 'Scut', fate: 'eliminated', place: 'gone' },
          { kind: 'unit', id: 'Yann', fate: 'eliminated', place: 'gone' },
          { kind: 'morale', country: 'ottoman', change: -1 },
          // One and six fall sick, none and two are listed.
          { kind: 'sickOnMap', player: 'first', units: 1 },
          { kind: 'sickOnMap', player: 'second', units: 4 },
        ],
      },
    },
  ),
  example(
    'political-event',
    'event-41-capitulated',
    'Romania joins nobody after it has capitulated',
    'La Roumanie, ayant capitulé, ne rejoint plus personne',
    GIVEN_UP,
    { input: { capitulated: ['romania'] }, dice: [4, 1], expect: { event: 'romania', effects: [] } },
  ),
  example(
    'political-event',
    'event-42-capitulated',
    'The Ottomans join nobody after they have capitulated',
    'Les Ottomans, ayant capitulé, ne rejoignent plus personne',
    GIVEN_UP,
    { input: { scenario: '2', capitulated: ['ottoman'] }, dice: [4, 2], expect: { event: 'ottomans', effects: [] } },
  ),
  example(
    'political-event',
    'event-35-capitulated',
    'Serbia makes no armistice after it has capitulated',
    'La Serbie, ayant capitulé, ne fait plus d’armistice',
    GIVEN_UP,
    {
      input: { leagueHolds: ['skopje'], capitulated: ['serbia'] },
      dice: [3, 5],
      expect: { event: 'serbianArmistice', effects: [] },
    },
  ),
  example(
    'political-event',
    'event-35',
    'Serbian armistice',
    'Armistice serbe',
    'Event 35: the League holds Skopje and no Ottoman unit is inside Serbia.',
    {
      input: { leagueHolds: ['skopje'] },
      dice: [3, 5],
      expect: { effects: [{ kind: 'armistice', country: 'serbia' }] },
    },
  ),
  example(
    'political-event',
    'event-refused',
    'All that bars a political event',
    'Tout ce qui interdit un événement politique',
    'One event a turn; morale, owner and capitulation of what is listed.',
    {
      input: {
        alreadyRolled: true,
        nations: [{ country: 'serbia', player: 'first' }, ottoman],
        capitulated: ['greece'],
        units: [
          { id: 'A', country: 'romania' },
          { id: 'B', country: 'ottoman', player: 'first' },
        ],
        inAlbania: [{ id: 'C', country: 'greece', player: 'first' }],
        depots: [{ id: 'Sofia' }],
      },
      refused: [
        { code: 'oneEventATurn', at: 'alreadyRolled' },
        { code: 'moraleUnknown', at: 'nations[0].morale' },
        { code: 'ownerUnknown', at: 'units[0].player' },
        { code: 'wrongPlayer', at: 'units[1].player' },
        { code: 'hasCapitulated', at: 'inAlbania[0].country' },
        { code: 'ownerUnknown', at: 'depots[0].player' },
      ],
    },
  ),
  example(
    'political-event',
    'event-twice-by-ruling',
    'A second event in the turn, where the players allow it',
    'Un second événement dans le tour, si les joueurs l’admettent',
    'Dice 6 and 6: no event.',
    {
      input: { alreadyRolled: true },
      rulings: { eventsPerTurn: 'noLimit' },
      dice: [6, 6],
      expect: { event: 'nothing', effects: [] },
      effects: [{ kind: 'eventDone' }],
    },
  ),
  event('event-26-2', 'Albania joins the League', 'L’Albanie rejoint la Ligue', {
    input: { scenario: '2' },
    dice: [2, 6],
    expect: { effects: [{ kind: 'joins', country: 'albania', player: 'first' }] },
  }),
  event('event-31-refused', 'Armistice offered and refused', 'Armistice offert et refusé', {
    input: { nations: [serbia, ottoman] },
    dice: [3, 1],
    answers: ['yes', 'no'],
    expect: {
      effects: [
        { kind: 'morale', country: 'ottoman', change: 1 },
        { kind: 'morale', country: 'serbia', change: -1 },
      ],
    },
  }),
  event('event-31-accepted', 'Armistice accepted', 'Armistice accepté', {
    input: { nations: [serbia, ottoman] },
    dice: [3, 1],
    answers: ['yes', 'yes'],
    expect: { effects: [{ kind: 'gameEnds', how: 'armistice' }] },
  }),
  event('event-32', 'Bulgarian armistice', 'Armistice bulgare', {
    input: { leagueHolds: ['adrianople'], ottomansInside: [{ country: 'bulgaria', where: 'border' }] },
    dice: [3, 2],
    expect: { effects: [{ kind: 'armistice', country: 'bulgaria' }] },
  }),
  event(
    'event-34',
    'Montenegrin armistice broken by a border hex',
    'Armistice monténégrin empêché par un hex frontalier',
    {
      input: { leagueHolds: ['scutari'], ottomansInside: [{ country: 'montenegro', where: 'border' }] },
      dice: [3, 4],
      expect: { effects: [] },
    },
  ),
  event('event-46-2', 'Italy allies with Bulgaria', 'L’Italie s’allie à la Bulgarie', {
    input: { scenario: '2', firstCamp: 'opponents' },
    dice: [4, 6],
    expect: { effects: [{ kind: 'aligns', power: 'italy', alignment: 'first' }] },
  }),
  event('event-61', 'A Turkish naval victory', 'Une victoire navale turque', {
    input: {},
    dice: [6, 1, 2],
    expect: { effects: [{ kind: 'naval', winner: 'turks' }] },
  }),
  event('event-61-none', 'No engagement without Greece', 'Pas d’engagement sans la Grèce', {
    input: { capitulated: ['greece'] },
    dice: [6, 1],
    expect: { effects: [] },
  }),
  event('event-11-bad-depot', 'A depot that is not friendly', 'Un dépôt qui n’est pas ami', {
    input: {
      heavyArtillery: [{ id: 'Krupp', country: 'ottoman', type: 'heavyArtillery', player: 'second' }],
      depots: [
        { id: 'Chataldja', player: 'second' },
        { id: 'Sofia', player: 'first' },
      ],
    },
    dice: [1, 1, 4],
    answers: ['Krupp', 'Sofia'],
    refused: [{ code: 'notAnOption', at: 'answers[1]' }],
  }),
  example(
    'diplomatic-conflict',
    'six-powers',
    'First War, all six Great Powers drawn in (two points each)',
    'Première Guerre, les six Grandes Puissances engagées (deux points chacune)',
    `${DIPLOMACY}: 6 + 3 = 9 against 6 + 2 + 1 = 9: A. The aid prints no diplomatic power.`,
    {
      input: { powers: drawnIn, firstCommits: 6, secondCommits: 6 },
      dice: [3, 2],
      expect: { code: 'A', effects: [{ kind: 'gameEnds', how: 'armistice' }] },
      preset: true,
    },
  ),
  conflict('B14-a', 5, 3, { input: {}, dice: [4, 2], expect: { code: 'A' } }, '5 + 4 = 9 against 3 + 2 + 1 = 6: A.'),
  conflict(
    'B14-b',
    0,
    4,
    {
      input: {},
      dice: [1, 6],
      answers: ['gain-germany'],
      expect: { code: 'BP1', effects: [{ kind: 'aligns', power: 'germany', alignment: 'first' }] },
    },
    '0 + 1 = 1 against 4 + 6 + 1 = 11: BP1 as printed.',
  ),
  conflict(
    'B14-b-swapped',
    0,
    4,
    {
      input: {},
      rulings: { balanceOfPower: 'swapped' },
      dice: [1, 6],
      answers: ['neutralise-russia'],
      expect: { code: 'BP2', effects: [{ kind: 'aligns', power: 'russia', alignment: 'neutral' }] },
    },
    'the same cell with the labels swapped.',
  ),
  conflict(
    'B14-c',
    6,
    6,
    { input: {}, dice: [5, 5], expect: { code: 'WW', effects: [{ kind: 'gameEnds', how: 'worldWar' }] } },
    '6 + 5 = 11 against 6 + 5 + 1 = 12: WW.',
  ),
  conflict(
    'B14-d',
    3,
    0,
    {
      input: {},
      dice: [6, 1, 2],
      answers: ['take'],
      expect: { code: '1D', effects: [{ kind: 'aligns', power: 'greatBritain', alignment: 'first' }] },
    },
    '3 + 6 = 9 against 0 + 1 + 1 = 2: 1D; of Italy and Great Britain the lot 2 takes the second in the list.',
  ),
  conflict(
    'B14-e',
    2,
    2,
    { input: {}, dice: [3, 3], expect: { code: 'C', effects: [] } },
    '2 + 3 = 5 against 2 + 3 + 1 = 6: C.',
  ),
  conflict(
    'diplomacy-raw',
    5,
    3,
    { input: {}, rulings: { diplomacyMode: 'raw' }, expect: { code: 'C' } },
    'power alone and no bonus: 5 against 3 is C.',
  ),
  conflict(
    'diplomacy-refused',
    9,
    3,
    {
      input: { confrontation: true, alreadyFought: true },
      refused: [
        { code: 'morePowerThanHeld', at: 'firstCommits' },
        { code: 'mustUseAll', at: 'secondCommits' },
        { code: 'oneConflictATurn', at: 'alreadyFought' },
      ],
    },
    'the first player holds 6, the second 6 and must use all of it.',
  ),
  conflict(
    'diplomacy-crisis',
    1,
    0,
    { input: { crisis: true }, refused: [{ code: 'crisisTurn', at: 'firstCommits' }] },
    'in a crisis turn nothing counts.',
  ),
  example(
    'capture',
    'B15',
    'Adrianople falls to Bulgaria, 1913',
    'Adrianople tombe aux mains de la Bulgarie, 1913',
    'National Morale Chart, other events: +2 and −3.',
    {
      input: { city: 'adrianople', capturer: 'bulgaria' },
      expect: { first: true, gain: 2, loss: -3 },
      effects: [
        { kind: 'morale', country: 'bulgaria', change: 2 },
        { kind: 'morale', country: 'ottoman', change: -3 },
        { kind: 'captured', city: 'adrianople', holder: 'bulgaria' },
      ],
      preset: true,
    },
  ),
  example(
    'capture',
    'salonika-1912',
    'Salonika falls to Greece, 1912',
    'Salonika tombe aux mains de la Grèce, 1912',
    'National Morale Chart, other events: +2 and −3.',
    {
      input: { city: 'salonika', capturer: 'greece' },
      expect: { city: 'salonika', gain: 2, loss: -3 },
      preset: true,
    },
  ),
  example(
    'capture',
    'B15-constantinople',
    'Constantinople falls',
    'Constantinople tombe',
    'National Morale Chart, other events: +3 and −5.',
    {
      input: { city: 'constantinople', capturer: 'bulgaria' },
      expect: { gain: 3, loss: -5 },
    },
  ),
  example(
    'capture',
    'B15-again',
    'Taken, retaken and taken again',
    'Prise, reprise et prise encore',
    'Only the first capture counts.',
    {
      input: { city: 'adrianople', capturer: 'bulgaria', firstCapture: false, captured: ['adrianople'] },
      expect: { first: false, gain: 0, loss: 0 },
      effects: [{ kind: 'captured', city: 'adrianople', holder: 'bulgaria' }],
    },
  ),
  example(
    'capture',
    'B15-twice',
    'The bonus claimed twice',
    'Le bonus réclamé deux fois',
    'Only the first capture counts.',
    {
      input: { city: 'adrianople', capturer: 'bulgaria', captured: ['adrianople'] },
      refused: [{ code: 'capturedBefore', at: 'firstCapture' }],
    },
  ),
  example(
    'capture',
    'capture-great-power',
    'Belgrade falls to Austria-Hungary',
    'Belgrade tombe aux mains de l’Autriche-Hongrie',
    'National Morale Chart, other events: “Autre ville : +2 attaquant, −3 propriétaire d’origine”; a Great Power has no national morale.',
    {
      input: { city: 'other', name: 'Belgrade', capturer: 'austriaHungary', originalOwner: 'serbia' },
      expect: { first: true, gain: 0, loss: -3 },
      effects: [
        { kind: 'morale', country: 'serbia', change: -3 },
        { kind: 'captured', city: 'Belgrade', holder: 'austriaHungary' },
      ],
    },
  ),
  example(
    'capture',
    'capture-retaken',
    'A city comes back to its owner',
    'Une ville revient à son propriétaire',
    'Only the first capture counts.',
    {
      input: { city: 'adrianople', capturer: 'ottoman', firstCapture: false, captured: ['adrianople'] },
      expect: { first: false, gain: 0, loss: 0 },
      effects: [{ kind: 'captured', city: 'adrianople', holder: 'ottoman' }],
    },
  ),
  example(
    'capture',
    'capture-capitulated',
    'A capturer that has capitulated',
    'Un attaquant qui a capitulé',
    GIVEN_UP,
    {
      input: { city: 'skopje', capturer: 'serbia', capitulated: ['serbia'] },
      refused: [{ code: 'hasCapitulated', at: 'capturer' }],
    },
  ),
  example(
    'capture',
    'capture-unnamed',
    'A city without a name',
    'Une ville sans nom',
    'A city outside the list needs its name, and is not its capturer’s own.',
    {
      input: { city: 'other', capturer: 'ottoman' },
      refused: [
        { code: 'cityUnnamed', at: 'name' },
        { code: 'ownCity', at: 'capturer' },
      ],
    },
  ),
  example('next-turn', 'next-turn', 'The turn ends', 'Le tour s’achève', 'Turn 3 follows turn 2.', {
    input: { turnNumber: 2 },
    expect: { turnNumber: 3 },
  }),
  example(
    'next-turn',
    'volunteers-lapse',
    'Volunteers left over after their segment',
    'Des volontaires restants après leur segment',
    'Event 12: points “conservés jusqu’au prochain Segment de Mobilisation ami”: the first player mobilised and has 3 + 2 = 5 left, the second did not.',
    {
      input: {
        turnNumber: 2,
        volunteers: [
          { player: 'first', points: 3 },
          { player: 'first', country: 'serbia', points: 2 },
          { player: 'second', points: 4 },
        ],
        firstMobilised: true,
      },
      expect: { turnNumber: 3, lapsed: [{ player: 'first', points: 5 }] },
      effects: [{ kind: 'volunteersLapse', player: 'first', points: 5 }, { kind: 'nextTurn' }],
    },
  ),
  example(
    'next-turn',
    'next-turn-owed',
    'A conflict is still owed',
    'Un conflit est encore dû',
    'Events 55 and 56: the conflict must be fought this turn.',
    {
      input: { turnNumber: 2, conflictOwed: true },
      refused: [{ code: 'conflictOwed', at: 'conflictOwed' }],
    },
  ),
];
