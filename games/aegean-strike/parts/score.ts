/** A long fight told as a score: a row for each die that looks or fires, with the countermeasures that answer it. */
import type { ExplainedStep, ScoreCell, ScoreRow, Words } from '@grognard/kernel';
import { words } from '../text/kit.ts';
import type { Force } from '../vocabulary.ts';

interface Sides {
  readonly own: Force;
  readonly other: Force;
  /** Whether a unit that fires is of the own force. */
  readonly isOwn: (unit: string) => boolean;
}

/** Whoever acts looks first; once the two have met, the other does. */
export function scoreOf(steps: readonly ExplainedStep[], { own, other, isOwn }: Sides): readonly ScoreRow[] {
  const rows: ScoreRow[] = [];
  let [looks, met] = [own, other];
  let fires: Force = own;
  for (const step of steps) {
    const { key, facts = {} } = step.title;
    switch (key) {
      case 'interception.meet':
        [looks, met] = [other, own];
        break;
      case 'sighting.ask':
        rows.push(row(words('score.looks', { sensor: facts['sensor'] as Words }), looks, met, cellOf(step)));
        break;
      case 'fire.ask.shot': {
        const unit = String(facts['unit'] ?? '');
        fires = isOwn(unit) ? own : other;
        rows.push(row(words('score.fires', { unit }), fires, fires === own ? other : own, cellOf(step)));
        break;
      }
      case 'fire.ask.ecm':
        answered(rows, fires === own ? other : own, cellOf(step));
        break;
      case 'fire.track':
        answered(rows, fires, step.outcome ? { told: step.outcome } : {});
        break;
    }
  }
  return rows;
}

const cellOf = ({ dice, outcome }: ExplainedStep): ScoreCell => ({ dice, ...(outcome && { told: outcome }) });

const row = (label: Words, side: Force, facing: Force, cell: ScoreCell): ScoreRow => ({
  label,
  cells: { [side]: cell, [facing]: {} },
});

/** More that is said of the last row, in one cell of it. */
function answered(rows: ScoreRow[], side: Force, more: ScoreCell): void {
  const last = rows.pop();
  if (last) rows.push({ ...last, cells: { ...last.cells, [side]: { ...last.cells[side], ...more } } });
}
