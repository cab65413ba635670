/** How each class of a picture is painted. */
import { GROUND_LOOKS } from './grounds.ts';
import { LINE_RULES } from './line-styles.ts';
import { type Colour, type Rule, styleSheet } from './palette.ts';
import { MOST_SIDES, type Plan } from './plan.ts';

const SERIF = "'Grognard Serif','Source Serif 4',Georgia,serif";
const SANS = "system-ui,'Segoe UI',Roboto,'Liberation Sans',sans-serif";

/** Letters with a rim of paper, to be read over lines and hatching. */
const rimmed = (size: number, weight: number, face: string, rim = 3): string =>
  `font:${weight} ${size}px ${face};text-anchor:middle;paint-order:stroke;stroke-width:${rim};stroke-linejoin:round`;

export const SIGN_RULES: readonly Rule[] = [
  {
    of: 'relief',
    inSymbol: true,
    fill: 'none',
    stroke: 'relief',
    as: 'stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round',
  },
  { of: 'leaf', inSymbol: true, fill: 'leaf' },
  { of: 'reed', inSymbol: true, fill: 'none', stroke: 'reed', as: 'stroke-width:1.4;stroke-linecap:round' },
  { of: 'block', inSymbol: true, fill: 'block' },
  { of: 'wave', inSymbol: true, fill: 'none', stroke: 'wave', as: 'stroke-width:1.6;stroke-linecap:round' },
  { of: 'strange', inSymbol: true, fill: 'none', stroke: 'quiet', as: 'stroke-width:1.4' },
];

const sideRules = (side: number): readonly Rule[] => {
  const colour = `side-${side}` as Colour;
  return [
    { of: `.hatch.s${side}`, stroke: colour },
    { of: `.signs .s${side} text`, fill: colour },
    { of: `.ranges .range.s${side}`, stroke: colour, as: side % 2 === 1 ? '' : 'stroke-dasharray:7 4' },
    { of: `.supply.s${side}`, stroke: colour },
    // Dots for one side, longer ones for the other.
    { of: `.supplies .dotted.s${side}`, as: `stroke-dasharray:${side % 2 === 1 ? '.1 9' : '3 9'}` },
    { of: `.cut.s${side}`, stroke: colour },
    { of: `.ways .way.s${side}`, stroke: colour },
    { of: `.discs .s${side} circle`, stroke: colour },
    { of: `.discs .s${side}.end circle`, fill: colour },
  ];
};

const OVERLAY_RULES: readonly Rule[] = [
  { of: '.hatch', fill: 'none', as: 'stroke-width:2;stroke-opacity:.5' },
  { of: '.hatch.lost', as: 'stroke-width:1.3;stroke-opacity:.7' },
  { of: '.signs text', stroke: 'paper', as: rimmed(11, 700, SANS) },
  { of: '.ranges path', fill: 'none', as: 'stroke-linejoin:round' },
  { of: '.ranges .case', stroke: 'paper', as: 'stroke-width:3.6;stroke-opacity:.7' },
  { of: '.ranges .range', as: 'stroke-width:1.6' },
  { of: '.reaches path', fill: 'none', as: 'stroke-linejoin:round' },
  { of: '.reaches .case', stroke: 'paper', as: 'stroke-width:6;stroke-opacity:.8' },
  { of: '.reaches .reach', stroke: 'reach', as: 'stroke-width:2.8' },
  { of: '.notes text', fill: 'ink', stroke: 'paper', as: rimmed(13, 600, SERIF) },
  { of: '.marks rect', fill: 'paper', stroke: 'ink', as: 'stroke-width:1.2' },
  { of: '.marks text', fill: 'ink', as: `font:700 9px ${SANS};text-anchor:middle` },
  { of: '.ways path', fill: 'none', as: 'stroke-linecap:round;stroke-linejoin:round' },
  { of: '.ways .case', stroke: 'paper', as: 'stroke-width:10' },
  { of: '.ways .way', stroke: 'reach' },
  { of: '.ways path.way', as: 'stroke-width:5.5' },
  { of: '.ways circle', fill: 'paper', as: 'stroke-width:3' },
  { of: '.discs circle', fill: 'paper', stroke: 'reach', as: 'stroke-width:2.5' },
  { of: '.discs .end circle', fill: 'reach' },
  { of: '.discs text', fill: 'ink', as: `font:600 12px ${SERIF};text-anchor:middle` },
  { of: '.discs .end text', fill: 'paper' },
  { of: '.supplies path', fill: 'none', as: 'stroke-linecap:round' },
  { of: '.supplies .supply-case', stroke: 'paper', as: 'stroke-width:6.5' },
  { of: '.supplies .supply', as: 'stroke-width:4.2' },
  { of: '.supplies .cut-case', stroke: 'paper', as: 'stroke-width:6' },
  { of: '.supplies .cut', as: 'stroke-width:2.8;stroke-dasharray:none' },
  { of: '.stacks>text', fill: 'ink', stroke: 'paper', as: rimmed(9, 600, SANS) },
];

const SIDE_RULES: readonly Rule[] = Array.from({ length: MOST_SIDES }, (_, index) => sideRules(index + 1)).flat();

export const PAGE_RULES: readonly Rule[] = [
  { of: '.page', fill: 'paper' },
  { of: '.numbers text', fill: 'quiet', stroke: 'paper', as: `${rimmed(8.5, 400, SANS, 3.8)};stroke-opacity:.92` },
  { of: '.names text', fill: 'ink', stroke: 'paper', as: rimmed(11.5, 600, SERIF, 3.2) },
  { of: '.features', color: 'ink', fill: 'paper' },
  { of: '.lines .shore', stroke: 'shore', as: 'stroke-width:2.6' },
  { of: '.legend text', fill: 'ink', as: `font:400 12px ${SANS}` },
  { of: '.legend .head', as: `font:600 15px ${SERIF}` },
  { of: '.legend .frame', fill: 'none', stroke: 'grid' },
];

/** Only the grounds that are there. */
export function style({ map, id }: Plan): string {
  const colours = new Set(map.grounds.map(({ ground }) => GROUND_LOOKS[ground].colour));
  const grounds = [...colours].map((colour): Rule => ({ of: colour, inSymbol: true, fill: colour, stroke: 'grid' }));
  return styleSheet(id, [...grounds, ...SIGN_RULES, ...LINE_RULES, ...PAGE_RULES, ...OVERLAY_RULES, ...SIDE_RULES]);
}

/** For what lies over a map, without the map. */
export const overlayStyle = (id: string): string => styleSheet(id, [...PAGE_RULES, ...OVERLAY_RULES, ...SIDE_RULES]);
