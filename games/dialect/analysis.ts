/** How the outcomes move along an input, point by point. */
import {
  type Analysis,
  amount,
  type Forecast,
  fieldAt,
  fraction,
  type Opened,
  type Plain,
  part,
  type Say,
} from '@grognard/kernel';
import { outcomeWords, refusalWords, wordedForecast } from '../words/index.ts';
import { placeWords, valueWords } from '../words/place.ts';

/** `settled` says how the decisions were settled and which there are: a forecast that was asked for nothing else. */
export function analysisTold(opened: Opened, analysis: Analysis, settled: Forecast, say: Say) {
  const { game, procedure, input } = opened;
  const { words, ...head } = wordedForecast(game, say, settled);
  const field = fieldAt(procedure.input, analysis.at);
  const value = (each: Plain): string => valueWords(say, field, each);
  return {
    ...head,
    along: analysis.at,
    method: 'exact',
    points: analysis.points.map((point) => ({
      value: point.value,
      outcomes: point.distribution.outcomes.map(({ outcome, weight }) => ({
        outcome,
        ...part(fraction(weight, point.distribution.total)),
        words: outcomeWords(say, procedure, outcome),
      })),
      figures: Object.fromEntries(Object.entries(point.means).map(([name, mean]) => [name, amount(mean)])),
      words: value(point.value),
    })),
    leftOut: analysis.leftOut.map((each) => ({
      value: each.value,
      refusals: each.refusals.map(({ code, at, rule }) => ({ code, at, ...(rule && { rule }) })),
      words: each.refusals.map((refusal) => refusalWords(game, say, refusal)),
    })),
    turns: analysis.turns.map(({ figure, at, before, after }) => ({
      figure,
      at,
      before: amount(before),
      after: amount(after),
    })),
    unreached: analysis.unreached,
    words: {
      ...words,
      along: placeWords(say, procedure.input, input, analysis.at),
      figures: Object.fromEntries(Object.keys(procedure.figures).map((name) => [name, say(`figure.${name}`)])),
    },
  };
}
