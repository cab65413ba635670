/** Events, diplomacy, captures and the turn, in English. */
import type { Dictionary, Say } from '@grognard/kernel';
import { capital, count, number, signed, the } from '../../../words/grammar/english.ts';
import { cityName } from '../city.ts';
import { facesIn } from '../faces.ts';

type ByFace = {
  readonly first: readonly number[];
  readonly second: readonly number[];
};
type Press = {
  readonly gains: readonly number[];
  readonly change: number;
  readonly reveals: readonly number[];
};
type Refused = {
  readonly refusedOpponents: number;
  readonly refusedLeague: number;
};
type Separate = {
  readonly country: string;
  readonly city: string;
  readonly hex: string;
  readonly inside: 'whollyInside' | 'unspecified';
};
type Naval = {
  readonly turkish: readonly number[];
  readonly league: readonly number[];
};
type ToCamp = {
  readonly camp: string;
  readonly scenario: string;
};
type Captured = {
  readonly city: string;
  readonly capturer: string;
  readonly owner: string;
  readonly first: boolean;
  readonly gain: number;
  readonly loss: number;
};

const faces = facesIn(number);

/** The camp as the aid names it in each scenario. */
const camp = ({ camp: id, scenario }: ToCamp, say: Say): string =>
  the(say.noun(id === 'league' ? 'camp.league' : `camp.${scenario}`));

const nation = (id: string, say: Say): string => the(say.noun(`nation.${id}`));
const player = (id: string, say: Say): string => the(say.noun(`side.${id}`));

