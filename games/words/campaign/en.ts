/** English words for campaigns: the chronicle, rules that changed, files that went apart. */
import type { Dictionary } from '@grognard/kernel';
import { count } from '../grammar/english.ts';

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
  'refusal.otherCampaign': 'the two files are of different campaigns: not even their openings agree',
  'refusal.filePacked': 'the file is packed (zip or gzip): unpack it first, the campaign is inside',
  'refusal.fileOtherEncoding':
    'the file is no UTF-8 text: an editor has saved it in another encoding; save it as UTF-8',
  'refusal.filePage': 'the file is a web page, not a campaign: a mail or download page was saved in its place',
  'file.blankEnd': 'Empty lines stand after the last event; they are read as if they were not there.',
  'unbooked.earlierEffect': 'it comes from an earlier version of the rules, and today’s tracks have no place for it',
  'chronicle.reviewed': ({ version, count: judged }: { version: string; count: number }) =>
    judged === 0
      ? `Looked through under version ${version} of the rules: nothing ends otherwise`
      : `Looked through under version ${version} of the rules: ${count(judged, 'event')} judged`,
} satisfies Dictionary;
