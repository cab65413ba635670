/** 12.8 Admin march: a flat allowance, no enemy, no battle. No die. */
import { done, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { forceHere } from '../counters.ts';
import { forceName } from '../fields.ts';
import type { ClashBook } from './book.ts';

const space = field.record('admin-march.space', {
  name: field.text('field.space', { max: 40 }),
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
    minorForce: field.flag('admin-march.minorForce', { default: true }),
    minorMarched: field.flag('admin-march.minorMarched'),
    cardPlayed: field.flag('admin-march.cardPlayed'),
    forcedMarch: field.flag('admin-march.forcedMarch'),
    path: field.list('admin-march.path', space, { min: 1, max: 12 }),
  },
  { counter: forceHere('force') },
);

type AdminMarch = Infer<typeof input>;

interface Arrived {
  readonly at: string;
  readonly mps: number;
}

export const adminMarch: Procedure<AdminMarch, Arrived, ClashBook> = {
  id: 'admin-march',
  rule: '12.8',
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
  figures: { mps: ({ mps }: Arrived) => mps },
  effects: ({ at }, { force }) => [onCounter(force, { kind: 'moved', force, space: at })],
};

const cost = (path: AdminMarch['path']): number => path.reduce((sum, { mps }) => sum + mps, 0);

/** 12.8 One Minor Force each turn, or any one force in place of a Strategy card; nowhere the enemy stands. */
function refusals(m: AdminMarch, { tables }: ClashBook): readonly Refusal[] {
  const most = tables['movement-figures'].rows.adminMarchMps.figure;
  const mps = cost(m.path);
  const fault = (code: string, at: string, facts = {}): Refusal => ({ code, at, rule: '12.8', facts });
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
