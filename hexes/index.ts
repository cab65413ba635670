export * as axial from './geometry/axial.ts';
export type { Axial, Side } from './geometry/axial.ts';
export { type Offset, type Orientation, SIDE_NAMES, type Shoved, type SideName } from './geometry/offset.ts';
export { COLUMN_ROW, LETTERED, type Numbering, type NumberingPlan, numbering } from './numbering/numbering.ts';
