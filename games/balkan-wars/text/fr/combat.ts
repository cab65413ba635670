/** Combat, in French. */
import type { Translation } from '@grognard/kernel';
import { capital, count, le, number, signed } from '../../../words/grammar/french.ts';
import type { combat as english } from '../en/combat.ts';
import { nations } from './things.ts';

export const combat: Translation<typeof english> = {
  'procedure.combat': 'Combat',
  'combat.input': 'Le combat',
  'combat.totals': 'Par totaux',
  'combat.totals.attackingNation': 'Pays attaquant',
  'combat.totals.defendingNation': 'Pays défenseur',
  'combat.term.attack': 'attaque',
  'combat.term.defence': 'défense',
  'combat.term.odds': 'rapport',
  'combat.term.shifts': 'décalages',
  'combat.term.column': 'colonne',
  'combat.term.die': 'dé',
  'combat.headline': ({ face, drm, column }, say) =>
    `${drm === 0 ? number(face) : `${number(face)} ${drm < 0 ? '−' : '+'} ${number(Math.abs(drm))} = ${number(face + drm)}`} à ${say(`line.${column}`)}`,
  'combat.next.rally': ({ id }) => `Rallier ${id}`,
  'terrain.land': 'terre',
  'terrain.water': 'eau',
  'feature.city': 'ville',
  'feature.fortification': 'fortification',
  'hexside.river': 'rivière',
  'hexside.lake': 'lac',
  'hexside.border': 'frontière',
  'unit.hex': 'Hex où elle se trouve',
  'unit.hex.sample': '2720',
  'campaign.maps': 'Cartes',
  'picture.title': ({ map }) => map,
  'picture.combat':
    'Une ligne entoure les hex voisins de celui qui est attaqué ; ! marque un attaquant placé ailleurs ; les hex hachurés sont à la distance que parcourent les survivants, par un chemin sur terre et à l’écart de l’ennemi ; × là où il n’y en a pas.',
  'picture.beside': 'voisin de l’hex attaqué',
  'picture.apart': 'pas voisin de l’hex attaqué',
  'picture.driven': ({ hexes }) => `à ${number(hexes)} hex`,
  'picture.shut': ({ hexes }) => `aucun chemin libre de ${number(hexes)} hex sur cette carte`,
  'picture.stack': ({ units }) => units.join(', '),
  'combat.level': 'Niveau de jeu',
  'combat.attackingPlayer': 'Qui attaque',
  'combat.attackers': 'Unités attaquantes',
  'combat.defenders': 'Unités en défense',
  'combat.terrain': 'Terrain',
  'combat.terrain.help':
    'Total des décalages de tous les types de terrain de l’hex du défenseur, d’après le tableau de la carte, que l’aide n’imprime pas ; moins décale à gauche.',
  'combat.entrenched': 'Retranchement',
  'combat.fortificationPresent': 'Fortification dans l’hex',
  'combat.allAcrossWater': 'Tous à travers une rivière ou un lac',
  'combat.hexInAlbania': 'L’hex du défenseur est en Albanie',
  'combat.odds': 'Rapport de force',
  'combat.odds.base': ({ attack, defence, column }, say) =>
    `${number(attack)} contre ${number(defence)} : colonne ${say(`line.${column}`)}`,
  'combat.shifts': 'Décalages de colonnes',
  'combat.shifts.net': ({ net, column }, say) => `total ${signed(net)} : colonne ${say(`line.${column}`)}`,
  'shift.artillerySuperiority': ({ ours, theirs }) =>
    typeof ours === 'number' && typeof theirs === 'number'
      ? `Supériorité de l’artillerie : bombardement ${number(ours)} contre ${number(theirs)}`
      : 'Supériorité de l’artillerie : puissance de bombardement de l’attaquant moins celle du défenseur, seule l’artillerie en bon ordre comptant',
  'shift.entrenchment': 'Retranchements',
  'shift.terrain': 'Terrain : total des décalages de tous les types de l’hex du défenseur',
  'shift.acrossWater': 'Toutes les unités attaquent à travers une rivière, un lac ou les deux',
  'shift.someUnsupplied': 'Une partie des attaquants non-ravitaillés',
  'shift.allUnsupplied': 'Tous les attaquants non-ravitaillés',
  'shiftName.artillerySuperiority': 'Artillerie',
  'shiftName.entrenchment': 'Retranchements',
  'shiftName.terrain': 'Terrain',
  'shiftName.acrossWater': 'Eau',
  'shiftName.someUnsupplied': 'Ravitaillement, en partie',
  'shiftName.allUnsupplied': 'Ravitaillement, tous',
  'combat.ask.attackerMorale': 'Dépenser un point de moral pour le dé ?',
  'combat.ask.attackerMorale.option': ({ option }, say) =>
    `${le(say.noun(`nation.${option}`))} dépense un point de moral`,
  'combat.ask.defenderMorale': 'Dépenser un point de moral pour le dé ?',
  'combat.ask.defenderMorale.option': ({ option }, say) =>
    `${le(say.noun(`nation.${option}`))} dépense un point de moral`,
  'combat.ask.morale': 'Dépenser un point de moral pour le dé ?',
  'combat.ask.morale.option': ({ option }, say) => `${le(say.noun(`nation.${option}`))} dépense un point de moral`,
  'combat.ask.die': 'Dé de combat',
  'combat.ask.disrupted': 'Aucune unité n’a chargé : laquelle subit le D ?',
  'modifier.attackerCharge': ({ attack, defence }) =>
    `Les attaquants qui chargent ont une Valeur de Choc totale deux fois plus élevée${typeof attack === 'number' && typeof defence === 'number' ? ` (${number(attack)} contre ${number(defence)})` : ''}`,
  'modifier.attackerMorale': 'L’attaquant dépense un point de moral',
  'modifier.engineers': 'Une ou plusieurs unités du génie attaquent une fortification ou un retranchement',
  'modifier.defenderCharge': ({ attack, defence, short }) => {
    if (typeof attack !== 'number' || typeof defence !== 'number')
      return 'Les défenseurs qui chargent ont une Valeur de Choc totale plus élevée';
    const values = `(${number(attack)} contre ${number(defence)})`;
    return short
      ? `S&T 166 : la Valeur de Choc totale des attaquants n’atteint pas le double de celle des défenseurs ${values}`
      : `Les défenseurs qui chargent ont une Valeur de Choc totale plus élevée ${values}`;
  },
  'modifier.defenderMorale': 'Le défenseur dépense un point de moral',
  'modifierName.attackerCharge': 'Charge des attaquants',
  'modifierName.attackerMorale': 'Moral de l’attaquant',
  'modifierName.engineers': 'Génie',
  'modifierName.defenderCharge': 'Charge des défenseurs',
  'modifierName.defenderMorale': 'Moral du défenseur',
  'brief.someUnsupplied': 'Ravit. en partie',
  'brief.allUnsupplied': 'Non-ravitaillés',
  'brief.attackerCharge': 'Charge',
  'brief.attackerMorale': 'Moral',
  'brief.defenderCharge': 'Charge',
  'brief.defenderMorale': 'Moral',
  'combat.table': 'Table des Résultats des Combats',
  'suffers.-': ({ side }, say) => `pas d’effet sur ${le(say.noun(`side.${side}`))}`,
  'suffers.D': ({ side }, say) => `${le(say.noun(`side.${side}`))} est désorganisé`,
  'suffers.S': ({ side }, say) => `${le(say.noun(`side.${side}`))} est brisé`,
  'suffers.R': ({ side }, say) => `${le(say.noun(`side.${side}`))} est en déroute`,
  'suffers.E': ({ side }, say) => `${le(say.noun(`side.${side}`))} est éliminé`,
  'combat.outcome': ({ attacker, defender }, say) =>
    `${attacker}/${defender} : ${say(`suffers.${attacker}`, { side: 'attacker' })}, ${say(`suffers.${defender}`, { side: 'defender' })}`,
  'combat.summary': ({ attackers, defenders, attacker, defender, ignored }, say) =>
    `${capital(nations(attackers, say))} ${attackers.length > 1 ? 'attaquent' : 'attaque'} ${nations(defenders, say)}. ${say('combat.outcome', { attacker, defender })}${ignored === 'none' ? '' : ` ; ${say(`combat.ignored.${ignored}`)}`}`,
  'combat.boldItalics': 'Résultats en gras et italiques',
  'combat.ignored.none': 'aucun résultat n’est en gras et italiques : les deux s’appliquent',
  'combat.ignored.attacker': 'le résultat de l’attaquant est en gras et italiques : il est ignoré à ce niveau',
  'combat.ignored.defender': 'le résultat du défenseur est en gras et italiques : il est ignoré à ce niveau',
  'combat.ignored.both': 'les deux résultats sont en gras et italiques : ils sont ignorés à ce niveau',
  'combat.ignored.unknown':
    'ce niveau ignore les résultats en gras et italiques, mais vous n’avez pas encore dit si celui-ci l’est dans votre exemplaire : rien n’est ignoré',
  'combat.units': 'Unités',
  'combat.morale': 'Moral national',
  'combat.moraleChange': ({ country, change, because }, say) =>
    `${le(say.noun(`nation.${country}`))} ${change < 0 ? 'perd' : 'gagne'} ${count(Math.abs(change), 'point')} de moral national${because === 'fortification' ? ' pour la fortification' : ''}`,
  'figure.attackersLost': 'Unités attaquantes perdues',
  'figure.defendersLost': 'Unités en défense perdues',
  'figure.lossDifference': 'Défenseurs perdus moins attaquants perdus',
  'figure.attackersShaken': 'Unités attaquantes affectées',
  'figure.defendersShaken': 'Unités en défense affectées',
  'figure.attackerMoraleSpent': 'Points de moral dépensés par l’attaquant',
  'figure.defenderMoraleSpent': 'Points de moral dépensés par le défenseur',
  'figure.attackerMoraleChange': 'Moral national gagné par l’attaquant, dépense déduite',
  'figure.defenderMoraleChange': 'Moral national gagné par le défenseur, dépense déduite',
};
