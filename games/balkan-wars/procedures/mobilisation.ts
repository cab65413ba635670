/**
 * Mobilisation: units come in from the pool and their countries pay.
 *
 * Reads in the order of the aid: what can never return, the cost of each unit, who pays with what.
 */
import {
  type Ask,
  choice,
  done,
  field,
  type Infer,
  inTurn,
  type Note,
  type Procedure,
  type Refusal,
  type Step,
  type Words,
  words,
} from '@grognard/kernel';
import { type CampaignState, treasuriesField } from '../campaign.ts';
import { asEffects, type BalkanEffect } from '../effects.ts';
import type { BalkanBook } from '../rulings.ts';
import { countryList, moraleOf, nationsField, playerOf } from '../standing.ts';
import { counterAs, counterFields } from '../unit.ts';
import { type Country, isCountry, NEVER_BACK, PLAYERS } from '../vocabulary.ts';

const level = (label: string) => field.integer(label, { min: 0, max: 20, default: 0 });

const recruitField = field.record(
  'mobilisation.unit',
  {
    ...counterFields,
    cadre: level('unit.cadre'),
    command: level('unit.command'),
    staff: level('unit.staff'),
    lostBefore: field.flag('mobilisation.lostBefore', { default: true }),
  },
  counterAs('fromPool'),
);

const input = field.record('mobilisation.input', {
  player: field.oneOf('mobilisation.player', { options: PLAYERS, words: 'side', default: 'first' }),
  units: field.list('mobilisation.units', recruitField, { min: 1, max: 24, unique: 'id' }),
  depots: field.integer('mobilisation.depots', { min: 0, max: 40, default: 4, rule: 'depots' }),
  treasuries: treasuriesField,
  nations: nationsField,
  extraPoints: field.integer('mobilisation.extraPoints', {
    min: 0,
    max: 60,
    default: 0,
    help: 'mobilisation.extraPoints.help',
  }),
  volunteers: field.record(
    'campaign.volunteers',
    { first: level('side.first'), second: level('side.second') },
    { default: { first: 0, second: 0 } },
  ),
  capitulated: countryList('standing.capitulated'),
});

type Mobilisation = Infer<typeof input>;
type Recruit = Infer<typeof recruitField>;

interface Payment {
  readonly country: Country;
  readonly cost: number;
  readonly points: number;
  readonly volunteers: number;
  readonly morale: number;
}

interface Mobilised {
  readonly costs: readonly { readonly id: string; readonly cost: number }[];
  readonly payments: readonly Payment[];
  readonly total: number;
}

const VOLUNTEERS: Ask = { rule: 'moraleSpending', text: 'mobilisation.ask.volunteers' };

export const mobilisation: Procedure<Mobilisation, Mobilised, BalkanBook, CampaignState> = {
  id: 'mobilisation',
  rule: 'mobilisation',
  input,
  refusals,
  begin: (given, book) => pay(given, book),
  outcome: ({ total }) => String(total),
  outcomeWords: (total) => words('mobilisation.total', { total: Number(total) }),
  summary: ({ total, costs }) => words('mobilisation.summary', { total, units: costs.length }),
  figures: { cost: ({ total }: Mobilised) => total },
  effects: ({ payments }, { units, player }) => asEffects(effectsOf(payments, units, player)),
  fromCampaign: ({ treasuries, nations, volunteers, capitulated }) => ({
    treasuries,
    nations,
    volunteers,
    capitulated,
  }),
};

/** Great-Power units come without cost; the others cost by their kind. */
export function costOf({ country, type, cadre, command, staff }: Recruit, { tables }: BalkanBook): number {
  const costs = tables['mobilisation-costs'].rows;
  if (!isCountry(country)) return costs.greatPowers.factor;
  const { factor, of } =
    type === 'division' || type === 'engineer' || type === 'headquarters' ? costs[type] : costs.others;
  return factor * (of === 'commandAndStaff' ? command + staff : cadre);
}

interface Bill {
  readonly country: Country;
  readonly cost: number;
  /** What the country's own points leave unpaid. */
  readonly short: number;
  readonly points: number;
  readonly morale: number;
}

function billsOf(given: Mobilisation, book: BalkanBook): readonly Bill[] {
  const countries = [...new Set(given.units.map(({ country }) => country))].filter(isCountry);
  return countries.map((country) => {
    const cost = given.units
      .filter((unit) => unit.country === country)
      .reduce((sum, unit) => sum + costOf(unit, book), 0);
    const own = given.treasuries.find((treasury) => treasury.country === country)?.points ?? 0;
    const points = Math.min(own, cost);
    return { country, cost, points, short: cost - points, morale: moraleOf(given.nations, country) };
  });
}

