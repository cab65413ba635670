/** Whether a chart is played on a map of hexes; asked before anything of maps is fetched. */
import { mapFieldIn, type Procedure } from '@grognard/kernel';

export function hasBoard({ input }: Procedure): boolean {
  const name = mapFieldIn(input);
  const field = name === undefined ? undefined : input.fields[name];
  return field?.kind === 'record' && field.map?.sheet === 'hexes';
}
