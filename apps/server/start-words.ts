/** Why a server does not start, or a backup is not made, in the words of whoever typed the command. */
import { refusalWords } from '@grognard/games/words';
import { type Locale, Refused } from '@grognard/kernel';
import { StoreInUse } from './store/store.ts';
import { troubleOf } from './store/trouble.ts';
import { serverSpeaker } from './text/index.ts';

/** One sentence for each fault; nothing where the error is a mistake of ours. */
export function startWords(error: unknown, locale: Locale): readonly string[] | undefined {
  const say = serverSpeaker(locale);
  if (error instanceof Refused) return error.refusals.map((refusal) => refusalWords(undefined, say, refusal));
  if (error instanceof StoreInUse) return [say('start.inUse', { path: error.path })];
  const { code, port } = (error ?? {}) as { readonly code?: unknown; readonly port?: number };
  if (code === 'EADDRINUSE') return [say('start.portTaken', { port: port ?? 0 })];
  const trouble = troubleOf(error);
  if (trouble) return [say(`refusal.trouble.${trouble}`)];
  return isOfTheSystem(code) ? [say('start.system', { reason: (error as Error).message })] : undefined;
}

/** Codes of the system begin so; Node's own, of a line that cannot be read for one, begin with ERR_. */
const isOfTheSystem = (code: unknown): boolean => typeof code === 'string' && !code.startsWith('ERR_');
