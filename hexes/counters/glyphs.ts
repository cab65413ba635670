/** What stands for each arm, in a box of 30 by 20: drawn for this house after what counters commonly print. */
import type { CounterSymbol } from '@grognard/kernel';
import { box, type Corner, corners, mirrored, moved, polygon, ring } from './shapes.ts';

/** In the order in which they are laid on one another; all are path data. */
export interface Glyph {
  /** Filled with the pale field, edged with ink. */
  readonly field?: string;
  readonly lines?: string;
  readonly bold?: string;
  /** Filled with ink. */
  readonly solid?: string;
  /** Pale within the ink. */
  readonly spared?: string;
}

const FRAME = box(1, 1, 28, 18);
const SALTIRE = 'M1 1 29 19M29 1 1 19';
const SLANT = 'M29 1 1 19';
const TRACKS = 'M10.5 5h9a5 5 0 0 1 0 10h-9a5 5 0 0 1 0-10z';
const GABLE = 'M1 19 15 1 29 19';
const MUZZLE = ring(15, 10, 3.8);

/** An aircraft from above, and a pair of engines or pods on its wings. */
const aircraft = (right: readonly Corner[]): string => mirrored(15, right);
const pair = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height) + box(30 - x - width, y, width, height);

const FIGHTER: readonly Corner[] = corners(
  '15 0.6, 15.9 3.4, 16.2 7, 24 13, 24 14.8, 16.4 13.4, 16.2 15.6, 19 17.8, 19 19.2, 15 18.4',
);

/** A warship from the side, bows to the right, 28 wide and 13 high. */
const WARSHIP: readonly (readonly Corner[])[] = [
  corners('0 8, 28 8, 24.5 13, 2.5 13'),
  corners('9 8, 9 4.6, 12 4.6, 12 2.4, 13 2.4, 13 0, 14.2 0, 14.2 2.4, 16.6 2.4, 16.6 4.6, 18.6 4.6, 18.6 8'),
  corners('3.6 8, 3.6 6.2, 1 5.4, 1.3 4.5, 4.4 5, 7.2 5, 7.2 8'),
  corners('20.4 8, 20.4 5, 23 5, 26.6 4.2, 26.9 5.1, 24 6.2, 24 8'),
];
const MERCHANT: readonly (readonly Corner[])[] = [
  corners('0 6, 17 6, 15 10, 1.8 10'),
  corners('2 6, 2 2.6, 5.4 2.6, 5.4 6'),
  corners('3 2, 3 0, 4.5 0, 4.5 2'),
  corners('10.2 5.4, 10.2 1.4, 11 1.4, 11 5.4'),
];
const ship = (parts: readonly (readonly Corner[])[], x: number, y: number, scale = 1): string =>
  parts.map((part) => polygon(moved(part, x, y, scale))).join('');

/** A ring, a stock, and flukes that rise from the foot. */
const ANCHOR = 'M15 4.6V16.4M11.6 7.2H18.4M9.6 12.2C10 15 12.4 16.4 15 16.4S20 15 20.4 12.2';

