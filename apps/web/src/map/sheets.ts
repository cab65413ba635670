/** What the maps of a game are made of: declared with the charts that ask for one. */
import { HexSheets } from '@grognard/hexes';
import { type Game, mapFieldIn, type Procedure } from '@grognard/kernel';

/** Where a chart's input has its map, and the sheets it may be of; nothing where it asks for none. */
export function hexMapIn(input: Procedure['input']): { readonly name: string; readonly sheets: HexSheets } | undefined {
  const name = mapFieldIn(input);
  const field = name === undefined ? undefined : input.fields[name];
  if (name === undefined || field?.kind !== 'record' || !(field.map instanceof HexSheets)) return undefined;
  return { name, sheets: field.map };
}

/** The first kind of hex map that a game's charts ask for. */
export function sheetsOf(game: Game): HexSheets | undefined {
  for (const { input } of Object.values<Procedure>(game.procedures)) {
    const found = hexMapIn(input);
    if (found) return found.sheets;
  }
  return undefined;
}
