/** A point of the sheet; down is positive, as on a screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
