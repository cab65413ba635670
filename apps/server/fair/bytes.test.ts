/** Bytes against the platform's own, and what a proof counts. */
import { game as ford } from '@grognard/games/specimen';
import { toHex, utf8, verifyJournal } from '@grognard/kernel/fair';
import { expect, test } from 'vitest';
import { Table } from '../testing/table.ts';
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
