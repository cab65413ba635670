/** What the reader prefers: language, light or dark, paper. */
import { LOCALES, type Locale } from '@grognard/kernel';
import { store } from './store.ts';

const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** A page drawn outside of a browser has nobody to ask. */
const preferred = (): Locale =>
  (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';

export const locale = store<Locale>('locale', (stored) => (isLocale(stored) ? stored : preferred()), String);

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = store<Theme>(
  'theme',
  (stored) => (THEMES.includes(stored as Theme) ? (stored as Theme) : 'system'),
  String,
);

export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const paper = store<Paper>('paper', (stored) => (stored === 'Letter' ? 'Letter' : 'A4'), String);
