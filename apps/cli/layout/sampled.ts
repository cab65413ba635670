/** That an answer is a sample, and how to have it walked further. */
import type { Dialogue } from '../dialogue.ts';
import { paragraph } from './columns.ts';

export function printSampled(dialogue: Dialogue, { sampled }: { readonly sampled?: string }): void {
  const { say, width } = dialogue;
  if (sampled !== undefined) dialogue.print(paragraph(`${sampled} ${say('cli.sampled.further')}`, width));
}
