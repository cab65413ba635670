/** Who says or does what, with the colon each language sets. */
import type { Say } from '@grognard/kernel';

/** Where they go in the sentence; both are words already, and may bear our own colours. */
const [WHO, WHAT] = ['\ue000', '\ue001'];

export const said = (say: Say, who: string, what: string): string =>
  say('cli.said', { who: WHO, what: WHAT })
    .replace(WHO, () => who)
    .replace(WHAT, () => what);

export const saidBySide = (say: Say, side: string, what: string): string => said(say, say(`side.${side}`), what);
