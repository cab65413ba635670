/** What is certain before the end: walks stop there, and figures that only dice still change fall as they would. */
import { describe, expect, test } from 'vitest';
import { Advisor } from '../advice/advise.ts';
import { d6 } from '../dice/die.ts';
import { fraction, written } from '../number/fraction.ts';
import { nested } from '../step/nested.ts';
import { chance, choice, done, type Settled, type Step, settled } from '../step/step.ts';
import { odds } from './odds.ts';

interface Fight {
  readonly won: boolean;
  readonly hurt: number;
}

const ask = (text: string) => ({ rule: '1', text });

/** A die wins on 4 and more; after it a choice that changes nothing, and a die that hurts one on a six, two on a five. */
const fight = (asked: string[] = [], certain: (won: boolean) => Settled = told): Step<Fight> =>
  chance(ask('die'), d6, (face) =>
    settled('won', face >= 4, certain, (won) => {
      asked.push('pay');
      return choice(ask('pay'), 'a', ['with this', 'with that'], () =>
        chance(ask('hurt'), d6, (hurt) => done({ won, hurt: hurt === 6 ? 1 : hurt === 5 ? 2 : 0 })),
      );
    }),
  );

const FALLS = [
  { weight: 4, figures: { hurt: 0 } },
  { weight: 1, figures: { hurt: 1 } },
  { weight: 1, figures: { hurt: 2 } },
];
const told = (won: boolean): Settled => ({
  outcome: won ? 'won' : 'lost',
  figures: { won: Number(won) },
  falls: FALLS,
});

const shares = (step: Step<Fight>, settle?: (certain: Settled) => string | undefined): readonly string[] => {
  const read = ({ won, hurt }: Fight): string => `${won ? 'won' : 'lost'} ${hurt}`;
  const { outcomes, total } = odds(step, { outcome: read, ...(settle && { settle }) }).distribution;
  return outcomes.map(({ outcome, weight }) => `${outcome}: ${written(fraction(weight, total))}`).toSorted();
};

const named = ({ outcome, figures }: Settled): string | undefined =>
  figures['hurt'] === undefined ? undefined : `${outcome} ${figures['hurt']}`;

describe('odds', () => {
  test('an outcome that is certain ends the walk, and the rest is not walked', () => {
    const asked: string[] = [];
    const { distribution } = odds(fight(asked), {
      outcome: ({ won }) => (won ? 'won' : 'lost'),
      settle: ({ outcome }) => outcome,
    });
    expect(written(distribution.share((outcome) => outcome === 'won'))).toBe('1/2');
    expect(asked).toEqual([]);
  });

  test('figures fall as the dice would have it', () => {
    const asked: string[] = [];
    // 1/2 × 4/6, 1/2 × 1/6, 1/2 × 1/6.
    const expected = ['lost 0: 1/3', 'lost 1: 1/12', 'lost 2: 1/12', 'won 0: 1/3', 'won 1: 1/12', 'won 2: 1/12'];
    expect(shares(fight())).toEqual(expected);
    expect(shares(fight(asked), named)).toEqual(expected);
    expect(asked).toEqual([]);
  });

  test('and what was certain already stays so as they fall', () => {
    const settle = ({ outcome, figures }: Settled): string | undefined =>
      figures['hurt'] === undefined ? undefined : `${outcome} ${figures['won']} ${figures['hurt']}`;
    expect(shares(fight(), settle)).toEqual([
      'lost 0 0: 1/3',
      'lost 0 1: 1/12',
      'lost 0 2: 1/12',
      'won 1 0: 1/3',
      'won 1 1: 1/12',
      'won 1 2: 1/12',
    ]);
  });

  test('what no fall makes certain is walked to its end', () => {
    const asked: string[] = [];
    expect(shares(fight(asked), () => undefined)).toEqual(shares(fight()));
    expect(asked).toHaveLength(2);
  });
});

describe('what is known by other means', () => {
  test('ends as it is known to, and nothing is walked from there', () => {
    const asked: string[] = [];
    const { distribution } = odds(fight(asked), {
      outcome: ({ won, hurt }) => `${won ? 'won' : 'lost'} ${hurt}`,
      foregone: (name, state) => (name === 'won' && state === true ? 'known' : undefined),
    });
    const { outcomes, total } = distribution;
    expect(
      Object.fromEntries(outcomes.map(({ outcome, weight }) => [outcome, written(fraction(weight, total))])),
    ).toEqual({ known: '1/2', 'lost 0': '1/3', 'lost 1': '1/12', 'lost 2': '1/12' });
    // Only after a lost fight.
    expect(asked).toEqual(['pay']);
  });
});

describe('advice', () => {
  test('a figure that falls is worth its mean', () => {
    // (4 × 0 + 1 + 2) / 6.
    const asked: string[] = [];
    const settle = ({ figures }: Settled) => figures['hurt'];
    const advisor = new Advisor<Fight>({ side: 'a', goal: ({ hurt }) => hurt, settle });
    expect(written(advisor.value(fight(asked)))).toBe('1/2');
    expect(asked).toEqual([]);
    expect(written(new Advisor<Fight>({ side: 'a', goal: ({ hurt }) => hurt }).value(fight()))).toBe('1/2');
  });
});

describe('a procedure inside another', () => {
  const inside = (certain?: (known: Settled, frame: string) => Settled) =>
    nested('fight', 'frame', fight(), ({ won }) => done(won ? 'outer won' : 'outer lost'), certain);

  test('says what is certain in the words of the outer one', () => {
    const seen: string[] = [];
    const { distribution } = odds(
      inside((known, frame) => ({ outcome: `outer ${known.outcome}`, figures: { framed: frame.length } })),
      {
        settle: ({ outcome, figures }) => {
          seen.push(`${outcome} ${figures['framed']}`);
          return outcome;
        },
      },
    );
    expect(new Set(seen)).toEqual(new Set(['outer won 5', 'outer lost 5']));
    expect(written(distribution.share((outcome) => outcome === 'outer won'))).toBe('1/2');
  });

  test('and is walked where it does not say so', () => {
    const { distribution } = odds(inside(), { settle: () => 'never' });
    expect(distribution.outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['outer lost', 'outer won']);
  });
});
