/** A force on the map: its leaders, its troops, its state; and what can be counted of it. */
import type { Infer } from '@grognard/kernel';
import { isForce, isLeader, isLedForce } from './counters.ts';
import { drm, forceName, initiative, MOST_SPS, morale, nation, rating, supply } from './fields.ts';
import { field, type TextKey } from './text/kit.ts';
import {
  type Arm,
  MORALES,
  type Nation,
  nationOf,
  PERSONS,
  type Person,
  type Side,
  SUPPLIES,
  TROOPS,
  type Troop,
  UNNAMED,
} from './vocabulary.ts';

/** What is printed on a leader, as far as a battle asks for it. */
const printed = {
  name: field.text('leader.name', { max: 40, sample: 'leader.sample' }),
  person: field.oneOf('leader.person', { options: PERSONS, words: 'person', default: 'other', seldom: true }),
  nation: nation('leader.nation'),
  offensive: drm('field.offensive'),
  defensive: drm('field.defensive'),
  endurance: field.integer('leader.endurance', { min: -3, max: 3, default: 0, seldom: true }),
};

/** All that is printed on a leader. */
export const leaderFields = { ...printed, initiative: initiative(), rating: rating() };

const commander = field.record(
  'force.commander',
  {
    ...printed,
    name: { ...printed.name, default: UNNAMED },
    initiative: field.optional({ ...initiative(), help: 'force.initiative.help' }),
  },
  isLeader('offensive', 'defensive', 'initiative'),
);

const subordinate = field.record('force.subordinate', printed, isLeader('offensive', 'defensive'));

const count = (label: TextKey) => field.integer(label, { min: 0, max: MOST_SPS, default: 0 });

const contingent = field.record(
  'force.contingent',
  {
    nation: field.oneOf('force.nation', { options: TROOPS, words: 'nation' }),
    infantry: count('force.infantry'),
    cavalry: count('force.cavalry'),
    cavalryUnits: count('force.cavalryUnits'),
    light: count('force.light'),
    lightUnits: count('force.lightUnits'),
    guns: count('force.guns'),
    gunsReduced: count('force.gunsReduced'),
  },
  {
    troops: {
      nation: 'nation',
      arms: [
        { symbol: 'infantry', count: 'infantry' },
        { symbol: 'cavalry', count: 'cavalry', beside: ['cavalryUnits'] },
        { symbol: 'lightInfantry', count: 'light', beside: ['lightUnits'] },
        { symbol: 'artillery', count: 'guns', beside: ['gunsReduced'] },
      ],
    },
  },
);

const CONTINGENTS = { min: 1, max: 6, unique: 'nation' } as const;

const troops = field.list('force.troops', contingent, CONTINGENTS);

/** Troops that need not be told; the campaign tells those it knows. */
export const toldTroops = () =>
  field.optional(
    field.list('force.troops', contingent, { ...CONTINGENTS, seldom: true, help: 'attrition.troops.help' }),
  );

/** What is told of troops, whoever commands them. */
const troopParts = {
  name: forceName(),
  troops,
  lightCavalry: field.flag('force.lightCavalry'),
  supply: supply(),
  morale: morale(),
};

/** The parts of a force, as a battle asks for them. */
export const forceParts = {
  name: troopParts.name,
  commander,
  leaders: field.list('force.leaders', subordinate, { min: 0, max: 8, unique: 'name', default: [], seldom: true }),
  troops: troopParts.troops,
  lightCavalry: troopParts.lightCavalry,
  supply: troopParts.supply,
  morale: troopParts.morale,
};

/** Troops that nobody commands. */
export const unledForce = field.record('enter-space.unledForce', troopParts, isForce);

/** What the campaign keeps of a force; of its leaders the names, for they have a register of their own. */
export const forceFields = {
  ...troopParts,
  commander: field.record('force.commander', { name: printed.name }),
  leaders: field.list('force.leaders', field.record('force.subordinate', { name: printed.name }), {
    min: 0,
    max: 40,
    unique: 'name',
    default: [],
  }),
};

/** A force of one side. */
export const force = (label: TextKey, side: Side) => field.record(label, forceParts, { ...isLedForce, force: side });

/** Commands troops that nobody commands: no player can write it. */
export const NOBODY = '';

export type Force = Infer<ReturnType<typeof force>>;
export type Contingent = Force['troops'][number];
export type Leader = Force['leaders'][number];

export interface Troops {
  readonly troops: readonly Contingent[];
}

const sum = (of: Troops, count: (contingent: Contingent) => number): number =>
  of.troops.reduce((all, each) => all + count(each), 0);

export const contingentSps = (of: Contingent): number => of.infantry + of.cavalry + of.light;

