/** What a game and its charts have to do with maps; asked before anything of maps is fetched. */
import { type Game, mapFieldIn, type Procedure } from '@grognard/kernel';

/** Whether a chart is played on a map of hexes: where forces face each other, or where it may be left out, a map only helps a table. */
export function hasBoard({ input, picture }: Procedure): boolean {
  const name = mapFieldIn(input);
  const field = name === undefined ? undefined : input.fields[name];
  if (field?.kind !== 'record' || field.map?.sheet !== 'hexes' || field.optional) return false;
  if (Object.values(input.fields).some(({ force }) => force !== undefined)) return false;
  return !field.seldom || picture !== undefined;
}

/** The track of a game's campaigns that keeps maps of hexes. */
export function mapsTrack({ campaign }: Game): string | undefined {
  const fields = campaign?.state.fields ?? {};
  return Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === 'list' && field.of.kind === 'record' && field.of.map?.sheet === 'hexes';
  });
}

/** The chart by which a campaign's map is looked at: the first that is played on it. */
export const boardOf = (game: Game): Procedure | undefined =>
  mapsTrack(game) === undefined ? undefined : Object.values<Procedure>(game.procedures).find(hasBoard);
