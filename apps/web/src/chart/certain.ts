/** The answer of a chart in which nothing is left to dice or decisions: it stands as soon as the input does. */
import {
  type Checked,
  type Game,
  type Opened,
  Playthrough,
  type Procedure,
  type Resolution,
  resolution,
} from '@grognard/kernel';

/** Nothing where something must still be thrown or decided, or where the rules refuse on the way. */
export function certainOf(opened: Checked<Opened>): Resolution | undefined {
  if (!opened.ok) return undefined;
  const { standing, record } = Playthrough.begin(opened.value.begin);
  return standing.kind === 'done' ? resolution(opened.value, standing.result as never, record) : undefined;
}

/** Whether a chart never throws nor asks, as far as its worked examples go: known before it is filled in. */
export const isCertain = ({ examples }: Game, { id }: Procedure): boolean => {
  const own = examples.filter(({ procedure }) => procedure === id);
  return own.length > 0 && own.every(({ dice = [], answers = [] }) => dice.length + answers.length === 0);
};
