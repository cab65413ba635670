/** Random battles under random rulings agree with a second computation, die by die and in their exact odds. */
import {
  always,
  canonical,
  type Entry,
  type ExplainedStep,
  type Fraction,
  fraction,
  fuzz,
  type Game,
  type Lookup,
  odds,
  open,
  type Plain,
  plus,
  practiceNumbers,
  total,
  written,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { game as combatRapide } from '../game.ts';
import { rulings } from '../rulings.ts';
import { type Battle, fought, type Told } from './battle.ts';
import type { Counters } from './counters.ts';
import { anyBattle, type Next, pick } from './forces.ts';
import * as shown from './shown.ts';

/** Inputs here are whatever a caller may send. */
const game: Game = combatRapide;

const anyRulings = (next: Next): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rulings).map(([id, { readings, default: usual }]) => [
      id,
      next() < 0.5 ? usual : pick(readings, next),
    ]),
  );

const opened = (said: object, inForce: Readonly<Record<string, string>>) => {
  const checked = open(game, 'battle', said, { rulings: inForce });
  if (!checked.ok) throw new Error(`${canonical(said as Plain)}: ${JSON.stringify(checked.refusals)}`);
  return checked.value;
};

/** Faces and answers as a journal has them, each to be used once; what is told is kept. */
function told(journal: readonly Entry[]) {
  const faces = journal.flatMap((entry) => (entry.kind === 'die' ? [entry.face] : []));
  const options = journal.flatMap((entry) => (entry.kind === 'choice' ? [entry] : []));
  const steps: Told[] = [];
  return {
    die: () => faces.shift() ?? expect.fail('one die more than we threw'),
    answer: (ask: string, side: string) => {
      const { option } = options.shift() ?? expect.fail('one question more than we asked');
      steps.push([ask, { side, option }]);
      return option;
    },
    tell: (title: string, figures: Told[1]) => void steps.push([title, figures]),
    rest: () => [faces, options],
    steps,
  };
}

/** A step as a second computation tells it: its title, its die, what was added to it, and the figures it came to. */
function toldBy({ title, dice, answers, modifiers, lookup, outcome }: ExplainedStep): Told {
  const [thrown, answered] = [dice[0], answers[0]];
  const key = outcome?.key ?? '';
  return [
    title.key,
    {
      ...(thrown && modifiers.length > 0 && { added: total(modifiers), asked: askedOf(modifiers) }),
      ...(!thrown && Object.fromEntries(modifiers.map(({ id, value }) => [id, value]))),
      ...(thrown && { face: thrown.face }),
      ...(answered && { side: answered.side, option: answered.option }),
      ...(lookup && (lookup.table === 'national' ? { adjust: Number(lookup.cell) } : { read: placeOf(lookup) })),
      ...(BY_NAME.some((prefix) => key.startsWith(prefix)) && { told: key }),
      ...facts(outcome?.facts ?? {}),
    },
  ];
}

const askedOf = (modifiers: ExplainedStep['modifiers']): readonly string[] =>
  modifiers.flatMap(({ id, asked }) => (asked ? [id] : [])).sort();

const placeOf = ({ table, row, column }: Lookup): readonly string[] => [table, row, column];

/** Outcomes that are told apart by their name. */
const BY_NAME = [
  'battle.fires',
  'battle.noFire',
  'retreat.succ',
  'retreat.fail',
  'battle.dr',
  'battle.mi',
  'battle.maj',
];

/** Who fights is said in a note of morale only to name him. */
const facts = ({ attacker: _, defender: __, ...rest }: Readonly<Record<string, unknown>>) => rest;

const FIGURES = [
  'attackerLosses',
  'defenderLosses',
  'attackerEdge',
  'defenderEdge',
  'attackerLeft',
  'defenderLeft',
] as const;

/** A stack in D, each pacha at his worth. */
const worth = ({ armiesPlus, armiesMinus, detachments, pachas }: Counters): number =>
  pachas.reduce((all, each) => all + each, 4 * armiesPlus + 2 * armiesMinus + detachments);

/** The same battle with names for its forces. */
const called = (said: object, names: Readonly<Record<string, string>>): object => ({
  ...said,
  ...Object.fromEntries(
    Object.entries(names).map(([side, name]) => [side, { ...(said as Readonly<Record<string, object>>)[side], name }]),
  ),
});

const CASES = cases(600);

