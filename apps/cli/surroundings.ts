/** What the command finds around it: streams, a terminal or none, the reader's language. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import { LOCALES, type Locale } from '@grognard/kernel';

export interface Surroundings {
  out(text: string): void;
  err(text: string): void;
  readonly input: Readable;
  /** Milliseconds since some moment. */
  now(): number;
  /** Someone sits at a keyboard and sees what is printed. */
  readonly terminal: boolean;
  /** What is printed goes to a screen, whether or not anyone types. */
  readonly screen: boolean;
  readonly colour: boolean;
  readonly width: number;
  readonly locale: Locale;
  /** Where the command keeps what it must remember between runs. */
  readonly stateFolder: string;
  /** `GROGNARD_GAMES`: what stands on the shelf, where somebody has said so. */
  readonly games: string | undefined;
}

const PIPED_WIDTH = 100;
const NARROWEST = 40;

export function surroundingsOf({ stdin, stdout, stderr, env, platform }: NodeJS.Process): Surroundings {
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    input: stdin,
    now: () => performance.now(),
    terminal: stdin.isTTY === true && stdout.isTTY === true,
    screen: stdout.isTTY === true,
    colour: wantsColour(env, stdout.isTTY === true),
    width: Math.max(NARROWEST, stdout.columns ?? (Number(env['COLUMNS']) || PIPED_WIDTH)),
    locale: localeOf(env),
    stateFolder: stateFolderOf(env, platform),
    games: env['GROGNARD_GAMES'] || undefined,
  };
}

/** `GROGNARD_STATE`, or where each system wants such things; a relative XDG folder is to be ignored, says its standard. */
export function stateFolderOf(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, home = homedir()): string {
  const own = env['GROGNARD_STATE'];
  if (own) return own;
  if (platform === 'win32') return join(env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'grognard');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'grognard');
  const xdg = env['XDG_STATE_HOME'] ?? '';
  return join(isAbsolute(xdg) ? xdg : join(home, '.local', 'state'), 'grognard');
}

/** Colour only where a terminal wants it: no-color.org, then FORCE_COLOR, then the terminal itself. */
export function wantsColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0';
  return isTerminal && env['TERM'] !== 'dumb';
}

/** The reader's language as POSIX says it: the first of these that is set decides. */
export function localeOf(env: NodeJS.ProcessEnv): Locale {
  const set = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const language = set.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === language) ?? 'en';
}
