/** The shapes of forecasts: odds, worth, advice, analysis. */
import { format, rulingWords } from './common.ts';
import {
  anything,
  count,
  flag,
  listOf,
  names,
  number,
  object,
  oneOf,
  recordOf,
  ref,
  type Shapes,
  text,
  texts,
  told,
} from './making.ts';

const head = {
  format,
  game: text,
  procedure: text,
  version: told('The version of our rendering of the rules.', text),
  input: told('The input as it was understood: what was usual or proposed is filled in.', { type: 'object' }),
  rulings: ref('Readings'),
  overlay: ref('Overlay'),
  policy: told('How decisions were settled, clause by clause: `best` where advice decides.', texts),
  by: told('What the outcomes are listed by.', text),
  'certain?': ref('Certain'),
  decisions: told(
    'The decisions that stand open: whoever settles them otherwise gets other odds.',
    listOf(ref('Question')),
  ),
};

const words = { procedure: text, by: text, policy: texts, rulings: rulingWords };
const chart = {
  method: told('Exact, or sampled where there is too much to walk.', oneOf('exact', 'sampled')),
  effort: told('States walked, or plays thrown.', count),
  outcomes: listOf(ref('Share')),
  figures: listOf(ref('Figure')),
};
const asked = { text, question: ref('Words'), rule: text };

export const forecasts: Shapes = {
  Certain: object(
    { outcome: text, summary: ref('Words'), result: anything, steps: listOf(ref('Step')), words: text },
    'What comes of a procedure in which nothing is thrown and nobody decides.',
  ),
  Question: object(
    {
      key: told('By which a policy names it.', text),
      side: text,
      text,
      rule: text,
      options: listOf(object({ option: text, words: text })),
      varies: told('Whether the options depend on what happened before.', flag),
      words: object({ side: text, question: text, rule: text }),
    },
    'A decision that may come up.',
  ),
  Share: object(
    { outcome: anything, p: number, fraction: text, 'atLeast?': ref('Part'), words: text },
    'An outcome and its probability; with those that are better, where the procedure ranks them.',
  ),
  Figure: object(
    {
      name: text,
      mean: ref('Amount'),
      spread: number,
      quantiles: object({ '5': number, '50': number, '95': number }),
      values: listOf(object({ value: number, p: number, fraction: text })),
      words: text,
    },
    'A number of the result, with its distribution.',
  ),
  Open: {
    description:
      'A chart for each way the open decisions may fall; where there are too many ways, for the plain policies.',
    oneOf: [
      object({
        kind: oneOf('combinations'),
        charts: listOf(object({ answers: names, ...chart, words: names })),
        idle: texts,
        declined: texts,
      }),
      object({
        kind: oneOf('policies'),
        combinations: count,
        charts: listOf(object({ policy: text, ...chart, words: text })),
      }),
    ],
  },
  Odds: object(
    {
      ...head,
      ...chart,
      'within?': told('How far a sampled share may be off, nineteen times in twenty.', number),
      'open?': ref('Open'),
      words: object({ ...words, 'sampled?': text }),
    },
    'The odds of a procedure.',
  ),
  Switch: object(
    {
      at: text,
      kind: oneOf('input', 'decision'),
      label: text,
      'question?': ref('Words'),
      from: anything,
      to: anything,
      value: ref('Amount'),
      change: ref('Amount'),
      words: object({ label: text, from: text, to: text }),
    },
    'One thing said or decided otherwise, and what that changes.',
  ),
  Worth: object(
    {
      ...head,
      worth: object({
        goal: text,
        terms: listOf(ref('Term')),
        value: ref('Amount'),
        switches: listOf(ref('Switch')),
        words: object({ goal: text, quantity: text, value: text }),
      }),
      words: object(words),
    },
    'What each change of the input, and each decision, is worth.',
  ),
  AdvisedOption: object({
    option: text,
    value: ref('Amount'),
    share: ref('Part'),
    words: object({ option: text, value: text, exactly: text, share: text }),
  }),
  AdvisedDecision: object(
    {
      ...asked,
      options: listOf(ref('AdvisedOption')),
      best: texts,
      kind: oneOf('one', 'tie', 'mix', 'indifferent'),
      margin: ref('Amount'),
      'against?': object({ side: text, options: listOf(ref('AdvisedOption')), words: object({ side: text }) }),
      words: object({ question: text, rule: text, best: text }),
    },
    'The decision that waits now.',
  ),
  Prospect: object(
    {
      ...asked,
      times: ref('Amount'),
      indifferent: ref('Part'),
      advised: listOf(object({ options: texts, share: ref('Part'), words: text })),
      'depends?': {
        oneOf: [
          object({
            on: oneOf('one'),
            question: ref('Words'),
            kind: oneOf('die', 'answer'),
            cases: listOf(object({ values: listOf(anything), options: texts })),
          }),
          object({ on: oneOf('several') }),
        ],
      },
      words: object({ question: text, rule: text, times: text, 'indifferent?': text, 'depends?': text }),
    },
    'A decision that may come, and what will be best then.',
  ),
  Advice: object(
    {
      ...head,
      advice: object({
        side: text,
        goal: text,
        terms: listOf(ref('Term')),
        method: told(
          'Sampled where there is too much to walk: every later decision is then drawn evenly.',
          oneOf('exact', 'numeric', 'sampled'),
        ),
        'effort?': told('Plays thrown for each option, where it is sampled.', count),
        'within?': told('How far a sampled value may be off, nineteen times in twenty.', number),
        value: ref('Amount'),
        'decision?': ref('AdvisedDecision'),
        prospects: listOf(ref('Prospect')),
        words: object({ side: text, goal: text, value: text, sentence: text, 'sampled?': text }),
      }),
      words: object(words),
    },
    'What a side should do.',
  ),
  SweepPoint: object({
    value: anything,
    outcomes: listOf(object({ outcome: text, p: number, fraction: text, words: text })),
    figures: recordOf(ref('Amount')),
    words: text,
  }),
  Analysis: object(
    {
      ...head,
      along: text,
      method: oneOf('exact'),
      points: listOf(ref('SweepPoint')),
      leftOut: told(
        'Values that the rules refuse, and why.',
        listOf(object({ value: anything, refusals: listOf(ref('Refusal')), words: texts })),
      ),
      turns: told(
        'Where a figure turns round while the input goes on the same way.',
        listOf(object({ figure: text, at: anything, before: ref('Amount'), after: ref('Amount') })),
      ),
      unreached: told('Cells that no walk read.', listOf(object({ table: text, row: text, column: text }))),
      words: object({ ...words, along: text, figures: names }),
    },
    'How the outcomes move along an input.',
  ),
};
