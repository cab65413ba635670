/** What the rules forbid, and what would do, in English. */
import type { Dictionary } from '@grognard/kernel';
import { count, form, number, possessive, the } from '../../../words/grammar/english.ts';
import { cityName } from '../city.ts';

type Committed = {
  readonly player: string;
  readonly committed: number;
  readonly available: number;
};

export const refusals = {
  'refusal.gameOver': ({ how }: { how: string }, say) =>
    `${how === 'armistice' ? 'the game ended by an armistice: evaluate victory' : 'the game ended in a world war: both sides lost'}; to play on all the same, correct “${say('campaign.playsOn')}” with a reason`,
  'refusal.unitElsewhere': ({ id, place, wanted }: { id: string; place: string; wanted: string }, say) =>
    `${id} is ${say(`where.${place}`)}; it would have to be ${say(`where.${wanted}`)}`,
  'refusal.otherType': ({ id, type, wanted }: { id: string; type: string; wanted: string }, say) =>
    `${id} is entered as ${say.noun(`unitType.${type}`).noun}, not as ${say.noun(`unitType.${wanted}`).noun}`,
  'refusal.cadreUnknown': ({ id }: { id: string }) => `${id} charges: give its cadre level, which is its Shock Value`,
  'refusal.levelUnknown': ({ id }: { id: string }) => `${id} costs by this level; give what the counter prints`,
  'refusal.countryUnknown': ({ id }: { id: string }) => `${id} is not in the register yet; give its country`,
  'refusal.ownerUnknown': ({ id }: { id: string }) =>
    `it is not known whose ${id} is; give its player, or list its country among the countries at war`,
  'refusal.moraleUnknown': ({ country }: { country: string }, say) =>
    `the events ask for ${possessive(say.noun(`nation.${country}`))} national morale, which the aid does not print; give it from your map`,
  'refusal.oneEventATurn': 'the political event of this turn has already been rolled',
  'refusal.otherHex': ({ id, hex, attacked }: { id: string; hex: string; attacked: string }) =>
    `${id} stands in ${hex}, and ${attacked} is attacked: fight each hex by itself`,
  'refusal.underArmistice': ({ country }: { country: string }, say) =>
    `${the(say.noun(`nation.${country}`))} is under a separate armistice: its units may not attack until one of them is attacked`,
  'refusal.noAttackStrength': 'the attack has no strength; give attackers with a total above 0',
  'refusal.albaniaIsClosed': 'no unit may enter Albania any more, so nobody fights there',
  'refusal.onBothSides': ({ id }: { id: string }) => `${id} stands on both sides; name each unit once`,
  'refusal.hasCapitulated': ({ country }: { country: string }, say) =>
    `${the(say.noun(`nation.${country}`))} has capitulated: its units are out of play`,
  'refusal.wrongPlayer': ({ country, player }: { country: string; player: string }, say) =>
    `${the(say.noun(`nation.${country}`))} is on ${possessive(say.noun(`side.${player}`))} side`,
  'refusal.noGuns': ({ id, type }: { id: string; type: string }, say) =>
    `${id} (${say.noun(`unitType.${type}`).noun}) has no bombardment; give 0, or an artillery type`,
  'refusal.notDemoralised': 'the unit is in good order; only a demoralised unit rallies',
  'refusal.enemyHeadquarters': 'this headquarters is the enemy’s; name one of your own, or none',
  'refusal.advancedOnly': 'a National Rally belongs to the advanced game',
  'refusal.notPermitted': 'say that the rules allow it now: when it may be tried is not in the aid',
  'refusal.cityUnnamed': 'name the city',
  'refusal.ownCity': ({ country }: { country: string }, say) =>
    `${the(say.noun(`nation.${country}`))} cannot capture its own city`,
  'refusal.capturedBefore': ({ city }: { city: string }, say) =>
    `${cityName(city, say)} has been captured before; only the first capture counts, so say that this is not the first`,
  'refusal.conflictOwed': 'the confrontation of the Great Powers must be fought before the turn ends',
  'refusal.neverReplaced': ({ id, type }: { id: string; type: string }, say) =>
    `${id} (${say.noun(`unitType.${type}`).noun}) is lost and can never be replaced`,
  'refusal.tooFewDepots': ({ units, depots }: { units: number; depots: number }) =>
    `${count(units, 'unit')} for ${count(depots, 'depot')}; each depot takes one`,
  'refusal.cannotPay': ({ cost, lacking }: { cost: number; lacking: number }) =>
    `the units cost ${count(cost, 'point')} in all; ${count(lacking, 'point')} ${form(lacking, 'is', 'are')} lacking, morale included`,
  'refusal.crisisTurn': ({ player, committed }: Committed, say) =>
    `in a turn of European crisis every Great Power counts 0: ${the(say.noun(`side.${player}`))} commits 0, not ${number(committed)}`,
  'refusal.morePowerThanHeld': ({ player, committed, available }: Committed, say) =>
    `${the(say.noun(`side.${player}`))} commits ${number(committed)}, but his Great Powers have only ${number(available)}`,
  'refusal.mustUseAll': ({ player, committed, available }: Committed, say) =>
    `in a confrontation all diplomatic power must be used: ${the(say.noun(`side.${player}`))} commits ${number(available)}, not ${number(committed)}`,
  'refusal.oneConflictATurn': 'the Diplomatic Conflict of this turn has already been fought',
} satisfies Dictionary;
