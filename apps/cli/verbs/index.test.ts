/** Every verb with what it takes: whoever learnt a word or an option once finds it wherever it belongs. */
import { expect, test } from 'vitest';
import { isFamily, type Verb } from '../verb.ts';
import { verbs } from './index.ts';

/** What stands on the map; how it is rolled and decided; how open rules and printed cells are read. */
const SITUATION = ['--input <json>', '--example <id>', '--set <path=value> …', '--map <file>'];
const PLAYED = ['--dice <faces>', '--answers <answers>', '--seed <hex>', '--told', '--ask'];
const SETTING = ['--ruling <name=reading> …', '--overlay <file>'];
const POLICY = '--policy <policy> …';

const LINES: Readonly<Record<string, readonly string[]>> = {
  games: [],
  'show <game> [table]': ['--overlay <file>'],
  'describe <game> <procedure>': [],
  'resolve <game> <procedure>': [...SITUATION, ...PLAYED, ...SETTING, '--svg <file>', '--format <format>'],
  'odds <game> <procedure>': [
    ...[...SITUATION, '--by <field>', POLICY, '--journal <file>', '--budget <states>'],
    ...[...SETTING, '--format <format>'],
  ],
  'advise <game> <procedure>': [
    ...[...SITUATION, '--side <side>', '--goal <goal>', '--dice <faces>', '--answers <answers>'],
    ...['--budget <states>', ...SETTING],
  ],
  'worth <game> <procedure>': [...SITUATION, '--goal <goal>', POLICY, ...SETTING],
  'analyse <game> <procedure>': [
    ...[...SITUATION, '--along <path=values>', POLICY, '--csv', '--svg <file>', ...SETTING],
  ],
  'examples [game]': [],
  'scenarios [game]': [],
  'campaign new <file> <game>': ['--name <name>', '--setup <id|json>', ...SETTING],
  // The campaign has settled how it is read.
  'campaign resolve <file> <procedure>': [...SITUATION, ...PLAYED],
  'campaign log <file>': [
    ...['--last <count>', '--from <turn>', '--nation <nation>', '--counter <name>', '--procedure <procedure>'],
    ...['--search <text>', '--format <format>'],
  ],
  'campaign state <file>': ['--all'],
  'campaign luck <file>': ['--per <whom>'],
  'campaign correct <file> <track> <value>': ['--reason <text>'],
  'campaign note <file> <text>': [],
  'campaign undo <file>': ['--consent <sides>'],
  'campaign redo <file>': [],
  'campaign review <file>': ['--keep <events>', '--redo <events>', '--mark <events>'],
  'campaign merge <file> <other>': ['--take <copy>', '--into <file>'],
  'map new <map> <game>': [
    ...['--corners <first,last>', '--title <title>', '--background <terrain>', '--shoved <columns>'],
    '--straight <lines>',
  ],
  'map show <map> <game>': ['--svg <file>', '--sentences'],
  'map check <map> <game>': [],
  'replay <file>': [],
  'verify <file>': [],
  serve: ['--port <port>', '--host <host>', '--database <database>'],
  'invite <game>': ['--server <url>', '--name <name>', '--setup <id|json>', '--ruling <name=reading> …'],
  'join [link]': ['--no-keep'],
  'completion <shell>': [],
};

const told = (name: string, { takes = [], options = [] }: Verb) => [
  [name, ...takes].join(' '),
  options.map(({ flags, repeats }) => (repeats ? `${flags} …` : flags)),
];

test('words and options of every verb; … may be said more than once', () => {
  const all = verbs.flatMap((entry) =>
    isFamily(entry) ? entry.verbs.map((verb) => told(`${entry.name} ${verb.name}`, verb)) : [told(entry.name, entry)],
  );
  expect(Object.fromEntries(all)).toEqual(LINES);
});
