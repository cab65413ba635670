/** What a ground combat must be told. */
import { field, type Infer } from '@grognard/kernel';
import { airNavalUnit, groundUnit, markers, named, weather } from '../../units.ts';
import { ATTACKS, BARRIERS } from '../../vocabulary.ts';

const hex = field.record(
  'ground.hex',
  {
    city: field.flag('ground.hex.city'),
    rough: field.flag('ground.hex.rough'),
    fort: field.flag('ground.hex.fort'),
    island: field.flag('ground.hex.island'),
    coastal: field.flag('ground.hex.coastal'),
  },
  { default: { city: false, rough: false, fort: false, island: false, coastal: false } },
);

const hexside = field.record(
  'ground.hexside',
  {
    strait: field.flag('ground.hexside.strait'),
    barrier: field.oneOf('ground.hexside.barrier', { options: BARRIERS, words: 'barrier', default: 'none' }),
  },
  { default: { strait: false, barrier: 'none' } },
);

/** One hex the defender might retreat to; what is said of it decides whether he may. */
const retreatHex = field.record('ground.retreatHex', {
  name: named('ground.retreatHex.name', 'sample.hex'),
  away: field.flag('ground.retreatHex.away', { default: true, rule: 'ground-results' }),
  enemyCityOrFort: field.flag('ground.retreatHex.enemyCityOrFort'),
  enemyZone: field.flag('ground.retreatHex.enemyZone'),
  friendlyCityOrFort: field.flag('ground.retreatHex.friendlyCityOrFort'),
  leavesGap: field.flag('ground.retreatHex.leavesGap'),
  barred: field.flag('ground.retreatHex.barred'),
  occupied: field.flag('ground.retreatHex.occupied'),
  besideFriend: field.flag('ground.retreatHex.besideFriend', { default: false, rule: 'ground-drm' }),
});

export type RetreatHex = Infer<typeof retreatHex>;

const airUnit = (label: string) =>
  field.list(label, airNavalUnit('ground.airUnit', 'support'), { min: 0, max: 1, default: [], rule: 'step-2' });

export const input = field.record('ground.input', {
  attack: field.oneOf('ground.attack', { options: ATTACKS, words: 'attack', default: 'mobile', rule: 'step-1' }),
  amphibious: field.flag('ground.amphibious', { default: false, rule: 'amphibious-drm' }),
  navalSupport: field.flag('ground.navalSupport', { default: false, rule: 'amphibious-drm' }),
  primary: groundUnit('ground.primary', 'groundAttack'),
  additional: field.list('ground.additional', groundUnit('ground.additional.unit', 'groundAttack'), {
    min: 0,
    max: 2,
    unique: 'name',
    default: [],
    rule: 'step-1',
  }),
  defender: groundUnit('ground.defender', 'groundDefence'),
  weather,
  hex,
  hexside,
  isolated: field.flag('ground.isolated', { default: false, help: 'ground.isolated.help', rule: 'ground-drm' }),
  retreatHexes: field.list('ground.retreatHexes', retreatHex, {
    min: 0,
    max: 6,
    unique: 'name',
    help: 'ground.retreatHexes.help',
    rule: 'retreat-prohibitions',
  }),
  attackerMarkers: markers('combat.attackerMarkers'),
  attackerAir: airUnit('ground.attackerAir'),
  defenderMarkers: markers('combat.defenderMarkers'),
  defenderAir: airUnit('ground.defenderAir'),
});

export type GroundInput = Infer<typeof input>;
