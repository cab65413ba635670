import type { Noun, Translation } from '@grognard/kernel';
import { agree, and, count, du, form, le, monthOf, number, signed, un } from '../../words/grammar/french.ts';
import { brief } from './brief.fr.ts';
import { type Commitment, committedThings } from './committed.ts';
import type { AirNavalTold, en, GroundTold } from './en.ts';
import { origins } from './fr/origins.ts';
import { speltSum } from './spelt-sum.ts';

type Names = readonly string[];
type Flown = { readonly name: string; readonly added: number; readonly sorties: number };

const shown = (names: Names | null): string =>
  names === null
    ? 'montre « Will not commit »'
    : names.length === 0
      ? 'montre « Will commit » et n’engage rien'
      : `engage ${and(names)}`;

const commits = (commitment: Commitment): string => {
  const things = committedThings(commitment, {
    signed,
    marker: (place) => `marqueur ${place}`,
    air: 'l’unité aérienne',
  });
  if (things === undefined) return 'Will not commit (n’engagera pas)';
  return things.length === 0
    ? 'Will commit (engagera), sans rien : un bluff'
    : `Will commit (engagera) : ${and(things)}`;
};

const flown = ({ name, added, sorties }: Flown): string =>
  `${name} ajoute ${count(added, 'sortie')} et en a ${number(sorties)}`;

const halved = (times: number): string =>
  times === 1 ? 'divisé par deux' : `divisé ${count(times, 'fois', 'fois')} par deux`;

const retreat = (hex: string | null): string => (hex === null ? 'retraite d’un hex' : `retraite vers ${hex}`);

/** Une unité nommée est au féminin. */
const unit = (name: string): Noun => ({ noun: name, gender: 'f', bare: true });
const FATES = { full: 'intact', reduced: 'réduit', eliminated: 'éliminé' } as const;
const becomes = (fate: keyof typeof FATES, who: Noun): string => `est ${agree(who, FATES[fate])}`;

/** Le sort des deux camps, en une phrase. */
const groundWords = (told: GroundTold, primary: Noun, defender: Noun): string => {
  const suffers = [
    ...(told.defenderSteps > 0 ? [becomes(told.defenderFate, defender)] : []),
    ...(told.retreats ? [retreat(told.hex)] : []),
  ];
  const sentences = [
    ...(suffers.length > 0 ? [`${le(defender)} ${suffers.join(' et ')}`] : []),
    ...(told.noEzoc ? ['un marqueur No EZOC va dans l’hex'] : []),
    ...(told.attackerSteps > 0 ? [`${le(primary)} ${becomes(told.primaryFate, primary)}`] : []),
    ...(told.activationEnds ? ['l’activation de l’attaquant prend fin'] : []),
  ];
  return sentences.length === 0 ? 'pas d’effet' : sentences.join(' ; ');
};

const goesOn = ({ who, mayAttackAgain, attackerActivationEnds, sorties }: AirNavalTold): string => {
  const attacker = who?.attacker ?? 'l’unité attaquante';
  if (mayAttackAgain) return `${attacker} peut encore attaquer`;
  const has = `${attacker} a désormais ${count(sorties.attacker, 'sortie')}`;
  return attackerActivationEnds ? `${has} et son activation prend fin` : `${has} et n’entame plus d’attaque`;
};

/** À qui l’activation prend fin, par son nom ou par son rôle. */
const stopped = ({ who, othersActivationEnds }: AirNavalTold, did: string): string => {
  if (who)
    return `l’activation prend fin pour ${and([who.attacker, ...(othersActivationEnds ? who.interceptors : [])])}`;
  return `l’activation ${othersActivationEnds ? 'des unités' : 'de l’unité'} en ${did} prend fin`;
};

const factories = (country: string, change: number, lost: number): string =>
  change === 0 ? `${country} reste à ${number(lost)}` : `${country} passe à ${number(lost)} (${signed(change)})`;

