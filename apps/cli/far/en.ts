/** English words for campaigns played far apart. */
import type { Dictionary } from '@grognard/kernel';

export const farEn = {
  'cli.verb.serve': 'serve the web app and shared campaigns, until it is stopped',
  'cli.verb.serve.examples': `  grognard serve
  grognard serve --port 8080 --database postgres://user:password@host/name`,
  'cli.option.port': 'where to listen (8080)',
  'cli.option.host': 'the address to listen on (127.0.0.1: this machine only)',
  'cli.option.database': 'a file, or postgres://…',
  'cli.serve.at': ({ url }: { url: string }) => `Grognard is at ${url}`,
  'cli.serve.database': ({ database }: { database: string }) => `Campaigns are kept in ${database}. Stop with Ctrl-C.`,
  'refusal.storeInUse': 'another process serves this database file already',
  'refusal.cannotServe': ({ reason }: { reason: string }) => `the server cannot start: ${reason}`,
  'cli.verify.signed': ({ acts, seats }: { acts: number; seats: readonly string[] }) =>
    `signatures: all ${acts} acts of the players are signed, by ${seats.join(' and ')}`,
  'cli.verify.fairDice': ({ dice }: { dice: number }) =>
    `dice: ${dice} follow from seeds committed beforehand and from every player’s contribution`,
  'cli.verify.unrevealed': ({ dice }: { dice: number }) =>
    `dice: ${dice} wait for their seed, which is shown when the open procedure ends`,
  'cli.verify.unsealed': ({ sealed }: { sealed: number }) => `sealed choices: ${sealed} opened as they were sealed`,
  'cli.verify.closed': 'the closing line vouches for the last one',
  'cli.verify.notClosed': 'there is no closing line: lines may be missing at the end',
  'cli.verify.fault': ({ line, from, to, words }: { line: number; from: number; to: number; words: string }) =>
    `line ${line} (bytes ${from} to ${to}): ${words}`,
} satisfies Dictionary;
