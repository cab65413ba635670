/** A real server for the tests, and campaigns on it. */
import { DEFAULT_LIMITS, DEFAULT_SETTINGS, type Served, serve } from '@grognard/server';
import { spoken } from './paper.ts';

const ROOMY = { ...DEFAULT_LIMITS, requests: 100_000, creations: 10_000 };

export const started = (database: string, port = 0): Promise<Served> =>
  serve({ ...DEFAULT_SETTINGS, port, database, logLevel: 'silent', limits: ROOMY });

export interface Invited {
  readonly id: string;
  readonly links: readonly string[];
  readonly watch: string;
}

export async function invited(server: string, game: string): Promise<Invited> {
  const { status, out } = await spoken(['invite', game, '--server', server, '--json']);
  if (status !== 0) throw new Error(out);
  const { id, invitations, watch } = JSON.parse(out) as {
    readonly id: string;
    readonly invitations: readonly { readonly link: string }[];
    readonly watch: string;
  };
  return { id, links: invitations.map(({ link }) => link), watch };
}
