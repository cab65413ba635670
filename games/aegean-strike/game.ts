/** Aegean Strike (Victory Games, 1986): charts, tables and examples of the French aid. */
import { en as mapsInEnglish, fr as mapsInFrench } from '@grognard/hexes';
import { defineGame } from '@grognard/kernel';
import { campaign } from './campaign.ts';
import { cover } from './cover.ts';
import { examples } from './examples/index.ts';
import { facts } from './facts.ts';
import { once } from './parts/once.ts';
import { pigments } from './pigments.ts';
import { airCombat } from './procedures/air-combat.ts';
import { airMission } from './procedures/air-mission.ts';
import { airNavalInterception } from './procedures/air-naval-interception.ts';
import { amphibiousLanding } from './procedures/amphibious-landing.ts';
import { antiAirFire } from './procedures/anti-air-fire.ts';
import { bombardment } from './procedures/bombardment.ts';
import { bridge } from './procedures/bridge.ts';
import { combatAirPatrol } from './procedures/combat-air-patrol.ts';
import { detection } from './procedures/detection.ts';
import { disengagement } from './procedures/disengagement.ts';
import { formationChange } from './procedures/formation-change.ts';
import { groundCombat } from './procedures/ground-combat.ts';
import { installationStrike } from './procedures/installation-strike.ts';
import { interception } from './procedures/interception.ts';
import { interdiction } from './procedures/interdiction.ts';
import { mapChange } from './procedures/map-change.ts';
import { movement } from './procedures/movement.ts';
import { navalCombat } from './procedures/naval-combat.ts';
import { navalMove } from './procedures/naval-move.ts';
import { parachuteDrop } from './procedures/parachute-drop.ts';
import { patrolStrike } from './procedures/patrol-strike.ts';
import { politicalEvent } from './procedures/political-event.ts';
import { resolutionTrack } from './procedures/resolution-track.ts';
import { seaTransport } from './procedures/sea-transport.ts';
import { shipDamage } from './procedures/ship-damage.ts';
import { sovietAirDefence } from './procedures/soviet-air-defence.ts';
import { stageEnd } from './procedures/stage-end.ts';
import { supply } from './procedures/supply.ts';
import { zonesOfControl } from './procedures/zones-of-control.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { scenarios } from './scenarios/index.ts';
import { sources } from './sources.ts';
import { tables } from './tables/index.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { FORCES, PHASES, SIDES } from './vocabulary.ts';

/** The chapters of the aid, in its order. */
export const game = defineGame({
  ...facts,
  version: '0.4.2',
  sides: [...SIDES, ...FORCES],
  sources,
  rules,
  rulings,
  tables,
  procedures: {
    movement: once(movement),
    'formation-change': once(formationChange),
    'zones-of-control': once(zonesOfControl),
    supply: once(supply),
    bridge: once(bridge),
    'ground-combat': once(groundCombat),
    disengagement: once(disengagement),
    'amphibious-landing': once(amphibiousLanding),
    'sea-transport': once(seaTransport),
    'parachute-drop': once(parachuteDrop),
    detection: once(detection),
    'air-mission': once(airMission),
    interception: once(interception),
    'air-combat': once(airCombat),
    'combat-air-patrol': once(combatAirPatrol),
    'patrol-strike': once(patrolStrike),
    'air-naval-interception': once(airNavalInterception),
    'naval-move': once(navalMove),
    'naval-combat': once(navalCombat),
    bombardment: once(bombardment),
    'installation-strike': once(installationStrike),
    interdiction: once(interdiction),
    'anti-air-fire': once(antiAirFire),
    'resolution-track': once(resolutionTrack),
    'ship-damage': once(shipDamage),
    'soviet-air-defence': once(sovietAirDefence),
    'political-event': once(politicalEvent),
    'map-change': once(mapChange),
    'stage-end': once(stageEnd),
  },
  phases: PHASES,
  pigments,
  cover,
  campaign,
  text: { en: { ...mapsInEnglish, ...en }, fr: { ...mapsInFrench, ...fr } },
  examples,
  scenarios,
});
