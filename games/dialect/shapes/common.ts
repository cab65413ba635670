/** Shapes that several answers share. */
import { FORMAT } from '../format.ts';
import {
  anything,
  count,
  listOf,
  names,
  number,
  object,
  oneOf,
  recordOf,
  ref,
  type Shapes,
  text,
  told,
} from './making.ts';

export const format = told('The number of the dialect; members may come, none goes or changes its meaning.', {
  type: 'integer',
  const: FORMAT,
});

export const rulingWords = recordOf(object({ question: text, reading: text }));

export const common: Shapes = {
  Written: {
    ...object({ en: text }, 'A text in English, and in whatever other languages it was written.'),
    additionalProperties: text,
  },
  Words: object({ key: text, 'facts?': { type: 'object' } }, 'A sentence as data: the key of a phrase and its facts.'),
  Part: object({ p: number, fraction: text }, 'A share of all that can happen: a decimal, and the exact fraction.'),
  Amount: object({ value: number, fraction: text }, 'A number: a decimal for the eye, and the exact fraction.'),
  Refusal: object({ code: text, at: text, 'rule?': text }, 'What was wrong, where, and the rule that says so.'),
  Readings: told('How each open question of the rules was read, by its name.', names),
  Overlay: told(
    'A player’s own cells, by table: they take the place of the table’s.',
    recordOf(listOf(ref('OwnCell'))),
  ),
  OwnCell: object({ row: text, column: text, cell: text }, 'A cell that a player supplies from his own copy.'),
  Entry: {
    description: 'A die, a decision or a sealed choice, in the order they fell.',
    oneOf: [
      object({ kind: oneOf('die'), rule: text, text, sides: count, face: count }),
      object({ kind: oneOf('choice'), rule: text, text, side: text, option: text }),
      object({ kind: oneOf('together'), rule: text, text, answers: names }),
    ],
  },
  Lookup: object(
    { table: text, row: text, column: text, cell: text, 'own?': { type: 'boolean', const: true } },
    'A cell that was read, with its place; own where a player laid it.',
  ),
  Modifier: object(
    {
      id: text,
      value: number,
      'halves?': { type: 'boolean', const: true },
      rule: text,
      text: ref('Words'),
      applied: { type: 'boolean' },
      asked: { type: 'boolean' },
    },
    'A line of a modifier list: asked or not, applied or not.',
  ),
  Term: object({ factor: number, kind: oneOf('figure', 'field', 'outcome'), name: text }, 'A term of a goal.'),
  Effect: { ...object({ kind: text }, 'A change to the campaign.'), additionalProperties: anything },
};
