/** The command's own words in English. */
import type { Dictionary, Say, Words } from '@grognard/kernel';

type Options = readonly string[];
const meant = (close: string | undefined): string => (close ? ` Did you mean ${close}?` : '');
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const en = {
  'cli.help.about': 'Charts, exact odds, dice and campaigns of historical board wargames, explained rule by rule.',
  'cli.help.usage': '[options] [verb]',
  'cli.help.version': 'say which version this is',
  'cli.help.help': 'explain a verb, with examples',
  'cli.help.command': 'help [verb]',
  'cli.help.examples': 'Examples:',
  'cli.help.title.usage': 'Usage:',
  'cli.help.title.arguments': 'Words:',
  'cli.help.title.options': 'Options:',
  'cli.help.title.commands': 'Verbs:',
  'cli.verb.none.examples': `  grognard                              the guided session
  grognard games                        what is on the shelf
  grognard odds specimen assault --input '{"attack":11,"defence":4}'
  grognard help resolve                 more about one verb`,

  'cli.verb.games': 'list the games, their procedures and tables',
  'cli.verb.games.examples': `  grognard games
  grognard games --json --lang fr`,
  'cli.verb.show': 'show a table as printed, its repaired cells marked and explained',
  'cli.verb.show.examples': `  grognard show specimen                which tables there are
  grognard show specimen assault        one table
  grognard show specimen assault --json`,
  'cli.verb.describe': 'tell what a procedure asks, which decisions it puts, how open rules are read',
  'cli.verb.describe.examples': `  grognard describe specimen assault
  grognard describe specimen assault --json   the input as JSON Schema`,
  'cli.verb.resolve': 'resolve a procedure: dice thrown or typed in, every step explained',
  'cli.verb.resolve.examples': `  grognard resolve specimen assault     asks question by question
  grognard resolve specimen assault --input '{"attack":11,"defence":4,"acrossRiver":true}' --dice 5,6 --answers '[{"attacker":"commit","defender":"hold"},"retreat"]'
  grognard resolve specimen assault --input '{"attack":2,"defence":4}' --seed 1f2e --answers '[{"attacker":"hold","defender":"hold"}]' --ruling fractions=nearest
  grognard resolve aegean-strike zones-of-control --example zones --svg zones.svg
  grognard resolve balkan-wars combat --example B1 --format line
  grognard resolve balkan-wars combat --example B1 --set attackers[0].strength=7 --told`,
  'cli.verb.odds': 'give the exact odds of a procedure, before any die is thrown',
  'cli.verb.odds.examples': `  grognard odds specimen assault --input '{"attack":11,"defence":4}'
  grognard odds specimen assault --input '{"attack":11,"defence":4}' --policy always
  grognard odds specimen assault --input '{"attack":11,"defence":4}' --policy attacker=always,assault.ask.retreat=retreat --by defenderLosses
  grognard odds specimen assault --example 7.4-a --policy never`,
  'cli.verb.examples': 'play every worked example again, under every walker',
  'cli.verb.examples.examples': `  grognard examples
  grognard examples specimen`,
  'cli.verb.scenarios': 'tell the stories of a game in worked examples, and how to play each step',
  'cli.verb.scenarios.examples': `  grognard scenarios
  grognard scenarios aegean-strike --lang fr`,
  'cli.scenarios.none': 'This game tells no stories; `grognard examples` lists its worked examples.',
  'cli.picture.noMap': ({ file }: { file: string }) =>
    `No picture is drawn and ${file} is not written: no map was told. Give one with --map FILE.`,
  'cli.picture.saved': ({ file }: { file: string }) => `The picture is in ${file}.`,
  'cli.verb.campaign': 'keep a campaign in a file',
  'cli.verb.campaign.examples': `  grognard campaign new war.jsonl specimen --name "The Ford"
  grognard campaign state war.jsonl
  grognard campaign log --help          more about one verb`,
  'cli.verb.campaign.new': 'begin a campaign in a new file',
  'cli.verb.campaign.new.examples': `  grognard campaign new war.jsonl specimen --name "The Ford"
  grognard campaign new other.jsonl specimen --setup '{"lost":{"attacker":2,"defender":0}}' --ruling fractions=nearest`,
  'cli.verb.campaign.resolve': 'resolve a procedure in the campaign; its effects change the tracks',
  'cli.verb.campaign.resolve.examples': `  grognard campaign resolve war.jsonl assault --input '{"attack":2,"defence":4}' --dice 1 --answers '[{"attacker":"hold","defender":"hold"}]'
  grognard campaign resolve war.jsonl assault --example 7.4-a --set defence=5 --told`,
  'cli.verb.campaign.log': 'tell the journal as a chronicle, or a part of it',
  'cli.verb.campaign.log.examples': `  grognard campaign log war.jsonl
  grognard campaign log war.jsonl --last 10 --format markdown`,
  'cli.verb.campaign.state': 'show the tracks as they stand',
  'cli.verb.campaign.state.examples': '  grognard campaign state war.jsonl --json',
  'cli.verb.campaign.correct': 'set a track by hand, with a reason',
  'cli.verb.campaign.correct.examples': '  grognard campaign correct war.jsonl lost.attacker 3 --reason "miscounted"',
  'cli.verb.campaign.note': 'write a remark into the journal',
  'cli.verb.campaign.note.examples': '  grognard campaign note war.jsonl "End of turn 3"',
  'cli.verb.campaign.undo': 'take back the last event; dice and secrets only with the sides’ consent',
  'cli.verb.campaign.undo.examples': '  grognard campaign undo war.jsonl --consent attacker,defender',
  'cli.verb.campaign.redo': 'put back what was undone last',
  'cli.verb.campaign.redo.examples': '  grognard campaign redo war.jsonl',
  'cli.verb.map': 'make, show and check maps in files',
  'cli.verb.map.examples': `  grognard map new pass.json specimen-hexes --corners 0101,0604 --title "The Pass"
  grognard map check pass.json specimen-hexes
  grognard map show --help              more about one verb`,
  'cli.verb.map.new': 'make a blank sheet, numbered as two opposite corners of yours are printed',
  'cli.verb.map.new.examples': `  grognard map new other.json specimen-hexes --corners 0101,0604 --background wood
  grognard map new sheet.json aegean-strike --corners A1,L20 --shoved odd`,
  'cli.verb.map.show': 'show a map in letters, as sentences, or as a picture in a file',
  'cli.verb.map.show.examples': `  grognard map show pass.json specimen-hexes
  grognard map show pass.json specimen-hexes --sentences
  grognard map show pass.json specimen-hexes --svg pass.svg`,
  'cli.verb.map.check': 'check a map: every fault with its place and its hex',
  'cli.verb.map.check.examples': '  grognard map check pass.json specimen-hexes --json',
  'cli.map.sound': ({
    title,
    from,
    to,
    hexes,
    mark,
  }: {
    title: string;
    from: string;
    to: string;
    hexes: number;
    mark: string;
  }) => `“${title}” is sound: ${plural(hexes, 'hex', 'hexes')} from ${from} to ${to}. Its mark is ${mark}.`,
  'cli.map.made': ({ file, from, to, hexes }: { file: string; from: string; to: string; hexes: number }) =>
    `A blank map of ${plural(hexes, 'hex', 'hexes')} from ${from} to ${to} is in ${file}.`,
  'cli.word.map': 'map',
  'cli.word.map.more': 'the file of the map',
  'cli.option.map': 'the map, from a file of its own; in a campaign also by the mark of one that it keeps',
  'cli.option.corners': 'the numbers printed in two opposite corners: 0101,2618 or A1,L20',
  'cli.option.title': 'the map’s title; the game’s otherwise',
  'cli.option.background': 'the terrain that lies everywhere at first; the game’s first otherwise',
  'cli.option.shoved':
    'which columns stand half a hex lower: even or odd (with straight rows: which rows stand further right)',
  'cli.option.straight': 'whether columns or rows are straight: columns or rows',
  'cli.option.sentences': 'in sentences, hex by hex',
  'refusal.takesNoMap': ({ received, options }: { received: string; options: Options }) =>
    options.length === 0
      ? `"${received}" takes no map, nor does any procedure of this game`
      : `"${received}" takes no map; maps are taken by ${options.join(', ')}`,
  'refusal.gameWithoutMaps': ({ received }: { received: string }) => `no procedure of "${received}" takes a hex map`,
  'cli.verb.replay': 'play a campaign or a saved resolution again, step by step',
  'cli.verb.replay.examples': `  grognard replay war.jsonl             a campaign
  grognard replay battle.json           what resolve --json printed`,
  'cli.verb.verify': 'check a campaign or a saved resolution, and say what was checked',
  'cli.verb.verify.examples': '  grognard verify war.jsonl',
  'cli.verb.completion': 'print a completion script for your shell',
  'cli.verb.completion.examples': `  grognard completion bash              add it to ~/.bashrc
  grognard completion zsh               save it as _grognard in your fpath
  grognard completion fish              save it as ~/.config/fish/completions/grognard.fish`,

  'cli.verb.advise': 'say what a side should do, sealed choices mixed exactly, and by how much it is better',
  'cli.verb.advise.examples': `  grognard advise specimen assault --input '{"attack":11,"defence":4}' --side attacker
  grognard advise specimen assault --input '{"attack":11,"defence":4}' --side defender --goal -defenderLosses
  grognard advise specimen assault --input '{"attack":11,"defence":4}' --dice 5 --answers '[{"attacker":"hold","defender":"hold"}]'`,
  'cli.verb.worth': 'say what each switch of the situation is worth, the weightiest first',
  'cli.verb.worth.examples': `  grognard worth specimen assault --input '{"attack":11,"defence":4}' --goal lossDifference`,
  'cli.verb.analyse': 'follow the outcomes along one input: a table, CSV or a picture',
  'cli.verb.analyse.examples': `  grognard analyse specimen assault --input '{"attack":1,"defence":4}' --along attack=1..16
  grognard analyse specimen assault --input '{"attack":1,"defence":4}' --along attack=1..16 --csv
  grognard analyse specimen assault --input '{"attack":1,"defence":4}' --along attack=1..16 --svg attack.svg`,
  'cli.verb.campaign.luck': 'sum up each side’s luck: what happened less what was to be expected',
  'cli.verb.campaign.luck.examples': '  grognard campaign luck war.jsonl',
  'cli.option.journal': 'answer every decision as this saved resolution did (resolve --json)',
  'cli.option.side': 'the side that asks for advice',
  'cli.option.goal': 'what it wants: a figure, -figure, 2*figure-other, outcome=NAME, result.FIELD',
  'cli.option.along': 'the input to follow and its values: attack=1..20, level=beginner,advanced',
  'cli.option.csv': 'print comma-separated values',
  'cli.option.svg': 'write a picture to this file',
  'cli.advice.numeric':
    'A sealed choice here is too wide for exact fractions: these figures are numeric, good to about nine decimals.',
  'cli.progress': ({ states }: { states: number }) => `walking … ${states} states`,
  'cli.progress.first': ({ outcomes, open }: { outcomes: readonly Options[]; open: string }) =>
    `so far at least ${outcomes.map((each) => each.join(' ')).join(', ')}; ${open} still open`,
  'cli.progress.known': ({ outcomes }: { outcomes: readonly Options[] }) =>
    `with every decision declined: ${outcomes.map((each) => each.join(' ')).join(', ')}`,
  'cli.sampled.further': '--budget walks further.',
  'cli.advice.nothing': ({ side }: { side: string }) => `${side} has nothing to decide.`,
  'cli.advice.prospect': ({ question, times }: { question: string; times: string }) => `${question} (${times})`,
  'cli.advice.then': ({ option, share }: { option: string; share: string }) => `best then: ${option} (${share})`,
  'cli.advice.against': ({ side }: { side: string }) =>
    `What ${side} should do, and what each of his options leaves you:`,
  'cli.advice.option': 'Option',
  'cli.advice.often': 'How often',
  'cli.advice.worth': 'Worth',
  'cli.advice.exactly': 'Exactly',
  'cli.worth.value': ({ quantity, value }: { quantity: string; value: string }) =>
    `As things stand, ${quantity} comes to ${value} on average. If one thing were otherwise:`,
  'cli.worth.switch': 'Switch',
  'cli.worth.from': 'From',
  'cli.worth.to': 'To',
  'cli.worth.change': 'Change',
  'cli.worth.exactly': 'Exactly',
  'cli.worth.more': ({ count }: { count: number }) => `${plural(count, 'more is', 'more are')} in --json.`,
  'cli.analyse.turn': ({ figure, at, before, after }: { figure: string; at: string; before: string; after: string }) =>
    `${figure} turns round at ${at}: ${before}, then ${after}.`,
  'cli.analyse.monotone': 'Every figure goes one way all along.',
  'cli.analyse.allReached': 'Every cell of the tables looked into is reached.',
  'cli.analyse.unreached': ({ count, cells, more }: { count: number; cells: string; more: number }) =>
    `${plural(count, 'cell is', 'cells are')} never reached here (table, row × column): ${cells}${more > 0 ? ` and ${more} more` : ''}.`,
  'cli.analyse.picture': ({ path }: { path: string }) =>
    `Stacked bars: the share of each outcome for each value of ${path}.`,
  'cli.owed': ({ count }: { count: number }) =>
    count === 1
      ? 'One effect found no place on the tracks and waits:'
      : `${count} effects found no place on the tracks and wait:`,
  'cli.owed.each': ({ sequence, effect, reason }: { sequence: number; effect: string; reason: string }) =>
    `event ${sequence}, ${effect}. ${reason}`,
  'cli.campaignLuck.none': 'Nothing in this campaign can be weighed yet.',
  'cli.campaignLuck.event': 'Event',
  'cli.campaignLuck.procedure': 'Procedure',
  'cli.campaignLuck.side': 'Side',
  'cli.campaignLuck.figure': 'Figure',
  'cli.campaignLuck.actual': 'Got',
  'cli.campaignLuck.expected': 'Expected',
  'cli.campaignLuck.percentile': 'Better than',
  'cli.campaignLuck.leftOut': ({ events }: { events: string }) => `Too wide to weigh, and left out: ${events}.`,
  'refusal.notASweep': ({ received, most }: { received: string; most: number }) =>
    `"${received}" will not do; give PATH=FROM..TO, PATH=FROM..TO..STEP or PATH=A,B,C, at most ${most} values`,
  'refusal.alongMissing': ({ options }: { options: Options }) =>
    `say which input to follow: --along PATH=FROM..TO; inputs are ${options.join(', ')}`,

  'cli.word.game': 'game',
  'cli.word.game.more': 'the game, as `grognard games` names it',
  'cli.word.table': 'table',
  'cli.word.table.more': 'the table; without it, the list of tables',
  'cli.word.procedure': 'procedure',
  'cli.word.procedure.more': 'the procedure, as `grognard games` names it',
  'cli.word.file': 'file',
  'cli.word.file.more': 'the file',
  'cli.word.track': 'track',
  'cli.word.track.more': 'the track, as `campaign state` names it: lost.attacker',
  'cli.word.value': 'value',
  'cli.word.value.more': 'its new value: a number, a word, or JSON',
  'cli.word.text': 'text',
  'cli.word.text.more': 'what to write down',
  'cli.word.shell': 'shell',
  'cli.word.shell.more': 'bash, zsh or fish',

  'cli.option.json': 'answer in JSON, for scripts',
  'cli.option.game': 'one more game for the shelf: a file or an installed package (may be repeated)',
  'cli.option.format':
    'how the answer is laid out: line, one line for a chat; link, the situation as a link (odds); a log as text, markdown, bbcode, html or line',
  'cli.option.lang': 'language of the answer: en or fr',
  'cli.option.input': 'the situation: inline JSON, a file, or - for what is piped in',
  'cli.option.example': 'the input and the rulings of a worked example, instead of --input',
  'cli.option.set':
    'say one place of the input otherwise: attackers[0].strength=8 (may be repeated; null takes it out)',
  'cli.option.told': 'with the dice and the answers that the example tells',
  'cli.option.ask': 'go on at the keyboard from what the line gives: review it, change it, throw',
  'cli.option.dice': 'faces rolled on the table, in order: 4,2',
  'cli.option.answers':
    'decisions in order: a JSON list (a record for sealed choices), a file, or plain options: retreat,stand',
  'cli.option.seed': 'hexadecimal seed: the same seed gives the same dice',
  'cli.option.ruling': 'how an open rule is read; may be given several times',
  'cli.option.overlay': 'cells of your own copy: {"table":[{"row":"6","column":"2/1","cell":"D2"}]}',
  'cli.option.by': 'list the odds by this figure, or this field of the result',
  'cli.option.policy':
    'how decisions are settled: never, always, evenly, threshold:N, SIDE=POLICY, QUESTION=OPTION; several with commas',
  'cli.option.budget': 'the most states held before the answer is sampled; a million otherwise',
  'cli.option.name': 'the campaign’s name; the file’s name otherwise',
  'cli.option.setup':
    'tracks at the start: a printed set-up by its id, inline JSON, a file, or -; the file of a campaign, of one table or shared, stands for its tracks',
  'cli.option.reason': 'why the track is corrected',
  'cli.option.consent': 'sides that consent, with commas between them',

  'cli.usage.unknownVerb': ({ received, close }: { received: string; close?: string }) =>
    `there is no verb "${received}".${meant(close)}`,
  'cli.usage.unknownOption': ({ received, close }: { received: string; close?: string }) =>
    `there is no option "${received}".${meant(close)}`,
  'cli.usage.wordMissing': ({ name }: { name: string }) => `a word is missing: <${name}>.`,
  'cli.usage.valueMissing': ({ option }: { option: string }) => `the option ${option} needs a value.`,
  'cli.usage.tooManyWords': 'too many words; put quotes around one that has spaces.',
  'cli.usage.unknownLanguage': ({ received, options }: { received: string; options: Options }) =>
    `the language "${received}" is not spoken here; choose ${options.join(' or ')}.`,
  'cli.usage.unknownFormat': ({ received, options }: { received: string; options: Options }) =>
    `there is no format "${received}"; there is ${options.join(', ')}.`,
  'cli.usage.unknownShell': ({ received, options }: { received: string; options: Options }) =>
    `there is no completion for "${received}"; choose ${options.join(', ')}.`,
  'cli.usage.inputMissing':
    'give --input with JSON, a file or -, or --example with the name of a worked example; questions are asked only on a terminal.',
  'cli.usage.inputTwice': ({ options }: { options: Options }) =>
    `only one of ${options.join(', ')} can read what is piped in.`,
  'cli.usage.inputAndExample': 'give --input or --example, not both.',
  'cli.usage.diceTwice': 'give --dice or --seed, not both.',
  'cli.usage.notAPair': ({ option, received }: { option: string; received: string }) =>
    `${option} takes NAME=READING; received "${received}".`,
  'cli.usage.notAPlace': ({ option, received }: { option: string; received: string }) =>
    `${option} takes PLACE=VALUE; received "${received}".`,
  'cli.usage.toldOfNothing': '--told wants --example: only a worked example tells dice and answers.',
  'cli.usage.toldTwice': '--told brings dice and answers; leave out --dice, --answers and --seed.',
  'cli.usage.askNowhere': '--ask puts questions, and questions are asked only on a terminal, never with --json.',
  'cli.usage.notABudget': ({ received }: { received: string }) =>
    `--budget wants a whole number from 1 on; received "${received}".`,
  'cli.usage.cornersMissing': ({ received }: { received: string }) =>
    `--corners wants two numbers with a comma between them, such as 0101,2618${received === '' ? '' : `; received "${received}"`}.`,
  'cli.usage.notAmong': ({ option, received, options }: { option: string; received: string; options: Options }) =>
    `${option} wants ${options.join(' or ')}; received "${received}".`,
  'cli.usage.other': ({ message }: { message: string }) => message,
  'cli.usage.see': ({ line }: { line: string }) => `See: ${line}`,
  'cli.said': ({ who, what }: { who: string; what: string }) => `${who}: ${what}`,
  'cli.refused': 'Refused:',
  'cli.cutShort': ({ why }: { why: Words }, say: Say) => `what there is to say ${say(why)}.`,
  'cli.quit': 'Left before the end; nothing was changed.',
  'cli.bug': ({ message }: { message: string }) =>
    `This is a fault of the program, not yours; nothing was changed. Please report it: ${message}`,

  'refusal.badJson': ({
    line,
    column,
    expected,
    received,
  }: {
    line: number;
    column: number;
    expected: string;
    received: string;
  }) =>
    `not JSON at line ${line}, column ${column}: ${
      {
        value: 'a value was expected',
        key: 'a name in double quotes was expected',
        colon: 'a colon was expected',
        commaOrBrace: 'a comma or } was expected',
        commaOrBracket: 'a comma or ] was expected',
        end: 'nothing more was expected',
        depth: 'too many brackets inside one another',
      }[expected] ?? expected
    }, ${received === '' ? 'the text ends there' : `found ${received}`}`,
  'refusal.keyTwice': ({ line, column, key }: { line: number; column: number; key: string }) =>
    `line ${line}, column ${column}: "${key}" stands there a second time`,
  'refusal.unreadable': ({ reason }: { reason: string }) =>
    `cannot be read (${{ ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'not permitted' }[reason] ?? reason})`,
  'refusal.unwritable': ({ reason }: { reason: string }) =>
    `cannot be written (${{ ENOENT: 'there is no such folder', EISDIR: 'it is a folder', EACCES: 'not permitted', ENOSPC: 'the disk is full', EROFS: 'the disk is read-only' }[reason] ?? reason})`,
  'refusal.notADie': ({ received }: { received: string }) =>
    `"${received}" is no face of a die; give numbers such as 4,2`,
  'refusal.answersNotAList': 'give a list, such as ["retreat", {"attacker": "hold", "defender": "commit"}]',
  'refusal.notAnAnswer': ({ received }: { received: string }) =>
    `${received} is no answer; give an option in quotes, or a record with an option for each side`,
  'refusal.rulingTwice': 'this ruling is given twice',
  'refusal.notAnOverlay': ({ received }: { received: string }) =>
    `${received} will not do; give tables with their cells: {"table": [{"row": "6", "column": "2/1", "cell": "D2"}]}`,
  'refusal.notAnOwnCell': ({ received }: { received: string }) =>
    `${received} will not do; give {"row": "…", "column": "…", "cell": "…"}`,
  'refusal.noSuchPlace': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `there is no place "${received}" in this input; places are ${options.join(', ')}.${meant(close)}`,
  'refusal.noPicture': ({ received, options }: { received: string; options: Options }) =>
    options.length === 0
      ? `"${received}" is not drawn, nor is any procedure of this game`
      : `"${received}" is not drawn; drawn are ${options.join(', ')}`,
  'refusal.fileExists': 'this file exists already; a campaign is never written over',
  'refusal.noteEmpty': 'a note needs some text',
  'refusal.beingWritten': ({ pid, host, lock }: { pid: number; host: string; lock: string }) =>
    `is being written by process ${pid} on ${host}; wait, or, if that process is gone, delete ${lock}`,

  'cli.games.procedures': 'procedures',
  'cli.games.tables': 'tables',
  'cli.games.campaign': 'keeps a campaign',
  'cli.show.head.title': 'Table',
  'cli.show.head.cells': 'Cells',
  'cli.show.head.repairs': 'Repaired',
  'cli.show.head.lost': 'Lost',
  'cli.show.repairs': ({ mark }: { mark: string }) => `Repaired or doubtful cells (${mark})`,
  'cli.show.repair': ({
    row,
    column,
    seen,
    used,
    why,
    confidence,
  }: {
    row: string;
    column: string;
    seen: string;
    used: string;
    why: string;
    confidence: string;
  }) => `row ${row}, column ${column}: seen ${seen}, used ${used} (${why}; ${confidence})`,
  'cli.show.lost': 'Lost in the source',
  'cli.show.own': ({ mark }: { mark: string }) => `${mark} a cell of your own copy`,
  'cli.show.origin': ({ mark, meaning, count }: { mark: string; meaning: string; count: number }) =>
    `${mark}  ${meaning} (${plural(count, 'cell', 'cells')})`,
  'cli.show.source': ({
    title,
    edition,
    holder,
    heading,
    page,
    note,
  }: {
    title: string;
    edition: string;
    holder: string;
    heading: string;
    page?: number;
    note?: string;
  }) =>
    `Source: ${title}, ${edition} (${holder}), ${heading}${page === undefined ? '' : `, page ${page}`}.${note ? ` ${note}` : ''}`,
  'cli.describe.input': 'What it asks',
  'cli.describe.choices': 'Decisions it may put',
  'cli.describe.varies': 'which of these are offered depends on the course of play',
  'cli.describe.rulings': 'Open rules and how they are read (--ruling NAME=READING)',
  'cli.describe.default': '(unless you say otherwise)',
  'cli.describe.figures': 'Figures (--by)',
  'cli.field.follows': ({ why, by }: { why: string; by: string }) => `proposed ${why}: ${by}`,
  'cli.field.default': ({ value }: { value: string }) => `default ${value}`,
  'cli.field.text': ({ max }: { max: number }) => `text of 1 to ${max} characters`,
  'cli.field.list': ({ min, max }: { min: number; max: number }) => `a list of ${min} to ${max}`,
  'cli.field.map': 'a map, from a file with --map',
  'cli.field.record': 'a record',

  'cli.odds.outcome': 'Outcome',
  'cli.odds.share': 'Chances',
  'cli.odds.fraction': 'Exactly',
  'cli.odds.figure': 'Figure',
  'cli.odds.mean': 'Mean',
  'cli.odds.exactly': 'Exactly',
  'cli.odds.middle': 'Median',
  'cli.odds.range': '90% within',
  'cli.odds.spread': 'Spread',
  'cli.odds.rest': ({ count }: { count: number }) => `${plural(count, 'more outcome', 'more outcomes')} (see --json)`,
  'cli.odds.open': ({ count }: { count: number }) =>
    count === 1
      ? 'Exact odds; the decisions change nothing of what is shown.'
      : `Exact odds for each of the ${count} ways the decisions may fall; --policy settles them.`,
  'cli.odds.compared': ({ count }: { count: number }) =>
    `The decisions lead to ${count} different exact distributions, each with its letter:`,
  'cli.odds.same': 'Whatever is decided:',
  'cli.odds.fractionsIn': 'Exact fractions: with --json, or settle some of the decisions with --policy.',
  'cli.odds.meanOf': ({ figure }: { figure: string }) => `${figure} (mean)`,
  'cli.odds.idle': ({ side, question }: { side: string; question: string }) =>
    `${side}, ${question} — the answer changes nothing of what is shown.`,
  'cli.odds.declined': ({ side, question }: { side: string; question: string }) =>
    `${side}, ${question} — the options depend on the course of play; here the least commitment is assumed.`,
  'cli.odds.narrowed': ({ policy }: { policy: string }) =>
    `Too wide with its decisions open; here ${policy}. --policy settles them otherwise.`,
  'cli.odds.policies': ({ count, most }: { count: number; most: number }) =>
    count > most
      ? `The decisions may fall in ${count} ways, more than the ${most} that are listed; here are three plain policies. Settle some with --policy to see others.`
      : 'The decisions depend on the course of play; here are three plain policies. Settle some with --policy to see others.',
  'cli.luck.title': 'Luck',
  'cli.luck.figure': 'Figure',
  'cli.luck.actual': 'Got',
  'cli.luck.expected': 'Expected',
  'cli.luck.percentile': 'Below',
  'cli.luck.sides': 'By side',
  'cli.luck.meaning':
    'Luck: the share of what could have happened, with these decisions, that lies below; half of what is equal counts.',
  'cli.luck.meaningForSides':
    'Luck: the share of what could have happened, with these decisions, that lies below; for a side, the share that would have been worse. Half of what is equal counts.',
  'cli.luck.tooWide': 'Luck is left out: too much could have happened.',
  'cli.examples.refused': 'refused, as it should be',
  'cli.examples.count': ({ count, walks, failed }: { count: number; walks: number; failed: number }) =>
    `${plural(count, 'example', 'examples')}, ${plural(walks, 'walk', 'walks')}: ${failed === 0 ? 'all agree' : `${failed} disagree`}.`,

  'cli.campaign.made': ({ path, name, game }: { path: string; name: string; game: string }) =>
    `${game}: the campaign “${name}” begins in ${path}.`,
  'cli.campaign.written': ({ sequence, path }: { sequence: number; path: string }) =>
    `Written as event ${sequence} of ${path}.`,
  'cli.campaign.events': ({ count }: { count: number }) => plural(count, 'event', 'events'),
  'cli.demo.odds': 'Exact odds before the dice, every option as likely as the next',
  'cli.demo.play': 'One battle',
  'cli.demo.on': ({ game, procedure }: { game: string; procedure: string }) =>
    `This was a demonstration: no terminal is attached. Go on with
  grognard                                in a terminal: the guided session
  grognard games                          what is on the shelf
  grognard describe ${game} ${procedure}
  grognard --help`,
} satisfies Dictionary;
