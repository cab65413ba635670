/** English words for campaigns: the chronicle, rules that changed, files that went apart. */
import type { Dictionary } from '@grognard/kernel';
import { and, count, monthOf, the } from '../grammar/english.ts';

export const campaignEn = {
  'refusal.otherEnding': ({ received, name }: { received: string; name: string }) =>
    `the journal says “${received}”, the same dice and answers give ${name === '' ? 'nothing that the rules allow' : `“${name}”`}`,
  'refusal.otherVersion': ({ received, version }: { received: string; version: string }) =>
    `the review was made under version ${received} of the rules; they are now at ${version}`,
  'refusal.undecided': ({ event }: { event: number }) =>
    `event ${event} would now end otherwise: say whether it is kept, redone or marked`,
  'refusal.cannotRedo': ({ event }: { event: number }) =>
    `event ${event} cannot be done again: today’s rules refuse its dice or answers; keep it or mark it`,
  'refusal.nothingToJudge': ({ event }: { event: number }) =>
    `event ${event} does not end otherwise: nothing is to be said of it`,
  'refusal.notCopies': 'the two files are of different campaigns: not even their openings agree',
  'refusal.filePacked': 'the file is packed (zip or gzip): unpack it first, the campaign is inside',
  'refusal.fileOtherEncoding':
    'the file is no UTF-8 text: an editor has saved it in another encoding; save it as UTF-8',
  'refusal.filePage': 'the file is a web page, not a campaign: a mail or download page was saved in its place',
  'file.blankEnd': 'Empty lines stand after the last event; they are read as if they were not there.',
  'unbooked.earlierEffect': 'it comes from an earlier version of the rules, and today’s tracks have no place for it',
  'chronicle.turn': ({ turn }: { turn: number }) => `Turn ${turn}`,
  'chronicle.year': ({ year }: { year: number }) => String(year),
  'chronicle.month': ({ year, month }: { year: number; month: number }) => monthOf(year, month),
  'chronicle.opened': ({ name }: { name: string }) => `“${name}” begins`,
  'chronicle.note': 'Note:',
  'chronicle.correction': 'Correction:',
  'chronicle.corrected': ({ place, was, now, reason }: { place: string; was: string; now: string; reason: string }) =>
    `${place}: ${now} instead of ${was} (${reason})`,
  'chronicle.struck': ({ effect, reason }: { effect: string; reason: string }) =>
    `What waited to be booked is struck out: ${effect} (${reason})`,
  'chronicle.undone': ({ event, consent }: { event: number; consent: readonly string[] }, say) =>
    `Event ${event} is taken back${consent.length > 0 ? `, with the consent of ${and(consent.map((side) => the(say.noun(`side.${side}`))))}` : ''}`,
  'chronicle.redone': ({ event }: { event: number }) => `Event ${event} is put back`,
  'chronicle.lead': ({ title, who }: { title: string; who: string }) => `${title}, ${who}`,
  'chronicle.against': ({ sides }: { sides: readonly string[] }) => sides.join(' against '),
  'chronicle.side': ({ side }: { side: string }, say) => the(say.noun(`side.${side}`)),
  'chronicle.and': ({ names }: { names: readonly string[] }) => and(names),
  'chronicle.of': ({ names, nations }: { names: string; nations: readonly string[] }) =>
    `${names} (${nations.join(', ')})`,
  'chronicle.with': ({ who, others }: { who: string; others: string }) => `${who}, with ${others}`,
  'chronicle.said': ({ who, what }: { who: string; what: string }) => `${who}: ${what}`,
  'chronicle.list': ({ items }: { items: readonly string[] }) => items.join('; '),
  'chronicle.gone': 'A procedure that has gone since',
  'chronicle.lost': 'what was told of it has no words any more',
  'chronicle.refused': ({ why }: { why: string }) => `it changed nothing: today’s rules refuse it (${why})`,
  'chronicle.takenBack': 'taken back',
  'chronicle.kept': 'stands as it ended, though the rules have changed',
  'chronicle.redoneNow': 'read again under today’s rules',
  'chronicle.marked': 'would end otherwise today',
  'chronicle.section': ({ turn, phase }: { turn: string; phase: string }) => [turn, phase].filter(Boolean).join(', '),
  'chronicle.nothing': 'Nothing in the journal is like that.',
  'sequence.title': 'Sequence of play',
  'sequence.toDo': 'Still to do',
  'sequence.due': ({ staged }: { staged: boolean }) =>
    `once in every ${staged ? 'stage' : 'turn'}, and not yet in this one`,
  'sequence.waiting': ({ names }: { names: readonly string[] }) =>
    names.length === 1 ? `${and(names)} waits for it` : `${and(names)} wait for it`,
  'track.none': '—',
  'track.gone': 'no longer there',
  'track.item': ({ name, rest }: { name: string; rest: string }) => `${name} (${rest})`,
  'track.value': ({ label, value }: { label: string; value: string }) => `${label} ${value}`,
  'track.changed': ({ was, now }: { was: string; now: string }) => `${now} (was ${was})`,
  'track.new': ({ now }: { was: string; now: string }) => `${now} (new)`,
  'chronicle.reviewed': ({ version, count: judged }: { version: string; count: number }) =>
    judged === 0
      ? `Looked through under version ${version} of the rules: nothing ends otherwise`
      : `Looked through under version ${version} of the rules: ${count(judged, 'event')} judged`,
} satisfies Dictionary;
