import type { Dictionary, Words } from '@grognard/kernel';
import { a, and, count, form, monthOf, number, possessive, signed, the, times } from '../../words/grammar/english.ts';
import type { AirNavalEffect, Code, Faction, Fate, Prohibition, Supply } from '../vocabulary.ts';
import { brief } from './brief.en.ts';
import { type Commitment, committedThings } from './committed.ts';
import { speltSum, type Thrown } from './spelt-sum.ts';

type Names = readonly string[];
type Flown = { readonly name: string; readonly added: number; readonly sorties: number };

/** What became of a ground combat; `hex` is nothing where the hex of the retreat was not named. */
export interface GroundTold {
  readonly primaryFate: Fate;
  readonly attackerSteps: number;
  readonly defenderFate: Fate;
  readonly defenderSteps: number;
  readonly retreats: boolean;
  readonly hex: string | null;
  readonly noEzoc: boolean;
  readonly activationEnds: boolean;
}

/** Who fought and stood by in an air/naval combat; nothing where only the result is known. */
type Fighters = {
  readonly attacker: string;
  readonly interceptors: Names;
  readonly tracing: string | null;
};

/** What became of an air/naval combat. */
export interface AirNavalTold {
  readonly who: Fighters | null;
  readonly support: { readonly attacker: boolean; readonly defender: boolean };
  readonly sorties: { readonly attacker: number };
  readonly mayAttackAgain: boolean;
  readonly attackerActivationEnds: boolean;
  readonly othersActivationEnds: boolean;
  readonly supply: Supply | null;
}

/** What is said beside a ground counter. */
export interface GroundFate {
  readonly fate: Fate;
  readonly hurt: boolean;
  readonly retreats: boolean;
  readonly hex: string | null;
  readonly over: boolean;
}

const shown = (names: Names | null): string =>
  names === null
    ? 'shows Will not commit'
    : names.length === 0
      ? 'shows Will commit and commits nothing'
      : `commits ${and(names)}`;

const commits = (commitment: Commitment): string => {
  const things = committedThings(commitment, { signed, marker: (place) => `marker ${place}`, air: 'the air unit' });
  if (things === undefined) return 'Will not commit';
  return things.length === 0 ? 'Will commit, with nothing (a bluff)' : `Will commit: ${and(things)}`;
};

const flown = ({ name, added, sorties }: Flown): string =>
  `${name} adds ${count(added, 'sortie')} and has ${number(sorties)}`;

const retreat = (hex: string | null): string => (hex === null ? 'retreats one hex' : `retreats to ${hex}`);

/** What became of both sides, in one sentence. */
const groundWords = (told: GroundTold, primary: string, defender: string): string => {
  const suffers = [
    ...(told.defenderSteps > 0 ? [`is ${told.defenderFate}`] : []),
    ...(told.retreats ? [retreat(told.hex)] : []),
  ];
  const sentences = [
    ...(suffers.length > 0 ? [`${defender} ${suffers.join(' and ')}`] : []),
    ...(told.noEzoc ? ['a No EZOC marker goes into the hex'] : []),
    ...(told.attackerSteps > 0 ? [`${primary} is ${told.primaryFate}`] : []),
    ...(told.activationEnds ? ['the attacker’s activation ends'] : []),
  ];
  return sentences.length === 0 ? 'no effect' : sentences.join('; ');
};

const goesOn = ({ who, mayAttackAgain, attackerActivationEnds, sorties }: AirNavalTold): string => {
  const attacker = who?.attacker ?? 'the attacking unit';
  if (mayAttackAgain) return `${attacker} may attack again`;
  const has = `${attacker} now has ${count(sorties.attacker, 'sortie')}`;
  return attackerActivationEnds ? `${has} and its activation ends` : `${has} and starts no new attack`;
};

/** Whose activation ends, by name or by what they did. */
const stopped = ({ who, othersActivationEnds }: AirNavalTold, did: string): string => {
  if (who) return `the activation of ${and([who.attacker, ...(othersActivationEnds ? who.interceptors : [])])} ends`;
  return `the activation of the ${did} ${othersActivationEnds ? 'units' : 'unit'} ends`;
};

const factories = (country: string, change: number, lost: number): string =>
  change === 0 ? `${country} stays at ${number(lost)}` : `${country} goes to ${number(lost)} (${signed(change)})`;

