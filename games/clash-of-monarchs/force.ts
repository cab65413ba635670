/** A force on the map: its leaders, its troops, its state; and what can be counted of it. */
import { field, type Infer } from '@grognard/kernel';
import { drm, MOST_SPS, morale, nation, supply } from './fields.ts';
import { type Arm, type Nation, nationOf, PERSONS, type Person, type Side, TROOPS, type Troop } from './vocabulary.ts';

const person = () => field.oneOf('leader.person', { options: PERSONS, words: 'person', default: 'other' });
const enduranceModifier = () => field.integer('leader.endurance', { min: -3, max: 3, default: 0 });
const leaderName = () => field.text('leader.name', { max: 40, sample: 'leader.sample' });

const commander = field.record('force.commander', {
  name: leaderName(),
  person: person(),
  nation: nation('leader.nation'),
  offensive: drm('field.offensive'),
  defensive: drm('field.defensive'),
  endurance: enduranceModifier(),
  initiative: field.integer('field.initiative', { min: 1, max: 9, default: 3 }),
});

const subordinate = field.record('force.subordinate', {
  name: leaderName(),
  person: person(),
  nation: nation('leader.nation'),
  offensive: drm('field.offensive'),
  defensive: drm('field.defensive'),
  endurance: enduranceModifier(),
});

const count = (label: string) => field.integer(label, { min: 0, max: MOST_SPS, default: 0 });

const contingent = field.record('force.contingent', {
  nation: field.oneOf('force.nation', { options: TROOPS, words: 'nation' }),
  infantry: count('force.infantry'),
  cavalry: count('force.cavalry'),
  cavalryUnits: count('force.cavalryUnits'),
  light: count('force.light'),
  lightUnits: count('force.lightUnits'),
  guns: count('force.guns'),
  gunsReduced: count('force.gunsReduced'),
});

/** The fields of a force, as the battle asks for them and the campaign keeps them. */
export const forceFields = {
  commander,
  leaders: field.list('force.leaders', subordinate, { min: 0, max: 8, unique: 'name', default: [] }),
  troops: field.list('force.troops', contingent, { min: 1, max: 6, unique: 'nation' }),
  lightCavalry: field.flag('force.lightCavalry'),
  supply: supply(),
  morale: morale(),
};

export const force = (label: string) => field.record(label, forceFields);

export type Force = Infer<ReturnType<typeof force>>;
export type Contingent = Force['troops'][number];
export type Leader = Force['leaders'][number];

type Troops = Pick<Force, 'troops'>;

const sum = ({ troops }: Troops, of: (contingent: Contingent) => number): number =>
  troops.reduce((all, contingent) => all + of(contingent), 0);

export const contingentSps = (contingent: Contingent): number =>
  contingent.infantry + contingent.cavalry + contingent.light;

/** Infantry SPs, line cavalry SPs and light steps together. */
export const spsOf = (of: Troops): number => sum(of, contingentSps);
export const cavalrySps = (of: Troops): number => sum(of, ({ cavalry }) => cavalry);
export const lightUnits = (of: Troops): number => sum(of, (contingent) => contingent.lightUnits);
export const gunsOf = (of: Troops): number => sum(of, ({ guns }) => guns);

/** What one nation's contingent has of something. */
export const having = (of: Troops, troop: Troop, what: 'infantry' | 'cavalryUnits' | 'guns'): number =>
  of.troops.find((contingent) => contingent.nation === troop)?.[what] ?? 0;

export const armOf = (contingent: Contingent, arm: Arm): number => contingent[arm];

/** The commander's offensive DRM when attacking, his defensive DRM when defending. */
export const battleDrm = ({ commander: leader }: Force, side: Side): number => leaderDrm(leader, side);

export const leaderDrm = (leader: Pick<Leader, 'offensive' | 'defensive'>, side: Side): number =>
  side === 'attacker' ? leader.offensive : leader.defensive;

export const isCommandedBy = ({ commander: leader }: Force, persons: readonly Person[]): boolean =>
  persons.includes(leader.person);

export const includes = (of: Force, persons: readonly Person[]): boolean =>
  [of.commander, ...of.leaders].some((leader) => persons.includes(leader.person));

/** The nation with the most SPs; the commander's among equals. */
export function majorityNation(of: Force): Nation {
  const own = of.commander.nation;
  const strength = (candidate: Nation): number =>
    sum({ troops: of.troops.filter(({ nation: troop }) => nationOf(troop) === candidate) }, contingentSps);
  return of.troops
    .map(({ nation: troop }) => nationOf(troop))
    .reduce((best, candidate) => (strength(candidate) > strength(best) ? candidate : best), own);
}

/** The force of that name, if the campaign knows one. */
export const forceNamed = <F extends { readonly name: string }>(
  { forces }: { readonly forces: readonly F[] },
  name: unknown,
): F | undefined => forces.find((known) => known.name === name);
