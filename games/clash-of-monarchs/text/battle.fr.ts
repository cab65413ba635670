/** Les mots français de la bataille et de la table où elle est posée. */
import type { Say, Translation } from '@grognard/kernel';
import { agree, and, capital, count, le, number, verb } from '../../words/grammar/french.ts';
import type { Arm, DLevel, Morale, Stand, Troop, Who } from '../vocabulary.ts';
import type { battle as english } from './battle.en.ts';
import type { LossFacts, OutcomeFacts, WinnerFacts } from './facts.ts';
import { added, gunOf, tacticsOf, troopsOf, who } from './notation.ts';

export const sps = (value: number): string => count(value, 'SP');

/** Le sujet et son verbe accordé. */
export const does = (facts: Who, one: string, many: string, say: Say): string => {
  const subject = who(facts, say);
  return `${le(subject)} ${verb(subject, one, many)}`;
};

/** `il en reste 3`, `il n’en reste aucun`. */
export const leftOf = (left: number): string => (left === 0 ? 'il n’en reste aucun' : `il en reste ${number(left)}`);

const level = (of: DLevel): string => (of === '-' ? 'aucun niveau D' : of);

const lossOf = (lost: number, of: DLevel): string =>
  `${lost === 0 ? 'ne perd rien' : `perd ${sps(lost)}`}${of === '-' ? '' : ` (${of})`}`;

const lossesOf = (by: LossFacts): string =>
  by.attackerLost + by.defenderLost === 0 && by.attackerLevel === '-' && by.defenderLevel === '-'
    ? 'Personne ne perd rien'
    : `L’attaquant ${lossOf(by.attackerLost, by.attackerLevel)}, le défenseur ${lossOf(by.defenderLost, by.defenderLevel)}`;

/** `d’un espace`, `de 3 espaces`. */
export const spacesAway = (spaces: number): string => (spaces === 1 ? 'd’un espace' : `de ${count(spaces, 'espace')}`);

const SIDE = { attacker: 'l’attaquant', defender: 'le défenseur' } as const;

/** Comment tient le vaincu, au masculin singulier. */
const stands = (stand: Stand, morale: Morale | '-'): string => {
  const state = morale === 'DM' ? ', démoralisé' : morale === 'ROUTED' ? ', en déroute' : '';
  switch (stand) {
    case 'holds':
      return 'tient';
    case 'retreats':
      return `retraite${state}`;
    case 'eliminated':
      return 'est éliminé';
    case 'surrenders':
      return 'se rend';
  }
};

const NOBODY = 'les deux forces ont disparu ; le défenseur tient l’espace, personne ne gagne';

const outcome = ({ winner, stand, morale }: OutcomeFacts): string => {
  if (winner === 'nobody') return NOBODY;
  const loser = SIDE[winner === 'attacker' ? 'defender' : 'attacker'];
  return `${SIDE[winner]} gagne, ${loser} ${stands(stand, morale)}`;
};

const won = ({ winner, loser, stand, morale, spaces = 0 }: WinnerFacts, say: Say): string => {
  if (winner === 'nobody') return NOBODY;
  const wins = does(winner, 'gagne', 'gagnent', say);
  if (!loser || !stand) return wins;
  const beaten = who(loser, say);
  const shaken = morale === 'DM' ? `, ${agree(beaten, 'démoralisé')}` : morale === 'ROUTED' ? ', en déroute' : '';
  const how = {
    holds: verb(beaten, 'tient', 'tiennent'),
    retreats: `${verb(beaten, 'retraite', 'retraitent')} ${spacesAway(spaces)}${shaken}`,
    eliminated: `${verb(beaten, 'est', 'sont')} ${agree(beaten, 'éliminé')}`,
    surrenders: verb(beaten, 'se rend', 'se rendent'),
  }[stand];
  return `${wins} ; ${le(beaten)} ${how}`;
};

/** `cavalerie de ligne autrichienne`, `unités Lt autrichiennes`. */
export const troopsIn = (nation: Troop, arm: Arm, say: Say): string => {
  const { adjective = '' } = say.noun(`nation.${nation}`);
  return {
    infantry: `infanterie ${adjective}`,
    cavalry: `cavalerie de ligne ${adjective}`,
    light: `unités Lt ${adjective}s`,
  }[arm];
};

