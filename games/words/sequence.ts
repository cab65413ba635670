/** Where a campaign stands in the sequence of play, in words. */
import { type Campaign, type ChartStanding, type PhaseStanding, type Say, sequenceOf } from '@grognard/kernel';
import { ruleWords } from './sentences.ts';

/** A chart of the turn, in words. */
export interface ChartToPlay {
  readonly procedure: string;
  readonly title: string;
  readonly played: number;
  /** What is still to do with it; empty where nothing is. */
  readonly toDo: string;
  readonly waiting: readonly string[];
}

/** A phase of the turn, in words. */
export interface WordedPhase {
  /** Empty for charts that belong to no phase. */
  readonly title: string;
  readonly state: PhaseStanding['state'];
  /** The heading or the rule that makes it a phase. */
  readonly source: string;
  readonly charts: readonly ChartToPlay[];
}

/** The turn in words. */
export interface WordedSequence {
  /** Empty where the game counts no turns, and no stages. */
  readonly turn: string;
  readonly stage: string;
  readonly phases: readonly WordedPhase[];
}

/** The turn a campaign stands in, in words. */
export function sequenceInWords(campaign: Campaign, say: Say): WordedSequence {
  const { game } = campaign;
  const { turn, stage, phases } = sequenceOf(campaign);
  return {
    turn: turn ? say(turn) : '',
    stage: stage ? say(stage) : '',
    phases: phases.map(({ phase, rule, state, charts }) => ({
      title: phase === undefined ? '' : say(`phase.${phase}`),
      state,
      source: rule === undefined ? '' : ruleWords(game, say, rule),
      charts: charts.map((chart) => chartToPlay(say, chart, stage !== undefined)),
    })),
  };
}

const chartToPlay = (say: Say, { procedure, played, due, waiting }: ChartStanding, staged: boolean): ChartToPlay => ({
  procedure,
  title: say(`procedure.${procedure}`),
  played,
  toDo: waiting.length > 0 ? say('sequence.waiting', { names: waiting }) : due ? say('sequence.due', { staged }) : '',
  waiting,
});

/** The charts that something is still to do with, in the order of the turn. */
export const chartsToDo = ({ phases }: WordedSequence): readonly ChartToPlay[] =>
  phases.flatMap(({ charts }) => charts.filter(({ toDo }) => toDo !== ''));
