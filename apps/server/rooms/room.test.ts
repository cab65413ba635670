/** A room over a store in memory: what it adds, refuses, hears and takes back; rooms by their lines. */
import { createHash } from 'node:crypto';
import { game as ford } from '@grognard/games/specimen';
import type { Game } from '@grognard/kernel';
import { type ActDraft, type Line, lineText, type PlayerEvent } from '@grognard/kernel/fair';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '../admission/problem.ts';
import { nativeCrypto } from '../fair/native-crypto.ts';
import type { Appended, Store } from '../store/store.ts';
import { Memory } from '../testing/memory.ts';
import { Table, testSecret } from '../testing/table.ts';
import { Room } from './room.ts';

const ID = 'campaign-1';

afterEach(() => {
  vi.restoreAllMocks();
});

const NOTE: ActDraft = { kind: 'noted', text: 'x' };

/** A table of which the room's store knows the first lines. */
async function opened(change: (memory: Memory) => void = () => undefined) {
  const table = new Table(ford as Game);
  const memory = new Memory(table);
  change(memory);
  const store = memory as unknown as Store;
  const room = new Room(store, ford as Game, await memory.find(ID));
  await room.refresh();
  memory.calls.length = 0;
  const noted = (seat = 'attacker'): Line<PlayerEvent> => table.hand(seat).sign(table.shared, NOTE);
  return { table, memory, room, noted };
}

const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => expect.fail('it is refused'),
    (each: unknown) => each,
  );
  expect(error).toBeInstanceOf(Problem);
  const { code, refusals } = error as Problem;
  return [code, ...refusals.map((each) => each.code)];
};

describe('a room', () => {
  test('is not there before its first line', () => {
    const room = new Room({} as Store, ford as Game, { id: ID, secret: testSecret(1_000), seats: [] } as never);
    expect(room.length).toBe(0);
    expect(() => room.shared).toThrow('the room is not open yet');
  });

  test('reads what there is, so many lines at once, and its seats where something came', async () => {
    const { memory, room, table } = await opened();
    expect([room.length, room.shared.head]).toEqual([3, table.shared.head]);
    await room.refresh();
    expect(memory.calls).toEqual([['lines', 3, 1_000]]);
    table.act('defender', NOTE);
    memory.texts = table.lines.map(lineText);
    await room.refresh();
    expect(memory.calls.slice(1)).toEqual([['lines', 3, 1_000], 'find']);
    expect(room.length).toBe(4);
  });

  test('a journal of an older protocol is refused in words, one that does not follow is our fault', async () => {
    const table = new Table(ford as Game);
    const read = (text: (line: string) => string) => {
      const memory = new Memory(table);
      memory.texts = memory.texts.map(text);
      const campaign = { id: ID, secret: testSecret(1_000), seats: [] } as never;
      return new Room(memory as unknown as Store, ford as Game, campaign).refresh();
    };
    expect(await problemOf(read((line) => line.replace('"protocol":2', '"protocol":1')))).toEqual([
      'refused',
      'olderProtocol',
    ]);
    const bent = read((line) => line.replace('"sequence":1', '"sequence":7'));
    await expect(bent).rejects.toThrow(/^the stored journal does not follow: \w+$/);
    await expect(bent).rejects.not.toBeInstanceOf(Problem);
  });

  test('vouches for its end once, and anew for what somebody has shown', async () => {
    const { room, table } = await opened();
    const { length, head } = table.shared;
    const own = table.secrets.vouch({ length, head });
    expect(room.vouch()).toEqual(own);
    expect(room.vouch()).toBe(room.vouch());
    const seen = 'a'.repeat(64);
    expect(room.vouch({ length, head, seen })).toEqual(table.secrets.vouch({ length, head, seen }));
    expect(room.vouch()).toEqual(own);
    const other = { length: 2, head: 'b'.repeat(64) };
    expect(room.vouch(other)).toEqual(table.secrets.vouch(other));
  });

  test('knows its own hand, whatever stands beside it', async () => {
    const { room, table } = await opened();
    const { length, head } = table.shared;
    const own = table.secrets.vouch({ length, head });
    expect(room.ownHead(own)).toBe(head);
    expect(room.ownHead({ ...own, seen: 'x' })).toBe(head);
    for (const shown of [undefined, null, {}, { ...own, length: 2 }, { ...own, signature: 'a'.repeat(128) }])
      expect(room.ownHead(shown)).toBeUndefined();
  });
});