/** Infantry SPs, line cavalry SPs and light steps together. */
export const spsOf = (of: Troops): number => sum(of, contingentSps);
export const cavalrySps = (of: Troops): number => sum(of, ({ cavalry }) => cavalry);
export const lightUnits = (of: Troops): number => sum(of, (each) => each.lightUnits);
export const onlyLights = (of: Troops): boolean => sum(of, ({ infantry, cavalry }) => infantry + cavalry) === 0;
export const gunsOf = (of: Troops): number => sum(of, ({ guns }) => guns);

/** Nations, not troops: a British and Hanoverian force is of one nation. */
export const nationsIn = ({ troops: all }: Troops): readonly Nation[] => [
  ...new Set(all.filter((each) => contingentSps(each) + each.guns > 0).map((each) => nationOf(each.nation))),
];

/** What one nation's contingent has of something. */
export const having = (of: Troops, troop: Troop, what: 'infantry' | 'cavalryUnits' | 'guns'): number =>
  of.troops.find((each) => each.nation === troop)?.[what] ?? 0;

export const armOf = (of: Contingent, arm: Arm): number => of[arm];

/** The commander's offensive DRM when attacking, his defensive DRM when defending. */
export const battleDrm = ({ commander: leader }: Force, side: Side): number => leaderDrm(leader, side);

export const leaderDrm = (leader: Pick<Leader, 'offensive' | 'defensive'>, side: Side): number =>
  side === 'attacker' ? leader.offensive : leader.defensive;

export const isCommandedBy = ({ commander: leader }: Force, persons: readonly Person[]): boolean =>
  persons.includes(leader.person);

export const includes = (of: Force, persons: readonly Person[]): boolean =>
  [of.commander, ...of.leaders].some((leader) => persons.includes(leader.person));

/** The nation with the most SPs; the first named among equals. */
export function majorityNation(of: Troops, first: Nation): Nation {
  const strength = (candidate: Nation): number =>
    sum({ troops: of.troops.filter((each) => nationOf(each.nation) === candidate) }, contingentSps);
  return of.troops
    .map((each) => nationOf(each.nation))
    .reduce((best, candidate) => (strength(candidate) > strength(best) ? candidate : best), first);
}

/** A force described without its name, as version 1 took it, with the name that stood beside it. */
export const namedForce = (force: unknown, name: unknown): unknown =>
  typeof force === 'object' || force === undefined ? { ...force, name } : force;

/** Several forces that fight as one under the first one's commander, in the worst state of any of them. */
export function together(first: Force, others: readonly Force[]): Force {
  if (others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    leaders: [...first.leaders, ...others.flatMap(({ commander: leader, leaders }) => [leader, ...leaders])],
    troops: pooled(all.flatMap(({ troops: each }) => each)),
    lightCavalry: all.some(({ lightCavalry }) => lightCavalry),
    supply: worst(
      SUPPLIES,
      all.map((each) => each.supply),
    ),
    morale: worst(
      MORALES,
      all.map((each) => each.morale),
    ),
  };
}

/** The last on the scale of those there are. */
const worst = <T>(scale: readonly [T, ...T[]], there: readonly T[]): T =>
  scale.findLast((state) => there.includes(state)) ?? scale[0];

const COUNTS = ['infantry', 'cavalry', 'cavalryUnits', 'light', 'lightUnits', 'guns', 'gunsReduced'] as const;

/** One contingent for each nation. */
const pooled = (contingents: readonly Contingent[]): readonly Contingent[] =>
  [...new Set(contingents.map((each) => each.nation))].map((of) => {
    const own = contingents.filter((each) => each.nation === of);
    const sums = COUNTS.map((what) => [what, own.reduce((all, each) => all + each[what], 0)]);
    return { nation: of, ...Object.fromEntries(sums) } as Contingent;
  });

/** What becomes of a gun: flipped to its reduced side and back, destroyed and rebuilt. */
export type GunChange = 'flipped' | 'destroyed' | 'restored' | 'rebuilt';

/** A gun flipped counts among the reduced ones; one destroyed was reduced; nothing where there is none such. */
export function afterGun(troop: Contingent, change: GunChange): Contingent | undefined {
  const { guns, gunsReduced: reduced } = troop;
  switch (change) {
    case 'flipped':
      return reduced < guns ? { ...troop, gunsReduced: reduced + 1 } : undefined;
    case 'destroyed':
      return reduced > 0 ? { ...troop, guns: guns - 1, gunsReduced: reduced - 1 } : undefined;
    case 'restored':
      return reduced > 0 ? { ...troop, gunsReduced: reduced - 1 } : undefined;
    case 'rebuilt':
      return { ...troop, guns: guns + 1 };
  }
}
