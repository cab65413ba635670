/** What a ground combat must be told. */
import type { Infer } from '@grognard/kernel';
import { field, type TextKey } from '../../text/kit.ts';
import { airNavalUnit, groundUnit, markers, NAME, weather } from '../../units.ts';
import { ATTACKS, BARRIERS, type Side, UNNAMED } from '../../vocabulary.ts';
import { counted } from '../counted.ts';

const hex = field.record(
  'ground.hex',
  {
    city: field.flag('ground.hex.city'),
    rough: field.flag('ground.hex.rough'),
    fort: field.flag('ground.hex.fort'),
    island: field.flag('ground.hex.island', { default: false, seldom: true }),
    coastal: field.flag('ground.hex.coastal', { default: false, seldom: true }),
  },
  { default: { city: false, rough: false, fort: false, island: false, coastal: false }, force: 'defender' },
);

const hexside = field.record(
  'ground.hexside',
  {
    strait: field.flag('ground.hexside.strait', { default: false, seldom: true }),
    barrier: field.oneOf('ground.hexside.barrier', { options: BARRIERS, words: 'barrier', default: 'none' }),
  },
  { default: { strait: false, barrier: 'none' }, force: 'attacker' },
);

/** One hex the defender might retreat to; what is said of it decides whether he may. */
const retreatHex = field.record('ground.retreatHex', {
  name: field.text('ground.retreatHex.name', { max: NAME, default: UNNAMED, sample: 'sample.hex' }),
  away: field.flag('ground.retreatHex.away', { default: true, rule: 'ground-results' }),
  enemyCityOrFort: field.flag('ground.retreatHex.enemyCityOrFort'),
  enemyZone: field.flag('ground.retreatHex.enemyZone'),
  friendlyCityOrFort: field.flag('ground.retreatHex.friendlyCityOrFort'),
  leavesGap: field.flag('ground.retreatHex.leavesGap'),
  barred: field.flag('ground.retreatHex.barred'),
  occupied: field.flag('ground.retreatHex.occupied'),
  besideFriend: field.flag('ground.retreatHex.besideFriend', { default: false, rule: 'ground-drm', seldom: true }),
});

export type RetreatHex = Infer<typeof retreatHex>;

/** Where nothing is said of the map, there is a hex behind the defender that is open to him. */
const BEHIND: RetreatHex = {
  name: UNNAMED,
  away: true,
  enemyCityOrFort: false,
  enemyZone: false,
  friendlyCityOrFort: false,
  leavesGap: false,
  barred: false,
  occupied: false,
  besideFriend: false,
};

/** Step 2. Nobody knows of a side's air unit until it is committed. */
const airUnit = (label: TextKey, secret: Side) =>
  field.list(label, airNavalUnit('ground.airUnit', 'support', secret), {
    min: 0,
    max: 1,
    default: [],
    rule: 'step-2',
    secret,
  });

export const input = field.record('ground.input', {
  attack: field.oneOf('ground.attack', { options: ATTACKS, words: 'attack', default: 'mobile', rule: 'step-1' }),
  amphibious: field.flag('ground.amphibious', {
    default: false,
    rule: 'amphibious-drm',
    force: 'attacker',
    seldom: true,
  }),
  navalSupport: field.flag('ground.navalSupport', {
    default: false,
    rule: 'amphibious-drm',
    force: 'attacker',
    seldom: true,
  }),
  primary: groundUnit('ground.primary', 'groundAttack', 'attacker', 'sample.primary'),
  additional: field.list(
    'ground.additional',
    groundUnit('ground.additional.unit', 'groundAttack', 'attacker', 'sample.additional'),
    {
      min: 0,
      max: 2,
      unique: 'name',
      default: [],
      rule: 'step-1',
      force: 'attacker',
    },
  ),
  defender: groundUnit('ground.defender', 'groundDefence', 'defender', 'sample.defender'),
  weather,
  hex,
  hexside,
  isolated: field.flag('ground.isolated', {
    default: false,
    help: 'ground.isolated.help',
    rule: 'ground-drm',
    force: 'defender',
  }),
  retreatHexes: field.list('ground.retreatHexes', retreatHex, {
    min: 0,
    max: 6,
    unique: 'name',
    default: [BEHIND],
    help: 'ground.retreatHexes.help',
    rule: 'retreat-prohibitions',
    force: 'defender',
  }),
  attackerMarkers: markers('combat.attackerMarkers', 'attacker'),
  attackerAir: airUnit('ground.attackerAir', 'attacker'),
  defenderMarkers: markers('combat.defenderMarkers', 'defender'),
  defenderAir: airUnit('ground.defenderAir', 'defender'),
  counted,
});

export type GroundInput = Infer<typeof input>;