export const fr: Translation<typeof en> = {
  ...brief,
  ...origins,
  'side.attacker': { noun: 'attaquant', gender: 'm' },
  'side.defender': { noun: 'défenseur', gender: 'm' },
  'side.axis': { noun: 'Axe', gender: 'm' },
  'side.western': { noun: 'faction occidentale', gender: 'f' },
  'side.soviet': { noun: 'faction soviétique', gender: 'f' },
  'procedure.ground-combat': 'Combat terrestre',
  'procedure.air-naval-combat': 'Combat air/naval',
  'procedure.strategic-combat': 'Combat stratégique',
  'procedure.next-phase': 'Phase suivante',
  'phase.strategicCombat': 'Combat stratégique',
  'phase.activations': 'Activations',
  'phase.phaseEnd': 'Fin d’une phase',

  'country.germany': { noun: 'Allemagne', gender: 'f' },
  'country.italy': { noun: 'Italie', gender: 'f' },
  'country.hungary': { noun: 'Hongrie', gender: 'f' },
  'country.romania': { noun: 'Roumanie', gender: 'f' },
  'country.finland': { noun: 'Finlande', gender: 'f' },
  'country.bulgaria': { noun: 'Bulgarie', gender: 'f' },
  'country.otherAxis': { noun: 'autre pays de l’Axe', gender: 'm' },
  'country.uk': { noun: 'UK', gender: 'm' },
  'country.usa': { noun: 'USA', gender: 'm', plural: true },
  'country.france': { noun: 'France', gender: 'f' },
  'country.poland': { noun: 'Pologne', gender: 'f' },
  'country.belgium': { noun: 'Belgique', gender: 'f' },
  'country.netherlands': { noun: 'Pays-Bas', gender: 'm', plural: true },
  'country.norway': { noun: 'Norvège', gender: 'f' },
  'country.yugoslavia': { noun: 'Yougoslavie', gender: 'f' },
  'country.greece': { noun: 'Grèce', gender: 'f' },
  'country.otherWestern': { noun: 'autre pays occidental', gender: 'm' },
  'country.ussr': { noun: 'URSS', gender: 'f' },
  'country.otherSoviet': { noun: 'autre pays de la faction soviétique', gender: 'm' },
  'weather.fair': 'bonne',
  'weather.poor': 'mauvaise',
  'weather.severe': 'sévère',
  'weather.varies': 'variable selon la carte',
  'supply.supplied': 'ravitaillée',
  'supply.low': 'en ravitaillement faible',
  'supply.unsupplied': 'non ravitaillée',
  'strength.full': 'à pleine puissance',
  'strength.reduced': 'à force réduite',
  'strength.eliminated': 'éliminée',
  'fate.full': 'indemne',
  'fate.reduced': 'réduit',
  'fate.eliminated': 'éliminé',
  'unitKind.infantry': { noun: 'unité d’infanterie ou autre', gender: 'f' },
  'unitKind.shock': { noun: 'unité de choc', gender: 'f' },
  'unitKind.tank': { noun: 'char', gender: 'm' },
  'unitKind.fighter': { noun: 'chasseur ou autre unité aérienne', gender: 'm' },
  'unitKind.bomber': { noun: 'bombardier', gender: 'm' },
  'unitKind.warship': { noun: 'navire de guerre', gender: 'm' },
  'unitKind.carrier': { noun: 'porte-avions', gender: 'm' },
  'unitKind.convoy': { noun: 'convoi', gender: 'm' },
  'attack.mobile': 'attaque mobile',
  'attack.assault': 'assaut',
  'barrier.none': 'aucun',
  'barrier.canal': 'canal',
  'barrier.mountain': 'montagne',
  'barrier.river': 'rivière',
  'cause.airStrike': 'frappe aérienne',
  'cause.airSupport': 'unités aériennes engagées des deux côtés en combat terrestre',
  'cause.escort': 'contre une unité en escorte',
  'cause.amphibiousInvasion': 'contre une invasion amphibie',
  'cause.bombing': 'contre un bombardement',
  'cause.navalMovement': 'contre un mouvement ou transport naval',
  'cause.supplyTrace': 'contre le tracé d’une ligne de ravitaillement',
  'location.land': 'un hex hors de toute zone maritime',
  'location.seaZone': 'un hex en zone maritime',
  'load.full': 'unité terrestre à pleine puissance',
  'load.reduced': 'unité terrestre réduite',
  'load.air': 'unité aérienne',
  'zone.1': 'zone maritime 1',
  'zone.2': 'zone maritime 2',
  'zone.3': 'zone maritime 3',
  'zone.4': 'zone maritime 4',
  'zone.6': 'zone maritime 6',
  'zone.7': 'zone maritime 7',
  'zone.9': 'zone maritime 9',
  'zone.31': 'zone maritime 31',
  'zone.32': 'zone maritime 32',
  'retreatWhen.none': 'aucune',
  'retreatWhen.fortMayStand': 'oui ; dans un fort il peut tenir',
  'retreatWhen.always': 'oui, s’il survit ; même d’un fort',
  'sortiesAdded.plus': 'le nombre +#',
  'supportFor.both': 'les deux camps',
  'supportFor.attacker': 'attaquant seul',
  'supportFor.defender': 'défenseur seul',
  'success.succeeds': 'réussie',
  'success.fails': 'ratée',
  'goesTo.nothing': 'rien de plus',
  'goesTo.airSupport': 'soutien aérien',
  'goesTo.escort': 'escorte',
  'goesTo.interdiction': 'interdiction',
  'ally.concerned': 'celui du pays allié respectif',
  'ally.uk': 'UK',
  'ally.ussr': 'URSS',
  'groundCode.♦': '♦ : pas d’effet',
  'groundCode.DR': 'DR : défenseur retraite',
  'groundCode.DD': 'DD : défenseur désorganisé',
  'groundCode.DE': 'DE : défenseur éliminé',
  'groundCode.AS': 'AS : attaquant stoppé',
  'groundCode.AA': 'AA : attrition de l’attaquant',
  'sequence.step.1': 'Étape 1',
  'sequence.step.2': 'Étape 2',
  'sequence.step.3': 'Étape 3',
  'sequence.step.4': 'Étape 4',
  'sequence.step.5': 'Étape 5',
  'sequence.step.6': 'Étape 6',
  'sequence.attackers':
    'Une attaque mobile est le fait d’une seule unité, l’attaquant principal. Dans un assaut de plusieurs unités, l’attaquant en désigne une comme attaquant principal et jusqu’à deux autres comme attaquants supplémentaires.',
  'sequence.commitment':
    'Chaque camp décide en secret, par son marqueur « Will commit » ou « Will not commit », s’il engage quelque chose ; les deux sont révélés ensemble. Il peut engager autant de marqueurs événements (14) qu’il veut, chacun selon ses règles, et en combat terrestre une unité aérienne.',
  'sequence.airCombat':
    'Si les deux camps ont engagé une unité aérienne, le combat terrestre attend l’issue d’un combat air/naval entre elles, où l’attaquant au sol attaque. Il décide de qui applique le DRM de soutien aérien.',
  'sequence.modifiers': ({ least, most }) =>
    `Chaque camp additionne les modificateurs de sa propre liste pour le combat livré. De la somme, on applique au plus ${signed(most)} et au moins ${signed(least)}.`,
  'sequence.dice': ({ least }) =>
    `Chaque camp lance un dé et ajoute son propre DRM. Puis il divise par deux une fois pour chaque point de sa liste « après le jet » qui le concerne, en arrondissant au supérieur après chaque division. Une valeur finale inférieure à ${number(least)} vaut ${number(least)}.`,
  'sequence.result':
    'Dans la table des résultats, on croise la valeur finale de l’attaquant, en haut, avec celle du défenseur, sur le côté. Le résultat s’applique selon la liste du combat livré.',
  'combats.ground': 'terrestre',
  'combats.all': 'tous',
  'limit.drm': 'DRM d’un camp',
  'limit.drm.text': 'Seule la somme est tenue entre ces bornes, jamais un modificateur isolé.',
  'limit.value': 'Valeur finale',
  'limit.value.text':
    'Dé et DRM, divisés et arrondis au supérieur après chaque division ; en dessous, on prend le minimum.',
  'limit.sorties': 'Sorties d’une unité',
  'limit.sorties.text': ({ most }) => `Une unité à ${count(most, 'sortie')} n’entame plus d’attaque.`,
  'limit.facLost': 'Marqueur Fac Lost',
  'limit.facLost.text': ({ least, most }) =>
    `Un marqueur ne quitte jamais les cases ${number(least)} à ${number(most)} : ce qui irait au-delà est perdu.`,
  'unless.never': 'jamais',
  'unless.friendlyAndGap':
    's’il contient aussi une ville ou un fort ami et que la retraite met un hex d’écart entre l’unité et l’attaquant',
  'escort.succeeds': 'L’escorte est réussie (♦, AS, AA)',
  'escort.fails': 'L’escorte est ratée (DR, DD, DE)',
  'escort.calledOff': 'Elle est ratée et la faction en phase annule l’invasion',
  'activation.end': 'prend fin',
  'activation.goOn': 'se poursuit',
  'attackAgain.no': 'non',
  'attackAgain.ifFresh': ({ fewerThan }) => `si elle a moins de ${count(fewerThan, 'sortie')}`,
  'prevented.invasion': 'l’invasion',
  'prevented.bombedMarker': 'aucun marqueur Bombed n’est placé',
  'prevented.nothing': '—',
  'prevented.trace': 'le tracé échoue',
  'whoseActivation.unit': 'l’unité interdite',
  'whoseActivation.unitAndEscort': 'le convoi et son escorte',
  'whoseActivation.invasionForce': 'toutes les unités de l’invasion',
  'supplyChange.unchanged': '—',
  'supplyChange.oneLevelDown': 'un niveau sous son état du tour précédent ; pas plus d’un niveau par tour',

  'unit.name': 'Nom de l’unité',
  'unit.nationality': 'Pays',
  'unit.kind': 'Type',
  'unit.elite': 'Élite (étoile)',
  'unit.strength': 'Force',
  'unit.supply': 'Ravitaillement',
  'unit.lastTurn': 'Son ravitaillement au tour précédent',
  'unit.sorties': 'Sorties de l’unité',
  marker: 'Marqueur événement',
  'marker.name': 'Nom du marqueur',
  'marker.drm': 'DRM qu’il donne à son camp',
  'marker.halves': 'Son texte divise par deux le résultat de son camp après le jet',
  'marker.stays': 'Son texte le laisse en main une fois engagé',
  'marker.spent': 'Utilisé : il a quitté la main',
  'sample.primary': '1re armée',
  'sample.additional': '2e armée',
  'sample.defender': '3e armée',
  'sample.cargo': '4e armée',
  'sample.tracing': '5e armée',
  'sample.alongside': '1re flottille',
  'sample.air.attacker': '1re escadre',
  'sample.air.defender': '2e escadre',
  'sample.interceptor': '3e escadre',
  'sample.airCargo': '4e escadre',
  'sample.marker.attacker': 'Événement 1',
  'sample.marker.defender': 'Événement 2',
  'sample.hex': 'Hex 1',
  'sample.country': 'Pologne',

  'combat.weather': 'Météo dans l’hex du défenseur',
  'combat.attackerMarkers': 'Marqueurs événements que l’attaquant pourrait engager',
  'combat.defenderMarkers': 'Marqueurs événements que le défenseur pourrait engager',
  'combat.counted': 'Modificateurs que vous avez comptés vous-mêmes',
  'combat.counted.help':
    'À la place des lignes imprimées ; les marqueurs engagés et le soutien aérien s’y ajoutent encore. Laissez vide pour que les lignes soient examinées.',
  'combat.term.attack': 'DRM de l’attaquant',
  'combat.term.defence': 'DRM du défenseur',
  'combat.term.attackHalved': 'Divisions par deux du résultat de l’attaquant',
  'combat.term.defenceHalved': 'Divisions par deux du résultat du défenseur',
  'combat.totals': 'Par les deux DRM',
  'combat.drm.attacker': 'Modificateurs de l’attaquant',
  'combat.drm.defender': 'Modificateurs du défenseur',
  'combat.drm.sum': ({ sum, drm }) =>
    sum === drm ? `DRM ${signed(drm)}` : `la somme de ${signed(sum)} est limitée à ${signed(drm)}`,
  'combat.halvings.attacker': 'Divisions par deux du résultat de l’attaquant',
  'combat.halvings.defender': 'Divisions par deux du résultat du défenseur',
  'combat.halvings.sum': ({ times }) => (times === 0 ? 'aucune' : halved(times)),
  'combat.value': ({ die, drm, times, value }) =>
    `dé ${number(die)}, DRM ${signed(drm)}${times > 0 ? `, ${halved(times)}` : ''} : valeur finale ${number(value)}`,
  'combat.headline': ({ attacker, defender }) => `${speltSum(attacker, number)} contre ${speltSum(defender, number)}`,
  'combat.table': 'Résultat',
  'combat.score.air': 'Dans les airs',
  'combat.score.ground': 'Au sol',
  'commit.revealed': ({ attacker, defender }) => `l’attaquant ${shown(attacker)} ; le défenseur ${shown(defender)}`,

  'ground.input': 'Le combat terrestre',
  'ground.attack': 'Type d’attaque',
  'ground.amphibious': 'Invasion amphibie',
  'ground.navalSupport': 'Soutien naval',
  'ground.primary': 'Attaquant principal',
  'ground.additional': 'Attaquants supplémentaires',
  'ground.additional.unit': 'Attaquant supplémentaire',
  'ground.defender': 'Défenseur',
  'ground.hex': 'L’hex du défenseur',
  'ground.hex.city': 'Ville',
  'ground.hex.rough': 'Terrain difficile',
  'ground.hex.fort': 'Le défenseur occupe un fort',
  'ground.hex.island': 'Sur une île',
  'ground.hex.coastal': 'Hex côtier',
  'ground.hexside': 'Le côté d’hex de l’attaquant principal',
  'ground.hexside.strait': 'Détroit',
  'ground.hexside.barrier': 'Canal, montagne ou rivière',
  'ground.isolated': 'Le défenseur est isolé',
  'ground.isolated.help':
    'Il n’a aucun hex de retraite éligible et n’est adjacent à aucun fort, ville ou unité terrestre ami ; voir l’arbitrage sur l’isolement.',
  'ground.retreatHexes': 'Hex où le défenseur pourrait retraiter',
  'ground.retreatHexes.help':
    'Sans autre indication, un hex derrière lui est ouvert. Nommez les hex et dites ce qui s’y trouve ; si aucun n’est ouvert, il ne peut pas retraiter.',
  'ground.retreatHex': 'Hex de retraite',
  'ground.retreatHex.name': 'Nom de l’hex',
  'ground.retreatHex.away': 'Éloigne de l’attaquant (en assaut, de n’importe lequel)',
  'ground.retreatHex.enemyCityOrFort': 'Contient une ville ou un fort ennemi',
  'ground.retreatHex.enemyZone': 'En ZDCE (zone de contrôle ennemie)',
  'ground.retreatHex.friendlyCityOrFort': 'Contient une ville ou un fort ami',
  'ground.retreatHex.leavesGap': 'Met un hex d’écart entre l’unité et l’attaquant',
  'ground.retreatHex.barred': 'Interdit au mouvement terrestre',
  'ground.retreatHex.occupied': 'Plein selon la limite d’empilement',
  'ground.retreatHex.besideFriend': 'Adjacent à un fort, une ville ou une unité terrestre ami',
  'ground.attackerAir': 'Unité aérienne que l’attaquant pourrait engager',
  'ground.defenderAir': 'Unité aérienne que le défenseur pourrait engager',
  'ground.airUnit': 'Unité aérienne',
  'ground.attackers': 'Attaquants',
  'ground.attackers.mobile': ({ primary, defender }) => `${primary} mène une attaque mobile contre ${defender}`,
  'ground.attackers.assault': ({ primary, additional, defender }) =>
    additional.length === 0
      ? `${primary} donne l’assaut contre ${defender}`
      : `${primary}, attaquant principal, donne l’assaut contre ${defender} avec ${and(additional)}`,
  'ground.ask.commit': 'Qu’engage-t-on dans le combat terrestre ?',
  'ground.ask.commit.option': commits,
  'ground.ask.attackerDie': 'Dé de combat de l’attaquant',
  'ground.ask.defenderDie': 'Dé de combat du défenseur',
  'ground.ask.stand': 'Quitter le fort, ou tenir ?',
  'ground.ask.stand.retreat': 'retraiter',
  'ground.ask.stand.stand': 'tenir, comme s’il ne pouvait pas retraiter',
  'ground.ask.retreat': 'Vers quel hex retraiter ?',
  'ground.ask.retreat.—': 'l’hex derrière lui',
  'ground.support': 'Soutien aérien',
  'ground.support.attacker': ({ unit: name }) =>
    `${name} est sans adversaire dans les airs : l’attaquant reçoit le soutien aérien`,
  'ground.support.defender': ({ unit: name }) =>
    `${name} est sans adversaire dans les airs : le défenseur reçoit le soutien aérien`,
  'ground.retreat.hexes': 'Hex de retraite',
  'ground.retreat.open': ({ hexes }, say) =>
    hexes.length === 0
      ? 'aucun'
      : hexes
          .map(
            ({ name, why }) =>
              `${name ?? 'l’hex derrière lui'} : ${why === null ? 'ouvert' : say(`prohibition.${why}`)}`,
          )
          .join(' ; '),
  'prohibition.towardsAttacker': 'n’éloigne pas de l’attaquant',
  'prohibition.enemyCityOrFort': 'ville ou fort ennemi',
  'prohibition.enemyZone': 'ZDCE',
  'prohibition.barred': 'interdit au mouvement terrestre',
  'prohibition.occupied': 'limite d’empilement',
  'ground.cannotRetreat': 'Le défenseur ne peut pas retraiter',
  'ground.cannotRetreat.full': 'il est réduit et reste',
  'ground.cannotRetreat.reduced': 'il est éliminé',
  'ground.result': 'Résultat du combat terrestre',
  'ground.result.told': (told) => groundWords(told, unit(told.names.primary), unit(told.names.defender)),
  'ground.summary': ({ code, ...told }, say) =>
    `${code} : ${groundWords(told, { noun: 'attaquant principal', gender: 'm' }, say.noun('side.defender'))}`,
  'ground.fate': ({ fate, hurt, retreats, hex, over }) => {
    const parts = [
      ...(hurt ? [agree(unit(''), FATES[fate])] : []),
      ...(retreats ? [retreat(hex)] : []),
      ...(over ? ['activation terminée'] : []),
    ];
    return parts.length === 0 ? 'indemne' : parts.join(', ');
  },
  'ground.next.attack': ({ unit: name }) => `${name} attaque encore`,

  'airNaval.input': 'Le combat air/naval',
  'airNaval.cause': 'L’enjeu du combat',
  'airNaval.attacker': 'Unité attaquante',
  'airNaval.interceptors': 'Autres unités en interception ou en interdiction',
  'airNaval.interceptors.help':
    'L’unité attaquante combat ; celles-ci l’accompagnent et leur activation prend fin avec la sienne.',
  'airNaval.defender': 'Unité en défense',
  'airNaval.location': 'Où',
  'airNaval.defenderInEngland': 'Le défenseur est en Angleterre',
  'airNaval.attackerOutsideEngland': 'L’attaquant vient de hors d’Angleterre',
  'airNaval.escortsInvasion': 'L’escorte fait partie d’une invasion amphibie',
  'airNaval.force': 'Unités qui partagent le sort du défenseur',
  'airNaval.force.help': 'Les unités d’une force d’invasion, ou l’escorte de l’unité navale ou du convoi.',
  'airNaval.cargo': 'Unités terrestres que le convoi transporte',
  'airNaval.cargo.unit': 'Unité terrestre transportée',
  'airNaval.airCargo': 'Unités aériennes que le convoi transporte',
  'airNaval.airCargo.unit': 'Unité aérienne transportée',
  'airNaval.tracing': 'L’unité qui trace son ravitaillement',
  'airNaval.tracing.unit': 'Unité qui trace',
  'airNaval.ask.commit': 'Qu’engage-t-on dans le combat air/naval ?',
  'airNaval.ask.commit.option': commits,
  'airNaval.ask.attackerDie': 'Dé de combat air/naval de l’attaquant',
  'airNaval.ask.defenderDie': 'Dé de combat air/naval du défenseur',
  'airNaval.ask.callOff': 'Annuler l’invasion ?',
  'airNaval.ask.callOff.goOn': 'poursuivre l’invasion',
  'airNaval.ask.callOff.callOff': 'l’annuler',
  'airNaval.sorties': 'Sorties',
  'airNaval.sorties.after': ({ attacker, defender }) => `${flown(attacker)} ; ${flown(defender)}`,
  'airNaval.effect': 'Effet',
  'airNaval.code': ({ code, attacker, defender }) =>
    `${code} : sorties ${signed(attacker)} pour l’attaquant, ${signed(defender)} pour le défenseur`,
  'airNaval.effect.over': 'la frappe aérienne est terminée',
  'airNaval.effect.support': ({ support }) =>
    support.attacker && support.defender
      ? 'les deux camps reçoivent le soutien aérien'
      : `seul ${support.attacker ? 'l’attaquant' : 'le défenseur'} reçoit le soutien aérien`,
  'airNaval.effect.escortSucceeds': (told) => `l’escorte est réussie ; ${stopped(told, 'interception')}`,
  'airNaval.effect.escortFails': (told) => `l’escorte est ratée ; ${goesOn(told)}`,
  'airNaval.effect.invasionCalledOff':
    'l’invasion est annulée ; l’activation des unités d’invasion et des unités en interception prend fin',
  'airNaval.effect.interdictionFails': (told) => `l’interdiction est ratée ; ${stopped(told, 'interdiction')}`,
  'airNaval.effect.interdicted': (told, say) =>
    `l’interdiction est réussie${told.supply === null ? '' : ` ; ${told.who?.tracing ?? 'l’unité qui trace'} est désormais ${say(`supply.${told.supply}`)}`} ; ${goesOn(told)}`,
  'airNaval.summary': (told, say) =>
    `${told.code} : sorties ${signed(told.added.attacker)} et ${signed(told.added.defender)} ; ${say(`airNaval.effect.${told.effect}`, { ...told })}`,
  'airNaval.fate': ({ added, sorties, over }) =>
    `${signed(added)} ${form(added, 'sortie')}, soit ${number(sorties)}${over ? ' ; activation terminée' : ''}`,
  'airNaval.fate.cargo': ({ reduced, over }) =>
    [...(reduced ? ['réduite'] : []), ...(over ? ['activation terminée'] : [])].join(', ') || 'indemne',
  'airNaval.fate.supply': ({ supply }, say) => `désormais ${say(`supply.${supply}`)}`,
  'airNaval.next.attack': ({ unit: name }) => `${name} attaque encore`,

  'strategic.input': 'Le combat stratégique',
  'strategic.opponent': 'L’Axe combat',
  'strategic.axisPorts': 'Ports de l’Axe',
  'strategic.axisPorts.zone': 'Zone maritime du port',
  'strategic.axisPorts.help': 'Une entrée par port situé dans une zone maritime qui compte.',
  'strategic.sovietAirZone13': 'Unité aérienne soviétique dans un port de la zone maritime 13',
  'strategic.westernZone13': 'Chasseur ou navire de guerre occidental dans un port de la zone maritime 13',
  'strategic.conquered': 'Pays alliés conquis par l’Axe',
  'strategic.conquered.western': 'de la faction occidentale',
  'strategic.conquered.soviet': 'de la faction soviétique',
  'strategic.usaWestern': 'Les USA sont un pays occidental',
  'strategic.bombed': 'Marqueurs Bombed sur des hex d’usine en Allemagne',
  'strategic.facLost': 'Marqueurs Fac Lost',
  'strategic.ally': 'Marqueur Fac Lost du pays allié respectif',
  'strategic.ask.commit': 'Qu’engage-t-on dans le combat stratégique ?',
  'strategic.ask.commit.option': commits,
  'strategic.ask.attackerDie': 'Dé de combat stratégique de l’Axe',
  'strategic.ask.defenderDie': 'Dé de combat stratégique de l’allié',
  'strategic.result': 'Usines perdues',
  'strategic.code': ({ code, germany, ally }) =>
    `${code} : Fac Lost ${signed(germany)} pour l’Allemagne, ${signed(ally)} pour l’allié`,
  'strategic.summary': ({ code, ally, germanyLost, allyLost, germanyChange, allyChange }, say) =>
    `${code}, Fac Lost : ${factories(le(say.noun('country.germany')), germanyChange, germanyLost)} ; ${factories(le(say.noun(`country.${ally}`)), allyChange, allyLost)}`,
  'strategic.next': ({ opponent }, say) => `combat stratégique contre ${le(say.noun(`side.${opponent}`))}`,

  'drm.german': 'Unité allemande',
  'drm.frenchUkUsa': 'Unité française, UK ou USA',
  'drm.elite': 'Unité d’élite',
  'drm.reduced': 'Unité à force réduite',
  'drm.lowSupply': 'Unité en ravitaillement faible',
  'drm.shockFair': 'Unité de choc, météo bonne dans l’hex du défenseur',
  'drm.tankFair': 'Char, météo bonne dans l’hex du défenseur',
  'drm.tankPoor': 'Char, météo mauvaise dans l’hex du défenseur',
  'drm.isolated': 'Attaque d’un défenseur isolé, sauf dans un fort sur une île',
  'drm.intoPoorWeather': 'Attaque dans un hex en météo mauvaise',
  'drm.cityOrRough': 'Attaque dans un hex avec ville ou terrain difficile, ou les deux',
  'drm.strait': 'Attaque à travers un détroit',
  'drm.barrier': 'Attaque à travers un côté d’hex de canal, montagne ou rivière',
  'drm.supportFair': 'Soutien aérien, météo bonne dans l’hex du défenseur',
  'drm.supportPoor': 'Soutien aérien, météo mauvaise dans l’hex du défenseur',
  'drm.markers': 'Marqueurs événements engagés',
  'drm.additionalTankOrShock': 'Par char ou choc supplémentaire, si la météo le permet',
  'drm.additionalOther': 'Par attaquant supplémentaire qui ne prend pas la ligne précédente',
  'drm.amphibious': 'Invasion amphibie',
  'drm.navalSupportFair': 'Soutien naval dans un hex côtier, météo bonne',
  'drm.navalSupportPoor': 'Soutien naval dans un hex côtier, météo mauvaise',
  'drm.germanAir': 'Unité aérienne allemande',
  'drm.germanNaval': 'Unité navale allemande',
  'drm.ukUsaNaval': 'Unité navale UK ou USA',
  'drm.ukUsaAir': 'Unité aérienne UK ou USA',
  'drm.frenchNaval': 'Unité navale française',
  'drm.england': 'Unité aérienne occidentale défendant en Angleterre contre une frappe venue de l’extérieur',
  'drm.carrierFair': 'Porte-avions en météo bonne',
  'drm.carrierPoor': 'Porte-avions en météo mauvaise',
  'drm.carrierSevere': 'Porte-avions en météo sévère',
  'drm.bomber': 'Bombardier',
  'drm.convoy': 'Convoi',
  'drm.airAgainstNaval': 'Unité aérienne contre unité navale',
  'drm.seaZonePoor': 'Défense ou attaque dans un hex en zone maritime, météo mauvaise',
  'drm.sorties': ({ sorties }) =>
    typeof sorties === 'number' ? `${count(sorties, 'sortie')} de l’unité` : 'Par sortie de l’unité',
  'drm.ports1279': 'Port de l’Axe en zone maritime 1, 2, 7 ou 9, contre l’Occident',
  'drm.ports34': 'Port de l’Axe en zone maritime 3 ou 4',
  'drm.port6': 'Port de l’Axe en zone maritime 6, contre les Soviétiques',
  'drm.port31': 'Port de l’Axe en zone maritime 31, contre l’Occident',
  'drm.port32': 'Port de l’Axe en zone maritime 32',
  'drm.sovietAirZone13':
    'Unité aérienne soviétique, et ni chasseur ni navire de guerre occidental, dans un port de la zone maritime 13',
  'drm.conqueredAllies': 'Par trois pays alliés conquis par l’Axe, arrondi au supérieur',
  'drm.usaWestern': 'Les USA sont un pays occidental',
  'drm.westernZone13': 'Chasseur ou navire de guerre occidental dans un port de la zone maritime 13',
  'drm.bombed': 'Par marqueur Bombed sur un hex d’usine en Allemagne',
  'drm.counted': 'Compté par les joueurs',
  'halving.counted': 'Compté par les joueurs',
  'halving.groundUnsupplied': 'Une ou plusieurs unités terrestres du camp sont non ravitaillées',
  'halving.severeWeather': 'Météo sévère dans l’hex du défenseur',
  'halving.fort': 'Attaque d’une unité occupant un fort, qui ne peut être qu’un assaut',
  'halving.unsupplied': 'L’unité est non ravitaillée',
  'halving.seaZoneSevere': 'Défense ou attaque dans un hex en zone maritime, météo sévère',
  'halving.markers': 'Par marqueur événement engagé qui divise',

  'figure.attackerSteps': 'Pas perdus par l’attaquant principal',
  'figure.defenderSteps': 'Pas perdus par le défenseur',
  'figure.hexEmptied': 'Chance que le défenseur quitte l’hex',
  'figure.attackerBalance': 'Gain de l’attaquant : les pas du défenseur et l’hex, moins ses propres pas',
  'figure.attackerCommits': 'Marqueurs et unités aériennes engagés par l’attaquant',
  'figure.activationEnds': 'Chance que l’activation de l’attaquant prenne fin',
  'figure.prevented': 'Chance que ce que l’on combat n’ait pas lieu',
  'figure.attacksAgain': 'Chance que l’attaquant puisse encore attaquer',
  'figure.defenderCommits': 'Marqueurs et unités aériennes engagés par le défenseur',
  'figure.attackerSorties': 'Sorties ajoutées à l’attaquant',
  'figure.defenderSorties': 'Sorties ajoutées au défenseur',
  'figure.attackerSortieBalance': 'Sorties du défenseur moins celles de l’attaquant',
  'figure.germanyChange': 'Variation du marqueur Fac Lost de l’Allemagne',
  'figure.allyChange': 'Variation du marqueur Fac Lost de l’allié',
  'figure.axisFactoryBalance': 'Variation de l’allié moins celle de l’Allemagne',

  'effect.reduced': ({ unit: name }) => `${name} ${becomes('reduced', unit(name))}`,
  'effect.eliminated': ({ unit: name }) => `${name} ${becomes('eliminated', unit(name))}`,
  'effect.retreated': ({ unit: name, hex }) => `${name} ${retreat(hex)}`,
  'effect.noEzoc': ({ unit: name }) => `un marqueur No EZOC va dans l’hex où se tenait ${name}`,
  'effect.activationEnds': ({ unit: name }) => `l’activation prend fin pour ${name}`,
  'effect.sorties': ({ unit: name, sorties }) =>
    sorties === 0 ? `${name} n’a plus de sortie` : `${name} a désormais ${count(sorties, 'sortie')}`,
  'effect.supply': ({ unit: name, supply }, say) => `${name} est désormais ${say(`supply.${supply}`)}`,
  'effect.toPort': ({ unit: name }) => `${name} rejoint le port ami le plus proche`,
  'effect.noInvasion': 'aucune invasion n’a lieu',
  'effect.restored': ({ unit: name }) => `${name} retrouve sa pleine puissance`,
  'effect.phaseBegins': ({ faction }, say) => say('phase.of', { faction }),
  'effect.turnBegins': ({ year, month }) => `un nouveau tour commence : ${monthOf(year, month)}`,
  'effect.weather': ({ weather }, say) => `météo du tour : ${say(`weather.${weather}`)}`,
  'effect.noBombed': 'aucun marqueur Bombed n’est placé',
  'effect.invasionCalledOff': 'l’invasion est annulée',
  'effect.markerSpent': ({ marker }) => `le marqueur ${marker} quitte la main`,
  'effect.facLost': ({ country, lost }, say) =>
    `le marqueur Fac Lost ${du(say.noun(`country.${country}`))} est à ${number(lost)}`,

  'campaign.state': 'La campagne',
  'campaign.turn': 'Tour',
  'campaign.year': 'Année',
  'campaign.month': 'Mois',
  'campaign.weather': 'Météo du tour',
  'campaign.phasing': 'Faction en phase',
  'campaign.inPhase': ({ faction }, say) => `Phase ${du(say.noun(`side.${faction}`))}`,
  'campaign.units': 'Unités',
  'campaign.unit': 'Unité',
  'campaign.activationOver': 'Son activation est terminée',
  'campaign.conquered': 'Pays conquis par l’Axe',
  'campaign.conquest': 'Pays conquis',
  'campaign.country': 'Pays',
  'campaign.faction': 'Faction',
  'campaign.markers': 'Marqueurs événements',
  'campaign.marker': 'Marqueur événement',

  'phase.input': 'La phase suivante',
  'phase.title': 'Phase suivante',
  'phase.recovered': 'Unités aériennes et navales dont les sorties changent',
  'phase.recovered.unit': 'Unité et ses sorties désormais',
  'phase.restored': 'Unités terrestres rendues à leur pleine puissance',
  'phase.restored.help':
    'Une unité éliminée revient par une correction du registre : la production n’est pas dans l’aide.',
  'phase.of': ({ faction }, say) => `la phase ${du(say.noun(`side.${faction}`))} commence`,
  'phase.begun': ({ faction, year, month, newTurn }, say) =>
    `${say('phase.of', { faction })}, ${monthOf(year, month)}${newTurn ? ', et avec elle un nouveau tour' : ''}`,

  'unbooked.unitUnknown': ({ unit: name }) =>
    `${name} a seulement été nommée et ne figure pas au registre ; inscrivez-la, et ceci sera porté`,

  'refusal.additionalInMobile': ({ extra }) =>
    `une attaque mobile est le fait d’une seule unité, et ${count(extra, 'attaquant supplémentaire', 'attaquants supplémentaires')} ${form(extra, 'est donné', 'sont donnés')} ; ${form(extra, 'retirez-le', 'retirez-les')} ou choisissez l’assaut`,
  'refusal.mobileOnFort': ({ unit: name }) => `${name} occupe un fort : seul un assaut peut l’attaquer`,
  'refusal.amphibiousMobile': 'une invasion amphibie est toujours un assaut',
  'refusal.navalSupportAlone': 'le soutien naval ne va qu’à une invasion amphibie',
  'refusal.navalSupportInland': 'le soutien naval n’atteint qu’un hex côtier',
  'refusal.isolatedWithRetreat': ({ hex }) => `le défenseur ne peut être isolé tant qu’il peut retraiter vers ${hex}`,
  'refusal.notAnAirUnit': ({ unit: name, kind }, say) =>
    `${name} est ${un(say.noun(`unitKind.${kind}`))} ; donnez une unité aérienne`,
  'refusal.notANavalUnit': ({ unit: name, kind }, say) =>
    `${name} est ${un(say.noun(`unitKind.${kind}`))} ; donnez une unité navale`,
  'refusal.notABomber': ({ unit: name, kind }, say) =>
    `${name} est ${un(say.noun(`unitKind.${kind}`))} ; un bombardement demande un bombardier`,
  'refusal.notAConvoy': ({ unit: name, kind }, say) =>
    `${name} est ${un(say.noun(`unitKind.${kind}`))} ; une ligne de ravitaillement passe par un convoi`,
  'refusal.cargoWithoutConvoy': ({ unit: name, kind }, say) =>
    `${name} est ${un(say.noun(`unitKind.${kind}`))} ; seul un convoi transporte`,
  'refusal.tracingMissing': 'dites quelle unité trace son ravitaillement, et son état au tour précédent',
  'refusal.sortiesAboveSix': ({ sorties, most }) =>
    `${count(sorties, 'sortie')} : cela ne convient pas ; donnez 0 à ${number(most)}, ou prenez l’arbitrage qui compte au-delà`,
  'refusal.wornOutAttacker': ({ unit: name, sorties }) =>
    `${name} a ${count(sorties, 'sortie')} et n’entame plus d’attaque`,
  'refusal.wornOutDefender': ({ unit: name, sorties }) =>
    `${name} a ${count(sorties, 'sortie')} et, selon l’arbitrage en vigueur, ne défend plus`,
  'refusal.sameName': ({ name, first }, say) =>
    `${name} figure déjà sous « ${say(first)} » ; donnez à chaque unité son nom`,
  'refusal.interceptorsInVain': ({ cause }, say) =>
    `on n’est plusieurs que pour intercepter une escorte ou interdire ; ce combat est : ${say(cause)}`,
  'refusal.unitEliminated': ({ unit: name }) =>
    `${name} est éliminée ; corrigez le registre, avec un motif, si elle est revenue`,
  'refusal.activationOver': ({ unit: name }) =>
    `l’activation est terminée pour ${name} ; pas d’attaque avant la phase suivante`,
  'refusal.otherArm': ({ unit: name, kind }, say) =>
    `${name} figure au registre comme ${un(say.noun(`unitKind.${kind}`))}, qui n’a pas sa place ici`,
  'refusal.markerGone': ({ marker }) => `le marqueur ${marker} a quitté la main`,
  'refusal.noMoreTurns': ({ year }) => `les tours s’arrêtent en ${monthOf(year, 12)}`,
  'refusal.facLostOutside': ({ value, least, most }) =>
    `${number(value)} n’est pas sur la piste ; donnez ${number(least)} à ${number(most)}`,
  'refusal.otherAlly': ({ ally, opponent }, say) =>
    `contre ${le(say.noun(`side.${opponent}`))}, le pays allié respectif est ${le(say.noun(`country.${ally}`))}`,

  'name.10th Army': '10e armée',
  'name.Łódź Army': 'Armée de Łódź',
  'name.Warsaw': 'Varsovie',
  'name.Kleist’s Panzer Group': 'Groupe blindé Kleist',
  'name.Dunkirk': 'Dunkerque',
  'name.1st Army': '1re armée',
  'name.7th Army': '7e armée',
  'name.3rd Army': '3e armée',
  'name.6th Army': '6e armée',
  'name.4th Panzer Army': '4e armée blindée',
  'name.62nd Army': '62e armée',
  'name.East bank of the Volga': 'Rive est de la Volga',
  'name.Army Detachment Kempf': 'Détachement d’armée Kempf',
  'name.6th Guards Army': '6e armée de la Garde',
  'name.2nd Air Army': '2e armée aérienne',
  'name.Axis event 1': 'Événement de l’Axe 1',
  'name.Axis event 2': 'Événement de l’Axe 2',
  'name.Soviet event 1': 'Événement soviétique 1',
  'name.Soviet event 2': 'Événement soviétique 2',
  'name.US 1st Army': '1re armée américaine',
  'name.British 2nd Army': '2e armée britannique',
  'name.Malta convoy': 'Convoi de Malte',
  'name.Malta garrison': 'Garnison de Malte',
  'name.8th Air Force': '8e Air Force',

  'ruling.emptyCommitment': 'Un camp peut-il révéler un engagement vide ?',
  'ruling.emptyCommitment.why':
    'L’aide demande l’un de deux marqueurs et énumère ce qui peut être engagé ; elle ne dit pas qu’il faille engager quelque chose.',
  'ruling.emptyCommitment.allowed': 'oui, sans effet',
  'ruling.emptyCommitment.forbidden': 'non',
  'ruling.halvingMarkers': 'Où compte un marqueur événement qui divise par deux ?',
  'ruling.halvingMarkers.why':
    'La ligne n’est imprimée que pour le combat stratégique, mais l’étape 2 engage les marqueurs selon leurs règles dans tout combat.',
  'ruling.halvingMarkers.anyCombat': 'dans tout combat, sur le résultat de son camp',
  'ruling.halvingMarkers.strategicOnly': 'en combat stratégique seulement',
  'ruling.strategicHalving': 'Quels marqueurs engagés divisent par deux en combat stratégique ?',
  'ruling.strategicHalving.why':
    'La ligne dit seulement « marqueur d’événement engagé » ; à la lettre, tous diviseraient.',
  'ruling.strategicHalving.markersThatSaySo': 'seulement ceux dont le texte le dit',
  'ruling.strategicHalving.everyMarker': 'tous',
  'ruling.markersInAirSupport': 'Quels marqueurs engager dans le combat aérien d’un combat terrestre ?',
  'ruling.markersInAirSupport.why':
    'L’étape 3 résout un combat air/naval entier, dont l’étape 2 permet des marqueurs ; elle ne dit rien de ceux déjà engagés.',
  'ruling.markersInAirSupport.remaining': 'ceux qui ne sont pas engagés au sol',
  'ruling.markersInAirSupport.all': 'tous, une fois de plus',
  'ruling.markersInAirSupport.none': 'aucun',
  'ruling.unopposedSupport': 'Un soutien aérien sans adversaire coûte-t-il une sortie ?',
  'ruling.unopposedSupport.why': 'L’aide n’ajoute de sorties que par le résultat d’un combat air/naval.',
  'ruling.unopposedSupport.noSortie': 'non',
  'ruling.unopposedSupport.oneSortie': 'oui, une',
  'ruling.airSupportPlace': 'Où se livre le combat aérien d’un combat terrestre ?',
  'ruling.airSupportPlace.why':
    'Les lignes de météo du combat aérien parlent d’hex en zone maritime ; l’aide ne dit pas si un hex côtier en est un.',
  'ruling.airSupportPlace.land': 'sur terre',
  'ruling.airSupportPlace.coastIsSea': 'sur terre, mais un hex côtier compte dans sa zone maritime',
  'ruling.weatherScope': 'Où comptent les lignes de météo du combat air/naval ?',
  'ruling.weatherScope.why': 'L’aide dit « hex en Zone Maritime » ; peut-être pour « hex ou zone maritime ».',
  'ruling.weatherScope.seaZone': 'dans un hex de zone maritime',
  'ruling.weatherScope.any': 'dans tout hex et toute zone maritime',
  'ruling.englandLine': 'Quelles unités aériennes ont le bonus de l’Angleterre ?',
  'ruling.englandLine.why': 'L’aide écrit « occ », qui ailleurs sur la page désigne la faction occidentale.',
  'ruling.englandLine.western': 'celles de la faction occidentale',
  'ruling.englandLine.anyFaction': 'celles de quiconque défend en Angleterre',
  'ruling.sortiesAboveSix': 'Que deviennent les sorties au-delà de six ?',
  'ruling.sortiesAboveSix.why':
    'Six est le seul chiffre imprimé : il en faut moins pour attaquer encore. Le reste n’est pas dit.',
  'ruling.sortiesAboveSix.held': 'elles sont perdues',
  'ruling.sortiesAboveSix.counted': 'elles sont comptées',
  'ruling.sixSortiesDefending': 'Une unité à six sorties peut-elle défendre ?',
  'ruling.sixSortiesDefending.why': 'L’aide lui interdit seulement d’attaquer encore.',
  'ruling.sixSortiesDefending.allowed': 'oui',
  'ruling.sixSortiesDefending.refused': 'non',
  'ruling.winnerWithSix': 'L’activation d’un vainqueur qui atteint six sorties prend-elle fin ?',
  'ruling.winnerWithSix.why':
    'L’aide dit seulement qu’il n’attaque plus ; elle ne met fin qu’à l’activation des perdants.',
  'ruling.winnerWithSix.goesOn': 'non, mais il n’entame plus d’attaque',
  'ruling.winnerWithSix.ends': 'oui',
  'ruling.beatenInterceptors':
    'À qui l’activation prend-elle fin quand une escorte bat l’une de plusieurs interceptions ?',
  'ruling.beatenInterceptors.why':
    'Pour une escorte réussie, l’aide parle de l’unité en interception ; pour une invasion annulée et une interdiction ratée, des unités.',
  'ruling.beatenInterceptors.all': 'à toutes',
  'ruling.beatenInterceptors.oneThatFought': 'à la seule unité qui a combattu',
  'ruling.callingOff': 'Quand peut-on annuler une invasion dont l’escorte a échoué ?',
  'ruling.callingOff.why':
    'L’aide dit « à la fin de l’activation de toutes les unités » de la force, puis que l’activation des interceptions prend « également » fin : on annule donc en mettant fin à la leur.',
  'ruling.callingOff.atOnce': 'aussitôt, en mettant fin à l’activation de la force',
  'ruling.callingOff.afterActivation': 'seulement une fois l’activation de la force terminée, hors de ce combat',
  'ruling.additionalPlusTwo': 'Par quelle météo un char ou choc supplémentaire donne-t-il +2 ?',
  'ruling.additionalPlusTwo.why':
    'La ligne dit météo bonne ou mauvaise puis renvoie la météo mauvaise à la ligne +1 ; la météo sévère semble visée.',
  'ruling.additionalPlusTwo.fairAndPoor': 'bonne et mauvaise',
  'ruling.additionalPlusTwo.fairOnly': 'bonne seulement',
  'ruling.isolation': 'Quand un défenseur est-il isolé ?',
  'ruling.isolation.why':
    'La phrase se lit de deux façons ; la seconde isolerait des unités placées au milieu des leurs.',
  'ruling.isolation.bothConditions':
    'aucun hex de retraite éligible, et aucun fort, ville ou unité terrestre ami adjacent',
  'ruling.isolation.noHexAwayFromFriends':
    'aucun hex de retraite éligible qui ne soit pas adjacent à un fort, une ville ou une unité terrestre ami',
  'ruling.straitAndBarrier': 'Que faire d’un détroit et d’un canal, d’une montagne ou d’une rivière sur un même côté ?',
  'ruling.straitAndBarrier.why': 'Ce sont deux lignes de la liste ; l’aide ne dit pas qu’elles s’ajoutent.',
  'ruling.straitAndBarrier.worse': 'seul le détroit compte',
  'ruling.straitAndBarrier.both': 'les deux comptent',
  'ruling.portLines': 'Combien de fois compte une ligne de ports de l’Axe ?',
  'ruling.portLines.why': 'L’aide dit « un port », et non « par port » comme ses autres lignes.',
  'ruling.portLines.once': 'une fois, quel que soit le nombre de ports',
  'ruling.portLines.eachPort': 'une fois par port',
  'ruling.alliedCountries': 'Quels pays conquis la ligne soviétique compte-t-elle ?',
  'ruling.alliedCountries.why': 'L’aide dit « pays alliés » sans dire de qui.',
  'ruling.alliedCountries.westernAndSoviet': 'ceux des factions occidentale et soviétique',
  'ruling.alliedCountries.western': 'ceux de la faction occidentale',
  'ruling.alliedCountries.soviet': 'ceux de la faction soviétique',
  'ruling.facLostFloor': 'Quelle est la case la plus basse des marqueurs Fac Lost ?',
  'ruling.facLostFloor.why': 'L’aide imprime 1, ce qui surprend pour des usines perdues.',
  'ruling.facLostFloor.one': '1, comme imprimé',
  'ruling.facLostFloor.zero': '0',
  'ruling.mirrorBreaks': 'Comment lire les cases auxquelles leur miroir ne répond pas ?',
  'ruling.mirrorBreaks.why':
    'En échangeant attaquant et défenseur, chaque case répond à son miroir sauf deux paires : coquilles peut-être, ou voulues.',
  'ruling.mirrorBreaks.asPrinted': 'comme imprimées',
  'ruling.mirrorBreaks.smoothed': 'attaquant 11 contre 5 : DR ; attaquant 14 contre 6 : DD',
};
