/** A map from its file, in the words of a game; every fault is told with its place and its hex. */
import type { HexMap, HexSheets } from '@grognard/hexes';
import { type Game, mapMark, Refused } from '@grognard/kernel';
import { hexSheetsOf, mapFile } from '../../arguments/map.ts';
import type { Dialogue } from '../../dialogue.ts';
import { type Arguments, word } from '../../verb.ts';

export interface MapRead {
  readonly file: string;
  readonly game: Game;
  readonly sheets: HexSheets;
  readonly map: HexMap;
}

export async function mapRead(dialogue: Dialogue, args: Arguments): Promise<MapRead> {
  const [file, game] = [word(args, 0), await dialogue.game(word(args, 1))];
  const sheets = hexSheetsOf(game);
  const read = sheets.read(await mapFile(file));
  if (!read.ok) throw new Refused(read.refusals.map((each) => ({ ...each, at: each.at || file })));
  return { file, game, sheets, map: read.value };
}

/** The map in figures, for a script. */
export const mapData = ({ file, game, map }: MapRead): Readonly<Record<string, unknown>> => {
  const { title, corners, size, named } = map;
  return { file, game: game.id, title, mark: mapMark(map.file), ...corners, hexes: size, places: [...named].length };
};
