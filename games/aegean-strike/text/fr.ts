/** Les mots français d’Aegean Strike, chapitre par chapitre. */
import type { Translation } from '@grognard/kernel';
import type { en } from './en.ts';
import { air } from './fr/air.ts';
import { brief } from './fr/brief.ts';
import { campaign } from './fr/campaign.ts';
import { charts } from './fr/charts.ts';
import { common } from './fr/common.ts';
import { ground } from './fr/ground.ts';
import { maps } from './fr/maps.ts';
import { names } from './fr/names.ts';
import { origins } from './fr/origins.ts';
import { rulings } from './fr/rulings.ts';
import { ships } from './fr/ships.ts';
import { table } from './fr/table.ts';

export const fr: Translation<typeof en> = {
  ...origins,
  ...common,
  ...charts,
  ...rulings,
  ...ground,
  ...brief,
  ...maps,
  ...air,
  ...ships,
  ...campaign,
  ...table,
  ...names,
};