/** Points that any country of the player may use: volunteers kept for this segment, and what else the player notes. */
const extraOf = ({ extraPoints, volunteers, player }: Mobilisation): number => extraPoints + volunteers[player];

/** What a country cannot pay itself, morale included, must come from the points any country may use. */
const needed = ({ short, morale }: Bill): number => Math.max(0, short - morale);

function refusals(given: Mobilisation, book: BalkanBook): readonly Refusal[] {
  const { units, depots, nations, player, capitulated } = given;
  const bills = billsOf(given, book);
  const lacking = bills.reduce((sum, bill) => sum + needed(bill), 0) - extraOf(given);
  const perDepot = book.rulings.unitsPerDepot === 'one' && units.length > depots;
  return [
    ...units.flatMap(({ id, type, country, lostBefore }, index): Refusal[] => [
      ...(NEVER_BACK.includes(type) && lostBefore
        ? [{ code: 'neverReplaced', at: `units[${index}].type`, rule: 'mobilisation', facts: { id, type } }]
        : []),
      ...(isCountry(country) && capitulated.includes(country)
        ? [{ code: 'hasCapitulated', at: `units[${index}].country`, rule: 'events', facts: { country } }]
        : []),
      ...((playerOf(nations, country) ?? player) === player
        ? []
        : [
            {
              code: 'wrongPlayer',
              at: `units[${index}].country`,
              facts: { country, player: playerOf(nations, country) },
            },
          ]),
    ]),
    ...(perDepot
      ? [{ code: 'tooFewDepots', at: 'depots', rule: 'depots', facts: { units: units.length, depots } }]
      : []),
    ...(lacking > 0
      ? [
          {
            code: 'cannotPay',
            at: 'units',
            rule: 'mobilisation',
            facts: { cost: bills.reduce((sum, { cost }) => sum + cost, 0), lacking },
          },
        ]
      : []),
  ];
}

type Purse = { readonly extra: number; readonly payments: readonly Payment[] };

/** Each country pays with its own points, then with points any country may use and with its morale, one for one. */
function pay(given: Mobilisation, book: BalkanBook): Step<Mobilised> {
  const bills = billsOf(given, book);
  const costs = given.units.map((unit) => ({ id: unit.id, cost: costOf(unit, book) }));
  return inTurn<Bill, Purse, Mobilised>(
    bills,
    { extra: extraOf(given), payments: [] },
    (bill, purse, next) => {
      const later = bills.slice(bills.indexOf(bill) + 1).reduce((sum, each) => sum + needed(each), 0);
      const most = Math.min(bill.short, purse.extra - later);
      const counts = Array.from({ length: most - needed(bill) + 1 }, (_, index) => needed(bill) + index);
      const settle = (volunteers: number): Step<Mobilised> =>
        next({ extra: purse.extra - volunteers, payments: [...purse.payments, paymentOf(bill, volunteers)] });
      const [only, ...others] = counts;
      if (only !== undefined && others.length === 0) return settle(only);
      const ask: Ask = { ...VOLUNTEERS, facts: { country: bill.country, short: bill.short } };
      return choice(ask, given.player, counts.map(String), (count) => settle(Number(count)));
    },
    ({ payments }) => {
      const total = costs.reduce((sum, { cost }) => sum + cost, 0);
      const said = (title: string, items: readonly Words[]): Note => ({
        rule: 'mobilisation',
        title: words(title),
        outcome: words('each', { items }),
      });
      return done({ costs, payments, total }, () => [
        said(
          'mobilisation.costs',
          costs.map((cost) => words('mobilisation.cost', cost)),
        ),
        ...(payments.length === 0
          ? []
          : [
              said(
                'mobilisation.payments',
                payments.map((payment) => words('mobilisation.payment', { ...payment })),
              ),
            ]),
      ]);
    },
  );
}

const paymentOf = ({ country, cost, points, short }: Bill, volunteers: number): Payment => ({
  country,
  cost,
  points,
  volunteers,
  morale: short - volunteers,
});

function effectsOf(
  payments: readonly Payment[],
  units: readonly Recruit[],
  player: Mobilisation['player'],
): readonly BalkanEffect[] {
  const volunteers = payments.reduce((sum, payment) => sum + payment.volunteers, 0);
  return [
    ...payments.flatMap(({ country, points, morale }): BalkanEffect[] => [
      ...(points > 0 ? [{ kind: 'pointsSpent', country, points } as const] : []),
      ...(morale > 0 ? [{ kind: 'moraleSpent', country, points: morale } as const] : []),
    ]),
    ...(volunteers > 0 ? [{ kind: 'volunteersSpent', player, points: volunteers } as const] : []),
    ...units.map(({ id }): BalkanEffect => ({ kind: 'mobilised', id })),
  ];
}
