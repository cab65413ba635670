/** The one die of a printed table, in a line: 7 + 3 = 10. */
import { type Played, total, type Words } from '@grognard/kernel';
import { words } from '../text/kit.ts';

export function rolledLine({ steps }: Pick<Played, 'steps'>): Words | undefined {
  const thrown = steps.find(({ dice }) => dice.length > 0);
  const face = thrown?.dice[0]?.face;
  return face === undefined ? undefined : words('table.headline', { face, drm: total(thrown?.modifiers ?? []) });
}
