/** Long-range interception: the interceptors fly two hexes, the target two, and so on until they share a hex. */

const LEG = 2;
/** More legs than any aircraft has range for. */
const MOST_LEGS = 100;

/**
 * How many two-hex legs the interceptors fly; nothing where they never catch up. `targetCloses` is what the target's own
 * two hexes take off the distance: 2 straight at them, −2 straight away.
 */
export function chase(distance: number, targetCloses: number): number | undefined {
  let left = distance;
  for (let legs = 1; legs <= MOST_LEGS; legs += 1) {
    left -= LEG;
    if (left <= 0) return legs;
    left -= targetCloses;
    if (left <= 0) return legs;
  }
  return undefined;
}
