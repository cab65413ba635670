/** `map`: maps in files of their own. */
import type { Family } from '../../verb.ts';
import { check } from './check.ts';
import { create } from './new.ts';
import { show } from './show.ts';

export const map: Family = { name: 'map', verbs: [create, show, check] };
