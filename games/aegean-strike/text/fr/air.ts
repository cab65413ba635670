/** Tir, détection, combat aérien, interception, patrouille, missions. */

import type { Translation } from '@grognard/kernel';
import { and, count, form, number } from '../../../words/grammar/french.ts';
import type { air as en } from '../en/air.ts';

/** Combien d’unités d’attaque vont jusqu’à leur cible. */
const going = (left: number, strikers: number): string =>
  left === 0
    ? 'aucune unité d’attaque ne poursuit'
    : `${count(left, 'unité')} d’attaque sur ${number(strikers)} ${form(left, 'poursuit', 'poursuivent')}`;

const leaves = (what: string, hits: number): string =>
  hits === 0 ? `${what} ne laisse aucun Hit` : `${what} laisse ${count(hits, 'Hit')}`;

export const air: Translation<typeof en> = {
  'procedure.resolution-track': 'Piste de résolution',
  'procedure.detection': 'Détection',
  'procedure.air-combat': 'Combat aérien',
  'procedure.interception': 'Interception air-air',
  'procedure.combat-air-patrol': 'Patrouille aérienne de combat (CAP)',
  'procedure.air-mission': 'Conditions préalables d’une mission aérienne',
  'procedure.soviet-air-defence': 'Défense aérienne de l’Union soviétique',
  'fire.ask.shot': ({ unit, value }) =>
    value === undefined
      ? 'Dé d’attaque'
      : unit === undefined
        ? `Dé d’attaque, valeur ${number(value)}`
        : `Dé d’attaque : ${unit}, valeur ${number(value)}`,
  'fire.ask.ecm': ({ ecm }) => (ecm === undefined ? 'Dé d’ECM' : `Dé d’ECM : meilleure ECM ${number(ecm)}`),
  'fire.noValue': ({ unit }) => `${unit ?? 'l’unité'} ne peut toucher`,
  'fire.miss': ({ by }) => `manqué de ${number(by)}`,
  'fire.box': ({ box }) => (box === 0 ? 'égale : première case' : `${number(box)} de moins`),
  'fire.moved': ({ moved }) =>
    moved === 0 ? 'sans effet' : `le marqueur recule de ${count(moved, 'case', 'cases')} vers zéro`,
  'fire.track': 'Piste de résolution',
  'fire.pastZero': 'en deçà de la première case : aucun Hit',
  'fire.hits': ({ hits }, say) => say('hits.count', { hits }),
  'track.input': 'Le tir',
  'track.side': 'Camp qui tire',
  'track.shotValue': 'Sa valeur pour ce combat',
  'track.hits': 'Hits subis par l’unité qui tire',
  'track.target': 'Genre de cible',
  'target.air-naval': 'aérienne ou navale',
  'target.ground': 'terrestre',
  'track.ecm': 'Meilleure ECM de la pile visée',
  'figure.hits': 'Hits infligés',
  'refusal.groundEcm': 'les cibles terrestres n’ont pas d’ECM',
  'sighting.ask': ({ sensor, medium, range, scale, value, number: place }, say) =>
    sensor === undefined || medium === undefined || scale === undefined
      ? 'Dé de détection'
      : `Dé de détection${place ? ` ${number(place)}` : ''} : ${say(sensor)}, ${say(medium)}, portée ${say(scale)} ${number(range ?? 0)}, valeur ${number(value ?? 0)}`,
  'sighting.yes': 'détectée',
  'sighting.no': 'non détectée',
  'procedure.detection-ranges': 'Portées de détection',
  'detectionRanges.input': 'Carte et observateurs',
  'detectionRanges.bases': 'Bases aériennes',
  'detectionRanges.base.sample': 'Base aérienne 1',
  'detectionRanges.of': ({ unit, sensor }, say) => (say(sensor) === unit ? unit : `${unit} : ${say(sensor)}`),
  'detectionRanges.told': ({ medium, bands, table, isLost }, say) =>
    [
      `${say(medium)} : ${bands.length > 0 ? bands.map((band) => say(band)).join(' ; ') : 'n’y observe pas'}`,
      ...(isLost ? [`reprenez ce qui est perdu de votre exemplaire (table ${table})`] : []),
    ].join(' ; '),
  'detectionRanges.span': ({ from, to }) =>
    from === to ? `portée ${number(from)}` : `portées ${number(from)} à ${number(to)}`,
  'detectionRanges.band': ({ from, to, value }, say) =>
    `${say('detectionRanges.span', { from, to })} : ${value === null ? 'valeur perdue' : number(value)}`,
  'detectionRanges.summary': ({ seen, lost }) =>
    `${count(seen, 'hexagone vu', 'hexagones vus')} à une valeur connue ; dans ${count(lost, 'hexagone', 'hexagones')} une valeur est perdue`,
  'detectionRanges.outcome': ({ sensors }) => count(sensors, 'pion observe', 'pions observent'),
  'figure.seenHexes': 'Hexagones vus à une valeur connue',
  'picture.detection-ranges':
    'Un trait entoure les hexagones de chaque valeur, inscrite dans chacun : un dé qui ne la dépasse pas détecte. Des hachures brisées montrent où la valeur est perdue.',
  'picture.detects.surface': 'détection des unités de surface',
  'picture.detects.air': 'détection des unités aériennes',
  'picture.detects.subsurface': 'détection des sous-marins',
  'picture.sees': ({ unit, value }) => `vu par ${unit} à ${number(value)}`,
  'picture.seesLost': ({ unit, from, to }, say) =>
    `valeur perdue pour ${unit} (${say('detectionRanges.span', { from, to })})`,
  'picture.sensor': ({ unit, sensor }, say) => say('detectionRanges.of', { unit, sensor }),
  'detection.input': 'La recherche',
  'detection.side': 'Camp qui cherche',
  'detection.sensors': 'Détecteurs (un dé chacun)',
  'detection.sensor': 'Détecteur',
  'detection.medium': 'Milieu',
  'detection.ranges': 'Portées où vient la cible, dans l’ordre',
  'detection.range': 'Portée',
  'detection.condition': 'La pile est',
  'condition.undetected': 'non détectée',
  'condition.detected': 'détectée',
  'condition.earlyWarning': 'une unité EWDA : toujours détectée',
  'condition.hasBombed': 'des avions qui ont bombardé : détectés d’office',
  'detection.always': 'Détectée sans dé',
  'detection.found': ({ at }) => (at === null ? 'cible détectée' : `cible détectée à la portée ${number(at)}`),
  'detection.notFound': () => 'cible non détectée',
  'figure.detected': 'Détectée',
  'refusal.mediumLacking': ({ sensor, medium }, say) => `${say(sensor)} ne cherche pas dans ce milieu : ${say(medium)}`,
  'refusal.rangeBeyond': ({ range, last, scale }, say) =>
    `la portée ${number(range)} dépasse la table, qui s’arrête à ${number(last)} (${say(scale)})`,
  'refusal.alreadyDetected': 'elle est déjà détectée : une autre tentative ne change rien',
  'airCombat.input': 'Le combat aérien',
  'airCombat.side': 'Camp des intercepteurs',
  'airCombat.seen': 'Qui est détecté',
  'seen.both': 'les deux : le combat est simultané',
  'seen.targetOnly': 'la cible seule : les intercepteurs tirent seuls',
  'seen.interceptorsOnly': 'les intercepteurs seuls : la cible tire seule',
  'airCombat.interceptors': 'Intercepteurs (ils subissent les Hits dans cet ordre)',
  'airCombat.escorts': 'Escortes (elles subissent les Hits dans cet ordre)',
  'airCombat.strikers': 'Unités d’attaque (elles subissent les Hits dans cet ordre)',
  'airBattle.free': 'Intercepteurs libres',
  'airBattle.freeCount': ({ left, guards, free }) =>
    `intercepteurs restants ${number(left)}, escortes restantes ${number(guards)} : libres d’attaquer les unités escortées ${number(free)}`,
  'airCombat.summary': ({ left, strikers }) =>
    strikers === 1
      ? left === 1
        ? 'l’unité d’attaque poursuit'
        : 'l’unité d’attaque abandonne'
      : going(left, strikers),
  'airCombat.outcome.stopped': 'aucune unité d’attaque ne poursuit',
  'airCombat.outcome.partly': 'une partie poursuit',
  'airCombat.outcome.through': 'toutes poursuivent',
  'figure.strikersLeft': 'Unités d’attaque qui poursuivent',
  'figure.interceptorHits': 'Hits subis par les intercepteurs',
  'figure.strikeHits': 'Hits infligés par la frappe qui suit',
  'refusal.nobodyThere': 'il n’y a personne à intercepter',
  'interception.input': 'L’interception',
  'interception.side': 'Camp qui intercepte',
  'interception.reach': 'Genre d’interception',
  'reach.short': 'courte portée : par la détection de la base',
  'reach.long': 'longue portée : par une unité EWDA',
  'interception.sensors': 'Détecteurs qui la cherchent',
  'interception.baseRange': 'Portée de l’unité EWDA à la base des intercepteurs',
  'interception.baseRange.help':
    'Longue portée seulement : base et cible doivent être dans sa distance maximale de détection.',
  'interception.distance': 'Hexagones des intercepteurs à la cible',
  'interception.targetCloses': 'Hexagones dont chaque déplacement de la cible raccourcit cela (−2 à 2)',
  'interception.strike': 'La frappe qui suit',
  'interception.strike.planned': 'Résoudre la frappe de ceux qui passent',
  'interception.strike.target': 'Cible de la frappe',
  'interception.meet': 'Les intercepteurs approchent',
  'interception.meet.short': ({ distance }) =>
    `la cible s’arrête ; les intercepteurs font ${count(distance, 'hexagone', 'hexagones')} jusqu’à elle`,
  'interception.meet.long': ({ legs }) =>
    `deux hexagones chacun à son tour : les intercepteurs arrivent au déplacement ${number(legs)}`,
  'interception.summary': ({ left, strikers, hits }) => `${going(left, strikers)} ; ${leaves('la frappe', hits)}`,
  'interception.undetected': ({ hits }) => `non détectée : la mission continue ; ${leaves('la frappe', hits)}`,
  'interception.outcome.undetected': 'non détectée',
  'interception.outcome.stopped': 'toutes les unités d’attaque abandonnent',
  'interception.outcome.partly': 'une partie poursuit',
  'interception.outcome.through': 'toutes poursuivent',
  'refusal.nobodyLooks': 'il faut que quelqu’un cherche la cible, à quelque portée',
  'refusal.baseTooFar': ({ range, last }) =>
    `la base est à ${count(range, 'hexagone')} de l’unité EWDA, qui ne voit pas au-delà de ${number(last)}`,
  'refusal.neverMeets': 'les intercepteurs ne rejoignent jamais la cible',
  'patrol.input': 'La patrouille',
  'patrol.side': 'Camp du porte-avions',
  'patrol.carrier': 'Un CVN dont les unités sont en mode interception est là',
  'patrol.range': 'Portée de la cible au CVN',
  'patrol.units': 'Unités de patrouille prêtes, dans l’ordre',
  'patrol.sensor': 'Ce avec quoi elle détecte les avions',
  'patrol.ask.fly': ({ unit }) => (unit === undefined ? 'Envoyer la patrouille ?' : `Envoyer ${unit} ?`),
  'patrol.ask.fly.hold': 'la garder',
  'patrol.ask.fly.fly': 'la placer sur la cible',
  'patrol.hit': ({ hits }, say) => `la pile visée ${say('hits.suffered', { hits })}`,
  'patrol.goesOn': ({ flown }) => `la cible poursuit (sorties de CAP : ${number(flown)})`,
  'figure.patrolHits': 'Hits subis par la patrouille',
  'refusal.noCarrier': 'une patrouille demande un CVN dont les unités sont en mode interception',
  'refusal.patrolTooFar': ({ range, reach, scale }, say) =>
    `la portée ${number(range)} est trop grande : une patrouille porte à ${count(reach, 'hexagone')} (${say(scale)})`,
  'airMission.input': 'La mission',
  'airMission.side': 'Camp',
  'airMission.mission': 'Mission',
  'airMission.granted': 'Toutes les conditions préalables sont remplies',
  'airMission.terms': ({ marker, supply }, say) =>
    `permise : ${say(marker)}, ${count(supply, 'point', 'points')} de ravitaillement`,
  'figure.supply': 'Points de ravitaillement',
  'mission.airInterception': 'Interception air-air',
  'mission.airSuperiority': 'Supériorité aérienne',
  'mission.patrol': 'Patrouille aérienne de combat (CAP)',
  'mission.escort': 'Escorte',
  'mission.airNavalAsm': 'Interception aéronavale, valeur ASM',
  'mission.airNavalBombardment': 'Interception aéronavale, bombardement',
  'mission.airNavalSubsurface': 'Interception aéronavale, sous-marine',
  'mission.antishipStrike': 'Frappe de missiles antinavires',
  'mission.antisubmarineStrike': 'Frappe anti-sous-marine',
  'mission.patrolStrike': 'CAP contre des navires',
  'mission.bombardGround': 'Bombardement d’unités terrestres',
  'mission.bombardNaval': 'Bombardement d’unités navales',
  'mission.bombardInstallation': 'Bombardement d’installations',
  'mission.interdiction': 'Interdiction',
  'mission.closeAirSupport': 'Appui aérien rapproché',
  'mission.ferry': 'Ferry',
  'mission.transport': 'Transport',
  'mission.airmobileTransport': 'Transport aéromobile',
  'mission.paratroopTransport': 'Transport de parachutistes',
  'mission.earlyWarning': 'EWDA',
  'eligible.combat': 'unités de combat',
  'eligible.ferry': 'toutes sauf EWDA',
  'eligible.transport': 'transports',
  'eligible.helicopter': 'hélicoptères',
  'eligible.paratroops': 'C-5, C-130, Il-76, An-24',
  'eligible.earlyWarning': 'AWACS, E-2, Tu-126',
  'refusal.missionLost': ({ mission }, say) => `la ligne de cette mission n’est pas dans le tableau : ${say(mission)}`,
  'refusal.noSorties': 'l’unité n’a plus de sortie ce tour',
  'refusal.hasFlown': 'l’unité a déjà volé pendant cette phase d’action',
  'refusal.notEligible': ({ type, mission }, say) => `${type} : type non éligible pour cette mission (${say(mission)})`,
  'refusal.wrongMode': ({ needed, received }, say) =>
    `la mission demande le mode ${say(needed)}, l’unité est en mode ${say(received)}`,
  'refusal.wrongSegment': ({ needed, received }, say) =>
    `cette mission s’effectue pendant : ${and(needed.map((segment) => say(`segment.${segment}`)))} ; le segment en cours est ${say(received)}`,
  'soviet.input': 'Le vol au-dessus de l’Union soviétique',
  'soviet.side': 'Camp',
  'soviet.singleSortie': 'Mission de sortie unique',
  'soviet.optionalRule': 'La règle optionnelle est en vigueur',
  'soviet.ask.die': 'Dé de défense aérienne',
  'soviet.table': 'Défense aérienne soviétique',
  'soviet.aborts': ({ hits }, say) => `abandon de la mission ; ${say('hits.count', { hits })}`,
  'soviet.goesOn': () => 'pas d’effet',
  'modifier.singleSortie': 'Unité américaine en mission de sortie unique (règle optionnelle)',
  'refusal.notAmerican': 'cette table est pour les unités aériennes américaines',
  'refusal.optionalRule': 'ce modificateur relève de la règle optionnelle',
  'detection.aircraft': 'Unités aériennes recherchées',
  'detection.ships': 'Unités navales recherchées',
  'refusal.nothingToFind': 'dites ce qui est recherché : unités aériennes ou navales',
  'interception.enemySupply': 'Points de ravitaillement du camp de la cible',
  'patrol.outcome.stopped': 'toutes les unités d’attaque abandonnent',
  'patrol.outcome.partly': 'une partie poursuit',
  'patrol.outcome.through': 'toutes poursuivent',
};
