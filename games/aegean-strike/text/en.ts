/** English words of Aegean Strike, chapter by chapter. */
import { air } from './en/air.ts';
import { brief } from './en/brief.ts';
import { campaign } from './en/campaign.ts';
import { charts } from './en/charts.ts';
import { common } from './en/common.ts';
import { ground } from './en/ground.ts';
import { maps } from './en/maps.ts';
import { names } from './en/names.ts';
import { rulings } from './en/rulings.ts';
import { ships } from './en/ships.ts';
import { table } from './en/table.ts';

export const en = {
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
