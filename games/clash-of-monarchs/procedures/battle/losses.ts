/** 15.7.1 SP losses: the owner chooses, within the quotas of nation and cavalry. */
import { type Ask, choice, explained, type RuleRef, type Step } from '@grognard/kernel';
import { armOf, spsOf, type Troops } from '../../force.ts';
import { ask, words } from '../../text/kit.ts';
import { ARMS, type Arm, type Nation, nationOf, type Troop, type Who } from '../../vocabulary.ts';
import type { Taken } from './result.ts';

/** One arm of one contingent, with what it can still lose. */
type Category = {
  readonly nation: Troop;
  readonly arm: Arm;
  readonly sps: number;
  /** Of the commander's nation. */
  readonly own: boolean;
};

/** Troops that bear losses, and the commander whose nation bears most of them. */
export type Bearers = Troops & { readonly commander?: { readonly nation: Nation } };

/** What is still to be lost, and how much of it must come from where. */
export type Quota = { readonly sps: number; readonly own: number; readonly cavalry: number };

const EVERY_FOURTH = 4;

/** 15.7.1 More than half from the commander's nation, every fourth from the cavalry, as far as they are there. */
export function quotaFor(force: Bearers, sps: number): Quota {
  const categories = categoriesOf(force);
  const has = (counts: (category: Category) => boolean): number =>
    categories.reduce((sum, category) => (counts(category) ? sum + category.sps : sum), 0);
  if (sps === 0) return { sps, own: 0, cavalry: 0 };
  return {
    sps,
    own: Math.min(
      Math.floor(sps / 2) + 1,
      has(({ own }) => own),
    ),
    cavalry: Math.min(
      Math.floor(sps / EVERY_FOURTH),
      has(({ arm }) => arm === 'cavalry'),
    ),
  };
}

/** Cavalry and light units first, foreign infantry next: the infantry of the commander's nation takes what is left. */
function categoriesOf(force: Bearers): readonly Category[] {
  const all = ARMS.flatMap((arm) =>
    force.troops.map((troop) => ({
      nation: troop.nation,
      arm,
      sps: armOf(troop, arm),
      own: nationOf(troop.nation) === force.commander?.nation,
    })),
  ).filter(({ sps }) => sps > 0);
  const last = (category: Category): boolean => category.arm === 'infantry' && category.own;
  return [...all.filter((category) => !last(category)), ...all.filter(last)];
}

/** How finely the owner is asked: which troops bear the losses first, or how many SPs of each. */
export type Manner = 'arms' | 'numbers';

/** 15.7.1 Losses beyond what is there eliminate the force; otherwise the owner is asked where there is a choice. */
export function lose<T>(
  force: Bearers,
  who: Who,
  quota: Quota,
  manner: Manner,
  then: (taken: readonly Taken[]) => Step<T>,
): Step<T> {
  const categories = categoriesOf(force);
  const { side = 'owner' } = who;
  if (quota.sps === 0) return then([]);
  if (quota.sps >= spsOf(force)) return then(categories.map(takenFrom));
  return explained(
    () => [{ rule: '15.7.1', title: words('battle.losses'), outcome: words('battle.losses.due', { who, ...quota }) }],
    manner === 'arms'
      ? byArms(COMBAT, categories.toReversed(), side, quota, [], then)
      : byNumbers(categories, side, quota, [], then),
  );
}

/** The question, and how it is put for what is left. */
interface Asks {
  readonly first: Ask;
  readonly next: Ask;
}

const asksOf = (rule: RuleRef): Asks => ({
  first: ask(rule, 'battle.ask.losses'),
  next: ask(rule, 'battle.ask.losses.next'),
});

const COMBAT = asksOf('15.7.1');

/** SPs removed outside a battle: no quota binds the owner. */
export function give<T>(
  of: Troops,
  side: string,
  sps: number,
  rule: RuleRef,
  then: (taken: readonly Taken[]) => Step<T>,
): Step<T> {
  const categories = categoriesOf(of);
  if (sps >= spsOf(of)) return then(categories.map(takenFrom));
  return byArms(asksOf(rule), categories.toReversed(), side, { sps, own: 0, cavalry: 0 }, [], then);
}

const takenFrom = ({ nation, arm, sps }: Category): Taken => ({ nation, arm, sps });

