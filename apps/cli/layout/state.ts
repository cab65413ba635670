/** A campaign's tracks, and its events, in the reader's words. */
import {
  changedWords,
  chartsToDo,
  eventEntry,
  sequenceInWords,
  toldIn,
  tracksInWords,
  type WordedSequence,
} from '@grognard/games/words';
import { type Campaign, lastTurn } from '@grognard/kernel';
import type { Dialogue } from '../dialogue.ts';
import { columns } from './columns.ts';
import { tame } from './harmless.ts';

/** What is not empty, grouped as the game describes it; what has changed since last turn is marked. */
export function printState(dialogue: Dialogue, campaign: Campaign, all = false): void {
  const { paint, width, say } = dialogue;
  const { game, name, length, state } = campaign;
  const groups = tracksInWords(game, state, say, { all, since: lastTurn(campaign) });
  const sequence = sequenceInWords(campaign, say);
  const title = [say.read(game.titles), tame(name), sequence.turn, sequence.stage];
  dialogue.print(paint.bold(title.filter(Boolean).join(' · ')));
  dialogue.print(paint.dim(say('cli.campaign.events', { count: length })));
  printSequence(dialogue, sequence);
  for (const { label, rows } of groups) {
    dialogue.print();
    if (label !== '') dialogue.print(paint.bold(label));
    const lines = rows.map((row) => [
      row.was === undefined ? '' : paint.green(CHANGED),
      row.label,
      tame(changedWords(say, row)),
      paint.dim(row.path),
    ]);
    dialogue.print(columns({ rows: lines, width }));
  }
  const changed = groups.some(({ rows }) => rows.some(({ was }) => was !== undefined));
  if (changed) dialogue.print(`\n${paint.dim(say('cli.campaign.changed', { mark: CHANGED }))}`);
}

/** The phases in their order, the present one marked; what is still to do in this turn. */
function printSequence(dialogue: Dialogue, sequence: WordedSequence): void {
  const { paint, say, width } = dialogue;
  const phases = sequence.phases.filter(({ title }) => title !== '');
  const toDo = chartsToDo(sequence);
  if (phases.length > 0) {
    const words = phases.map(({ title, state }) => (state === 'now' ? paint.bold(`[${title}]`) : paint.dim(title)));
    dialogue.print(`\n${words.join(' → ')}`);
  }
  if (toDo.length === 0) return;
  dialogue.print(paint.bold(say('sequence.toDo')));
  dialogue.print(columns({ rows: toDo.map(({ title, toDo: why }) => ['', title, tame(why)]), width }));
}

const CHANGED = '▸';

/** The event that was added last, in sentences. */
export const eventWords = ({ say }: Dialogue, before: Campaign | undefined, after: Campaign): string =>
  tame(toldIn(eventEntry(say, before, after, after.last)));
