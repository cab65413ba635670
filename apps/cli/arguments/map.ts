/** Maps on the command line: `--map FILE`, and the sheets that a game's procedures take. */
import type { HexSheets } from '@grognard/hexes';
import { type Field, type Game, type MapKind, mapFieldIn, type Plain, type Procedure, Refused } from '@grognard/kernel';
import { type Arguments, text, type VerbOption } from '../verb.ts';
import { parseJson } from './json.ts';
import { fileText } from './source.ts';

export const MAP_OPTION: VerbOption = { flags: '--map <file>' };

/** The mark of a map that a campaign keeps, in place of a file. */
const MARK = /^[0-9a-f]{16,}$/;

/** What a file of a map holds: a fault of its text is told with its line, a text that is none at all as such. */
export async function mapFile(path: string): Promise<Plain> {
  const written = await fileText(path);
  if (!written.trimStart().startsWith('{')) throw new Refused([{ code: 'notMapText', at: path }]);
  return parseJson(written, path);
}

/** The input with the map of `--map` in its place. */
export async function withMap(game: Game, { id, input }: Procedure, said: Plain, args: Arguments): Promise<Plain> {
  const path = text(args, 'map');
  if (path === undefined) return said;
  const name = mapFieldIn(input);
  if (name === undefined) {
    const options = Object.values(game.procedures).flatMap((each) => (mapFieldIn(each.input) ? [each.id] : []));
    throw new Refused([{ code: 'takesNoMap', at: '--map', facts: { received: id, options } }]);
  }
  return { ...(said as object), [name]: MARK.test(path) ? path : await mapFile(path) } as Plain;
}

/** The first kind of map that a procedure of the game takes. */
function mapKindOf({ procedures }: Game): MapKind | undefined {
  for (const { input } of Object.values(procedures)) {
    const field = input.fields[mapFieldIn(input) ?? ''] as Field | undefined;
    if (field?.kind === 'record' && field.map) return field.map;
  }
  return undefined;
}

/** What the hex maps of a game are made of; a game without any is refused. */
export function hexSheetsOf(game: Game): HexSheets {
  const kind = mapKindOf(game);
  if (kind?.sheet === 'hexes') return kind as HexSheets;
  throw new Refused([{ code: 'gameWithoutMaps', at: '', facts: { received: game.id } }]);
}
