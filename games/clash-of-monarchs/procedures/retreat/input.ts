/** 15.9 What a retreat must be told: the force, the spaces around it, and the way it takes. */
import { field, type Infer } from '@grognard/kernel';
import { forceHere, fortressHere, namesDepot } from '../../counters.ts';
import { forceName, MOST_SPS, morale, name, sps } from '../../fields.ts';
import { toldTroops } from '../../force.ts';

const spaceName = (label: string) => field.text(label, { max: 40, sample: 'retreat.sample' });

const space = field.record(
  'retreat.space',
  {
    name: spaceName('field.space'),
    next: field.list('retreat.next', spaceName('field.space'), { min: 0, max: 8, unique: true, default: [] }),
    enemySps: field.integer('retreat.enemySps', { min: 0, max: MOST_SPS, default: 0 }),
    fortress: field.integer('retreat.fortress', { min: 0, max: 3, default: 0 }),
    garrison: field.integer('siege.garrison', { min: 0, max: 22, default: 0 }),
    depot: field.oneOf('retreat.depot', { options: ['none', 'FD', 'MD'], words: 'retreat.depot', default: 'none' }),
  },
  { counter: { ...fortressHere('name', 'garrison'), where: 'fortress' } },
);

const way = (min: number) => field.list('retreat.path', spaceName('field.space'), { min, max: 8 });

/** SPs that part from the others and go into the fortress at the end of their own way. */
const part = field.record('retreat.part', { sps: sps('retreat.partSps'), path: way(1) });

export const retreatInput = field.record(
  'retreat.input',
  {
    force: forceName(),
    lost: field.flag('retreat.lost', { default: true }),
    sps: sps('retreat.sps'),
    troops: toldTroops(),
    morale: morale(),
    siegeArtillery: field.integer('retreat.siegeArtillery', { min: 0, max: 20, default: 0 }),
    from: spaceName('retreat.from'),
    spaces: field.list('retreat.spaces', space, { min: 1, max: 30, unique: 'name' }),
    path: { ...way(0), default: [] },
    shelter: field.integer('retreat.shelter', { min: 0, max: 22, default: 0 }),
    shelterAt: name('retreat.shelterAt'),
    parts: field.list('retreat.parts', part, { min: 0, max: 3, default: [] }),
    depots: field.integer('retreat.depots', { min: 0, max: 20, default: 0 }),
    depotNames: field.list(
      'retreat.depotNames',
      field.text('campaign.depotName', { max: 40, sample: 'depot.sample', ...namesDepot('stands') }),
      { min: 0, max: 20, unique: true, default: [] },
    ),
    depotsTo: name('retreat.depotsTo'),
  },
  { counter: forceHere('force', 'morale', 'troops') },
);

export type Retreat = Infer<typeof retreatInput>;
export type Space = Retreat['spaces'][number];
