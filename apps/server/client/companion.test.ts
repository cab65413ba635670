/** A companion at a table without a network: what it says, and when it comes again. */
import { type Line, type PlayerEvent, textHash } from '@grognard/kernel/fair';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { problem, SEAT, Setting, settled, WATCH } from '../testing/lone-companion.ts';
import type { CompanionOptions } from './news.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // What was spied on is put back first: it may be the clock of the test.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const NOTE = { kind: 'noted', text: 'x' } as const;

describe('a connection', () => {
  test('says who comes and what he has, and what the server has signed of it', async () => {
    const setting = new Setting();
    await setting.companion.start();
    expect(setting.wires.map(({ url }) => url)).toEqual(['wss://club.example/api/campaigns/campaign-1/live']);
    setting.wire.opened();
    expect(setting.wire.sent).toEqual([{ token: 'token', from: 0 }]);
    setting.greets();
    setting.wire.says({ kind: 'lines', lines: setting.table.lines, ...setting.head() });
    await settled();
    expect([setting.companion.shared?.length, setting.companion.here]).toEqual([3, ['attacker']]);
    expect(setting.companion.vouched).toEqual(setting.head());
    setting.wire.lost();
    await vi.advanceTimersByTimeAsync(100);
    setting.wire.opened();
    expect(setting.wire.sent).toEqual([{ token: 'token', from: 3, vouched: setting.head() }]);
    expect(setting.wires).toHaveLength(2);
  });

  test('is made again after a tenth of a second, then twice as late each time, five seconds at most', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const setting = new Setting();
    await setting.companion.start();
    const pauses = [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000];
    for (const [at, pause] of pauses.entries()) {
      setting.wire.lost(1006);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(setting.wires).toHaveLength(at + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(setting.wires).toHaveLength(at + 2);
    }
    // Once something is heard it is quick again; and at best half of the pause is enough.
    setting.greets();
    await settled();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    setting.wire.lost(1006);
    await vi.advanceTimersByTimeAsync(49);
    expect(setting.wires).toHaveLength(9);
    await vi.advanceTimersByTimeAsync(1);
    expect(setting.wires).toHaveLength(10);
  });

  test('is closed and not made again by who stops', async () => {
    const setting = await new Setting().begun();
    setting.companion.stop();
    expect(setting.wire.closed).toEqual([1000]);
    setting.wire.lost(1000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([setting.wires.length, setting.kinds().at(-1)]).toEqual([1, 'disconnected']);
  });

  test('that was lost is not made again by who stops before it is time', async () => {
    const setting = await new Setting().begun();
    setting.wire.lost(1006);
    setting.companion.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(setting.wires).toHaveLength(1);
  });

  test('on which something is said that is no message is closed', async () => {
    for (const [message, closed] of [
      ['{', [1000]],
      ['null', [1000]],
      [{ kind: 'x', lines: 7 }, [1000]],
      [{ kind: 'presence', here: [] }, []],
    ] as const) {
      const setting = new Setting();
      await setting.companion.start();
      setting.wire.opened();
      setting.wire.says(message);
      expect(setting.wire.closed).toEqual(closed);
      setting.companion.stop();
    }
  });

  test('a greeting is told, who is here with every message, and only names that a seat can have', async () => {
    const setting = await new Setting(WATCH).begun();
    expect(setting.kinds().filter((kind) => kind === 'connected')).toHaveLength(1);
    const here = ['blue-1', '', 'a b', 'x'.repeat(60), 'x'.repeat(61)];
    setting.wire.says({ kind: 'presence', here, ...setting.head() });
    await settled();
    expect(setting.companion.here).toEqual(['blue-1', 'x'.repeat(60)]);
    expect(setting.news.at(-1)).toEqual({ kind: 'presence', here: ['blue-1', 'x'.repeat(60)] });
    expect(setting.kinds().filter((kind) => kind === 'connected')).toHaveLength(1);
    const told = setting.news.length;
    setting.wire.says({ kind: 'lines', lines: [], ...setting.head() });
    await settled();
    expect(setting.news).toHaveLength(told);
  });
});

describe('one who is turned away', () => {
  test.each([4400, 4401])('by %d does not come again by himself', async (code) => {
    const setting = new Setting(WATCH);
    await setting.companion.start();
    setting.wire.lost(code);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([setting.kinds(), setting.wires.length]).toEqual([['disconnected', 'turnedAway'], 1]);
  });

  test('comes again by himself after any other code', async () => {
    for (const code of [4399, 4402, 1013, undefined]) {
      const setting = new Setting(WATCH);
      await setting.companion.start();
      setting.wire.lost(code);
      await vi.advanceTimersByTimeAsync(100);
      expect([setting.kinds(), setting.wires.length]).toEqual([['disconnected'], 2]);
      setting.companion.stop();
    }
  });

  test('shows once that the seat is his, with what the server has signed, and comes again if it is taken', async () => {
    const setting = await new Setting().begun();
    setting.givingBack = () => setting.head();
    setting.wire.lost(4401);
    await settled();
    const token = textHash(nativeCrypto, 'token');
    const { length, head, signature } = setting.head();
    expect(setting.calls).toEqual([
      [
        'giveBack',
        SEAT.id,
        { from: 1, lines: setting.table.lines.slice(1), seat: 'attacker', token, proof: expect.any(String) },
        { length, head, signature },
      ],
    ]);
    expect(setting.wires).toHaveLength(2);
    setting.wire.lost(4401);
    await settled();
    expect([setting.calls.length, setting.wires.length, setting.kinds().at(-1)]).toEqual([1, 2, 'turnedAway']);
  });

  test('has no seat to show as an observer, whatever he has followed', async () => {
    const setting = await new Setting(WATCH).begun();
    setting.wire.lost(4401);
    await settled();
    expect([setting.calls, setting.wires.length, setting.kinds().at(-1)]).toEqual([[], 1, 'turnedAway']);
  });

  test('stays away where the server does not let itself be shown', async () => {
    const setting = await new Setting().begun();
    setting.wire.lost(4401);
    await settled();
    expect([setting.calls.length, setting.wires.length, setting.kinds().at(-1)]).toEqual([1, 1, 'turnedAway']);
  });
});

describe('an act', () => {
  test('is signed and sent with a key, and what came of it is read', async () => {
    const setting = await new Setting().begun();
    await setting.companion.act(NOTE);
    expect(setting.calls).toEqual([
      ['act', 'campaign-1', { token: 'token', key: expect.stringMatching(/^[0-9a-f]{32}$/) }],
      ['readLines', 'campaign-1', 'token', 3],
    ]);
    expect(setting.companion.shared?.length).toBe(4);
    expect(setting.table.lines.at(-1)?.event).toMatchObject({ kind: 'noted', by: 'attacker', text: 'x' });
    // The socket brings it once more, which is no news.
    const told = setting.news.length;
    setting.wire.says({ kind: 'lines', lines: setting.table.lines.slice(3), ...setting.head() });
    await settled();
    expect(setting.news).toHaveLength(told);
  });

  test('is signed as soon as the first line is known', async () => {
    const setting = new Setting();
    await setting.companion.start();
    setting.wire.opened();
    const known: number[] = [];
    const done = setting.companion.act(({ length }) => {
      known.push(length);
      return undefined;
    });
    await settled();
    expect(known).toEqual([]);
    setting.wire.says({ kind: 'lines', lines: setting.table.lines.slice(0, 1), ...setting.earlier(1) });
    await done;
    expect(known).toEqual([1]);
  });

  test('is read to its end, however few lines come at once, and no further than the server gives', async () => {
    const setting = await new Setting().begun();
    for (const text of ['a', 'b']) setting.table.act('defender', { kind: 'noted', text });
    setting.reading = (from) => setting.table.lines.slice(from, from + 1);
    setting.acting = () => {
      setting.acting = undefined;
      throw problem(409, setting.head());
    };
    await setting.companion.act(NOTE);
    const reads = () => setting.calls.filter(([name]) => name === 'readLines').map(([, , , from]) => from);
    // Two lines of somebody else, one by one, then its own.
    expect([reads(), setting.companion.shared?.length]).toEqual([[3, 4, 5], 6]);
    setting.calls.length = 0;
    setting.reading = () => [];
    setting.acting = () => {
      throw problem(409, setting.head());
    };
    setting.table.act('defender', NOTE);
    await expect(setting.companion.act(NOTE)).rejects.toMatchObject({ status: 409 });
    expect(reads()).toEqual(Array(20).fill(6));
  });

  test('that the server has done before is read all the same, and all that came of it', async () => {
    const setting = await new Setting().begun();
    setting.reading = (from) => setting.table.lines.slice(from, from + 1);
    const answered = (added: number) => (line: Line<PlayerEvent>) => {
      const sequence = setting.table.lines.length;
      expect(setting.table.send(line)).toEqual([]);
      for (let more = 1; more < added; more += 1) setting.table.act('defender', NOTE);
      return { sequence, added, repeated: added === 0, ...setting.head() };
    };
    setting.acting = answered(0);
    await setting.companion.act(NOTE);
    expect(setting.companion.shared?.length).toBe(4);
    setting.acting = answered(3);
    await setting.companion.act(NOTE);
    expect(setting.companion.shared?.length).toBe(7);
  });

  test('that another line has made needless is not sent', async () => {
    const setting = await new Setting().begun();
    await setting.companion.act(() => undefined);
    await setting.companion.act((shared) => ({ ...NOTE, text: `${shared.length}` }));
    expect(setting.table.lines.at(-1)?.event).toMatchObject({ text: '3' });
    expect(setting.table.lines).toHaveLength(4);
  });

  test('comes after the one before, even if that failed', async () => {
    const setting = await new Setting().begun();
    setting.acting = () => {
      throw problem(422);
    };
    const first = setting.companion.act(NOTE);
    const second = setting.companion.act(NOTE);
    await expect(first).rejects.toMatchObject({ status: 422 });
    await expect(second).rejects.toMatchObject({ status: 422 });
    expect(setting.calls).toHaveLength(2);
    setting.acting = undefined;
    await setting.companion.act(NOTE);
    expect(setting.table.lines).toHaveLength(4);
  });

  test('is signed again after the line of who was first, twenty times', async () => {
    const setting = await new Setting().begun();
    let late = 0;
    setting.acting = () => {
      late += 1;
      setting.table.act('defender', { kind: 'noted', text: `${late}` });
      throw problem(409, setting.head());
    };
    await expect(setting.companion.act(NOTE)).rejects.toMatchObject({ status: 409 });
    expect(late).toBe(21);
    const read = setting.companion.shared?.length;
    expect(read).toBe(3 + 20);
    setting.acting = undefined;
    setting.wire.says({ kind: 'lines', lines: setting.table.lines.slice(read), ...setting.head() });
    await settled();
    await setting.companion.act(NOTE);
    expect(setting.table.lines).toHaveLength(3 + 21 + 1);
  });

  test('of an unknown seat is sent again where the seat could be shown, and not where it could not', async () => {
    for (const isShown of [true, false]) {
      const setting = await new Setting().begun();
      setting.givingBack = () => {
        if (!isShown) throw problem(401);
        setting.acting = undefined;
        return setting.head();
      };
      setting.acting = () => {
        throw problem(401);
      };
      const done = setting.companion.act(NOTE);
      if (isShown) await done;
      else await expect(done).rejects.toMatchObject({ status: 401 });
      expect(setting.calls.map(([name]) => name)).toEqual(
        isShown ? ['act', 'giveBack', 'act', 'readLines'] : ['act', 'giveBack'],
      );
    }
  });

  test('is tried again while the server cannot be reached, and given up with the companion', async () => {
    const setting = await new Setting(SEAT, { pauses: { first: 10, longest: 20 } }).begun();
    let away = 2;
    setting.acting = () => {
      away -= 1;
      if (away === 0) setting.acting = undefined;
      throw new TypeError('fetch failed');
    };
    const done = setting.companion.act(NOTE);
    await vi.advanceTimersByTimeAsync(30);
    await done;
    const keys = setting.calls.filter(([name]) => name === 'act').map(([, , more]) => (more as { key: string }).key);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    setting.acting = () => {
      throw new TypeError('fetch failed');
    };
    setting.companion.stop();
    await expect(setting.companion.act(NOTE)).rejects.toThrow('fetch failed');
  });

  test('is refused by a server that shows another journal with it: it is not believed any more', async () => {
    const setting = await new Setting().begun();
    setting.acting = () => {
      throw problem(409, setting.head({ head: 'a'.repeat(64) }));
    };
    await expect(setting.companion.act(NOTE)).rejects.toThrow('the server is not believed any more');
    expect(setting.news.at(-1)).toMatchObject({ kind: 'distrust', refusals: [{ code: 'journalForked' }] });
    expect(setting.calls).toHaveLength(1);
  });

  test('is nothing for an observer', async () => {
    const { companion } = await new Setting(WATCH).begun();
    await expect(companion.act(NOTE)).rejects.toThrow('an observer does not act');
    expect(() => companion.seal('attacker', 'hold')).toThrow('an observer does not act');
    expect(companion.sealed('attacker')).toBeUndefined();
  });

  test('that is sealed is known to the own device alone, until it is shown', async () => {
    const setting = await new Setting().begun();
    const input = { attack: 12, defence: 4 };
    await setting.companion.act({ kind: 'began', procedure: 'assault', input, roles: {} });
    expect(setting.companion.sealed('attacker')).toBeUndefined();
    await setting.companion.seal('attacker', 'commit');
    expect(setting.companion.sealed('attacker')).toBe('commit');
    expect(JSON.stringify(setting.table.lines.at(-1))).not.toContain('commit"');
  });
});

test('who waits for a length is told when it is there, and not before', async () => {
  const setting = new Setting();
  const reached: number[] = [];
  for (const length of [1, 3, 4]) void setting.companion.reached(length).then(() => reached.push(length));
  await setting.begun();
  expect(reached).toEqual([1, 3]);
  void setting.companion.reached(3).then(() => reached.push(0));
  await settled();
  expect(reached).toEqual([1, 3, 0]);
  await setting.companion.act(NOTE);
  await settled();
  expect(reached).toEqual([1, 3, 0, 4]);
});

test('who was told is not looked after any more', async () => {
  const setting = await new Setting().begun();
  await setting.companion.reached(3);
  const later = setting.companion.reached(4);
  await setting.companion.act(NOTE);
  await later;
  const looked = vi.spyOn(setting.companion, 'shared', 'get');
  setting.wire.lost();
  expect(looked).not.toHaveBeenCalled();
});

describe('what needs no thought', () => {
  /** Both have sealed: each device shows what it has sealed, and then contributes to the die. */
  const sealed = async (link: CompanionOptions['link'] = SEAT) => {
    const setting = await new Setting(link).begun();
    const { table } = setting;
    table.act('attacker', { kind: 'began', procedure: 'assault', input: { attack: 12, defence: 4 }, roles: {} });
    for (const side of ['attacker', 'defender']) table.act(side, table.hand(side).seal(table.shared, side, 'hold'));
    return setting;
  };
  const told = async (setting: Setting) => {
    setting.wire.says({ kind: 'lines', lines: setting.table.lines.slice(3), ...setting.head() });
    await settled();
  };
  const acted = ({ table }: Setting) =>
    table.lines.flatMap(({ event }) => ('by' in event && event.by === 'attacker' ? [event.kind] : []));

  test('is done by the device itself when lines have come', async () => {
    const setting = await sealed();
    await told(setting);
    expect(acted(setting)).toEqual(['seated', 'began', 'sealed', 'unsealed']);
    setting.table.settle();
    expect(setting.table.shared.open?.entries.at(-1)?.kind).toBe('die');
  });

  test('is tried again with the next message where it could not be done', async () => {
    const setting = await sealed();
    setting.acting = () => {
      throw problem(422);
    };
    await told(setting);
    expect([setting.calls.length, acted(setting).length]).toEqual([1, 3]);
    setting.acting = undefined;
    setting.wire.says({ kind: 'presence', here: [], ...setting.head() });
    await settled();
    expect(acted(setting).at(-1)).toBe('unsealed');
  });

  test('is done by nobody who has stopped, nor by an observer', async () => {
    const [stopped, watching] = [await sealed(), await sealed(WATCH)];
    stopped.companion.stop();
    for (const setting of [stopped, watching]) {
      await told(setting);
      expect([setting.companion.shared?.length, setting.calls]).toEqual([setting.table.lines.length, []]);
      expect(setting.kinds().at(-1)).toBe('lines');
    }
  });
});

test('a long journal lets others have their turn, whenever twelve thousandths of a second are over', async () => {
  const breaths = async (milliseconds: number) => {
    // Each signature that is looked at takes so long.
    const verify = async () => {
      vi.setSystemTime(Date.now() + milliseconds);
      return true;
    };
    const setting = new Setting(WATCH, { verify });
    for (const text of ['a', 'b', 'c']) setting.table.act('defender', { kind: 'noted', text });
    await setting.companion.start();
    setting.wire.opened();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    setting.wire.says({ kind: 'lines', lines: setting.table.lines, ...setting.head() });
    for (let turn = 0; turn < 10; turn += 1) await vi.advanceTimersByTimeAsync(1);
    expect(setting.companion.shared?.length).toBe(6);
    const count = timers.mock.calls.filter(([, pause]) => pause === undefined).length;
    timers.mockRestore();
    return count;
  };
  // Five lines are signed. Twelve are not too long, twice twelve are: after the second and the fourth.
  expect([await breaths(12), await breaths(13), await breaths(1)]).toEqual([2, 4, 0]);
});

test('everything is signed and checked with what the device was given', async () => {
  const used = new Set<string>();
  const own = Object.fromEntries(
    Object.entries(nativeCrypto).map(([name, work]) => [
      name,
      (...given: never[]) => {
        used.add(name);
        return (work as (...args: never[]) => unknown)(...given);
      },
    ]),
  ) as unknown as typeof nativeCrypto;
  const setting = await new Setting(SEAT, { crypto: own }).begun();
  await setting.companion.act(NOTE);
  for (const name of ['sign', 'verify', 'sha256']) expect(used).toContain(name);
});

test('who listens no more is told nothing more', async () => {
  const setting = new Setting();
  const heard: string[] = [];
  const forget = setting.companion.listen(({ kind }) => heard.push(kind));
  await setting.begun();
  const { length } = heard;
  expect(length).toBeGreaterThan(0);
  forget();
  setting.wire.lost();
  expect([heard.length, setting.kinds().at(-1)]).toEqual([length, 'disconnected']);
});