/** 15.7.1 The troops named bear as much as the quotas let them, then the next; infantry of the own nation is offered first. */
function byArms<T>(
  asks: Asks,
  categories: readonly Category[],
  side: string,
  quota: Quota,
  taken: readonly Taken[],
  then: (taken: readonly Taken[]) => Step<T>,
): Step<T> {
  if (quota.sps === 0) return then(taken);
  const bearers = categories
    .map((category) => ({ ...category, sps: mostFrom(category, categories, quota) }))
    .filter(({ sps }) => sps > 0);
  const [only, another] = bearers;
  if (only === undefined) throw new Error(`no way to lose ${quota.sps} SPs`);
  const go = (bearer: Category): Step<T> => {
    const left = categories.filter(({ nation, arm }) => nation !== bearer.nation || arm !== bearer.arm);
    return byArms(asks, left, side, after(bearer, quota, bearer.sps), [...taken, takenFrom(bearer)], then);
  };
  if (another === undefined) return go(only);
  const idOf = ({ nation, arm }: Category): string => `${nation}-${arm}`;
  const question = taken.length === 0 ? asks.first : asks.next;
  return choice(question, side, bearers.map(idOf), (option) =>
    go(bearers.find((each) => idOf(each) === option) ?? only),
  );
}

/** The most a category may bear, so that the others can still fill the quotas. */
function mostFrom(category: Category, categories: readonly Category[], quota: Quota): number {
  const others = categories.filter((each) => each !== category);
  let sps = Math.min(category.sps, quota.sps);
  while (sps > 0 && !isFeasible(others, after(category, quota, sps))) sps -= 1;
  return sps;
}

const numberOf = (nation: Troop, arm: Arm): Ask => ask('15.7.1', `battle.loss.${nation}.${arm}`);

/** 15.7.1 Every number the quotas allow, one arm of one contingent after the other. */
function byNumbers<T>(
  [head, ...rest]: readonly Category[],
  side: string,
  quota: Quota,
  taken: readonly Taken[],
  then: (taken: readonly Taken[]) => Step<T>,
): Step<T> {
  if (!head || quota.sps === 0) return then(taken);
  const { nation, arm } = head;
  const numbers = Array.from({ length: Math.min(head.sps, quota.sps) + 1 }, (_, sps) => sps).filter((sps) =>
    isFeasible(rest, after(head, quota, sps)),
  );
  const go = (sps: number): Step<T> =>
    byNumbers(rest, side, after(head, quota, sps), sps === 0 ? taken : [...taken, { nation, arm, sps }], then);
  const [only, another] = numbers;
  if (only === undefined) throw new Error(`no way to lose ${quota.sps} SPs`);
  if (another === undefined) return go(only);
  return choice(numberOf(nation, arm), side, numbers.map(String), (option) => go(Number(option)));
}

const after = ({ own, arm }: Category, quota: Quota, sps: number): Quota => ({
  sps: quota.sps - sps,
  own: Math.max(0, quota.own - (own ? sps : 0)),
  cavalry: Math.max(0, quota.cavalry - (arm === 'cavalry' ? sps : 0)),
});

/** Whether what is left of the quota can still be met from these: enough of each, and room to count cavalry twice over. */
function isFeasible(categories: readonly Category[], quota: Quota): boolean {
  const has = (counts: (category: Category) => boolean): number =>
    categories.reduce((sum, category) => (counts(category) ? sum + category.sps : sum), 0);
  const both = has(({ own, arm }) => own && arm === 'cavalry');
  const least = quota.own + quota.cavalry - Math.min(quota.own, quota.cavalry, both);
  return (
    has(() => true) >= quota.sps &&
    has(({ own }) => own) >= quota.own &&
    has(({ arm }) => arm === 'cavalry') >= quota.cavalry &&
    least <= quota.sps
  );
}

/** The force without what it lost; a unit that lost its last step is gone. */
export const without = <F extends Troops>(force: F, taken: readonly Taken[]): F => ({
  ...force,
  troops: force.troops.map((troop) => {
    const lost = (arm: Arm): number =>
      taken.reduce((sum, each) => (each.nation === troop.nation && each.arm === arm ? sum + each.sps : sum), 0);
    const [cavalry, light] = [troop.cavalry - lost('cavalry'), troop.light - lost('light')];
    return {
      ...troop,
      infantry: troop.infantry - lost('infantry'),
      cavalry,
      cavalryUnits: Math.min(troop.cavalryUnits, cavalry),
      light,
      lightUnits: Math.min(troop.lightUnits, light),
    };
  }),
});
