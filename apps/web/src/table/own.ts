/** The player's own cells, kept on this device by game, and laid over the printed ones. */
import {
  type AnyTable,
  type Game,
  type Grid,
  isOwnCell,
  type Overlay,
  type OwnCell,
  overlaid,
  type Refusal,
} from '@grognard/kernel';
import { type Store, store } from '../app/store.ts';
import { isRecord } from '../form/draft.ts';

type Shelves = Readonly<Record<string, Overlay>>;

/** What is not a cell any more, after an older version or a curious hand, is dropped. */
const readOverlay = (value: unknown): Overlay =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([table, cells]) => [table, Array.isArray(cells) ? cells.filter(isOwnCell) : []]),
      )
    : {};

const shelves: Store<Shelves> = store('own-cells', (stored) =>
  isRecord(stored)
    ? Object.fromEntries(Object.entries(stored).map(([game, overlay]) => [game, readOverlay(overlay)]))
    : {},
);

const NONE: Overlay = {};

/** Only cells that still fit their table: a table that changed since must not make every chart refuse. */
export function useOverlay(game: Game): Overlay {
  const overlay = shelves.use()[game.id];
  return overlay ? fitting(game, overlay) : NONE;
}

export function overlayOf(game: Game): Overlay {
  const overlay = shelves.get()[game.id];
  return overlay ? fitting(game, overlay) : NONE;
}

const fitted = new WeakMap<Overlay, Overlay>();

function fitting(game: Game, overlay: Overlay): Overlay {
  const known = fitted.get(overlay);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(overlay).flatMap(([id, cells]) => {
      const table = game.tables[id];
      const fit = isGrid(table) ? cells.filter((cell) => 'shape' in overlaid(table, [cell])) : [];
      return fit.length > 0 ? [[id, fit] as const] : [];
    }),
  );
  fitted.set(overlay, made);
  return made;
}

/** Lays a cell over the table, or says why it cannot stand there. */
export function layCell(game: Game, table: Grid, cell: OwnCell): readonly Refusal[] {
  const laid = overlaid(table, [cell]);
  if (!('shape' in laid)) return laid;
  const others = (shelves.get()[game.id]?.[table.id] ?? []).filter(
    (own) => own.row !== cell.row || own.column !== cell.column,
  );
  put(game, table.id, [...others, cell]);
  return [];
}

export function liftCell(game: Game, table: Grid, { row, column }: OwnCell): void {
  put(
    game,
    table.id,
    (shelves.get()[game.id]?.[table.id] ?? []).filter((own) => own.row !== row || own.column !== column),
  );
}

function put(game: Game, table: string, cells: readonly OwnCell[]): void {
  const all = shelves.get();
  shelves.set({ ...all, [game.id]: { ...all[game.id], [table]: cells } });
}

export const isGrid = (table: AnyTable | undefined): table is Grid => table?.shape === 'grid';

/** The table as the player's own copy has it. */
export function withOwn(table: Grid, overlay: Overlay): Grid {
  const cells = overlay[table.id];
  if (!cells || cells.length === 0) return table;
  const laid = overlaid(table, cells);
  return 'shape' in laid ? laid : table;
}
