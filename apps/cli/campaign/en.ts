/** English words for campaigns that grow old: reviews, copies that went apart. */
import type { Dictionary } from '@grognard/kernel';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const campaignEn = {
  'cli.verb.campaign.review': 'tell which events would end otherwise under today’s rules, and say what becomes of them',
  'cli.verb.campaign.review.examples': `  grognard campaign review war.jsonl
  grognard campaign review war.jsonl --keep all`,
  'cli.option.keep': 'events that stand as they ended: numbers with commas, or all the others',
  'cli.option.redo': 'events whose dice and answers are read again under today’s rules, or all the others',
  'cli.option.mark': 'events that stand as they ended, and are marked in the log, or all the others',
  'cli.verb.campaign.merge': 'tell where two copies of a campaign part, and take one of them',
  'cli.verb.campaign.merge.examples':
    '  grognard campaign merge war.jsonl mailed.jsonl --take second --into whole.jsonl',
  'cli.word.other': 'other',
  'cli.word.other.more': 'the other copy',
  'cli.option.take': 'the copy to go on with: first or second',
  'cli.option.into': 'the new file it is written to',
  'cli.usage.takeWhich': ({ received }: { received: string }) => `--take wants first or second, not “${received}”`,
  'cli.usage.intoMissing': '--take wants --into, a new file: neither copy is written over',
  'cli.usage.notEvents': ({ received }: { received: string }) =>
    `“${received}” is no list of events: give their numbers with commas, or all`,
  'cli.option.last': 'only the last so many events',
  'cli.option.from': 'from this turn on: 3, or “September 1939”',
  'cli.option.nation': 'only events of this nation',
  'cli.option.counter': 'only events of this counter: its own history',
  'cli.option.procedure': 'only events of this procedure, by its id or its title',
  'cli.option.search': 'only events in which this is written',
  'cli.option.all': 'what is empty too',
  'cli.usage.notACount': ({ received }: { received: string }) => `--last wants a number from 1 on, not “${received}”`,
  'cli.usage.notAFormat': ({ received, options }: { received: string; options: readonly string[] }) =>
    `“${received}” is no format; formats are ${options.join(', ')}`,
  'cli.option.per': 'whose luck: player, nation, procedure or counter',
  'cli.usage.notBy': ({ received, options }: { received: string; options: readonly string[] }) =>
    `luck is summed by ${options.join(', ')}, not by “${received}”`,
  'cli.campaignLuck.who': 'Whose',
  'cli.campaignLuck.events': 'Rolls',
  'cli.campaignLuck.sum': 'Sum',
  'cli.campaignLuck.ninety': '90% lie in',
  'cli.campaignLuck.told': '',
  'cli.campaignLuck.band': ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  'cli.campaignLuck.lucky': 'lucky',
  'cli.campaignLuck.unlucky': 'unlucky',
  'cli.campaignLuck.usual': 'within',
  'cli.campaignLuck.meaning':
    'The sum of what happened less what was to be expected; ninety of a hundred campaigns with the same decisions lie in the band.',
  'cli.campaignLuck.luckiest': 'The luckiest rolls',
  'cli.campaignLuck.unluckiest': 'The unluckiest rolls',
  'cli.campaign.changed': ({ mark }: { mark: string }) => `${mark} has changed since last turn`,
  'cli.review.differ': ({
    count,
    events,
    version,
    act,
  }: {
    count: number;
    events: readonly number[];
    version: string;
    act: string;
  }) =>
    `The rules are now at version ${version}. ${plural(count, 'event', 'events')} would end otherwise: ${events.join(', ')}. They stand as they ended; “${act}” tells more and lets you judge them.`,
  'cli.review.same': ({ count, version, act }: { count: number; version: string; act: string }) =>
    `The rules are now at version ${version}; ${plural(count, 'event', 'events')} of an earlier version would end the same. “${act}” notes it.`,
  'cli.review.replayed': ({ count }: { count: number }) =>
    count === 1
      ? '1 event of the first release kept no ending and stands as today’s rules end it.'
      : `${count} events of the first release kept no ending and stand as today’s rules end them.`,
  'cli.review.nothing': 'Nothing in this campaign is older than today’s rules.',
  'cli.review.progress': ({ done, of }: { done: number; of: number }) => `${done} of ${of} events looked at`,
  'cli.merge.same': 'Both copies are the same.',
  'cli.merge.ahead': ({ which, events }: { which: string; events: number }) =>
    `The ${which} copy goes on ${plural(events, 'event', 'events')} further; everything before is the same.`,
  'cli.merge.first': 'first',
  'cli.merge.second': 'second',
  'cli.merge.parted': ({ last }: { last: number }) => `They part after event ${last}:`,
  'cli.merge.goesOn': ({ which }: { which: string }) => `the ${which} copy goes on:`,
  'cli.merge.written': ({ which, path }: { which: string; path: string }) =>
    `The ${which} copy is written to ${path}; both files are left as they were.`,
} satisfies Dictionary;