describe('a line', () => {
  test('is added with what it was sent with, and the seats are read again where one was taken', async () => {
    const { memory, room, noted } = await opened();
    const line = noted();
    const key = { seat: 'attacker', key: 'k', digest: 'd' };
    expect(await room.act(line, { key })).toEqual({ kind: 'added', sequence: 3, lines: [line] });
    expect(memory.calls).toEqual([{ campaign: ID, expected: 3, lines: [lineText(line)], key }]);
    expect([room.length, memory.arrived > 0]).toEqual([4, true]);
    const taken = { seat: 'attacker', token: 'other' };
    const table = new Table(ford as Game, { empty: ['attacker'] });
    const empty = new Memory(table);
    const other = new Room(empty as unknown as Store, ford as Game, await empty.find(ID));
    await other.refresh();
    empty.calls.length = 0;
    const sitting = table.hand('attacker').sign(table.shared, table.hand('attacker').takeSeat(table.shared));
    await other.act(sitting, { taken });
    expect(empty.calls).toEqual([expect.objectContaining({ taken, expected: 2 }), 'find']);
  });

  test('has its signature looked at beside, where nobody waits for it; a seat’s first line by the protocol', async () => {
    const { room, noted } = await opened();
    const looked = vi.spyOn(nativeCrypto, 'verify');
    await room.act(noted());
    expect(looked).not.toHaveBeenCalled();
    const table = new Table(ford as Game, { empty: ['attacker'] });
    looked.mockClear();
    const memory = new Memory(table);
    const other = new Room(memory as unknown as Store, ford as Game, await memory.find(ID));
    await other.refresh();
    const hand = table.hand('attacker');
    await other.act(hand.sign(table.shared, hand.takeSeat(table.shared)));
    expect(looked).toHaveBeenCalledOnce();
  });

  test('is expected from when it is looked at until it has been handed over, however long that takes', async () => {
    const { memory, room, noted } = await opened();
    let stored = (): void => undefined;
    memory.append = () =>
      new Promise((done) => {
        stored = () => done({ kind: 'appended', time: '' });
      });
    const acted = room.act(noted());
    await expect.poll(() => memory.arrived).toBeGreaterThan(0);
    stored();
    expect(await acted).toMatchObject({ kind: 'added' });
  });

  test('for an earlier place was sent before, or somebody was first', async () => {
    const { memory, room, noted, table } = await opened();
    const line = noted();
    table.act('defender', NOTE);
    memory.texts = table.lines.map(lineText);
    // What others have added is read first.
    expect(await room.act(noted())).toMatchObject({ kind: 'added', sequence: 4 });
    expect(memory.calls).toEqual([['lines', 3, 1_000], 'find', expect.objectContaining({ expected: 4 })]);
    expect(await room.act(line)).toEqual({ kind: 'conflict' });
    expect(memory.calls.slice(3)).toEqual([['lines', 5, 1_000]]);
    const key = { seat: 'attacker', key: 'k', digest: 'd' };
    expect(await room.act(line, { key })).toEqual({ kind: 'conflict' });
    memory.known = { digest: 'd', sequence: 3 };
    expect(await room.act(line, { key })).toEqual({ kind: 'repeated', earlier: memory.known });
    expect(memory.calls.at(-1)).toEqual(['earlier', ID, 'attacker', 'k']);
    expect(await room.act(line)).toEqual({ kind: 'conflict' });
  });

  test('at the right place, but after another line, does not fit', async () => {
    const { memory, room, noted } = await opened();
    expect(await room.act({ ...noted(), previous: 'a'.repeat(64) })).toEqual({ kind: 'conflict' });
    expect(memory.calls).toEqual([['lines', 3, 1_000]]);
  });

  test('that another process was quicker with is a conflict, and its lines are read', async () => {
    const { memory, room, noted, table } = await opened();
    const line = noted();
    memory.instead = { kind: 'conflict' };
    table.act('defender', NOTE);
    memory.texts = table.lines.map(lineText);
    expect(await room.act(line)).toEqual({ kind: 'conflict' });
    expect([room.length, room.shared.head]).toEqual([4, table.shared.head]);
    const repeated: Appended = { kind: 'repeated', earlier: { digest: 'd', sequence: 1 } };
    memory.instead = repeated;
    expect(await room.act(noted())).toEqual(repeated);
    expect(room.length).toBe(4);
  });

  test('that is not signed by its seat is refused, and nobody waits for it', async () => {
    const { memory, room, noted } = await opened();
    const line = noted();
    const forged = { ...line, event: { ...line.event, signature: noted('defender').event.signature } } as Line;
    expect((await problemOf(room.act(forged)))[0]).toBe('refused');
    expect((await problemOf(room.act({ ...line, event: { ...line.event, signature: 'x' } } as Line)))[0]).toBe(
      'refused',
    );
    expect([memory.calls, memory.arrived, room.length]).toEqual([[], 2, 3]);
    // One that failed holds nobody up.
    expect(await room.act(line)).toMatchObject({ kind: 'added' });
  });
});

