import type { Say, Translation } from '@grognard/kernel';
import { and, au, capital, count, du, form, le, number, signed, verb, year } from '../../words/grammar/french.ts';
import type { Manner, Round, Side, Who } from '../vocabulary.ts';
import { brief } from './brief.fr.ts';
import type { en } from './en.ts';
import type { CounterFacts, HeadlineFacts, LeftFacts, LossFacts } from './facts.ts';
import { origins } from './fr/origins.ts';
import { counters, loserOf, opponents, pachasIn, printedScore, stackWords, starred, who } from './notation.ts';

const lost = (losses: number): string => (losses === 0 ? 'aucune perte' : count(losses, 'perte'));
const left = (facts: CounterFacts): string => {
  const pawns = counters(facts, count, and);
  return pawns === undefined ? 'il ne reste rien' : `il reste ${pawns}`;
};
const subject = (facts: Who, say: Say): string => le(who(facts, say));
/** The subject with a verb that agrees. */
const does = (facts: Who, one: string, many: string, say: Say): string =>
  `${subject(facts, say)} ${verb(who(facts, say), one, many)}`;
/** What is left to it, or to them. */
const leftTo = (facts: Who & CounterFacts, say: Say): string => {
  const pawns = counters(facts, count, and);
  const to = verb(who(facts, say), 'lui', 'leur');
  return pawns === undefined ? `il ne ${to} reste rien` : `il ${to} reste ${pawns}`;
};

/** How the loser lost, or how nobody did. */
const ended = (manner: Manner, loser: Who, say: Say): string => {
  switch (manner) {
    case 'brokenInFire':
      return `${does(loser, 'craque', 'craquent', say)} au Feu`;
    case 'brokenInShock':
      return `${does(loser, 'craque', 'craquent', say)} au Choc`;
    case 'withdrew':
      return does(loser, 'retraite', 'retraitent', say);
    case 'outlasted':
      return `il reste moins de moral ${au(who(loser, say))}`;
    case 'bothBroken':
      return 'les deux armées craquent';
    case 'level':
      return 'personne ne craque';
  }
};

const ordinal = (round: Round): string => (round === 1 ? '1er' : '2e');

/** The same with the round in which it happened. */
const endedIn = ({ manner, lost: loser, rounds }: HeadlineFacts, say: Say): string => {
  switch (manner) {
    case 'brokenInFire':
      return `${does(loser, 'craque', 'craquent', say)} au ${ordinal(rounds)} Feu`;
    case 'brokenInShock':
      return `${does(loser, 'craque', 'craquent', say)} au ${ordinal(rounds)} Choc`;
    case 'withdrew':
      return `${does(loser, 'retraite', 'retraitent', say)} après le 1er round`;
    case 'bothBroken':
      return `les deux armées craquent au ${ordinal(rounds)} round`;
    case 'outlasted':
    case 'level':
      return ended(manner, loser, say);
  }
};

const suffering = (side: Side, facts: LeftFacts, say: Say): string => {
  const suffered = facts.suffered === 0 ? 'n’a subi aucune perte' : `a subi ${lost(facts.suffered)}`;
  return `${capital(le(say.noun(`side.${side}`)))} ${suffered} ; ${leftTo({ ...facts, side }, say)}.`;
};

/** What a force loses and has left. */
const loss = (facts: LossFacts, say: Say): string => {
  const told =
    facts.lost === 0
      ? `${does(facts, 'ne perd', 'ne perdent', say)} rien`
      : `${does(facts, 'perd', 'perdent', say)} ${number(facts.lost)} D`;
  return `${capital(told)} ; ${leftTo(facts, say)}`;
};

/** Which pachas are given up. */
const pachas = ({ option }: { option: string }): string => {
  const [first, second] = pachasIn(option);
  if (first === undefined) return 'aucun, les pions encaissent tout';
  if (second === undefined) return `un pacha valant ${number(first)}`;
  return first === second
    ? `deux pachas valant ${number(first)} chacun`
    : `deux pachas, valant ${number(first)} et ${number(second)}`;
};

