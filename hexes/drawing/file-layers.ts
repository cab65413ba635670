/** What every space has, its ground with a label and its number: written file by file, for a map may have ten thousand. */
import type { Space } from '../graph/graph.ts';
import { type Attributes, escaped, fixed, opened } from '../svg/markup.ts';
import { labelOf } from './drawing.ts';
import { GROUND_LOOKS } from './grounds.ts';
import type { Plan } from './plan.ts';
import { lettersOf, UNSPOKEN } from './space-layers.ts';

/** Each space refers to its ground and carries its label. */
export function groundLayer(plan: Plan): readonly string[] {
  const { map, id } = plan;
  const along = map.files ? 'y' : 'x';
  const looks = new Map(
    [...lettersOf(map)].map(([ground, letter]) => [
      ground,
      (GROUND_LOOKS[ground].signs?.scattered ?? ['']).map((_, way) => `" href="#${id}-${letter}${way}" ${along}="`),
    ]),
  );
  const begin = `\n<use id="${id}-`;
  const label = labeller(plan);
  return inFiles(plan, { class: 'ground' }, 0, (space, place, pieces) => {
    const ways = looks.get(map.ground(space)) ?? NOWHERE;
    const name = plan.name(space);
    pieces.push(begin, name.includes(' ') ? name.replaceAll(' ', '-') : name);
    pieces.push(ways[scatter(space, ways.length)] ?? '', place);
    label(space, pieces);
  });
}

const NOWHERE: readonly string[] = [];

/** The same scattering each time, but no pattern to be seen. */
export const scatter = (space: Space, ways: number): number => (Math.imul(space + 1, 0x9e3779b1) >>> 16) % ways;

/** Stands for a heading while a label is spoken. */
const ANY = '\u0000';

const [BEFORE, AFTER] = ['" role="img" aria-label="', '"/>'];

/** Of spaces with nothing but their ground one is spoken, and each heading put in. */
function labeller({ map, drawing, laid, name }: Plan): (space: Space, pieces: string[]) => void {
  const spoken = new Map<string, { readonly before: string; readonly after: string } | undefined>();
  const around = (fact: string) => {
    if (!spoken.has(fact)) {
      const [before, after, ...more] = escaped(drawing.say('drawing.label', { id: ANY, facts: [fact] })).split(ANY);
      const isOnce = before !== undefined && after !== undefined && more.length === 0;
      spoken.set(fact, isOnce ? { before: BEFORE + before, after: after + AFTER } : undefined);
    }
    return spoken.get(fact);
  };
  return (space, pieces) => {
    const overlays = laid(space);
    const fact = overlays.length === 0 ? map.onlyFact(space) : undefined;
    const parts = fact === undefined ? undefined : around(fact);
    if (parts) pieces.push(parts.before, name(space), parts.after);
    else pieces.push(BEFORE, escaped(labelOf(map, drawing, space, overlays)), AFTER);
  };
}

/** Numbers stand above everything else. */
export function numberLayer(plan: Plan): readonly string[] {
  const { map, name } = plan;
  const { x, y } = map.slots.number;
  const beside = x === 0 ? '' : ` x="${x}"`;
  const [before, after] = map.files ? [`<text${beside} y="`, '">'] : ['<text x="', `" y="${y}">`];
  return inFiles(plan, { class: 'numbers', ...UNSPOKEN }, map.files ? y : x, (space, place, pieces) => {
    if (map.isNumbered(space)) pieces.push(before, place, after, name(space), '</text>');
  });
}

/** Spaces in one file (or rank) share what moves them there; in pieces, so that a large picture is joined once. */
function inFiles(
  { map, files }: Plan,
  attributes: Attributes,
  offset: number,
  draw: (space: Space, place: string, pieces: string[]) => void,
): readonly string[] {
  const places = new Map<number, string>();
  const drawn = files.map(({ across, spaces }) => {
    const pieces = [`\n<g transform="translate(${map.files ? fixed(across) : `0 ${fixed(across)}`})">`];
    for (const space of spaces) {
      const along = map.along(space);
      let place = places.get(along);
      if (place === undefined) {
        place = fixed(along + offset);
        places.set(along, place);
      }
      draw(space, place, pieces);
    }
    pieces.push('</g>');
    return pieces.join('');
  });
  return [opened('g', attributes), ...drawn, '</g>'];
}