test('a line of a seat that nobody has taken is refused, not stumbled over', async () => {
  const table = new Table(ford as Game, { empty: ['attacker'] });
  const memory = new Memory(table);
  const room = new Room(memory as unknown as Store, ford as Game, await memory.find(ID));
  await room.refresh();
  const line = table.hand('attacker').sign(table.shared, NOTE);
  expect((await problemOf(room.act(line)))[0]).toBe('refused');
  expect(room.length).toBe(2);
});

test('a seat is not taken by a line that its own key has not signed', async () => {
  const table = new Table(ford as Game, { empty: ['attacker'] });
  const memory = new Memory(table);
  const room = new Room(memory as unknown as Store, ford as Game, await memory.find(ID));
  await room.refresh();
  const hand = table.hand('attacker');
  const line = hand.sign(table.shared, hand.takeSeat(table.shared));
  const signature = table.hand('defender').sign(table.shared, hand.takeSeat(table.shared)).event.signature;
  const forged = { ...line, event: { ...line.event, signature } } as Line;
  expect((await problemOf(room.act(forged, { taken: { seat: 'attacker', token: 't' } })))[0]).toBe('refused');
  expect([room.length, memory.texts.length]).toEqual([2, 2]);
  expect(await room.act(line, { taken: { seat: 'attacker', token: 't' } })).toMatchObject({ kind: 'added' });
});

describe('a long journal', () => {
  const table = new Table(ford as Game);
  while (table.lines.length < 1_001) table.act('defender', NOTE);

  test.each([1_000, 1_001])('of %d lines is read to its end', async (length) => {
    const memory = new Memory(table);
    memory.texts.length = length;
    const room = new Room(memory as unknown as Store, ford as Game, await memory.find(ID));
    await room.refresh();
    expect([room.length, memory.calls.filter((call) => call !== 'find')]).toEqual([
      length,
      [
        ['lines', 0, 1_000],
        ['lines', 1_000, 1_000],
      ],
    ]);
  });

  test('that is given back lets others have their turn after every fifty lines', async () => {
    const breaths = async (lines: number) => {
      const memory = new Memory(table);
      memory.texts.length = 3;
      const room = new Room(memory as unknown as Store, ford as Game, await memory.find(ID));
      await room.refresh();
      const length = 3 + lines;
      const head = createHash('sha256')
        .update(lineText(table.lines[length - 1] as Line))
        .digest('hex');
      const turns = vi.spyOn(globalThis, 'setImmediate');
      expect(await room.giveBack(3, table.lines.slice(3, length), { length, head }, [])).toBe(lines);
      const count = turns.mock.calls.length;
      turns.mockRestore();
      return count;
    };
    expect([await breaths(49), await breaths(50), await breaths(99), await breaths(100)]).toEqual([0, 1, 1, 2]);
  });
});

