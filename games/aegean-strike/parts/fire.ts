/**
 * Air/naval combat resolution track: one shot.
 *
 * Die against the value, box by the margin, electronic countermeasures of the target stack, Hits.
 */

import {
  chance,
  checkpoint,
  d10,
  done,
  type Note,
  type Notes,
  nested,
  type Pools,
  pooled,
  type Step,
  type Words,
} from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { RuleId } from '../rules.ts';
import { ask, words } from '../text/kit.ts';
import { enemyOf, type Side } from '../vocabulary.ts';

export interface Shot {
  readonly side: Side;
  readonly rule: RuleId;
  /** Who fires: words of the question. */
  readonly by?: string;
  readonly value: number;
  /** Added to the die where a reading puts modifiers there. */
  readonly dieModifier?: number;
  readonly target: 'air-naval' | 'ground';
  /** Best countermeasures of the target stack; 0 where there are none to roll for. */
  readonly ecm: number;
}

/** What a shot comes to; a box of null is a miss. */
export interface Shell {
  readonly margin: number;
  readonly box: number | null;
  readonly hits: number;
}

/** The Hits of one shot, for who asks no more of it: they are few, however its dice fall. */
export const hitsOf = (shot: Shot, book: AegeanBook): Step<number> =>
  pooled(
    keptBy(SHOTS, book.tables.track),
    `${book.rulings.marginOverTen} ${nameOf(shot)}`,
    nested('hits', 0, shoot(shot, book), ({ hits }) => done(hits)),
  );

/** The Hits of shots at one target one after another; it takes no more than sink it. */
export function hitsOfAll(shots: readonly Shot[], most: number, book: AegeanBook): Step<number> {
  const from = (place: number, hits: number): Step<number> => {
    const shot = shots[place];
    if (shot === undefined) return done(hits);
    return nested('shot', 0, hitsOf(shot, book), (scored) =>
      checkpoint('shot', [place + 1, Math.min(most, hits + scored)] as const, ([next, sum]) => from(next, sum)),
    );
  };
  return pooled(keptBy(VOLLEYS, book), `${most}: ${shots.map(nameOf).join(', ')}`, from(0, 0));
}

/** All of a shot on which its Hits hang. */
const nameOf = ({ value, dieModifier = 0, target, ecm }: Shot): string => `${value} ${dieModifier} ${target} ${ecm}`;

/** Single shots are few: they are kept as long as the track is. Volleys are as many as there are fleets. */
const SHOTS = new WeakMap<AegeanBook['tables']['track'], Pools<number>>();
const VOLLEYS = new WeakMap<AegeanBook, Pools<number>>();

function keptBy<K extends object>(all: WeakMap<K, Pools<number>>, keeper: K): Pools<number> {
  const pools = all.get(keeper) ?? new Map();
  all.set(keeper, pools);
  return pools;
}

/** The first die: how far it falls under the value. A value of 0 or less can never hit and throws no die. */
export const shoot = (shot: Shot, book: AegeanBook): Step<Shell> => {
  const value = book.rulings.marginOverTen === 'valueHeldToTen' ? Math.min(10, shot.value) : shot.value;
  const facts = { ...(shot.by !== undefined && { unit: shot.by }), value };
  if (value <= 0) return done(MISS, () => [told(shot.rule, words('fire.noValue', facts))]);
  return chance(ask(shot.rule, 'fire.ask.shot', { facts, side: shot.side }), d10, (face) => {
    const margin = value - face - (shot.dieModifier ?? 0);
    return margin < 0
      ? done(MISS, () => [told(shot.rule, words('fire.ask.shot', facts), words('fire.miss', { by: -margin }))])
      : countered(shot, margin, book, () => [
          told(shot.rule, words('fire.ask.shot', facts), words('fire.box', { box: Math.min(10, margin) })),
        ]);
  });
};

const MISS: Shell = { margin: -1, box: null, hits: 0 };

/** The target rolls against the best countermeasures of its stack: each point under moves the marker one box to zero. */
const countered = (shot: Shot, margin: number, book: AegeanBook, before: Notes): Step<Shell> => {
  const { ecm } = shot;
  if (ecm <= 0) return scored(shot, margin, margin, book, before);
  const facts = { ecm };
  const question = ask('track', 'fire.ask.ecm', { facts, side: enemyOf(shot.side) });
  const answer = (face: number): Step<Shell> => {
    const moved = Math.max(0, ecm - face);
    return scored(shot, margin, Math.min(10, margin) - moved, book, () => [
      told('track', words('fire.ask.ecm', facts), words('fire.moved', { moved })),
    ]);
  };
  return chance(question, d10, answer, before);
};

/** The box the marker ends in gives the Hits; past the first box there are none. */
const scored = (shot: Shot, margin: number, box: number, book: AegeanBook, before: Notes): Step<Shell> => {
  if (box < 0)
    return done({ ...MISS, margin }, () => [...before(), told('track', words('fire.track'), words('fire.pastZero'))]);
  const { track } = book.tables;
  const column = track.columns.find(box);
  const hits = Number(track.cell(shot.target, column));
  return done({ margin, box: Math.min(10, box), hits }, () => [
    ...before(),
    {
      rule: 'track',
      title: words('fire.track'),
      lookup: track.look(shot.target, column),
      outcome: words('fire.hits', { hits }),
    },
  ]);
};

const told = (rule: RuleId, title: Words, outcome?: Words): Note => ({ rule, title, ...(outcome && { outcome }) });

/** Example of naval combat: a unit with n Hits has every value but movement reduced by n. */
export const worn = (value: number, hits: number): number => Math.max(0, value - hits);

/** The same for aircraft, unless the reading says otherwise. */
export const wornInTheAir = (value: number, hits: number, { rulings }: AegeanBook): number =>
  rulings.airDamage === 'reduces' ? worn(value, hits) : value;

/** Short-range interception: every unit takes one Hit before any takes two; the owner lists them in the order they take. */
export const spread = (hits: number, units: number): readonly number[] =>
  Array.from({ length: units }, (_, place) => Math.floor(hits / units) + (place < hits % units ? 1 : 0));
