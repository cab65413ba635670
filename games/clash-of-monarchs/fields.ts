/** Input fields that several chapters ask in the same words. */
import type { Field } from '@grognard/kernel';
import { field, type TextKey } from './text/kit.ts';
import { ALLIANCES, MORALES, NATIONS, SUPPLIES, UNNAMED } from './vocabulary.ts';

/** Where a field lies on the table. */
type Place = Pick<Field, 'force' | 'seldom'>;
type Naming = Pick<Extract<Field, { kind: 'text' }>, 'names' | 'on'>;

/** Far more than any army on the map. */
export const MOST_SPS = 200;

export const name = (label: TextKey, marks: Naming & Place = {}) =>
  field.text(label, { max: 40, default: UNNAMED, ...marks });
/** A space by its name; of the map, where one is told. */
export const spaceName = (label: TextKey, place: Place = {}) =>
  field.text(label, { max: 40, sample: 'retreat.sample', on: 'space', ...place });
export const sps = (label: TextKey, place: Place = {}) => field.integer(label, { min: 1, max: MOST_SPS, ...place });
export const nation = (label: TextKey = 'field.nation', place: Place = {}) =>
  field.oneOf(label, { options: NATIONS, words: 'nation', ...place });
export const supply = (label: TextKey = 'field.supply', place: Place = {}) =>
  field.oneOf(label, { options: SUPPLIES, words: 'supply', default: 'FULL', ...place });
export const morale = (label: TextKey = 'field.morale', place: Place = {}) =>
  field.oneOf(label, { options: MORALES, words: 'morale', default: 'OK', ...place });
export const drm = (label: TextKey) => field.integer(label, { min: -5, max: 9 });
export const initiative = () => field.integer('field.initiative', { min: 1, max: 9 });
export const rating = () => field.integer('field.rating', { min: 0, max: 20 });
export const thalers = (label: TextKey, fallback = 0) => field.integer(label, { min: 0, max: 999, default: fallback });
export const fortressClass = (label: TextKey, place: Place = {}) => field.integer(label, { min: 1, max: 3, ...place });
export const denmark = () =>
  field.oneOf('field.denmark', { options: ALLIANCES, words: 'alliance', default: 'anglo-prussian', seldom: true });
export const multiNational = (place: Place = {}) => field.flag('field.multiNational', { default: false, ...place });
export const sharing = () => field.flag('field.sharing', { default: false, seldom: true });
/** A switch that seldom applies. */
export const seldom = (label: TextKey, usual = false) => field.flag(label, { default: usual, seldom: true });
export const forceName = (place: Place = {}) => name('field.force', place);
export const leaderName = () => name('field.leader');
