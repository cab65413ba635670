/** How a battle lies on the table: the line that sums it up, its short form, what is said of the counters afterwards. */
import {
  type CounterFate,
  type EquationTerm,
  type ExplainedStep,
  type Infer,
  type NextAct,
  type Plain,
  type Played,
  type Shortcut,
  total,
} from '@grognard/kernel';
import { type Force, spsOf } from '../../force.ts';
import { printedCell } from '../../tables/battle-cell.ts';
import { field, words } from '../../text/kit.ts';
import { INTENSITIES, NATIONS, nameOf, SIDES, type Side, troopOf } from '../../vocabulary.ts';
import { type ClashBook, printed } from '../book.ts';
import { change, sign, term } from '../on-table.ts';
import { columnFor, firingSps, isHeldByHills, LARGEST } from './column.ts';
import type { Forces } from './effects.ts';
import { type Battle, whoOf } from './input.ts';
import { battleModifiers, netOf } from './modifiers.ts';
import type { BattleResult, SideResult } from './result.ts';
import { troopsLeft } from './shares.ts';
import { NO_TACTICS } from './tactics/tally.ts';

/** 24 +5 → 23-25 : 30 +4 → 26-30, before any tactic; `quick` where it may be typed over. */
export const equation = (battle: Battle, book: ClashBook, quick: boolean): readonly EquationTerm[] =>
  SIDES.flatMap((side): EquationTerm[] => {
    const sps = firingSps(battle, side, NO_TACTICS);
    const drm = netOf(battleModifiers(battle, side, NO_TACTICS, book), battle, book);
    const column = columnFor(sps, isHeldByHills(battle, side, book), book);
    return [
      ...(side === 'defender' ? [sign(':')] : []),
      term(sps, 'term.sps', { side, ...(quick && { quick: `${side}Sps` }) }),
      change(drm, 'term.drm', { side, ...(quick && { quick: `${side}Drm` }) }),
      sign('→'),
      term(column, 'term.column', { side, leads: true }),
    ];
  });

/** Bounds of the short form: what a commander's counter may bear, hills and a large force set off. */
const [LEAST_DRM, MOST_DRM, MOST_SHORT] = [-4, 9, 99];

const nation = (label: 'quick.attackerNation' | 'quick.defenderNation', usual: 'PR' | 'AU') =>
  field.oneOf(label, { options: NATIONS, words: 'nation', default: usual });
const sps = (label: 'quick.attackerSps' | 'quick.defenderSps') =>
  field.integer(label, { min: 1, max: MOST_SHORT, default: 20 });
const drm = (label: 'quick.attackerDrm' | 'quick.defenderDrm') =>
  field.integer(label, { min: LEAST_DRM, max: MOST_DRM, default: 0, rule: '15.4' });

const totals = field.record('quick.input', {
  intensity: field.oneOf('battle.intensity', { options: INTENSITIES, words: 'intensity', default: 'intense' }),
  attackerNation: nation('quick.attackerNation', 'PR'),
  attackerSps: sps('quick.attackerSps'),
  attackerDrm: drm('quick.attackerDrm'),
  defenderNation: nation('quick.defenderNation', 'AU'),
  defenderSps: sps('quick.defenderSps'),
  defenderDrm: drm('quick.defenderDrm'),
  hills: field.flag('field.hills', { default: false, rule: '15.4' }),
});

type Totals = Infer<typeof totals>;

/** 15.4 What the battle adds by itself to troops that are only counted: more than 35 SPs, and hills. */
const byItself = (strength: number, attacksHills: boolean): number => {
  const { large, hills } = printed.tables['battle-modifiers'].rows;
  return (strength > LARGEST ? Number(large.value) : 0) + (attacksHills ? Number(hills.value) : 0);
};

/** One contingent of infantry under a commander who brings the DRM, and guns for what no commander brings. */
function forceWith(quick: Totals, side: Side): Plain {
  const [strength, of] = [quick[`${side}Sps`], quick[`${side}Nation`]];
  const due = quick[`${side}Drm`] - byItself(strength, side === 'attacker' && quick.hills);
  const rating = Math.min(due, MOST_DRM);
  return {
    commander: { nation: of, offensive: rating, defensive: rating },
    troops: [{ nation: troopOf(of), infantry: strength, guns: due - rating }],
  };
}

/** Strength and sum of the modifiers, as far as the short form goes. */
function shortOf(battle: Battle, side: Side) {
  const sum = total(battleModifiers(battle, side, NO_TACTICS, printed));
  return {
    nation: battle[side].commander.nation,
    sps: Math.min(MOST_SHORT, spsOf(battle[side])),
    drm: Math.max(LEAST_DRM, Math.min(MOST_DRM, sum)),
  };
}

