/** English words of luck over many rolls, fetched with the pages that tell it. */
import type { Dictionary } from '@grognard/kernel';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const luckEn = {
  'lucky.title': 'Luck',
  'lucky.by.player': 'players',
  'lucky.by.nation': 'nations',
  'lucky.by.procedure': 'charts',
  'lucky.by.counter': 'counters',
  'lucky.by': 'Luck by',
  'lucky.none': 'No roll yet whose luck can be told.',
  'lucky.working': 'Working it out…',
  'lucky.inFigure': ({ figure }: { figure: string }) => `counted in: ${figure}`,
  'lucky.line': ({ who, sum }: { who: string; sum: string }) => `${who} ${sum}`,
  'lucky.within': ({ low, high }: { low: string; high: string }) => `inside the band from ${low} to ${high}`,
  'lucky.above': ({ low, high }: { low: string; high: string }) =>
    `luckier than 95 of 100, above the band from ${low} to ${high}`,
  'lucky.below': ({ low, high }: { low: string; high: string }) =>
    `unluckier than 95 of 100, below the band from ${low} to ${high}`,
  'lucky.sentence': ({ who, rolls, sum, told }: { who: string; rolls: number; sum: string; told: string }) =>
    `${who}: ${sum} over ${plural(rolls, 'roll', 'rolls')}, ${told}.`,
  'lucky.meaning':
    'What fell less what was to be expected, summed roll by roll. With the same decisions, nine of ten campaigns end inside the band.',
  'lucky.event': ({ number }: { number: number }) => `event ${number}`,
  'lucky.roll': ({ number }: { number: number }) => `roll ${number}`,
  'lucky.luckiest': 'Luckiest rolls',
  'lucky.unluckiest': 'Unluckiest rolls',
  'lucky.extreme': ({
    figure,
    actual,
    expected,
    share,
  }: Readonly<Record<'figure' | 'actual' | 'expected' | 'share', string>>) =>
    `${figure}: ${actual} where ${expected} was to be expected, better than ${share}`,
  'lucky.leftOut': ({ events }: { events: string }) => `Too much could have happened to weigh: ${events}.`,
} satisfies Dictionary;
