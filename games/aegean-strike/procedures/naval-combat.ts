/**
 * Naval combat: an interception first where there is one, then attacks at one movement point each, as long as points last.
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
  field,
  type Infer,
  nested,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { hits, name, scale, shooter, side, value } from '../parts/air-units.ts';
import { eliminated, hitsOn } from '../parts/effects.ts';
import { shoot, worn } from '../parts/fire.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { enemyOf, type Side } from '../vocabulary.ts';

const ship = field.record('naval.ship', {
  name: name(),
  value: value('naval.value', 6),
  ecm: value('unit.ecm'),
  hits: hits(),
  hitsToSink: field.integer('unit.hitsToSink', { min: 1, max: 30, default: 6, help: 'unit.hitsToSink.help' }),
  detected: field.flag('naval.detected', { default: true }),
});

const input = field.record('naval.input', {
  side: side('naval.side'),
  ship,
  movement: field.integer('naval.movement', { min: 0, max: 8, default: 1 }),
  weapon: field.oneOf('naval.weapon', {
    options: ['subsurface', 'asm', 'bombardment'],
    words: 'weapon',
    default: 'subsurface',
  }),
  shooter: shooter(),
  scale: scale(),
  range: field.integer('naval.range', { min: 0, max: 60, default: 0 }),
  intercepted: field.flag('naval.intercepted', { default: false, help: 'naval.intercepted.help' }),
  targets: field.list('naval.targets', ship, { min: 1, max: 3, unique: 'name' }),
});

type Input = Infer<typeof input>;
type Ship = Infer<typeof ship>;

interface Result {
  readonly ship: number;
  readonly targets: readonly number[];
  readonly movementLeft: number;
}

/** Movement points left, Hits on the ship, Hits on each target. */
type State = readonly [movement: number, ship: number, ...targets: number[]];

const ATTACK: Ask = { rule: 'example.navalCombat', text: 'naval.ask.attack' };
const AGAIN: Ask = { rule: 'example.navalCombat', text: 'naval.ask.again' };

export const navalCombat: Procedure<Input, Result, AegeanBook> = {
  id: 'naval-combat',
  rule: 'example.navalCombat',
  input,
  rulings: ['marginOverTen'],
  refusals: (plan, book): readonly Refusal[] => [
    ...rangeFaults(plan, book),
    ...(plan.ship.value > 0 ? [] : [{ code: 'noValue', at: 'ship.value', rule: 'ranges.explanation' }]),
    ...plan.targets.flatMap(({ detected }, i) =>
      detected ? [] : [{ code: 'targetUndetected', at: `targets[${i}].detected`, rule: 'example.navalCombat' }],
    ),
    ...(plan.intercepted && !plan.ship.detected
      ? [{ code: 'targetUndetected', at: 'ship.detected', rule: 'example.navalCombat' }]
      : []),
  ],
  begin: (plan, book) => {
    const start: State = [plan.movement, 0, ...plan.targets.map(() => 0)];
    return plan.intercepted ? exchange(plan, start, 0, 0, book) : next(plan, start, book);
  },
  outcome: ({ ship, targets }) => `${ship}/${targets.join('+')}`,
  summary: ({ ship, targets, movementLeft }) =>
    words('naval.summary', { ship, targets: targets.reduce((sum, one) => sum + one, 0), movementLeft }),
  outcomeWords: (outcome) => words('naval.outcome', { outcome }),
  figures: {
    shipHits: ({ ship }: Result) => ship,
    targetHits: ({ targets }: Result) => targets.reduce((sum, one) => sum + one, 0),
  },
  effects: (result, plan) => [
    ...losses(plan.side, plan.ship, result.ship),
    ...plan.targets.flatMap((target, place) => losses(enemyOf(plan.side), target, result.targets[place] ?? 0)),
  ],
};

const losses = (side: Side, { name, hits, hitsToSink }: Ship, taken: number): readonly Effect[] => [
  ...hitsOn(side, name, taken),
  ...(hits + taken >= hitsToSink ? [eliminated(side, name)] : []),
];

const afloat = ({ hits, hitsToSink }: Ship, taken: number): boolean => hits + taken < hitsToSink;

/** A ship takes no more Hits than sink it. */
const held = ({ hits, hitsToSink }: Ship, taken: number): number => Math.min(taken, Math.max(0, hitsToSink - hits));

/** Each attack costs one movement point; what is not used is lost. */
const next = (plan: Input, state: State, book: AegeanBook): Step<Result> =>
  checkpoint('next', state, ([movement, onShip, ...onTargets]) => {
    const left = plan.targets.flatMap((target, place) => (afloat(target, onTargets[place] ?? 0) ? [target.name] : []));
    if (movement === 0 || left.length === 0 || !afloat(plan.ship, onShip))
      return done({ ship: onShip, targets: onTargets, movementLeft: movement });
    const ask = movement < plan.movement ? AGAIN : ATTACK;
    return choice({ ...ask, facts: { movement } }, plan.side, ['stop', ...left], (option) => {
      if (option === 'stop') return done({ ship: onShip, targets: onTargets, movementLeft: movement });
      const place = plan.targets.findIndex((target) => target.name === option);
      return exchange(plan, [movement, onShip, ...onTargets], place, 1, book);
    });
  });

/** Both fire with the values they had before: at a distance, or unseen, only the attacker does. */
const exchange = (
  plan: Input,
  [movement, onShip, ...onTargets]: State,
  place: number,
  cost: number,
  book: AegeanBook,
): Step<Result> => {
  const target = plan.targets[place] as Ship;
  const state: State = [movement - cost, onShip, ...onTargets];
  const taken = onTargets[place] ?? 0;
  const attack = fire(plan.side, plan.ship, onShip, target, taken, book);
  const answers = plan.range === 0 && (plan.ship.detected || cost === 0);
  const answer = answers ? fire(enemyOf(plan.side), target, taken, plan.ship, onShip, book) : done(0);
  const [first, second] = cost === 0 ? [answer, attack] : [attack, answer];
  return explained(
    () => [
      {
        rule: 'example.navalCombat',
        title: words('naval.exchange', { target: target.name }),
        outcome: words(cost === 0 ? 'naval.exchange.interception' : 'naval.exchange.attack'),
      },
    ],
    nested('first', [place, cost, ...state], first, (one, frame) =>
      checkpoint('first fired', [one, ...frame], (fired) =>
        nested('second', fired, second, (two, [before = 0, at = 0, , points = 0, own = 0, ...others]) => {
          const [onEnemy, onOwn] = cost === 0 ? [two, before] : [before, two];
          const hit = others.map((hits, index) => (index === at ? held(target, hits + onEnemy) : hits));
          return next(plan, [points, held(plan.ship, own + onOwn), ...hit], book);
        }),
      ),
    ),
  );
};

/** One shot of one ship at another, both with the Hits they have. */
const fire = (side: Side, from: Ship, taken: number, at: Ship, onTarget: number, book: AegeanBook): Step<number> => {
  const value = worn(from.value, from.hits + taken);
  if (value <= 0) return done(0);
  const ecm = worn(at.ecm, at.hits + onTarget);
  const shot = { side, rule: 'example.navalCombat', by: from.name, value, target: 'air-naval', ecm } as const;
  return nested('shot', [], shoot(shot, book), ({ hits }) => done(hits));
};
