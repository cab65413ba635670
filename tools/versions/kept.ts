/** What each game was seen to come to, kept beside it with its version. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@grognard/kernel';
import { changesSince, type Fingerprint } from '@grognard/kernel/testing';

/** An edition stands inside the game it differs from: `clash-of-monarchs-2009` in `clash-of-monarchs/editions/2009`. */
function folderOf(games: string, id: string): string {
  const whole = readdirSync(games).find((folder) => id.startsWith(`${folder}-`) && !existsSync(join(games, id)));
  return whole === undefined ? join(games, id) : join(games, whole, 'editions', id.slice(whole.length + 1));
}

/** Written by `npm run versions`, read by a test. */
const pathOf = (games: string, id: string): string => join(folderOf(games, id), 'endings.json');

export function keptOf(games: string, id: string): Fingerprint | undefined {
  const path = pathOf(games, id);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Fingerprint) : undefined;
}

export const keep = (games: string, id: string, now: Fingerprint): void =>
  writeFileSync(pathOf(games, id), `${JSON.stringify(now, undefined, 2)}\n`);

/** What is amiss, in a sentence; nothing where all that was kept still holds and nothing is missing. */
export function amiss({ id, version }: Pick<Game, 'id' | 'version'>, kept: Fingerprint | undefined, now: Fingerprint) {
  if (!kept) return { raise: false, words: `${id} keeps no endings yet: run npm run versions` };
  const { changed, fresh } = changesSince(kept, now);
  if (changed.length > 0 && kept.version === version) {
    const what = changed.join(', ');
    return {
      raise: true,
      words: `${id} is still at version ${version}, but ends otherwise than it did (${what}): campaigns rest on it; raise the version in games/${id}/game.ts, then run npm run versions`,
    };
  }
  if (changed.length > 0 || fresh.length > 0 || kept.version !== version) {
    const what = [...new Set([...changed, ...fresh])].join(', ') || `version ${version}`;
    return { raise: false, words: `${id} has endings that are not kept yet (${what}): run npm run versions` };
  }
  return undefined;
}
