/** The heaviest ready-made situation of each game: odds with every decision open, and advice, as multiples of the odds of Rivoli. */
import { shelf } from '@grognard/games';
import { forecastInPieces, type Game, inOneGo, type Opened, openExample, Refused, type Wish } from '@grognard/kernel';
import { rivoliOdds } from './combat-rapide.ts';
import { median, type Pair, paired, worked } from './measure.ts';

export interface PresetTiming extends Pair {
  readonly game: string;
  readonly preset: string;
  readonly asked: 'odds' | 'advice';
  readonly most: number;
}

/** Measured in cases of its own. */
const APART = /^clash-of-monarchs/;
const ASKED = [
  { asked: 'odds', wish: { odds: true, open: true }, most: 3 },
  { asked: 'advice', wish: { advice: {} }, most: 5 },
] as const satisfies readonly { asked: string; wish: Wish; most: number }[];
const WARM_UPS = 3;
const WEIGHINGS = 5;
const PAIRS = 9;

interface Ready {
  readonly preset: string;
  readonly walk: () => unknown;
}

/** Where a side wants nothing, or a choice is too wide, there is no advice to measure. */
function readyFor(game: Game, wish: Wish): readonly Ready[] {
  return game.examples.flatMap((example) => {
    const checked = example.preset ? openExample(game, example) : undefined;
    if (!checked?.ok) return [];
    const opened: Opened = checked.value;
    const walk = () => inOneGo(forecastInPieces(opened, wish));
    try {
      walk();
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
    return [{ preset: example.id, walk }];
  });
}

function heaviest(ready: readonly Ready[]): Ready | undefined {
  const weighed = ready.map((each) => {
    for (let run = 0; run < WARM_UPS; run += 1) each.walk();
    return { each, took: median(Array.from({ length: WEIGHINGS }, () => worked(each.walk))) };
  });
  return weighed.toSorted((a, b) => b.took - a.took)[0]?.each;
}

export async function presetTimings(): Promise<readonly PresetTiming[]> {
  const rivoli = rivoliOdds();
  const timings: PresetTiming[] = [];
  for (const { id, load } of shelf.filter((entry) => !APART.test(entry.id))) {
    const game = await load();
    for (const { asked, wish, most } of ASKED) {
      const found = heaviest(readyFor(game, wish));
      if (found) timings.push({ game: id, preset: found.preset, asked, most, ...paired(found.walk, rivoli, PAIRS) });
    }
  }
  return timings;
}