describe('a restored database', () => {
  const unheard = (memory: Memory): void => {
    const heard = { attacker: 0, defender: 1 } as Readonly<Record<string, number>>;
    memory.seats = memory.seats.map((each) => ({ ...each, heard: heard[each.seat] ?? 0 }));
  };

  test('waits for every seat that is taken', async () => {
    const { room, noted, memory } = await opened(unheard);
    expect(room.unheard).toEqual(['attacker']);
    expect(await problemOf(room.act(noted('defender')))).toEqual(['mending', 'notAllHeard']);
    expect(memory.calls).toEqual([]);
    await room.hear('defender', 3);
    await room.hear('attacker', 4);
    expect([memory.calls, room.unheard]).toEqual([[], ['attacker']]);
    await room.hear('attacker', 3);
    expect([memory.calls, room.unheard]).toEqual([[['heard', 'attacker'], 'find'], []]);
    expect(await room.act(noted('defender'))).toMatchObject({ kind: 'added' });
  });

  test('does not wait for a seat that nobody has', async () => {
    const { room } = await opened((memory) => {
      unheard(memory);
      memory.seats = memory.seats.map((each) => ({ ...each, token: each.seat === 'attacker' ? null : 't' }));
    });
    expect(room.unheard).toEqual([]);
  });

  test('takes back what it has signed, whatever comes before, and who is not here is to be heard', async () => {
    const { memory, room, table } = await opened();
    table.act('defender', NOTE);
    table.act('attacker', NOTE);
    const { length, head } = table.shared;
    expect(await room.giveBack(1, table.lines.slice(1), { length, head }, ['attacker'])).toBe(2);
    expect(memory.calls).toEqual([
      ['lines', 3, 1_000],
      ['unheard', ['attacker']],
      { campaign: ID, expected: 3, lines: table.lines.slice(3).map(lineText) },
      'find',
    ]);
    expect(room.shared.head).toBe(head);
    memory.calls.length = 0;
    expect(await room.giveBack(1, table.lines.slice(1), { length, head }, [])).toBe(0);
    expect(memory.calls).toEqual([['lines', 5, 1_000]]);
  });

  test('takes nothing that ends elsewhere, or cannot be', async () => {
    const { memory, room, table } = await opened();
    table.act('defender', NOTE);
    const { length, head } = table.shared;
    const given = (lines: readonly Line[], vouched = { length, head }) =>
      problemOf(room.giveBack(3, lines, vouched, []));
    expect(await given(table.lines.slice(3), { length, head: 'a'.repeat(64) })).toEqual([
      'refused',
      'notWhatWasSigned',
    ]);
    expect(await given(table.lines.slice(3), { length: 5, head })).toEqual(['refused', 'notWhatWasSigned']);
    expect(await given([])).toEqual(['refused', 'notWhatWasSigned']);
    expect((await given([{ ...table.lines[3], previous: 'a'.repeat(64) } as Line]))[0]).toBe('refused');
    expect([memory.texts.length, room.length]).toEqual([3, 3]);
  });

  test('that somebody else mends meanwhile is read again', async () => {
    const { memory, room, table } = await opened();
    table.act('defender', NOTE);
    const { length, head } = table.shared;
    memory.instead = { kind: 'conflict' };
    const given = room.giveBack(3, table.lines.slice(3), { length, head }, []);
    expect(await given).toBe(0);
    expect(memory.calls).toEqual([
      ['lines', 3, 1_000],
      ['unheard', []],
      expect.objectContaining({ expected: 3 }),
      ['lines', 3, 1_000],
      'find',
    ]);
  });

  test('gives a seat its token again', async () => {
    const { memory, room } = await opened();
    await room.retoken('defender', 'new');
    expect(memory.calls).toEqual([['retoken', 'defender', 'new'], 'find']);
    expect(room.campaign.seats.find(({ seat }) => seat === 'defender')?.token).toBe('new');
  });
});
