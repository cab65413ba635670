import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';

test('a line hashes like any other SHA-256, accents included', () => {
  for (const line of ['', '{"event":{"kind":"noted","text":"Pluie sur le Gué — à l’aube"}}']) {
    expect(hashOf(line)).toBe(createHash('sha256').update(line, 'utf8').digest('hex'));
  }
});
