/** A long battle as a score: a row for each phase, a cell for each side. */
import { signed } from '@grognard/games/words';
import type { Game, ScoreCell, ScoreRow } from '@grognard/kernel';
import { Fragment } from 'react';
import { numbered } from '../app/numbered.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { DieFace } from './die-face.tsx';

export function Score({ game, rows }: { readonly game: Game; readonly rows: readonly ScoreRow[] }) {
  const { say } = useSpeaker(game);
  const sides = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  return (
    <section className="sheet score" aria-label={say('web.score.title')}>
      <table>
        <thead>
          <tr>
            <td />
            {sides.map((side, place) => (
              <th key={side} scope="col" data-tone={place === 0 ? 'attacker' : 'defender'}>
                {say(`side.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key, item: { label, cells, note } }) => (
            <Fragment key={key}>
              <tr>
                <th scope="row">{say(label)}</th>
                {note && Object.keys(cells).length === 0 ? (
                  <td colSpan={sides.length}>{say(note)}</td>
                ) : (
                  sides.map((side) => (
                    <td key={side}>
                      <Cell game={game} cell={cells[side]} />
                    </td>
                  ))
                )}
              </tr>
              {note && Object.keys(cells).length > 0 && (
                <tr className="noted">
                  <td colSpan={sides.length + 1}>{say(note)}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ game, cell }: { readonly game: Game; readonly cell: ScoreCell | undefined }) {
  const { say } = useSpeaker(game);
  if (!cell) return null;
  const { dice = [], modifier = 0, total, told, marks } = cell;
  return (
    <span className="score-cell">
      {numbered(dice).map(({ key, item: { sides, face } }) => (
        <span key={key} role="img" aria-label={String(face)}>
          <DieFace sides={sides} face={face} />
        </span>
      ))}
      {modifier !== 0 && <span className="score-modifier">{signed(modifier)}</span>}
      {total !== undefined && <b>{total}</b>}
      {marks && <Marks {...marks} />}
      {told && <span className="score-told">{say(told)}</span>}
    </span>
  );
}

function Marks({ full, of }: { readonly full: number; readonly of: number }) {
  return (
    <span className="marks" role="img" aria-label={`${full} / ${of}`}>
      {Array.from({ length: Math.max(full, of) }, (_, index) => index + 1).map((place) => (
        <i key={place} data-full={place <= full || undefined} data-over={place > of || undefined} />
      ))}
    </span>
  );
}
