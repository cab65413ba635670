/** What the rules forbid, and what would do, in French. */
import type { Translation } from '@grognard/kernel';
import { agree, au, count, du, le, number } from '../../../words/grammar/french.ts';
import { cityName } from '../city.ts';
import type { refusals as english } from '../en/refusals.ts';

export const refusals: Translation<typeof english> = {
  'refusal.gameOver': ({ how }, say) =>
    `${how === 'armistice' ? 'la partie s’est terminée par un armistice : évaluez la victoire' : 'la partie s’est terminée en guerre mondiale : les deux camps ont perdu'} ; pour continuer malgré tout, corrigez « ${say('campaign.playsOn')} » en donnant une raison`,
  'refusal.unitElsewhere': ({ id, place, wanted }, say) =>
    `${id} est ${say(`where.${place}`)} et non ${say(`where.${wanted}`)}`,
  'refusal.otherType': ({ id, type, wanted }, say) =>
    `${id} figure au registre comme ${say.noun(`unitType.${type}`).noun} et non comme ${say.noun(`unitType.${wanted}`).noun}`,
  'refusal.cadreUnknown': ({ id }) => `${id} charge : donnez son niveau d’encadrement, qui est sa Valeur de Choc`,
  'refusal.levelUnknown': ({ id }) => `${id} coûte selon ce niveau ; donnez ce qu’imprime le pion`,
  'refusal.countryUnknown': ({ id }) => `${id} ne figure pas encore au registre ; donnez son pays`,
  'refusal.ownerUnknown': ({ id }) =>
    `on ne sait pas à quel joueur est ${id} ; donnez-le, ou inscrivez son pays parmi les pays en guerre`,
  'refusal.moraleUnknown': ({ country }, say) =>
    `les événements demandent le moral national ${du(say.noun(`nation.${country}`))}, que l’aide n’imprime pas ; donnez-le d’après votre carte`,
  'refusal.oneEventATurn': 'l’événement politique de ce tour a déjà été tiré',
  'refusal.otherHex': ({ id, hex, attacked }) =>
    `${id} est en ${hex} et c’est ${attacked} qui est attaqué : menez un combat par hex`,
  'refusal.underArmistice': ({ country }, say) =>
    `${le(say.noun(`nation.${country}`))} est sous armistice séparé : ses unités ne peuvent attaquer avant que l’une d’elles soit attaquée`,
  'refusal.noAttackStrength': 'l’attaque n’a aucune force ; donnez des attaquants d’un total supérieur à 0',
  'refusal.albaniaIsClosed': 'aucune unité ne peut plus entrer en Albanie : on ne s’y bat donc plus',
  'refusal.onBothSides': ({ id }) => `${id} figure dans les deux camps ; nommez chaque unité une fois`,
  'refusal.hasCapitulated': ({ country }, say) =>
    `${le(say.noun(`nation.${country}`))} a capitulé : ses unités sont hors jeu`,
  'refusal.wrongPlayer': ({ country, player }, say) =>
    `${le(say.noun(`nation.${country}`))} appartient ${au(say.noun(`side.${player}`))}`,
  'refusal.noGuns': ({ id, type }, say) =>
    `${id} (${say.noun(`unitType.${type}`).noun}) n’a pas de bombardement ; donnez 0, ou un type d’artillerie`,
  'refusal.notDemoralised': 'l’unité est en bon ordre ; seule une unité démoralisée se rallie',
  'refusal.enemyHeadquarters': 'ce QG est ennemi ; nommez un des vôtres, ou aucun',
  'refusal.advancedOnly': 'le ralliement national appartient au jeu avancé',
  'refusal.notPermitted': 'dites que la règle le permet maintenant : l’aide ne dit pas quand on peut le tenter',
  'refusal.cityUnnamed': 'nommez la ville',
  'refusal.ownCity': ({ country }, say) => `${le(say.noun(`nation.${country}`))} ne peut capturer sa propre ville`,
  'refusal.capturedBefore': ({ city }, say) =>
    `${cityName(city, say)} a déjà été capturée ; seule la première capture compte : dites que ce n’est pas la première`,
  'refusal.conflictOwed': 'la confrontation des Grandes Puissances doit avoir lieu avant la fin du tour',
  'refusal.neverReplaced': ({ id, type }, say) => {
    const noun = say.noun(`unitType.${type}`);
    return `${id} (${noun.noun}) est ${agree(noun, 'perdu')} et ne peut jamais être ${agree(noun, 'remplacé')}`;
  },
  'refusal.tooFewDepots': ({ units, depots }) =>
    `${count(units, 'unité')} pour ${count(depots, 'dépôt')} ; chaque dépôt en accueille une`,
  'refusal.cannotPay': ({ cost, lacking }) =>
    `les unités coûtent ${count(cost, 'point')} en tout ; il manque ${count(lacking, 'point')}, moral compris`,
  'refusal.crisisTurn': ({ player, committed }, say) =>
    `lors d’un tour de crise européenne chaque Grande Puissance compte 0 : ${le(say.noun(`side.${player}`))} engage 0, non ${number(committed)}`,
  'refusal.morePowerThanHeld': ({ player, committed, available }, say) =>
    `${le(say.noun(`side.${player}`))} engage ${number(committed)}, mais ses Grandes Puissances n’ont que ${number(available)}`,
  'refusal.mustUseAll': ({ player, committed, available }, say) =>
    `lors d’une confrontation toute la puissance diplomatique doit servir : ${le(say.noun(`side.${player}`))} engage ${number(available)}, non ${number(committed)}`,
  'refusal.oneConflictATurn': 'le conflit diplomatique de ce tour a déjà eu lieu',
};
