/** A socket at the door of a campaign, without a network: who it is, whether there is room, when it is let go. */
import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Access } from '../admission/access.ts';
import { Problem } from '../admission/problem.ts';
import type { Services } from '../services.ts';
import { FakeSocket } from '../testing/fake-socket.ts';
import { CLOSE } from './hub.ts';
import { liveRoute } from './socket.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await turn();
};

describe('a socket that comes', () => {
  const ID = 'ab'.repeat(16);
  const TOKEN = 't'.repeat(32);

  /** A route with a room behind it; `admits` says how a caller fares. */
  function route({ perAddress = 2, isFull = false, admits = async (): Promise<void> => undefined } = {}) {
    const followed: unknown[] = [];
    const heard: unknown[] = [];
    let handler: (socket: FakeSocket, request: object) => void = () => undefined;
    const app = {
      get: (_path: string, _options: object, given: typeof handler) => {
        handler = given;
      },
    } as unknown as FastifyInstance;
    const campaign = {
      seats: [{ seat: 'north', token: createHash('sha256').update(TOKEN).digest('hex'), invitation: '' }],
      observer: '',
    };
    const room = {
      campaign,
      hear: async (...facts: unknown[]) => heard.push(facts),
      ownHead: (shown: unknown) => (shown === 'mine' ? 'own' : undefined),
    };
    const services = {
      settings: { limits: { socketsPerAddress: perAddress } },
      store: { kind: 'sqlite' },
      rooms: { campaign: () => admits().then(() => campaign), enter: async () => room },
      hub: {
        isFull: () => isFull,
        follow: (_room: unknown, _socket: unknown, access: Access, known: object) =>
          followed.push({ access, ...known }),
      },
    } as unknown as Services;
    liveRoute(app, services);
    const come = (ip = 'here') => {
      const socket = new FakeSocket();
      handler(socket, { ip, params: { id: ID } });
      return socket;
    };
    return { come, followed, heard };
  }

  const hello = (facts: object = {}) => JSON.stringify({ token: TOKEN, from: 3, vouched: 'mine', ...facts });

  test('says who it is, is heard and follows from where it was', async () => {
    const { come, followed, heard } = route();
    const socket = come();
    socket.emit('message', Buffer.from(hello()));
    await settle();
    expect(followed).toEqual([{ access: { kind: 'seat', seat: 'north' }, from: 3, seen: 'own' }]);
    expect(heard).toEqual([['north', 3]]);
    vi.advanceTimersByTime(10_000);
    expect(socket.closed).toEqual([]);
    socket.emit('message', Buffer.from('more'));
    expect(socket.closed, 'what is said later is not listened to').toEqual([CLOSE.malformed]);
  });

  test.each([
    ['{', CLOSE.malformed],
    [hello({ token: 7 }), CLOSE.malformed],
    [hello({ from: -1 }), CLOSE.malformed],
    [hello({ from: 1.5 }), CLOSE.malformed],
    [hello({ from: '3' }), CLOSE.malformed],
    [hello({ pad: 'x'.repeat(1_000) }), CLOSE.malformed],
    [hello({ token: 'u'.repeat(32) }), CLOSE.unauthorised],
  ])('%.60s is closed with %i', async (text, code) => {
    const { come, followed } = route();
    const socket = come();
    socket.emit('message', Buffer.from(text));
    await settle();
    expect([socket.closed, followed]).toEqual([[code], []]);
  });

  test('a greeting of a thousand letters is read, from the first line on', async () => {
    const { come, followed } = route();
    const pad = hello({ from: 0, pad: '' });
    come().emit('message', Buffer.from(hello({ from: 0, pad: 'x'.repeat(1_000 - pad.length) })));
    await settle();
    expect(followed).toMatchObject([{ from: 0 }]);
  });

  test('one that says nothing for ten seconds is let go', () => {
    const { come } = route();
    const [silent, gone] = [come(), come()];
    gone.emit('close');
    vi.advanceTimersByTime(9_999);
    expect(silent.closed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([silent.closed, gone.closed]).toEqual([[CLOSE.unauthorised], []]);
  });

  test('where there is no room, or the database fails, it is told so', async () => {
    const full = route({ isFull: true });
    const one = full.come();
    one.emit('message', Buffer.from(hello()));
    await settle();
    expect([one.closed, full.followed, full.heard]).toEqual([[CLOSE.tooMany], [], []]);
    const failing = route({ admits: () => Promise.reject(new Error('gone')) });
    const two = failing.come();
    two.emit('message', Buffer.from(hello()));
    await settle();
    expect(two.closed).toEqual([CLOSE.tryAgain]);
    const refusing = route({ admits: () => Promise.reject(new Problem('unauthorised')) });
    const three = refusing.come();
    three.emit('message', Buffer.from(hello()));
    await settle();
    expect(three.closed).toEqual([CLOSE.unauthorised]);
  });

  test('one that has gone meanwhile follows nothing', async () => {
    const { come, followed } = route();
    const socket = come();
    socket.emit('message', Buffer.from(hello()));
    socket.readyState = 3;
    await settle();
    expect(followed).toEqual([]);
  });

  test('so many from one address, and each that leaves makes room', () => {
    const { come } = route({ perAddress: 2 });
    const [first, second, third] = [come(), come(), come()];
    expect([first.closed, second.closed, third.closed]).toEqual([[], [], [CLOSE.tooMany]]);
    expect(come('elsewhere').closed).toEqual([]);
    first.emit('close');
    expect(come().closed).toEqual([]);
    expect(come().closed).toEqual([CLOSE.tooMany]);
    const alone = route({ perAddress: 1 });
    for (let visit = 0; visit < 3; visit += 1) {
      const socket = alone.come();
      expect([socket.closed, alone.come().closed]).toEqual([[], [CLOSE.tooMany]]);
      socket.emit('close');
    }
  });

  test('one whose other end is silent for two beats is cut off', () => {
    const { come } = route();
    const [alive, dead] = [come(), come()];
    alive.emit('message', Buffer.from('x'));
    vi.advanceTimersByTime(29_999);
    expect(dead.pings).toBe(0);
    vi.advanceTimersByTime(1);
    expect([alive.pings, dead.pings, dead.terminated]).toEqual([1, 1, 0]);
    alive.emit('pong');
    vi.advanceTimersByTime(30_000);
    expect([alive.terminated, dead.terminated]).toEqual([0, 1]);
    alive.readyState = 3;
    alive.emit('pong');
    vi.advanceTimersByTime(30_000);
    expect([alive.pings, alive.terminated]).toEqual([2, 0]);
    alive.emit('close');
    vi.advanceTimersByTime(60_000);
    expect(alive.terminated).toBe(0);
    dead.emit('error', new Error('reset'));
    expect(dead.terminated).toBeGreaterThan(1);
  });
});
