/** A store by its address: `postgres://…`, or the path of a file. */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PostgresOptions } from './postgres.ts';
import type { Store } from './store.ts';

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

export const sqlitePath = (address: string): string =>
  resolve(address.startsWith('file:') ? fileURLToPath(address) : address);

/** Only the database that is used is loaded. */
export async function openStore(address: string, options: PostgresOptions = {}): Promise<Store> {
  if (isPostgres(address)) return (await import('./postgres.ts')).PostgresStore.open(address, options);
  const path = sqlitePath(address);
  mkdirSync(dirname(path), { recursive: true });
  return (await import('./sqlite.ts')).SqliteStore.open(path);
}
