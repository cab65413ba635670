/** The odds of a procedure as briefly as they can be told, before anything is decided. */
import type { WordedForecast } from '@grognard/games/words';
import type { Opened } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { heading } from './chart.ts';
import { printForecast } from './forecast.ts';

export const openForecast = (dialogue: Dialogue, opened: Opened): Promise<WordedForecast> =>
  forecastFor(dialogue, opened, { odds: true, open: true });

export function printBriefly(dialogue: Dialogue, opened: Opened, made: WordedForecast): void {
  dialogue.print();
  dialogue.print(heading(dialogue, opened));
  dialogue.print();
  printForecast(dialogue, made, { briefly: true });
  dialogue.print();
}
