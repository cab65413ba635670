/** Who is here, as the processes tell each other. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice, Store } from '../store/store.ts';
import { Presence } from './presence.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('presence', () => {
  /** What was shown here, and what the other processes were told. */
  function process() {
    const shown: string[] = [];
    const told: string[] = [];
    const store = {
      announce: async (notice: Notice) => {
        if (notice.kind === 'presence') told.push(`${notice.campaign}:${notice.here.join()}`);
      },
    } as unknown as Store;
    const presence = new Presence(store, (campaign, here) => shown.push(`${campaign}:${here.join()}`));
    const heard = (name: string, campaign: string, ...here: string[]) =>
      presence.heard({ kind: 'presence', process: name, campaign, here });
    return { presence, shown, told, heard };
  }

  test('a seat comes with its first socket and leaves with its last', () => {
    const { presence, shown, told } = process();
    presence.came('c', 'north');
    presence.came('c', 'north');
    presence.came('c', 'east');
    presence.left('c', 'north');
    expect(presence.here('c')).toEqual(['east', 'north']);
    presence.left('c', 'north');
    expect(presence.here('c')).toEqual(['east']);
    presence.left('c', 'east');
    presence.left('d', 'nobody');
    expect([presence.here('c'), presence.here('d')]).toEqual([[], []]);
    expect(shown).toEqual(['c:north', 'c:east,north', 'c:east', 'c:']);
    expect(told).toEqual(['c:north', 'c:north,east', 'c:east', 'c:']);
    // Of a campaign that all have left nothing is said any more.
    vi.advanceTimersByTime(20_000);
    expect(told).toHaveLength(4);
  });

  test('seats elsewhere count, once, and only a change is shown', () => {
    const { presence, shown, heard } = process();
    presence.came('c', 'north');
    heard('p', 'c', 'south', 'north');
    heard('q', 'c', 'south');
    expect([presence.here('c'), presence.here('d')]).toEqual([['north', 'south'], []]);
    heard('p', 'c');
    heard('q', 'c');
    expect(presence.here('c')).toEqual(['north']);
    expect(shown).toEqual(['c:north', 'c:north,south', 'c:north']);
  });

  test('what this process said itself is not heard', () => {
    const shown: string[] = [];
    let own: Notice | undefined;
    const store = {
      announce: async (notice: Notice) => {
        own = notice;
      },
    } as unknown as Store;
    const presence = new Presence(store, (_campaign, here) => shown.push(here.join()));
    presence.came('c', 'north');
    presence.heard({ ...(own as Extract<Notice, { kind: 'presence' }>), here: ['ghost'] });
    expect([presence.here('c'), shown]).toEqual([['north'], ['north']]);
  });

  test('it is said again every twenty seconds, and a process silent for a minute is gone', () => {
    const { presence, told, heard } = process();
    presence.came('c', 'north');
    heard('p', 'c', 'south');
    heard('p', 'd', 'west');
    vi.advanceTimersByTime(19_999);
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['c:north', 'c:north']);
    heard('q', 'c', 'east');
    // Sixty seconds after p was heard it is just not too old; at the next round it is, and q is not.
    vi.advanceTimersByTime(40_000);
    expect(presence.here('c')).toEqual(['east', 'north', 'south']);
    vi.advanceTimersByTime(20_000);
    expect([presence.here('c'), presence.here('d')]).toEqual([['east', 'north'], []]);
    vi.advanceTimersByTime(20_000);
    expect(presence.here('c')).toEqual(['north']);
  });

  test('a process that closes takes its seats along, and says nothing more', () => {
    const { presence, told } = process();
    presence.came('c', 'north');
    presence.came('d', 'south');
    presence.close();
    expect(told.slice(2)).toEqual(['c:', 'd:']);
    vi.advanceTimersByTime(60_000);
    expect([told.length, vi.getTimerCount()]).toEqual([4, 0]);
  });

  test('holds no process up that has nothing else to do', () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    process();
    expect(timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  });
});
