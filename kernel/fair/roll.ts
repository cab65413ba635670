/** A die that nobody can bend: its face follows from what was fixed before it was thrown. */
import { die } from '../dice/die.ts';
import { type Bytes, thrower } from '../dice/thrower.ts';
import { canonical } from '../journal/canonical.ts';
import type { RuleRef } from '../step/note.ts';
import type { Plain, Side } from '../step/step.ts';
import { fromHex, utf8 } from './bytes.ts';
import type { Crypto } from './crypto.ts';

/** What a roll is for, fixed before it is thrown. */
export interface Binding {
  readonly campaign: string;
  /** The line that binds the first die of its run: a line put in later moves no other die. */
  readonly run: number;
  /** Which die of its run, counted from 1. */
  readonly die: number;
  readonly procedure: string;
  readonly rule: RuleRef;
  /** The text key of the question the die answers. */
  readonly purpose: string;
  readonly sides: number;
}

/** The number each seat has shown for a roll. */
export type Contributions = Readonly<Record<Side, string>>;

/** The face: HMAC-SHA-256 under the server's seed over the binding and every contribution, without modulo bias. */
export function faceOf(
  crypto: Pick<Crypto, 'hmacSha256'>,
  seed: string,
  binding: Binding,
  contributions: Contributions,
): number {
  const message = canonical({ what: 'grognard roll', binding: binding as unknown as Plain, contributions });
  const throwDie = thrower(stream(crypto, fromHex(seed), message));
  return throwDie(die(binding.sides));
}

/** Bytes without end: one block after another under a rising counter. */
function stream(crypto: Pick<Crypto, 'hmacSha256'>, key: Uint8Array, message: string): Bytes {
  let block = new Uint8Array(0);
  let [used, counter] = [0, 0];
  return (count) => {
    const bytes = new Uint8Array(count);
    for (let index = 0; index < count; index += 1) {
      if (used === block.length) {
        block = new Uint8Array(crypto.hmacSha256(key, utf8(`${counter}:${message}`)));
        counter += 1;
        used = 0;
      }
      bytes[index] = block[used] ?? 0;
      used += 1;
    }
    return bytes;
  };
}
