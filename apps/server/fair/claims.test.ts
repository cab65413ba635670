/** What is signed and by whom, what a device has checked itself, and journals that nobody signed. */
import { game as ford } from '@grognard/games/specimen';
import { checkedAhead, checkedBefore, claimsIn, gameOf, type Line, signCheckpoint, toHex } from '@grognard/kernel/fair';
import { describe, expect, test } from 'vitest';
import { Table, testSecret } from '../testing/table.ts';
import { nativeCrypto } from './native-crypto.ts';

const played = (): Table => {
  const table = new Table(ford);
  table.act('attacker', { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
  table.playOut();
  return table;
};
const { lines } = played();
const isSigned = ({ event }: Line<unknown>): boolean => 'signature' in (event as object);

describe('claims', () => {
  const claims = claimsIn(lines);

  test('are every signature of every line, with the key of its seat', () => {
    expect(claims.map(({ index }) => index)).toEqual(
      [...lines.entries()].filter(([, line]) => isSigned(line)).map(([at]) => at),
    );
    expect(claims.map(({ by }) => by)).toEqual(lines.filter(isSigned).map(({ event }) => (event as { by: string }).by));
    for (const { key, message, signature } of claims) expect(nativeCrypto.verify(key, message, signature)).toBe(true);
  });

  test('are none where the first line is of no such campaign, or a seat has no key yet', () => {
    expect(claimsIn([])).toEqual([]);
    expect(claimsIn(lines.slice(1))).toEqual([]);
    const seated = lines.findIndex(({ event }) => event.kind === 'seated');
    const by = String((lines[seated] as Line<{ readonly by?: unknown }> | undefined)?.event.by);
    const without = lines.filter((_, at) => at !== seated);
    expect(claimsIn(without).some((claim) => claim.by === by)).toBe(false);
    const bent = lines.map((line, at) =>
      at === seated ? { ...line, event: { ...line.event, signature: 'ff' } } : line,
    );
    expect(claimsIn(bent as never).map(({ index }) => index)).not.toContain(seated);
  });

  test('a seat keeps the key it sat down with', () => {
    const other = toHex(new Uint8Array(32).fill(7));
    const again = { ...(lines[1] as Line), event: { ...lines[1]?.event, key: other } } as never;
    const keys = new Set(claimsIn([...lines, again]).map(({ key }) => toHex(key)));
    expect(keys.has(other)).toBe(false);
  });

  test('that were checked ahead are not checked again, all others are', async () => {
    let asked = 0;
    const counting = {
      ...nativeCrypto,
      verify: (...given: Parameters<typeof nativeCrypto.verify>) => {
        asked += 1;
        return nativeCrypto.verify(...given);
      },
    };
    const beside = async (...given: Parameters<typeof nativeCrypto.verify>) => nativeCrypto.verify(...given);
    const many = Array.from({ length: 70 }, () => claims).flat();
    const ahead = await checkedAhead(counting, many, beside);
    for (const { key, message, signature } of claims) expect(ahead.verify(key, message, signature)).toBe(true);
    expect(asked).toBe(0);
    const [first] = claims;
    if (!first) throw new Error('no claims');
    expect(ahead.verify(first.key, new Uint8Array([1]), first.signature)).toBe(false);
    expect(asked).toBe(1);
    const distrusting = await checkedAhead(counting, [first], async () => false);
    expect(distrusting.verify(first.key, first.message, first.signature)).toBe(false);
  });
});

describe('what a device has checked', () => {
  const [secret, another] = [testSecret(5), testSecret(6)];
  const checked = { length: 12, head: 'ab'.repeat(32) };
  const note = signCheckpoint(nativeCrypto, secret, checked);
  const before = (value: unknown, with_ = secret) => checkedBefore(nativeCrypto, with_, value);

  test('it knows again by its own signature', () => {
    expect(before(note)).toEqual(checked);
    expect(before(JSON.parse(JSON.stringify(note)))).toEqual(checked);
  });

  test('nobody else can tell it, and nothing of it can be changed', () => {
    expect(before(note, another)).toBeUndefined();
    const wrong: readonly unknown[] = [
      undefined,
      null,
      'note',
      {},
      { ...note, length: 13 },
      { ...note, length: 12.5 },
      { ...note, length: '12' },
      { ...note, head: 'ac'.repeat(32) },
      { ...note, head: 'ab' },
      { ...note, signature: 'ab'.repeat(64) },
      { ...note, signature: undefined },
      { ...note, signature: note.signature.slice(2) },
    ];
    for (const each of wrong) expect(before(each), JSON.stringify(each)).toBeUndefined();
  });
});

test('the game of a journal stands in its first line, or nowhere', () => {
  expect(gameOf(played().file)).toBe('specimen');
  for (const text of ['', 'no json', '{}', '{"event":{}}', '{"event":{"game":7}}', `\n${played().file}`])
    expect(gameOf(text), text.slice(0, 30)).toBeUndefined();
});
