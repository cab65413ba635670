/** What the API answers besides the dialect: campaigns, problems, health; named for the OpenAPI document and the client. */
import { making, type Shape, type Shapes } from '@grognard/games/dialect';

const { anything, count, flag, listOf, names, nullable, number, object, oneOf, recordOf, ref, text, texts, told } =
  making;

/** How far a journal goes, signed by the server. */
const vouched = {
  length: told('Lines of the journal.', count),
  head: told('The hash of the last line.', text),
  signature: told('The server’s, of both.', text),
};

const move = object(
  {
    kind: text,
    seat: text,
    text,
    'side?': text,
    'rule?': text,
    'question?': text,
    'options?': listOf(object({ option: text, text })),
    'roll?': count,
    'asked?': count,
  },
  'Something a seat may do now.',
);

const open = object(
  {
    began: count,
    by: text,
    procedure: text,
    title: text,
    input: anything,
    roles: names,
    journal: listOf(ref('Entry')),
    sealed: texts,
    stuck: texts,
  },
  'The procedure that is being played.',
);

const undo = object({
  line: nullable(count),
  needed: texts,
  asked: nullable(object({ line: count, by: text, target: count, consent: texts })),
});

/** One line of an answer told while it is worked out. */
const lineWith = (answer: string): Shape => ({
  description: 'One line: how far it has come, then the answer or the problem.',
  oneOf: [
    ref('Progress'),
    object({ kind: oneOf('answer'), answer: ref(answer) }),
    object({ kind: oneOf('problem'), problem: ref('Problem') }),
  ],
});

export const answers: Shapes = {
  Progress: object(
    {
      kind: oneOf('progress'),
      states: told('States walked, or plays thrown so far.', count),
      'share?': told('How much is done: of a walk what is settled, of a sample what is thrown.', number),
      'sampling?': told('Too much may happen: plays are thrown instead.', flag),
      'first?': told(
        'What is settled: no outcome is rarer than here, and nothing is known yet of `open`.',
        object({
          outcomes: listOf(object({ outcome: anything, p: number, fraction: text, words: text })),
          open: object({ p: number, fraction: text }),
        }),
      ),
    },
    'How far an answer has come.',
  ),
  OddsLine: lineWith('Odds'),
  AdviceLine: lineWith('Advice'),
  Problem: object(
    {
      type: told('urn:grognard:problem:<code>', text),
      title: told('In the language of Accept-Language.', text),
      status: count,
      refusals: told(
        'Every fault at once.',
        listOf(
          object({
            code: text,
            at: told('Where: a path into the input, or into the member of the request that it begins with.', text),
            'rule?': text,
            'facts?': told('What came and what would do, as data.', { type: 'object' }),
            words: told('The whole in a sentence.', text),
          }),
        ),
      ),
      'length?': count,
      'head?': text,
      'signature?': text,
    },
    'Problem details (RFC 9457).',
  ),
  Made: object({ id: text }),
  Lines: object({ ...vouched, lines: listOf(anything) }, 'Lines of a journal as they are stored.'),
  Added: object({ sequence: count, added: count, repeated: flag, ...vouched }, 'What an act has added.'),
  GivenBack: object({ added: count, ...vouched }),
  Move: move,
  OpenProcedure: open,
  Campaign: object(
    {
      id: text,
      game: text,
      title: text,
      name: text,
      you: nullable(text),
      access: oneOf('seat', 'invited', 'observer'),
      ...vouched,
      rulings: ref('Readings'),
      state: anything,
      seats: listOf(object({ seat: text, name: text, taken: flag, here: flag })),
      moves: listOf(ref('Move')),
      open: nullable(ref('OpenProcedure')),
      undo,
    },
    'A shared campaign as whoever asks may see it.',
  ),
  Health: object({ status: text, database: text, version: text }),
  Schemas: object(
    {
      format: count,
      schemas: told('Addresses by name.', recordOf(text)),
      inputs: told('Addresses of the procedures’ inputs, by game and procedure.', recordOf(recordOf(text))),
    },
    'Where the JSON Schemas are published.',
  ),
};
