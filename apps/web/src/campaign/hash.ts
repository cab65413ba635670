/** The hash that binds the lines of a campaign's file, in the browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const hashOf = (line: string): string => bytesToHex(sha256(utf8ToBytes(line)));
