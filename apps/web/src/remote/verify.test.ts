/** The check in the worker: by the browser's own Ed25519 where it has one, and to the same end where it has none. */
import { game as ford } from '@grognard/games/specimen';
import { exported, lineText } from '@grognard/kernel/fair';
import { crypto as ownCrypto } from '@grognard/server/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ClerkedTable } from './clerked-table.ts';
import { judgementOn, verdictOn } from './verify.ts';

const remote = new ClerkedTable();
remote.assault();
const texts = remote.lines.map(lineText);
const acts = remote.lines.filter(({ event }) => 'by' in event).length;
const journal = exported(texts, ownCrypto);
/** The last act: whatever is changed in it no later line gives away. */
const forged = remote.lines.findLastIndex(({ event }) => 'by' in event);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('every signature of a journal is checked by the browser itself, and none by the page', async () => {
  const subtle = vi.spyOn(globalThis.crypto.subtle, 'verify');
  const own = vi.spyOn(ownCrypto, 'verify');
  const verdict = await verdictOn(journal, ford);
  expect(verdict).toMatchObject({ holds: true, signatures: acts, dice: { waiting: 0 } });
  // Two more try out whether it is Ed25519 that the browser has.
  expect([subtle.mock.calls.length, own.mock.calls.length]).toEqual([acts + 2, 0]);
});

test('without Ed25519 in the browser the verdict is the same', async () => {
  const verdict = await verdictOn(journal, ford);
  vi.stubGlobal('crypto', {});
  const own = vi.spyOn(ownCrypto, 'verify');
  expect(await verdictOn(journal, ford)).toEqual(verdict);
  expect(own.mock.calls.length).toBe(acts);
});

test('a signature that was changed is found either way', async () => {
  const text = (texts[forged] ?? '').replace(/"signature":"../, '"signature":"00');
  const changed = exported([...texts.slice(0, forged), text], ownCrypto);
  const beside = await verdictOn(changed, ford);
  vi.stubGlobal('crypto', {});
  expect(await verdictOn(changed, ford)).toEqual(beside);
  expect(beside).toMatchObject({ holds: false, faults: [{ code: 'notSigned', line: forged + 1 }] });
});

test('what a device has kept against a server is judged here too', async () => {
  const heads = [remote.vouch(2), remote.vouch(2, 'ab'.repeat(32))];
  const evidence = { grognard: 'evidence', journal: texts, heads } as const;
  const { charges } = await judgementOn(evidence, ford);
  expect(charges?.map(({ kind }) => kind)).toEqual(['forked']);
});
