/** What stands on the card of a result, in the reader's language. */
import { outcomeWords, percentage, ruleWords } from '@grognard/games/words';
import type { Forecast, Locale, Opened, Resolution, Say } from '@grognard/kernel';
import { outcomeLabel } from '../odds/outcome-label.ts';
import { tintOf } from '../odds/tint.ts';
import type { Card, CardOdds } from './card.ts';

/** More dice than these would say nothing on a picture. */
const MOST_DICE = 6;
const MOST_ODDS = 7;
const MOST_LINES = 10;

export function cardOf(
  { game, procedure, input }: Opened,
  played: Resolution,
  forecast: Forecast | undefined,
  { say, locale }: { readonly say: Say; readonly locale: Locale },
): Card {
  const { result, steps, outcome, effects } = played;
  const label = outcomeLabel(outcome, outcomeWords(say, procedure, outcome));
  const headline = procedure.headline?.({ result, input, steps });
  const dice = steps.flatMap((step) => step.dice.map(({ face }) => face));
  const summary = say(procedure.summary(result));
  const equation = procedure.equation?.(input, { rulings: played.rulings, tables: game.tables }) ?? [];
  const document = game.rules[procedure.rule]?.document ?? '';
  return {
    title: say.read(game.titles),
    heading: say(`procedure.${procedure.id}`),
    code: label.code,
    tint: tintOf(procedure, outcome),
    dice: dice.length <= MOST_DICE ? dice : [],
    cause: headline ? say(headline) : equation.map(({ text }) => text).join(' '),
    lead: label.code === undefined ? summary : outcomeLabel(outcome, summary).meaning,
    lines: effects.slice(0, MOST_LINES).map((effect) => say({ key: `effect.${effect.kind}`, facts: effect })),
    odds: oddsOn(say, locale, procedure, outcome, forecast),
    oddsTitle: say('share.odds'),
    source: [ruleWords(game, say, procedure.rule), say.read(game.sources[document]?.title), 'Grognard']
      .filter(Boolean)
      .join(' · '),
  };
}

/** The likeliest outcomes in their order, and always the one that fell. */
function oddsOn(
  say: Say,
  locale: Locale,
  procedure: Opened['procedure'],
  fell: string,
  forecast: Forecast | undefined,
): readonly CardOdds[] {
  const all = forecast?.outcomes ?? [];
  const likely = new Set(all.toSorted((a, b) => b.p - a.p).slice(0, MOST_ODDS));
  return all
    .filter((each) => likely.has(each) || String(each.outcome) === fell)
    .map((each) => ({
      label: shortLabel(String(each.outcome), outcomeWords(say, procedure, String(each.outcome))),
      share: each.p,
      shown: percentage(each, locale),
      tint: tintOf(procedure, String(each.outcome)),
      fell: String(each.outcome) === fell,
    }));
}

/** A printed code says it all beside a bar; where there is none, the words do. */
const shortLabel = (outcome: string, words: string): string => {
  const { code, meaning } = outcomeLabel(outcome, words);
  return code ?? meaning;
};
