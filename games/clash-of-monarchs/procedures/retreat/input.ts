/** 15.9 What a retreat must be told: the force, the spaces around it, and the way it takes. */
import { field, type Infer } from '@grognard/kernel';
import { MOST_SPS, morale, name, sps } from '../../fields.ts';

const spaceName = (label: string) => field.text(label, { max: 40, sample: 'retreat.sample' });

const space = field.record('retreat.space', {
  name: spaceName('field.space'),
  next: field.list('retreat.next', spaceName('field.space'), { min: 0, max: 8, unique: true, default: [] }),
  enemySps: field.integer('retreat.enemySps', { min: 0, max: MOST_SPS, default: 0 }),
  fortress: field.integer('retreat.fortress', { min: 0, max: 3, default: 0 }),
  garrison: field.integer('siege.garrison', { min: 0, max: 22, default: 0 }),
  depot: field.oneOf('retreat.depot', { options: ['none', 'FD', 'MD'], words: 'retreat.depot', default: 'none' }),
});

export const retreatInput = field.record('retreat.input', {
  force: name('field.force'),
  lost: field.flag('retreat.lost', { default: true }),
  sps: sps('retreat.sps'),
  morale: morale(),
  siegeArtillery: field.integer('retreat.siegeArtillery', { min: 0, max: 20, default: 0 }),
  depots: field.integer('retreat.depots', { min: 0, max: 20, default: 0 }),
  from: spaceName('retreat.from'),
  spaces: field.list('retreat.spaces', space, { min: 1, max: 30, unique: 'name' }),
  path: field.list('retreat.path', spaceName('field.space'), { min: 0, max: 8, default: [] }),
  shelter: field.integer('retreat.shelter', { min: 0, max: 22, default: 0 }),
  shelterAt: name('retreat.shelterAt'),
});

export type Retreat = Infer<typeof retreatInput>;
export type Space = Retreat['spaces'][number];
