/** The way to a server: its API in the reader's language, its sockets, and its refusals in our own form. */
import { Refused } from '@grognard/kernel';
import { Api, ApiProblem, type Socket } from '@grognard/server/client';
import { WebSocket } from 'ws';
import type { Dialogue } from '../dialogue.ts';

/** How long a server that has gone may keep us from leaving. */
const FAREWELL = 1_000;

export const apiAt = (dialogue: Dialogue, origin: string): Api => new Api(origin, dialogue.locale, fetching);

/** A connection kept from before is dead when the server went away and came back: what only reads is asked once more. */
const fetching = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.method !== 'GET' || !CUT_OFF.has(codeOf(error) ?? '')) throw error;
    return fetch(url, init);
  }
};
const CUT_OFF: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const codeOf = (error: unknown): string | undefined =>
  error instanceof TypeError ? (error.cause as { readonly code?: string } | undefined)?.code : undefined;

/** The origin of an address that a reader typed. */
export function originOf(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refused([{ code: 'notAServer', at: '--server', facts: { received: written } }]);
}

/** What the server refused, in its words; a server that is not there is named. Nothing else is caught. */
export async function asked<T>(origin: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw refusalOf(origin, error);
  }
}

export function refusalOf(origin: string, error: unknown): unknown {
  if (error instanceof ApiProblem) {
    const { title, refusals } = error.problem;
    if (error.status === 401) return new Refused([{ code: 'linkUnknown', at: '', facts: { server: origin } }]);
    const told = refusals.length > 0 ? refusals : [{ at: '', words: title }];
    return new Refused(told.map(({ at, words }) => ({ code: 'serverRefuses', at, facts: { words } })));
  }
  // What fetch throws when nobody answers; its message may name the address, never the token.
  if (!(error instanceof TypeError) || !('cause' in error)) return error;
  const reason = codeOf(error) ?? error.message;
  return new Refused([{ code: 'serverSilent', at: '', facts: { server: origin, reason } }]);
}

/** Sockets for a companion. */
export const socketTo = (url: string): Socket =>
  new WebSocket(url, { closeTimeout: FAREWELL } as object) as unknown as Socket;
