/** Hex numbers in a map file that no hex of the map has, and hexsides that are none. */
import type { Refusal } from '@grognard/kernel';
import { HexGrid } from './hex-grid.ts';
import { hexsideOf } from './hexside.ts';
import { items, part, strings } from './raw.ts';
import { type Sheet, sample } from './sheet.ts';

export function numberFaults(sheet: Sheet, data: unknown): readonly Refusal[] {
  const { numbering, wiring } = sheet;
  const map = new HexGrid(wiring);
  const numbers: (readonly [at: string, text: string])[] = [];
  const listed = (list: 'terrain' | 'features'): void => {
    for (const [index, item] of items(part(data, list)).entries())
      numbers.push(...strings(part(item, 'hexes'), `${list}[${index}].hexes`));
  };
  listed('terrain');
  listed('features');
  for (const [index, item] of items(part(data, 'places')).entries()) {
    const hex = part(item, 'hex');
    if (typeof hex === 'string') numbers.push([`places[${index}].hex`, hex]);
  }
  const faultOf = ([at, received]: readonly [string, string]): readonly Refusal[] => {
    const fault = numberFault(map, received);
    return fault ? [{ ...fault, at }] : [];
  };
  const absent = strings(part(data, 'absent'), 'absent').filter(([, text]) => numbering.parse(text) === undefined);
  return [
    ...absent.flatMap(faultOf),
    ...numbers.flatMap(faultOf),
    ...items(part(data, 'hexsides')).flatMap((item, index) => [
      ...strings(part(item, 'between'), `hexsides[${index}].between`).flatMap(([at, received]) =>
        hexsideOf(map, received) === undefined ? [{ code: 'noSuchHexside', at, facts: { received } }] : [],
      ),
      ...brokenLine(map, strings(part(item, 'along'), `hexsides[${index}].along`), faultOf),
    ]),
  ];
}

/** Why a text is no number of a hex of this map. */
export function numberFault(map: HexGrid, received: string): Omit<Refusal, 'at'> | undefined {
  const { numbering, corners } = map;
  if (numbering.parse(received) === undefined)
    return { code: 'notAHexNumber', facts: { received, sample: sample(numbering) } };
  return map.find(received) === undefined ? { code: 'noSuchHex', facts: { received, ...corners } } : undefined;
}

/** A line goes from hex to touching hex. */
function brokenLine(
  map: HexGrid,
  line: readonly (readonly [string, string])[],
  faultOf: (number: readonly [string, string]) => readonly Refusal[],
): readonly Refusal[] {
  return line.flatMap(([at, received], index) => {
    const wrong = faultOf([at, received]);
    const before = line[index - 1]?.[1];
    const [from, to] = [before === undefined ? undefined : map.find(before), map.find(received)];
    if (wrong.length > 0 || from === undefined || to === undefined || map.link(from, to) !== undefined) return wrong;
    return [{ code: 'notNeighbours', at, facts: { received, before } }];
  });
}
