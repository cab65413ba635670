/** The shape of a forecast, for the OpenAPI document: what `grognard odds --json` prints, word for word. */
import type { JsonSchema } from '@grognard/kernel';
import { object } from './responses.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const texts = listOf(text);
const names: JsonSchema = { type: 'object', additionalProperties: text };
const anything: JsonSchema = {};

const part = { p: number, fraction: text };
const amount = object({ value: number, fraction: text });
const share = object({ outcome: anything, ...part, atLeast: object(part), words: text }, ['atLeast']);
const figure = object({
  name: text,
  mean: amount,
  spread: number,
  quantiles: object({ '5': number, '50': number, '95': number }),
  values: listOf(object({ value: number, ...part })),
  words: text,
});
const chart = { method: text, effort: number, outcomes: listOf(share), figures: listOf(figure) };

const head = {
  format: number,
  game: text,
  procedure: text,
  version: text,
  input: anything,
  rulings: names,
  overlay: anything,
  policy: texts,
  by: text,
  words: object({ procedure: text, by: text, policy: texts }),
};

const question = object({
  key: text,
  side: text,
  text,
  rule: text,
  options: listOf(object({ option: text, words: text })),
  varies: { type: 'boolean' },
  words: object({ side: text, question: text, rule: text }),
});

const open = object(
  {
    kind: { type: 'string', enum: ['combinations', 'policies'] },
    charts: listOf(object({ answers: names, policy: text, ...chart, words: anything }, ['answers', 'policy'])),
    combinations: number,
    idle: texts,
    declined: texts,
  },
  ['combinations', 'idle', 'declined'],
);

export const odds = object({ ...head, ...chart, decisions: listOf(question), open }, ['decisions', 'open']);

const option = object({
  option: text,
  value: amount,
  share: object(part),
  words: object({ option: text, value: text, exactly: text, share: text }),
});
const asked = { text, question: anything, rule: text };

const decision = object(
  {
    ...asked,
    options: listOf(option),
    best: texts,
    kind: { type: 'string', enum: ['one', 'tie', 'mix', 'indifferent'] },
    margin: amount,
    against: object({ side: text, options: listOf(option), words: object({ side: text }) }),
    words: object({ question: text, rule: text, best: text }),
  },
  ['against'],
);

const prospect = object(
  {
    ...asked,
    times: amount,
    indifferent: object(part),
    advised: listOf(object({ options: texts, share: object(part), words: text })),
    depends: anything,
    words: object({ question: text, rule: text, times: text, indifferent: text, depends: text }, [
      'indifferent',
      'depends',
    ]),
  },
  ['depends'],
);

const advised = object(
  {
    side: text,
    goal: text,
    terms: listOf(object({ factor: number, kind: text, name: text })),
    method: { type: 'string', enum: ['exact', 'numeric'] },
    value: amount,
    decision,
    prospects: listOf(prospect),
    words: object({ side: text, goal: text, value: text, sentence: text }),
  },
  ['decision'],
);

export const advice = object({ ...head, advice: advised });
