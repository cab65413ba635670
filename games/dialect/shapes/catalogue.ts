/** The shapes of what is on the shelf: games, procedures, tables, examples. */
import { format } from './common.ts';
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

const example = {
  game: text,
  id: text,
  procedure: text,
  title: ref('Written'),
  origin: told('Where the expected values come from.', text),
  input: anything,
  'rulings?': ref('Readings'),
  'dice?': told('What no die shows stands only in examples that are refused.', listOf(number)),
  'answers?': listOf(anything),
  'expect?': anything,
  'effects?': listOf(anything),
  'steps?': listOf(anything),
  'odds?': names,
  'refused?': listOf(object({ code: text, 'at?': text })),
  preset: told('Offered to players as a ready-made input.', flag),
  words: object({ title: text, origin: text }),
};
const walked = {
  walked: told('The walkers that have walked it.', texts),
  faults: told('What differs from the claim; nothing where all agree.', texts),
};
const table = {
  format,
  id: text,
  title: ref('Written'),
  provenance: object({ document: text, heading: text, 'page?': count, 'note?': ref('Written') }),
  repairs: listOf(
    object({
      row: text,
      column: text,
      seen: text,
      used: text,
      why: text,
      evidence: ref('Written'),
      confidence: text,
    }),
  ),
  lost: told('What the source lost.', listOf(object({ what: ref('Written'), where: text }))),
};

export const shelves: Shapes = {
  Catalogue: object(
    {
      format,
      games: listOf(
        object({
          id: text,
          version: text,
          titles: ref('Written'),
          period: text,
          sides: texts,
          campaign: flag,
          seats: texts,
          procedures: listOf(object({ id: text, rule: text, words: text })),
          tables: listOf(object({ id: text, shape: oneOf('grid', 'list'), title: ref('Written') })),
          sources: recordOf(object({ title: ref('Written'), edition: text, language: text, holder: text })),
          examples: count,
          words: object({ title: text }),
        }),
      ),
    },
    'The games on the shelf.',
  ),
  Procedure: object(
    {
      format,
      game: text,
      procedure: text,
      version: text,
      rule: text,
      title: text,
      input: told('The input as a JSON Schema (2020-12).', { type: 'object' }),
      choices: listOf(
        object({
          side: text,
          question: text,
          rule: text,
          options: texts,
          varies: flag,
          words: object({ question: text, options: texts }),
        }),
      ),
      rulings: listOf(
        object({
          id: text,
          rule: text,
          readings: texts,
          default: text,
          words: object({ question: text, why: text, readings: texts }),
        }),
      ),
      figures: listOf(object({ id: text, words: text })),
      presets: listOf(object({ id: text, title: ref('Written'), input: anything })),
    },
    'What a procedure asks, which decisions it may put, how open rules are read.',
  ),
  Table: {
    description: 'A printed table: a grid by rows and columns, or a list of named rows.',
    oneOf: [
      object({
        ...table,
        shape: oneOf('grid'),
        rowsAre: ref('Written'),
        columnsAre: ref('Written'),
        rows: texts,
        columns: texts,
        cells: told('Row by row; a lost cell is `?`.', listOf(texts)),
        codes: told('What a cell may hold: a list, a pattern, or either by row or column.', anything),
        'origins?': listOf(texts),
        'legend?': recordOf(ref('Written')),
        'meanings?': recordOf(ref('Written')),
        'own?': listOf(ref('OwnCell')),
        words: object({ title: text, rows: texts, columns: texts }),
      }),
      object({
        ...table,
        shape: oneOf('list'),
        columns: recordOf(ref('Written')),
        rows: recordOf({ type: 'object' }),
        words: object({ title: text, rows: texts, columns: texts, cells: listOf(texts) }),
      }),
    ],
  },
  Tables: object({ format, game: text, version: text, tables: listOf(ref('Table')) }, 'All tables of a game.'),
  Example: object(example, 'A worked example: what is given, and what is claimed of it.'),
  Examples: object(
    { format, game: text, version: text, examples: listOf(ref('Example')), count },
    'The worked examples of a game.',
  ),
  ExampleRun: object({ format, walkers: texts, ...example, ...walked }, 'A worked example under every walker.'),
  ExampleRuns: object(
    { format, walkers: texts, examples: listOf(object({ ...example, ...walked })), count, walks: count, failed: count },
    'Worked examples under every walker, with a count.',
  ),
};
