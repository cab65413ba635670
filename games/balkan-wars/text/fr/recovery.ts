/** Rally, National Rally, demoralised counters and mobilisation, in French. */
import type { Translation } from '@grognard/kernel';
import { agree, and, capital, count, du, le, number } from '../../../words/grammar/french.ts';
import type { recovery as english } from '../en/recovery.ts';

const points = (value: number): string => count(value, 'point');

export const recovery: Translation<typeof english> = {
  'procedure.rally': 'Ralliement',
  'rally.input': 'L’unité qui se rallie',
  'rally.headquarters': 'QG à portée',
  'rally.headquarters.help': 'Un seul au plus ; aucun compte pour un état-major de 0.',
  'rally.hq': 'QG',
  'rally.term.target': 'seuil',
  'rally.ask.morale': 'Dépenser un point de moral national ?',
  'rally.ask.die': 'Dé de ralliement',
  'rallyTarget.cadre': 'Niveau d’encadrement de l’unité',
  'rallyTarget.staff': 'Niveau d’état-major du QG',
  'rallyTarget.morale': 'Un point de moral national dépensé',
  'rallyTargetName.cadre': 'Encadrement',
  'rallyTargetName.staff': 'État-major',
  'rallyTargetName.morale': 'Moral',
  'rallyExtreme.alwaysRallies': 'Toujours un succès',
  'rallyExtreme.neverRallies': 'Toujours un échec',
  'rally.headline': ({ face, target, by }) => {
    if (by === 'alwaysRallies') return `un ${number(face)} est toujours un succès`;
    if (by === 'neverRallies') return `un ${number(face)} est toujours un échec`;
    return `${number(face)} pour un seuil de ${number(target)}`;
  },
  'rally.summary': ({ unit, rallies }) => `${unit} ${rallies ? 'se rallie' : 'ne se rallie pas'}`,
  'rally.rallies': 'l’unité se rallie',
  'rally.fails': 'l’unité reste démoralisée',
  'rally.fate.rallies': 'en bon ordre',
  'rally.fate.fails': ({ type }, say) => `reste ${agree(say.noun(`unitType.${type}`), 'démoralisé')}`,
  'figure.rallied': 'Unités ralliées',
  'figure.moraleSpent': 'Points de moral dépensés',

  'procedure.national-rally': 'Ralliement national',
  'nationalRally.input': 'Le pays qui se rallie',
  'nationalRally.permitted': 'La règle permet un ralliement national maintenant',
  'nationalRally.permitted.help': 'L’aide ne dit pas quand on peut le tenter : voyez le livret de règles.',
  'nationalRally.ask.die': 'Dé de ralliement national',
  'nationalRally.read': ({ country, morale }, say) =>
    `Le moral national ${du(say.noun(`nation.${country}`))} est maintenant de ${number(morale)}`,
  'nationalRally.morale': ({ morale }) => `le moral national passe à ${number(morale)}`,
  'nationalRally.headline': ({ morale }) => `le dé est le nouveau moral : ${number(morale)}`,
  'figure.morale': 'Nouveau moral national',

  'procedure.demoralisation': 'Pion démoralisé',
  'demoralisation.input': 'Le pion',
  'demoralisation.read': 'Effets de la démoralisation',
  'demoralisation.summary': ({ unit, movement, command, staff, givesSupply, entrenches, bombards }) => {
    const may = (can: boolean | undefined, yes: string, no: string): readonly string[] =>
      can === undefined ? [] : [can ? yes : no];
    const told = [
      ...(movement === undefined ? [] : [`mouvement ${number(movement)}`]),
      ...(command === undefined ? [] : [`commandement ${number(command)}`]),
      ...(staff === undefined ? [] : [`état-major ${number(staff)}`]),
      ...may(givesSupply, 'fournit du ravitaillement', 'ne fournit pas de ravitaillement'),
      ...may(entrenches, 'construit des retranchements', 'ne construit pas de retranchements'),
      ...may(
        bombards,
        'compte pour la supériorité de l’artillerie',
        'ne compte pas pour la supériorité de l’artillerie',
      ),
    ];
    const worth = told.length === 0 ? 'rien de ce qui est indiqué n’est affecté' : told.join(' ; ');
    return unit === undefined ? capital(worth) : `${unit} : ${worth}`;
  },
  'demoralisation.movement': 'Capacité de mouvement',
  'demoralisation.supplyUnits': 'Ravitaillement mobile et dépôts',
  'demoralisation.headquarters': 'Commandement et état-major d’un QG',
  'demoralisation.engineers': 'Génie',
  'demoralisation.artillery': 'Artillerie',
  'figure.movement': 'Capacité de mouvement',

  'procedure.mobilisation': 'Mobilisation',
  'mobilisation.input': 'La mobilisation',
  'mobilisation.player': 'Qui mobilise',
  'mobilisation.units': 'Unités à faire entrer',
  'mobilisation.unit': 'Unité',
  'mobilisation.lostBefore': 'Déjà éliminée ou rendue',
  'mobilisation.depots': 'Dépôts amis pouvant accueillir une unité',
  'mobilisation.extraPoints': 'Autres points de mobilisation utilisables par n’importe lequel de vos pays',
  'mobilisation.extraPoints.help':
    'Tout ce que le scénario donne en plus ; volontaires et Grandes Puissances ont leurs propres champs.',
  'mobilisation.term.cost': 'coût',
  'mobilisation.term.means': 'points disponibles, moral compris',
  'mobilisation.ask.morale': ({ country, cost }, say) =>
    `${capital(le(say.noun(`nation.${country}`)))} doit ${points(cost)} : combien son moral national en paie-t-il ?`,
  'mobilisation.ask.morale.no': 'aucun : ses unités restent dans la réserve',
  'mobilisation.ask.morale.option': ({ option }) => `${points(Number(option))} de moral`,
  'mobilisation.ask.shared': ({ country, left }, say) =>
    `${capital(le(say.noun(`nation.${country}`)))} doit encore ${points(left)} : combien viennent des points que tout pays peut utiliser ? Ses propres points paient le reste.`,
  'mobilisation.ask.shared.option': ({ option }) => points(Number(option)),
  'mobilisation.costs': 'Coûts',
  'mobilisation.cost': ({ id, cost }) => `${id} : ${points(cost)}`,
  'mobilisation.payments': 'Paiement',
  'mobilisation.payment': ({ country, cost, points: treasury, own, volunteers, powers, extra, morale }, say) => {
    const parts = [
      ...(treasury > 0 ? [`${number(treasury)} de ses propres points`] : []),
      ...(own > 0 ? [`${number(own)} de ses volontaires`] : []),
      ...(volunteers > 0 ? [`${number(volunteers)} des volontaires`] : []),
      ...(powers > 0 ? [`${number(powers)} des Grandes Puissances`] : []),
      ...(extra > 0 ? [`${number(extra)} d’une autre source`] : []),
      ...(morale > 0 ? [`${number(morale)} de moral national`] : []),
    ];
    return `${le(say.noun(`nation.${country}`))} paie ${points(cost)}${parts.length === 0 ? '' : ` : ${and(parts)}`}`;
  },
  'mobilisation.left': 'Dans la réserve',
  'mobilisation.stays': ({ id }) => `${id} reste dans la réserve`,
  'mobilisation.fate.comes': 'entre sur un dépôt',
  'mobilisation.fate.stays': 'reste dans la réserve',
  'mobilisation.headline': ({ costs, total }) =>
    costs.length > 1 ? `${costs.map(number).join(' + ')} = ${points(total)}` : points(total),
  'mobilisation.total': ({ total }) => `${points(total)} en tout`,
  'mobilisation.summary': ({ player, total, units }, say) =>
    `${capital(le(say.noun(`side.${player}`)))} mobilise ${count(units, 'unité')} pour ${points(total)}`,
  'figure.cost': 'Points de mobilisation',
  'figure.unitsMobilised': 'Unités mobilisées',
  'figure.pointsSpent': 'Points de mobilisation dépensés, hors moral',
  'cost.division': 'Division',
  'cost.engineer': 'Génie',
  'cost.headquarters': 'Quartier général',
  'cost.others': 'Tous les autres',
  'cost.greatPowers': 'Unités austro-hongroises, britanniques et allemandes',
  'costOf.cadre': 'niveau d’encadrement',
  'costOf.commandAndStaff': 'commandement + état-major',
  'costOf.nothing': 'gratuites, automatiques',

  'moraleEvent.fortificationLost': 'Fortification amicale éliminée',
  'moraleEvent.constantinople': 'Première capture de Constantinople',
  'moraleEvent.otherCity': 'Première capture d’une autre ville',
  'spending.combat': 'Dé de combat',
  'spending.mobilisation': 'Mobilisation',
  'spending.rally': 'Ralliement',
  'spendingMost.1': '1',
  'spendingMost.noLimit': 'pas de limite',
  'spendingPer.combat': 'combat',
  'spendingPer.segment': 'segment',
  'spendingPer.combatUnit': 'unité de combat en cours de ralliement',
};
