/** The tracks of a campaign, what happens to them, and what finds no place there, in English. */
import type { Dictionary } from '@grognard/kernel';
import { count, number, possessive, the } from '../../../words/grammar/english.ts';
import { cityName } from '../city.ts';

type ForCountry = {
  readonly country: string;
};
type Points = {
  readonly points: number;
};

export const campaign = {
  'campaign.state': 'The campaign',
  'campaign.scenario': 'Scenario',
  'campaign.firstCamp': 'The first player leads',
  'campaign.turnNumber': 'Turn',
  'campaign.powers': 'Great Powers',
  'campaign.treasuries': 'Mobilisation points of the countries',
  'campaign.volunteers': 'Mobilisation points of volunteers',
  'campaign.units': 'Units',
  'campaign.captured': 'Cities captured once',
  'campaign.city': 'City',
  'campaign.holder': 'Last captured by',
  'campaign.amphibiousForbidden': 'The League may make no amphibious operation',
  'campaign.turn': 'This turn',
  'campaign.eventDone': 'The political event of this turn has been rolled',
  'campaign.crisis': 'European crisis: the Great Powers’ points are zero',
  'campaign.confrontation': 'A Diplomatic Conflict must be fought, with all power',
  'campaign.diplomacyDone': 'A Diplomatic Conflict has been fought',
  'campaign.guerrilla': 'Guerrilla in',
  'campaign.ended': 'The game',
  'campaign.playsOn': 'The players play on after the end',

  'setup.firstWar': 'First Balkan War, the League plays first',
  'setup.firstWar.help':
    'The countries that the events name for the First War, the League against the Ottoman Empire. The aid prints neither their national morale nor who is First Player: give the morale of each country from your map before the first political event.',
  'setup.firstWarOttomansFirst': 'First Balkan War, the Ottomans play first',
  'setup.firstWarOttomansFirst.help': (_: object, say) => say('setup.firstWar.help'),
  'setup.secondWar': 'Second Balkan War, the League plays first',
  'setup.secondWar.help':
    'The countries that the events name for the Second War, the League against Bulgaria. The aid prints neither their national morale nor who is First Player: give the morale of each country from your map before the first political event.',
  'setup.secondWarBulgariaFirst': 'Second Balkan War, Bulgaria plays first',
  'setup.secondWarBulgariaFirst.help': (_: object, say) => say('setup.secondWar.help'),

  'effect.morale': ({ country, change }: ForCountry & { change: number }, say) =>
    say('combat.moraleChange', { country, change, because: 'result' }),
  'effect.moraleSpent': ({ country, points }: ForCountry & Points, say) =>
    `${the(say.noun(`nation.${country}`))} spends ${count(points, 'national morale point')}`,
  'effect.moraleSet': ({ country, morale }: ForCountry & { morale: number }, say) =>
    `${possessive(say.noun(`nation.${country}`))} national morale becomes ${number(morale)}`,
  'effect.unit': (facts: { id: string; type: string; fate: string; place: string; retreat: number }, say) =>
    say('fate.told', facts),
  'effect.rallied': ({ id }: { id: string }) => `${id} is in good order again`,
  'effect.mobilised': ({ id }: { id: string }) => `${id} leaves the pool for the map`,
  'effect.mobilisationHeld': ({ player }: { player: string }, say) =>
    `${the(say.noun(`side.${player}`))} has mobilised this turn`,
  'effect.placed': ({ id, depot }: { id: string; depot: string }) => `${id} is placed on ${depot}`,
  'effect.pointsSpent': ({ country, points }: ForCountry & Points, say) =>
    `${the(say.noun(`nation.${country}`))} spends ${count(points, 'mobilisation point')}`,
  'effect.volunteers': ({ player, country, points }: ForCountry & Points & { player: string }, say) =>
    `${the(say.noun(`side.${player}`))} receives ${count(points, 'mobilisation point')} from volunteers${country === 'later' ? ', for a country he names when he mobilises' : ` for ${the(say.noun(`nation.${country}`))}`}`,
  'effect.volunteersSpent': ({ player, points }: Points & { player: string }, say) =>
    `${the(say.noun(`side.${player}`))} uses ${count(points, 'mobilisation point')} of his volunteers`,
  'effect.volunteersLapse': ({ player, points }: Points & { player: string }, say) =>
    `${the(say.noun(`side.${player}`))} loses ${count(points, 'mobilisation point')} of volunteers: kept only until his Mobilisation Segment`,
  'effect.powerPointsSpent': ({ power, points }: Points & { power: string }, say) =>
    `${the(say.noun(`nation.${power}`))} gives ${count(points, 'mobilisation point')}`,
  'effect.capitulates': ({ country }: ForCountry, say) =>
    `${the(say.noun(`nation.${country}`))} capitulates: its units leave play for good`,
  'effect.joins': ({ country, player }: ForCountry & { player: string }, say) =>
    `${the(say.noun(`nation.${country}`))} joins ${possessive(say.noun(`side.${player}`))} side`,
  'effect.aligns': ({ power, alignment }: { power: string; alignment: string }, say) =>
    `${the(say.noun(`nation.${power}`))} is now ${say(`alignment.${alignment}`)}`,
  'effect.armistice': ({ country }: ForCountry, say) =>
    `${the(say.noun(`nation.${country}`))} may not attack until one of its units is attacked`,
  'effect.armisticeEnds': ({ country }: ForCountry, say) =>
    `${possessive(say.noun(`nation.${country}`))} armistice ends`,
  'effect.albaniaClosed':
    'all units move out of Albania now, the first player’s first; no unit may enter it for the rest of the game',
  'effect.armsOffered': ({ player }: { player: string }, say) =>
    `${the(say.noun(`side.${player}`))} may place one heavy artillery unit of his pool, if it has one, on any friendly depot`,
  'effect.sickOnMap': ({ player, units }: { player: string; units: number }, say) =>
    `${the(say.noun(`side.${player}`))} picks ${count(units, 'more unit')} on the map, if he has any: demoralised, or eliminated where already demoralised`,
  'effect.ottomansUnsupplied': 'all Ottoman units are unsupplied in the coming Ottoman Combat Segment',
  'effect.revoltPenalty': 'the Ottomans suffer the penalty of First War special rule 4 (see the rulebook)',
  'effect.guerrilla': ({ country, extraMovement }: ForCountry & { extraMovement: number }, say) =>
    `this turn enemy units spend ${count(extraMovement, 'more movement point')} for each hex wholly inside ${the(say.noun(`nation.${country}`))}`,
  'effect.reveal': ({ player }: { player: string }, say) =>
    `one of ${possessive(say.noun(`side.${player}`))} stacks under fog of war is revealed`,
  'effect.crisis': 'the Great Powers’ diplomatic power and mobilisation points are zero this turn, on both sides',
  'effect.confrontation': 'a Diplomatic Conflict must be fought this turn, with all available diplomatic power',
  'effect.diplomacyDone': 'the Diplomatic Conflict of this turn has been fought',
  'effect.eventDone': 'the political event of this turn has been rolled',
  'effect.naval': ({ winner }: { winner: string }) =>
    winner === 'turks'
      ? 'Turkish victory: the League makes no amphibious operation until it wins a naval engagement'
      : 'League victory: it may make amphibious operations, and one more later if it has none left',
  'effect.captured': ({ city, holder }: { city: string; holder: string }, say) =>
    `${the(say.noun(`nation.${holder}`))} now holds ${cityName(city, say)}`,
  'effect.nextTurn': 'the turn moves on; what lasted one turn ends',
  'effect.gameEnds': ({ how }: { how: string }) =>
    how === 'armistice' ? 'the game ends at once: evaluate victory' : 'the game ends at once: both sides lose',

  'unbooked.nationNotOnTrack': ({ country }: ForCountry, say) =>
    `${the(say.noun(`nation.${country}`))} is not on the national morale track: the change waits until it is put there with the morale it had`,
  'unbooked.moraleUnknown': ({ country }: ForCountry, say) =>
    `${possessive(say.noun(`nation.${country}`))} national morale is not known: the change waits until the morale it had is given`,
  'unbooked.trackFull': ({ points, most }: Points & { most: number }) =>
    `the track has room for ${number(most)}, not for ${number(points)}: the change waits until there is room`,
  'unbooked.treasuryShort': ({ country, points }: ForCountry & Points, say) =>
    `${the(say.noun(`nation.${country}`))} is ${count(points, 'mobilisation point')} short on its track: the payment waits until it is made up`,
  'unbooked.volunteersShort': ({ player, points }: Points & { player: string }, say) =>
    `${the(say.noun(`side.${player}`))} is ${count(points, 'mobilisation point')} of volunteers short on his track: the payment waits until it is made up`,
  'unbooked.powerNotOnTrack': ({ power }: { power: string }, say) =>
    `${the(say.noun(`nation.${power}`))} is not on the track of the Great Powers: the change waits until it is put there`,
  'unbooked.unitUnknown': ({ id }: { id: string }) =>
    `${id} is not in the register: what befell it waits until it is entered`,
} satisfies Dictionary;
