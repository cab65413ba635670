/** What checks and answers say beside their keys, in English. */
import type { Dictionary } from '@grognard/kernel';
import { count } from '../../words/grammar/english.ts';

type Options = readonly string[];
const meant = (close: string | undefined): string => (close ? ` Did you mean ${close}?` : '');

export const dialectEn = {
  'refusal.unknownExample': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    options.length === 0
      ? `there is no example "${received}": this procedure has none`
      : `there is no example "${received}" of this procedure; there are ${options.join(', ')}.${meant(close)}`,
  'refusal.otherExample': ({ received, procedure }: { received: string; procedure: string }) =>
    `"${received}" is an example of another procedure: ${procedure}`,
  'refusal.nearTable': ({ received, options, close }: { received: string; options: Options; close: string }) =>
    `there is no table "${received}"; known are ${options.join(', ')}.${meant(close)}`,
  'refusal.notASeed': ({ received }: { received: string }) =>
    `"${received}" is no seed; give 1 to 64 bytes in hexadecimal, two digits each`,
  'refusal.notAnAccount': ({ lacking }: { lacking: Options }) =>
    `is neither a campaign nor what resolve --json prints; it lacks ${lacking.join(', ')}`,

  'verify.chain': ({ lines, last }: { lines: number; last: string }) =>
    `chain: ${count(lines, 'line', 'lines')}, each bound to the one before; the last hash is ${last.slice(0, 16)}…`,
  'verify.version': ({ recorded, known }: { recorded: string; known: string }) =>
    recorded === known
      ? `version: recorded and replayed with version ${known} of the rules`
      : `version: recorded with version ${recorded} of the rules, replayed with version ${known}`,
  'verify.events': ({ events, resolved }: { events: number; resolved: number }) =>
    `events: ${events} accepted by the rules, ${count(resolved, 'procedure', 'procedures')} replayed`,
  'verify.entries': ({ dice, choices, sealed }: { dice: number; choices: number; sealed: number }) =>
    `journals: ${count(dice, 'die', 'dice')}, ${count(choices, 'decision', 'decisions')} and ${count(sealed, 'sealed choice', 'sealed choices')} fit the procedures`,
  'verify.standing': ({ standing }: { standing: number }) =>
    `state: ${count(standing, 'event', 'events')} in force after every undo and redo`,
  'verify.torn': ({ line }: { line: number }) => `line ${line} was cut short: the event being written was lost`,
  'verify.replayed': ({ entries, steps }: { entries: number; steps: number }) =>
    `replayed: ${count(entries, 'journal entry', 'journal entries')}, ${count(steps, 'step', 'steps')}`,
  'verify.same': ({ outcome }: { outcome: string }) => `the same result and effects: ${outcome}`,
  'verify.differs': ({ differs }: { differs: Options }) => `differs from what is recorded: ${differs.join(', ')}`,
  'verify.holds': 'Everything holds.',
  'verify.fails': 'Not everything holds.',

  'review.each': ({ event, was, now }: { event: number; was: string; now: string }) =>
    `Event ${event}. It ended: ${was}. It would now end: ${now}.`,
  'review.refused': ({ event, was, why }: { event: number; was: string; why: string }) =>
    `Event ${event}. ${was === '' ? 'It kept no ending' : `It ended: ${was}`}. Today’s rules refuse it: ${why}.`,
  'verify.endings': ({ checked, differing }: { checked: number; differing: readonly number[] }) =>
    differing.length === 0
      ? `endings: ${count(checked, 'procedure ends', 'procedures end')} as recorded`
      : `endings: under the rules that recorded them, ${count(differing.length, 'event does', 'events do')} not end as recorded: ${differing.join(', ')}`,
  'verify.otherwise': ({ words }: { words: string }) => words,
  'verify.reviewed': ({ awaiting, differing }: { awaiting: number; differing: readonly number[] }) =>
    differing.length === 0
      ? `earlier versions: ${count(awaiting, 'event', 'events')} not yet reviewed, all of which end the same today`
      : `earlier versions: would now end otherwise, and nobody has judged them: ${differing.join(', ')}`,
  'verify.signed': ({ acts, seats }: { acts: number; seats: readonly string[] }) =>
    `signatures: all ${acts} acts of the players are signed, by ${seats.join(' and ')}`,
  'verify.signaturesGood': ({ acts }: { acts: number }) => `signatures: ${acts} acts of the players are signed`,
  'verify.fairDice': ({ dice, seats, empty }: { dice: number; seats: readonly string[]; empty: readonly string[] }) =>
    `dice: ${dice} follow from seeds committed beforehand and from the contributions of ${seats.join(' and ')}${empty.length > 0 ? `; nobody sat for ${empty.join(' and ')}` : ''}`,
  'verify.waiting': ({ dice }: { dice: number }) =>
    `dice: ${dice} wait for their seed, which is shown when the open procedure ends; they are not proved yet`,
  'verify.givenUp': ({
    line,
    title,
    contributions,
    seats,
  }: {
    line: number;
    title: string;
    contributions: number;
    seats: readonly string[];
  }) =>
    `a roll was given up at line ${line} (${title}) after ${contributions === 1 ? 'one contribution was' : `${contributions} contributions were`} shown, with the consent of ${seats.join(' and ')}`,
  'verify.takenBack': ({ procedures }: { procedures: number }) =>
    `${procedures === 1 ? 'one procedure was' : `${procedures} procedures were`} taken back after dice had fallen, with the consent of all`,
  'verify.unsealed': ({ sealed }: { sealed: number }) => `sealed choices: ${sealed} opened as they were sealed`,
  'verify.endSigned': ({ lines }: { lines: number }) => `end: the server has signed that it had these ${lines} lines`,
  'verify.endUnproved': 'end: unproved. The server has not signed for it, and lines may be missing after the last',
  'verify.endTorn': ({ line, from, to }: { line: number; from: number; to: number }) =>
    `end: unproved. Line ${line} (bytes ${from} to ${to}) is cut short, and lines may be missing after it`,
  'verify.holdsMostly': 'Everything that was checked holds. Mind what is marked ·.',
  'verify.charge.forked': ({ length, other }: { length: number; other: number }) =>
    `proved: the server signed this journal of ${length} lines, and another one of ${other}`,
  'verify.charge.wentBack': ({ length, other }: { length: number; other: number }) =>
    `proved: the server signed this journal of ${length} lines, and later, when it was shown them, only ${other}`,
  'verify.charge.vouchedFalsely': ({ length, other }: { length: number; other: number }) =>
    `proved: the server signed this journal of ${length} lines, though line ${other} of it cannot be`,
  'verify.nothingProved': 'nothing is proved: the server’s signatures in this file do not contradict each other',
  'verify.fault': ({ line, from, to, words }: { line: number; from: number; to: number; words: string }) =>
    `line ${line} (bytes ${from} to ${to}): ${words}`,
} satisfies Dictionary;
