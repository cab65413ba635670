/** How a combat lies on the table: the line that sums it up, its short form, what is said of the counters afterwards. */
import {
  type CounterFate,
  type EquationTerm,
  field,
  type Infer,
  type NextAct,
  type Played,
  type Shortcut,
  total,
  words,
} from '@grognard/kernel';
import { signed } from '../../../words/numbers.ts';
import type { BalkanBook } from '../../rulings.ts';
import { NON_COMBAT } from '../../vocabulary.ts';
import type { CombatResult } from './combat.ts';
import type { UnitFate } from './fates.ts';
import { modifiersOf } from './modifiers.ts';
import { columnOf } from './odds-column.ts';
import { ROLES, type Role, type Situation, strengthOf, unitsOf } from './situation.ts';

/** 13 : 4 = 3/1, −1 → 2/1, die +3. */
export function equation(situation: Situation, book: BalkanBook): readonly EquationTerm[] {
  const { base, net, column } = columnOf(situation, book);
  const die = total(modifiersOf(situation, { attacker: 'no', defender: 'no' }, book));
  return [
    { text: String(strengthOf(situation.attackers)), label: 'combat.term.attack', side: 'attacker', quick: 'attack' },
    { text: ':' },
    { text: String(strengthOf(situation.defenders)), label: 'combat.term.defence', side: 'defender', quick: 'defence' },
    { text: '=' },
    { text: base, label: 'combat.term.odds' },
    { text: signed(net), label: 'combat.term.shifts', quick: 'shifts' },
    { text: '→' },
    { text: column, label: 'combat.term.column', leads: true },
    { text: signed(die), label: 'combat.term.die' },
  ];
}

const totals = field.record('combat.totals', {
  attack: field.integer('combat.term.attack', { min: 1, max: 99, default: 8 }),
  defence: field.integer('combat.term.defence', { min: 0, max: 99, default: 4 }),
  shifts: field.integer('combat.term.shifts', { min: -6, max: 6, default: 0 }),
});

type Totals = Infer<typeof totals>;

/** Two totals and the net shift: a counter a side that stands for all of it. */
export const byTotals: Shortcut<unknown, Totals> = {
  input: totals,
  expand: ({ attack, defence, shifts }) => ({
    attackers: [{ id: 'A', country: 'bulgaria', strength: attack }],
    defenders: [{ id: 'B', country: 'ottoman', strength: defence }],
    terrainShifts: shifts === 0 ? [] : [shifts],
  }),
  shorten: (input) => {
    const { attackers, defenders, terrainShifts } = input as Situation;
    return {
      attack: strengthOf(attackers),
      defence: strengthOf(defenders),
      shifts: terrainShifts.reduce((sum, shift) => sum + shift, 0),
    };
  },
};

/** 4 + 3 = 7 on 2/1. */
export function headline({ steps }: Played<CombatResult, Situation>) {
  const read = steps.find(({ lookup }) => lookup?.table === 'combat-results');
  const thrown = steps.find(({ dice }) => dice.length > 0);
  const face = thrown?.dice[0]?.face ?? 0;
  const drm = total(thrown?.modifiers ?? []);
  return words('combat.headline', { face, drm, column: read?.lookup?.column ?? '' });
}

export const fates = (result: CombatResult, situation: Situation): readonly CounterFate[] =>
  ROLES.flatMap((role) =>
    unitsOf(situation, role).flatMap((_, index) => {
      const fate = fatesIn(result, role)[index];
      return fate ? [told(fate, `${role}s[${index}]`)] : [];
    }),
  );

const fatesIn = (result: CombatResult, role: Role): readonly UnitFate[] =>
  role === 'attacker' ? result.attackers : result.defenders;

const told = ({ fate, place, retreat }: UnitFate, at: string): CounterFate => ({
  at,
  words: words('combat.fate.short', { fate, place, retreat }),
  ...(fate === 'demoralised' && { after: { demoralised: true } }),
  ...(place !== 'map' && { gone: true as const }),
});

/** Whoever is demoralised and still on the map may be rallied. */
export const next = (result: CombatResult, situation: Situation): readonly NextAct[] =>
  ROLES.flatMap((role) =>
    unitsOf(situation, role).flatMap(({ id, country, type, cadre }, index): NextAct[] => {
      const fate = fatesIn(result, role)[index];
      if (fate?.fate !== 'demoralised' || fate.place !== 'map' || NON_COMBAT.includes(type)) return [];
      const input = { id, country, type, demoralised: true, ...(cadre !== undefined && { cadre }) };
      return [{ procedure: 'rally', input, words: words('combat.next.rally', { id }) }];
    }),
  );
