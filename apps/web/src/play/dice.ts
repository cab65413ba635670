/** The device's own dice: bytes from its cryptographic source, turned into faces without bias. */
import { thrower } from '@grognard/kernel';

export const deviceDice = thrower((count) => crypto.getRandomValues(new Uint8Array(count)));
