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

const low32 = (value: bigint): bigint => BigInt.asUintN(32, value);
const turned = (lane: bigint, by: bigint): bigint => low32((lane << by) | (lane >> (32n - by)));
const stirred = (lane: bigint): string => {
  const once = low32((lane ^ (lane >> 16n)) * 0x7feb352dn);
  const twice = low32((once ^ (once >> 15n)) * 0x846ca68bn);
  return (twice ^ (twice >> 16n)).toString(16).padStart(8, '0');
};

/** Digests are kept in files: the same two lanes in whole numbers without overflow. */
function inWholeNumbers(text: string): string {
  let [low, high] = [0x9e3779b9n, 0x85ebca6bn];
  for (let at = 0; at < text.length; at += 1) {
    const sign = BigInt(text.charCodeAt(at));
    low = turned(low32((low ^ sign) * 0xcc9e2d51n), 13n);
    high = turned(low32((high ^ sign) * 0x1b873593n), 17n);
  }
  return stirred(low32(low ^ low32(high * 5n))) + stirred(low32(high ^ BigInt(text.length)));
}

test('it is the same on every machine and in every version', () => {
  const texts = ['', 'a', 'Düsseldorf № 1', '{"effects":[],"name":"D1"}', 'x'.repeat(1000), '🎲'];
  for (const text of texts) expect(digest(text)).toBe(inWholeNumbers(text));
});
