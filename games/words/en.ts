/** English words that belong to no game. */
import type { Dictionary, Say, Words, Written } from '@grognard/kernel';
import { optionNames } from './options.ts';

type Options = readonly string[];
const oneOf = (options: Options): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(options);
const meant = (close: string | undefined): string => (close ? ` Did you mean ${close}?` : '');

/** A code of a table, with what the table says it means. */
export interface SpeltCode {
  readonly code: string;
  readonly meaning: Written | null;
}
export interface NumberFacts {
  readonly min: number;
  readonly max: number;
  readonly halves: boolean;
  readonly or: readonly SpeltCode[];
}
/** Something said against what another field proposes. */
export interface ContraryFacts {
  readonly field: Words;
  readonly from: Words;
  readonly chosen: Words | number;
  readonly proposal: Words | number;
  readonly why: Words;
}
const valued = (value: Words | number, say: Say): string => (typeof value === 'number' ? String(value) : say(value));
const speltOut =
  (say: Say) =>
  ({ code, meaning }: SpeltCode): string =>
    meaning ? `${code} (${say.read(meaning)})` : code;
const figure = (value: number): string => String(value).replace('-', '−');

export const en = {
  locale: 'en',
  die: ({ sides }: { sides: number }) => `d${sides}`,
  lookup: ({ table, row, column, cell }: { table: string; row: string; column: string; cell: string }) =>
    `${table}: row ${row}, column ${column} → ${cell}`,
  each: ({ items }: { items: readonly Words[] }, say) => items.map((item) => say(item)).join('; '),
  'lookup.own': ({ table, row, column, cell }: { table: string; row: string; column: string; cell: string }) =>
    `${table}: row ${row}, column ${column} → ${cell} (your own cell)`,
  applied: 'applies',
  notApplied: 'does not apply',
  notAsked: 'not asked',
  varies: 'varies',
  yes: 'yes',
  no: 'no',
  'option.yes': 'yes',
  'option.no': 'no',
  'follows.title': ({ where }: { where: Words }, say) => `${say(where)}: your own choice`,
  'follows.told': ({ field, from, chosen, proposal, why }: ContraryFacts, say) =>
    `${say(field)}: ${valued(chosen, say)}; ${say(why)} (${valued(from, say)}) it would be ${valued(proposal, say)}`,
  'refusal.at': ({ place }: { place: string }) => `${place}: `,
  'refusal.place': ({ label, at }: { label: string; at: string }) => `${label} (${at})`,
  'refusal.cited': ({ rule }: { rule: string }) => ` (${rule})`,
  'refusal.missing': ({ options, expected, words }: { options?: Options; expected?: string; words?: string }, say) =>
    options
      ? `missing; give ${oneOf(optionNames(say, options, words))}`
      : `missing; give ${{ integer: 'a whole number', flag: 'true or false', list: 'a list', record: 'a record', text: 'some text' }[expected ?? ''] ?? 'a value'}`,
  'refusal.notAnInteger': ({ received, min, max }: { received: string; min: number; max: number }) =>
    `${received} will not do; give a whole number from ${min} to ${max}`,
  'refusal.notAFlag': ({ received }: { received: string }) => `${received} will not do; give true or false`,
  'refusal.notOneOf': (
    { received, options, close, words }: { received: string; options: Options; close?: string; words?: string },
    say,
  ) => `${received} is not known; give ${oneOf(optionNames(say, options, words))}.${meant(close)}`,
  'refusal.notText': ({ received, max }: { received: string; max: number }) =>
    `${received} will not do; give text of 1 to ${max} characters`,
  'refusal.notAList': ({ received }: { received: string }) => `${received} will not do; give a list`,
  'refusal.notARecord': ({ received }: { received: string }) =>
    `${received} will not do; give a record such as {"name": value}`,
  'refusal.unknownMap': ({ received }: { received: string }) =>
    `no map is kept under ${received}; give the map itself, or the mark of one that the campaign has`,
  'refusal.tooFew': ({ min }: { min: number }) => `too few; give at least ${min}`,
  'refusal.tooMany': ({ max }: { max: number }) => `too many; give at most ${max}`,
  'refusal.twice': ({ received, first }: { received: string; first: number }) =>
    `${received} stands here again; number ${first} already has it`,
  'refusal.unknownField': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `there is no field "${received}"; known are ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownRuling': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `there is no ruling "${received}"; known are ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownReading': ({ received, options }: { received: string; options: Options }) =>
    `"${received}" is no reading of this ruling; give ${oneOf(options)}`,
  'refusal.unknownProcedure': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `there is no procedure "${received}"; known are ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownGame': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `there is no game "${received}"; known are ${options.join(', ')}.${meant(close)}`,
  'line.told': ({ head, told }: { head: string; told: string }) => `${head}: ${told}`,
  'line.list': ({ items }: { items: readonly string[] }) => items.join('; '),
  'line.dice': ({ faces, count }: { faces: readonly number[]; count: number }) =>
    `${count === 1 ? 'die' : 'dice'} ${faces.join(', ')}`,
  'refusal.gameNotFound': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `"${received}" is neither a game of the house (all, ${options.join(', ')}) nor a file nor an installed package.${meant(close)}`,
  'refusal.gameNotLoaded': ({ received, reason }: { received: string; reason: string }) =>
    `"${received}" cannot be read as a game: ${reason}`,
  'refusal.notAGame': ({ received }: { received: string }) =>
    `"${received}" holds no game; it must export \`game\`, as made by \`defineGame\``,
  'refusal.gameTwice': ({ received }: { received: string }) =>
    `two games on the shelf are called "${received}"; leave one of them out`,
  'refusal.unknownTable': ({ received, options }: { received: string; options: Options }) =>
    `there is no table "${received}"; known are ${options.join(', ')}`,
  'refusal.overlayRow': ({ received, options }: { received: string; options: Options }) =>
    `the table has no row "${received}"; its rows are ${options.join(' ')}`,
  'refusal.overlayColumn': ({ received, options }: { received: string; options: Options }) =>
    `the table has no column "${received}"; its columns are ${options.join(' ')}`,
  'refusal.overlayCell': ({ received, would }: { received: string; would: Words }, say) =>
    `"${received}" cannot stand in this cell; give ${say(would)}`,
  'codes.list': ({ codes }: { codes: readonly SpeltCode[] }, say) => oneOf(codes.map(speltOut(say))),
  'codes.number': ({ min, max, halves, or }: NumberFacts, say) =>
    oneOf([
      `${halves ? 'a number' : 'a whole number'} from ${figure(min)} to ${figure(max)}${halves ? ' in halves, such as 1.5' : ''}`,
      ...or.map(speltOut(say)),
    ]),
  'codes.notation': ({ words }: { words: Written }, say) => say.read(words),
  'refusal.dieMissing': ({ ask }: { ask: Words }, say) => `one more die is needed: ${say(ask)}`,
  'refusal.diceLeftOver': ({ used, given }: { used: number; given: number }) =>
    `${given} dice were given, only ${used} were needed`,
  'refusal.notAFace': ({ ask, received, sides }: { ask: Words; received: string; sides: number }, say) =>
    `${received} is no face of a ${sides}-sided die (${say(ask)}); give 1 to ${sides}`,
  'refusal.answerMissing': ({ ask, side, options }: { ask: Words; side: string; options: Options }, say) =>
    `${say(`side.${side}`)} must decide: ${say(ask)}; give ${oneOf(options)}`,
  'refusal.answersLeftOver': ({ used, given }: { used: number; given: number }) =>
    `${given} answers were given, only ${used} were asked for`,
  'refusal.notAnOption': (
    { ask, side, received, options }: { ask: Words; side: string; received: string | null; options: Options },
    say,
  ) =>
    `${say(`side.${side}`)}, ${say(ask)}: ${received === null ? 'no answer' : `"${received}" is not allowed`}; give ${oneOf(options)}`,
  'refusal.journalDiffers': ({ ask, received }: { ask: Words; received: string }, say) =>
    `the journal has ${received} where the rules ask: ${say(ask)}`,
  'refusal.journalEnds': ({ ask }: { ask: Words }, say) => `the journal ends where the rules still ask: ${say(ask)}`,
  'refusal.journalLeftOver': ({ used, given }: { used: number; given: number }) =>
    `the journal has ${given} entries, the procedure ended after ${used}`,
  'refusal.oddsTooLarge': ({ states, budget }: { states: number; budget: number }) =>
    `these odds need more than the ${budget} states allowed (reached ${states}); settle more choices or allow more`,
  'refusal.oddsTooLong': 'this takes longer to walk than it may; settle more choices',
  'refusal.oddsTooDeep': ({ denominator }: { denominator: string }) =>
    `too many dice between two checkpoints (${denominator} cases)`,
  'refusal.matrixTooLarge': ({ rows, columns, most }: { rows: number; columns: number; most: number }) =>
    `a sealed choice of ${rows} × ${columns} options is too large for exact advice (at most ${most} × ${most})`,
  'refusal.unknownGoal': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `"${received}" is no goal; known are ${options.join(', ')}.${meant(close)}`,
  'refusal.noSuchInput': ({ options }: { options: Options }) =>
    `the input has no such place; it begins with one of ${options.join(', ')}`,
  'refusal.nothingToSweep': 'the rules accept none of these values',
  'refusal.noCampaign': ({ game }: { game: string }) => `${game} keeps no campaign`,
  'refusal.openedTwice': 'the campaign is already open',
  'refusal.notOpened': 'a campaign begins with its opening',
  'refusal.emptyCampaign': 'the file holds no event',
  'refusal.fileLineNotJson': ({ line }: { line: number }) => `line ${line} is not JSON: the file has been damaged`,
  'refusal.fileLineOutOfOrder': ({ line }: { line: number }) =>
    `line ${line} bears another number: lines are missing or out of order`,
  'refusal.fileChainBroken': ({ line }: { line: number }) =>
    `line ${line} does not follow from the line before it: something before it has been changed`,
  'refusal.fileLineNotAnEvent': ({ line }: { line: number }) => `line ${line} holds no event that this version knows`,
  'refusal.fileLineNotCanonical': ({ line }: { line: number }) => `line ${line} is not written in canonical JSON`,
  'file.torn': ({ line }: { line: number }) =>
    `Line ${line} was cut short: the event being written was lost; everything before it stands.`,
  'file.byteOrderMark': 'The file begins with a byte order mark, which is read as if it were not there.',
  'file.carriageReturns': 'Lines end with carriage returns, which are read as if they were not there.',
  'refusal.unknownFormat': ({ received, format }: { received: number; format: number }) =>
    `journal format ${received} is not known; this version reads format ${format}`,
  'refusal.otherGame': ({ received, game }: { received: string; game: string }) =>
    `the journal is of ${received}, not of ${game}`,
  'refusal.registerKnows': ({ received, known, counter }: { received: string; known: string; counter: string }) =>
    `${counter} stands in the campaign’s register with ${known}, not ${received}; correct the register with a reason if it is wrong`,
  'refusal.registerFull': ({ max }: { max: number }) => `the register has room for ${max} counters and no more`,
  'refusal.onlyStruck': 'what waits to be booked can only be struck out: give null',
  'refusal.campaignKnows': ({ received, known }: { received: string; known: string }) =>
    `you say ${received}, the campaign's track says ${known}; leave it out, or correct the track with a reason`,
  'refusal.reasonMissing': 'a correction needs a reason',
  'refusal.noSuchTrack': ({ options }: { options: Options }) =>
    `there is no such track; tracks are ${options.join(', ')}`,
  'repair.scan': 'scan',
  'repair.misprint': 'misprint',
  'repair.errata': 'errata',
  'repair.translation': 'translation',
  'repair.reconstructed': 'reconstructed cell',
  'repair.suspect': 'doubtful cell',
  'confidence.certain': 'certain',
  'confidence.high': 'very likely',
  'confidence.medium': 'likely',
  'confidence.low': 'uncertain',
  'refusal.nothingToUndo': 'there is nothing to undo',
  'refusal.nothingToRedo': 'there is nothing to do again',
  'refusal.undoOutOfOrder': ({ received, last }: { received: number; last: number }) =>
    `event ${received} is not the last in force; that is ${last}`,
  'refusal.redoOutOfOrder': ({ received, last }: { received: number; last: number }) =>
    `event ${received} is not the last undone; that is ${last}`,
  'refusal.consentNeeded': ({ sequence, missing }: { sequence: number; missing: Options }, say) =>
    `event ${sequence} threw a die or showed a secret: taking it back needs the consent of ${missing.map((side) => say(`side.${side}`)).join(', ')}`,
} satisfies Dictionary;
