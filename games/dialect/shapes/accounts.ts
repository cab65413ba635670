/** The shapes of what happened: resolutions, findings, chronicles. */
import { format, rulingWords } from './common.ts';
import {
  anything,
  count,
  flag,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  ref,
  type Shapes,
  text,
  texts,
  told,
} from './making.ts';

const die = object({ sides: count, face: count });

export const accounts: Shapes = {
  StepWords: object({
    title: text,
    rule: text,
    source: text,
    modifiers: listOf(
      object({
        value: number,
        'halves?': { type: 'boolean', const: true },
        text,
        rule: text,
        state: oneOf('applied', 'notApplied', 'notAsked'),
      }),
    ),
    dice: listOf(die),
    answers: listOf(object({ side: text, answer: text })),
    'lookup?': text,
    'outcome?': text,
  }),
  Step: object(
    {
      rule: text,
      title: ref('Words'),
      modifiers: listOf(ref('Modifier')),
      dice: listOf(die),
      answers: listOf(object({ side: text, option: text })),
      'lookup?': ref('Lookup'),
      'outcome?': ref('Words'),
      words: ref('StepWords'),
    },
    'One explained step, as data and in words.',
  ),
  Luck: object(
    {
      name: text,
      actual: number,
      expected: ref('Amount'),
      difference: ref('Amount'),
      percentile: ref('Part'),
      sides: listOf(object({ side: text, worse: ref('Part'), words: text })),
      words: text,
    },
    'Where a figure stands among all that could have happened.',
  ),
  Resolution: object(
    {
      format,
      game: text,
      procedure: text,
      version: text,
      input: { type: 'object' },
      rulings: ref('Readings'),
      overlay: ref('Overlay'),
      journal: listOf(ref('Entry')),
      steps: listOf(ref('Step')),
      outcome: text,
      result: anything,
      effects: listOf(ref('Effect')),
      luck: told(
        'Nothing where no die was thrown, or where too much could have happened to count it in time.',
        nullable(listOf(ref('Luck'))),
      ),
      words: object({ procedure: text, rulings: rulingWords, summary: text, effects: texts, 'picture?': text }),
    },
    'A procedure from its input to a result that explains itself; the journal replays it.',
  ),
  Findings: object(
    {
      format,
      holds: flag,
      checked: listOf(object({ holds: nullable(flag), key: text, facts: { type: 'object' }, words: text })),
      words: text,
    },
    'What a check found; `holds` of a finding is null where it can be neither proved nor disproved.',
  ),
  ChronicleEntry: object({
    sequence: count,
    kind: text,
    'procedure?': text,
    lead: text,
    text,
    numbers: text,
    fates: texts,
    counters: texts,
    nations: texts,
    'undone?': { type: 'boolean', const: true },
    'verdict?': text,
    'refused?': listOf(anything),
  }),
  Chronicle: object(
    {
      format,
      title: text,
      name: text,
      sections: listOf(object({ turn: text, phase: text, entries: listOf(ref('ChronicleEntry')) })),
    },
    'The journal of a campaign in sentences, by turn and phase.',
  ),
};
