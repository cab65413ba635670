/** What changes a die or a column, called in short: for a line that has room for a word of each. */
import type { Dictionary } from '@grognard/kernel';

export const brief = {
  'brief.leaderFire': 'Leader, Fire',
  'brief.leaderShock': 'Leader, Shock',
  'brief.leaderPursuit': 'Leader, pursuit',
  'brief.crossing': 'Obstacle',
  'brief.cavalry': 'Cavalry',
  'brief.failedRetreat': 'Retreat failed',
  'brief.brokeInFire': 'Broke in Fire',
  'brief.oneRound': 'First round',
  'brief.other': 'Others',
  'brief.manoeuvre': 'Manoeuvre',
  'brief.size': 'Small force',
  'brief.national': 'Nation',
} as const satisfies Dictionary;
