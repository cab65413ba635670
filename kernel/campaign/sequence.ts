/** Where a campaign stands in the sequence of play: its phases, what was played in each, what is still to do. Nothing is forced. */
import { chartsByPhase } from '../game/phases.ts';
import type { Procedure } from '../game/procedure.ts';
import type { RuleRef } from '../step/note.ts';
import type { Words } from '../text/words.ts';
import type { Campaign } from './campaign.ts';
import type { State } from './rules.ts';
import { timeOf } from './turn.ts';

/** One chart of a phase, and whether it was done. */
export interface ChartStanding {
  readonly procedure: string;
  /** How often in this turn, or in this stage of it. */
  readonly played: number;
  /** It is done once in every turn, and has not been. */
  readonly due: boolean;
  /** Names of the counters that wait for it. */
  readonly waiting: readonly string[];
}

/** One phase of the turn, and whether it is past. */
export interface PhaseStanding {
  /** Nothing for charts that belong to no phase. */
  readonly phase: string | undefined;
  readonly rule?: RuleRef;
  readonly state: 'past' | 'now' | 'ahead';
  readonly charts: readonly ChartStanding[];
}

/** The turn a campaign stands in, phase by phase. */
export interface Sequence {
  readonly turn?: Words;
  readonly stage?: Words;
  readonly phases: readonly PhaseStanding[];
}

/** The phase is that of the event played last in this turn; before any, the first. */
export function sequenceOf(campaign: Campaign): Sequence {
  const { game, state } = campaign;
  const { turn, stage } = game.campaign ?? {};
  const names = playedNow(campaign);
  const last = names.at(-1);
  const byPhase = chartsByPhase(game);
  const current = last === undefined ? 0 : byPhase.findIndex(({ procedures }) => procedures.includes(last));
  const phases = byPhase.map(({ phase, procedures }, index): PhaseStanding => {
    const rule = game.phases?.find(({ id }) => id === phase)?.rule;
    return {
      phase,
      ...(rule !== undefined && { rule }),
      // Charts of no phase have no place in the turn: they are always at hand.
      state: phase === undefined || index === current ? 'now' : index < current ? 'past' : 'ahead',
      charts: procedures.map((id) => chartStanding(game.procedures[id] as Procedure, names, state)),
    };
  });
  return { ...(turn && { turn: turn(state) }), ...(stage && { stage: stage(state) }), phases };
}

/** The procedures played since the turn or the stage began; the one that began it belongs to what it ended. */
function playedNow({ game, standing, state }: Campaign): readonly string[] {
  const now = timeOf(game, state);
  const before = standing.findLastIndex((each) => {
    const { turn, stage } = timeOf(game, each.state);
    return turn !== now.turn || stage !== now.stage;
  });
  return standing.slice(before + 2).flatMap(({ event }) => (event.kind === 'resolved' ? [event.procedure] : []));
}

function chartStanding(procedure: Procedure, names: readonly string[], state: State): ChartStanding {
  const { id, everyTurn, waiting } = procedure;
  const played = names.filter((name) => name === id).length;
  return {
    procedure: id,
    played,
    due: everyTurn !== undefined && played === 0,
    waiting: waiting?.call(procedure, state) ?? [],
  };
}

/** The charts that something waits for, in the order of the turn. */
export const stillToDo = ({ phases }: Sequence): readonly ChartStanding[] =>
  phases.flatMap(({ charts }) => charts.filter(({ due, waiting }) => due || waiting.length > 0));
