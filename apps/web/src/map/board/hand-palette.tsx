/** What can be laid on the map: the counters of this chart, those of the roster, marks. */
import type { Campaign, Game, Say } from '@grognard/kernel';
import { Icon } from '../../app/icon.tsx';
import { late } from '../../app/late.tsx';
import { anotherRow, type Draft, type DraftRecord, isRecord, textsIn } from '../../form/draft.ts';
import { PieceBrushes } from './piece-brushes.tsx';
import type { MarkField, Piece, PieceField } from './pieces.ts';
import type { InHand } from './use-board-tools.ts';

const RosterPicker = late(async () => (await import('../../roster/roster-picker.tsx')).RosterPicker);

interface HandPaletteProps {
  readonly game: Game;
  readonly say: Say;
  readonly campaign: Campaign | undefined;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly fields: readonly PieceField[];
  readonly pieces: readonly Piece[];
  readonly marks: readonly MarkField[];
  readonly inHand: InHand;
  readonly take: (inHand: InHand) => void;
}

export function HandPalette(props: HandPaletteProps) {
  const { game, say, campaign, draft, change, fields, pieces, marks, inHand, take } = props;
  const held = inHand && 'piece' in inHand ? inHand.piece : undefined;
  const marking = inHand && 'mark' in inHand ? inHand.mark : undefined;
  const rowsOf = ({ name }: PieceField): readonly Draft[] => {
    const rows = isRecord(draft) ? draft[name] : undefined;
    return Array.isArray(rows) ? rows : [];
  };
  /** One counter more, in hand at once. */
  const add = (field: PieceField, known: DraftRecord = {}): void => {
    const rows = rowsOf(field);
    const made = {
      ...(anotherRow(field.counter, rows, say, textsIn(pieces.map(({ name }) => name))) as DraftRecord),
      ...known,
    };
    change({ ...(isRecord(draft) ? draft : {}), [field.name]: [...rows, made] });
    take({ piece: `${field.name}[${rows.length}]` });
  };
  return (
    <fieldset className="palette hand" aria-label={say('board.hand')}>
      <div className="brushes">
        <PieceBrushes
          game={game}
          say={say}
          pieces={pieces}
          held={held}
          take={(path) => take(path === undefined ? undefined : { piece: path })}
        />
        {marks.map(({ name, field }) => (
          <button
            key={name}
            type="button"
            className="brush"
            aria-pressed={name === marking}
            onClick={() => take(name === marking ? undefined : { mark: name })}
          >
            <Icon name="flag" />
            <span>{say(field.label)}</span>
          </button>
        ))}
      </div>
      {fields
        .filter((field) => field.isList && rowsOf(field).length < field.most)
        .map((field) => (
          <span key={field.name} className="acts">
            <button type="button" className="small" onClick={() => add(field)}>
              + {say(labelOf(field))}
            </button>
            <RosterPicker
              game={game}
              field={field.counter}
              {...(campaign && { campaign })}
              taken={pieces.map(({ name }) => name)}
              pick={(row) => add(field, row)}
            />
          </span>
        ))}
      <p className="caption hand-hint">{say(inHand ? 'board.hand.put' : 'board.hand.take')}</p>
    </fieldset>
  );
}

const labelOf = ({ counter }: PieceField): string => counter.label;
