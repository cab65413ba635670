/** Les mots français de ce qui arrive à une campagne, et de ce qui n’y trouve pas place. */
import type { Noun, Say, Translation } from '@grognard/kernel';
import { agree, and, capital, count, de, du, le, number, signed, verb } from '../../words/grammar/french.ts';
import type { DepotState, Morale, Nation, Place, Troop } from '../vocabulary.ts';
import { spacesAway, sps, troopsIn } from './battle.fr.ts';
import type { effects as english } from './effects.en.ts';
import type { Called } from './facts.ts';
import { called } from './notation.ts';

/** Une force : un nom qu’on lui a donné s’accorde avec elle. */
const forceOf = (facts: Called, say: Say): Noun => ({
  ...called(facts, say),
  ...(facts.force !== undefined && { gender: 'f' }),
});

const does = (facts: Called, one: string, many: string, say: Say): string => {
  const subject = forceOf(facts, say);
  return `${capital(le(subject))} ${verb(subject, one, many)}`;
};

/** La force est …, accordé. */
const is = (facts: Called, stem: string, say: Say): string => {
  const subject = forceOf(facts, say);
  return `${capital(le(subject))} ${verb(subject, 'est', 'sont')} ${agree(subject, stem)}`;
};

const nationDoes = (nation: Nation | Troop, one: string, many: string, say: Say): string => {
  const subject = say.noun(`nation.${nation}`);
  return `${capital(le(subject))} ${verb(subject, one, many)}`;
};

/** Ce qui est levé ; rien, s’il n’y a rien. */
export const raised = (infantry: number, cavalry: number): string =>
  and([
    ...(infantry > 0 ? [`${sps(infantry)} d’infanterie`] : []),
    ...(cavalry > 0 ? [`${number(cavalry)} pas de cavalerie`] : []),
  ]) || 'rien';

const adjective = (nation: Nation | Troop, say: Say): string => say.noun(`nation.${nation}`).adjective ?? '';

const PLACE: Readonly<Record<Place, string>> = {
  map: 'est sur la carte',
  'winter-quarters': 'va en Quartier d’Hiver',
  prisoners: 'va aux Prisonniers',
  'force-pool': 'retourne en réserve',
  removed: 'est retiré définitivement',
};
const DEPOT: Readonly<Record<DepotState, string>> = {
  working: 'est en service',
  disorganised: 'est désorganisé',
  destroyed: 'est détruit',
  captured: 'est capturé',
};
const GUN = {
  flipped: 'est retournée sur sa face réduite',
  destroyed: 'est détruite',
  restored: 'retrouve sa face pleine',
  rebuilt: 'est reconstruite',
} as const;

const morale = (facts: Called, state: Morale, say: Say): string => {
  if (state === 'DM') return is(facts, 'démoralisé', say);
  return does(facts, state === 'OK' ? 'est en bon ordre' : 'est en déroute', 'sont en déroute', say);
};

