/** Les mots français de ce que les règles interdisent. */
import type { Say, Translation } from '@grognard/kernel';
import { au, count, de, du, form, le, number, or, verb } from '../../words/grammar/french.ts';
import type { Nation, Troop } from '../vocabulary.ts';
import { sps } from './battle.fr.ts';
import type { refusals as english } from './refusals.en.ts';

const adjective = (nation: Nation | Troop, say: Say): string => say.noun(`nation.${nation}`).adjective ?? '';

/** Une nation et ce qu’elle fait, dans une phrase. */
const does = (nation: Nation, one: string, many: string, say: Say): string => {
  const subject = say.noun(`nation.${nation}`);
  return `${le(subject)} ${verb(subject, one, many)}`;
};

export const refusals: Translation<typeof english> = {
  'refusal.forceGone': ({ name, place }, say) => `${name} n’est plus sur la carte : ${say(`forcePlace.${place}`)}`,
  'refusal.troopsUnknown': ({ name }) =>
    `le registre ne connaît pas les troupes ${de(name)} : dites-les d’abord, ou ne nommez pas de force`,
  'refusal.leaderElsewhere': ({ name, place }, say) => `${name} ne commande personne : il est ${say(`place.${place}`)}`,
  'refusal.depotGone': ({ name, state }, say) => `${name} est ${say(`depot.${state}`)}`,
  'refusal.depotStands': ({ name }) => `${name} est sur la carte : seul un FD perdu se reconstruit`,
  'refusal.lightEliminated': ({ name }) => `${name} a perdu son dernier pas`,
  'refusal.fleetInPool': ({ fleet }, say) => `${le(say.noun(`fleet.${fleet}`))} est en réserve`,
  'refusal.spsAndTroops': ({ sps: said, counted }) =>
    `${sps(said)} ${form(said, 'annoncé')}, mais les troupes en font ${number(counted)}`,
  'refusal.forceTwice': ({ name }) => `${name} ne peut figurer ici deux fois`,
  'refusal.ledAndUnled': 'donnez la force présente soit avec son Commandant, soit sans',
  'refusal.tacticsWithoutCommander': 'des troupes sans Commandant ne jouent pas de tactique',
  'refusal.splitNeedless': ({ space, room, sps: all }) =>
    `${space} a place pour ${number(room)} : ${sps(all)} ${form(all, 'reste', 'restent')} en une seule pile`,
  'refusal.moreNamesThanDepots': ({ names, depots }) =>
    `${count(names, 'nom')} pour ${count(depots, 'FD')} : n’en nommez pas plus qu’il n’y en a`,
  'refusal.depotsNotThere': ({ to, options }) =>
    `les FDs ne peuvent retraiter à ${to}${options.length > 0 ? ` ; donnez ${or(options)}` : ''}`,
  'refusal.depotsNeedSpace': ({ options }) => `les FDs retraitent d’un espace : donnez ${or(options)}`,
  'refusal.ownFortress': ({ nation }, say) =>
    `${does(nation, 'tient', 'tiennent', say)} la forteresse, sans être ${verb(say.noun(`nation.${nation}`), 'l’ennemi', 'les ennemis')} de l’assiégeant`,
  'refusal.moreThanGarrison': ({ leave, garrison }) =>
    `${number(leave)} ne ${form(leave, 'peut', 'peuvent')} sortir : il y a ${sps(garrison)} à l’intérieur`,
  'refusal.moreThanForce': ({ enter, sps: there }) =>
    `${number(enter)} ne ${form(enter, 'peut', 'peuvent')} entrer : la force a ${sps(there)}`,
  'refusal.notTheTarget': 'ce n’est pas ce que vise le raid',
  'refusal.lightOnBothSides': ({ name }) => `${name} ne peut être des deux camps`,
  'refusal.moreGunsThanPaid': ({ named, paid }) =>
    `${count(named, 'unité désignée', 'unités désignées')}, mais ${number(paid)} ${form(paid, 'payée')}`,
  'refusal.gunsOfAnother': ({ nation, payer }, say) =>
    `l’artillerie ${adjective(nation, say)} n’est pas ${au(say.noun(`nation.${payer}`))} : qui paie reconstruit la sienne`,
  'refusal.noNormalMarch': 'une marche forcée suit la marche normale du Groupe Commandé',
  'refusal.forcedTwice': 'un Groupe Commandé ne force sa marche qu’une fois par activation',
  'refusal.wouldVanish': ({ sps: left }) =>
    `la force de ${sps(left)} disparaîtrait : une marche forcée en demande au moins 2`,
  'refusal.notMinorForce':
    'la marche spéciale du tour est celle d’une Force Mineure ; une autre force marche au lieu d’une carte Stratégique',
  'refusal.secondAdminMarch': 'une Force Mineure a déjà fait la marche spéciale de ce tour',
  'refusal.cardAlreadyPlayed': 'la carte Stratégique a été jouée : il n’y a plus de place à prendre',
  'refusal.adminThenForced': 'une marche spéciale n’est pas suivie d’une marche forcée',
  'refusal.adminEntersEnemy': ({ space }) => `l’ennemi tient ${space} ; une marche spéciale ne peut y entrer`,
  'refusal.adminTooFar': ({ mps, most }) =>
    `le trajet coûte ${count(mps, 'MP')} ; une marche spéciale en a ${number(most)}`,
  'refusal.interceptorMoves': 'une force elle-même en mouvement n’intercepte pas',
  'refusal.interceptorNotAdjacent': ({ distance }) =>
    `l’intercepteur est à ${count(distance, 'espace')} ; il doit être voisin de l’espace`,
  'refusal.retreatNotIntercepted': 'une retraite ne peut être interceptée',
  'refusal.attackerWithdraws': 'le camp en mouvement ne recule pas',
  'refusal.surprisedCannotWithdraw': 'une force sous Surprise Attack! ne peut reculer',
  'refusal.nobodyToOverrun': 'il n’y a pas de SP ennemi sur qui déferler',
  'refusal.overrunTooWeak': ({ moving, needed }) =>
    `${sps(moving)} ne ${form(moving, 'suffit', 'suffisent')} pas ; un déferlement en demande ${number(needed)}`,
  'refusal.overrunTooCostly': ({ cost, mps }) =>
    `un déferlement coûte ici ${count(cost, 'MP')} ; il en reste ${number(mps)}`,
  'refusal.retreatOverruns': 'une force en retraite ne peut déferler',
  'refusal.firstCommand': 'le premier Groupe Commandé entre sans jet ; seuls les suivants lancent le dé',
  'refusal.notEnoughMps': ({ mps, left }) => `on ne peut dépenser ${count(mps, 'MP')} ; il en reste ${number(left)}`,
  'refusal.alreadyEntrenched': 'la force est déjà retranchée',
  'refusal.sameAlliance': 'les deux forces sont de la même alliance',
  'refusal.noSps': 'une force a au moins 1 SP',
  'refusal.unitsAndSteps': ({ steps, units, least }) =>
    `${number(steps)} pas ne vont pas avec ${count(units, 'unité')}, d’un ou deux pas chacune ; donnez ${least === steps ? count(steps, 'unité') : `de ${number(least)} à ${count(steps, 'unité')}`}`,
  'refusal.moreReducedThanGuns': ({ guns }) =>
    `sur ${count(guns, 'unité')} d’art. de campagne, ${number(guns)} au plus ${form(guns, 'peut être réduite', 'peuvent être réduites')}`,
  'refusal.foreignTroops': ({ nation }, say) =>
    `les troupes ${adjective(nation, say)}s ne servent pas dans l’alliance du Commandant`,
  'refusal.lightCavalryWithoutLights': 'la cavalerie légère est une unité Lt : donnez aussi les unités Lt',
  'refusal.tacticOfAnother': ({ tactic, nation }, say) =>
    `${say(`tactic.${tactic}`)} n’est pas une tactique ${du(say.noun(`nation.${nation}`))}`,
  'refusal.interceptorAndJoined': 'décrivez à la fois l’intercepteur et la force présente s’il réussit',
  'refusal.winnerRetreats': 'seul le perdant d’une bataille retraite',
  'refusal.unknownSpace': ({ space }) => `${space} n’est pas parmi les espaces décrits`,
  'refusal.notAdjacent': ({ from, to }) => `${from} et ${to} ne sont pas reliés`,
  'refusal.notTowardsRefuge': ({ from, to }) => `${de(from)}, ${to} ne mène vers aucune forteresse contrôlée, MD ou FD`,
  'refusal.enemyAvoidable': ({ to, options }) => `l’ennemi est à ${to}, et un espace libre convient : ${or(options)}`,
  'refusal.retreatTooLong': ({ spaces, distance }) =>
    `${count(spaces, 'espace')} ; la retraite est de ${number(distance)}, sauf à finir en forteresse`,
  'refusal.retreatTooShort': ({ spaces, distance }) =>
    `${count(spaces, 'espace')} ; la retraite est de ${number(distance)}, sauf à atteindre une forteresse, un MD ou un FD`,
  'refusal.noFortressThere': ({ space }) => `il n’y a pas de forteresse contrôlée à ${space}`,
  'refusal.fortressOffPath': ({ space }) => `la retraite ne passe pas par ${space}`,
  'refusal.moreThanRetreat': ({ shelter, sps: there }) =>
    `${sps(shelter)} ne ${form(shelter, 'peut', 'peuvent')} s’abriter : ${number(there)} ${form(there, 'retraite', 'retraitent')}`,
  'refusal.siegeNotPaid': 'chaque dé de siège demande une action de ravitaillement',
  'refusal.tooFewBesiegers': ({ sps: there, needed }) =>
    `${sps(there)} ne ${form(there, 'suffit', 'suffisent')} pas ; cette forteresse en demande ${number(needed)}`,
  'refusal.garrisonTooLarge': ({ garrison, most }) =>
    `${sps(garrison)} ne ${form(garrison, 'tient', 'tiennent')} pas ; cette forteresse en contient ${number(most)}`,
  'refusal.coalitionRolls': 'c’est le Franco-Russe qui lance le dé : donnez la flotte française ou russe',
  'refusal.noEnemyFleet': 'il n’y a pas de flotte ennemie à combattre',
  'refusal.raidOnFriend': ({ nation }, say) =>
    `${does(nation, 'n’est pas l’ennemie', 'ne sont pas les ennemis', say)} des raiders`,
  'refusal.fleetFdIsDepot': 'un FD de flotte est un FD, non une force',
  'refusal.forageAtHome': ({ nation }, say) =>
    `un raid de pillage ne va que contre une région ennemie ; celle ${du(say.noun(`nation.${nation}`))} ne l’est pas`,
  'refusal.notEnoughActions': ({ cost, available }) => `il faut ${number(cost)} SA, il y en a ${number(available)}`,
  'refusal.maintainInSpring': 'les FDs ne se maintiennent qu’au printemps',
  'refusal.supplyAlreadyFull': ({ supply }, say) =>
    `la force est en ${say(`supply.${supply}`)} : on ne peut l’élever autant`,
  'refusal.nothingToShare': 'une force d’une seule nation n’a rien à partager',
  'refusal.lineInThalersOnly': 'la ligne et la cavalerie ne se maintiennent qu’en thalers',
  'refusal.actionsOverCost': ({ cost }) => `les FDs ne coûtent que ${number(cost)} Thl ; les SA ne paient rien d’autre`,
  'refusal.notBritish': 'seuls les Anglo-Alliés ont des FDs anglais',
  'refusal.paidBeforeExhaustion': ({ nation }, say) =>
    `${does(nation, 'ne paie', 'ne paient', say)} de meilleurs dés qu’après Épuisement`,
  'refusal.minorCannotPay': ({ nation }, say) => `${does(nation, 'n’a', 'n’ont', say)} pas de meilleur jet à payer`,
  'refusal.notEnoughThalers': ({ treasury, needed }) =>
    `le trésor contient ${number(treasury)} Thl ; il en faut au moins ${number(needed)}`,
  'refusal.aboveArmyLimit': ({ wish, room }) =>
    `${sps(wish)} ${form(wish, 'souhaité')} ; il y a place pour ${number(room)}`,
  'refusal.nothingToRebuild': 'dites ce qui est reconstruit',
};
