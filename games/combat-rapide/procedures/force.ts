/** What a player says of one force: its stack, its troops, its leader, and what the base game adds to its dice. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import { CAVALRY, CAVALRY_OF, NATIONS, NATIVE, PLAYERS, type Side, TECHNOLOGIES, UNNAMED } from '../vocabulary.ts';
import { counterFields, pachaField, stackFaults } from './stack.ts';

const rating = (label: string) => field.integer(label, { min: 0, max: 9, default: 0, rule: 'C' });
const modifier = (label: string) => field.integer(label, { min: -5, max: 5, default: 0, rule: 'C' });

const name = (label: string) => field.text(label, { max: 60, default: UNNAMED, help: 'force.name.help' });

/** What may be done with a force of a campaign. */
export const forceAs = (use: 'fights' | 'suffers' | 'converts') =>
  ({ counter: { kind: 'force', name: 'name', use } }) as const;

export const forceName = name('force.name');
export const leaderName = name('force.leader.name');
export const leads = { counter: { kind: 'leader', name: 'name', use: 'leads' } } as const;

/** C The ratings of a leader, as printed on his counter: Manoeuvre.Fire.Shock. */
export const ratingFields = {
  manoeuvre: rating('force.leader.manoeuvre'),
  fire: rating('force.leader.fire'),
  shock: rating('force.leader.shock'),
};

const byNation = { from: 'nation', why: 'force.byNation' } as const;

/** What a campaign keeps of a force once a procedure was told it. */
export const standingFields = {
  name: forceName,
  player: field.optional(field.oneOf('force.player', { options: PLAYERS, words: 'side' })),
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
  cavalry: field.oneOf('force.cavalry', {
    options: CAVALRY,
    words: 'cavalry',
    rule: 'D',
    follows: { ...byNation, by: CAVALRY_OF },
  }),
  native: field.flag('force.native', { default: false, rule: 'L', follows: { ...byNation, by: NATIVE } }),
};

/** Who leads it, and what else is of this battle alone: leaders come and go, and so do the gifts of the base game. */
const forceFields = {
  ...standingFields,
  leader: field.record(
    'force.leader',
    { name: leaderName, ...ratingFields },
    { default: { name: UNNAMED, manoeuvre: 0, fire: 0, shock: 0 }, help: 'force.leader.help', ...leads },
  ),
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

export const forceField = (side: Side) => field.record(`side.${side}`, forceFields, forceAs('fights'));

export type Force = Infer<ReturnType<typeof forceField>>;

/** The year in which there was a Revolution to have an army; before it, column A is nobody's by right. */
const REVOLUTION = 1789;

/** B, H, C Everything the rules forbid of a force. */
export function forceRefusals(force: Force, year: number, at: string): readonly Refusal[] {
  const revolutionary = force.nation === 'france' && force.technology === 'LACE' && year >= REVOLUTION;
  return [
    ...stackFaults(force, force.nation).map((fault) => ({ ...fault, at })),
    ...(force.revolution && !revolutionary
      ? [{ code: 'noRevolution', at: `${at}.revolution`, rule: 'C', facts: { year, first: REVOLUTION } }]
      : []),
  ];
}
