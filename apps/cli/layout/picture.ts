/** The picture of a result: a file for the eye, sentences for the screen. */
import { constants } from 'node:fs';
import { access, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Opened, type Picture, Refused, type Resolution } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { bullet, paragraph } from './columns.ts';

export async function pictureFor(
  { locale, say }: Dialogue,
  opened: Opened,
  { result }: Resolution,
): Promise<Picture | undefined> {
  if (!opened.procedure.picture) return undefined;
  const { resultPicture } = await import('@grognard/hexes');
  return resultPicture(opened, result, locale, say);
}

/** Refused before any die is thrown: a procedure that draws nothing, a place that cannot be written to. */
export async function drawable({ game, procedure }: Opened, file: string): Promise<void> {
  if (!procedure.picture) {
    const options = Object.values(game.procedures).flatMap(({ id, picture }) => (picture ? [id] : []));
    throw new Refused([{ code: 'noPicture', at: '--svg', facts: { received: procedure.id, options } }]);
  }
  const there = await stat(file).catch(() => undefined);
  if (there?.isDirectory()) throw unwritable(file, 'EISDIR');
  await unlessUnwritable(file, () => access(there ? file : dirname(file), constants.W_OK));
}

export const savePicture = (file: string, svg: string): Promise<void> =>
  unlessUnwritable(file, () => writeFile(file, svg));

async function unlessUnwritable(file: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw unwritable(file, (error as NodeJS.ErrnoException).code ?? '');
  }
}

const unwritable = (file: string, reason: string): Refused =>
  new Refused([{ code: 'unwritable', at: file, facts: { reason } }]);

/** Title, how to read it, then one line for each thing and each place. */
export function printPicture(dialogue: Dialogue, { description }: Picture): void {
  const { paint, width } = dialogue;
  const [title = '', ...lines] = description.split('\n');
  dialogue.print();
  dialogue.print(paragraph(paint.bold(title), width));
  for (const line of lines) dialogue.print(bullet(line, width));
}
