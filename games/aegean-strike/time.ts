/** What stages and turns count anew. */
import type { CampaignState } from './campaign-state.ts';
import { supplyUnknown } from './with-counter.ts';

/** A new action stage: aircraft are ready again, a supply found is found anew, a halt for the stage is over. */
export const stageEnded = (state: CampaignState): CampaignState => ({
  ...state,
  stage: Math.min(MOST_STAGES, state.stage + 1),
  units: state.units.map((unit) => ({
    ...supplyUnknown(unit),
    changed: false,
    halted: unit.halted === 'stage' ? 'no' : unit.halted,
  })),
  aircraft: state.aircraft.map((unit) => ({ ...unit, flight: 'ready', detected: false })),
  ships: state.ships.map((ship) => ({ ...ship, sailed: false })),
});

const MOST_STAGES = 9;

/** The end of a turn: sorties are restored, the final phase takes a depot's few Hits off, wars and demands run down. */
export const turnEnded = (state: CampaignState): CampaignState => {
  const stage = stageEnded(state);
  return {
    ...stage,
    turn: Math.min(99, state.turn + 1),
    stage: 1,
    units: stage.units.map((unit) => ({ ...unit, halted: 'no' })),
    aircraft: stage.aircraft.map((unit) => ({ ...unit, sortiesFlown: 0 })),
    ships: stage.ships.map((ship) => ({ ...ship, halted: 'no' })),
    installations: state.installations.map((one) => (one.kind === 'depot' ? { ...one, hits: 0 } : one)),
    wars: {
      airWar: Math.max(0, state.wars.airWar - 1),
      golan: Math.max(0, state.wars.golan - 1),
      israelBusy: Math.max(0, state.wars.israelBusy - 1),
    },
    demands: state.demands.map((one) => ({ ...one, turns: Math.max(0, one.turns - 1) })),
    greeceNeutralised: false,
  };
};
