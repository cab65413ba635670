/** Questions whose answer changes nothing of what is shown. */
import { written } from '@grognard/kernel';
import type { Chart, OpenChart } from './chart.ts';
import type { Decision } from './decisions.ts';

/** The combinations that differ, and the questions that were left out because their answer makes no difference. */
export function withoutIdle(
  combinations: readonly OpenChart[],
  asked: readonly Decision[],
): { readonly combinations: readonly OpenChart[]; readonly idle: readonly Decision[] } {
  const idle = asked.filter((question) => isIdle(combinations, nameOf(question)));
  const shown = combinations.filter(({ answers }) =>
    idle.every((question) => answers[nameOf(question)] === question.options[0]),
  );
  const names = idle.map(nameOf);
  return {
    idle,
    combinations: shown.map(({ answers, chart }) => ({
      chart,
      answers: Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name))),
    })),
  };
}

const nameOf = ({ side, text }: Decision): string => `${side}:${text}`;

/** Every answer gives the same chart, whatever the other answers are. */
function isIdle(combinations: readonly OpenChart[], name: string): boolean {
  const charts = new Map<string, string>();
  return combinations.every(({ answers, chart }) => {
    const { [name]: own, ...others } = answers;
    if (own === undefined) return false;
    const [key, told] = [JSON.stringify(others), chartKey(chart)];
    const known = charts.get(key) ?? told;
    charts.set(key, known);
    return known === told;
  });
}

export const chartKey = ({ outcomes, figures }: Chart): string =>
  JSON.stringify([
    outcomes.map(({ outcome, share }) => [outcome, written(share)]),
    figures.map(({ mean, spread }) => [written(mean), spread]),
  ]);
