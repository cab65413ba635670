/** What an answer to the sealed choice commits, by name where the question told the hands. */

interface HandFacts {
  readonly markers: readonly { readonly name: string; readonly drm: number; readonly halves: boolean }[];
  readonly air: string | null;
}

/** The option and its side, and both hands where they are known: a journal keeps only the option. */
export interface Commitment {
  readonly option: string;
  readonly side?: string;
  readonly attacker?: HandFacts;
  readonly defender?: HandFacts;
}

/** How a language tells a sign, and what it calls things whose names are not known. */
interface Tongue {
  readonly signed: (value: number) => string;
  readonly marker: (place: string) => string;
  readonly air: string;
}

/** The things committed, by name; `undefined` for a side that will not commit. */
export function committedThings(
  { option, side, attacker, defender }: Commitment,
  { signed, marker: nameless, air }: Tongue,
): readonly string[] | undefined {
  const [card, ...things] = option.split('+');
  if (card === 'hold') return undefined;
  const hand = side === 'attacker' ? attacker : side === 'defender' ? defender : undefined;
  return things.map((thing) => {
    if (thing === 'air') return hand?.air ?? air;
    const marker = hand?.markers[Number(thing) - 1];
    if (!marker) return nameless(thing);
    const { name, drm, halves } = marker;
    return [name, ...(drm === 0 ? [] : [signed(drm)]), ...(halves ? ['÷2'] : [])].join(' ');
  });
}