export const politics = {
  'procedure.political-event': 'Political event',
  'event.input': 'The war as it stands',
  'event.corpsCommitted': 'The Ottoman 7th or 8th Corps is on the operational map (for event 21)',
  'event.leagueHolds': 'Cities the Balkan League holds (for events 32 to 35)',
  'event.ottomansInside': 'Ottoman units inside a country of 1912 (for events 32 to 35)',
  'event.intruder': 'Ottoman presence',
  'event.intruder.where': 'Where',
  'event.where.whollyInside': 'in a hex wholly inside',
  'event.where.border': 'in a border hex only',
  'event.units': 'Units on the map (for event 15)',
  'event.inAlbania': 'Units in hexes wholly inside Albania (for event 26)',
  'event.leaves': 'Its owner moves it out',
  'event.heavyArtillery': 'Heavy artillery in the pools (for event 11)',
  'event.depots': 'Depots (for event 11)',
  'event.depot': 'Depot',
  'event.depot.id': 'Name or hex',
  'event.ask.tens': 'First die: tens',
  'event.ask.units': 'Second die: units',
  'event.ask.receiver': ({ first, second }: ByFace) =>
    `Who receives: ${faces(first)} first player, ${faces(second)} second player`,
  'event.ask.points': 'Volunteers: mobilisation points',
  'event.ask.guns': 'Place one heavy artillery unit on a friendly depot?',
  'event.ask.depot': 'On which depot?',
  'event.ask.country': 'Which country takes the volunteers?',
  'event.ask.country.later': 'decide when mobilising',
  'event.ask.country.option': ({ option }: { option: string }, say) => nation(option, say),
  'event.ask.collapse': ({ country, capitulates }: { country: string; capitulates: readonly number[] }, say) =>
    `Morale collapse: ${faces(capitulates)}, ${nation(country, say)} capitulates`,
  'event.ask.disease': ({ player: id }: { player: string }, say) => `Disease: how many units of ${player(id, say)}`,
  'event.ask.sick': 'Which unit falls sick?',
  'event.sick': ({ count: sick, listed }: { count: number; listed: number }) =>
    `${count(sick, 'unit falls', 'units fall')} sick${listed === 0 ? '; none is listed' : `, of ${number(listed)} listed`}`,
  'event.ask.press': ({ player: id, gains, reveals }: { player: string } & Omit<Press, 'change'>, say) =>
    `War correspondents of ${player(id, say)}: ${faces(gains)} good press, ${faces(reveals)} a stack may be revealed`,
  'event.ask.reveal': 'Reveal one enemy stack under fog of war?',
  'event.ask.youngTurks': 'Young Turks: Ottoman morale gained',
  'event.ask.guerrilla': ({ countries }: { countries: readonly string[] }, say) =>
    `Guerrilla: ${countries.map((country, index) => `${index + 1} ${nation(country, say)}`).join(', ')}`,
  'event.ask.naval': ({ turkish, league }: Naval) =>
    `Naval engagement: ${faces(turkish)} Turkish victory, ${faces(league)} League victory`,
  'event.ask.offer': 'Offer an armistice to the Balkan League?',
  'event.ask.accept': 'Accept the Ottoman armistice and end the game?',
  'event.table': 'Event',
  'event.happens': ({ roll, event, scenario }: { roll: number; event: string; scenario: string }, say) =>
    `${number(roll)}: ${say(`event.${event}`)} (scenario ${scenario})`,
  'event.effects': 'Effects',
  'event.headline': ({ tens, units }: { tens: number; units: number }) =>
    `${number(tens)} and ${number(units)}: ${number(10 * tens + units)}`,
  'event.summary': ({ roll, event, effects }: { roll: number; event: string; effects: number }, say) =>
    `${number(roll)}: ${say(`event.${event}`)}${effects === 0 && event !== 'nothing' ? ', no effect' : ''}`,
  'event.next.conflict': 'Fight the Diplomatic Conflict',
  'event.next.mobilisation': 'Mobilise',
  'event.fate.placed': ({ depot }: { depot: string }) => `placed on ${depot}`,
  'figure.effects': 'Effects',
  'figure.moraleBalance': 'Morale gained by the first player’s countries, less the second’s',
  'event.armsPurchase': 'Arms purchase',
  'event.volunteers': 'Volunteers',
  'event.moraleCollapseFirst': 'Morale collapse of the first player',
  'event.moraleCollapseSecond': 'Morale collapse of the second player',
  'event.disease': 'Disease',
  'event.correspondents': 'War correspondents',
  'event.revoltElsewhere': 'Ottoman subjects revolt elsewhere',
  'event.youngTurks': 'Young Turk revolt',
  'event.guerrilla': 'Guerrilla',
  'event.albania': 'Albania',
  'event.ottomanArmistice': 'Ottoman armistice',
  'event.bulgarianArmistice': 'Bulgarian armistice',
  'event.greekArmistice': 'Greek armistice',
  'event.montenegrinArmistice': 'Montenegrin armistice',
  'event.serbianArmistice': 'Serbian armistice',
  'event.romania': 'Romania intervenes',
  'event.ottomans': 'The Ottomans intervene',
  'event.austriaHungary': 'Austria-Hungary intervenes',
  'event.germany': 'Germany intervenes',
  'event.italy': 'Italy intervenes',
  'event.russia': 'Russia intervenes',
  'event.greatBritain': 'Great Britain intervenes',
  'event.france': 'France intervenes',
  'event.crisis': 'European crisis elsewhere',
  'event.confrontation': 'Confrontation of the Great Powers',
  'event.navalEngagement': 'Naval engagement',
  'event.nothing': 'No event',

  'event.does.none': '—',
  'event.does.arms': ({ first, second }: ByFace) =>
    `d6, ${faces(first)} first player, ${faces(second)} second: he may at once put one heavy artillery unit, if his pool has one, on any friendly depot`,
  'event.does.volunteers': ({ first, second }: ByFace) =>
    `d6, ${faces(first)} first player, ${faces(second)} second: he rolls a die and keeps so many mobilisation points until his next Mobilisation Segment`,
  'event.does.moraleCollapse': ({ capitulates }: { capitulates: readonly number[] }) =>
    `d6 for each of his countries at morale 0: ${faces(capitulates)}, it capitulates, all its units leave play and none can be mobilised any more`,
  'event.does.disease':
    'each player rolls d6 and picks that many of his units anywhere on the map: demoralised, or eliminated, never surrendered, where they already were',
  'event.does.correspondents': ({ gains, change, reveals }: Press) =>
    `d6 for each player: ${faces(gains)}, national morale ${signed(change)} for each of his countries; ${faces(reveals)}, the enemy may reveal one of his stacks under fog of war`,
  'event.does.revoltElsewhere':
    'with the 7th or 8th Corps on the operational map: the penalty of First War special rule 4; otherwise no event',
  'event.does.youngTurks': ({ moraleAtMost }: { moraleAtMost: number }) =>
    `Ottoman morale of ${number(moraleAtMost)} or less gains a die; whatever the result, ALL Ottoman units are unsupplied in the coming Ottoman Combat Segment`,
  'event.does.guerrilla': (
    { countries, extraMovement }: { countries: readonly string[]; extraMovement: number },
    say,
  ) =>
    `d6: ${countries.map((country, index) => `${index + 1} ${say(`nation.${country}`)}`).join(', ')}; this turn enemy units spend ${count(extraMovement, 'more movement point')} for each hex wholly inside; border hexes are not affected`,
  'event.does.albaniaIndependent':
    'the first player, then the second, moves all his units out of Albania, and may move them again in his own Movement Segment; a unit left in a hex wholly inside is eliminated and goes to its own Mobilisation Pool, depots and fortifications excepted; no unit may enter Albania for the rest of the game',
  'event.does.joins': ({ country, ...to }: { country: string } & ToCamp, say) =>
    `${nation(country, say)} joins ${camp(to, say)}`,
  'event.does.armisticeOffer': ({ refusedOpponents, refusedLeague }: Refused) =>
    `the Ottomans may offer an armistice: accepted, the game ends; refused, national morale ${signed(refusedOpponents)} for each country of their side and ${signed(refusedLeague)} for each of the League`,
  'event.does.separateArmistice': ({ country, city, hex, inside }: Separate, say) =>
    `${nation(country, say)} attacks no more until attacked, but moves and defends normally, if the League holds ${say(`city.${city}`)} (hex ${hex}) and no Ottoman unit is ${inside === 'whollyInside' ? 'wholly ' : ''}inside the country of 1912`,
  'event.does.alliance': ({ power, ...to }: { power: string } & ToCamp, say) =>
    `${nation(power, say)} allies with ${camp(to, say)}`,
  'event.does.crisis': (_: object, say) => say('effect.crisis'),
  'event.does.confrontation': (_: object, say) => say('effect.confrontation'),
  'event.does.navalEngagement': ({ turkish, league }: Naval, say) =>
    `unless Greece has capitulated, d6: ${faces(turkish)}, ${say('effect.naval', { winner: 'turks' })}; ${faces(league)}, ${say('effect.naval', { winner: 'league' })}`,

  'procedure.diplomatic-conflict': 'Diplomatic Conflict',
  'diplomacy.input': 'The conflict',
  'diplomacy.commits': 'Diplomatic power committed',
  'diplomacy.totals': 'By totals',
  'diplomacy.term.first': 'first player',
  'diplomacy.term.second': 'second player',
  'diplomacy.term.bonus': 'second player’s bonus',
  'diplomacy.ask.die.first': 'First player’s die',
  'diplomacy.ask.die.second': 'Second player’s die',
  'diplomacy.ask.advantage': 'Diplomatic advantage: what do you do?',
  'diplomacy.ask.advantage.decline': 'nothing',
  'diplomacy.ask.advantage.take': 'take control of a neutral Great Power',
  'diplomacy.ask.advantage.neutralise': 'turn an enemy ally neutral',
  'diplomacy.ask.balance': 'The balance of power shifts your way: which Great Power?',
  'diplomacy.ask.balance.option': ({ option }: { option: string }, say) => {
    const [act, power] = option.split('-');
    return act === 'gain' ? `gain ${nation(power ?? '', say)}` : `turn ${nation(power ?? '', say)} neutral`;
  },
  'diplomacy.ask.lot': ({ powers }: { powers: readonly string[] }, say) =>
    `By lot: ${powers.map((power, index) => `${index + 1} ${nation(power, say)}`).join(', ')}`,
  'diplomacy.table': ({ first, second }: { first: number; second: number }) =>
    `Totals ${number(first)} against ${number(second)}`,
  'diplomacy.headline': ({ first, second }: { first: readonly number[]; second: readonly number[] }) => {
    const spelt = (terms: readonly number[]): string =>
      terms.length > 1
        ? `${terms.map(number).join(' + ')} = ${number(terms.reduce((sum, term) => sum + term, 0))}`
        : number(terms[0] ?? 0);
    return `${spelt(first)} against ${spelt(second)}`;
  },
  'diplomacy.code.C': 'C: the war continues',
  'diplomacy.code.A': 'A: armistice, the game ends at once; evaluate victory',
  'diplomacy.code.1D': '1D: diplomatic advantage to the first player',
  'diplomacy.code.2D': '2D: diplomatic advantage to the second player',
  'diplomacy.code.BP1': 'BP1: the balance of power shifts in the first player’s favour',
  'diplomacy.code.BP2': 'BP2: the balance of power shifts in the second player’s favour',
  'diplomacy.code.WW': 'WW: world war breaks out, the game ends at once and both sides lose',
  'diplomacy.player.nobody': '—',
  'diplomacy.player.first': 'first player',
  'diplomacy.player.second': 'second player',
  'diplomacy.player.random': 'by lot',
  'diplomacy.effect.none': 'no effect',
  'diplomacy.effect.gameEnds': 'the game ends at once: evaluate victory',
  'diplomacy.effect.takeNeutralOrNeutralise': 'may take control of a neutral Great Power or turn an enemy ally neutral',
  'diplomacy.effect.gainOrNeutralise': 'gains a Great Power, even an enemy ally, or turns an enemy ally neutral',
  'diplomacy.effect.bothLose': 'the game ends at once: both sides lose',
  'diplomacy.summary': ({ code, power, alignment }: { code: string; power?: string; alignment?: string }, say) =>
    `${say(`diplomacy.code.${code}`)}${power === undefined || alignment === undefined ? '' : `; ${say('effect.aligns', { power, alignment })}`}`,
  'figure.ends': 'The game ends',
  'figure.firstAdvantage': 'Advantage to the first player, less to the second',

  'procedure.capture': 'Capture of a city',
  'capture.input': 'The capture',
  'capture.city': 'City',
  'capture.name': 'Name of the city',
  'capture.name.help': 'Only for a city that is not in the list.',
  'capture.capturer': 'Captured by',
  'capture.originalOwner': 'Original owner',
  'capture.firstCapture': 'First capture of the game',
  'capture.title': 'Capture',
  'capture.read': ({ city, capturer, owner, first, gain, loss }: Captured, say) => {
    const takes = `${capital(nation(capturer, say))} captures ${cityName(city, say)}`;
    if (!first) return `${takes}, captured before: national morale does not change`;
    const lost = say('effect.morale', { country: owner, change: loss });
    return gain === 0
      ? `${takes}: ${lost}; a Great Power has no national morale to gain`
      : `${takes}: ${say('effect.morale', { country: capturer, change: gain })}, ${lost}`;
  },
  'capture.first': 'first capture',
  'capture.again': 'captured before',
  'figure.gain': 'Morale gained',
  'figure.loss': 'Morale the owner loses',

  'procedure.next-turn': 'Next turn',
  'nextTurn.input': 'The turn that ends',
  'nextTurn.conflictOwed': 'A Diplomatic Conflict is still owed this turn',
  'nextTurn.firstMobilised': 'The first player has mobilised this turn',
  'nextTurn.secondMobilised': 'The second player has mobilised this turn',
  'nextTurn.title': 'Turn',
  'nextTurn.read': ({ turnNumber }: { turnNumber: number }) => `Turn ${number(turnNumber)} begins`,
  'nextTurn.lapse': 'Volunteers',
  'nextTurn.next.event': 'Roll the political event',
} satisfies Dictionary;
