/**
 * An air strike on one target, with the target's own eyes and guns.
 *
 * Seen before it attacks, the stack is fired at first, and a Hit aborts; unseen, it attacks first, is then seen as a matter
 * of course, and is fired at afterwards.
 */
import {
  checkpoint,
  choice,
  done,
  explained,
  judge,
  type Modifier,
  nested,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import type { Sensor } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { enemyOf, type Formation, type Side, type Terrain } from '../vocabulary.ts';
import { bestEcm } from './air-battle.ts';
import { type Shot, shoot, spread, worn, wornInTheAir } from './fire.ts';
import { sighted } from './sighting.ts';

export interface Bomber {
  readonly name: string;
  readonly bombardment: number;
  readonly ecm: number;
  readonly hits: number;
  /** An escort with an anti-air marker flies along and does not bomb. */
  readonly marker: 'strike' | 'antiAir';
}

export interface Strike {
  readonly side: Side;
  readonly by: 'air' | 'naval';
  readonly bombers: readonly Bomber[];
  readonly target: 'ground' | 'naval';
  readonly targetName: string;
  readonly terrain: Terrain;
  readonly formation: Formation;
  /** Countermeasures of a ship; ground targets have none. */
  readonly ecm: number;
  readonly antiAir: number;
  /** What the target sees aircraft with, if it has not seen them yet. */
  readonly sensor: Sensor | 'none';
  readonly detected: boolean;
}

/** Hits thrown on the target, Hits on the bombers, which bomber took them (or -1). */
export type Struck = readonly [onTarget: number, onBombers: number, taker: number];

export const strike = (plan: Strike, book: AegeanBook): Step<Struck> => {
  if (plan.by === 'naval') return bombs(plan, NOBODY, book);
  if (plan.detected) return firedAtFirst(plan, book);
  if (plan.sensor === 'none') return unseen(plan, book);
  const look = { sensor: plan.sensor, medium: 'air', scale: 'operational', range: 0 } as const;
  return nested('seen', [], sighted([look], 'example.airGround', enemyOf(plan.side), book), (seen) =>
    checkpoint('seen', seen, (found) => (found ? firedAtFirst(plan, book) : unseen(plan, book))),
  );
};

const NOBODY: Struck = [0, 0, -1];

/** General naval example: fired at on the way in, a unit with a Hit aborts before it attacks. */
const firedAtFirst = (plan: Strike, book: AegeanBook): Step<Struck> =>
  nested('guns', [], guns(plan, book), ([, onBombers, taker]) =>
    checkpoint('fired at', [0, onBombers, taker] satisfies Struck, (so) => bombs(plan, so, book)),
  );

/** Example of air-ground combat: the bombing done, the aircraft are seen and the target fires. */
const unseen = (plan: Strike, book: AegeanBook): Step<Struck> =>
  nested('bombs', [], bombs(plan, NOBODY, book), ([onTarget]) =>
    checkpoint('bombed', onTarget, (hits) =>
      nested('guns', hits, guns(plan, book), ([, onBombers, taker], before) =>
        done<Struck>([before, onBombers, taker]),
      ),
    ),
  );

/** One die for each bomber still there. */
const bombs = (plan: Strike, [, onBombers, taker]: Struck, book: AegeanBook): Step<Struck> => {
  const modifiers = bombardmentModifiers(plan, book);
  const onValue = book.rulings.bombardmentModifiers === 'value';
  const hurt = bomberHits(plan.bombers.length, onBombers, taker, book);
  const flying = plan.bombers.filter((bomber, place) => bomber.marker === 'strike' && hurt[place] === 0);
  const ecm = plan.target === 'naval' && book.rulings.bombingShips === 'withEcm' ? plan.ecm : 0;
  const from = (place: number, hits: number): Step<Struck> => {
    const bomber = flying[place];
    if (bomber === undefined) return done<Struck>([hits, onBombers, taker]);
    const own =
      plan.by === 'air' ? wornInTheAir(bomber.bombardment, bomber.hits, book) : worn(bomber.bombardment, bomber.hits);
    const shot: Shot = {
      side: plan.side,
      rule: 'bombardment',
      by: bomber.name,
      value: own + (onValue ? total(modifiers) : 0),
      dieModifier: onValue ? 0 : total(modifiers),
      target: plan.target === 'naval' ? 'air-naval' : 'ground',
      ecm,
    };
    return nested('bomb', [place, hits], shoot(shot, book), (shell, [at = 0, before = 0]) =>
      checkpoint('bomb', [at, before + shell.hits, onBombers, taker], ([now = 0, sum = 0]) => from(now + 1, sum)),
    );
  };
  return explained(() => [{ rule: 'bombardment', title: words('strike.modifiers'), modifiers }], from(0, 0));
};

/** Bombardment modifier summary; terrain and formation are asked only of a ground target. */
export const bombardmentModifiers = ({ target, terrain, formation }: Strike, book: AegeanBook): readonly Modifier[] => {
  const asked = (holds: boolean): boolean | undefined => (target === 'ground' ? holds : undefined);
  return judge(book.tables['bombardment-modifiers'], {
    mountain: asked(terrain === 'mountain' || terrain === 'impassable'),
    city: asked(terrain === 'city'),
    clear: asked(terrain === 'clear'),
    deliberateAssault: asked(formation === 'DA'),
    travelOrReconstitution: asked(formation === 'T' || formation === 'R'),
  });
};

/** The target's anti-air fire at the stack; the owner of the stack picks the unit that takes the Hits. */
const guns = (plan: Strike, book: AegeanBook): Step<Struck> => {
  const { bombers, side, antiAir } = plan;
  if (antiAir <= 0) return done(NOBODY);
  const shot: Shot = {
    side: enemyOf(side),
    rule: 'example.airGround',
    by: plan.targetName,
    value: antiAir,
    target: 'air-naval',
    ecm: bestEcm(bombers, book),
  };
  return nested('gun', [], shoot(shot, book), ({ hits }) =>
    checkpoint('gun', hits, (scored) => takesHits(bombers, side, scored, book)),
  );
};

/** Example of air-ground combat: one unit takes what a shot scores, its owner says which. */
export const takesHits = (
  units: readonly { readonly name: string }[],
  side: Side,
  scored: number,
  book: AegeanBook,
): Step<Struck> => {
  if (scored === 0) return done(NOBODY);
  if (book.rulings.antiAirHits === 'spread' || units.length === 1) return done<Struck>([0, scored, 0]);
  return choice(
    { rule: 'example.airGround', text: 'strike.ask.taker' },
    side,
    units.map(({ name }) => name),
    (taken) => done<Struck>([0, scored, units.findIndex(({ name }) => name === taken)]),
  );
};

/** Hits on each bomber of the stack. */
export const bomberHits = (units: number, hits: number, taker: number, { rulings }: AegeanBook): readonly number[] => {
  if (hits === 0 || units === 0) return Array.from({ length: units }, () => 0);
  if (rulings.antiAirHits === 'spread') return spread(hits, units);
  return Array.from({ length: units }, (_, place) => (place === taker ? hits : 0));
};
