/**
 * Mobilisation: units come in from the pool and their countries pay.
 *
 * Reads in the order of the aid: what can never return, the cost of each unit, who pays with what.
 */
import {
  type CounterFate,
  choice,
  done,
  type EquationTerm,
  inTurn,
  type Note,
  type Procedure,
  type Refusal,
  type Step,
  type Words,
} from '@grognard/kernel';
import type { CampaignState } from '../../campaign.ts';
import { asEffects, type BalkanEffect } from '../../effects.ts';
import type { BalkanBook } from '../../rulings.ts';
import { notHis, outOfPlay } from '../../standing.ts';
import { ask, refusal, words } from '../../text/kit.ts';
import { term } from '../../text/term.ts';
import { type Country, isCountry, NEVER_BACK, type Player } from '../../vocabulary.ts';
import {
  type Bill,
  billsOf,
  costOf,
  earlierMobilisation,
  heldIn,
  levelsOf,
  type Mobilisation,
  mobilisationField,
  ownOf,
  type Purse,
  paidByPowers,
  purseOf,
  takenFrom,
  without,
} from './purse.ts';

interface Payment extends Purse {
  readonly country: Country;
  readonly cost: number;
  /** The country's own mobilisation points, volunteers that are its own, and national morale points. */
  readonly points: number;
  readonly own: number;
  readonly morale: number;
}

export interface Mobilised {
  readonly player: Player;
  readonly costs: readonly { readonly id: string; readonly cost: number }[];
  readonly payments: readonly Payment[];
  /** The units that come in; the others stay in the pool because their country spends no morale. */
  readonly mobilised: readonly string[];
  readonly total: number;
}

const MORALE = ask('moraleSpending', 'mobilisation.ask.morale');
const SHARED = ask('mobilisation', 'mobilisation.ask.shared');

export const mobilisation: Procedure<Mobilisation, Mobilised, BalkanBook, CampaignState, typeof mobilisationField> = {
  id: 'mobilisation',
  rule: 'mobilisation',
  phase: 'mobilisation',
  input: mobilisationField,
  rulings: ['unitsPerDepot', 'greatPowerDepots'],
  earlier: earlierMobilisation,
  refusals,
  begin: (given, book) => pay(given, book),
  outcome: ({ total }) => String(total),
  outcomeWords: (total) => words('mobilisation.total', { total: Number(total) }),
  summary: ({ player, total, mobilised }) => words('mobilisation.summary', { player, total, units: mobilised.length }),
  equation,
  headline: ({ result: { costs, mobilised, total } }) =>
    words('mobilisation.headline', {
      costs: costs.filter(({ id }) => mobilised.includes(id)).map(({ cost }) => cost),
      total,
    }),
  fates,
  figures: {
    unitsMobilised: ({ mobilised }: Mobilised) => mobilised.length,
    cost: ({ total }: Mobilised) => total,
    moraleSpent: ({ payments }: Mobilised) => payments.reduce((sum, { morale }) => sum + morale, 0),
    pointsSpent: ({ payments }: Mobilised) => payments.reduce((sum, { cost, morale }) => sum + cost - morale, 0),
  },
  effects: (result, given) => asEffects(effectsOf(result, given)),
  fromCampaign: ({ treasuries, nations, powers, volunteers, capitulated, turn }) => ({
    treasuries,
    nations,
    powers,
    volunteers,
    capitulated,
    crisis: turn.crisis,
  }),
};

function refusals(given: Mobilisation, book: BalkanBook): readonly Refusal[] {
  const bills = billsOf(given, book);
  const lacking = bills.reduce((sum, bill) => sum + leastShared(bill), 0) - heldIn(purseOf(given));
  const cost = bills.reduce((sum, bill) => sum + bill.cost, 0);
  return [
    ...given.units.flatMap((_, index) => unitRefusals(given, index, book)),
    ...depotRefusals(given, book),
    ...(lacking > 0 ? [refusal('cannotPay', 'units', { rule: 'mobilisation', facts: { cost, lacking } })] : []),
  ];
}

function unitRefusals(given: Mobilisation, index: number, book: BalkanBook): readonly Refusal[] {
  const unit = given.units[index];
  if (!unit) return [];
  const { id, type, country, lostBefore } = unit;
  const at = (name: string): string => `units[${index}].${name}`;
  return [
    ...(NEVER_BACK.includes(type) && lostBefore
      ? [refusal('neverReplaced', at('type'), { rule: 'mobilisation', facts: { id, type } })]
      : []),
    ...outOfPlay(given.capitulated, country, at('country')),
    ...notHis(given, country, given.player, at('country')),
    ...levelsOf(unit, book).flatMap((level): Refusal[] =>
      unit[level] === undefined ? [refusal('levelUnknown', at(level), { rule: 'mobilisation', facts: { id } })] : [],
    ),
  ];
}

/** One new unit for each depot; Great Powers' units come by themselves and ask for none, or do, by the ruling. */
function depotRefusals({ units, depots }: Mobilisation, { rulings }: BalkanBook): readonly Refusal[] {
  const placed = rulings.greatPowerDepots === 'bound' ? units : units.filter(({ country }) => isCountry(country));
  return rulings.unitsPerDepot === 'one' && placed.length > depots
    ? [refusal('tooFewDepots', 'depots', { rule: 'depots', facts: { units: placed.length, depots } })]
    : [];
}

/** What a country cannot pay itself, morale included, must come from the points any country may use. */
const leastShared = (bill: Bill): number => Math.max(0, bill.cost - ownOf(bill) - bill.morale);

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

type Paying = { readonly purse: Purse; readonly payments: readonly Payment[] };

