/** What a player says of one force: its stack, its troops, its leader, and what the base game adds to its dice. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import { CAVALRY, NATIONS, type Side, TECHNOLOGIES } from '../vocabulary.ts';
import { counterFields, pachaField, stackFaults } from './stack.ts';

const rating = (label: string) => field.integer(label, { min: 0, max: 9, default: 0, rule: 'C' });
const modifier = (label: string) => field.integer(label, { min: -5, max: 5, default: 0, rule: 'C' });

export const forceFields = {
  nation: field.oneOf('force.nation', { options: NATIONS, words: 'nation', default: 'other', rule: 'G' }),
  ...counterFields,
  pachas: pachaField,
  technology: field.oneOf('force.technology', {
    options: TECHNOLOGIES,
    words: 'technology',
    default: 'MUS',
    rule: 'C',
  }),
  veteran: field.flag('force.veteran', { default: true }),
  leader: field.record(
    'force.leader',
    {
      manoeuvre: rating('force.leader.manoeuvre'),
      fire: rating('force.leader.fire'),
      shock: rating('force.leader.shock'),
    },
    { default: { manoeuvre: 0, fire: 0, shock: 0 }, help: 'force.leader.help' },
  ),
  cavalry: field.oneOf('force.cavalry', { options: CAVALRY, words: 'cavalry', default: 'standard', rule: 'D' }),
  native: field.flag('force.native', { default: false, rule: 'L' }),
  revolution: field.flag('force.revolution', { default: false, rule: 'C' }),
  other: field.record(
    'force.other',
    {
      fire: modifier('force.other.fire'),
      shock: modifier('force.other.shock'),
      pursuit: modifier('force.other.pursuit'),
    },
    { default: { fire: 0, shock: 0, pursuit: 0 }, help: 'force.other.help' },
  ),
};

export const forceField = (side: Side) => field.record(`side.${side}`, forceFields);

export type Force = Infer<ReturnType<typeof forceField>>;

/** B, H, C Everything the rules forbid of a force. */
export function forceRefusals(force: Force, at: string): readonly Refusal[] {
  const revolutionary = force.nation === 'france' && force.technology === 'LACE';
  return [
    ...stackFaults(force, force.nation).map((fault) => ({ ...fault, at })),
    ...(force.revolution && !revolutionary
      ? [{ code: 'noRevolution', at: `${at}.revolution`, rule: 'C', facts: {} }]
      : []),
  ];
}
