import type { Translation } from '@grognard/kernel';
import { and, au, capital, count, du, le, number, verb } from '../../words/grammar/french.ts';
import type { en } from './en.ts';
import { origins } from './fr/origins.ts';

const lost = (steps: number): string => (steps === 0 ? 'ne perd rien' : `perd ${count(steps, 'pas', 'pas')}`);

export const fr: Translation<typeof en> = {
  ...origins,
  'side.attacker': { noun: 'attaquant', gender: 'm' },
  'side.defender': { noun: 'défenseur', gender: 'm' },
  'side.valmer': { noun: 'Valmer', gender: 'm' },
  'side.cantons': { noun: 'Cantons', gender: 'm', plural: true },
  'arm.infantry': { noun: 'infanterie', gender: 'f' },
  'arm.cavalry': { noun: 'cavalerie', gender: 'f' },
  'arm.guns': { noun: 'artillerie', gender: 'f' },
  'terrain.plain': 'plaine',
  'terrain.wood': 'bois',
  'terrain.scree': 'éboulis',
  'terrain.peak': 'pic',
  'terrain.road': 'route',
  'chart.infantry': 'infanterie',
  'chart.cavalry': 'cavalerie',
  'chart.guns': 'artillerie',
  'chart.shift': 'décalage',
  'feature.camp': 'camp',
  'hexside.road': 'route',
  'hexside.gorge': 'gorge',
  'place.map': 'sur la carte',
  'place.pool': 'en réserve',
  'place.lost': 'hors de combat',
  'phase.march': 'Marche',
  'phase.skirmish': 'Escarmouches',
  'phase.muster': 'Levée',

  unit: 'Pion',
  'unit.name': 'Nom',
  'unit.name.sample': '1er bataillon',
  'unit.nation': 'Nation',
  'unit.arm': 'Arme',
  'unit.strength': 'Force',
  'unit.movement': 'Points de mouvement',
  'unit.reduced': 'Réduit',
  'unit.reduced.help': 'Un pion réduit compte pour moitié et disparaît au pas suivant.',
  'unit.hex': 'Hexagone',
  'unit.hex.sample': '0203',
  'unit.place': 'Lieu',
  'follows.arm': 'selon l’arme',
  'name.Guard': 'Garde',
  'name.Uhlans': 'Uhlans',
  'name.Battery': 'Batterie',
  'name.Upper Canton': 'Haut-Canton',
  'name.Lower Canton': 'Bas-Canton',

  'procedure.march': 'Marche',
  'march.input': 'La marche',
  'march.to': 'Marche vers',
  'march.held': 'Hexagones tenus par l’ennemi',
  'march.held.help': 'Aucun pion n’y entre.',
  'march.way': 'Le chemin',
  'march.told': ({ way, spent }) => `par ${and(way)} pour ${count(spent, 'point')}`,
  'march.outcome': ({ hex }) => `se tient en ${hex}`,
  'march.summary': ({ hex, spent, left }) => `Vers ${hex} pour ${count(spent, 'point')} ; il en reste ${number(left)}`,
  'picture.title': 'Une marche à travers le col',
  'picture.reach': 'à portée',
  'picture.held': 'tenu par l’ennemi',
  'picture.way': 'le chemin',
  'picture.counter': ({ name }) => name,
  'picture.counters': ({ names }) => names.join(', '),
  'picture.skirmish': 'Une escarmouche au col',
  'picture.skirmish.told': ({ hex }) =>
    `Une ligne entoure les hexagones voisins de ${hex}, qui est attaqué ; R marque ceux où ses défenseurs peuvent retraiter.`,
  'picture.beside': 'voisin de l’hexagone attaqué',
  'picture.retreat': 'ouvert à la retraite',

  'procedure.skirmish': 'Escarmouche',
  'skirmish.input': 'L’escarmouche',
  'skirmish.attackers': 'Attaquants',
  'skirmish.defenders': 'Défenseurs',
  'skirmish.ground': 'Terrain des défenseurs',
  'skirmish.ground.help': 'L’hexagone attaqué ; son terrain décale la colonne.',
  'skirmish.ambush': 'Une embuscade est prête',
  'skirmish.ambush.help': 'Le défenseur est seul à le savoir. Il peut la déclencher au lieu de tenir le terrain.',
  'skirmish.night': 'De nuit',
  'skirmish.totals': 'Par totaux',
  'skirmish.attack': 'Force de l’attaquant',
  'skirmish.defence': 'Force du défenseur',
  'skirmish.odds': 'Rapport de forces',
  'skirmish.odds.told': ({ attack, defence, base }) => `${number(attack)} contre ${number(defence)} : ${base}`,
  'skirmish.shift': 'Décalage',
  'skirmish.ask.orders': 'Ordres',
  'skirmish.ask.orders.probe': 'tâter l’ennemi',
  'skirmish.ask.orders.press': 'pousser à fond',
  'skirmish.ask.orders.hold': 'tenir le terrain',
  'skirmish.ask.orders.ambush': 'déclencher l’embuscade',
  'skirmish.order': ({ option }, say) => say(`skirmish.ask.orders.${option}`),
  'skirmish.ask.die': 'Dé d’escarmouche',
  'skirmish.ask.retreat': 'Tenir, ou retraiter et sauver un pas ?',
  'skirmish.ask.retreat.stand': 'tenir',
  'skirmish.ask.retreat.retreat': 'retraiter',
  'skirmish.ask.loss': 'Quel pion perd un pas ?',
  'skirmish.table': 'Résultat',
  'skirmish.outcome': ({ code }, say) => `${code} : ${say(`code.${code}`)}`,
  'skirmish.summary': ({ code, attackers, defenders, retreats }) =>
    `${code} : l’attaquant ${lost(attackers)}, le défenseur ${lost(defenders)}${retreats ? ' et retraite' : ''}`,
  'skirmish.headline': ({ face, modifier, column }) =>
    modifier === 0
      ? `${number(face)} en ${column}`
      : `${number(face)} ${modifier < 0 ? '−' : '+'} ${number(Math.abs(modifier))} = ${number(face + modifier)} en ${column}`,
  'skirmish.next': ({ name }) => `${name} : suivre l’ennemi`,
  'fate.reduced': 'est réduit',
  'fate.lost': 'est perdu',
  'modifier.press': 'L’attaquant pousse à fond',
  'modifier.ambushed': 'Il pousse à fond dans l’embuscade',
  'modifier.foundOut': 'L’embuscade attend un ennemi qui ne fait que tâter',
  'modifier.night': 'Attaque de nuit',
  'brief.press': 'À fond',
  'brief.ambushed': 'Embuscade',
  'brief.foundOut': 'Éventée',
  'brief.night': 'Nuit',
  'code.-': 'sans effet',
  'code.A1': 'l’attaquant perd un pas',
  'code.A2': 'l’attaquant perd deux pas',
  'code.D1': 'le défenseur perd un pas ou retraite',
  'code.D2': 'le défenseur perd deux pas, ou un pas et retraite',

  'procedure.muster': 'Levée',
  'muster.input': 'La levée',
  'muster.recruits': 'Pions appelés de la réserve',
  'muster.points': 'Points dans la bourse',
  'muster.points.help': 'Dans une campagne, la bourse de la nation le dit.',
  'muster.cost': 'Coût',
  'muster.cost.told': ({ spent }) => `coût de ${count(spent, 'point')}`,
  'muster.ask.die': ({ name }) => `Dé de levée : ${name}`,
  'muster.summary': ({ came, spent }) => `${count(came, 'pion')} sur la carte pour ${count(spent, 'point')}`,
  'muster.stayed': 'reste en réserve',

  'figure.spent': 'Points de mouvement dépensés',
  'figure.attackerSteps': 'Pas que perd l’attaquant',
  'figure.defenderSteps': 'Pas que perd le défenseur',
  'figure.stepDifference': 'Pas du défenseur moins ceux de l’attaquant',
  'figure.came': 'Pions qui arrivent',

  'effect.moved': ({ name, hex }) => `${name} marche vers ${hex}`,
  'effect.reduced': ({ name }) => `${name} est à effectif réduit`,
  'effect.eliminated': ({ name }) => `${name} est hors de combat`,
  'effect.retreats': ({ nation }, say) => {
    const who = say.noun(`side.${nation}`);
    return `${capital(le(who))} ${verb(who, 'retraite', 'retraitent')} d’un hexagone`;
  },
  'effect.mustered': ({ name, hex }) => `${name} arrive sur la carte en ${hex}`,
  'effect.spent': ({ nation, points }, say) => {
    const who = say.noun(`side.${nation}`);
    return `${capital(le(who))} ${verb(who, 'dépense', 'dépensent')} ${count(points, 'point')}`;
  },

  'campaign.state': 'La campagne',
  'campaign.units': 'Pions',
  'campaign.maps': 'Cartes',
  'campaign.purses': 'Bourses',
  'campaign.purse': 'Bourse',
  'setup.autumn': 'Automne',
  'setup.autumn.help': 'Le Valmer est au camp, les Cantons tiennent les hauteurs.',
  'unbooked.shortPurse': ({ nation, held, points }, say) =>
    `La bourse ${du(say.noun(`side.${nation}`))} contient ${count(held, 'point')}, et il faut en payer ${number(points)}`,

  'refusal.elsewhere': ({ name, place, wanted }, say) =>
    `${name} est ${say(`place.${place}`)} ; donnez un pion qui soit ${say(`place.${wanted}`)}`,
  'refusal.enemyThere': ({ hex }) => `l’ennemi tient ${hex} ; donnez un hexagone libre`,
  'refusal.costLost': ({ arm, terrain }, say) =>
    `ce qu’il en coûte ${au(say.noun(`arm.${arm}`))} d’entrer en ${say(`terrain.${terrain}`)} est perdu dans notre source ; posez votre propre case sur le tableau des terrains`,
  'refusal.tooFar': ({ hex, points }) =>
    `aucun chemin ne mène en ${hex} pour ${count(points, 'point')} ; donnez un hexagone plus proche`,
  'refusal.mixedForce': ({ name, nation }, say) =>
    `${name} relève ${du(say.noun(`side.${nation}`))} ; donnez des pions d’une seule nation`,
  'refusal.againstItself': ({ nation }, say) => {
    const who = say.noun(`side.${nation}`);
    return `${le(who)} ne ${verb(who, 's’attaque pas lui-même', 's’attaquent pas eux-mêmes')} ; donnez des pions de l’autre nation`;
  },
  'refusal.onBothSides': ({ name }) => `${name} se trouve dans les deux camps ; donnez ce pion une seule fois`,
  'refusal.tooDear': ({ cost, points }) =>
    `ces pions coûtent ${count(cost, 'point')}, la bourse en contient ${number(points)} ; donnez-en moins`,

  'ruling.besideEnemy': 'La marche s’arrête-t-elle à côté de l’ennemi ?',
  'ruling.besideEnemy.why':
    '2.2 interdit ses hexagones et ne dit rien de ceux d’alentour ; la plupart des jeux de la famille s’y arrêtent.',
  'ruling.besideEnemy.stop': 'elle s’arrête dans le premier de ces hexagones',
  'ruling.besideEnemy.pass': 'elle continue',
  'ruling.lossPick': 'Qui dit quel pion perd un pas ?',
  'ruling.lossPick.why': '3.6 compte les pas et ne nomme personne ; d’ordinaire le propriétaire choisit.',
  'ruling.lossPick.owner': 'son propriétaire',
  'ruling.lossPick.enemy': 'l’ennemi',
};