/** Each country pays in turn; the points that any country may use are kept for those that cannot do without them. */
function pay(given: Mobilisation, book: BalkanBook): Step<Mobilised> {
  const bills = billsOf(given, book);
  return inTurn<Bill, Paying, Mobilised>(
    bills,
    { purse: purseOf(given), payments: [] },
    (bill, { purse, payments }, next) => {
      const later = bills.slice(bills.indexOf(bill) + 1).reduce((sum, each) => sum + leastShared(each), 0);
      const spare = heldIn(purse) - later;
      const settle = (morale: number, shared: number): Step<Mobilised> => {
        const taken = takenFrom(purse, shared);
        const { country, cost } = bill;
        const own = Math.min(cost - morale - shared, bill.volunteers);
        const payment = { country, cost, morale, ...taken, own, points: cost - morale - shared - own };
        return next({ purse: without(purse, taken), payments: [...payments, payment] });
      };
      return spendMorale(given, bill, spare, () => next({ purse, payments }), settle);
    },
    ({ payments }) => ended(given, payments, book),
  );
}

/** Spending morale is the player's act: he may spend it and keep points, and may leave the units where they are. */
function spendMorale(
  given: Mobilisation,
  bill: Bill,
  spare: number,
  leave: () => Step<Mobilised>,
  settle: (morale: number, shared: number) => Step<Mobilised>,
): Step<Mobilised> {
  const { country, cost } = bill;
  const least = Math.max(0, cost - ownOf(bill) - spare);
  const most = Math.min(cost, bill.morale);
  const then = (morale: number): Step<Mobilised> => takeShared(given, bill, morale, spare, settle);
  if (most === 0) return then(0);
  const options = [...(least > 0 ? ['no'] : []), ...range(least, most).map(String)];
  return choice({ ...MORALE, facts: { country, cost } }, given.player, options, (option) =>
    option === 'no' ? leave() : then(Number(option)),
  );
}

/** How many of the points left to pay come from those any country may use; the country's own pay the rest. */
function takeShared(
  given: Mobilisation,
  bill: Bill,
  morale: number,
  spare: number,
  settle: (morale: number, shared: number) => Step<Mobilised>,
): Step<Mobilised> {
  const { country } = bill;
  const left = bill.cost - morale;
  const counts = range(Math.max(0, left - ownOf(bill)), Math.min(left, spare));
  const [only, ...others] = counts;
  if (only !== undefined && others.length === 0) return settle(morale, only);
  return choice({ ...SHARED, facts: { country, left } }, given.player, counts.map(String), (count) =>
    settle(morale, Number(count)),
  );
}

function ended({ player, units }: Mobilisation, payments: readonly Payment[], book: BalkanBook): Step<Mobilised> {
  const costs = units.map((unit) => ({ id: unit.id, cost: costOf(unit, book) }));
  const paid = (country: string): boolean => payments.some((payment) => payment.country === country);
  const mobilised = units.filter(({ country }) => !isCountry(country) || paid(country)).map(({ id }) => id);
  const total = payments.reduce((sum, { cost }) => sum + cost, 0);
  const said = (title: Words, items: readonly Words[]): readonly Note[] =>
    items.length === 0 ? [] : [{ rule: 'mobilisation', title, outcome: words('each', { items }) }];
  return done({ player, costs, payments, mobilised, total }, () => [
    ...said(
      words('mobilisation.costs'),
      costs.map((cost) => words('mobilisation.cost', cost)),
    ),
    ...said(
      words('mobilisation.payments'),
      payments.map((payment) => words('mobilisation.payment', { ...payment })),
    ),
    ...said(
      words('mobilisation.left'),
      costs.filter(({ id }) => !mobilised.includes(id)).map(({ id }) => words('mobilisation.stays', { id })),
    ),
  ]);
}

function effectsOf({ payments, mobilised }: Mobilised, given: Mobilisation): readonly BalkanEffect[] {
  const { player } = given;
  const sum = (of: keyof Purse): number => payments.reduce((all, payment) => all + payment[of], 0);
  const volunteers = (country: Country | 'later', points: number): readonly BalkanEffect[] =>
    points > 0 ? [{ kind: 'volunteersSpent', player, country, points }] : [];
  return [
    ...payments.flatMap(({ country, points, own, morale }): BalkanEffect[] => [
      ...(points > 0 ? [{ kind: 'pointsSpent', country, points } as const] : []),
      ...(morale > 0 ? [{ kind: 'moraleSpent', country, points: morale } as const] : []),
      ...volunteers(country, own),
    ]),
    ...volunteers('later', sum('volunteers')),
    ...paidByPowers(given, sum('powers')).map((paid): BalkanEffect => ({ kind: 'powerPointsSpent', ...paid })),
    ...mobilised.map((id): BalkanEffect => ({ kind: 'mobilised', id })),
    { kind: 'mobilisationHeld', player },
  ];
}

/** 22 : 25, the cost against all that could pay it. */
function equation(given: Mobilisation, book: BalkanBook): readonly EquationTerm[] {
  const bills = billsOf(given, book);
  const cost = bills.reduce((sum, bill) => sum + bill.cost, 0);
  const means = bills.reduce((sum, bill) => sum + ownOf(bill) + bill.morale, heldIn(purseOf(given)));
  return [term(cost, 'mobilisation.term.cost', { leads: true }), { text: ':' }, term(means, 'mobilisation.term.means')];
}

function fates({ mobilised }: Mobilised, { units }: Mobilisation): readonly CounterFate[] {
  return units.map(({ id }, index) => ({
    at: `units[${index}]`,
    words: words(mobilised.includes(id) ? 'mobilisation.fate.comes' : 'mobilisation.fate.stays'),
  }));
}
