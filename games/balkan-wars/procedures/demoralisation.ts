/** Effects of demoralisation: what a counter is worth while it lasts. No die is thrown. */
import { done, field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { BalkanBook } from '../rulings.ts';
import { GUNS, UNIT_TYPES } from '../vocabulary.ts';
import { commandOf, movementOf, staffOf } from './demoralised.ts';

const level = (label: string) => field.integer(label, { min: 0, max: 20, default: 0 });

const input = field.record('demoralisation.input', {
  type: field.oneOf('unit.type', { options: UNIT_TYPES, words: 'unitType', default: 'division' }),
  demoralised: field.flag('unit.demoralised', { default: true }),
  movement: field.integer('unit.movement', { min: 0, max: 30, default: 4 }),
  command: level('unit.command'),
  staff: level('unit.staff'),
});

type Counter = Infer<typeof input>;

interface Worth {
  readonly movement: number;
  readonly command: number;
  readonly staff: number;
  readonly givesSupply: boolean;
  readonly entrenches: boolean;
  readonly bombards: boolean;
}

export const demoralisation: Procedure<Counter, Worth, BalkanBook> = {
  id: 'demoralisation',
  rule: 'demoralisation',
  input,
  begin: (counter) => {
    const { type, demoralised } = counter;
    const worth = {
      movement: movementOf(counter),
      command: commandOf(counter),
      staff: staffOf(counter),
      givesSupply: (type === 'mobileSupply' || type === 'depot') && !demoralised,
      entrenches: type === 'engineer' && !demoralised,
      bombards: GUNS.includes(type) && !demoralised,
    };
    return done(worth, () => [
      { rule: 'demoralisation', title: words('demoralisation.read'), outcome: words('demoralisation.summary', worth) },
    ]);
  },
  outcome: () => 'read',
  outcomeWords: () => words('demoralisation.read'),
  summary: (worth) => words('demoralisation.summary', { ...worth }),
  figures: { movement: ({ movement }: Worth) => movement },
};