export const en = {
  ...brief,
  'side.attacker': { noun: 'attacker' },
  'side.defender': { noun: 'defender' },
  'side.axis': { noun: 'Axis' },
  'side.western': { noun: 'Western faction' },
  'side.soviet': { noun: 'Soviet faction' },
  'procedure.ground-combat': 'Ground combat',
  'procedure.air-naval-combat': 'Air/naval combat',
  'procedure.strategic-combat': 'Strategic combat',
  'procedure.next-phase': 'Next phase',
  'phase.strategicCombat': 'Strategic combat',
  'phase.activations': 'Activations',
  'phase.phaseEnd': 'End of a phase',

  'country.germany': { noun: 'Germany', bare: true },
  'country.italy': { noun: 'Italy', bare: true },
  'country.hungary': { noun: 'Hungary', bare: true },
  'country.romania': { noun: 'Romania', bare: true },
  'country.finland': { noun: 'Finland', bare: true },
  'country.bulgaria': { noun: 'Bulgaria', bare: true },
  'country.otherAxis': { noun: 'another Axis country', bare: true },
  'country.uk': { noun: 'UK' },
  'country.usa': { noun: 'USA' },
  'country.france': { noun: 'France', bare: true },
  'country.poland': { noun: 'Poland', bare: true },
  'country.belgium': { noun: 'Belgium', bare: true },
  'country.netherlands': { noun: 'Netherlands', plural: true },
  'country.norway': { noun: 'Norway', bare: true },
  'country.yugoslavia': { noun: 'Yugoslavia', bare: true },
  'country.greece': { noun: 'Greece', bare: true },
  'country.otherWestern': { noun: 'another Western country', bare: true },
  'country.ussr': { noun: 'USSR' },
  'country.otherSoviet': { noun: 'another country of the Soviet faction', bare: true },
  'weather.fair': 'fair',
  'weather.poor': 'poor',
  'weather.severe': 'severe',
  'weather.varies': 'differs over the map',
  'supply.supplied': 'supplied',
  'supply.low': 'in low supply',
  'supply.unsupplied': 'unsupplied',
  'strength.full': 'at full strength',
  'strength.reduced': 'reduced',
  'strength.eliminated': 'eliminated',
  'fate.full': 'unhurt',
  'fate.reduced': 'reduced',
  'fate.eliminated': 'eliminated',
  'unitKind.infantry': { noun: 'infantry or other unit' },
  'unitKind.shock': { noun: 'shock unit' },
  'unitKind.tank': { noun: 'tank' },
  'unitKind.fighter': { noun: 'fighter or other air unit' },
  'unitKind.bomber': { noun: 'bomber' },
  'unitKind.warship': { noun: 'warship' },
  'unitKind.carrier': { noun: 'carrier' },
  'unitKind.convoy': { noun: 'convoy' },
  'attack.mobile': 'mobile attack',
  'attack.assault': 'assault',
  'barrier.none': 'none',
  'barrier.canal': 'canal',
  'barrier.mountain': 'mountain',
  'barrier.river': 'river',
  'cause.airStrike': 'air strike',
  'cause.airSupport': 'air units committed to a ground combat by both sides',
  'cause.escort': 'against an escort',
  'cause.amphibiousInvasion': 'against an amphibious invasion',
  'cause.bombing': 'against a bombing',
  'cause.navalMovement': 'against naval movement or transport',
  'cause.supplyTrace': 'against the trace of a supply line',
  'location.land': 'a hex that is in no sea zone',
  'location.seaZone': 'a hex in a sea zone',
  'load.full': 'ground unit at full strength',
  'load.reduced': 'reduced ground unit',
  'load.air': 'air unit',
  'zone.1': 'sea zone 1',
  'zone.2': 'sea zone 2',
  'zone.3': 'sea zone 3',
  'zone.4': 'sea zone 4',
  'zone.6': 'sea zone 6',
  'zone.7': 'sea zone 7',
  'zone.9': 'sea zone 9',
  'zone.31': 'sea zone 31',
  'zone.32': 'sea zone 32',
  'retreatWhen.none': 'none',
  'retreatWhen.fortMayStand': 'yes; in a fort he may stand',
  'retreatWhen.always': 'yes, if he survives; from a fort too',
  'sortiesAdded.plus': 'the plus number',
  'supportFor.both': 'both sides',
  'supportFor.attacker': 'attacker only',
  'supportFor.defender': 'defender only',
  'success.succeeds': 'succeeds',
  'success.fails': 'fails',
  'goesTo.nothing': 'nothing more',
  'goesTo.airSupport': 'air support',
  'goesTo.escort': 'escort',
  'goesTo.interdiction': 'interdiction',
  'ally.concerned': 'that of the respective allied country',
  'ally.uk': 'UK',
  'ally.ussr': 'USSR',
  'groundCode.♦': '♦: no effect',
  'groundCode.DR': 'DR: defender retreats',
  'groundCode.DD': 'DD: defender disrupted',
  'groundCode.DE': 'DE: defender eliminated',
  'groundCode.AS': 'AS: attacker stopped',
  'groundCode.AA': 'AA: attacker attrition',
  'sequence.step.1': 'Step 1',
  'sequence.step.2': 'Step 2',
  'sequence.step.3': 'Step 3',
  'sequence.step.4': 'Step 4',
  'sequence.step.5': 'Step 5',
  'sequence.step.6': 'Step 6',
  'sequence.attackers':
    'A mobile attack is made by one unit, the primary attacker. In an assault by several units the attacker names one of them primary attacker and up to two more as additional attackers.',
  'sequence.commitment':
    'Each side decides in secret, with its marker Will commit or Will not commit, whether it commits anything; both are revealed together. It may commit any number of event markers (rule 14), each by its own rules, and in ground combat one air unit.',
  'sequence.airCombat':
    'If both sides have committed an air unit, the ground combat waits for an air/naval combat between the two, in which the ground attacker attacks. It settles who may apply the DRM of air support.',
  'sequence.modifiers': ({ least, most }: { least: number; most: number }) =>
    `Each side adds up the modifiers of its own list for the combat fought. Of the sum at most ${signed(most)} and at least ${signed(least)} is applied.`,
  'sequence.dice': ({ least }: { least: number }) =>
    `Each side rolls one die and adds its own DRM. Then it divides the result by two once for each point that applies in its list under “after the roll”, rounding up after each division. A final value below ${number(least)} counts as ${number(least)}.`,
  'sequence.result':
    'In the results table the attacker’s final value along the top is crossed with the defender’s down the side. The result is applied by the list of results of the combat fought.',
  'combats.ground': 'ground',
  'combats.all': 'all',
  'limit.drm': 'DRM of a side',
  'limit.drm.text': 'Only the sum is held between these, never a single modifier.',
  'limit.value': 'Final value',
  'limit.value.text':
    'Die and DRM, halved and rounded up after each division; what lies below counts as the lowest value.',
  'limit.sorties': 'Sorties on a unit',
  'limit.sorties.text': ({ most }: { most: number }) => `A unit with ${count(most, 'sortie')} starts no attack.`,
  'limit.facLost': 'Fac Lost marker',
  'limit.facLost.text': ({ least, most }: { least: number; most: number }) =>
    `A marker never leaves boxes ${number(least)} to ${number(most)}: what would go beyond is lost.`,
  'unless.never': 'never',
  'unless.friendlyAndGap':
    'if it also holds a friendly city or fort and the retreat leaves one hex between the unit and the attacker',
  'escort.succeeds': 'The escort succeeds (♦, AS, AA)',
  'escort.fails': 'The escort fails (DR, DD, DE)',
  'escort.calledOff': 'It fails, and the phasing faction calls the invasion off',
  'activation.end': 'ends',
  'activation.goOn': 'goes on',
  'attackAgain.no': 'no',
  'attackAgain.ifFresh': ({ fewerThan }: { fewerThan: number }) => `if it has fewer than ${count(fewerThan, 'sortie')}`,
  'prevented.invasion': 'the invasion',
  'prevented.bombedMarker': 'no Bombed marker is placed',
  'prevented.nothing': '—',
  'prevented.trace': 'the trace fails',
  'whoseActivation.unit': 'the unit interdicted',
  'whoseActivation.unitAndEscort': 'the convoy and its escort',
  'whoseActivation.invasionForce': 'all units of the invasion',
  'supplyChange.unchanged': '—',
  'supplyChange.oneLevelDown': 'one level below its state of last turn; no more than one level a turn',

  'unit.name': 'Name of the unit',
  'unit.nationality': 'Country',
  'unit.kind': 'Kind',
  'unit.elite': 'Elite (star)',
  'unit.strength': 'Strength',
  'unit.supply': 'Supply',
  'unit.lastTurn': 'Its supply last turn',
  'unit.sorties': 'Sorties on the unit',
  marker: 'Event marker',
  'marker.name': 'Name of the marker',
  'marker.drm': 'DRM it gives its owner',
  'marker.halves': 'Its text halves its owner’s value after the roll',
  'marker.stays': 'Its text lets it stay in hand once committed',
  'marker.spent': 'Spent: it has left the hand',
  'sample.primary': '1st Army',
  'sample.additional': '2nd Army',
  'sample.defender': '3rd Army',
  'sample.cargo': '4th Army',
  'sample.tracing': '5th Army',
  'sample.alongside': '1st Squadron',
  'sample.air.attacker': '1st Wing',
  'sample.air.defender': '2nd Wing',
  'sample.interceptor': '3rd Wing',
  'sample.airCargo': '4th Wing',
  'sample.marker.attacker': 'Event 1',
  'sample.marker.defender': 'Event 2',
  'sample.hex': 'Hex 1',
  'sample.country': 'Poland',

  'combat.weather': 'Weather in the defender’s hex',
  'combat.attackerMarkers': 'Event markers the attacker could commit',
  'combat.defenderMarkers': 'Event markers the defender could commit',
  'combat.counted': 'Modifiers you have counted yourselves',
  'combat.counted.help':
    'In place of the printed lines; committed markers and air support still come on top. Leave it out to have the lines judged.',
  'combat.term.attack': 'Attacker’s DRM',
  'combat.term.defence': 'Defender’s DRM',
  'combat.term.attackHalved': 'Halvings of the attacker’s value',
  'combat.term.defenceHalved': 'Halvings of the defender’s value',
  'combat.totals': 'By the two DRM',
  'combat.drm.attacker': 'Attacker’s modifiers',
  'combat.drm.defender': 'Defender’s modifiers',
  'combat.drm.sum': ({ sum, drm }: { sum: number; drm: number }) =>
    sum === drm ? `DRM ${signed(drm)}` : `the sum of ${signed(sum)} is held to ${signed(drm)}`,
  'combat.halvings.attacker': 'Divisions by two of the attacker’s value',
  'combat.halvings.defender': 'Divisions by two of the defender’s value',
  'combat.halvings.sum': ({ times: halvings }: { times: number }) =>
    halvings === 0 ? 'none' : `halved ${times(halvings)}`,
  'combat.value': ({ die, drm, times: halvings, value }: Thrown) =>
    `die ${number(die)}, DRM ${signed(drm)}${halvings > 0 ? `, halved ${times(halvings)}` : ''}: final value ${number(value)}`,
  'combat.headline': ({ attacker, defender }: { attacker: Thrown; defender: Thrown }) =>
    `${speltSum(attacker, number)} against ${speltSum(defender, number)}`,
  'combat.table': 'Result',
  'combat.score.air': 'In the air',
  'combat.score.ground': 'On the ground',
  'commit.revealed': ({ attacker, defender }: { attacker: Names | null; defender: Names | null }) =>
    `the attacker ${shown(attacker)}; the defender ${shown(defender)}`,

  'ground.input': 'The ground combat',
  'ground.attack': 'Kind of attack',
  'ground.amphibious': 'Amphibious invasion',
  'ground.navalSupport': 'Naval support',
  'ground.primary': 'Primary attacker',
  'ground.additional': 'Additional attackers',
  'ground.additional.unit': 'Additional attacker',
  'ground.defender': 'Defender',
  'ground.hex': 'The defender’s hex',
  'ground.hex.city': 'City',
  'ground.hex.rough': 'Rough terrain',
  'ground.hex.fort': 'The defender occupies a fort',
  'ground.hex.island': 'On an island',
  'ground.hex.coastal': 'Coastal hex',
  'ground.hexside': 'The primary attacker’s hexside',
  'ground.hexside.strait': 'Strait',
  'ground.hexside.barrier': 'Canal, mountain or river',
  'ground.isolated': 'The defender is isolated',
  'ground.isolated.help':
    'He has no eligible retreat hex, and stands beside no friendly fort, city or ground unit; see the ruling on isolation.',
  'ground.retreatHexes': 'Hexes the defender might retreat to',
  'ground.retreatHexes.help':
    'Unless you say otherwise one hex behind him is open. Name the hexes and say what is there; with none that is open he cannot retreat.',
  'ground.retreatHex': 'Retreat hex',
  'ground.retreatHex.name': 'Name of the hex',
  'ground.retreatHex.away': 'Leads away from the attacker (in an assault, from any one of them)',
  'ground.retreatHex.enemyCityOrFort': 'Holds an enemy city or fort',
  'ground.retreatHex.enemyZone': 'In an EZOC (enemy zone of control)',
  'ground.retreatHex.friendlyCityOrFort': 'Holds a friendly city or fort',
  'ground.retreatHex.leavesGap': 'Leaves one hex between the unit and the attacker',
  'ground.retreatHex.barred': 'Barred to ground movement',
  'ground.retreatHex.occupied': 'Full by the stacking limit',
  'ground.retreatHex.besideFriend': 'Beside a friendly fort, city or ground unit',
  'ground.attackerAir': 'Air unit the attacker could commit',
  'ground.defenderAir': 'Air unit the defender could commit',
  'ground.airUnit': 'Air unit',
  'ground.attackers': 'Attackers',
  'ground.attackers.mobile': ({ primary, defender }: { primary: string; defender: string }) =>
    `${primary} makes a mobile attack on ${defender}`,
  'ground.attackers.assault': ({
    primary,
    additional,
    defender,
  }: {
    primary: string;
    additional: Names;
    defender: string;
  }) =>
    additional.length === 0
      ? `${primary} assaults ${defender}`
      : `${primary}, primary attacker, assaults ${defender} with ${and(additional)}`,
  'ground.ask.commit': 'What is committed to the ground combat?',
  'ground.ask.commit.option': commits,
  'ground.ask.attackerDie': 'Attacker’s combat die',
  'ground.ask.defenderDie': 'Defender’s combat die',
  'ground.ask.stand': 'Leave the fort, or stand?',
  'ground.ask.stand.retreat': 'retreat',
  'ground.ask.stand.stand': 'stand as if unable to retreat',
  'ground.ask.retreat': 'Retreat to which hex?',
  'ground.ask.retreat.—': 'the hex behind him',
  'ground.support': 'Air support',
  'ground.support.attacker': ({ unit }: { unit: string }) =>
    `${unit} meets no enemy in the air: the attacker gets air support`,
  'ground.support.defender': ({ unit }: { unit: string }) =>
    `${unit} meets no enemy in the air: the defender gets air support`,
  'ground.retreat.hexes': 'Retreat hexes',
  'ground.retreat.open': (
    { hexes }: { hexes: readonly { readonly name: string | null; readonly why: Prohibition | null }[] },
    say,
  ) =>
    hexes.length === 0
      ? 'none'
      : hexes
          .map(
            ({ name, why }) => `${name ?? 'the hex behind him'}: ${why === null ? 'open' : say(`prohibition.${why}`)}`,
          )
          .join('; '),
  'prohibition.towardsAttacker': 'not away from the attacker',
  'prohibition.enemyCityOrFort': 'enemy city or fort',
  'prohibition.enemyZone': 'EZOC',
  'prohibition.barred': 'barred to ground movement',
  'prohibition.occupied': 'stacking limit',
  'ground.cannotRetreat': 'The defender cannot retreat',
  'ground.cannotRetreat.full': 'he is reduced and stays',
  'ground.cannotRetreat.reduced': 'he is eliminated',
  'ground.result': 'Ground combat result',
  'ground.result.told': (told: GroundTold & { names: { primary: string; defender: string } }) =>
    groundWords(told, told.names.primary, told.names.defender),
  'ground.summary': ({ code, ...told }: GroundTold & { code: Code }, say) =>
    `${code}: ${groundWords(told, 'the primary attacker', the(say.noun('side.defender')))}`,
  'ground.fate': ({ fate, hurt, retreats, hex, over }: GroundFate, say) => {
    const parts = [
      ...(hurt ? [say(`fate.${fate}`)] : []),
      ...(retreats ? [retreat(hex)] : []),
      ...(over ? ['activation over'] : []),
    ];
    return parts.length === 0 ? say('fate.full') : parts.join(', ');
  },
  'ground.next.attack': ({ unit }: { unit: string }) => `${unit} attacks again`,

  'airNaval.input': 'The air/naval combat',
  'airNaval.cause': 'What the combat is fought for',
  'airNaval.attacker': 'Attacking unit',
  'airNaval.interceptors': 'Other units intercepting or interdicting',
  'airNaval.interceptors.help':
    'The attacking unit fights; these stand beside it and end their activation where it does.',
  'airNaval.defender': 'Defending unit',
  'airNaval.location': 'Where',
  'airNaval.defenderInEngland': 'The defender is in England',
  'airNaval.attackerOutsideEngland': 'The attacker comes from outside England',
  'airNaval.escortsInvasion': 'The escort is part of an amphibious invasion',
  'airNaval.force': 'Units that share the defender’s fate',
  'airNaval.force.help': 'The units of an invasion force, or the escort of the naval unit or convoy.',
  'airNaval.cargo': 'Ground units the convoy carries',
  'airNaval.cargo.unit': 'Ground unit carried',
  'airNaval.airCargo': 'Air units the convoy carries',
  'airNaval.airCargo.unit': 'Air unit carried',
  'airNaval.tracing': 'The unit that traces supply',
  'airNaval.tracing.unit': 'Tracing unit',
  'airNaval.ask.commit': 'What is committed to the air/naval combat?',
  'airNaval.ask.commit.option': commits,
  'airNaval.ask.attackerDie': 'Attacker’s air/naval combat die',
  'airNaval.ask.defenderDie': 'Defender’s air/naval combat die',
  'airNaval.ask.callOff': 'Call the invasion off?',
  'airNaval.ask.callOff.goOn': 'go on with the invasion',
  'airNaval.ask.callOff.callOff': 'call it off',
  'airNaval.sorties': 'Sorties',
  'airNaval.sorties.after': ({ attacker, defender }: { attacker: Flown; defender: Flown }) =>
    `${flown(attacker)}; ${flown(defender)}`,
  'airNaval.effect': 'Effect',
  'airNaval.code': ({ code, attacker, defender }: { code: Code; attacker: number; defender: number }) =>
    `${code}: sorties ${signed(attacker)} for the attacker, ${signed(defender)} for the defender`,
  'airNaval.effect.over': 'the air strike is over',
  'airNaval.effect.support': ({ support }: AirNavalTold) =>
    support.attacker && support.defender
      ? 'both sides get air support'
      : `only the ${support.attacker ? 'attacker' : 'defender'} gets air support`,
  'airNaval.effect.escortSucceeds': (told: AirNavalTold) => `the escort succeeds; ${stopped(told, 'intercepting')}`,
  'airNaval.effect.escortFails': (told: AirNavalTold) => `the escort fails; ${goesOn(told)}`,
  'airNaval.effect.invasionCalledOff':
    'the invasion is called off; the activation of the invading and of the intercepting units ends',
  'airNaval.effect.interdictionFails': (told: AirNavalTold) =>
    `the interdiction fails; ${stopped(told, 'interdicting')}`,
  'airNaval.effect.interdicted': (told: AirNavalTold, say) =>
    `the interdiction succeeds${told.supply === null ? '' : `; ${told.who?.tracing ?? 'the tracing unit'} is now ${say(`supply.${told.supply}`)}`}; ${goesOn(told)}`,
  'airNaval.summary': (
    told: AirNavalTold & { code: Code; effect: AirNavalEffect; added: { attacker: number; defender: number } },
    say,
  ) =>
    `${told.code}: sorties ${signed(told.added.attacker)} and ${signed(told.added.defender)}; ${say(`airNaval.effect.${told.effect}`, { ...told })}`,
  'airNaval.fate': ({ added, sorties, over }: { added: number; sorties: number; over: boolean }) =>
    `${signed(added)} ${form(added, 'sortie')}, now ${number(sorties)}${over ? '; activation over' : ''}`,
  'airNaval.fate.cargo': ({ reduced, over }: { reduced: boolean; over: boolean }) =>
    [...(reduced ? ['reduced'] : []), ...(over ? ['activation over'] : [])].join(', ') || 'unhurt',
  'airNaval.fate.supply': ({ supply }: { supply: Supply }, say) => `now ${say(`supply.${supply}`)}`,
  'airNaval.next.attack': ({ unit }: { unit: string }) => `${unit} attacks again`,

  'strategic.input': 'The strategic combat',
  'strategic.opponent': 'The Axis fights',
  'strategic.axisPorts': 'Axis ports',
  'strategic.axisPorts.zone': 'Sea zone of the port',
  'strategic.axisPorts.help': 'One entry for each port in a sea zone that counts.',
  'strategic.sovietAirZone13': 'Soviet air unit in a port of sea zone 13',
  'strategic.westernZone13': 'Western fighter or warship in a port of sea zone 13',
  'strategic.conquered': 'Allied countries conquered by the Axis',
  'strategic.conquered.western': 'of the Western faction',
  'strategic.conquered.soviet': 'of the Soviet faction',
  'strategic.usaWestern': 'The USA is a Western country',
  'strategic.bombed': 'Bombed markers on factory hexes in Germany',
  'strategic.facLost': 'Fac Lost markers',
  'strategic.ally': 'Fac Lost marker of the respective allied country',
  'strategic.ask.commit': 'What is committed to the strategic combat?',
  'strategic.ask.commit.option': commits,
  'strategic.ask.attackerDie': 'Axis strategic combat die',
  'strategic.ask.defenderDie': 'Ally’s strategic combat die',
  'strategic.result': 'Factories lost',
  'strategic.code': ({ code, germany, ally }: { code: Code; germany: number; ally: number }) =>
    `${code}: Fac Lost ${signed(germany)} for Germany, ${signed(ally)} for the ally`,
  'strategic.summary': (
    {
      code,
      ally,
      germanyLost,
      allyLost,
      germanyChange,
      allyChange,
    }: {
      code: Code;
      ally: string;
      germanyLost: number;
      allyLost: number;
      germanyChange: number;
      allyChange: number;
    },
    say,
  ) =>
    `${code}, Fac Lost: ${factories(the(say.noun('country.germany')), germanyChange, germanyLost)}; ${factories(the(say.noun(`country.${ally}`)), allyChange, allyLost)}`,
  'strategic.next': ({ opponent }: { opponent: Faction }, say) =>
    `strategic combat against ${the(say.noun(`side.${opponent}`))}`,

  'drm.german': 'German unit',
  'drm.frenchUkUsa': 'French, UK or USA unit',
  'drm.elite': 'Elite unit',
  'drm.reduced': 'Unit at reduced strength',
  'drm.lowSupply': 'Unit in low supply',
  'drm.shockFair': 'Shock unit, fair weather in the defender’s hex',
  'drm.tankFair': 'Tank, fair weather in the defender’s hex',
  'drm.tankPoor': 'Tank, poor weather in the defender’s hex',
  'drm.isolated': 'Attack on an isolated defender, not in a fort on an island',
  'drm.intoPoorWeather': 'Attack into a hex in poor weather',
  'drm.cityOrRough': 'Attack into a hex with a city or rough terrain, or both',
  'drm.strait': 'Attack across a strait',
  'drm.barrier': 'Attack across a canal, mountain or river hexside',
  'drm.supportFair': 'Air support, fair weather in the defender’s hex',
  'drm.supportPoor': 'Air support, poor weather in the defender’s hex',
  'drm.markers': 'Committed event markers',
  'drm.additionalTankOrShock': 'For each additional tank or shock attacker, in the weather that allows it',
  'drm.additionalOther': 'For each additional attacker that does not take the line above',
  'drm.amphibious': 'Amphibious invasion',
  'drm.navalSupportFair': 'Naval support into a coastal hex, fair weather',
  'drm.navalSupportPoor': 'Naval support into a coastal hex, poor weather',
  'drm.germanAir': 'German air unit',
  'drm.germanNaval': 'German naval unit',
  'drm.ukUsaNaval': 'UK or USA naval unit',
  'drm.ukUsaAir': 'UK or USA air unit',
  'drm.frenchNaval': 'French naval unit',
  'drm.england': 'Western air unit defending in England against an air strike from outside England',
  'drm.carrierFair': 'Carrier in fair weather',
  'drm.carrierPoor': 'Carrier in poor weather',
  'drm.carrierSevere': 'Carrier in severe weather',
  'drm.bomber': 'Bomber',
  'drm.convoy': 'Convoy',
  'drm.airAgainstNaval': 'Air unit against a naval unit',
  'drm.seaZonePoor': 'Defending in, or attacking into, a sea-zone hex in poor weather',
  'drm.sorties': ({ sorties }: { sorties?: number }) =>
    typeof sorties === 'number' ? `${count(sorties, 'sortie')} on the unit` : 'For each sortie on the unit',
  'drm.ports1279': 'Axis port in sea zone 1, 2, 7 or 9, against the West',
  'drm.ports34': 'Axis port in sea zone 3 or 4',
  'drm.port6': 'Axis port in sea zone 6, against the Soviets',
  'drm.port31': 'Axis port in sea zone 31, against the West',
  'drm.port32': 'Axis port in sea zone 32',
  'drm.sovietAirZone13': 'Soviet air unit, and no Western fighter or warship, in a port of sea zone 13',
  'drm.conqueredAllies': 'For each three allied countries conquered by the Axis, rounded up',
  'drm.usaWestern': 'The USA is a Western country',
  'drm.westernZone13': 'Western fighter or warship in a port of sea zone 13',
  'drm.bombed': 'For each Bombed marker on a factory hex in Germany',
  'drm.counted': 'Counted by the players',
  'halving.counted': 'Counted by the players',
  'halving.groundUnsupplied': 'One or more of the side’s ground units are unsupplied',
  'halving.severeWeather': 'Severe weather in the defender’s hex',
  'halving.fort': 'Attack on a unit that occupies a fort, which can only be an assault',
  'halving.unsupplied': 'The unit is unsupplied',
  'halving.seaZoneSevere': 'Defending in, or attacking into, a sea-zone hex in severe weather',
  'halving.markers': 'For each committed event marker that halves',

  'figure.attackerSteps': 'Steps the primary attacker loses',
  'figure.defenderSteps': 'Steps the defender loses',
  'figure.hexEmptied': 'Chance that the defender leaves the hex',
  'figure.attackerBalance': 'Attacker’s gain: the defender’s steps and the hex, less his own steps',
  'figure.attackerCommits': 'Markers and air units the attacker commits',
  'figure.activationEnds': 'Chance that the attacker’s activation ends',
  'figure.prevented': 'Chance that what the combat was fought against does not take place',
  'figure.attacksAgain': 'Chance that the attacker may attack again',
  'figure.defenderCommits': 'Markers and air units the defender commits',
  'figure.attackerSorties': 'Sorties added to the attacker',
  'figure.defenderSorties': 'Sorties added to the defender',
  'figure.attackerSortieBalance': 'Defender’s sorties less the attacker’s',
  'figure.germanyChange': 'Change of Germany’s Fac Lost marker',
  'figure.allyChange': 'Change of the ally’s Fac Lost marker',
  'figure.axisFactoryBalance': 'Ally’s change less Germany’s',

  'effect.reduced': ({ unit }: { unit: string }) => `${unit} is reduced`,
  'effect.eliminated': ({ unit }: { unit: string }) => `${unit} is eliminated`,
  'effect.retreated': ({ unit, hex }: { unit: string; hex: string | null }) => `${unit} ${retreat(hex)}`,
  'effect.noEzoc': ({ unit }: { unit: string }) => `a No EZOC marker goes into the hex that ${unit} held`,
  'effect.activationEnds': ({ unit }: { unit: string }) => `the activation of ${unit} ends`,
  'effect.sorties': ({ unit, sorties }: { unit: string; sorties: number }) =>
    sorties === 0 ? `${unit} has no more sorties` : `${unit} now has ${count(sorties, 'sortie')}`,
  'effect.supply': ({ unit, supply }: { unit: string; supply: Supply }, say) =>
    `${unit} is now ${say(`supply.${supply}`)}`,
  'effect.toPort': ({ unit }: { unit: string }) => `${unit} goes to the nearest friendly port`,
  'effect.noInvasion': 'no invasion takes place',
  'effect.restored': ({ unit }: { unit: string }) => `${unit} is at full strength again`,
  'effect.phaseBegins': ({ faction }: { faction: Faction }, say) => say('phase.of', { faction }),
  'effect.turnBegins': ({ year, month }: { year: number; month: number }) =>
    `a new turn begins: ${monthOf(year, month)}`,
  'effect.weather': ({ weather }: { weather: string }, say) => `the weather of the turn: ${say(`weather.${weather}`)}`,
  'effect.noBombed': 'no Bombed marker is placed',
  'effect.invasionCalledOff': 'the invasion is called off',
  'effect.markerSpent': ({ marker }: { marker: string }) => `the marker ${marker} leaves the hand`,
  'effect.facLost': ({ country, lost }: { country: string; lost: number }, say) =>
    `${possessive(say.noun(`country.${country}`))} Fac Lost marker stands at ${number(lost)}`,

  'campaign.state': 'The campaign',
  'campaign.turn': 'Turn',
  'campaign.year': 'Year',
  'campaign.month': 'Month',
  'campaign.weather': 'Weather of the turn',
  'campaign.phasing': 'Phasing faction',
  'campaign.inPhase': ({ faction }: { faction: Faction }, say) => `Phase of ${the(say.noun(`side.${faction}`))}`,
  'campaign.units': 'Units',
  'campaign.unit': 'Unit',
  'campaign.activationOver': 'Its activation is over',
  'campaign.conquered': 'Countries conquered by the Axis',
  'campaign.conquest': 'Conquered country',
  'campaign.country': 'Country',
  'campaign.faction': 'Faction',
  'campaign.markers': 'Event markers',
  'campaign.marker': 'Event marker',

  'phase.input': 'The next phase',
  'phase.title': 'Next phase',
  'phase.recovered': 'Air and naval units whose sorties change',
  'phase.recovered.unit': 'Unit and its sorties from now on',
  'phase.restored': 'Ground units restored to full strength',
  'phase.restored.help':
    'A unit that was eliminated comes back by a correction of the register: production is not in the aid.',
  'phase.of': ({ faction }: { faction: Faction }, say) => `the phase of ${the(say.noun(`side.${faction}`))} begins`,
  'phase.begun': (
    { faction, year, month, newTurn }: { faction: Faction; year: number; month: number; newTurn: boolean },
    say,
  ) => `${say('phase.of', { faction })}, ${monthOf(year, month)}${newTurn ? ', and with it a new turn' : ''}`,

  'unbooked.unitUnknown': ({ unit }: { unit: string }) =>
    `${unit} was only named and does not stand in the register; enter it there, and this is booked`,

  'refusal.additionalInMobile': ({ extra }: { extra: number }) =>
    `a mobile attack is made by one unit, and ${count(extra, 'additional attacker')} ${form(extra, 'is', 'are')} given; leave ${form(extra, 'it', 'them')} out or make it an assault`,
  'refusal.mobileOnFort': ({ unit }: { unit: string }) => `${unit} occupies a fort: only an assault may attack it`,
  'refusal.amphibiousMobile': 'an amphibious invasion is always an assault',
  'refusal.navalSupportAlone': 'naval support is for an amphibious invasion only',
  'refusal.navalSupportInland': 'naval support reaches a coastal hex only',
  'refusal.isolatedWithRetreat': ({ hex }: { hex: string }) =>
    `the defender cannot be isolated while he may retreat to ${hex}`,
  'refusal.notAnAirUnit': ({ unit, kind }: { unit: string; kind: string }, say) =>
    `${unit} is ${a(say.noun(`unitKind.${kind}`))}; give an air unit`,
  'refusal.notANavalUnit': ({ unit, kind }: { unit: string; kind: string }, say) =>
    `${unit} is ${a(say.noun(`unitKind.${kind}`))}; give a naval unit`,
  'refusal.notABomber': ({ unit, kind }: { unit: string; kind: string }, say) =>
    `${unit} is ${a(say.noun(`unitKind.${kind}`))}; a bombing is flown by a bomber`,
  'refusal.notAConvoy': ({ unit, kind }: { unit: string; kind: string }, say) =>
    `${unit} is ${a(say.noun(`unitKind.${kind}`))}; a supply line is traced by a convoy`,
  'refusal.cargoWithoutConvoy': ({ unit, kind }: { unit: string; kind: string }, say) =>
    `${unit} is ${a(say.noun(`unitKind.${kind}`))}; only a convoy carries anything`,
  'refusal.tracingMissing': 'say which unit traces supply, and its state last turn',
  'refusal.sortiesAboveSix': ({ sorties, most }: { sorties: number; most: number }) =>
    `${count(sorties, 'sortie')} will not do; give 0 to ${number(most)}, or take the ruling that counts on`,
  'refusal.wornOutAttacker': ({ unit, sorties }: { unit: string; sorties: number }) =>
    `${unit} has ${count(sorties, 'sortie')} and starts no attack`,
  'refusal.wornOutDefender': ({ unit, sorties }: { unit: string; sorties: number }) =>
    `${unit} has ${count(sorties, 'sortie')} and, by the ruling in force, does not defend`,
  'refusal.sameName': ({ name, first }: { name: string; first: Words }, say) =>
    `${name} already stands under “${say(first)}”; give each unit its own name`,
  'refusal.interceptorsInVain': ({ cause }: { cause: Words }, say) =>
    `several units may only intercept an escort or interdict; this combat is: ${say(cause)}`,
  'refusal.unitEliminated': ({ unit }: { unit: string }) =>
    `${unit} is eliminated; correct the register, with a reason, if it is back`,
  'refusal.activationOver': ({ unit }: { unit: string }) =>
    `the activation of ${unit} is over; it starts no attack before the next phase`,
  'refusal.otherArm': ({ unit, kind }: { unit: string; kind: string }, say) =>
    `${unit} stands in the register as ${a(say.noun(`unitKind.${kind}`))}, which has no place here`,
  'refusal.markerGone': ({ marker }: { marker: string }) => `the marker ${marker} has left the hand`,
  'refusal.noMoreTurns': ({ year }: { year: number }) => `the turns end with ${monthOf(year, 12)}`,
  'refusal.facLostOutside': ({ value, least, most }: { value: number; least: number; most: number }) =>
    `${number(value)} is not on the track; give ${number(least)} to ${number(most)}`,
  'refusal.otherAlly': ({ ally, opponent }: { ally: string; opponent: Faction }, say) =>
    `against ${the(say.noun(`side.${opponent}`))} the respective allied country is ${the(say.noun(`country.${ally}`))}`,

  'name.10th Army': '10th Army',
  'name.Łódź Army': 'Łódź Army',
  'name.Warsaw': 'Warsaw',
  'name.Kleist’s Panzer Group': 'Kleist’s Panzer Group',
  'name.Dunkirk': 'Dunkirk',
  'name.1st Army': '1st Army',
  'name.7th Army': '7th Army',
  'name.3rd Army': '3rd Army',
  'name.6th Army': '6th Army',
  'name.4th Panzer Army': '4th Panzer Army',
  'name.62nd Army': '62nd Army',
  'name.East bank of the Volga': 'East bank of the Volga',
  'name.Army Detachment Kempf': 'Army Detachment Kempf',
  'name.6th Guards Army': '6th Guards Army',
  'name.2nd Air Army': '2nd Air Army',
  'name.Axis event 1': 'Axis event 1',
  'name.Axis event 2': 'Axis event 2',
  'name.Soviet event 1': 'Soviet event 1',
  'name.Soviet event 2': 'Soviet event 2',
  'name.US 1st Army': 'US 1st Army',
  'name.British 2nd Army': 'British 2nd Army',
  'name.Malta convoy': 'Malta convoy',
  'name.Malta garrison': 'Malta garrison',
  'name.8th Air Force': '8th Air Force',

  'ruling.emptyCommitment': 'May a side reveal a commitment with nothing in it?',
  'ruling.emptyCommitment.why':
    'The aid asks for one of two markers and lists what may be committed; it does not say that something must be.',
  'ruling.emptyCommitment.allowed': 'yes, without effect',
  'ruling.emptyCommitment.forbidden': 'no',
  'ruling.halvingMarkers': 'Where does an event marker that halves count?',
  'ruling.halvingMarkers.why':
    'The line is printed for strategic combat only, but step 2 commits markers by their own text in every combat.',
  'ruling.halvingMarkers.anyCombat': 'in any combat, on its owner’s value',
  'ruling.halvingMarkers.strategicOnly': 'in strategic combat only',
  'ruling.strategicHalving': 'Which committed markers halve in strategic combat?',
  'ruling.strategicHalving.why':
    'The line only says “committed event marker”; taken literally every marker would halve.',
  'ruling.strategicHalving.markersThatSaySo': 'only those whose text says so',
  'ruling.strategicHalving.everyMarker': 'every one',
  'ruling.markersInAirSupport': 'Which markers may be committed to the air combat inside a ground combat?',
  'ruling.markersInAirSupport.why':
    'Step 3 resolves a whole air/naval combat, whose step 2 allows markers; it is silent about those already committed.',
  'ruling.markersInAirSupport.remaining': 'those not committed to the ground combat',
  'ruling.markersInAirSupport.all': 'all of them, once more',
  'ruling.markersInAirSupport.none': 'none',
  'ruling.unopposedSupport': 'Does air support that meets no enemy cost a sortie?',
  'ruling.unopposedSupport.why': 'The aid adds sorties only as the result of an air/naval combat.',
  'ruling.unopposedSupport.noSortie': 'no',
  'ruling.unopposedSupport.oneSortie': 'yes, one',
  'ruling.airSupportPlace': 'Where is the air combat inside a ground combat fought?',
  'ruling.airSupportPlace.why':
    'The weather lines of air combat speak of hexes in a sea zone; the aid does not say whether a coastal hex is one.',
  'ruling.airSupportPlace.land': 'on land',
  'ruling.airSupportPlace.coastIsSea': 'on land, but a coastal hex counts as in its sea zone',
  'ruling.weatherScope': 'Where do the weather lines of air/naval combat count?',
  'ruling.weatherScope.why': 'The aid says “hex in a sea zone”; it may be a slip for “hex or sea zone”.',
  'ruling.weatherScope.seaZone': 'in a hex of a sea zone',
  'ruling.weatherScope.any': 'in any hex and any sea zone',
  'ruling.englandLine': 'Whose air units get the bonus of England?',
  'ruling.englandLine.why': 'The aid writes “occ”, which elsewhere on the page stands for the Western faction.',
  'ruling.englandLine.western': 'those of the Western faction',
  'ruling.englandLine.anyFaction': 'those of whoever defends in England',
  'ruling.sortiesAboveSix': 'What happens to sorties beyond six?',
  'ruling.sortiesAboveSix.why':
    'Six is the only figure printed: a unit needs fewer to attack again. What lies above is not said.',
  'ruling.sortiesAboveSix.held': 'they are lost',
  'ruling.sortiesAboveSix.counted': 'they are counted',
  'ruling.sixSortiesDefending': 'May a unit with six sorties defend?',
  'ruling.sixSortiesDefending.why': 'The aid only keeps it from attacking again.',
  'ruling.sixSortiesDefending.allowed': 'yes',
  'ruling.sixSortiesDefending.refused': 'no',
  'ruling.winnerWithSix': 'Does the activation of a winning unit that reaches six sorties end?',
  'ruling.winnerWithSix.why': 'The aid says only that it attacks no more; it ends the activation of losers alone.',
  'ruling.winnerWithSix.goesOn': 'no, but it starts no new attack',
  'ruling.winnerWithSix.ends': 'yes',
  'ruling.beatenInterceptors': 'Whose activation ends when an escort beats one of several interceptors?',
  'ruling.beatenInterceptors.why':
    'For an escort that holds the aid speaks of the intercepting unit; for an invasion called off and for a failed interdiction, of the units.',
  'ruling.beatenInterceptors.all': 'that of all of them',
  'ruling.beatenInterceptors.oneThatFought': 'only that of the unit that fought',
  'ruling.callingOff': 'When may an invasion be called off after its escort has failed?',
  'ruling.callingOff.why':
    'The aid says “at the end of the activation of all units” of the force, then that this also ends the interceptors’ activation: so it is done by ending theirs.',
  'ruling.callingOff.atOnce': 'at once, by ending the activation of the force',
  'ruling.callingOff.afterActivation': 'only when the activation of the force has ended, outside this combat',
  'ruling.additionalPlusTwo': 'In which weather does an additional tank or shock unit give +2?',
  'ruling.additionalPlusTwo.why':
    'The line says fair or poor weather and then sends poor weather to the +1 line; severe weather seems to be meant.',
  'ruling.additionalPlusTwo.fairAndPoor': 'fair and poor',
  'ruling.additionalPlusTwo.fairOnly': 'fair only',
  'ruling.isolation': 'When is a defender isolated?',
  'ruling.isolation.why':
    'The French sentence can be read two ways; the second would isolate units that stand among friends.',
  'ruling.isolation.bothConditions': 'no eligible retreat hex, and no friendly fort, city or ground unit beside him',
  'ruling.isolation.noHexAwayFromFriends':
    'no eligible retreat hex that is not beside a friendly fort, city or ground unit',
  'ruling.straitAndBarrier': 'What of a strait and a canal, mountain or river on one hexside?',
  'ruling.straitAndBarrier.why': 'Two lines of the list; the aid does not say that they add up.',
  'ruling.straitAndBarrier.worse': 'only the strait counts',
  'ruling.straitAndBarrier.both': 'both count',
  'ruling.portLines': 'How often does a line of Axis ports count?',
  'ruling.portLines.why': 'The aid says “a port”, not “for each port” as its other lines do.',
  'ruling.portLines.once': 'once, however many ports',
  'ruling.portLines.eachPort': 'once for each port',
  'ruling.alliedCountries': 'Which conquered countries does the Soviet line count?',
  'ruling.alliedCountries.why': 'The aid says “allied countries” without saying whose allies.',
  'ruling.alliedCountries.westernAndSoviet': 'those of both the Western and the Soviet faction',
  'ruling.alliedCountries.western': 'those of the Western faction',
  'ruling.alliedCountries.soviet': 'those of the Soviet faction',
  'ruling.facLostFloor': 'What is the lowest box of the Fac Lost markers?',
  'ruling.facLostFloor.why': 'The aid prints 1, which looks odd for factories lost.',
  'ruling.facLostFloor.one': '1, as printed',
  'ruling.facLostFloor.zero': '0',
  'ruling.mirrorBreaks': 'How are the cells read whose mirrors do not answer them?',
  'ruling.mirrorBreaks.why':
    'Exchanging attacker and defender, every cell answers its mirror but for two pairs: perhaps misprints, perhaps meant.',
  'ruling.mirrorBreaks.asPrinted': 'as printed',
  'ruling.mirrorBreaks.smoothed': 'attacker 11 against 5 is DR, attacker 14 against 6 is DD',
} satisfies Dictionary;
