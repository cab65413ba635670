export {
  COUNTER_SIDES,
  type Counter,
  type CounterSide,
  type CounterSize,
  type CounterStates,
} from './counters/counter.ts';
export { counterSymbols } from './counters/counter-symbols.ts';
export { type CounterLook, counterSvg } from './counters/draw-counter.ts';
export { counterOf } from './counters/face.ts';
export { describeHex, describeHexMap, describePointMap } from './drawing/describe.ts';
export type { Drawing, Look } from './drawing/drawing.ts';
export { FEATURE_MARKS, type FeatureMark } from './drawing/features.ts';
export { GROUNDS, type Ground } from './drawing/grounds.ts';
export { HexScene, type NearSide } from './drawing/hex-scene.ts';
export { overlaySwatch } from './drawing/legend.ts';
export { LINE_STYLES, type LineStyle } from './drawing/line-styles.ts';
export { type Overlay, overlaysFrom } from './drawing/overlay.ts';
export { type Colour, dayOf, nightOf } from './drawing/palette.ts';
export { linePen, NUMBER_PEN, type Pen, signPen } from './drawing/pens.ts';
export { resultPicture } from './drawing/result-picture.ts';
export { hexSvg, overlaySvg, pointSvg } from './drawing/svg.ts';
export { featureSwatch, hexsideSwatch, runsThrough, terrainSwatch } from './drawing/swatches.ts';
export { hexText } from './drawing/text-map.ts';
export type { Axial, Side } from './geometry/axial.ts';
export * as axial from './geometry/axial.ts';
export { type Offset, type Orientation, type Shoved, SIDE_NAMES, type SideName } from './geometry/offset.ts';
export type { Point } from './geometry/point.ts';
export { Flood, flood, type Passes } from './graph/flood.ts';
export {
  backwards,
  FORBIDDEN,
  type Graph,
  type Link,
  linkBetween,
  neighboursOf,
  type Space,
  type Travel,
} from './graph/graph.ts';
export { type Path, type Priced, price, Reach, reach, shortestPath } from './graph/reach.ts';
export type { Start } from './graph/spread.ts';
export {
  type CutDepot,
  type JoinedDepot,
  type SupplyNetwork,
  type SupplyPlan,
  supplyNetwork,
} from './graph/supply.ts';
export { type Exerted, type Exerts, type Stationed, Zones, zones } from './graph/zones.ts';
export {
  blankMap,
  paint,
  place,
  remove,
  renumber,
  restore,
  retitle,
  setFeature,
  setSide,
  sidesAlong,
} from './map/edit-map.ts';
export { HexGrid } from './map/hex-grid.ts';
export { HexMap, type MapChanges } from './map/hex-map.ts';
export { hexsideOf, printHexside } from './map/hexside.ts';
export { HexSheets, mapField } from './map/map-field.ts';
export type { MapFile, MapVocabulary } from './map/map-file.ts';
export { readMap } from './map/read-map.ts';
export { mapInText, mapText, ownWords } from './map/saved-map.ts';
export { type Numbered, numberingFrom } from './numbering/from-two.ts';
export { COLUMN_ROW, LETTERED, type Numbering, type NumberingPlan, numbering } from './numbering/numbering.ts';
export {
  PointMap,
  type PointMapFile,
  PointSheets,
  type PointVocabulary,
  pointMapField,
  readPointMap,
} from './point/point-map.ts';
export {
  type Bill,
  inOperational,
  isWithin,
  LinkedScales,
  type LinkScale,
  linkScales,
  type Position,
  type Range,
  type Scale,
  type ScalePlan,
  type Transition,
} from './scale/linked-scales.ts';
export { contrast } from './svg/colour.ts';
export { en } from './text/en.ts';
export { fr } from './text/fr.ts';
