/** 12.8 Admin march: a flat allowance, no enemy, no battle. No die. */
import { done, type Facts, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere } from '../counters.ts';
import { forceName, seldom } from '../fields.ts';
import { field, type RefusalCode, refusal, words } from '../text/kit.ts';
import type { ClashBook } from './book.ts';
import { ofAtMost } from './on-table.ts';

const space = field.record('admin-march.space', {
  name: field.text('field.space', { max: 40, sample: 'retreat.sample' }),
  mps: field.integer('admin-march.mps', { min: 0, max: 20, default: 1 }),
  enemy: field.flag('admin-march.enemy'),
});

const input = field.record(
  'admin-march.input',
  {
    force: forceName(),
    licence: field.oneOf('admin-march.licence', {
      options: ['minor-force', 'instead-of-card'],
      words: 'admin-march.licence',
      default: 'minor-force',
    }),
    minorForce: seldom('admin-march.minorForce', true),
    minorMarched: seldom('admin-march.minorMarched'),
    cardPlayed: seldom('admin-march.cardPlayed'),
    forcedMarch: seldom('admin-march.forcedMarch'),
    path: field.list('admin-march.path', space, { min: 1, max: 12 }),
  },
  { counter: forceHere('force') },
);

type AdminMarch = Infer<typeof input>;

export interface Arrived {
  readonly at: string;
  readonly mps: number;
}

export const adminMarch: Procedure<AdminMarch, Arrived, ClashBook, CampaignState, typeof input> = {
  id: 'admin-march',
  rule: '12.8',
  phase: 'movement',
  input,
  refusals: (m, book) => refusals(m, book),
  begin: ({ path }) => {
    const result = { at: path.at(-1)?.name ?? '', mps: cost(path) };
    return done(result, () => [
      { rule: '12.8', title: words('admin-march.cost'), outcome: words('admin-march.summary', { ...result }) },
    ]);
  },
  outcome: ({ mps }) => String(mps),
  summary: (result) => words('admin-march.summary', { ...result }),
  equation: ({ path }, book) => ofAtMost(cost(path), 'admin-march.cost', allowance(book), 'admin-march.allowance'),
  fates: ({ at }) => [{ at: '', words: words('fate.moved', { space: at }) }],
  figures: { mps: ({ mps }: Arrived) => mps },
  effects: ({ at }, { force }) => [onCounter(force, { kind: 'moved', force, space: at })],
};

const cost = (path: AdminMarch['path']): number => path.reduce((sum, { mps }) => sum + mps, 0);

const allowance = ({ tables }: ClashBook): number => tables['movement-figures'].rows.adminMarchMps.figure;

/** 12.8 One Minor Force each turn, or any one force in place of a Strategy card; nowhere the enemy stands. */
function refusals(m: AdminMarch, book: ClashBook): readonly Refusal[] {
  const most = allowance(book);
  const mps = cost(m.path);
  const fault = (code: RefusalCode, at: string, facts: Facts = {}): Refusal =>
    refusal(code, at, { rule: '12.8', facts });
  return [
    ...(m.licence === 'minor-force' && !m.minorForce ? [fault('notMinorForce', 'minorForce')] : []),
    ...(m.licence === 'minor-force' && m.minorMarched ? [fault('secondAdminMarch', 'minorMarched')] : []),
    ...(m.licence === 'instead-of-card' && m.cardPlayed ? [fault('cardAlreadyPlayed', 'cardPlayed')] : []),
    ...(m.forcedMarch ? [fault('adminThenForced', 'forcedMarch')] : []),
    ...m.path.flatMap(({ enemy, name: at }, index) =>
      enemy ? [fault('adminEntersEnemy', `path[${index}].enemy`, { space: at })] : [],
    ),
    ...(mps > most ? [fault('adminTooFar', 'path', { mps, most })] : []),
  ];
}
