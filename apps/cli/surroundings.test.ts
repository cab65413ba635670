import { describe, expect, test } from 'vitest';
import { localeOf, stateFolderOf, surroundingsOf, wantsColour } from './surroundings.ts';

describe('surroundings', () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ CI: 'true' }, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ TERM: 'dumb' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
  ])('%j on a terminal %s: colour %s', (env, terminal, colour) => {
    expect(wantsColour(env, terminal)).toBe(colour);
  });

  test.each([
    [{}, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr_CA' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'en_GB' }, 'en'],
    [{ LANG: 'en_GB', LC_ALL: 'fr' }, 'fr'],
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'fr' }, 'fr'],
  ])('%j is read in %s', (env, locale) => {
    expect(localeOf(env)).toBe(locale);
  });

  test.each([
    [{}, 'linux', '/home/me/.local/state/grognard'],
    [{ XDG_STATE_HOME: '/var/me' }, 'linux', '/var/me/grognard'],
    [{ XDG_STATE_HOME: 'here' }, 'linux', '/home/me/.local/state/grognard'],
    [{}, 'darwin', '/home/me/Library/Application Support/grognard'],
    [{ GROGNARD_STATE: '/mine' }, 'darwin', '/mine'],
    [{}, 'win32', '/home/me/AppData/Local/grognard'],
    [{ LOCALAPPDATA: '/local' }, 'win32', '/local/grognard'],
    [{ GROGNARD_STATE: '' }, 'linux', '/home/me/.local/state/grognard'],
  ] as const)('%j on %s keeps its state in %s', (env, platform, folder) => {
    expect(stateFolderOf(env, platform, '/home/me')).toBe(folder);
  });

  /** What the command finds around it where the streams are such. */
  const around = (keyboard: boolean, screen: boolean, facts: object = {}, env: NodeJS.ProcessEnv = {}) => {
    const written: string[] = [];
    const stream = (name: string, isTTY: boolean) => ({
      isTTY: isTTY || undefined,
      write: (text: string) => written.push(`${name}: ${text}`),
    });
    const stdin = stream('in', keyboard);
    const stdout = { ...stream('out', screen), ...facts };
    const streams = { stdin, stdout, stderr: stream('err', false) };
    const found = surroundingsOf({ ...streams, env, platform: 'linux' } as unknown as NodeJS.Process);
    return { found, written, stdin };
  };

  test('somebody is asked only where he types and sees; a screen is one without a keyboard too', () => {
    const seen = (keyboard: boolean, screen: boolean) => {
      const { terminal, screen: shown, colour } = around(keyboard, screen).found;
      return [terminal, shown, colour];
    };
    expect(seen(true, true)).toEqual([true, true, true]);
    expect(seen(false, true)).toEqual([false, true, true]);
    expect(seen(true, false)).toEqual([false, false, false]);
    expect(seen(false, false)).toEqual([false, false, false]);
  });

  test('as wide as the screen, as COLUMNS says, or a hundred; never less than forty', () => {
    const width = (facts: object, env: NodeJS.ProcessEnv = {}) => around(true, true, facts, env).found.width;
    expect(width({ columns: 77 })).toBe(77);
    expect(width({ columns: 77 }, { COLUMNS: '90' })).toBe(77);
    expect(width({}, { COLUMNS: '90' })).toBe(90);
    for (const columns of [undefined, '', 'wide', '0'])
      expect(width({}, columns === undefined ? {} : { COLUMNS: columns })).toBe(100);
    expect([width({ columns: 40 }), width({ columns: 39 }), width({}, { COLUMNS: '41' })]).toEqual([40, 40, 41]);
  });

  test('what is printed and what is warned of go their own ways', () => {
    const { found, written, stdin } = around(true, true, {}, { LANG: 'fr', GROGNARD_GAMES: 'specimen' });
    found.out('a');
    found.err('b');
    expect(written).toEqual(['out: a', 'err: b']);
    expect([found.input, found.locale, found.games]).toEqual([stdin, 'fr', 'specimen']);
    expect(around(true, true, {}, { GROGNARD_GAMES: '' }).found.games).toBeUndefined();
    expect(found.now()).toBeLessThanOrEqual(found.now());
  });
});
