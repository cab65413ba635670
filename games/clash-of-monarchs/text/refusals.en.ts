/** English words of what the rules forbid. */
import type { Dictionary, Say } from '@grognard/kernel';
import { count, form, number, or, the, verb } from '../../words/grammar/english.ts';
import type { DepotState, Fleet, ForcePlace, Nation, Place, Supply, Tactic, Troop } from '../vocabulary.ts';
import { sps } from './battle.en.ts';
import type { NationFacts } from './facts.ts';

const adjective = (nation: Nation | Troop, say: Say): string => say.noun(`nation.${nation}`).adjective ?? '';

/** A nation and what it does, inside a sentence. */
const does = (nation: Nation, one: string, many: string, say: Say): string => {
  const subject = say.noun(`nation.${nation}`);
  return `${the(subject)} ${verb(subject, one, many)}`;
};

const are = (value: number): string => form(value, 'is', 'are');

export const refusals = {
  'refusal.forceGone': ({ name, place }: { name: string; place: ForcePlace }, say: Say) =>
    `${name} is no longer on the map: ${say(`forcePlace.${place}`)}`,
  'refusal.troopsUnknown': ({ name }: { name: string }) =>
    `the register does not know the troops of ${name}: tell them first, or name no force`,
  'refusal.leaderElsewhere': ({ name, place }: { name: string; place: Place }, say: Say) =>
    `${name} leads nobody: he is ${say(`place.${place}`)}`,
  'refusal.depotGone': ({ name, state }: { name: string; state: DepotState }, say: Say) =>
    `${name} is ${say(`depot.${state}`)}`,
  'refusal.depotStands': ({ name }: { name: string }) => `${name} stands on the map: only a lost FD is built again`,
  'refusal.lightEliminated': ({ name }: { name: string }) => `${name} has lost its last step`,
  'refusal.fleetInPool': ({ fleet }: { fleet: Fleet }, say: Say) =>
    `${the(say.noun(`fleet.${fleet}`))} is in the force pool`,
  'refusal.spsAndTroops': ({ sps: said, counted }: { sps: number; counted: number }) =>
    `${sps(said)} told, but the troops make ${number(counted)}`,
  'refusal.forceTwice': ({ name }: { name: string }) => `${name} cannot stand here twice`,
  'refusal.ledAndUnled': 'give the force in the space either with its commander or without one',
  'refusal.tacticsWithoutCommander': 'troops without a commander play no tactic',
  'refusal.splitNeedless': ({ space, room, sps: all }: { space: string; room: number; sps: number }) =>
    `${space} has room for ${number(room)}: the ${sps(all)} stay in one stack`,
  'refusal.moreNamesThanDepots': ({ names, depots }: { names: number; depots: number }) =>
    `${count(names, 'name')} for ${count(depots, 'FD')}: name no more than there are`,
  'refusal.depotsNotThere': ({ to, options }: { to: string; options: readonly string[] }) =>
    `the FDs may not retreat to ${to}${options.length > 0 ? `; give ${or(options)}` : ''}`,
  'refusal.depotsNeedSpace': ({ options }: { options: readonly string[] }) =>
    `the FDs retreat one space: give ${or(options)}`,
  'refusal.ownFortress': ({ nation }: NationFacts, say: Say) =>
    `${does(nation, 'holds', 'hold', say)} the fortress, and ${verb(say.noun(`nation.${nation}`), 'is', 'are')} no enemy of the besieger`,
  'refusal.moreThanGarrison': ({ leave, garrison }: { leave: number; garrison: number }) =>
    `${number(leave)} cannot come out: ${sps(garrison)} ${are(garrison)} inside`,
  'refusal.moreThanForce': ({ enter, sps: there }: { enter: number; sps: number }) =>
    `${number(enter)} cannot go in: the force has ${sps(there)}`,
  'refusal.notTheTarget': 'it is not what the raid is aimed at',
  'refusal.lightOnBothSides': ({ name }: { name: string }) => `${name} cannot stand on both sides`,
  'refusal.moreGunsThanPaid': ({ named, paid }: { named: number; paid: number }) =>
    `${count(named, 'unit')} named, but ${number(paid)} paid for`,
  'refusal.gunsOfAnother': ({ nation, payer }: { nation: Troop; payer: Nation }, say: Say) =>
    `${adjective(nation, say)} artillery is not for ${the(say.noun(`nation.${payer}`))} to rebuild`,
  'refusal.noNormalMarch': 'a forced march follows the normal march of the Command',
  'refusal.forcedTwice': 'a Command forces its march only once an activation',
  'refusal.wouldVanish': ({ sps: left }: { sps: number }) =>
    `${sps(left)} would be removed altogether: a forced march takes at least 2`,
  'refusal.notMinorForce':
    'the admin march of a turn is a Minor Force’s; any other force marches in place of a Strategy card',
  'refusal.secondAdminMarch': 'a Minor Force has already made this turn’s admin march',
  'refusal.cardAlreadyPlayed': 'the Strategy card has been played: there is no place left to take',
  'refusal.adminThenForced': 'an admin march is not followed by a forced march',
  'refusal.adminEntersEnemy': ({ space }: { space: string }) =>
    `the enemy holds ${space}; an admin march may not enter it`,
  'refusal.adminTooFar': ({ mps, most }: { mps: number; most: number }) =>
    `the path costs ${count(mps, 'MP')}; an admin march has ${number(most)}`,
  'refusal.interceptorMoves': 'a force that is itself moving does not intercept',
  'refusal.interceptorNotAdjacent': ({ distance }: { distance: number }) =>
    `the interceptor is ${count(distance, 'space')} away; it must be next to the space`,
  'refusal.retreatNotIntercepted': 'a retreat may not be intercepted',
  'refusal.attackerWithdraws': 'the moving side does not withdraw',
  'refusal.surprisedCannotWithdraw': 'a force under Surprise Attack! may not withdraw',
  'refusal.nobodyToOverrun': 'there are no enemy SPs to overrun',
  'refusal.overrunTooWeak': ({ moving, needed }: { moving: number; needed: number }) =>
    `${sps(moving)} ${are(moving)} too few; an overrun here takes ${number(needed)}`,
  'refusal.overrunTooCostly': ({ cost, mps }: { cost: number; mps: number }) =>
    `an overrun here costs ${count(cost, 'MP')}; ${number(mps)} ${are(mps)} left`,
  'refusal.retreatOverruns': 'a retreating force may not overrun',
  'refusal.firstCommand': 'the first Command enters without a roll; only later ones roll',
  'refusal.notEnoughMps': ({ mps, left }: { mps: number; left: number }) =>
    `${count(mps, 'MP')} cannot be spent; ${number(left)} ${are(left)} left`,
  'refusal.alreadyEntrenched': 'the force is already entrenched',
  'refusal.sameAlliance': 'both forces belong to the same alliance',
  'refusal.noSps': 'a force needs at least 1 SP',
  'refusal.unitsAndSteps': ({ steps, units, least }: { steps: number; units: number; least: number }) =>
    `${count(steps, 'step')} cannot be had from ${count(units, 'unit')}, of one or two each; give ${least === steps ? count(steps, 'unit') : `${number(least)} to ${count(steps, 'unit')}`}`,
  'refusal.moreReducedThanGuns': ({ guns }: { guns: number }) =>
    `of ${count(guns, 'field artillery unit')} no more than ${number(guns)} can be reduced`,
  'refusal.foreignTroops': ({ nation }: { nation: Nation | Troop }, say: Say) =>
    `${adjective(nation, say)} troops do not serve in the commander’s alliance`,
  'refusal.lightCavalryWithoutLights': 'light cavalry is a light unit: give the light units too',
  'refusal.tacticOfAnother': ({ tactic, nation }: { tactic: Tactic } & NationFacts, say: Say) =>
    `${say(`tactic.${tactic}`)} is no tactic of the ${adjective(nation, say)} commander`,
  'refusal.interceptorAndJoined': 'describe both the interceptor and the force that stands in the space if he succeeds',
  'refusal.winnerRetreats': 'only the loser of a battle retreats',
  'refusal.unknownSpace': ({ space }: { space: string }) => `${space} is not among the spaces described`,
  'refusal.notAdjacent': ({ from, to }: { from: string; to: string }) => `${from} and ${to} are not connected`,
  'refusal.notTowardsRefuge': ({ from, to }: { from: string; to: string }) =>
    `from ${from}, ${to} leads to no controlled fortress, MD or FD`,
  'refusal.enemyAvoidable': ({ to, options }: { to: string; options: readonly string[] }) =>
    `the enemy is in ${to}, and a free space would serve: ${or(options)}`,
  'refusal.retreatTooLong': ({ spaces, distance }: { spaces: number; distance: number }) =>
    `${count(spaces, 'space')} entered; the retreat is ${number(distance)}, unless the force ends in a fortress`,
  'refusal.retreatTooShort': ({ spaces, distance }: { spaces: number; distance: number }) =>
    `${count(spaces, 'space')} entered; the retreat is ${number(distance)}, unless the force reaches a fortress, an MD or an FD`,
  'refusal.noFortressThere': ({ space }: { space: string }) => `there is no controlled fortress in ${space}`,
  'refusal.fortressOffPath': ({ space }: { space: string }) => `the retreat does not pass ${space}`,
  'refusal.moreThanRetreat': ({ shelter, sps: there }: { shelter: number; sps: number }) =>
    `${sps(shelter)} cannot take shelter; the retreating force has ${number(there)}`,
  'refusal.siegeNotPaid': 'each siege die takes one supply action',
  'refusal.tooFewBesiegers': ({ sps: there, needed }: { sps: number; needed: number }) =>
    `${sps(there)} ${are(there)} too few; this fortress takes ${number(needed)}`,
  'refusal.garrisonTooLarge': ({ garrison, most }: { garrison: number; most: number }) =>
    `${sps(garrison)} ${form(garrison, 'does', 'do')} not fit; this fortress holds ${number(most)}`,
  'refusal.coalitionRolls': 'the Franco-Russian player rolls: give the French or the Russian fleet',
  'refusal.noEnemyFleet': 'there is no enemy fleet to fight',
  'refusal.raidOnFriend': ({ nation }: NationFacts, say: Say) =>
    `${does(nation, 'is', 'are', say)} no enemy of the raiders`,
  'refusal.fleetFdIsDepot': 'a fleet FD is an FD, not a force',
  'refusal.forageAtHome': ({ nation }: NationFacts, say: Say) =>
    `a forage raid goes only against an enemy Area; ${does(nation, 'is', 'are', say)} no enemy`,
  'refusal.notEnoughActions': ({ cost, available }: { cost: number; available: number }) =>
    `${count(cost, 'SA')} needed, ${number(available)} at hand`,
  'refusal.maintainInSpring': 'FDs are maintained in spring only',
  'refusal.supplyAlreadyFull': ({ supply }: { supply: Supply }, say: Say) =>
    `the force is in ${say(`supply.${supply}`)}: it cannot be raised so far`,
  'refusal.nothingToShare': 'a force of one nation has no supply to share',
  'refusal.lineInThalersOnly': 'line and cavalry are sustained in thalers only',
  'refusal.actionsOverCost': ({ cost }: { cost: number }) =>
    `the FDs cost only ${number(cost)} Thl; supply actions pay for nothing else`,
  'refusal.notBritish': 'only the Anglo-Allies have British FDs',
  'refusal.paidBeforeExhaustion': ({ nation }: NationFacts, say: Say) =>
    `${does(nation, 'pays', 'pay', say)} for better dice only once Exhausted`,
  'refusal.minorCannotPay': ({ nation }: NationFacts, say: Say) =>
    `${does(nation, 'has', 'have', say)} no better roll to pay for`,
  'refusal.notEnoughThalers': ({ treasury, needed }: { treasury: number; needed: number }) =>
    `the treasury holds ${number(treasury)} Thl; at least ${number(needed)} ${are(needed)} needed`,
  'refusal.aboveArmyLimit': ({ wish, room }: { wish: number; room: number }) =>
    `${sps(wish)} wished for; there is room for ${number(room)}`,
  'refusal.nothingToRebuild': 'say what is rebuilt',
} satisfies Dictionary;
