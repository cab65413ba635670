/** The printed tables, by id. */
import { airNavalCauses } from './air-naval-causes.table.ts';
import { airNavalDrm } from './air-naval-drm.table.ts';
import { airNavalHalving } from './air-naval-halving.table.ts';
import { airNavalResults } from './air-naval-results.table.ts';
import { amphibiousDrm } from './amphibious-drm.table.ts';
import { assaultDrm } from './assault-drm.table.ts';
import { cannotRetreat } from './cannot-retreat.table.ts';
import { combatResults } from './combat-results.table.ts';
import { escort } from './escort.table.ts';
import { groundDrm } from './ground-drm.table.ts';
import { groundHalving } from './ground-halving.table.ts';
import { groundResults } from './ground-results.table.ts';
import { interdiction } from './interdiction.table.ts';
import { limits } from './limits.table.ts';
import { retreatProhibitions } from './retreat-prohibitions.table.ts';
import { sequence } from './sequence.table.ts';
import { strategicDrm } from './strategic-drm.table.ts';
import { strategicHalving } from './strategic-halving.table.ts';
import { strategicResults } from './strategic-results.table.ts';
import { transport } from './transport.table.ts';

export const tables = {
  sequence,
  limits,
  'combat-results': combatResults,
  'ground-drm': groundDrm,
  'assault-drm': assaultDrm,
  'amphibious-drm': amphibiousDrm,
  'ground-halving': groundHalving,
  'ground-results': groundResults,
  'retreat-prohibitions': retreatProhibitions,
  'cannot-retreat': cannotRetreat,
  'air-naval-drm': airNavalDrm,
  'air-naval-halving': airNavalHalving,
  'air-naval-results': airNavalResults,
  'air-naval-causes': airNavalCauses,
  escort,
  interdiction,
  transport,
  'strategic-drm': strategicDrm,
  'strategic-halving': strategicHalving,
  'strategic-results': strategicResults,
};

export type SurrenderTables = typeof tables;
