/** 15.9 What a retreat must be told: the force, the spaces around it, and the way it takes. */
import type { Infer } from '@grognard/kernel';
import { forceHere, fortressHere } from '../../counters.ts';
import { forceName, MOST_SPS, morale, name, seldom, spaceName, sps } from '../../fields.ts';
import { toldTroops } from '../../force.ts';
import { map } from '../../map.ts';
import { field } from '../../text/kit.ts';
import { depotNames } from '../supply-actions.ts';

const space = field.record(
  'retreat.space',
  {
    name: spaceName('field.space'),
    next: field.list('retreat.next', spaceName('field.space'), { min: 0, max: 8, unique: true, default: [] }),
    enemySps: field.integer('retreat.enemySps', { min: 0, max: MOST_SPS, default: 0 }),
    fortress: field.integer('retreat.fortress', { min: 0, max: 3, default: 0 }),
    garrison: field.integer('siege.garrison', { min: 0, max: 22, default: 0 }),
    depot: field.oneOf('retreat.depot', { options: ['none', 'FD', 'MD'], words: 'retreat.depot', default: 'none' }),
    enemyHeld: seldom('retreat.enemyHeld'),
  },
  {
    counter: {
      ...fortressHere('name', ['garrison'], { printed: ['fortress'], state: ['garrison', 'enemySps', 'depot'] }),
      where: 'fortress',
    },
  },
);

const way = (min: number) => field.list('retreat.path', spaceName('field.space'), { min, max: 8 });

/** SPs that part from the others and go into the fortress at the end of their own way. */
const part = field.record('retreat.part', { sps: sps('retreat.partSps'), path: way(1) });

export const retreatInput = field.record(
  'retreat.input',
  {
    force: forceName(),
    lost: seldom('retreat.lost', true),
    sps: sps('retreat.sps'),
    troops: toldTroops(),
    morale: morale(),
    siegeArtillery: field.integer('retreat.siegeArtillery', { min: 0, max: 20, default: 0, seldom: true }),
    map: map(),
    from: spaceName('retreat.from'),
    spaces: field.list('retreat.spaces', space, { min: 0, max: 30, unique: 'name', default: [] }),
    path: { ...way(0), default: [], wayOf: 'from' },
    shelter: field.integer('retreat.shelter', { min: 0, max: 22, default: 0, seldom: true }),
    shelterAt: name('retreat.shelterAt', { seldom: true, on: 'space' }),
    parts: field.list('retreat.parts', part, { min: 0, max: 3, default: [], seldom: true }),
    depots: field.integer('retreat.depots', { min: 0, max: 20, default: 0, seldom: true }),
    depotNames: depotNames('retreat.depotNames', 'stands'),
    depotsTo: name('retreat.depotsTo', { seldom: true, on: 'space' }),
  },
  { counter: forceHere('force', ['morale', 'troops'], { printed: ['sps'], state: ['morale'] }) },
);

export type Retreat = Infer<typeof retreatInput>;
export type Space = Retreat['spaces'][number];
