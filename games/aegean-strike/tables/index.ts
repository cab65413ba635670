/** The printed tables, by id. */
import { airMissions } from './air-missions.table.ts';
import { bombardmentModifiers } from './bombardment-modifiers.table.ts';
import { chemicalWarfare } from './chemical.table.ts';
import { combatDie, combatShifts } from './combat-modifiers.table.ts';
import { combatRanges } from './combat-ranges.table.ts';
import { detection } from './detection.table.ts';
import { detectionStrategic } from './detection-strategic.table.ts';
import { eligibleUnits } from './eligible-units.table.ts';
import { formationEffects } from './formation-effects.table.ts';
import { formationSupply } from './formation-supply.table.ts';
import { formationZones } from './formation-zones.table.ts';
import { groundCombat } from './ground-combat.table.ts';
import { mapScales } from './map-scales.table.ts';
import { parachuteDrop } from './parachute.table.ts';
import { parachuteModifiers } from './parachute-modifiers.table.ts';
import { eventCities, eventDemands, politicalEvents } from './political-events.table.ts';
import { troopQuality } from './quality.table.ts';
import { knownRatings } from './ratings.table.ts';
import { sovietDefence } from './soviet-defence.table.ts';
import { sovietDefenceModifiers } from './soviet-defence-modifiers.table.ts';
import { supplyLimits } from './supply-limits.table.ts';
import { terrainEffects } from './terrain.table.ts';
import { resolutionTrack } from './track.table.ts';

export const tables = {
  terrain: terrainEffects,
  'formation-supply': formationSupply,
  'formation-zones': formationZones,
  'formation-effects': formationEffects,
  quality: troopQuality,
  'ground-combat': groundCombat,
  'combat-shifts': combatShifts,
  'combat-die': combatDie,
  chemical: chemicalWarfare,
  track: resolutionTrack,
  'bombardment-modifiers': bombardmentModifiers,
  parachute: parachuteDrop,
  'parachute-modifiers': parachuteModifiers,
  'soviet-defence': sovietDefence,
  'soviet-defence-modifiers': sovietDefenceModifiers,
  'political-events': politicalEvents,
  'event-demands': eventDemands,
  'event-cities': eventCities,
  'air-missions': airMissions,
  'eligible-units': eligibleUnits,
  detection,
  'detection-strategic': detectionStrategic,
  'combat-ranges': combatRanges,
  'supply-limits': supplyLimits,
  'map-scales': mapScales,
  ratings: knownRatings,
};

export type AegeanTables = typeof tables;
