/**
 * Naval combat: an interception first where there is one, then attacks at one movement point each, as long as points last.
 * Ships of a stack attack together; the ship attacked answers one of them.
 *
 * Detected ships fire at the same time; a ship not detected fires alone. Hits lower every value but movement.
 */

import {
  type Ask,
  checkpoint,
  choice,
  done,
  type Effect,
  explained,
  type Infer,
  nested,
  type Procedure,
  type Refusal,
  type Step,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { called } from '../parts/counters.ts';
import { halts } from '../parts/effects.ts';
import { shipFates } from '../parts/fates.ts';
import { forceOf, range, rarely, scale, shooter, side } from '../parts/fields.ts';
import {
  type Afloat,
  answered,
  answers,
  Gunnery,
  leftOf,
  packed,
  stackEcm,
  unpacked,
} from '../parts/naval-exchange.ts';
import { scoreOf } from '../parts/score.ts';
import { afloat, heldTo, type Ship, ship, shipLosses } from '../parts/ships.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

const MOST_MOVEMENT = 8;

const input = field.record('naval.input', {
  ...forceOf('attacker', {
    side: side('naval.side'),
    ships: field.list('naval.ships', called(ship, 'sample.ship'), { min: 1, max: 3, unique: 'name' }),
    movement: field.integer('naval.movement', { min: 0, max: MOST_MOVEMENT, default: 1 }),
    ...rarely({ shooter: shooter(), scale: scale() }),
  }),
  ...forceOf('defender', {
    targets: field.list('naval.targets', called(ship, 'sample.enemyShip'), { min: 1, max: 3, unique: 'name' }),
  }),
  weapon: field.oneOf('naval.weapon', {
    options: ['subsurface', 'asm', 'bombardment'],
    words: 'weapon',
    default: 'subsurface',
  }),
  range: range('naval.range'),
  intercepted: field.oneOf('naval.intercepted', {
    options: ['no', 'here', 'moves'],
    words: 'naval.intercepted',
    default: 'no',
    help: 'naval.intercepted.help',
  }),
});

type Input = Infer<typeof input>;

export interface NavalCombatResult {
  readonly side: Side;
  readonly ships: readonly number[];
  readonly targets: readonly number[];
  readonly movementLeft: number;
}

/** Movement points left, then the Hits so far on each ship and on each target. */
type State = readonly [movement: number, ...hits: number[]];

/** The question by the movement points left when it is put. */
const attackAsked = (text: 'naval.ask.attack' | 'naval.ask.again'): readonly Ask[] =>
  Array.from({ length: MOST_MOVEMENT + 1 }, (_, movement) => ask('example.navalCombat', text, { facts: { movement } }));
const FIRST = attackAsked('naval.ask.attack');
const AGAIN = attackAsked('naval.ask.again');

export const navalCombat: Procedure<Input, NavalCombatResult, AegeanBook, CampaignState, typeof input> = {
  id: 'naval-combat',
  rule: 'example.navalCombat',
  phase: 'naval' satisfies Phase,
  input,
  rulings: ['marginOverTen'],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => {
    const start: State = [plan.movement, ...plan.ships.map(() => 0), ...plan.targets.map(() => 0)];
    const gunnery = new Gunnery(book);
    return plan.intercepted === 'no' ? next(plan, start, gunnery) : exchange(plan, start, 0, true, gunnery);
  },
  outcome: ({ ships, targets }) => String(sum(targets) - sum(ships)),
  summary: ({ ships, targets, movementLeft }) =>
    words('naval.summary', { suffered: sum(ships), inflicted: sum(targets), movementLeft }),
  outcomeWords: (outcome) => words('naval.outcome', { balance: Number(outcome) }),
  figures: {
    shipHits: ({ ships }: NavalCombatResult) => sum(ships),
    targetHits: ({ targets }: NavalCombatResult) => sum(targets),
    natoHits: (result: NavalCombatResult) => natoHits(result.side, sum(result.targets), sum(result.ships)),
  },
  favours: HITS_COUNT,
  parties: ({ side, ships, targets }) => partiesOf(side, ships, targets),
  fates: (result, { ships, targets }) => [
    ...shipFates('ships', ships, result.ships),
    ...shipFates('targets', targets, result.targets),
  ],
  score: ({ steps, input: { ships } }) =>
    scoreOf(steps, {
      own: 'attacker',
      other: 'defender',
      isOwn: (unit) => ships.some(({ name }) => name === unit),
    }),
  effects: (result, plan): readonly Effect[] => {
    const enemy = enemyOf(plan.side);
    const [interceptor] = plan.targets;
    const over = plan.intercepted !== 'no' && interceptor && afloat(interceptor, result.targets[0] ?? 0);
    return [
      ...plan.ships.flatMap((one, place) => shipLosses(plan.side, one, result.ships[place] ?? 0)),
      ...plan.targets.flatMap((one, place) => shipLosses(enemy, one, result.targets[place] ?? 0)),
      // General naval example: a ship that has intercepted moves no more this turn.
      ...(over ? [halts('ship', enemy, interceptor.name, 'turn')] : []),
    ];
  },
};

/** Detected targets within reach, ships that may still move, and somebody to fire at all. */
function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  const rule = 'example.navalCombat';
  const { ships, targets, weapon, intercepted } = plan;
  const sunk = (list: 'ships' | 'targets'): readonly Refusal[] =>
    plan[list].flatMap((one, i) => (afloat(one, 0) ? [] : [refusal('alreadySunk', `${list}[${i}].hits`, { rule })]));
  return [
    ...rangeFaults(plan, book),
    ...sunk('ships'),
    ...sunk('targets'),
    ...(ships.some((one) => one[weapon] > 0)
      ? []
      : [refusal('noValue', `ships[0].${weapon}`, { rule: 'ranges.explanation' })]),
    ...ships.flatMap(({ halted }, i) =>
      halted === 'no' || plan.movement === 0
        ? []
        : [refusal('movesNoMore', `ships[${i}].halted`, { rule: 'example.naval' })],
    ),
    ...targets.flatMap(({ detected }, i) =>
      detected ? [] : [refusal('targetUndetected', `targets[${i}].detected`, { rule })],
    ),
    ...(intercepted === 'no' ? [] : interceptionFaults(plan)),
  ];
}

