/** Secrets of the server's own making. */
import { randomBytes } from 'node:crypto';

/** 32 bytes in hexadecimal. */
export const freshSecret = (): string => randomBytes(32).toString('hex');
