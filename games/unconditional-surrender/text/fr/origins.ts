/** Where the figures of the worked examples come from, each by its English. */
import { airNaval } from './origins/air-naval.ts';
import { ground } from './origins/ground.ts';
import { strategic } from './origins/strategic.ts';

export const origins: Readonly<Record<string, string>> = { ...airNaval, ...ground, ...strategic };