export const GLYPHS: Readonly<Record<CounterSymbol, Glyph>> = {
  infantry: { field: FRAME, lines: SALTIRE },
  lightInfantry: { field: FRAME, lines: `${SALTIRE}M15 1V19` },
  shockInfantry: { field: FRAME, lines: SALTIRE, solid: 'M1 19 15 10 29 19z' },
  cavalry: { field: FRAME, lines: SLANT },
  armour: { field: FRAME, lines: TRACKS },
  armouredCavalry: { field: FRAME, lines: SLANT + TRACKS },
  mechanised: { field: FRAME, lines: SALTIRE + TRACKS },
  airborne: {
    field: FRAME,
    lines: SALTIRE,
    bold: 'M6.5 18C8 13.4 13.8 13.4 15 17.6C16.2 13.4 22 13.4 23.5 18',
  },
  airAssault: { field: FRAME, lines: SALTIRE, bold: 'M8 12.8 15 18 22 12.8' },
  marines: { field: FRAME, lines: SALTIRE, bold: ANCHOR },
  specialForces: {
    field: FRAME,
    bold: 'M13.4 6.8C12.2 5.5 8.4 5.5 8.4 8C8.4 10.6 13.6 9.6 13.6 12.3C13.6 14.8 9.4 14.6 8.2 13.2M17 14.2V6H22M17 10H21',
  },
  artillery: { field: FRAME, solid: MUZZLE },
  heavyArtillery: { field: FRAME, bold: 'M6 5.5V14.5M24 5.5V14.5', solid: MUZZLE },
  armyArtillery: { field: FRAME, lines: ring(15, 10, 6.4), solid: ring(15, 10, 3.4) },
  rocketArtillery: {
    field: FRAME,
    bold: 'M10.5 9.4 15 6.2 19.5 9.4M10.5 5.9 15 2.7 19.5 5.9',
    solid: ring(15, 14.2, 2.7),
  },
  airDefence: { field: FRAME, lines: 'M1 19C5 7.5 25 7.5 29 19' },
  antitank: { field: FRAME, lines: GABLE },
  selfPropelledAntitank: { field: FRAME, lines: GABLE + TRACKS },
  engineers: { field: FRAME, bold: 'M7.5 14.5V6H22.5V14.5M15 6V14.5' },
  headquarters: {
    field: box(3, 1, 26, 13),
    lines: `M9.5 4.4V10.6M14 4.4V10.6M9.5 7.5H14M21.4 8.8 23.6 11${ring(20.5, 7.5, 2.9)}`,
    bold: 'M3 1V20',
  },
  leader: {
    field: 'M11 6.5V9.6A4 4 0 0 0 19 9.6V6.5z',
    solid:
      'M4.5 8.8C5.6 3.6 9.6 0.8 15 0.8S24.4 3.6 25.5 8.8C20.5 5.8 9.5 5.8 4.5 8.8zM2.5 20C2.5 16.2 7.5 15.6 11.2 14.8L15 17.8 18.8 14.8C22.5 15.6 27.5 16.2 27.5 20z',
    spared: ring(15, 3.9, 1.4),
  },
  force: {
    bold: 'M4.5 2.5C9 9 15 13.5 23.5 16.5M25.5 2.5C21 9 15 13.5 6.5 16.5M21.4 18.6 24.6 13.4M8.6 18.6 5.4 13.4',
    lines: 'M23.5 16.5 26.4 18.2M6.5 16.5 3.6 18.2',
  },
  supply: {
    field: 'M4.6 11V8.5C4.6 0.5 25.4 0.5 25.4 8.5V11z',
    lines: 'M11.5 2.8V11M18.5 2.8V11',
    solid: `M2.5 11H27.5L25.5 14H4.5z${ring(9, 15.6, 3.4)}${ring(21, 15.6, 3.4)}`,
    spared: ring(9, 15.6, 1.3) + ring(21, 15.6, 1.3),
  },
  depot: {
    field: 'M3 9.5 15 2 27 9.5V18.5H3z',
    lines: 'M3 9.5H27',
    solid: box(7, 13, 4.5, 5.5) + box(12.8, 13, 4.5, 5.5) + box(18.6, 13, 4.5, 5.5),
  },
  fortification: {
    field: 'M2 18.5V4H6.5V7.5H10.5V4H19.5V7.5H23.5V4H28V18.5z',
    solid: 'M12 18.5V14.5A3 3 0 0 1 18 14.5V18.5z',
  },
  airbase: { field: ring(15, 10, 9.2), solid: aircraft(moved(FIGHTER, 3.6, 2.2, 0.76)) },
  port: {
    bold: 'M15 6.5V18.5M9.5 9.5H20.5M5 12.5C6 16.5 10 18.5 15 18.5S24 16.5 25 12.5M2.8 14.5 5 11.8 8 13.8M27.2 14.5 25 11.8 22 13.8',
    field: ring(15, 3.8, 2.4),
  },
  fighter: { solid: aircraft(FIGHTER) },
  attackAircraft: {
    solid:
      aircraft(corners('15 1.2, 16 3, 16.2 7.6, 27 9, 27 11.4, 16.2 12, 16 15.6, 20 16.4, 20 18.4, 15 18.8')) +
      pair(19, 5.6, 1.6, 8.4) +
      pair(23, 6.6, 1.6, 6.8),
  },
  bomber: {
    solid:
      aircraft(
        corners('15 0.6, 16.4 2.4, 16.7 5, 29.4 12.4, 29.4 14.4, 16.7 11.2, 16.3 15.4, 20.4 17.8, 20.4 19.4, 15 18.4'),
      ) +
      pair(20, 4.6, 1.8, 5) +
      pair(24.4, 7.2, 1.8, 5),
  },
  transportAircraft: {
    solid:
      aircraft(corners('15 0.6, 17 1.6, 17.8 4, 17.8 5.6, 29 6.6, 29 9, 17.8 10, 17 15, 22 16, 22 18.4, 15 19.2')) +
      pair(20.4, 3.6, 1.6, 4) +
      pair(24.6, 4, 1.6, 4),
  },
  patrolAircraft: {
    lines: 'M2 17.5C3.5 15.8 5 15.8 6.5 17.5S9.5 19.2 11 17.5M19 17.5C20.5 15.8 22 15.8 23.5 17.5S26.5 19.2 28 17.5',
    solid:
      aircraft(
        corners('15 0.6, 16 2.2, 16.2 5.4, 28 6.4, 28 8.4, 16.2 9, 15.9 13, 19 13.8, 19 15.2, 15.5 15.4, 15.3 19.4'),
      ) + pair(20, 3.6, 1.4, 3.4),
  },
  earlyWarningAircraft: {
    solid: aircraft(corners('15 0.4, 16 2, 16.2 4, 27.6 5.2, 27.6 7.6, 16.2 8.4, 16 16, 19.8 17, 19.8 18.8, 15 19.2')),
    spared: ring(15, 11, 4.6),
  },
  helicopter: {
    bold: 'M4 2.5H24M14 2.5V6',
    lines: 'M7 18.5H20M10 15V18.5M17 15V18.5',
    solid:
      'M7 11C7 7.5 10 5.6 13.5 5.6C17.5 5.6 19.5 7.4 20.3 9.4L27.5 8.6L28.5 5.5H29.5V12H28.5L27.7 10.6L20 12.4C18.5 14.6 16.5 15.4 13.5 15.4C9.5 15.4 7 13.8 7 11z',
    spared: 'M8.6 10.8C8.8 8.8 10.2 7.6 12.4 7.3V10.8z',
  },
  warship: { solid: ship(WARSHIP, 1, 4) },
  carrier: {
    solid: `${polygon(corners('0.6 9, 29.4 9, 27.6 11.4, 25 11.4, 22.6 16.8, 4.8 16.8, 2.8 11.4, 1.4 11.4'))}${polygon(corners('17 9, 17 5.2, 18.6 5.2, 18.6 2, 19.6 2, 19.6 3.8, 21.8 3.8, 21.8 5.2, 23.6 5.2, 23.6 9'))}${polygon(corners('4 8, 7.2 6.2, 8 6.2, 7.4 7.2, 11 7.2, 11 8'))}`,
  },
  submarine: {
    lines: 'M2 18.4H28',
    solid:
      'M1.5 12C1.5 9.6 6 8.6 10 8.6H12.4L13 4.4H14.2V1.4H15.4V4.4H18.2L18.8 8.6H21C25.5 8.6 28.5 10.2 28.5 12C28.5 14.2 25.5 15.6 21 15.6H10C6 15.6 1.5 14.4 1.5 12z',
  },
  amphibiousShip: {
    lines: 'M1 18.4H29',
    solid: `${polygon(corners('1 9, 22 9, 22 7, 24 7, 29.2 15.2, 27.8 16, 24 12, 22.8 16.8, 4 16.8'))}${polygon(corners('3 9, 3 4.6, 4.8 4.6, 4.8 2, 5.8 2, 5.8 4.6, 9 4.6, 9 9'))}${polygon(corners('12 8.2, 12 6.6, 14 6.6, 14 5.2, 17 5.2, 17 6, 20 5.6, 20 6.4, 17.6 6.8, 18.6 8.2'))}`,
  },
  convoy: { solid: ship(MERCHANT, 1, 1.4, 0.8) + ship(MERCHANT, 12, 8.6) },
  fleet: { solid: ship(WARSHIP, 0.6, 1.2, 0.5) + ship(WARSHIP, 15.4, 1.2, 0.5) + ship(WARSHIP, 5, 9.4, 0.72) },
  marker: { field: 'M15 1.5 26 10 15 18.5 4 10z', solid: ring(15, 10, 2) },
};
