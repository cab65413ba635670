/** What this device has checked before, each note signed with a secret of its own: a long journal is checked once. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CheckedUpTo,
  type Checkpoint,
  checkedBefore,
  isHex,
  type Report,
  signCheckpoint,
  textHash,
} from '@grognard/kernel/fair';
import { nativeCrypto } from '@grognard/server/native';
import { replaceFile } from '../campaign/file.ts';

const OWNER_ONLY = 0o600;
const OWNERS_FOLDER = 0o700;
const SECRET_BYTES = 32;
/** Shorter journals are checked in no time, and leave nothing behind. */
const WORTH_REMEMBERING = 200;

export class Device {
  readonly #folder: string;

  constructor(stateFolder: string) {
    this.#folder = join(stateFolder, 'checked');
  }

  /** How far a journal that begins with this line was checked here before. */
  checked(opening: string): CheckedUpTo | undefined {
    const secret = this.#secret();
    if (secret === undefined) return undefined;
    try {
      return checkedBefore(nativeCrypto, secret, JSON.parse(readFileSync(this.#fileOf(opening), 'utf8')));
    } catch {
      return undefined;
    }
  }

  /** A disk that takes nothing is no reason not to have checked. */
  remember(opening: string, { lines, head, holds }: Report): void {
    if (!holds || lines < WORTH_REMEMBERING) return;
    try {
      const checkpoint: Checkpoint = signCheckpoint(nativeCrypto, this.#made(), { length: lines, head });
      replaceFile(this.#fileOf(opening), `${JSON.stringify(checkpoint)}\n`, OWNER_ONLY);
    } catch {
      // Next time it is checked again.
    }
  }

  /** What a file says of itself names no file. */
  #fileOf(opening: string): string {
    return join(this.#folder, `${textHash(nativeCrypto, opening).slice(0, 2 * 16)}.json`);
  }

  get #secretFile(): string {
    return join(this.#folder, 'device.key');
  }

  #secret(): string | undefined {
    if (!existsSync(this.#secretFile)) return undefined;
    const written = readFileSync(this.#secretFile, 'utf8').trim();
    return isHex(written, SECRET_BYTES) ? written : undefined;
  }

  #made(): string {
    const known = this.#secret();
    if (known !== undefined) return known;
    mkdirSync(this.#folder, { recursive: true, mode: OWNERS_FOLDER });
    const fresh = Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('hex');
    replaceFile(this.#secretFile, `${fresh}\n`, OWNER_ONLY);
    return fresh;
  }
}
