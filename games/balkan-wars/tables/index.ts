/** The printed tables, by id. */
import { boldItalics } from './bold-italics.table.ts';
import { columnShifts } from './column-shifts.table.ts';
import { combatEffects } from './combat-effects.table.ts';
import { combatResults } from './combat-results.table.ts';
import { demoralisation } from './demoralisation.table.ts';
import { destinations } from './destinations.table.ts';
import { dieModifiers } from './die-modifiers.table.ts';
import { diplomaticConflict, diplomaticOutcomes } from './diplomatic-conflict.table.ts';
import { mobilisationCosts } from './mobilisation-costs.table.ts';
import { nationalIdentity } from './national-identity.table.ts';
import { moraleEvents, moraleSpending, nationalMorale } from './national-morale.table.ts';
import { politicalEvents } from './political-events.table.ts';
import { rallyExtremes, rallyTarget } from './rally.table.ts';
import { unitAbbreviations } from './unit-abbreviations.table.ts';

export const tables = {
  'combat-results': combatResults,
  'bold-italics': boldItalics,
  'column-shifts': columnShifts,
  'die-modifiers': dieModifiers,
  'combat-effects': combatEffects,
  destinations,
  'national-morale': nationalMorale,
  'morale-events': moraleEvents,
  'morale-spending': moraleSpending,
  'political-events': politicalEvents,
  'diplomatic-conflict': diplomaticConflict,
  'diplomatic-outcomes': diplomaticOutcomes,
  demoralisation,
  'rally-target': rallyTarget,
  'rally-extremes': rallyExtremes,
  'mobilisation-costs': mobilisationCosts,
  'national-identity': nationalIdentity,
  'unit-abbreviations': unitAbbreviations,
};

export type BalkanTables = typeof tables;
