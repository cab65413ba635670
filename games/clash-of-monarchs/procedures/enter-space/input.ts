/** 12.10 What must be told of a space that a moving force enters. */
import { field, type Infer } from '@grognard/kernel';
import { forceHere, isForce, leaderHere, namesForce } from '../../counters.ts';
import { name, UNNAMED } from '../../fields.ts';
import { type Force, force, forceParts, majorityNation, together } from '../../force.ts';
import { INTENSITIES, nationOf } from '../../vocabulary.ts';
import { type Battle, circumstances, hand, losses } from '../battle/input.ts';
import { interceptorFields } from '../interception.ts';

const interceptor = field.record(
  'enter-space.interceptor',
  { name: name('enter-space.interceptorForce'), ...interceptorFields },
  { counter: [forceHere('name'), leaderHere('leader', 'offensive')] },
);

const { commander: _, leaders: __, ...unledParts } = forceParts;

/** Troops that nobody commands. */
const unled = field.record('enter-space.unledForce', unledParts, isForce);

/** A force that does not stand yet: it is named, and its leaders are looked up, but the register hears of it only later. */
const joined = field.record('enter-space.joinedDefender', {
  ...forceParts,
  name: name('enter-space.joinedForce', namesForce('onMap')),
});

export const enterSpaceInput = field.record('enter-space.input', {
  attacker: force('enter-space.attacker'),
  attackerHand: hand('battle.attackerHand'),
  attacks: field.flag('enter-space.attacks', { default: true }),
  mps: field.integer('overrun.mps', { min: 0, max: 30, default: 0 }),
  commands: field.list('enter-space.commands', force('enter-space.command'), { min: 0, max: 3, default: [] }),
  defenders: field.list('enter-space.defenders', force('enter-space.defender'), { min: 0, max: 1, default: [] }),
  unled: field.list('enter-space.unled', unled, { min: 0, max: 1, default: [] }),
  interceptors: field.list('enter-space.interceptors', interceptor, { min: 0, max: 1, default: [] }),
  joined: field.list('enter-space.joined', joined, { min: 0, max: 1, default: [] }),
  defenderHand: hand('battle.defenderHand'),
  lightsInSpace: field.flag('enter-space.lightsInSpace'),
  intensity: field.oneOf('battle.intensity', { options: INTENSITIES, words: 'intensity' }),
  hills: field.flag('field.hills'),
  fortress: field.flag('battle.fortress'),
  entrenched: field.flag('battle.entrenched'),
  losses: losses(),
  ...circumstances,
});

export type EnterSpace = Infer<typeof enterSpaceInput>;

/** What has happened so far: a successful interception, and for each further Command whether it entered. */
export type Arrived = { readonly intercepted: boolean; readonly entered: string };

/** The Commands that entered after the first, of `10` the one and not the other. */
export const arrivals = ({ commands }: EnterSpace, { entered }: Arrived): readonly Force[] =>
  commands.filter((_command, place) => entered[place] === '1');

/** 14.0, 15.4 Without a commander his DRM is 0: troops under a commander without a name. */
const underNobody = (troops: EnterSpace['unled'][number]): Force => ({
  ...troops,
  leaders: [],
  commander: {
    name: UNNAMED,
    person: 'other',
    nation: majorityNation(troops, nationOf(troops.troops[0]?.nation ?? 'DA')),
    offensive: 0,
    defensive: 0,
    endurance: 0,
    initiative: undefined,
  },
});

/** The force in the space after interception; nobody where the space is empty. */
export function defenderOf(e: EnterSpace, { intercepted }: Arrived): Force | undefined {
  const [alone] = e.unled;
  return (intercepted ? e.joined : e.defenders)[0] ?? (alone && !intercepted ? underNobody(alone) : undefined);
}

export const isUnled = ({ commander }: Force): boolean => commander.name === UNNAMED;

/** The battle this chain would end in, against the force that stands there. */
export const battleAgainst = (e: EnterSpace, defender: Force, arrived: Arrived): Battle => ({
  intensity: e.intensity,
  attacker: together(e.attacker, arrivals(e, arrived)),
  attackerHand: e.attackerHand,
  defender,
  defenderHand: e.defenderHand,
  hills: e.hills,
  fortress: e.fortress,
  entrenched: e.entrenched,
  losses: e.losses,
  denmark: e.denmark,
  generalstab: e.generalstab,
  prussiaExhausted: e.prussiaExhausted,
  ferdinandIsCic: e.ferdinandIsCic,
});
