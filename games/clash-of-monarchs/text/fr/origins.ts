/** Where the figures of the worked examples come from, each by its English. */
import { battle } from './origins/battle.ts';
import { economy } from './origins/economy.ts';
import { maps } from './origins/maps.ts';
import { movement } from './origins/movement.ts';
import { retreatAndSiege } from './origins/retreat-and-siege.ts';

export const origins: Readonly<Record<string, string>> = {
  ...battle,
  ...economy,
  ...maps,
  ...movement,
  ...retreatAndSiege,
};
