/** 12.10 What must be told of a space that a moving force enters. */
import type { Infer } from '@grognard/kernel';
import { forceHere, leaderHere, namesForce } from '../../counters.ts';
import { name, spaceName } from '../../fields.ts';
import { type Force, force, forceParts, majorityNation, NOBODY, together, unledForce } from '../../force.ts';
import { map, mapOf } from '../../map.ts';
import { field } from '../../text/kit.ts';
import { nameOf, nationOf, type Side, type Who } from '../../vocabulary.ts';
import { type Battle, circumstances, ground, hand, intensity, losses } from '../battle/input.ts';
import { interceptorFields } from '../interception.ts';

const interceptor = field.record(
  'enter-space.interceptor',
  { name: name('enter-space.interceptorForce'), ...interceptorFields },
  { counter: [forceHere('name'), leaderHere('leader', ['offensive'], { printed: ['offensive'] })] },
);

/** A force that does not stand yet: it is named, and its leaders are looked up, but the register hears of it only later. */
const joined = field.record('enter-space.joinedDefender', {
  ...forceParts,
  name: name('enter-space.joinedForce', namesForce('onMap')),
});

const ofSide = (side: Side, max: number) => ({ min: 0, max, default: [], force: side });

export const enterSpaceInput = field.record('enter-space.input', {
  map: map(),
  at: field.optional(spaceName('interception.at', { seldom: true })),
  attacker: force('enter-space.attacker', 'attacker'),
  attackerHand: hand('attacker'),
  attacks: field.flag('enter-space.attacks', { default: true, force: 'attacker' }),
  mps: field.integer('overrun.mps', { min: 0, max: 30, default: 0, force: 'attacker', seldom: true }),
  commands: field.list('enter-space.commands', force('enter-space.command', 'attacker'), {
    ...ofSide('attacker', 3),
    seldom: true,
  }),
  defenders: field.list('enter-space.defenders', force('enter-space.defender', 'defender'), ofSide('defender', 1)),
  unled: field.list('enter-space.unled', unledForce, { ...ofSide('defender', 1), seldom: true }),
  interceptors: field.list('enter-space.interceptors', interceptor, { ...ofSide('defender', 1), seldom: true }),
  joined: field.list('enter-space.joined', joined, { ...ofSide('defender', 1), seldom: true }),
  defenderHand: hand('defender'),
  lightsInSpace: field.flag('enter-space.lightsInSpace', { default: false, force: 'defender', seldom: true }),
  intensity: intensity(),
  ...ground,
  losses: losses(),
  ...circumstances,
});

export type EnterSpace = Infer<typeof enterSpaceInput>;

/** 15.4 The map knows whether the space is hilly; without one the player says so. */
export const isHills = ({ map: file, at, hills }: EnterSpace): boolean => {
  const read = mapOf(file);
  const space = at === undefined ? undefined : read?.find(at);
  return read && space !== undefined ? read.kindOf(space) === 'hills' : hills;
};

/** What has happened so far: a successful interception, and for each further Command whether it entered. */
export type Arrived = { readonly intercepted: boolean; readonly entered: string };

/** Before anybody intercepts or follows. */
export const NOTHING_YET: Arrived = { intercepted: false, entered: '' };

/** The moving force, by its name or its commander's. */
export const moverOf = ({ attacker }: EnterSpace): Who => ({
  ...nameOf(attacker.commander),
  ...nameOf(attacker),
  nation: attacker.commander.nation,
  side: 'attacker',
});

/** The Commands that entered after the first, of `10` the one and not the other. */
export const arrivals = ({ commands }: EnterSpace, { entered }: Arrived): readonly Force[] =>
  commands.filter((_command, place) => entered[place] === '1');

/** 14.0, 15.4 Without a commander his DRM is 0. */
const underNobody = (troops: EnterSpace['unled'][number]): Force => ({
  ...troops,
  leaders: [],
  commander: {
    name: NOBODY,
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

export const isUnled = ({ commander }: Force): boolean => commander.name === NOBODY;

/** The battle this chain would end in, against the force that stands there. */
export const battleAgainst = (e: EnterSpace, defender: Force, arrived: Arrived): Battle => ({
  intensity: e.intensity,
  attacker: together(e.attacker, arrivals(e, arrived)),
  attackerHand: e.attackerHand,
  defender,
  defenderHand: e.defenderHand,
  hills: isHills(e),
  fortress: e.fortress,
  entrenched: e.entrenched,
  losses: e.losses,
  denmark: e.denmark,
  generalstab: e.generalstab,
  prussiaExhausted: e.prussiaExhausted,
  ferdinandIsCic: e.ferdinandIsCic,
});