/** Two strengths and two sums of modifiers, before any tactic. */
export const byTotals: Shortcut<unknown, Totals> = {
  input: totals,
  expand: (quick) => ({
    intensity: quick.intensity,
    attacker: forceWith(quick, 'attacker'),
    defender: forceWith(quick, 'defender'),
    hills: quick.hills,
  }),
  shorten: (input) => {
    const battle = input as Battle;
    const [attacker, defender] = [shortOf(battle, 'attacker'), shortOf(battle, 'defender')];
    return {
      intensity: battle.intensity,
      attackerNation: attacker.nation,
      attackerSps: attacker.sps,
      attackerDrm: attacker.drm,
      defenderNation: defender.nation,
      defenderSps: defender.sps,
      defenderDrm: defender.drm,
      hills: battle.hills,
    };
  },
};

/** Prussia: 7 + 7 = 14 on 23-25, 6 D4*. Austria: 8 + 2 = 10 on 15-18, 3 D2. */
export const headline = ({ input, steps }: Pick<Played<unknown, Battle>, 'input' | 'steps'>) =>
  words('battle.headline', { fires: SIDES.map((side) => ({ who: whoOf(input, side), ...firedIn(steps, side) })) });

/** What a side's battle roll came to. */
export function firedIn(steps: readonly ExplainedStep[], side: Side) {
  const fired = steps.find(({ title }) => title.key === `battle.fire.${side}`);
  const { sum = 0, net = 0 } = (fired?.outcome?.facts ?? {}) as { readonly sum?: number; readonly net?: number };
  return {
    sum,
    net,
    total: sum + net,
    column: fired?.lookup?.column ?? '',
    cell: printedCell(fired?.lookup?.cell ?? ''),
  };
}

/** Where the forces of each side stand in the input. */
export type Places = { readonly [S in Side]: readonly string[] };

const ALONE: Places = { attacker: ['attacker'], defender: ['defender'] };

export const fates = (
  result: BattleResult,
  battle: Battle,
  forces: Forces = { attacker: [battle.attacker], defender: [battle.defender] },
  places: Places = ALONE,
): readonly CounterFate[] =>
  SIDES.flatMap((side) => [
    ...forceFates(result[side], forces[side], places[side]),
    ...leaderFates(result[side], forces[side], places[side]),
  ]);

/** What is left of each force, and how it stands. */
function forceFates(own: SideResult, forces: readonly Force[], places: readonly string[]): readonly CounterFate[] {
  const left = troopsLeft(own, forces);
  return forces.map((force, place): CounterFate => {
    const troops = left[place] ?? [];
    const sps = own.stand === 'surrenders' ? 0 : spsOf({ troops });
    const { stand, morale, spaces } = own;
    return {
      at: places[place] ?? '',
      words: words('battle.fate.force', { lost: spsOf(force) - sps, left: sps, stand, morale, spaces }),
      after: { troops: troops as unknown as Plain, morale },
      ...(sps === 0 && { gone: true }),
    };
  });
}

/** A hit leader leaves the table, whatever becomes of him. */
function leaderFates(own: SideResult, forces: readonly Force[], places: readonly string[]): readonly CounterFate[] {
  const seats = forces.flatMap(({ leaders }, place) => [
    `${places[place]}.commander`,
    ...leaders.map((_leader, index) => `${places[place]}.leaders[${index}]`),
  ]);
  return own.leaders.map(({ place, fate }) => ({
    at: seats[place] ?? '',
    words: words(`leader.fate.${fate}`),
    gone: true,
  }));
}

/** 15.9 Whoever lost and is still there retreats. */
export const next = (
  result: BattleResult,
  battle: Battle,
  forces: Forces = { attacker: [battle.attacker], defender: [battle.defender] },
): readonly NextAct[] =>
  SIDES.flatMap((side) => {
    const own = result[side];
    if (own.spaces === 0) return [];
    return troopsLeft(own, forces[side]).flatMap((troops, place): NextAct[] => {
      const { name } = forces[side][place] ?? battle[side];
      const left = spsOf({ troops });
      if (left === 0) return [];
      return [
        {
          procedure: 'retreat',
          input: { force: name, sps: left, troops: troops as unknown as Plain, morale: own.morale },
          words: words('battle.next.retreat', { who: { ...whoOf(battle, side), ...nameOf({ name }) } }),
        },
      ];
    });
  });