export const lossQuestion = (adjective: string) => ({
  infantry: `Combien de SPs d’infanterie ${adjective} sont perdus ?`,
  cavalry: `Combien de SPs de cavalerie de ligne ${adjective} sont perdus ?`,
  light: `Combien de pas d’unités Lt ${adjective}s sont perdus ?`,
});

const COMMANDER = 'le Commandant';

export const battle: Translation<typeof english> = {
  'battle.input': 'La bataille',
  'battle.intensity': 'Intensité',
  'battle.attacker': 'Force attaquante',
  'battle.attackerHand': 'Tactiques que tient l’attaquant',
  'battle.defender': 'Force en défense',
  'battle.defenderHand': 'Tactiques que tient le défenseur',
  'battle.fortress': 'Espace fort ennemi pour l’attaquant',
  'battle.entrenched': 'Le défenseur est retranché',
  'battle.mod.commander': 'DRM de bataille du Commandant',
  'battle.mod.tactics': 'Tactiques réussies',
  'battle.mod.artillery': '+1 pour chaque art. de campagne',
  'battle.mod.large': 'Plus de 35 SPs',
  'battle.mod.cavalrySuperior': 'Supériorité de cavalerie : 3 SPs de cav. de ligne ou plus en plus',
  'battle.mod.cavalryInferior': 'Infériorité de cavalerie : 3 SPs de cav. de ligne ou plus en moins',
  'battle.mod.fortress': 'Attaquant en espace fort ennemi',
  'battle.mod.entrenched': 'Attaque d’un défenseur retranché',
  'battle.mod.demoralised': 'Force démoralisée',
  'battle.mod.mostlyCavalry': 'Plus de 50 % de cavalerie à l’attaque',
  'battle.mod.routed': 'Force en déroute',
  'battle.mod.hills': 'Attaquant en collines',
  'battle.mod.enemyTactics': 'Retiré par les tactiques ennemies',
  'battle.ask.tactics': 'Quelles tactiques ?',
  'battle.ask.tactics.option': ({ option }, say) => and(tacticsOf(option).map((tactic) => say(`tactic.${tactic}`))),
  'option.none': 'aucune tactique',
  'battle.ask.keep': 'Quelle tactique unique garder ?',
  'battle.ask.keep.option': ({ option }, say) => say(`tactic.${option}`),
  'battle.ask.advice': 'À quoi ajoute le conseiller ?',
  'battle.ask.advice.roll': 'au Dé de Bataille',
  'battle.ask.advice.endurance': 'à l’endurance',
  'battle.void': 'Surprise Attack!',
  'battle.void.side': ({ who: surprised, tactics }, say) => {
    const subject = who(surprised, say);
    const many = tactics.length > 1;
    return `${capital(le(subject))} ${verb(subject, 'est', 'sont')} ${agree(subject, 'surpris', { 'm+': 'surpris' })} : ${and(tactics.map((tactic) => say(`tactic.${tactic}`)))} ${many ? 'sont révélées et sans effet' : 'est révélée et sans effet'}`;
  },
  'battle.tactic': 'Tactique',
  'battle.tactic.works': ({ tactic, who: player }, say) =>
    `${capital(does(player, 'joue', 'jouent', say))} ${say(`tactic.${tactic}`)} : elle réussit`,
  'battle.tactic.idle': ({ tactic, who: player }, say) =>
    `${capital(does(player, 'joue', 'jouent', say))} ${say(`tactic.${tactic}`)} : elle est sans effet`,
  'battle.tactic.defensive-position': 'Dé de Defensive Position/Countermarch',
  'battle.tactic.flanking-maneuver': 'Dé de Flanking Maneuver',
  'battle.tactic.night-march': 'Dé de Night March',
  'battle.tactic.oblique-attack': 'Dé d’Oblique Attack',
  'battle.tactic.rally-re-attack': 'Dé de Rally & Re-attack',
  'battle.tactic.surprise-attack': 'Dé de Surprise Attack!',
  'battle.fire.attacker': 'Dé de Bataille de l’attaquant',
  'battle.fire.defender': 'Dé de Bataille du défenseur',
  'battle.fire.cell': ({ sum, net, total, sps: firing, cell }) =>
    `${added({ face: sum, drm: net, sum: total })} ; ${sps(firing)} ${firing > 1 ? 'tirent' : 'tire'} : ${cell} pour l’ennemi`,
  'battle.fire.six': ({ sum, net, total, sps: firing, cell }) =>
    `somme naturelle de ${number(sum)} : un leader est touché ; ${added({ face: sum, drm: net, sum: total })} ; ${sps(firing)} ${firing > 1 ? 'tirent' : 'tire'} : ${cell} pour l’ennemi`,
  'battle.ask.losses': 'Quelles troupes d’abord ?',
  'battle.ask.losses.option': ({ option }, say) => {
    const { nation, arm } = troopsOf(option);
    return troopsIn(nation, arm, say);
  },
  'battle.ask.losses.next': 'Quelles troupes pour le reste ?',
  'battle.ask.losses.next.option': ({ option }, say) => {
    const { nation, arm } = troopsOf(option);
    return troopsIn(nation, arm, say);
  },
  'battle.losses.manner': 'Choix des pertes',
  'battle.losses.manner.arms': 'par armes entières : quelles troupes d’abord',
  'battle.losses.manner.numbers': 'par nombres : combien de SPs de chacune',
  'battle.losses.manner.help':
    'Par nombres, toutes les répartitions permises sont offertes ; par armes entières, les questions restent peu nombreuses',
  'battle.losses': 'Pertes',
  'battle.losses.due': ({ who: loser, sps: lost, own, cavalry }, say) => {
    const parts = [
      ...(own > 0 ? [`au moins ${number(own)} de la nation du Commandant`] : []),
      ...(cavalry > 0 ? [`au moins ${number(cavalry)} de cavalerie de ligne`] : []),
    ];
    return `${capital(does(loser, 'perd', 'perdent', say))} ${sps(lost)}${parts.length > 0 ? `, dont ${and(parts)}` : ''}`;
  },
  'battle.ask.gun': 'Pas d’artillerie de campagne perdu',
  'battle.ask.gun.option': ({ option }, say) => {
    const { loss, nation } = gunOf(option);
    const { adjective = '' } = say.noun(`nation.${nation}`);
    return loss === 'flip'
      ? `retourner une unité d’art. de campagne ${adjective}`
      : `perdre une unité réduite d’art. de campagne ${adjective}`;
  },
  'battle.leader.who': 'Qui est touché ?',
  'battle.leader.again': 'Qui est touché, second jet',
  'battle.leader.which': 'Lequel des autres leaders ?',
  'battle.leader.fate': 'Que lui arrive-t-il ?',
  'battle.leader.commander': COMMANDER,
  'battle.leader.second': 'le leader « senior » n° 2',
  'battle.leader.other': 'un des autres leaders',
  'battle.leader.nobody': 'personne ne convient : aucun leader perdu',
  'battle.fate.killed': ({ name = COMMANDER }) => `${name} est tué`,
  'battle.fate.captured': ({ name = COMMANDER }) => `${name} est capturé`,
  'battle.fate.wounded': ({ name = COMMANDER }) => `${name} est blessé`,
  'leader.fate.killed': 'tué',
  'leader.fate.captured': 'capturé',
  'leader.fate.wounded': 'blessé',
  'battle.endurance.attacker': 'Endurance de l’attaquant',
  'battle.endurance.defender': 'Endurance du défenseur',
  'battle.morale': ({ level: of, endurance, morale }, say) =>
    `${level(of)} contre une endurance de ${number(endurance)} : ${say(`morale.${morale}`)}`,
  'battle.winner': 'Vainqueur',
  'battle.won': (facts, say) => capital(won(facts, say)),
  'battle.gamble': 'Desperate Gamble',
  'battle.gamble.lost': ({ sps: lost }) =>
    `les Français n’ont pas gagné : ${sps(lost)} de plus ${lost > 1 ? 'sont faits prisonniers' : 'est fait prisonnier'}`,
  'battle.outcome': (facts) => outcome(facts),
  'battle.summary': ({ winner, stand, spaces, ...losses }) => {
    const far = spaces > 1 ? ` ${spacesAway(spaces)}` : '';
    return `${capital(outcome({ winner, stand, morale: '-' }))}${far}. ${lossesOf(losses)}.`;
  },
  'battle.headline': ({ fires }, say) =>
    fires
      .map(
        ({ who: side, sum, net, total, column, cell }) =>
          `${who(side, say).noun} : ${added({ face: sum, drm: net, sum: total })} en ${column}, ${cell}`,
      )
      .join(' ; '),
  'battle.fate.force': ({ lost, left, stand, morale, spaces }) => {
    if (left === 0) return stand === 'surrenders' ? 'se rend' : 'éliminée';
    const parts = [
      lost === 0 ? 'aucune perte' : `${sps(lost)} en moins`,
      ...(morale === 'DM' ? ['démoralisée'] : morale === 'ROUTED' ? ['en déroute'] : []),
      ...(spaces > 0 ? [`retraite ${spacesAway(spaces)}`] : []),
    ];
    return parts.join(', ');
  },
  'battle.next.retreat': ({ who: loser }, say) => `Retraite : ${who(loser, say).noun}`,

  'score.tactics': 'Tactiques',
  'score.fire': 'Dé de Bataille',
  'score.losses': 'Pertes',
  'score.leaders': 'Leaders',
  'score.endurance': 'Endurance',
  'score.played': ({ tactics }, say) =>
    and(tactics.map(({ tactic, works }) => `${say(`tactic.${tactic}`)}${works ? '' : ' (sans effet)'}`)),
  'score.cell': ({ cell }) => cell,
  'score.lost': ({ lost, left, guns }) =>
    `${lost === 0 ? 'aucun SP' : sps(lost)} en moins, ${leftOf(left)}${guns > 0 ? `, ${number(guns)} pas d’artillerie` : ''}`,
  'score.hit': ({ leaders }, say) =>
    leaders.map(({ name = 'Commandant', fate }) => `${name} ${say(`leader.fate.${fate}`)}`).join(', '),
  'score.winner': (facts, say) => `${capital(won(facts, say))}.`,

  'term.drm': 'DRM',
  'term.needs': 'il faut',
  'term.sps': 'SPs',
  'term.column': 'colonne',
  'term.adjustments': 'ajustements',
  'term.left': 'reste',
  'quick.input': 'Par totaux',
  'quick.attackerNation': 'Nation de l’attaquant',
  'quick.attackerSps': 'SPs de l’attaquant',
  'quick.attackerDrm': 'DRMs de l’attaquant en tout',
  'quick.defenderNation': 'Nation du défenseur',
  'quick.defenderSps': 'SPs du défenseur',
  'quick.defenderDrm': 'DRMs du défenseur en tout',
  'headline.dice': ({ needs, ...dice }) =>
    needs === undefined ? `un jet de ${added(dice)}` : `${added(dice)} ; il fallait ${number(needs)}`,

  'fate.lost': ({ lost, left }) => `${sps(lost)} en moins, ${leftOf(left)}`,
  'fate.moved': ({ space }) => `va à ${space}`,
  'fate.enters': 'entre dans l’espace',
  'fate.stays': 'reste où elle est',
  'fate.withdraws': 'recule hors de l’espace',
  'fate.stands': 'doit tenir',
  'fate.overran': ({ sps: captured }) => `capture ${sps(captured)}`,
  'fate.captured': 'capturée',
  'fate.entrenched': 'retranchée',
  'fate.open': 'sans retranchement',
  'fate.fell': 'la forteresse tombe',
  'fate.marker': ({ marker }) => `marqueur Siège à ${number(marker)}`,
  'fate.garrison': ({ sps: inside }) => `${sps(inside)} en garnison`,
  'fate.steps': ({ left }) => (left === 0 ? 'perd son dernier pas' : `perd un pas, il en reste ${number(left)}`),
  'fate.treasury': ({ thl }) => `${number(thl)} Thl au trésor`,
};
