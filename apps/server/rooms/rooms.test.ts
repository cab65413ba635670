import { game as ford } from '@grognard/games/specimen';
import type { Game } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { Memory } from '../testing/memory.ts';
import { Table } from '../testing/table.ts';
import { Rooms } from './rooms.ts';

describe('rooms', () => {
  /** Each campaign has three lines. */
  const kept = (limits: { readonly rooms: number; readonly roomLines: number }) => {
    const tables = new Map<string, Memory>();
    const of = (id: string): Memory => {
      const memory = tables.get(id) ?? new Memory(new Table(ford as Game, { id }));
      tables.set(id, memory);
      return memory;
    };
    const store = {
      find: (id: string) => of(id).find(id),
      lines: (id: string, from: number, most: number) => of(id).lines(id, from, most),
    } as unknown as Store;
    return new Rooms(store, async () => ford as Game, limits);
  };

  test('are weighed by their lines, also when they are put away and asked for again', async () => {
    const rooms = kept({ rooms: 9, roomLines: 6 });
    const sizes: unknown[] = [];
    for (const id of ['a', 'b', 'a', 'c', 'b', 'b']) {
      await rooms.enter(id);
      sizes.push([id, rooms.size, rooms.lines]);
    }
    // Six lines are two rooms; the third puts away the one that was asked for longest ago.
    expect(sizes).toEqual([
      ['a', 1, 3],
      ['b', 2, 6],
      ['a', 2, 6],
      ['c', 2, 6],
      ['b', 2, 6],
      ['b', 2, 6],
    ]);
  });

  test('one that was put away while it was read weighs nothing', async () => {
    const tables = ['a', 'b'].map((id) => [id, new Memory(new Table(ford as Game, { id }))] as const);
    const of = (id: string) => new Map(tables).get(id) as Memory;
    let read = (): void => undefined;
    const slow = new Promise<void>((done) => {
      read = done;
    });
    const store = {
      find: (id: string) => of(id).find(id),
      lines: async (id: string, from: number, most: number) => {
        if (id === 'a') await slow;
        return of(id).lines(id, from, most);
      },
    } as unknown as Store;
    const rooms = new Rooms(store, async () => ford as Game, { rooms: 1, roomLines: 100 });
    const waiting = rooms.enter('a');
    await rooms.enter('b');
    expect([rooms.size, rooms.lines]).toEqual([1, 3]);
    read();
    expect((await waiting)?.length).toBe(3);
    expect([rooms.size, rooms.lines]).toEqual([1, 3]);
  });

  test('one that could not be read is tried again, one that is not there is not kept', async () => {
    let failures = 1;
    const memory = new Memory(new Table(ford as Game, { id: 'a' }));
    const store = {
      find: async (id: string) => (id === 'a' ? memory.find(id) : undefined),
      lines: async (id: string, from: number, most: number) => {
        failures -= 1;
        if (failures >= 0) throw new Error('not now');
        return memory.lines(id, from, most);
      },
    } as unknown as Store;
    const rooms = new Rooms(store, async () => ford as Game, { rooms: 9, roomLines: 100 });
    await expect(rooms.enter('a')).rejects.toThrow('not now');
    expect([rooms.size, rooms.lines]).toEqual([0, 0]);
    const room = await rooms.enter('a');
    expect([room?.length, await rooms.enter('a'), rooms.size]).toEqual([3, room, 1]);
    expect([await rooms.enter('none'), rooms.size, rooms.lines]).toEqual([undefined, 1, 3]);
    memory.calls.length = 0;
    expect([(await rooms.campaign('a'))?.id, await rooms.campaign('none'), memory.calls]).toEqual(['a', undefined, []]);
    const unknown = new Rooms(store, async () => undefined, { rooms: 9, roomLines: 100 });
    expect([await unknown.enter('a'), unknown.size]).toEqual([undefined, 0]);
  });

  test('so many of them, the one asked for longest ago put away first', async () => {
    const rooms = kept({ rooms: 2, roomLines: 100 });
    const [a, b] = [await rooms.enter('a'), await rooms.enter('b')];
    expect([rooms.size, await rooms.enter('a')]).toEqual([2, a]);
    await rooms.enter('c');
    expect([rooms.size, rooms.lines]).toEqual([2, 6]);
    expect(await rooms.enter('a')).toBe(a);
    expect(await rooms.enter('b')).not.toBe(b);
  });

  test('the one that was asked for last stays, however long it is', async () => {
    const rooms = kept({ rooms: 9, roomLines: 1 });
    for (const id of ['a', 'b', 'a']) {
      await rooms.enter(id);
      expect([rooms.size, rooms.lines]).toEqual([1, 3]);
    }
  });
});
