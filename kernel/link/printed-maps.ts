/** The maps that a game's presets lie on: a link names one by its mark instead of drawing it again. */
import type { Game } from '../game/game.ts';
import type { Field } from '../input/field.ts';
import { mapFieldIn, mapMark } from '../input/map.ts';
import type { Plain } from '../step/step.ts';

const KNOWN = new WeakMap<Game, ReadonlyMap<string, Plain>>();

/** By their marks. */
export function printedMaps(game: Game): ReadonlyMap<string, Plain> {
  const known = KNOWN.get(game) ?? gathered(game);
  KNOWN.set(game, known);
  return known;
}

function gathered({ examples, procedures }: Game): ReadonlyMap<string, Plain> {
  // Presets alone: every surface has these, and no link may depend on who reads it.
  const presets = examples.filter(({ preset }) => preset);
  const maps = presets.flatMap(({ procedure: id, input }): (readonly [string, Plain])[] => {
    const procedure = Object.hasOwn(procedures, id) ? procedures[id] : undefined;
    const name = procedure && mapFieldIn(procedure.input);
    const file = name === undefined ? undefined : (input as Readonly<Record<string, Plain>>)[name];
    const mark = name === undefined || file === undefined ? undefined : markOn(procedure?.input.fields[name], file);
    return mark === undefined || file === undefined ? [] : [[mark, file]];
  });
  return new Map(maps);
}

/** The mark of a map in its one spelling; nothing for what is no map. */
export function markOn(field: Field | undefined, file: unknown): string | undefined {
  if (field?.kind !== 'record' || !field.map) return undefined;
  const read = field.map.read(file);
  return read.ok ? mapMark(read.value.file) : undefined;
}
