/** Counters that the campaign knows to stand on a map, though the chart does not speak of them. */
import { counterOf, type HexMap, type Overlay, type Space } from '@grognard/hexes';
import { type Campaign, type CounterKind, counterKinds, faceFor, standsAt, words } from '@grognard/kernel';
import { type Found, inRegister } from '../../roster/found.ts';

/** Counters that may still be used for something: what may only not move now stands there all the same. */
function usable(campaign: Campaign, { faces }: CounterKind): readonly Found[] {
  const [first = [], ...others] = faces.map((face) => inRegister(campaign, face));
  return first.filter((each, place) => !each.barred || others.some((found) => !found[place]?.barred));
}

/** `told` are the names that the chart has on the board already; what is lost or elsewhere stands nowhere. */
export function standingOverlays(campaign: Campaign, map: HexMap, told: readonly string[]): readonly Overlay[] {
  const { game } = campaign;
  const here = new Map<Space, { readonly name: string; readonly counter: ReturnType<typeof counterOf> }[]>();
  for (const kind of counterKinds(game)) {
    const stands = standsAt(kind);
    if (stands === undefined) continue;
    for (const { name, facts } of usable(campaign, kind)) {
      const hex = facts[stands];
      const space = typeof hex === 'string' ? map.find(hex) : undefined;
      const face = faceFor(kind, facts);
      if (space === undefined || !face || told.includes(name)) continue;
      const counter = counterOf({ ...face, name: kind.name }, facts, { pigments: game.pigments });
      const stack = here.get(space);
      if (stack) stack.push({ name, counter });
      else here.set(space, [{ name, counter }]);
    }
  }
  return [...here].map(([space, stack]) => ({
    kind: 'stack',
    space,
    counters: stack.map(({ counter }) => counter),
    label: words('board.stack', { names: stack.map(({ name }) => name) }),
  }));
}
