/** What an air/naval combat must be told. */
import type { Infer } from '@grognard/kernel';
import { interdiction } from '../../tables/interdiction.table.ts';
import { field } from '../../text/kit.ts';
import { airCargo, airNavalUnit, groundCargo, markers, tracingUnit, unitNamed, weather } from '../../units.ts';
import { CAUSES, type Cause, type Interdicted, LOCATIONS } from '../../vocabulary.ts';
import { counted } from '../counted.ts';

/** As many units as a stack of the largest invasion: the aid knows no limit. */
const MOST_BESIDE = 12;
const MOST_ABOARD = 6;

export const input = field.record('airNaval.input', {
  cause: field.oneOf('airNaval.cause', {
    options: CAUSES,
    words: 'cause',
    default: 'airStrike',
    rule: 'air-naval-effect',
  }),
  attacker: airNavalUnit('airNaval.attacker', 'airAttack', 'attacker'),
  interceptors: field.list('airNaval.interceptors', unitNamed('unit.name', 'sample.interceptor', 'airAttack'), {
    min: 0,
    max: MOST_BESIDE,
    unique: true,
    default: [],
    help: 'airNaval.interceptors.help',
    rule: 'air-naval-results',
    force: 'attacker',
    seldom: true,
  }),
  defender: airNavalUnit('airNaval.defender', 'airDefence', 'defender'),
  weather,
  location: field.oneOf('airNaval.location', {
    options: LOCATIONS,
    words: 'location',
    default: 'land',
    rule: 'air-naval-drm',
  }),
  defenderInEngland: field.flag('airNaval.defenderInEngland', {
    default: false,
    rule: 'air-naval-drm',
    force: 'defender',
  }),
  attackerOutsideEngland: field.flag('airNaval.attackerOutsideEngland', {
    default: true,
    rule: 'air-naval-drm',
    force: 'attacker',
    seldom: true,
  }),
  attackerMarkers: markers('combat.attackerMarkers', 'attacker'),
  defenderMarkers: markers('combat.defenderMarkers', 'defender'),
  escortsInvasion: field.flag('airNaval.escortsInvasion', {
    default: false,
    rule: 'escort',
    force: 'defender',
    seldom: true,
  }),
  force: field.list('airNaval.force', unitNamed('unit.name', 'sample.alongside', 'alongside'), {
    min: 0,
    max: MOST_BESIDE,
    unique: true,
    default: [],
    help: 'airNaval.force.help',
    rule: 'interdiction',
    force: 'defender',
    seldom: true,
  }),
  cargo: field.list('airNaval.cargo', groundCargo, {
    min: 0,
    max: MOST_ABOARD,
    unique: 'name',
    default: [],
    rule: 'transport',
    force: 'defender',
    seldom: true,
  }),
  airCargo: field.list('airNaval.airCargo', airCargo, {
    min: 0,
    max: MOST_ABOARD,
    unique: 'name',
    default: [],
    rule: 'transport',
    force: 'defender',
    seldom: true,
  }),
  tracing: field.list('airNaval.tracing', tracingUnit, {
    min: 0,
    max: 1,
    default: [],
    rule: 'interdiction',
    force: 'defender',
    seldom: true,
  }),
  counted,
});

export type AirNavalInput = Infer<typeof input>;

/** What an interdiction strikes, where the combat is one. */
export const struckIn = (cause: Cause): Interdicted | undefined =>
  Object.hasOwn(interdiction.rows, cause) ? (cause as Interdicted) : undefined;
