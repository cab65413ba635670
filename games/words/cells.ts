/** The rows and cells of a printed list, in the reader's words. */
import {
  type Game,
  HALVING_COLUMNS,
  knows,
  type List,
  LOCALES,
  MODIFIER_COLUMNS,
  type Modifier,
  type Plain,
  type Say,
  type Table,
  type Written,
} from '@grognard/kernel';
import { modifierSign, signed } from './numbers.ts';
import { labelWords, ruleWords } from './sentences.ts';

/** A row by the words its table declares, or by its own name. */
export function rowWords(game: Game, say: Say, table: List, id: string): string {
  const key = `${table.rowWords}.${id}`;
  return table.rowWords !== undefined && knows([game.text.en], key) ? phrase(game, say, key) : id;
}

/** A modifier in a word or two, as its list calls it; in the words of the page where that says nothing shorter. */
export function inShort(game: Game, say: Say, { id, text }: Pick<Modifier, 'id' | 'text'>): string {
  const lists = Object.values(game.tables).filter((table): table is List => table.shape === 'list');
  const keys = lists
    .filter(({ rows }) => rows[id]?.['text'] === text.key)
    .flatMap(({ rowsInShort, rowWords: named }) => [`${rowsInShort}.${id}`, `${named}.${id}`]);
  const key = keys.find((each) => knows([game.text.en], each));
  return key === undefined ? say(text) : phrase(game, say, key);
}

/** Lists print their row names only where they say something the columns do not. */
export const namesRows = ({ rowWords: words }: List): boolean => words !== undefined;

/** The head of a column, in the reader’s language. */
export const headWords = ({ columns }: List, column: string, say: Say): string => say.read(columns[column]) ?? column;

/** Row and column of a cell, in the reader's words. */
export const cellPlace = (game: Game, say: Say, table: Table, row: string, column: string) =>
  table.shape === 'grid'
    ? { row: labelWords(say, table.rowWords, row), column: labelWords(say, table.columnWords, column) }
    : { row: rowWords(game, say, table, row), column: headWords(table, column, say) };

/** A cell is worded by the prefix its column declares, or as a text key or a rule it names; otherwise it stands as it is. */
export function cellWords(game: Game, say: Say, table: List, column: string, cell: Plain): string {
  if (cell === null) return '—';
  if (typeof cell === 'boolean') return say(cell ? 'yes' : 'no');
  if (typeof cell === 'number') return numberWords(table, column, cell);
  if (cell === 'varies') return say('varies');
  const prefix = table.cellWords?.[column];
  if (typeof cell !== 'string') {
    return structureWords(game, say, prefix, cell, (inner) => cellWords(game, say, table, column, inner));
  }
  const key = [...(prefix ? [`${prefix}.${cell}`] : []), cell].find((each) => knows([game.text.en], each));
  if (key !== undefined) return phrase(game, say, key);
  return Object.hasOwn(game.rules, cell) ? ruleWords(game, say, cell) : cell;
}

/** A number as it works: divided by, added, or standing for itself. */
function numberWords({ columns, signed: changes }: List, column: string, value: number): string {
  if (column === 'value' && (columns as object) === HALVING_COLUMNS) return modifierSign({ value, halves: true });
  const change = (column === 'value' && (columns as object) === MODIFIER_COLUMNS) || changes?.includes(column);
  return change || value < 0 ? signed(value) : String(value);
}

/**
 * What holds several things: a list with commas; a text in the reader's language; a record that says its
 * type by the phrase of that type, with the rest as facts; any other record name by name.
 */
function structureWords(
  game: Game,
  say: Say,
  prefix: string | undefined,
  cell: object,
  inner: (value: Plain) => string,
): string {
  if (Array.isArray(cell)) return cell.length === 0 ? '—' : cell.map(inner).join(', ');
  const record = cell as { readonly [name: string]: Plain };
  if (isWritten(record)) return say.read(record);
  const key = `${prefix}.${record['type']}`;
  if (knows([game.text.en], key)) return say(key, record);
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

const isWritten = (record: Readonly<Record<string, Plain>>): record is Record<string, Plain> & Written =>
  LOCALES.every((locale) => ['string', 'undefined'].includes(typeof record[locale])) &&
  typeof record['en'] === 'string';
