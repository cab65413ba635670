/** Reading a picture back, for tests: what is spoken, what stands in a layer, which hexes a path holds. */

/** What is spoken for each space, by its number. */
export const labels = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    [...svg.matchAll(/<use id="[a-z]+-(\w+)"[^>]* role="img" aria-label="([^"]*)"\/>/g)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  );

/** What stands in one layer of a picture, up to the end of its own group. */
export function layerOf(svg: string, name: string): string {
  const [begin] = new RegExp(`<g class="${name}"[^>]*>`).exec(svg) ?? [];
  if (begin === undefined || begin.endsWith('/>')) return '';
  const from = svg.indexOf(begin) + begin.length;
  let depth = 1;
  for (const { 0: tag, index } of svg.slice(from).matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return svg.slice(from, from + index);
  }
  return svg.slice(from);
}

/** Where each hex stands, by its number. */
const centres = (svg: string): ReadonlyMap<string, readonly [number, number]> =>
  new Map(
    [...layerOf(svg, 'ground').matchAll(/<g transform="translate\(([\d.]+)\)">(.*?)<\/g>/gs)].flatMap(
      ([, x = '', file = '']) =>
        [...file.matchAll(/<use id="[a-z]+-(\w+)"[^>]* y="([\d.]+)"/g)].map(
          ([, id = '', y = '']) => [id, [Number(x), Number(y)]] as const,
        ),
    ),
  );

/** Whether a point lies within the loops of a path: a line from it to the right crosses them an odd number of times. */
function isInside(path: string, [x, y]: readonly [number, number]): boolean {
  let isIn = false;
  for (const loop of path.split('M').slice(1)) {
    const corners = [...loop.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, a, b]) => [Number(a), Number(b)] as const);
    corners.forEach(([ax, ay], index) => {
      const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0];
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isIn = !isIn;
    });
  }
  return isIn;
}

export const hexesIn = (svg: string, path: string): readonly string[] =>
  [...centres(svg)].flatMap(([id, at]) => (isInside(path, at) ? [id] : [])).sort();
