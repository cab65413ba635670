/** Mouvement, changement de formation, zones de contrôle, ravitaillement, les deux cartes. */
import type { Translation } from '@grognard/kernel';
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
  'zones.of': ({ unit }) => `Zone de ${unit}`,
  'zones.told': ({ locking, fluid }) =>
    `verrouillée : ${locking.join(', ') || 'aucune'} ; fluide : ${fluid.join(', ') || 'aucune'}`,
  'zones.summary': ({ locking, fluid }) => `hexagones en ZDC verrouillée : ${locking} ; en ZDC fluide : ${fluid}`,
  'zones.outcome': ({ hexes }) => `${hexes} ${hexes > 1 ? 'hexagones' : 'hexagone'} en zone de contrôle`,
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
  'change.pursuit': 'En poursuite',
  'change.cost': 'Coût du changement',
  'change.told': ({ out, into, left }) =>
    `${out} pour sortir, ${into} pour entrer ; points de mouvement restants : ${left}`,
  'change.points.count': ({ points }) => `${points} ${points > 1 ? 'points' : 'point'} de mouvement`,
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
    `${walked} en chemin, ${out} + ${into} pour le changement, ${on} ensuite : ${spent}`,
  'movement.summary': ({ hex, spent, left, formation, reach }, say) =>
    `${hex}, ${say(formation)} : ${spent} points dépensés, ${left} restants ; ${reach} hexagones étaient à portée`,
  'movement.at': ({ hex }) => `en ${hex}`,
  'figure.reach': 'Hexagones à portée',
  'refusal.changeTooLate': ({ steps }) => `le chemin n’a que ${steps} ${steps > 1 ? 'hexagones' : 'hexagone'}`,
  'refusal.atSea': ({ hex }) => `${hex} est de l’eau`,
  'refusal.way.apart': ({ from, to }) => `${to} ne touche pas ${from}`,
  'refusal.way.forbidden': ({ from, to }) =>
    `l’unité ne peut aller de ${from} en ${to} : terrain, formation, ennemi ou zone qui la tient`,
  'refusal.way.stopped': ({ from }) => `l’unité doit s’arrêter en ${from} : elle est entrée dans une ZDC verrouillée`,
  'supply.input': 'Carte, sources, dépôts et unités',
  'supply.side': 'Camp',
  'supply.sources': 'Hexagones qui sont d’eux-mêmes dans le réseau',
  'supply.depot': 'Dépôt',
  'supply.unit': 'Unité',
  'supply.units': 'Unités à ravitailler',
  'supply.depotTitle': ({ depot }) => `Dépôt ${depot}`,
  'supply.depot.joined': ({ points }) => `dans le réseau à ${points} points de mouvement blindés`,
  'supply.depot.cut': ({ points }) =>
    points === null
      ? 'hors du réseau : aucun chemin n’y mène'
      : `hors du réseau à ${points} points de mouvement blindés`,
  'supply.depot.eliminated': () => 'éliminé : trois Hits ou plus ce tour',
  'supply.unitTitle': ({ unit }) => `Unité ${unit}`,
  'supply.unit.in': ({ points }) => `ravitaillée à ${points} points d’un dépôt`,
  'supply.unit.out': ({ points }) =>
    points === null
      ? 'non ravitaillée : aucun chemin ne mène à un dépôt'
      : `non ravitaillée à ${points} points d’un dépôt`,
  'supply.summary': ({ joined, depots, supplied, units }) =>
    `dépôts dans le réseau : ${joined} sur ${depots} ; unités ravitaillées : ${supplied} sur ${units}`,
  'supply.outcome': ({ outcome }) => `dépôts dans le réseau / unités ravitaillées : ${outcome}`,
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
    `${strategic} points stratégiques et ${operational} opérationnels ; ${inOperational} comptés en hexagones opérationnels`,
  'mapChange.outcome': ({ hexes }) => `${hexes} hexagones opérationnels`,
  'refusal.noJump': ({ hex }) =>
    `il n’y a pas de tel pas vers ${hex} : entre les cartes on passe par un hexagone de transition et par le bord`,
  'picture.zones.title': 'Zones de contrôle autour d’Antalya',
  'picture.zones.description':
    'Les unités de l’exemple : A en 4524, la division soviétique en 4626, B en 5728, C placée en 5126. L marque les hexagones en ZDC verrouillée, F en ZDC fluide.',
  'picture.unit': ({ unit, formation }, say) => `${unit}, ${say(`formation.${formation}`)}`,
};
