import { expect, test } from 'vitest';
import { digest } from './digest.ts';

test('every text of a large family has a digest of its own, sixteen signs long', () => {
  const texts = Array.from({ length: 200_000 }, (_, index) => `{"effects":[],"name":"${index}","result":${index % 7}}`);
  const digests = new Set(texts.map(digest));
  expect(digests.size).toBe(texts.length);
  expect([...digests].every((each) => /^[0-9a-f]{16}$/.test(each))).toBe(true);
});

test('a changed, moved, added or lost sign is told', () => {
  const text = '{"name":"A1","steps":[1,2]}';
  const others = [text.replace('1', '2'), text.replace('1,2', '2,1'), `${text} `, text.slice(1), ''];
  expect(new Set([text, ...others].map(digest)).size).toBe(others.length + 1);
});
