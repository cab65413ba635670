/** Mouvement, changement de formation, zones de contrôle, ravitaillement, les deux cartes. */

import type { Translation } from '@grognard/kernel';
import { count, du, number } from '../../../words/grammar/french.ts';
import type { maps as en } from '../en/maps.ts';

export const maps: Translation<typeof en> = {
  'procedure.movement': 'Mouvement terrestre',
  'procedure.formation-change': 'Changement de formation',
  'procedure.zones-of-control': 'Zones de contrôle',
  'procedure.supply': 'Réseau de ravitaillement',
  'procedure.map-change': 'D’une carte à l’autre',
  'terrain.sea': 'Eau',
  'feature.airbase': 'base aérienne',
  'feature.port': 'port',
  'hexside.road': 'route',
  'hexside.sea': 'côte',
  'hexside.bosphorus': 'Bosphore',
  'hexside.bridge': 'pont',
  'place.unit': 'Unité sur la carte',
  'place.engineers': 'Le génie l’accompagne',
  'place.declared': 'Hexagones contre lesquels elle a déclaré le combat (assaut délibéré)',
  'zones.input': 'Carte et unités',
  'zones.units': 'Unités',
  'zones.of': ({ unit }) => `Zone de l’unité ${unit}`,
  'zones.told': ({ locking, fluid }) =>
    `verrouillée : ${locking.join(', ') || 'aucune'} ; fluide : ${fluid.join(', ') || 'aucune'}`,
  'zones.summary': ({ locking, fluid }) =>
    `hexagones en ZDC verrouillée : ${number(locking)} ; en ZDC fluide : ${number(fluid)}`,
  'zones.outcome': ({ hexes }) => `${count(hexes, 'hexagone', 'hexagones')} en zone de contrôle`,
  'zone.locking': 'ZDC verrouillée',
  'zone.fluid': 'ZDC fluide',
  'figure.zoneHexes': 'Hexagones en zone de contrôle',
  'refusal.neverAZone': 'l’artillerie et les autres petites unités n’ont jamais de zone de contrôle',
  'refusal.notAdjacent': ({ hex }) => `${hex} n’est pas adjacent à l’unité`,
  'refusal.declaredInVain':
    'seule une unité en assaut délibéré verrouille l’hexagone contre lequel elle a déclaré le combat',
  'change.input': 'Le changement',
  'change.side': 'Camp',
  'change.from': 'Ancienne formation',
  'change.to': 'Nouvelle formation',
  'change.terrain': 'Terrain de l’hexagone de l’unité',
  'change.points': 'Points de mouvement restants',
  'change.changed': 'Elle a déjà changé de formation dans ce mouvement',
  'change.adjacent': 'Un ennemi est adjacent, dans un hexagone où elle peut entrer',
  'change.pursuit': 'En poursuite',
  'change.cost': 'Coût du changement',
  'change.told': ({ out, into, left }) =>
    `${number(out)} pour sortir, ${number(into)} pour entrer ; points de mouvement restants : ${number(left)}`,
  'change.points.count': ({ points }) => `${count(points, 'point', 'points')} de mouvement`,
  'figure.points': 'Points de mouvement',
  'refusal.sameFormation': 'l’unité est déjà dans cette formation',
  'refusal.changedTwice': 'une unité ne change de formation qu’une fois par mouvement',
  'movement.input': 'Carte, unité et chemin',
  'movement.changeTo': 'Passe en formation',
  'movement.changeAfter': 'Après tant d’hexagones du chemin',
  'movement.path': 'Le chemin, hexagone par hexagone (vide : seulement ce qui est à portée)',
  'movement.others': 'Autres unités sur la carte',
  'movement.way': 'Le chemin',
  'movement.told': ({ walked, out, into, on, spent }) =>
    out + into + on === 0
      ? `points de mouvement en chemin : ${number(spent)}`
      : `points de mouvement : ${number(walked)} avant le changement de formation, ${number(out)} + ${number(into)} pour lui, ${number(on)} ensuite ; ${number(spent)} en tout`,
  'movement.summary': ({ hex, spent, left, formation, reach }, say) =>
    `${hex}, ${say(formation)} : points de mouvement dépensés ${number(spent)}, restants ${number(left)} ; hexagones à portée : ${number(reach)}`,
  'movement.at': ({ hex }) => `en ${hex}`,
  'figure.reach': 'Hexagones à portée',
  'refusal.changeTooLate': ({ steps }) => `le chemin n’a que ${count(steps, 'hexagone', 'hexagones')}`,
  'refusal.atSea': ({ hex }) => `${hex} est de l’eau`,
  'refusal.way.apart': ({ from, to }) => `${to} ne touche pas ${from}`,
  'refusal.way.water': ({ from, to }) => `de l’eau sépare ${from} de ${to} : seul un transport maritime la traverse`,
  'refusal.way.unbridged': ({ from, to }) => `aucun pont sur le Bosphore entre ${from} et ${to}`,
  'refusal.way.terrain': ({ to }) => `le terrain de ${to} est interdit à cette unité`,
  'refusal.way.noMovement': ({ from, to }) => `une unité dans cette formation ne se déplace pas (de ${from} à ${to})`,
  'refusal.way.enemy': ({ to }) => `l’ennemi tient ${to}`,
  'refusal.way.held': ({ from }) =>
    `une ZDC verrouillée de blindés tient l’unité en ${from} : elle ne peut que se retirer`,
  'refusal.way.assault': ({ to }) => `aucune unité en assaut délibéré ne peut aller en ${to}`,
  'refusal.way.stopped': ({ from }) => `l’unité doit s’arrêter en ${from} : elle est entrée dans une ZDC verrouillée`,
  'supply.input': 'Carte, sources, dépôts et unités',
  'supply.side': 'Camp',
  'supply.sources': 'Hexagones qui sont d’eux-mêmes dans le réseau',
  'supply.depot': 'Dépôt',
  'supply.unit': 'Unité',
  'supply.units': 'Unités à ravitailler',
  'supply.depotTitle': ({ depot }) => depot,
  'supply.depot.joined': ({ points }) => `dans le réseau à ${count(points ?? 0, 'point')} de mouvement d’unité blindée`,
  'supply.depot.cut': ({ points }) =>
    points === null
      ? 'hors du réseau : aucun chemin n’y mène'
      : `hors du réseau à ${count(points, 'point')} de mouvement d’unité blindée`,
  'supply.depot.eliminated': () => 'éliminé : trois Hits ou plus ce tour',
  'supply.unitTitle': ({ unit }) => `Unité ${unit}`,
  'supply.unit.in': ({ points, depot }) =>
    `ravitaillée, à ${count(points ?? 0, 'point')} ${depot === null || depot === undefined ? 'd’un dépôt' : du(depot)}`,
  'supply.unit.out': ({ points }) =>
    points === null
      ? 'non ravitaillée : aucun chemin ne mène à un dépôt'
      : `non ravitaillée, à ${count(points, 'point')} d’un dépôt`,
  'supply.summary': ({ joined, depots, supplied, units }) =>
    `dépôts dans le réseau : ${number(joined)} sur ${number(depots)} ; unités ravitaillées : ${number(supplied)} sur ${number(units)}`,
  'supply.outcome': ({ outcome }) =>
    `dépôts dans le réseau : ${outcome.split('/')[0]}, unités ravitaillées : ${outcome.split('/')[1]}`,
  'figure.joined': 'Dépôts dans le réseau',
  'mapChange.input': 'Le chemin',
  'mapChange.path': 'Le chemin, lieu par lieu',
  'mapChange.step': 'Lieu',
  'mapChange.sample': 'AX-06',
  'mapChange.place': 'Genre de lieu',
  'mapChange.place.strategic': 'hexagone stratégique',
  'mapChange.place.transition': 'hexagone de transition',
  'mapChange.place.edge': 'bord de la carte opérationnelle',
  'mapChange.place.operational': 'hexagone opérationnel',
  'mapChange.into': ({ hex }) => `Entrée en ${hex}`,
  'mapChange.sum': 'En tout',
  'mapChange.told': ({ strategic, operational, inOperational }) =>
    `${count(strategic, 'point stratégique', 'points stratégiques')} et ${count(operational, 'point opérationnel', 'points opérationnels')} ; en tout ${count(inOperational, 'hexagone opérationnel', 'hexagones opérationnels')}`,
  'mapChange.outcome': ({ hexes }) => count(hexes, 'hexagone opérationnel', 'hexagones opérationnels'),
  'refusal.noJump': ({ hex }) =>
    `aucun pas ne mène ainsi en ${hex} : entre les cartes on passe par un hexagone de transition et par le bord`,
  'picture.title': ({ procedure, map }, say) => `${say(`procedure.${procedure}`)} : ${map}`,
  'picture.zones-of-control': 'L marque les hexagones en ZDC verrouillée, F ceux en ZDC fluide.',
  'picture.movement':
    'Un trait entoure les hexagones à portée, chacun avec les points de mouvement qu’il faut pour y venir ; L et F marquent les ZDC ennemies, I l’interdiction, (I) celle que le mouvement retire.',
  'picture.supply':
    'S marque les sources du réseau, I l’interdiction ; × devant un nom veut dire hors du réseau ou non ravitaillé, † éliminé.',
  'picture.unit': ({ unit, formation }, say) => `${unit}, ${say(`formation.${formation}`)}`,
  'picture.stack': ({ pieces }, say) => pieces.map((piece) => say(piece)).join(' ; '),
  'picture.inReach': 'à portée',
  'picture.way': 'le chemin',
  'picture.start': 'départ du mouvement',
  'picture.points': ({ points }) => `pour ${count(points, 'point', 'points')} de mouvement`,
  'picture.interdicted': 'interdit',
  'picture.cleared': 'interdiction retirée par le mouvement',
  'picture.source': 'dans le réseau de lui-même',
  'picture.depot': ({ depot, state, points }, say) =>
    `${say('supply.depotTitle', { depot })}, ${say(`supply.depot.${state}`, { points })}`,
  'picture.drawing': ({ unit, supplied, points }, say) =>
    `${say('supply.unitTitle', { unit })}, ${say(supplied ? 'supply.unit.in' : 'supply.unit.out', { points })}`,
  'picture.wayToDepot.joined': ({ depot }) => `chemin vers ${depot}`,
  'picture.wayToDepot.cut': ({ depot }) => `chemin trop long vers ${depot}`,
  'picture.wayToUnit.in': ({ unit }) => `chemin d’un dépôt à l’unité ${unit}`,
  'picture.wayToUnit.out': ({ unit }) => `chemin trop long d’un dépôt à l’unité ${unit}`,
  'procedure.bridge': 'Construction d’un pont',
  'supply.depots': 'Dépôts de ravitaillement',
  'mapChange.side': 'Camp',
  'mapChange.ranging': 'On ne compte qu’une portée',
  'refusal.noSuchNumber': ({ hex }) =>
    `${hex} n’est pas un numéro de cette carte ; les hexagones stratégiques se lisent AX-06, les opérationnels 4530`,
  'refusal.closedHex': ({ hex }) => `un événement politique ferme ${hex} à ce camp`,
  'bridge.input': 'Carte, génie et côté d’hexagone',
  'bridge.hexside': 'Côté d’hexagone du Bosphore',
  'bridge.built': ({ hexside, unit }) => `${unit} jette un pont en ${hexside}`,
  'bridge.summary': ({ hexside }) => `${hexside} se traverse, pour deux points de mouvement de plus`,
  'bridge.outcome': () => 'le pont est jeté',
  'refusal.noStrait': ({ hexside }) => `${hexside} n’est pas un côté d’hexagone du Bosphore sur cette carte`,
  'refusal.noEngineers': 'seul le génie jette un pont',
  'refusal.notAtStrait': ({ hexside }) => `l’unité n’est pas au bord du côté ${hexside}`,
  'refusal.alreadyBridged': ({ hexside }) => `${hexside} a déjà un pont`,
};
