/** Who says or does what, with the colon each language sets. */
import type { Say } from '@grognard/kernel';

export const said = (say: Say, who: string, what: string): string => say('cli.said', { who, what });

export const saidBySide = (say: Say, side: string, what: string): string => said(say, say(`side.${side}`), what);
