/** Les mots pour peindre les cartes et s’y déplacer. */
import type { Translation } from '@grognard/kernel';
import type { mapEn } from './en.ts';

const pluriel = (count: number, un: string, plusieurs: string): string => `${count} ${count > 1 ? plusieurs : un}`;
const RANGS = { even: 'paires', odd: 'impaires' } as const;

export const mapFr: Translation<typeof mapEn> = {
  'board.title': 'Cartes',
  'board.own': 'Vos cartes',
  'board.own.none': 'Aucune carte de ce jeu n’est encore gardée sur cet appareil.',
  'board.own.about': ({ from, to, count }) => `de ${from} à ${to}, ${pluriel(count, 'hexagone', 'hexagones')}`,
  'board.new': 'Peindre une nouvelle carte',
  'board.open': 'Ouvrir un fichier de carte',
  'board.untitled': 'Nouvelle carte',
  'board.forget': 'Oublier cette carte',
  'board.forget.sure': ({ title }) =>
    `« ${title} » et la photo placée dessous sont retirées de cet appareil. Un fichier que vous avez enregistré reste.`,
  'board.absent': 'Cet appareil ne garde pas de carte de ce nom.',
  'board.refused': 'Ce fichier n’est pas une carte de ce jeu :',

  'board.stage': ({ title }) => `Carte : ${title}`,
  'board.keys':
    'Les flèches vont d’hexagone en hexagone, Majuscule prend l’autre voisin, Entrée emploie l’outil, plus et moins changent l’échelle, 0 montre tout.',
  'board.rail': 'Outils',
  'board.tool.sheet': 'Feuille',
  'board.tool.paint': 'Peindre',
  'board.tool.lines': 'Lignes',
  'board.tool.places': 'Lieux',
  'board.tool.counters': 'Pions',
  'board.tool.move': 'Bouger',
  'board.tool.layers': 'Calques',
  'board.undo': 'Annuler',
  'board.redo': 'Rétablir',
  'board.panel': 'De cette carte',

  'board.brush': 'Pinceau',
  'board.breadth': 'Largeur du pinceau',
  'board.breadth.one': '1 hex',
  'board.breadth.seven': '7',
  'board.breadth.fill': 'remplir',
  'board.painted': ({ what, hex }) => `${hex} : ${what}`,
  'board.paint.help':
    'Glissez sur les hexagones pour les peindre. Au clavier : un chiffre prend un pinceau, Entrée peint.',
  'board.line': 'Ligne',
  'board.line.lay': 'tracer',
  'board.line.erase': 'effacer',
  'board.line.laying': 'Ce que fait la ligne',
  'board.line.help.through':
    'Glissez d’hexagone en hexagone. Au clavier : Entrée pose la plume, les flèches tracent, Entrée la lève.',
  'board.line.help.along':
    'Glissez le long de la grille, ou touchez un côté. Au clavier : [ et ] choisissent un côté de l’hexagone, Entrée le trace.',
  'board.line.down': ({ hex }) => `La ligne commence en ${hex}`,
  'board.line.up': ({ hex }) => `La ligne finit en ${hex}`,
  'board.line.side': ({ side, what }) => (what ? `${side} : ${what}` : side),
  'board.place.help': 'Touchez un hexagone pour le nommer ou dire ce qui s’y trouve.',
  'board.place.of': ({ hex }) => `Hexagone ${hex}`,
  'board.place.name': 'Nom du lieu',
  'board.place.features': 'Ce qui s’y trouve',

  'board.none': 'sans carte',
  'board.pick.counter': 'Touchez un pion, puis son hexagone.',
  'board.pick': 'La carte : touchez une case pour l’écrire dans le champ où vous étiez',
  'board.pick.way':
    'Touchez le départ du trajet, puis chaque case où il entre ; la dernière, touchée de nouveau, est reprise.',
  'board.pick.keys': 'Les flèches vont de case en case, Entrée dit celle où vous êtes.',
  'board.choose': 'Quelle carte ?',
  'board.way': 'trajet',
  'board.stack': ({ names }) => names.join(', '),
  'board.barred': ({ told }) => told,
  'board.hand': 'Pions et marques',
  'board.hand.take': 'Touchez un pion, puis son hexagone ; ou glissez-le.',
  'board.hand.put': 'Touchez maintenant l’hexagone.',
  'board.counters.help': 'Entrée prend le pion d’un hexagone et le pose sur un autre.',
  'board.move.help':
    'Entrée mène le trajet jusqu’à l’hexagone, Retour arrière reprend le dernier hexagone, Échap tout le trajet.',
  'board.move.back': 'dernier hex',
  'board.move.here': 'Aller là',
  'board.legend': 'Légende',
  'board.layers.others': 'D’après d’autres aides',
  'board.layers.none': 'Rien ne recouvre encore la carte.',
  'board.layers.together': ({ labels }, say) => labels.map((label) => say(label)).join(', '),
  'board.layers.count': ({ count }) => pluriel(count, 'hexagone', 'hexagones'),

  'board.sheet.title': 'Titre',
  'board.sheet.ask': 'Que lit-on dans deux hexagones de votre feuille ?',
  'board.sheet.from': 'en haut à gauche',
  'board.sheet.to': 'en bas à droite',
  'board.sheet.begin': 'Commencer',
  'board.sheet.told': ({ columns, rows, isFlat, shoved }) =>
    isFlat
      ? `${pluriel(columns, 'colonne', 'colonnes')} de ${rows}, les ${RANGS[shoved]} un demi-hexagone plus bas.`
      : `${pluriel(rows, 'rangée', 'rangées')} de ${columns}, les ${RANGS[shoved]} un demi-hexagone à droite.`,
  'board.sheet.look': 'L’image doit ressembler à votre feuille.',
  'board.sheet.flip': 'décaler les autres',
  'board.sheet.turn': ({ isFlat }) => (isFlat ? 'rangées droites' : 'colonnes droites'),
  'board.sheet.painted': ({ painted, count, what }) =>
    `Peints : ${painted} hexagones sur ${count}. Ce qui n’est pas peint : ${what}.`,
  'board.sheet.cut': 'Retirer des hexagones de la feuille',
  'board.sheet.cut.help': 'Touchez un hexagone pour le retirer, touchez sa place pour le remettre.',
  'board.campaign': 'Dans une campagne',
  'board.campaign.given': 'C’est désormais une carte de cette campagne.',
  'board.campaign.open': 'Ouvrir la campagne',
  'board.campaign.reason': ({ title }) => `la carte « ${title} » est posée sur la table`,
  'board.sheet.kept': 'Gardée sur cet appareil.',
  'board.sheet.keep': 'Garder sur cet appareil',
  'board.sheet.save': 'Enregistrer dans un fichier',
  'board.sheet.svg': 'Image (SVG)',
  'board.sheet.png': 'Image (PNG)',
  'board.sheet.view': 'seulement ce qui est visible',
  'board.sheet.print': 'Imprimer',
  'board.sheet.out': 'L’emporter',

  'board.photo': 'Glisser une photo dessous',
  'board.photo.again': 'Caler la photo de nouveau',
  'board.photo.none': 'Retirer la photo',
  'board.photo.private': 'Elle ne quitte jamais cet appareil.',
  'board.photo.tap': ({ hex, count }) => `Touchez le milieu de l’hexagone ${hex} sur la photo (${count} sur 3).`,
  'board.photo.line': 'Les trois hexagones sont sur une ligne. Touchez-les de nouveau.',
  'board.photo.restart': 'Recommencer',
  'board.photo.title': 'Caler la photo',
  'board.photo.unread': 'Ce fichier n’est pas une image que le navigateur sait montrer.',
};
