/** What is told of a counter, handed on without what was never said. */
import type { Plain } from '@grognard/kernel';

export const plain = (told: Readonly<Record<string, Plain | undefined>>): Plain =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Plain;
