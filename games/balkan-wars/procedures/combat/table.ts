/** How a combat lies on the table: the line that sums it up, its short form, what is said of the counters afterwards. */
import {
  type CounterFate,
  type EquationTerm,
  type Infer,
  type NextAct,
  type Played,
  type Shortcut,
  total,
  type Words,
} from '@grognard/kernel';
import { signed } from '../../../words/numbers.ts';
import type { BalkanBook } from '../../rulings.ts';
import { nationalIdentity } from '../../tables/national-identity.table.ts';
import { field, words } from '../../text/kit.ts';
import { term } from '../../text/term.ts';
import { NATIONS, type Nation, NON_COMBAT } from '../../vocabulary.ts';
import { fatesIn } from './account.ts';
import type { CombatResult } from './combat.ts';
import { modifiersOf } from './modifiers.ts';
import { columnOf } from './odds-column.ts';
import { ROLES, type Situation, strengthOf, unitsOf } from './situation.ts';

/** 13 : 4 = 3/1, −1 → 2/1, die +3. */
export function equation(situation: Situation, book: BalkanBook): readonly EquationTerm[] {
  const { base, net, column } = columnOf(situation, book);
  const die = total(modifiersOf(situation, { attacker: 'no', defender: 'no' }, book));
  return [
    term(strengthOf(situation.attackers), 'combat.term.attack', { side: 'attacker', quick: 'attack' }),
    { text: ':' },
    term(strengthOf(situation.defenders), 'combat.term.defence', { side: 'defender', quick: 'defence' }),
    { text: '=' },
    term(headOf(base), 'combat.term.odds'),
    term(signed(net), 'combat.term.shifts', { quick: 'shifts' }),
    { text: '→' },
    term(headOf(column), 'combat.term.column', { leads: true }),
    term(signed(die), 'combat.term.die'),
  ];
}

/** The open ends of the table as signs, which need no language. */
const headOf = (column: string): string => column.replace(/^(.*)-$/, '≤ $1').replace(/^(.*)\+$/, '≥ $1');

const nation = (label: 'combat.totals.attackingNation' | 'combat.totals.defendingNation', usual: Nation) =>
  field.oneOf(label, { options: NATIONS, words: 'nation', default: usual });

const totals = field.record('combat.totals', {
  attack: field.integer('combat.term.attack', { min: 1, max: 99, default: 8 }),
  defence: field.integer('combat.term.defence', { min: 0, max: 99, default: 4 }),
  shifts: field.integer('combat.term.shifts', { min: -7, max: 7, default: 0 }),
  attackingNation: nation('combat.totals.attackingNation', 'bulgaria'),
  defendingNation: nation('combat.totals.defendingNation', 'ottoman'),
});

type Totals = Infer<typeof totals>;

/** Two totals and the net shift: a counter a side that stands for all of it, called by what its nation's counters print. */
export const byTotals: Shortcut<unknown, Totals> = {
  input: totals,
  expand: ({ attack, defence, shifts, attackingNation, defendingNation }) => ({
    attackers: [{ id: codeOf(attackingNation), country: attackingNation, strength: attack }],
    defenders: [
      {
        id: `${codeOf(defendingNation)}${attackingNation === defendingNation ? ' 2' : ''}`,
        country: defendingNation,
        strength: defence,
      },
    ],
    terrain: shifts,
  }),
  shorten: (input) => {
    const { attackers, defenders, terrain } = input as Situation;
    return {
      attack: strengthOf(attackers),
      defence: strengthOf(defenders),
      shifts: terrain,
      attackingNation: attackers[0]?.country ?? 'bulgaria',
      defendingNation: defenders[0]?.country ?? 'ottoman',
    };
  },
};

const codeOf = (of: Nation): string => nationalIdentity.rows[of].backCode;

/** 4 + 3 = 7 on 2/1. */
export function headline({ steps }: Played<CombatResult, Situation>): Words {
  const read = steps.find(({ lookup }) => lookup?.table === 'combat-results');
  const thrown = steps.find(({ dice }) => dice.length > 0);
  const face = thrown?.dice[0]?.face ?? 0;
  const drm = total(thrown?.modifiers ?? []);
  return words('combat.headline', { face, drm, column: read?.lookup?.column ?? '' });
}

export const fates = (result: CombatResult): readonly CounterFate[] =>
  ROLES.flatMap((role) =>
    fatesIn(result, role).map(
      ({ id: _, ...fate }, index): CounterFate => ({
        at: `${role}s[${index}]`,
        words: words('fate.short', fate),
        ...(fate.fate === 'demoralised' && { after: { demoralised: true } }),
        ...(fate.place !== 'map' && { gone: true as const }),
      }),
    ),
  );

/** Whoever is demoralised and still on the map may be rallied. */
export const next = (result: CombatResult, situation: Situation): readonly NextAct[] =>
  ROLES.flatMap((role) =>
    unitsOf(situation, role).flatMap(({ id, country, type, cadre }, index): NextAct[] => {
      const fate = fatesIn(result, role)[index];
      if (fate?.fate !== 'demoralised' || NON_COMBAT.includes(type)) return [];
      const input = { id, country, type, demoralised: true, ...(cadre !== undefined && { cadre }) };
      return [{ procedure: 'rally', input, words: words('combat.next.rally', { id }) }];
    }),
  );
