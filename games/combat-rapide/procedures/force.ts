/** What a player says of one force: its stack, its troops, its leader, and what the base game adds to its dice. */
import type { Infer, Refusal } from '@grognard/kernel';
import { field, refusal } from '../text/kit.ts';
import { CAVALRY, CAVALRY_OF, NATIONS, NATIVE, PLAYERS, type Side, TECHNOLOGIES, UNNAMED } from '../vocabulary.ts';
import { counterFields, pachaField, stackRefusals } from './stack.ts';

export const rating = (label: 'force.manoeuvre' | 'force.fire' | 'force.shock', rule: 'C' | 'J' = 'C') =>
  field.integer(label, { min: 0, max: 9, default: 0, rule });
const modifier = (label: 'force.fire' | 'force.shock' | 'force.pursuit') =>
  field.integer(label, { min: -5, max: 5, default: 0, rule: 'C' });

export const forceName = field.text('force.name', {
  max: 60,
  default: UNNAMED,
  help: 'force.name.help',
  sample: 'force.name.sample',
});
export const leaderName = field.text('force.leader.name', { max: 60, default: UNNAMED, help: 'force.name.help' });

/** The face of a stack: its Armies and detachments in printed order, and what may be done with it in a campaign. */
export const stackFace = (use: 'fights' | 'suffers' | 'converts') =>
  ({
    kind: 'force',
    name: 'name',
    use,
    symbol: 'force',
    printed: ['armiesPlus', 'armiesMinus', 'detachments'],
  }) as const;

/** The face of a leader, with the ratings that are asked for. */
export const leaderFace = <const P extends string, const S extends string = never>(
  printed: readonly P[],
  state: readonly S[] = [],
) => ({ counter: { kind: 'leader', name: 'name', use: 'leads', symbol: 'leader', printed, state } }) as const;

/** C The ratings of a leader, as printed on his counter: Manoeuvre.Fire.Shock. */
export const ratingFields = {
  manoeuvre: rating('force.manoeuvre'),
  fire: rating('force.fire'),
  shock: rating('force.shock'),
};

const byNation = { from: 'nation', why: 'force.byNation' } as const;

/** G, H A nation has its own adjustments, and Turkey has pachas. */
export const nationField = (rule: 'G' | 'H') =>
  field.oneOf('force.nation', { options: NATIONS, words: 'nation', default: 'other', rule });

export const technologyField = (
  label: 'force.technology' | 'quick.attackerTechnology' | 'quick.defenderTechnology' = 'force.technology',
) => field.oneOf(label, { options: TECHNOLOGIES, words: 'technology', default: 'MUS', rule: 'C' });

/** What a campaign keeps of a force once a procedure was told it. */
export const standingFields = {
  name: forceName,
  player: field.optional(field.oneOf('force.player', { options: PLAYERS, words: 'side', seldom: true })),
  nation: nationField('G'),
  ...counterFields,
  pachas: pachaField,
  technology: technologyField(),
  veteran: field.flag('force.veteran', { default: true }),
  cavalry: field.oneOf('force.cavalry', {
    options: CAVALRY,
    words: 'cavalry',
    rule: 'D',
    follows: { ...byNation, by: CAVALRY_OF },
    seldom: true,
  }),
  native: field.flag('force.native', { default: false, rule: 'L', follows: { ...byNation, by: NATIVE }, seldom: true }),
};

/** Who leads it, and what else is of this battle alone: leaders come and go, and so do the gifts of the base game. */
const forceFields = {
  ...standingFields,
  leader: field.record(
    'force.leader',
    { name: leaderName, ...ratingFields },
    {
      default: { name: UNNAMED, manoeuvre: 0, fire: 0, shock: 0 },
      help: 'force.leader.help',
      ...leaderFace(['manoeuvre', 'fire', 'shock']),
    },
  ),
  revolution: field.flag('force.revolution', { default: false, rule: 'C', seldom: true }),
  other: field.record(
    'force.other',
    { fire: modifier('force.fire'), shock: modifier('force.shock'), pursuit: modifier('force.pursuit') },
    { default: { fire: 0, shock: 0, pursuit: 0 }, help: 'force.other.help', seldom: true },
  ),
};

/** One of the two forces that face each other. */
export const forceField = (side: Side) =>
  field.record(`side.${side}`, forceFields, {
    force: side,
    counter: {
      ...stackFace('fights'),
      nation: 'nation',
      state: ['technology', 'veteran', 'cavalry', 'native', 'revolution'],
    },
  });

export type Force = Infer<ReturnType<typeof forceField>>;

/** The year in which there was a Revolution to have an army; before it, column A is nobody's by right. */
const REVOLUTION = 1789;

/** B, H, C Everything the rules forbid of a force. */
export function forceRefusals(force: Force, year: number, at: Side): readonly Refusal[] {
  const revolutionary = force.nation === 'france' && force.technology === 'LACE' && year >= REVOLUTION;
  return [
    ...stackRefusals(force, force.nation, at),
    ...(force.revolution && !revolutionary
      ? [refusal('noRevolution', `${at}.revolution`, { rule: 'C', facts: { year, first: REVOLUTION } })]
      : []),
  ];
}
