/** Node, the browser's own cryptography and the small package: all three say the same of every signature. */
import { type Crypto, toHex, utf8, type VerifyBeside } from '@grognard/kernel/fair';
import { Point } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { crypto } from '../client/crypto.ts';
import { browserVerify } from '../client/web-crypto.ts';
import { nativeCrypto, verifiesBeside } from './native-crypto.ts';

describe('cryptography', () => {
  test('browser and server agree, and with the published vectors', () => {
    const abc = utf8('abc');
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
    // FIPS 180-4, example B.1.
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    // RFC 4231, test case 2.
    const mac = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    // RFC 8032, section 7.1, test 2.
    const secret = Buffer.from('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb', 'hex');
    const publicKey = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';
    const signature =
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00';
    for (const each of [crypto, nativeCrypto]) {
      expect(hex(each.sha256(abc))).toBe(digest);
      expect(hex(each.hmacSha256(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(mac);
      expect(hex(each.publicKey(secret))).toBe(publicKey);
      expect(hex(each.sign(secret, Uint8Array.of(0x72)))).toBe(signature);
      const given = [Buffer.from(publicKey, 'hex'), Buffer.from(signature, 'hex')] as const;
      expect(each.verify(given[0], Uint8Array.of(0x72), given[1])).toBe(true);
      expect(each.verify(given[0], Uint8Array.of(0x73), given[1])).toBe(false);
      expect(each.verify(Buffer.alloc(32, 255), Uint8Array.of(0x72), given[1])).toBe(false);
    }
  });

  test('text becomes the same bytes as the platform makes of it', () => {
    for (const text of ['abc', 'é', 'Šťáva', '漢字', '😀 l’été', '\u{10ffff}'])
      expect([...utf8(text)]).toEqual([...Buffer.from(text)]);
  });
});

/** The group has 8 · L points. */
const L = Point.CURVE().n;
const B = Point.BASE;
/** A point of order eight: its y is one of the roots that small order leaves. */
const T = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05');

const little = (number: bigint): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, place) => Number((number >> BigInt(8 * place)) & 0xffn));
const number = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(Uint8Array.from(bytes).reverse())}`);
const message = (nth: number): Uint8Array => utf8(`message ${nth}`);

interface Crafted {
  readonly what: string;
  readonly key: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly good: boolean;
}

/** What multiplies the key in the equation s·B = R + k·A. */
const factor = (point: Uint8Array, key: Uint8Array, text: Uint8Array): bigint =>
  number(sha512(Buffer.concat([point, key, text]))) % L;

const [a, r] = [123_456_789n, 987_654_321n];

/** A signature with this key and this point, its number from the secrets behind them; the first whose factor fits. */
function crafted(
  what: string,
  good: boolean,
  { key = B.multiply(a), point = B.multiply(r), more = 0n, fits = (_k: bigint): boolean => true },
): Crafted {
  const [keyBytes, pointBytes] = [key.toBytes(), point.toBytes()];
  for (let nth = 0; ; nth += 1) {
    const k = factor(pointBytes, keyBytes, message(nth));
    if (!fits(k)) continue;
    const secret = point.equals(Point.ZERO) ? 0n : r;
    const own = key.isSmallOrder() ? 0n : a;
    const scalar = ((secret + k * own) % L) + more;
    const signature = Buffer.concat([pointBytes, little(scalar)]);
    return { what, good, key: keyBytes, message: message(nth), signature };
  }
}

const byEight = (k: bigint): boolean => k % 8n === 0n;
const notByEight = (k: bigint): boolean => k % 8n !== 0n;
const past = (y: bigint): Uint8Array => little(2n ** 255n - 19n + y);

const TABLE: readonly Crafted[] = [
  crafted('as the protocol makes it', true, {}),
  // s + L fits the same equation: whoever passes it on could change the line's hash.
  crafted('its number past the order', false, { more: L }),
  // R + T: both sides differ by a point of order eight, which only a check with the cofactor overlooks.
  crafted('its point with a part of small order', false, { point: B.multiply(r).add(T) }),
  // A + T: k·T is left over unless eight divides k.
  crafted('its key with a part of small order, seen', false, { key: B.multiply(a).add(T), fits: notByEight }),
  crafted('its key with a part of small order, not seen', true, { key: B.multiply(a).add(T), fits: byEight }),
  // Under a key of small order the equation does not bind the message at all.
  crafted('its key of order eight', false, { key: T, fits: byEight }),
  crafted('its key zero', false, { key: Point.ZERO }),
  crafted('its point zero', false, { point: Point.ZERO }),
  { ...crafted('its key spelt past the field', false, { key: Point.ZERO }), key: past(1n) },
  { ...crafted('its point spelt past the field', false, {}), signature: Buffer.concat([past(1n), little(1n)]) },
  { ...crafted('its key no point', false, {}), key: little(2n) },
  { ...crafted('another message', false, {}), message: utf8('another') },
  { ...crafted('cut short', false, {}), signature: new Uint8Array(63) },
  { ...crafted('all zero', false, {}), signature: new Uint8Array(64) },
];

describe('crafted signatures', () => {
  let beside: VerifyBeside;
  beforeAll(async () => {
    const found = await browserVerify();
    if (!found) throw new Error('this Node has no Ed25519 in WebCrypto');
    beside = found;
  });

  test('the crafted ones are what they are said to be', () => {
    expect(T.isSmallOrder() && !T.double().double().is0() && !T.is0(), 'of order eight').toBe(true);
    expect(B.multiply(a).add(T).isTorsionFree()).toBe(false);
  });

  test.each(TABLE)('$what: $good', async ({ key, message: text, signature, good }) => {
    const checks: readonly Pick<Crypto, 'verify'>[] = [crypto, nativeCrypto];
    expect(checks.map((each) => each.verify(key, text, signature))).toEqual([good, good]);
    expect(await beside(key, text, signature)).toBe(good);
    expect(await verifiesBeside(toHex(key), text, toHex(signature))).toBe(good);
  });
});
