/** The same colours, widths and letters for whoever paints a map without a style sheet. */
import type { GroundLook } from './grounds.ts';
import { LINE_RULES } from './line-styles.ts';
import type { Colour, Rule } from './palette.ts';
import { PAGE_RULES, SIGN_RULES } from './rules.ts';

/** How something is filled and stroked. */
export interface Pen {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width: number;
  readonly dash: readonly number[];
  readonly opacity: number;
  readonly cap: 'round' | 'butt';
  /** As a style sheet writes it; nothing for what is no text. */
  readonly font?: string;
}

/** What the rules of these selectors say together, the later over the earlier. */
function penOf(rules: readonly Rule[], ...selectors: readonly string[]): Pen {
  const told = selectors.flatMap((selector) => rules.filter(({ of }) => of === selector));
  const said = new Map(
    told.flatMap(({ as = '' }) =>
      as.split(';').map((each): readonly [string, string] => {
        const [property = '', ...value] = each.split(':');
        return [property, value.join(':')];
      }),
    ),
  );
  const colour = (property: 'fill' | 'stroke'): Colour | undefined => {
    const last = told.findLast((rule) => rule[property] !== undefined)?.[property];
    return last === 'none' ? undefined : last;
  };
  const [fill, stroke, font] = [colour('fill'), colour('stroke'), said.get('font')];
  const dash = said.get('stroke-dasharray');
  return {
    ...(fill && { fill }),
    ...(stroke && { stroke }),
    ...(font && { font }),
    width: Number(said.get('stroke-width') ?? 1),
    dash: dash === undefined || dash === 'none' ? [] : dash.split(' ').map(Number),
    opacity: Number(said.get('stroke-opacity') ?? 1),
    cap: said.get('stroke-linecap') === 'round' ? 'round' : 'butt',
  };
}

/** A stroke of a river, a road …, by its class. */
export const linePen = (name: string): Pen => penOf([...LINE_RULES, ...PAGE_RULES], '.lines path', `.lines .${name}`);

/** The signs of a ground. */
export const signPen = (name: NonNullable<GroundLook['signs']>['class']): Pen => penOf(SIGN_RULES, name);

/** The pen for the numbers of hexes. */
export const NUMBER_PEN: Pen = penOf(PAGE_RULES, '.numbers text');
