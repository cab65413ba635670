/** Events, diplomacy, captures and the turn, in French. */
import type { Say, Translation } from '@grognard/kernel';
import { agree, au, capital, count, du, le, number, signed } from '../../../words/grammar/french.ts';
import { cityName } from '../city.ts';
import type { politics as english } from '../en/politics.ts';
import { facesIn } from '../faces.ts';

const faces = facesIn(number);

/** The camp as the aid names it in each scenario. */
const campOf = ({ camp, scenario }: { readonly camp: string; readonly scenario: string }, say: Say) =>
  say.noun(camp === 'league' ? 'camp.league' : `camp.${scenario}`);

const nation = (id: string, say: Say): string => le(say.noun(`nation.${id}`));

export const politics: Translation<typeof english> = {
  'procedure.political-event': 'Événement politique',
  'event.input': 'L’état de la guerre',
  'event.corpsCommitted': 'Le 7e ou le 8e Corps ottoman est sur la carte opérationnelle (pour l’événement 21)',
  'event.leagueHolds': 'Villes que contrôle la Ligue balkanique (pour les événements 32 à 35)',
  'event.ottomansInside': 'Unités ottomanes dans un pays de 1912 (pour les événements 32 à 35)',
  'event.intruder': 'Présence ottomane',
  'event.intruder.where': 'Où',
  'event.where.whollyInside': 'dans un hex complètement à l’intérieur',
  'event.where.border': 'seulement dans un hex frontalier',
  'event.units': 'Unités sur la carte (pour l’événement 15)',
  'event.inAlbania': 'Unités dans des hexs complètement à l’intérieur de l’Albanie (pour l’événement 26)',
  'event.leaves': 'Son propriétaire l’en fait sortir',
  'event.heavyArtillery': 'Artillerie lourde dans les réserves (pour l’événement 11)',
  'event.depots': 'Dépôts (pour l’événement 11)',
  'event.depot': 'Dépôt',
  'event.depot.id': 'Nom ou hex',
  'event.ask.tens': 'Premier dé : dizaines',
  'event.ask.units': 'Second dé : unités',
  'event.ask.receiver': ({ first, second }) =>
    `Qui reçoit : ${faces(first)} premier joueur, ${faces(second)} second joueur`,
  'event.ask.points': 'Volontaires : points de mobilisation',
  'event.ask.guns': 'Placer une unité d’artillerie lourde sur un dépôt ami ?',
  'event.ask.depot': 'Sur quel dépôt ?',
  'event.ask.country': 'Quel pays reçoit les volontaires ?',
  'event.ask.country.later': 'décider lors de la mobilisation',
  'event.ask.country.option': ({ option }, say) => nation(option, say),
  'event.ask.collapse': ({ country, capitulates }, say) =>
    `Effondrement du moral : ${faces(capitulates)}, ${nation(country, say)} capitule`,
  'event.ask.disease': ({ player }, say) => `Maladie : nombre d’unités ${du(say.noun(`side.${player}`))}`,
  'event.ask.sick': 'Quelle unité tombe malade ?',
  'event.sick': ({ count: sick, listed }) =>
    `${count(sick, 'unité tombe malade', 'unités tombent malades')}${listed === 0 ? ' ; aucune n’est indiquée' : `, sur ${count(listed, 'indiquée')}`}`,
  'event.ask.press': ({ player, gains, reveals }, say) =>
    `Correspondants ${du(say.noun(`side.${player}`))} : ${faces(gains)} bonne couverture, ${faces(reveals)} une pile peut être révélée`,
  'event.ask.reveal': 'Révéler une pile ennemie en état de brouillard de guerre ?',
  'event.ask.youngTurks': 'Jeunes Turcs : moral ottoman gagné',
  'event.ask.guerrilla': ({ countries }, say) =>
    `Guérilla : ${countries.map((country, index) => `${index + 1} ${nation(country, say)}`).join(', ')}`,
  'event.ask.naval': ({ turkish, league }) =>
    `Engagement naval : ${faces(turkish)} victoire turque, ${faces(league)} victoire de la Ligue`,
  'event.ask.offer': 'Offrir un armistice à la Ligue balkanique ?',
  'event.ask.accept': 'Accepter l’armistice ottoman et terminer la partie ?',
  'event.table': 'Événement',
  'event.happens': ({ roll, event, scenario }, say) =>
    `${number(roll)} : ${say(`event.${event}`)} (scénario ${scenario})`,
  'event.effects': 'Effets',
  'event.headline': ({ tens, units }) => `${number(tens)} et ${number(units)} : ${number(10 * tens + units)}`,
  'event.summary': ({ roll, event, effects }, say) =>
    `${number(roll)} : ${say(`event.${event}`)}${effects === 0 && event !== 'nothing' ? ', pas d’effet' : ''}`,
  'event.next.conflict': 'Régler le conflit diplomatique',
  'event.next.mobilisation': 'Mobiliser',
  'event.fate.placed': ({ depot }) => `sur ${depot}`,
  'figure.effects': 'Effets',
  'figure.moraleBalance': 'Moral gagné par les pays du premier joueur, moins celui du second',
  'event.armsPurchase': 'Achat d’armes',
  'event.volunteers': 'Volontaires',
  'event.moraleCollapseFirst': 'Effondrement du moral du premier joueur',
  'event.moraleCollapseSecond': 'Effondrement du moral du second joueur',
  'event.disease': 'Maladie',
  'event.correspondents': 'Les correspondants se mobilisent',
  'event.revoltElsewhere': 'Les sujets ottomans se révoltent ailleurs',
  'event.youngTurks': 'Révolte des Jeunes Turcs',
  'event.guerrilla': 'Guérilla',
  'event.albania': 'Albanie',
  'event.ottomanArmistice': 'Armistice ottoman',
  'event.bulgarianArmistice': 'Armistice bulgare',
  'event.greekArmistice': 'Armistice grec',
  'event.montenegrinArmistice': 'Armistice monténégrin',
  'event.serbianArmistice': 'Armistice serbe',
  'event.romania': 'Intervention de la Roumanie',
  'event.ottomans': 'Intervention des Ottomans',
  'event.austriaHungary': 'Intervention de l’Autriche-Hongrie',
  'event.germany': 'Intervention de l’Allemagne',
  'event.italy': 'Intervention de l’Italie',
  'event.russia': 'Intervention de la Russie',
  'event.greatBritain': 'Intervention de la Grande-Bretagne',
  'event.france': 'Intervention de la France',
  'event.crisis': 'Crise européenne ailleurs',
  'event.confrontation': 'Confrontation des Grandes Puissances',
  'event.navalEngagement': 'Engagement naval',
  'event.nothing': 'Pas d’événement',

  'event.does.none': '—',
  'event.does.arms': ({ first, second }) =>
    `d6, ${faces(first)} premier joueur, ${faces(second)} second : il peut immédiatement placer une unité d’artillerie lourde, si sa réserve en a une, sur n’importe quel dépôt ami`,
  'event.does.volunteers': ({ first, second }) =>
    `d6, ${faces(first)} premier joueur, ${faces(second)} second : il lance un dé et conserve autant de points de mobilisation jusqu’à son prochain segment de mobilisation`,
  'event.does.moraleCollapse': ({ capitulates }) =>
    `d6 pour chacun de ses pays au moral 0 : ${faces(capitulates)}, il capitule, toutes ses unités quittent le jeu et plus aucune ne peut être mobilisée`,
  'event.does.disease':
    'chaque joueur lance d6 et désigne autant de ses unités n’importe où sur la carte : démoralisées, ou éliminées, jamais rendues, si elles l’étaient déjà',
  'event.does.correspondents': ({ gains, change, reveals }) =>
    `d6 pour chaque joueur : ${faces(gains)}, moral national ${signed(change)} pour chacun de ses pays ; ${faces(reveals)}, l’ennemi peut révéler une de ses piles en état de brouillard de guerre`,
  'event.does.revoltElsewhere':
    'si le 7e ou le 8e Corps est sur la carte opérationnelle : pénalité de la règle spéciale 4 de la Première Guerre ; sinon, pas d’événement',
  'event.does.youngTurks': ({ moraleAtMost }) =>
    `un moral ottoman de ${number(moraleAtMost)} ou moins gagne un dé ; quel que soit le résultat, TOUTES les unités ottomanes sont non-ravitaillées pendant le segment de combat ottoman à venir`,
  'event.does.guerrilla': ({ countries, extraMovement }, say) =>
    `d6 : ${countries.map((country, index) => `${index + 1} ${say(`nation.${country}`)}`).join(', ')} ; ce tour, les unités ennemies dépensent ${count(extraMovement, 'point')} de mouvement de plus par hex complètement à l’intérieur ; les hexs frontaliers ne sont pas affectés`,
  'event.does.albaniaIndependent':
    'le premier joueur, puis le second, déplace toutes ses unités hors d’Albanie, et peut les déplacer encore pendant son segment de mouvement ; une unité restée dans un hex complètement à l’intérieur est éliminée et va dans sa réserve de mobilisation, sauf les dépôts et fortifications ; aucune unité ne peut entrer en Albanie pour le reste de la partie',
  'event.does.joins': ({ country, ...to }, say) => `${nation(country, say)} rejoint ${le(campOf(to, say))}`,
  'event.does.armisticeOffer': ({ refusedOpponents, refusedLeague }) =>
    `les Ottomans peuvent offrir un armistice : accepté, la partie se termine ; refusé, moral national ${signed(refusedOpponents)} pour chaque pays de leur camp et ${signed(refusedLeague)} pour chaque pays de la Ligue`,
  'event.does.separateArmistice': ({ country, city, hex, inside }, say) =>
    `${nation(country, say)} n’attaque plus avant d’être ${agree(say.noun(`nation.${country}`), 'attaqué')}, mais se déplace et se défend normalement, si la Ligue contrôle ${say(`city.${city}`)} (hex ${hex}) et qu’aucune unité ottomane n’est ${inside === 'whollyInside' ? 'complètement ' : ''}à l’intérieur du pays de 1912`,
  'event.does.alliance': ({ power, ...to }, say) => `${nation(power, say)} s’allie ${au(campOf(to, say))}`,
  'event.does.crisis': (_, say) => say('effect.crisis'),
  'event.does.confrontation': (_, say) => say('effect.confrontation'),
  'event.does.navalEngagement': ({ turkish, league }, say) =>
    `sauf si la Grèce a capitulé, d6 : ${faces(turkish)}, ${say('effect.naval', { winner: 'turks' })} ; ${faces(league)}, ${say('effect.naval', { winner: 'league' })}`,

  'procedure.diplomatic-conflict': 'Conflit diplomatique',
  'diplomacy.input': 'Le conflit',
  'diplomacy.commits': 'Puissance diplomatique engagée',
  'diplomacy.totals': 'Par totaux',
  'diplomacy.term.first': 'premier joueur',
  'diplomacy.term.second': 'second joueur',
  'diplomacy.term.bonus': 'bonus du second joueur',
  'diplomacy.ask.die.first': 'Dé du premier joueur',
  'diplomacy.ask.die.second': 'Dé du second joueur',
  'diplomacy.ask.advantage': 'Avantage diplomatique : que faites-vous ?',
  'diplomacy.ask.advantage.decline': 'rien',
  'diplomacy.ask.advantage.take': 'prendre le contrôle d’une Grande Puissance neutre',
  'diplomacy.ask.advantage.neutralise': 'faire passer un allié ennemi au statut neutre',
  'diplomacy.ask.balance': 'L’équilibre des puissances change en votre faveur : quelle Grande Puissance ?',
  'diplomacy.ask.balance.option': ({ option }, say) => {
    const [act, power] = option.split('-');
    return act === 'gain' ? `gagner ${nation(power ?? '', say)}` : `rendre neutre ${nation(power ?? '', say)}`;
  },
  'diplomacy.ask.lot': ({ powers }, say) =>
    `Au hasard : ${powers.map((power, index) => `${index + 1} ${nation(power, say)}`).join(', ')}`,
  'diplomacy.table': ({ first, second }) => `Totaux ${number(first)} contre ${number(second)}`,
  'diplomacy.headline': ({ first, second }) => {
    const spelt = (terms: readonly number[]): string =>
      terms.length > 1
        ? `${terms.map(number).join(' + ')} = ${number(terms.reduce((sum, term) => sum + term, 0))}`
        : number(terms[0] ?? 0);
    return `${spelt(first)} contre ${spelt(second)}`;
  },
  'diplomacy.code.C': 'C : la guerre continue',
  'diplomacy.code.A': 'A : armistice, la partie se termine immédiatement ; évaluez la victoire',
  'diplomacy.code.1D': '1D : avantage diplomatique au premier joueur',
  'diplomacy.code.2D': '2D : avantage diplomatique au second joueur',
  'diplomacy.code.BP1': 'BP1 : l’équilibre des puissances change en faveur du premier joueur',
  'diplomacy.code.BP2': 'BP2 : l’équilibre des puissances change en faveur du second joueur',
  'diplomacy.code.WW': 'WW : la guerre mondiale éclate, la partie se termine immédiatement et les deux camps perdent',
  'diplomacy.player.nobody': '—',
  'diplomacy.player.first': 'premier joueur',
  'diplomacy.player.second': 'second joueur',
  'diplomacy.player.random': 'au hasard',
  'diplomacy.effect.none': 'aucun effet',
  'diplomacy.effect.gameEnds': 'la partie se termine immédiatement : évaluez la victoire',
  'diplomacy.effect.takeNeutralOrNeutralise':
    'peut prendre le contrôle d’une Grande Puissance neutre ou rendre neutre un allié ennemi',
  'diplomacy.effect.gainOrNeutralise':
    'gagne une Grande Puissance, même alliée ennemie, ou rend neutre un allié ennemi',
  'diplomacy.effect.bothLose': 'la partie se termine immédiatement : les deux camps perdent',
  'diplomacy.summary': ({ code, power, alignment }, say) =>
    `${say(`diplomacy.code.${code}`)}${power === undefined || alignment === undefined ? '' : ` ; ${say('effect.aligns', { power, alignment })}`}`,
  'figure.ends': 'La partie se termine',
  'figure.firstAdvantage': 'Avantage au premier joueur, moins celui du second',

  'procedure.capture': 'Capture d’une ville',
  'capture.input': 'La capture',
  'capture.city': 'Ville',
  'capture.name': 'Nom de la ville',
  'capture.name.help': 'Seulement pour une ville absente de la liste.',
  'capture.capturer': 'Capturée par',
  'capture.originalOwner': 'Propriétaire d’origine',
  'capture.firstCapture': 'Première capture de la partie',
  'capture.title': 'Capture',
  'capture.read': ({ city, capturer, owner, first, gain, loss }, say) => {
    const takes = `${capital(nation(capturer, say))} capture ${cityName(city, say)}`;
    if (!first) return `${takes}, déjà capturée : le moral national ne change pas`;
    const lost = say('effect.morale', { country: owner, change: loss });
    return gain === 0
      ? `${takes} : ${lost} ; une Grande Puissance n’a pas de moral national à gagner`
      : `${takes} : ${say('effect.morale', { country: capturer, change: gain })}, ${lost}`;
  },
  'capture.first': 'première capture',
  'capture.again': 'déjà capturée',
  'figure.gain': 'Moral gagné',
  'figure.loss': 'Moral perdu par le propriétaire',

  'procedure.next-turn': 'Tour suivant',
  'nextTurn.input': 'Le tour qui s’achève',
  'nextTurn.conflictOwed': 'Un conflit diplomatique est encore dû ce tour',
  'nextTurn.firstMobilised': 'Le premier joueur a mobilisé ce tour',
  'nextTurn.secondMobilised': 'Le second joueur a mobilisé ce tour',
  'nextTurn.title': 'Tour',
  'nextTurn.read': ({ turnNumber }) => `Le tour ${number(turnNumber)} commence`,
  'nextTurn.lapse': 'Volontaires',
  'nextTurn.next.event': 'Tirer l’événement politique',
};
