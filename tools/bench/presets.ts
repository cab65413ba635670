/** The heaviest ready-made situation of each game: odds with every decision open, and advice, as multiples of the odds of Rivoli. */
import { shelf } from '@grognard/games';
import {
  type Example,
  forecastInPieces,
  type Game,
  inOneGo,
  type Opened,
  openExample,
  Refused,
  type Wish,
} from '@grognard/kernel';
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
const WARM_UPS = 10;
const WEIGHINGS = 5;
const PAIRS = 25;

interface Ready {
  readonly preset: string;
  readonly walk: () => unknown;
}

/** Where a side wants nothing, or a choice is too wide, there is no advice to measure. */
function readyFor(game: Game, wish: Wish): readonly Ready[] {
  return game.examples.flatMap((example) => {
    if (!example.preset) return [];
    const walk = () => inOneGo(forecastInPieces(openedAnew(game, example), wish));
    try {
      walk();
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
    return [{ preset: example.id, walk }];
  });
}

function openedAnew(game: Game, example: Example): Opened {
  const checked = openExample(game, example);
  if (!checked.ok) throw new Refused(checked.refusals);
  return checked.value;
}

function heaviest(ready: readonly Ready[]): Ready | undefined {
  const weighed = ready.map((each) => {
    for (let run = 0; run < WEIGHINGS; run += 1) each.walk();
    return { each, took: median(Array.from({ length: WEIGHINGS }, () => worked(each.walk))) };
  });
  return weighed.toSorted((a, b) => b.took - a.took)[0]?.each;
}

export async function presetTimings(): Promise<readonly PresetTiming[]> {
  const timings: PresetTiming[] = [];
  for (const { id, load } of shelf.filter((entry) => !APART.test(entry.id))) {
    const game = await load();
    for (const { asked, wish, most } of ASKED) {
      const found = heaviest(readyFor(game, wish));
      if (found)
        timings.push({
          game: id,
          preset: found.preset,
          asked,
          most,
          ...paired(found.walk, rivoliOdds, PAIRS, { warmUps: WARM_UPS }),
        });
    }
  }
  return timings;
}
