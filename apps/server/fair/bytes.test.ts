/** Bytes against the platform's own, and what a proof counts. */
import { game as ford } from '@grognard/games/specimen';
import { fromHex, isCrafted, isHex, toHex, utf8, verifyJournal } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

test('letters of every length are the bytes that the platform writes', () => {
  const edges = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xfff, 0x1000, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x3ffff, 0x10ffff];
  for (const edge of edges) {
    const text = `a${String.fromCodePoint(edge)}é🎲`;
    expect(toHex(utf8(text)), edge.toString(16)).toBe(toHex(new TextEncoder().encode(text)));
  }
  const all = Array.from({ length: 0x11000 }, (_, at) => at).filter((code) => code < 0xd800 || code > 0xdfff);
  const text =
    String.fromCodePoint(...all.slice(0, 20_000)) +
    all
      .slice(20_000)
      .map((code) => String.fromCodePoint(code))
      .join('');
  expect(toHex(utf8(text))).toBe(toHex(new TextEncoder().encode(text)));
});

const begun = (): Table => {
  const table = new Table(ford);
  table.act('attacker', { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
  return table;
};

test('a proof has the campaign, and counts every die that was thrown', () => {
  const table = begun();
  table.playOut();
  const report = verifyJournal(table.file, ford, nativeCrypto);
  const thrown = table.lines.filter(({ event }) => event.kind === 'thrown').length;
  expect(report.events['thrown']).toBe(thrown);
  expect(report.campaign?.state).toEqual(table.shared.campaign.state);
  expect(report.dice).toMatchObject({ waiting: 0 });
  expect(Object.values(report.dice as object)).toContain(thrown);
});

describe('keys and bytes', () => {
  const HEX = testSecret(1);
  const sound = fromHex(`${HEX}${HEX}`);
  const weak = (key: string): boolean => isCrafted(fromHex(key), sound);
  const little = (value: bigint): string =>
    toHex(Uint8Array.from({ length: 32 }, (_, place) => Number((value >> BigInt(8 * place)) & 0xffn)));
  const P = 2n ** 255n - 19n;

  test('every spelling of a point of small order and every number past the field is weak, its neighbours are not', () => {
    for (const y of [0n, 1n, P - 1n, P, P + 1n, P + 2n, 2n ** 255n - 1n]) {
      expect(weak(little(y)), `${y}`).toBe(true);
      expect(weak(little(y + 2n ** 255n)), `${y} with its sign`).toBe(true);
      expect(isCrafted(fromHex(HEX), fromHex(`${little(y)}${HEX}`))).toBe(true);
    }
    for (const y of [
      2n,
      P - 2n,
      P - 256n,
      2n ** 255n - 1n - 2n ** 8n,
      2n ** 255n - 1n - 2n ** 247n,
      2n ** 255n - 1n - 2n ** 240n,
      2n ** 254n,
    ])
      expect(weak(little(y)), `${y}`).toBe(false);
    for (const order8 of [
      '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
      'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    ]) {
      expect(weak(order8)).toBe(true);
      expect(weak(order8.slice(0, -2) + (Number.parseInt(order8.slice(-2), 16) | 0x80).toString(16))).toBe(true);
    }
    expect(weak(HEX)).toBe(false);
  });

  test('hexadecimal is small letters, two for each byte, and comes back', () => {
    const all = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(toHex(all)).toBe(Buffer.from(all).toString('hex'));
    expect(fromHex(toHex(all))).toEqual(all);
    expect([
      isHex('ab', 1),
      isHex('', 0),
      isHex('AB', 1),
      isHex('a', 1),
      isHex('abc', 1),
      isHex('ag', 1),
      isHex(7, 1),
    ]).toEqual([true, true, false, false, false, false, false]);
    expect(toHex(utf8(''))).toBe('');
  });
});
