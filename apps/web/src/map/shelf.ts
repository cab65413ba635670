/** Maps kept on this device, and photographs of the player's own sheets, which never leave it. */
import type { Plain } from '@grognard/kernel';
import { Shelf } from '../app/database.ts';
import type { Pinned } from './photo/fit.ts';

export interface KeptMap {
  readonly key: string;
  readonly game: string;
  readonly title: string;
  /** The whole map in its one spelling. */
  readonly file: Plain;
  readonly changed: number;
}

export const mapShelf = new Shelf<KeptMap>('grognard-maps', 'maps', 'key');

export interface KeptPhoto {
  /** Of the map it lies under. */
  readonly key: string;
  readonly picture: Blob;
  readonly pins: readonly Pinned[];
  readonly changed: number;
}

export const photoShelf = new Shelf<KeptPhoto>('grognard-photos', 'photos', 'key');
