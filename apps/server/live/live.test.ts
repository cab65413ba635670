/** Who is here and what each socket is sent, with sockets, a journal and other processes made by hand. */
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Head } from '@grognard/kernel/fair';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Access } from '../admission/access.ts';
import type { Room } from '../rooms/room.ts';
import { DEFAULT_LIMITS, type Limits } from '../settings.ts';
import type { Listener, Notice, Store } from '../store/store.ts';
import { FakeSocket } from '../testing/fake-socket.ts';
import { CLOSE, Hub } from './hub.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await turn();
};

const SEAT = (seat: string): Access => ({ kind: 'seat', seat });

const OBSERVER: Access = { kind: 'observer' };

/** A journal of `{"n":0}`, `{"n":1}`, … on a store that counts how it is read. */
function table(limits: Partial<Limits> = {}) {
  const journal: string[] = [];
  const announced: Notice[] = [];
  /** Lines that the process has not read itself. */
  let unread = 0;
  const reads: string[] = [];
  let listener: Listener = () => undefined;
  let broken = false;
  let duringRead = (): void => undefined;
  const store = {
    listen: (heard: Listener) => {
      listener = heard;
    },
    announce: async (notice: Notice) => void announced.push(notice),
    lines: async (_campaign: string, from: number, most: number) => {
      reads.push(`${from}+${most}`);
      if (broken) throw new Error('gone');
      const read = journal.slice(from, from + most).map((text, index) => ({ text, sequence: from + index, time: '' }));
      const meanwhile = duringRead;
      duringRead = () => undefined;
      await turn();
      meanwhile();
      return read;
    },
  } as unknown as Store;
  const hub = new Hub(store, { ...DEFAULT_LIMITS, ...limits });
  const headOf = (length: number) =>
    createHash('sha256')
      .update(journal[length - 1] ?? '')
      .digest('hex');
  const roomOf = (signature: string) =>
    ({
      shared: { id: 'c' },
      get length() {
        return journal.length - unread;
      },
      vouch: (head: Head = { length: journal.length - unread, head: headOf(journal.length - unread) }) => ({
        ...head,
        signature,
      }),
    }) as unknown as Room;
  const room = roomOf('s');
  const write = (count: number) => {
    for (let each = 0; each < count; each += 1) journal.push(`{"n":${journal.length}}`);
  };
  const follow = (access: Access, from: number, seen?: string, into = room) => {
    const socket = new FakeSocket();
    hub.follow(into, socket as never, access, { from, seen });
    return socket;
  };
  return {
    hub,
    announced,
    roomOf,
    lag: (lines: number) => {
      unread = lines;
    },
    reads,
    write,
    follow,
    headOf,
    heard: (notice: Notice) => listener(notice),
    lines: (length: number, campaign = 'c') => listener({ kind: 'lines', campaign, length }),
    /** What happens while the store is read next. */
    reading: (work: () => void) => {
      duringRead = work;
    },
    fail: (isBroken: boolean) => {
      broken = isBroken;
    },
  };
}

const linesOf = ({ sent }: FakeSocket) =>
  sent.filter(({ kind }) => kind === 'lines').map(({ lines }) => (lines as { n: number }[]).map(({ n }) => n));

