/** What other charts of the game would lay over the same map: zones and supply of either side, what is seen from where. */
import { overlaysFrom } from '@grognard/hexes';
import { type Campaign, check, type Game, open, openIn, type Plain, type Procedure } from '@grognard/kernel';
import { certainOf, isCertain } from '../../chart/certain.ts';
import { asInput, type Draft, type DraftRecord, isRecord } from '../../form/draft.ts';
import { faceOf } from '../../form/face.ts';
import { hasBoard } from '../has-board.ts';
import { hexMapIn } from '../sheets.ts';
import { type Layer, layersIn } from './layers.ts';
import { markedIn, markFields, type Piece, type PieceField, pieceFields, piecesIn } from './pieces.ts';

interface Standing {
  readonly game: Game;
  readonly procedure: Procedure;
  readonly draft: Draft;
  readonly file: Plain;
  readonly campaign: Campaign | undefined;
}

/** Charts that throw nothing and ask for counters in lists: those that stand on this map are told to them. */
export function otherLayers(standing: Standing): readonly Layer[] {
  const { game, procedure } = standing;
  const sheets = hexMapIn(procedure.input)?.sheets;
  const all = Object.values<Procedure>(game.procedures)
    .filter((other) => other.id !== procedure.id && hasBoard(other) && other.picture && isCertain(game, other))
    .filter(({ input }) => hexMapIn(input)?.sheets === sheets && pieceFields(input).every(({ isList }) => isList))
    .flatMap((other) => choicesOf(other).flatMap((chosen) => layersOf(standing, other, chosen)));
  // A marker that several charts lay is one.
  return [...new Map(all.toReversed().map((layer) => [JSON.stringify(layer.overlays), layer])).values()].toReversed();
}

/** What is always asked is tried in every way: the supply of either side, ranges over land and under water. */
function choicesOf({ input }: Procedure): readonly DraftRecord[] {
  const open = Object.entries(input.fields).flatMap(([name, field]) =>
    field.kind === 'oneOf' && !field.optional && !field.seldom ? [{ name, options: field.options }] : [],
  );
  return open.reduce<readonly DraftRecord[]>(
    (all, { name, options }) => all.flatMap((one) => options.map((option) => ({ ...one, [name]: option }))),
    [{}],
  );
}

function layersOf({ game, procedure, draft, file, campaign }: Standing, other: Procedure, chosen: DraftRecord) {
  const pieces = piecesIn(procedure.input, draft).filter(
    (piece) => piece.hex !== '' && Object.entries(chosen).every(([name, value]) => isOf(piece, name, value)),
  );
  const lists = pieceFields(other.input).map((field) => [field.name, told(field, pieces)]);
  const marked = markFields(procedure.input).flatMap((field) =>
    field.isList && Object.hasOwn(other.input.fields, field.name) ? [[field.name, markedIn(draft, field)]] : [],
  );
  const map = hexMapIn(other.input)?.name ?? '';
  const input = { ...Object.fromEntries([...lists, ...marked]), ...chosen, ...(!campaign && { [map]: file }) } as Plain;
  const opened = campaign ? openIn(campaign, other.id, input) : open(game, other.id, input);
  const played = certainOf(opened);
  if (!opened.ok || !played) return [];
  const { input: read, book } = opened.value;
  const overlays = overlaysFrom(other.picture?.(played.result, read, book)?.overlays ?? []);
  return layersIn(overlays).map((layer) => ({
    ...layer,
    key: [other.id, ...Object.values(chosen), layer.key].join(' '),
  }));
}

/** Whether a counter says so, or says nothing of it. */
const isOf = ({ of, values }: Piece, name: string, value: Draft): boolean => {
  const said = values[name] ?? of.counter.fields[name]?.default;
  return said === undefined || said === value;
};

/** Counters of the same register, with as much of each as is asked for. */
const told = ({ counter }: PieceField, pieces: readonly Piece[]): readonly unknown[] =>
  pieces
    .filter(({ of }) => faceOf(of.counter).kind === faceOf(counter).kind)
    .map(({ values }) => {
      const said = asInput(values);
      const known = Object.entries(isRecord(said) ? said : {}).filter(([name, value]) => {
        const field = counter.fields[name];
        return field !== undefined && check(field, value).ok;
      });
      return Object.fromEntries(known);
    });
