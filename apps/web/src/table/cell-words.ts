/** The cells of a printed list, in the reader's words. */
import { ruleWords, signed } from '@grognard/games/words';
import {
  type Game,
  knows,
  type List,
  LOCALES,
  type Locale,
  MODIFIER_COLUMNS,
  type Plain,
  type Say,
} from '@grognard/kernel';

/** A row by the words its table declares, or by its own name. */
export function rowWords(game: Game, say: Say, table: List, id: string): string {
  const key = `${table.rowWords}.${id}`;
  return table.rowWords !== undefined && knows([game.text.en], key) ? phrase(game, say, key) : id;
}

export function listCellWords(game: Game, say: Say, table: List, column: string, cell: Plain): string {
  if (cell === null) return '—';
  if (typeof cell === 'boolean') return say(cell ? 'yes' : 'no');
  const modifiers = (table.columns as object) === MODIFIER_COLUMNS;
  if (typeof cell === 'number') return modifiers && column === 'value' ? signed(cell) : String(cell);
  if (typeof cell !== 'string')
    return structureWords(cell, say, (inner) => listCellWords(game, say, table, column, inner));
  const prefix = table.cellWords?.[column];
  const key = [...(prefix ? [`${prefix}.${cell}`] : []), cell].find((each) => knows([game.text.en], each));
  if (key !== undefined) return phrase(game, say, key);
  return Object.hasOwn(game.rules, cell) ? ruleWords(game, say, cell) : cell;
}

/** A list item by item; words kept in both languages in the reader's; any other record name by name. */
function structureWords(cell: object, say: Say, inner: (value: Plain) => string): string {
  if (Array.isArray(cell)) return cell.length === 0 ? '—' : cell.map(inner).join(', ');
  const record = cell as { readonly [name: string]: Plain };
  if (LOCALES.every((each) => typeof record[each] === 'string')) return String(record[say('locale')]);
  return Object.entries(record)
    .map(([name, value]) => `${name} ${inner(value)}`)
    .join('; ');
}

/** A phrase that waits for facts is shown with dots in their place. */
function phrase(game: Game, say: Say, key: string): string {
  if (typeof game.text.en[key] === 'string') return say(key);
  const facts = new Proxy({}, { get: () => '…' });
  try {
    return say(key, facts);
  } catch {
    return key;
  }
}

/** Lists print their row names only where they say something the columns do not. */
export const namesRows = (table: List): boolean => table.rowWords !== undefined;

export const headWords = (table: List, column: string, locale: Locale): string =>
  table.columns[column]?.[locale] ?? column;
