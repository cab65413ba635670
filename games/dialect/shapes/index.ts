/** Every answer of the dialect as a named JSON Schema (2020-12); they refer to each other as `#/$defs/<name>`. */
import { accounts } from './accounts.ts';
import { shelves } from './catalogue.ts';
import { common } from './common.ts';
import { forecasts } from './forecast.ts';
import type { Shapes } from './making.ts';

/** The members of what is asked and answered, by name. */
export const shapes: Shapes = { ...common, ...forecasts, ...accounts, ...shelves };
export type { Shape, Shapes } from './making.ts';
export * as making from './making.ts';
export { worded } from './worded.ts';
