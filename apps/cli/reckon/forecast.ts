/** The odds a reader asked for: under his policy, or for every way the decisions may fall. */
import { always, evenly, never, type Opened, type Plain, type Policy } from '@grognard/kernel';
import { byField, type Chart, chartOf, type OpenChart, openCharts, type Watch } from './chart.ts';
import { type Decision, decisionsIn } from './decisions.ts';
import { policyOf } from './policy.ts';

export type Forecast =
  | { readonly kind: 'settled'; readonly policy: string; readonly chart: Chart }
  | {
      readonly kind: 'open';
      /** Under `never`, for a reader who wants a single distribution. */
      readonly chart: Chart;
      readonly combinations: readonly OpenChart[];
      /** Every question asked, as it is worded. */
      readonly asked: readonly Decision[];
      /** Questions whose options depend on the course of play: declined. */
      readonly declined: readonly Decision[];
    }
  | {
      readonly kind: 'sampled';
      readonly chart: Chart;
      readonly combinations: number;
      readonly policies: readonly { readonly policy: string; readonly chart: Chart }[];
    };

/** More combinations than this help nobody. */
export const MOST_COMBINATIONS = 24;

/** A policy with the name it goes by. */
export interface Named {
  readonly name: string;
  readonly policy: Policy;
}

export function forecast(
  opened: Opened,
  field: string | undefined,
  policies: readonly string[],
  { settled, watch }: { readonly settled?: Named | undefined; readonly watch?: Watch } = {},
): Forecast {
  const { by, finish } = byField(opened, field);
  const decisions = decisionsIn(opened, watch).filter(({ options }) => options.length > 1);
  const made: Forecast = settled
    ? { kind: 'settled', policy: settled.name, chart: chartOf(opened, by, settled.policy, watch) }
    : forecastBy(opened, by, policies, decisions, watch);
  finish();
  return made;
}

function forecastBy(
  opened: Opened,
  by: (result: unknown) => Plain,
  policies: readonly string[],
  decisions: readonly Decision[],
  watch: Watch | undefined,
): Forecast {
  if (policies.length > 0) {
    const policy = policyOf(policies, opened.game, decisions);
    return { kind: 'settled', policy: policies.join(','), chart: chartOf(opened, by, policy, watch) };
  }
  if (decisions.length === 0) return { kind: 'settled', policy: 'never', chart: chartOf(opened, by, never, watch) };
  const chart = chartOf(opened, by, never, watch);
  const asked = decisions.filter(({ varies }) => !varies);
  const combinations = asked.reduce((count, { options }) => count * options.length, 1);
  if (asked.length > 0 && combinations <= MOST_COMBINATIONS) {
    const declined = decisions.filter(({ varies }) => varies);
    return { kind: 'open', chart, combinations: openCharts(opened, by, asked, watch), asked: decisions, declined };
  }
  const plain = [
    { policy: 'never', chart },
    { policy: 'evenly', chart: chartOf(opened, by, evenly, watch) },
    { policy: 'always', chart: chartOf(opened, by, always, watch) },
  ];
  return { kind: 'sampled', chart, combinations, policies: plain };
}
