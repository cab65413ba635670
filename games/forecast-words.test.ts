import {
  type Advice,
  type AdvisedDecision,
  type AdvisedProspect,
  type Dependence,
  type Forecast,
  forecastInPieces,
  type Game,
  goalOf,
  inOneGo,
  knows,
  LOCALES,
  open,
  typesetting,
  type Wish,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { shelf } from './index.ts';
import { game } from './specimen/game.ts';
import { forecastEn } from './words/forecast/en.ts';
import { goalWords, quantityWords } from './words/forecast/goal.ts';
import { refusalWords, shared, speakerFor, wordedForecast } from './words/index.ts';

const opened = (() => {
  const made = open(game, 'assault', { attack: 11, defence: 4 });
  if (!made.ok) throw new Error('refused');
  return made.value;
})();
/** The words without the care of typesetting: every space is a plain one. */
const plain = (locale: 'en' | 'fr') =>
  typesetting(speakerFor(game, locale), (text) => text.replace(/[\u00a0\u202f]/g, ' '));
const [en, fr] = [plain('en'), plain('fr')];
const forecast = (wish: Wish): Forecast => inOneGo(forecastInPieces(opened, wish));

describe('odds in words', () => {
  test('outcomes by the procedure’s own words, figures by their names', () => {
    const { outcomes, figures, words } = wordedForecast(game, fr, forecast({ odds: true }));
    expect(outcomes?.map(({ outcome, words: told }) => [outcome, told])).toContainEqual([
      'D2',
      'D2 : Le défenseur perd un pas et retraite',
    ]);
    expect(figures?.map(({ name, words: told }) => [name, told])[0]).toEqual([
      'attackerLosses',
      'Pertes de l’attaquant',
    ]);
    expect(words).toEqual({
      procedure: 'Assaut',
      by: 'résultat',
      policy: ['chaque camp s’engage le moins possible'],
      rulings: {
        fractions: { question: 'Comment lire les fractions du rapport ?', reading: 'en faveur du défenseur' },
      },
    });
  });

  test('listed by a figure or a field, values as the reader writes them', () => {
    const by = (field: string) =>
      wordedForecast(game, en, forecast({ odds: true, by: field })).outcomes?.map(({ words }) => words);
    expect(by('lossDifference')).toEqual(['−1', '0', '1', '2']);
    expect(by('defenderRetreats')).toEqual(['no', 'yes']);
  });

  test('decisions and the answers of each chart', () => {
    const { decisions, open: charts } = wordedForecast(game, en, forecast({ open: true }));
    expect(decisions?.[0]).toMatchObject({
      key: 'attacker:assault.ask.reserves',
      options: [
        { option: 'hold', words: 'hold it back' },
        { option: 'commit', words: 'commit it' },
      ],
      words: { side: 'Attacker', question: 'Commit the reserve?', rule: '7.2 Reserves' },
    });
    expect(charts?.charts[0]?.words).toMatchObject({ 'attacker:assault.ask.reserves': 'hold it back' });
  });

  test.each([
    ['always', 'every side commits as much as it may'],
    ['threshold:2', 'every side commits 2 at most'],
    ['attacker=evenly', 'Attacker: takes any option, each as likely as the next'],
    ['assault.ask.retreat=retreat', 'Defender, Take the loss, or retreat? retreat'],
    ['defender:7.5=evenly', 'Defender, Take the loss, or retreat? any of these, each as likely as the next'],
  ])('a policy written %s', (clause, told) => {
    expect(wordedForecast(game, en, forecast({ odds: true, policy: [clause] })).words.policy).toEqual([told]);
  });
});

test('a switch says from what to what, in the words of the form', () => {
  const { worth } = wordedForecast(game, fr, forecast({ worth: {} }));
  expect(worth?.words.quantity).toBe('« Pertes du défenseur moins celles de l’attaquant »');
  expect(worth?.switches.map(({ words: { label, from, to } }) => `${label}: ${from} → ${to}`)).toEqual(
    expect.arrayContaining([
      'Force de l’attaquant: 11 → 12',
      'L’attaque passe le gué: non → oui',
      'Attaquant, Engager la réserve ?: la garder → l’engager',
    ]),
  );
});

describe('what a side wants', () => {
  test.each([
    ['lossDifference', 'as much as possible of “Defender’s losses less attacker’s”'],
    ['-attackerLosses', 'as little as possible of “Attacker’s losses”'],
    ['defenderLosses-2*attackerLosses', 'as much as possible of “Defender’s losses” − 2 × “Attacker’s losses”'],
    ['outcome=D2', 'the best chance of “D2: The defender loses one step and retreats”'],
    ['result.defenderRetreats', 'as much as possible of “defenderRetreats” in the result'],
  ])('%s', (text, told) => {
    const goal = goalOf(opened, text);
    if (!goal.ok) throw new Error(JSON.stringify(goal.refusals));
    expect(goalWords(game, en, 'assault', goal.value.terms)).toBe(told);
  });

  test('a sum may begin with what is not wanted', () => {
    const goal = goalOf(opened, '-attackerLosses+0.5*defenderLosses');
    expect(goal.ok && quantityWords(game, fr, 'assault', goal.value.terms)).toBe(
      '−« Pertes de l’attaquant » + 0,5 × « Pertes du défenseur »',
    );
  });

  test('who wants little of it is told how much it is, not its opposite', () => {
    // By hand: both reserves committed, rows 1 to 6 of column 2/1 cost -1 + 0 + 0 + 1/6 + 1/6 + 7/6 = 1/2, over 6.
    const { advice } = wordedForecast(game, en, forecast({ advice: { side: 'defender' } }));
    expect(advice).toMatchObject({ goal: '-lossDifference', value: { fraction: '-1/12' } });
    expect(advice?.words.sentence).toBe(
      'Defender wants as little as possible of “Defender’s losses less attacker’s”: when all play as well as they can, expect 0.08 (1/12).',
    );
  });
});

/** Advice made by hand, as far as its words are looked at. */
const told = (say: typeof en, more: Partial<Advice>) => {
  const advice: Advice = {
    side: 'defender',
    goal: 'lossDifference',
    terms: [{ factor: 1, kind: 'figure', name: 'lossDifference' }],
    method: 'exact',
    value: { value: 0, fraction: '0' },
    prospects: [],
    ...more,
  };
  return wordedForecast(game, say, { ...forecast({}), advice }).advice;
};

const ASKED = { text: 'assault.ask.retreat', question: { key: 'assault.ask.retreat' }, rule: '7.5' };
const ONE = { p: 1, fraction: '1' };

describe('a decision that waits', () => {
  const decision = (kind: AdvisedDecision['kind'], best: readonly string[]): AdvisedDecision => ({
    ...ASKED,
    options: [],
    best,
    kind,
    margin: { value: 0.5, fraction: '1/2' },
  });

  test.each([
    ['one', ['retreat'], 'Best: retreat, by 0.5 (1/2).', 'Le mieux : retraiter, de 0,5 (1/2).'],
    [
      'tie',
      ['stand', 'retreat'],
      'Best: stand and take the loss or retreat, each as good as the other.',
      'Le mieux : tenir et subir la perte ou retraiter, qui se valent.',
    ],
    ['indifferent', ['stand', 'retreat'], 'It makes no difference.', 'Peu importe : toutes les réponses se valent.'],
  ] as const)('%s', (kind, best, english, french) => {
    expect(told(en, { decision: decision(kind, best) })?.decision?.words.best).toBe(english);
    expect(told(fr, { decision: decision(kind, best) })?.decision?.words.best).toBe(french);
  });
});

describe('a question that may come up', () => {
  const prospect = (more: Partial<AdvisedProspect>) =>
    told(en, {
      prospects: [
        {
          ...ASKED,
          times: { value: 0.4, fraction: '2/5' },
          indifferent: { p: 0, fraction: '0' },
          advised: [{ options: ['retreat'], share: ONE }],
          ...more,
        },
      ],
    })?.prospects[0]?.words;

  test('comes up so often, or so many times where it comes again', () => {
    expect(prospect({})?.times).toBe('comes up 40.0% of the time');
    expect(prospect({ times: { value: 1.4, fraction: '7/5' } })?.times).toBe('comes up 1.4 times on average');
  });

  test('makes no difference always, now and then, or never', () => {
    expect(prospect({})?.indifferent).toBeUndefined();
    expect(prospect({ indifferent: ONE, advised: [] })?.indifferent).toBe('it makes no difference');
    expect(prospect({ indifferent: { p: 0.25, fraction: '1/4' } })?.indifferent).toBe(
      'it makes no difference in 25.0% of these cases',
    );
  });

  test.each<[Dependence, string]>([
    [
      {
        on: 'one',
        question: { key: 'assault.ask.die' },
        kind: 'die',
        cases: [
          { values: [3, 1, 2], options: ['stand'] },
          { values: [4, 6], options: ['retreat'] },
          { values: [5], options: [] },
        ],
      },
      'depends on “Assault die”: 1–3 → stand and take the loss; 4, 6 → retreat; 5 → it makes no difference',
    ],
    [
      {
        on: 'one',
        question: { key: 'assault.ask.reserves' },
        kind: 'answer',
        cases: [
          { values: [{ attacker: 'hold', defender: 'commit' }], options: ['stand'] },
          { values: [{ attacker: 'commit', defender: 'hold' }], options: ['stand', 'retreat'] },
        ],
      },
      'depends on “Commit the reserve?”: Attacker hold it back, Defender commit it → stand and take the loss; Attacker commit it, Defender hold it back → stand and take the loss or retreat',
    ],
    [{ on: 'several' }, 'depends on several things that happen before'],
  ])('depends on what happened before: %#', (depends, sentence) => {
    expect(prospect({ depends })?.depends).toBe(sentence);
  });
});

test('luck is told for each side', () => {
  const journal = [
    { kind: 'together', rule: '7.2', text: 'assault.ask.reserves', answers: { attacker: 'hold', defender: 'hold' } },
    { kind: 'die', rule: '7.3', text: 'assault.ask.die', sides: 6, face: 2 },
  ] as const;
  const { luck } = wordedForecast(game, fr, forecast({ luck: journal }));
  expect(luck?.find(({ name }) => name === 'lossDifference')).toMatchObject({
    words: 'Pertes du défenseur moins celles de l’attaquant',
    sides: [{ side: 'attacker', words: 'Attaquant' }],
  });
});

describe('refusals', () => {
  test('speak in labels and option words, what to type after them', () => {
    const refused = open(game as Game, 'assault', { attack: 'x', defence: 4 });
    expect(refused.ok ? [] : refused.refusals.map((each) => refusalWords(game, fr, each))).toEqual([
      'Force de l’attaquant (attack) : "x" ne convient pas ; donnez un nombre entier de 1 à 40',
    ]);
    const facts = {
      ask: { key: 'assault.ask.retreat' },
      side: 'defender',
      received: 'fly',
      options: ['stand', 'retreat'],
    };
    expect(refusalWords(game, en, { code: 'notAnOption', at: 'answers', facts })).toBe(
      'answers: Defender, Take the loss, or retreat?: "fly" is not allowed; give stand and take the loss (stand) or retreat',
    );
    const sides = { received: 'atacker', options: ['attacker', 'defender'], close: 'attacker' };
    expect(refusalWords(game, fr, { code: 'unknownSide', at: '', facts: sides })).toBe(
      '« atacker » n’est pas un camp ici ; les camps sont Attaquant (attacker), Défenseur (defender). Vouliez-vous dire attacker ?',
    );
  });

  test.each([
    'unknownOutcome',
    'unknownResultField',
    'unknownSide',
    'unknownPolicy',
    'unknownQuestion',
    'noGoal',
    'fileLineNotJson',
    'fileLineOutOfOrder',
    'fileChainBroken',
    'fileLineNotAnEvent',
    'fileLineNotCanonical',
  ])('%s has words in every language', (code) => {
    for (const locale of LOCALES) expect(knows([shared[locale]], `refusal.${code}`)).toBe(true);
  });
});

test('no game speaks over the words of a forecast', async () => {
  for (const entry of shelf) {
    const { text } = await entry.load();
    expect(Object.keys(forecastEn).filter((key) => Object.hasOwn(text.en, key))).toEqual([]);
  }
});
