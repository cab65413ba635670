/** A companion at a table without a network: whom it believes, what it gives back, what it has kept. */
import { type Line, lineText, signCheckpoint, textHash } from '@grognard/kernel/fair';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nativeCrypto } from '../fair/native-crypto.ts';
import { problem, SEAT, Setting, settled, WATCH } from '../testing/lone-companion.ts';
import { testSecret } from '../testing/table.ts';
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

describe('a server that is not believed', () => {
  const distrusted = async (setting: Setting, code: string): Promise<void> => {
    await settled();
    const last = setting.news.findLast(({ kind }) => kind === 'distrust');
    expect(last).toMatchObject({ kind: 'distrust', refusals: [{ code }], evidence: { grognard: 'evidence' } });
    expect(setting.wire.closed).toEqual([1000]);
    // It is told once, nothing is taken any more, and nobody comes back.
    const { length } = setting.news;
    setting.greets(['defender']);
    setting.table.act('defender', NOTE);
    setting.wire.says({ kind: 'lines', lines: setting.table.lines.slice(3), ...setting.head() });
    // Nor is it given back what it lacks.
    setting.wire.says({ kind: 'presence', here: [], ...setting.earlier(2) });
    await settled();
    expect([setting.news.length, setting.companion.shared?.length, setting.calls]).toEqual([length, 3, []]);
    setting.wire.lost(1000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(setting.wires).toHaveLength(1);
    await expect(setting.companion.act(NOTE)).rejects.toThrow('the server is not believed any more');
  };

  test('has signed another head of the same length', async () => {
    const setting = await new Setting().begun();
    setting.wire.says({ kind: 'presence', here: [], ...setting.head({ head: 'a'.repeat(64) }) });
    await distrusted(setting, 'journalForked');
  });

  test('or nothing at all', async () => {
    const setting = await new Setting().begun();
    setting.wire.says({ kind: 'presence', here: [], ...setting.head(), signature: 'a'.repeat(128) });
    await distrusted(setting, 'headNotSigned');
  });

  test('or had promised another head of the lines that come then', async () => {
    const setting = new Setting();
    await setting.companion.start();
    setting.wire.opened();
    setting.wire.says({ kind: 'greeting', here: [], ...setting.head({ head: 'a'.repeat(64) }) });
    await settled();
    expect(setting.kinds()).not.toContain('distrust');
    setting.wire.says({ kind: 'lines', lines: setting.table.lines });
    await distrusted(setting, 'journalForked');
  });

  test('or says a line that cannot be, after lines that can', async () => {
    const setting = new Setting();
    await setting.companion.start();
    setting.wire.opened();
    const [one, two, three] = setting.table.lines as [Line, Line, Line];
    const bent = { ...three, previous: 'a'.repeat(64) } as Line;
    setting.wire.says({ kind: 'lines', lines: [one, two, bent] });
    await settled();
    expect(setting.kinds()).toEqual(['lines', 'distrust']);
    expect(setting.news[0]).toMatchObject({ lines: [one, two] });
    expect(setting.news[1]).toMatchObject({ line: 2, evidence: { journal: { length: 3 } } });
    expect(setting.wire.closed).toEqual([1000]);
  });
});

describe('a server that has lost lines', () => {
  /** It was told of a fourth line, and has three again. */
  const setBack = async (link: CompanionOptions['link'] = SEAT) => {
    const setting = await new Setting(link).begun();
    const before = setting.head();
    setting.table.act('defender', NOTE);
    const after = setting.head();
    setting.wire.says({ kind: 'lines', lines: setting.table.lines.slice(3), ...after });
    await settled();
    expect(setting.companion.shared?.length).toBe(4);
    return { setting, before, after };
  };

  test('is given them back, and greeted anew', async () => {
    const { setting, before, after } = await setBack();
    setting.givingBack = () => after;
    setting.wire.says({ kind: 'presence', here: [], ...before });
    await settled();
    expect(setting.news.find(({ kind }) => kind === 'wentBack')).toMatchObject({ by: 1, length: 3 });
    expect(setting.news.find(({ kind }) => kind === 'mended')).toEqual({ kind: 'mended', lines: 1 });
    expect(setting.calls[0]?.[2]).toMatchObject({ from: 3, lines: setting.table.lines.slice(3), seat: 'attacker' });
    expect(setting.wire.closed).toEqual([1000]);
    expect(setting.kinds()).not.toContain('distrust');
  });

  test('is given them by observers too, who have no seat to show', async () => {
    const { setting, before, after } = await setBack(WATCH);
    setting.givingBack = () => after;
    setting.wire.says({ kind: 'presence', here: [], ...before });
    await settled();
    expect(setting.calls[0]?.[2]).toEqual({ from: 3, lines: setting.table.lines.slice(3) });
  });

  test.each([
    [
      'refuses',
      (): unknown => {
        throw problem(422);
      },
    ],
    ['does not take', (): unknown => ({ length: 3 })],
  ])('and %s them is not believed any more', async (_, givingBack) => {
    const { setting, before } = await setBack();
    setting.givingBack = givingBack;
    setting.wire.says({ kind: 'presence', here: [], ...before });
    await settled();
    expect(setting.kinds()).not.toContain('mended');
    expect(setting.news.at(-1)).toMatchObject({ kind: 'distrust', line: 3, refusals: [{ code: 'journalWentBack' }] });
  });

  test('of which nothing was signed is not believed any more: there is nothing to show it', async () => {
    const setting = await new Setting().begun();
    setting.table.act('defender', NOTE);
    // Its word for the fourth line answers what somebody has shown, and vouches for nothing else.
    const after = setting.head({ seen: 'a'.repeat(64) });
    setting.wire.says({ kind: 'lines', lines: setting.table.lines.slice(3), ...after });
    await settled();
    expect([setting.companion.shared?.length, setting.companion.vouched?.length]).toEqual([4, 3]);
    setting.givingBack = () => ({ length: 4 });
    setting.wire.says({ kind: 'presence', here: [], ...setting.earlier(3) });
    await settled();
    expect([setting.calls, setting.kinds().slice(-2)]).toEqual([[], ['wentBack', 'distrust']]);
  });

  test('is left alone by who has stopped', async () => {
    const { setting, before } = await setBack();
    setting.givingBack = () => {
      setting.companion.stop();
      throw problem(422);
    };
    setting.wire.says({ kind: 'presence', here: [], ...before });
    await settled();
    expect(setting.kinds()).not.toContain('distrust');
  });
});

describe('what a device has kept', () => {
  test('is followed before the server says anything, and the rest is asked for', async () => {
    const first = await new Setting().begun();
    const { lines, vouched } = first.companion;
    const checked = first.companion.checkpoint();
    expect(checked).toMatchObject({ length: 3, head: first.table.shared.head });
    const again = new Setting(SEAT, { kept: { lines, checked, vouched } });
    await again.companion.start();
    expect(again.companion.shared?.length).toBe(3);
    expect(again.news).toMatchObject([{ kind: 'lines', lines }]);
    again.wire.opened();
    expect(again.wire.sent).toEqual([{ token: 'token', from: 3, vouched }]);
  });

  test('is followed even if it is only the first line, and once', async () => {
    const { table } = new Setting();
    const again = new Setting(SEAT, { kept: { lines: table.lines.slice(0, 1) } });
    await again.companion.start();
    expect(again.companion.shared?.length).toBe(1);
    again.companion.stop();
    await again.companion.start();
    expect([again.companion.shared?.length, again.kinds()]).toEqual([1, ['lines']]);
    again.wire.opened();
    expect(again.wire.sent).toEqual([{ token: 'token', from: 1 }]);
  });

  test('is believed as far as this device has checked it, and looked at again from there on', async () => {
    const { table } = new Setting();
    const [one, two, three] = table.lines as [Line, Line, Line];
    const forged = (line: Line) => ({ ...line, event: { ...line.event, signature: 'ab'.repeat(64) } }) as Line;
    const started = async (lines: readonly Line[], length: number) => {
      const head = textHash(nativeCrypto, lineText(lines[length - 1] as Line));
      const checked = signCheckpoint(nativeCrypto, SEAT.secret, { length, head });
      const setting = new Setting(SEAT, { kept: { lines, checked } });
      await setting.companion.start();
      return [setting.companion.shared?.length, setting.kinds()];
    };
    expect(await started([one, two, forged(three)], 3)).toEqual([3, ['lines']]);
    expect(await started([one, two, forged(three)], 2)).toEqual([2, ['lines', 'distrust']]);
  });

  test('that is nothing is not followed', async () => {
    const setting = new Setting(WATCH, { kept: { lines: [] } });
    expect(setting.companion.checkpoint()).toBeUndefined();
    await setting.companion.start();
    expect([setting.companion.shared, setting.news]).toEqual([undefined, []]);
  });

  test('is signed by a secret of the device: the seat’s own, or the hash of the observer’s token', async () => {
    const [one, other, watching] = await Promise.all([
      new Setting().begun(),
      new Setting({ ...SEAT, secret: testSecret(5) }).begun(),
      new Setting(WATCH).begun(),
    ]);
    const marks = [one, other, watching].map(({ companion }) => JSON.stringify(companion.checkpoint()));
    expect(new Set(marks).size).toBe(3);
    const asSeat = await new Setting({ ...SEAT, secret: textHash(nativeCrypto, 'token') }).begun();
    expect(JSON.stringify(asSeat.companion.checkpoint())).toBe(marks[2]);
  });
});