/** Example of naval combat: only what is detected is intercepted, and who moves to intercept must be free to move. */
const interceptionFaults = ({ ships, targets, intercepted }: Input): readonly Refusal[] => [
  ...ships.flatMap(({ detected }, i) =>
    detected ? [] : [refusal('targetUndetected', `ships[${i}].detected`, { rule: 'example.navalCombat' })],
  ),
  ...(intercepted === 'moves' && targets[0]?.halted !== 'no'
    ? [refusal('movesNoMore', 'targets[0].halted', { rule: 'example.naval' })]
    : []),
];

const ended = ({ side: whose, ships }: Input, state: State): NavalCombatResult => ({
  side: whose,
  ships: state.slice(1, 1 + ships.length),
  targets: state.slice(1 + ships.length),
  movementLeft: state[0],
});

/** Both stacks with the Hits they have taken here. */
const stacks = (
  { ships, targets }: Input,
  [, ...hits]: State,
): readonly [own: readonly Afloat[], enemy: readonly Afloat[]] => [
  ships.map((one, place) => afloatAt(one, place, hits)),
  targets.map((one, place) => afloatAt(one, ships.length + place, hits)),
];

const afloatAt = (one: Ship, place: number, hits: readonly number[]): Afloat => ({
  ship: one,
  place,
  taken: hits[place] ?? 0,
});

const left = (stack: readonly Afloat[]): readonly Afloat[] =>
  stack.filter(({ ship: one, taken }) => afloat(one, taken));

const next = (plan: Input, state: State, gunnery: Gunnery): Step<NavalCombatResult> =>
  checkpoint('next', packed(state), () => attacks(plan, state, gunnery));

/** Another attack at one movement point, as long as points last, somebody is left to make it and somebody to be attacked. */
const attacks = (plan: Input, state: State, gunnery: Gunnery): Step<NavalCombatResult> => {
  const [movement, ...hits] = state;
  if (movement === 0) return done(ended(plan, state));
  const [own, enemy] = stacks(plan, state);
  const targets = left(enemy).map(({ ship: one }) => one.name);
  if (targets.length === 0 || left(own).length === 0) return done(ended(plan, state));
  const asked = (movement < plan.movement ? AGAIN : FIRST)[movement] as Ask;
  return choice(asked, plan.side, ['stop', ...targets], (option) => {
    if (option === 'stop') return done(ended(plan, state));
    const place = plan.targets.findIndex((one) => one.name === option);
    return exchange(plan, [movement - 1, ...hits], place, false, gunnery);
  });
};

/** Both fire with the values they had before; the interceptor rolls first. At a distance, or unseen, only one side fires. */
const exchange = (
  plan: Input,
  state: State,
  place: number,
  interception: boolean,
  gunnery: Gunnery,
): Step<NavalCombatResult> => {
  const { side, weapon } = plan;
  const [own, enemy] = stacks(plan, state);
  const target = enemy[place] as Afloat;
  const volley = gunnery.volley({ side, from: left(own), weapon, ecm: stackEcm(enemy), most: leftOf(target) });
  const isSeen = plan.range === 0 && (interception || plan.ships.some(({ detected }) => detected));
  const open = isSeen ? answers({ side: enemyOf(side), from: target, at: own, weapon }, gunnery) : [];
  const here = packed([place, ...state]);
  const after = (inflicted: number, suffered: number, taker: number): Step<NavalCombatResult> =>
    next(plan, hit(plan, state, taker, suffered, place, inflicted), gunnery);
  // Whom to answer is decided once the volley has fallen, so the two fall apart only where there is a choice.
  const fought =
    open.length > 1 && !interception
      ? nested('attack', here, volley, (inflicted) =>
          answered(target, enemyOf(side), open, ({ volley: reply, place: taker }) =>
            nested('answer', [here, inflicted, taker], reply, (suffered) => after(inflicted, suffered, taker)),
          ),
        )
      : answered(target, enemyOf(side), open, ({ volley: reply, place: taker }) => {
          const fires = interception ? gunnery.inTurn(reply, volley) : gunnery.inTurn(volley, reply);
          return nested('exchange', [here, taker], fires, (hits) => {
            const [first, second] = unpacked(hits);
            return interception ? after(second, first, taker) : after(first, second, taker);
          });
        });
  return explained(
    () => [
      {
        rule: 'example.navalCombat',
        title: words('naval.exchange', { target: target.ship.name }),
        outcome: words(interception ? 'naval.exchange.interception' : 'naval.exchange.attack'),
      },
    ],
    fought,
  );
};

/** The state after an exchange: Hits on one of the attackers and on the ship attacked, no more than sink them. */
const hit = (
  { ships, targets }: Input,
  state: State,
  taker: number,
  suffered: number,
  place: number,
  inflicted: number,
): State => {
  const after = state.slice();
  const take = (at: number, one: Ship | undefined, hits: number): void => {
    if (one) after[at] = heldTo(one, (after[at] as number) + hits);
  };
  take(1 + taker, ships[taker], suffered);
  take(1 + ships.length + place, targets[place], inflicted);
  return after as unknown as State;
};