test(`${CASES} battles come out as they do a second time`, () => {
  const next = practiceNumbers(1492);
  const manners = new Map<string, number>();
  for (let count = 0; count < CASES; count += 1) {
    const inForce = anyRulings(next);
    const { said, meant } = anyBattle(inForce['terrainValues'] === 'eu8', next);
    // Forces have a name or have none, each as often.
    const names = { ...(count % 2 === 0 && { attacker: 'A' }), ...(count % 4 < 2 && { defender: 'D' }) };
    const ready = opened(called(said, names), inForce);
    const { begin, procedure, input, book } = ready;
    const { result, record, settled } = fuzz(begin(), count + 1);
    const sources = told(record.journal);
    const again = fought(meant, inForce, sources);
    const where = JSON.stringify({ said, inForce, journal: record.journal });
    expect(result, where).toEqual(again);
    expect(sources.rest(), where).toEqual([[], []]);
    // What a player said against his nation's proposal is told first, by the kernel.
    const own = record.steps.filter(({ title }) => title.key !== 'follows.title');
    expect(own.map(toldBy), where).toEqual(sources.steps);
    for (const { outcome, figures } of settled) {
      expect(outcome, where).toBe(procedure.outcome(result as never));
      for (const [name, figure] of Object.entries(figures))
        expect(procedure.figures[name]?.(result as never), `${name} ${where}`).toBe(figure);
      // Pachas that bear what they are worth leave the same worth, whoever goes.
      const certain = inForce['pachaAbsorbs'] === 'worth' ? FIGURES : FIGURES.slice(0, 4);
      expect(Object.keys(figures), where).toEqual(expect.arrayContaining([...certain]));
    }
    const [onAttacker, onDefender] = [again.attacker.suffered, again.defender.suffered];
    expect(
      FIGURES.map((name) => procedure.figures[name]?.(result as never)),
      where,
    ).toEqual([
      onAttacker,
      onDefender,
      onDefender - onAttacker,
      onAttacker - onDefender,
      worth(again.attacker),
      worth(again.defender),
    ]);
    const played = { result, input, steps: record.steps } as never;
    const onTable = procedure.fates?.(result as never, input as never).map(({ words: _, ...fate }) => fate);
    expect(
      {
        score: procedure.score?.(played),
        effects: procedure.effects?.(result as never, input as never, record.journal, book),
        fates: onTable,
        next: procedure.next?.(result as never, input as never),
        headline: procedure.headline?.(played),
      },
      where,
    ).toEqual({
      score: shown.score(sources.steps, meant),
      effects: shown.effects(meant, names, again),
      fates: shown.fates(again),
      next: shown.next(meant, names, again),
      headline: shown.headline(meant, again),
    });
    manners.set(again.manner, (manners.get(again.manner) ?? 0) + 1);
  }
  expect([...manners.keys()].toSorted()).toEqual([
    'bothBroken',
    'brokenInFire',
    'brokenInShock',
    'level',
    'outlasted',
    'withdrew',
  ]);
});

/** Thrown where a computation wants one die more than it was given. */
class OneMore extends Error {}

/** Every way the dice can fall, each path computed from its beginning. */
function enumerated(battle: Battle, inForce: Readonly<Record<string, string>>): ReadonlyMap<string, Fraction> {
  const shares = new Map<string, Fraction>();
  const walk = (faces: readonly number[]): void => {
    let used = 0;
    const die = (): number => {
      const face = faces[used];
      used += 1;
      if (face === undefined) throw new OneMore();
      return face;
    };
    try {
      const key = canonical(fought(battle, inForce, { die, answer: () => 'withdraw' }) as unknown as Plain);
      shares.set(key, plus(shares.get(key) ?? fraction(0), fraction(1, 10 ** faces.length)));
    } catch (error) {
      if (!(error instanceof OneMore)) throw error;
      for (let face = 1; face <= 10; face += 1) walk([...faces, face]);
    }
  };
  walk([]);
  return shares;
}

describe('exact odds are those of every path, where nobody fires and whoever may withdraws', () => {
  const next = practiceNumbers(1797);
  const medieval = Array.from({ length: 400 }, () => anyBattle(false, next))
    .filter(({ meant }) =>
      [meant.attacker, meant.defender].every(({ technology, pachas }) => technology === 'MED' && pachas.length === 0),
    )
    .slice(0, 5);

  test.each(medieval.map((each, place) => [place + 1, each] as const))('battle %i', (_, { said, meant }) => {
    const usual = opened(said, {}).book.rulings;
    const { distribution } = odds(opened(said, {}).begin(), { policy: always });
    const byPath = enumerated(meant, usual);
    expect(distribution.outcomes.length).toBe(byPath.size);
    for (const { outcome, weight } of distribution.outcomes) {
      const share = byPath.get(canonical(outcome as Plain));
      expect(share && written(share)).toBe(written(fraction(weight, distribution.total)));
    }
  });
});