export const effects: Translation<typeof english> = {
  'effect.attrition': ({ sps: lost, ...force }, say) => `${does(force, 'perd', 'perdent', say)} ${sps(lost)}`,
  'effect.losses': ({ nation, arm, sps: lost, ...force }, say) =>
    `${does(force, 'perd', 'perdent', say)} ${sps(lost)} ${de(troopsIn(nation, arm, say))}`,
  'effect.detached': ({ nation, arm, sps: gone, ...force }, say) =>
    `${does(force, 'laisse', 'laissent', say)} ${sps(gone)} ${de(troopsIn(nation, arm, say))} dans la forteresse`,
  'effect.gun': ({ nation, loss, ...force }, say) =>
    `Une unité d’art. de campagne ${adjective(nation, say)} ${du(called(force, say))} ${GUN[loss]}`,
  'effect.morale': ({ morale: state, ...force }, say) => morale(force, state, say),
  'effect.supply': ({ supply, ...force }, say) =>
    `${does(force, 'est', 'sont', say)} en ${{ FULL: 'ravitaillement complet', SS: 'Ravitaillement Insuffisant', CS: 'Ravitaillement Critique' }[supply]}`,
  'effect.entrenched': (force, say) => is(force, 'retranché', say),
  'effect.moved': ({ space, ...force }, say) => `${does(force, 'va', 'vont', say)} à ${space}`,
  'effect.retreated': ({ space, ...force }, say) => `${does(force, 'retraite', 'retraitent', say)} à ${space}`,
  'effect.entered': (force, say) => `${does(force, 'entre', 'entrent', say)} dans l’espace`,
  'effect.formed': (force, say) => `${does(force, 'se tient', 'se tiennent', say)} désormais dans l’espace`,
  'effect.joined': ({ into, ...force }, say) => `${does(force, 'rejoint', 'rejoignent', say)} ${into ?? 'la garnison'}`,
  'effect.withdrew': (force, say) => `${does(force, 'recule', 'reculent', say)} hors de l’espace`,
  'effect.mustRetreat': ({ spaces, ...force }, say) =>
    `${does(force, 'doit', 'doivent', say)} retraiter ${spacesAway(spaces)}`,
  'effect.captured': (force, say) => is(force, 'capturé', say),
  'effect.eliminated': (force, say) => is(force, 'éliminé', say),
  'effect.leader': ({ name, side, place }, say) => {
    const owner = side === undefined ? '' : ` ${du(say.noun(`side.${side}`))}`;
    return `${name ?? `Le Commandant${owner}`} ${PLACE[place]}`;
  },
  'effect.will': ({ nation, change }, say) => `MW ${du(say.noun(`nation.${nation}`))} : ${signed(change)}`,
  'effect.points': ({ nation, change }, say) =>
    `${nationDoes(nation, change < 0 ? 'perd' : 'gagne', change < 0 ? 'perdent' : 'gagnent', say)} ${number(Math.abs(change))} VP`,
  'effect.income': ({ nation, thl }, say) => `${nationDoes(nation, 'reçoit', 'reçoivent', say)} ${number(thl)} Thl`,
  'effect.spent': ({ nation, thl }, say) => `${nationDoes(nation, 'paie', 'paient', say)} ${number(thl)} Thl`,
  'effect.actionsSpent': ({ nation, sas }, say) =>
    `${nationDoes(nation, 'dépense', 'dépensent', say)} ${number(sas)} SA`,
  'effect.recruits': ({ nation, infantry, cavalry }, say) =>
    `${nationDoes(nation, 'lève', 'lèvent', say)} ${raised(infantry, cavalry)}`,
  'effect.newLeaders': ({ nation, replaced, added }, say) =>
    replaced > 0
      ? `${nationDoes(nation, 'remplace', 'remplacent', say)} ${count(replaced, 'leader')}`
      : `${nationDoes(nation, 'tire', 'tirent', say)} ${count(added, 'nouveau leader', 'nouveaux leaders')}`,
  'effect.siegeMarker': ({ fortress, marker }) =>
    `Le marqueur Siège${fortress === undefined ? '' : ` à ${fortress}`} est à ${number(marker)}`,
  'effect.garrison': ({ fortress = 'La forteresse', sps: inside }) => `${fortress} abrite ${sps(inside)}`,
  'effect.siegeGuns': ({ guns, ...force }, say) =>
    `${does(force, 'laisse', 'laissent', say)} à l’ennemi ${count(guns, 'unité')} d’artillerie de siège`,
  'effect.lightSteps': ({ who, steps }, say) => {
    const subject = say.noun(`side.${who}`);
    return `${capital(le(subject))} ${verb(subject, 'retire', 'retirent')} ${number(steps)} pas de Lt de la carte`;
  },
  'effect.onMap': ({ effect }, say) => say(`effect.${effect.kind}`, effect),
  'effect.fell': ({ fortress = 'La forteresse', nation, garrison }, say) =>
    `${fortress} tombe aux mains ${du(say.noun(`nation.${nation}`))} ; sa garnison ${garrison === 'free' ? 'sort libre' : 'est capturée'}`,
  'effect.fleetToPool': ({ fleet }, say) =>
    `${fleet === 'other' ? 'La flotte ennemie' : capital(le(say.noun(`fleet.${fleet}`)))} passe en réserve`,
  'effect.lightStep': ({ unit }) => `${unit} perd un pas`,
  'effect.depot': ({ depot, owner, state }, say) =>
    `${depot ?? (owner === undefined ? 'Un FD' : `Un FD ${du(say.noun(`nation.${owner}`))}`)} ${DEPOT[state]}`,

  'unbooked.counterUnknown': ({ name }) => `${name} ne figure pas au registre`,
  'unbooked.nationUnknown': ({ nation }, say) =>
    `${nationDoes(nation, 'n’a', 'n’ont', say)} pas de pistes dans cette campagne`,
  'unbooked.trackTooLow': ({ nation, track, had, change }, say) =>
    `${capital(le(say.noun(`nation.${nation}`)))}, ${say(`campaign.${track}`)} : on ne peut prendre ${number(Math.abs(change))} sur ${number(had)}`,
  'unbooked.troopsTooFew': ({ name, nation, arm, sps: lost, there }, say) =>
    `le registre donne à ${name} ${sps(there)} ${de(troopsIn(nation, arm, say))}, non ${number(lost)}`,
  'unbooked.noSuchGun': ({ name, nation }, say) =>
    `le registre ne donne à ${name} aucune unité d’art. de campagne ${adjective(nation, say)} dont on puisse dire cela`,
  'unbooked.noStepLeft': ({ name }) => `${name} n’a plus de pas au registre`,
};
