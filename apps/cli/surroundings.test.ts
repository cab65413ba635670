import { describe, expect, test } from 'vitest';
import { localeOf, stateFolderOf, wantsColour } from './surroundings.ts';

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
  ] as const)('%j on %s keeps its state in %s', (env, platform, folder) => {
    expect(stateFolderOf(env, platform, '/home/me')).toBe(folder);
  });
});
