/** What can be wrong with a database that is not the fault of whoever asked. */

export type Trouble = 'unreachable' | 'tooSlow' | 'diskFull' | 'corrupt' | 'readOnly' | 'ioError';

/** The database cannot do it now; nothing is known of whether it did. */
export class StoreTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause: unknown) {
    super(`the database cannot be used: ${trouble}`, { cause });
    this.name = 'StoreTrouble';
    this.trouble = trouble;
  }
}

/** The class or the code of an error of PostgreSQL (its manual, appendix A), of a socket, or of SQLite. */
const BY_CODE: readonly (readonly [RegExp, Trouble])[] = [
  [/^53100$|^SQLITE_FULL|^ENOSPC$|^EDQUOT$/, 'diskFull'],
  [/^XX00[12]$|^SQLITE_(CORRUPT|NOTADB)/, 'corrupt'],
  [/^25006$|^SQLITE_READONLY|^EROFS$/, 'readOnly'],
  [/^58|^SQLITE_IOERR/, 'ioError'],
  [/^57014$|^55P03$|^25P03$|^SQLITE_BUSY/, 'tooSlow'],
  [/^08|^57P|^53|^ECONN|^EPIPE$|^ETIMEDOUT$|^ENOTFOUND$|^EAI_AGAIN$|^EHOSTUNREACH$|^ENETUNREACH$/, 'unreachable'],
  [/^SQLITE_CANTOPEN/, 'unreachable'],
];

/** The driver has no codes for these. */
const BY_MESSAGE: readonly (readonly [RegExp, Trouble])[] = [
  [/read timeout|timeout exceeded|connection timeout/i, 'tooSlow'],
  [/connection terminated|connection ended|not queryable|socket hang up/i, 'unreachable'],
  [/disk is full/i, 'diskFull'],
  [/disk image is malformed|not a database/i, 'corrupt'],
];

/** The trouble an error tells of; nothing where it is something else. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof StoreTrouble) return error.trouble;
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  const byCode = BY_CODE.find(([pattern]) => pattern.test(String(code ?? '')))?.[1];
  return byCode ?? BY_MESSAGE.find(([pattern]) => pattern.test(String(message ?? '')))?.[1];
}
