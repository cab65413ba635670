/** The makers of this game, typed by its own words, those of maps and those every game shares. */
import type { en as maps } from '@grognard/hexes';
import { type Kit, kit } from '@grognard/kernel';
import type { Shared } from '../../words/index.ts';
import type { en } from './en.ts';

type Own = Kit<typeof en & typeof maps & Shared>;

const own: Own = kit();
export const words: Own['words'] = own.words;
export const ask: Own['ask'] = own.ask;
export const refusal: Own['refusal'] = own.refusal;
export const field: Own['field'] = own.field;