export const fr: Translation<typeof en> = {
  ...brief,
  ...origins,
  'side.attacker': { noun: 'attaquant', gender: 'm' },
  'side.defender': { noun: 'défenseur', gender: 'm' },
  'side.none': 'personne',
  'side.first': { noun: 'premier joueur', gender: 'm' },
  'side.second': { noun: 'second joueur', gender: 'm' },
  force: { noun: 'force', gender: 'f' },
  'phase.stacking': 'Empilement',
  'phase.battle': 'Bataille',

  'procedure.battle': 'Bataille',
  'procedure.stacking': 'Empilement',
  'procedure.conversion': 'Conversion',
  'procedure.retreat-test': 'Retraite',
  'procedure.losses': 'Pertes',

  'nation.france': { noun: 'France', gender: 'f' },
  'nation.spain': { noun: 'Espagne', gender: 'f' },
  'nation.england': { noun: 'Angleterre', gender: 'f' },
  'nation.turkey': { noun: 'Turquie', gender: 'f' },
  'nation.austria': { noun: 'Autriche', gender: 'f' },
  'nation.prussia': { noun: 'Prusse', gender: 'f' },
  'nation.russia': { noun: 'Russie', gender: 'f' },
  'nation.venice': { noun: 'Venise', gender: 'f', bare: true },
  'nation.portugal': { noun: 'Portugal', gender: 'm' },
  'nation.hungary': { noun: 'Hongrie', gender: 'f' },
  'nation.aztecs': { noun: 'Aztèques', gender: 'm', plural: true },
  'nation.other': { noun: 'autre pays', gender: 'm', bare: true },
  'name.Fra': 'Armée française',
  'name.Esp': 'Armée espagnole',
  'name.Tur': 'Armée turque',
  'name.Hon': 'Armée hongroise',
  'name.Azt': 'Armée aztèque',
  'name.Aut': 'Armée autrichienne',
  'name.Louis': 'roi Louis',
  'name.Cortés': 'Cortès',
  ...stackWords,
  'troops.conscript': 'conscrits',
  'troops.veteran': 'vétérans',
  'fireColumn.fires': 'fait feu',
  'fireColumn.losses': 'pertes',
  'lossColumn.losses': 'pertes',
  'lossColumn.less': 'pertes infligées en moins',
  'nationalRow.spain': 'Espagne',
  'nationalRow.portugal': 'Portugal',
  'nationalRow.venice': 'Venise',
  'nationalRow.england': 'Angleterre',
  'nationalRow.turkey-2A+': 'Turquie, 2A+',
  'nationalRow.turkey-1A+': 'Turquie, 1A+',
  'nationalRow.france': 'France',
  'nationalRow.prussia': 'Prusse',
  'nationalRow.austria': 'Autriche',
  'nationalRow.russia': 'Russie',
  'nationalRow.england-VI': 'Angleterre, Période VI',
  'nationalColumn.nation': 'nation',
  'nationalColumn.from': 'de',
  'nationalColumn.to': 'à',
  'nationalColumn.force': 'à partir de cette force (D)',
  'nationalColumn.adjust': 'pertes infligées',
  'terrainColumn.attacker-fire': 'Feu de l’attaquant',
  'terrainColumn.attacker-shock': 'Choc de l’attaquant',
  'terrainColumn.attacker-pursuit': 'poursuite de l’attaquant',
  'terrainColumn.defender-fire': 'Feu du défenseur',
  'terrainColumn.defender-shock': 'Choc du défenseur',
  'terrainColumn.defender-pursuit': 'poursuite du défenseur',
  'terrainColumn.rounds': 'rounds',
  'ground.plain': 'plaine',
  'ground.forest': 'forêt',
  'ground.swamp': 'marais',
  'ground.desert': 'désert',
  'ground.mountain': 'montagne',
  'ground.none': 'aucun obstacle',
  'ground.river': 'rivière',
  'ground.pass': 'col',
  'ground.strait': 'détroit',
  'ground.landing': 'débarquement',
  'technology.MED': 'Médiévale',
  'technology.REN': 'Renaissance',
  'technology.ARQ': 'Arquebuse',
  'technology.MUS': 'Mousquet',
  'technology.BAR': 'Baroque',
  'technology.MAN': 'Manœuvre',
  'technology.LACE': 'Guerre en Dentelle',
  'cavalry.standard': 'standard',
  'cavalry.eastern': 'doublée (Turcs, Islam et Asie)',
  'cavalry.none': 'aucune (indigènes d’Amérique et d’Océanie)',

  'force.name': 'Nom de la force',
  'force.name.help': 'En campagne, le nom sous lequel son registre la connaît.',
  'force.name.sample': 'Armée d’Italie',
  'force.player': 'Joueur',
  'force.byNation': 'selon la nation',
  'force.nation': 'Nation',
  'force.armiesPlus': 'Armées (+)',
  'force.armiesMinus': 'Armées (−)',
  'force.detachments': 'Détachements (D)',
  'force.pacha': 'Valeur du pacha en D',
  'force.pachas': 'Pachas',
  'force.pachas.help': 'Un nombre par pacha : 1 d’ordinaire, 0 ou 2 pour certains.',
  'force.technology': 'Technologie',
  'force.veteran': 'Vétérans',
  'force.leader': 'Chef',
  'force.leader.help': 'Valeurs du pion : Manœuvre.Feu.Choc. Des zéros pour une force sans chef.',
  'force.leader.name': 'Nom du chef',
  'force.manoeuvre': 'Manœuvre',
  'force.fire': 'Feu',
  'force.shock': 'Choc',
  'force.pursuit': 'Poursuite',
  'force.cavalry': 'Cavalerie',
  'force.native': 'Pays indigène',
  'force.revolution': 'Armée française de la Révolution',
  'force.other': 'Autres modificateurs au dé',
  'force.other.help': 'Ce que le jeu de base ajoute aux dés de ce camp et que les autres champs ne disent pas.',
  'force.lost': 'Détachements perdus jusqu’ici',

  'battle.input': 'La bataille',
  'battle.year': 'Année',
  'battle.terrain': 'Terrain',
  'battle.crossing': 'L’attaquant franchit',
  'battle.crossing.help': 'Ce que l’attaquant a dû franchir pour livrer bataille.',
  'battle.army.attacker': 'Colonnes de l’attaquant',
  'battle.army.defender': 'Colonnes du défenseur',
  'battle.army': ({ technology, strength, fire, shock, revolution }, say) =>
    `${say(technology)}, ${number(strength)} D : ${fire === '-' ? 'pas de Feu' : `Feu sur la colonne ${fire}`}, Choc sur la colonne ${shock}${revolution ? ' (armée de la Révolution)' : ''}`,
  'battle.mayFire.attacker': 'Feu de l’attaquant',
  'battle.mayFire.defender': 'Feu du défenseur',
  'battle.fires': 'l’armée peut faire feu',
  'battle.noFire': 'l’armée ne peut pas faire feu',
  'battle.troops.attacker': 'Moral de l’attaquant',
  'battle.troops.defender': 'Moral du défenseur',
  'battle.moraleIs': ({ morale }) => `moral ${number(morale)} : l’armée craque à ${count(morale, 'étoile')}`,
  'battle.fire1.attacker': '1er Feu de l’attaquant',
  'battle.fire1.defender': '1er Feu du défenseur',
  'battle.fire2.attacker': '2e Feu de l’attaquant',
  'battle.fire2.defender': '2e Feu du défenseur',
  'battle.shock1.attacker': '1er Choc de l’attaquant',
  'battle.shock1.defender': '1er Choc du défenseur',
  'battle.shock2.attacker': '2e Choc de l’attaquant',
  'battle.shock2.defender': '2e Choc du défenseur',
  'battle.pursuit.attacker': 'Poursuite par l’attaquant',
  'battle.pursuit.defender': 'Poursuite par le défenseur',
  'battle.scored': ({ modified, stars, loss, applied }) => {
    const table = applied === loss ? '' : ` (le tableau dit ${number(loss)})`;
    if (stars === 0) return `${number(modified)} : ${lost(applied)}${table}`;
    return `${number(modified)} : ${starred(stars)} au moral et ${lost(applied)}${table}`;
  },
  'battle.pursued': ({ modified, applied }) => `${number(modified)} : ${lost(applied)} de plus`,
  'battle.morale.fire1': 'Moral après le 1er Feu',
  'battle.morale.fire2': 'Moral après le 2e Feu',
  'battle.morale.end1': 'Fin du 1er round',
  'battle.morale.end2': 'Fin du 2e round',
  'battle.morale': ({ attacker, defender, broken, ...facts }, say) => {
    const breaks = broken.map((side) => (side === 'attacker' ? attacker : defender));
    const [first, second] = breaks;
    const told = !first
      ? 'personne ne craque'
      : second
        ? 'les deux armées craquent'
        : does(first, 'craque', 'craquent', say);
    return `${does(attacker, 'a', 'ont', say)} subi ${count(facts.attackerStars, 'étoile')} avec moral ${number(facts.attackerMorale)}, ${subject(defender, say)} ${number(facts.defenderStars)} avec moral ${number(facts.defenderMorale)} ; ${told}`;
  },
  'battle.withdraw.attacker': 'L’attaquant retraite-t-il ?',
  'battle.withdraw.defender': 'Le défenseur retraite-t-il ?',
  'battle.withdraw.attacker.fight': 'continuer le combat',
  'battle.withdraw.attacker.withdraw': 'retraiter',
  'battle.withdraw.defender.fight': 'continuer le combat',
  'battle.withdraw.defender.withdraw': 'retraiter',
  'battle.nation.attacker': 'Nation de l’attaquant',
  'battle.nation.defender': 'Nation du défenseur',
  'battle.inflicted.attacker': 'Pertes infligées par l’attaquant',
  'battle.inflicted.defender': 'Pertes infligées par le défenseur',
  'battle.inflicted': ({ inflicted, adjusted }) =>
    inflicted === adjusted ? lost(adjusted) : `${lost(inflicted)}, ${number(adjusted)} après les ajustements`,
  'battle.victory': 'Résultat',
  'battle.draw': ({ manner }, say) => `bataille indécise : ${ended(manner, {}, say)}`,
  'battle.minor': ({ won, lost: loser, gap, manner }, say) =>
    `victoire ${du(who(won, say))}, écart de ${count(gap, 'perte')} : ${ended(manner, loser, say)}`,
  'battle.major': ({ won, lost: loser, gap, manner }, say) =>
    `victoire majeure ${du(who(won, say))}, écart de ${count(gap, 'perte')} : ${ended(manner, loser, say)}`,
  'battle.summary': ({ winner, manner, major, attacker, defender }, say) => {
    const victory = say(winner === 'none' ? 'outcome.draw' : `outcome.${winner}${major ? 'Major' : ''}`);
    return `${victory} : ${ended(manner, loserOf(winner), say)}. ${suffering('attacker', attacker, say)} ${suffering('defender', defender, say)}`;
  },
  'battle.headline': (facts, say) =>
    capital(endedIn(facts, say)) + (facts.gap === undefined ? '' : ` : écart de ${count(facts.gap, 'perte')}`),
  'battle.fate': (facts) => `${lost(facts.suffered)}, ${left(facts)}`,
  'outcome.attackerMajor': 'Victoire majeure de l’attaquant',
  'outcome.attacker': 'Victoire de l’attaquant',
  'outcome.draw': 'Bataille indécise',
  'outcome.defender': 'Victoire du défenseur',
  'outcome.defenderMajor': 'Victoire majeure du défenseur',

  'score.fire1': 'Feu 1',
  'score.shock1': 'Choc 1',
  'score.fire2': 'Feu 2',
  'score.shock2': 'Choc 2',
  'score.morale': 'Moral',
  'score.retreat': 'Retraite',
  'score.pursuit': 'Poursuite',
  'score.attrition': 'Usure',
  'score.inflicted': 'Infligé',
  'score.scored': ({ stars, applied }) => printedScore(stars, applied),
  'score.breaks': 'craque',
  'score.retreats': ({ who: facts }, say) => capital(does(facts, 'retraite', 'retraitent', say)),
  'score.tested': ({ who: facts, told }, say) =>
    `${capital(does(facts, 'veut', 'veulent', say))} retraiter : ${say(told)}`,
  'score.worn': ({ loss }) => `retraite : ${lost(loss)}`,
  'score.adjusted': ({ inflicted, size, national }) =>
    [
      number(inflicted),
      ...(size === 0 ? [] : [`taille ${signed(size)}`]),
      ...(national === 0 ? [] : [`nation ${signed(national)}`]),
    ].join(', '),

  'quick.input': 'La bataille en bref',
  'quick.attackerTechnology': 'Technologie de l’attaquant',
  'quick.defenderTechnology': 'Technologie du défenseur',
  'quick.fire': 'Différentiel de Feu des chefs',
  'quick.shock': 'Différentiel de Choc des chefs',
  'quick.differential.help': 'Au-dessus de zéro pour l’attaquant, au-dessous pour le défenseur.',
  'next.conversion': ({ who: facts }, say) => `Une A− ${du(who(facts, say))} incorpore 2 D`,
  'next.losses': ({ loss }) => `Retirer ${lost(loss)} à une force`,

  'modifier.leaderFire': 'Chef : différentiel de Feu, s’il est positif',
  'modifier.leaderShock': 'Chef : différentiel de Choc, s’il est positif',
  'modifier.leaderPursuit': 'Chef : différentiel de Choc en poursuite, s’il est positif',
  'modifier.terrain': 'Terrain',
  'modifier.crossing': 'Rivière, col, détroit ou débarquement',
  'modifier.cavalry': 'Le double de la cavalerie ennemie',
  'modifier.secondRound': '2e round',
  'modifier.failedRetreat': 'L’adversaire a manqué sa retraite',
  'modifier.brokeInFire': 'L’adversaire a craqué au Feu',
  'modifier.oneRound': 'Victoire au 1er round',
  'modifier.other': 'Autres modificateurs du jeu de base',
  'modifier.manoeuvre': 'Manœuvre du chef, si l’armée n’a pas craqué',
  'modifier.size': 'Force inférieure à 2A+',
  'modifier.national': 'Nation et année',

  'retreat.input': 'L’armée qui retraite',
  'retreat.threshold': 'Seuil',
  'retreat.die': 'Dé d’usure',
  'retreat.broken': 'L’armée a craqué au moral',
  'retreat.morale': 'Moral restant après le 1er round',
  'retreat.morale.help': 'Ne sert qu’avec l’option M.',
  'retreat.wear.attacker': ({ alone }) => (alone ? 'Test d’usure' : 'Test d’usure de l’attaquant'),
  'retreat.wear.defender': ({ alone }) => (alone ? 'Test d’usure' : 'Test d’usure du défenseur'),
  'retreat.cost': ({ modified, loss }) => `${number(modified)} : ${lost(loss)}`,
  'retreat.test.attacker': ({ alone }) => (alone ? 'Test de retraite' : 'Test de retraite de l’attaquant'),
  'retreat.test.defender': ({ alone }) => (alone ? 'Test de retraite' : 'Test de retraite du défenseur'),
  'retreat.succeeded': ({ face, threshold, manoeuvre, morale }) =>
    `${number(face)} contre un seuil de ${number(threshold)} (manœuvre ${number(manoeuvre)} + moral ${number(morale)}) : l’armée retraite`,
  'retreat.failed': ({ face, threshold, manoeuvre, morale, bonus }) =>
    `${number(face)} contre un seuil de ${number(threshold)} (manœuvre ${number(manoeuvre)} + moral ${number(morale)}) : l’armée doit rester, et l’adversaire a ${signed(bonus)} à son prochain Feu`,
  'retreat.held': 'L’armée ne parvient pas à retraiter',
  'retreat.headline': ({ face, modifier, modified }) => {
    const added =
      modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${number(Math.abs(modifier))} = ${number(modified)}`;
    return `${number(face)}${added} sur la table de retraite`;
  },
  'retreat.headline.test': ({ face, threshold }) => `${number(face)} contre un seuil de ${number(threshold)}`,
  'retreat.lost': ({ loss }) => `L’armée retraite : ${lost(loss)}`,

  'losses.input': 'La force et ses pertes',
  'losses.whole': 'Pertes entières',
  'losses.half': 'et demie',
  'losses.table': 'Tableau des pertes',
  'losses.attacker': 'Pertes de l’attaquant',
  'losses.defender': 'Pertes du défenseur',
  'losses.left': ({ suffered, remaining }) =>
    `${lost(suffered)} ${form(suffered, 'subie')} : il reste ${number(remaining)} D`,
  'losses.headline': ({ start, suffered, remaining }) =>
    `${lost(suffered)} sur ${number(start)} D : il reste ${number(remaining)} D`,
  'losses.suffered': 'Pertes subies',
  'losses.start': 'Force initiale',
  'losses.remaining': 'Reste',
  'losses.counters': 'Pions',
  'losses.force': (facts) => capital(left(facts)),
  'losses.outcome': ({ remaining }) => `il reste ${number(remaining)} D en pions`,
  'losses.moved': 'Pions dans la province',
  'losses.moved.attacker': 'Pions de l’attaquant dans la province',
  'losses.moved.defender': 'Pions du défenseur dans la province',
  'losses.excess': ({ excess }) => `${count(excess, 'pion')} en trop : à déplacer au prochain tour`,
  'losses.ask.pachas.attacker': 'Quels pachas encaissent les pertes ?',
  'losses.ask.pachas.attacker.option': pachas,
  'losses.ask.pachas.defender': 'Quels pachas encaissent les pertes ?',
  'losses.ask.pachas.defender.option': pachas,
  'losses.ask.takingIn.attacker': 'Combien d’A− incorporent 2 D et sont remises face (+) ?',
  'losses.ask.takingIn.defender': 'Combien d’A− incorporent 2 D et sont remises face (+) ?',
  'option.apart': 'aucune, les pions restent séparés',
  'option.one': 'une A− incorpore 2 D',
  'option.two': 'deux A− incorporent 2 D chacune',

  'stacking.input': 'La pile',
  'stacking.worth': 'Valeur de la pile',
  'stacking.equivalent': ({ equivalent, strength }) =>
    `les pions valent ${number(equivalent)} D, la pile combat avec ${number(strength)} D`,
  'stacking.most': 'Limite en D',
  'stacking.fault': 'Contre la règle d’empilement',
  'stacking.summary': ({ allowed, equivalent }) =>
    `${number(equivalent)} D : l’empilement ${allowed ? 'est' : 'n’est pas'} respecté`,
  'verdict.allowed': 'Permis',
  'verdict.forbidden': 'Interdit',

  'conversion.input': 'L’échange de pions',
  'conversion.before': 'Avant',
  'conversion.after': 'Après',
  'conversion.check': 'Conversion',
  'conversion.allowed': ({ flipped }) => {
    if (flipped === 0) return 'Rien ne change';
    return flipped > 1
      ? `Permis : ${number(flipped)} A− incorporent chacune 2 D et sont remises face (+)`
      : `Permis : ${number(flipped)} A− incorpore 2 D et est remise face (+)`;
  },
  'conversion.armyFromDetachments':
    'Interdit : des détachements ne créent jamais un pion Armée, il faut qu’il préexiste',
  'conversion.worthChanges': 'Interdit : la valeur en D ne reste pas la même',
  'conversion.fate': ({ flipped }) => (flipped === 0 ? 'reste telle quelle' : `${number(flipped)} A− face (+)`),
  'conversion.notDescribed': 'Interdit : seule une A− incorporant 2 D est prévue',

  'refusal.noCounters': 'aucun pion ; une force a au moins une Armée ou un détachement',
  'refusal.tooManyEquivalents': ({ received, most }) =>
    `${number(received)} D en équivalence ; ${number(most)} au plus`,
  'refusal.tooManyArmies': ({ received, most }) =>
    `${count(received, 'pion Armée', 'pions Armée')} ; ${number(most)} au plus`,
  'refusal.tooManyDetachments': ({ received, most }) =>
    `${count(received, 'pion D', 'pions D')} ; ${number(most)} au plus`,
  'refusal.tooManyPachas': ({ received, most }) => `${count(received, 'pacha')} ; ${number(most)} au plus`,
  'refusal.pachasNotTurkish': 'seule la Turquie a des pachas',
  'refusal.noRevolution': ({ first }) =>
    `seule une armée française de technologie Guerre en Dentelle, à partir de ${year(first)}, est une armée de la Révolution`,
  'refusal.bothSides': ({ what, name }) =>
    `${what === 'force' ? 'la force' : 'le chef'} « ${name} » est dans les deux camps ; nommez-en ${what === 'force' ? 'une' : 'un'} autre ici`,
  'refusal.forceDestroyed': ({ name }) =>
    `il ne reste rien de « ${name} », qui a été anéantie ; corrigez le registre, avec un motif, si elle a reçu des pions`,
  'unbooked.forceUnknown': ({ name }) => `« ${name} » n’est pas au registre des forces`,
  'refusal.terrainLost': ({ place, columns }, say) =>
    `l’aide laisse « ${say(place)} » au jeu de base : posez vos propres cases sur la table des terrains et franchissements (${and(columns.map((column) => say(column)))}), prenez celles d’EU8 par l’arbitrage « ${say('ruling.terrainValues')} », ou choisissez plaine et donnez les valeurs comme autres modificateurs`,

  'figure.attackerLosses': 'Pertes de l’attaquant',
  'figure.defenderLosses': 'Pertes du défenseur',
  'figure.attackerEdge': 'Pertes du défenseur moins celles de l’attaquant',
  'figure.defenderEdge': 'Pertes de l’attaquant moins celles du défenseur',
  'figure.attackerLeft': 'D restant à l’attaquant',
  'figure.defenderLeft': 'D restant au défenseur',
  'figure.retreatLosses': 'Pertes de la retraite',
  'figure.detachmentsLeft': 'D restant en pions',
  'figure.worthLeft': 'D restants, pachas compris',
  'figure.equivalent': 'Valeur en D',
  'figure.strength': 'Force en D',
  'figure.flipped': 'Armées remises face (+)',

  'effect.left': (facts, say) => loss(facts, say),
  'effect.unkept': (facts, say) => `${loss(facts, say)}. La force n’a pas de nom : aucun registre ne la tient`,
  'effect.crowded': ({ excess, ...facts }, say) =>
    `${capital(does(facts, 'a', 'ont', say))} ${count(excess, 'pion')} en trop dans la province, à déplacer au prochain tour`,
  'effect.converted': (facts, say) =>
    `${capital(does(facts, 'a', 'ont', say))} désormais ${counters(facts, count, and) ?? 'plus rien'}`,
  'effect.fought': (facts, say) => {
    const [first, second] = opponents(facts);
    return facts.winner === 'none'
      ? `${year(facts.year)} : bataille indécise entre ${subject(first, say)} et ${subject(second, say)}`
      : `${year(facts.year)} : ${does(first, 'bat', 'battent', say)} ${subject(second, say)}${facts.major ? ' ; victoire majeure' : ''}`;
  },
  'campaign.state': 'La campagne',
  'campaign.year': 'Année',
  'campaign.forces': 'Forces',
  'campaign.force': 'Force',
  'campaign.leaders': 'Chefs',
  'campaign.battles': 'Batailles livrées',
  'campaign.battle': 'Bataille',
  'campaign.attacker': 'Force attaquante',
  'campaign.defender': 'Force en défense',
  'campaign.attackerNation': 'Nation attaquante',
  'campaign.defenderNation': 'Nation en défense',
  'campaign.winner': 'Vainqueur',
  'campaign.major': 'Victoire majeure',
  'setup.naples-1495': 'La Guerre d’Italie, 1495 : Bayard et Cordoba',
  'setup.mohacs-1520': 'Mohács, 1520 : Ali Bey et le roi Louis',
  'setup.tenochtitlan-1520': 'Tenochtitlan, 1520 : les Aztèques et Cortès',
  'setup.rocroi-1643': 'Rocroi, 1643 : l’Espagne et Condé',
  'setup.rivoli-1797': 'Rivoli, 1797 : Bonaparte et Alvintzy',

  'ruling.withdrawal': 'Comment une armée retraite-t-elle après le 1er round ?',
  'ruling.withdrawal.why':
    'La section M est une règle optionnelle ; sans elle on retraite à volonté, comme dans l’exemple 5.',
  'ruling.withdrawal.free': 'à volonté',
  'ruling.withdrawal.test': 'par le test de l’option M',
  'ruling.withdrawalOrder': 'Qui décide le premier de retraiter ?',
  'ruling.withdrawalOrder.why': 'L’aide est muette ; le brouillon de 2003 fait décider le défenseur d’abord.',
  'ruling.withdrawalOrder.defenderFirst': 'le défenseur',
  'ruling.withdrawalOrder.attackerFirst': 'l’attaquant',
  'ruling.afterFailedTest': 'Quand un camp a manqué sa retraite, l’autre peut-il encore tenter la sienne ?',
  'ruling.afterFailedTest.why':
    'L’aide est muette ; dans le brouillon de 2003 l’autre camp ne décide que si le premier a renoncé.',
  'ruling.afterFailedTest.notAsked': 'non',
  'ruling.afterFailedTest.asked': 'oui',
  'ruling.equalTest': 'Un dé égal à manœuvre plus moral permet-il de retraiter ?',
  'ruling.equalTest.why':
    'Le signe de comparaison est perdu ; EU8 lit « inférieur ou égal », le brouillon de 2003 « inférieur ».',
  'ruling.equalTest.succeeds': 'oui',
  'ruling.equalTest.fails': 'non',
  'ruling.bothBroken': 'Et si les deux armées craquent dans la même phase ?',
  'ruling.bothBroken.why':
    'L’aide est muette ; le brouillon de 2003 en fait une bataille indécise sans poursuite ni test de retraite.',
  'ruling.bothBroken.draw': 'bataille indécise, chacun retourne d’où il vient',
  'ruling.bothBroken.bothRetreat': 'bataille indécise, et chacun fait le test de retraite',
  'ruling.nobodyBroken': 'Et si personne ne craque en deux rounds ?',
  'ruling.nobodyBroken.why':
    'L’aide est muette ; dans le brouillon de 2003 le moral restant le plus bas perd. Pas de poursuite : la section I ne poursuit qu’une armée qui a craqué.',
  'ruling.nobodyBroken.lowerMorale': 'le moral restant le plus bas perd et retraite ; égalité : bataille indécise',
  'ruling.nobodyBroken.draw': 'bataille indécise, personne ne retraite',
  'ruling.destroyedAfterOne': 'Et si les pertes du 1er round anéantissent déjà une force ?',
  'ruling.destroyedAfterOne.why':
    'La section F ne soustrait rien en cours de bataille ; le brouillon de 2003 arrête le combat.',
  'ruling.destroyedAfterOne.fightOn': 'le 2e round a lieu',
  'ruling.destroyedAfterOne.stop': 'la bataille s’arrête et le moral restant le plus bas perd',
  'ruling.inflictedCap': 'Une force peut-elle infliger plus de pertes que sa propre force ?',
  'ruling.inflictedCap.why':
    'L’aide ne pose aucune limite et l’exemple 3 tombe juste dessus ; le brouillon de 2003 en a une.',
  'ruling.inflictedCap.none': 'oui',
  'ruling.inflictedCap.ownStrength': 'non, au plus sa force en D après l’ajustement de taille',
  'ruling.renaissanceFire': 'Une force Renaissance fait-elle feu sans Armée (+) ?',
  'ruling.renaissanceFire.why': 'La section E parle de 1 ou 2 Armées (+) et des D, non des Armées (−) seules.',
  'ruling.renaissanceFire.armyPlus': 'non, sauf si des pachas portent une Armée (−) à (+)',
  'ruling.renaissanceFire.anyArmy': 'avec tout pion Armée, comme dans EU8',
  'ruling.terrainValues': 'D’où viennent les valeurs des autres terrains ?',
  'ruling.terrainValues.why': 'L’aide les laisse au jeu de base ; celles d’EU8 sont disponibles.',
  'ruling.terrainValues.ownCopy': 'de l’exemplaire du joueur',
  'ruling.terrainValues.eu8': 'd’EU8, là où l’aide ne dit rien',
  'ruling.riverRounds': 'La rivière compte-t-elle au 2e round ?',
  'ruling.riverRounds.why':
    'L’exemple 2 finit en un round, mais compte la rivière en poursuite ; EU8 ne la compte qu’au 1er round.',
  'ruling.riverRounds.both': 'oui',
  'ruling.riverRounds.first': 'non',
  'ruling.pachaCavalry': 'Les pachas apportent-ils de la cavalerie ?',
  'ruling.pachaCavalry.why': 'La section D compte les D et les Armées ; l’exemple 2 donne le même résultat.',
  'ruling.pachaCavalry.none': 'non',
  'ruling.pachaCavalry.asDetachments': 'autant qu’un détachement',
  'ruling.pachaAbsorbs': 'Combien de pertes encaisse un pacha valant 0 ou 2 ?',
  'ruling.pachaAbsorbs.why': 'La section H donne sa valeur pour la force et dit seulement qu’il encaisse des pertes.',
  'ruling.pachaAbsorbs.worth': 'sa valeur',
  'ruling.pachaAbsorbs.one': '1 D, quelle que soit sa valeur',
  'ruling.nationalForce': 'Quel ajustement pour une force de 5 à 7 D ?',
  'ruling.nationalForce.why': 'La section G ne parle que de 2A+ et de 1A+.',
  'ruling.nationalForce.atLeast': 'celui de 1A+',
  'ruling.nationalForce.exactly': 'aucun',
  'ruling.majorForce': 'Qu’est-ce qu’une force d’au moins 1A+ et 1A− ?',
  'ruling.majorForce.why': 'La section L nomme des pions ; la section A compte tout en D.',
  'ruling.majorForce.strength': 'une force de 6 D ou plus',
  'ruling.majorForce.counters': 'une Armée (+) et un autre pion Armée',
  'ruling.recombination': 'Après des pertes, une A− incorpore-t-elle les D qui restent avec elle ?',
  'ruling.recombination.why':
    'La section N dit qu’elle le peut ; la section K donne les pions restants « sans calcul », et son image est perdue pour les forces avec D.',
  'ruling.recombination.largest': 'oui, ce qui reste est mis dans les plus grands pions',
  'ruling.recombination.choice': 'au choix de son joueur : les D sont perdus d’abord, puis les A−, puis les A+',
  'ruling.provinceCounters': 'Y a-t-il une limite de deux pions par province ?',
  'ruling.provinceCounters.why':
    'La section B permet six pions dans son exemple, la section K évoque deux pions et un D en trop.',
  'ruling.provinceCounters.stackRule': 'non, la section B fait règle',
  'ruling.provinceCounters.two': 'oui, le surplus se déplace au prochain tour',
};
