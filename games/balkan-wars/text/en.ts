import type { Dictionary } from '@grognard/kernel';
import { campaign } from './en/campaign.ts';
import { combat } from './en/combat.ts';
import { names } from './en/names.ts';
import { politics } from './en/politics.ts';
import { recovery } from './en/recovery.ts';
import { refusals } from './en/refusals.ts';
import { rulings } from './en/rulings.ts';
import { things } from './en/things.ts';

export const en = {
  ...things,
  ...combat,
  ...recovery,
  ...politics,
  ...campaign,
  ...refusals,
  ...rulings,
  ...names,
} satisfies Dictionary;