describe('the hub', () => {
  test('greets with who is here and how far the journal goes, then sends what is lacking', async () => {
    const { write, follow, headOf, hub } = table();
    write(3);
    const north = follow(SEAT('north'), 1, 'seen');
    await settle();
    const vouched = { length: 3, head: headOf(3), signature: 's' };
    expect(north.sent).toEqual([
      { kind: 'presence', here: ['north'], ...vouched },
      { kind: 'greeting', here: ['north'], ...vouched, seen: 'seen' },
      { kind: 'lines', lines: [{ n: 1 }, { n: 2 }], ...vouched },
    ]);
    const observer = follow(OBSERVER, 3);
    await settle();
    expect(observer.sent).toEqual([{ kind: 'greeting', here: ['north'], ...vouched }]);
    expect([hub.sockets, hub.here('c')]).toEqual([2, ['north']]);
  });

  test('lines are sent as they stand in the journal, to each from where he is, once', async () => {
    const { write, follow, lines, reads } = table();
    write(2);
    const [late, early] = [follow(OBSERVER, 2), follow(OBSERVER, 0)];
    await settle();
    write(2);
    lines(4);
    lines(3);
    await settle();
    expect([linesOf(late), linesOf(early)]).toEqual([
      [[2, 3]],
      [
        [0, 1],
        [2, 3],
      ],
    ]);
    expect(early.raw.at(-1)).toMatch(
      /^\{"kind":"lines","lines":\[\{"n":2\},\{"n":3\}\],"length":4,"head":"[0-9a-f]{64}","signature":"s"\}$/,
    );
    // Both were read for together.
    expect(reads).toEqual(['0+500', '2+500']);
    lines(4);
    await settle();
    expect(reads).toHaveLength(2);
  });

  test('so many lines at once, and those who are further along wait for the others', async () => {
    const { write, follow, reads } = table({ lines: 2 });
    write(5);
    const far = follow(OBSERVER, 4);
    const near = follow(OBSERVER, 0);
    await settle();
    expect([linesOf(far), linesOf(near)]).toEqual([[[4]], [[0, 1], [2, 3], [4]]]);
    expect(reads).toEqual(['4+2', '0+2', '2+2', '4+2']);
  });

  test('a notice of more than there is ends where the journal does, and the rest comes with the next', async () => {
    const { write, follow, lines, reads } = table();
    write(1);
    const observer = follow(OBSERVER, 0);
    await settle();
    lines(9);
    await settle();
    expect(reads).toEqual(['0+500', '1+500']);
    write(1);
    lines(2);
    await settle();
    expect(linesOf(observer)).toEqual([[0], [1]]);
  });

  test('after the database was out of reach everybody is looked after', async () => {
    const { write, follow, lines } = table();
    write(1);
    const observer = follow(OBSERVER, 1);
    await settle();
    write(2);
    lines(0, '');
    await settle();
    expect(linesOf(observer)).toEqual([[1, 2]]);
    lines(3, 'another');
    await settle();
    expect(linesOf(observer)).toHaveLength(1);
  });

  test('a notice is not lost, whenever it comes', async () => {
    const { write, follow, lines, reading } = table();
    const observer = follow(OBSERVER, 0);
    // In the same breath in which the last was served.
    write(1);
    lines(1);
    await settle();
    expect(linesOf(observer)).toEqual([[0]]);
    // While what is beyond the end of the journal is being looked for.
    for (const told of [9, 0]) {
      const before = linesOf(observer).flat().length;
      reading(() => {
        write(1);
        lines(before + 1);
      });
      lines(told, told === 0 ? '' : 'c');
      await settle();
      expect(linesOf(observer).flat()).toHaveLength(before + 1);
    }
  });

  test('a reader who is too far behind is let go, to the byte', async () => {
    const { write, follow, lines } = table({ backlog: 100 });
    const [slow, just] = [follow(OBSERVER, 0), follow(OBSERVER, 0)];
    slow.bufferedAmount = 101;
    just.bufferedAmount = 100;
    write(1);
    lines(1);
    await settle();
    expect([slow.closed, linesOf(slow)]).toEqual([[CLOSE.tryAgain], []]);
    expect([just.closed, linesOf(just)]).toEqual([[], [[0]]]);
    write(1);
    lines(2);
    await settle();
    expect(slow.closed, 'he is closed once').toEqual([CLOSE.tryAgain]);
  });

  test('whoever cannot be served is let go, and the next notice is tried again', async () => {
    const { write, follow, lines, fail } = table();
    const observer = follow(OBSERVER, 0);
    write(1);
    fail(true);
    lines(1);
    await settle();
    expect(observer.closed).toEqual([CLOSE.tryAgain]);
    fail(false);
    lines(1);
    await settle();
    expect(linesOf(observer)).toEqual([[0]]);
  });

  test('a socket that is closing is sent nothing', async () => {
    const { write, follow, lines } = table();
    const observer = follow(OBSERVER, 0);
    observer.readyState = 2;
    write(1);
    lines(1);
    await settle();
    expect(observer.sent.map(({ kind }) => kind)).toEqual(['greeting']);
  });

  test('nobody is told of less than another was', async () => {
    const { write, follow, heard, headOf, lines } = table();
    write(2);
    const first = follow(OBSERVER, 2);
    write(1);
    lines(3);
    await settle();
    expect(linesOf(first)).toEqual([[2]]);
    const second = follow(SEAT('north'), 3);
    expect(second.sent.at(-1)).toMatchObject({ kind: 'greeting', length: 3, head: headOf(3) });
    heard({ kind: 'presence', process: 'p', campaign: 'c', here: ['south'] });
    expect(first.sent.at(-1)).toMatchObject({ kind: 'presence', here: ['north', 'south'], length: 3, head: headOf(3) });
    heard({ kind: 'presence', process: 'p', campaign: 'elsewhere', here: ['south'] });
    expect(first.sent.filter(({ kind }) => kind === 'presence')).toHaveLength(2);
  });

  test('nor of less than the room has, or has not yet', async () => {
    const { write, follow, heard, headOf, lines, lag } = table();
    write(2);
    const first = follow(OBSERVER, 2);
    // The room has read a line of which no notice has come yet.
    write(1);
    expect(follow(OBSERVER, 3).sent.at(-1)).toMatchObject({ kind: 'greeting', length: 3, head: headOf(3) });
    // A notice came of one that the room itself has not read.
    write(1);
    lag(1);
    lines(4);
    await settle();
    expect(linesOf(first).flat()).toEqual([2, 3]);
    expect(follow(OBSERVER, 4).sent.at(-1)).toMatchObject({ kind: 'greeting', length: 4, head: headOf(4) });
    heard({ kind: 'presence', process: 'p', campaign: 'c', here: ['south'] });
    expect(first.sent.at(-1)).toMatchObject({ kind: 'presence', length: 4 });
    // One who reads from the beginning takes nothing back of what the others were told.
    follow(OBSERVER, 0);
    await settle();
    heard({ kind: 'presence', process: 'p', campaign: 'c', here: [] });
    expect(first.sent.at(-1)).toMatchObject({ kind: 'presence', length: 4 });
  });

  test('those who are behind are read for together, from where the last of them is', async () => {
    const { write, follow, heard, reads } = table({ lines: 2 });
    write(6);
    const last = follow(OBSERVER, 0);
    const [middle, first] = [follow(OBSERVER, 3), follow(OBSERVER, 4)];
    await settle();
    expect(reads).toEqual(['0+2', '2+2', '4+2']);
    expect([linesOf(last), linesOf(middle), linesOf(first)]).toEqual([
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      [[3], [4, 5]],
      [[4, 5]],
    ]);
    heard({ kind: 'presence', process: 'p', campaign: 'c', here: ['south'] });
    expect(first.sent.at(-1)).toMatchObject({ kind: 'presence', length: 6 });
  });

  test('a room that all have left is let go: who comes later follows the one he came into', async () => {
    const { write, follow, roomOf } = table();
    write(1);
    follow(OBSERVER, 1).emit('close');
    const later = follow(OBSERVER, 0, undefined, roomOf('other'));
    await settle();
    expect(later.sent.map(({ signature }) => signature)).toEqual(['other', 'other']);
  });

  test('there is room for so many, in all and at one campaign', () => {
    const { hub, follow } = table({ sockets: 3, socketsPerCampaign: 2 });
    expect(hub.isFull('c')).toBe(false);
    follow(OBSERVER, 0);
    expect([hub.isFull('c'), hub.isFull('d')]).toEqual([false, false]);
    const second = follow(SEAT('north'), 0);
    expect([hub.isFull('c'), hub.isFull('d')]).toEqual([true, false]);
    const third = follow(OBSERVER, 0);
    expect([hub.sockets, hub.isFull('d')]).toEqual([3, true]);
    second.emit('close');
    expect([hub.sockets, hub.isFull('d'), hub.here('c')]).toEqual([2, false, []]);
    third.emit('close');
    expect(hub.isFull('c')).toBe(false);
    const { hub: narrow } = table({ sockets: 3, socketsPerCampaign: 1 });
    expect(narrow.isFull('c')).toBe(false);
  });

  test('everyone is asked to go, then cut off; who has gone is left alone', () => {
    const { hub, follow, announced } = table();
    const [one, gone] = [follow(SEAT('south'), 0), follow(SEAT('north'), 0)];
    gone.emit('close');
    hub.close();
    // The other processes are told that nobody is here any more.
    expect(announced.at(-1)).toMatchObject({ kind: 'presence', campaign: 'c', here: [] });
    hub.cut();
    expect([one.closed, one.terminated]).toEqual([[CLOSE.goingAway], 1]);
    expect([gone.closed, gone.terminated]).toEqual([[], 0]);
    one.emit('close');
    hub.cut();
    expect(one.terminated).toBe(1);
  });

  test('codes that a socket is closed with', () => {
    // 1001 and 1013 are WebSocket's own; from 4400 on they follow the codes of HTTP.
    expect(CLOSE).toEqual({ goingAway: 1001, tryAgain: 1013, unauthorised: 4401, tooMany: 4429, malformed: 4400 });
  });
});
