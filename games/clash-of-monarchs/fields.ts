/** Input fields that several chapters ask in the same words. */
import { type Field, field } from '@grognard/kernel';
import { ALLIANCES, MORALES, NATIONS, SUPPLIES } from './vocabulary.ts';

/** Stands for a force, fortress or leader the campaign need not know. */
export const UNNAMED = '—';

type TextMarks = Extract<Field, { kind: 'text' }>;

/** Far more than any army on the map. */
export const MOST_SPS = 200;

export const name = (label: string, marks: Pick<TextMarks, 'names'> = {}) =>
  field.text(label, { max: 40, default: UNNAMED, ...marks });
export const sps = (label: string, min = 1) => field.integer(label, { min, max: MOST_SPS });
export const nation = (label = 'field.nation') => field.oneOf(label, { options: NATIONS, words: 'nation' });
export const supply = (label = 'field.supply') =>
  field.oneOf(label, { options: SUPPLIES, words: 'supply', default: 'FULL' });
export const morale = (label = 'field.morale') =>
  field.oneOf(label, { options: MORALES, words: 'morale', default: 'OK' });
export const drm = (label: string) => field.integer(label, { min: -5, max: 9 });
export const initiative = () => field.integer('field.initiative', { min: 1, max: 9 });
export const rating = () => field.integer('field.rating', { min: 0, max: 20 });
export const thalers = (label: string, fallback = 0) => field.integer(label, { min: 0, max: 999, default: fallback });
export const fortressClass = (label: string) => field.integer(label, { min: 1, max: 3 });
export const denmark = () =>
  field.oneOf('field.denmark', { options: ALLIANCES, words: 'alliance', default: 'anglo-prussian' });
export const multiNational = () => field.flag('field.multiNational');
export const sharing = () => field.flag('field.sharing');
export const forceName = () => name('field.force');
export const leaderName = () => name('field.leader');
