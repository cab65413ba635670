/** A server that cannot be reached, or has no time, is tried again; one that says no is believed. */
import { ApiProblem } from './api.ts';

const TOO_MANY = 429;
const SERVER_FAULT = 500;

export async function patiently<T>(
  work: () => Promise<T>,
  { first, longest }: { readonly first: number; readonly longest: number },
  givenUp: () => boolean,
): Promise<T> {
  for (let pause = first; ; pause = Math.min(longest, 2 * pause)) {
    try {
      return await work();
    } catch (error) {
      const final = error instanceof ApiProblem && error.status < SERVER_FAULT && error.status !== TOO_MANY;
      if (givenUp() || final) throw error;
      await new Promise((next) => setTimeout(next, pause));
    }
  }
}
