import type { Translation } from '@grognard/kernel';
import type { en } from './en.ts';
import { campaign } from './fr/campaign.ts';
import { combat } from './fr/combat.ts';
import { names } from './fr/names.ts';
import { origins } from './fr/origins.ts';
import { politics } from './fr/politics.ts';
import { recovery } from './fr/recovery.ts';
import { refusals } from './fr/refusals.ts';
import { rulings } from './fr/rulings.ts';
import { things } from './fr/things.ts';

export const fr: Translation<typeof en> = {
  ...origins,
  ...things,
  ...combat,
  ...recovery,
  ...politics,
  ...campaign,
  ...refusals,
  ...rulings,
  ...names,
};
